"""The PostgreSQL database: the same tables, with several writers and messages to other processes.

Each piece of work sees a snapshot (`REPEATABLE READ`). After a conflict on a row it runs again on the new state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, OperationalError

from higaki.server.database.address import BadDatabase, parsed, shown, why
from higaki.server.database.bus import Message
from higaki.server.database.change import Change
from higaki.server.database.conflicts import Conflict
from higaki.server.database.errors import InDoubt
from higaki.server.database.keyed_digests import private_digests
from higaki.server.database.postgres import change as postgres_change
from higaki.server.database.postgres.async_pool import AsyncPool, is_quiet
from higaki.server.database.postgres.deadlines import (
    SECONDS,
    Call,
    Patience,
    Silence,
    given_up_if_silent,
    note_connections,
)
from higaki.server.database.postgres.message_encryption import CHANNEL, language_of
from higaki.server.database.schema_version import bring_up_to_date, our_version, version_of
from higaki.server.database.sqlite_store import Store

T = TypeVar("T")
# The number of threads, each with its own connection. They share the interpreter lock,
# so more of them would be slower.
CONNECTIONS: Final = 2
ATTEMPTS: Final = 5
# Serialization failure, deadlock, and a unique key that another transaction has just inserted.
SOMEBODY_WAS_QUICKER: Final = ("40001", "40P01", "23505")
# The server is shutting down, has crashed, or is starting up.
GOING_OR_COMING: Final = ("57P01", "57P02", "57P03")
# Detects a lost server, and ends a stuck transaction of ours that would lock a table for ever.
WISHES: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "options": "-c lock_timeout=10s -c idle_in_transaction_session_timeout=30s",
    "application_name": "higaki",
    "client_encoding": "utf8",
}
# The number of our advisory lock; other programs on the same database should not use it.
MIGRATING: Final = 0x486967616B69


class PostgresStore(Store):
    """A database that is shared with other processes."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        connect = how_to_connect(url)
        self._patience = Patience(connect, seconds)
        self.engine = open_postgres(url, seconds, self._patience.silence)
        # A single query needs no transaction. A connection that switches between both modes loses more time than it
        # saves.
        self._alone = connected(url, "AUTOCOMMIT", self._patience.silence)
        self._sentences = AsyncPool(connect, self._patience)
        try:
            with given_up_if_silent(shown(url), connect, seconds), self._alone.connect() as connection:
                self.language = language_of(connection)
                self.digests = private_digests(connection)
        except DBAPIError as error:
            self._disconnect()
            raise cannot_be_used(shown(url), error) from None
        except BaseException:
            self._disconnect()
            raise
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="store")

    async def run(self, work: Callable[[Connection], T], word: Message | None = None) -> T:
        told = None if word is None else self.language.written(word)
        with _in_doubt_if_it_is_away():
            return await self._in_thread(lambda call: self._in_the_end(call, work, told))

    async def keep(self, change: Change, word: Message) -> None:
        if not postgres_change.fits(change):
            await super().keep(change, word)
            return
        text, values = postgres_change.put(change, self.language.written(word), self.engine.dialect)
        with _in_doubt_if_it_is_away():
            kept = await self._sentences.say(text, values)
        if kept is None:
            raise Conflict

    async def read(self, question: Callable[[Connection], T], after_writes: bool = False) -> T:
        """The same as `run`: every call has its own connection, so reads do not wait for writes."""
        return await self.run(question)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        with _in_doubt_if_it_is_away():
            return await self._in_thread(lambda call: self._answer(call, question))

    async def _in_thread(self, work: Callable[[Call], T]) -> T:
        self._patience.check()
        call = Call()

        def do() -> T:
            with call.made_here():
                return work(call)

        return await self._patience.wait(call, asyncio.get_running_loop().run_in_executor(self._threads, do))

    def _in_the_end(self, call: Call, work: Callable[[Connection], T], told: str | None) -> T:
        for _ in range(ATTEMPTS - 1):
            try:
                return self._once(call, work, told)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in SOMEBODY_WAS_QUICKER:
                    raise
        return self._once(call, work, told)

    def _once(self, call: Call, work: Callable[[Connection], T], told: str | None) -> T:
        with self.engine.connect() as connection:
            call.go_on()
            done = work(connection)
            if told is not None:
                # It is sent with the commit, or not at all.
                connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, told))
            call.go_on()
            connection.commit()
            return done

    def _answer(self, call: Call, question: Callable[[Connection], T]) -> T:
        with self._alone.connect() as connection:
            call.go_on()
            return question(connection)

    def close(self) -> None:
        self._patience.close()
        with self._patience.closing():
            self._threads.shutdown()
        self._disconnect()

    def _disconnect(self) -> None:
        self._sentences.close()
        self.engine.dispose()
        self._alone.dispose()


@contextmanager
def _in_doubt_if_it_is_away() -> Iterator[None]:
    """In doubt even if nothing was sent: a command repeated after a doubt must not be reported as failed."""
    try:
        yield
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None)
        unreached = isinstance(error, OperationalError) and state is None
        if error.connection_invalidated or unreached or state in GOING_OR_COMING:
            raise InDoubt(error.statement, error.params, error.orig or error) from error
        raise


def open_postgres(url: str, seconds: float = SECONDS, silence: Silence | None = None) -> Engine:
    """Connect and migrate the database to our version, or raise the reason why that is impossible."""
    engine, called = connected(url, silence=silence), shown(url)
    try:
        with given_up_if_silent(called, how_to_connect(url), seconds):
            _bring_up_to_date(engine, called)
    except DBAPIError as error:
        engine.dispose()
        raise cannot_be_used(called, error) from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def _bring_up_to_date(engine: Engine, called: str) -> None:
    with engine.connect() as connection:
        refuse_other_letters(connection, called)
    with engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
        # Of several starting processes the first one migrates, however long that takes, and the others wait.
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        if version_of(connection, called) != our_version():
            bring_up_to_date(connection)


def connected(url: str, isolation: IsolationLevel = "REPEATABLE READ", silence: Silence | None = None) -> Engine:
    """A new engine, without a connection."""
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError:
        raise BadDatabase(
            'PostgreSQL needs psycopg, which is not installed; right would be `pip install "higaki[postgres]"`'
        ) from None
    engine = create_engine(
        parsed(url),
        isolation_level=isolation,
        pool_size=CONNECTIONS,
        max_overflow=0,
        connect_args=how_to_connect(url),
    )
    note_connections(engine, silence or Silence())
    event.listen(engine, "checkout", _is_still_there)
    return engine


def how_to_connect(url: str) -> dict[str, Any]:
    """The parameters for psycopg: the address first, our defaults for the rest."""
    address = parsed(url)
    _, asked = address.get_dialect()().create_connect_args(address)
    return {**WISHES, **asked}


def refuse_other_letters(connection: Connection, called: str) -> None:
    letters = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if letters != "UTF8":
        raise BadDatabase(f"{called} cannot keep every letter ({letters}); right would be `createdb --encoding=UTF8`")


def cannot_be_used(called: str, error: DBAPIError) -> BadDatabase:
    return BadDatabase(f"{called} cannot be used as a database: {why(error)}")


def _is_still_there(connection: Any, _record: Any, _proxy: Any) -> None:
    if not is_quiet(connection.fileno()):
        raise InvalidatePoolError
