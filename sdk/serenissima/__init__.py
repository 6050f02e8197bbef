"""Serenissima: play Venezia, Rialto, Gondola and Murano through the service's API.

    from serenissima import Client, play

`Client` has every operation of the API as a method; `models` has all documents as frozen dataclasses.
"""

from serenissima import errors, models
from serenissima._version import __version__
from serenissima.advice import suggest
from serenissima.client import Client
from serenissima.errors import ApiError, SerenissimaError
from serenissima.lists import each_game, turns, watch_turns
from serenissima.play import Policy, first_listed, play, wait_for_turn
from serenissima.stream import Happened, Look, StreamItem, events
from serenissima.verify import Unverifiable, WrongLuck, verify

__all__ = [
    "ApiError",
    "Client",
    "Happened",
    "Look",
    "Policy",
    "SerenissimaError",
    "StreamItem",
    "Unverifiable",
    "WrongLuck",
    "__version__",
    "each_game",
    "errors",
    "events",
    "first_listed",
    "models",
    "play",
    "suggest",
    "turns",
    "verify",
    "wait_for_turn",
    "watch_turns",
]
