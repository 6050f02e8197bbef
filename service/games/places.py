"""The lists of games: whose they are, and where a game stands in them."""

import re
from typing import Final

from service.games.api_keys import KeyRing
from service.games.errors import Code, GameProblem
from service.games.model import Facts

#: The index of all public games, and the owner of those that were made where no API keys are configured.
PUBLIC: Final = "public"
LOCAL: Final = "local"
_PLACE: Final = re.compile(r"[0-9]{13}:[0-9a-f]{24}")


def place_of(created_at: int, game_id: str) -> str:
    """Return the place of a game: places sort as the games were created."""
    return f"{created_at:013d}:{game_id}"


def id_of(place: str) -> str:
    """Return the id of the game at that place."""
    return place.rpartition(":")[2]


def is_place(text: str) -> bool:
    """Say whether `text` can be a place."""
    return _PLACE.fullmatch(text) is not None


def owner_of(facts: Facts) -> str:
    """Return the index in which the game is."""
    return LOCAL if facts.owner is None else facts.owner


def owner_who_asks(keys: KeyRing, bearer: str | None) -> str:
    """Return whose games the bearer may list.

    GameProblem auth/missing, auth/unknown_key or auth/forbidden for a bearer that is no API key; where none are configured, nobody needs one.
    """
    # First of all, so that a key works that was made a moment ago.
    found = keys.find(bearer)
    owner = keys.owner(bearer) if found is None else found.id
    if owner is None and bearer is not None:
        raise GameProblem(Code.AUTH_FORBIDDEN, "A token of a game lists none; where no API keys are configured, ask without any.")
    return LOCAL if owner is None else owner
