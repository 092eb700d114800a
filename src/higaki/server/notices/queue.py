"""The queue of notices in the database. It survives the process, and one of several processes sends each row.

A row is inserted in the transaction of the change that made it a guest's turn. It is removed when the guest opens the
table or when the notice is no longer true. While it exists, the guest gets only two more notices about the table, once
each: that the absence limit is near, and that the game is over. A guest who leaves during their own turn gets a row for
the first of these. The process that clears the time of a due row sends the notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from higaki import catalogue
from higaki.engine.base.errors import HigakiError
from higaki.server.database.schema import guests, leagues, notices, seats, tables
from higaki.server.notices import preferences
from higaki.server.notices.preferences import Channel
from higaki.server.tables.absence import A_DAY
from higaki.server.tables.room import OVER, PLAYING, WAITING, Room

Kind = Literal["turn", "absent", "over", "found", "round", "invited"]
TURN: Final = "turn"
ABSENT: Final = "absent"
GAME_OVER: Final = "over"
# A table was opened for somebody who sought one, or with a seat that is reserved for them.
FOUND: Final = "found"
# A round of a league has begun.
ROUND: Final = "round"
INVITED: Final = "invited"
MOST_AT_ONCE: Final = 200
MOST_TRIES: Final = 4
# The pauses after failures, by number of tries.
SECONDS_UNTIL_AGAIN: Final = (60.0, 300.0, 1200.0)


class Notice(NamedTuple):
    """A row of the queue."""

    guest: str
    table: str
    seq: int
    kind: Kind
    due: float


class Errand(NamedTuple):
    """A notice to send now, with all its data."""

    notice: Notice
    game: str
    absence_limit: int
    # At a table over days: when the time of the guest ends.
    deadline: float | None
    others: list[str]
    # The name of the league and the round, at a table of one.
    league: tuple[str, int] | None
    channels: list[Channel]


def guest_to_move(room: Room) -> str | None:
    """The guest who has to move; None if the server will answer for them in a moment."""
    occupant = room.person_to_move
    return None if occupant is None or room.passing else occupant.guest


def note_change(connection: Connection, room: Room, before: str | None, wanting: frozenset[str], due: float) -> None:
    """After a change of a table: insert rows for the guest whose turn has come, and for those whose game is over."""
    awaited, here = guest_to_move(room), notices.c.table == room.id
    # A guest who need not move any more gets no notice.
    waiting = here & notices.c.kind.in_((TURN, ABSENT)) & notices.c.due.is_not(None)
    waiting = waiting & (notices.c.guest != (awaited or ""))
    # A guest who was notified of a turn and has not looked since is not notified again when the turn returns.
    told = waiting & (notices.c.kind == ABSENT) & (notices.c.tries > 0)
    connection.execute(update(notices).where(told).values(kind=TURN, due=None, tries=0))
    connection.execute(delete(notices).where(waiting))
    if room.state == OVER:
        for guest in {occupant.guest for occupant in room.occupants if occupant.gave_up is None} & wanting:
            _add(connection, room, guest, GAME_OVER, due)
    elif awaited in wanting and awaited is not None and awaited != before:
        told = here & (notices.c.guest == awaited)
        if connection.execute(select(notices.c.seq).where(told)).first() is None:
            _add(connection, room, awaited, TURN, due)


def note_opening(connection: Connection, room: Room, wanting: frozenset[str], due: float) -> None:
    """A new table: insert rows for those who were brought there, and for those who are invited."""
    if room.gathers:
        for guest in room.seats_by_guest.keys() & wanting:
            _add(connection, room, guest, FOUND if room.league is None else ROUND, due)
    for invited in {occupant.reserved for occupant in room.occupants} & wanting:
        _add(connection, room, invited, INVITED, due)


def _add(connection: Connection, room: Room, guest: str | None, kind: Kind, due: float) -> None:
    row = {"guest": guest, "table": room.id, "seq": room.seq, "kind": kind, "due": due, "tries": 0}
    connection.execute(insert(notices).values(**row))


def warn(connection: Connection, room: Room, guest: str, due: float) -> None:
    """A guest has left during their turn, or is awaited again: schedule a warning before the limit ends."""
    told = (notices.c.table == room.id) & (notices.c.guest == guest)
    if connection.execute(select(notices.c.seq).where(told)).first() is None:
        _add(connection, room, guest, ABSENT, due)


def warn_later(connection: Connection, notice: Notice, due: float) -> None:
    """A guest was notified of their turn: schedule a warning in case they do not come.

    The notice counts as a try: `note_change` recognises such a row by it.
    """
    told = _is(notice) & (notices.c.kind == TURN) & notices.c.due.is_(None)
    connection.execute(update(notices).where(told).values(kind=ABSENT, due=due, tries=1, left=None))


def forget(connection: Connection, table: str, guests: Iterable[str]) -> None:
    """These guests have looked at the table: remove their rows, so that they can be notified again."""
    here = (notices.c.table == table) & notices.c.guest.in_(list(guests))
    connection.execute(delete(notices).where(here))


def waiting(connection: Connection, until: float) -> list[Notice]:
    """Rows that are due by then, the oldest first."""
    asked = select(notices).where(notices.c.due <= until).order_by(notices.c.due).limit(MOST_AT_ONCE)
    return [Notice(row.guest, row.table, row.seq, row.kind, row.due) for row in connection.execute(asked)]


def claim(connection: Connection, notice: Notice, now: float, awake: bool) -> Errand | None:
    """Take a row that is due, so that no other process sends it; None if it must not be sent, or not now.

    `awake`: is somebody at the table? A limit of minutes does not count while nobody is.
    """
    row = connection.execute(select(notices).where(_is(notice) & (notices.c.due == notice.due))).first()
    if row is None:
        return None
    shown = select(tables.c.game, tables.c.state, tables.c.turn, tables.c.absence_limit, tables.c.deadline)
    shown = shown.add_columns(leagues.c.name.label("league"), tables.c.league_round)
    shown = shown.outerjoin_from(tables, leagues, leagues.c.id == tables.c.league)
    table = connection.execute(shown.where(_id_is(notice))).one()
    channels = preferences.channels(connection, notice.guest)
    around = connection.execute(_seats(notice.table)).all()
    idle = notice.kind == ABSENT and not awake and table.absence_limit < A_DAY
    if not channels or idle or not _still_true(notice, table, around):
        connection.execute(delete(notices).where(_is(notice)))
        return None
    quiet = preferences.quiet_of(connection, notice.guest)
    later = None if quiet is None else quiet.until(now)
    taken = update(notices).where(_is(notice) & (notices.c.due == notice.due))
    if later is not None:
        connection.execute(taken.values(due=later))
        return None
    if connection.execute(taken.values(due=None, tries=row.tries + 1)).rowcount != 1:
        return None
    if row.left is not None:
        channels = [channel for channel in channels if channel.id in row.left]
    league = None if table.league is None else (table.league, table.league_round)
    others = _others(around, notice.guest)
    return Errand(notice, table.game, table.absence_limit, table.deadline, others, league, channels)


def put_off(connection: Connection, notice: Notice, left: list[str], now: float) -> None:
    """Some channels failed: try these again a few times, unless the guest has opened the table since."""
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


def _still_true(notice: Notice, table: Any, around: Sequence[Row[Any]]) -> bool:
    if notice.kind == GAME_OVER:
        return bool(table.state == OVER)
    if notice.kind in (FOUND, ROUND):
        return bool(table.state != OVER) and any(seat.guest == notice.guest for seat in around)
    if notice.kind == INVITED:
        return bool(table.state == WAITING) and any(seat.reserved == notice.guest for seat in around)
    if table.state != PLAYING:
        return False
    try:
        names = catalogue.find(table.game).seat_names
    except HigakiError:
        return False
    playing = [seat for seat in around if seat.guest is not None and seat.stand_in is None]
    if notice.kind == ABSENT and all(seat.guest == notice.guest for seat in playing):
        return False
    return any(names[seat.number] == table.turn and seat.guest == notice.guest for seat in playing)


def _others(around: Iterable[Row[Any]], guest: str) -> list[str]:
    """The names of the other people at the table; guests without a name are left out."""
    names = [seat.name or seat.guest_name for seat in around if seat.guest not in (None, guest)]
    return [name for name in dict.fromkeys(names) if name]
