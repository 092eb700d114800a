"""The lower bound of a load test: the same web server without rules, database or guests. It pushes every command to
four WebSockets as a text of the size of a real update, and answers with it.

    python bench/server/load_bare.py PORT BYTES
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import uvicorn

SEATS = 4


class Bare:
    """Tables that only count."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.seqs: list[int] = []
        self.ears: list[list[asyncio.Queue[str]]] = []

    def text(self, table: int, seat: int) -> str:
        """An update for a seat; the seat to move has one option."""
        seq = self.seqs[table]
        options = '["on"]' if seq % SEATS == seat else "[]"
        return f'{{"seq":{seq},"options":{options},"rest":"{"x" * self.size}"}}'

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._live(int(scope["path"].split("/")[3]), send)
        elif scope["type"] == "http":
            body, more = b"", True
            while more:
                message = await receive()
                body, more = body + message["body"], message["more_body"]
            headers = [(b"content-type", b"application/json"), (b"set-cookie", b"higaki=nobody")]
            content = self._answer(scope["path"], body).encode()
            headers.append((b"content-length", str(len(content)).encode()))
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": content})

    def _answer(self, path: str, body: bytes) -> str:
        if path == "/api/tables":
            self.seqs.append(0)
            self.ears.append([])
            return json.dumps({"table": str(len(self.seqs) - 1)})
        if not path.endswith("/play"):
            return "{}"
        table = int(path.split("/")[3])
        self.seqs[table] = json.loads(body)["expected_seq"] + 1
        for seat, ear in enumerate(self.ears[table]):
            ear.put_nowait(self.text(table, seat))
        return self.text(table, 0)

    async def _live(self, table: int, send: Any) -> None:
        ear: asyncio.Queue[str] = asyncio.Queue()
        self.ears[table].append(ear)
        await send({"type": "websocket.accept"})
        ear.put_nowait(self.text(table, len(self.ears[table]) - 1))
        while True:
            await send({"type": "websocket.send", "text": await ear.get()})


if __name__ == "__main__":
    port, size = map(int, sys.argv[1:])
    uvicorn.run(
        Bare(size),
        port=port,
        log_level="critical",
        access_log=False,
        lifespan="off",
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        backlog=4096,
        timeout_graceful_shutdown=1,
    )
