"""The server under load: live four-seat tables with real WebSockets, from the command to the last seat's update.

First at a steady pace, whether or not the server keeps up; then as fast as possible; last, opening a finished game. The
same requests go to a bare web server in the same minute, without rules and database: its cost per move is the lower
bound. The clients run in this process, on the same machine.

Prints moves per second, milliseconds at the median, the 95th and the 99th percentile, and the processor time of all
the server's processes per move, which depends least on other programs; beside it that of the
clients.

    python bench/server/load.py [--tables 1000] [--seconds 20] [--pace 100] [--game osaka] [--db URL] [--processes N]

`--db postgres` starts a PostgreSQL of its own, like the tests: Debian's, with its files in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load_guests import SEATS, Calls, Table

from higaki import catalogue

# The number of commands in flight at full speed.
AT_ONCE = 32
OPENED_AT_ONCE = 8


class Asked(argparse.Namespace):
    tables: int
    seconds: float
    pace: float
    game: str
    db: str | None
    processes: int
    bare: bool


class Moment:
    """The start of a measurement: the time, and the processor time of server and clients until then."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.time, self.used, self.used_here = time.perf_counter(), processor_seconds(server), time.process_time()


class Figures:
    """The measurements of one server in one mode."""

    def __init__(self, waits: list[float], since: Moment) -> None:
        now = Moment(since.server)
        self.waits = sorted(1000 * wait for wait in waits)
        self.rate = len(waits) / (now.time - since.time)
        self.cost = 1000 * (now.used - since.used) / len(waits)
        self.clients = 1000 * (now.used_here - since.used_here) / len(waits)

    def percentile(self, part: float) -> float:
        return self.waits[min(len(self.waits) - 1, int(part * len(self.waits)))]

    def show(self, title: str) -> None:
        waits = "  ".join(f"p{100 * part:.0f} {self.percentile(part):6.1f} ms" for part in (0.5, 0.95, 0.99))
        costs = f"{self.cost:5.2f} ms processor/move, clients {self.clients:.2f}"
        print(f"{title:<40} {self.rate:6.1f} moves/s  {waits}  {costs}", flush=True)


def processor_seconds(process: int) -> float:
    """The processor time of a process and its children."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = [int(child) for task in Path(f"/proc/{process}/task").iterdir() for child in _children(task)]
    used = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return used + sum(processor_seconds(child) for child in children)


def _children(task: Path) -> list[str]:
    return (task / "children").read_text().split()


async def seated(calls: Calls, tables: int, game: str) -> list[Table]:
    names = tuple(catalogue.find(game).seat_names)[:SEATS]
    found = [Table(calls, game, names) for _ in range(tables)]
    waiting = iter(found)

    async def open_some() -> None:
        for table in waiting:
            await table.open()

    await asyncio.gather(*[open_some() for _ in range(OPENED_AT_ONCE)])
    await asyncio.sleep(3)  # until all have received the presence of the others
    return found


async def at_pace(tables: list[Table], seconds: float, pace: float, server: int) -> Figures:
    """This many moves per second in all, each at a table without a command in flight."""
    rng, waits, under_way = random.Random(1), list[float](), set[asyncio.Task[None]]()
    since = Moment(server)

    async def move(table: Table) -> None:
        waits.append(await table.play(rng))

    for number in range(int(seconds * pace)):
        await asyncio.sleep(max(0, since.time + number / pace - time.perf_counter()))
        ready = [table for table in rng.sample(tables, min(50, len(tables))) if table.ready]
        if ready:
            task = asyncio.create_task(move(ready[0]))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    return Figures(waits, since)


async def flat_out(tables: list[Table], seconds: float, server: int) -> Figures:
    rng, waits = random.Random(2), list[float]()
    since = Moment(server)

    async def go_on(some: list[Table]) -> None:
        while time.perf_counter() < since.time + seconds:
            ready = [table for table in some if table.ready]
            if not ready:
                return  # all of these games are over
            waits.append(await rng.choice(ready).play(rng))

    await asyncio.gather(*[go_on(tables[number::AT_ONCE]) for number in range(min(AT_ONCE, len(tables)))])
    return Figures(waits, since)


async def measured(title: str, port: int, server: int, asked: Asked) -> list[Figures]:
    calls = Calls(port)
    tables = await seated(calls, asked.tables, asked.game)
    steady = await at_pace(tables, asked.seconds, asked.pace, server)
    steady.show(f"{title}, {asked.tables} tables, steady")
    fast = await flat_out(tables, asked.seconds, server)
    fast.show(f"{title}, {AT_ONCE} moves at once")
    for table in tables:
        table.close()
    calls.close()
    return [steady, fast]


async def opening_a_finished_game(port: int) -> None:
    """Four people at one screen play a game; then somebody opens it, and its replay."""
    calls, rng = Calls(port), random.Random(3)
    cookie = f"higaki={(await calls.ask('GET', '/api/me'))[0]}"
    seats = [{"kind": "me"}, *[{"kind": "here", "name": f"guest {number}"} for number in range(3)]]
    table = json.loads((await calls.ask("POST", "/api/tables", cookie, {"game": "osaka", "seats": seats}))[1])["table"]
    view = json.loads((await calls.ask("GET", f"/api/tables/{table}", cookie))[1])
    moves = 0
    while view["state"] == "playing":
        body = {
            "command_id": f"move-{moves:06}",
            "expected_seq": view["seq"],
            "thing": rng.choice(view["scene"]["options"]),
        }
        view = json.loads((await calls.ask("POST", f"/api/tables/{table}/play", cookie, body))[1])["view"]
        moves += 1
    for title, path in ("opening a finished game", ""), ("opening its replay", "/replay"):
        waits = []
        for _ in range(20):
            begin = time.perf_counter()
            await calls.ask("GET", f"/api/tables/{table}{path}", cookie)
            waits.append(1000 * (time.perf_counter() - begin))
        print(f"{f'{title} ({moves} moves)':<40} p50 {statistics.median(waits):6.1f} ms  longest {max(waits):6.1f} ms")
    calls.close()


@contextmanager
def running(command: list[str], port: int, path: str) -> Iterator[int]:
    """Start a server in its own process, wait until it answers, and stop it at the end."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5).close()
                break
            except OSError:
                assert process.poll() is None, f"{' '.join(command)} ended at once"
                time.sleep(0.1)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


@contextmanager
def database_at(asked: str | None, folder: Path) -> Iterator[str]:
    """The address of the database."""
    if asked != "postgres":
        yield asked or f"sqlite:///{folder / 'load.db'}"
        return
    sys.path.append(str(Path(__file__).parents[2] / "tests/support/database"))
    from postgres import Cluster  # noqa: PLC0415

    cluster = Cluster()
    try:
        cluster.start()
        yield cluster.new_database()
    finally:
        cluster.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=100)
    parser.add_argument("--game", default="osaka")
    parser.add_argument("--db", help="where the tables are kept; a new file if nothing is said, or `postgres`")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--no-bare", dest="bare", action="store_false", help="only our own server")
    asked = parser.parse_args(namespace=Asked())
    with tempfile.TemporaryDirectory() as folder, database_at(asked.db, Path(folder)) as database:
        port = free_port()
        command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", database, "--limits", "100000"]
        if asked.processes > 1:
            command += ["--processes", str(asked.processes)]
        with running(command, port, "/healthz") as server:
            ours = asyncio.run(measured("higaki", port, server, asked))
            asyncio.run(opening_a_finished_game(port))
    if asked.bare:
        port = free_port()
        command = [sys.executable, str(Path(__file__).parent / "load_bare.py"), str(port), "8000"]
        with running(command, port, "/api/me") as server:
            bare = asyncio.run(measured("bare web server", port, server, asked))
        print(f"a move costs {ours[0].cost / bare[0].cost:.1f} times what the bare web server's costs")


if __name__ == "__main__":
    main()
