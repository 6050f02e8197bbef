import json
import re
import zlib
from dataclasses import replace

import pytest

from service.games.api_keys import KeyRing, make_key, revoke_key
from service.games.errors import Code
from service.games.model import ForkWish, GameWish, Suggested, SuggestionWish
from tests.games.table import HUMANS, FakeClock, Table, made

WISH = GameWish("gondola", HUMANS)


@pytest.fixture
def ctx(games):
    return games.context


@pytest.fixture
def ann(ctx):
    """A key as stored, and in clear."""
    return make_key(ctx.store, ctx.entropy, ctx.clock, "Ann")


def owner_of(ctx, answer):
    return ctx.store.head(answer.id).facts.owner


def pass_time(ctx, seconds):
    ctx.clock.ms += int(1000 * seconds)


def test_a_key_has_192_bits_a_prefix_and_a_checksum(ann):
    _, token = ann
    assert re.fullmatch(r"serenissima_[0-9a-f]{48}[0-9a-f]{8}", token)
    assert token[-8:] == f"{zlib.crc32(token[:-8].encode()):08x}"


def test_only_the_hash_of_a_key_is_stored(ctx, ann):
    key, token = ann
    stored = b"".join(ctx.store.redis.dump(name) for name in ctx.store.redis.keys("*"))
    assert token.encode() not in stored
    assert token[12:60].encode() not in stored
    assert ctx.store.api_keys() == [key]


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb"])
def test_a_key_has_a_name_of_printable_characters(ctx, name):
    with pytest.raises(ValueError, match="name of a key"):
        make_key(ctx.store, ctx.entropy, ctx.clock, name)
    assert ctx.store.api_keys() == []


def test_without_keys_anybody_creates_and_nobody_owns(ctx, games):
    assert owner_of(ctx, games.create(WISH)) is None
    assert owner_of(ctx, games.create(WISH, "serenissima_" + "0" * 56)) is None


def test_with_keys_creating_takes_one_and_the_game_is_its(ctx, games, ann, refused):
    key, token = ann
    assert owner_of(ctx, games.create(WISH, token)) == key.id
    assert refused(games.create, WISH).code == Code.AUTH_MISSING
    for bearer in ("seat_x", "serenissima_" + "0" * 56, token[:-1] + ("1" if token[-1] == "0" else "0"), token + "0"):
        assert refused(games.create, WISH, bearer).code == Code.AUTH_UNKNOWN_KEY


def test_form_goes_before_the_key(games, ann, refused):  # noqa: ARG001 - keys are configured
    assert refused(games.create, replace(WISH, ruleset="chess")).code == Code.REQUEST_INVALID


def test_a_repeated_request_is_not_answered_without_the_key(ctx, games, ann, refused):
    _, token = ann
    first = games.create(WISH, token, "once")
    assert games.create(WISH, token, "once").id == first.id
    revoke_key(ctx.store, ctx.clock, ann[0].id)
    pass_time(ctx, 5)
    assert refused(games.create, WISH, token, "once").code == Code.AUTH_UNKNOWN_KEY


def test_a_revoked_key_is_useless_after_five_seconds_and_the_house_stays_closed(ctx, games, ann, refused):
    key, token = ann
    games.create(WISH, token)
    assert revoke_key(ctx.store, ctx.clock, key.id) == replace(key, revoked_at=ctx.clock.ms)
    pass_time(ctx, 4.999)
    games.create(WISH, token)
    pass_time(ctx, 0.001)
    assert refused(games.create, WISH, token).code == Code.AUTH_UNKNOWN_KEY
    assert refused(games.create, WISH).code == Code.AUTH_MISSING
    ctx.store.forget_api_key(key.id)
    pass_time(ctx, 5)
    assert owner_of(ctx, games.create(WISH)) is None


def test_revoking_twice_keeps_the_first_time_and_unknown_ids_are_none(ctx, ann):
    revoked = revoke_key(ctx.store, ctx.clock, ann[0].id)
    pass_time(ctx, 60)
    assert revoke_key(ctx.store, ctx.clock, ann[0].id) == revoked
    assert revoke_key(ctx.store, ctx.clock, "key_none") is None


def test_a_new_key_works_within_half_a_second(ctx, games, ann):
    games.create(WISH, ann[1])
    _, token = make_key(ctx.store, ctx.entropy, ctx.clock, "Bo")
    pass_time(ctx, 0.5)
    games.create(WISH, token)


class CountedStore:
    def __init__(self, keys):
        self.keys = keys
        self.reads = 0

    def api_keys(self):
        self.reads += 1
        return self.keys


def test_requests_do_not_read_the_keys_and_guesses_read_them_at_most_twice_a_second(ann):
    key, token = ann
    store, clock = CountedStore([key]), FakeClock()
    ring = KeyRing(store, clock, 5000, demanded=False)
    for _ in range(100):
        assert ring.owner(token) == key.id
    assert store.reads == 1
    clock.ms += 1000
    for _ in range(100):
        assert ring.find("serenissima_" + "0" * 56) is None
    assert store.reads == 2


def test_a_clock_that_is_set_back_does_not_keep_old_keys(ann):
    store, clock = CountedStore([ann[0]]), FakeClock()
    ring = KeyRing(store, clock, 5000, demanded=False)
    assert ring.find(ann[1]) is not None
    store.keys = []
    clock.ms -= 3_600_000
    assert ring.find(ann[1]) is None


def test_keys_are_demanded_where_the_deployment_says_so(store, settings, refused):
    games = made(store, replace(settings, demand_keys=True))
    assert refused(games.create, WISH).code == Code.AUTH_MISSING


def test_a_key_opens_no_game_but_looks_where_anybody_may(games, ann, refused):
    _, token = ann
    private, public = (json.loads(games.create(replace(WISH, visibility=v), token).body) for v in ("private", "public"))
    assert refused(games.look, private["game"]["id"], token).code == Code.AUTH_FORBIDDEN
    assert json.loads(games.look(public["game"]["id"], token).body)["viewer"] is None
    assert refused(games.undo, public["game"]["id"], token).code == Code.AUTH_FORBIDDEN


def test_seats_fork_for_the_owner_and_lookers_need_a_key(ctx, games, ann, refused):
    key, token = ann
    created = json.loads(games.create(replace(WISH, visibility="public"), token).body)
    game_id, seat = created["game"]["id"], created["seat_tokens"][0]["token"]
    assert owner_of(ctx, games.fork(game_id, seat, ForkWish())) == key.id
    ctx.store.redis.hset(f"game:{{{game_id[0]}}}:{game_id}:head", "status", "finished")
    assert refused(games.fork, game_id, None, ForkWish()).code == Code.AUTH_MISSING
    other, bo = make_key(ctx.store, ctx.entropy, ctx.clock, "Bo")
    pass_time(ctx, 1)
    assert owner_of(ctx, games.fork(game_id, bo, ForkWish())) == other.id


def test_a_game_made_before_there_were_keys_stays_playable(ctx, games):
    table = Table(games)
    make_key(ctx.store, ctx.entropy, ctx.clock, "Ann")
    pass_time(ctx, 5)
    table.act()
    assert table.look()["version"] == 1


def test_a_key_has_few_suggestions_in_flight_over_all_its_games(store, settings, refused):
    games = made(store, replace(settings, suggestions_per_key=3))
    ctx = games.context
    _, token = make_key(ctx.store, ctx.entropy, ctx.clock, "Ann")
    tables = [Table(games, bearer=token) for _ in range(4)]
    first, *_ = [json.loads(games.suggest(t.id, t.mover, SuggestionWish()).body) for t in tables[:3]]
    problem = refused(games.suggest, tables[3].id, tables[3].mover, SuggestionWish())
    assert (problem.code, problem.data["limit"]) == (Code.SUGGESTION_TOO_MANY, 3)
    # The answer that there is already costs no place.
    assert json.loads(games.suggest(tables[0].id, tables[0].mover, SuggestionWish()).body)["id"] == first["id"]
    ctx.store.end_suggestion(first["id"], ctx.clock.ms, Suggested.FINISHED, b"{}", None)
    assert json.loads(games.suggest(tables[3].id, tables[3].mover, SuggestionWish()).body)["status"] == "queued"
    again = json.loads(games.suggest(tables[0].id, tables[0].mover, SuggestionWish()).body)
    assert (again["id"], again["status"]) == (first["id"], "finished")
