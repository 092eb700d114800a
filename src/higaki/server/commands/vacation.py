"""Going on vacation and coming back: told at all tables over days where the guest sits."""

from __future__ import annotations

from functools import partial

from higaki.server.accounts import vacations
from higaki.server.accounts.guests import Guest
from higaki.server.accounts.vacations import Times
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.notices import Vacation
from higaki.server.protocol.responses.words import What
from higaki.server.service.table_service import TableService
from higaki.server.storage import day_tables
from higaki.server.tables.room import PLAYING, Room


async def start(service: TableService, guest: Guest, days: int) -> Vacation:
    """Go on vacation. A table that does not hear of it reads it before it acts."""
    taken = await service.store.run(partial(vacations.start, guest=guest.id, days=days))
    await _tell(service, guest, "vacation")
    return taken


async def end(service: TableService, guest: Guest) -> Vacation:
    """Come back from a vacation, if there is one."""
    left = await service.store.run(partial(vacations.end, guest=guest.id))
    await _tell(service, guest, "home")
    return left


async def _tell(service: TableService, guest: Guest, what: What) -> None:
    times = await service.store.run(partial(vacations.times_of, guest=guest.id))
    for number in await service.store.run(partial(day_tables.tables_over_days, guest=guest.id)):
        try:
            async with service.holding(await service.registry.room(number)) as room:
                await _tell_table(service, room, guest, what, times)
        except Refusal:
            continue  # a table that cannot be read does not stop the others


async def _tell_table(service: TableService, room: Room, guest: Guest, what: What, times: Times) -> None:
    seats, clock = room.seats_of(guest.id), room.clock
    if room.state != PLAYING or clock is None or not seats or clock.away[seats[0]] == times:
        return

    def apply() -> None:
        clock.run(None)  # the time until now is charged without the change
        for seat in seats:
            clock.away[seat] = list(times)
        room.happened(what, seats[0])

    await service.change(room, f"{what} {room.seq}", seats[0], f"table:{what}", apply)
