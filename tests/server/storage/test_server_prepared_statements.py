"""What is said to the database in its own words is what SQLAlchemy would have said."""

from __future__ import annotations

from typing import Any

import pytest
from simulated import empty_database
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from higaki.server.database.prepared_statements import PreparedStatement
from higaki.server.database.schema import guests, tables

NEW: dict[str, Any] = {
    "id": "table",
    "game": "osaka",
    "options": {"a": [1, "ü"]},
    "private": True,
    "state": "playing",
    "seq": 1,
    "saved": '{"standing":[["ann"]]}',
    "turn": None,
    "host": "ann",
    "created": "",
    "updated": "",
    "clock": None,
    "votes": {},
    "given": [3, 4],
    "wakes": False,
    "rated": False,
}


def rows(connection: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(select(tables).order_by(tables.c.id))]


def test_a_phrase_says_what_the_statement_says() -> None:
    change = update(tables).where(tables.c.id == bindparam("which"))
    changes: list[dict[str, Any]] = [
        {"which": "table", "seq": 2, "votes": None, "clock": {"left": [0.5]}, "private": False},
        {"which": "table", "saved": None, "given": None},
        {"which": "another", "seq": 9},
    ]
    found = []
    for by_phrase in (True, False):
        with empty_database().begin() as connection:
            connection.execute(insert(guests).values(id="ann", name="ann", created=""))
            opening, changing = PreparedStatement(insert(tables)), PreparedStatement(change)
            if by_phrase:
                counts = [opening.say(connection, values).rowcount for values in (NEW, {**NEW, "id": "other"})]
                counts += [changing.say(connection, values).rowcount for values in changes]
            else:
                counts = [
                    connection.execute(insert(tables), values).rowcount for values in (NEW, {**NEW, "id": "other"})
                ]
                counts += [connection.execute(change, values).rowcount for values in changes]
            found.append((counts, rows(connection)))
    assert found[0] == found[1]
    assert found[0][0] == [1, 1, 1, 1, 0]


def test_what_the_database_refuses_is_refused_as_ever() -> None:
    with empty_database().begin() as connection:
        connection.execute(insert(guests).values(id="ann", name="ann", created=""))
        opening = PreparedStatement(insert(tables))
        opening.say(connection, NEW)
        with pytest.raises(IntegrityError):
            opening.say(connection, NEW)
