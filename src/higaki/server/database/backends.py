"""Chooses SQLite or PostgreSQL by the address of the database. No other module does.

The modules of PostgreSQL are imported only where it is used: its driver takes a quarter of a server's start.
"""

from __future__ import annotations

from higaki.server.database.address import is_postgres
from higaki.server.database.bus import Bus
from higaki.server.database.sqlite_store import Store


def open_store(url: str, seconds: float | None = None) -> Store:
    """The store of an address. An answer of PostgreSQL has this deadline, or the usual one."""
    if not is_postgres(url):
        return Store(url)
    from higaki.server.database.postgres.deadlines import SECONDS  # noqa: PLC0415
    from higaki.server.database.postgres.store import PostgresStore  # noqa: PLC0415

    return PostgresStore(url, SECONDS if seconds is None else seconds)


def bus_of(url: str, store: Store) -> Bus:
    """How the processes on that database speak to each other."""
    if not is_postgres(url):
        return Bus()
    from higaki.server.database.postgres.bus import PostgresBus  # noqa: PLC0415
    from higaki.server.database.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)
    return PostgresBus(url, store.language)
