"""The AI's advice depends on what its seat sees, on the budget and on nothing else: through store, job and search, in every ruleset."""

import time

import orjson
import pytest
from redis import Redis

from service.engine.contract import NO_SEAT
from service.engine.rng import Rng
from service.games.model import GameWish, SeatWish, SuggestionWish
from service.jobs.counters import Counters
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.conformance.play import BASIC, moments
from tests.worker.table import Noted, games_over
from worker import adviser as adviser_module
from worker.adviser import Adviser

SIMULATIONS = 24
SEATS = [
    pytest.param(case, seat, id=f"{case.ruleset.meta.name}-{case.players}p-seat{seat}")
    for case in BASIC
    if case.players in {2, case.ruleset.meta.max_players}
    for seat in range(case.players)
]


def decision_of(case, seat):
    """Return a position in the midst of a random game in which that seat has more than one thing to choose from."""
    found = [
        moment.before
        for moment in moments(case, 11, 1)
        if moment.seat == seat and moment.before is not None and len(case.ruleset.legal_actions(moment.before)) > 1
    ]
    return found[len(found) // 2]


def twin_of(ruleset, state, seat):
    """Return another state that the seat cannot tell from this one; the same where it sees everything."""
    view = ruleset.view(state, seat)
    rng = Rng(5)
    twin = state
    for _ in range(20):
        twin = ruleset.sample(view, rng)
        if ruleset.encode(twin) != ruleset.encode(state):
            break
    assert ruleset.view(twin, seat) == view
    return twin


class Desk:
    """A store with games that stand as the test wants them, and an adviser."""

    def __init__(self, store, settings):
        self.store, self.settings = store, settings
        self.made = 0

    def seat_at(self, case, state, seat, **wish):
        """Put a game into that state, ask for the seat and return a way to have it worked out."""
        self.made += 1
        games = games_over(self.store, self.settings, Noted())
        seats = tuple(SeatWish("human") for _ in range(case.players))
        made = orjson.loads(games.create(GameWish(case.ruleset.meta.name, seats, case.options, seed=str(self.made))).body)
        with Redis.from_url(self.settings.redis_url) as redis:
            redis.hset(keys.head(made["game"]["id"]), "state", orjson.dumps(case.ruleset.encode(state)))
        # Games that have not seen the game before read it anew.
        return Asked(self, made["game"]["id"], made["seat_tokens"][seat]["token"], wish)


class Asked:
    def __init__(self, desk, game_id, token, wish):
        self.games = games_over(desk.store, desk.settings, Noted())
        self.adviser = Adviser(self.games, REGISTRY, Counters(desk.settings))
        self.game_id, self.token, self.wish = game_id, token, SuggestionWish(**wish)
        self.ask()

    def ask(self):
        self.id = self.games.suggest(self.game_id, self.token, self.wish).id

    def look(self):
        return orjson.loads(self.games.look_suggestion(self.id, self.token).body)

    def result(self):
        """Return the answer as bytes, without the time that it took."""
        result = self.look()["result"]
        return orjson.dumps({name: value for name, value in result.items() if name != "seconds"})

    def work(self):
        assert self.adviser.advise(self.id)
        assert self.look()["status"] == "finished"
        return self.result()


@pytest.fixture
def desk(store, settings):
    return Desk(store, settings)


@pytest.mark.parametrize(("case", "seat"), SEATS)
def test_states_that_look_alike_get_the_same_advice(desk, case, seat):
    state = decision_of(case, seat)
    twin = twin_of(case.ruleset, state, seat)
    answers = [desk.seat_at(case, each, seat, simulations=SIMULATIONS, top=5).work() for each in (state, twin)]
    assert answers[0] == answers[1]
    assert orjson.loads(answers[0])["simulations"] == SIMULATIONS


@pytest.mark.parametrize("name", [name for name in REGISTRY.names() if name != "gondola"])
def test_there_is_something_to_hide(name):
    case = next(case for case in BASIC if case.ruleset.meta.name == name and case.players == 2)
    state = decision_of(case, 0)
    assert case.ruleset.encode(twin_of(case.ruleset, state, 0)) != case.ruleset.encode(state)


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("name", REGISTRY.names())
def test_levels_that_do_not_search_are_as_fair(desk, name, level):
    case = next(case for case in BASIC if case.ruleset.meta.name == name and case.players == 2)
    state = decision_of(case, 1)
    answers = [desk.seat_at(case, each, 1, level=level).work() for each in (state, twin_of(case.ruleset, state, 1))]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", REGISTRY.names())
def test_neither_looking_on_nor_calling_off_changes_the_advice(desk, name, monkeypatch):
    case = next(case for case in BASIC if case.ruleset.meta.name == name and case.players == 2)
    state = decision_of(case, 0)
    assert case.ruleset.to_act(state) not in {1, NO_SEAT}
    think = adviser_module.think
    alone = desk.seat_at(case, state, 0, simulations=100, top=5).work()

    watched, partial = desk.seat_at(case, state, 0, simulations=100, top=5), []

    def think_with_onlookers(*asked):
        *asked, _clock, cancelled, progress = asked

        def look_on(advice):
            progress(advice)
            partial.append(watched.result())

        # A clock that goes a hundred times as fast makes it report a hundred times as often.
        return think(*asked, lambda: 100.0 * time.monotonic(), cancelled, look_on)

    with monkeypatch.context() as patch:
        patch.setattr(adviser_module, "think", think_with_onlookers)
        assert watched.work() == alone
    assert 0 < orjson.loads(partial[0])["simulations"] < 100

    stopped = desk.seat_at(case, state, 0, simulations=100, top=5)

    def think_until_called_off(*asked):
        *asked, clock, _cancelled, progress = asked
        polls = []

        def call_off():
            polls.append(1)
            if len(polls) == 2:
                stopped.games.cancel_suggestion(stopped.id, stopped.token)
            return len(polls) >= 2

        advice = think(*asked, clock, call_off, progress)
        assert advice.stopped
        return advice

    with monkeypatch.context() as patch:
        patch.setattr(adviser_module, "think", think_until_called_off)
        stopped.adviser.advise(stopped.id)
    assert stopped.look()["status"] == "cancelled"
    stopped.ask()
    assert stopped.work() == alone
