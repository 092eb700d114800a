"""Lists of tables for a guest. They take the same number of queries for any length and read no saved game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import Connection, Row, Select, String, case, cast, func, select, update

from higaki import catalogue
from higaki.server.common.monotonic_time import written
from higaki.server.database import schema
from higaki.server.protocol.responses.guests import MyTurn
from higaki.server.protocol.responses.table.cards import Card, CardClock
from higaki.server.storage.quarantine import or_nothing
from higaki.server.storage.read_tables import (
    chair_of,
    league_names,
    league_of,
    names_of,
    seats_at,
    substitution,
    substitutions,
)
from higaki.server.tables.absence import A_DAY
from higaki.server.tables.clocks import OVER_DAYS
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import PLAYING, WAITING
from higaki.server.tables.room_parts import Substitution
from higaki.server.tables.substitutes import vacant_seats
from higaki.server.tables.views import league, player

MOST_LISTED: Final = 100
# After this many minutes without a viewer, a table is not listed as open until somebody opens it again.
MINUTES_LISTED: Final = 30
SHOWN: Final = (
    *(
        schema.tables.c[name]
        for name in (
            "id",
            "game",
            "state",
            "turn",
            "turn_since",
            "ranking",
            "ended",
            "host",
            "private",
            "rated",
            "try_out",
            "substitutes",
            "absence_limit",
            "deadline",
            "updated",
            "league",
            "league_round",
        )
    ),
    # As text: one that makes no sense must not spoil the whole list.
    cast(schema.tables.c.clock, String).label("clock"),
)


def tables_of(connection: Connection, guest: str) -> list[Card]:
    """The tables a guest sits at and has not removed from the list: running ones first, then the newest."""
    mine = select(schema.seats.c.table).where((schema.seats.c.guest == guest) & schema.seats.c.hidden.is_(False))
    asked = select(*SHOWN).where(schema.tables.c.id.in_(mine) & schema.tables.c.trial.is_(None))
    goes_on = case((schema.tables.c.state == PLAYING, 0), (schema.tables.c.state == WAITING, 1), else_=2)
    return _cards(connection, asked.order_by(goes_on, schema.tables.c.updated.desc()), guest)


class Read(NamedTuple):
    """A table as it was read for a list, with the names of everybody who sits there or has left a seat."""

    row: Row[Any]
    occupants: list[Occupant]
    left: list[Substitution]
    names: dict[str, str]


class OpenTable:
    """A table in the list of open tables, before it is known who reads the list."""

    def __init__(self, read: Read) -> None:
        self.id: Final = read.row.id
        self._read = read
        self.card = self.card_for(None)
        guests = [guest for one in read.occupants for guest in (one.guest, one.reserved) if guest is not None]
        left = [one.guest for one in read.left if one.guest is not None]
        # Those who sit there, have left a seat or have a reserved one see another card.
        self.people: Final = frozenset((*guests, *left, read.row.host))

    def card_for(self, guest: str | None) -> Card:
        return _card(self._read, guest)


def open_tables(connection: Connection, most_of_an_address: int) -> list[OpenTable]:
    """Public tables with a free seat where somebody waits, and running ones with a vacant seat.

    Of each address at most this many of either kind.
    """
    seats, tables = schema.seats.c, schema.tables.c
    here = seats.table == tables.id
    free = select(seats.table).where(here & seats.guest.is_(None) & seats.bot.is_(None) & seats.reserved.is_(None))
    somebody = select(seats.table).where(here & seats.guest.is_not(None))
    looked_at = func.coalesce(tables.seen, tables.updated) > ago(timedelta(minutes=MINUTES_LISTED))
    waiting = (tables.state == WAITING) & looked_at & free.exists() & somebody.exists()
    # At a live table that nobody moves at, nobody is any more.
    goes_on = (tables.absence_limit >= A_DAY) | (tables.updated > ago(timedelta(minutes=MINUTES_LISTED)))
    running = tables.vacant.is_(True) & (tables.state == PLAYING) & goes_on
    # A table without a known address counts by itself.
    from_there = func.coalesce(tables.opened_from, tables.id)
    nth = func.row_number().over(partition_by=from_there, order_by=tables.updated.desc()).label("nth")
    listed: list[OpenTable] = []
    # Two questions: bots move at running tables, and would drive all others out of one list.
    for which in (waiting, running):
        found = select(*SHOWN, nth).where(tables.private.is_(False) & which).subquery()
        asked = select(found).where(found.c.nth <= most_of_an_address)
        for one in _rows(connection, asked.order_by(found.c.updated.desc())):
            listed += or_nothing(one.row.id, partial(OpenTable, one))
    return listed


def cards_of(connection: Connection, numbers: list[str], guest: str) -> list[Card]:
    """These tables, in this order."""
    found = _cards(connection, select(*SHOWN).where(schema.tables.c.id.in_(numbers)), guest)
    return sorted(found, key=lambda card: numbers.index(card["table"]))


def card_of(connection: Connection, table: str) -> Card | None:
    """One table as in a list, as a stranger sees it; None if there is none, or if it cannot be read."""
    asked = select(*SHOWN).where((schema.tables.c.id == table) & schema.tables.c.trial.is_(None))
    return next(iter(_cards(connection, asked, None)), None)


def turns_of(connection: Connection, guest: str) -> list[MyTurn]:
    """The tables where it is a guest's turn, the longest wait first."""
    seats, tables = schema.seats.c, schema.tables.c
    mine = (seats.guest == guest) & seats.stand_in.is_(None) & (tables.state == PLAYING)
    mine &= tables.trial.is_(None)
    asked = select(tables.id, tables.game, tables.turn, tables.turn_since, seats.number)
    asked = asked.join(schema.seats, seats.table == tables.id).where(mine).order_by(tables.turn_since)
    found: list[MyTurn] = []
    for row in connection.execute(asked.limit(MOST_LISTED)):
        found += [one for one in or_nothing(row.id, partial(_turn, row)) if one is not None]
    return found


def _turn(row: Row[*tuple[Any, ...]]) -> MyTurn | None:
    if catalogue.find(row.game).seat_names[row.number] != row.turn:
        return None
    return {"table": row.id, "game": row.game, "since": row.turn_since}


def put_away(connection: Connection, table: str, guest: str) -> bool:
    """Remove a table from a guest's list. Returns whether nobody has it in a list any more."""
    here = schema.seats.c.table == table
    connection.execute(update(schema.seats).where(here & (schema.seats.c.guest == guest)).values(hidden=True))
    left = (schema.substitutions.c.table == table) & (schema.substitutions.c.guest == guest)
    connection.execute(update(schema.substitutions).where(left).values(hidden=True))
    wanting = seats_at().where(here & schema.seats.c.guest.is_not(None) & schema.seats.c.hidden.is_(False))
    return all(row.gone is not None for row in connection.execute(wanting))


def ago(time: timedelta) -> str:
    """A timestamp before now, in the format of the database."""
    return (datetime.now(UTC) - time).isoformat(timespec="milliseconds")


def _cards(connection: Connection, asked: Select[Any], guest: str | None) -> list[Card]:
    cards: list[Card] = []
    for read in _rows(connection, asked):
        cards += or_nothing(read.row.id, partial(_card, read, guest))
    return cards


def _rows(connection: Connection, asked: Select[Any]) -> list[Read]:
    """The tables, each with the names of the guests and leagues of all of them."""
    rows = connection.execute(asked.limit(MOST_LISTED)).all()
    occupants: dict[str, list[Occupant]] = {row.id: [] for row in rows}
    seats = seats_at().where(schema.seats.c.table.in_(occupants)).order_by(schema.seats.c.number)
    for seat in connection.execute(seats):
        occupants[seat.table].append(chair_of(seat))
    left: dict[str, list[Substitution]] = {row.id: [] for row in rows}
    for one in connection.execute(substitutions().where(schema.substitutions.c.table.in_(left))):
        left[one.table].append(substitution(one))
    around = [one.guest or one.reserved for seated in occupants.values() for one in seated]
    around += [one.guest for gone in left.values() for one in gone]
    names = names_of(connection, list({guest for guest in around if guest}))
    names |= league_names(connection, [row.league for row in rows])
    return [Read(row, occupants[row.id], left[row.id], names) for row in rows]


def _clock(text: str | None) -> CardClock | None:
    """The clock on a card. One that makes no sense is reported when the table is opened."""
    if text is None:
        return None
    try:
        saved = orjson.loads(text)
        return {"kind": saved["kind"], "seconds": saved["seconds"], "increment": saved["increment"]}
    except (ValueError, KeyError, TypeError):
        return None


def _card(read: Read, guest: str | None) -> Card:
    row, occupants, left, names = read
    seats = catalogue.find(row.game).seat_names
    vacant = vacant_seats(occupants) if row.substitutes and row.state == PLAYING else []
    turn = row.turn if row.state == PLAYING else None
    # A list does not show who is connected.
    players = [
        player(
            seats[number],
            occupant,
            names,
            guest,
            row.host,
            occupant.bot is not None,
            number in vacant,
            [one for one in left if one.seat == number],
        )
        for number, occupant in enumerate(occupants)
    ]
    clock = _clock(row.clock)
    yours = any(p["you"] and p["seat"] == turn and p["stand_in"] is None for p in players)
    return {
        "table": row.id,
        "game": row.game,
        "state": row.state,
        "seats": players,
        "turn": turn,
        "your_turn": yours,
        "turn_since": None if turn is None else row.turn_since,
        "ranking": row.ranking or [],
        "ended": None if row.ended is None else row.ended["why"],
        "private": row.private,
        "rated": row.rated,
        "try_out": row.try_out,
        "substitutes": row.substitutes,
        "left_seat": next((seats[one.seat] for one in left if guest is not None and one.guest == guest), None),
        "league": league(league_of(row.league, row.league_round, names)),
        "pace": "days" if clock is not None and clock["kind"] in OVER_DAYS else "live",
        "absence_limit": row.absence_limit,
        "clock": clock,
        "due": written(row.deadline) if yours and row.deadline is not None else None,
        "updated": row.updated,
    }
