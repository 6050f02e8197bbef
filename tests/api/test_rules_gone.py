"""Games whose rules the service no longer has: every operation refuses them with 410 or says what needs no rules; lists and inbox never fail on them."""

from collections.abc import Callable

import orjson
import pytest

from service.games.games import Games
from service.store import keys
from service.store.redis_store import RedisStore
from tests.api.contract import ContractClient, operations
from tests.api.table import Table, table

#: A well-formed body by operation; the others take none.
BODIES: dict[str, object] = {
    "apply_actions": {"actions": [{"type": "gondola.race", "path": [[1, 0], [2, 0], [3, 0]]}]},
    "claim_seat": {},
    "create_suggestion": {},
    "fork_game": {},
    "resign_seat": {},
    "undo_decision": {},
}
#: What a game that is over refuses whatever its rules are.
OVER = {"claim_seat", "create_suggestion", "end_game", "rejoin_game", "resign_seat", "undo_decision"}
#: What is made of the log by rules that are still there, whether the state can be read or not; of a game that is over a fork, too.
OF_THE_LOG = {("get_history", ""), ("get_board_svg", "?version=0"), ("undo_decision", "")}
GAME = {name: method for name, (method, path, _) in operations().items() if "{game_id}" in path}
#: Beside the operations themselves: what they do otherwise by their query.
QUERIES = {
    **{name: [""] for name in GAME},
    "apply_actions": ["", "?dry_run=true"],
    "get_board_svg": ["", "?version=0"],
    "get_game": ["", "?after=0&wait=0"],
    "stream_events": ["?seconds=0"],
}
ASKED = [(name, query) for name in GAME for query in QUERIES[name]]


def redis_of(games: Games) -> RedisStore:
    store = games.context.store
    assert isinstance(store, RedisStore)
    return store


def older(games: Games, game: Table, **facts: str) -> None:
    """Let the game be one of an older rules version, as a store keeps it over an upgrade."""
    store, key = redis_of(games), keys.head(game.id)
    known = orjson.loads(store.redis.hget(key, "facts"))
    store.redis.hset(key, "facts", orjson.dumps(known | {"rules_version": "0"} | facts))
    games.context.recent._games.clear()


def unreadable(games: Games, game: Table) -> None:
    """Let the game's state be one that another codec wrote."""
    redis_of(games).redis.hset(keys.head(game.id), "state", b'{"schema_version": 0}')
    games.context.recent._games.clear()


def removed(games: Games, game: Table) -> None:
    """Let the game be one of a ruleset that is not here at all."""
    older(games, game, ruleset="chess")


GONE = [older, unreadable, removed]
Age = Callable[[Games, Table], None]


def played(client: ContractClient) -> Table:
    """Return a game of Gondola with an open seat, at the turn of seat 0, which may take back the decision that it has just made."""
    game = table(client, seats=[{"kind": "human"}, {"kind": "open"}], seed="s2", undo=True, visibility="public")
    assert game.act(0, game.legal(0)[0]["action"]).status_code == 200
    return game


def ask(game: Table, operation_id: str, query: str = "") -> tuple[int, str | None]:
    """Ask as seat 0 (the host for what only the host may do); return status and code. The client holds both against the document."""
    method, path, _ = operations()[operation_id]
    bearer = game.host if operation_id == "end_game" else game.tokens[0]
    body = {"json": BODIES[operation_id]} if operation_id in BODIES else {}
    url = path.replace("{game_id}", game.id).replace("{seat}", "1") + query
    response = game.client.open(url, method=method, headers={"Authorization": f"Bearer {bearer}"}, **body)
    return response.status_code, response.json["code"] if response.mimetype == "application/problem+json" else None


@pytest.mark.parametrize(("operation_id", "query"), ASKED)
@pytest.mark.parametrize("age", GONE)
def test_every_operation_on_a_running_game(client: ContractClient, games: Games, operation_id: str, query: str, age: Age) -> None:
    with_rules = ask(played(client), operation_id, query)
    assert with_rules[0] < 300 or with_rules[1] == "game/running", "With its rules it is a good question."
    game = played(client)
    age(games, game)
    found = ask(game, operation_id, query)
    if operation_id == "get_record":
        assert found == (200, None)
    elif age is unreadable and (operation_id, query) in OF_THE_LOG:
        assert found == with_rules
    else:
        assert found == (410, "rules/version_gone")


@pytest.mark.parametrize(("operation_id", "query"), ASKED)
@pytest.mark.parametrize("age", GONE)
def test_every_operation_on_a_game_that_is_over(client: ContractClient, games: Games, operation_id: str, query: str, age: Age) -> None:
    game = played(client)
    redis_of(games).redis.hset(keys.head(game.id), "status", "finished")
    age(games, game)
    found = ask(game, operation_id, query)
    if operation_id == "get_record":
        assert found == (200, None)
    elif operation_id in OVER:
        assert found == (409, "game/over")
    elif age is unreadable and ((operation_id, query) in OF_THE_LOG or operation_id == "fork_game"):
        assert found[0] < 300
    else:
        assert found == (410, "rules/version_gone")


@pytest.mark.parametrize("age", GONE)
def test_the_refusal_leads_to_the_record(client: ContractClient, games: Games, age: Age) -> None:
    game = played(client)
    age(games, game)
    refusal = client.get(game.path, headers=game.seat(0)).json
    record = client.get(refusal["record"], headers=game.seat(0)).json
    told = ("ruleset", "rules_version")
    assert [refusal[name] for name in told] == [record[name] for name in told]
    assert (refusal["game_id"], record["complete"], record["viewer"]) == (game.id, False, 0)
    assert len(record["steps"]) == 1


def test_a_record_of_rules_that_are_gone_is_not_replayed(client: ContractClient, games: Games) -> None:
    game = played(client)
    older(games, game)
    record = client.get(f"{game.path}/record", headers=game.seat(0)).json
    replayed = client.post("/v1/games/replay", json={"record": record})
    assert (replayed.status_code, replayed.json["code"], replayed.json["rules_version"]) == (410, "rules/version_gone", "1")
    assert "record" not in replayed.json


@pytest.mark.parametrize("status", ["active", "finished"])
@pytest.mark.parametrize("age", GONE)
def test_lists_show_it_with_what_is_known_and_say_that_its_rules_are_gone(
    client: ContractClient, games: Games, age: Age, status: str
) -> None:
    game, other = played(client), played(client)
    redis_of(games).redis.hset(keys.head(game.id), "status", status)
    known = client.get("/v1/games").json["games"]
    age(games, game)
    other_shown, shown = client.get("/v1/games").json["games"]
    assert (other_shown["id"], other_shown["rules_gone"], other_shown["to_act"]["seat"]) == (other.id, False, 0)
    # Whether the state of a game that is over could be read is of no account: nothing in a list is made of it.
    gone = {"rules_gone": not (age is unreadable and status == "finished"), "to_act": None}
    facts = {name: shown[name] for name in ("ruleset", "rules_version")}
    assert shown == known[1] | facts | gone
    public = client.get(f"/v1/games?visibility=public&status={status}&has_open_seat=true").json["games"]
    assert shown in public


@pytest.mark.parametrize("age", GONE)
def test_the_inbox_passes_it_over(client: ContractClient, games: Games, age: Age) -> None:
    game, other = played(client), played(client)
    tokens = {"Seat-Tokens": f"{game.id}:{game.tokens[0]}, {other.id}:{other.tokens[0]}"}
    before = client.get("/v1/turns", headers=tokens).json
    assert {turn["game_id"] for turn in before["turns"]} == {game.id, other.id}
    age(games, game)
    games.context.recent._games.clear()
    games._whose._seats.clear()
    for asked in ({}, tokens):
        found = client.get(f"/v1/turns?wait=1&marker={before['marker']}", headers=asked).json
        assert [turn["game_id"] for turn in found["turns"]] == [other.id]
    wrong = client.get("/v1/turns", headers={"Seat-Tokens": f"{game.id}:{other.tokens[0]}"})
    assert (wrong.status_code, wrong.json["code"]) == (403, "auth/forbidden")


@pytest.mark.parametrize("age", [older, unreadable])
def test_a_suggestion_that_waits_fails_and_says_why(client: ContractClient, games: Games, age: Age) -> None:
    game = played(client)
    path = client.post(f"{game.path}/suggestions", json={}, headers=game.seat(0)).headers["Location"]
    age(games, game)
    assert client.get(path, headers=game.seat(0)).json["status"] == "queued"
    assert games.suggestion_task(path.rpartition("/")[2]) is None
    found = client.get(path, headers=game.seat(0)).json
    assert (found["status"], found["result"]) == ("failed", None)
    assert "no longer has the rules" in found["error"]
    assert client.delete(path, headers=game.seat(0)).json["status"] == "failed"
