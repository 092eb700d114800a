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
# A table, unless it has been written since it was read.
AS_READ = update(schema.tables).where(
    (schema.tables.c.id == bindparam("of_table")) & (schema.tables.c.revision == bindparam("as_read"))
)
REWRITE = PreparedStatement(AS_READ)


class Change(NamedTuple):
    """The rows of one change."""

    table: str
    as_read: int  # the table's revision before
    row: Json  # what the table's row says now
    move: Json | None = None  # the command in the log; none of a seat's own affair
    also: tuple[Keep, ...] = ()  # what else goes with it


def write(connection: Connection, change: Change) -> None:
    """Write a table, unless another process has written it since it was read. Unique keys refuse a command twice."""
    read = {"of_table": change.table, "as_read": change.as_read}
    if REWRITE.say(connection, {**read, **change.row}).rowcount == 0:
        raise Conflict
    if change.move is not None:
        _KEEP_MOVE.say(connection, change.move)
    for keep in change.also:
        keep(connection)
