"""The health check: it writes to the database, so it succeeds only if writes work."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from higaki.server.database.address import why
from higaki.server.database.sqlite_store import Store

# More frequent requests get the cached result, so that they do not keep the disk busy.
SECONDS: Final = 1.0
# A database that takes longer counts as unavailable.
LONGEST: Final = 4.0


class Health:
    """The health of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[str | None] | None = None
        self._tried = 0.0

    async def wrong(self) -> str | None:
        """Why no change can be stored now, or None."""
        trying = self._trying
        if trying is None or (trying.done() and time.monotonic() - self._tried >= SECONDS):
            trying = self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([trying], timeout=LONGEST)
        return trying.result() if done else "the database does not answer"

    async def _try(self) -> str | None:
        try:
            await self._store.run(write)
        except DBAPIError as error:
            return why(error)
        finally:
            self._tried = time.monotonic()
        return None


def write(connection: Connection) -> None:
    """The smallest change that is written to the disk."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
