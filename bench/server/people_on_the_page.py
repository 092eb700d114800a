"""The delay of a move while a thousand people look at the front page and a hundred seek a game.

Moves are made at a steady pace at live four-seat tables, from the command to the last seat's update. By turns, with and
without the others: they ask for the lobby every eight seconds, those who seek every three, and every second some begin
and end to seek. The names of all who seek look alike, so nobody is matched and each match is searched to the end. Both
kinds of turns are of the same run, so other programs slow them alike.

Prints milliseconds at the median and the 95th percentile of both, and their ratio, the requests of the others per
second, and the server's processor time for each.

    python bench/server/people_on_the_page.py [--people 1000] [--seeks 100] [--tables 50] [--pace 20] [--turns 4]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
import uuid
from pathlib import Path

from load import Figures, at_pace, database_at, free_port, processor_seconds, running, seated
from load_guests import Calls

LOOK_AGAIN = 8.0
WHILE_SEEKING = 3.0
# A guest without tables asks for them every fourth time.
LOOKS_PER_ME = 4
MADE_AT_ONCE = 32
NEW_SEEKS_PER_SECOND = 5


class Asked(argparse.Namespace):
    people: int
    seeks: int
    tables: int
    pace: float
    seconds: float
    turns: int
    db: str | None
    processes: int


class Crowd:
    """The people on the page. They ask only while they are awake."""

    def __init__(self, calls: Calls, people: int, seeks: int) -> None:
        self.calls = calls
        self.people, self.seeks = people, seeks
        self.cookies: list[str] = []
        self.requests = 0
        self.awake = asyncio.Event()

    async def come(self) -> None:
        async def some(number: int) -> None:
            for _ in range(number, self.people, MADE_AT_ONCE):
                token, _body = await self.calls.ask("GET", "/api/me")
                self.cookies.append(f"higaki={token}")

        await asyncio.gather(*[some(number) for number in range(MADE_AT_ONCE)])
        for cookie in self.cookies[: self.seeks]:
            await self.calls.ask("PATCH", "/api/me", cookie, {"name": "Ann"})
            await self.seek(cookie)

    async def seek(self, cookie: str) -> None:
        body = {"command_id": str(uuid.uuid4()), "game": "yokohama", "least": 2, "most": 4}
        await self._ask("POST", "/api/seeks", cookie, body)

    async def _ask(self, method: str, path: str, cookie: str, body: object = None) -> None:
        await self.calls.ask(method, path, cookie, body)
        self.requests += 1

    async def look(self, number: int) -> None:
        """One page: it asks at its own moments. They go on while it sleeps, so that pages do not wake up together."""
        cookie, pause = self.cookies[number], WHILE_SEEKING if number < self.seeks else LOOK_AGAIN
        moment, rounds = time.perf_counter() + pause * random.random(), number
        while True:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            moment, rounds = moment + pause, rounds + 1
            if self.awake.is_set():
                await self._ask("GET", "/api/lobby", cookie)
                if rounds % LOOKS_PER_ME == 0:
                    await self._ask("GET", "/api/me", cookie)

    async def change_their_minds(self) -> None:
        number = 0
        while True:
            await self.awake.wait()
            cookie = self.cookies[number % self.seeks]
            await self._ask("DELETE", "/api/seeks/yokohama", cookie)
            await self.seek(cookie)
            number += 1
            await asyncio.sleep(1 / NEW_SEEKS_PER_SECOND)


async def measured(port: int, server: int, asked: Asked) -> None:
    crowd = Crowd(Calls(port), asked.people, asked.seeks)
    await crowd.come()
    calls = Calls(port)
    tables = await seated(calls, asked.tables, "osaka")
    pages = [asyncio.create_task(crowd.look(number)) for number in range(asked.people)]
    pages.append(asyncio.create_task(crowd.change_their_minds()))
    alone, among = list[float](), list[float]()
    used, requests, moves = [0.0, 0.0], 0, [0, 0]
    for _ in range(asked.turns):
        for with_people in (False, True):
            (crowd.awake.set if with_people else crowd.awake.clear)()
            await asyncio.sleep(2)  # until the last turn's requests are answered
            before, said = processor_seconds(server), crowd.requests
            figures: Figures = await at_pace(tables, asked.seconds, asked.pace, server)
            (among if with_people else alone).extend(figures.waits)
            used[with_people] += processor_seconds(server) - before
            moves[with_people] += len(figures.waits)
            requests += (crowd.requests - said) * with_people
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)
    for table in tables:
        table.close()
    for part in (0.5, 0.95):
        one, other = (sorted(waits)[int(part * len(waits))] for waits in (alone, among))
        ratio = f"{other / one:.2f} times as long"
        print(f"p{100 * part:.0f}: alone {one:6.1f} ms, with {asked.people} people {other:6.1f} ms, {ratio}")
    seconds = asked.turns * asked.seconds
    extra = used[1] - used[0] * moves[1] / max(1, moves[0])
    print(f"{requests / seconds:.0f} requests/s of people on the page, {1000 * extra / requests:.2f} ms processor each")
    print(f"moves: {moves[0]} alone, {moves[1]} among people; processor {used[0]:.1f} s and {used[1]:.1f} s")
    calls.close()
    crowd.calls.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--seeks", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--db", help="as in load.py")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(namespace=Asked())
    with tempfile.TemporaryDirectory() as folder, database_at(asked.db, Path(folder)) as database:
        port = free_port()
        command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", database, "--limits", "100000"]
        if asked.processes > 1:
            command += ["--processes", str(asked.processes)]
        with running(command, port, "/healthz") as server:
            asyncio.run(measured(port, server, asked))


if __name__ == "__main__":
    main()
