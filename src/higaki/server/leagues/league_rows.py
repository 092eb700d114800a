"""Leagues in the database. Every function runs in the transaction of its caller."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from higaki.server.accounts.guests import now
from higaki.server.database.schema import league_people, league_tables, leagues, seats, tables
from higaki.server.leagues.pairing.history import Game
from higaki.server.protocol.errors import Refusal
from higaki.server.tables.room import OVER as TABLE_OVER

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
ROUND_ROBIN: Final = "round_robin"
SWISS: Final = "swiss"


def take_turn(connection: Connection) -> None:
    """Wait for other transactions that change leagues, so that each round is opened once, by one process.

    It is the first statement: PostgreSQL freezes what a transaction sees at the next one. SQLite has one writer.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("LOCK TABLE leagues IN SHARE ROW EXCLUSIVE MODE")


def find(connection: Connection, league: str) -> Row[Any] | None:
    return connection.execute(select(leagues).where(leagues.c.id == league)).first()


def league_called(connection: Connection, league: str) -> Row[Any]:
    found = find(connection, league)
    if found is None:
        raise Refusal(404, "no_league", "there is no such league; right would be the address somebody shared")
    return found


def change(connection: Connection, league: str, **values: Any) -> None:
    connection.execute(update(leagues).where(leagues.c.id == league).values(**values, updated=now()))


def people_of(connection: Connection, league: str) -> list[Row[Any]]:
    """Everybody who is in a league or was, in the order in which they came."""
    asked = select(league_people).where(league_people.c.league == league)
    return list(connection.execute(asked.order_by(league_people.c.number)))


def add_person(connection: Connection, league: str, **values: Any) -> None:
    last = select(func.coalesce(func.max(league_people.c.number), 0)).where(league_people.c.league == league)
    number = connection.execute(last).scalar_one() + 1
    connection.execute(insert(league_people).values(league=league, number=number, **values))


def change_person(connection: Connection, person: Row[Any], **values: Any) -> None:
    connection.execute(update(league_people).where(_is(person)).values(**values))


def remove_person(connection: Connection, person: Row[Any]) -> None:
    connection.execute(delete(league_people).where(_is(person)))


def _is(person: Row[Any]) -> Any:
    return (league_people.c.league == person.league) & (league_people.c.number == person.number)


def waiting(people: Iterable[Row[Any]]) -> list[Row[Any]]:
    """Those who have no player yet: before the start everybody, afterwards the substitutes."""
    return [one for one in people if one.player is None and one.until is None]


def playing(people: Iterable[Row[Any]]) -> dict[int, Row[Any]]:
    """Who plays now, by player."""
    return {one.player: one for one in people if one.player is not None and one.until is None}


def tables_of(connection: Connection, league: str) -> list[Row[Any]]:
    asked = select(league_tables).where(league_tables.c.league == league)
    return list(connection.execute(asked.order_by(league_tables.c.round, league_tables.c.number)))


def games_of(rows: Iterable[Row[Any]]) -> list[Game]:
    return [Game(row.round, row.players, row.sides, row.places) for row in rows]


def is_played(rows: Iterable[Row[Any]]) -> bool:
    """Are all of these tables over?"""
    return all(row.table is None or row.sides is not None for row in rows)


def count_hosted(connection: Connection, guest: str) -> int:
    asked = select(func.count()).select_from(leagues).where((leagues.c.host == guest) & (leagues.c.state != OVER))
    return int(connection.execute(asked).scalar_one())


def leagues_of(connection: Connection, guest: str, most: int) -> list[Row[Any]]:
    """The leagues that a guest hosts or is in, the last changed first; those that are over come last."""
    mine = select(league_people.c.league).where((league_people.c.guest == guest) & league_people.c.until.is_(None))
    asked = select(leagues).where(or_(leagues.c.host == guest, leagues.c.id.in_(mine)))
    return list(connection.execute(asked.order_by(leagues.c.state == OVER, leagues.c.updated.desc()).limit(most)))


def due(connection: Connection, moment: float, longest: float) -> list[str]:
    """Running leagues where the server has something to do: a round is over or begins, or somebody has left."""
    mine = league_tables.c.league == leagues.c.id
    unfinished = select(league_tables.c.number).where(
        mine & (league_tables.c.round == leagues.c.round) & league_tables.c.table.is_not(None)
        & league_tables.c.sides.is_(None)
    )  # fmt: skip
    # A moment further away than any pause was set before the clock was set back.
    begins = leagues.c.due.is_not(None) & ((leagues.c.due <= moment) | (leagues.c.due > moment + longest))
    played = leagues.c.due.is_(None) & ~unfinished.exists()
    asked = select(leagues.c.id).where((leagues.c.state == RUNNING) & (begins | played))
    found = set(connection.execute(asked).scalars())
    return sorted(found | {league for league, _, _ in left_behind(connection)})


def left_behind(connection: Connection, league: str | None = None) -> list[tuple[str, str, str]]:
    """League, guest and table of those who have left a league, and whose seat at its table is not given up yet."""
    here = (tables.c.league == league_people.c.league) & (seats.c.guest == league_people.c.guest)
    asked = (
        select(tables.c.league, seats.c.guest, tables.c.id)
        .join_from(league_people, tables, tables.c.league == league_people.c.league)
        .join(seats, (seats.c.table == tables.c.id) & here)
        .where(league_people.c.until.is_not(None) & (tables.c.state != TABLE_OVER) & seats.c.gave_up.is_(None))
    )
    if league is not None:
        asked = asked.where(league_people.c.league == league)
    return [(row.league, row.guest, row.id) for row in connection.execute(asked)]
