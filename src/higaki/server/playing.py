"""The commands of a running game: pointing at a thing, and taking the last one back."""

from __future__ import annotations

from higaki.engine.errors import IllegalChoice, NothingToUndo
from higaki.engine.match import Match
from higaki.server import views
from higaki.server.guests import Guest
from higaki.server.hall import Hall
from higaki.server.refusals import Refusal, illegal, not_yours
from higaki.server.room import PLAYING, Room


async def play(hall: Hall, table: Room, guest: Guest, command: str, expected: int, thing: str) -> None:
    async with hall.shelf.holding(table) as room:
        if command in room.commands:
            return
        match = _running(hall, room, guest, expected)
        if match.seat not in room.seats_of(guest.id):
            raise not_yours("it is not your turn; right would be to wait for it")
        seat = match.seat

        def apply() -> None:
            try:
                match.play(thing)
            except IllegalChoice as error:
                raise illegal(str(error)) from None

        await hall.change(room, command, seat, thing, apply)


async def undo(hall: Hall, table: Room, guest: Guest, command: str, expected: int) -> None:
    async with hall.shelf.holding(table) as room:
        if command in room.commands:
            return
        match = _running(hall, room, guest, expected)
        if not match.log or match.log[-1].seat not in room.seats_of(guest.id):
            raise not_yours("the last decision was not yours")
        seat = match.log[-1].seat

        def apply() -> None:
            try:
                match.undo()
            except NothingToUndo as error:
                raise illegal(str(error)) from None

        await hall.change(room, command, seat, "undo", apply)


def _running(hall: Hall, room: Room, guest: Guest, expected: int) -> Match:
    """The match, if the command speaks of the table as it stands now."""
    if expected != room.seq:
        current = views.view(room, hall.shelf.names, guest.id)
        raise Refusal(409, "stale", f"the table has moved on to {room.seq}; look at it again", view=current)
    if room.match is None or room.state != PLAYING:
        raise illegal("no game is going on at this table")
    return room.match
