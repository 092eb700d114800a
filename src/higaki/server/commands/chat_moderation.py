"""Who does not want to read somebody mutes them, or reports a line to the host; the host clears lines.

None of this changes the table. The host judges reported lines, but not their own, and only while sitting at the table.
Otherwise a line is cleared when two different people who sit here have reported it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Row
from sqlalchemy.exc import IntegrityError

from higaki.server.commands.table_command import Call, command_without_id
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.errors import bad_request, illegal, not_yours
from higaki.server.protocol.responses.table.people import Said
from higaki.server.storage import chat_lines
from higaki.server.tables.idempotency import check
from higaki.server.tables.room import Room
from higaki.server.tables.room_parts import Talk
from higaki.server.tables.views import author_of

# The people whom one guest can mute at a table, and the reports that a table holds.
MOST_MUTED: Final = 50
MOST_REPORTS: Final = 100
# So many people who sit here clear a line that the host does not judge.
ENOUGH_REPORTS: Final = 2


@command_without_id
async def mute(call: Call, author: str, muted: bool) -> None:
    """Hide the lines of a person from this guest, or show them again. Nobody else learns of it."""
    room, guest = call.room, call.guest

    def keep(connection: Connection) -> None:
        mine = chat_lines.read_talk(connection, room).muted.get(guest.id, {})
        around = {*chat_lines.guests_heard(connection, room), *room.around, *mine}
        whom = next((one for one in around if author_of(room.id, one) == author), None)
        if whom is None:
            raise bad_request("nobody here wrote that; right would be the author of a line")
        if whom == guest.id:
            raise illegal("nobody mutes themselves; right would be the author of another line")
        if not muted:
            chat_lines.unmute(connection, room, guest.id, whom)
        elif whom not in mine:
            if len(mine) >= MOST_MUTED:
                raise illegal(f"you have muted {MOST_MUTED} people here; right would be to let one of them speak")
            chat_lines.mute(connection, room, guest.id, whom)

    await _keep(call, keep)


@command_without_id
async def report(call: Call, number: int) -> None:
    """Report a line to the host. Nobody else learns of it, and the host does not learn by whom."""
    room, guest = call.room, call.guest

    def keep(connection: Connection) -> None:
        row = _line(connection, room, number)
        if row is None:
            return
        if row.guest == guest.id:
            raise illegal("nobody reports themselves; right would be a line of somebody else")
        chat_lines.hold(connection, room, number)
        reported = chat_lines.read_talk(connection, room).reported
        about = reported.get(number)
        if about is not None and guest.id in about.reporters:
            return
        if sum(len(one.reporters) for one in reported.values()) >= MOST_REPORTS:
            raise illegal("enough lines of this table are reported; right would be to mute the author")
        chat_lines.report(connection, room, guest.id, number, about is not None and about.dismissed)
        reporters = {guest.id} if about is None else {guest.id, *about.reporters}
        if not room.judges(row.guest) and sum(bool(room.seats_of(one)) for one in reporters) >= ENOUGH_REPORTS:
            # No command of a guest has a space in it.
            chat_lines.clear(connection, room, None, f"reported {number}", None, number)

    await _keep(call, keep)


@command_without_id
async def dismiss(call: Call, number: int) -> None:
    """Leave a reported line as it is. The host is not asked about it again."""
    _only_the_host(call)
    await _keep(call, lambda connection: chat_lines.dismiss(connection, call.room, number))


@command_without_id
async def clear(call: Call, command: str, number: int | None) -> None:
    """Delete a line, or the whole chat, for everybody. The command is stored with the line that says so."""
    _only_the_host(call)
    room, guest = call.room, call.guest
    seat = next(iter(room.seats_of(guest.id)), None)
    which = chat_lines.ALL if number is None else number

    def keep(connection: Connection) -> None:
        before = chat_lines.with_command(connection, room, command)
        if before is not None:
            check(repr(before.clears), repr(which))
        elif number is None or _line(connection, room, number) is not None:
            chat_lines.clear(connection, room, guest.id, command, seat, which)

    await _keep(call, keep)


def _line(connection: Connection, room: Room, number: int) -> Row[tuple[object, ...]] | None:
    """A line of chat, None if it was cleared. Refuse a number that no line has."""
    row = chat_lines.line_at(connection, room, number)
    if row is None or row.clears is not None:
        raise bad_request(f"nobody said a line {number} here; right would be the number of a line that is shown")
    return None if row.cleared else row


def _only_the_host(call: Call) -> None:
    if call.room.host != call.guest.id:
        raise not_yours("only who opened the table clears its chat; right would be to mute or to report")


async def _keep(call: Call, work: Callable[[Connection], None]) -> None:
    """Change mutes, reports or lines in the database, and send to everybody what is new for them."""
    service, room, heard = call.service, call.room, call.room.heard

    def keep(connection: Connection) -> tuple[list[Said], Talk]:
        work(connection)
        return chat_lines.read_news(connection, room, heard)

    try:
        lines, talk = await service.store.run(keep, service.peers.word("said", room.id))
    except IntegrityError:  # another line took the number
        raise Conflict from None
    service.publish_chat(room, lines, talk)
