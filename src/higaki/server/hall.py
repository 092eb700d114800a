"""The hall: all tables of one server. Every change of a table goes through here, in one order of work:

lock the table, authorise, check the number of the change, apply it, commit, and only then publish.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import higaki
from higaki import catalogue
from higaki.bots import NAMES
from higaki.engine.errors import HigakiError, IllegalChoice, NothingToUndo
from higaki.engine.game import Game
from higaki.engine.match import Match
from higaki.server import records, views
from higaki.server.guests import Guest, clean_text, now
from higaki.server.refusals import Refusal, bad_request, illegal, not_found, not_yours, taken
from higaki.server.room import OVER, PLAYING, WAITING, Chair, Json, Room
from higaki.server.store import Store
from higaki.server.thinking import Thinking

log = logging.getLogger("higaki")
LONGEST_CHAT = 500
MOST_ROOMS = 2000
HINT_BOT = "greedy"
SECONDS_AFTER_A_FAILURE = 1.0


class Hall:
    """The tables, those in memory and those on disk."""

    def __init__(self, store: Store, thinking: Thinking, bot_pause: float) -> None:
        self.store = store
        self.thinking = thinking
        self.bot_pause = bot_pause
        self.names: dict[str, str] = {}
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    # Finding and opening tables

    async def room(self, number: str) -> Room:
        """The table of that name, from memory or from disk."""
        found = self._rooms.get(number)
        if found is not None:
            self._rooms.move_to_end(number)
            return found
        async with self._loading.setdefault(number, asyncio.Lock()):
            if number not in self._rooms:
                try:
                    loaded = await self.store.run(lambda connection: records.load_room(connection, number))
                except HigakiError as error:
                    self._loading.pop(number, None)
                    log.error("a table cannot be read: %s", error)
                    raise Refusal(404, "not_found", f"this table cannot be read: {error}") from None
                if loaded is None:
                    self._loading.pop(number, None)
                    raise not_found()
                room, names = loaded
                self.names |= names
                self._rooms[number] = room
                self._forget_the_oldest()
                self.wake_bot(room)
        self._loading.pop(number, None)
        return self._rooms[number]

    @asynccontextmanager
    async def alone(self, room: Room) -> AsyncIterator[Room]:
        """Alone with a table: nobody else changes it or looks at it, so nobody sees what is not on disk yet.

        While waiting, the table may have been read from disk again; then that one is held.
        """
        while True:
            async with room.lock:
                held = await self.room(room.id)
                if held is room:
                    yield room
                    return
            room = held

    async def look(self, table: Room, guest: Guest | None) -> Json:
        """The table as one guest sees it."""
        async with self.alone(table) as room:
            return views.view(room, self.names, None if guest is None else guest.id)

    def _forget_the_oldest(self) -> None:
        """Tables nobody listens to can be read from disk again."""
        for number in list(self._rooms):
            if len(self._rooms) <= MOST_ROOMS:
                return
            room = self._rooms[number]
            if not room.ears and not room.lock.locked() and number not in self._bots:
                del self._rooms[number]

    async def open_table(self, guest: Guest, wish: Json) -> Room:
        """A new table; it starts at once when nobody is missing."""
        try:
            game = catalogue.find(wish["game"])
            game.empty_table(len(wish["seats"]), 0, wish["options"])
        except HigakiError as error:
            raise bad_request(str(error)) from None
        chairs = [_chair(guest, seat) for seat in wish["seats"]]
        if not any(chair.guest == guest.id for chair in chairs):
            raise bad_request("nobody at the table is you; right would be a seat of kind 'me'")
        self.names[guest.id] = guest.name
        return await self._open(game, wish["options"], wish["private"], chairs, guest.id)

    async def _open(self, game: Game, options: Json, private: bool, chairs: list[Chair], host: str) -> Room:
        room = Room(secrets.token_urlsafe(9), game, private, chairs, options, host)
        _start_if_full(room)
        room.note_length()
        await self.store.run(lambda connection: records.insert_room(connection, room))
        self._rooms[room.id] = room
        self._forget_the_oldest()
        self.wake_bot(room)
        return room

    # Changing a table

    async def change(self, room: Room, command: str, seat: int, thing: str, apply: Callable[[], None]) -> None:
        """Apply a change, commit it, publish it. The caller holds the lock and has authorised it."""
        try:
            apply()
            room.seq += 1
            room.note_length()
            await self.store.run(lambda connection: records.save_room(connection, room, command, seat, thing))
        except (Refusal, HigakiError):
            raise
        except BaseException:
            # What is in memory may now be ahead of the disk; the disk is right.
            self._rooms.pop(room.id, None)
            room.tell_everybody()
            raise
        room.commands.add(command)
        shortest = room.lengths[room.seq]
        for ear in room.ears:
            ear.known = min(ear.known, shortest)
        room.tell_everybody()
        self.wake_bot(room)

    async def play(self, table: Room, guest: Guest, command: str, expected: int, thing: str) -> None:
        async with self.alone(table) as room:
            if command in room.commands:
                return
            match = _playing(room, self.names, guest, expected)
            if match.seat not in room.seats_of(guest.id):
                raise not_yours("it is not your turn; right would be to wait for it")
            seat = match.seat

            def apply() -> None:
                try:
                    match.play(thing)
                except IllegalChoice as error:
                    raise illegal(str(error)) from None

            await self.change(room, command, seat, thing, apply)

    async def undo(self, table: Room, guest: Guest, command: str, expected: int) -> None:
        async with self.alone(table) as room:
            if command in room.commands:
                return
            match = _playing(room, self.names, guest, expected)
            if not match.log or match.log[-1].seat not in room.seats_of(guest.id):
                raise not_yours("the last decision was not yours")
            seat = match.log[-1].seat

            def apply() -> None:
                try:
                    match.undo()
                except NothingToUndo as error:
                    raise illegal(str(error)) from None

            await self.change(room, command, seat, "undo", apply)

    async def join(self, table: Room, guest: Guest, seat_name: str) -> None:
        async with self.alone(table) as room:
            number = room.seat_called(seat_name)
            chair = room.chairs[number]
            if chair.guest == guest.id:
                return
            if not chair.free:
                raise taken(f"{seat_name} is taken; right would be a free seat")
            if room.seats_of(guest.id):
                raise taken("you already sit at this table; right would be to leave first")
            self.names[guest.id] = guest.name

            def apply() -> None:
                chair.guest = guest.id
                _start_if_full(room)

            await self.change(room, secrets.token_hex(8), number, "join", apply)

    async def leave(self, table: Room, guest: Guest) -> None:
        async with self.alone(table) as room:
            if room.state != WAITING:
                raise illegal("the game has begun; a seat can be left only before")
            mine = room.seats_of(guest.id)
            if not mine:
                return

            def apply() -> None:
                for number in mine:
                    room.chairs[number] = Chair(None, None, None, False)

            await self.change(room, secrets.token_hex(8), mine[0], "leave", apply)

    async def say(self, table: Room, guest: Guest, command: str, text: str) -> None:
        """A line of chat. It does not change the table, so it has no number of change."""
        cleaned = clean_text(text, LONGEST_CHAT, "the message")
        async with self.alone(table) as room:
            mine = room.seats_of(guest.id)
            seat = mine[0] if mine else None
            line = {
                "n": len(room.chat) + 1,
                "seat": None if seat is None else room.game.seat_names[seat],
                "name": guest.name,
                "text": cleaned,
                "at": now(),
            }
            fresh = await self.store.run(lambda connection: records.insert_chat(connection, room, command, seat, line))
            if fresh:
                room.chat.append(line)
                room.tell_everybody()

    async def rematch(self, table: Room, guest: Guest) -> str:
        """The table for another game with the same seats; everybody who asks gets the same one."""
        async with self.alone(table) as room:
            if room.state != OVER or room.match is None:
                raise illegal("the game is not over; a rematch comes after it")
            if not room.seats_of(guest.id):
                raise not_yours("only who played can ask for a rematch")
            if room.rematch is None:
                # Everybody else sits down by following the link; their seats are free until then.
                chairs = [
                    Chair(chair.guest if chair.guest == guest.id else None, chair.bot, chair.name, chair.here)
                    if chair.guest in (None, guest.id)
                    else Chair(None, None, None, False)
                    for chair in room.chairs
                ]
                opened = await self._open(room.game, room.options, room.private, chairs, guest.id)
                room.rematch = opened.id
                await self.store.run(lambda connection: records.note_rematch(connection, room))
                room.tell_everybody()
            return room.rematch

    async def hint(self, table: Room, guest: Guest) -> Json:
        """What a bot would do in the guest's place, and why."""
        async with self.alone(table) as room:
            match = room.match
            if match is None or match.over or match.seat not in room.seats_of(guest.id):
                raise not_yours("a hint is for the seat that has to choose")
            seen = match.table.clone()
        thing, reason = await self.thinking.explain(seen, HINT_BOT)
        return {"thing": room.game.things.names[thing], "reason": f"hint-{reason}"}

    # Bots

    def wake_bot(self, room: Room) -> None:
        """Let a bot think if it is a bot's turn and none thinks yet."""
        if room.bot_to_move is not None and room.id not in self._bots and not self._closing:
            self._bots[room.id] = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        """Bots play until a person has to. An answer for a table that has moved on is dropped."""
        try:
            while room.bot_to_move is not None:
                seq, bot, match = room.seq, room.bot_to_move, room.match
                assert bot is not None
                assert match is not None
                thing, _ = await asyncio.gather(
                    self.thinking.choose(match.table.clone(), bot), asyncio.sleep(self.bot_pause)
                )
                async with room.lock:
                    if self._rooms.get(room.id) is not room:
                        return
                    if room.seq != seq:
                        continue
                    name, seat = room.game.things.names[thing], match.seat
                    await self.change(room, f"bot {seq}", seat, name, lambda: match.play(name))  # noqa: B023
        except Exception:
            log.exception("a bot could not move; it tries again")
            await asyncio.sleep(SECONDS_AFTER_A_FAILURE)
        finally:
            self._bots.pop(room.id, None)
            # The table may have been read from disk again meanwhile; then its bot waits for us to make room.
            if room.id in self._rooms:
                self.wake_bot(self._rooms[room.id])

    async def close(self) -> None:
        """Stop thinking; everything is on disk already."""
        self._closing = True
        thinking = list(self._bots.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.thinking.close()
        self.store.close()


def _chair(guest: Guest, seat: Json) -> Chair:
    if seat["kind"] == "me":
        return Chair(guest.id, None, None, False)
    if seat["kind"] == "here":
        return Chair(guest.id, None, clean_text(seat["name"] or "", 24, "the name"), True)
    if seat["kind"] == "bot":
        if seat["bot"] not in NAMES:
            raise bad_request(f"there is no bot called {seat['bot']!r}; right would be one of {', '.join(NAMES)}")
        return Chair(None, seat["bot"], None, False)
    return Chair(None, None, None, False)


def _start_if_full(room: Room) -> None:
    if room.match is None and not any(chair.free for chair in room.chairs):
        seed = secrets.randbelow(1 << 40)
        room.match = higaki.new(room.game.name, seats=len(room.chairs), seed=seed, **room.options)


def _playing(room: Room, names: dict[str, str], guest: Guest, expected: int) -> Match:
    """The match, if the command speaks of the table as it stands now."""
    if expected != room.seq:
        current = views.view(room, names, guest.id)
        raise Refusal(409, "stale", f"the table has moved on to {room.seq}; look at it again", view=current)
    if room.match is None or room.state != PLAYING:
        raise illegal("no game is going on at this table")
    return room.match
