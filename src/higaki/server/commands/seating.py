"""Commands about seats: open a table, take a seat, leave it, add or remove a bot, start."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from higaki import catalogue
from higaki.bots import NAMES
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import windows
from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.confusable_names import refuse_look_alikes
from higaki.server.accounts.guests import LONGEST_NAME, Guest, clean_text
from higaki.server.commands import start_game
from higaki.server.database.bus import Word
from higaki.server.database.conflicts import tried_again
from higaki.server.protocol.errors import bad_request, illegal, not_yours, taken
from higaki.server.ratings import rated_tables
from higaki.server.service.table_service import Hall
from higaki.server.tables import absence, clocks
from higaki.server.tables.idempotency import asked, check
from higaki.server.tables.live_table import WAITING, Room
from higaki.server.tables.seat import Chair
from higaki.server.tables.shuffle import new_shuffle


class Bounds(NamedTuple):
    """Limits and defaults of the server."""

    shortest_clock: int = clocks.SHORTEST
    patience: int = absence.PATIENCE


USUAL: Final = Bounds()


async def open_table(hall: Hall, guest: Guest, wish: Json, bounds: Bounds = USUAL, origin: str | None = None) -> Room:
    """A new table; it starts at once when nobody is missing. The same command again is the same table."""
    command = wish.pop("command_id", None)
    if command is None:
        return await _new_table(hall, guest, wish, bounds, origin, fresh_address(), None)
    address, asking = _address_of(guest, command), asked(guest, "open", wish)
    before = await hall.shelf.find(address)
    if before is None:
        try:
            return await _new_table(hall, guest, wish, bounds, origin, address, asking)
        except IntegrityError:  # the same command twice at once: the database took the other one
            before = await hall.shelf.room(address)
    check(before.asked, asking)
    return before


async def _new_table(
    hall: Hall, guest: Guest, wish: Json, bounds: Bounds, origin: str | None, address: str, asking: str | None
) -> Room:
    try:
        game = catalogue.find(wish["game"])
        game.empty_table(len(wish["seats"]), 0, wish["options"])
    except HigakiError as error:
        raise bad_request(str(error)) from None
    chairs = [_chair(guest, seat) for seat in wish["seats"]]
    if not any(chair.guest == guest.id for chair in chairs):
        raise bad_request("nobody at the table is you; right would be a seat of kind 'me'")
    clock = clocks.wished(wish["clock"], len(chairs), bounds.shortest_clock)
    limit = absence.wished(wish.get("absence_limit"), bounds.patience)
    rated = wish.get("rated", False)
    if rated:
        rated_tables.check_wish(wish["seats"], clock)
    hall.shelf.names[guest.id] = guest.name
    even = wish.get("even_windows", False)
    if even and any(chair.here for chair in chairs):
        raise bad_request("people at one screen cannot all answer in the same time; right would be a device for each")
    if even and not windows(game):
        raise bad_request(f"nobody is asked out of turn in {game.name}; right would be no even_windows")
    room = Room(address, game, wish["private"], chairs, wish["options"], guest.id, wish["memory"], limit, even)
    room.clock, room.asked, room.rated, room.opened_from = clock, asking, rated, where_from(hall, room, origin)
    return await open_room(hall, room)


def fresh_address() -> str:
    """A random address of a table. It gives access, so it must not be guessable."""
    return secrets.token_urlsafe(9)


def _address_of(guest: Guest, command: str) -> str:
    """The address of the table that a command opens. It cannot be guessed, because a guest's id is secret."""
    digest = hashlib.sha256(f"{guest.id} {command}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def where_from(hall: Hall, room: Room, origin: str | None) -> str | None:
    """A digest of the address, so that a list can group tables by address. The address itself is not stored."""
    return None if room.private or origin is None else hall.store.digests.of_address(origin)


async def open_room(
    hall: Hall, room: Room, also: Callable[[Connection], None] | None = None, word: Word | None = None
) -> Room:
    room.shuffle = new_shuffle()
    start_game.begin_if_full(room, room.host)
    room.note_length()
    await hall.shelf.add(room, also, word)
    return room


@tried_again
async def join(hall: Hall, table: Room, guest: Guest, seat_name: str, digest: str | None = None) -> None:
    """Take a seat. Whoever takes the last one starts the game, and so fixes a number with the same command."""
    async with hall.holding(table) as room:
        number = room.seat_called(seat_name)
        chair = room.chairs[number]
        if chair.guest == guest.id:
            return
        if not chair.free:
            raise taken(f"{seat_name} is taken; right would be a free seat")
        if not chair.open_to(guest.id):
            raise taken(f"{seat_name} is kept for who sat there; right would be another seat")
        if room.seats_of(guest.id):
            raise taken("you already sit at this table; right would be to leave first")
        refuse_look_alikes(guest.name, _called_by_others(hall, room, guest))
        hall.shelf.names[guest.id] = guest.name
        # A player who takes a reserved seat gets all reserved seats of the same screen. A player who takes another seat
        # gives up the reservations.
        kept = [one for one in room.chairs if one.free and one.reserved == guest.id]

        def apply() -> None:
            for one in kept:
                one.reserved = None
                if chair in kept:
                    one.guest = guest.id
                else:
                    one.name, one.here = None, False
            chair.guest = guest.id
            if digest is not None and room.shuffle is not None:
                room.shuffle.digests[guest.id] = digest
            start_game.begin_if_full(room, guest.id)

        await _change(hall, room, number, "join", apply)


def _called_by_others(hall: Hall, room: Room, guest: Guest) -> list[str]:
    """The names of everybody else at a table, and of its host. People who share a screen have their own names."""
    theirs = [chair for chair in room.chairs if chair.guest not in (None, guest.id)]
    others = {chair.guest for chair in theirs} | {room.host} - {guest.id}
    names = [hall.shelf.names.get(other or "", "") for other in others] + [chair.name or "" for chair in theirs]
    return [name for name in names if name]


@tried_again
async def leave(hall: Hall, table: Room, guest: Guest) -> None:
    async with hall.holding(table) as room:
        if room.state != WAITING:
            raise illegal("the game has begun; a seat can be left only before")
        _not_about_to_begin(room)
        mine = room.seats_of(guest.id)
        if mine:
            await stand_up(hall, room, mine)


async def stand_up(hall: Hall, room: Room, seats: list[int]) -> None:
    """These seats are free again. The caller holds the table."""
    guest, shuffle = room.chairs[seats[0]].guest, room.shuffle
    assert guest is not None
    assert shuffle is not None

    def apply() -> None:
        for number in seats:
            room.chairs[number] = free_chair()
        shuffle.digests.pop(guest, None)
        if shuffle.begun:  # numbers may have been shown, so nothing of it is used again
            room.shuffle = new_shuffle()

    await _change(hall, room, seats[0], "leave", apply)


@tried_again
async def fill(hall: Hall, table: Room, guest: Guest, seat_name: str | None, bot: str) -> None:
    """A bot takes one free seat, even one that is kept for somebody, or all that are for anybody.

    The game does not begin by it: until the host says so, it can be undone.
    """
    async with hall.holding(table) as room:
        _only_the_host(room, guest)
        rated_tables.no_bots(room)
        _known_bot(bot)
        if seat_name is None:
            wanted = [number for number, chair in enumerate(room.chairs) if chair.open_to(None)]
        else:
            number = room.seat_called(seat_name)
            chair = room.chairs[number]
            if chair.guest is not None:
                raise taken(f"somebody sits at {seat_name}; right would be a free seat")
            wanted = [] if chair.bot == bot else [number]
        if not wanted:
            return

        def apply() -> None:
            for number in wanted:
                room.chairs[number] = Chair(None, bot, None, False)

        await _change(hall, room, wanted[0], "fill", apply)


@tried_again
async def free(hall: Hall, table: Room, guest: Guest, seat_name: str) -> None:
    """A bot gets up again, or a seat is kept for nobody any more."""
    async with hall.holding(table) as room:
        _only_the_host(room, guest)
        number = room.seat_called(seat_name)
        chair = room.chairs[number]
        if chair.guest is not None:
            raise taken(f"somebody sits at {seat_name}; right would be a seat with a bot, or one that is kept")
        if chair.open_to(None):
            return

        def apply() -> None:
            room.chairs[number] = free_chair()

        await _change(hall, room, number, "free", apply)


@tried_again
async def start(hall: Hall, table: Room, guest: Guest, number: str | None = None) -> None:
    """Start the game as host. Needed only if a bot took the last seat; otherwise the last person to sit down starts it.

    A person alone with bots need not wait for digests, and shows the number with the same command.
    """
    async with hall.holding(table) as room:
        if room.host != guest.id:
            raise not_yours("only who opened the table begins the game")
        shuffle = room.shuffle
        if shuffle is None or shuffle.begun:
            return
        missing = [room.game.seat_names[number] for number, chair in enumerate(room.chairs) if chair.free]
        if missing:
            raise illegal(f"nobody sits at {', '.join(missing)}; right would be to wait, or bots there")
        if all(chair.guest is None for chair in room.chairs):
            raise illegal("only bots sit here; right would be a person among them")
        if number is not None:
            start_game.check_number(shuffle, guest, number)
        await _change(hall, room, NOBODY, "start", lambda: start_game.begin_if_full(room, guest.id, number))


def _only_the_host(room: Room, guest: Guest) -> None:
    if room.host != guest.id:
        raise not_yours("only who opened the table decides about its bots")
    if room.state != WAITING:
        raise illegal("the game has begun; bots sit down and get up only before")
    _not_about_to_begin(room)


def _not_about_to_begin(room: Room) -> None:
    """Refuse while a game is about to begin: a player who knows the deal could leave to get another one."""
    if room.about_to_begin:
        raise illegal("the game is about to begin; right would be to wait for a moment")


async def _change(hall: Hall, room: Room, seat: int, what: str, apply: Callable[[], None]) -> None:
    await hall.change(room, secrets.token_hex(8), seat, what, apply)


def _chair(guest: Guest, wish: Json) -> Chair:
    if wish["kind"] == "me":
        return Chair(guest.id, None, None, False)
    if wish["kind"] == "here":
        return Chair(guest.id, None, clean_text(wish["name"] or "", LONGEST_NAME, "the name"), True)
    if wish["kind"] == "bot":
        _known_bot(wish["bot"])
        return Chair(None, wish["bot"], None, False)
    return free_chair()


def _known_bot(bot: str | None) -> None:
    if bot not in NAMES:
        raise bad_request(f"there is no bot called {bot!r}; right would be one of {', '.join(NAMES)}")


def free_chair() -> Chair:
    return Chair(None, None, None, False)
