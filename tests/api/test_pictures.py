"""board.svg and board.txt over HTTP: content types, caching, who may look, and what a picture may do."""

from xml.etree import ElementTree as ET

import pytest

from service.rulesets.catalogue import REGISTRY
from tests.api.contract import ContractClient
from tests.api.table import Table, table

FORMS = {"svg": "image/svg+xml; charset=utf-8", "txt": "text/plain; charset=utf-8"}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", REGISTRY.names())
def test_every_ruleset_is_drawn(client: ContractClient, name: str, form: str) -> None:
    game = table(client, name)
    response = client.get(f"{game.path}/board.{form}", headers=game.seat(game.to_act))
    assert response.status_code == 200
    assert response.headers["Content-Type"] == FORMS[form]
    assert REGISTRY[name].meta.title in response.text
    assert "Player 0" in response.text


def test_a_picture_is_contained(gondola: Table) -> None:
    response = gondola.client.get(f"{gondola.path}/board.svg", headers=gondola.seat(0))
    assert response.headers["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Cache-Control"] == "private, no-cache"
    assert ET.fromstring(response.data).attrib["role"] == "img"


@pytest.mark.parametrize("form", FORMS)
def test_an_etag_saves_the_drawing(gondola: Table, form: str) -> None:
    path, headers = f"{gondola.path}/board.{form}", gondola.seat(gondola.to_act)
    first = gondola.client.get(path, headers=headers)
    again = gondola.client.get(path, headers={**headers, "If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    mover = gondola.to_act
    gondola.act(mover, gondola.legal(mover)[0]["action"])
    moved = gondola.client.get(path, headers={**headers, "If-None-Match": first.headers["ETag"]})
    assert moved.status_code == 200
    assert "Last: " in moved.text


def test_forms_and_viewers_have_etags_of_their_own(gondola: Table) -> None:
    viewers = [gondola.seat(0), gondola.seat(1), {"Authorization": f"Bearer {gondola.host}"}]
    etags = {gondola.client.get(f"{gondola.path}/board.{form}", headers=who).headers["ETag"] for form in FORMS for who in viewers}
    assert len(etags) == 6


@pytest.mark.parametrize("form", FORMS)
def test_hands_are_drawn_for_their_seat_alone(gondola: Table, form: str) -> None:
    path = f"{gondola.path}/board.{form}"
    mine = gondola.client.get(path, headers=gondola.seat(0)).text
    host = gondola.client.get(path, headers={"Authorization": f"Bearer {gondola.host}"}).text
    assert "Your hand" in mine
    assert "Your hand" not in host


@pytest.mark.parametrize("form", FORMS)
def test_private_pictures_take_a_token(gondola: Table, form: str) -> None:
    path = f"{gondola.path}/board.{form}"
    assert gondola.client.get(path).status_code == 401
    assert gondola.client.get(path, headers={"Authorization": "Bearer seat_no"}).status_code == 403
    missing = gondola.client.get(f"/v1/games/{'0' * 24}/board.{form}")
    assert (missing.status_code, missing.json["code"]) == (404, "game/not_found")
    refused = gondola.client.get(path, headers={**gondola.seat(0), "Accept": "application/json"})
    assert refused.status_code == 406


def test_names_cannot_break_out(client: ContractClient) -> None:
    seats = [{"kind": "human", "name": "</text><script>alert(1)</script>"}, {"kind": "human", "name": "B"}]
    game = table(client, seats=seats)
    drawn = client.get(f"{game.path}/board.svg", headers=game.seat(0)).text
    assert "<script" not in drawn
    assert "&lt;/text" in drawn


@pytest.mark.parametrize("name", REGISTRY.names())
def test_the_past_is_drawn_as_it_was_seen(client: ContractClient, name: str) -> None:
    game = table(client, name)
    viewers = [*(game.seat(n) for n in game.tokens), {"Authorization": f"Bearer {game.host}"}]
    seen = []
    for _ in range(6):
        seen.append([client.get(f"{game.path}/board.svg", headers=who).text for who in viewers])
        mover = game.to_act
        game.act(mover, game.legal(mover)[0]["action"])
    for version, drawn in enumerate(seen):
        again = [client.get(f"{game.path}/board.svg?version={version}", headers=who).text for who in viewers]
        assert again == drawn
    assert len({drawn[0] for drawn in seen}) == len(seen)


@pytest.mark.parametrize("form", FORMS)
def test_versions_to_come_cannot_be_drawn(gondola: Table, form: str) -> None:
    path = f"{gondola.path}/board.{form}"
    for version in ("1", "-1", "x", str(2**31)):
        refused = gondola.client.get(f"{path}?version={version}", headers=gondola.seat(0))
        assert (refused.status_code, refused.json["code"], refused.json["field"]) == (422, "request/invalid", "version")
    assert gondola.client.get(f"{path}?version=0", headers=gondola.seat(0)).text == gondola.client.get(path, headers=gondola.seat(0)).text
