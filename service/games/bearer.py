"""Who asks: tokens, of which only hashes are stored, and what their bearer may see."""

import base64
import hashlib
import hmac
import re
import zlib
from dataclasses import dataclass
from typing import Final

from service.engine.contract import SPECTATOR
from service.games.errors import Code, GameProblem
from service.games.model import Head
from service.games.ports import Entropy

HOST_PREFIX: Final = "host_"
SEAT_PREFIX: Final = "seat_"
#: API keys leave the house more often than other tokens: their form is one that scanners for leaked secrets can recognise.
KEY_PREFIX: Final = "serenissima_"
KEY_PATTERN: Final = re.compile(r"serenissima_[0-9a-f]{56}")
#: Random bytes in a token: 192 bits.
_TOKEN_BYTES: Final = 24


@dataclass(frozen=True, slots=True)
class Viewer:
    """The bearer in one game: a seat, or SPECTATOR (also the host, who sees no more than a spectator)."""

    seat: int
    host: bool

    @property
    def mark(self) -> str:
        """What tells this viewer's documents from others' in an ETag."""
        return "x" if self.seat == SPECTATOR else f"s{self.seat}"


def new_token(entropy: Entropy, prefix: str) -> str:
    """Return a new token: its prefix says for people what it opens."""
    return prefix + base64.urlsafe_b64encode(entropy.take(_TOKEN_BYTES)).decode()


def new_key(entropy: Entropy) -> str:
    """Return a new API key: the prefix, 192 random bits and the CRC-32 of both in hex, by which a scanner tells it from a likeness."""
    body = KEY_PREFIX + entropy.take(_TOKEN_BYTES).hex()
    return f"{body}{zlib.crc32(body.encode()):08x}"


def token_hash(token: str) -> str:
    """Return what is stored of a token. Tokens are random, so that a plain SHA-256 cannot be reversed by guessing."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def viewer_of(head: Head, token: str | None) -> Viewer:
    """Return who the bearer of `token` is in this game.

    GameProblem auth/missing without a token on a private game, auth/forbidden with a token of no use here.
    """
    if token is None:
        if head.facts.public:
            return Viewer(SPECTATOR, False)
        raise GameProblem(Code.AUTH_MISSING, "This game is private: it takes its host token or one of its seat tokens.")
    given = token_hash(token)
    if hmac.compare_digest(given, head.facts.host_hash):
        return Viewer(SPECTATOR, True)
    for n, seat in enumerate(head.seats):
        if seat.token_hash is not None and hmac.compare_digest(given, seat.token_hash):
            return Viewer(n, False)
    # An API key opens no game, but its bearer may look where anybody may.
    if head.facts.public and KEY_PATTERN.fullmatch(token):
        return Viewer(SPECTATOR, False)
    raise GameProblem(Code.AUTH_FORBIDDEN, "This token does not belong to this game.")


def host_of(head: Head, token: str | None) -> Viewer:
    """Return the host, who is the bearer; GameProblem auth/missing or auth/forbidden if the token is not the host's."""
    if token is None:
        raise GameProblem(Code.AUTH_MISSING, "This takes the token of the host.")
    viewer = viewer_of(head, token)
    if not viewer.host:
        raise GameProblem(Code.AUTH_FORBIDDEN, "This takes the token of the host.")
    return viewer


def seat_of(head: Head, token: str | None) -> int:
    """Return the seat of the bearer; GameProblem auth/missing or auth/forbidden if the token is not a seat's."""
    if token is None:
        raise GameProblem(Code.AUTH_MISSING, "This takes the token of a seat.")
    viewer = viewer_of(head, token)
    if viewer.seat == SPECTATOR:
        raise GameProblem(Code.AUTH_FORBIDDEN, "This takes the token of a seat; the host has none.")
    return viewer.seat
