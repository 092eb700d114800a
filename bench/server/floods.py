"""How much slower an honest move becomes while one other address floods the server.

Forty connections send one kind of request each as fast as it is answered, and reconnect when they are closed. All
settings and limits are the defaults. Meanwhile one player plays at a table, one move after the other.

Prints for every kind of flood the median time of a move, its ratio to the time without a flood, the responses to the
flood, and the processor time of the server per response.

    python bench/server/floods.py [--connections 40] [--moves 60] [KIND ...]

Everything stays on this machine, and every flood ends after a number of moves or seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path

from load import free_port, processor_seconds, running
from load_guests import LENGTH, Calls

FROM = "127.0.0.2"  # another address than the honest player's
LONGEST_SECONDS = 20.0
PAUSE = 0.02
TABLES = 62
SWITCHED = b"HTTP/1.1 101"


def request(target: str, more: str = "") -> str:
    return f"GET {target} HTTP/1.1\r\nhost: 127.0.0.1\r\n{more}\r\n"


OLD = '{"command_id": "flood-of-moves", "expected_seq": 99, "thing": "anything"}'
UPGRADE = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
# The request of each flood; `me` is the cookie of a guest with many tables, and `table` one of them.
KINDS = {
    "deep path": request("/a" * 7500),
    "long path": request("/" + "a" * 15_000),
    "headers": request("/api/games", "".join(f"x{number}: a\r\n" for number in range(1500))),
    "cookies": request("/api/games", "cookie: " + "a=b; " * 3000 + "\r\n"),
    "openapi": request("/openapi.json"),
    "unknown page": request("/wp-login.php"),
    "page": request("/"),
    "health": request("/healthz"),
    "another host": request("/").replace("127.0.0.1", "evil.example"),
    "much asked": request("/api/games"),
    "many tables": request("/api/me", "cookie: {me}\r\n"),
    "old moves": request(
        "/api/tables/{table}/play",
        f"cookie: {{me}}\r\ncontent-type: application/json\r\ncontent-length: {len(OLD)}\r\n",
    ).replace("GET", "POST")
    + OLD,
    "live": request("/api/tables/{table}/live", f"{UPGRADE}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
    "connections": "",
}


async def _one(port: int, content: bytes, until: float, counted: Counter[str]) -> None:
    """One connection after the other, each kept for as long as the server keeps it."""
    while time.monotonic() < until:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(FROM, 0))
            try:
                while time.monotonic() < until:
                    if not content:
                        counted["connected"] += 1
                        break
                    writer.write(content)
                    async with asyncio.timeout(LONGEST_SECONDS):
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = LENGTH.search(head)
                        counted[head.split(b" ", 2)[1].decode()] += 1
                        if head.startswith(SWITCHED):
                            await reader.read(1)  # the view, or the refusal, is on its way
                            break
                        await reader.readexactly(int(length[1]) if length else 0)
            finally:
                writer.close()


def flood(port: int, connections: int, content: bytes, told: Connection) -> None:
    """The main function of the flooding process: it floods until it is stopped, then sends the counted responses."""
    counted: Counter[str] = Counter()

    async def all_of_them() -> None:
        until = time.monotonic() + LONGEST_SECONDS
        tasks = [asyncio.create_task(_one(port, content, until, counted)) for _ in range(connections)]
        await asyncio.to_thread(told.poll, LONGEST_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(all_of_them())
    told.send(counted)


@contextmanager
def flooded(port: int, connections: int, content: str, counted: Counter[str]) -> Iterator[None]:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(
        target=flood, args=(port, connections, content.encode(), there)
    )
    process.start()
    time.sleep(1.5)  # until all connections are open
    try:
        yield
    finally:
        here.send("stop")
        if here.poll(LONGEST_SECONDS):
            counted.update(here.recv())
        process.join(LONGEST_SECONDS)
        process.kill()


class Player:
    """Plays all seats of one table, one move after the other, and starts a new game when one is over."""

    def __init__(self, calls: Calls) -> None:
        self.calls = calls
        self.rng = random.Random(4)
        self.cookie = ""

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        token, answer = await self.calls.ask(method, path, self.cookie, body)
        self.cookie = self.cookie or f"higaki={token}"
        return answer

    async def open(self) -> str:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
        answer = await self.ask("POST", "/api/tables", {"game": "osaka", "seats": seats})
        return str(json.loads(answer)["table"])

    async def moves(self, number: int) -> list[float]:
        """Play this many moves. Returns the seconds that each took."""
        took: list[float] = []
        end = time.monotonic() + LONGEST_SECONDS / 2
        while len(took) < number and time.monotonic() < end:
            table = await self.open()
            view = json.loads(await self.ask("GET", f"/api/tables/{table}"))
            while view["state"] == "playing" and len(took) < number and time.monotonic() < end:
                body = {
                    "command_id": f"move-{self.rng.getrandbits(40):012}",
                    "expected_seq": view["seq"],
                    "thing": self.rng.choice(view["scene"]["options"]),
                }
                begin = time.perf_counter()
                view = json.loads(await self.ask("POST", f"/api/tables/{table}/play", body))["view"]
                took.append(time.perf_counter() - begin)
                await asyncio.sleep(PAUSE)
        return took


async def many_tables(port: int) -> tuple[str, str]:
    """The cookie of a guest with many tables, and one of these."""
    calls = Calls(port)
    guest = Player(calls)
    await guest.ask("GET", "/api/me")
    tables = [await guest.open() for _ in range(TABLES)]
    calls.close()
    return guest.cookie, tables[-1]


async def measured(port: int, server: int, guest: str, table: str, asked: argparse.Namespace) -> None:
    calls = Calls(port)
    player = Player(calls)
    await player.ask("GET", "/api/me")
    alone = statistics.median(await player.moves(asked.moves))
    print(f"{'no flood':<14} {1000 * alone:8.1f} ms a move", flush=True)
    for kind in asked.kinds or KINDS:
        counted: Counter[str] = Counter()
        content = KINDS[kind].replace("{me}", guest).replace("{table}", table)
        with flooded(port, asked.connections, content, counted):
            used, begin = processor_seconds(server), time.perf_counter()
            took = await player.moves(asked.moves)
            seconds, used = time.perf_counter() - begin, processor_seconds(server) - used
        median = statistics.median(took)
        answers = " ".join(f"{status}:{number}" for status, number in counted.most_common())
        load = f"{100 * used / seconds:3.0f} % of a core"
        print(f"{kind:<14} {1000 * median:8.1f} ms a move, {median / alone:6.1f} times  {load}  {answers}", flush=True)
        await asyncio.sleep(6)  # until the rate limits have recovered
    calls.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of: {', '.join(KINDS)}")
    parser.add_argument("--connections", type=int, default=40)
    parser.add_argument("--moves", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite:///{Path(folder) / 'floods.db'}"
        command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", database]
        with running([*command, "--limits", "100000"], port, "/healthz"):
            guest, table = asyncio.run(many_tables(port))
        with running(command, port, "/healthz") as server:
            asyncio.run(measured(port, server, guest, table, asked))


if __name__ == "__main__":
    main()
