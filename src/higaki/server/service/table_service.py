"""The table service (`TableService`): the only way to change a table.

A change runs in one order: lock the table, authorise, check the number of the change, apply, commit, publish.
The changes themselves are in `commands`. Bots move through `workers.bot_players`, the server answers for people
through `background.automatic_answers`, and clocks act through `background.clock_keeper`. `cluster.peers` sends
changes to the other processes on the same database and receives theirs.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection

from higaki.engine.base.errors import HigakiError
from higaki.server.accounts.guests import Guest
from higaki.server.database.bus import Bus
from higaki.server.database.change import Change, Keep
from higaki.server.database.conflicts import Conflict
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.errors import Refusal, not_found
from higaki.server.protocol.responses.table.people import Said
from higaki.server.service.block_cache import BlockCache
from higaki.server.service.cluster import sync
from higaki.server.service.cluster.peers import Peers
from higaki.server.service.cluster.sync import Gone, Since
from higaki.server.service.table_registry import TableRegistry
from higaki.server.storage import chat_lines, deletion
from higaki.server.storage.write_tables import change_of, own_affair
from higaki.server.tables import view_json
from higaki.server.tables.room import Room
from higaki.server.tables.room_parts import Talk

T = TypeVar("T")


class TableService:
    """The tables, and the only way to change them."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.store = store
        self.shared = bus is not None and bus.shared
        self.peers = Peers(self, bus or Bus())
        self.registry = TableRegistry(store, self._arrived)
        self.blocks = BlockCache(store)
        # Called with every table that was loaded or changed, or whose viewers changed: a bot or the
        # server may have to move.
        self.on_change: list[Callable[[Room], None]] = []
        # Called when tables of this process may be missing in memory: some were dropped, or another process ended.
        self.on_loss: list[Callable[[], None]] = []
        # Called before a change: returns further writes for the same transaction.
        self.before_change: list[Callable[[Room], Keep | None]] = []
        # Called before a new table is stored: returns further writes for the same transaction.
        self.before_opening: list[Callable[[Room], Keep | None]] = []
        # Called with every guest who was renamed, has blocked somebody, lost a device, or was deleted.
        self.on_guest_change: list[Callable[[str], None]] = [self.registry.doubt, self.blocks.guest_changed]
        # Called when messages of other processes may have been lost: cached guests may be outdated.
        self.on_silence: list[Callable[[], None]] = [self.blocks.silence]
        # The number of stored changes of tables.
        self.changes_kept = 0

    async def open(self) -> None:
        """Read what must be known before the first request, and listen to the other processes."""
        await self.blocks.read()
        await self.peers.open()

    async def close(self) -> None:
        await self.peers.close()
        await self.blocks.close()

    def with_opening(self, room: Room) -> tuple[Keep, ...]:
        """What to write in the transaction that stores a new table."""
        return tuple(keep for ask in self.before_opening if (keep := ask(room)) is not None)

    # Reading

    @asynccontextmanager
    async def holding(self, table: Room, expected: int | None = None) -> AsyncIterator[Room]:
        """Lock a table and bring it up to date with other processes.

        A command that expects the number in memory needs no query first: if another process was faster, the database
        refuses the change.
        """
        async with self.registry.holding(table) as room:
            if self.shared and room.seq != expected:
                await self.catch_up(room)
            yield room

    @asynccontextmanager
    async def _holding_all(self, table: Room) -> AsyncIterator[Room]:
        """The same, and load new lines of chat."""
        async with self.holding(table) as room:
            if self.shared:
                await self.listen(room)
            yield room

    async def written(self, table: Room, guest: Guest | None) -> str:
        """The table as one guest sees it, as JSON."""
        async with self._holding_all(table) as room:
            number = None if guest is None else guest.id
            return view_json.view(room, self.registry.names, number, blocked=self.blocks.by(number))

    async def changes(self, table: Room, guest: Guest, since: int) -> str:
        """The update for a guest who has seen the table at that number. Chat is sent separately."""
        async with self.registry.holding(table) as room:
            known, blocked = room.known_to(guest.id, since), self.blocks.by(guest.id)
            return view_json.update(room, self.registry.names, guest.id, known, room.heard, blocked)

    # Changing

    async def change(
        self, room: Room, command: str, seat: int, thing: str, apply: Callable[[], None], wish: str | None = None
    ) -> None:
        """Apply a change, commit it, publish it. The caller holds the lock and has authorised the change."""
        decisions, turn, in_window = room.decisions, room.turn, room.in_window
        also = tuple(keep for ask in self.before_change if (keep := ask(room)) is not None)

        def go_on() -> None:
            apply()
            room.go_on(seat, decisions, turn, in_window)
            room.seq += 1
            room.note_length()

        await self._keep(room, go_on, lambda: change_of(room, command, seat, thing, wish, also))
        room.commands[command] = wish
        self._publish(room, room.seq)

    async def change_secretly(
        self, room: Room, command: str, seat: int, apply: Callable[[], None], wish: str | None = None
    ) -> None:
        """The same for a change that concerns one seat: the table keeps its number, and only this seat gets a view."""
        await self._keep(room, apply, lambda: own_affair(room))
        room.commands.note_secret(seat, command, wish)
        self._publish_secretly(room, [seat])

    async def _keep(self, room: Room, apply: Callable[[], None], made: Callable[[], Change]) -> None:
        """Change the table in memory and in the database, and notify the other processes."""
        try:
            apply()
            change = made()
            await self.store.keep(change, self.peers.word_of(room, change))
        except (Refusal, HigakiError):
            raise
        except Conflict:
            await self.read_anew(room)
            raise
        except BaseException:
            # Memory may now be ahead of the database; the database is right.
            self._lose(room)
            raise
        room.revision += 1
        self.changes_kept += 1

    def _publish(self, room: Room, since: int) -> None:
        """Send the table to everybody. Since the change with that number, the log may differ."""
        shortest = room.still_known(since)
        for subscriber in room.subscribers:
            subscriber.known = min(subscriber.known, shortest)
        room.subscribers.tell_everybody()
        self._announce(room)

    def _publish_secretly(self, room: Room, seats: list[int]) -> None:
        room.sent.looked_from.pop(room.seq, None)  # a guest with several seats may now look from another one
        for seat in seats:
            room.subscribers.tell(room.occupants[seat].guest)
        self._announce(room)

    async def remove(self, room: Room) -> None:
        """Delete a table in the database, then in memory, and inform its subscribers. The caller holds the lock."""
        word = self.peers.word("table", room.id)
        await self.store.run(lambda connection: deletion.delete_table(connection, room.id), word)
        self.registry.forget_rematch(room.id)
        self._lose(room)

    # Following other processes

    async def catch_up(self, room: Room, told: Since | None = None) -> None:
        """Bring a locked table up to date from the database, or from a message, and publish the changes."""
        seq, rematch = room.seq, room.rematch
        try:
            since = told or await sync.read(self.store, room)
        except Gone:
            self._lose(room)
            raise not_found() from None
        if since is None:
            return
        stood, held, decided = [] if room.match is None else list(room.match.standing), room.window.held, room.decided
        if not sync.follow(room, since):
            await self.read_anew(room)
        elif room.seq != seq:
            self._publish(room, seq + 1)
        elif room.rematch != rematch:
            self._publish(room, seq)
        elif room.match is not None:
            seats = {answer.seat for answer in {*stood} ^ {*room.match.standing}} | room.decided.changed_for(decided)
            self._publish_secretly(room, sorted(seats | ({room.turn} if room.window.held != held else set())))

    async def listen(self, room: Room) -> None:
        """Read new lines of chat of a locked table, from any process, and send them to its subscribers."""
        heard = room.heard
        self.publish_chat(room, *await self.store.ask(lambda connection: chat_lines.read_news(connection, room, heard)))

    def publish_chat(self, room: Room, lines: list[Said], talk: Talk) -> None:
        """Send new lines of chat to everybody, and the view to those for whom mutes or reports have changed."""
        if lines:
            room.hear(lines)
            room.subscribers.tell_of_chat()
        changed_for, room.talk = talk.changed_for(room.talk, room.host), talk
        room.subscribers.tell_of_talk(changed_for)

    async def read_anew(self, room: Room) -> None:
        """Reload a locked table from disk, and send all of it to everybody."""
        try:
            self.registry.names |= await sync.read_anew(self.store, room)
        except Gone:
            self._lose(room)
            raise not_found() from None
        except BaseException:
            self._lose(room)
            raise
        self._publish(room, 0)

    def _lose(self, room: Room) -> None:
        """Remove a table from memory. Its subscribers reconnect to the table as it is in the database."""
        self.registry.drop(room)
        room.subscribers.tell_everybody()
        for hear in self.on_loss:
            hear()

    # Presence and guests

    def somebody_came_or_went(self, room: Room) -> None:
        room.subscribers.tell_soon_who_is_there()
        if self.registry.in_memory(room.id) is room:  # subscribers of a dropped table are asked to reconnect
            self.peers.tell_who_is_here(room)
            self._announce(room)

    async def change_guest(self, guest: str, work: Callable[[Connection], T]) -> T:
        """Change a guest in the database. A message with the commit makes every process drop its cached copy."""
        done = await self.store.run(work, self.peers.word("guest", guest))
        self.forget_guest(guest)
        return done

    def guest_changed(self, guest: str) -> None:
        """The same, for a change that was committed before its guest was known."""
        self.forget_guest(guest)
        self.peers.tell_of_guest(guest)

    def forget_guest(self, guest: str) -> None:
        for hear in self.on_guest_change:
            hear(guest)

    def _arrived(self, room: Room) -> None:
        self.peers.ask_about(room)
        self._announce(room)

    def _announce(self, room: Room) -> None:
        for hear in self.on_change:
            hear(room)
