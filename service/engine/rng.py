"""A small seeded generator for search and sampling: the same numbers on any machine, compiled or not.

It is Marsaglia's KISS (1999): a multiply-with-carry pair and a congruential generator, xored, plus
a 3-shift register; period about 2**123. Every intermediate stays below 2**62, so that compiled
code keeps it in machine words. It is not for secrets: live play draws by HMAC.
"""

from typing import Final, final

_MASK: Final = 0xFFFFFFFF
_SCRAMBLE: Final = 69069


@final
class Rng:
    """A stream of pseudo-random numbers, decided by its seed alone."""

    def __init__(self, seed: int) -> None:
        low = seed & _MASK
        high = (seed >> 32) & _MASK
        self._z = (362436069 ^ low) or 1
        self._w = (521288629 ^ high) or 1
        self._congruential = (low * 3 + high + 380116160) & _MASK
        self._shift = (123456789 ^ ((low << 7) & _MASK) ^ (high >> 3)) or 1
        # The first numbers of near seeds resemble each other; the stream starts behind them.
        for _ in range(16):
            self.next32()

    def next32(self) -> int:
        """Return the next number of 32 bits."""
        z = (36969 * (self._z & 65535) + (self._z >> 16)) & _MASK
        w = (18000 * (self._w & 65535) + (self._w >> 16)) & _MASK
        congruential = (_SCRAMBLE * self._congruential + 1234567) & _MASK
        shift = self._shift
        shift ^= (shift << 17) & _MASK
        shift ^= shift >> 13
        shift ^= (shift << 5) & _MASK
        self._z = z
        self._w = w
        self._congruential = congruential
        self._shift = shift
        return ((((((z << 16) & _MASK) + w) & _MASK) ^ congruential) + shift) & _MASK

    def next64(self) -> int:
        """Return the next number of 64 bits: a seed for another stream."""
        high = self.next32()
        return (high << 32) | self.next32()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each as probable as the others (1 <= n < 2**31)."""
        bound = 0x100000000 - 0x100000000 % n
        while True:
            number = self.next32()
            if number < bound:
                return number % n

    def unit(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.next32() / 4294967296.0

    def fork(self) -> "Rng":
        """Return a new stream seeded from this one."""
        return Rng(self.next64())

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in random order (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
