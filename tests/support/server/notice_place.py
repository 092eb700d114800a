"""A service without a server, where it is tested when somebody is told something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from post_office import Browser, PushOffice
from serving import READY_SECONDS
from sqlalchemy import Connection, insert

import higaki
from higaki.server.accounts.guests import Guest, day, digest
from higaki.server.database.schema import guests, tokens
from higaki.server.database.sqlite_store import Store
from higaki.server.notices import preferences, queue
from higaki.server.notices.dispatcher import Dispatcher
from higaki.server.notices.operator_settings import NoticeSettings
from higaki.server.service.table_service import TableService
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

T = TypeVar("T")
HOUR = 3600.0
PEOPLE = ("ann", "bob", "cem")


class Place:
    """A service without a server, three guests who want to be told, and a table of theirs."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder / 'tables.db'}")
        self.service = TableService(self.store)
        # So late that nothing is due by itself while a test runs.
        self.dispatcher = Dispatcher(self.service, NoticeSettings(delay=HOUR))

    async def open(self, *occupants: Occupant) -> Room:
        room = Room("table", higaki.new("osaka").game, True, list(occupants), {}, "ann")
        position = {"seats": len(occupants), "market": ["blue_3", "red_5"], "hand": {"grey": ["red_2"]}, "turn": "grey"}
        room.match = higaki.start("osaka", position, seed=1)
        await self.store.run(_invite)
        await self.dispatcher.open()
        await self.service.registry.add(room)
        return room

    async def play(self, room: Room, thing: str = "market.1") -> None:
        match = room.match
        assert match is not None
        await self.service.change(room, f"command {room.seq}", room.turn, thing, lambda: match.play(thing))

    async def undo(self, room: Room) -> None:
        match = room.match
        assert match is not None
        await self.service.change(room, f"command {room.seq}", 0, "undo", match.undo)

    async def waiting(self) -> list[tuple[str, str]]:
        found = await self.store.run(lambda connection: queue.waiting(connection, float("inf")))
        return [(notice.guest, notice.kind) for notice in found]

    async def close(self) -> None:
        await self.dispatcher.close()
        self.store.close()


def _invite(connection: Connection) -> None:
    office = PushOffice()
    office.server_close()
    for name in PEOPLE:
        connection.execute(insert(guests).values(id=name, name=name.title(), created=""))
        connection.execute(insert(tokens).values(digest=digest(name), guest=name, created=day(), used=day()))
        wish = Browser(office, name).subscription()
        preferences.subscribe(
            connection, Guest(name, ""), name, wish["endpoint"], wish["key"], wish["auth"], wish["language"]
        )


async def comes_true(look: Callable[[], Awaitable[list[T]]], wanted: list[T]) -> None:
    """What is done in the background is done soon."""
    end = time.monotonic() + READY_SECONDS
    while sorted(await look()) != wanted:  # type: ignore[type-var]
        assert time.monotonic() < end, await look()
        await asyncio.sleep(0.01)


def sitting(guest: str) -> Occupant:
    return Occupant(guest, None, None, False)
