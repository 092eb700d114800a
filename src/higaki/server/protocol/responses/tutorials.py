"""Lessons of a game."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.events import Entry
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import Seat, Thing


class Mark(TypedDict, closed=True):
    """What a step of a tutorial highlights: a thing, a place, or one piece there."""

    thing: NotRequired[Thing]
    place: NotRequired[str]
    owner: NotRequired[Seat]
    kind: NotRequired[str]


class Moment(TypedDict, closed=True):
    """A moment of a tutorial: what the learner sees, and the moments that follow."""

    # Counted from 1; its texts are `lesson-<lesson>-<step>` and `lesson-<lesson>-<step>-title`.
    step: int
    mark: Mark
    scene: Scene
    # The events since the last moment; empty if the script skips some.
    entries: list[Entry]
    # The things to choose, each with the number of the next moment.
    leads: dict[Thing, int]
    # The next moment after reading; null if the learner must choose a thing, and at the end.
    next: int | None


class Tutorial(TypedDict, closed=True):
    """One lesson of a game's tutorial."""

    game: str
    # Counted from 1; its name is the text `lesson-<lesson>`.
    lesson: int
    seat: Seat
    steps: int
    moments: list[Moment]
