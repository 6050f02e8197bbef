"""Jobs for the tests of the thinker."""

import time

DONE: list[object] = []


def note(what: object) -> None:
    DONE.append(what)


def overrun() -> None:
    time.sleep(30)


def fail() -> None:
    raise ZeroDivisionError
