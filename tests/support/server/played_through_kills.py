"""People who play and talk while something is killed, and whether all that they were told of is there, once."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
import uuid
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable

import httpx
from sampling import SOAK
from serving import (
    FRIEND,
    GREEDY,
    ME,
    Json,
    Server,
    merged,
    serial_run,
    whose_turn,
)
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 60
# Seconds before each decision: so that there are some on their way when something is killed, and not thousands more.
THINKING = 0.02
AWAY = (OSError, TimeoutError, WebSocketException)


class Player:
    """A guest whose browser never gives up: it comes back with its last seq and repeats an unanswered command."""

    def __init__(self, server: Server, name: str, seed: int) -> None:
        self.server = server
        self.name = name
        self.random = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=server.url, trust_env=False, verify=False, timeout=10)
        self.view: Json | None = None
        self.acknowledged: list[tuple[str, str, int, str]] = []  # table, command, seq after it, thing
        self.seen: list[tuple[str, int, int, str | None]] = []  # table, seq, entries, last thing
        self.said: list[tuple[str, str, str]] = []  # table, command, line; each was acknowledged
        self.refused: list[str] = []  # commands that were said not to be kept
        self.heard_at = 0.0
        self.news = asyncio.Event()

    async def until_answered(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The browser takes an answer without a key of ours for a server that is away, and repeats the same."""
        while True:
            try:
                answer = await self.http.request(method, f"/api{path}", json=body)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code == 503 and "error" not in answer.json():
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code < 500 or answer.json()["error"] == "not_kept", answer.text
            return answer

    async def until_kept(self, method: str, path: str, body: Json) -> Json:
        """Ask anew, with another command, while it is said that nothing was kept."""
        while True:
            command = self.fresh_command()
            answer = await self.until_answered(method, path, {"command_id": command, **body})
            if answer.status_code == 200:
                return {**answer.json(), "command_id": command}
            assert answer.status_code == 503, answer.text
            self.refused.append(command)
            await asyncio.sleep(0.1)

    def fresh_command(self) -> str:
        return str(uuid.UUID(int=self.random.getrandbits(128)))

    async def arrive(self) -> None:
        while (await self.until_answered("GET", "/me")).status_code != 200:
            await asyncio.sleep(0.1)

    def take_in(self, view: Json, entries: list[Json]) -> None:
        """A newer view replaces an older one."""
        if self.view is None or view["table"] != self.view["table"] or view["seq"] >= self.view["seq"]:
            self.view = {**view, "entries": entries}
        last = entries[-1]["thing"] if entries else None
        self.seen.append((view["table"], view["seq"], len(entries), last))
        self.news.set()

    async def listen(self, table: str) -> None:
        """The socket, opened again whenever it breaks."""
        while True:
            mine = self.view if self.view is not None and self.view["table"] == table else None
            since = 0 if mine is None else mine["seq"]
            entries = [] if mine is None else mine["entries"]
            address = f"ws://{self.server.host}/api/tables/{table}/live?since={since}"
            cookie = {"Cookie": f"higaki={self.http.cookies['higaki']}"}
            try:
                async with connect(address, additional_headers=cookie, proxy=None, max_size=None) as socket:
                    async for message in socket:
                        update = json.loads(message)
                        if "view" not in update:
                            continue  # somebody came or went
                        entries = merged(entries, update)
                        self.heard_at = time.monotonic()
                        self.take_in(update["view"], entries)
            except AWAY:
                pass
            await asyncio.sleep(0.1)

    async def play(self, table: str) -> None:
        """Play whenever it is this seat's turn, until the end."""
        listening = asyncio.create_task(self.listen(table))
        try:
            while self.view is None or self.view["table"] != table or self.view["state"] != "over":
                self.news.clear()
                if self.view is not None and self.view["table"] == table and self.view["state"] == "playing":
                    await self.decide(table, self.view)
                if not self.news.is_set():
                    await self.news.wait()
        finally:
            listening.cancel()

    async def decide(self, table: str, view: Json) -> None:
        await asyncio.sleep(THINKING)
        if self.random.random() < 0.2:
            await self.say(table)
        command: Json = {"command_id": self.fresh_command(), "expected_seq": view["seq"]}
        if view["undoable"] and self.random.random() < 0.05:
            what = "undo"
        elif whose_turn(view) == view["viewer"] and view["scene"]["options"]:  # else the server answers
            what = "play"
            command["thing"] = self.random.choice(view["scene"]["options"])
        else:
            return
        answer = await self.until_answered("POST", f"/tables/{table}/{what}", command)
        content = answer.json()
        if answer.status_code == 200:
            thing = command.get("thing", "undo")
            self.acknowledged.append((table, command["command_id"], command["expected_seq"] + 1, thing))
            self.take_in(content["view"], merged(view["entries"], content))
        elif answer.status_code == 503:
            self.refused.append(command["command_id"])
            self.news.set()  # it is tried again
            await asyncio.sleep(0.1)
        else:
            # Two tabs do not exist here, so only a table that moved on may refuse: a bot moved before an undo.
            assert (answer.status_code, content["error"]) == (409, "stale"), content
            self.take_in(content["view"], content["view"]["entries"])

    async def say(self, table: str) -> None:
        text = f"{self.name} {len(self.said)}"
        answer = await self.until_kept("POST", f"/tables/{table}/chat", {"text": text})
        self.said.append((table, answer["command_id"], text))


async def evening(pair: tuple[Player, Player], bot: bool, tables: list[str], last_round: asyncio.Event) -> None:
    """Two friends, and perhaps a bot, play one game after the other until it is late; the last one to its end."""
    while True:
        seats = [ME, FRIEND, *([GREEDY] if bot else [])]
        table = (await pair[0].until_kept("POST", "/tables", {"game": "osaka", "seats": seats}))["table"]
        while (await pair[1].until_answered("POST", f"/tables/{table}/join", {"seat": "white"})).status_code == 503:
            await asyncio.sleep(0.1)
        tables.append(table)
        await asyncio.gather(*[player.play(table) for player in pair])
        if last_round.is_set():
            return


async def all_have_heard(players: list[Player]) -> float:
    """The seconds until the last socket has heard from the server again."""
    back = time.monotonic()
    while min(player.heard_at for player in players) < back:
        if time.monotonic() > back + PATIENCE:
            break
        await asyncio.sleep(0.02)
    return time.monotonic() - back


Killing = Callable[[Server, random.Random, list[Player]], Awaitable[list[float]]]


async def all_of_it(server: Server, killing: Killing) -> tuple[list[Player], list[str], list[float]]:
    players = [
        Player(server, name, seed)
        for seed, name in enumerate(["Ann", "Bob", "Cem", "Dee", "Eva", "Fay"][: 6 if SOAK else 4])
    ]
    pairs = [(players[0], players[1], True), (players[2], players[3], False)]
    pairs += [(players[4], players[5], True)] if SOAK else []
    tables: list[str] = []
    last_round = asyncio.Event()
    await asyncio.gather(*[player.arrive() for player in players])
    evenings = [asyncio.create_task(evening((one, two), bot, tables, last_round)) for one, two, bot in pairs]
    resumed = await killing(server, random.Random(8), players)
    last_round.set()
    async with asyncio.timeout(5 * PATIENCE):
        await asyncio.gather(*evenings)
    for player in players:
        await player.http.aclose()
    return players, tables, resumed


def played_through(server: Server, killing: Killing) -> tuple[list[Player], list[str], list[float]]:
    """All of it. A connection that was cut off while it was opened is let go here, not in a later test."""
    found = asyncio.run(all_of_it(server, killing))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
    return found


def check_evening(server: Server, players: list[Player], tables: list[str], kills: int) -> None:
    assert len(tables) >= len(players) // 2
    acknowledged = [entry for player in players for entry in player.acknowledged]
    assert len(acknowledged) > 5 * kills, "too little happened between the kills to prove anything"
    for table in tables:
        check_table(server, table, players)
    lines = server.rows('SELECT "table", command_id, text FROM chat')
    said = [line for player in players for line in player.said]
    assert Counter(lines) == Counter(said), "a line is missing, doubled or was said not to be kept"
    assert server.tracebacks == []


def check_table(server: Server, table: str, players: list[Player]) -> None:
    moves = server.moves(table)
    assert [move[0] for move in moves] == list(range(1, len(moves) + 1)), "a change is missing or doubled"
    assert server.rows("SELECT state, seq FROM tables WHERE id = ?", table) == [("over", len(moves))]
    assert max(Counter(command for _, command, _, _ in moves).values()) == 1
    there = {command: (number, thing) for number, command, _, thing in moves}
    assert not there.keys() & {command for player in players for command in player.refused}
    saved = server.saved(table)
    match, stood = serial_run(saved, moves)
    assert match.save() == saved
    for player in players:
        for where, command, number, thing in player.acknowledged:
            assert where != table or there[command] == (number, thing)
        for where, number, entries, last in player.seen:
            if where == table and entries:
                assert stood[number] == (entries, last), "something was shown that did not stay"
