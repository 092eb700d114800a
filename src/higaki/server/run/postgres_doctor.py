"""The doctor's checks of a PostgreSQL database. All changes they make are rolled back."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from higaki.server.database.address import shown
from higaki.server.database.postgres.deadlines import SECONDS, given_up_if_silent
from higaki.server.database.postgres.store import cannot_be_used, connected, how_to_connect, refuse_other_letters
from higaki.server.database.schema_version import bring_up_to_date, our_version, version_of
from higaki.server.storage import integrity
from higaki.server.web.health import write


def examine_postgres(url: str) -> Iterator[str]:
    """Problems that would prevent using the database, and unreadable parts of it; it may raise BadDatabase."""
    engine = connected(url)
    try:
        with given_up_if_silent(shown(url), how_to_connect(url), SECONDS), engine.connect() as connection:
            yield from _examine(connection, shown(url))
            connection.rollback()
    except DBAPIError as error:
        raise cannot_be_used(shown(url), error) from None
    finally:
        engine.dispose()


def _examine(connection: Connection, called: str) -> Iterator[str]:
    refuse_other_letters(connection, called)
    version = version_of(connection, called)
    if version is None:
        bring_up_to_date(connection)  # an empty database is unused, so the migrations can be tried
    write(connection)
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        if connection.exec_driver_sql(f"SHOW {setting}").scalar_one() == "off":
            yield f"{called} may lose what it has kept, for {setting} is off; right would be {setting} = on"
    # An older database is migrated when the server starts. Trying it here would block a running server.
    if version == our_version():
        yield from integrity.unreadable_tables(connection)
