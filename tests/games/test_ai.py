import pytest

from service.engine.rng import Rng
from service.games.errors import Code
from service.games.model import SeatWish
from service.store import keys
from tests.games.table import Table

AI = SeatWish("ai", "greedy")


@pytest.fixture
def table(games):
    return Table(games, (AI, SeatWish("human")), seed="ai first")


def until_ai(table):
    while table.to_act != 0:
        table.act()
    return table.games.ai_turn(table.id)


def legal(table, turn):
    """The AI's actions, found as it finds them: in a world sampled from its view."""
    return table.ruleset.legal_actions(table.ruleset.sample(turn.view, Rng(1)))


def test_an_ai_plays_through_the_same_door(games, table):
    turn = until_ai(table)
    assert (turn.game_id, turn.seat, turn.level, turn.ruleset) == (table.id, 0, "greedy", "gondola")
    assert games.act_as_ai(table.id, 0, legal(table, turn)[:1], turn.version) == turn.version + 1


def test_it_is_checked_like_everybody(games, table, refused):
    turn = until_ai(table)
    action = legal(table, turn)[0]
    assert refused(games.act_as_ai, table.id, 1, [action], turn.version).code == Code.AUTH_FORBIDDEN
    assert refused(games.act_as_ai, table.id, 9, [action], turn.version).code == Code.AUTH_FORBIDDEN
    assert refused(games.act_as_ai, table.id, 0, [action], turn.version + 1).code == Code.GAME_STALE_VERSION
    vocabulary = table.ruleset.meta.vocabulary
    far = vocabulary.from_json({"type": "gondola.place", "tile": turn.view["hand"][0], "x": 40, "y": 40, "rotation": 0})
    assert refused(games.act_as_ai, table.id, 0, [far], turn.version).code == Code.ACTION_ILLEGAL
    assert refused(games.act_as_ai, "0" * 24, 0, [action], 0).code == Code.GAME_NOT_FOUND


def test_a_decision_that_makes_an_ai_due_marks_the_game_and_wakes_a_worker(games, table, store):
    turn = until_ai(table)
    assert games.context.queue.turns[-1] == (table.id, turn.version)
    assert store.redis.zscore(keys.due(table.id), table.id) == games.context.clock.ms + 5000


def test_nothing_is_owed_when_a_human_decides(games, table, store):
    turn = until_ai(table)
    while turn is not None:
        games.act_as_ai(table.id, 0, legal(table, turn)[:1], turn.version)
        turn = games.ai_turn(table.id)
    assert table.to_act == 1
    assert store.redis.zscore(keys.due(table.id), table.id) is None
    assert games.ai_turn("0" * 24) is None


def test_a_game_of_ais_ends_with_nothing_owed(games, store):
    table = Table(games, (AI, AI), visibility="public")
    while (turn := games.ai_turn(table.id)) is not None:
        games.act_as_ai(table.id, turn.seat, legal(table, turn)[:1], turn.version)
    assert table.look()["status"] == "finished"
    assert store.redis.zcard(keys.due(table.id)) == 0
