"""Lines of chat. They do not change the table, so they have no number of change."""

from __future__ import annotations

from higaki.server import records
from higaki.server.commands import check
from higaki.server.guests import Guest, clean_text, now
from higaki.server.hall import Hall
from higaki.server.room import Room
from higaki.server.shapes import Said

LONGEST_CHAT = 500


async def say(hall: Hall, table: Room, guest: Guest, command: str, text: str) -> Said:
    """The line as everybody is sent it; the one that was said before, if this is the same command again."""
    cleaned = clean_text(text, LONGEST_CHAT, "the message")
    async with hall.shelf.holding(table) as room:
        mine = room.seats_of(guest.id)
        seat = mine[0] if mine else None
        line: Said = {
            "n": 0,  # given on disk
            "seat": None if seat is None else room.game.seat_names[seat],
            "host": room.host == guest.id,
            "name": guest.name,
            "text": cleaned,
            "at": now(),
        }
        before = await hall.store.run(
            lambda connection: records.insert_chat(connection, room, guest.id, command, seat, line)
        )
        if before is not None:
            check(before["text"], cleaned)
            return before
        room.chat.append(line)
        room.subscribers.tell_of_chat()
        return line
