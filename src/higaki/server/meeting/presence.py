"""Who is here now: everybody who has sent a request within the last minute, through any process.

Each page that is looked at sends one several times a minute. With several processes, each writes its guests to the
database every few seconds and reads those of the others.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from higaki.server.accounts.guests import Guest
from higaki.server.common.monotonic_time import monotonic, wall
from higaki.server.database.schema import present

SECONDS_PRESENT: Final = 60.0
MOST_PRESENT: Final = 20_000
MOST_TOLD: Final = 5_000
# The row of a process that does not write any more counts for this time.
SECONDS_TOLD: Final = 30.0


class Presence:
    """The guests who are here, with the names of those who want to be seen."""

    def __init__(self) -> None:
        # When each was last here, the last at the end, and the name, if it is shown.
        self._seen: OrderedDict[str, tuple[float, str | None]] = OrderedDict()
        # The guests of the other processes.
        self._elsewhere: dict[str, str | None] = {}

    def note(self, guest: Guest) -> None:
        self._seen[guest.id] = monotonic(), guest.name if guest.visible and guest.name else None
        self._seen.move_to_end(guest.id)
        if len(self._seen) > MOST_PRESENT:
            self._seen.popitem(last=False)

    def here(self) -> dict[str, str | None]:
        """The guests of this process, each with the name, if it is shown."""
        long_ago = monotonic() - SECONDS_PRESENT
        while self._seen and next(iter(self._seen.values()))[0] <= long_ago:
            self._seen.popitem(last=False)
        return {guest: name for guest, (_, name) in self._seen.items()}

    def everybody(self) -> dict[str, str | None]:
        return self._elsewhere | self.here()

    def exchange(self, connection: Connection, process: str, here: dict[str, str | None]) -> dict[str, str | None]:
        """Write the guests of this process, and read those of the others."""
        now = wall()
        old = present.c.at < now - SECONDS_TOLD
        connection.execute(delete(present).where(old | (present.c.process == process)))
        told = list(here.items())[-MOST_TOLD:]
        connection.execute(insert(present).values(process=process, at=now, guests=told))
        others = connection.execute(select(present.c.guests).where(present.c.process != process)).scalars()
        return {guest: name for some in others for guest, name in some}

    def take(self, elsewhere: dict[str, str | None]) -> None:
        self._elsewhere = elsewhere
