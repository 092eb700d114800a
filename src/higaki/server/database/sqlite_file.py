"""The file of an SQLite database, and the lock that lets one server use it."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from higaki.server.database.address import LIKE_THIS, BadDatabase, parsed

# The files that SQLite creates beside an open database.
WRITE_AHEAD_LOG: Final = "-wal"
BESIDE: Final = (WRITE_AHEAD_LOG, "-shm")


def database_file(url: str) -> Path:
    """The path of the file at an address."""
    address = parsed(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        raise BadDatabase(f"tables are kept in an SQLite file or in PostgreSQL; {LIKE_THIS}")
    return Path(address.database)


def keep_private(file: Path) -> None:
    """Make the files of a database readable by their owner only. If another user owns them, leave them alone."""
    with suppress(FileNotFoundError, PermissionError):
        file.chmod(0o600)


class Hold:
    """The lock on a file, until it is released or the process dies.

    The lock is on the file itself and of another kind than SQLite's own, which it does not disturb. It must outlive
    every connection: closing any descriptor of the file drops all of SQLite's locks on it.
    """

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(f"{file.parent} cannot be made: {error.strerror}") from None
        self._file = file
        self._descriptor = _locked(file, os.O_RDWR | os.O_CREAT)
        self._log = Path(f"{file}{WRITE_AHEAD_LOG}")
        # The write-ahead log at the first check: SQLite keeps one while the file is open.
        self._first_log: os.stat_result | None = None

    @property
    def in_its_place(self) -> bool:
        """Is the locked file still at its path, with its write-ahead log beside it?"""
        if not _is_there(self._descriptor, self._file):
            return False
        try:
            log = os.stat(self._log)
        except FileNotFoundError:
            return self._first_log is None
        if self._first_log is None:
            self._first_log = log
        return os.path.samestat(log, self._first_log)

    def make_private(self) -> None:
        """Make the file readable and writable by its owner only, and so the files beside it, which inherit its mode."""
        for part in ("", *BESIDE):
            keep_private(Path(f"{self._file}{part}"))

    def release(self) -> None:
        os.close(self._descriptor)


def refuse_if_held(file: Path) -> None:
    """Raise if a server runs on this file. It does not prevent one from starting."""
    os.close(_locked(file, os.O_RDONLY))


def _locked(file: Path, how: int) -> int:
    while True:
        try:
            descriptor = os.open(file, how, 0o600)
        except OSError as error:
            raise BadDatabase(f"{file} cannot be used as a database: {error.strerror}") from None
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_there(descriptor, file):
                return descriptor
        except BlockingIOError:
            os.close(descriptor)
            raise BadDatabase(
                f"another server runs on {file}; right would be to stop that one, or a --db of its own for this one"
            ) from None
        os.close(descriptor)  # another file was moved to the path meanwhile: lock that one


def _is_there(descriptor: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(file))
    except FileNotFoundError:
        return False
