"""History: complete in pages, and redacted for whoever reads it."""

import json

import orjson
import pytest

from service.engine.contract import SPECTATOR
from service.engine.effects import sees
from service.games.errors import Code
from service.games.model import SeatWish
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from tests.games.table import Table


def seats_of(name):
    return tuple(SeatWish("human") for _ in range(max(3, REGISTRY[name].meta.min_players)))


def read(games, table, token, **how):
    return json.loads(games.history(table.id, token, **how).body)


def test_history_begins_with_the_set_up_and_goes_on_with_decisions(games, table):
    chosen = table.play(3)
    found = read(games, table, table.host)
    assert (found["version"], found["next_after"]) == (3, None)
    assert [e["kind"] for e in found["entries"]] == ["setup", "action", "action", "action"]
    assert [e["version"] for e in found["entries"]] == [0, 1, 2, 3]
    assert [e["action"]["type"] for e in found["entries"][1:]] == [a["type"] for a in chosen]


def test_pages_follow_each_other_without_gap_or_overlap(games, table):
    table.play(11)
    whole = read(games, table, table.host)["entries"]
    pages, after = [], None
    while True:
        page = read(games, table, table.host, after=after, limit=5)
        pages.append(page["entries"])
        after = page["next_after"]
        if after is None:
            break
    assert [len(p) for p in pages] == [5, 5, 2]
    assert [entry for page in pages for entry in page] == whole
    assert read(games, table, table.host, after=11)["entries"] == []
    assert read(games, table, table.host, after=10_000)["entries"] == []


def test_events_are_those_that_the_deciding_seat_was_answered(games, table):
    for _ in range(8):
        seat_token = table.mover
        acted = table.act()
        entry = read(games, table, seat_token, after=acted["game"]["version"] - 1)["entries"][0]
        assert entry["events"] == [e["event"] for e in acted["events"]]


@pytest.mark.parametrize(("how", "field"), [({"limit": 0}, "limit"), ({"limit": 501}, "limit"), ({"after": -1}, "after")])
def test_impossible_pages_are_refused(games, table, refused, how, field):
    assert refused(games.history, table.id, table.host, **how).data["field"] == field


def test_history_is_for_those_who_may_look(games, table, refused):
    assert refused(games.history, table.id, None).code == Code.AUTH_MISSING
    assert refused(games.history, table.id, "seat_x").code == Code.AUTH_FORBIDDEN
    assert refused(games.history, "0" * 24, table.host).code == Code.GAME_NOT_FOUND
    assert Table(games, visibility="public").look(None)["viewer"] is None


def disguise(ruleset, entry, viewer):
    """Return a log entry in which everything that `viewer` may not know is other; None where there is no such thing."""
    vocabulary = ruleset.meta.vocabulary
    told = [[e if sees(seen_by, viewer) else {"type": "hidden"}, seen_by, o] for e, seen_by, o in entry["told"]]
    # Who sees the event must not see what the others are told instead, but that holds nothing hidden.
    draws = [[what, kinds if sees(seen_by, viewer) else [k + 1 for k in kinds], seen_by] for what, kinds, seen_by in entry["draws"]]
    action = entry["action"]
    if action is not None and entry["seat"] != viewer:
        json_form = vocabulary.to_json(vocabulary.from_text(action))
        for kind in vocabulary.kinds:
            if kind.tag == json_form["type"]:
                for f in (f for f in kind.fields if f.name in kind.secret):
                    json_form[f.name] = other_value(f.spec, json_form.get(f.name))
        action = vocabulary.to_text(vocabulary.from_json(json_form))
    return {**entry, "told": told, "draws": draws, "action": action}


def other_value(spec, value):
    if spec.kind == "array":
        return [] if value else [other_value(spec.item, None)] * max(1, spec.low)
    if spec.kind == "enum":
        return next(v for v in spec.values if v != value)
    if spec.kind == "bool":
        return not value
    assert spec.kind == "int", spec.kind
    return spec.low if value != spec.low else spec.high


@pytest.mark.parametrize("name", REGISTRY.names())
def test_history_tells_nothing_that_its_reader_may_not_know(games, store, name):
    ruleset = REGISTRY[name]
    table = Table(games, seats_of(name), name)
    table.play(120, seed=5)
    log_key = keys.log(table.id)
    truth = store.redis.xrange(log_key)
    changed = 0
    for viewer in (SPECTATOR, *table.tokens):
        token = table.host if viewer == SPECTATOR else table.tokens[viewer]
        honest = [games.history(table.id, token, limit=500).body, games.history(table.id, token, after=3, limit=2).body]
        store.redis.delete(log_key)
        for entry_id, members in truth:
            entry = orjson.loads(members[b"e"])
            other = disguise(ruleset, entry, viewer)
            changed += other != entry
            store.redis.xadd(log_key, {"e": orjson.dumps(other)}, entry_id)
        assert [games.history(table.id, token, limit=500).body, games.history(table.id, token, after=3, limit=2).body] == honest
        store.redis.delete(log_key)
        for entry_id, members in truth:
            store.redis.xadd(log_key, members, entry_id)
    assert changed > 0


def test_a_seat_sees_its_own_secret_members_and_others_do_not(games):
    """Rialto: a card passed on face down is known to who gave it."""
    shown = hidden = 0
    for seed in range(1, 6):
        table = Table(games, seats_of("rialto"), "rialto")
        table.play(60, seed=seed)
        own = read(games, table, table.tokens[0], limit=500)["entries"]
        other = read(games, table, table.tokens[1], limit=500)["entries"]
        secret = {k.tag: k.secret for k in REGISTRY["rialto"].meta.vocabulary.kinds if k.secret}
        for mine, theirs in zip(own, other, strict=True):
            if mine["seat"] == 0 and mine["action"]["type"] in secret:
                name = secret[mine["action"]["type"]][0]
                shown += name in mine["action"]
                hidden += name not in theirs["action"]
    assert shown == hidden > 0
