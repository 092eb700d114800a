"""Loads tables that continue without people, a few at a time, while requests are served.

It runs after a start, when a process has joined or left, and when tables were dropped from memory. A loaded table is
announced to the bots and to `automatic_answers`: one of them has to move there.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_service import TableService
from higaki.server.storage import read_tables

log = logging.getLogger("higaki")
AT_A_TIME: Final = 20
# A pause between two tables lets requests run.
BREATH: Final = 0.005
SECONDS_AFTER_A_FAILURE: Final = 1.0


class ResumeJob:
    """Loads the tables that this process is responsible for."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._wanted = asyncio.Event()
        self._wanted.set()
        service.on_loss.append(self._wanted.set)
        self._task = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                last: str | None = ""
                while last is not None:
                    last = await self._wake_some(last)
            except Exception as error:
                log.error("tables could not be woken; it is tried again: %s", error)
                await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
                self._wanted.set()

    async def _wake_some(self, last: str) -> str | None:
        numbers = await self._service.store.run(
            lambda connection: read_tables.tables_to_wake(connection, last, AT_A_TIME)
        )
        for number in numbers:
            if self._service.peers.membership.on_duty(number) and self._service.registry.in_memory(number) is None:
                with suppress(Refusal):  # a table that cannot be read does not stop the others
                    await self._service.registry.room(number)
                await asyncio.sleep(BREATH)
        return numbers[-1] if numbers else None

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
