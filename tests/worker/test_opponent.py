import logging

import orjson
import pytest

from service.config import Settings
from service.games.errors import Code, GameProblem
from service.jobs.reasons import RedisReasons
from service.rulesets.catalogue import REGISTRY
from service.rulesets.gondola.actions import Stay
from service.store import keys
from tests.worker.table import look, new_game
from worker import opponent as opponent_module
from worker.opponent import Opponent, level_at


@pytest.mark.parametrize(
    ("level", "attempt", "played"),
    [
        ("strong", 0, "strong"),
        ("strong", 1, "strong"),
        ("strong", 2, "greedy"),
        ("strong", 3, "greedy"),
        ("strong", 4, "random"),
        ("greedy", 3, "greedy"),
        ("random", 2, "random"),
        ("random", 9, "random"),
    ],
)
def test_the_level_falls_with_the_attempts_and_never_rises(level, attempt, played):
    assert level_at(level, attempt) == played


def test_ai_seats_play_a_game_to_its_end_one_decision_per_job(games, queue, handover, opponent):
    game_id, _ = new_game(games, "random", "greedy", "random")
    handover.release()
    decisions = 0
    while queue.turns:
        job = queue.turns.pop()
        assert job == (game_id, decisions, 0)
        assert opponent.move(*job)
        decisions += 1
    head = games.context.store.head(game_id)
    assert (head.status, head.version) == ("finished", decisions)
    assert games.context.store.due_turns(2**50, 10) == []


def test_one_job_goes_on_while_ai_seats_follow_each_other(games, queue, handover, tally):
    game_id, _ = new_game(games, "random", "random")
    assert handover.take() == (game_id, 0, 0)
    decisions = Opponent(games, REGISTRY, handover, tally, patience_s=60.0).move(game_id, 0, 0)
    head = games.context.store.head(game_id)
    assert (head.status, head.version) == ("finished", decisions)
    assert queue.turns == []
    assert tally.read() == {("decisions", "gondola"): decisions}


def test_a_job_hands_the_rest_of_a_game_over_when_its_time_is_up(games, queue, handover, opponent):
    game_id, _ = new_game(games, "random", "random")
    handover.take()
    assert opponent.move(game_id, 0, 0) == 1
    assert queue.turns == [(game_id, 1, 0)]


def test_it_stops_before_a_human_seat(games, queue, handover, tally):
    game_id, tokens = new_game(games, "random", None)
    handover.take()
    assert Opponent(games, REGISTRY, handover, tally, patience_s=60.0).move(game_id, 0, 0) >= 1
    assert queue.turns == []
    assert look(games, game_id, tokens[1])["to_act"] == {"seat": 1, "kind": "human"}


def test_a_job_for_another_version_or_game_does_nothing(games, queue, handover, opponent):
    game_id, _ = new_game(games, "random", "random")
    handover.take()
    assert not opponent.move(game_id, 1, 0)
    assert not opponent.move("f" * 24, 0, 0)
    assert not opponent.move("no id", 0, 0)
    assert (games.context.store.head(game_id).version, queue.turns) == (0, [])


def test_a_job_that_comes_twice_moves_once(games, opponent):
    game_id, _ = new_game(games, "random", "random")
    assert opponent.move(game_id, 0, 0)
    assert not opponent.move(game_id, 0, 0)
    assert games.context.store.head(game_id).version == 1


def test_a_decision_that_somebody_else_made_meanwhile_is_dropped(games, handover, opponent, tally, monkeypatch):
    game_id, _ = new_game(games, "random", "random")

    class Slow:
        def decide(self, *asked):
            assert Opponent(games, REGISTRY, handover, tally, patience_s=0.0).move(game_id, 0, 0) == 1
            return decide(*asked)

    decide = opponent_module.player_of("random").decide
    players = iter([Slow(), opponent_module.player_of("random")])
    monkeypatch.setattr(opponent_module, "player_of", lambda _level: next(players))
    assert not opponent.move(game_id, 0, 0)
    assert games.context.store.head(game_id).version == 1


def test_while_it_thinks_the_turn_is_not_overdue(games, opponent, monkeypatch):
    game_id, _ = new_game(games, "random", "random")
    store, clock = games.context.store, games.context.clock
    store.extend_turn(game_id, 0, clock.now_ms())
    seen = []

    class Watching:
        def decide(self, *asked):
            seen.append([store.due_turns(clock.now_ms() + ahead, 5) for ahead in (3000, 6000)])
            return decide(*asked)

    decide = opponent_module.player_of("random").decide
    monkeypatch.setattr(opponent_module, "player_of", lambda _level: Watching())
    opponent.move(game_id, 0, 0)
    ((soon, later),) = seen
    assert (soon, [due.id for due in later]) == ([], [game_id])


def test_a_failure_is_logged_counted_raised_and_overdue_at_once(games, opponent, tally, monkeypatch, caplog):
    game_id, _ = new_game(games, "strong", "random")

    def fail(_level):
        raise ZeroDivisionError("a bug of the search")

    monkeypatch.setattr(opponent_module, "player_of", fail)
    with caplog.at_level(logging.ERROR), pytest.raises(ZeroDivisionError):
        opponent.move(game_id, 0, 0)
    assert game_id in caplog.text
    assert "a bug of the search" in caplog.text
    assert tally.read() == {("failed", "turns"): 1}
    assert [due.id for due in games.context.store.due_turns(games.context.clock.now_ms(), 5)] == [game_id]


def test_an_illegal_choice_is_a_failure_too(games, opponent, monkeypatch, caplog):
    game_id, _ = new_game(games, "random", "random")

    class Wrong:
        def decide(self, *_asked):
            return Stay(), 0

    monkeypatch.setattr(opponent_module, "player_of", lambda _level: Wrong())
    with pytest.raises(GameProblem) as caught:
        opponent.move(game_id, 0, 0)
    assert caught.value.code == Code.ACTION_ILLEGAL
    assert "AI's decision failed" in caplog.text


def test_a_lowered_level_is_logged_and_counted(games, opponent, tally, caplog):
    game_id, _ = new_game(games, "strong", "random")
    with caplog.at_level(logging.ERROR):
        assert opponent.move(game_id, 0, 4)
    assert "plays random" in caplog.text
    assert tally.read()["lowered", "random"] == 1


@pytest.mark.parametrize("attempt", [0, 1, 9])
def test_a_turn_of_another_rules_version_is_put_off_and_stays_owed(games, handover, opponent, caplog, attempt):
    game_id, _ = new_game(games, "random", "random")
    handover.take()
    store = games.context.store
    key = keys.head(game_id)
    facts = orjson.loads(store.redis.hget(key, "facts"))
    store.redis.hset(key, "facts", orjson.dumps({**facts, "rules_version": "0"}))
    with caplog.at_level(logging.WARNING):
        assert opponent.move(game_id, 0, attempt) == 0
    assert "no longer has the rules" in caplog.text
    now = games.context.clock.now_ms()
    assert store.due_turns(now + 1000 * (opponent_module.LATER_S - 60), 10) == []
    assert [due.id for due in store.due_turns(now + 1000 * (opponent_module.LATER_S + 60), 10)] == [game_id]


def test_a_last_resort_says_why_the_attempt_before_failed(games, handover, tally, settings, monkeypatch, caplog):
    reasons = RedisReasons(settings)
    opponent = Opponent(games, REGISTRY, handover, tally, patience_s=0.0, reasons=reasons)
    game_id, _ = new_game(games, "strong", "strong")
    handover.take()
    with monkeypatch.context() as broken:
        broken.setattr(opponent_module, "player_of", lambda _level: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            opponent.move(game_id, 0, 1)
    with caplog.at_level(logging.INFO):
        assert opponent.move(game_id, 0, 4) == 1
    lowered, decided = (next(r for r in caplog.records if text in r.message) for text in ("plays random", "decided"))
    assert (lowered.reason, lowered.played, lowered.seat_level, lowered.attempt) == ("ZeroDivisionError", "random", "strong", 4)
    assert (decided.game, decided.version, decided.attempt) == (game_id, 0, 4)
    assert decided.action.startswith("gondola.")
    assert reasons.of("5" * 24) == "overdue"
    assert 0 < games.context.store.redis.ttl(f"sn:why:{game_id}") <= 600


def test_without_redis_reasons_are_not_known_which_is_no_failure(caplog):
    reasons = RedisReasons(Settings("redis://127.0.0.1:1/0"))
    reasons.note("5" * 24, "ValueError")
    assert reasons.of("5" * 24) == "overdue"
    assert "not kept" in caplog.text
