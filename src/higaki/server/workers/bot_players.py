"""Bots at the tables: they move when it is a bot's turn, and give hints. They compute in `bot_pool`."""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial

from higaki.engine.table.table import Table
from higaki.server.accounts.guests import Guest
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.errors import Refusal, not_yours
from higaki.server.protocol.responses.table.hints import Hint
from higaki.server.ratings import rated_tables
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.room import Room
from higaki.server.workers.bot_pool import BotPool, Planned, thought_within, what_is_known
from higaki.server.workers.process_pool import CutOff

log = logging.getLogger("higaki")
NOT_FOUND = 404
# The bot that replaces one that fails.
SIMPLER = "greedy"
SECONDS_AFTER_A_FAILURE = 1.0
# The shortest pause of a bot out of turn, whatever the setting.
SHORTEST_PAUSE = 0.1
# How much longer a bot pauses after a decision that a person may undo.
TIME_TO_UNDO = 3


class BotPlayers:
    """The bots of one service. They change a table as guests do, through `TableService.change`."""

    def __init__(
        self, service: TableService, workers: BotPool, pause: float, window_pause: tuple[float, float]
    ) -> None:
        self._service = service
        self._workers = workers
        self._pause = pause
        self._window_pause = window_pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        service.on_change.append(self.wake)

    def wake(self, room: Room) -> None:
        """Start a bot's computation if it is a bot's turn and none runs yet."""
        if self._is_mine(room) and room.id not in self._playing and not self._closing:
            self._playing[room.id] = asyncio.create_task(self._play(room))

    def _is_mine(self, room: Room) -> bool:
        """Is it a bot's turn, and is this process responsible for the table?"""
        return room.bot_to_move is not None and self._service.peers.membership.on_duty(room.id)

    async def _play(self, room: Room) -> None:
        """Bots play until a person has to. The result for a table that has changed since is dropped."""
        planned: list[Planned] = []
        moved_last: int | None = None
        try:
            while self._is_mine(room):
                seq, bot, match = room.seq, room.bot_to_move, room.match
                assert bot is not None
                assert match is not None
                table = match.table.clone()
                if windows.bots_take_their_time(room):
                    pause = windows.pause_of_bots(room, self._window_pause)
                    # A message that the bot was stopped would reveal that it had something to compute.
                    planned, cut_off = await self._at_any_moment(table, bot, planned, pause), False
                else:
                    thinking = self._plan(table, bot, planned)
                    pause_before = asyncio.sleep(self._pause_before(room, moved_last))
                    (planned, cut_off), _ = await asyncio.gather(thinking, pause_before)
                thing = planned.pop(0)[0]
                async with room.lock:
                    if self._service.registry.in_memory(room.id) is not room:
                        return
                    if room.seq != seq:
                        continue
                    # Not the seat of the match the bot computed for: the table may have been reloaded meanwhile.
                    name, seat = room.game.things.names[thing], room.turn
                    apply = partial(_decide, room, name, cut_off)
                    await self._service.change(room, f"bot {seq}", seat, name, apply)
                    moved_last = seat
        except Conflict:
            pass  # another process has changed the table; `wake` checks it again
        except Exception as error:
            # Another process may have deleted the table.
            if not isinstance(error, Refusal) or error.status != NOT_FOUND:
                log.exception("a bot could not move; it tries again")
                await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
        finally:
            self._playing.pop(room.id, None)
            # The table may have been reloaded from disk; its bot can start now.
            current = self._service.registry.in_memory(room.id)
            if current is not None:
                self.wake(current)

    def _pause_before(self, room: Room, moved_last: int | None) -> float:
        """The pause before a bot's turn, not before each of its decisions: whoever looks on sees a turn as a whole.

        It is longer while a person may undo the last decision.
        """
        if room.turn == moved_last:
            return 0.0
        match = room.match
        assert match is not None
        by_a_person = bool(match.log) and views.undoable(room, room.occupants[match.log[-1].seat].guest) > 0
        return TIME_TO_UNDO * self._pause if by_a_person else self._pause

    async def _at_any_moment(
        self, t: Table, bot: str, planned: list[Planned], pause: tuple[float, float]
    ) -> list[Planned]:
        """What to play out of turn, after a random pause that does not depend on the position.

        The computation is shorter than the shortest pause. If it waited for a worker for longer than the pause, a new
        pause follows: the time of the answer never reveals when the computation ended.
        """
        thinking = asyncio.create_task(self._plan(t, bot, planned, at_most=thought_within(pause[0])))
        try:
            while True:
                await asyncio.sleep(max(SHORTEST_PAUSE, windows.drawn(pause)))
                if thinking.done():
                    return thinking.result()[0]
        finally:
            thinking.cancel()

    async def _plan(
        self, t: Table, bot: str, planned: list[Planned], at_most: float | None = None
    ) -> tuple[list[Planned], bool]:
        """The things to play, and whether the bot was stopped: then a simpler bot chooses, or else a random draw.

        A plan from an earlier move is carried out without a new computation if the table is as expected. Out of turn,
        the bot computes for `at_most` seconds and always takes all of them.
        """
        if planned and planned[0][1] == what_is_known(t):
            return planned, False
        for name in (bot, SIMPLER) if bot != SIMPLER else (bot,):
            try:
                return await self._workers.plan(t, name, at_most), name != bot
            except CutOff as error:
                log.warning("a bot was cut off: %s", error)
            except Exception:
                log.exception("a bot failed at thinking")
        return [(random.choice(list(t.options)), b"")], True

    async def hint(self, table: Room, guest: Guest) -> Hint:
        """The turns that a bot would play in the guest's place, and reasons."""
        async with self._service.holding(table) as room:
            match = room.match
            if match is None or room.turn not in room.played_by(guest.id):
                raise not_yours("a hint is for the seat that has to choose")
            rated_tables.no_hint(room)
            seen = match.table.clone()
        try:
            advised = await self._workers.advise(seen)
        except CutOff:
            raise Refusal(
                503, "no_hint", "nobody could think of anything in time; right would be to ask later"
            ) from None
        return {"best": advised}

    async def close(self) -> None:
        """Stop all computations; everything is on disk already."""
        self._closing = True
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self._workers.close()


def _decide(room: Room, name: str, cut_off: bool) -> None:
    match = room.match
    assert match is not None
    seat = match.seat
    for_a_person = room.occupants[seat].bot is None
    match.play(name)
    if cut_off and not _was_said_last(room, seat):
        room.happened("cut_off", seat)
    if for_a_person:
        room.bot_decided = len(match.log)


def _was_said_last(room: Room, seat: int) -> bool:
    """Was the same message logged last? A bot that is always too slow is reported once."""
    last = room.happenings[-1] if room.happenings else None
    return last is not None and (last["what"], last["seat"]) == ("cut_off", room.game.seat_names[seat])
