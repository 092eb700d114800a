"""Clocks over days, in made-up time: they run without anybody at the table, and stand still when nobody could play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import orjson
import pytest
from simulated import Loop, Process, World, empty_database
from sqlalchemy import Engine, select

from higaki.server.accounts import guests, vacations
from higaki.server.accounts.guests import Guest
from higaki.server.background import day_clocks
from higaki.server.commands import playing, resign_and_absence, seating, vacation
from higaki.server.common.monotonic_time import wall
from higaki.server.common.quiet_hours import Quiet
from higaki.server.database import schema
from higaki.server.protocol.errors import Refusal
from higaki.server.service.cluster import peers
from higaki.server.storage import day_tables
from higaki.server.tables import clocks, pauses, views
from higaki.server.tables.clocks import Clock
from higaki.server.tables.room import PLAYING, Room

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture(scope="module")
def database() -> Engine:
    return empty_database()


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days pass sooner if less is done in them."""
    monkeypatch.setattr(peers, "SECONDS_BETWEEN_SIGNS", 600.0)
    monkeypatch.setattr(day_clocks, "SECONDS_BETWEEN_ROUNDS", 300.0)


class Evening:
    """A table over days with Ann, who opened it, and Bob, on a server whose time is made up."""

    def __init__(self, world: World, process: Process) -> None:
        self.world, self.process = world, process
        self.ann, self.bob = Guest("", ""), Guest("", "")
        self.table = ""

    async def open(self, clock: dict[str, Any], bots: int = 0, **more: Any) -> None:
        service = self.process.service
        self.ann, self.bob = [(await service.store.run(guests.new_guest))[0] for _ in range(2)]
        seats = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "bot": "easy"}] * bots]
        wish = {"game": "osaka", "seats": seats, "options": {}, "private": True, "memory": "open", "rated": False}
        room = await seating.open_table(service, self.ann, {**wish, "clock": clock, **more})
        self.table = room.id
        await seating.join(service, room, self.bob, room.game.seat_names[1])

    async def room(self) -> Room:
        return await self.process.service.registry.room(self.table)

    async def first(self) -> tuple[int, Guest]:
        room = await self.room()
        seat = room.turn
        return seat, self.ann if room.occupants[seat].guest == self.ann.id else self.bob

    async def told(self) -> list[str]:
        return [line["what"] for line in (await self.room()).happenings]

    async def off(self, seconds: float, settled: float = 60) -> None:
        """The server is killed, and another one starts after this time."""
        self.process.kill()
        await asyncio.sleep(seconds)
        self.process = Process(self.world)
        await self.process.begin()
        await asyncio.sleep(settled)


def evening(database: Engine, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def tell() -> None:
        world = World(database, 1)
        world.danger = 0.0
        process = Process(world)
        await process.begin()
        one = Evening(world, process)
        try:
            await story(one)
        finally:
            for alive in list(world.processes):
                alive.kill()

    with asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(tell())


def a_day(then: str = "medium", days: int = 1) -> dict[str, Any]:
    return {"kind": "days", "seconds": int(days * DAY), "increment": 0, "then": then}


def test_when_the_time_is_up_the_chosen_bot_plays_on_until_the_player_comes_back(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("medium"))
        seat, player = await one.first()
        room = await one.room()
        assert room.clock is not None
        due = room.clock.due
        assert due is not None
        assert due - wall() == pytest.approx(DAY, abs=60)
        await asyncio.sleep(DAY - 120)
        assert (await one.told(), (await one.room()).occupants[seat].stand_in) == ([], None)
        one.process.service.registry.drop(await one.room())
        await asyncio.sleep(600)
        room = await one.room()
        assert [line["what"] for line in room.happenings] == ["time_over", "stood_in"]
        assert (room.occupants[seat].stand_in, room.occupants[seat].gave_up) == ("medium", None)
        assert room.state == PLAYING
        assert room.turn != seat, "the bot has moved"
        await resign_and_absence.take_back(one.process.service, room, player, "come-back-1", room.game.seat_names[seat])
        room = await one.room()
        assert room.occupants[seat].stand_in is None
        assert room.clock is not None
        assert room.clock.left[seat] == DAY

    evening(database, story)


def test_who_gives_up_by_the_clock_comes_last(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("give_up"))
        seat, _ = await one.first()
        await asyncio.sleep(DAY + 60)
        room = await one.room()
        assert room.end.ended is not None
        names = room.game.seat_names
        assert (room.end.ended["why"], room.end.ended["seats"]) == ("time", [names[seat]])
        view = views.view(room, {}, None)
        assert view["scene"] is not None
        assert view["scene"]["ranking"][-1] == [names[seat]]

    evening(database, story)


def test_nobody_loses_time_while_the_server_is_off(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("give_up"))
        await asyncio.sleep(DAY / 2)
        await one.off(3 * DAY)
        assert (await one.room()).state == PLAYING
        await asyncio.sleep(DAY / 2 - HOUR)
        room = await one.room()
        assert room.state == PLAYING
        assert room.clock is not None
        # The last sign of the server may have been some minutes old.
        assert 0 < room.clock.left_now(room.turn) < HOUR + 600
        await asyncio.sleep(HOUR + 600)
        assert (await one.room()).state == "over"

    evening(database, story)


def test_the_first_command_after_a_start_charges_nobody_for_the_time_before(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("give_up"))
        await asyncio.sleep(DAY / 2)
        await one.off(3 * DAY, settled=0)
        assert one.process.keeper.outages, "it is known before anybody can ask for anything"
        seat, guest = await one.first()
        room = await one.room()
        assert room.match is not None
        thing = room.match.options[0]
        await playing.play(one.process.service, room, guest, "first command", room.seq, [thing])
        assert room.clock is not None
        # The last sign of the server may have been some minutes old.
        assert DAY / 2 - 600 < room.clock.left_now(seat) < DAY / 2 + 600

    evening(database, story)


def test_a_short_restart_is_no_outage_and_several_processes_note_it_once(database: Engine) -> None:
    with database.begin() as connection:
        connection.execute(schema.outages.delete())
        connection.execute(schema.machine_clock.delete())
        assert day_tables.note_alive(connection, 1000.0) == []
        assert day_tables.note_alive(connection, 1000.0 + day_tables.LONGEST_SILENCE) == []
        assert day_tables.note_alive(connection, 9000.0) == [(1600.0, 9000.0)]
        assert day_tables.note_alive(connection, 9000.0) == [(1600.0, 9000.0)]
        # The machine's clock was set back.
        assert day_tables.note_alive(connection, 2000.0) == [(1600.0, 9000.0)]
        late = 9000.0 + (day_tables.DAYS_KEPT + 1) * DAY
        assert day_tables.note_alive(connection, late) == [(2000.0, late)], "old ones are forgotten"


def test_on_vacation_the_clock_stands_still_and_the_others_see_it(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("give_up"))
        seat, player = await one.first()
        name, service = (await one.room()).game.seat_names[seat], one.process.service
        await asyncio.sleep(DAY - HOUR)
        taken = await vacation.start(service, player, 10)
        assert taken["days_left"] == vacations.DAYS_A_YEAR - 10
        clock = views.view(await one.room(), {}, None)["clock"]
        assert clock is not None
        assert list(clock["away"]) == [name]
        service.registry.drop(await one.room())
        await asyncio.sleep(4.5 * DAY)
        assert (await one.told(), (await one.room()).state) == (["vacation"], PLAYING)
        with pytest.raises(Refusal, match="on vacation already"):
            await vacation.start(service, player, 1)
        assert await vacation.end(service, player) == {"until": None, "days_left": vacations.DAYS_A_YEAR - 5}
        assert await one.told() == ["vacation", "home"]
        await asyncio.sleep(HOUR - 120)
        assert (await one.room()).state == PLAYING
        await asyncio.sleep(600)
        assert (await one.room()).state == "over"

    evening(database, story)


def test_a_vacation_that_the_table_has_not_heard_of_counts_as_well(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day("give_up"))
        _, player = await one.first()
        await asyncio.sleep(HOUR)
        # The process died before it told the tables.
        await one.process.service.store.run(partial(vacations.start, guest=player.id, days=2))
        await asyncio.sleep(2.9 * DAY)
        assert (await one.room()).state == PLAYING
        await asyncio.sleep(0.2 * DAY)
        assert (await one.room()).state == "over"

    evening(database, story)


def test_vacations_are_limited(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day())
        service = one.process.service
        for days in (0, vacations.DAYS_A_YEAR + 1):
            with pytest.raises(Refusal, match="right would be 1 to 30"):
                await vacation.start(service, one.ann, days)
        await vacation.start(service, one.ann, vacations.DAYS_A_YEAR)
        await vacation.end(service, one.ann)
        await vacation.start(service, one.ann, vacations.DAYS_A_YEAR - 1)
        await vacation.end(service, one.ann)
        await asyncio.sleep(60)
        left = await service.store.run(partial(vacations.vacation_of, guest=one.ann.id))
        assert left == {"until": None, "days_left": vacations.DAYS_A_YEAR - 2}, "a day that has begun counts"

    evening(database, story)


def test_nobody_is_voted_out_over_days(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day(days=2))
        seat, player = await one.first()
        other = one.bob if player is one.ann else one.ann
        room = await one.room()
        await asyncio.sleep(1.5 * DAY)
        assert views.awaited(room, other.id) is None
        name = room.game.seat_names[seat]
        with pytest.raises(Refusal, match="has not been away"):
            await resign_and_absence.vote(one.process.service, room, other, "vote-1234", room.seq, name, "end")

    evening(database, story)


def test_only_tables_that_are_due_are_loaded(database: Engine) -> None:
    async def story(one: Evening) -> None:
        await one.open(a_day(days=7))
        first = one.table
        await one.open(a_day(days=1))
        service = one.process.service
        for table in (first, one.table):
            service.registry.drop(await service.registry.room(table))
        await asyncio.sleep(DAY + 600)
        assert service.registry.in_memory(first) is None
        assert service.registry.in_memory(one.table) is not None
        with one.world.engine.begin() as connection:
            later = connection.execute(
                select(schema.tables.c.deadline).where(schema.tables.c.id == one.table)
            ).scalar_one()
        assert later is None or later > wall()

    evening(database, story)


def test_what_may_be_set(database: Engine) -> None:
    good = {"kind": "bank", "seconds": int(10 * DAY), "increment": 3600, "then": "hard"}
    night = {"begin": 23 * 60, "end": 7 * 60, "zone": "Europe/Berlin"}
    assert clocks.wished({**good, "sleep": night}, 2, clocks.SHORTEST) is not None
    for wrong, why in (
        ({"seconds": 3600}, "right would be 86400 to"),
        ({"seconds": int(61 * DAY)}, "right would be 86400 to"),
        ({"increment": int(2 * DAY)}, "right would be 0 to 86400"),
        ({"then": None}, "right would be 'give_up' or a bot"),
        ({"sleep": {**night, "zone": "Atlantis"}}, "right would be like Europe/Berlin"),
        ({"sleep": {**night, "begin": 1440}}, "right would be 0 to 1439"),
        ({"sleep": {**night, "begin": 420}}, "right would be 1 to 600"),
        ({"sleep": {**night, "begin": 20 * 60}}, "right would be 1 to 600"),
        ({"kind": "days", "increment": 0, "sleep": night}, "right would be a bank"),
        ({"kind": "relaxed", "seconds": 60, "increment": 0}, "right would be no 'then'"),
    ):
        with pytest.raises(Refusal, match=why):
            clocks.wished({**good, **wrong}, 2, clocks.SHORTEST)

    async def story(one: Evening) -> None:
        for wrong, why in (
            ({"clock": a_day("nobody")}, "there is no bot called 'nobody'"),
            ({"clock": a_day("hard"), "rated": True}, "right would be 'give_up'"),
            ({"game": "yedo", "clock": a_day("hard"), "even_windows": True}, "over days nobody answers within seconds"),
        ):
            with pytest.raises(Refusal, match=why):
                await one.open(wrong.pop("clock"), **wrong)  # type: ignore[arg-type]
        await one.open(a_day("give_up"), rated=True)

    evening(database, story)


def test_a_bank_runs_only_outside_of_sleep_and_gives_back_up_to_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    at = datetime(2026, 3, 2, 21, 0, tzinfo=UTC).timestamp()  # 22:00 in Berlin
    now = [at]
    monkeypatch.setattr(clocks, "wall", lambda: now[0])
    clock = Clock("bank", int(2 * DAY), 3600, 2, "hard", Quiet(23 * 60, 7 * 60, "Europe/Berlin"))
    clock.run(0)
    now[0] = at + 12 * HOUR  # 10:00
    assert clock.left_now(0) == 2 * DAY - 4 * HOUR
    # 16 hours of every day: 44 hours are left at 10:00, so they end on the fourth day at 14:00.
    assert clock.due == at + 12 * HOUR + 13 * HOUR + 8 * HOUR + 16 * HOUR + 8 * HOUR + 15 * HOUR
    again = clocks.load(orjson.loads(orjson.dumps(clock.save())))
    assert again is not None
    assert (again.due, again.left_now(0), again.then, again.sleep) == (
        clock.due,
        clock.left_now(0),
        "hard",
        clock.sleep,
    )
    clock.run(None)
    clock.decided(0, False, 1, 1)
    assert clock.left == [2 * DAY - 3 * HOUR, 2 * DAY]
    clock.run(1)
    clock.run(None)
    clock.decided(1, False, 2, 0)
    assert clock.left[1] == 2 * DAY, "not more than at first"


def test_days_a_move_are_full_again_only_when_the_choice_passes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(clocks, "wall", lambda: now[0])
    clock = Clock("days", int(DAY), 0, 2, "hard")
    clock.run(0)
    now[0] = 20 * HOUR
    clock.run(None)
    clock.decided(0, False, 1, 0)
    assert clock.left[0] == 4 * HOUR, "several decisions of a turn share its time"
    clock.decided(0, False, 2, 1)
    clock.decided(1, False, 3, 0)
    assert clock.left == [DAY, DAY]


def test_time_between_pauses() -> None:
    times = [(30.0, 40.0), (10.0, 20.0), (15.0, 25.0)]
    assert pauses.seconds_between(0, 50, times) == 25
    assert pauses.seconds_between(12, 18, times) == 0
    assert pauses.seconds_between(50, 40, times) == 0, "a clock that was set back"
    for seconds in (0, 9, 10, 11, 14, 15, 16, 99):
        then = pauses.moment_after(0, seconds, times)
        assert pauses.seconds_between(0, then, times) == seconds
    assert pauses.moment_after(12, 5, times) == 30


def test_hours_of_sleep_where_the_clocks_are_changed() -> None:
    night = Quiet(23 * 60, 7 * 60, "Europe/Berlin")
    spring = datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()
    (_, (begin, end), *_) = list(night.between(spring, spring + DAY))
    assert end - begin == 7 * HOUR, "one hour is left out in this night"
    noon = Quiet(12 * 60, 13 * 60, "Europe/Berlin")
    assert [last - first for first, last in noon.between(spring, spring + DAY)] == [HOUR] * 3
