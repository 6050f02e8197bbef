"""Open seats: who claims one first has it, everybody hears of it, and nothing else of the game changes."""

import json
import threading
from dataclasses import replace

import pytest

from service.games.errors import Code, GameProblem
from service.games.games import Games
from service.games.model import SeatWish
from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table
from tests.games.test_act import race
from tests.games.test_history import read
from tests.games.test_record import record_of, verified
from tests.games.test_undo import played_until, undone

OPEN = (SeatWish("human", name="Anna"), SeatWish("open"), SeatWish("open", name="anybody"))


def claimed(games: Games, table: Table, seat: int, *args, **how):
    answer = json.loads(games.claim(table.id, seat, *args, **how).body)
    table.tokens[seat] = answer["token"]
    return answer


def kinds(table):
    return [seat["kind"] for seat in table.look()["seats"]]


@pytest.fixture
def table(games):
    return Table(games, OPEN, "rialto")


def test_a_claimed_seat_is_human_has_a_token_and_a_name(games, table):
    assert kinds(table) == ["human", "open", "open"]
    answer = claimed(games, table, 1, "Bo")
    assert (answer["seat"], answer["game"]["viewer"], answer["game"]["version"]) == (1, 1, 1)
    assert answer["game"]["seats"][1] == {"seat": 1, "kind": "human", "level": None, "name": "Bo", "stand_in": False}
    assert answer["game"] == table.look(answer["token"])
    assert claimed(games, table, 2)["game"]["seats"][2]["name"] == "anybody"
    assert kinds(table) == ["human"] * 3
    table.play(seed=3)
    assert table.look()["status"] == "finished"


def test_the_position_is_that_of_before(games, table):
    before = table.look()
    seat = next(n for n in (1, 2) if n != table.to_act)
    claimed(games, table, seat)
    after = table.look()
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"seats", "version"}


def test_a_game_waits_for_an_open_seat(games, store):
    table = Table(games, OPEN, "rialto", seed="first is open")
    while table.look()["to_act"]["kind"] != "open":
        table.act()
    look = table.look()
    assert look["to_act"]["seat"] in (1, 2)
    assert store.due_turns(2**52, 10) == []
    seat = look["to_act"]["seat"]
    claimed(games, table, seat)
    assert table.look()["to_act"] == {"seat": seat, "kind": "human"}
    table.act()


def test_a_taken_seat_and_one_that_is_none_are_refused(games, table, refused):
    assert refused(games.claim, table.id, 0).code == Code.SEAT_NOT_OPEN
    claimed(games, table, 1)
    assert refused(games.claim, table.id, 1).code == Code.SEAT_NOT_OPEN
    assert refused(games.claim, table.id, 3).code == Code.SEAT_NOT_FOUND
    assert refused(games.claim, table.id, -1).code == Code.SEAT_NOT_FOUND
    assert refused(games.claim, "0" * 24, 1).code == Code.GAME_NOT_FOUND
    assert refused(games.claim, table.id, 2, "").data["field"] == "name"
    assert refused(games.claim, table.id, 2, "a\nb").data["field"] == "name"


def test_a_finished_game_has_no_seat_to_give(games, refused):
    table = Table(games, (SeatWish("human"), SeatWish("human"), SeatWish("open")), "rialto")
    claimed(games, table, 2)
    table.play()
    fresh = Table(games, OPEN, "rialto")
    games.context.store.redis.hset(f"game:{{{fresh.id[0]}}}:{fresh.id}:head", "status", "finished")
    assert refused(games.claim, fresh.id, 1).code == Code.GAME_OVER


def test_a_repeated_claim_gets_the_same_token(games, table, refused):
    first = games.claim(table.id, 1, "Bo", None, "unguessable")
    again = games.claim(table.id, 1, "Bo", None, "unguessable")
    assert (again.body, again.replayed, again.etag) == (first.body, True, first.etag)
    assert table.look()["version"] == 1
    assert refused(games.claim, table.id, 2, "Bo", None, "unguessable").code == Code.IDEMPOTENCY_MISMATCH
    token = json.loads(first.body)["token"].encode()
    stored = games.context.store.redis
    assert not any(token in (stored.dump(key) or b"") for key in stored.keys("*"))


@pytest.mark.parametrize("run", range(5))
def test_of_racing_claimers_exactly_one_wins(games, elsewhere, run):
    table = Table(games, OPEN, "rialto")
    ends = race([lambda g=g, n=n: g.claim(table.id, 1, f"{run}-{n}") for n in range(6) for g in (games, elsewhere)])
    won = [end for end in ends if not isinstance(end, GameProblem)]
    assert len(won) == 1
    assert {end.code for end in ends if isinstance(end, GameProblem)} == {Code.SEAT_NOT_OPEN}
    look = table.look(json.loads(won[0].body)["token"])
    assert (look["viewer"], look["version"]) == (1, 1)


def test_claims_of_different_seats_all_win_whoever_comes_first(games, elsewhere):
    table = Table(games, (SeatWish("open"),) * 5, "rialto")
    ends = race([lambda g=g, n=n: g.claim(table.id, n) for n, g in enumerate((games, elsewhere, games, elsewhere, games))])
    assert [json.loads(end.body)["seat"] for end in ends] == [0, 1, 2, 3, 4]
    assert (kinds(table), table.look()["version"]) == (["human"] * 5, 5)
    assert [e["seat"] for e in read(games, table, table.host)["entries"]].count(None) == 1


@pytest.mark.parametrize("run", range(5))
def test_a_claim_against_a_decision_loses_neither(games, elsewhere, run):
    """The decision names no version: it is made on a guess, which the claim makes stale, and then judged again."""
    table = Table(games, OPEN, "rialto", seed=str(run))
    token = next(iter(table.tokens.values()))
    if table.to_act != 0:
        claimed(games, table, table.to_act)
        token = table.mover
    version, action = table.look()["version"], table.actions(token)[0]
    seat = next(n for n, kind in enumerate(kinds(table)) if kind == "open")
    ends = race([lambda: games.act(table.id, token, [action]), lambda: elsewhere.claim(table.id, seat)])
    assert not any(isinstance(end, GameProblem) for end in ends)
    page = read(games, table, table.host, after=version)
    assert sorted(e["kind"] for e in page["entries"]) == ["action", "claim"]


def test_an_ai_that_is_to_move_stays_due_and_a_worker_is_woken(games, store):
    table = Table(games, OPEN, "rialto", seed="ai")
    first = table.to_act
    seats = tuple(SeatWish("ai", "random") if n == first else SeatWish("open") for n in range(3))
    table = Table(games, seats, "rialto", seed="ai")
    games.context.clock.ms += 1000
    claimed(games, table, (first + 1) % 3)
    due = [d for d in store.due_turns(2**52, 100) if d.id == table.id]
    assert [(d.version, d.attempts) for d in due] == [(1, 0)]
    assert games.context.queue.turns[-1] == (table.id, 1)
    turn = games.ai_turn(table.id)
    assert (turn.version, turn.seat) == (1, first)


def test_history_tells_everybody_what_the_seat_became(games, table):
    claimed(games, table, 1, "Bo")
    for token in (table.host, *table.tokens.values()):
        entry = read(games, table, token, after=0)["entries"][0]
        expected = {"kind": "claim", "seat": 1, "action": None, "undone": None, "draws": [], "events": [], "version": 1}
        assert {name: entry[name] for name in expected} == expected
        assert entry["became"] == {"seat": 1, "kind": "human", "level": None, "name": "Bo", "stand_in": False}
        assert entry["english"] == "Bo took the open seat"


def test_a_claim_takes_no_undo_away(games):
    seats = (SeatWish("human"),) * 4
    # The open seat sits behind the first to act, so that its turn is still to come.
    first = Table(games, seats, "murano", seed="undo").to_act
    seats = tuple(SeatWish("open" if n == (first - 1) % 4 else "human") for n in range(4))
    table = Table(games, seats, "murano", undo=True, seed="undo")
    seat, before = played_until(games, table, None)
    decided = table.look()["version"]
    claimed(games, table, (first - 1) % 4)
    assert table.look(table.tokens[seat])["can_undo"]
    after = undone(games, table, seat)["game"]
    assert (after["view"], after["version"]) == (before["view"], decided + 2)
    assert read(games, table, table.host, after=decided + 1)["entries"][0]["undone"] == decided


@pytest.mark.parametrize("name", REGISTRY.names())
def test_the_record_of_a_game_with_claims_is_replayed_and_forked(games, name):
    least = max(3, REGISTRY[name].meta.min_players)
    table = Table(games, (SeatWish("open"), *(SeatWish("human"),) * (least - 2), SeatWish("open")), name, undo=True)
    claimed(games, table, 0, "first")
    # As far as it goes without the last seat, four decisions at most.
    for _ in range(4):
        if table.to_act in table.tokens:
            table.act()
    claimed(games, table, least - 1, "last")
    table.play(seed=5)
    record = record_of(games, table)
    assert verified(record) > 0
    assert [s["became"] for s in record["steps"] if s["kind"] == "claim"] == [record["seats"][0], record["seats"][-1]]
    made_again = json.loads(games.replay(record).body)
    again = json.loads(games.record(made_again["game"]["id"], made_again["host_token"]).body)
    assert (again["steps"], again["seats"]) == (record["steps"], record["seats"])


def wrong(record, change):
    copy = json.loads(json.dumps(record))
    change(copy)
    return copy


WRONG = {
    "no claim": lambda r: r["steps"][0].update(kind="action"),
    "twice": lambda r: r["steps"].insert(1, r["steps"][0]),
    "nothing became": lambda r: r["steps"][0].update(became=None),
    "an ai": lambda r: r["steps"][0]["became"].update(kind="ai", level="random"),
    "a level": lambda r: r["steps"][0]["became"].update(level="random"),
    "another name": lambda r: r["steps"][0]["became"].update(name="Zoe"),
    "no such seat": lambda r: r["steps"][0].update(seat=9),
    "a decision": lambda r: r["steps"][0].update(action="x"),
    "a decision that changes a seat": lambda r: r["steps"][1].update(became=r["steps"][0]["became"]),
    "too late": lambda r: r["steps"].append(r["steps"].pop(0)),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_claim_that_cannot_have_been_is_a_wrong_step(games, refused, what):
    table = Table(games, (SeatWish("open"), SeatWish("open")), "gondola")
    first = table.to_act
    claimed(games, table, first, "Ann")
    claimed(games, table, 1 - first)
    table.play(seed=2)
    record = record_of(games, table)
    games.replay(record)
    problem = refused(games.replay, wrong(record, WRONG[what]))
    assert problem.code == Code.RECORD_WRONG_STEP, problem.message


def test_a_listener_is_told_of_a_claim(games, table):
    stream = iter(games.stream(table.id, table.host, 0, 1.0))
    claimed(games, table, 1)
    message = next(stream)
    assert (message.kind, message.version, json.loads(message.data)["kind"]) == ("decision", 1, "claim")
    assert json.loads(games.look(table.id, table.host, after=0, wait_s=1).body)["version"] == 1


def test_a_stored_game_is_known_again(games, store, table):
    claimed(games, table, 1)
    head = store.head(table.id)
    assert (head.seats[1].kind, head.seats[1].stand_in) == ("human", False)
    assert replace(head.seats[1], kind="ai").stand_in


def test_a_stream_tells_of_a_claim_by_the_new_name(games, table):
    stream = iter(games.stream(table.id, table.host, 0, 20.0))
    threading.Timer(0.2, games.claim, (table.id, 1, "Bo")).start()
    entry = next(json.loads(m.data) for m in stream if m.kind == "decision")
    assert entry["english"] == "Bo took the open seat"
