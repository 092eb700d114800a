"""Guests for a load test: plain sockets and bytes, so that the clients cost little beside the server."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import uuid

SEATS = 4
# The largest number of commands in flight.
CALLERS = 64
SEQ = re.compile(rb'\{"seq":(\d+)')
# In a view the scene's options come first; they are empty for all seats but the one to move.
OPTIONS = re.compile(rb'"options":\[("[^\]]*)\]')
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: higaki=([^;\r]+)", re.IGNORECASE)
PING, TEXT = 0x9, 0x1


class Calls:
    """HTTP over a few kept-alive connections: one request at a time on each."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: asyncio.LifoQueue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.LifoQueue()
        for _ in range(CALLERS):
            self._idle.put_nowait(None)

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[str, bytes]:
        """Send a request. Returns the new cookie, if any, and the body."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        connection = await self._idle.get()
        try:
            for _ in range(5):  # an idle connection may just have been closed; repeating a command is safe
                try:
                    connection = connection or await asyncio.open_connection("127.0.0.1", self.port)
                    return await _exchange(*connection, head.encode() + content)
                except (OSError, asyncio.IncompleteReadError):
                    connection = None
        finally:
            self._idle.put_nowait(connection)
        raise AssertionError("no answer")

    def close(self) -> None:
        while not self._idle.empty():
            connection = self._idle.get_nowait()
            if connection is not None:
                connection[1].close()


async def _exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> tuple[str, bytes]:
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    length, cookie = LENGTH.search(head), COOKIE.search(head)
    body = await reader.readexactly(int(length[1]) if length else 0)
    assert b" 200 " in head.partition(b"\r\n")[0], (head, body)
    return (cookie[1].decode() if cookie else ""), body


class Ear(asyncio.Protocol):
    """One WebSocket at a table."""

    def __init__(self, table: Table, seat: int, cookie: str, port: int) -> None:
        self.table, self.seat, self.cookie, self.port = table, seat, cookie, port
        self._data = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table.id}/live?since=0 HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
            f"cookie: {self.cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._data = True, rest
        while (frame := self._frame()) is not None:
            self._hear(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server's frames are not masked, and ours are never fragmented."""
        data = self._data
        if len(data) < 2:
            return None
        length, begin = data[1] & 127, 2
        if length > 125:
            begin = 4 if length == 126 else 10
            if len(data) < begin:
                return None
            length = int.from_bytes(data[2:begin], "big")
        if len(data) < begin + length:
            return None
        frame = data[0] & 15, bytes(data[begin : begin + length])
        del data[: begin + length]
        return frame

    def _hear(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes([0x8A, 0x80 | len(content), 0, 0, 0, 0]) + content)
        elif kind == TEXT:
            self.table.hear(self.seat, content)


class Table:
    """One table with four guests, each with its own WebSocket."""

    def __init__(self, calls: Calls, game: str, seat_names: tuple[str, ...]) -> None:
        self.calls = calls
        self.game = game
        self.seat_names = seat_names
        self.id = ""
        self.cookies: list[str] = []
        self.ears: list[Ear] = []
        # The last change that each seat has received, and when all had; the seat to move, and its options.
        self.heard = [-1] * SEATS
        self.mover = -1
        self.options: list[str] = []
        self._awaited = -1
        self._all: asyncio.Future[float] | None = None

    async def open(self) -> None:
        for _ in range(SEATS):
            token, _ = await self.calls.ask("GET", "/api/me")
            self.cookies.append(f"higaki={token}")
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (SEATS - 1)]
        wish = {"game": self.game, "seats": seats, "options": {}, "private": True}
        _, answer = await self.calls.ask("POST", "/api/tables", self.cookies[0], wish)
        self.id = json.loads(answer)["table"]
        for cookie, name in zip(self.cookies[1:], self.seat_names[1:], strict=True):
            await self.calls.ask("POST", f"/api/tables/{self.id}/join", cookie, {"seat": name})
        loop, port = asyncio.get_running_loop(), self.calls.port
        for seat, cookie in enumerate(self.cookies):
            ear = Ear(self, seat, cookie, port)
            await loop.create_connection(lambda ear=ear: ear, "127.0.0.1", port)  # type: ignore[misc]
            self.ears.append(ear)

    def close(self) -> None:
        for ear in self.ears:
            ear.transport.close()

    def hear(self, seat: int, content: bytes) -> None:
        found = SEQ.match(content)
        assert found is not None, content[:80]
        self.heard[seat] = max(self.heard[seat], int(found[1]))
        options = OPTIONS.search(content)
        if options is not None:
            self.mover, self.options = seat, json.loads(b"[" + options[1] + b"]")
        if self._all is not None and not self._all.done() and min(self.heard) >= self._awaited:
            self._all.set_result(time.perf_counter())

    @property
    def ready(self) -> bool:
        """Can somebody move here, and have all received the last move?"""
        return bool(self.options) and (self._all is None or self._all.done())

    async def play(self, rng: random.Random) -> float:
        """Make a move for the seat to move. Returns the seconds until the last of the four has received it."""
        now, thing, mover = max(self.heard), rng.choice(self.options), self.mover
        self.options, self._awaited = [], now + 1
        self._all = asyncio.get_running_loop().create_future()
        body = {"command_id": str(uuid.uuid4()), "expected_seq": now, "thing": thing}
        begin = time.perf_counter()
        await self.calls.ask("POST", f"/api/tables/{self.id}/play", self.cookies[mover], body)
        return await asyncio.wait_for(self._all, 30) - begin
