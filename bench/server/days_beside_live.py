"""The delay of a live move while ten thousand tables over days lie beside it.

Two servers run at once, each with the same number of live four-seat tables; the database of one also holds the tables
over days, in all games, with clocks that run. Moves are made at a steady pace, by turns at the one and at the other, so
other programs slow both alike. During the turns of the second one people also visit tables over days: each visit opens
one that is not in memory and makes a move. Ten thousand tables with four moves a day have a move every two seconds.

Prints for each turn the milliseconds at the median and the 99th percentile and how many programs wanted a processor;
at the end both servers' start, memory, processor time per move and percentiles of all turns; the ratio of the latter,
and that of the middle turns, which one disturbed turn does not change.

    python bench/server/days_beside_live.py [--days 10000] [--tables 1000] [--pace 60] [--seconds 10] [--turns 4]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
import uuid
from contextlib import ExitStack
from pathlib import Path

from full_database import played
from load import Figures, at_pace, free_port, processor_seconds, running, seated
from load_guests import Calls, Table

from higaki import catalogue
from higaki.server.accounts import guests
from higaki.server.database import sqlite_store
from higaki.server.storage import write_tables
from higaki.server.tables.clocks import Clock
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

PEOPLE = 2000
DAY = 24 * 3600
# Games of these lengths, in decisions.
LENGTHS = (10, 60, 150, 300)


class Asked(argparse.Namespace):
    days: int
    tables: int
    pace: float
    seconds: float
    turns: int
    visits: float


class House:
    """The tables over days in a new database, and the cookies of those whose turn it is."""

    def __init__(self, url: str, tables: int) -> None:
        rng, names = random.Random(1), catalogue.names()
        matches = [played(game, length) for game in names for length in LENGTHS]
        # The table, and the cookie of whose turn it is.
        self.turns: list[tuple[str, str]] = []
        engine = sqlite_store.open_database(url)
        with engine.begin() as connection:
            people = [guests.new_guest(connection) for _ in range(PEOPLE)]
            for number in range(tables):
                match = matches[number % len(matches)]
                here = rng.sample(people, match.table.seats)
                occupants = [Occupant(guest.id, None, None, False) for guest, _ in here]
                options = match.game.settings.chosen(match.table.settings)
                room = Room(f"days-{number:06}", match.game, True, occupants, options, here[0][0].id)
                room.match, room.turn_since = match, guests.now()
                room.clock = Clock("days", rng.choice((1, 2, 3, 7)) * DAY, 0, match.table.seats)
                room.run_clock_over_days()
                write_tables.insert_room(connection, room)
                self.turns.append((room.id, f"higaki={here[match.seat][1]}"))
        engine.dispose()
        rng.shuffle(self.turns)


class Side:
    """One of the two servers, with its live tables and what was measured there."""

    def __init__(self, title: str, port: int, process: int, started: float) -> None:
        self.title, self.port, self.process, self.started = title, port, process, started
        self.calls = Calls(port)
        self.tables: list[Table] = []
        self.waits: list[float] = []
        # The percentile 99 of each turn.
        self.worst: list[float] = []
        self.used = 0.0

    async def turn(self, asked: Asked) -> Figures:
        before = processor_seconds(self.process)
        figures = await at_pace(self.tables, asked.seconds, asked.pace, self.process)
        self.used += processor_seconds(self.process) - before
        self.waits += figures.waits
        self.worst.append(figures.percentile(0.99))
        load = os.getloadavg()[0]
        told = "  ".join(f"p{100 * part:.0f} {figures.percentile(part):6.1f} ms" for part in (0.5, 0.99))
        print(f"{self.title:<28} {figures.rate:5.0f} moves/s  {told}  load {load:.1f}", flush=True)
        return figures

    def percentile(self, part: float) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(part * len(waits)))]

    def show(self) -> None:
        told = "  ".join(f"p{100 * part:.0f} {self.percentile(part):6.1f} ms" for part in (0.5, 0.95, 0.99))
        cost = f"{1000 * self.used / len(self.waits):.2f} ms processor/move"
        print(f"{self.title:<28} {told}  {cost}  {memory(self.process)} MB  start {self.started:.1f} s")


def memory(process: int) -> int:
    """The resident memory of a process in MB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) // 1024


async def visit(calls: Calls, house: House, per_second: float, count: list[int]) -> None:
    """People come to tables over days, one after the other, and make a move."""
    rng = random.Random(3)
    while True:
        table, cookie = house.turns.pop()
        view = json.loads((await calls.ask("GET", f"/api/tables/{table}", cookie))[1])
        body = {
            "command_id": str(uuid.uuid4()),
            "expected_seq": view["seq"],
            "thing": rng.choice(view["scene"]["options"]),
        }
        await calls.ask("POST", f"/api/tables/{table}/play", cookie, body)
        count[0] += 1
        await asyncio.sleep(1 / per_second)


async def measured(sides: list[Side], house: House, asked: Asked) -> None:
    for side in sides:
        side.tables = await seated(side.calls, asked.tables, "osaka")
    alone, beside = sides
    visitors, count = Calls(beside.port), [0]
    for number in range(2 * asked.turns):
        # Whoever is slower after the other has rested is first and second equally often.
        for side in sides if number % 2 == 0 else reversed(sides):
            visiting = asyncio.create_task(visit(visitors, house, asked.visits, count)) if side is beside else None
            await asyncio.sleep(1)
            await side.turn(asked)
            if visiting is not None:
                visiting.cancel()
                await asyncio.gather(visiting, return_exceptions=True)
    for side in sides:
        side.show()
    for part in (0.5, 0.95, 0.99):
        print(f"p{100 * part:.0f}: {beside.percentile(part) / alone.percentile(part):.2f} times as long beside them")
    middle = statistics.median(beside.worst) / statistics.median(alone.worst)
    print(f"p99 of the middle turn: {middle:.2f} times as long beside them")
    print(f"{count[0]} moves at tables over days")
    for side in sides:
        for table in side.tables:
            table.close()
        side.calls.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--visits", type=float, default=1, help="visits to tables over days per second")
    asked = parser.parse_args(namespace=Asked())
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        urls = [f"sqlite:///{Path(folder) / name}.db" for name in ("alone", "beside")]
        house = House(urls[1], asked.days)
        print(f"{len(house.turns)} tables over days, {Path(folder, 'beside.db').stat().st_size >> 20} MB", flush=True)
        sides = []
        for title, url in zip(("live tables alone", f"beside {asked.days} over days"), urls, strict=True):
            port, begin = free_port(), time.perf_counter()
            command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", url, "--limits", "100000"]
            process = stack.enter_context(running(command, port, "/healthz"))
            sides.append(Side(title, port, process, time.perf_counter() - begin))
        asyncio.run(measured(sides, house, asked))


if __name__ == "__main__":
    main()
