"""Backups of the SQLite database: made while the server runs, checked, and restored in one step.

A copy of the file alone would miss the changes in SQLite's write-ahead log.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from urllib.parse import quote

from higaki.server.database.address import DRIVER, BadDatabase, is_postgres, shown
from higaki.server.database.schema_version import VERSION_TABLE, refuse_unknown_version
from higaki.server.database.sqlite_file import BESIDE, Hold, database_file, keep_private


def backup(url: str, target: Path) -> str:
    """Copy the database as of one moment, check the copy, then give it its name. Returns a summary of its content."""
    if is_postgres(url):
        dump = f"pg_dump --format=custom --file={shlex.quote(str(target))} {_to_its_tools(url)}"
        raise BadDatabase(f"PostgreSQL makes its own backups, also while servers run; right would be `{dump}`")
    source = database_file(url)
    if not source.is_file():
        raise BadDatabase(f"there is no database {source}; right would be the --db of the server")
    if target.exists():
        raise BadDatabase(f"{target} is there already; right would be a new name for every backup")
    with _beside(target) as copy:
        _copy(source, copy)
        held = examined(copy, source)
        _put_in_place(copy, target)
    return held


def restore(url: str, source: Path) -> tuple[str, Path | None]:
    """Replace the database by a backup. Returns a summary, and the path of the previous database."""
    if is_postgres(url):
        put_back = f"pg_restore --clean --if-exists --single-transaction --dbname={_to_its_tools(url)}"
        said = "PostgreSQL takes back its own backups, while no server runs"
        raise BadDatabase(f"{said}; right would be `{put_back} {shlex.quote(str(source))}`")
    file = database_file(url)
    if not source.is_file():
        raise BadDatabase(f"there is no file {source}; right would be one that `higaki backup` made")
    if file.exists() and file.samefile(source):
        raise BadDatabase(f"{source} is the database itself; right would be a backup of it")
    with _beside(file) as copy:
        _copy(source, copy)
        held = examined(copy, source)
        hold = Hold(file)
        try:
            before = _keep(file)
            _empty_notes(file)
            _put_in_place(copy, file)
        finally:
            hold.release()
    return held, before


def _to_its_tools(url: str) -> str:
    """The address in the format of PostgreSQL's own programs; they prompt for the password."""
    return shlex.quote(shown(url).replace(DRIVER, "postgresql", 1))


def examined(file: Path, called: Path) -> str:
    """Check that this is a complete database of ours. Returns a summary of its content."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(3)")]
            if found != ["ok"]:
                raise BadDatabase(f"{called} is damaged: {'; '.join(found)}"[:500])
            (version,) = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone() or ("none",)
            refuse_unknown_version(version, str(called))
            counts = [_count(connection, what) for what in ("tables", "moves", "chat", "guests")]
    except sqlite3.OperationalError:
        raise BadDatabase(f"{called} belongs to another program; right would be a file of Higaki's") from None
    except sqlite3.Error as error:
        raise BadDatabase(f"{called} cannot be used as a database: {error}") from None
    return "{} tables with {} moves and {} lines of chat, {} guests".format(*counts)


def _count(connection: sqlite3.Connection, what: str) -> int:
    number: int = connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0]
    return number


def _copy(source: Path, target: Path) -> None:
    """Copy the whole database as of one moment, without blocking writers."""
    try:
        reading = sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)
        with closing(reading), closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log
    except sqlite3.Error as error:
        raise BadDatabase(f"{source} cannot be copied: {error}") from None


def _keep(file: Path) -> Path | None:
    """Copy a possibly broken database byte by byte to another name. Returns the path."""
    if file.stat().st_size == 0:
        return None
    name = f"{file}.before-restore-{time.strftime('%Y%m%dT%H%M%S')}"
    kept = Path(name)
    for number in count(2):
        if not kept.exists():
            break
        kept = Path(f"{name}-{number}")
    for note in ("", "-wal"):
        if Path(f"{file}{note}").exists():
            shutil.copy2(f"{file}{note}", f"{kept}{note}")
            keep_private(Path(f"{kept}{note}"))
            _to_disk(Path(f"{kept}{note}"))
    return kept


def _empty_notes(file: Path) -> None:
    """Move the content of the write-ahead log into the file if possible, so that removing the log loses nothing."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for note in BESIDE:
        Path(f"{file}{note}").unlink(missing_ok=True)


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A new file in the same folder, readable by its owner only. It is deleted on exit unless it was renamed."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written: {error.strerror}") from None
    os.close(descriptor)
    try:
        yield Path(name)
    except OSError as error:
        raise BadDatabase(f"{file} cannot be written: {error.strerror}") from None
    finally:
        for note in ("", "-journal", *BESIDE):
            Path(f"{name}{note}").unlink(missing_ok=True)


def _put_in_place(copy: Path, target: Path) -> None:
    _to_disk(copy)
    os.replace(copy, target)
    _to_disk(target.parent)


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
