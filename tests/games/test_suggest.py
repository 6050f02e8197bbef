import json

import pytest

from service.games.errors import Code
from service.games.model import Suggested, SuggestionWish
from service.games.suggest import MAX_SIMULATIONS, MAX_TIME_MS, MAX_TOP
from tests.games.table import Table


def ask(table, **wish):
    return json.loads(table.games.suggest(table.id, table.mover, SuggestionWish(**wish)).body)


def looked(games, table, asked):
    return json.loads(games.look_suggestion(asked["id"], table.mover).body)


def test_it_is_queued_for_the_seat_to_act(games, table):
    asked = ask(table, level="greedy", top=2)
    assert games.context.queue.suggestions == [asked["id"]]
    assert (asked["status"], asked["level"], asked["top"], asked["seat"]) == ("queued", "greedy", 2, table.to_act)
    assert (asked["version"], asked["result"], asked["error"], asked["queue_position"]) == (0, None, None, 0)
    assert json.loads(games.look_suggestion(asked["id"], table.mover).body) == asked
    task = games.suggestion_task(asked["id"])
    assert task.view == table.look(table.mover)["view"]


def test_it_tells_its_place_while_it_is_queued(games, table, store):
    first, second = ask(table, top=1), ask(table, top=2)
    assert (first["queue_position"], second["queue_position"]) == (0, 1)
    games.context.queue.suggestions.remove(first["id"])
    assert [looked(games, table, asked)["queue_position"] for asked in (first, second)] == [None, 0]
    store.progress_suggestion(second["id"], 1, 2, None)
    assert (looked(games, table, second)["status"], looked(games, table, second)["queue_position"]) == ("running", None)


def test_equal_questions_share_one_answer(games, table):
    first = ask(table)
    assert ask(table, level="strong") == first
    assert games.context.queue.suggestions == [first["id"]]
    assert ask(table, simulations=100)["id"] != first["id"]
    assert ask(table, time_ms=100)["id"] != first["id"]
    assert Table(games, seed="other").games.suggest(table.id, table.mover, SuggestionWish(top=4)).id != first["id"]


def test_the_same_question_in_another_game_has_another_id(games, table):
    twin = Table(games)
    assert ask(table)["id"][1:] != ask(twin)["id"][1:]


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"level": "godlike"}, "level"),
        ({"level": "greedy", "time_ms": 5}, "level"),
        ({"time_ms": 0}, "time_ms"),
        ({"time_ms": MAX_TIME_MS + 1}, "time_ms"),
        ({"simulations": MAX_SIMULATIONS + 1}, "simulations"),
        ({"top": MAX_TOP + 1}, "top"),
        ({"version": -1}, "version"),
    ],
)
def test_a_wish_out_of_range_is_refused(games, table, refused, wish, field):
    problem = refused(games.suggest, table.id, table.mover, SuggestionWish(**wish))
    assert (problem.code, problem.data["field"]) == (Code.REQUEST_INVALID, field)


def test_only_the_seat_to_act_asks(games, table, refused):
    wish = SuggestionWish()
    assert refused(games.suggest, "0" * 24, table.mover, wish).code == Code.GAME_NOT_FOUND
    assert refused(games.suggest, table.id, None, wish).code == Code.AUTH_MISSING
    assert refused(games.suggest, table.id, table.host, wish).code == Code.AUTH_FORBIDDEN
    assert refused(games.suggest, table.id, table.other, wish).code == Code.ACTION_NOT_YOUR_TURN
    assert refused(games.suggest, table.id, table.mover, SuggestionWish(version=3)).code == Code.GAME_STALE_VERSION


def test_only_its_seat_looks_and_cancels(games, table, refused):
    asked = ask(table)
    for use in (games.look_suggestion, games.cancel_suggestion):
        assert refused(use, asked["id"], table.other).code == Code.AUTH_FORBIDDEN
        assert refused(use, asked["id"], table.host).code == Code.AUTH_FORBIDDEN
        assert refused(use, asked["id"], None).code == Code.AUTH_MISSING
        for unknown in ("a" * 32, "", "}" * 32):
            assert refused(use, unknown, table.mover).code == Code.SUGGESTION_NOT_FOUND


def test_a_seat_has_few_in_flight(games, table, refused):
    for n in range(4):
        ask(table, top=n + 1)
    problem = refused(games.suggest, table.id, table.mover, SuggestionWish(top=9))
    assert (problem.code, problem.data["limit"]) == (Code.SUGGESTION_TOO_MANY, 4)


def test_it_is_stale_when_the_game_moves_on(games, table):
    asked, token = ask(table), table.mover
    table.act()
    assert json.loads(games.look_suggestion(asked["id"], token).body)["status"] == "stale"
    assert games.context.store.suggestion(asked["id"]).status == Suggested.QUEUED
    assert games.suggestion_task(asked["id"]) is None
    assert games.context.store.suggestion(asked["id"]).status == Suggested.STALE


def test_a_finished_one_keeps_its_result(games, table, store):
    asked, token = ask(table), table.mover
    store.progress_suggestion(asked["id"], 1, 2, b'{"simulations": 1}')
    running = json.loads(games.look_suggestion(asked["id"], token).body)
    assert (running["status"], running["result"]) == ("running", {"simulations": 1})
    store.end_suggestion(asked["id"], 3, Suggested.FINISHED, b'{"simulations": 9}', None)
    table.act()
    finished = json.loads(games.look_suggestion(asked["id"], token).body)
    assert (finished["status"], finished["result"]) == ("finished", {"simulations": 9})


def test_cancelling_stops_the_work_once(games, table, store):
    asked = ask(table)
    assert json.loads(games.cancel_suggestion(asked["id"], table.mover).body)["status"] == "cancelled"
    assert games.suggestion_task(asked["id"]) is None
    assert not store.progress_suggestion(asked["id"], 1, 2, None)
    games.cancel_suggestion(asked["id"], table.mover)
    assert games.context.queue.cancelled == [asked["id"]]
    # Asked again, it is worked on again.
    assert ask(table)["status"] == "queued"
    assert games.context.queue.suggestions == [asked["id"]] * 2


def test_a_finished_game_takes_no_questions(games, refused):
    table = Table(games)
    table.play()
    assert refused(games.suggest, table.id, table.tokens[0], SuggestionWish()).code == Code.GAME_OVER
