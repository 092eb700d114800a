"""What tests of a game's rules share: playing on from a position, and reading in words what came of it."""

from __future__ import annotations

from typing import Any

import higaki


def play(match: higaki.Match, *things: str) -> higaki.Match:
    for thing in things:
        match.play(thing)
    return match


def told(match: higaki.Match, what: str) -> list[dict[str, Any]]:
    """All lines of one kind that everybody heard."""
    return [event for entry in match.told(None) for event in entry["events"] if event["what"] == what]


def part(match: higaki.Match, place: str, owner: str | None = None) -> Any:
    """What a position says of a place, or of an owner's part of it."""
    written = match.position().get(place, [] if owner is None else {})
    return written if owner is None else written.get(owner, [])


def count(match: higaki.Match, place: str) -> int:
    """A number that everybody sees; a position leaves out what is nothing."""
    return int(match.position().get(place, 0))


def cells(match: higaki.Match) -> set[str]:
    """The cells of a board that may be pointed at."""
    return {thing.removeprefix("cell.") for thing in match.options if thing.startswith("cell.")}
