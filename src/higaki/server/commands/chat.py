"""Chat. A line does not change the table, so it does not raise the table's number."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from higaki.server.accounts.guests import Guest, clean_text, now
from higaki.server.database.conflicts import Conflict, retried
from higaki.server.protocol.responses import Said
from higaki.server.service.cluster.sync import lines_since
from higaki.server.service.table_service import TableService
from higaki.server.storage import read_tables
from higaki.server.tables.idempotency import check
from higaki.server.tables.room import Room
from higaki.server.tables.room_parts import ChatLine

LONGEST_CHAT = 500


@retried
async def say(service: TableService, table: Room, guest: Guest, command: str, text: str) -> Said:
    """Store a line of chat and return it; for a repeated command, return the line that was stored before."""
    cleaned = clean_text(text, LONGEST_CHAT, "the message")
    async with service.holding(table) as room:
        mine = room.seats_of(guest.id)
        seat = mine[0] if mine else None
        line: Said = {
            "n": 0,  # assigned by the database
            "seat": None if seat is None else room.game.seat_names[seat],
            "host": room.host == guest.id,
            "name": guest.name,
            "text": cleaned,
            "at": now(),
        }
        heard = room.chat[-1]["n"] if room.chat else 0

        def keep(connection: Connection) -> tuple[Said | None, list[ChatLine]]:
            before = read_tables.insert_chat(connection, room, guest.id, command, seat, line)
            return before, lines_since(connection, room, heard)

        try:
            before, lines = await service.store.run(keep, service.peers.word("said", room.id))
        except IntegrityError:  # another line took the number
            raise Conflict from None
        room.hear(lines)
        room.subscribers.tell_of_chat()
        if before is not None:
            check(before["text"], cleaned)
            return before
        return line
