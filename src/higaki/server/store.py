"""The database: one SQLite file, one writer, every acknowledged change on disk before anybody hears of it.

All work runs in one thread of its own, so the event loop never waits for the disk and writes never meet.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from higaki.engine.errors import HigakiError

MIGRATIONS = Path(__file__).parent / "migrations"
T = TypeVar("T")


class BadDatabase(HigakiError):
    """The database cannot be used; nothing in it was changed."""


class Store:
    """A database that is open and of our version."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction: all of it is kept, or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self.engine.dispose()


def open_database(url: str) -> Engine:
    """Open the file, bring it to our version, or say why that cannot be."""
    file = database_file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"{file.parent} cannot be made: {error.strerror}") from None
    engine = create_engine(make_url(url), connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _durable)
    try:
        migrate(engine, file)
        with engine.connect() as connection:
            # Only now: this is written into the file, and before it might have been somebody else's.
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
    except DatabaseError as error:
        engine.dispose()
        raise BadDatabase(f"{file} cannot be used as a database: {error.orig}") from None
    return engine


def database_file(url: str) -> Path:
    """The file an address stands for."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(f"{url!r} is no database address; right would be like sqlite:////home/me/higaki.db") from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise BadDatabase(
            f"this version keeps its tables in an SQLite file; right would be like sqlite:///{Path.home()}/higaki.db"
        )
    return Path(parsed.database)


def examine_database(url: str) -> None:
    """Say what would keep us from opening it, without touching it: a copy is opened instead."""
    file = database_file(url)
    if not file.exists():
        folder = next(parent for parent in file.absolute().parents if parent.exists())
        try:
            tempfile.TemporaryFile(dir=folder).close()
        except OSError as error:
            raise BadDatabase(f"{file} cannot be made in {folder}: {error.strerror}") from None
        return
    with tempfile.TemporaryDirectory() as aside:
        copy = Path(aside) / file.name
        try:
            reading = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
            with closing(reading) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.Error as error:
            raise BadDatabase(f"{file} cannot be used as a database: {error}") from None
        try:
            open_database(f"sqlite:///{copy}").dispose()
        except BadDatabase as error:
            raise BadDatabase(str(error).replace(str(copy), str(file))) from None


def _durable(connection: Any, _record: Any) -> None:
    """What is committed survives even a cut of the power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def migrate(engine: Engine, file: Path) -> None:
    """A new file gets our schema, an older one is copied aside and brought up to date, a newer one is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    ours = scripts.get_current_head()
    with engine.connect() as connection:
        theirs = MigrationContext.configure(connection).get_current_revision()
        foreign = theirs is None and bool(engine.dialect.get_table_names(connection))
    if foreign:
        raise BadDatabase(f"{file} belongs to another program; right would be a file of Higaki's or a new one")
    if theirs == ours:
        return
    if theirs is not None:
        known = {script.revision for script in scripts.walk_revisions()}
        if theirs not in known:
            raise BadDatabase(f"{file} is of a newer version of Higaki ({theirs}); update Higaki to open it")
        _copy_aside(file, theirs)
    with engine.begin() as connection:
        # Python's sqlite3 begins a transaction only for changes of rows; a migration is all or nothing, too.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _copy_aside(file: Path, version: str) -> None:
    """Keep the file as it was before a migration touches it."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(f"{file}.before-{version}")) as target:
        source.backup(target)
