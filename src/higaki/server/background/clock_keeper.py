"""The clock keeper: notices absence, runs the clocks, and acts when a time limit has passed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from sqlalchemy import update

from higaki.server.accounts import vacations
from higaki.server.commands.resign_and_absence import carry_out, chosen_bot, is_back, stand_in
from higaki.server.common.monotonic_time import wall
from higaki.server.database import schema
from higaki.server.database.conflicts import Conflict
from higaki.server.service.table_service import TableService
from higaki.server.tables import early_end, windows
from higaki.server.tables.clocks import GIVE_UP, RELAXED, Clock
from higaki.server.tables.pauses import Pause
from higaki.server.tables.room import OUT_OF_TIME, PLAYING, Room

log = logging.getLogger("higaki")
SECONDS_AFTER_A_FAILURE: Final = 1.0
# A timer holds its table in memory. This limit lets a table leave memory when nobody looks at it.
LONGEST_WAIT: Final = 600.0


class ClockKeeper:
    """One timer per table with a time limit."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[asyncio.Task[None]] = set()
        self._closing = False
        # The times at which the server was off. `day_clocks` reads them; until then no clock over days runs out.
        self.outages: list[Pause] | None = None
        service.on_change.append(self.heed)

    def heed(self, room: Room) -> None:
        """The table or the presence of somebody has changed: update the clocks and set the timer again."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        self._look(room)
        room.subscribers.forget_views()
        if room.state == PLAYING and not self._closing:
            waits = list(self._waits(room))
            if waits:
                self._set(room, min(*waits, LONGEST_WAIT))

    def _set(self, room: Room, seconds: float) -> None:
        self._timers[room.id] = asyncio.get_running_loop().call_later(seconds, self._ring, room)

    def _look(self, room: Room) -> None:
        """Update presence, absence and the running clocks."""
        now, absence = wall(), room.absence
        guests = {occupant.guest for occupant in room.occupants if occupant.guest is not None}
        here = {guest for guest in guests if room.is_here(guest)}
        absence.up_since = self._service.peers.membership.up_since
        for guest in absence.look(guests, here, now):
            room.note_here(guest)
            self._keep_when(room, guest)
        occupant = room.person_to_move
        if occupant is not None and occupant.awaited is None:
            occupant.awaited = now
        if room.clock is not None:
            room.clock.outages = self.outages or ()
        room.run_clock(bool(here))
        windows.note_asked(room)

    def _waits(self, room: Room) -> Iterator[float]:
        """The seconds until each next time limit."""
        occupant, away, limit = room.person_to_move, room.away_for(), room.absence.limit
        if occupant is not None and occupant.guest is not None and away is not None:
            if room.is_here(occupant.guest):
                yield room.absence.until_stays(occupant.guest, wall())
            elif away < limit and room.absence.counts:
                yield limit - away
            elif room.end.votes:
                # Others who are absent need not agree, once they have been away for the whole limit.
                yield from (
                    room.gone_in(guest)
                    for guest in room.voters()
                    if not room.is_here(guest) and not room.is_gone(guest)
                )
        mine = self._is_ours(room)
        if mine and room.clock is not None and room.clock.due is not None:
            yield max(0.0, room.clock.due - wall())
        asked = windows.time_left(room)
        if mine and asked is not None:
            yield max(0.0, asked)

    def _is_ours(self, room: Room) -> bool:
        """Does this process act at the table, and does it know enough to do so?"""
        knows = room.clock is None or not room.clock.over_days or self.outages is not None
        return knows and self._service.peers.membership.on_duty(room.id)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        task = asyncio.create_task(self._act(room))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, room: Room) -> None:
        try:
            async with room.lock:
                if self._service.registry.in_memory(room.id) is room:
                    await self.see_to(room)
        except Conflict:
            pass  # the table was changed, and `heed` was called for the change
        except Exception:
            log.exception("a time that was over could not be seen to; it is tried again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
            current = self._service.registry.in_memory(room.id)
            if current is not None:
                self.heed(current)

    async def see_to(self, room: Room) -> None:
        """Act at a locked table if a time limit has passed."""
        self._look(room)
        mine = self._is_ours(room)
        if mine and room.state == PLAYING and room.clock is not None and await self._is_out(room, room.clock):
            await self._change(room, "table:time_over", lambda: time_over(room))
        elif mine and _is_over(windows.time_left(room)):
            things = windows.at_last(room)
            apply = partial(windows.give, room, things)
            await self._service.change(room, f"answer {room.seq}", room.turn, " ".join(things), apply)
        elif mine and room.agreed() is not None:
            await self._change(room, "table:agreed", lambda: carry_out(room))
        elif mine and room.end.votes and room.away_for() is None:
            await self._change(room, "table:here", lambda: is_back(room))
        else:
            room.subscribers.tell_soon_who_is_there()
            self.heed(room)

    async def _is_out(self, room: Room, clock: Clock) -> bool:
        """Has the thinking seat no time left? A vacation may have begun that the table has not heard of."""
        if clock.out and clock.over_days:
            guest, seat = room.occupants[room.turn].guest, room.turn
            clock.away[seat] = await self._service.store.run(partial(vacations.times_of, guest=guest or ""))
        return clock.out

    async def _change(self, room: Room, thing: str, apply: Callable[[], None]) -> None:
        await self._service.change(room, f"time {room.seq}", room.turn, thing, apply)

    def _keep_when(self, room: Room, guest: str) -> None:
        """Store when a guest left, if the absence limit is one of days: such a limit outlasts the process."""
        if room.state == PLAYING and room.absence.of_days and self._service.peers.membership.on_duty(room.id):
            task = asyncio.create_task(self._write_when(room.id, guest, wall()))
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)

    async def _write_when(self, table: str, guest: str, moment: float) -> None:
        theirs = (schema.seats.c.table == table) & (schema.seats.c.guest == guest)
        try:
            await self._service.store.run(
                lambda connection: connection.execute(update(schema.seats).where(theirs).values(here_at=moment))
            )
        except Exception:
            log.exception("it could not be kept when somebody left; after a restart they have a day at least")

    async def close(self) -> None:
        """Stop acting. The remaining time of every clock is saved with its table."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        acting = list(self._acting)
        for task in acting:
            task.cancel()
        await asyncio.gather(*acting, return_exceptions=True)


def _is_over(left: float | None) -> bool:
    return left is not None and left <= 0


def time_over(room: Room) -> None:
    """Relaxed: a bot ends this move. Otherwise what was chosen with the table: the seat gives up, or a bot plays on.

    The bot of a live clock has the seat for good. From the bot of a clock over days the player may take it back.
    """
    clock, seat = room.clock, room.turn
    assert clock is not None
    room.happened("time_over", seat)
    if clock.kind == RELAXED:
        clock.helping = seat
        return
    if not clock.over_days or clock.then == GIVE_UP:
        room.occupants[seat].gave_up = OUT_OF_TIME
    if early_end.loses_out_of_time(room) and early_end.nothing_to_play_for(room, early_end.resigned(room)):
        early_end.end(room, "time", [seat])
    else:
        stand_in(room, seat, chosen_bot(room))
