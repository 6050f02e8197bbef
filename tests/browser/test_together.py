"""Several at one table: what one holds never reaches another's page; reload and a broken connection in the middle."""

import pytest

from tests.browser.hand import play_by_list, settle, version
from tests.browser.line import Line


def address(created, seat):
    """Return the address of a seat of a created game."""
    return f"/table/#game={created['game']['id']}&token={created['seat_tokens'][seat]['token']}"


def created_for_two(client, ruleset="gondola"):
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Bruno"}]
    return client.ask("POST", "/v1/games", json={"ruleset": ruleset, "seats": seats, "seed": "together"})


def test_a_hidden_hand_never_reaches_the_other_page(opened, client):
    created = created_for_two(client)
    anna, bruno = opened(), opened()
    heard = []
    bruno.on(
        "response", lambda response: heard.append(response) if "/v1/games/" in response.url and "/events" not in response.url else None
    )
    anna.goto(address(created, 0))
    bruno.goto(address(created, 1))
    for page in (anna, bruno):
        page.wait_for_selector("#slider")
    for _ in range(6):
        mover = anna if anna.inner_text("#turn").startswith("Your turn") else bruno
        before = version(mover)
        play_by_list(mover)
        for page in (anna, bruno):
            settle(page, before)
    path = f"/v1/games/{created['game']['id']}"
    view = client.ask("GET", path, created["seat_tokens"][0]["token"])["view"]
    hidden = [f'"{tile}"' for tile in view["hand"]]
    assert hidden
    told = [response.text() for response in heard]
    assert len(told) > 8
    assert not [tile for tile in hidden for body in told if tile in body or f"hand:{tile[1:-1]}" in body]
    shown = bruno.content() + bruno.evaluate("document.querySelector('#picture').shadowRoot.innerHTML")
    assert not [tile for tile in view["hand"] if f">{tile}<" in shown or f"hand:{tile}" in shown]
    # The other way round, so that the test would see them.
    assert f"hand:{view['hand'][0]}" in anna.evaluate("document.querySelector('#picture').shadowRoot.innerHTML")


def test_a_reload_in_the_middle_comes_back_to_the_seat(opened, client):
    created = created_for_two(client, "rialto")
    pages = [opened(), opened()]
    for seat, page in enumerate(pages):
        page.goto(address(created, seat))
        page.wait_for_selector("#slider")
    mover = next(page for page in pages if page.inner_text("#turn").startswith("Your turn"))
    play_by_list(mover)
    before = version(mover)
    mover.reload()
    mover.wait_for_selector("#slider")
    assert version(mover) == before
    assert mover.locator("#log-list li").count() == before + 1
    # The tab knows its seat also without the token in the address.
    mover.evaluate("location.hash = location.hash.replace(/&token=[^&]*/, '')")
    mover.reload()
    mover.wait_for_selector(".standings small:has-text('you')")
    assert "token" not in mover.url


@pytest.fixture
def line(house):
    made = Line(house.port)
    yield made
    made.close()


def test_a_broken_connection_is_told_and_mended(opened, client, line):
    created = created_for_two(client)
    page = opened(refused=True, base_url=line.base)
    watched = created["game"]["to_act"]["seat"]
    page.goto(address(created, 1 - watched))
    page.wait_for_selector("#slider")
    page.locator("#connection").filter(has_text="Live").wait_for()
    line.cut()
    page.locator("#connection").filter(has_text="Connection lost").wait_for(timeout=60_000)
    token = created["seat_tokens"][watched]["token"]
    game = client.ask("GET", f"/v1/games/{created['game']['id']}", token)
    decided = client.decide(game, token)
    line.mend()
    page.locator("#connection").filter(has_text="Live").wait_for(timeout=60_000)
    settle(page, decided["game"]["version"] - 1)
    assert page.locator("#log-list li").count() == version(page) + 1
    assert decided["game"]["version"] == version(page)


def test_a_token_that_opens_nothing_is_told_in_words(opened, client):
    created = created_for_two(client)
    page = opened(refused=True)
    page.goto(f"/table/#game={created['game']['id']}&token=seat_no")
    page.locator("h1").filter(has_text="This game cannot be shown").wait_for()
    page.locator(".refusal").filter(has_text="This token does not belong to this game.").wait_for()
    assert page.locator("#picture").count() == 0
