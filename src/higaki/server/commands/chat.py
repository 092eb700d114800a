"""Chat. A line does not change the table, so it does not raise the table's number."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from higaki.server.accounts.guests import Guest, clean_text, now
from higaki.server.database.conflicts import Conflict, retried
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses.table.people import Said
from higaki.server.protocol.responses.words import Phrase
from higaki.server.service.table_service import TableService
from higaki.server.storage import chat_lines
from higaki.server.tables.idempotency import check
from higaki.server.tables.room import Room
from higaki.server.tables.views import author_of

LONGEST_CHAT = 500


@retried
async def say(
    service: TableService, table: Room, guest: Guest, command: str, text: str | None, phrase: Phrase | None = None
) -> Said:
    """Store words or a phrase and return the line; for a repeated command, return the line that was stored before."""
    if (text is None) == (phrase is None):
        raise bad_request("a line is a text or a phrase; right would be one of them")
    cleaned = "" if text is None else clean_text(text, LONGEST_CHAT, "the message")
    async with service.holding(table) as room:
        mine = room.seats_of(guest.id)
        seat = mine[0] if mine else None
        line: Said = {
            "n": 0,  # assigned by the database
            "seat": None if seat is None else room.game.seat_names[seat],
            "host": room.host == guest.id,
            "author": author_of(room.id, guest.id),
            "name": guest.name,
            "text": cleaned,
            "phrase": phrase,
            "clears": None,
            "at": now(),
        }
        heard = room.heard

        def keep(connection: Connection) -> tuple[Said | None, list[Said]]:
            before = chat_lines.with_command(connection, room, command)
            if before is None:
                chat_lines.insert_line(connection, room, guest.id, command, seat, line)
            elif not before.cleared:
                check(repr((before.text, before.phrase)), repr((cleaned, phrase)))
            said = None if before is None else chat_lines.said_in(before, room)
            return said, chat_lines.lines_since(connection, room, heard)

        try:
            before, lines = await service.store.run(keep, service.peers.word("said", room.id))
        except IntegrityError:  # another line took the number
            raise Conflict from None
        service.publish_chat(room, lines, room.talk)
        return before or line
