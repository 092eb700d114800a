"""What is to be told to whom, on disk: so it outlives the process, and one of several processes tells it.

A row comes with the change that made it a guest's turn, in the same transaction. It goes when the guest looks at the
table, or when there is nothing to tell any more. As long as it is there, the guest is told nothing else about the table
but that the game is over. Who takes the time of a row that is due away tells it, and nobody else does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from higaki import catalogue
from higaki.engine.errors import HigakiError
from higaki.server.notices import wishes
from higaki.server.notices.wishes import Channel
from higaki.server.room import OVER, PLAYING, Room
from higaki.server.schema import guests, notices, seats, tables

Kind = Literal["turn", "over"]
TURN: Final = "turn"
GAME_OVER: Final = "over"
MOST_AT_ONCE: Final = 200
MOST_TRIES: Final = 4
# After a failure, by how often it was tried.
SECONDS_UNTIL_AGAIN: Final = (60.0, 300.0, 1200.0)


class Notice(NamedTuple):
    """One that is on disk."""

    guest: str
    table: str
    seq: int
    kind: Kind
    due: float


class Errand(NamedTuple):
    """One that is to be told now, and all it takes."""

    notice: Notice
    game: str
    others: list[str]
    channels: list[Channel]


def guest_to_move(room: Room) -> str | None:
    """The guest who is waited for: not one for whom the server answers in a moment."""
    chair = room.person_to_move
    return None if chair is None or room.passing else chair.guest


def note_change(connection: Connection, room: Room, before: str | None, wanting: frozenset[str], due: float) -> None:
    """After a change of a table, before which that guest had to move: whose turn has come, and for whom all is over."""
    awaited, here = guest_to_move(room), notices.c.table == room.id
    # Who need not move any more is not told that they must.
    waiting = here & (notices.c.kind == TURN) & notices.c.due.is_not(None)
    connection.execute(delete(notices).where(waiting & (notices.c.guest != (awaited or ""))))
    if room.state == OVER:
        for guest in {chair.guest for chair in room.chairs if chair.gave_up is None} & wanting:
            _add(connection, room, guest, GAME_OVER, due)
    elif awaited in wanting and awaited is not None and awaited != before:
        told = here & (notices.c.guest == awaited)
        if connection.execute(select(notices.c.seq).where(told)).first() is None:
            _add(connection, room, awaited, TURN, due)


def _add(connection: Connection, room: Room, guest: str | None, kind: Kind, due: float) -> None:
    row = {"guest": guest, "table": room.id, "seq": room.seq, "kind": kind, "due": due, "tries": 0}
    connection.execute(insert(notices).values(**row))


def forget(connection: Connection, table: str, guests: Iterable[str]) -> None:
    """These guests have looked at the table: what they were to be told they know, and they may be told again."""
    here = (notices.c.table == table) & notices.c.guest.in_(list(guests))
    connection.execute(delete(notices).where(here))


def waiting(connection: Connection, until: float) -> list[Notice]:
    """What is due by then, the oldest first."""
    asked = select(notices).where(notices.c.due <= until).order_by(notices.c.due).limit(MOST_AT_ONCE)
    return [Notice(row.guest, row.table, row.seq, row.kind, row.due) for row in connection.execute(asked)]


def claim(connection: Connection, notice: Notice, now: float) -> Errand | None:
    """Take a notice that is due, so that nobody else tells it; None if it is not to be told, or not now."""
    row = connection.execute(select(notices).where(_is(notice) & (notices.c.due == notice.due))).first()
    if row is None:
        return None
    table = connection.execute(select(tables.c.game, tables.c.state, tables.c.turn).where(_id_is(notice))).one()
    channels = wishes.channels(connection, notice.guest)
    around = connection.execute(_seats(notice.table)).all()
    if not channels or not _still_true(notice, table, around):
        connection.execute(delete(notices).where(_is(notice)))
        return None
    quiet = wishes.quiet_of(connection, notice.guest)
    later = None if quiet is None else quiet.until(now)
    taken = update(notices).where(_is(notice) & (notices.c.due == notice.due))
    if later is not None:
        connection.execute(taken.values(due=later))
        return None
    if connection.execute(taken.values(due=None, tries=row.tries + 1)).rowcount != 1:
        return None
    if row.left is not None:
        channels = [channel for channel in channels if channel.id in row.left]
    return Errand(notice, table.game, _others(around, notice.guest), channels)


def put_off(connection: Connection, notice: Notice, left: list[str], now: float) -> None:
    """Some could not be reached: they are tried again a few times, unless the guest has looked meanwhile."""
    tries = connection.execute(select(notices.c.tries).where(_is(notice))).scalar()
    if tries is not None and tries < MOST_TRIES:
        again = now + SECONDS_UNTIL_AGAIN[tries - 1]
        connection.execute(update(notices).where(_is(notice)).values(due=again, left=left))


def _is(notice: Notice) -> Any:
    return (notices.c.guest == notice.guest) & (notices.c.table == notice.table) & (notices.c.seq == notice.seq)


def _id_is(notice: Notice) -> Any:
    return tables.c.id == notice.table


def _seats(table: str) -> Any:
    names = seats.outerjoin(guests, seats.c.guest == guests.c.id)
    shown = select(seats, guests.c.name.label("guest_name")).select_from(names)
    return shown.where(seats.c.table == table).order_by(seats.c.number)


def _still_true(notice: Notice, table: Any, around: Iterable[Row[Any]]) -> bool:
    if notice.kind == GAME_OVER:
        return bool(table.state == OVER)
    if table.state != PLAYING:
        return False
    try:
        names = catalogue.find(table.game).seat_names
    except HigakiError:
        return False
    return any(
        names[seat.number] == table.turn and seat.guest == notice.guest and seat.stand_in is None for seat in around
    )


def _others(around: Iterable[Row[Any]], guest: str) -> list[str]:
    """The names of the people at the table but the guest; who has none is not named."""
    names = [seat.name or seat.guest_name for seat in around if seat.guest not in (None, guest)]
    return [name for name in dict.fromkeys(names) if name]
