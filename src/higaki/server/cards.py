"""The lists of tables a guest is shown: as few questions to the disk for a hundred tables as for one, no saved game."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from higaki import catalogue
from higaki.server import schema
from higaki.server.quarantine import or_nothing
from higaki.server.records import chair_of, names_of
from higaki.server.room import PLAYING, WAITING, Chair
from higaki.server.shapes import Card
from higaki.server.views import player

MOST_LISTED = 100
SHOWN = tuple(schema.tables.c[name] for name in ("id", "game", "state", "turn", "private", "rated", "updated"))


def tables_of(connection: Connection, guest: str) -> list[Card]:
    """The tables a guest sits at, the newest first."""
    mine = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    return _cards(connection, select(*SHOWN).where(schema.tables.c.id.in_(mine)), guest)


def open_tables(connection: Connection, guest: str | None) -> list[Card]:
    """Public tables with a free seat."""
    public = (schema.tables.c.state == WAITING) & schema.tables.c.private.is_(False)
    return _cards(connection, select(*SHOWN).where(public), guest)


def _cards(connection: Connection, asked: Select[Any], guest: str | None) -> list[Card]:
    rows = connection.execute(asked.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED)).all()
    chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
    seats = select(schema.seats).where(schema.seats.c.table.in_(chairs)).order_by(schema.seats.c.number)
    for seat in connection.execute(seats):
        chairs[seat.table].append(chair_of(seat))
    seated = {chair.guest for around in chairs.values() for chair in around if chair.guest is not None}
    names = names_of(connection, list(seated))
    cards: list[Card] = []
    for row in rows:
        cards += or_nothing(row.id, partial(_card, row, chairs[row.id], names, guest))
    return cards


def _card(row: Row[Any], chairs: list[Chair], names: dict[str, str], guest: str | None) -> Card:
    seats = catalogue.find(row.game).seat_names
    turn = row.turn if row.state == PLAYING else None
    # Who is connected is not asked of a list.
    players = [player(seats[number], chair, names, guest, chair.bot is not None) for number, chair in enumerate(chairs)]
    return {
        "table": row.id,
        "game": row.game,
        "state": row.state,
        "seats": players,
        "turn": turn,
        "your_turn": any(p["you"] and p["seat"] == turn and p["stand_in"] is None for p in players),
        "private": row.private,
        "rated": row.rated,
        "updated": row.updated,
    }
