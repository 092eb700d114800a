"""Deletion of a table or a guest with all dependent rows.

Dependent rows are found by their foreign keys, so new tables of the schema need not be named here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Column, Connection, Table, delete, select, update

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
    for column in referring(schema.tables):
        connection.execute(delete(column.table).where(column == number))
    connection.execute(update(schema.tables).where(schema.tables.c.rematch == number).values(rematch=None))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == number))


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
    for column in referring(schema.guests):
        if column.table not in (schema.tables, schema.seats):
            connection.execute(delete(column.table).where(column == guest))
    gone = {"name": "", "gone": now()}
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(**gone))
    if not _is_needed(connection, guest):
        connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))


def _is_needed(connection: Connection, guest: str) -> bool:
    hosts = select(schema.tables.c.id).where(schema.tables.c.host == guest)
    sits = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    return connection.execute(hosts.union(sits).limit(1)).first() is not None
