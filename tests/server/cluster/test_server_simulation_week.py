"""Weeks that could have been at a table over days, on both databases: vacations, substitutes, floods of seeks, servers
that are off, and clocks that leap.

Nobody's time is over before they had all of it, nobody decides for a seat that is somebody else's, nothing that was
answered is lost, and a table at which nobody comes any more goes on by itself.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
import toy_town
from postgres import Cluster
from sampling import SOAK
from serving import serial_run
from simulated import Loop, empty_database
from simulated_week import DAY, ROUND, SILENCE, Traveller, TurnWatch, Week, check_people, holders, named
from sqlalchemy import Engine, select

from higaki import catalogue
from higaki.server.accounts import vacations
from higaki.server.background import clock_keeper, day_clocks
from higaki.server.commands import seating
from higaki.server.common import monotonic_time
from higaki.server.database import schema
from higaki.server.database.postgres.store import open_postgres
from higaki.server.storage import day_tables, integrity, read_tables
from higaki.server.tables import views
from higaki.server.tables.room import OVER
from higaki.server.tables.subscribers import Subscriber

# What happens differs little from one database to the other, and with PostgreSQL a week takes three times as long.
SCHEDULES = {"sqlite": 400 if SOAK else 1, "postgresql": 400 if SOAK else 1}
DAYS_OF_PLAY = 7
TOWN = toy_town.GAME
NAMES = ("ann", "bob", "cem", "dee")
WISH: dict[str, Any] = {
    "game": "toy_town",
    "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy", "name": None}],
    "options": {},
    "private": False,
    "memory": "open",
    "rated": False,
    "substitutes": True,
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    if request.param == "sqlite":
        yield empty_database()
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        opened = open_postgres(cluster.new_database())
        yield opened
        opened.dispose()


@pytest.fixture(autouse=True)
def short_days(monkeypatch: pytest.MonkeyPatch) -> None:
    find = catalogue.find
    monkeypatch.setattr(catalogue, "find", lambda name: TOWN if name == "toy_town" else find(name))
    monkeypatch.setattr(vacations, "A_DAY", float(DAY))
    monkeypatch.setattr(day_clocks, "SECONDS_BETWEEN_ROUNDS", ROUND)
    monkeypatch.setattr(day_tables, "LONGEST_SILENCE", SILENCE)
    # Clocks that leap are set back after the test.
    monkeypatch.setattr(monotonic_time, "_BEGIN", monotonic_time._BEGIN)


def week(engine: Engine, seed: int) -> Week:
    foreseen = random.Random(seed)
    random.seed(seed)
    world = Week(engine, seed)
    with (
        patch.object(secrets, "token_bytes", lambda size=32: foreseen.randbytes(size)),
        patch.object(secrets, "token_hex", lambda size=32: foreseen.randbytes(size).hex()),
        patch.object(secrets, "token_urlsafe", lambda size=32: foreseen.randbytes(size).hex()),
        patch.object(Subscriber, "__hash__", lambda self: int(self.address)),
        asyncio.Runner(loop_factory=Loop) as runner,
    ):
        runner.run(_week(world))
    assert world.broken is None, world.broken
    return world


async def _week(world: Week) -> None:
    chance, loop = world.chance, asyncio.get_running_loop()
    world.danger, danger = 0.0, world.danger
    clock = {"kind": "days", "seconds": DAY, "increment": 0, "then": chance.choice(["greedy", "give_up"])}
    watch = TurnWatch(world, "")
    first = await world.begin_process(watch)

    async def open_table() -> tuple[list[Any], str]:
        known = [await first.service.store.run(named(name)) for name in NAMES]
        wish = json.loads(json.dumps(WISH | {"clock": clock}))
        room = await seating.open_table(first.service, known[0][0], wish, seating.Bounds(shortest_clock=1))
        await seating.join(first.service, room, known[1][0], TOWN.seat_names[1])
        return known, room.id

    known, watch.table = await first.within(open_table())
    people = [Traveller(world, guest, token, watch.table) for guest, token in known]
    listening = [asyncio.create_task(person.listen()) for person in people]
    world.danger = danger
    end = loop.time() + DAYS_OF_PLAY * DAY
    living = [asyncio.create_task(person.live(end)) for person in people]
    ruling = asyncio.create_task(_rule(world, watch, end))
    try:
        await asyncio.gather(*living, ruling)
        world.danger = 0.0
        if not world.processes:
            await world.begin_process(watch)
        # Nobody comes any more. A vacation, or a clock that was set back, makes it longer.
        await asyncio.sleep(4 * DAY + 2 * sum(map(abs, world.leaps)))
        _check(world, watch.table, people)
    finally:
        world.over = True
        for process in list(world.processes):
            process.kill()
        for task in (*living, ruling):
            task.cancel()
        await asyncio.gather(*living, ruling, *listening, return_exceptions=True)


async def _rule(world: Week, watch: TurnWatch, end: float) -> None:
    """Processes that died are replaced; now and then all of them end at once."""
    loop, chance = asyncio.get_running_loop(), world.chance
    while loop.time() < end:
        await asyncio.sleep(chance.random() * DAY / 2)
        if not world.processes or (len(world.processes) < 2 and chance.random() < 0.3):
            await world.begin_process(watch)
        elif chance.random() < 0.12:
            await world.outage(watch)


def _check(world: Week, table: str, people: list[Traveller]) -> None:
    with world.engine.begin() as connection:
        asked = select(schema.moves).where(schema.moves.c.table == table).order_by(schema.moves.c.seq)
        moves = list(connection.execute(asked).all())
        loaded = integrity.read_room(connection, table)
        saved = json.loads(read_tables.saved_text(connection, table))
        results = connection.execute(select(schema.results).where(schema.results.c.table == table)).all()
    assert loaded is not None
    room, names = loaded
    world.hold([move.seq for move in moves] == list(range(1, len(moves) + 1)), "the numbers have a gap")
    world.hold(room.person_to_move is None, "nobody comes any more, and the table still waits")
    many = len(room.occupants) + len(room.substitutes.made)
    world.hold(len(results) == (many if room.state == OVER else 0), "results are missing, or too early")
    rows = [(move.seq, move.command_id, move.seat, move.thing) for move in moves]
    again = serial_run(saved, rows)[0].save()
    world.hold(all(again[key] == saved[key] for key in ("log", "table", "luck")), "the moves lead to another table")
    kept = {move.command_id: move for move in moves}
    holder = holders(room, moves)
    for person in people:
        for command, (thing, seq) in person.moves.items():
            world.hold(command in kept, f"{command} was answered and is lost")
            move = kept[command]
            world.hold((move.thing, move.seq) == (thing, seq + 1), f"{command} asked for {thing} at {seq}")
            world.hold(holder(move.seat, move.seq) == person.guest.id, f"{command} was for the seat of somebody else")
        truth = json.loads(json.dumps(views.view(room, names, person.guest.id)))
        assert person.view is not None
        for what in ("seq", "state", "viewer", "left_seat", "scene", "entries", "happenings"):
            world.hold(person.view[what] == truth[what], f"{person.guest.name} ends with another {what}")
    check_people(world, people)


def test_no_week_breaks_a_promise(engine: Engine) -> None:
    happened: set[str] = set()
    leaps = 0
    for seed in range(SCHEDULES[engine.dialect.name]):
        try:
            world = week(engine, seed)
        except BaseException as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
        leaps += len(world.leaps)
        with world.engine.begin() as connection:
            for lines in connection.execute(select(schema.tables.c.happenings)).scalars():
                happened |= {line["what"] for line in lines or []}
    # All of it took place in some week.
    assert happened >= {"time_over", "took_over", "vacation"}
    assert leaps > 0


# That a week gives mistakes away depends on no database.


def test_a_clock_that_runs_while_servers_are_off_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_tables, "LONGEST_SILENCE", 1e9)
    engine = empty_database()
    assert any(_breaks(engine, seed) for seed in range(40))


def test_a_table_that_nobody_sees_to_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock_keeper.ClockKeeper, "_is_ours", lambda *_: False)
    assert _breaks(empty_database(), 0)


def _breaks(engine: Engine, seed: int) -> bool:
    try:
        week(engine, seed)
    except AssertionError:
        return True
    return False
