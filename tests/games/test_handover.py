"""A seat passes to an AI and back: by resigning, by being away too long, by coming back. Nothing is decided twice or by the wrong one."""

import json

import pytest

from service.engine.rng import Rng
from service.games.errors import Code, GameProblem
from service.games.model import DEFAULT_LEVEL, SeatWish
from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table
from tests.games.test_act import race
from tests.games.test_claim import wrong
from tests.games.test_history import read, seats_of
from tests.games.test_record import record_of, verified
from tests.games.test_undo import played_until

THREE = (SeatWish("human"),) * 3


@pytest.fixture
def table(games):
    return Table(games, THREE, "rialto")


def seat_of(table, n):
    return table.look()["seats"][n]


def decided(games, table, n, use, *args, **how):
    return json.loads(getattr(games, use)(table.id, table.tokens[n], *args, **how).body)


def ai_moves(games, table):
    """Let the AI that is due decide, as a worker does."""
    turn = games.ai_turn(table.id)
    ruleset = table.ruleset
    state = ruleset.sample(turn.view, Rng(turn.seed))
    return games.act_as_ai(table.id, turn.seat, [ruleset.legal_actions(state)[0]], turn.version)


def dues(store, table):
    return [(d.version, d.attempts) for d in store.due_turns(2**52, 100) if d.id == table.id]


def test_an_ai_takes_over_at_once_and_the_player_comes_back(games, table, store):
    n = table.to_act
    answer = decided(games, table, n, "resign", "casual")
    assert (answer["game"], answer["events"]) == (table.look(table.tokens[n]), [])
    assert seat_of(table, n) == {"seat": n, "kind": "ai", "level": "casual", "name": f"Player {n}", "stand_in": True}
    assert table.look()["to_act"] == {"seat": n, "kind": "ai"}
    assert dues(store, table) == [(1, 0)]
    assert games.context.queue.turns == [(table.id, 1)]
    assert games.ai_turn(table.id).level == "casual"
    back = decided(games, table, n, "rejoin")
    assert back["game"]["seats"][n] == {"seat": n, "kind": "human", "level": None, "name": f"Player {n}", "stand_in": False}
    assert (back["game"]["version"], dues(store, table), games.ai_turn(table.id)) == (2, [], None)
    table.act()
    assert table.look()["version"] == 3


def test_a_seat_that_is_not_to_act_is_left_too(games, table, store):
    other = next(n for n in range(3) if n != table.to_act)
    decided(games, table, other, "resign")
    assert (seat_of(table, other)["level"], dues(store, table)) == (DEFAULT_LEVEL, [])
    while table.to_act != other:
        table.act()
    assert dues(store, table) == [(table.look()["version"], 0)]
    ai_moves(games, table)


def test_while_an_ai_plays_the_token_looks_but_does_not_decide(games, table, refused):
    n = table.to_act
    token, action = table.mover, table.actions()[0]
    decided(games, table, n, "resign")
    assert table.look(token)["viewer"] == n
    assert refused(games.act, table.id, token, [action]).code == Code.SEAT_STAND_IN
    assert refused(games.act, table.id, token, [action], 0).code == Code.GAME_STALE_VERSION
    assert refused(games.resign, table.id, token).code == Code.SEAT_STAND_IN
    tried = json.loads(games.dry_run(table.id, token, [action]).body)
    assert (tried["accepted"], tried["refusal"]["code"]) == (False, "seat/stand_in")
    # A guess of this process from before the change is no way around it.
    assert table.look()["version"] == 1


def test_what_was_answered_before_is_answered_again(games, table):
    n, action = table.to_act, table.actions()[0]
    token = table.tokens[n]
    first = games.act(table.id, token, [action], None, "k")
    left = games.resign(table.id, token, None, "r")
    again = games.act(table.id, token, [action], None, "k")
    assert (again.body, again.replayed) == (first.body, True)
    assert games.resign(table.id, token, None, "r").body == left.body
    back = games.rejoin(table.id, token, "b")
    assert games.rejoin(table.id, token, "b").replayed
    assert json.loads(back.body)["game"]["version"] == table.look()["version"] == 3


def test_undo_is_for_those_who_play(games):
    table = Table(games, seats_of("murano"), "murano", undo=True)
    n, _ = played_until(games, table, None)
    decided(games, table, n, "resign")
    assert table.look(table.tokens[n])["undo_reason"] == "stand_in"
    with pytest.raises(GameProblem) as caught:
        games.undo(table.id, table.tokens[n])
    assert caught.value.data == {"reason": "stand_in"}
    decided(games, table, n, "rejoin")
    assert table.look(table.tokens[n])["can_undo"]
    games.undo(table.id, table.tokens[n])


def test_coming_back_to_a_seat_that_one_plays_changes_nothing(games, table, refused):
    before = table.look(table.tokens[0])
    assert decided(games, table, 0, "rejoin")["game"] == before
    assert table.look(table.tokens[0]) == before
    for use in ("resign", "rejoin"):
        assert refused(getattr(games, use), table.id, table.host).code == Code.AUTH_FORBIDDEN
        assert refused(getattr(games, use), table.id, None).code == Code.AUTH_MISSING
        assert refused(getattr(games, use), "0" * 24, table.host).code == Code.GAME_NOT_FOUND
    assert refused(games.resign, table.id, table.tokens[0], "best").data["field"] == "level"
    table.play()
    for use in ("resign", "rejoin"):
        assert refused(getattr(games, use), table.id, table.tokens[0]).code == Code.GAME_OVER


@pytest.mark.parametrize("run", range(8))
def test_coming_back_against_the_decision_of_the_ai(games, elsewhere, run):
    """The AI's decision stands or counts for nothing; it never comes after the player is back, and the player decides once."""
    table = Table(games, THREE, "rialto", seed=str(run))
    n = table.to_act
    decided(games, table, n, "resign", "random")
    turn = elsewhere.ai_turn(table.id)
    state = table.ruleset.sample(turn.view, Rng(turn.seed))
    action = table.ruleset.legal_actions(state)[0]
    ends = race([lambda: games.rejoin(table.id, table.tokens[n]), lambda: elsewhere.act_as_ai(table.id, n, [action], turn.version)])
    assert not isinstance(ends[0], GameProblem)
    kinds = [e["kind"] for e in read(games, table, table.host, after=1)["entries"]]
    if isinstance(ends[1], GameProblem):
        assert ends[1].code in (Code.GAME_STALE_VERSION, Code.AUTH_FORBIDDEN)
        assert kinds == ["rejoin"]
        table.act()
    else:
        assert kinds == ["action", "rejoin"]
    assert seat_of(table, n)["kind"] == "human"


@pytest.mark.parametrize("run", range(8))
def test_leaving_against_ones_own_decision(games, elsewhere, run):
    table = Table(games, THREE, "rialto", seed=str(run))
    n, action = table.to_act, table.actions()[0]
    ends = race([lambda: games.resign(table.id, table.tokens[n]), lambda: elsewhere.act(table.id, table.tokens[n], [action])])
    assert not isinstance(ends[0], GameProblem)
    kinds = [e["kind"] for e in read(games, table, table.host, after=0)["entries"]]
    if isinstance(ends[1], GameProblem):
        # Stale: it was judged before the change, and written too late.
        assert ends[1].code in (Code.SEAT_STAND_IN, Code.GAME_STALE_VERSION)
        assert kinds == ["resign"]
    else:
        assert kinds == ["action", "resign"]
    to_act = table.look()["to_act"]
    assert bool(dues(games.context.store, table)) == (to_act["kind"] == "ai")


def test_of_many_who_leave_and_come_back_each_change_follows_the_other(games, elsewhere):
    table = Table(games, THREE, "rialto")
    calls = [lambda g=g, u=u: getattr(g, u)(table.id, table.tokens[0]) for g in (games, elsewhere) for u in ("resign", "rejoin")] * 4
    ends = race(calls)
    assert {e.code for e in ends if isinstance(e, GameProblem)} <= {Code.SEAT_STAND_IN}
    kinds = [e["kind"] for e in read(games, table, table.host, after=0)["entries"]]
    assert kinds == [("resign", "rejoin")[n % 2] for n in range(len(kinds))]
    assert seat_of(table, 0)["stand_in"] == (len(kinds) % 2 == 1)


@pytest.fixture
def patient(games):
    return Table(games, THREE, "rialto", absence_s=60)


def test_who_is_away_too_long_is_replaced_and_may_come_back(games, patient, store):
    clock, n = games.context.clock, patient.to_act
    look = patient.look()
    assert (look["absence_s"], dues(store, patient)) == (60, [(0, 0)])
    assert (look["updated_at"][:19], look["act_by"][:19]) == ("2023-11-14T22:13:20", "2023-11-14T22:14:20")
    assert games.context.queue.turns == []
    clock.ms += 59_999
    games.replace_absent(patient.id, 0)
    assert (patient.look()["version"], store.due_turns(clock.ms, 10)) == (0, [])
    clock.ms += 1
    assert [d.id for d in store.due_turns(clock.ms, 10)] == [patient.id]
    assert games.replace_absent(patient.id, 0)
    assert not games.replace_absent(patient.id, 0)
    look = patient.look(patient.tokens[n])
    assert (look["version"], look["seats"][n]["kind"], look["seats"][n]["stand_in"], look["act_by"]) == (1, "ai", True, None)
    assert games.context.queue.turns == [(patient.id, 1)]
    entry = read(games, patient, patient.host, after=0)["entries"][0]
    assert (entry["kind"], entry["seat"], entry["became"]["level"]) == ("absence", n, DEFAULT_LEVEL)
    decided(games, patient, n, "rejoin")
    assert dues(store, patient) == [(2, 0)]
    clock.ms += 59_000
    patient.act()
    look = patient.look()
    assert (dues(store, patient), look["version"]) == ([(3, 0)], 3)
    assert look["act_by"] > look["updated_at"]


def test_who_decides_in_time_and_who_is_no_player_is_not_replaced(games, store):
    clock = games.context.clock
    table = Table(games, THREE, "rialto", absence_s=60)
    n = table.to_act
    clock.ms += 60_000
    table.act()
    games.replace_absent(table.id, 0)
    games.replace_absent(table.id, 1)
    assert (table.look()["version"], seat_of(table, n)["kind"]) == (1, "human")
    waits = Table(games, (SeatWish("open"),) * 3, "rialto", absence_s=60)
    assert (dues(store, waits), waits.look()["act_by"]) == ([], None)
    clock.ms += 10**6
    games.replace_absent(waits.id, 0)
    assert waits.look()["version"] == 0
    answer = json.loads(games.claim(waits.id, waits.to_act).body)
    assert dues(store, waits) == [(1, 0)]
    assert answer["game"]["act_by"] is not None
    games.replace_absent("0" * 24, 0)
    games.replace_absent("x", 0)


@pytest.mark.parametrize("run", range(8))
def test_being_replaced_against_deciding_at_the_last_moment(games, elsewhere, run):
    table = Table(games, THREE, "rialto", absence_s=60, seed=str(run))
    n, action = table.to_act, table.actions()[0]
    games.context.clock.ms += 60_000
    elsewhere.context.clock.ms += 60_000
    ends = race([lambda: games.replace_absent(table.id, 0), lambda: elsewhere.act(table.id, table.tokens[n], [action])])
    kinds = [e["kind"] for e in read(games, table, table.host, after=0)["entries"]]
    assert ends[0] == isinstance(ends[1], GameProblem)
    if ends[0]:
        assert (kinds, ends[1].code in (Code.SEAT_STAND_IN, Code.GAME_STALE_VERSION)) == (["absence"], True)
    else:
        assert (kinds, seat_of(table, n)["kind"]) == (["action"], "human")


@pytest.mark.parametrize("seconds", [0, -1, 30 * 24 * 3600 + 1])
def test_a_senseless_limit_is_refused(games, refused, seconds):
    assert refused(Table, games, THREE, "rialto", absence_s=seconds).data["field"] == "absence_s"


@pytest.mark.parametrize("name", REGISTRY.names())
def test_the_record_shows_who_played_and_is_replayed(games, name):
    table = Table(games, seats_of(name), name, undo=True, absence_s=60)
    table.play(3)
    for _ in range(2):
        n = table.to_act
        decided(games, table, n, "resign", "random")
        ai_moves(games, table)
        decided(games, table, n, "rejoin")
    n = table.to_act
    games.context.clock.ms += 60_000
    games.replace_absent(table.id, table.look()["version"])
    while (to_act := table.look()["to_act"]) is not None:
        ai_moves(games, table) if to_act["kind"] == "ai" else table.act()
    record = record_of(games, table)
    assert verified(record) > 0
    changes = [s["kind"] for s in record["steps"] if s["became"] is not None]
    assert changes == ["resign", "rejoin", "resign", "rejoin", "absence"]
    assert record["seats"][n] == {"kind": "ai", "level": DEFAULT_LEVEL, "name": f"Player {n}"}
    again = json.loads(games.replay(record).body)
    entries = [read(games, t, host) for t, host in ((table, table.host), (_Replayed(again["game"]["id"]), again["host_token"]))]
    assert [(e["kind"], e["became"], e["english"]) for e in entries[0]["entries"]] == [
        (e["kind"], e["became"], e["english"]) for e in entries[1]["entries"]
    ]
    first = next(i for i, s in enumerate(record["steps"]) if s["kind"] == "resign")
    for change in (
        lambda r: r["steps"][first].update(kind="absence", became=None),
        lambda r: r["steps"][first].update(kind="rejoin"),
        lambda r: r["steps"].insert(first, r["steps"][first + 2]),
        lambda r: r["steps"].insert(first, r["steps"][first]),
        lambda r: r["steps"][first].update(seat=None),
    ):
        with pytest.raises(GameProblem) as caught:
            games.replay(wrong(record, change))
        assert caught.value.code == Code.RECORD_WRONG_STEP


class _Replayed:
    def __init__(self, game_id):
        self.id = game_id
