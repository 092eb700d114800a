"""Is all well? Only who has just written something to the disk can say so."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from higaki.server.store import Store

# Whoever asks more often gets the last answer: asking must not keep the disk busy.
SECONDS: Final = 1.0


class Health:
    """The health of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = -SECONDS
        self._wrong: str | None = None

    async def wrong(self) -> str | None:
        """Why no move could be kept now, or None."""
        if time.monotonic() - self._asked >= SECONDS:
            self._asked = time.monotonic()
            self._wrong = await self._examine()
            self._asked = time.monotonic()
        return self._wrong

    async def _examine(self) -> str | None:
        if not self._store.in_its_place:
            return "the database file was taken away"
        try:
            await self._store.run(_write)
        except DatabaseError as error:
            return str(error.orig)
        return None


def _write(connection: Connection) -> None:
    """The smallest change that goes all the way to the disk."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
