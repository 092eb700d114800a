"""A change of a table as one PostgreSQL statement that also notifies the other processes. It needs no transaction.

A transaction of five statements (begin, table, command, notify, commit) takes twice as long.
"""

from __future__ import annotations

from functools import cache

from sqlalchemy import Dialect, Table, bindparam, func, insert, select
from sqlalchemy.sql.elements import BindParameter

from higaki.engine.base.json_type import Json
from higaki.server.database.change import AS_READ, REWRITE, Change
from higaki.server.database.postgres.message_encryption import CHANNEL
from higaki.server.database.schema import moves, tables


def fits(change: Change) -> bool:
    """Does the change write only the table and the command?"""
    return change.move is not None and not change.also


def put(change: Change, told: str, dialect: Dialect) -> tuple[str, Json]:
    """The statement and its values.

    If another process has written the table since it was read, the statement returns no row, changes nothing and sends
    no message.
    """
    assert change.move is not None
    values = {"of_table": change.table, "as_read": change.as_read, "channel": CHANNEL, "told": told}
    values |= {_called(tables, name): value for name, value in REWRITE.written(change.row).items()}
    values |= {_called(moves, name): value for name, value in change.move.items()}
    return _sentence(tuple(change.row), tuple(change.move), dialect), values


@cache
def _sentence(row: tuple[str, ...], move: tuple[str, ...], dialect: Dialect) -> str:
    """The statement for these columns. Each kind of change always has the same columns."""
    kept = AS_READ.values({name: _value(tables, name) for name in row}).returning(tables.c.id)
    only_then = select(*[_value(moves, name) for name in move]).select_from(kept.cte("kept"))
    logged = insert(moves).from_select(list(move), only_then).returning(moves.c.seq).cte("logged")
    return str(
        select(func.pg_notify(bindparam("channel"), bindparam("told"))).select_from(logged).compile(dialect=dialect)
    )


def _value(table: Table, name: str) -> BindParameter[object]:
    return bindparam(_called(table, name), type_=table.c[name].type)


def _called(table: Table, name: str) -> str:
    return f"{table.name}_{name}"
