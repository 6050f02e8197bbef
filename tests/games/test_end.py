"""The host ends a game: nobody has won, nobody decides, and all may be told."""

import json

import pytest

from service.engine.rng import Rng
from service.games.errors import Code, GameProblem
from service.games.model import ForkWish, SeatWish, Suggested, SuggestionWish
from service.rulesets.catalogue import REGISTRY
from tests.games.table import Table, made
from tests.games.test_act import race
from tests.games.test_claim import wrong
from tests.games.test_history import read, seats_of
from tests.games.test_record import record_of, verified


def ended(games, table):
    return json.loads(games.end(table.id, table.host).body)


def test_an_ended_game_has_no_winner_and_no_secret(games, table):
    table.play(3)
    before = table.look()
    after = ended(games, table)
    assert after == table.look()
    assert (after["status"], after["version"], after["to_act"], after["standings"]) == ("ended", 4, None, [])
    assert (after["view"], after["seats"]) == (before["view"], before["seats"])
    assert after["secret"] is not None
    assert after["expires_at"] < before["expires_at"]
    entry = read(games, table, table.tokens[0], after=3)["entries"][0]
    assert (entry["kind"], entry["seat"], entry["became"], entry["english"]) == ("end", None, None, "The host ended the game")
    assert json.loads(games.legal(table.id, table.tokens[0]).body)["actions"] == []


def test_nobody_decides_any_more(games, refused):
    table = Table(games, (SeatWish("human"), SeatWish("human"), SeatWish("open")), "rialto", undo=True)
    while table.to_act == 2:
        table = Table(games, (SeatWish("human"), SeatWish("human"), SeatWish("open")), "rialto", undo=True)
    token, action = table.mover, table.actions()[0]
    ended(games, table)
    uses = [
        (games.act, token, [action]),
        (games.undo, token),
        (games.resign, token),
        (games.rejoin, token),
        (games.suggest, token, SuggestionWish()),
    ]
    for use, *args in uses:
        assert refused(use, table.id, *args).code == Code.GAME_OVER
    assert refused(games.claim, table.id, 2).code == Code.GAME_OVER
    tried = json.loads(games.dry_run(table.id, token, [action]).body)
    assert tried["refusal"]["code"] == "game/over"


def test_only_the_host_ends_and_twice_is_once(games, table, refused):
    assert refused(games.end, table.id, None).code == Code.AUTH_MISSING
    assert refused(games.end, table.id, table.tokens[0]).code == Code.AUTH_FORBIDDEN
    assert refused(games.end, "0" * 24, table.host).code == Code.GAME_NOT_FOUND
    assert ended(games, table) == ended(games, table)
    assert table.look()["version"] == 1
    other = Table(games)
    other.play()
    assert refused(games.end, other.id, other.host).code == Code.GAME_OVER


def test_ais_stop_and_suggestions_are_stale(games, store):
    seats = (SeatWish("ai", "random"), SeatWish("human"))
    table = next(t for t in (Table(games, seats) for _ in range(20)) if t.look()["to_act"]["kind"] == "ai")
    turn = games.ai_turn(table.id)
    action = table.ruleset.legal_actions(table.ruleset.sample(turn.view, Rng(1)))[0]
    ended(games, table)
    assert [d for d in store.due_turns(2**52, 100) if d.id == table.id] == []
    assert games.ai_turn(table.id) is None
    with pytest.raises(GameProblem) as caught:
        games.act_as_ai(table.id, turn.seat, [action], turn.version)
    assert caught.value.code == Code.GAME_OVER
    other = Table(games)
    asked = json.loads(games.suggest(other.id, other.mover, SuggestionWish()).body)
    mover = other.mover
    ended(games, other)
    assert games.suggestion_task(asked["id"]) is None
    assert json.loads(games.look_suggestion(asked["id"], mover).body)["status"] == Suggested.STALE


@pytest.mark.parametrize("run", range(6))
def test_ending_against_a_decision(games, store, settings, run):
    table = Table(games, seed=str(run))
    elsewhere = made(store, settings)
    token, action = table.mover, table.actions()[0]
    ends = race([lambda: games.end(table.id, table.host), lambda: elsewhere.act(table.id, token, [action])])
    assert not isinstance(ends[0], GameProblem)
    kinds = [e["kind"] for e in read(games, table, table.host, after=0)["entries"]]
    if isinstance(ends[1], GameProblem):
        # Stale: it was judged before the end, and written too late.
        assert (kinds, ends[1].code in (Code.GAME_OVER, Code.GAME_STALE_VERSION)) == (["end"], True)
    else:
        assert kinds == ["action", "end"]


@pytest.mark.parametrize("name", REGISTRY.names())
def test_its_record_is_verified_replayed_and_forked(games, name):
    table = Table(games, seats_of(name), name)
    table.play(8)
    ended(games, table)
    record = record_of(games, table)
    assert verified(record) > 0
    assert (record["steps"][-1]["kind"], record["standings"]) == ("end", [])
    again = json.loads(games.replay(record).body)
    assert (again["game"]["status"], again["game"]["view"]) == ("ended", table.look()["view"])
    assert json.loads(games.record(again["game"]["id"], again["host_token"]).body)["steps"] == record["steps"]
    for change in (
        lambda r: r["steps"].append(r["steps"][-1]),
        lambda r: r["steps"].insert(0, r["steps"][-1]),
        lambda r: r["steps"].pop(),
        lambda r: r["steps"][-1].update(seat=0),
        lambda r: r.update(standings=[{"seat": 0, "place": 1, "score": 0}]),
    ):
        with pytest.raises(GameProblem) as caught:
            games.replay(wrong(record, change))
        assert caught.value.code == Code.RECORD_WRONG_STEP
    fork = json.loads(games.fork(table.id, table.host, ForkWish()).body)["game"]
    assert (fork["status"], fork["view"], fork["absence_s"]) == ("active", table.look()["view"], None)


def test_a_listener_is_told_of_the_end(games, table):
    stream = iter(games.stream(table.id, table.host, 0, 2.0))
    ended(games, table)
    told = [(m.kind, m.version) for m in stream if m.kind != "alive"]
    assert told == [("decision", 1), ("end", 1)]
