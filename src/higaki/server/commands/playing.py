"""Commands of a running game: play, plan, undo."""

from __future__ import annotations

from typing import cast

from higaki.engine.base.errors import IllegalChoice, NothingToUndo
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import Guest
from higaki.server.database.conflicts import retried
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.protocol.requests import Intention
from higaki.server.protocol.responses import Plan, Planned
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.idempotency import asked
from higaki.server.tables.room import PLAYING, Room


@retried
async def play(
    service: TableService, table: Room, guest: Guest, command: str, expected: int, things: list[str]
) -> None:
    """Point at a thing, and at those that complete the same intention; at all or at none."""
    async with service.holding(table, expected) as room:
        wish = asked(guest, "play", things)
        if room.commands.has(command, wish):
            return
        match = running(service, room, guest, expected)
        if match.seat not in room.seats_of(guest.id):
            raise not_yours("it is not your turn; right would be to wait for it")
        if match.seat not in room.played_by(guest.id):
            raise illegal("a bot plays for you; right would be to take your seat back first")
        seat = match.seat

        def apply() -> None:
            try:
                match.play_all(things)
            except IllegalChoice as error:
                raise illegal(str(error)) from None
            room.sign_of(seat)
            room.note_here(guest.id)

        def hold() -> None:
            try:
                match.check_all(things)
            except IllegalChoice as error:
                raise illegal(str(error)) from None
            room.window.held = things

        if windows.holds_back(room):
            await service.change_secretly(room, command, seat, hold, wish)
        else:
            await service.change(room, command, seat, " ".join(things), apply, wish)


async def plan(service: TableService, table: Room, guest: Guest, wish: Intention) -> Plan:
    """The compound move of an option, completed as the guest wishes. Nothing is decided by it."""
    async with service.holding(table) as room:
        match = room.match
        if match is None or room.turn not in room.played_by(guest.id):
            raise not_yours("a plan is for the seat that has to choose")
        try:
            return {"plan": cast(list[Planned], match.plan(wish.thing, wish.wanted, wish.unwanted))}
        except IllegalChoice as error:
            raise illegal(str(error)) from None


@retried
async def undo(service: TableService, table: Room, guest: Guest, command: str, expected: int, whole_turn: bool) -> None:
    async with service.holding(table) as room:
        wish = asked(guest, "undo", whole_turn)
        if room.commands.has(command, wish):
            return
        match = running(service, room, guest, expected)
        if not match.log or match.log[-1].seat not in room.played_by(guest.id):
            raise not_yours("the last decision was not yours")
        if len(match.log) <= room.bot_decided:
            raise not_yours("a bot made the last decision for you")
        seat = match.log[-1].seat
        decisions = max(1, views.undoable(room, guest.id)) if whole_turn else 1

        def apply() -> None:
            try:
                room.take_back(decisions)
            except NothingToUndo as error:
                raise illegal(str(error)) from None
            room.sign_of(seat)
            room.note_here(guest.id)

        await service.change(room, command, seat, "undo" if decisions == 1 else f"undo {decisions}", apply, wish)


def running(service: TableService, room: Room, guest: Guest, expected: int) -> Match:
    """The match, if the command speaks of the table as it stands now."""
    if expected != room.seq:
        current = views.view(room, service.registry.names, guest.id)
        raise Refusal(409, "stale", f"the table has moved on to {room.seq}; look at it again", view=current)
    if room.match is None or room.state != PLAYING:
        raise illegal("no game is going on at this table")
    return room.match
