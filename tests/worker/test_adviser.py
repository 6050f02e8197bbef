import time

import orjson
import pytest

from service.games.errors import Code, GameProblem
from service.games.model import Suggested, SuggestionWish
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.worker.table import games_over, new_game
from worker import adviser as adviser_module
from worker.adviser import Adviser


@pytest.fixture
def games(store, settings, queue):
    return games_over(store, settings, queue)


@pytest.fixture
def adviser(games, tally):
    return Adviser(games, REGISTRY, tally)


@pytest.fixture
def table(games):
    """A game whose seat 0 is a human's: (id, token)."""
    game_id, tokens = new_game(games, None, "random")
    return game_id, tokens[0]


def ask(games, table, **wish):
    return games.suggest(*table, SuggestionWish(**wish)).id


def found(games, table, suggestion_id):
    return orjson.loads(games.look_suggestion(suggestion_id, table[1]).body)


def test_a_suggestion_ranks_actions_best_first(games, queue, adviser, table):
    asked = ask(games, table, simulations=60, top=3)
    assert queue.advice == [(asked, 0)]
    assert adviser.advise(asked)
    document = found(games, table, asked)
    assert (document["status"], document["error"]) == ("finished", None)
    result = document["result"]
    assert result["simulations"] == 60
    choices = result["choices"]
    assert len(choices) == 3
    assert [c["visits"] for c in choices] == sorted((c["visits"] for c in choices), reverse=True)
    legal = orjson.loads(games.legal(*table).body)["actions"]
    for choice in choices:
        assert choice["action"] in [entry["action"] for entry in legal]
        assert len(choice["expected"]) == len(choice["error"]) == 2
        assert len(choice["win_chance"]) == len(choice["win_error"]) == 2
        assert sum(choice["expected"]) == pytest.approx(1.0, abs=0.01)
        assert sum(choice["win_chance"]) == pytest.approx(1.0, abs=0.01)
        # An action that was judged at the root alone has no visits.
        assert 0.0 <= choice["share"] <= 1.0
    assert choices[0]["share"] > 0.0
    assert sum(choice["share"] for choice in choices) <= 1.0 + 1e-9


def test_every_action_of_a_result_is_told_in_three_ways(games, adviser, table):
    asked = ask(games, table, simulations=40, top=1)
    adviser.advise(asked)
    (choice,) = found(games, table, asked)["result"]["choices"]
    vocabulary = REGISTRY["gondola"].meta.vocabulary
    for told in (choice, *choice["line"]):
        assert vocabulary.to_text(vocabulary.from_json(told["action"])) == told["text"]
        assert told["english"]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_level_that_does_not_search_gives_its_opinion(games, adviser, table, level):
    asked = ask(games, table, level=level)
    assert adviser.advise(asked)
    (choice,) = found(games, table, asked)["result"]["choices"]
    assert (choice["visits"], choice["share"], choice["line"]) == (0, 1.0, [])
    assert choice["action"] in [entry["action"] for entry in orjson.loads(games.legal(*table).body)["actions"]]


def test_equal_views_and_simulations_give_equal_advice(games, adviser):
    answers = []
    for _ in range(2):
        # The same seed gives the same position; the games differ in everything else.
        game_id, tokens = new_game(games, None, "random", seed="the same")
        asked = ask(games, (game_id, tokens[0]), simulations=50)
        adviser.advise(asked)
        result = found(games, (game_id, tokens[0]), asked)["result"]
        del result["seconds"]
        answers.append(result)
    assert answers[0] == answers[1]


def test_a_suggestion_that_was_called_off_or_is_unknown_is_not_worked_out(games, adviser, table):
    asked = ask(games, table, simulations=50)
    games.cancel_suggestion(asked, table[1])
    assert not adviser.advise(asked)
    assert not adviser.advise("0" * 32)
    assert found(games, table, asked)["result"] is None


def test_calling_off_stops_a_running_search_soon(games, adviser, table, monkeypatch):
    asked = ask(games, table, time_ms=20_000)
    think = adviser_module.think
    stopped = []

    def cancel_then_think(*arguments):
        games.cancel_suggestion(asked, table[1])
        started = time.monotonic()
        advice = think(*arguments)
        stopped.append(time.monotonic() - started)
        return advice

    monkeypatch.setattr(adviser_module, "think", cancel_then_think)
    assert not adviser.advise(asked)
    assert stopped[0] < 1.0
    assert found(games, table, asked)["status"] == "cancelled"


def test_one_whose_game_moved_on_while_it_waited_is_stale(games, adviser, tally, table):
    asked = ask(games, table, time_ms=20_000)
    games.act(*table, [orjson.loads(games.legal(*table).body)["actions"][0]["action"]])
    assert not adviser.advise(asked)
    assert games.context.store.suggestion(asked).status == Suggested.STALE
    assert tally.read() == {("suggestions", "stale"): 1}


def test_one_whose_rules_went_while_it_waited_fails_and_says_why(games, adviser, tally, table, store):
    asked = ask(games, table, time_ms=20_000)
    key = keys.head(table[0])
    facts = orjson.loads(store.redis.hget(key, "facts"))
    store.redis.hset(key, "facts", orjson.dumps({**facts, "rules_version": "0"}))
    assert not adviser.advise(asked)
    document = found(games, table, asked)
    assert (document["status"], "no longer has the rules" in document["error"]) == ("failed", True)
    assert tally.read() == {("suggestions", "failed"): 1}


def test_a_game_that_moves_on_makes_the_search_stale(games, adviser, tally, table, monkeypatch):
    asked = ask(games, table, time_ms=20_000)
    think = adviser_module.think

    def move_then_think(*arguments):
        action = orjson.loads(games.legal(*table).body)["actions"][0]["action"]
        games.act(*table, [action])
        return think(*arguments)

    monkeypatch.setattr(adviser_module, "think", move_then_think)
    assert not adviser.advise(asked)
    assert found(games, table, asked)["status"] == "stale"
    assert tally.read() == {("suggestions", "stale"): 1}


def test_the_ranking_so_far_can_be_read_while_it_runs(games, adviser, table, monkeypatch):
    asked = ask(games, table, time_ms=700)
    seen = []
    running = adviser_module.Ticket.progress

    def watch(ticket, advice):
        running(ticket, advice)
        seen.append(found(games, table, asked))

    monkeypatch.setattr(adviser_module.Ticket, "progress", watch)
    adviser.advise(asked)
    assert [document["status"] for document in seen] == ["running"] * len(seen)
    assert seen[0]["result"]["choices"]
    assert seen[0]["result"]["simulations"] < found(games, table, asked)["result"]["simulations"]


def away(*_arguments):
    raise GameProblem(Code.SERVER_BUSY, "The store cannot be reached just now.")


def test_the_search_goes_on_while_the_store_is_away(games, adviser, table, monkeypatch, caplog):
    asked = ask(games, table, time_ms=700)
    store, think = games.context.store, adviser_module.think
    progress = store.progress_suggestion
    gone = []

    def lost(*arguments):
        gone.append(arguments)
        if len(gone) == 1:
            away()
        return progress(*arguments)

    def think_without_store(*arguments):
        monkeypatch.setattr(store, "progress_suggestion", lost)
        return think(*arguments)

    monkeypatch.setattr(adviser_module, "think", think_without_store)
    assert adviser.advise(asked)
    assert len(gone) > 1
    assert found(games, table, asked)["status"] == "finished"
    assert "cannot be reached" in caplog.text


def test_an_answer_that_cannot_be_written_stays_owed(games, adviser, table, monkeypatch):
    asked = ask(games, table, simulations=20)
    store = games.context.store
    with monkeypatch.context() as outage:
        outage.setattr(store, "end_suggestion", away)
        with pytest.raises(GameProblem):
            adviser.advise(asked)
    assert found(games, table, asked)["status"] == "running"
    assert [due.id for due in store.due_suggestions(2**50, 5)] == [asked]
    assert adviser.advise(asked)
    assert found(games, table, asked)["status"] == "finished"


def test_a_failure_is_marked_with_a_reason_counted_and_raised(games, adviser, tally, table, monkeypatch, caplog):
    asked = ask(games, table, simulations=50)

    def fail(*_arguments):
        raise ZeroDivisionError("a bug of the search")

    monkeypatch.setattr(adviser_module, "think", fail)
    with pytest.raises(ZeroDivisionError):
        adviser.advise(asked)
    document = found(games, table, asked)
    assert (document["status"], document["error"]) == (Suggested.FAILED, "The search failed.")
    assert "a bug of the search" in caplog.text
    assert tally.read() == {("failed", "advice"): 1, ("suggestions", "failed"): 1}
