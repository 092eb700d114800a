"""Stories: what a recorded game of the native library tells, as numbers (`Batch.record_greedy`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

# What a story has besides the events of a game (building/translator/frame/recording.h).
TURN: Final = -4
CHOSE: Final = -5
# The share of the win of a seat is told in such parts.
SHARE: Final = 30000


class Told(NamedTuple):
    """An event of the game; or a turn begins, and `numbers` are each seat's share of the win; or a thing was chosen."""

    event: int
    seat: int
    numbers: list[int]


def told(story: list[int]) -> Iterator[Told]:
    """All that a story tells, in order."""
    at = 0
    while at < len(story):
        after = at + 3 + story[at + 2]
        yield Told(story[at], story[at + 1], story[at + 3 : after])
        at = after


def shares_of(turn: Told) -> list[float]:
    return [number / SHARE for number in turn.numbers]
