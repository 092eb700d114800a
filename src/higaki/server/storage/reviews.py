"""Reviews in the database: the process that works on one, its progress, and its result."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.storage import results

# Reviews of another version are computed again.
VERSION: Final = 3
# Figures of reviews made by another method are not compared with those of this one.
METHOD: Final = 2
# The progress of a finished review.
WHOLE: Final = 1.0
# A process without progress for this time has died; another one may take over.
SECONDS_TO_LIVE: Final = 60.0


def found(connection: Connection, table: str) -> Row[Any] | None:
    """The review, or its progress; None if no process works on it."""
    row = connection.execute(select(schema.reviews).where(schema.reviews.c.table == table)).first()
    return None if row is None or row.version != VERSION or _is_dead(row) else row


def claim(connection: Connection, table: str) -> bool:
    """Start a review, unless it exists or another process works on it. Returns whether this process shall do it."""
    if found(connection, table) is not None:
        return False
    drop(connection, table)
    connection.execute(insert(schema.reviews).values(table=table, version=VERSION, done=0.0, at=now()))
    return True


def note(connection: Connection, table: str, done: float, known: str) -> None:
    """Store the progress, and what is known so far."""
    values = {"done": done, "at": now(), "review": known}
    connection.execute(update(schema.reviews).where(schema.reviews.c.table == table).values(**values))


def keep(connection: Connection, table: str, review: str) -> None:
    values = {"done": WHOLE, "at": now(), "review": review}
    connection.execute(update(schema.reviews).where(schema.reviews.c.table == table).values(**values))
    results.keep_review(connection, table, review, METHOD)


def drop(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.reviews).where(schema.reviews.c.table == table))


def _is_dead(row: Row[Any]) -> bool:
    last = (datetime.now(UTC) - timedelta(seconds=SECONDS_TO_LIVE)).isoformat(timespec="milliseconds")
    return bool(row.done < WHOLE and row.at < last)
