"""Messages to and from the other processes of this server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from higaki.server.database.bus import Bus, Message
from higaki.server.database.change import Change
from higaki.server.protocol.errors import Refusal
from higaki.server.service.cluster import change_message
from higaki.server.service.cluster.membership import SECONDS_BETWEEN_SIGNS, Membership
from higaki.server.storage import read_tables
from higaki.server.tables.room import Room

if TYPE_CHECKING:
    from higaki.server.service.table_service import TableService

log = logging.getLogger("higaki")
SECONDS_AFTER_A_FAILURE: Final = 1.0


class Peers:
    """The other processes on the same database."""

    def __init__(self, service: TableService, bus: Bus) -> None:
        self.membership = Membership()
        self._service = service
        self._bus = bus
        # The number of messages sent so far. Message numbers are ascending.
        self._said = 0
        self._signs: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()
        # The running work by its subject; True if it must run once more.
        self._again: dict[tuple[str, str], bool] = {}
        # Received changes by table; empty if only the database has all of them.
        self._news: dict[str, str] = {}

    async def open(self) -> None:
        if self._bus.shared:
            await self._bus.open(self._hear, self._missed)
            self._signs = asyncio.create_task(self._give_signs())

    async def close(self) -> None:
        tasks = [*self._doing, *([] if self._signs is None else [self._signs])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bus.close()

    # Sending

    def word(self, what: str, about: str, *more: str) -> Message:
        self._said += 1
        return Message(what, about, self._said, more, self.membership.me)

    def word_of(self, room: Room, change: Change) -> Message:
        """The message about a change; with its content if another process exists."""
        word = self.word("table", room.id)
        return word._replace(news=change_message.written(room, change)) if self._bus.shared else word

    def tell_who_is_here(self, room: Room) -> None:
        """Send the guests who are connected to a table through this process."""
        here = room.subscribers.guests
        if self._bus.shared and here != room.processes.told:
            room.processes.told = here
            self._say_who_is_here(room)

    def _say_who_is_here(self, room: Room) -> None:
        awake = room.absence.awake_since
        since = "" if awake is None else repr(awake)
        self._bus.tell(self.word("here", room.id, since, *sorted(room.subscribers.guests)))

    def _say_that_we_live(self) -> None:
        self._bus.tell(self.word("alive", "", repr(self.membership.up_since)))

    def tell_of_guest(self, guest: str) -> None:
        self._bus.tell(self.word("guest", guest))

    def tell_of_table(self, room: Room) -> None:
        """A table was opened whose players are elsewhere: the responsible process must look after it."""
        self._bus.tell(self.word("table", room.id))

    def ask_about(self, room: Room) -> None:
        """Check a table that was just read: messages may have arrived during the read, or may have been lost."""
        if self._bus.shared:
            self._bus.tell(self.word("who", room.id))
            self._do(self.word("table", room.id), self._see_to)
            self._do(self.word("said", room.id), self._hear_chat)

    async def _give_signs(self) -> None:
        while True:
            self._say_that_we_live()
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            silent = self.membership.give_up()
            if silent:
                for room in self._service.registry.rooms:
                    for process in silent & set(room.processes.guests):
                        del room.processes.guests[process]
                self._others_changed()

    # Receiving

    def _hear(self, word: Message) -> None:
        if word.sender == self.membership.me:
            return
        if self.membership.note(word.sender, word.number):
            self._say_that_we_live()
            self._others_changed()
        room = self._service.registry.in_memory(word.about)
        if word.what == "alive":
            if self.membership.note_up_since(float(word.more[0])):
                self._others_changed()
        elif word.what == "table":
            # After several changes, only the database has all of them and their order.
            self._news[word.about] = "" if word.about in self._news else word.news
            self._do(word, self._see_to)
        elif word.what == "said" and room is not None:
            self._do(word, self._hear_chat)
        elif word.what == "guest":
            self._do(word, self._hear_of_guest)
        elif word.what == "who" and room is not None:
            self._say_who_is_here(room)
        elif word.what == "here" and room is None:
            self._do(word, self._see_to)
        elif word.what == "here" and room is not None:
            before, _ = room.processes.guests.get(word.sender, (0, None))
            if word.number > before:  # messages may arrive out of order
                since, *guests = word.more
                room.processes.guests[word.sender] = word.number, frozenset(guests)
                if since and guests:
                    room.absence.awake_elsewhere(float(since))
                self._service.somebody_came_or_went(room)

    def _do(self, word: Message, work: Callable[[str], Awaitable[None]]) -> None:
        """Handle a message. Messages about the same subject that arrive during the work cause one more run."""
        key = (word.what, word.about)
        if key in self._again:
            self._again[key] = True
            return

        async def do() -> None:
            while self._again[key]:
                self._again[key] = False
                try:
                    await work(word.about)
                except Refusal:
                    pass  # the table does not exist or is unreadable
                except Exception:
                    log.exception("what another process told could not be followed; it is tried again")
                    await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
                    self._again[key] = True
            del self._again[key]

        self._again[key] = True
        task = asyncio.create_task(do())
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _see_to(self, table: str) -> None:
        """A table has changed: update it if it is in memory, load it if this process is responsible for it."""
        news, room = self._news.pop(table, ""), self._service.registry.in_memory(table)
        if room is None:
            if self.membership.on_duty(table):
                await self._service.registry.room(table)
            return
        async with room.lock:
            if self._service.registry.in_memory(table) is room:
                await self._service.catch_up(room, change_message.next_of(room, news))

    async def _hear_chat(self, table: str) -> None:
        room = self._service.registry.in_memory(table)
        if room is None:
            return
        async with room.lock:
            await self._service.listen(room)

    async def _hear_of_guest(self, guest: str) -> None:
        names = await self._service.store.run(lambda connection: read_tables.names_of(connection, [guest]))
        self._service.registry.rename(guest, names.get(guest, ""))
        self._service.forget_guest(guest)
        if not names.get(guest):  # the guest was deleted with their chat
            for room in list(self._service.registry.rooms):
                if guest in room.around:
                    self._do(self.word("anew", room.id), self._read_anew)

    async def _read_anew(self, table: str) -> None:
        room = self._service.registry.in_memory(table)
        if room is not None:
            async with room.lock:
                await self._service.read_anew(room)

    def _missed(self) -> None:
        """Messages may have been lost: everything in memory may be outdated."""
        for forget in self._service.on_silence:
            forget()
        for room in list(self._service.registry.rooms):
            self.ask_about(room)
        self._see_to_others()

    def _others_changed(self) -> None:
        for room in list(self._service.registry.rooms):
            self._service.somebody_came_or_went(room)
        self._see_to_others()

    def _see_to_others(self) -> None:
        for hear in self._service.on_loss:
            hear()
