"""Tables that go on without people come into memory: after a start, when a process has died, when one was dropped.

Whoever has to move there, a bot or the server for somebody, hears of it when the table is in memory.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from higaki.server import records
from higaki.server.hall import Hall
from higaki.server.refusals import Refusal

log = logging.getLogger("higaki")
# Between two tables somebody else's move is made.
BREATH: Final = 0.005
SECONDS_AFTER_A_FAILURE: Final = 1.0


class Waking:
    """Fetches the tables that this process has to see to."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._wanted = asyncio.Event()
        self._wanted.set()
        hall.on_loss.append(self._wanted.set)
        self._task = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self._wake_all()
            except Exception:
                log.exception("tables could not be woken; it is tried again")
                await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
                self._wanted.set()

    async def _wake_all(self) -> None:
        for number in await self._hall.store.run(records.tables_with_bots_to_move):
            if self._hall.neighbours.roster.on_duty(number):
                with suppress(Refusal):  # one that cannot be read holds up no other
                    await self._hall.shelf.room(number)
                await asyncio.sleep(BREATH)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
