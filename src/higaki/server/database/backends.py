"""Chooses SQLite or PostgreSQL by the address of the database. No other module does."""

from __future__ import annotations

from higaki.server.database.address import is_postgres
from higaki.server.database.bus import Bus
from higaki.server.database.postgres.bus import PostgresBus
from higaki.server.database.postgres.deadlines import SECONDS
from higaki.server.database.postgres.store import PostgresStore
from higaki.server.database.sqlite_store import Store


def open_store(url: str, seconds: float = SECONDS) -> Store:
    """The store of an address, with the deadline for PostgreSQL."""
    return PostgresStore(url, seconds) if is_postgres(url) else Store(url)


def bus_of(url: str, store: Store) -> Bus:
    """The message bus between the processes on that database."""
    return PostgresBus(url, store.language) if isinstance(store, PostgresStore) else Bus()
