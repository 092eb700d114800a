"""The rematch: a new table whose seats are reserved for the same people."""

from __future__ import annotations

from higaki.server.accounts.guests import Guest
from higaki.server.commands.seating import free_chair, fresh_address, open_room, where_from
from higaki.server.commands.table_command import Call, command_without_id
from higaki.server.protocol.errors import illegal, not_yours
from higaki.server.storage import write_tables
from higaki.server.tables import clocks
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import OVER, Room


@command_without_id
async def rematch(call: Call, origin: str | None = None) -> str:
    """The table for the next game with the same seats. All players who request it get the same table."""
    service, room, guest = call.service, call.room, call.guest
    if room.state != OVER or room.match is None:
        raise illegal("the game is not over; a rematch comes after it")
    if room.trial is not None:
        raise illegal("a private copy has no rematch; right would be to start over")
    if not room.seats_of(guest.id):
        raise not_yours("only who played can ask for a rematch")
    if room.rematch is not None and await service.registry.find(room.rematch) is None:
        room.rematch = None  # its host has closed it
    if room.rematch is None:
        apart = {other for other in room.seats_by_guest if service.blocks.apart(guest.id, [other])}
        occupants = [_again(occupant, guest, apart) for occupant in room.occupants]
        kept = (room.memory, room.absence.limit, room.even_windows, room.substitutes.allowed)
        again = Room(fresh_address(), room.game, room.private, occupants, room.options, guest.id, *kept)
        again.clock, again.rated = clocks.like(room.clock, len(occupants)), room.rated
        again.try_out = room.try_out
        again.opened_from = where_from(service, again, origin)
        # In one transaction: otherwise a table without a link to it could remain.
        word = service.peers.word("table", room.id)
        await open_room(service, again, lambda connection: write_tables.note_rematch(connection, room, again.id), word)
        room.rematch, room.revision = again.id, room.revision + 1
        room.subscribers.tell_everybody()
    return room.rematch


def _again(occupant: Occupant, guest: Guest, apart: set[str]) -> Occupant:
    """The same seat in the next game. The other players' seats are reserved until they open the link and sit down.

    Nobody invites a guest from whom a block keeps them apart.
    """
    if occupant.former or occupant.guest in apart:
        return free_chair()
    if occupant.guest in (None, guest.id):
        return Occupant(occupant.guest, occupant.bot, occupant.name, occupant.here)
    kept = Occupant(None, None, occupant.name, occupant.here)
    kept.reserved = occupant.guest
    return kept
