"""A game keeps the version of the rules that it was created with: another one refuses it, and lets its record be taken away."""

import json

import orjson
import pytest

from service.engine.effects import ALL
from service.games.errors import Code
from service.games.model import ACTIVE, FINISHED, Facts, ForkWish, Head, NewGame, Seat, SuggestionWish
from service.games.wire import dumps
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table
from tests.games.test_history import read, seats_of
from tests.golden import golden_games, of_all_versions

OLD = "0.9"


def age(store, table):
    """Let the game be one of an older version, as a store keeps it over an upgrade."""
    head = keys.head(table.id)
    facts = orjson.loads(store.redis.hget(head, "facts"))
    store.redis.hset(head, "facts", orjson.dumps({**facts, "rules_version": OLD}))
    table.games.context.recent._games.clear()


def taken(table, token):
    return json.loads(table.games.record(table.id, token).body)


def test_whatever_is_asked_of_it_it_is_refused(games, store, table, refused):
    table.play(4)
    token, action, version = table.mover, table.actions()[0], table.look()["version"]
    age(store, table)
    asked = {
        "look": lambda: games.look(table.id, token),
        "legal": lambda: games.legal(table.id, token),
        "act": lambda: games.act(table.id, token, [action]),
        "act_with_key": lambda: games.act(table.id, token, [action], version, "k"),
        "dry_run": lambda: games.dry_run(table.id, token, [action]),
        "history": lambda: games.history(table.id, token),
        "stream": lambda: games.stream(table.id, token),
        "picture": lambda: games.picture(table.id, token, "svg"),
        "fork": lambda: games.fork(table.id, token, ForkWish()),
        "suggest": lambda: games.suggest(table.id, token, SuggestionWish()),
    }
    for name, ask in asked.items():
        problem = refused(ask)
        assert problem.code == Code.RULES_VERSION_GONE, name
        assert problem.data == {"ruleset": "gondola", "rules_version": OLD, "game_id": table.id}
    assert store.head(table.id).version == version


def test_who_may_not_look_learns_nothing_of_it(games, store, table, refused):
    age(store, table)
    for ask in (games.look, games.record):
        assert refused(ask, table.id, None).code == Code.AUTH_MISSING
        assert refused(ask, table.id, "seat_other").code == Code.AUTH_FORBIDDEN


@pytest.mark.parametrize("name", REGISTRY.names())
def test_a_finished_game_is_taken_away_whole_and_played_again_where_its_rules_are(games, store, name):
    table = Table(games, seats_of(name), name, undo=True)
    table.play(seed=4)
    known, game = taken(table, table.host), table.look()
    age(store, table)
    record = taken(table, table.host)
    for draw in (draw for draws in (known["setup"], *(s["draws"] for s in known["steps"])) for draw in draws):
        draw["pool"] = None
    assert record == known | {"rules_version": OLD, "standings": None}
    # On the service that still has those rules.
    again = json.loads(games.replay(record | {"rules_version": known["rules_version"]}).body)["game"]
    same = ("status", "version", "standings", "commitment", "secret", "view")
    assert {k: again[k] for k in same} == {k: game[k] for k in same}


@pytest.mark.parametrize("name", REGISTRY.names())
def test_of_a_running_game_everybody_takes_away_what_he_knows(games, store, name, refused):
    table = Table(games, seats_of(name), name)
    table.play(40, seed=5)
    tokens = [table.host, *table.tokens.values()]
    known = [read(games, table, token, limit=500)["entries"] for token in tokens]
    secret = store.head(table.id).facts.secret.hex()
    state = store.head(table.id).state
    age(store, table)
    from_text, to_json = (getattr(REGISTRY[name].meta.vocabulary, door) for door in ("from_text", "to_json"))
    for seat, (token, entries) in enumerate(zip(tokens, known, strict=True), -1):
        record = taken(table, token)
        assert (record["complete"], record["viewer"], record["rules_version"]) == (False, None if seat < 0 else seat, OLD)
        assert (record["secret"], record["standings"], record["start"]) == (None, None, None)
        assert len(record["steps"]) == len(entries) - 1
        assert [d["kinds"] for d in record["setup"]] == [d["kinds"] for d in entries[0]["draws"]]
        for step, entry in zip(record["steps"], entries[1:], strict=True):
            assert (step["seat"], [d["kinds"] for d in step["draws"]]) == (entry["seat"], [d["kinds"] for d in entry["draws"]])
            assert (None if step["action"] is None else to_json(from_text(step["action"]))) == (
                entry["action"] if entry["seat"] == seat else None
            )
        assert record["told"] == [{"version": e["version"], "event": event} for e in entries for event in e["events"]]
        assert secret not in json.dumps(record)
        # Neither the state nor anything of it is used.
        store.redis.hset(keys.head(table.id), "state", b"{}")
        assert taken(table, token) == record
        store.redis.hset(keys.head(table.id), "state", state)
        present = {"rules_version": REGISTRY[name].meta.rules_version}
        assert refused(games.replay, record | present).data["field"] == "record.complete"
        assert refused(games.replay, record | present | {"complete": True}).data["field"] == "record.secret"


def test_a_running_fork_does_not_give_its_beginning_away(games, store, table):
    table.play(6)
    made = json.loads(games.fork(table.id, table.tokens[0], ForkWish()).body)
    table.id, table.host = made["game"]["id"], made["host_token"]
    age(store, table)
    assert taken(table, table.host)["start"] is None


def test_a_state_that_cannot_be_read_is_refused_like_an_older_version(games, store, table, refused):
    table.play(3)
    store.redis.hset(keys.head(table.id), "state", b'{"schema_version": 0}')
    games.context.recent._games.clear()
    assert refused(games.look, table.id, table.host).code == Code.RULES_VERSION_GONE


def as_left(store, path, rules_version, status=FINISHED):
    """Store a golden game as a service of that version left it; return its id and the host's token."""
    game = json.loads(path.read_text())
    seats = tuple(Seat("human", None, f"Player {n}", None) for n in range(game["players"]))
    facts = Facts(game["ruleset"], rules_version, game["options"], "public", False, bytes(32), "", 1_700_000_000_000)
    entries = [{"seat": None, "action": None, "draws": game["setup"]}, *game["steps"]]
    log = tuple(
        dumps({"seat": e["seat"], "at": 0, "action": e["action"], "draws": [("drawn", kinds, ALL) for kinds in e["draws"]], "told": []})
        for e in entries
    )
    # A codec of its own time wrote the state: nobody can read it any more.
    head = Head("5" * 24, facts, seats, len(game["steps"]), status, facts.created_at, b'{"schema_version": 0, "old": 1}')
    assert store.create(NewGame(head, log, None, None)) is None
    return game, head


@pytest.mark.parametrize(
    ("path", "version"),
    [
        *((golden_games(name)[0], OLD) for name in REGISTRY.names()),
        *(
            (path, path.parent.name)
            for name in REGISTRY.names()
            for path in of_all_versions(name)
            if path.parent.name != REGISTRY[name].meta.rules_version
        ),
    ],
    ids=str,
)
def test_golden_games_of_older_versions_are_refused_and_can_be_taken_away(games, store, refused, path, version):
    game, head = as_left(store, path, version)
    problem = refused(games.look, head.id, None)
    assert problem.code == Code.RULES_VERSION_GONE
    assert problem.data["rules_version"] == version
    record = json.loads(games.record(head.id, None).body)
    assert record["complete"]
    assert [(s["seat"], s["action"], [d["kinds"] for d in s["draws"]]) for s in record["steps"]] == [
        (s["seat"], s["action"], s["draws"]) for s in game["steps"]
    ]
    assert [d["kinds"] for d in record["setup"]] == game["setup"]
    assert refused(games.replay, record).code == Code.RULES_VERSION_GONE


def test_a_ruleset_that_is_not_here_at_all_is_treated_alike(games, store, refused):
    path = golden_games("gondola")[0]
    game, head = as_left(store, path, "1", ACTIVE)
    key = keys.head(head.id)
    facts = orjson.loads(store.redis.hget(key, "facts"))
    store.redis.hset(key, "facts", orjson.dumps({**facts, "ruleset": "chess"}))
    assert refused(games.look, head.id, None).data["ruleset"] == "chess"
    record = json.loads(games.record(head.id, None).body)
    assert (record["ruleset"], record["complete"], len(record["steps"])) == ("chess", False, len(game["steps"]))
