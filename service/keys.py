"""Make, list and revoke API keys: `python -m service.keys make NAME`, `list`, `revoke ID`, `forget ID`.

A key is shown once, on standard output, when it is made; only its hash is stored. As soon as a key is on record, creating games takes one. A
revoked key stays on record and so keeps the service closed; `forget` takes a revoked key off the record.

The keys are kept in the Redis of REDIS_URL; without it, in that of `make run`, whether it runs just now or not.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from service.config import BadSettings, settings_from
from service.games.api_keys import make_key, revoke_key
from service.games.errors import GameProblem
from service.games.model import ApiKey
from service.games.system import SystemClock, SystemEntropy
from service.games.wire import timestamp
from service.store.embedded import EmbeddedServer, NoServer, data_folder, running_url
from service.store.redis_store import RedisStore


class Refused(Exception):
    """The command cannot be done."""


def make(store: RedisStore, name: str) -> None:
    """Make a key and show it."""
    try:
        key, token = make_key(store, SystemEntropy(), SystemClock(), name)
    except ValueError as error:
        raise Refused(str(error)) from error
    sys.stderr.write(f"API key {key.id} for {name}. It is shown only now; send it as Authorization: Bearer.\n")
    sys.stdout.write(f"{token}\n")


def show(store: RedisStore) -> None:
    """List the keys, oldest first."""
    for key in store.api_keys():
        state = "in force" if key.revoked_at is None else f"revoked {timestamp(key.revoked_at)}"
        sys.stdout.write(f"{key.id}  made {timestamp(key.created_at)}  {state}  {key.name}\n")


def revoke(store: RedisStore, key_id: str) -> None:
    """Revoke a key."""
    key = revoke_key(store, SystemClock(), key_id)
    if key is None:
        raise Refused(f"there is no key {key_id}")
    sys.stderr.write(f"{key.id} ({key.name}) is revoked; running processes know within API_KEYS_CACHE_S (5 s).\n")


def forget(store: RedisStore, key_id: str) -> None:
    """Take a revoked key off the record."""
    key: ApiKey | None = next((key for key in store.api_keys() if key.id == key_id), None)
    if key is None or key.revoked_at is None:
        raise Refused(f"there is no revoked key {key_id}")
    store.forget_api_key(key_id)
    if not store.api_keys():
        sys.stderr.write("No API keys are configured any more: creating games takes none.\n")


@contextmanager
def the_store() -> Iterator[RedisStore]:
    """Open the store that the service uses or will use; an embedded server is started for the moment if it does not run."""
    folder = data_folder()
    url = os.environ.get("REDIS_URL") or running_url(folder)
    if url is None:
        with EmbeddedServer(folder) as server:
            yield from _opened(server.url)
    else:
        yield from _opened(url)


def _opened(url: str) -> Iterator[RedisStore]:
    store = RedisStore(settings_from({**os.environ, "REDIS_URL": url}))
    try:
        yield store
    finally:
        store.close()


def main(arguments: list[str] | None = None) -> int:
    """Do one command; return 0, or 1 if it could not be done."""
    parser = argparse.ArgumentParser(prog="python -m service.keys", description="Make, list and revoke API keys.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("make", help="make a key and show it, once").add_argument("name", help="whose it is")
    commands.add_parser("list", help="list the keys")
    commands.add_parser("revoke", help="make a key useless").add_argument("id")
    commands.add_parser("forget", help="take a revoked key off the record").add_argument("id")
    asked = parser.parse_args(arguments)
    try:
        with the_store() as store:
            _do(store, asked)
    except (Refused, NoServer, BadSettings, GameProblem) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


def _do(store: RedisStore, asked: argparse.Namespace) -> None:
    if asked.command == "make":
        make(store, asked.name)
    elif asked.command == "list":
        show(store)
    elif asked.command == "revoke":
        revoke(store, asked.id)
    else:
        forget(store, asked.id)


if __name__ == "__main__":
    sys.exit(main())
