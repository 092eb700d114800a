"""Randomness that cannot be predicted from earlier draws without the key.

A draw is a keyed hash of the number of draws before it, so key and count are the whole state. A seal of the key can be
published before the game and the key after it. Anybody can then check that the cards were not arranged.
"""

import hashlib
import secrets
from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.random_numbers import Rng

KEY_BYTES: Final = 32
# A hash for a draw can never equal a hash for a seal.
_TO_DRAW: Final = b"higaki draw"
_TO_SEAL: Final = b"higaki seal"
# Seven bytes, so that every hashed number fits into a signed native integer.
_BYTES: Final = 7
_RANGE: Final[i64] = 1 << 56


class KeyedRng(Rng):
    """Unpredictable random numbers: a keyed counter generator (BLAKE2b), saved as key and counter.

    The number of draws takes the place of the state that every `Rng` has. Streams of one key are independent.
    """

    def __init__(self, key: bytes, stream: str, drawn: int = 0) -> None:
        # The hash would accept an empty key, and everybody could predict every draw.
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key of {len(key)} bytes is not safe; right would be {KEY_BYTES}")
        super().__init__(drawn)
        self.key: Final = key
        self.stream: Final = stream

    @property
    def drawn(self) -> int:
        """The number of draws, that is of calls of `below`."""
        return self.state

    def below(self, n: i64) -> i64:
        """A uniform random number from 0 to n - 1, for n up to 2 ** 56.

        If n does not divide the range, the surplus at its end would favour some numbers. It is hashed again under the
        same count, so that the saved count is enough.
        """
        if not 0 < n <= _RANGE:
            raise ValueError(f"nothing can be drawn below {n}; right would be 1 to {_RANGE}")
        fair: i64 = _RANGE - _RANGE % n
        attempt = 0
        number: i64 = self._hashed(attempt)
        while number >= fair:
            attempt += 1
            number = self._hashed(attempt)
        self.state += 1
        return number % n

    def _hashed(self, attempt: int) -> int:
        message = f"{self.stream}/{self.state}/{attempt}".encode()
        digest = hashlib.blake2b(message, digest_size=_BYTES, key=self.key, person=_TO_DRAW).digest()
        return int.from_bytes(digest, "big")


def new_key() -> bytes:
    """A random key for one game, secret until its end."""
    return secrets.token_bytes(KEY_BYTES)


def seal(key: bytes) -> str:
    """The seal to publish before the game: it reveals nothing of the key and fits no other key."""
    return hashlib.blake2b(key, digest_size=KEY_BYTES, person=_TO_SEAL).hexdigest()
