"""Vacations of guests: clocks over days stand still for them. A guest has some days a year."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, insert, select, update

from higaki.server.common.monotonic_time import wall, written
from higaki.server.database.schema import vacations
from higaki.server.protocol.errors import Refusal, bad_request
from higaki.server.protocol.responses.notices import Vacation

DAYS_A_YEAR: Final = 30
A_DAY: Final = 24 * 3600.0
# Times of vacation, each with begin and end in seconds since 1970.
Times = list[tuple[float, float]]


def times_of(connection: Connection, guest: str) -> Times:
    """All vacations of a guest, the newest last."""
    asked = select(vacations).where(vacations.c.guest == guest).order_by(vacations.c.begin)
    return [(row.begin, row.end) for row in connection.execute(asked)]


def vacation_of(connection: Connection, guest: str) -> Vacation:
    return _shown(times_of(connection, guest), wall())


def start(connection: Connection, guest: str, days: int) -> Vacation:
    """Go on vacation from now on."""
    now = wall()
    times = times_of(connection, guest)
    before = _shown(times, now)
    if before["until"] is not None:
        raise Refusal(409, "on_vacation", "you are on vacation already; right would be to come back first")
    if not 1 <= days <= before["days_left"]:
        raise bad_request(f"a vacation of {days} days cannot be taken; right would be 1 to {before['days_left']}")
    times.append((now, now + days * A_DAY))
    connection.execute(insert(vacations).values(guest=guest, begin=now, end=times[-1][1]))
    return _shown(times, now)


def end(connection: Connection, guest: str) -> Vacation:
    """Come back now. A day that has begun counts as taken."""
    now = wall()
    times = times_of(connection, guest)
    if _shown(times, now)["until"] is not None:
        begin = times[-1][0]
        times[-1] = begin, now
        here = (vacations.c.guest == guest) & (vacations.c.begin == begin)
        connection.execute(update(vacations).where(here).values(end=now))
    return _shown(times, now)


def _shown(times: Times, now: float) -> Vacation:
    """Whether a guest is on vacation, and how many days of this year are left. The begin of a vacation decides."""
    year = datetime.fromtimestamp(now, UTC).year
    taken = [math.ceil((last - first) / A_DAY) for first, last in times if _year(first) == year]
    until = times[-1][1] if times and times[-1][0] <= now < times[-1][1] else None
    return {
        "until": None if until is None else written(until),
        "days_left": max(0, DAYS_A_YEAR - sum(taken)),
    }


def _year(moment: float) -> int:
    return datetime.fromtimestamp(moment, UTC).year
