"""Positions of the explorer."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import Seat, Thing


class ExploredDeal(TypedDict, closed=True):
    """A published deal of the explorer, and the key of its first position."""

    seats: int
    seed: int
    games: int
    key: str


class ExploredGame(TypedDict, closed=True):
    """The deals of a game's explorer; a position is there if at least so many games reached it."""

    game: str
    bot: str
    least: int
    deals: list[ExploredDeal]


class ExploredChoice(TypedDict, closed=True):
    """What some games chose: the share of the win of who chose, its interval, and the position that follows."""

    thing: Thing
    games: int
    wins: float
    low: float
    high: float
    next: str | None


class Explored(TypedDict, closed=True):
    """A position of the explorer, as the seat to move sees it."""

    game: str
    bot: str
    key: str
    parent: str | None
    seats: int
    seed: int
    decisions: int
    games: int
    seat: Seat
    scene: Scene
    choices: list[ExploredChoice]


class FoundPosition(TypedDict, closed=True):
    """The key of a position in the explorer of its game; None if it is not there."""

    game: str
    key: str | None
