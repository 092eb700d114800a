"""The timekeeper: sees who is gone or does not move, lets the clocks run, and acts when a time is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Final

from higaki.engine.standing import in_window
from higaki.server import endings
from higaki.server.clocks import BLITZ
from higaki.server.hall import Hall
from higaki.server.leaving import carry_out, stand_in
from higaki.server.moments import monotonic
from higaki.server.overtaking import Overtaken
from higaki.server.room import OUT_OF_TIME, PLAYING, Room

log = logging.getLogger("higaki")
# How many seconds somebody may be away or not move before the others may decide about the seat.
PATIENCE: Final = 180.0
SECONDS_AFTER_A_FAILURE: Final = 1.0


class Timekeeper:
    """One timer for every table at which a time can run out."""

    def __init__(self, hall: Hall, patience: float, free_in_windows: float) -> None:
        self._hall = hall
        self._patience = patience
        # So long declining may take, and nobody's clock runs: who is not asked cannot hurry.
        self._free_in_windows = free_in_windows
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[asyncio.Task[None]] = set()
        self._closing = False
        hall.on_change.append(self.heed)

    def heed(self, room: Room) -> None:
        """Something changed at the table, or somebody came or went: look again, and set the timer."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        self._look(room)
        room.subscribers.forget_views()
        if room.state == PLAYING and not self._closing:
            waits = list(self._waits(room))
            if waits:
                self._set(room, min(waits))

    def _set(self, room: Room, seconds: float) -> None:
        self._timers[room.id] = asyncio.get_running_loop().call_later(seconds, self._ring, room)

    def _look(self, room: Room) -> None:
        """Who is here, who is overdue, and whose time runs."""
        now = monotonic()
        guests = {chair.guest for chair in room.chairs if chair.guest is not None}
        for guest in guests:
            if room.is_here(guest):
                room.away.pop(guest, None)
            else:
                room.away.setdefault(guest, now)
        room.gone = {guest for guest in guests & set(room.away) if now - room.away[guest] >= self._patience}
        chair = room.person_to_move
        if chair is not None and chair.awaited is None:
            chair.awaited = now
        room.overdue = chair is not None and now - (chair.awaited or now) >= self._patience
        if room.clock is not None:
            thinks = chair is not None and room.clock.helping != room.turn and bool(guests - set(room.away))
            room.clock.run(room.turn if thinks and self._free_time(room) <= 0 else None)

    def _free_time(self, room: Room) -> float:
        """The seconds left in which who is asked in a window loses no time."""
        chair, match = room.person_to_move, room.match
        if chair is None or chair.awaited is None or match is None or not in_window(match.table):
            return 0.0
        return chair.awaited + self._free_in_windows - monotonic()

    def _waits(self, room: Room) -> Iterator[float]:
        """The seconds until something more is to be seen."""
        now = monotonic()
        chair = room.person_to_move
        if chair is not None and chair.awaited is not None and not room.overdue:
            yield chair.awaited + self._patience - now
        if room.votes:
            yield from (room.away[guest] + self._patience - now for guest in set(room.away) - room.gone)
        mine = self._hall.neighbours.roster.on_duty(room.id)
        if mine and room.clock is not None and room.clock.running is not None:
            yield room.clock.left_now(room.clock.running)
        if room.clock is not None and self._free_time(room) > 0:
            yield self._free_time(room)

    def _ring(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        task = asyncio.create_task(self._act(room))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, room: Room) -> None:
        try:
            async with room.lock:
                if self._hall.shelf.in_memory(room.id) is room:
                    await self._see_to(room)
        except Overtaken:
            pass  # the table is newer now, and was heeded again
        except Exception:
            log.exception("a time that was over could not be seen to; it is tried again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
            current = self._hall.shelf.in_memory(room.id)
            if current is not None:
                self.heed(current)

    async def _see_to(self, room: Room) -> None:
        before = (room.overdue, room.gone, room.clock and room.clock.running)
        self._look(room)
        mine = self._hall.neighbours.roster.on_duty(room.id)
        if mine and room.state == PLAYING and room.clock is not None and room.clock.out:
            await self._change(room, "table:time_over", lambda: time_over(room))
        elif mine and room.agreed() is not None:
            await self._change(room, "table:agreed", lambda: carry_out(room))
        else:
            if (room.overdue, room.gone, room.clock and room.clock.running) != before:
                room.subscribers.tell_soon_who_is_there()
            self.heed(room)

    async def _change(self, room: Room, thing: str, apply: Callable[[], None]) -> None:
        await self._hall.change(room, f"time {room.seq}", room.turn, thing, apply)

    async def close(self) -> None:
        """Nothing is over any more; what is left of every clock was saved with its table."""
        self._closing = True
        for timer in self._timers.values():
            timer.cancel()
        acting = list(self._acting)
        for task in acting:
            task.cancel()
        await asyncio.gather(*acting, return_exceptions=True)


def time_over(room: Room) -> None:
    """Relaxed: a bot ends this move. Blitz: a bot has the seat from now on; at a rated table the game may be over."""
    clock, seat = room.clock, room.turn
    assert clock is not None
    room.happened("time_over", seat)
    if clock.kind == BLITZ:
        room.chairs[seat].gave_up = OUT_OF_TIME
        if room.rated and endings.nothing_to_play_for(room, endings.resigned(room)):
            endings.end(room, "time", [seat])
        else:
            stand_in(room, seat)
    else:
        clock.helping = seat
