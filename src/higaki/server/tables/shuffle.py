"""The shuffle of a table before its game: a sealed key, and numbers that the players add to it.

Every player fixes a number by its digest. When the game is about to begin, the digests of those present become final;
then the numbers are shown, and key and numbers deal the game. The operator knows the key and sees every number first.
A player who fixed a number and does not show it must not get a second deal to choose from. The whole shuffle is then
discarded, the log names the player, and the others show another number. They need no new digests: a browser fixes the
end of a hash chain, in which every number is the digest of the next one.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.json_type import Json
from higaki.engine.match.keyed_random_numbers import new_key, seal
from higaki.engine.match.shuffle_numbers import Added, digest_of


class Shuffle:
    """The state of a shuffle before the game. Everything but the key is public; guests stand for their seats."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        # Is the game about to begin? Then the digests are final.
        self.begun = False
        # When the game begins by itself, in seconds since 1970; None if it waits for somebody to sit down or to begin.
        self.begins_by: float | None = None
        # By guest: the digest of the next number, the numbers shown, and the digests never shown.
        self.digests: dict[str, str] = {}
        self.numbers: dict[str, str] = {}
        self.withheld: dict[str, str] = {}

    @property
    def seal(self) -> str:
        return seal(self.key)

    def begin(self, here: set[str]) -> None:
        """Make the digests final. Absent players add none; no number is known yet, so leaving gives no advantage."""
        self.begun = True
        self.digests = {guest: digest for guest, digest in self.digests.items() if guest in here}

    def fits(self, guest: str, number: str) -> bool:
        """Is this the number that the guest has fixed?"""
        return digest_of(bytes.fromhex(number)) == self.digests.get(guest)

    @property
    def complete(self) -> bool:
        """Has everybody shown the number they fixed?"""
        return self.begun and self.numbers.keys() == self.digests.keys()

    def go_on_without(self) -> None:
        """Time is up: a player who has not shown a number is left out, and all others must show another one."""
        self.withheld |= {guest: digest for guest, digest in self.digests.items() if guest not in self.numbers}
        self.digests, self.numbers = self.numbers, {}

    def added(self, seats: dict[str, list[str]]) -> list[Added]:
        """All digests, with the numbers that were shown, by guest with their seats, in order."""
        found = []
        for guest, own in seats.items():
            digest, number = self.digests.get(guest) or self.withheld.get(guest), self.numbers.get(guest)
            if digest is not None:
                found.append(Added(own, digest, None if number is None else bytes.fromhex(number)))
        return found

    def save(self) -> Json:
        return {
            "key": self.key.hex(),
            "begun": self.begun,
            "begins_by": self.begins_by,
            "digests": self.digests,
            "numbers": self.numbers,
            "withheld": self.withheld,
        }


def new_shuffle() -> Shuffle:
    return Shuffle(new_key())


def load(saved: Json) -> Shuffle:
    shuffle = Shuffle(bytes.fromhex(saved["key"]))
    shuffle.begun, shuffle.begins_by = saved["begun"], saved.get("begins_by")
    shuffle.digests, shuffle.numbers, shuffle.withheld = saved["digests"], saved["numbers"], saved["withheld"]
    return shuffle
