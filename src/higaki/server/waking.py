"""After a start: the tables that go on without people come into memory, a few at a time, while others are served."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from higaki.server import records
from higaki.server.hall import Hall
from higaki.server.refusals import Refusal

log = logging.getLogger("higaki")
AT_A_TIME: Final = 20
# Between two tables somebody else's move is made.
BREATH: Final = 0.005
SECONDS_AFTER_A_FAILURE: Final = 1.0


class Waking:
    """Whoever has to move at a table, a bot or the server for somebody, hears of it when the table is in memory."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        last: str | None = ""
        while last is not None:
            try:
                last = await self._wake_some(last)
            except Exception:
                log.exception("tables could not be woken; it is tried again")
                await asyncio.sleep(SECONDS_AFTER_A_FAILURE)

    async def _wake_some(self, last: str) -> str | None:
        numbers = await self._hall.store.run(lambda connection: records.tables_to_wake(connection, last, AT_A_TIME))
        for number in numbers:
            with suppress(Refusal):  # one that cannot be read holds up no other
                await self._hall.shelf.room(number)
            await asyncio.sleep(BREATH)
        return numbers[-1] if numbers else None

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
