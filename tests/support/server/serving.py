"""What the server's tests share: a real server process on a free port, and people who talk to it as a browser does."""

from __future__ import annotations

import hashlib
import http.client
import itertools
import json
import os
import re
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from forked_server import ForkedServer
from postgres import asked
from websockets.sync.client import ClientConnection, connect

import higaki
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import begun_again
from higaki.server.database.sqlite_store import open_database
from higaki.server.service.cluster.sync import BEFORE_THE_GAME
from higaki.server.tables.shuffle import new_shuffle

Json = dict[str, Any]
READY_SECONDS = 30
# Between a traceback and the one that it caused.
CAUSED = re.compile(
    r"\n\n(During handling of the above exception, another exception occurred"
    r"|The above exception was the direct cause of the following exception):"
    r"\n\nTraceback \(most recent call last\):"
)
HIGAKI = ("-m", "higaki")
ME: Json = {"kind": "me"}
FRIEND: Json = {"kind": "friend"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}


# Each process of tests has ports of its own, one after the other: a server that has not begun yet holds none.
PORTS_EACH = 1_500
# `make test` runs five on the compiled build, and two on the sources beside them.
_first = 0 if os.environ.get("HIGAKI_BUILD") == "compiled" else 5
_worker = (_first + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))) % 8
_numbers = itertools.count(secrets.randbelow(PORTS_EACH))


def free_port(together: int = 1) -> int:
    """The first of so many ports that nobody has, and that no later call gives.

    They are below those from which connections go out: one of these could take it meanwhile.
    """
    while True:
        numbers = [20_000 + _worker * PORTS_EACH + next(_numbers) % PORTS_EACH for _ in range(together)]
        if numbers[-1] - numbers[0] == together - 1 and all(_is_free(port) for port in numbers):
            return numbers[0]


def _is_free(port: int) -> bool:
    with socket.socket() as tried, suppress(OSError):
        tried.bind(("0.0.0.0", port))
        return True
    return False


def fresh_id() -> str:
    return str(uuid.uuid4())


@cache
def new_file() -> bytes:
    """A database file with the schema and no rows. Most servers begin with it, which is quicker than migrating."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        open_database(f"sqlite:///{file}").dispose()
        return file.read_bytes()


class Server:
    """`higaki serve` in a process of its own, on one file and one port over all its restarts."""

    def __init__(
        self,
        folder: Path,
        limits: float = 1000,
        bot_pause: float = 0,
        python: str = sys.executable,
        patience: int = 300,
        shortest_clock: int = 30,
        window_pause: tuple[float, float] = (0, 0),
        program: tuple[str, ...] = HIGAKI,
        more: tuple[str, ...] = (),
        most_files: int | None = None,
        database: str | None = None,
        forked: bool = True,
    ) -> None:
        self.more = more
        # Is it forked from a process that has imported the package already? That takes a tenth of the time.
        self.forked = forked and (python, program) == (sys.executable, HIGAKI)
        self.most_files = most_files
        self.python = python
        self.window_pause = window_pause
        self.program = program
        self.patience = patience
        self.shortest_clock = shortest_clock
        self.file = folder / "tables.db"
        self.database = database or f"sqlite:///{self.file}"
        self.log_file = folder / "server.log"
        self.port = free_port()
        self.limits = limits
        self.bot_pause = bot_pause
        self.process: subprocess.Popen[bytes] | ForkedServer | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")

    @property
    def tracebacks(self) -> list[str]:
        """Every traceback in the log, with its causes, but that of a worker whose server was killed while giving birth
        to it, and that of a process that began while the database was away: it ends, and another one begins."""
        told = CAUSED.sub("\n", self.log).split("Traceback (most recent call last)")[1:]
        told = [text for text in told if not ("in lifespan" in text and "InDoubt: " in text)]
        shortened = ["\n".join(text.splitlines()[:30]) for text in told]
        return [text for text in shortened if "spawn_main" not in text]

    def launch(self) -> None:
        """Start the process without waiting for it."""
        if self.database == f"sqlite:///{self.file}" and self.python == sys.executable and not self.file.exists():
            self.file.write_bytes(new_file())
        asked: list[object] = ["--port", self.port, "--db", self.database, "--workers", 1]
        asked += ["--bot-pause", self.bot_pause, "--limits", self.limits]
        asked += ["--window-pause", *self.window_pause]
        # A busy machine is no reason for a browser's number to be missing.
        asked += ["--number-seconds", 60]
        asked += ["--patience", self.patience, "--shortest-clock", self.shortest_clock]
        words = [*[str(word) for word in asked], *self.more]
        most = None if self.most_files is None else (self.most_files // 2, self.most_files)
        if self.forked:
            self.process = ForkedServer(words, self.log_file, most)
            return
        assert most is None
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [self.python, *self.program, "serve", *words],
                stdout=log,
                stderr=log,
                # A session of its own, so that its workers can be told from everybody else's.
                start_new_session=True,
            )

    @property
    def healthy(self) -> bool:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            asking.request("GET", "/healthz")
            return asking.getresponse().status == 200
        except OSError:
            return False
        finally:
            asking.close()

    def start(self) -> None:
        self.launch()
        assert self.process is not None
        end = time.monotonic() + READY_SECONDS
        while not self.healthy:
            assert self.process.poll() is None, self.log
            assert time.monotonic() < end, self.log
            time.sleep(0.05)

    def signal(self, number: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(READY_SECONDS)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, as a service manager does."""
        return self.signal(signal.SIGTERM)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def workers(self) -> list[int]:
        """All other processes of the server's session."""
        assert self.process is not None
        return [pid for pid, _, session in processes() if session == self.process.pid != pid]

    def servers(self) -> list[int]:
        """The server processes that `--processes` keeps running."""
        assert self.process is not None
        children = [pid for pid, parent, _ in processes() if parent == self.process.pid]
        return [pid for pid in children if words_of(pid) == words_of(self.process.pid)]

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database holds."""
        if self.database.startswith("postgresql"):
            return asked(self.database, question, *values)
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(question, values).fetchall()

    def guest_with(self, token: str) -> str:
        """The number of a guest, which only the database knows."""
        digest = hashlib.sha256(token.encode()).hexdigest()
        number: str = self.rows("SELECT guest FROM tokens WHERE digest = ?", digest)[0][0]
        return number

    def moves(self, table: str) -> list[tuple[Any, ...]]:
        """All accepted commands of a table: seq, command id, seat, thing."""
        return self.rows('SELECT seq, command_id, seat, thing FROM moves WHERE "table" = ? ORDER BY seq', table)

    def saved(self, table: str) -> Json:
        """The match as it is on disk."""
        saved: Json = json.loads(self.rows("SELECT saved FROM tables WHERE id = ?", table)[0][0])
        return saved

    def write(self, command: str, *values: object) -> None:
        if self.database.startswith("postgresql"):
            asked(self.database, command, *values)
            return
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(command, values)


def processes() -> Iterator[tuple[int, int, int]]:
    """Everything that runs on this machine: its number, its parent's, its session's."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(FileNotFoundError, ProcessLookupError):
                # After the name: state, parent, process group, session.
                words = (folder / "stat").read_text().rpartition(")")[2].split()
                if words[0] != "Z":
                    yield int(folder.name), int(words[1]), int(words[3])


def words_of(pid: int) -> str:
    """What a process was started with; nothing if it is gone."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


@contextmanager
def running(folder: Path, limits: float = 1000, bot_pause: float = 0, **times: Any) -> Iterator[Server]:
    """A server; `times` are its `patience`, its `shortest_clock` and its `window_pause`, or `more` words and limits."""
    server = Server(folder, limits, bot_pause, **times)
    try:
        server.start()
        yield server
    finally:
        server.close()


class Person:
    """Somebody with a browser; a stranger until the first visit to /api/me."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        # The server closes a connection that is idle for five seconds. Give it up well before that.
        limits = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=server.url, trust_env=False, verify=False, timeout=20, limits=limits)
        self.http.event_hooks = {"response": [self._hear]}
        self.heard: list[str] = []  # every address asked and every answer
        if name is not None:
            assert self.http.get("/api/me").status_code == 200
            assert self.http.patch("/api/me", json={"name": name}).json() == {"name": name}

    def _hear(self, answer: httpx.Response) -> None:
        answer.read()
        self.heard += [str(answer.request.url), answer.text]

    @property
    def guest(self) -> str:
        return self.server.guest_with(self.token or "")

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("higaki")

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", **more)

    def post(self, path: str, body: Json | None = None, **more: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body, **more)

    def open(self, *seats: Json, private: bool = True, **wish: Any) -> str:
        answer = self.post("/tables", {"game": "osaka", "seats": list(seats), "private": private} | wish)
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table

    def join(self, table: str, seat: str) -> Json:
        answer = self.post(f"/tables/{table}/join", {"seat": seat})
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def view(self, table: str) -> Json:
        answer = self.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def play(self, table: str, seq: int, thing: str, command: str | None = None) -> httpx.Response:
        body = {"command_id": command or fresh_id(), "expected_seq": seq, "thing": thing}
        return self.post(f"/tables/{table}/play", body)

    def undo(self, table: str, seq: int, command: str | None = None) -> httpx.Response:
        return self.post(f"/tables/{table}/undo", {"command_id": command or fresh_id(), "expected_seq": seq})

    def listen(self, table: str, since: int = 0, **more: Any) -> ClientConnection:
        """The socket of a table; `next_update` reads from it."""
        headers = {"Cookie": f"higaki={self.token}"} if self.token else {}
        address = f"ws://{self.server.host}/api/tables/{table}/live?since={since}"
        listening: ClientConnection = connect(
            address, additional_headers=headers, proxy=None, max_size=None, open_timeout=10, **more
        )
        return listening

    def close(self) -> None:
        self.http.close()


class Sitting:
    """Somebody at a planted table: a guest, somebody else at that guest's screen, or a bot."""

    def __init__(self, guest: str | None, bot: str | None = None, here: str | None = None) -> None:
        self.guest = guest
        self.bot = bot
        self.here = here


def plant(server: Server, match: Match | None, *seats: Person | Sitting | None) -> str:
    """A table on disk as if it had been played there; None is a free seat."""
    table, now = f"planted-{fresh_id()[:8]}", "2026-01-01T00:00:00.000+00:00"
    host = next(person.guest for person in seats if person is not None and person.guest is not None)
    game = "osaka" if match is None else match.game.name
    state = "waiting" if match is None else "over" if match.over else "playing"
    turn = match.game.seat_names[match.seat] if match is not None and not match.over else None
    saved = "null" if match is None else json.dumps(match.save())
    options = {} if match is None else match.game.settings.chosen(match.table.settings)
    shuffle = json.dumps(new_shuffle().save()) if match is None else None
    server.write(
        "INSERT INTO tables (id, game, options, private, state, seq, saved, shuffle, turn, host, created, updated, "
        "wakes) VALUES (?, ?, ?, ?, ?, 7, ?, ?, ?, ?, ?, ?, ?)",
        *(table, game, json.dumps(options), True, state, saved, shuffle, turn, host, now, now, state == "playing"),
    )
    for number, person in enumerate(seats):
        seated = Sitting(None) if person is None else Sitting(person.guest) if isinstance(person, Person) else person
        server.write(
            'INSERT INTO seats ("table", number, guest, bot, name, here) VALUES (?, ?, ?, ?, ?, ?)',
            *(table, number, seated.guest, seated.bot, seated.here, seated.here is not None),
        )
    return table


@contextmanager
def people(server: Server, *names: str | None) -> Iterator[list[Person]]:
    """As many people as names; None is a stranger without a cookie."""
    found = [Person(server, name) for name in names]
    try:
        yield found
    finally:
        for person in found:
            person.close()


def wait_for(true: Callable[[], bool]) -> None:
    end = time.monotonic() + READY_SECONDS
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


def next_update(listening: ClientConnection, seconds: float = 10) -> Json:
    """The next one about the table itself; who comes and goes is told between them."""
    while True:
        update: Json = json.loads(listening.recv(timeout=seconds))
        if "view" in update:
            return update


def merged(entries: list[Json], update: Json) -> list[Json]:
    """The log after an update, as the browser's `merged` puts it together."""
    together: list[Json] = (entries[: update["entries_from"]] + update["view"]["entries"])[: update["entries_total"]]
    assert len(together) == update["entries_total"], "entries are missing in between"
    assert [entry["number"] for entry in together] == list(range(len(together)))
    return together


def whose_turn(view: Json) -> str | None:
    """The seat that has to choose."""
    turn: str | None = view["scene"]["turn"] if view["scene"] else None
    return turn


def serial_run(saved: Json, moves: list[tuple[Any, ...]]) -> tuple[Match, dict[int, tuple[int, str | None]]]:
    """All accepted commands (seq, command id, seat, thing) one after the other on a table dealt in the same way.

    Also, by seq: how many entries the log had after it, and what was pointed at last.
    """
    match: Match | None = None
    stood: dict[int, tuple[int, str | None]] = {}
    joins = [seq for seq, _, _, thing in moves if thing in BEFORE_THE_GAME]
    begin = joins[-1] if joins else 0
    for seq, _, seat, thing in [(begin, "", None, ""), *moves[begin:]]:
        if match is None:
            whole = higaki.load(saved)
            match = begun_again(whole)
            match.answers_at_once = False
            for answer in whole.standing:
                match.stand(answer.seat, answer.step, match.game.things.names[answer.thing], answer.scope)
        elif thing == "undo":
            match.undo()
        elif thing.startswith("table:"):
            pass  # what people do beside the rules
        else:
            assert match.seat == seat
            match.play(thing)
        last = match.game.things.names[match.log[-1].thing] if match.log else None
        stood[seq] = (len(match.log) + 1, last)
    assert match is not None
    return match, stood
