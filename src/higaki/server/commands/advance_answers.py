"""Commands about questions out of turn: decline in advance, be asked again, always be asked.

They concern one seat only. They do not change the table's number, the others are sent nothing, and they expect no
number, because their meaning does not depend on other moves.
"""

from __future__ import annotations

from higaki.engine.match.advance_answers import ALWAYS, declinable, declining, in_window, windows
from higaki.engine.match.match import Match
from higaki.engine.table.steps import StepKind
from higaki.server.accounts.guests import Guest
from higaki.server.database.conflicts import retried
from higaki.server.protocol.errors import bad_request, illegal, not_yours
from higaki.server.protocol.requests import Advance
from higaki.server.service.table_service import TableService
from higaki.server.tables.idempotency import asked
from higaki.server.tables.room import PLAYING, Room
from higaki.server.tables.windows import holds_back


@retried
async def stand(service: TableService, table: Room, guest: Guest, wish: Advance) -> None:
    """Decline from now on: whatever one could answer, until the chapter ends; or where one can do nothing else."""
    async with service.holding(table) as room:
        asking = asked(guest, "stand", wish.seat, wish.scope, wish.step)
        if room.commands.has(wish.command_id, asking):
            return
        match, seat = _playing(room), _seat(room, guest, wish.seat)
        kinds = _kinds(match, wish)
        step = match.table.step.declared if room.turn == seat and in_window(match.table) else None
        answers = wish.scope == ALWAYS and step in kinds and seat in room.played_by(guest.id) and not holds_back(room)

        def apply() -> None:
            for kind in kinds:
                match.stand(seat, kind.name, declining(match.game, kind), wish.scope)
            if answers:
                assert step is not None
                match.play(declining(match.game, step))
                room.sign_of(seat)

        if answers:
            # Declining for good is also declining now, in one change like any other: nobody sees two.
            assert step is not None
            await service.change(room, wish.command_id, seat, declining(match.game, step), apply, asking)
        else:
            await service.change_secretly(room, wish.command_id, seat, apply, asking)


@retried
async def withdraw(service: TableService, table: Room, guest: Guest, wish: Advance) -> None:
    """Be asked again."""
    async with service.holding(table) as room:
        asking = asked(guest, "withdraw", wish.seat, wish.scope, wish.step)
        if room.commands.has(wish.command_id, asking):
            return
        match, seat = _playing(room), _seat(room, guest, wish.seat)
        kinds = _kinds(match, wish)

        def apply() -> None:
            for kind in kinds:
                match.withdraw(seat, kind.name, wish.scope)

        await service.change_secretly(room, wish.command_id, seat, apply, asking)


def _playing(room: Room) -> Match:
    if room.match is None or room.state != PLAYING:
        raise illegal("no game is going on at this table")
    return room.match


def _seat(room: Room, guest: Guest, name: str) -> int:
    seat = room.seat_called(name)
    if seat not in room.seats_of(guest.id):
        raise not_yours(f"{name} is not your seat")
    return seat


def _kinds(match: Match, wish: Advance) -> list[StepKind]:
    """The questions a wish speaks of: those of one kind, or all. Only windows are declined whatever one could do."""
    possible = windows(match.game) if wish.scope == ALWAYS else declinable(match.game)
    found = [kind for kind in possible if wish.step in (None, kind.name)]
    if not found:
        names = ", ".join(kind.name for kind in possible) or "nothing in this game"
        raise bad_request(f"{wish.step or 'a window'} cannot be answered in advance; right would be {names}")
    return found
