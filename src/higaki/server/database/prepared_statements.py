"""Statements of every move, compiled once. SQLAlchemy takes longer to compile one than the database to run it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from sqlalchemy import JSON, Connection, CursorResult, Dialect, Insert, Update

# The text, and the names of its parameters in order, if the driver takes them by position.
Words = tuple[str, list[str] | None]


class PreparedStatement:
    """An insert or an update. It sets the columns that it is given values for; other values are for its condition."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        columns = statement.table.c
        self._columns = {column.name for column in columns}
        self._json = {column.name for column in columns if isinstance(column.type, JSON)}
        # By statement and SQL dialect.
        self._words: dict[tuple[str, ...], Words] = {}

    def say(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        names = (connection.dialect.name, *values)
        text, order = self._words.get(names) or self._put_into_words(names, connection.dialect)
        said = self.written(values)
        return connection.exec_driver_sql(text, said if order is None else tuple([said[name] for name in order]))

    def written(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values, converted for the database."""
        texts = self._json
        return {
            name: orjson.dumps(value).decode() if value is not None and name in texts else value
            for name, value in values.items()
        }

    def _put_into_words(self, names: tuple[str, ...], dialect: Dialect) -> Words:
        compiled = self._statement.compile(
            dialect=dialect, column_keys=[name for name in names if name in self._columns]
        )
        words = self._words[names] = str(compiled), getattr(compiled, "positiontup", None)
        return words
