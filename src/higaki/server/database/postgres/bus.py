"""Messages between processes that share a PostgreSQL. Every process receives all of them, its own too.

One connection listens, another one sends. Each is opened again when it breaks. Messages that could not be sent are sent
then; changes whose messages were missed are read from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from higaki.server.database.bus import Bus, Message
from higaki.server.database.postgres.deadlines import answer_to
from higaki.server.database.postgres.message_encryption import CHANNEL, Language
from higaki.server.database.postgres.store import how_to_connect

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("higaki")
# After this silence, the listening connection is tested.
QUIET_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 5.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 3.0
# The longest wait for the first connection, and for unsent messages at the end.
OPENING_SECONDS: Final = 10.0
CLOSING_SECONDS: Final = 1.0
MOST_KEPT: Final = 10_000
AT_ONCE: Final = 100


class PostgresBus(Bus):
    """The message bus over LISTEN and NOTIFY."""

    shared = True

    def __init__(self, url: str, language: Language) -> None:
        self._language = language
        self._connect = how_to_connect(url)
        self._words: deque[str] = deque()
        self._something_to_say = asyncio.Event()
        self._all_said = asyncio.Event()
        self._all_said.set()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        def hear_one(told: str) -> None:
            word = self._language.read(told)
            if word is not None:
                _call(hear, word)

        async def listen(connection: AsyncConnection[Any]) -> None:
            await answer_to(connection, ANSWER_SECONDS, f"LISTEN {CHANNEL}")
            if self._listening.is_set():
                _call(missed)
            self._listening.set()
            await _hear_all(connection, hear_one)

        self._tasks = [asyncio.create_task(self._keep(task)) for task in (listen, self._speak)]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), OPENING_SECONDS)
        # If no connection listens yet, it will call `missed` as soon as it does.
        self._listening.set()

    def tell(self, word: Message) -> None:
        told = self._language.written(word)
        if len(self._words) >= MOST_KEPT:
            log.error("too much was to be said to the other processes; a word was left out")
            return
        self._words.append(told)
        self._all_said.clear()
        self._something_to_say.set()

    async def close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_said.wait(), CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, talk: Callable[[AsyncConnection[Any]], Awaitable[None]]) -> None:
        """Run `talk` on a connection, and again on a new one when it breaks."""
        import psycopg  # noqa: PLC0415

        pause = SHORTEST_PAUSE
        while True:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    connection = await psycopg.AsyncConnection.connect(autocommit=True, **self._connect)
                async with connection:
                    pause = SHORTEST_PAUSE
                    await talk(connection)
            except (psycopg.Error, OSError) as error:
                log.warning("no word from or to the other processes: %s", " ".join(str(error).split()))
            except Exception:
                log.exception("no word from or to the other processes")  # go on: no messages at all are worse
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _speak(self, connection: AsyncConnection[Any]) -> None:
        while True:
            await self._something_to_say.wait()
            some = list(islice(self._words, AT_ONCE))
            say = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"
            await answer_to(connection, ANSWER_SECONDS, say, (CHANNEL, some))
            for _ in some:
                self._words.popleft()
            if not self._words:
                self._something_to_say.clear()
                self._all_said.set()


async def _hear_all(connection: AsyncConnection[Any], hear: Callable[[str], None]) -> None:
    """Receive messages until the connection breaks.

    psycopg's own generator starts a new wait after every message. At hundreds per second that takes a tenth of the
    processor.
    """
    loop, pgconn, socket = asyncio.get_running_loop(), connection.pgconn, connection.pgconn.socket
    broken: asyncio.Future[None] = loop.create_future()
    heard_at = loop.time()

    def take_in() -> None:
        nonlocal heard_at
        heard_at = loop.time()
        try:
            pgconn.consume_input()
        except Exception as error:
            loop.remove_reader(socket)
            broken.set_exception(error)
        while (notify := pgconn.notifies()) is not None:
            hear(notify.extra.decode())

    # Messages that arrive while the connection is being checked.
    connection.add_notify_handler(lambda notify: hear(notify.payload))
    while True:
        loop.add_reader(socket, take_in)
        try:
            while not broken.done() and loop.time() < heard_at + QUIET_SECONDS:
                await asyncio.wait([broken], timeout=heard_at + QUIET_SECONDS - loop.time())
        finally:
            if not broken.done():  # otherwise another file may get its file descriptor
                loop.remove_reader(socket)
        if broken.done():
            broken.result()
        await answer_to(connection, ANSWER_SECONDS, "SELECT 1")
        heard_at = loop.time()


def _call(hear: Callable[..., None], *words: Message) -> None:
    """Call a handler. An error with one message must not stop the next one."""
    try:
        hear(*words)
    except Exception:
        log.exception("what another process said could not be taken in")
