"""Two states that differ only in what a seat cannot see give byte-equal answers to that seat."""

import orjson
import pytest

from service.engine.contract import SPECTATOR
from service.engine.effects import ALL, sees
from service.engine.rng import Rng
from service.games.errors import GameProblem
from service.games.model import SeatWish, SuggestionWish
from service.store import keys
from tests.games.table import Table


def answers(games, table, seat):
    """Everything that the seat (or the host, who sees what a spectator sees) can learn without changing the game."""
    token = table.host if seat == SPECTATOR else table.tokens[seat]
    got = [games.look(table.id, token).body, games.legal(table.id, token).body, games.look(table.id, token).etag]
    x_y = [{"x": x, "y": y} for x in range(-1, 8) for y in (-1, 0, 1)]
    tries = [{"type": "gondola.place", "tile": tile, "rotation": 0, **at} for tile in ("c1", "c20", "c33") for at in x_y]
    tries += [{"type": "gondola.stay"}, {"type": "gondola.race", "path": [[1, 0], [2, 0]]}, {"type": "gondola.discard", "tile": "c1"}]
    legal = orjson.loads(got[1])["actions"]
    for action in tries:
        if action in [one["action"] for one in legal]:
            continue
        try:
            games.act(table.id, token, [action])
        except GameProblem as problem:
            got.append(orjson.dumps([problem.code, problem.message, problem.data]))
    try:
        asked = games.suggest(table.id, token, SuggestionWish())
        got.append(asked.body)
        task = games.suggestion_task(asked.id)
        got.append(orjson.dumps([task.view, task.seed]))
    except GameProblem as problem:
        got.append(orjson.dumps([problem.code, problem.message, problem.data]))
    return got


@pytest.mark.parametrize("decisions", [0, 1, 7, 20])
def test_a_seat_learns_nothing_of_what_it_cannot_see(games, store, decisions):
    table = Table(games, tuple(SeatWish("human") for _ in range(3)))
    table.play(decisions)
    head = keys.head(table.id)
    truth = store.redis.hget(head, "state")
    ruleset = table.ruleset
    state = ruleset.decode(orjson.loads(truth))
    for seat in (SPECTATOR, 0, 1, 2):
        twin = orjson.dumps(ruleset.encode(ruleset.sample(ruleset.view(state, seat), Rng(seat + 2))))
        assert twin != truth
        store.redis.hset(head, "state", truth)
        true_answers = answers(games, table, seat)
        store.redis.hset(head, "state", twin)
        assert answers(games, table, seat) == true_answers
        store.redis.hset(head, "state", truth)


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
