"""A pool of worker processes, so that long work does not block a table.

A request that exceeds its time limit is ended: its process is killed and replaced. A request that has run for a while
no longer counts as active, so another one can start.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from higaki.server.workers.worker_process import Worker, WorkerDied, compiled_build

log = logging.getLogger("higaki")
Task = TypeVar("Task")
Answer = TypeVar("Answer")
# The seconds for which a request counts as active; after that it is slow, and another one may start.
A_MOMENT: Final = 1.0
# For each active process, this many slow ones may run beside it.
SLOW_ONES: Final = 3
# The longest start of a process: it may have to load the rules of all games.
SECONDS_TO_START: Final = 60.0


class CutOff(Exception):
    """A request exceeded its time limit, or its process died twice."""


class Busy(CutOff):
    """No process was free in time."""


class ProcessPool:
    """A pool with a limit on active processes, which start when needed. Each task may have a time limit."""

    def __init__(self, most: int, seconds: float | None = None, prepare: Callable[[], None] | None = None) -> None:
        self._most = most
        # The function that a process runs before its first task.
        self._prepare = prepare
        self._seconds = seconds
        self._places = asyncio.Semaphore(most)
        self._slow = 0
        # The number of requests that wait for a process.
        self.waiting = 0
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        # One thread waits for each process.
        self._threads = ThreadPoolExecutor(most * (1 + SLOW_ONES), thread_name_prefix="processes")

    @property
    def crowd(self) -> float:
        """The number of waiting requests per process."""
        return self.waiting / self._most

    async def ask(self, how: Callable[[Task], Answer], task: Task, patience: float | None = None) -> Answer:
        """Let a process do this. With `patience`, a process must be free within so many seconds."""
        try:
            return await self._ask(how, task, patience)
        except WorkerDied:
            # It was killed from outside, or the task crashed it.
            log.warning("a process died at work; a fresh one tries again")
        try:
            return await self._ask(how, task, patience)
        except WorkerDied:
            raise CutOff("two processes died of it") from None

    async def _ask(self, how: Callable[[Task], Answer], task: Task, patience: float | None) -> Answer:
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
                await self._places.acquire()
        except TimeoutError:
            raise Busy(f"no process was free for {patience:.1f} seconds") from None
        finally:
            self.waiting -= 1
        has_place, worker = True, None
        try:
            worker = await self._worker()
            answering = self._begin(worker.ask, how, task)
            if not await _within(answering, min(A_MOMENT, self._seconds or A_MOMENT)) and self._makes_room():
                has_place = False
            left = None if self._seconds is None else max(0.0, self._seconds - A_MOMENT)
            if not await _within(answering, left):
                raise CutOff(f"it took longer than {self._seconds} seconds")
            done, answer = answering.result()
        except BaseException:
            if worker is not None:
                self._end(worker)
            raise
        finally:
            if has_place:
                self._places.release()
            else:
                self._slow -= 1
        self._keep(worker)
        if not done:
            raise answer
        return answer  # type: ignore[no-any-return]

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive and worker.build == compiled_build():
                return worker
            self._end(worker)
        fresh: Worker = await self._begin(Worker, self._prepare)
        self._all.add(fresh)
        ready = self._begin(fresh.wait_until_ready)
        if not await _within(ready, SECONDS_TO_START):
            self._end(fresh)
            raise CutOff("a process did not start")
        try:
            ready.result()
        except WorkerDied:
            self._end(fresh)
            raise
        return fresh

    def _begin(self, what: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
        begun = asyncio.get_running_loop().run_in_executor(self._threads, what, *given)
        begun.add_done_callback(lambda future: future.cancelled() or future.exception())  # read the exception
        return begun

    def _makes_room(self) -> bool:
        """Let another request start beside a slow one, unless there are too many slow ones."""
        if self._slow >= self._most * SLOW_ONES:
            return False
        self._slow += 1
        self._places.release()
        return True

    def _keep(self, worker: Worker) -> None:
        if len(self._idle) < self._most:
            self._idle.append(worker)
        else:
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.end()

    def close(self) -> None:
        for worker in list(self._all):
            self._end(worker)
        self._threads.shutdown(wait=False, cancel_futures=True)


async def _within(answering: asyncio.Future[Any], seconds: float | None) -> bool:
    """Does the answer arrive within this many seconds?"""
    await asyncio.wait([answering], timeout=seconds)
    return answering.done()
