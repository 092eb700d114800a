"""The doctor's checks of a database. Of an SQLite file it opens a copy, and changes nothing."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

from higaki.server.database.address import BadDatabase, is_postgres
from higaki.server.database.sqlite_file import database_file, refuse_if_held
from higaki.server.database.sqlite_store import open_database
from higaki.server.run.postgres_doctor import examine_postgres
from higaki.server.storage import integrity


def examine_database(url: str) -> Iterator[str]:
    """Problems that would prevent opening the database, and unreadable parts of it, one line each."""
    try:
        if is_postgres(url):
            yield from examine_postgres(url)
            return
        file = database_file(url)
        if not file.exists():
            _examine_place(file)
            return
    except BadDatabase as error:
        yield str(error)
        return
    try:
        refuse_if_held(file)
    except BadDatabase as error:
        yield str(error)
    with tempfile.TemporaryDirectory() as aside:
        copy = Path(aside) / file.name
        try:
            _copy(file, copy)
            engine = open_database(f"sqlite:///{copy}")
        except BadDatabase as error:
            yield str(error).replace(str(copy), str(file))
            return
        try:
            yield from _examine_content(engine, file)
        except DatabaseError as error:
            yield _damaged(file, str(error.orig))
        finally:
            engine.dispose()


def _damaged(file: Path, how: str) -> str:
    return f"{file} is damaged ({how}); right would be `higaki restore` with the last backup"


def _examine_place(file: Path) -> None:
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise BadDatabase(f"{file} cannot be made in {folder}: {error.strerror}") from None


def _copy(file: Path, copy: Path) -> None:
    try:
        reading = sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} cannot be used as a database: {error}") from None


def _examine_content(engine: Engine, file: Path) -> Iterator[str]:
    with engine.connect() as connection:
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(3)")]
        if found != ["ok"]:
            yield _damaged(file, "; ".join(found))
            return
        yield from integrity.unreadable_tables(connection)
