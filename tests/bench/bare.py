"""The yardstick of bench_api: the least that a Flask route which writes a decision can do.

It runs the same Lua script as apply-action by redis-py's own means, with a state and a log entry that a real game had, and answers as many
bytes; it reads nothing, checks nothing and knows no rules. The files are written by bench_api.py.
"""

import os
from pathlib import Path

import orjson
import redis
from flask import Flask, Response, request

from service.config import settings_from
from service.games.model import ACTIVE
from service.store import keys
from service.store.scripts import COMMIT

LIFE_MS = 24 * 3600 * 1000


def build() -> Flask:
    """Return an application with the one route."""
    folder = Path(os.environ["BENCH_FOLDER"])
    state, entry, answer = ((folder / name).read_bytes() for name in ("state", "entry", "answer"))
    client = redis.Redis.from_url(settings_from().redis_url, protocol=2)
    script = client.register_script(COMMIT.text)
    app = Flask("bare", static_folder=None)

    def write(game_id: str) -> Response:
        expected = orjson.loads(request.get_data())["expected_version"]
        where = [keys.head(game_id), keys.log(game_id), keys.answer(game_id, "none"), keys.due(game_id), keys.tries(game_id)]
        args = [expected, expected + 1, ACTIVE, 0, state, LIFE_MS, game_id, "", b"", 1, "", entry]
        outcome = script([*where, keys.seat_asks(game_id, 0)], args)[0]
        return Response(answer, 200 if outcome == b"ok" else 409, content_type="application/json")

    app.add_url_rule("/bare/<game_id>", "bare", write, methods=["POST"])
    return app


app = build()
