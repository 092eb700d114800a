"""A small generator whose whole state is one number, so a table carries and clones it for nothing.

A linear congruential generator over 48 bits (drand48's), read from the top. The product may wrap in a native 64-bit
integer or grow in an interpreted one; the masked result is the same, so both builds deal the same cards.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final[i64] = 0x5DEECE66D
INCREMENT: Final[i64] = 11
MASK: Final[i64] = (1 << 48) - 1


class Luck:
    """Whoever has luck has one number of state. A table has luck, so has a bot, so has the chance of a match."""

    def __init__(self, luck: i64) -> None:
        self.luck: i64 = luck

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely as the next, for n up to 32,768."""
        luck: i64 = (self.luck * MULTIPLIER + INCREMENT) & MASK
        self.luck = luck
        product: i64 = luck * n
        return product >> 48


def seeded(seed: int, stream: str) -> int:
    """The first state for a seed; streams of one seed have nothing to do with each other."""
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def luck_of(seed: int, stream: str) -> Luck:
    """A generator of its own for one purpose."""
    return Luck(seeded(seed, stream))
