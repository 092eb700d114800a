"""Ratings, the pages of rated games, and ladders."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import Seat, Uncounted


class Rating(TypedDict, closed=True):
    """A player's rating in a game, if the guest may see it."""

    rating: int
    # After too few games, or with too high uncertainty: shown with a "?".
    provisional: bool
    # The player's page; null if it is not shown.
    page: str | None
    # The change by this table's result.
    change: int | None


class TableRatings(TypedDict, closed=True):
    """The ratings at a rated table: of the players who show theirs, and the guest's own."""

    ratings: dict[Seat, Rating]
    # Null while the game runs, if the result counts, and for spectators.
    uncounted: Uncounted | None


class RatedMoment(TypedDict, closed=True):
    """A point of a history: the number of games, the time, and the rating then."""

    games: int
    at: str
    rating: int
    provisional: bool


class GameRating(TypedDict, closed=True):
    game: str
    rating: int
    provisional: bool
    games: int
    # The last ratings, the oldest first.
    history: list[RatedMoment]


class Opponent(TypedDict, closed=True):
    """A player of another side; without a name if they show no page."""

    name: str | None
    page: str | None


class RatedGame(TypedDict, closed=True):
    """A rated game on a player's page."""

    game: str
    at: str
    # The rank among the sides.
    place: int
    sides: int
    change: int
    uncounted: Uncounted | None
    # The table, if everybody may see it.
    table: str | None
    partners: list[Opponent]
    opponents: list[Opponent]


class GuestPage(TypedDict, closed=True):
    """The page of a player's rated games. Guests also see their own page while it is hidden."""

    name: str | None
    # The address of the page; null while it is hidden.
    page: str | None
    you: bool
    # Does the page show statistics, too?
    statistics: bool
    ratings: list[GameRating]
    last: list[RatedGame]


class ShownPage(TypedDict, closed=True):
    page: str | None
    statistics: bool


class Rung(TypedDict, closed=True):
    """A player on a ladder."""

    place: int
    name: str | None
    page: str
    you: bool
    rating: int
    games: int


class Ladder(TypedDict, closed=True):
    """The players who show their page and whose rating is not provisional, best first."""

    game: str
    rungs: list[Rung]
