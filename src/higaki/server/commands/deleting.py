"""Commands that end something for good: the host closes a table, a guest removes a table from their list or deletes
themselves.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.guests import Guest
from higaki.server.commands import resign_and_absence, seating
from higaki.server.commands.table_command import Call, command_without_id, table_command
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.service.table_service import TableService
from higaki.server.storage import deletion, table_lists
from higaki.server.tables import early_end
from higaki.server.tables.room import CLOSED, OVER, PLAYING, WAITING


@table_command("close")
async def close(call: Call) -> None:
    """Close a table. Before the game it is deleted, and a private copy at any time. Alone with bots, the game ends
    without a winner.

    A game with other people cannot be closed; the host can offer them to end it.
    """
    room, guest = call.room, call.guest
    if room.host != guest.id:
        raise not_yours("only who opened the table closes it")
    seating.not_in_league(room)
    if room.state == OVER and room.trial is None:
        raise illegal("the game is over; right would be to take it off your list")
    if room.state == WAITING or room.trial is not None:
        await call.service.remove(room)
        return
    if set(room.playing_guests()) - {guest.id}:
        raise illegal("other people play here; right would be to offer them the end of the game, or to resign")
    seat = next(iter(room.seats_of(guest.id)), NOBODY)

    def apply() -> None:
        room.happened("closed", seat)
        early_end.end(room, CLOSED, [])

    await call.change(seat, "table:closed", apply)


@command_without_id
async def put_away(call: Call) -> None:
    """Remove a finished game from the guest's list; it is deleted once it is in nobody's list."""
    service, room, guest = call.service, call.room, call.guest
    if not room.seats_of(guest.id) and room.substitutes.seat_left_by(guest.id) is None:
        raise not_yours("only who sits at a table has it in a list")
    if room.state != OVER:
        raise illegal("the game is not over; right would be to leave, to resign or to close the table first")
    if await service.store.run(lambda connection: table_lists.put_away(connection, room.id, guest.id)):
        await service.remove(room)


async def depart(service: TableService, guest: Guest) -> None:
    """Delete a guest: first leave all tables, then delete name, devices and chat.

    The command can be repeated until it succeeds: only the last step removes the devices.
    """
    numbers = await service.store.read(lambda connection: deletion.tables_with(connection, guest.id))
    for number in numbers:
        with suppress(Refusal):  # a table that is unreadable or already deleted
            await leave_for_good(service, await service.registry.room(number), guest)
    await service.change_guest(guest.id, lambda connection: deletion.forget_guest(connection, guest.id))
    service.registry.forget(guest.id, numbers)


@command_without_id
async def leave_for_good(call: Call) -> None:
    """Leave a table in every state: the seat is free before the game, and given up in it."""
    room = call.room
    mine = room.seats_of(call.guest.id)
    if room.state == WAITING and room.league is not None:
        for seat in mine:
            await call.change(seat, "fill", partial(seating.replace_by_bot, room, seat))
        return
    if room.host == call.guest.id and (room.state == WAITING or room.trial is not None):
        mine = []
        await call.service.remove(room)
    elif room.state == WAITING and mine:
        await seating.stand_up(call, mine)
    for seat in mine:
        if room.state == PLAYING and room.occupants[seat].gave_up is None:
            await call.change(seat, "table:resigned", partial(resign_and_absence.give_up, room, seat))
