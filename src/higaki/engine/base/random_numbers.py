"""A fast random generator whose state is one number, so that a table carries and clones it at no cost.

A linear congruential generator over 48 bits (drand48's), read from the top. The product may wrap in a native 64-bit
integer or grow in an interpreted one; the masked result is the same, so both builds deal the same cards. Its draws can
be predicted from a few of them, so a real table draws from `match/keyed_random_numbers` instead.
"""

import hashlib
from typing import Final

from higaki.engine.base.errors import BadCall, short
from higaki.engine.base.mypyc_compat import i64

MULTIPLIER: Final = 0x5DEECE66D
INCREMENT: Final = 11
MASK: Final = (1 << 48) - 1


class Rng:
    """A random generator with one number of state: for a bot, a clone in a search, a match with a seed."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        """A uniform random number from 0 to n - 1, for n up to 32,768."""
        state: i64 = (self.state * MULTIPLIER + INCREMENT) & MASK
        self.state = state
        return (state * n) >> 48


def checked_rng(rng: object) -> Rng:
    """Check that a value is an `Rng`."""
    if not isinstance(rng, Rng):
        raise BadCall(f"{short(rng)} is no random generator; right would be like `rng_of(3, 'mine')`")
    return rng


def seeded(seed: int, stream: str) -> int:
    """The first state for a seed; different streams of one seed are independent."""
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


def rng_of(seed: int, stream: str) -> Rng:
    """A separate generator for one purpose."""
    return Rng(seeded(seed, stream))
