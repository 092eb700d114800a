"""Being away, in made-up time: from when it counts, what ends it, and that nobody who is here is voted out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest
from simulated import Loop, Process, World, empty_database
from sqlalchemy import Connection, select

from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.commands import playing, resign_and_absence, seating
from higaki.server.common.monotonic_time import wall
from higaki.server.database import schema
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.words import Remedy
from higaki.server.tables import views
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Subscriber

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
LIMIT = 5 * MINUTE
FRIEND = {"kind": "friend"}


@pytest.fixture(autouse=True)
def moments_are_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def now() -> str:
        return datetime.fromtimestamp(wall(), UTC).isoformat(timespec="milliseconds")

    monkeypatch.setattr("higaki.server.tables.room.now", now)
    monkeypatch.setattr("higaki.server.commands.start_game.now", now)


def made(name: str) -> Callable[[Connection], Guest]:
    def make(connection: Connection) -> Guest:
        guest, _ = guests.new_guest(connection)
        guest.name = guests.rename(connection, guest, name, [])
        return guest

    return make


class Evening:
    """A table, the people around it, and the process they talk to."""

    def __init__(self, world: World, process: Process, people: list[Guest], table: str) -> None:
        self.world = world
        self.process = process
        self.people = people
        self.table = table
        self.commands = 0
        self.sockets: dict[tuple[Process, str], Subscriber] = {}

    async def room(self) -> Room:
        return await self.process.service.registry.room(self.table)

    async def at_turn(self) -> tuple[Guest, list[Guest]]:
        """Who has to decide, and the others."""
        occupant = (await self.room()).person_to_move
        first = next(guest for guest in self.people if occupant is not None and guest.id == occupant.guest)
        return first, [guest for guest in self.people if guest is not first]

    async def come(self, *people: Guest) -> None:
        room = await self.room()
        for guest in people:
            socket = self.sockets[self.process, guest.id] = Subscriber(guest.id)
            room.subscribers.add(socket)
            self.process.service.somebody_came_or_went(room)
        await asyncio.sleep(0)

    async def go(self, *people: Guest) -> None:
        room = await self.room()
        for guest in people:
            room.subscribers.discard(self.sockets.pop((self.process, guest.id)))
            self.process.service.somebody_came_or_went(room)
        await asyncio.sleep(0)

    def fresh(self) -> str:
        self.commands += 1
        return f"command-{self.commands}"

    async def vote(self, guest: Guest, wish: Remedy | None) -> str | None:
        """What the server says no with, if it does."""
        room = await self.room()
        seat = room.game.seat_names[room.turn]
        try:
            await resign_and_absence.vote(self.process.service, room, guest, self.fresh(), room.seq, seat, wish)
        except Refusal as refusal:
            return str(refusal.body["error"])
        return None

    async def decide(self, guest: Guest) -> None:
        room = await self.room()
        assert room.match is not None
        thing = room.match.options[0]
        await playing.play(self.process.service, room, guest, self.fresh(), room.seq, [thing])

    async def click(self, guest: Guest) -> None:
        await resign_and_absence.be_here(self.process.service, await self.room(), guest, self.fresh())

    async def away(self) -> float | None:
        """How many seconds who owes a decision has been away, as everybody is told."""
        told = views.awaited(await self.room(), None)
        return None if told is None else told["away"] / 1000

    async def ended(self) -> str | None:
        ended = (await self.room()).end.ended
        return None if ended is None else ended["why"]

    async def told(self) -> list[str]:
        return [line["what"] for line in (await self.room()).happenings]

    def restart(self) -> None:
        """The process dies, and another one takes its place."""
        self.process.kill()
        self.process = Process(self.world)
        self.sockets.clear()


def evening(work: Callable[[Evening], Awaitable[None]], people: int = 2, **wish: Any) -> None:
    async def whole() -> None:
        world = World(empty_database(), seed=1)
        world.danger = 0.0
        process = Process(world)
        came = [await process.service.store.run(made(name)) for name in ("Ann", "Bob", "Cem")[:people]]
        asked = {"game": "osaka", "seats": [{"kind": "me"}, *[FRIEND] * (people - 1)], "options": {}, "private": True}
        asked |= {"memory": "open", "clock": None, "absence_limit": LIMIT} | wish
        room = await seating.open_table(process.service, came[0], asked)
        for number, guest in enumerate(came[1:], start=1):
            await seating.join(process.service, room, guest, room.game.seat_names[number])
        at_table = Evening(world, process, came, room.id)
        try:
            await work(at_table)
        finally:
            for one in list(world.processes):
                one.kill()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(whole())


# Who is here


@pytest.mark.parametrize("limit", [LIMIT, DAY])
def test_nobody_who_is_connected_is_voted_out_however_long_they_think(limit: int) -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first, other)
        await asyncio.sleep(10 * DAY)
        assert await at.away() is None
        for wish in ("bot", "end"):
            assert await at.vote(other, wish) == "illegal"
        assert await at.ended() is None

    evening(work, absence_limit=limit)


def test_who_does_not_owe_a_decision_may_be_away() -> None:
    async def work(at: Evening) -> None:
        first, _ = await at.at_turn()
        await at.come(first)
        await asyncio.sleep(DAY)
        assert await at.away() is None
        assert await at.vote(first, "end") == "not_yours", "nobody votes about themselves"

    evening(work)


def test_absence_counts_from_leaving_and_is_over_at_the_limit() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first, other)
        await asyncio.sleep(HOUR)
        await at.go(first)
        await asyncio.sleep(LIMIT - 5)
        assert await at.away() == pytest.approx(LIMIT - 5, abs=1)
        assert await at.vote(other, "end") == "illegal"
        await asyncio.sleep(6)
        assert await at.vote(other, "end") is None
        assert await at.ended() == "absent"

    evening(work)


# What ends it


def test_who_comes_back_in_the_last_second_is_not_voted_out() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(other)
        await asyncio.sleep(10 * LIMIT)
        await at.come(first)
        assert await at.vote(other, "end") == "illegal"
        told = views.awaited(await at.room(), first.id)
        assert told is not None
        assert (told["counting"], told["over"], told["away"] >= LIMIT * 1000) == (False, False, True), "they see it"
        await asyncio.sleep(DAY)
        assert await at.away() is None
        assert await at.vote(other, "end") == "illegal"

    evening(work)


@pytest.mark.parametrize("how", ["click", "decision", "a minute"])
def test_one_click_a_decision_or_a_minute_here_ends_it(how: str) -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(other)
        await asyncio.sleep(LIMIT - 10)
        await at.come(first)
        if how == "click":
            await at.click(first)
            assert (await at.told())[-1:] == ["here"]
            assert await at.away() is None
        elif how == "decision":
            await at.decide(first)
        else:
            await asyncio.sleep(MINUTE + 1)
        await at.go(first)
        await asyncio.sleep(LIMIT - 20)
        room = await at.room()
        if room.person_to_move is not None and room.person_to_move.guest == first.id:
            assert await at.vote(other, "end") == "illegal", "it began anew"
            await asyncio.sleep(21)
            assert await at.vote(other, "end") is None

    evening(work)


def test_looking_in_for_a_second_ends_nothing() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(other)
        for _ in range(2):
            await asyncio.sleep(LIMIT - MINUTE)
            await at.come(first)
            await asyncio.sleep(1)
            await at.go(first)
        assert await at.vote(other, "end") is None
        assert await at.ended() == "absent"

    evening(work)


def test_a_connection_that_comes_and_goes_ruins_nobody() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first, other)
        for _ in range(200):
            await asyncio.sleep(MINUTE + 1)
            await at.go(first)
            await asyncio.sleep(30)
            assert await at.vote(other, "end") == "illegal"
            await at.come(first)
        assert await at.ended() is None

    evening(work)


def test_votes_lapse_when_who_was_away_is_here() -> None:
    async def work(at: Evening) -> None:
        first, (one, two) = await at.at_turn()
        await at.come(one, two)
        await asyncio.sleep(LIMIT + 1)
        assert await at.vote(one, "end") is None
        await at.come(first)
        await asyncio.sleep(2 * MINUTE)
        assert (await at.room()).end.votes == {}
        assert (await at.told())[-2:] == ["voted", "here"]
        await at.go(first)
        await asyncio.sleep(LIMIT + 1)
        assert await at.vote(two, "end") is None
        assert await at.ended() is None, "the first vote was about another time"

    evening(work, people=3)


def test_what_was_said_suffices_once_the_other_has_been_away_as_long() -> None:
    async def work(at: Evening) -> None:
        first, (one, two) = await at.at_turn()
        await at.come(one, two)
        await asyncio.sleep(LIMIT + 1)
        assert await at.vote(one, "bot") is None
        await at.go(two)
        await asyncio.sleep(LIMIT - 10)
        assert (await at.told()) == ["voted"]
        await asyncio.sleep(20)
        assert (await at.told())[:2] == ["voted", "stood_in"]
        assert first.id not in (await at.room()).playing_guests()

    evening(work, people=3)


# An empty table


def test_minutes_count_only_while_somebody_waits_at_the_table() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first, other)
        await asyncio.sleep(MINUTE)
        await at.go(first, other)
        await asyncio.sleep(DAY)
        assert await at.vote(other, "end") == "illegal"
        await at.come(other)
        assert await at.vote(other, "end") == "illegal", "it begins anew with who comes first"
        assert (await at.away() or 0.0) < 1
        await asyncio.sleep(LIMIT + 1)
        assert await at.vote(other, "end") is None

    evening(work)


def test_a_short_gap_of_who_waits_does_not_begin_it_anew() -> None:
    async def work(at: Evening) -> None:
        _, (other,) = await at.at_turn()
        await at.come(other)
        await asyncio.sleep(LIMIT - MINUTE)
        await at.go(other)
        await asyncio.sleep(30)
        await at.come(other)
        await asyncio.sleep(31)
        assert await at.vote(other, "end") is None

    evening(work)


def test_days_count_whether_anybody_waits_or_not() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first, other)
        await asyncio.sleep(HOUR)
        await at.go(first, other)
        await asyncio.sleep(3 * DAY - MINUTE)
        await at.come(other)
        assert await at.vote(other, "end") == "illegal"
        await asyncio.sleep(2 * MINUTE)
        assert await at.vote(other, "end") is None

    evening(work, absence_limit=3 * DAY)


# A restart


def test_a_restart_begins_minutes_anew() -> None:
    async def work(at: Evening) -> None:
        _, (other,) = await at.at_turn()
        await at.come(other)
        await asyncio.sleep(LIMIT + 1)
        at.restart()
        await at.come(other)
        assert await at.vote(other, "end") == "illegal"
        await asyncio.sleep(LIMIT + 1)
        assert await at.vote(other, "end") is None

    evening(work)


def test_after_a_restart_a_day_is_left_and_what_was_before_is_known() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.come(first)
        await asyncio.sleep(3 * DAY)
        await at.go(first)
        await asyncio.sleep(DAY)
        with at.world.engine.begin() as connection:
            assert [row for row in connection.execute(select(schema.seats.c.here_at)).scalars() if row is not None]
        at.restart()
        assert await at.away() == pytest.approx(DAY, abs=2), "from when they left, not from when their turn began"
        await asyncio.sleep(6 * DAY - HOUR)
        assert await at.vote(other, "end") == "illegal"
        at.restart()
        await asyncio.sleep(DAY - MINUTE)
        assert await at.vote(other, "end") == "illegal", "nobody could come while the server was down"
        await asyncio.sleep(2 * MINUTE)
        assert await at.vote(other, "end") is None

    evening(work, absence_limit=7 * DAY)


# Several processes


def test_a_process_that_comes_later_knows_what_the_others_know() -> None:
    async def work(at: Evening) -> None:
        _, (other,) = await at.at_turn()
        await at.process.begin()
        await at.come(other)
        await asyncio.sleep(LIMIT - MINUTE)
        later = Process(at.world)
        await later.begin()
        await later.service.registry.room(at.table)
        await asyncio.sleep(MINUTE + 5)
        at.process = later
        assert await at.vote(other, "end") is None
        assert await at.ended() == "absent"

    evening(work)


def test_who_is_here_through_another_process_is_here() -> None:
    async def work(at: Evening) -> None:
        first, (other,) = await at.at_turn()
        await at.process.begin()
        await at.come(other)
        here, there = at.process, Process(at.world)
        await there.begin()
        await asyncio.sleep(2 * LIMIT)
        at.process = there
        await at.come(first)
        await asyncio.sleep(1)
        at.process = here
        assert await at.vote(other, "end") == "illegal"
        at.process = there
        await at.click(first)
        await at.go(first)
        await asyncio.sleep(LIMIT - MINUTE)
        at.process = here
        assert await at.vote(other, "end") == "illegal", "a click counts for all processes"
        await asyncio.sleep(2 * MINUTE)
        assert await at.vote(other, "end") is None

    evening(work)


def test_a_limit_is_checked() -> None:
    for wrong in (0, 59, 31 * DAY):
        with pytest.raises(Refusal), suppress(asyncio.CancelledError):
            evening(lambda at: at.come(), absence_limit=wrong)
