"""Single sentences to PostgreSQL, said by the event loop itself.

A thread that waits for the answer, and SQLAlchemy around the connection, take longer than all the rest of it.
"""

from __future__ import annotations

import asyncio
import select
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from psycopg import AsyncConnection, Error

T = TypeVar("T")
# So many at once: while one waits for the disk, others can join it there.
CONNECTIONS: Final = 4


class Sentences:
    """Connections, each of which is opened when it is needed, and again when it has broken."""

    def __init__(self, connect: dict[str, Any]) -> None:
        self._connect = connect
        self._free = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[AsyncConnection[Any]] = []

    async def say(self, text: str, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """A sentence with its values: the first row of the answer."""
        return await to_its_end(asyncio.ensure_future(self._say(text.encode(), values)))

    async def _say(self, text: bytes, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        import psycopg  # noqa: PLC0415

        async with self._free:
            connection = None
            try:
                connection = await self._open()
                answer = await connection.execute(text, values)
                row: tuple[Any, ...] | None = await answer.fetchone()
            except psycopg.Error as error:
                raise _as_others_know_it(error, connection is not None and connection.closed) from None
            finally:
                if connection is not None and not connection.closed:
                    self._idle.append(connection)
            return row

    async def _open(self) -> AsyncConnection[Any]:
        import psycopg  # noqa: PLC0415

        while self._idle:
            connection = self._idle.pop()
            if is_quiet(connection.fileno()):
                return connection
            await connection.close()
        return await psycopg.AsyncConnection.connect(autocommit=True, **self._connect)

    def close(self) -> None:
        for connection in self._idle:
            connection.pgconn.finish()


def _as_others_know_it(error: Error, broken: bool) -> DBAPIError:
    """What whoever keeps something prepares for, whichever way it is kept."""
    import psycopg  # noqa: PLC0415

    known = DBAPIError.instance(None, None, error, psycopg.Error, connection_invalidated=broken)
    assert isinstance(known, DBAPIError)
    return known


def is_quiet(connection: int) -> bool:
    """Who waits to be used has nothing to say, unless it says farewell: then all that were open before are gone."""
    waiting = select.poll()
    waiting.register(connection, select.POLLIN)
    return not waiting.poll(0)


async def to_its_end(running: asyncio.Future[T]) -> T:
    """Whoever reads next must find what we leave, so we leave nothing under way."""
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise
