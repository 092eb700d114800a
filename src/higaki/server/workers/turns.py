"""The turns of addresses at a pool of processes: one has few requests there at once, and nobody waits for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from higaki.server.common.monotonic_time import monotonic
from higaki.server.workers.process_pool import Busy, ProcessPool

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Lane:
    """The requests of one address: those that have a place, and the number of all."""

    def __init__(self, most: int) -> None:
        self.places: Final = asyncio.Semaphore(most)
        self.asking = 0


class Turns:
    """At most so many requests of an address are in the pool; others of it wait. Whoever waits too long is refused."""

    def __init__(self, processes: ProcessPool, most: int, seconds: float) -> None:
        self._processes = processes
        self._most = most
        self._seconds = seconds
        self._lanes: dict[str, Lane] = {}

    async def ask(self, who: str, how: Callable[[Task], Answer], task: Task) -> Answer:
        until, lane = monotonic() + self._seconds, self._lanes.setdefault(who, Lane(self._most))
        lane.asking += 1
        try:
            try:
                async with asyncio.timeout(self._seconds):
                    await lane.places.acquire()
            except TimeoutError:
                raise Busy("other requests of this address took too long") from None
            try:
                return await self._processes.ask(how, task, until - monotonic())
            finally:
                lane.places.release()
        finally:
            lane.asking -= 1
            if not lane.asking:
                del self._lanes[who]

    def close(self) -> None:
        self._processes.close()
