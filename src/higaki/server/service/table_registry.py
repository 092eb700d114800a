"""The table registry (`TableRegistry`): the tables in memory, and how they are loaded from disk.

It alone decides which copy of a table is the valid one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from higaki.server.database.bus import Message
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.errors import not_found
from higaki.server.storage import integrity, quarantine, read_tables, write_tables
from higaki.server.tables.room import WAITING, Room

MOST_ROOMS = 2000


class TableRegistry:
    """The tables in memory, the last used at the end."""

    def __init__(self, store: Store, arrived: Callable[[Room], None]) -> None:
        # The names of the guests who sit at these tables.
        self.names: dict[str, str] = {}
        self._store = store
        self._arrived = arrived
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        # Unreadable tables. The check is expensive, so it runs once.
        self._aside: set[str] = set()
        # The number of changes that a table which is being read may have missed.
        self._changes = 0

    @property
    def rooms(self) -> Iterable[Room]:
        return self._rooms.values()

    def __len__(self) -> int:
        return len(self._rooms)

    def in_memory(self, number: str) -> Room | None:
        return self._rooms.get(number)

    async def room(self, number: str) -> Room:
        """The table with this address, from memory or from disk."""
        found = self._rooms.get(number)
        if found is not None:
            self._rooms.move_to_end(number)
            return found
        if number in self._aside:
            raise quarantine.unreadable()
        try:
            async with self._loading.setdefault(number, asyncio.Lock()):
                if number not in self._rooms:
                    await self._load(number)
        finally:
            self._loading.pop(number, None)
        return self._rooms[number]

    async def _load(self, number: str) -> None:
        before = self._changes
        try:
            loaded = await self._store.read(
                lambda connection: integrity.read_room(connection, number), after_writes=True
            )
            if before != self._changes:
                # A guest was renamed or deleted during the read: read again, after that change.
                loaded = await self._store.run(lambda connection: integrity.read_room(connection, number))
        except quarantine.BAD_ROW as error:
            self._aside.add(number)
            quarantine.set_aside(number, error)
            raise quarantine.unreadable() from None
        if loaded is None:
            raise not_found()
        room, names = loaded
        self.names |= names
        if number not in self._rooms:  # after a failed read, two requests may have read it at once
            self.keep(room)

    @asynccontextmanager
    async def holding(self, room: Room) -> AsyncIterator[Room]:
        """Lock a table. Nobody else reads it either, so nobody sees a change that is not on disk yet.

        If the table was reloaded from disk while waiting, the new one is locked.
        """
        while True:
            async with room.lock:
                held = await self.room(room.id)
                if held is room:
                    yield room
                    return
            room = held

    async def find(self, number: str) -> Room | None:
        """The table with this address, or None."""
        state = await self._store.run(lambda connection: read_tables.state_of(connection, number))
        return None if state is None else await self.room(number)

    async def add(
        self, room: Room, also: Callable[[Connection], None] | None = None, word: Message | None = None
    ) -> None:
        """Add a new table: to the database, with other rows and a message in one transaction; then to memory."""

        def insert(connection: Connection) -> None:
            write_tables.insert_room(connection, room)
            if also is not None:
                also(connection)

        await self._store.run(insert, word)
        self.keep(room)

    def rename(self, guest: str, name: str) -> None:
        """A guest has a new name: send it to everybody at their tables."""
        self.names[guest] = name
        self._changes += 1
        for room in self._rooms.values():
            if room.host == guest or room.seats_of(guest):
                room.subscribers.tell_everybody()

    def drop(self, room: Room) -> None:
        """Remove a table from memory; the next request reads it from disk."""
        self._changes += 1
        self._rooms.pop(room.id, None)

    def waiting(self) -> list[str]:
        """The waiting tables in memory that somebody is looking at."""
        return [number for number, room in self._rooms.items() if room.state == WAITING and room.subscribers]

    def doubt(self, guest: str) -> None:
        """A guest has changed: the subscribers with their cookie must be checked again."""
        for room in self._rooms.values():
            for subscriber in room.subscribers:
                if subscriber.guest == guest:
                    subscriber.doubted = True
                    subscriber.changed.set()

    def forget(self, guest: str, tables: list[str]) -> None:
        """A guest and their chat were deleted: reload their tables from disk."""
        self.names.pop(guest, None)
        self._changes += 1
        for number in tables:
            room = self._rooms.get(number)
            if room is not None:
                self.drop(room)
                room.subscribers.tell_everybody()

    def forget_rematch(self, number: str) -> None:
        """The table of a rematch was deleted; players can request a new one."""
        self._changes += 1
        for room in self._rooms.values():
            if room.rematch == number:
                room.rematch = None
                room.subscribers.tell_everybody()

    def keep(self, room: Room) -> None:
        """Keep in memory a table that is in the database."""
        self._rooms[room.id] = room
        self._forget_the_oldest()
        self._arrived(room)

    def _forget_the_oldest(self) -> None:
        """Remove unused tables from memory: without viewers, and without a bot's or the server's move to come."""
        for number in list(self._rooms):
            if len(self._rooms) <= MOST_ROOMS:
                return
            room = self._rooms[number]
            goes_on = room.about_to_begin or room.gathers or room.bot_to_move is not None or room.passing
            if not room.subscribers and not room.lock.locked() and not goes_on:
                del self._rooms[number]
