"""What a game offers, and what is printed on its pieces and boards."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import OptionValue, Printed, Seat


class GameOption(TypedDict, closed=True):
    name: str
    # The default first.
    values: list[OptionValue]
    # The numbers of players for which the option exists.
    seats: list[int]


class GameInfo(TypedDict, closed=True):
    name: str
    seats: list[int]
    minutes: int
    options: list[GameOption]
    # The options of a quick start.
    quick: dict[str, OptionValue]
    seat_names: list[Seat]
    # Does the game have pieces that a player would have to remember?
    remembers: bool
    # Does the game have windows, in which everybody may act?
    windows: bool
    bots: list[str]
    # All places of the table, for the help page.
    places: list[str]
    # How many lessons the tutorial has; 0 without a tutorial.
    lessons: int


class Printings(TypedDict, closed=True):
    """Everything that is printed on the pieces and boards of a game. Scenes omit it, because it never changes."""

    # By sort and kind.
    kinds: dict[str, dict[str, Printed]]
    # By place.
    places: dict[str, Printed]
    # By place and member, if each part of a place has its own print.
    slots: dict[str, dict[str, Printed]]
    # By track and space.
    spaces: dict[str, dict[str, Printed]]
