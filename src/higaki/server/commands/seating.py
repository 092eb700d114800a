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
from higaki.server.commands.table_command import Call, command_without_id
from higaki.server.database.bus import Message
from higaki.server.protocol.errors import Refusal, bad_request, illegal, not_yours, taken
from higaki.server.ratings import rated_tables
from higaki.server.service.table_service import TableService
from higaki.server.storage.read_tables import names_of
from higaki.server.tables import absence, clocks
from higaki.server.tables.idempotency import asked, check
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import STAND_IN, WAITING, Room
from higaki.server.tables.shuffle import new_shuffle


class Bounds(NamedTuple):
    """Limits and defaults of the server."""

    shortest_clock: int = clocks.SHORTEST
    patience: int = absence.PATIENCE


USUAL: Final = Bounds()


async def open_table(
    service: TableService, guest: Guest, wish: Json, bounds: Bounds = USUAL, origin: str | None = None
) -> Room:
    """Open a table; it starts at once when no player is missing. A repeated command returns the same table."""
    command = wish.pop("command_id", None)
    if command is None:
        return await _new_table(service, guest, wish, bounds, origin, fresh_address(), None)
    address, asking = address_of(guest, command), asked(guest, "open", wish)
    before = await service.registry.find(address)
    if before is None:
        try:
            return await _new_table(service, guest, wish, bounds, origin, address, asking)
        except IntegrityError:  # the same command ran twice at once: the database accepted the other one
            before = await service.registry.room(address)
    check(before.asked, asking)
    return before


async def _new_table(
    service: TableService,
    guest: Guest,
    wish: Json,
    bounds: Bounds,
    origin: str | None,
    address: str,
    asking: str | None,
) -> Room:
    invited = [await _invited(service, guest, seat) for seat in wish["seats"]]
    room = laid_out(guest, wish, bounds, address)
    for occupant, whom in zip(room.occupants, invited, strict=True):
        occupant.reserved = whom
    room.asked, room.opened_from = asking, where_from(service, room, origin)
    service.registry.names[guest.id] = guest.name
    service.registry.names |= await _names(service, [whom for whom in invited if whom is not None])
    return await open_room(service, room)


async def _invited(service: TableService, guest: Guest, seat: Json) -> str | None:
    """The guest for whom a seat is reserved: somebody with whom the host has played; None if it is not reserved."""
    if seat["kind"] != "again":
        return None
    room = await service.registry.room(seat["table"])
    whom = room.occupants[room.seat_called(seat["seat"])]
    if room.state == WAITING or guest.id not in room.seats_by_guest:
        raise not_yours("only people with whom you have played can be invited; right would be a seat 'friend'")
    if whom.guest is None or whom.guest == guest.id or whom.former or service.blocks.apart(guest.id, [whom.guest]):
        # The sentence must not tell who blocked whom.
        raise Refusal(409, "cannot_invite", "this person cannot be invited; right would be a seat 'friend'")
    return whom.guest


async def _names(service: TableService, guests: list[str]) -> dict[str, str]:
    return await service.store.ask(lambda connection: names_of(connection, guests)) if guests else {}


def laid_out(guest: Guest, wish: Json, bounds: Bounds, address: str) -> Room:
    """A table as a guest wishes it, not yet stored. Refuse what does not fit together."""
    try:
        game = catalogue.find(wish["game"])
        game.empty_table(len(wish["seats"]), 0, wish["options"])
    except HigakiError as error:
        raise bad_request(str(error)) from None
    occupants = [_occupant(guest, seat) for seat in wish["seats"]]
    if not any(occupant.guest == guest.id for occupant in occupants):
        raise bad_request("nobody at the table is you; right would be a seat of kind 'me'")
    clock = clocks.wished(wish["clock"], len(occupants), bounds.shortest_clock)
    if clock is not None and clock.then not in (None, clocks.GIVE_UP):
        _known_bot(clock.then)
    over_days = clock is not None and clock.over_days
    # Over days the clock is the limit: people are away most of the time.
    limit = wish["clock"]["seconds"] if over_days else absence.wished(wish.get("absence_limit"), bounds.patience)
    rated = wish.get("rated", False)
    if rated:
        rated_tables.check_wish(wish["seats"], clock)
    may_try = wish.get("try_out")
    if may_try is False and not rated:
        raise bad_request("moves can be tried out at every table that is not rated; right would be no try_out")
    even = wish.get("even_windows", False)
    if even and any(occupant.here for occupant in occupants):
        raise bad_request("people at one screen cannot all answer in the same time; right would be a device for each")
    if even and over_days:
        raise bad_request("over days nobody answers within seconds; right would be no even_windows")
    if even and not windows(game):
        raise bad_request(f"nobody is asked out of turn in {game.name}; right would be no even_windows")
    offered = wish.get("substitutes", False)
    kept = (wish["memory"], limit, even, offered)
    room = Room(address, game, wish["private"], occupants, wish["options"], guest.id, *kept)
    room.clock, room.rated = clock, rated
    # A rated live game is played without, unless its host allows it.
    room.try_out = not rated or over_days if may_try is None else may_try
    return room


def fresh_address() -> str:
    """A random address of a table. It gives access, so it must not be guessable."""
    return secrets.token_urlsafe(9)


def address_of(guest: Guest, command: str) -> str:
    """The address of the table that a command opens. It cannot be guessed, because a guest's id is secret."""
    digest = hashlib.sha256(f"{guest.id} {command}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def where_from(service: TableService, room: Room, origin: str | None) -> str | None:
    """A digest of the address, so that a list can group tables by address. The address itself is not stored."""
    return None if room.private or origin is None else service.store.digests.of_address(origin)


async def open_room(
    service: TableService, room: Room, also: Callable[[Connection], None] | None = None, word: Message | None = None
) -> Room:
    room.shuffle = new_shuffle()
    start_game.begin_if_full(room, room.host)
    room.note_length()
    keeps = (*service.with_opening(room), *(() if also is None else (also,)))

    def keep(connection: Connection) -> None:
        for one in keeps:
            one(connection)

    await service.registry.add(room, keep, word)
    return room


@command_without_id
async def join(call: Call, seat_name: str, digest: str | None = None) -> None:
    """Take a seat. The guest who takes the last seat starts the game, so the command also carries their digest."""
    service, room, guest = call.service, call.room, call.guest
    number = room.seat_called(seat_name)
    occupant = room.occupants[number]
    if occupant.guest == guest.id:
        return
    if not occupant.free:
        raise taken(f"{seat_name} is taken; right would be a free seat")
    if not occupant.open_to(guest.id):
        raise taken(f"{seat_name} is kept for who sat there; right would be another seat")
    if room.seats_of(guest.id):
        raise taken("you already sit at this table; right would be to leave first")
    if service.blocks.apart(guest.id, [room.host, *room.seats_by_guest]):
        # The sentence must not tell who blocked whom.
        raise Refusal(409, "kept_apart", "you cannot sit down at this table; right would be another one")
    refuse_look_alikes(guest.name, called_by_others(service, room, guest))
    service.registry.names[guest.id] = guest.name
    # A player who takes a reserved seat gets all reserved seats of the same screen. A player who takes another seat
    # gives up the reservations.
    kept = [one for one in room.occupants if one.free and one.reserved == guest.id]

    def apply() -> None:
        for one in kept:
            one.reserved = None
            if occupant in kept:
                one.guest = guest.id
            else:
                one.name, one.here = None, False
        occupant.guest = guest.id
        if digest is not None and room.shuffle is not None:
            room.shuffle.digests[guest.id] = digest
        start_game.begin_if_full(room, guest.id)

    await call.change(number, "join", apply)


def called_by_others(service: TableService, room: Room, guest: Guest) -> list[str]:
    """The names of everybody else who plays at a table, has left it, or is its host. People who share a screen have
    their own names.
    """
    theirs = [occupant for occupant in room.occupants if occupant.guest not in (None, guest.id)]
    left = {one.guest for one in room.substitutes.made}
    others = {occupant.guest for occupant in theirs} | left | {room.host} - {guest.id}
    names = [service.registry.names.get(other or "", "") for other in others] + [
        occupant.name or "" for occupant in theirs
    ]
    return [name for name in names if name]


@command_without_id
async def leave(call: Call) -> None:
    if call.room.state != WAITING:
        raise illegal("the game has begun; a seat can be left only before")
    not_in_league(call.room)
    _not_about_to_begin(call.room)
    mine = call.room.seats_of(call.guest.id)
    if mine:
        await stand_up(call, mine)


async def stand_up(call: Call, seats: list[int]) -> None:
    """Free these seats of the guest."""
    room, shuffle = call.room, call.room.shuffle
    assert shuffle is not None

    def apply() -> None:
        for number in seats:
            room.occupants[number] = free_chair()
        shuffle.digests.pop(call.guest.id, None)
        shuffle.begins_by = None  # who sits down on the free seat begins the game
        if shuffle.begun:  # numbers may have been shown, so the whole shuffle is discarded
            room.shuffle = new_shuffle()

    await call.change(seats[0], "leave", apply)


@command_without_id
async def fill(call: Call, seat_name: str | None, bot: str) -> None:
    """Put a bot on one free seat, even a reserved one, or on all seats that are not reserved.

    This does not start the game. Until the host starts it, the bots can be removed.
    """
    room = call.room
    _only_the_host(room, call.guest)
    rated_tables.no_bots(room)
    _known_bot(bot)
    if seat_name is None:
        wanted = [number for number, occupant in enumerate(room.occupants) if occupant.open_to(None)]
    else:
        number = room.seat_called(seat_name)
        occupant = room.occupants[number]
        if occupant.guest is not None:
            raise taken(f"somebody sits at {seat_name}; right would be a free seat")
        wanted = [] if occupant.bot == bot else [number]
    if not wanted:
        return

    def apply() -> None:
        for number in wanted:
            room.occupants[number] = Occupant(None, bot, None, False)

    await call.change(wanted[0], "fill", apply)


@command_without_id
async def free(call: Call, seat_name: str) -> None:
    """Remove a bot, or the reservation of a seat."""
    room = call.room
    _only_the_host(room, call.guest)
    number = room.seat_called(seat_name)
    occupant = room.occupants[number]
    if occupant.guest is not None:
        raise taken(f"somebody sits at {seat_name}; right would be a seat with a bot, or one that is kept")
    if occupant.open_to(None):
        return

    def apply() -> None:
        room.occupants[number] = free_chair()

    await call.change(number, "free", apply)


@command_without_id
async def start(call: Call, number: str | None = None) -> None:
    """Start the game as host. Needed only if a bot took the last seat; otherwise the last person to sit down starts it.

    A person alone with bots need not wait for digests, and shows the number with the same command.
    """
    room, guest = call.room, call.guest
    if room.host != guest.id:
        raise not_yours("only who opened the table begins the game")
    shuffle = room.shuffle
    if shuffle is None or shuffle.begun:
        return
    missing = [room.game.seat_names[number] for number, occupant in enumerate(room.occupants) if occupant.free]
    if missing:
        raise illegal(f"nobody sits at {', '.join(missing)}; right would be to wait, or bots there")
    if all(occupant.guest is None for occupant in room.occupants):
        raise illegal("only bots sit here; right would be a person among them")
    if number is not None:
        start_game.check_number(shuffle, guest, number)
    await call.change(NOBODY, "start", lambda: start_game.begin_if_full(room, guest.id, number))


def _only_the_host(room: Room, guest: Guest) -> None:
    if room.host != guest.id:
        raise not_yours("only who opened the table decides about its bots")
    if room.state != WAITING:
        raise illegal("the game has begun; bots sit down and get up only before")
    not_in_league(room)
    _not_about_to_begin(room)


def not_in_league(room: Room) -> None:
    """Refuse at a table of a league, whose players the league has chosen."""
    if room.league is not None:
        raise illegal("this table belongs to a league; right would be to leave the league, or to resign")


def _not_about_to_begin(room: Room) -> None:
    """Refuse while a game is about to begin: a player who knows the deal could leave to get another one."""
    if room.about_to_begin:
        raise illegal("the game is about to begin; right would be to wait for a moment")


def replace_by_bot(room: Room, seat: int) -> None:
    """A bot takes the seat of a guest at a table whose game has not begun."""
    assert room.shuffle is not None
    room.shuffle.digests.pop(room.occupants[seat].guest or "", None)
    room.occupants[seat] = Occupant(None, STAND_IN, None, False)


def _occupant(guest: Guest, wish: Json) -> Occupant:
    if wish["kind"] == "me":
        return Occupant(guest.id, None, None, False)
    if wish["kind"] == "here":
        return Occupant(guest.id, None, clean_text(wish["name"] or "", LONGEST_NAME, "the name"), True)
    if wish["kind"] == "bot":
        _known_bot(wish["bot"])
        return Occupant(None, wish["bot"], None, False)
    return free_chair()


def _known_bot(bot: str | None) -> None:
    if bot not in NAMES:
        raise bad_request(f"there is no bot called {bot!r}; right would be one of {', '.join(NAMES)}")


def free_chair() -> Occupant:
    return Occupant(None, None, None, False)
