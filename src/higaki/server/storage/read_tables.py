"""Reads tables and their chat from the database. `write_tables` writes them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, Select, String, cast, delete, func, insert, select

import higaki
from higaki import catalogue
from higaki.server.common.monotonic_time import moment_of
from higaki.server.database import schema
from higaki.server.protocol.responses import Said
from higaki.server.tables import clocks, shuffle
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import MOST_SHOWN, OVER, PLAYING, WAITING, Room
from higaki.server.tables.room_parts import ChatLine

# The number of lines of chat that are stored; older ones are deleted.
MOST_LINES_ON_DISK = 1000


def insert_chat(
    connection: Connection, room: Room, guest: str, command: str, seat: int | None, line: Said
) -> Said | None:
    """Store a line of chat with the next number; for a known command, return the line that was stored before."""
    here = schema.chat.c.table == room.id
    before = connection.execute(select(schema.chat).where(here & (schema.chat.c.command_id == command))).first()
    if before is not None:
        return said_in(before, room)
    line["n"] = connection.execute(select(func.coalesce(func.max(schema.chat.c.n), 0) + 1).where(here)).scalar_one()
    connection.execute(
        insert(schema.chat).values(
            table=room.id,
            n=line["n"],
            command_id=command,
            seat=seat,
            name=line["name"],
            text=line["text"],
            at=line["at"],
            guest=guest,
        )
    )
    connection.execute(delete(schema.chat).where(here & (schema.chat.c.n <= line["n"] - MOST_LINES_ON_DISK)))
    return None


def said_in(row: Row[Any], room: Room) -> Said:
    seat = None if row.seat is None else room.game.seat_names[row.seat]
    host = row.guest is not None and row.guest == room.host
    return {"n": row.n, "seat": seat, "host": host, "name": row.name, "text": row.text, "at": row.at}


def load_room(connection: Connection, number: str) -> tuple[Room, dict[str, str]] | None:
    """A table from disk, with the names of its host and of the guests who sit there."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == number)).first()
    if row is None:
        return None
    game = catalogue.find(row.game)
    occupants, limit = occupants_of(connection, number), row.absence_limit
    room = Room(row.id, game, row.private, occupants, row.options, row.host, row.memory, limit, row.even_windows)
    if row.saved is not None:
        room.match = higaki.load(row.saved)
        room.match.answers_at_once = False
    else:
        room.shuffle = shuffle.load(row.shuffle)
    room.asked = row.asked
    take_row(room, row)
    if room.turn >= 0:
        occupants[room.turn].awaited = moment_of(room.turn_since)
    commands = select(schema.moves.c.command_id, schema.moves.c.asked).where(schema.moves.c.table == number)
    room.commands.update({row.command_id: row.asked for row in connection.execute(commands)})
    said = select(schema.chat).where(schema.chat.c.table == number).order_by(schema.chat.c.n.desc()).limit(MOST_SHOWN)
    room.hear(ChatLine(said_in(line, room), line.guest) for line in reversed(connection.execute(said).all()))
    room.note_length()
    return room, names_of(connection, room.around)


def take_row(room: Room, row: Any) -> None:
    """The columns of a table's row other than its match."""
    room.seq, room.revision, room.rematch = row.seq, row.revision, row.rematch
    room.clock, room.end.ended = clocks.load(row.clock), row.ended
    room.happenings, room.end.votes, room.bot_decided = row.happenings or [], row.votes or {}, row.bot_decided or 0
    room.end.offer = row.offer
    room.turn_since, room.opened_from, room.rated = row.turn_since, row.opened_from, row.rated
    # Under newer rules the log starts again.
    room.window.given = {number for number in row.given or [] if number <= room.decisions}
    room.window.held = row.held or []


def occupants_of(connection: Connection, number: str) -> list[Occupant]:
    rows = connection.execute(seats_at().where(schema.seats.c.table == number).order_by(schema.seats.c.number))
    return [chair_of(row) for row in rows]


def seats_at() -> Select[Any]:
    """The seats, each with whether its guest was deleted."""
    with_guests = schema.seats.outerjoin(schema.guests, schema.seats.c.guest == schema.guests.c.id)
    return select(schema.seats, schema.guests.c.gone).select_from(with_guests)


def chair_of(row: Row[Any]) -> Occupant:
    occupant = Occupant(row.guest, row.bot, row.name, row.here)
    occupant.stand_in, occupant.gave_up, occupant.here_at = row.stand_in, row.gave_up, row.here_at
    occupant.reserved, occupant.former = row.reserved, row.gone is not None
    return occupant


def names_of(connection: Connection, guests: list[str]) -> dict[str, str]:
    rows = connection.execute(select(schema.guests.c.id, schema.guests.c.name).where(schema.guests.c.id.in_(guests)))
    return {row.id: row.name for row in rows}


def names_beside(connection: Connection, guest: str) -> list[str]:
    """The names of the other players at a guest's unfinished tables."""
    seats, tables, guests = schema.seats.c, schema.tables.c, schema.guests.c
    mine = select(seats.table).join(schema.tables, tables.id == seats.table)
    mine = mine.where((seats.guest == guest) & (tables.state != OVER))
    seated = select(guests.name, seats.name).join(schema.guests, guests.id == seats.guest)
    hosts = select(guests.name, guests.name).join(schema.tables, tables.host == guests.id)
    theirs = seated.where(seats.table.in_(mine) & (seats.guest != guest))
    found = connection.execute(theirs.union(hosts.where(tables.id.in_(mine) & (guests.id != guest))))
    return [name for row in found for name in row if name]


def tables_to_wake(connection: Connection, after: str, most: int) -> list[str]:
    """Tables where a bot or the server has to move, in an order that does not depend on changes."""
    wakes, state = schema.tables.c.wakes, schema.tables.c.state
    goes_on_or_begins = state.in_((PLAYING, WAITING)) & wakes.is_(True)
    asked = select(schema.tables.c.id).where(goes_on_or_begins & (schema.tables.c.id > after))
    return list(connection.execute(asked.order_by(schema.tables.c.id).limit(most)).scalars())


def state_of(connection: Connection, number: str) -> str | None:
    return connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == number)).scalar()


def game_of(connection: Connection, number: str) -> str | None:
    return connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == number)).scalar()


def saved_text(connection: Connection, number: str) -> str:
    """The saved match as text."""
    written = select(cast(schema.tables.c.saved, String)).where(schema.tables.c.id == number)
    return str(connection.execute(written).scalar_one())
