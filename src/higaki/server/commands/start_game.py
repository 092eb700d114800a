"""Start of a game: numbers are fixed, shown and mixed with the key; then the game is dealt. See `tables.shuffle`.

If nobody has fixed a number, as at a table that starts when it is opened, the game is dealt at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.guests import Guest, now
from higaki.server.commands.table_command import Call, command_without_id
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.service.table_service import TableService
from higaki.server.tables import windows
from higaki.server.tables.room import Room
from higaki.server.tables.shuffle import Shuffle

log = logging.getLogger("higaki")
# A browser has this many seconds to show its number.
SECONDS_TO_SHOW: Final = 2.0
SECONDS_AFTER_A_FAILURE: Final = 1.0


def begin_if_full(room: Room, asking: str, number: str | None = None) -> None:
    """Begin if no seat is free, and deal at once if no number is missing. The requesting guest may show a number."""
    shuffle = room.shuffle
    if shuffle is None or shuffle.begun or any(occupant.free for occupant in room.occupants):
        return
    shuffle.begin({guest for guest in room.seats_by_guest if guest == asking or room.is_here(guest)})
    if number is not None:
        shuffle.numbers[asking] = number
    _deal_if_complete(room, shuffle)


def _deal_if_complete(room: Room, shuffle: Shuffle) -> None:
    if not shuffle.complete:
        return
    dealer = Dealer(None, shuffle.key, shuffle.added(room.seats_by_guest))
    room.match = new_match(room.game, len(room.occupants), dealer, room.options)
    room.shuffle, room.turn_since = None, now()
    windows.prepare(room)
    room.run_clock_over_days()


def check_number(shuffle: Shuffle, guest: Guest, number: str) -> None:
    if guest.id not in shuffle.digests:
        raise illegal("you have fixed no number; right would be to send its digest before the game is about to begin")
    if not shuffle.fits(guest.id, number):
        raise Refusal(422, "number", "this number does not fit the digest that you have fixed; right would be that one")


@command_without_id
async def fix(call: Call, digest: str) -> None:
    """Fix a number by its digest, or replace it. Refused when the game is about to begin."""
    room, guest = call.room, call.guest
    seat, shuffle = _seat_of(room, guest), room.shuffle
    if shuffle is None or shuffle.begun or shuffle.digests.get(guest.id) == digest:
        return

    def apply() -> None:
        shuffle.digests[guest.id] = digest

    await call.change(seat, "digest", apply)


@command_without_id
async def show(call: Call, number: str) -> None:
    """Show the number that was fixed. A repetition, or a number that is too late, changes nothing."""
    room, guest = call.room, call.guest
    seat, shuffle = _seat_of(room, guest), room.shuffle
    if shuffle is None or guest.id in shuffle.withheld or number == shuffle.digests.get(guest.id):
        return
    if not shuffle.begun:
        raise illegal("numbers are shown when the game is about to begin; right would be to wait for it")
    check_number(shuffle, guest, number)
    if guest.id in shuffle.numbers:
        return

    def apply() -> None:
        shuffle.numbers[guest.id] = number
        _deal_if_complete(room, shuffle)

    await call.change(seat, "number", apply)


def _seat_of(room: Room, guest: Guest) -> int:
    seats = room.seats_of(guest.id)
    if not seats:
        raise not_yours("only who sits at the table adds a number")
    return seats[0]


def _go_on_without(room: Room) -> None:
    shuffle = room.shuffle
    assert shuffle is not None
    shuffle.go_on_without()
    _deal_if_complete(room, shuffle)


class Beginnings:
    """One task for every table that is about to begin. It limits the wait for numbers that are not shown."""

    def __init__(self, service: TableService, seconds: float = SECONDS_TO_SHOW) -> None:
        self._service = service
        self._seconds = seconds
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        service.on_change.append(self.wake)

    def wake(self, room: Room) -> None:
        """Start to wait for the numbers, if some are missing and no task waits yet."""
        if room.id not in self._waiting and not self._closing and self._is_ours(room):
            self._waiting[room.id] = asyncio.create_task(self._wait(room))

    def _is_ours(self, room: Room) -> bool:
        return room.about_to_begin and self._service.peers.membership.on_duty(room.id)

    async def _wait(self, room: Room) -> None:
        try:
            while self._is_ours(room):
                digests = _awaited(room)
                await asyncio.sleep(self._seconds)
                async with room.lock:
                    if self._service.registry.in_memory(room.id) is not room:
                        return
                    # A number may have been shown during the wait, but the same digests get no second wait.
                    if room.about_to_begin and _awaited(room) == digests:
                        await self._service.change(
                            room, f"begin {room.seq}", NOBODY, "begin", lambda: _go_on_without(room)
                        )
        except Conflict:
            pass  # another process has changed the table; `wake` checks it again
        except Exception:
            log.exception("a game could not begin; it is tried again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
        finally:
            self._waiting.pop(room.id, None)
            # The table may have been reloaded from disk.
            current = self._service.registry.in_memory(room.id)
            if current is not None:
                self.wake(current)

    async def close(self) -> None:
        """Stop waiting; after a restart the browsers show their numbers again."""
        self._closing = True
        waiting = list(self._waiting.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def _awaited(room: Room) -> dict[str, str]:
    assert room.shuffle is not None
    return dict(room.shuffle.digests)
