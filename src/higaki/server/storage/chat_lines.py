"""Reads and writes the chat of a table: its lines, who has muted whom, and the lines that people have reported.

Lines are numbered and only added. Clearing is a line, too: it names the line that it removes, or 0 for all before it,
so whoever receives lines in order also learns what was cleared. Of a cleared line only number and command stay, so that
a repeated command does not say it again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from higaki.server.accounts.guests import now
from higaki.server.database import schema
from higaki.server.protocol.responses.table.people import Said
from higaki.server.tables.room import MOST_SHOWN, Room
from higaki.server.tables.room_parts import ReportedLine, Talk
from higaki.server.tables.views import author_of

# The number of lines of chat that are stored; older ones are deleted.
MOST_LINES_ON_DISK = 1000
# The value of `clears` of a line that removes all lines before it.
ALL: Final = 0

_chat = schema.chat.c
_mutes = schema.mutes.c
_reports = schema.reports.c


def said_in(row: Any, room: Room) -> Said:
    """A line from its row, which may have further columns."""
    return {
        "n": row.n,
        "seat": None if row.seat is None else room.game.seat_names[row.seat],
        "host": row.guest is not None and row.guest == room.host,
        "author": "" if row.guest is None else author_of(room.id, row.guest),
        "name": row.name,
        "text": row.text,
        "phrase": row.phrase,
        "clears": row.clears,
        "at": row.at,
    }


def insert_line(
    connection: Connection, room: Room, guest: str | None, command: str, seat: int | None, line: Said
) -> None:
    """Store a line of chat with the next number."""
    here = _chat.table == room.id
    line["n"] = connection.execute(select(func.coalesce(func.max(_chat.n), 0) + 1).where(here)).scalar_one()
    connection.execute(
        insert(schema.chat).values(
            table=room.id,
            n=line["n"],
            command_id=command,
            seat=seat,
            name=line["name"],
            text=line["text"],
            phrase=line["phrase"],
            clears=line["clears"],
            at=line["at"],
            guest=guest,
        )
    )
    connection.execute(delete(schema.chat).where(here & (_chat.n <= line["n"] - MOST_LINES_ON_DISK)))


def with_command(connection: Connection, room: Room, command: str) -> Row[Any] | None:
    """The line that a command has stored before, even if it was cleared since."""
    return connection.execute(
        select(schema.chat).where((_chat.table == room.id) & (_chat.command_id == command))
    ).first()


def line_at(connection: Connection, room: Room, number: int) -> Row[Any] | None:
    return connection.execute(select(schema.chat).where((_chat.table == room.id) & (_chat.n == number))).first()


def last_lines(connection: Connection, room: Room) -> list[Said]:
    """The lines that are shown."""
    shown = (_chat.table == room.id) & _chat.cleared.is_(False)
    rows = connection.execute(select(schema.chat).where(shown).order_by(_chat.n.desc()).limit(MOST_SHOWN)).all()
    return [said_in(row, room) for row in reversed(rows)]


def lines_since(connection: Connection, room: Room, heard: int) -> list[Said]:
    """The lines of chat after a given one."""
    newer = (_chat.table == room.id) & (_chat.n > heard) & _chat.cleared.is_(False)
    rows = connection.execute(select(schema.chat).where(newer).order_by(_chat.n)).all()
    return [said_in(row, room) for row in rows]


def read_news(connection: Connection, room: Room, heard: int) -> tuple[list[Said], Talk]:
    """What is new for everybody who has heard the lines up to a given one."""
    return lines_since(connection, room, heard), read_talk(connection, room)


# Clearing


def clear(connection: Connection, room: Room, guest: str | None, command: str, seat: int | None, number: int) -> None:
    """Delete the words of a line, or of all, with the reports about them, and store a line that says so."""
    here = (_chat.table == room.id) & _chat.cleared.is_(False)
    which: ColumnElement[bool] = here if number == ALL else here & (_chat.n == number)
    nothing = {"text": "", "name": "", "phrase": None, "guest": None, "seat": None, "cleared": True}
    connection.execute(update(schema.chat).where(which).values(**nothing))
    about = _reports.table == room.id
    connection.execute(delete(schema.reports).where(about if number == ALL else about & (_reports.n == number)))
    notice: Said = {
        "n": 0,  # assigned by the database
        "seat": None,
        "host": guest is not None,
        "author": "",
        "name": "",
        "text": "",
        "phrase": None,
        "clears": number,
        "at": now(),
    }
    insert_line(connection, room, guest, command, seat, notice)


# Muted people and reported lines


def read_talk(connection: Connection, room: Room) -> Talk:
    """Who has muted whom, with the names of the muted people, and the reported lines."""
    talk = Talk()
    muted = select(_mutes.guest, _mutes.muted, schema.guests.c.name).where(_mutes.table == room.id)
    for row in connection.execute(muted.join(schema.guests, schema.guests.c.id == _mutes.muted).order_by(_mutes.at)):
        talk.muted.setdefault(row.guest, {})[row.muted] = row.name
    lines = schema.reports.join(schema.chat, (_chat.table == _reports.table) & (_chat.n == _reports.n))
    reported = select(schema.chat, _reports.guest.label("reporter"), _reports.dismissed).select_from(lines)
    for row in connection.execute(reported.where(_reports.table == room.id).order_by(_reports.n)):
        before = talk.reported.get(row.n)
        reporters = frozenset((row.reporter, *(() if before is None else before.reporters)))
        dismissed = row.dismissed or (before is not None and before.dismissed)
        talk.reported[row.n] = ReportedLine(said_in(row, room), row.guest, reporters, dismissed)
    return talk


def guests_heard(connection: Connection, room: Room) -> list[str]:
    """All guests who have written a line that is stored."""
    authors = select(_chat.guest).where((_chat.table == room.id) & _chat.guest.is_not(None)).distinct()
    return list(connection.execute(authors).scalars())


def mute(connection: Connection, room: Room, guest: str, muted: str) -> None:
    connection.execute(insert(schema.mutes).values(table=room.id, guest=guest, muted=muted, at=now()))


def unmute(connection: Connection, room: Room, guest: str, muted: str) -> None:
    mine = (_mutes.table == room.id) & (_mutes.guest == guest)
    connection.execute(delete(schema.mutes).where(mine & (_mutes.muted == muted)))


def report(connection: Connection, room: Room, guest: str, number: int, dismissed: bool) -> None:
    connection.execute(
        insert(schema.reports).values(table=room.id, n=number, guest=guest, dismissed=dismissed, at=now())
    )


def hold(connection: Connection, room: Room, number: int) -> None:
    """Let other processes wait that report the same line, so that each report is counted."""
    here = (_chat.table == room.id) & (_chat.n == number)
    connection.execute(update(schema.chat).where(here).values(cleared=_chat.cleared))


def dismiss(connection: Connection, room: Room, number: int) -> None:
    """The host leaves a reported line as it is."""
    about = (_reports.table == room.id) & (_reports.n == number)
    connection.execute(update(schema.reports).where(about).values(dismissed=True))
