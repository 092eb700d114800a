"""A guest's games, and statistics of them."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.cards import Card


class MyGames(TypedDict, closed=True):
    """A page of the guest's games: own turns, then running, waiting and finished games."""

    # How many games fit the filters; null on all pages but the first.
    count: int | None
    games: list[Card]
    # Where the next page begins; null on the last one.
    next: str | None


class Met(TypedDict, closed=True):
    """Who the guest has played with: a guest, a bot, another person at somebody's screen, or a deleted guest."""

    # By this, games are filtered; null for deleted guests, and for everybody but the guest.
    key: str | None
    kind: Literal["guest", "bot", "here", "former"]
    name: str | None
    # The level of a bot.
    bot: str | None
    # The page of a guest who shows it.
    page: str | None


class Tally(TypedDict, closed=True):
    """Sums over finished games with a result."""

    games: int
    # First places, shared ones included.
    wins: int
    # How many wins chance alone would give: a half against one other side, a third against two.
    fair_wins: float
    # The average place, and the one that chance alone would give.
    place: float
    fair_place: float


class Reviewed(TypedDict, closed=True):
    """What a review says of the guest's game, in shares of the win."""

    at: str
    # What all decisions brought, what luck brought, and what the guest's own mistakes cost.
    decided: float
    luck: float
    lost: float


class Way(TypedDict, closed=True):
    """A source of points in won games: points in one game, and the share of all points gained."""

    source: str
    points: float
    share: float


class GameStatistics(TypedDict, closed=True):
    game: str
    tally: Tally
    # How many of the games have a review; the last of them, the oldest first.
    reviewed: int
    trend: list[Reviewed]
    # How many of the won games have their points stored by source, and the largest sources.
    accounted: int
    ways: list[Way]


class OpponentStatistics(TypedDict, closed=True):
    opponent: Met
    tally: Tally


class Statistics(TypedDict, closed=True):
    """A guest's finished games. Others see only opponents who are bots or show a page."""

    all: Tally
    # The most frequent first.
    games: list[GameStatistics]
    opponents: list[OpponentStatistics]
