"""Checks a table when it is read from disk, so that errors appear then and not when somebody views it or moves."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from higaki.bots import NAMES
from higaki.engine.base.errors import BadSave
from higaki.server.database import schema
from higaki.server.storage import quarantine, read_tables
from higaki.server.tables import views
from higaki.server.tables.room import Room


def read_room(connection: Connection, number: str) -> tuple[Room, dict[str, str]] | None:
    """A table from disk that can be viewed and played. Otherwise raises one of `quarantine.BAD_ROW`."""
    loaded = read_tables.load_room(connection, number)
    if loaded is not None:
        room, names = loaded
        _check(connection, room)
        views.view(room, names, None)
    return loaded


def unreadable_tables(connection: Connection) -> Iterator[str]:
    """The unreadable tables, one line each."""
    for number in connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars().all():
        try:
            read_room(connection, number)
        except quarantine.BAD_ROW as error:
            yield f"table {number} cannot be read, so the server leaves it out: {type(error).__name__}: {error}"


def _check(connection: Connection, room: Room) -> None:
    """Try what would otherwise fail at the next move."""
    state = connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == room.id)).scalar()
    if state != room.state:
        raise BadSave(f"the table says it is {state}, its game says it is {room.state}")
    seats = select(schema.seats.c.number).where(schema.seats.c.table == room.id).order_by(schema.seats.c.number)
    numbers = list(connection.execute(seats).scalars())
    if numbers != list(range(len(numbers))) or len(numbers) not in room.game.settings.seats:
        raise BadSave(f"the seats are numbered {numbers}")
    if room.match is not None and (room.match.game is not room.game or room.match.table.seats != len(numbers)):
        raise BadSave("the game is not that of the table, or for another number of seats")
    if any(not 0 <= left.seat < len(numbers) for left in room.substitutes.made):
        raise BadSave("a seat was taken over that does not exist")
    for occupant in room.occupants:
        if not {occupant.bot, occupant.stand_in} <= {None, *NAMES} or (
            occupant.bot is not None and occupant.guest is not None
        ):
            raise BadSave("on a seat sits a bot that we do not know, or two at once")
    kinds = (
        (room.seq, int),
        (room.options, dict),
        (room.happenings, list),
        (room.end.votes, dict),
        (room.bot_decided, int),
        (room.revision, int),
    )
    if not all(isinstance(value, kind) for value, kind in kinds):
        raise BadSave("the options, or what is told of the people, or a number is of another kind")
