"""Two states that differ only in what a seat cannot see give byte-equal answers to that seat."""

import orjson
import pytest

from service.engine.contract import SPECTATOR
from service.engine.effects import ALL, sees
from service.engine.rng import Rng
from service.games.errors import GameProblem
from service.games.model import SeatWish, SuggestionWish
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table


def refusal(use, *args):
    try:
        return use(*args).body
    except GameProblem as problem:
        return orjson.dumps([problem.code, problem.message, problem.data])


def answers(games, table, seat, tries):
    """Everything that the seat (or the host, who sees what a spectator sees) can learn without changing the game."""
    token = table.host if seat == SPECTATOR else table.tokens[seat]
    got = [games.look(table.id, token).body, games.legal(table.id, token).body, games.look(table.id, token).etag]
    legal = [one["action"] for one in orjson.loads(got[1])["actions"]]
    got += [games.picture(table.id, token, "svg").body, games.picture(table.id, token, "text").body]
    got += [refusal(games.act, table.id, token, [action]) for action in tries if action not in legal]
    got.append(refusal(games.suggest, table.id, token, SuggestionWish()))
    asked = orjson.loads(got[-1])
    if isinstance(asked, dict):
        task = games.suggestion_task(asked["id"])
        got.append(orjson.dumps([task.view, task.seed]))
    return got


@pytest.mark.parametrize("decisions", [0, 7, 25])
@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_seat_learns_nothing_of_what_it_cannot_see(games, store, name, decisions):
    ruleset = REGISTRY[name]
    seats = tuple(SeatWish("human") for _ in range(max(3, ruleset.meta.min_players)))
    table = Table(games, seats, name)
    # Most of what others chose, here and in another game, is illegal for this seat now: it tries all of it.
    tries = table.play(decisions) + Table(games, seats, name).play(12, seed=8)
    head = keys.head(table.id)
    truth = store.redis.hget(head, "state")
    state = ruleset.decode(orjson.loads(truth))
    told_apart = 0
    for seat in (SPECTATOR, *range(len(seats))):
        twin = orjson.dumps(ruleset.encode(ruleset.sample(ruleset.view(state, seat), Rng(seat + 2))))
        told_apart += twin != truth
        store.redis.hset(head, "state", truth)
        true_answers = answers(games, table, seat, tries)
        store.redis.hset(head, "state", twin)
        assert answers(games, table, seat, tries) == true_answers
        store.redis.hset(head, "state", truth)
    # Some games begin with nothing hidden.
    assert told_apart > 0 or decisions == 0


def test_what_an_ai_is_told_is_its_own_view(games, store):
    table = Table(games, (SeatWish("ai", "strong"), SeatWish("ai", "strong")))
    turn = games.ai_turn(table.id)
    head = keys.head(table.id)
    ruleset = table.ruleset
    state = ruleset.decode(orjson.loads(store.redis.hget(head, "state")))
    assert turn.view == ruleset.view(state, turn.seat)
    twin = ruleset.sample(turn.view, Rng(9))
    store.redis.hset(head, "state", orjson.dumps(ruleset.encode(twin)))
    assert games.ai_turn(table.id) == turn


def test_the_answer_to_an_action_tells_what_its_seat_is_told(games, store):
    """Of all that happened, the answer has exactly the part that the log marks for this seat, and this seat's view."""
    table = Table(games)
    kept_back = 0
    for _ in range(15):
        seat, token = table.to_act, table.mover
        answer = games.act(table.id, token, [table.actions()[0]])
        acted = orjson.loads(answer.body)
        (entry,) = store.log(table.id, answer.version - 1, 10)
        told = orjson.loads(entry.entry)["told"]
        heard = [event if sees(seen_by, seat) else otherwise for event, seen_by, otherwise in told]
        assert [e["event"] for e in acted["events"]] == [event for event in heard if event is not None]
        assert acted["game"]["view"] == table.look(token)["view"]
        kept_back += sum(seen_by != ALL for _, seen_by, _ in told)
    assert kept_back > 0
