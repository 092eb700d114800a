"""Tables over days in the database: those whose deadline has passed, a guest's, and the times the server was off."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from higaki.server.database.schema import machine_clock, outages, seats, tables
from higaki.server.storage.machine_clock_trust import DAY, THE_ONE
from higaki.server.tables.clocks import OVER_DAYS
from higaki.server.tables.pauses import Pause
from higaki.server.tables.room import PLAYING

# A longer silence of all servers is an outage. Clocks over days stand still meanwhile.
LONGEST_SILENCE: Final = 600.0
# No clock runs for longer without a change, so older outages are deleted.
DAYS_KEPT: Final = 180


def due(connection: Connection, now: float, most: int) -> list[str]:
    """Tables whose deadline has passed, the oldest first."""
    asked = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline)
    return list(connection.execute(asked.limit(most)).scalars())


def put_off(connection: Connection, table: str, deadline: float | None) -> None:
    """The deadline was an old one: look at the table again at this moment."""
    connection.execute(update(tables).where(tables.c.id == table).values(deadline=deadline))


def tables_over_days(connection: Connection, guest: str) -> list[str]:
    """The running tables over days where a guest sits."""
    mine = select(seats.c.table).where(seats.c.guest == guest)
    over_days = tables.c.clock["kind"].as_string().in_(OVER_DAYS)
    asked = select(tables.c.id).where(tables.c.id.in_(mine) & (tables.c.state == PLAYING) & over_days)
    return list(connection.execute(asked.order_by(tables.c.id)).scalars())


def note_alive(connection: Connection, now: float) -> list[Pause]:
    """Report that the server runs. Returns all outages, with the one that ends now.

    A leap of the machine's clock looks like an outage, and does no harm either.
    """
    row = connection.execute(select(machine_clock)).first()
    if row is None:
        connection.execute(insert(machine_clock).values(id=THE_ONE, seen=now, steady_since=now, alive=now))
    else:
        # Several processes report: only one of them finds the old report.
        old = (machine_clock.c.alive == row.alive) if row.alive is not None else machine_clock.c.alive.is_(None)
        noted = connection.execute(update(machine_clock).where(old).values(alive=now))
        if noted.rowcount == 1 and row.alive is not None and now - row.alive > LONGEST_SILENCE:
            connection.execute(delete(outages).where(outages.c.end < now - DAYS_KEPT * DAY))
            connection.execute(insert(outages).values(begin=row.alive, end=now))
    return [(one.begin, one.end) for one in connection.execute(select(outages).order_by(outages.c.begin))]
