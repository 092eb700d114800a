"""One change of a table in the database: written as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, update

from higaki.engine.base.json_type import Json
from higaki.server.database import schema
from higaki.server.database.conflicts import Conflict
from higaki.server.database.prepared_statements import PreparedStatement

Keep = Callable[[Connection], None]

_KEEP_MOVE = PreparedStatement(insert(schema.moves))
# Updates a table only if its revision is the one that was read.
AS_READ = update(schema.tables).where(
    (schema.tables.c.id == bindparam("of_table")) & (schema.tables.c.revision == bindparam("as_read"))
)
REWRITE = PreparedStatement(AS_READ)


class Change(NamedTuple):
    """The rows of one change."""

    table: str
    as_read: int  # the revision that was read
    row: Json  # the new values of the table's row
    move: Json | None = None  # the command in the log; None for a change that concerns one seat only
    also: tuple[Keep, ...] = ()  # further writes in the same transaction


def write(connection: Connection, change: Change) -> None:
    """Write a table, unless another process has written it since it was read. Unique keys refuse a repeated command."""
    read = {"of_table": change.table, "as_read": change.as_read}
    if REWRITE.say(connection, {**read, **change.row}).rowcount == 0:
        raise Conflict
    if change.move is not None:
        _KEEP_MOVE.say(connection, change.move)
    for keep in change.also:
        keep(connection)
