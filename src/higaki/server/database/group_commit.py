"""Group commit: one thread commits all work that arrived while it was busy in one transaction.

A commit to disk takes long, whatever its size. Each piece of work has its own savepoint and fails alone. All results
are delivered after the whole transaction is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from higaki.server.database.errors import InDoubt

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER: Final = 32
# The wait for another program that locks the file. After a timeout, work that arrives within a moment is refused at
# once; otherwise each piece would wait behind all others.
LOCK_SECONDS: Final = 2.0
A_MOMENT: Final = 1.0


class Waiting:
    """A piece of work, and the future of its result."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def attempt(self, carry_out: Callable[[Work], Any]) -> None:
        try:
            self.result, self.error = carry_out(self.work), None
        except BaseException as error:
            self.result, self.error = None, error

    def tell(self) -> None:
        if self.done.done():
            return  # the caller was cancelled
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def is_locked(error: BaseException | None) -> bool:
    cause = getattr(error, "orig", None)
    return isinstance(cause, sqlite3.Error) and cause.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def wait_for_locks(connection: Connection, seconds: float) -> None:
    connection.connection.cursor().execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")


def _tell(some: list[Waiting]) -> None:
    for one in some:
        one.tell()


class Group:
    """The writer thread and the queue of work for it. `in_transaction` runs one function in a transaction."""

    def __init__(self, in_transaction: Callable[[Work], Any]) -> None:
        self._in_transaction = in_transaction
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        # The time of the last timeout while waiting for a lock.
        self._in_vain = -A_MOMENT
        self._thread = Thread(target=self._go_on, name="store", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        waiting = Waiting(work)
        self._waiting.put(waiting)
        result: T = await waiting.done
        return result

    def close(self) -> None:
        """End the thread after all queued work."""
        self._waiting.put(None)
        self._thread.join()

    def _go_on(self) -> None:
        goes_on = True
        while goes_on:
            some = [self._waiting.get()]
            while len(some) < MOST_TOGETHER and not self._waiting.empty():
                some.append(self._waiting.get())
            goes_on = None not in some
            self._carry_out([one for one in some if one is not None and not one.done.cancelled()])

    def _carry_out(self, some: list[Waiting]) -> None:
        if len(some) < 2 or not self._together(some):
            for one in some:
                one.attempt(self._alone)
                self._note(one)
        for loop in {one.loop for one in some}:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(_tell, [one for one in some if one.loop is loop])

    def _alone(self, work: Work) -> Any:
        def patiently(connection: Connection) -> Any:
            wait_for_locks(connection, self._patience)
            return work(connection)

        return self._in_transaction(patiently)

    @property
    def _patience(self) -> float:
        return LOCK_SECONDS if time.monotonic() - self._in_vain >= A_MOMENT else 0

    def _note(self, one: Waiting) -> bool:
        """Did this work fail because the file was locked?"""
        locked = is_locked(one.error)
        if locked and self._patience:
            self._in_vain = time.monotonic()
        return locked

    def _together(self, some: list[Waiting]) -> bool:
        """Run all work in one transaction. False if it failed as a whole: nothing was stored, and each runs alone."""

        def each(connection: Connection) -> None:
            say = connection.connection.cursor().execute
            wait_for_locks(connection, self._patience)
            say("BEGIN")
            for one in some:
                say("SAVEPOINT work")
                one.attempt(lambda work: work(connection))
                # Some errors end the whole transaction and its savepoint; the next statement then fails for all.
                if one.error is not None:
                    say("ROLLBACK TO work")
                    if self._note(one):
                        wait_for_locks(connection, self._patience)
                say("RELEASE work")

        try:
            self._in_transaction(each)
        except InDoubt as error:
            # It may have been stored, so only the caller may repeat it.
            for one in some:
                one.error = one.error or error
        except Exception:
            return False
        return True
