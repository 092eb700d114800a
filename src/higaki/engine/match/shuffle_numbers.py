"""Numbers that players add to the shuffle, so that nobody who knows the key can choose the cards.

Every player fixes a number by its digest before any number is shown. Key and numbers together deal the match. A player
who knows the key and sees the other numbers can no longer change their own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from higaki.engine.base.errors import BadSetting, one_of, short
from higaki.engine.base.json_type import Json
from higaki.engine.match.keyed_random_numbers import KEY_BYTES

NUMBER_BYTES: Final = 32
CODE_BYTES: Final = 16
# A hash for mixing can never equal a hash for a draw or a seal.
_TO_MIX: Final = b"higaki mix"


class Added:
    """One number: the seats of its player, its digest, and the number itself; None if it was not shown in time."""

    def __init__(self, seats: Sequence[str], digest: str, number: bytes | None) -> None:
        self.seats: Final = tuple(seats)
        self.digest: Final = digest
        self.number: Final = number

    def written(self) -> Json:
        """The public form, ready for JSON."""
        number = None if self.number is None else self.number.hex()
        return {"seats": list(self.seats), "digest": self.digest, "number": number}


def read(written: Sequence[Json]) -> list[Added]:
    """Read it from JSON."""
    return [
        Added(one["seats"], one["digest"], None if one["number"] is None else bytes.fromhex(one["number"]))
        for one in written
    ]


def digest_of(number: bytes) -> str:
    """The digest that fixes a number before it is shown: SHA-256, so that a browser can also compute it."""
    return hashlib.sha256(number).hexdigest()


def added_by(numbers: Mapping[Any, Any], names: Sequence[str]) -> list[Added]:
    """Numbers (bytes) by seat (a name or its number), in the order of the seats. Callers may pass anything."""
    found: dict[int, bytes] = {}
    for seat, number in numbers.items():
        place = seat if isinstance(seat, int) else names.index(seat) if seat in names else -1
        if not 0 <= place < len(names) or place in found:
            raise BadSetting(
                f"no number can be added for seat {short(seat)}; right would be {one_of(names)}, once each"
            )
        if not isinstance(number, bytes) or len(number) != NUMBER_BYTES:
            raise BadSetting(f"a number cannot be {short(number)}; right would be {NUMBER_BYTES} bytes")
        found[place] = number
    return [Added([names[place]], digest_of(found[place]), found[place]) for place in sorted(found)]


def check(numbers: Sequence[Added], names: Sequence[str]) -> None:
    """Does every number match its digest, and are they in the order of the seats?"""
    seats: list[str] = []
    for one in numbers:
        if not one.seats or len(one.digest) != 2 * NUMBER_BYTES:
            raise BadSetting("a number without a seat or a whole digest was added")
        if one.number is not None and (len(one.number) != NUMBER_BYTES or digest_of(one.number) != one.digest):
            raise BadSetting(f"the number of {', '.join(one.seats)} does not fit the digest that was fixed before")
        seats += one.seats
    firsts = [one.seats[0] for one in numbers]
    ordered = all(list(one.seats) == [name for name in names if name in one.seats] for one in numbers)
    if not ordered or firsts != [name for name in names if name in firsts] or len(set(seats)) != len(seats):
        raise BadSetting("the numbers do not stand in the order of the seats, each seat once")


def mixed(key: bytes, numbers: Sequence[Added]) -> bytes:
    """The key that deals, mixed from all numbers and digests. Without any it is the sealed key itself."""
    if not numbers:
        return key
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key of {len(key)} bytes is not safe; right would be {KEY_BYTES}")
    said = [f"{','.join(one.seats)} {one.digest} {one.number.hex() if one.number else '-'}\n" for one in numbers]
    return hashlib.blake2b("".join(said).encode(), digest_size=KEY_BYTES, key=key, person=_TO_MIX).digest()


def code(seal: str, numbers: Sequence[Added]) -> str:
    """A code of all digests, fixed before the first number is shown. A browser can compute it, too."""
    said = [f"{seal}\n", *[f"{','.join(one.seats)} {one.digest}\n" for one in numbers]]
    return hashlib.sha256("".join(said).encode()).hexdigest()[: 2 * CODE_BYTES]
