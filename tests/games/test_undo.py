"""Undo: the strict policy, and what comes of an undo for log, history, luck and whoever else is at it."""

import json

import pytest

from service.engine.rng import Rng
from service.games.errors import Code, GameProblem
from service.games.model import SeatWish
from service.games.undoable import REASONS
from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table
from tests.games.test_act import race
from tests.games.test_history import read, seats_of


def undone(games, table, seat, **how):
    return json.loads(games.undo(table.id, table.tokens[seat], **how).body)


def played_until(games, table, wanted, seed=1, most=250):
    """Decide at random until undo stands so for the seat that decided last; return that seat and the game before, as it saw it."""
    rng = Rng(seed)
    for _ in range(most):
        seat, token = table.to_act, table.mover
        before = table.look(token)
        actions = table.actions(token)
        games.act(table.id, token, [actions[rng.below(len(actions))]])
        if table.look(token)["undo_reason"] == wanted:
            return seat, before
    raise AssertionError(f"{wanted} never came")


@pytest.mark.parametrize("name", REGISTRY.names())
def test_an_undo_brings_back_what_everybody_saw_before(games, name):
    table = Table(games, seats_of(name), name, undo=True)
    table.play(20, seed=4)
    seat, before = played_until(games, table, None)
    decided = table.look()["version"]
    after = undone(games, table, seat)
    assert after["game"]["version"] == decided + 1
    assert after["events"] == []
    assert after["game"] == table.look(table.tokens[seat])
    same = ("view", "to_act", "standings", "status")
    assert {k: after["game"][k] for k in same} == {k: before[k] for k in same}
    last = read(games, table, table.host, after=decided)["entries"][0]
    assert (last["kind"], last["seat"], last["undone"], last["action"]) == ("undo", seat, decided, None)
    table.play(5)
    assert table.look()["version"] == decided + 6


def test_what_was_decided_before_can_be_taken_back_next(games):
    table = Table(games, seats_of("murano"), "murano", undo=True)
    rng, looks = Rng(3), []
    while len(looks) < 3:
        seat, token = table.to_act, table.mover
        look, actions = table.look(token), table.actions(token)
        games.act(table.id, token, [actions[rng.below(len(actions))]])
        again = table.look(token)
        looks = [*looks, look] if again["can_undo"] and (not looks or looks[0]["viewer"] == seat) else []
    for look in reversed(looks):
        assert undone(games, table, look["viewer"])["game"]["view"] == look["view"]


@pytest.mark.parametrize("reason", ["chance", "other_seat"])
def test_refused_with_its_reason(games, table, refused, reason):
    table = Table(games, undo=True)
    seat, _ = played_until(games, table, "chance")
    bearer = seat if reason == "chance" else 1 - seat
    before = table.look(table.tokens[bearer])
    assert (before["can_undo"], before["undo_reason"]) == (False, reason)
    problem = refused(games.undo, table.id, table.tokens[bearer])
    assert (problem.code, problem.data, problem.message) == (Code.UNDO_REFUSED, {"reason": reason}, REASONS[reason])
    assert table.look(table.tokens[bearer]) == before


def test_what_was_revealed_stays_revealed(games, refused):
    """Rialto: a card that was discarded face down is known to its seat alone, the others saw that it was."""
    table = Table(games, seats_of("rialto"), "rialto", undo=True)
    seat, _ = played_until(games, table, "revealed")
    assert refused(games.undo, table.id, table.tokens[seat]).data == {"reason": "revealed"}


def test_refused_at_the_set_up_without_the_option_and_at_the_end(games, table, refused):
    fresh = Table(games, undo=True)
    assert refused(games.undo, fresh.id, fresh.tokens[0]).data == {"reason": "nothing"}
    assert fresh.look()["undo_reason"] == "no_seat"
    table.play(2)
    assert {table.look(t)["undo_reason"] for t in (table.host, *table.tokens.values())} == {"off"}
    assert refused(games.undo, table.id, table.tokens[0]).data == {"reason": "off"}
    fresh.play()
    assert fresh.look(fresh.tokens[0])["undo_reason"] == "over"
    assert refused(games.undo, fresh.id, fresh.tokens[0]).code == Code.GAME_OVER
    assert refused(games.undo, fresh.id, fresh.host).code == Code.AUTH_FORBIDDEN


def test_a_stale_undo_is_refused_and_a_repeated_one_acts_once(games, refused):
    table = Table(games, undo=True)
    seat, _ = played_until(games, table, None)
    version = table.look()["version"]
    assert refused(games.undo, table.id, table.tokens[seat], version - 1).code == Code.GAME_STALE_VERSION
    first = games.undo(table.id, table.tokens[seat], version, "k")
    again = games.undo(table.id, table.tokens[seat], version, "k")
    assert (again.body, again.replayed, table.look()["version"]) == (first.body, True, version + 1)


@pytest.mark.parametrize("seed", range(1, 7))
def test_undo_against_the_next_decision_one_wins(games, seed):
    """Whichever comes first, the other is told that the game has moved on; nothing is lost and nothing is done twice."""
    table = Table(games, seats_of("murano"), "murano", undo=True)
    seat, _ = played_until(games, table, None, seed)
    version, token, actions = table.look()["version"], table.mover, table.actions()
    undos = [lambda: games.undo(table.id, table.tokens[seat], version)] * 2
    ends = race(undos + [lambda a=a: games.act(table.id, token, [a], version) for a in actions[:2]])
    problems = [end for end in ends if isinstance(end, GameProblem)]
    assert {p.code for p in problems} == {Code.GAME_STALE_VERSION}
    assert len(problems) == len(ends) - 1
    page = read(games, table, table.host, after=version)
    assert (page["version"], len(page["entries"])) == (version + 1, 1)
    assert page["entries"][0]["kind"] in ("undo", "action")


def test_an_ai_seat_that_was_to_move_is_no_longer_due(games, store):
    seats = (SeatWish("human"), SeatWish("ai", "random"), SeatWish("human"))
    for seed in range(1, 40):
        table = Table(games, seats, "venezia", undo=True, seed=str(seed))
        table.play_humans(30, seed)
        look = table.look(table.tokens[0])
        if look["to_act"]["kind"] == "ai" and look["can_undo"]:
            break
    assert [due.id for due in store.due_turns(2**52, 10) if due.id == table.id] == [table.id]
    undone(games, table, 0)
    assert [due.id for due in store.due_turns(2**52, 100) if due.id == table.id] == []
