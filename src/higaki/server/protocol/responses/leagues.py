"""Leagues: their players, rounds, tables and standings."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from higaki.server.protocol.responses.wishes import ClockWish
from higaki.server.protocol.responses.words import LeagueKind, LeagueState, LeagueTableState, OptionValue, Pace, Scoring


class LeaguePerson(TypedDict, closed=True):
    """A person or a bot in a league."""

    # By this number the host removes a person.
    number: int
    name: str | None
    bot: str | None
    # The guest was deleted.
    former: bool
    you: bool
    host: bool
    # The first and the last round in which they play; null before the start, and until they have left.
    since: int | None
    until: int | None


class Standing(TypedDict, closed=True):
    """A player in the standings of a league."""

    player: int
    # Equal players share a place.
    place: int
    points: float
    # Finished games, and rounds without one.
    games: int
    byes: int
    # The tie-breaks, in order: points against those with equal points, games won alone, the points of the opponents.
    direct: float
    wins: int
    opponents: float
    # Who has played for this player, one after the other; the last one plays now.
    people: list[LeaguePerson]


class LeagueSeat(TypedDict, closed=True):
    """Who sits at a seat of a league's table, and what they reached there."""

    player: int
    name: str | None
    bot: str | None
    former: bool
    you: bool
    # Null before the end, and without a result.
    place: int | None
    points: float | None


class LeagueTable(TypedDict, closed=True):
    # Null for a bye, and where bots alone would play.
    table: str | None
    state: LeagueTableState
    # In the order of the seats; one for a bye.
    seats: list[LeagueSeat]


class LeagueRound(TypedDict, closed=True):
    round: int
    tables: list[LeagueTable]


class League(TypedDict, closed=True):
    """The page of a league."""

    league: str
    name: str
    game: str
    options: dict[str, OptionValue]
    # At a full table.
    seats: int
    kind: LeagueKind
    scoring: Scoring
    clock: ClockWish | None
    pace: Pace
    # The bot that plays on when nobody replaces a player.
    bot: str
    # The greatest number of players.
    most: int
    state: LeagueState
    # The last round that has begun; 0 before the first.
    round: int
    # Null until a round robin has begun: it depends on the number of players.
    rounds: int | None
    # When the next round begins; null while one is played.
    begins: str | None
    host: str | None
    hosting: bool
    # Is the guest in the league?
    me: Literal["no", "waits", "plays", "left"]
    # The guest's player, and their table of this round while its game goes on.
    player: int | None
    table: str | None
    # Everybody before the start; afterwards those who wait for a place.
    waiting: list[LeaguePerson]
    standings: list[Standing]
    # The rounds that have begun, the last one first.
    played: list[LeagueRound]


class LeagueCard(TypedDict, closed=True):
    """A league in the guest's list."""

    league: str
    name: str
    game: str
    state: LeagueState
    round: int
    rounds: int | None
    people: int
    hosting: bool
    # The guest's table of this round while its game goes on.
    table: str | None


class LeagueAddress(TypedDict, closed=True):
    league: str
