"""Which seeks make a table: the people fit in number, none of them blocks another, and no two names look alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from higaki.server.accounts.confusable_names import skeleton

# The search ends after this many attempts: blocks among many people could make it long.
MOST_ATTEMPTS: Final = 2000

looks_of = lru_cache(4096)(skeleton)


class Seeker(NamedTuple):
    """A guest who seeks a game, and the numbers of seats they accept."""

    guest: str
    name: str
    least: int
    most: int


class Matching:
    """The people who seek the same game, the longest wait first, and the pairs that a block keeps apart."""

    def __init__(self, seekers: Sequence[Seeker], apart: set[frozenset[str]]) -> None:
        self.seekers: Final = seekers
        self._apart = apart
        self._attempts = 0

    def full_table(self, first: Seeker) -> list[Seeker] | None:
        """The people of the smallest table that can begin with this seeker; those who waited longest are preferred."""
        for seats in range(first.least, first.most + 1):
            found = self._table(first, seats, seats)
            if found is not None:
                return found
        return None

    def table_with_bots(self, first: Seeker) -> tuple[list[Seeker], int]:
        """As many people as can sit with this seeker, and the number of seats; bots take the others."""
        for people in range(first.most, 1, -1):
            for seats in range(max(people, first.least), first.most + 1):
                found = self._table(first, seats, people)
                if found is not None:
                    return found, seats
        return [first], first.least

    def _table(self, first: Seeker, seats: int, people: int) -> list[Seeker] | None:
        self._attempts = 0
        fitting = [one for one in self.seekers if one.guest != first.guest and one.least <= seats <= one.most]
        return self._completed([first], fitting, people)

    def _completed(self, chosen: list[Seeker], rest: Sequence[Seeker], people: int) -> list[Seeker] | None:
        if len(chosen) == people:
            return chosen
        for number, one in enumerate(rest):
            self._attempts += 1
            if self._attempts > MOST_ATTEMPTS or len(rest) - number < people - len(chosen):
                return None
            if not any(self._are_apart(one, other) for other in chosen):
                found = self._completed([*chosen, one], rest[number + 1 :], people)
                if found is not None:
                    return found
        return None

    def _are_apart(self, one: Seeker, other: Seeker) -> bool:
        looks = looks_of(one.name)
        return frozenset((one.guest, other.guest)) in self._apart or (looks != "" and looks == looks_of(other.name))
