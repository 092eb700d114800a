"""Who sits where: a new table, sitting down, leaving, and the table for a rematch."""

from __future__ import annotations

import secrets

import higaki
from higaki import catalogue
from higaki.bots import NAMES
from higaki.engine.errors import HigakiError
from higaki.engine.game import Game
from higaki.server import records
from higaki.server.guests import LONGEST_NAME, Guest, clean_text
from higaki.server.hall import Hall
from higaki.server.refusals import bad_request, illegal, not_yours, taken
from higaki.server.room import OVER, WAITING, Chair, Json, Room


async def open_table(hall: Hall, guest: Guest, wish: Json) -> Room:
    """A new table; it starts at once when nobody is missing."""
    try:
        game = catalogue.find(wish["game"])
        game.empty_table(len(wish["seats"]), 0, wish["options"])
    except HigakiError as error:
        raise bad_request(str(error)) from None
    chairs = [_chair(guest, seat) for seat in wish["seats"]]
    if not any(chair.guest == guest.id for chair in chairs):
        raise bad_request("nobody at the table is you; right would be a seat of kind 'me'")
    hall.shelf.names[guest.id] = guest.name
    return await _open(hall, game, wish["options"], wish["private"], chairs, guest.id)


async def _open(hall: Hall, game: Game, options: Json, private: bool, chairs: list[Chair], host: str) -> Room:
    room = Room(secrets.token_urlsafe(9), game, private, chairs, options, host)
    _start_if_full(room)
    room.note_length()
    await hall.shelf.add(room)
    return room


async def join(hall: Hall, table: Room, guest: Guest, seat_name: str) -> None:
    async with hall.shelf.holding(table) as room:
        number = room.seat_called(seat_name)
        chair = room.chairs[number]
        if chair.guest == guest.id:
            return
        if not chair.free:
            raise taken(f"{seat_name} is taken; right would be a free seat")
        if room.seats_of(guest.id):
            raise taken("you already sit at this table; right would be to leave first")
        hall.shelf.names[guest.id] = guest.name

        def apply() -> None:
            chair.guest = guest.id
            _start_if_full(room)

        await hall.change(room, secrets.token_hex(8), number, "join", apply)


async def leave(hall: Hall, table: Room, guest: Guest) -> None:
    async with hall.shelf.holding(table) as room:
        if room.state != WAITING:
            raise illegal("the game has begun; a seat can be left only before")
        mine = room.seats_of(guest.id)
        if not mine:
            return

        def apply() -> None:
            for number in mine:
                room.chairs[number] = _free_chair()

        await hall.change(room, secrets.token_hex(8), mine[0], "leave", apply)


async def rematch(hall: Hall, table: Room, guest: Guest) -> str:
    """The table for another game with the same seats; everybody who asks gets the same one."""
    async with hall.shelf.holding(table) as room:
        if room.state != OVER or room.match is None:
            raise illegal("the game is not over; a rematch comes after it")
        if not room.seats_of(guest.id):
            raise not_yours("only who played can ask for a rematch")
        if room.rematch is None:
            # Everybody else sits down by following the link; their seats are free until then.
            chairs = [
                Chair(chair.guest, chair.bot, chair.name, chair.here)
                if chair.guest in (None, guest.id)
                else _free_chair()
                for chair in room.chairs
            ]
            opened = await _open(hall, room.game, room.options, room.private, chairs, guest.id)
            room.rematch = opened.id
            await hall.store.run(lambda connection: records.note_rematch(connection, room))
            room.tell_everybody()
        return room.rematch


def _chair(guest: Guest, wish: Json) -> Chair:
    if wish["kind"] == "me":
        return Chair(guest.id, None, None, False)
    if wish["kind"] == "here":
        return Chair(guest.id, None, clean_text(wish["name"] or "", LONGEST_NAME, "the name"), True)
    if wish["kind"] == "bot":
        if wish["bot"] not in NAMES:
            raise bad_request(f"there is no bot called {wish['bot']!r}; right would be one of {', '.join(NAMES)}")
        return Chair(None, wish["bot"], None, False)
    return _free_chair()


def _free_chair() -> Chair:
    return Chair(None, None, None, False)


def _start_if_full(room: Room) -> None:
    if room.match is None and not any(chair.free for chair in room.chairs):
        room.match = higaki.new(room.game.name, seats=len(room.chairs), **room.options)
