"""Repeated requests: the answer to an Idempotency-Key is kept, and given again to the same request.

The key of a record is a hash of bearer and Idempotency-Key, so that nobody meets another's answers. A
record is `<fingerprint> <version> <etag> <id>` on one line and then the answer's bytes. Answers that
hold tokens are sealed: only who knows bearer and Idempotency-Key can read them, not who reads the store.
"""

import hashlib
from typing import Final

from service.games.errors import Code, GameProblem, invalid
from service.games.model import MAX_KEY, Answer, Remember
from service.games.ports import Entropy

_NONCE: Final = 16


class Replay:
    """One request that carries an Idempotency-Key."""

    def __init__(self, bearer: str | None, key: str, request: bytes) -> None:
        """`request` is what makes two requests equal: the canonical JSON of the use case and its arguments."""
        if not 1 <= len(key) <= MAX_KEY or not key.isascii() or not key.isprintable():
            raise invalid("Idempotency-Key", f"1 to {MAX_KEY} printable ASCII characters", key)
        self._material: Final = f"{bearer or ''}\0{key}".encode(errors="replace")
        self._fingerprint: Final = hashlib.sha256(request).hexdigest()
        self.key: Final = hashlib.sha256(b"key\0" + self._material).hexdigest()

    def remember(self, answer: Answer) -> Remember:
        """Return the record of `answer`."""
        line = f"{self._fingerprint} {answer.version} {answer.etag} {answer.id}\n"
        return Remember(self.key, line.encode() + answer.body)

    def answer(self, record: bytes) -> Answer:
        """Return the answer that was given before; GameProblem idempotency/mismatch if the request was another."""
        line, _, body = record.partition(b"\n")
        fingerprint, version, etag, created = line.decode().split(" ")
        if fingerprint != self._fingerprint:
            raise GameProblem(Code.IDEMPOTENCY_MISMATCH, "This Idempotency-Key was used before, with another request.")
        return Answer(body, int(version), etag, created, replayed=True)

    def remember_sealed(self, entropy: Entropy, answer: Answer) -> Remember:
        """Return the record of `answer` with its body sealed."""
        nonce = entropy.take(_NONCE)
        sealed = nonce + _xor(answer.body, self._stream(nonce, len(answer.body)))
        return self.remember(Answer(sealed, answer.version, answer.etag, answer.id))

    def answer_sealed(self, record: bytes) -> Answer:
        """Return the answer of a sealed record (see `answer`)."""
        sealed = self.answer(record)
        nonce, body = sealed.body[:_NONCE], sealed.body[_NONCE:]
        return Answer(_xor(body, self._stream(nonce, len(body))), sealed.version, sealed.etag, sealed.id, replayed=True)

    def _stream(self, nonce: bytes, n: int) -> bytes:
        return hashlib.shake_256(b"seal\0" + nonce + self._material).digest(n)


def _xor(a: bytes, b: bytes) -> bytes:
    return (int.from_bytes(a, "big") ^ int.from_bytes(b, "big")).to_bytes(len(a), "big")
