"""Statistics of a guest's finished games, from their results. Results stay when tables are deleted.

A guest sees all of them. On the page that a guest shows, opponents who show no page of their own are left out.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Integer, case, cast, func, select

from higaki.server.database import schema
from higaki.server.database.keyed_digests import KeyedDigests
from higaki.server.protocol.responses.statistics import (
    GameStatistics,
    OpponentStatistics,
    Reviewed,
    Statistics,
    Tally,
    Way,
)
from higaki.server.storage import reviews
from higaki.server.storage.opponents import written
from higaki.server.storage.results import AT_THE_END

MOST_OPPONENTS: Final = 50
# The last reviewed games in a trend, and the last won games whose points are counted, of all games together.
MOST_REVIEWED: Final = 400
MOST_WON: Final = 1000
MOST_WAYS: Final = 5

results, players, guests = schema.results.c, schema.players.c, schema.guests.c


def statistics(connection: Connection, guest: str, digests: KeyedDigests) -> Statistics:
    """All statistics, for the guest."""
    return _statistics(connection, guest, _opponents(connection, guest, digests))


def shown_at(connection: Connection, page: str, digests: KeyedDigests) -> Statistics | None:
    """The statistics of the guest with this page, for everybody; None if they do not show them."""
    shown = (players.page == page) & players.statistics.is_(True)
    guest = connection.execute(select(players.guest).where(shown)).scalar()
    if guest is None:
        return None
    met = _opponents(connection, guest, digests)
    for one in met:
        # The key is for the guest alone.
        one["opponent"]["key"] = None
    return _statistics(connection, guest, [one for one in met if one["opponent"]["bot"] or one["opponent"]["page"]])


def _statistics(connection: Connection, guest: str, opponents: list[OpponentStatistics]) -> Statistics:
    reviewed = func.sum(case((results.method == reviews.METHOD, 1), else_=0)).label("reviewed")
    asked = select(results.game, reviewed, *_sums(results.place, results.sides)).where(_with_result(guest))
    rows = connection.execute(asked.group_by(results.game).order_by(func.count().desc(), results.game)).all()
    trends, ways = _trends(connection, guest), _ways(connection, guest)
    games: list[GameStatistics] = [
        {
            "game": row.game,
            "tally": _tally([row]),
            "reviewed": int(row.reviewed),
            "trend": trends.get(row.game, []),
            "accounted": ways[row.game][0] if row.game in ways else 0,
            "ways": ways[row.game][1] if row.game in ways else [],
        }
        for row in rows
    ]
    return {"all": _tally(rows), "games": games, "opponents": opponents}


def _with_result(guest: str) -> ColumnElement[bool]:
    """A substitute's results do not count: somebody else has played a part of them."""
    own = (results.guest == guest) & results.own.is_(True) & results.substitute.is_(False)
    return own & results.place.is_not(None)


def _sums(place: ColumnElement[Any], sides: ColumnElement[Any]) -> tuple[ColumnElement[Any], ...]:
    """Sums over games: what was reached, and what chance alone would give."""
    return (
        func.count().label("games"),
        func.sum(cast(place == 1, Integer)).label("wins"),
        func.sum(1.0 / sides).label("fair_wins"),
        func.sum(place).label("places"),
        func.sum((sides + 1) / 2.0).label("fair_places"),
    )


def _tally(rows: Any) -> Tally:
    games = sum(row.games for row in rows)
    return {
        "games": games,
        "wins": int(sum(row.wins for row in rows)),
        "fair_wins": round(float(sum(row.fair_wins for row in rows)), 3),
        "place": round(float(sum(row.places for row in rows)) / max(1, games), 3),
        "fair_place": round(float(sum(row.fair_places for row in rows)) / max(1, games), 3),
    }


def _opponents(connection: Connection, guest: str, digests: KeyedDigests) -> list[OpponentStatistics]:
    """The games against each opponent, the most frequent first. A game against two bots of a level counts once."""
    own, theirs = schema.results.alias(), schema.results.alias()
    person = case((theirs.c.here.is_(False), theirs.c.guest)).label("guest")
    beside = case((theirs.c.here.is_(True), theirs.c.name)).label("beside")
    against = (
        select(own.c.table, own.c.place, own.c.sides, person, theirs.c.bot, beside)
        .join_from(own, theirs, (theirs.c.table == own.c.table) & (theirs.c.side != own.c.side))
        .where((own.c.guest == guest) & own.c.own.is_(True) & own.c.place.is_not(None))
        .where(own.c.substitute.is_(False) & (theirs.c.part == AT_THE_END))
        .distinct()
        .subquery()
    )
    one = against.c
    sums = (
        select(one.guest, one.bot, one.beside, *_sums(one.place, one.sides))
        .group_by(one.guest, one.bot, one.beside)
        .order_by(func.count().desc(), one.guest, one.bot, one.beside)
        .limit(MOST_OPPONENTS)
        .subquery()
    )
    named = select(sums, guests.name, players.page).select_from(
        sums.outerjoin(schema.guests, guests.id == sums.c.guest).outerjoin(
            schema.players, players.guest == sums.c.guest
        )
    )
    found: list[OpponentStatistics] = []
    for row in connection.execute(named.order_by(sums.c.games.desc(), guests.name, sums.c.beside, sums.c.bot)):
        opponent = written(row, guest, digests)
        opponent["page"] = row.page
        found.append({"opponent": opponent, "tally": _tally([row])})
    return found


def _trends(connection: Connection, guest: str) -> dict[str, list[Reviewed]]:
    """By game the reviewed ones, the oldest first."""
    asked = (
        select(results.game, results.at, results.decided, results.luck, results.lost)
        .where(_with_result(guest) & (results.method == reviews.METHOD))
        .order_by(results.at.desc(), results.table.desc())
        .limit(MOST_REVIEWED)
    )
    found: dict[str, list[Reviewed]] = {}
    for row in reversed(connection.execute(asked).all()):
        one: Reviewed = {"at": row.at, "decided": row.decided, "luck": row.luck, "lost": row.lost}
        found.setdefault(row.game, []).append(one)
    return found


def _ways(connection: Connection, guest: str) -> dict[str, tuple[int, list[Way]]]:
    """By game the number of won games whose points are known, and their largest sources of points."""
    asked = (
        select(results.game, results.sources)
        .where(_with_result(guest) & (results.place == 1) & results.sources.is_not(None))
        .order_by(results.at.desc(), results.table.desc())
        .limit(MOST_WON)
    )
    games: dict[str, int] = {}
    sums: dict[str, dict[str, int]] = {}
    for row in connection.execute(asked):
        games[row.game] = games.get(row.game, 0) + 1
        by_source = sums.setdefault(row.game, {})
        for source, points in row.sources:
            by_source[source] = by_source.get(source, 0) + points
    return {game: (number, _largest(sums[game], number)) for game, number in games.items()}


def _largest(sums: dict[str, int], games: int) -> list[Way]:
    gained = {source: points for source, points in sums.items() if points > 0}
    best = sorted(gained, key=lambda source: (-gained[source], source))[:MOST_WAYS]
    whole = sum(gained.values())
    return [
        {"source": one, "points": round(gained[one] / games, 2), "share": round(gained[one] / whole, 4)} for one in best
    ]
