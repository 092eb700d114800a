"""Connections to PostgreSQL for single statements, used by the event loop itself.

A thread that waits for the response, and SQLAlchemy around the connection, would take longer than all other work.
"""

from __future__ import annotations

import asyncio
import select
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from higaki.server.database.postgres.deadlines import Patience, answer_to, to_its_end

if TYPE_CHECKING:
    from psycopg import AsyncConnection, Error

# The number of connections: while one waits for the disk, PostgreSQL can commit others with it.
CONNECTIONS: Final = 4


class AsyncPool:
    """A pool of connections. Each is opened on demand, and reopened after it breaks."""

    def __init__(self, connect: dict[str, Any], patience: Patience) -> None:
        self._connect = connect
        self._patience = patience
        self._free = asyncio.Semaphore(CONNECTIONS)
        # Each connection, with the time before it was opened.
        self._idle: list[tuple[AsyncConnection[Any], float]] = []

    async def say(self, text: str, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """Run a statement with its values and return the first row of the result."""
        self._patience.check()
        return await to_its_end(asyncio.ensure_future(self._in_time(text.encode(), values)))

    async def _in_time(self, text: bytes, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        try:
            return await self._say(text, values, asyncio.get_running_loop().time() + self._patience.seconds)
        except TimeoutError:
            raise self._patience.missed() from None

    async def _say(self, text: bytes, values: Mapping[str, Any], until: float) -> tuple[Any, ...] | None:
        import psycopg  # noqa: PLC0415

        async with asyncio.timeout_at(until):
            await self._free.acquire()
        connection, made = None, 0.0
        try:
            try:
                async with asyncio.timeout_at(until):
                    connection, made = await self._open()
                left = until - asyncio.get_running_loop().time()
                answer = await answer_to(connection, left, text, values)
                row: tuple[Any, ...] | None = await answer.fetchone()
            except psycopg.Error as error:
                raise _as_others_know_it(error, connection is not None and connection.closed) from None
            finally:
                if connection is not None and not connection.closed:
                    self._idle.append((connection, made))
            return row
        finally:
            self._free.release()

    async def _open(self) -> tuple[AsyncConnection[Any], float]:
        import psycopg  # noqa: PLC0415

        while self._idle:
            connection, made = self._idle.pop()
            if made > self._patience.silence.last and is_quiet(connection.fileno()):
                return connection, made
            await connection.close()
        made = time.monotonic()
        return await psycopg.AsyncConnection.connect(autocommit=True, **self._connect), made

    def close(self) -> None:
        while self._idle:
            connection, _ = self._idle.pop()
            connection.pgconn.finish()


def _as_others_know_it(error: Error, broken: bool) -> DBAPIError:
    """The error as SQLAlchemy would raise it, so that callers need not know which way a statement took."""
    import psycopg  # noqa: PLC0415

    known = DBAPIError.instance(None, None, error, psycopg.Error, connection_invalidated=broken)
    assert isinstance(known, DBAPIError)
    return known


def is_quiet(connection: int) -> bool:
    """Does an idle connection have no input? Input means that the server has closed it."""
    waiting = select.poll()
    waiting.register(connection, select.POLLIN)
    return not waiting.poll(0)
