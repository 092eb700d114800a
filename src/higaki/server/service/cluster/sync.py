"""Synchronisation of a table in memory with changes that other processes have committed.

Most changes are moves; they are played here again with the same result. After any other change the table is
read from disk.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, select

from higaki.engine.base.errors import HigakiError
from higaki.engine.match.loading import standing_of
from higaki.server.database import schema
from higaki.server.database.sqlite_store import Store
from higaki.server.storage import integrity, read_tables, write_tables
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

# All columns that can change while a table exists.
COLUMNS = (
    "seq",
    "revision",
    "rematch",
    "clock",
    "ended",
    "happenings",
    "votes",
    "offer",
    "bot_decided",
    "given",
    "held",
    "decided",
    "state",
    "turn",
    "turn_since",
    "opened_from",
    "rated",
)
# Commands after which the seats or their names may have changed, or the game has begun.
BEFORE_THE_GAME = (*write_tables.SEATING, "start", "digest", "number", "begin")
# Commands after which the table is read from disk. Who takes over a seat sees other entries than before.
NOT_FOLLOWED = (*BEFORE_THE_GAME, write_tables.TOOK_OVER)
SMALL = tuple(schema.tables.c[name] for name in COLUMNS)


class Move(NamedTuple):
    """A command that another process has carried out."""

    seq: int
    command_id: str
    thing: str
    asked: str | None


class Since(NamedTuple):
    """The changes of a table since a number.

    The row, the commands and the advance answers; also the seats, if they may have changed.
    """

    row: Any  # with an attribute for each of `COLUMNS`
    moves: list[Move]
    occupants: list[Occupant] | None
    standing: list[list[str]]


# One query, because it runs at every change of another process: the row, joined with each newer command.
_MOVE = tuple(schema.moves.c[name].label(f"move_{name}") for name in Move._fields)
_NEWER = (schema.moves.c.table == schema.tables.c.id) & (schema.moves.c.seq > bindparam("known"))
_SINCE: Select[Any] = (
    select(*SMALL, schema.tables.c.saved["standing"].label("standing"), *_MOVE)
    .select_from(schema.tables.outerjoin(schema.moves, _NEWER))
    .where(schema.tables.c.id == bindparam("number"))
    .order_by(schema.moves.c.seq)
)


class Gone(Exception):
    """The table was deleted."""


async def read(store: Store, room: Room) -> Since | None:
    """Changes in the database that are newer than the table in memory; None if there are none."""
    number, seq, revision = room.id, room.seq, room.revision
    since = await store.ask(lambda connection: read_since(connection, number, seq, revision))
    if since is None or not any(write_tables.is_about_seats(move.thing) for move in since.moves):
        return since
    return await store.run(lambda connection: with_occupants(connection, number, seq, revision))


def read_since(connection: Connection, number: str, seq: int, revision: int) -> Since | None:
    """The same without the seats, in one query, because it runs at every move of other processes."""
    rows = connection.execute(_SINCE, {"number": number, "known": seq}).all()
    if not rows:
        raise Gone
    if rows[0].revision == revision:
        return None
    moves = [Move(*row[-len(_MOVE) :]) for row in rows if row.move_seq is not None]
    return Since(rows[0], moves, None, rows[0].standing or [])


def with_occupants(connection: Connection, number: str, seq: int, revision: int) -> Since | None:
    """Read the changes and the seats from one snapshot."""
    since = read_since(connection, number, seq, revision)
    return None if since is None else since._replace(occupants=read_tables.occupants_of(connection, number))


def follow(room: Room, since: Since) -> bool:
    """Play the moves of other processes. False if that is impossible: then the table must be read from disk."""
    if any(move.thing in NOT_FOLLOWED for move in since.moves) or not _is_next(room, since):
        return False
    try:
        for move in since.moves:
            room.seq = move.seq
            _play(room, move.thing)
            room.commands[move.command_id] = move.asked
            room.note_length()
    except (HigakiError, AssertionError):
        return False
    if since.occupants is not None:
        take_seats(room, since.occupants)
    read_tables.take_row(room, since.row)
    if room.match is not None:
        room.match.standing[:] = standing_of(room.game, len(room.occupants), since.standing)
    turn = None if room.turn < 0 else room.game.seat_names[room.turn]
    return (room.state, turn) == (since.row.state, since.row.turn)


def _is_next(room: Room, since: Since) -> bool:
    """Do these changes start at our number, and end at the number of the row?"""
    return [move.seq for move in since.moves] == list(range(room.seq + 1, since.row.seq + 1))


def _play(room: Room, thing: str) -> None:
    """Apply one command of the log. Commands beside the rules do not change the match."""
    if room.match is None or thing.startswith("table:"):
        return
    word, *more = thing.split(" ")
    if word == "undo":
        room.take_back(int(more[0]) if more else 1)
    else:
        for name in (word, *more):
            room.match.play(name)


def take_seats(room: Room, occupants: list[Occupant]) -> None:
    """Take over the seats. Only this process knows when a wait began; other processes also know when a guest left."""
    for occupant, before in zip(occupants, room.occupants, strict=True):
        if occupant.guest == before.guest:
            occupant.awaited = before.awaited
            occupant.here_at = max(occupant.here_at or 0.0, before.here_at or 0.0) or None
    room.occupants = occupants


async def read_anew(store: Store, room: Room) -> dict[str, str]:
    """Reload the same table from disk, with the names of its people. Subscribers stay and get the whole view."""
    loaded = await store.run(lambda connection: integrity.read_room(connection, room.id))
    if loaded is None:
        raise Gone
    other, names = loaded
    take_seats(room, other.occupants)
    room.options, room.match, room.clock = other.options, other.match, other.clock
    room.shuffle = other.shuffle
    room.seq, room.revision, room.commands = other.seq, other.revision, other.commands
    room.chat, room.talk, room.happenings, room.end = other.chat, other.talk, other.happenings, other.end
    room.rematch, room.bot_decided, room.decided = other.rematch, other.bot_decided, other.decided
    room.substitutes.made = other.substitutes.made
    room.window.given, room.window.held, room.sent = other.window.given, other.window.held, other.sent
    for subscriber in room.subscribers:
        subscriber.known = 0
    return names
