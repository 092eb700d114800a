"""Clocks over days: tables that are not in memory when a deadline passes, and the times at which the server was off."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from higaki.server.background.clock_keeper import ClockKeeper
from higaki.server.common.monotonic_time import wall
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_service import TableService
from higaki.server.storage import day_tables

log = logging.getLogger("higaki")
SECONDS_BETWEEN_ROUNDS: Final = 30.0
AT_A_TIME: Final = 50
# A pause between two tables lets requests run.
BREATH: Final = 0.005


class DayClocks:
    """Loads tables whose deadline has passed; the clock keeper acts there. Reports every round that the server runs."""

    def __init__(self, service: TableService, keeper: ClockKeeper) -> None:
        self._service = service
        self._keeper = keeper
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read when the server was off, before the first command: it would charge a player for that time."""
        await self._note_alive()
        self._task = asyncio.create_task(self._keep_going())

    async def _note_alive(self) -> None:
        self._keeper.outages = await self._service.store.run(partial(day_tables.note_alive, now=wall()))

    async def _keep_going(self) -> None:
        while True:
            try:
                await self._note_alive()
                while await self._some_are_left():
                    pass
            except Exception as error:
                log.error("clocks over days could not be seen to; it is tried again: %s", error)
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)

    async def _some_are_left(self) -> bool:
        """See to some tables whose deadline has passed. Returns whether there may be more."""
        found = await self._service.store.run(partial(day_tables.due, now=wall(), most=AT_A_TIME))
        mine = [number for number in found if self._service.peers.membership.on_duty(number)]
        for number in mine:
            with suppress(Refusal, Conflict):  # a table that cannot be read or has changed does not stop the others
                await self._see_to(number)
            await asyncio.sleep(BREATH)
        return len(found) == AT_A_TIME and bool(mine)

    async def _see_to(self, number: str) -> None:
        """The clock keeper acts if the time is really over. Otherwise the deadline in the database was an old one."""
        async with self._service.holding(await self._service.registry.room(number)) as room:
            await self._keeper.see_to(room)
            if room.deadline is None or room.deadline > wall():
                later = room.deadline
                await self._service.store.run(partial(day_tables.put_off, table=number, deadline=later))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
