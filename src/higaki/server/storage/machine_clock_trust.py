"""Decides whether the machine's clock may be trusted when data looks old.

A wrong clock (an empty battery, a bad time server) makes everything look old at once. Nothing is therefore deleted by
age until the clock has run for days without a leap. Guests who return in the meantime are noted. A server that was
really off for a year waits just as long.
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
# Between two looks at the clock no more may have passed, or it has leapt, or nobody was there to look.
LONGEST_GAP: Final = 3 * DAY
# Back it may be set by so much: that is a correction.
FURTHEST_BACK: Final = HOUR
# So long it must have gone on steadily.
DAYS_STEADY: Final = 2
THE_ONE: Final = 1


def is_believed(connection: Connection) -> bool:
    """Look at the clock, and note that it was looked at."""
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
