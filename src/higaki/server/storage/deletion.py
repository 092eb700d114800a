"""Deletion of a table or a guest with all dependent rows.

Dependent rows are found by their foreign keys, so new tables of the schema need not be named here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, Table, delete, func, select, update

from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.ratings import records
from higaki.server.storage import results


@cache
def referring(to: Table) -> tuple[Column[Any], ...]:
    """The columns that refer to a table's rows, in an order in which they can be deleted; computed once."""
    columns = [column for other in reversed(schema.metadata.sorted_tables) for column in other.columns]
    return tuple(column for column in columns if any(key.column.table is to for key in column.foreign_keys))


def delete_table(connection: Connection, number: str) -> None:
    """Delete a table with its seats, moves and chat. A link to it as a rematch is removed."""
    _give_up_in_league(connection, number)
    for column in referring(schema.tables):
        connection.execute(delete(column.table).where(column == number))
    connection.execute(update(schema.tables).where(schema.tables.c.rematch == number).values(rematch=None))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == number))


def _give_up_in_league(connection: Connection, number: str) -> None:
    """A game of a league that was not finished has no result: all its players are equal."""
    games = schema.league_tables
    here = (games.c.table == number) & games.c.sides.is_(None)
    for row in connection.execute(select(games.c.players).where(here)).all():
        connection.execute(update(games).where(here).values(sides=list(range(len(row.players)))))


def delete_league(connection: Connection, number: str) -> None:
    """Delete a league with its people and rounds. Its tables stay."""
    for column in referring(schema.leagues):
        connection.execute(delete(column.table).where(column == number))
    connection.execute(delete(schema.leagues).where(schema.leagues.c.id == number))


def tables_with(connection: Connection, guest: str) -> list[str]:
    """All tables that refer to a guest: by a seat, also one that they have left, by a line of chat, or as host."""
    found: set[str] = set()
    for whose, where in (
        (schema.tables.c.host, schema.tables.c.id),
        (schema.seats.c.guest, schema.seats.c.table),
        (schema.seats.c.reserved, schema.seats.c.table),
        (schema.substitutions.c.guest, schema.substitutions.c.table),
        (schema.chat.c.guest, schema.chat.c.table),
    ):
        found.update(connection.execute(select(where).where(whose == guest).distinct()).scalars())
    return sorted(found)


def forget_guest(connection: Connection, guest: str) -> None:
    """Delete a guest's name, devices and chat. A row without a name stays while a seat or a table refers to it."""
    seats = schema.seats.c
    connection.execute(update(schema.seats).where(seats.guest == guest).values(name=None, here_at=None))
    connection.execute(update(schema.seats).where(seats.reserved == guest).values(reserved=None))
    left = schema.substitutions.c.guest == guest
    connection.execute(update(schema.substitutions).where(left).values(guest=None, name=None))
    records.forget(connection, guest)
    results.forget(connection, guest)
    _leave_leagues(connection, guest)
    for column in referring(schema.guests):
        if column.table not in (schema.tables, schema.seats, schema.leagues, schema.league_people):
            connection.execute(delete(column.table).where(column == guest))
    gone = {"name": "", "gone": now(), "puzzles": False}
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(**gone))
    if not _is_needed(connection, guest):
        connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))


def _leave_leagues(connection: Connection, guest: str) -> None:
    """The guest plays in no league any more, and the next of its people is the host of theirs. Nobody else is lost."""
    leagues, people = schema.leagues, schema.league_people
    of_league = select(leagues.c.round).where(leagues.c.id == people.c.league).scalar_subquery()
    left = {"guest": None, "until": func.coalesce(people.c.until, of_league)}
    connection.execute(update(people).where(people.c.guest == guest).values(**left))
    present = (people.c.league == leagues.c.id) & people.c.guest.is_not(None) & people.c.until.is_(None)
    heir = select(people.c.guest).where(present).order_by(people.c.number).limit(1).scalar_subquery()
    connection.execute(update(leagues).where(leagues.c.host == guest).values(host=heir))


def _is_needed(connection: Connection, guest: str) -> bool:
    hosts = select(schema.tables.c.id).where(schema.tables.c.host == guest)
    sits = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    return connection.execute(hosts.union(sits).limit(1)).first() is not None
