"""The server under load: live four-seat tables with real sockets, from the command to the last seat's update.

One server process and one process of clients on the same machine. First at a steady pace, then as fast as the clients
answer; last, opening a finished game. Prints moves per second, and milliseconds at the median and the 99th percentile;
for moves also what each costs the server's process in time of the processor, which depends least on what else runs.

    python bench/load.py [--tables 100] [--seconds 20] [--pace 50]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import websockets

SEATS = 4


class Table:
    """One table with four guests, each with a socket of its own."""

    def __init__(self, base: str, pace: Pace) -> None:
        self.base = base
        self.pace = pace
        self.id = ""
        self.clients: list[httpx.AsyncClient] = []
        self.updates: list[dict[int, float]] = [{} for _ in range(SEATS)]
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.news = asyncio.Event()

    async def open(self) -> None:
        self.clients = [httpx.AsyncClient(base_url=self.base, timeout=30) for _ in range(SEATS)]
        for client in self.clients:
            await client.get("/api/me")
        wish = {"game": "osaka", "seats": [{"kind": "me"}, *[{"kind": "friend"}] * 3], "options": {}, "private": True}
        self.id = (await self.clients[0].post("/api/tables", json=wish)).json()["table"]
        for number, seat in enumerate(["white", "pink", "beige"], 1):
            await self.clients[number].post(f"/api/tables/{self.id}/join", json={"seat": seat})

    async def listen(self, number: int) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.clients[number].cookies.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.id}/live?since=0"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as channel:
            async for message in channel:
                text = str(message)
                found = re.match(r'\{"seq":(\d+)', text)
                assert found is not None
                self.updates[number].setdefault(int(found[1]), time.perf_counter())
                if '"options":["' in text or '"over":true' in text:
                    self.views[number] = json.loads(text)["view"]
                self.news.set()

    async def command(self, mover: int, body: dict[str, Any]) -> None:
        """As the client does: the same command again until it is answered."""
        for _ in range(5):
            try:
                answer = await self.clients[mover].post(f"/api/tables/{self.id}/play", json=body)
            except httpx.TransportError:
                continue  # an idle connection that the server had just closed
            assert answer.status_code == 200, answer.text
            return
        raise AssertionError("no answer")

    async def play(self, until: float, waits: list[float]) -> None:
        """Whoever's turn it is moves; measured is the time until the last of the four has heard of it."""
        luck = random.Random(self.id)
        while time.perf_counter() < until:
            newest = max(self.views, key=lambda view: int(view.get("seq", -1)))
            if newest.get("state") == "over":
                return
            options = newest["scene"]["options"] if newest else []
            if not options:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 10)
                continue
            mover, seq = self.views.index(newest), newest["seq"] + 1
            await self.pace.wait()
            begin = time.perf_counter()
            body = {"command_id": str(uuid.uuid4()), "expected_seq": seq - 1, "thing": luck.choice(options)}
            await self.command(mover, body)
            while not all(seq in heard for heard in self.updates):
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 10)
            waits.append(max(heard[seq] for heard in self.updates) - begin)


class Pace:
    """So many moves per second over all tables; none means as fast as it goes."""

    def __init__(self, per_second: float | None) -> None:
        self.per_second = per_second
        self.next = time.perf_counter()

    async def wait(self) -> None:
        if self.per_second is not None:
            self.next = max(self.next, time.perf_counter()) + 1 / self.per_second
            await asyncio.sleep(self.next - time.perf_counter())


def processor_seconds(process: int) -> float:
    """What a process has used so far, without those it has started."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def run(base: str, server: int, tables: int, seconds: float, per_second: float | None) -> None:
    pace = Pace(per_second)
    seated = [Table(base, pace) for _ in range(tables)]
    for table in seated:
        await table.open()
    ears = [asyncio.create_task(table.listen(number)) for table in seated for number in range(SEATS)]
    await asyncio.sleep(2)
    waits: list[float] = []
    begin, used = time.perf_counter(), processor_seconds(server)
    await asyncio.gather(*[table.play(begin + seconds, waits) for table in seated])
    spent, used = time.perf_counter() - begin, processor_seconds(server) - used
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)
    for table in seated:
        for client in table.clients:
            await client.aclose()
    title = "as fast as clients answer" if per_second is None else f"at {per_second:g} moves per second"
    show(f"{tables} tables, {title}", waits, len(waits) / spent)
    print(f"{'':<44} {1000 * used / len(waits):7.1f} ms of the processor per move")


def show(title: str, waits: list[float], rate: float | None = None) -> None:
    milliseconds = sorted(1000 * wait for wait in waits)
    p99 = milliseconds[min(len(milliseconds) - 1, int(0.99 * len(milliseconds)))]
    moves = f"{rate:7.1f} moves/s  " if rate is not None else " " * 17
    print(f"{title:<44} {moves} p50 {statistics.median(milliseconds):7.1f} ms  p99 {p99:7.1f} ms  (n = {len(waits)})")


def finished_game(base: str) -> None:
    """Play one long game by HTTP alone, then open it as somebody new would."""
    with httpx.Client(base_url=base, timeout=30) as client:
        longest, length = "", 0
        for _ in range(3):
            seats = [{"kind": "me"}, *[{"kind": "here", "name": f"guest {n}"} for n in range(3)]]
            client.get("/api/me")
            table = client.post("/api/tables", json={"game": "osaka", "seats": seats}).json()["table"]
            view, luck = client.get(f"/api/tables/{table}").json(), random.Random(table)
            while view["state"] == "playing":
                thing = luck.choice(view["scene"]["options"])
                body = {"command_id": str(uuid.uuid4()), "expected_seq": view["seq"], "thing": thing}
                update = client.post(f"/api/tables/{table}/play", json=body).json()
                view = update["view"]
            if update["entries_total"] > length:
                longest, length = table, update["entries_total"]
        waits: dict[str, list[float]] = {"": [], "/replay": []}
        for _ in range(20):
            for path, times in waits.items():
                begin = time.perf_counter()
                assert client.get(f"/api/tables/{longest}{path}").status_code == 200
                times.append(time.perf_counter() - begin)
    show(f"opening a finished game of {length - 1} moves", waits[""])
    show("opening its replay", waits["/replay"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=50)
    asked = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'load.db'}"
        command = [sys.executable, "-m", "higaki", "serve", "--port", str(port), "--db", database, "--limits", "100000"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=dict(os.environ))
        try:
            base = f"http://127.0.0.1:{port}"
            for _ in range(100):
                try:
                    httpx.get(f"{base}/healthz")
                    break
                except httpx.ConnectError:
                    time.sleep(0.1)
            asyncio.run(run(base, server.pid, asked.tables, asked.seconds, asked.pace))
            asyncio.run(run(base, server.pid, asked.tables, asked.seconds, None))
            finished_game(base)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)


if __name__ == "__main__":
    main()
