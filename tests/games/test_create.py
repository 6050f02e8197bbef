import hashlib
import json
from dataclasses import replace

import pytest

from service.games.errors import Code
from service.games.model import GameWish, SeatWish
from service.store import keys
from tests.games.table import HUMANS, Table

AI = SeatWish("ai", "greedy")
WISH = GameWish("gondola", HUMANS)


def test_the_answer_has_the_game_and_the_tokens(games):
    seats = (SeatWish("human"), SeatWish("open", name="Cleo"), AI)
    answer = games.create(replace(WISH, seats=seats))
    created = json.loads(answer.body)
    game = created["game"]
    assert answer.id == game["id"]
    assert [t["seat"] for t in created["seat_tokens"]] == [0]
    assert created["seat_tokens"][0]["token"].startswith("seat_")
    assert created["host_token"].startswith("host_")
    assert game["seats"] == [
        {"seat": 0, "kind": "human", "level": None, "name": "Player 0", "stand_in": False},
        {"seat": 1, "kind": "open", "level": None, "name": "Cleo", "stand_in": False},
        {"seat": 2, "kind": "ai", "level": "greedy", "name": "AI 2 (greedy)", "stand_in": False},
    ]
    assert (game["version"], game["status"], game["viewer"], game["players"]) == (0, "active", None, 3)
    assert game["options"] == {"races": 1}
    assert game["created_at"] == "2023-11-14T22:13:20.000Z"
    assert game["expires_at"] == "2023-12-14T22:13:20.000Z"
    assert game["view"]["hand"] == []


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        (replace(WISH, ruleset="chess"), "ruleset"),
        (replace(WISH, seats=HUMANS[:1]), "seats"),
        (replace(WISH, seats=HUMANS * 3), "seats"),
        (replace(WISH, seats=(*HUMANS, SeatWish("robot"))), "seats.2.kind"),
        (replace(WISH, seats=(*HUMANS, SeatWish("ai"))), "seats.2.level"),
        (replace(WISH, seats=(*HUMANS, SeatWish("ai", "godlike"))), "seats.2.level"),
        (replace(WISH, seats=(*HUMANS, SeatWish("human", "greedy"))), "seats.2.level"),
        (replace(WISH, seats=(*HUMANS, SeatWish("human", name=""))), "seats.2.name"),
        (replace(WISH, seats=(*HUMANS, SeatWish("human", name="x" * 41))), "seats.2.name"),
        (replace(WISH, seats=(*HUMANS, SeatWish("human", name="\ud800"))), "seats.2.name"),
        (replace(WISH, visibility="hidden"), "visibility"),
        (replace(WISH, seed=""), "seed"),
        (replace(WISH, seed="\n"), "seed"),
        (replace(WISH, options={"races": 2}), "options.races"),
        (replace(WISH, options={"depth": 2}), "options.depth"),
    ],
)
def test_a_wish_that_cannot_be_met_names_the_member(games, refused, wish, field):
    problem = refused(games.create, wish)
    assert (problem.code, problem.data["field"]) == (Code.REQUEST_INVALID, field)


def test_a_seed_decides_all_luck_and_is_told(games):
    first, second, other = (Table(games, seed=seed) for seed in ("sea", "sea", "land"))
    hands = [[t.look(t.tokens[seat])["view"]["hand"] for seat in (0, 1)] for t in (first, second, other)]
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]
    assert first.look()["seeded"]
    assert not Table(games).look()["seeded"]
    # SHA-256 of the secret, which is the SHA-256 of the seed.
    assert first.look()["commitment"] == hashlib.sha256(hashlib.sha256(b"sea").digest()).hexdigest()


def test_tokens_are_nowhere_in_the_store(games, store):
    answer = games.create(WISH, bearer="key_api", idempotency_key="once")
    created = json.loads(answer.body)
    table = Table(games)
    table.act(idempotency_key="k")
    secrets = [created["host_token"], table.host, "key_api", "once"]
    secrets += [t["token"] for t in created["seat_tokens"]] + list(table.tokens.values())
    stored = b"".join(key + store.redis.dump(key) for key in store.redis.keys("*"))
    plain = b"".join(b"".join(store.redis.hgetall(key).values()) for key in store.redis.keys("game:*:head"))
    plain += b"".join(store.redis.get(key) for key in store.redis.keys("answer:*"))
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret.encode() not in plain
    # The proof that the search would find something: what may be stored is found.
    assert hashlib.sha256(table.host.encode()).hexdigest().encode() in plain


def test_a_repeated_create_gives_the_same_game_and_tokens(games, store):
    first = games.create(WISH, idempotency_key="k1")
    again = games.create(WISH, idempotency_key="k1")
    assert (again.body, again.id, again.replayed) == (first.body, first.id, True)
    assert len(store.redis.keys("game:*:head")) == 1
    assert games.create(WISH, bearer="key_other", idempotency_key="k1").id != first.id
    assert games.create(WISH, idempotency_key="k2").id != first.id


def test_a_repeated_key_with_another_wish_is_refused(games, refused):
    games.create(WISH, idempotency_key="k1")
    problem = refused(games.create, replace(WISH, visibility="public"), idempotency_key="k1")
    assert problem.code == Code.IDEMPOTENCY_MISMATCH


@pytest.mark.parametrize("key", ["", "x" * 256, "a\nb", "é"])
def test_a_key_of_another_form_is_refused(games, refused, key):
    assert refused(games.create, WISH, idempotency_key=key).data["field"] == "Idempotency-Key"


def test_an_ai_that_starts_is_due_at_once(games, store):
    table = Table(games, (AI, AI))
    assert games.context.queue.turns == [(table.id, 0)]
    deadline = games.context.clock.ms + 5000
    assert store.redis.zscore(keys.due(table.id), table.id) == deadline
    Table(games)
    assert len(games.context.queue.turns) == 1
