"""The file of an SQLite database, and the lock that lets one server use it."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from higaki.server.database.address import LIKE_THIS, BadDatabase, parsed

# What SQLite keeps beside a file that is open.
WRITE_AHEAD_LOG: Final = "-wal"
BESIDE: Final = (WRITE_AHEAD_LOG, "-shm")


def database_file(url: str) -> Path:
    """The file an address stands for."""
    address = parsed(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        raise BadDatabase(f"tables are kept in an SQLite file or in PostgreSQL; {LIKE_THIS}")
    return Path(address.database)


def keep_private(file: Path) -> None:
    """Make the files of a database readable by their owner only. If another user owns them, leave them alone."""
    with suppress(FileNotFoundError, PermissionError):
        file.chmod(0o600)


class Hold:
    """A file in our hands, until we let go of it or die.

    The lock is on the file itself and of another kind than SQLite's own, which it does not disturb. It must outlive
    every connection: whoever closes a file loses all of SQLite's locks on it.
    """

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadDatabase(f"{file.parent} cannot be made: {error.strerror}") from None
        self._file = file
        self._descriptor = _locked(file, os.O_RDWR | os.O_CREAT)
        self._log = Path(f"{file}{WRITE_AHEAD_LOG}")
        # The write-ahead log as first seen: SQLite keeps one while the file is open.
        self._first_log: os.stat_result | None = None

    @property
    def in_its_place(self) -> bool:
        """Is the file that we hold still found under its name, with its write-ahead log beside it?"""
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
        """Nobody but the owner reads or writes it, nor what SQLite keeps beside it, which gets the file's own mode."""
        for part in ("", *BESIDE):
            keep_private(Path(f"{self._file}{part}"))

    def release(self) -> None:
        os.close(self._descriptor)


def refuse_if_held(file: Path) -> None:
    """Say so if a server runs on this file, without keeping one from it."""
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
        os.close(descriptor)  # the file was put in another's place meanwhile: that one counts


def _is_there(descriptor: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(file))
    except FileNotFoundError:
        return False
