"""Time over days: the seconds between two moments without the pauses between them, such as nights and vacations."""

from __future__ import annotations

from collections.abc import Iterable

# Begin and end, in seconds since 1970.
Pause = tuple[float, float]


def seconds_between(begin: float, end: float, pauses: Iterable[Pause]) -> float:
    """The seconds from one moment to a later one that lie in no pause."""
    seconds, at = 0.0, begin
    for first, last in sorted(pauses):
        if first >= end:
            break
        seconds += max(0.0, first - at)
        at = max(at, last)
    return seconds + max(0.0, end - at)


def moment_after(begin: float, seconds: float, pauses: Iterable[Pause]) -> float:
    """The moment at which so many seconds outside of all pauses have passed."""
    at, left = begin, seconds
    for first, last in sorted(pauses):
        if first - at >= left:
            break
        left -= max(0.0, first - at)
        at = max(at, last)
    return at + left
