"""A week at a table over days, in minutes: people who go on vacation, leave, come back, take seats over and seek games
under hostile names, while servers are off and the machine's clock leaps forward and back.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from simulated import Process, World
from simulated_people import Person
from sqlalchemy import select

from higaki.server.accounts import guests
from higaki.server.accounts.guests import LONGEST_NAME, Guest
from higaki.server.commands import resign_and_absence, seating, substitutes, vacation
from higaki.server.common import monotonic_time
from higaki.server.common.rate_limits import Limits
from higaki.server.database import schema
from higaki.server.meeting.meeting import Meeting
from higaki.server.meeting.seeks import Wish
from higaki.server.tables.room import Room

# A day of this week in seconds, and how often a server reports that it runs.
DAY = 40
ROUND = 1.0
SILENCE = 5.0
HOSTILE_NAMES = (
    "<script>alert(1)</script>",
    "\u202eevil\u202c",
    "\u200b\u200d",
    "Ann\x00\x07",
    "'; DROP TABLE seats; --",
    "\U0001f469\u200d\U0001f680" * 200,
    "Z\u0351\u036b\u0343algo" + "\u0300" * 60,
    "\ud800",
    "a" * 2000,
)


class Week(World):
    """A world with days, in which servers are off at times."""

    def __init__(self, engine: Any, seed: int) -> None:
        super().__init__(engine, seed)
        self.danger = 0.02
        # How long servers were off in all, and since when they are now.
        self.off = 0.0
        self._off_since: float | None = None
        self.restarts = 0
        # By how much the machine's clock was set, each time.
        self.leaps: list[float] = []
        self.meetings: dict[Process, Meeting] = {}

    @property
    def awake(self) -> float:
        """For how long servers have been running."""
        now = asyncio.get_running_loop().time()
        return now - self.off - (0.0 if self._off_since is None else now - self._off_since)

    async def begin_process(self, watch: Callable[[Room], None]) -> Process:
        process = Process(self)
        process.service.on_change.append(watch)
        meeting = Meeting(process.service, seating.USUAL, Limits(1e6))

        async def go() -> None:
            meeting.open()

        await process.begin()
        await process.within(go())
        self.meetings[process] = meeting
        return process

    async def outage(self, watch: Callable[[Room], None]) -> None:
        """All processes end. Their machine's clock may have been set when they begin again."""
        loop = asyncio.get_running_loop()
        self._off_since = begin = loop.time()
        for process in list(self.processes):
            process.kill()
        await asyncio.sleep(self.chance.uniform(0.1, 1.5 * DAY))
        if self.chance.random() < 0.7:
            self.leaps.append(self.chance.uniform(-2, 2) * DAY)
            monotonic_time._BEGIN += self.leaps[-1]
        self.off, self._off_since = self.off + loop.time() - begin, None
        self.restarts += 1
        await self.begin_process(watch)


class TurnWatch:
    """Nobody's time is over before they have had all of it while servers ran."""

    def __init__(self, world: Week, table: str) -> None:
        self.world = world
        self.table = table
        self.seq = -1
        self.over = 0
        self.awaited: tuple[Any, ...] | None = None
        self.since = 0.0

    def __call__(self, room: Room) -> None:
        if room.id != self.table or room.seq <= self.seq:
            return
        self.seq = room.seq
        over = [line for line in room.happenings if line["what"] == "time_over"]
        if len(over) > self.over:
            self.over = len(over)
            thought = self.world.awake - self.since
            # A silence that is too short for an outage is charged.
            slack = SILENCE * (self.world.restarts + 1)
            self.world.hold(thought >= DAY - slack, f"the time was over after {thought:.0f} of {DAY} seconds")
        occupant = room.person_to_move
        awaited = None if occupant is None else (room.turn, occupant.guest)
        if awaited != self.awaited:
            self.awaited, self.since = awaited, self.world.awake


class Traveller(Person):
    """Somebody who looks in a few times a day."""

    refusals = Person.refusals | {"taken", "on_vacation", "bad_request", "kept_apart", "name_alike"}
    world: Week

    async def live(self, until: float) -> None:
        loop, chance = asyncio.get_running_loop(), self.world.chance
        while loop.time() < until:
            await asyncio.sleep(chance.random() * 1.2 * DAY)
            if self.view is not None and self.view["scene"] is not None:
                await chance.choices(
                    (self._decide, self._travel, self._leave, self._rename, self._seek, self._say), (10, 4, 2, 1, 1, 1)
                )[0]()

    async def _some_process(self) -> Process:
        """Nobody is answered before a process is ready."""
        while not (ready := [process for process in self.world.processes if process in self.world.meetings]):
            await asyncio.sleep(0.1)
        return self.world.chance.choice(ready)

    async def _decide(self) -> None:
        assert self.view is not None
        view, chance = self.view, self.world.chance
        mine = [one for one in view["players"] if one["you"]]
        vacant = [one["seat"] for one in view["players"] if one["vacant"]]
        if mine and mine[0]["stand_in"]:
            await self._tell(resign_and_absence.take_back, mine[0]["seat"])
        elif not mine and vacant:
            await self._tell(substitutes.take_over, chance.choice(vacant))
        else:
            # As long as it is one's turn: nobody comes for one decision of a turn.
            while self.view["scene"]["options"] and chance.random() < 0.9:
                seq = self.view["seq"]
                await self._move(chance.choice(self.view["scene"]["options"]), seq)
                await self.world.pause()

    async def _travel(self) -> None:
        async def ask(process: Process, _room: Room) -> None:
            if self.world.chance.random() < 0.6:
                await vacation.start(process.service, self.guest, 1)
            else:
                await vacation.end(process.service, self.guest)

        await self._ask(ask)

    async def _leave(self) -> None:
        assert self.view is not None
        if self.view["viewer"] is not None:
            await self._tell(substitutes.hand_over, self.view["viewer"])

    async def _tell(self, command: Any, seat: str) -> None:
        number = self._fresh()

        async def ask(process: Process, room: Room) -> str:
            await command(process.service, room, self.guest, number, seat)
            return await process.service.written(room, self.guest)

        answer = await self._ask(ask)
        if answer is not None:
            self._accept(json.loads(answer), answer=True)

    async def _rename(self) -> None:
        """Under a hostile name, of which as much is kept as a name may have."""
        name = self.world.chance.choice(HOSTILE_NAMES)

        async def ask(process: Process, _room: Room) -> None:
            await process.service.change_guest(
                self.guest.id, lambda connection: guests.rename(connection, self.guest, name, [])
            )

        await self._ask(ask)

    async def _seek(self) -> None:
        """A flood of seeks, most of which make no sense."""
        for _ in range(self.world.chance.randrange(1, 30)):
            await self._seek_once()

    async def _seek_once(self) -> None:
        chance, command = self.world.chance, self._fresh()
        least, most = chance.randrange(0, 6), chance.randrange(0, 9)
        wish = Wish(
            chance.choice(("toy_town", "toy_town", "nothing")), least, most, chance.choice(("live", "days")), False
        )

        async def ask(process: Process, _room: Room) -> None:
            meeting = self.world.meetings[process]
            meeting.presence.note(self.guest)
            if chance.random() < 0.2:
                await meeting.seeking.end(self.guest, wish.game)
            else:
                await meeting.seeking.seek(self.guest, command, wish, None)

        await self._ask(ask)


def holders(room: Room, moves: list[Any]) -> Callable[[int, int], str | None]:
    """Who sat at a seat when a command was carried out, by its number."""
    taken = [(move.seq, move.seat) for move in moves if move.thing == "table:took_over"]
    left = list(zip(taken, room.substitutes.made, strict=True))

    def holder(seat: int, seq: int) -> str | None:
        later = (gone.guest for (when, where), gone in left if where == seat and when > seq)
        return next(later, room.occupants[seat].guest)

    return holder


def check_people(world: Week, people: list[Traveller]) -> None:
    """Names are what a name may be, and whoever was led to a table sits there, once."""
    with world.engine.begin() as connection:
        names = connection.execute(select(schema.guests.c.name)).scalars().all()
        found = connection.execute(select(schema.seeks).where(schema.seeks.c.table.is_not(None))).all()
        seats = connection.execute(select(schema.seats.c.table, schema.seats.c.guest)).all()
    world.hold(all(len(name) <= LONGEST_NAME for name in names), "a name is too long")
    controls = [name for name in names if any(ord(letter) < 32 or letter in "\u202e\u202c" for letter in name)]
    world.hold(controls == [], f"a name has signs that govern a line: {controls}")
    sitting = [(seat.table, seat.guest) for seat in seats if seat.guest is not None]
    for seek in found:
        world.hold(sitting.count((seek.table, seek.guest)) == 1, "who was led to a table does not sit there once")
    for person in people:
        tables = [table for table, guest in sitting if guest == person.guest.id]
        world.hold(len(tables) == len(set(tables)), f"{person.guest.id} has two seats at a table")


def named(name: str) -> Callable[[Any], tuple[Guest, str]]:
    def make(connection: Any) -> tuple[Guest, str]:
        guest, token = guests.new_guest(connection)
        guest.name = guests.rename(connection, guest, name, [])
        return guest, token

    return make
