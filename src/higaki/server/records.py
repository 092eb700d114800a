"""Tables on disk: reading a room, writing it, and the lists of tables a guest is shown."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, Row, insert, select, update
from sqlalchemy.exc import IntegrityError

import higaki
from higaki import catalogue
from higaki.engine.steps import NOBODY
from higaki.server import clocks, schema
from higaki.server.guests import now
from higaki.server.room import PLAYING, WAITING, Chair, Json, Room
from higaki.server.shapes import Card, Said
from higaki.server.views import player

MOST_LISTED = 100
# The commands after which somebody else sits somewhere.
SEATING = ("join", "leave", "fill", "free")


def insert_room(connection: Connection, room: Room) -> None:
    moment = now()
    connection.execute(
        insert(schema.tables).values(
            id=room.id,
            game=room.game.name,
            private=room.private,
            memory=room.memory,
            host=room.host,
            created=moment,
            **_content(room, moment),
        )
    )
    for number, chair in enumerate(room.chairs):
        connection.execute(insert(schema.seats).values(table=room.id, number=number, **_chair(chair)))


def save_room(connection: Connection, room: Room, command: str, seat: int, thing: str) -> None:
    """One change of a table: the command in the log, and the table as it is now. Unique keys refuse a second one."""
    moment = now()
    connection.execute(
        insert(schema.moves).values(
            table=room.id,
            seq=room.seq,
            command_id=command,
            seat=None if seat == NOBODY else seat,
            thing=thing,
            at=moment,
        )
    )
    connection.execute(update(schema.tables).where(schema.tables.c.id == room.id).values(**_content(room, moment)))
    if thing in SEATING or thing.startswith("table:"):
        for number, chair in enumerate(room.chairs):
            here = (schema.seats.c.table == room.id) & (schema.seats.c.number == number)
            connection.execute(update(schema.seats).where(here).values(**_chair(chair)))


def _content(room: Room, moment: str) -> Json:
    return {
        "options": room.options,
        "state": room.state,
        "seq": room.seq,
        "saved": None if room.match is None else room.match.save(),
        "turn": None if room.turn < 0 else room.game.seat_names[room.turn],
        "clock": None if room.clock is None else room.clock.save(),
        "happenings": room.happenings,
        "ended": room.ended,
        "votes": room.votes,
        "bot_decided": room.bot_decided,
        "updated": moment,
    }


def _chair(chair: Chair) -> Json:
    return {
        "guest": chair.guest,
        "bot": chair.bot,
        "name": chair.name,
        "here": chair.here,
        "stand_in": chair.stand_in,
        "gave_up": chair.gave_up,
    }


def note_rematch(connection: Connection, room: Room) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == room.id).values(rematch=room.rematch))


def insert_chat(connection: Connection, room: Room, command: str, seat: int | None, line: Said) -> bool:
    """Keep a line of chat; False if the same command was kept before."""
    try:
        with connection.begin_nested():
            connection.execute(
                insert(schema.chat).values(
                    table=room.id,
                    n=line["n"],
                    command_id=command,
                    seat=seat,
                    name=line["name"],
                    text=line["text"],
                    at=line["at"],
                )
            )
    except IntegrityError:
        return False
    return True


def load_room(connection: Connection, number: str) -> tuple[Room, dict[str, str]] | None:
    """A table from disk, with the names of the guests who sit there and of who opened it."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == number)).first()
    if row is None:
        return None
    game = catalogue.find(row.game)
    room = Room(row.id, game, row.private, _chairs(connection, number), row.options, row.host, row.memory)
    room.seq, room.rematch = row.seq, row.rematch
    if row.saved is not None:
        room.match = higaki.load(row.saved)
    room.clock, room.ended = clocks.load(row.clock), row.ended
    room.happenings, room.votes, room.bot_decided = row.happenings or [], row.votes or {}, row.bot_decided or 0
    commands = select(schema.moves.c.command_id).where(schema.moves.c.table == number)
    room.commands = set(connection.execute(commands).scalars())
    said = select(schema.chat).where(schema.chat.c.table == number).order_by(schema.chat.c.n)
    for line in connection.execute(said):
        seat = None if line.seat is None else game.seat_names[line.seat]
        room.chat.append({"n": line.n, "seat": seat, "name": line.name, "text": line.text, "at": line.at})
    room.note_length()
    seated = [chair.guest for chair in room.chairs if chair.guest is not None]
    return room, names_of(connection, [room.host, *seated])


def _chairs(connection: Connection, number: str) -> list[Chair]:
    rows = connection.execute(
        select(schema.seats).where(schema.seats.c.table == number).order_by(schema.seats.c.number)
    )
    return [_chair_of(row) for row in rows]


def _chair_of(row: Row[Any]) -> Chair:
    chair = Chair(row.guest, row.bot, row.name, row.here)
    chair.stand_in, chair.gave_up = row.stand_in, row.gave_up
    return chair


def names_of(connection: Connection, guests: list[str]) -> dict[str, str]:
    rows = connection.execute(select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(guests)))
    return {row.id: row.name for row in rows}


def tables_of(connection: Connection, guest: str) -> list[Card]:
    """The tables a guest sits at, the newest first."""
    mine = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    asked = select(schema.tables).where(schema.tables.c.id.in_(mine))
    return _cards(
        connection, connection.execute(asked.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED)), guest
    )


def open_tables(connection: Connection, guest: str | None) -> list[Card]:
    """Public tables with a free seat."""
    asked = select(schema.tables).where((schema.tables.c.state == WAITING) & schema.tables.c.private.is_(False))
    return _cards(
        connection, connection.execute(asked.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED)), guest
    )


def tables_with_bots_to_move(connection: Connection) -> list[str]:
    """Tables that went down while a bot was thinking: for itself, for somebody away, or for whose time was over."""
    bots = schema.seats.c.bot.is_not(None) | schema.seats.c.stand_in.is_not(None)
    asked = select(schema.tables.c.id).where(
        (schema.tables.c.state == PLAYING)
        & (schema.tables.c.id.in_(select(schema.seats.c.table).where(bots)) | schema.tables.c.clock.is_not(None))
    )
    return list(connection.execute(asked.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED)).scalars())


def _cards(connection: Connection, rows: CursorResult[Any], guest: str | None) -> list[Card]:
    return [_card(connection, row, guest) for row in rows]


def _card(connection: Connection, row: Row[Any], guest: str | None) -> Card:
    game = catalogue.find(row.game)
    room = Room(row.id, game, row.private, _chairs(connection, row.id), row.options, row.host)
    names = names_of(connection, [chair.guest for chair in room.chairs if chair.guest is not None])
    turn = row.turn if row.state == PLAYING else None
    players = [player(room, number, names, guest) for number in range(len(room.chairs))]
    return {
        "table": row.id,
        "game": row.game,
        "state": row.state,
        "seats": players,
        "turn": turn,
        "your_turn": any(p["you"] and p["seat"] == turn and p["stand_in"] is None for p in players),
        "private": row.private,
        "updated": row.updated,
    }
