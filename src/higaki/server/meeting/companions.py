"""The people with whom a guest has played, from running and finished tables."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from higaki import catalogue
from higaki.server.database.schema import guests, seats, tables
from higaki.server.protocol.responses.lobby import Companion
from higaki.server.storage.quarantine import or_nothing
from higaki.server.tables.room import WAITING

# The last tables of the guest are looked through, and so many people are listed.
MOST_TABLES: Final = 200
MOST_LISTED: Final = 50


def companions_of(connection: Connection, guest: str, blocked: frozenset[str]) -> list[Companion]:
    """Those with whom the guest has played last, without those whom they have blocked. Everybody has a name."""
    mine = select(tables.c.id, tables.c.updated).join(seats, seats.c.table == tables.c.id)
    mine = mine.where((seats.c.guest == guest) & (tables.c.state != WAITING)).distinct()
    newest = mine.order_by(tables.c.updated.desc()).limit(MOST_TABLES).subquery()
    asked = select(tables.c.id, tables.c.game, tables.c.updated, seats.c.number, seats.c.guest, guests.c.name)
    asked = asked.join(seats, seats.c.table == tables.c.id).join(guests, guests.c.id == seats.c.guest)
    others = tables.c.id.in_(select(newest.c.id)) & (seats.c.guest != guest) & (guests.c.name != "")
    found: dict[str, Companion] = {}
    shared: set[tuple[str, str]] = set()
    for row in connection.execute(asked.where(others).order_by(tables.c.updated.desc(), seats.c.number)):
        if row.guest in blocked or (row.guest, row.id) in shared:
            continue
        shared.add((row.guest, row.id))
        if row.guest in found:
            found[row.guest]["games"] += 1
        elif len(found) < MOST_LISTED:
            for one in or_nothing(row.id, partial(_companion, row)):
                found[row.guest] = one
    return list(found.values())


def _companion(row: Row[*tuple[Any, ...]]) -> Companion:
    seat = catalogue.find(row.game).seat_names[row.number]
    return {"name": row.name, "table": row.id, "seat": seat, "game": row.game, "at": row.updated, "games": 1}
