"""The worker when seats pass to AIs and back: who is away is replaced by way of the sweeper, and no decision is made for who came back."""

import logging
from collections.abc import Callable

import orjson
import pytest

from service.games.model import DEFAULT_LEVEL, GameWish, SeatWish
from service.games.system import SystemClock
from service.jobs.counters import Counters
from service.jobs.sweeper import Sweeper
from tests.worker.table import look, new_game
from worker import opponent as opponent_module


class LateClock:
    """The clock of this machine, some time later."""

    def __init__(self):
        self.ahead_ms = 0

    def now_ms(self):
        return SystemClock().now_ms() + self.ahead_ms


@pytest.fixture
def cheap(monkeypatch):
    """Let every level play at random, so that tests are short, and tell which levels were to play."""
    asked = []
    random = opponent_module.player_of("random")

    def player_of(level):
        asked.append(level)
        return random

    monkeypatch.setattr(opponent_module, "player_of", player_of)
    return asked


class Thinking:
    """A player in whose thinking time something happens."""

    def __init__(self, meanwhile: Callable[[], object]):
        self.meanwhile = meanwhile
        self.decide_at_random = opponent_module.player_of("random").decide

    def decide(self, *asked):
        self.meanwhile()
        return self.decide_at_random(*asked)


def test_who_is_away_is_replaced_by_way_of_the_sweeper_and_comes_back(games, store, settings, queue, opponent, cheap):
    wish = GameWish("gondola", (SeatWish("human"), SeatWish("human")), seed="a seed", absence_s=30)
    created = orjson.loads(games.create(wish).body)
    game_id, tokens = created["game"]["id"], {t["seat"]: t["token"] for t in created["seat_tokens"]}
    away = created["game"]["to_act"]["seat"]
    clock = LateClock()
    sweeper = Sweeper(store, queue, clock, 5.0, Counters(settings))
    assert (sweeper.sweep(), queue.turns) == (0, [])
    clock.ahead_ms = 30_001
    assert (sweeper.sweep(), sweeper.sweep()) == (1, 0)
    assert queue.turns == [(game_id, 0, 1)]
    # A job that comes too early (a clock that is ahead) changes nothing.
    assert opponent.move(*queue.turns[-1]) == 0
    assert look(games, game_id, tokens[away])["version"] == 0
    object.__setattr__(games.context, "clock", clock)
    assert opponent.move(*queue.turns.pop()) == 1
    game = look(games, game_id, tokens[away])
    assert (game["version"], game["seats"][away]["stand_in"], cheap) == (2, True, [DEFAULT_LEVEL])
    assert orjson.loads(games.rejoin(game_id, tokens[away]).body)["game"]["seats"][away]["kind"] == "human"


def test_a_decision_for_a_seat_whose_player_came_back_counts_for_nothing(games, opponent, monkeypatch, caplog):
    game_id, tokens = new_game(games, None, None)
    seat = look(games, game_id, tokens[0])["to_act"]["seat"]
    games.resign(game_id, tokens[seat])
    player = Thinking(lambda: games.rejoin(game_id, tokens[seat]))
    monkeypatch.setattr(opponent_module, "player_of", lambda _: player)
    with caplog.at_level(logging.WARNING):
        assert opponent.move(game_id, 1, 0) == 0
    assert caplog.records == []
    game = look(games, game_id, tokens[seat])
    assert (game["version"], game["to_act"]) == (2, {"seat": seat, "kind": "human"})


def test_a_player_who_came_back_and_decided_is_not_overruled(games, opponent, monkeypatch):
    game_id, tokens = new_game(games, None, None)
    seat = look(games, game_id, tokens[0])["to_act"]["seat"]
    action = orjson.loads(games.legal(game_id, tokens[seat]).body)["actions"][-1]["action"]
    games.resign(game_id, tokens[seat])

    def meanwhile():
        games.rejoin(game_id, tokens[seat])
        games.act(game_id, tokens[seat], [action])
        games.resign(game_id, tokens[seat])

    player = Thinking(meanwhile)
    monkeypatch.setattr(opponent_module, "player_of", lambda _: player)
    assert opponent.move(game_id, 1, 0) == 0
    page = orjson.loads(games.history(game_id, tokens[seat], after=0).body)["entries"]
    assert [e["kind"] for e in page] == ["resign", "rejoin", "action", "resign"]


def test_changes_of_other_seats_do_not_keep_an_ai_from_deciding(games, opponent, handover, queue, monkeypatch):
    game_id, tokens = new_game(games, "random", None, seed="the ai begins")
    for n in range(30):
        if look(games, game_id, tokens[1])["to_act"]["seat"] == 0:
            break
        game_id, tokens = new_game(games, "random", None, seed=f"the ai begins {n}")
    handover.take()
    player = Thinking(lambda: (games.resign(game_id, tokens[1]), games.rejoin(game_id, tokens[1])))
    monkeypatch.setattr(opponent_module, "player_of", lambda _: player)
    assert opponent.move(game_id, 0, 0) == 1
    page = orjson.loads(games.history(game_id, tokens[1], after=0).body)["entries"]
    assert [e["kind"] for e in page] == ["resign", "rejoin", "action"]
    # Whoever was woken by the changes finds nothing to do.
    assert [opponent.move(*job) for job in queue.turns if job[1] < 3] == [0] * sum(job[1] < 3 for job in queue.turns)
    assert games.context.store.head(game_id).version == 3


def test_a_game_that_its_host_ends_is_thought_about_no_more(games, opponent, monkeypatch):
    seats = (SeatWish("ai", "random"), SeatWish("ai", "random"))
    created = orjson.loads(games.create(GameWish("gondola", seats)).body)
    game_id = created["game"]["id"]
    player = Thinking(lambda: games.end(game_id, created["host_token"]))
    monkeypatch.setattr(opponent_module, "player_of", lambda _: player)
    assert opponent.move(game_id, 0, 0) == 0
    head = games.context.store.head(game_id)
    assert (head.status, head.version, games.context.store.due_turns(2**52, 10)) == ("ended", 1, [])
