"""The people and bots that a guest has met at tables, and the keys by which a guest names them.

A guest's id is secret, so another guest is named by a keyed digest that only this guest is sent. A bot is named by its
level, another person at somebody's screen by the name.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, case, func, or_, select

from higaki.bots import NAMES
from higaki.server.database import schema
from higaki.server.database.keyed_digests import KeyedDigests
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses.statistics import Met

# The most opponents that are listed.
MOST_MET: Final = 200
GUEST, BOT, HERE = "guest", "bot", "here"
DIGITS: Final = 16

_mine, _other = schema.seats.alias("mine"), schema.seats.alias("other")
mine, other, guests = _mine.c, _other.c, schema.guests.c
# The guest at a seat. By the column itself, SQLite would look through all seats of that guest for every table.
person_at_seat: Final = func.coalesce(other.guest, "")
# The seats at the tables of a guest, beside each seat of the guest.
_beside: Final = _mine.join(_other, other.table == mine.table)


def sits_at(table: ColumnElement[str], who: ColumnElement[bool]) -> ColumnElement[bool]:
    """Does one of these, a condition on `other`, sit at the table?"""
    return select(other.number).where((other.table == table) & who).exists()


def with_key(connection: Connection, guest: str, key: str, digests: KeyedDigests) -> ColumnElement[bool]:
    """The condition on `other` that the opponent with this key sits there."""
    kind, _, name = key.partition(":")
    if kind == BOT and name in NAMES:
        return other.bot == name
    if kind == HERE and name in people_here(connection, guest):
        return other.here.is_(True) & (other.name == name)
    if kind == GUEST:
        for one in people_met(connection, guest):
            if key_of_guest(digests, guest, one) == key:
                return (person_at_seat == one) & other.here.is_(False)
    raise bad_request("you have met no such opponent; right would be a key of /api/me/opponents")


def key_of_guest(digests: KeyedDigests, guest: str, met: str) -> str:
    return f"{GUEST}:{digests.of(f'{guest} met {met}')[:DIGITS]}"


def people_met(connection: Connection, guest: str) -> dict[str, str]:
    """The other guests at the tables of a guest and in their results, by id, with their names."""
    own, theirs = schema.results.alias(), schema.results.alias()
    at_tables = select(other.guest).select_from(_beside).where(mine.guest == guest)
    in_results = (
        select(theirs.c.guest)
        .join_from(own, theirs, theirs.c.table == own.c.table)
        .where((own.c.guest == guest) & own.c.own.is_(True))
    )
    met = guests.id.in_(at_tables.union(in_results)) & (guests.id != guest) & guests.gone.is_(None)
    return {row.id: row.name for row in connection.execute(select(guests.id, guests.name).where(met))}


def people_here(connection: Connection, guest: str) -> set[str]:
    """The names of the people who sat at somebody's screen, at the tables of a guest."""
    asked = select(other.name).select_from(_beside).where((mine.guest == guest) & other.here.is_(True)).distinct()
    return {name for name in connection.execute(asked).scalars() if name is not None}


def opponents(connection: Connection, guest: str, digests: KeyedDigests) -> list[Met]:
    """Who sat at a guest's tables: the most frequent first."""
    person = case((other.here.is_(False), other.guest)).label("guest")
    beside = case((other.here.is_(True), other.name)).label("beside")
    games = func.count(other.table.distinct())
    asked = (
        select(person, other.bot, beside, guests.name)
        .select_from(_beside.outerjoin(schema.guests, guests.id == other.guest))
        .where((mine.guest == guest) & guests.gone.is_(None))
        .where(or_(other.bot.is_not(None), other.guest != guest, other.here.is_(True) & other.name.is_not(None)))
        .group_by(person, other.bot, beside, guests.name)
        .order_by(games.desc(), guests.name, beside, other.bot)
        .limit(MOST_MET)
    )
    rows = connection.execute(asked)
    return [written(row, guest, digests) for row in rows]


def written(row: Any, guest: str, digests: KeyedDigests) -> Met:
    """An opponent by `guest`, `bot`, or `beside`, the name of another person at somebody's screen; nobody of them is a
    deleted guest.
    """
    if row.bot is not None:
        return {"key": f"{BOT}:{row.bot}", "kind": "bot", "name": None, "bot": row.bot, "page": None}
    if row.beside is not None:
        return {"key": f"{HERE}:{row.beside}", "kind": "here", "name": row.beside, "bot": None, "page": None}
    if row.guest is None:
        return {"key": None, "kind": "former", "name": None, "bot": None, "page": None}
    key = key_of_guest(digests, guest, row.guest)
    return {"key": key, "kind": "guest", "name": row.name or None, "bot": None, "page": None}
