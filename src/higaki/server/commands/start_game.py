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
from higaki.server.common.monotonic_time import wall
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.errors import Refusal, illegal, not_yours
from higaki.server.service.table_service import TableService
from higaki.server.tables import windows
from higaki.server.tables.room import Room
from higaki.server.tables.shuffle import Shuffle, new_shuffle

log = logging.getLogger("higaki")
# A browser has this many seconds to show its number.
SECONDS_TO_SHOW: Final = 2.0
# Players who come from elsewhere have this many seconds to open the table; then the game begins without their numbers.
SECONDS_TO_GATHER: Final = 20.0
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


def gather(room: Room) -> None:
    """All seats of a new table are taken by players who are elsewhere: begin when they have come, or after a while."""
    room.shuffle = new_shuffle()
    room.shuffle.begins_by = wall() + SECONDS_TO_GATHER
    room.note_length()


def _begin_if_gathered(room: Room, shuffle: Shuffle) -> None:
    """Begin if every player who was waited for has come and fixed a number."""
    if room.gathers and shuffle.digests.keys() >= room.seats_by_guest.keys():
        shuffle.begin(set(shuffle.digests))


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
        _begin_if_gathered(room, shuffle)

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
    """One task for every table that is about to begin, or gathers its players. It limits the wait for those who do not
    come, and for numbers that are not shown.
    """

    def __init__(self, service: TableService, seconds: float = SECONDS_TO_SHOW) -> None:
        self._service = service
        self._seconds = seconds
        # By table, and whether its players are still gathering.
        self._waiting: dict[tuple[str, bool], asyncio.Task[None]] = {}
        self._closing = False
        service.on_change.append(self.wake)

    def wake(self, room: Room) -> None:
        """Start to wait for players or numbers, if some are missing and no task waits yet."""
        key = (room.id, room.gathers)
        if key not in self._waiting and not self._closing and self._is_ours(room):
            self._waiting[key] = asyncio.create_task(self._wait_for_players(room) if room.gathers else self._wait(room))

    def _is_ours(self, room: Room) -> bool:
        return (room.about_to_begin or room.gathers) and self._service.peers.membership.on_duty(room.id)

    async def _wait_for_players(self, room: Room) -> None:
        """Begin when the time is over, with the numbers of those who are here."""
        shuffle = room.shuffle
        assert shuffle is not None and shuffle.begins_by is not None
        try:
            await asyncio.sleep(max(0.0, min(shuffle.begins_by - wall(), SECONDS_TO_GATHER)))
            async with room.lock:
                if room.gathers and self._service.registry.in_memory(room.id) is room:
                    await self._service.change(
                        room, f"gather {room.seq}", NOBODY, "start", lambda: begin_if_full(room, "")
                    )
        except Conflict:
            pass  # another process has changed the table; `wake` checks it again
        except Exception:
            log.exception("a game could not begin; it is tried again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
        finally:
            self._ended((room.id, True))

    async def _wait(self, room: Room) -> None:
        try:
            while room.about_to_begin and self._is_ours(room):
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
            self._ended((room.id, False))

    def _ended(self, key: tuple[str, bool]) -> None:
        self._waiting.pop(key, None)
        # The table may have been reloaded from disk.
        current = self._service.registry.in_memory(key[0])
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
