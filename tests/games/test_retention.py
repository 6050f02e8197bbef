"""How long things are kept: games while active or finished, answers to keys, suggestions; on a real Redis and by the real clock."""

import json
import threading
import time
from datetime import datetime

import pytest

from service.config import Settings
from service.games.errors import Code, GameProblem
from service.games.games import Games
from service.games.model import ForkWish, GameWish, SeatWish, SuggestionWish
from service.games.system import NoQueue, SystemClock, SystemEntropy
from service.rulesets.catalogue import REGISTRY
from service.store import keys
from service.store.redis_store import RedisStore
from tests.games.table import HUMANS, Table

IDLE_S, FINISHED_S, KEY_S, SUGGESTION_S = 1000, 500, 300, 200
#: Between the clock of the service and that of Redis, and for a slow machine.
SLACK_MS = 2500


def opened(redis_url, **settings):
    given = Settings(redis_url, **{"idle_game_s": IDLE_S, "finished_game_s": FINISHED_S, **settings})
    return Games(REGISTRY, RedisStore(given), NoQueue(), SystemEntropy(), SystemClock(), given)


@pytest.fixture
def games(redis_url):
    made = opened(redis_url, idempotency_s=KEY_S, suggestion_s=SUGGESTION_S)
    yield made
    made.context.store.close()


def left_ms(games, key):
    return games.context.store.redis.pttl(key)


def ms(moment):
    return datetime.fromisoformat(moment).timestamp() * 1000


def kept(games, game, seconds):
    """Fail unless the game's document and Redis both say that it is kept for so long from now."""
    assert ms(game["expires_at"]) == pytest.approx(ms(game["updated_at"]) + 1000 * seconds, abs=1)
    now = time.time() * 1000
    for key in (keys.head(game["id"]), keys.log(game["id"])):
        assert now + left_ms(games, key) == pytest.approx(ms(game["expires_at"]), abs=SLACK_MS)


def older(games, game_id, by_s):
    """Let the game's remaining time be shorter, as if it had been left alone for so long."""
    redis = games.context.store.redis
    for key in (keys.head(game_id), keys.log(game_id)):
        redis.pexpire(key, redis.pttl(key) - 1000 * by_s)


def game_of(answer):
    found = json.loads(answer.body)
    return found.get("game", found)


def test_every_change_renews_the_life_of_an_active_game(games):
    table = Table(games, (SeatWish("human"), SeatWish("open")), undo=True)
    kept(games, table.created["game"], IDLE_S)
    token, seat = table.tokens[0], None

    def changed(answer):
        kept(games, game_of(answer), IDLE_S)
        older(games, table.id, 600)
        return json.loads(answer.body)

    older(games, table.id, 600)
    seat = changed(games.claim(table.id, 1, "Bo", None))
    table.tokens[1] = seat["token"]
    changed(games.act(table.id, table.mover, [table.actions()[0]]))
    changed(games.resign(table.id, token, "random", None))
    changed(games.rejoin(table.id, token, None))
    state = table.look(table.mover)
    mover, action = table.mover, table.actions()[0]
    changed(games.act(table.id, mover, [action]))
    if table.look(mover)["can_undo"]:
        changed(games.undo(table.id, mover))
    assert state["version"] < table.look()["version"]


def test_looking_renews_nothing(games):
    table = Table(games, visibility="public")
    table.play(3)
    older(games, table.id, 600)
    before = left_ms(games, keys.head(table.id))
    token = table.mover
    games.look(table.id, token)
    games.legal(table.id, token)
    games.history(table.id, None)
    games.picture(table.id, token, "text")
    games.dry_run(table.id, token, [table.actions()[0]])
    games.suggest(table.id, token, SuggestionWish(level="random"))
    games.fork(table.id, token, ForkWish())
    with pytest.raises(GameProblem):
        games.act(table.id, table.other, [table.actions()[0]])
    assert left_ms(games, keys.head(table.id)) <= before


def test_an_undo_renews_a_game(games):
    table = Table(games, undo=True)
    for _ in range(200):
        mover = table.mover
        table.act()
        if table.look(mover)["can_undo"]:
            break
    older(games, table.id, 600)
    kept(games, game_of(games.undo(table.id, mover)), IDLE_S)


def test_the_end_of_a_game_sets_its_last_life(games):
    table = Table(games)
    table.play()
    kept(games, table.look(), FINISHED_S)
    copied = game_of(games.replay(json.loads(games.record(table.id, table.host).body)))
    kept(games, copied, FINISHED_S)
    kept(games, game_of(games.fork(table.id, table.host, ForkWish(3))), IDLE_S)
    kept(games, game_of(games.fork(table.id, table.host, ForkWish())), FINISHED_S)
    other = Table(games)
    other.play(3)
    kept(games, game_of(games.end(other.id, other.host)), FINISHED_S)


def test_answers_to_keys_and_suggestions_have_lives_of_their_own(games):
    store = games.context.store
    table = Table(games)
    before = set(store.redis.keys("answer:*"))
    games.act(table.id, table.mover, [table.actions()[0]], None, "k")
    (key,) = set(store.redis.keys("answer:*")) - before
    assert left_ms(games, key) == pytest.approx(1000 * KEY_S, abs=SLACK_MS)
    asked = json.loads(games.suggest(table.id, table.mover, SuggestionWish(level="random")).body)
    for kept_key in (keys.suggestion(asked["id"]), keys.seat_asks(table.id, asked["seat"])):
        assert left_ms(games, kept_key) == pytest.approx(1000 * SUGGESTION_S, abs=SLACK_MS)


def test_nothing_of_a_game_stays_for_ever(games):
    """Whatever is written for a game has a life; what has none is shared by all games, and swept or tidied."""
    table = Table(games, (SeatWish("human"), SeatWish("ai", "random")), undo=True)
    games.create(GameWish("rialto", HUMANS), None, "k")
    table.play_humans(3)
    if table.look()["to_act"]["kind"] == "human":
        games.suggest(table.id, table.mover, SuggestionWish(level="random"))
    redis = games.context.store.redis
    shared = (b"due:", b"tries:", b"asks:", b"asktries:", b"sn:", b"expiry:", b"games:", b"live:")
    for key in redis.keys("*"):
        assert redis.pttl(key) > 0 or key.startswith(shared), key


def test_a_game_that_nobody_plays_expires_and_leaves_nothing(redis_url):
    games = opened(redis_url, idle_game_s=1, idempotency_s=1, suggestion_s=1)
    table = Table(games, (SeatWish("human"), SeatWish("human")))
    token, action = table.mover, table.actions()[0]
    games.act(table.id, token, [action], None, "k")
    suggested = json.loads(games.suggest(table.id, table.mover, SuggestionWish(level="random")).body)["id"]
    due = Table(games, (SeatWish("ai", "random"), SeatWish("ai", "random")))
    time.sleep(1.3)
    for ask in (games.look, games.legal, games.history, games.record):
        with pytest.raises(GameProblem) as caught:
            ask(table.id, token)
        assert caught.value.code == Code.GAME_NOT_FOUND
    # What the process still remembers of it is no game either.
    with pytest.raises(GameProblem) as late:
        games.act(table.id, token, [action], 0)
    assert late.value.code == Code.GAME_NOT_FOUND
    with pytest.raises(GameProblem) as gone:
        games.look_suggestion(suggested, token)
    assert gone.value.code == Code.SUGGESTION_NOT_FOUND
    # What it owed is forgotten by the next sweep.
    store = games.context.store
    now = games.context.clock.now_ms() + 60_000
    for found in store.due_turns(now, 100):
        assert store.claim_turn(found.id, found.version, now, now) is None
    assert store.due_turns(now, 100) == []
    assert not store.redis.exists(keys.head(due.id), keys.log(due.id))
    store.close()


def test_a_fork_of_a_game_that_expires_is_whole_or_is_none(redis_url):
    """Many fork a game again and again while it expires: each gets a game that can be read to its beginning, or game/not_found."""
    games = opened(redis_url, finished_game_s=1, idle_game_s=60)
    forks, ends, odd = [], [], []

    def fork_until_gone(table, last):
        version = 0
        while True:
            try:
                made = json.loads(games.fork(table.id, table.host, ForkWish(version % last)).body)
            except GameProblem as problem:
                ends.append(problem.code)
                return
            except BaseException as fault:
                odd.append(fault)
                raise
            forks.append((made["game"]["id"], made["host_token"]))
            version += 7

    for number in range(2):
        slow = opened(redis_url)
        table = Table(slow, seed=str(number))
        table.play()
        last = table.look()["version"]
        table.games = games
        redis = games.context.store.redis
        # Both keys at once, as the script does it.
        redis.pipeline().pexpire(keys.head(table.id), 700).pexpire(keys.log(table.id), 700).execute()
        threads = [threading.Thread(target=fork_until_gone, args=(table, last)) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        slow.context.store.close()
    assert odd == []
    assert set(ends) == {Code.GAME_NOT_FOUND}
    assert len(forks) > 10
    for game_id, token in forks:
        history = json.loads(games.history(game_id, token).body)
        assert [entry["version"] for entry in history["entries"]] == list(range(history["version"] + 1))
        assert json.loads(games.look(game_id, token).body)["origin"]["kind"] == "fork"
        assert left_ms(games, keys.head(game_id)) > 0
    games.context.store.close()


def test_a_decision_on_a_game_that_expires_is_whole_or_is_none(redis_url):
    """The script renews head and log together, or says that the game is gone: none of them is left alone."""
    games = opened(redis_url)
    redis = games.context.store.redis
    for lag in range(0, 40, 4):
        table = Table(games)
        token, action = table.mover, table.actions()[0]
        redis.pipeline().pexpire(keys.head(table.id), 20).pexpire(keys.log(table.id), 20).execute()
        time.sleep(lag / 1000)
        try:
            games.act(table.id, token, [action], 0)
        except GameProblem as problem:
            assert problem.code == Code.GAME_NOT_FOUND  # noqa: PT017 - either is right
            time.sleep(0.03)
            assert redis.exists(keys.head(table.id), keys.log(table.id)) == 0
        else:
            assert len(games.context.store.log(table.id, -1, 10)) == 2
            kept(games, table.look(), IDLE_S)
    games.context.store.close()
