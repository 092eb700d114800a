"""Commands about private copies: try moves out at a running table, play on from a moment of a finished game or from a
puzzle, play the moves that were tried out.

A guest has one copy at a time; a new one replaces it. See `tables.trial`.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy.exc import IntegrityError

from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.keyed_random_numbers import new_key
from higaki.engine.match.private_copy import known_position, private_copy
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.server.accounts.guests import Guest, now
from higaki.server.commands import playing
from higaki.server.commands.seating import address_of
from higaki.server.commands.table_command import Call, command_without_id, table_command
from higaki.server.protocol.errors import Refusal, illegal, not_found, not_yours
from higaki.server.protocol.responses.table.trials import PlayedThis
from higaki.server.protocol.responses.words import Memory
from higaki.server.ratings import rated_tables
from higaki.server.service.table_service import TableService
from higaki.server.storage import read_tables
from higaki.server.tables import trial as trials
from higaki.server.tables import windows
from higaki.server.tables.idempotency import asked, check
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import PLAYING, Room
from higaki.server.tables.trial import PUZZLE, TRY_OUT, WHAT_IF, Decision, Progress, Trial

# The bot for the seat of another person.
OPPONENT: Final = "medium"
SEEDS: Final = 1 << 40


class Known(NamedTuple):
    """What a seat knows of a moment of a game, and who else sits there: the bots by seat, None for people."""

    game: Game
    memory: Memory
    position: Json
    bots: list[str | None]


def fresh_seed() -> int:
    """A seed for what is dealt anew. It has nothing to do with the real game."""
    return secrets.randbelow(SEEDS)


async def try_out(service: TableService, table: Room, guest: Guest, command: str) -> Room:
    """A private copy of a running game, from the guest's own seat."""
    address, asking = address_of(guest, command), asked(guest, "try_out", table.id)
    before = await _opened_before(service, address, asking)
    if before is not None:
        return before
    made_of, known = await _copied(service, table, guest)
    return await _open(service, guest, address, asking, made_of, known)


@command_without_id
async def _copied(call: Call) -> tuple[Trial, Known]:
    return copied(call.room, call.guest)


def copied(room: Room, guest: Guest) -> tuple[Trial, Known]:
    """What is copied of a running game; refuse if the guest may not try moves out here."""
    if room.trial is not None:
        raise illegal("this is a copy already; right would be to start over")
    if room.match is None or room.state != PLAYING:
        raise illegal("no game is going on at this table; right would be to play on from a moment of its replay")
    seat = room.viewer(guest.id)
    if seat not in room.played_by(guest.id):
        raise not_yours("only who plays here can try moves out; right would be to look on")
    if not room.try_out:
        raise rated_tables.refused("at this rated table no moves are tried out; right would be to decide without")
    moment = room.decisions
    told = trials.digest(room.match, seat, moment)
    position = known_position(room.match.table, seat, rng_of(fresh_seed(), "redeal"))
    bots = [occupant.bot for occupant in room.occupants]
    return Trial(TRY_OUT, room.id, seat, moment, told, room.rated), Known(room.game, room.memory, position, bots)


async def play_on(
    service: TableService,
    guest: Guest,
    command: str,
    table: str,
    seat: str,
    moment: int,
    look_up: Callable[[], Awaitable[Known]],
) -> Room:
    """A private copy of a moment of a finished game, from any seat. `look_up` says what this seat knew."""
    address, asking = address_of(guest, command), asked(guest, "play_on", table, seat, moment)
    before = await _opened_before(service, address, asking)
    if before is not None:
        return before
    known = await look_up()
    number = known.game.seat_names.index(seat)
    made_of = Trial(WHAT_IF, table, number, moment, "", False)
    return await _open(service, guest, address, asking, made_of, known)


async def play_puzzle(service: TableService, guest: Guest, command: str, puzzle: str, t: Table) -> Room:
    """A private copy of the position of a puzzle, from its seat."""
    address, asking = address_of(guest, command), asked(guest, "play_puzzle", t.game.name, puzzle)
    before = await _opened_before(service, address, asking)
    if before is not None:
        return before
    position = known_position(t, t.seat, rng_of(fresh_seed(), "redeal"))
    known = Known(t.game, "open", position, [None] * t.seats)
    return await _open(service, guest, address, asking, Trial(PUZZLE, puzzle, t.seat, 0, "", False), known)


async def _opened_before(service: TableService, address: str, asking: str) -> Room | None:
    """The copy that a repeated command has opened."""
    before = await service.registry.find(address)
    if before is not None:
        check(before.asked, asking)
    return before


async def _open(service: TableService, guest: Guest, address: str, asking: str, made_of: Trial, known: Known) -> Room:
    """Store a new copy, and delete the guest's older ones."""
    copy = laid_out(guest, address, made_of, known)
    copy.asked = asking
    service.registry.names[guest.id] = guest.name
    try:
        # The process that is responsible for its bots is told of it.
        await service.registry.add(copy, word=service.peers.word("table", copy.id))
    except IntegrityError:  # the same command ran twice at once: the database accepted the other one
        before = await service.registry.room(address)
        check(before.asked, asking)
        return before
    for number in await service.store.run(partial(read_tables.older_trials, guest=guest.id, newest=copy.id)):
        with suppress(Refusal):  # deleted meanwhile
            await remove(service, await service.registry.room(number), guest)
    return copy


@command_without_id
async def remove(call: Call) -> None:
    await call.service.remove(call.room)


def laid_out(guest: Guest, address: str, made_of: Trial, known: Known) -> Room:
    """A private copy, not yet stored: the guest on one seat, bots on all others, a source of draws of its own."""
    game, position = known.game, known.position
    occupants = [Occupant(None, bot or OPPONENT, None, False) for bot in known.bots]
    occupants[made_of.seat] = Occupant(guest.id, None, None, False)
    room = Room(address, game, True, occupants, position["options"], guest.id, known.memory)
    room.trial, room.turn_since = made_of, now()
    room.match = private_copy(game, position, Dealer(None, new_key()))
    windows.prepare(room)
    room.note_length()
    return room


async def play_this(service: TableService, copy: Room, guest: Guest, command: str) -> PlayedThis:
    """Play the own decisions of a try-out in the real game, as far as they still hold there."""
    made_of, tried = await _tried(service, copy, guest)
    try:
        table = await service.registry.room(made_of.table)
    except Refusal as error:
        if error.status != 404:
            raise
        raise illegal("the table of this copy is gone; right would be another one") from None
    await _play_there(service, table, guest, command, made_of, tried)
    return await _result(service, table, guest, made_of, tried)


@command_without_id
async def _tried(call: Call) -> tuple[Trial, list[Decision]]:
    room = call.room
    if room.hidden_from(call.guest.id):
        raise not_found()
    if room.trial is None or room.trial.kind != TRY_OUT or room.match is None:
        raise illegal("nothing was tried out here; right would be a copy of a running game")
    return room.trial, trials.decisions(room.match, room.trial.seat, 0)


@table_command("play_this")
async def _play_there(call: Call, made_of: Trial, tried: list[Decision]) -> None:
    """Play one decision after the other, each a change of its own, until one no longer holds."""
    room, guest, seat = call.room, call.guest, made_of.seat
    match = call.running_match()
    if seat not in room.seats_of(guest.id):
        raise not_yours("this seat is no longer yours; right would be to look on")
    if seat not in room.played_by(guest.id):
        raise illegal("a bot plays for you; right would be to take your seat back first")
    while room.state == PLAYING and (thing := trials.progress(match, made_of, tried).thing) is not None:
        await call.change(seat, thing, partial(playing.decide, room, match, guest, [thing]))
        call.command = None  # the further changes have ids of their own


@command_without_id
async def _result(call: Call, made_of: Trial, tried: list[Decision]) -> PlayedThis:
    assert call.room.match is not None
    reached: Progress = trials.progress(call.room.match, made_of, tried)
    return {"table": call.room.id, "played": reached.played, "left": reached.left, "why": reached.why}
