"""The SQLite database: one file, one writer; every acknowledged change is on disk before it is published.

All writes run in one thread, so that the event loop never waits for the disk and writes never conflict. Reads have
another thread with its own connection, so that a move does not wait for a long list or a long game.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from higaki.server.database.address import BadDatabase
from higaki.server.database.bus import Message
from higaki.server.database.change import Change, write
from higaki.server.database.errors import NotKept, in_doubt
from higaki.server.database.group_commit import Group
from higaki.server.database.keyed_digests import private_digests
from higaki.server.database.schema_version import bring_up_to_date, our_version, version_of
from higaki.server.database.sqlite_file import Hold, database_file

TAKEN_AWAY = "the database file was taken away"
T = TypeVar("T")


class Store:
    """An open SQLite database of our version, locked for this process."""

    def __init__(self, url: str) -> None:
        self._hold = Hold(database_file(url))
        try:
            self.engine = open_database(url)
            self._hold.make_private()
            with self.engine.connect() as connection:
                self.digests = private_digests(connection)
        except BaseException:
            self._hold.release()
            raise
        self.begin(database_file(url))

    def begin(self, file: Path) -> None:
        """Start the two threads; each has its own connections."""
        self._group = Group(self._in_transaction)
        self._reader = open_to_read(file)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="reading")

    async def run(self, work: Callable[[Connection], T], word: Message | None = None) -> T:
        """Run some work in one transaction: all of it is stored, or nothing.

        The message is sent to other processes with the commit; an SQLite file has none.
        """
        return await self._group.run(work)

    async def keep(self, change: Change, word: Message) -> None:
        """Write a change of a table."""
        await self.run(lambda connection: write(connection, change), word)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Run a single query; a transaction around it would only cost time."""
        return await self.run(question)

    async def read(self, question: Callable[[Connection], T], after_writes: bool = False) -> T:
        """Read a snapshot, in another thread than the writer's.

        It contains all acknowledged changes. With `after_writes` it also waits for work that was started and whose
        caller no longer waits.
        """
        if after_writes:
            await self.run(lambda _: None)
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._at_one_moment, question)

    def _at_one_moment(self, question: Callable[[Connection], T]) -> T:
        with self._reader.connect() as connection:
            # Python's sqlite3 begins a transaction only for writes; without one, each query would see another snapshot.
            connection.exec_driver_sql("BEGIN")
            return question(connection)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            file: Any = connection.connection.driver_connection
            before = file.total_changes
            result = work(connection)
            has_changed = file.total_changes != before
            if has_changed and not self.in_its_place:
                raise NotKept(TAKEN_AWAY)
        # The file may have been moved between the two checks; if it is moved back, it contains this commit.
        if has_changed and not self.in_its_place:
            raise in_doubt(TAKEN_AWAY)
        return result

    @property
    def in_its_place(self) -> bool:
        """Is the file still at its path? Writes to a file that was moved away would be lost."""
        return self._hold.in_its_place

    def close(self) -> None:
        self.end()
        self._hold.release()

    def end(self) -> None:
        """End both threads, after all their queued work."""
        self._group.close()
        self._reading.shutdown()
        self._reader.dispose()
        self.engine.dispose()


def open_database(url: str) -> Engine:
    """Open the file and migrate it to our version, or raise the reason why that is impossible."""
    file = database_file(url)
    engine = create_engine(make_url(url), connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _durable)
    try:
        migrate(engine, file)
        with engine.connect() as connection:
            # Only after the check: this writes to the file, which might belong to another program.
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    except DatabaseError as error:
        engine.dispose()
        raise BadDatabase(f"{file} cannot be used as a database: {error.orig}") from None
    return engine


def open_to_read(file: Path) -> Engine:
    """A second engine on the file, for reads only. It does not create a file if the old one was moved away."""

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(f"file:{quote(str(file))}?mode=rw", uri=True, check_same_thread=False)
        connection.execute("PRAGMA query_only=ON")
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=1, max_overflow=0)
    # Connect now, while the file exists.
    engine.connect().close()
    return engine


def _durable(connection: Any, _record: Any) -> None:
    """A commit survives even a power failure."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine, file: Path) -> None:
    """Create the schema in a new file; back up and migrate an older one."""
    with engine.connect() as connection:
        theirs = version_of(connection, str(file))
    if theirs == our_version():
        return
    if theirs is not None:
        _copy_aside(file, theirs)
    with engine.begin() as connection:
        # Python's sqlite3 begins a transaction only for changes of rows; a migration must also be atomic.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        bring_up_to_date(connection)


def _copy_aside(file: Path, version: str) -> None:
    """Back up the file before a migration."""
    aside = Path(f"{file}.before-{version}")
    aside.touch(mode=0o600)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(aside)) as target:
        source.backup(target)
