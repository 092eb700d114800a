"""Lists of tables for a guest. They take the same number of queries for any length and read no saved game."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Row, Select, String, case, cast, func, select, update

from higaki import catalogue
from higaki.server.common.monotonic_time import written
from higaki.server.database import schema
from higaki.server.protocol.responses import Card, CardClock, MyTurn
from higaki.server.storage.quarantine import or_nothing
from higaki.server.storage.read_tables import chair_of, names_of, seats_at
from higaki.server.tables.clocks import OVER_DAYS
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import PLAYING, WAITING
from higaki.server.tables.views import player

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
            "absence_limit",
            "deadline",
            "updated",
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


class OpenTable:
    """A table in the list of open tables, before it is known who reads the list."""

    def __init__(self, row: Row[Any], occupants: list[Occupant], names: dict[str, str]) -> None:
        self.id: Final = row.id
        self._shown = row, occupants, names
        self.card = self.card_for(None)
        guests = [guest for one in occupants for guest in (one.guest, one.reserved) if guest is not None]
        # Those who sit there, or have a reserved seat, see another card.
        self.people: Final = frozenset(guests) | {row.host}

    def card_for(self, guest: str | None) -> Card:
        return _card(*self._shown, guest)


def open_tables(connection: Connection, most_of_an_address: int) -> list[OpenTable]:
    """Public tables with a free seat where somebody waits, at most this many of each address."""
    seats, tables = schema.seats.c, schema.tables.c
    here = seats.table == tables.id
    free = select(seats.table).where(here & seats.guest.is_(None) & seats.bot.is_(None) & seats.reserved.is_(None))
    somebody = select(seats.table).where(here & seats.guest.is_not(None))
    looked_at = func.coalesce(tables.seen, tables.updated) > ago(timedelta(minutes=MINUTES_LISTED))
    public = (tables.state == WAITING) & tables.private.is_(False) & looked_at
    # A table without a known address counts by itself.
    from_there = func.coalesce(tables.opened_from, tables.id)
    nth = func.row_number().over(partition_by=from_there, order_by=tables.updated.desc()).label("nth")
    found = select(*SHOWN, nth).where(public & free.exists() & somebody.exists()).subquery()
    asked = select(found).where(found.c.nth <= most_of_an_address)
    listed: list[OpenTable] = []
    for one in _rows(connection, asked.order_by(found.c.updated.desc())):
        listed += or_nothing(one[0].id, partial(OpenTable, *one))
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
    wanting = seats_at().where(here & schema.seats.c.guest.is_not(None) & schema.seats.c.hidden.is_(False))
    return all(row.gone is not None for row in connection.execute(wanting))


def ago(time: timedelta) -> str:
    """A timestamp before now, in the format of the database."""
    return (datetime.now(UTC) - time).isoformat(timespec="milliseconds")


def _cards(connection: Connection, asked: Select[Any], guest: str | None) -> list[Card]:
    cards: list[Card] = []
    for row, occupants, names in _rows(connection, asked):
        cards += or_nothing(row.id, partial(_card, row, occupants, names, guest))
    return cards


def _rows(connection: Connection, asked: Select[Any]) -> list[tuple[Row[Any], list[Occupant], dict[str, str]]]:
    """The tables, each with its seats and the names of the guests at all of them."""
    rows = connection.execute(asked.limit(MOST_LISTED)).all()
    occupants: dict[str, list[Occupant]] = {row.id: [] for row in rows}
    seats = seats_at().where(schema.seats.c.table.in_(occupants)).order_by(schema.seats.c.number)
    for seat in connection.execute(seats):
        occupants[seat.table].append(chair_of(seat))
    around = [occupant for seated in occupants.values() for occupant in seated]
    names = names_of(connection, list({whose for occupant in around if (whose := occupant.guest or occupant.reserved)}))
    return [(row, occupants[row.id], names) for row in rows]


def _clock(text: str | None) -> CardClock | None:
    """The clock on a card. One that makes no sense is reported when the table is opened."""
    if text is None:
        return None
    try:
        saved = orjson.loads(text)
        return {"kind": saved["kind"], "seconds": saved["seconds"], "increment": saved["increment"]}
    except (ValueError, KeyError, TypeError):
        return None


def _card(row: Row[Any], occupants: list[Occupant], names: dict[str, str], guest: str | None) -> Card:
    seats = catalogue.find(row.game).seat_names
    turn = row.turn if row.state == PLAYING else None
    # A list does not show who is connected.
    players = [
        player(seats[number], occupant, names, guest, row.host, occupant.bot is not None)
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
        "pace": "days" if clock is not None and clock["kind"] in OVER_DAYS else "live",
        "absence_limit": row.absence_limit,
        "clock": clock,
        "due": written(row.deadline) if yours and row.deadline is not None else None,
        "updated": row.updated,
    }
