"""Decides whether the machine's clock may be trusted when data looks old.

A wrong clock (an empty battery, a bad time server) makes everything look old at once. Nothing is therefore deleted by
age until the clock has run for days without a leap. Visits of guests are still stored in the meantime. A server that
was really off for a year waits just as long.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from sqlalchemy import Connection, insert, select, update

from higaki.server.database.schema import machine_clock

log = logging.getLogger("higaki")
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
# The longest time between two checks. A longer one is a leap, or the server was off.
LONGEST_GAP: Final = 3 * DAY
# The clock may be set back by this much: that is a correction.
FURTHEST_BACK: Final = HOUR
# The clock must have run steadily for this many days.
DAYS_STEADY: Final = 2
THE_ONE: Final = 1


def is_believed(connection: Connection) -> bool:
    """Check the clock, and store the time of the check."""
    now = time.time()
    row = connection.execute(select(machine_clock)).first()
    if row is None:
        connection.execute(insert(machine_clock).values(id=THE_ONE, seen=now, steady_since=now))
        return False
    leapt = not -FURTHEST_BACK <= now - row.seen <= LONGEST_GAP
    if leapt:
        days = (now - row.seen) / DAY
        log.warning("the clock has leapt by %+.1f days; nothing is deleted for %s days", days, DAYS_STEADY)
    since = now if leapt else row.steady_since
    connection.execute(update(machine_clock).values(seen=now, steady_since=since))
    return bool(now - since >= DAYS_STEADY * DAY)
