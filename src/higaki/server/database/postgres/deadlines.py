"""Deadlines for PostgreSQL, also for a server that hangs with all its connections open.

At a deadline the socket of the connection is shut down. That wakes the waiting thread or the event loop and needs no
answer from the other end. The work is then in doubt. All further work is refused at once, until a new connection gets
an answer.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError, InvalidatePoolError

from higaki.server.database.address import BadDatabase
from higaki.server.database.errors import InDoubt, in_doubt

if TYPE_CHECKING:
    from psycopg import AsyncConnection, AsyncCursor

log = logging.getLogger("higaki")
T = TypeVar("T")
# The default deadline. A request should end within five seconds, so two remain after it.
SECONDS: Final = 3.0
SECONDS_BETWEEN_QUESTIONS: Final = 0.25
MADE: Final = "made"


class Call:
    """Work in a thread, which another thread can cancel by cutting its connection."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._line: socket.socket | None = None
        self._made: list[Any] = []
        self.given_up = False

    @contextmanager
    def made_here(self) -> Iterator[None]:
        """Assign every connection of this thread to the call."""
        _here.call = self
        try:
            yield
        finally:
            _here.call = None
            self._use(None)
            if self.given_up:
                # A connection that was cut during its handshake belongs to no pool yet.
                for connection in self._made:
                    connection.close()

    def has_made(self, connection: Any) -> None:
        self._made.append(connection)
        self.uses(connection.fileno())

    def uses(self, descriptor: int) -> None:
        # A duplicate file descriptor: the original may be closed and reused at any moment.
        self._use(socket.socket(fileno=os.dup(descriptor)))

    def _use(self, line: socket.socket | None) -> None:
        with self._lock:
            before, self._line = self._line, line
            if before is not None:
                before.close()
            if self.given_up:
                self._cut()

    def give_up(self) -> None:
        with self._lock:
            self.given_up = True
            self._cut()

    def _cut(self) -> None:
        if self._line is not None:
            with suppress(OSError):  # it has ended by itself
                self._line.shutdown(socket.SHUT_RDWR)

    def go_on(self) -> None:
        """Refuse to start or commit work that was already reported as in doubt."""
        if self.given_up:
            raise in_doubt("nobody waits for it any more")


class _Here(threading.local):
    call: Call | None = None


_here = _Here()


class Silence:
    """The time of the last missed deadline. Connections opened before it are not used again."""

    def __init__(self) -> None:
        self.last = 0.0


def note_connections(engine: Engine, silence: Silence) -> None:
    """Make every new connection of an engine known to its call, from the first byte of the handshake."""

    @event.listens_for(engine, "do_connect")
    def connect(dialect: Any, record: Any, words: Any, named: Any) -> Any:
        made = time.monotonic()
        connection = dialect.connect(*words, **named)
        record.info[MADE] = made
        if _here.call is not None:
            _here.call.has_made(connection)
        return connection

    @event.listens_for(engine, "checkout")
    def check_out(connection: Any, record: Any, _proxy: Any) -> None:
        if record.info[MADE] <= silence.last:
            raise InvalidatePoolError
        if _here.call is not None:
            _here.call.uses(connection.fileno())


class Patience:
    """The deadline of a store, and whether its database responds at all."""

    def __init__(self, connect: dict[str, Any], seconds: float) -> None:
        self.seconds = seconds
        self.silence = Silence()
        self._connect = connect
        self._calls: set[Call] = set()
        self._asking: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Refuse at once while the database does not respond."""
        if self._asking is not None:
            raise in_doubt("the database does not answer")

    async def wait(self, call: Call, running: asyncio.Future[T]) -> T:
        """The result of a call. It is cancelled after this number of seconds without a response."""
        self._calls.add(call)
        late = asyncio.get_running_loop().call_later(self.seconds, self._give_up, call, running)
        try:
            return await to_its_end(running)
        except BaseException as error:
            if not call.given_up or _is_cancelled():
                raise
            raise self.missed() from error
        finally:
            late.cancel()
            self._calls.discard(call)

    def _give_up(self, call: Call, running: asyncio.Future[Any]) -> None:
        call.give_up()
        running.cancel()  # its thread may be in a wait that cannot be cut, such as a name lookup

    def missed(self) -> InDoubt:
        """A deadline was missed: further work is refused until the database responds again."""
        if self._asking is None:
            log.error("the database has not answered for %g seconds; all are refused until it does", self.seconds)
            self._asking = asyncio.create_task(self._ask_until_it_answers())
        self.silence.last = time.monotonic()
        return in_doubt(f"the database has not answered for {self.seconds:g} seconds")

    async def _ask_until_it_answers(self) -> None:
        try:
            while not await answers(self._connect, self.seconds):
                await asyncio.sleep(SECONDS_BETWEEN_QUESTIONS)
            log.warning("the database answers again")
        finally:
            self._asking = None

    def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()

    @contextmanager
    def closing(self) -> Iterator[None]:
        """Apply the deadline to work that still runs in threads after the event loop has ended."""

        def give_up() -> None:
            for call in list(self._calls):
                call.give_up()

        late = threading.Timer(self.seconds, give_up)
        late.start()
        try:
            yield
        finally:
            late.cancel()


async def answers(connect: dict[str, Any], seconds: float) -> bool:
    """Does the database respond, even with an error?"""
    import psycopg  # noqa: PLC0415

    connection: AsyncConnection[Any] | None = None
    try:
        async with asyncio.timeout(seconds):
            connection = await psycopg.AsyncConnection.connect(autocommit=True, **connect)
        await answer_to(connection, seconds, "SELECT 1")
    except (TimeoutError, psycopg.errors.ConnectionTimeout):
        return False
    except psycopg.Error:
        return True
    finally:
        if connection is not None:
            connection.pgconn.finish()
    return True


async def answer_to(
    connection: AsyncConnection[Any], seconds: float, text: str | bytes, values: Any = None
) -> AsyncCursor[Any]:
    """Send a statement and wait for the response. After a timeout or a cancellation the connection is closed.

    psycopg itself would first send a cancel request, which can take any time.
    """
    is_late = False

    def too_late() -> None:
        nonlocal is_late
        is_late = True
        cut(connection)

    running = asyncio.ensure_future(connection.execute(text, values))
    late = asyncio.get_running_loop().call_later(seconds, too_late)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        cut(connection)
        await asyncio.wait([running])
        running.exception()  # else asyncio reports that nobody has read it
        raise
    except Exception:
        if is_late:
            raise TimeoutError(f"no answer for {seconds:g} seconds") from None
        raise
    finally:
        late.cancel()


def cut(connection: AsyncConnection[Any]) -> None:
    if not connection.closed:
        with suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)


@contextmanager
def given_up_if_silent(called: str, connect: dict[str, Any], seconds: float) -> Iterator[None]:
    """Wait long, for example for a migration. Give up only if the database does not answer other connections either.

    Works without an event loop, and leaves no thread behind.
    """
    call, is_over = Call(), threading.Event()

    def watch() -> None:
        while not is_over.wait(seconds):
            if not asyncio.run(answers(connect, seconds)):
                call.give_up()

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    try:
        with call.made_here():
            yield
    except DBAPIError:
        if call.given_up:
            raise BadDatabase(f"{called} cannot be used as a database: it does not answer") from None
        raise
    finally:
        is_over.set()
        watching.join()


async def to_its_end(running: asyncio.Future[T]) -> T:
    """Wait for the task to end, even if cancelled, so that the connection has no unread response."""
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise


def _is_cancelled() -> bool:
    """Was the current task cancelled?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
