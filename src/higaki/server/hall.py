"""The hall: all tables of one server. Every change of a table goes through here, in one order of work:

lock the table, authorise, check the number of the change, apply it, commit, and only then publish.
What the changes are stands in `seating`, `playing`, `reacting`, `leaving` and `chatting`; what bots add, in
`bot_players`, what the server answers for people, in `answering`, and what comes of time, in `timekeeper`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from higaki.engine.errors import HigakiError
from higaki.server import forgetting, records, views, writing
from higaki.server.guests import Guest
from higaki.server.refusals import Refusal
from higaki.server.room import Room
from higaki.server.shapes import View
from higaki.server.shelf import Shelf
from higaki.server.store import Store


class Hall:
    """The tables, and the one way to change them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Held while a table is opened by a command, so that the same one twice opens one.
        self.opening = asyncio.Lock()
        self.shelf = Shelf(store, self._announce)
        # Called with every table that has come into memory or has changed, or where somebody came or went: somebody who
        # is no guest may have to move.
        self.on_change: list[Callable[[Room], None]] = []
        # Called with every guest who is called otherwise, has fewer devices, or is gone.
        self.on_guest_change: list[Callable[[str], None]] = [self.shelf.doubt]

    async def look(self, table: Room, guest: Guest | None) -> View:
        """The table as one guest sees it."""
        async with self.shelf.holding(table) as room:
            return views.view(room, self.shelf.names, None if guest is None else guest.id)

    async def written(self, table: Room, guest: Guest | None) -> str:
        """The same, as it is sent."""
        async with self.shelf.holding(table) as room:
            return writing.view(room, self.shelf.names, None if guest is None else guest.id)

    async def changes(self, table: Room, guest: Guest, since: int) -> str:
        """What has changed for a guest who saw the table with that number. Chat comes by itself."""
        async with self.shelf.holding(table) as room:
            heard = room.chat[-1]["n"] if room.chat else 0
            return writing.update(room, self.shelf.names, guest.id, room.known_to(guest.id, since), heard)

    async def change(
        self, room: Room, command: str, seat: int, thing: str, apply: Callable[[], None], wish: str | None = None
    ) -> None:
        """Apply a change, commit it, publish it. The caller holds the table and has authorised it."""
        decisions, turn = room.decisions, room.turn
        try:
            apply()
            room.go_on(seat, decisions, turn)
            room.seq += 1
            room.note_length()
            await self.store.run(lambda connection: records.save_room(connection, room, command, seat, thing, wish))
        except (Refusal, HigakiError):
            raise
        except BaseException:
            # What is in memory may now be ahead of the disk; the disk is right.
            self.shelf.drop(room)
            room.subscribers.tell_everybody()
            raise
        room.commands[command] = wish
        shortest = room.lengths[room.seq]
        for subscriber in room.subscribers:
            subscriber.known = min(subscriber.known, shortest)
        room.subscribers.tell_everybody()
        self._announce(room)

    async def change_secretly(self, room: Room, command: str, seat: int, apply: Callable[[], None], wish: str) -> None:
        """The same for what is a seat's own affair: the table keeps its number, and nobody else is sent anything."""
        try:
            apply()
            await self.store.run(lambda connection: records.save_match(connection, room))
        except BaseException:
            self.shelf.drop(room)
            room.subscribers.tell_everybody()
            raise
        room.commands[command] = wish
        room.looked_from.pop(room.seq, None)  # who need not be asked looks from another seat
        room.subscribers.tell(room.chairs[seat].guest)
        self._announce(room)

    async def remove(self, room: Room) -> None:
        """A table is no more: on disk first, then in memory, and whoever looks at it is told. The caller holds it."""
        await self.store.run(lambda connection: forgetting.delete_table(connection, room.id))
        self.shelf.drop(room)
        self.shelf.forget_rematch(room.id)
        room.subscribers.tell_everybody()

    def somebody_came_or_went(self, room: Room) -> None:
        room.subscribers.tell_soon_who_is_there()
        if self.shelf.in_memory(room.id) is room:  # who still listens to one that was dropped is told to come back
            self._announce(room)

    def guest_changed(self, guest: str) -> None:
        for hear in self.on_guest_change:
            hear(guest)

    def _announce(self, room: Room) -> None:
        for hear in self.on_change:
            hear(room)
