"""The hall: all tables of one server. Every change of a table goes through here, in one order of work:

lock the table, authorise, check the number of the change, apply it, commit, and only then publish.
What the changes are stands in `seating`, `playing`, `leaving` and `chatting`; what bots add, in `bot_players`, and
what comes of time, in `timekeeper`.
"""

from __future__ import annotations

from collections.abc import Callable

from higaki.engine.errors import HigakiError
from higaki.server import records, views
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
        self.shelf = Shelf(store, self._announce)
        # Called with every table that has come into memory or has changed, or where somebody came or went: somebody who
        # is no guest may have to move.
        self.on_change: list[Callable[[Room], None]] = []

    async def look(self, table: Room, guest: Guest | None) -> View:
        """The table as one guest sees it."""
        async with self.shelf.holding(table) as room:
            return views.view(room, self.shelf.names, None if guest is None else guest.id)

    async def change(self, room: Room, command: str, seat: int, thing: str, apply: Callable[[], None]) -> None:
        """Apply a change, commit it, publish it. The caller holds the table and has authorised it."""
        decisions, turn = room.decisions, room.turn
        try:
            apply()
            room.go_on(seat, decisions, turn)
            room.seq += 1
            room.note_length()
            await self.store.run(lambda connection: records.save_room(connection, room, command, seat, thing))
        except (Refusal, HigakiError):
            raise
        except BaseException:
            # What is in memory may now be ahead of the disk; the disk is right.
            self.shelf.drop(room)
            room.tell_everybody()
            raise
        room.commands.add(command)
        shortest = room.lengths[room.seq]
        for subscriber in room.subscribers:
            subscriber.known = min(subscriber.known, shortest)
        room.tell_everybody()
        self._announce(room)

    def somebody_came_or_went(self, room: Room) -> None:
        room.tell_everybody()
        if self.shelf.in_memory(room.id) is room:  # who still listens to one that was dropped is told to come back
            self._announce(room)

    def _announce(self, room: Room) -> None:
        for hear in self.on_change:
            hear(room)
