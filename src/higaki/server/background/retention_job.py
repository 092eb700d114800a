"""The retention job: stores which waiting tables are being watched, and deletes old data once a day."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Final

from sqlalchemy import Connection, update

from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_service import TableService
from higaki.server.storage import machine_clock_trust
from higaki.server.storage.deletion import delete_table
from higaki.server.storage.machine_clock_trust import DAYS_STEADY
from higaki.server.storage.retention import tidy
from higaki.server.tables.room import WAITING, Room

log = logging.getLogger("higaki")
SECONDS_BETWEEN_LOOKS: Final = 60.0
# The shortest interval between two writes, however many viewers come and go.
SECONDS_AT_LEAST: Final = 1.0
SECONDS_UNTIL_TIDIED: Final = 600.0
ROUNDS_PER_DAY: Final = 24


class RetentionJob:
    """The retention job of one server."""

    def __init__(self, service: TableService, keep_days: int, first: float = SECONDS_UNTIL_TIDIED) -> None:
        self._service = service
        self._keep_days = keep_days
        self._somebody_came = asyncio.Event()
        service.on_change.append(self._heed)
        self._tasks = [asyncio.create_task(self._note_looks()), asyncio.create_task(self._tidy_daily(first))]

    def _heed(self, room: Room) -> None:
        if room.state == WAITING and room.subscribers:
            self._somebody_came.set()

    async def _note_looks(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._somebody_came.wait(), SECONDS_BETWEEN_LOOKS)
            self._somebody_came.clear()
            numbers = self._service.registry.waiting()
            if numbers:
                try:
                    await self._service.store.run(partial(_note, numbers=numbers))
                except Exception:
                    log.exception("it could not be noted who waits")
            await asyncio.sleep(SECONDS_AT_LEAST)

    async def _tidy_daily(self, first: float) -> None:
        """Delete old data once a day. Check every hour that the machine's clock runs steadily."""
        await asyncio.sleep(first)
        for number in count():
            try:
                believed = await self._service.store.run(machine_clock_trust.is_believed)
                if number % ROUNDS_PER_DAY == 0:
                    await self._tidy(believed)
            except Exception:
                log.exception("it could not be tidied up; that is tried again tomorrow")
            await asyncio.sleep(machine_clock_trust.HOUR)

    async def _tidy(self, believed: bool) -> None:
        if not believed:
            log.warning("nothing is deleted today: the clock has not gone on steadily for %s days", DAYS_STEADY)
            return
        gone = await tidy(self._service.store, self._keep_days, self._remove)
        log.info("tidied up, gone: %s", gone.in_words)

    async def _remove(self, number: str) -> bool:
        """Delete a table, unless somebody is looking at it now. Returns whether it was deleted."""
        room = self._service.registry.in_memory(number)
        if room is None:
            word = self._service.peers.word("table", number)
            await self._service.store.run(lambda connection: delete_table(connection, number), word)
            return True
        with suppress(Refusal):  # another request has deleted it
            async with self._service.registry.holding(room) as held:
                if not held.subscribers:
                    await self._service.remove(held)
                    return True
        return False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _note(connection: Connection, numbers: list[str]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id.in_(numbers)).values(seen=now()))
