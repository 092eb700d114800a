"""Commands about leaving: resign, vote about an absent player, report presence, take the seat back."""

from __future__ import annotations

from higaki.server.commands.table_command import Call, game_command, table_command
from higaki.server.protocol.errors import illegal, not_yours
from higaki.server.protocol.responses.words import Remedy
from higaki.server.ratings import rated_tables
from higaki.server.tables import early_end
from higaki.server.tables.clocks import GIVE_UP
from higaki.server.tables.room import ABSENT, PLAYING, RESIGNED, STAND_IN, Room


@game_command("resign")
async def resign(call: Call, seat_name: str) -> None:
    """Resign for good: the game ends if no opponent is left, otherwise a bot plays on."""
    seat = call.own_seat(seat_name)
    if call.room.occupants[seat].gave_up is not None:
        raise illegal("this seat has been given up already")
    await call.change(seat, "table:resigned", lambda: give_up(call.room, seat))


def give_up(room: Room, seat: int) -> None:
    """The person on this seat has resigned."""
    occupant = room.occupants[seat]
    occupant.gave_up, occupant.stand_in = RESIGNED, STAND_IN
    room.end.votes.pop(occupant.guest or "", None)
    room.decided.forget(seat)
    room.happened("resigned", seat)
    resigned = early_end.resigned(room)
    if early_end.nothing_to_play_for(room, resigned):
        early_end.end(room, "resigned", resigned)
    else:
        room.happened("stood_in", seat)
        early_end.settle_offer(room)


@game_command("vote")
async def vote(call: Call, seat_name: str, wish: Remedy | None) -> None:
    """Vote about an absent player, or withdraw the vote."""
    room, guest = call.room, call.guest
    about = room.seat_called(seat_name)
    if guest.id not in room.voters():
        raise not_yours("only people who play on at this table decide about somebody else")
    if room.end.votes.get(guest.id) == wish:
        return
    if wish is not None and (about != room.turn or not room.overdue):
        raise illegal(f"{seat_name} is here, or has not been away for {room.absence.limit} seconds; wait until then")
    if wish == "bot":
        rated_tables.no_stand_in(room)
    mine = room.played_by(guest.id)[0]

    def apply() -> None:
        if wish is None:
            del room.end.votes[guest.id]
            room.happened("withdrew", mine, about=about)
        else:
            room.end.votes[guest.id] = wish
            room.happened("voted", mine, about=about, wish=wish)
            carry_out(room)

    await call.change(mine, "table:voted", apply)


def carry_out(room: Room) -> None:
    """Carry out the vote if everybody present has agreed."""
    remedy, about = room.agreed(), room.turn
    if remedy == "bot":
        stand_in(room, about)
    elif remedy == "end":
        room.occupants[about].gave_up = ABSENT
        room.happened("claimed", about)
        early_end.end(room, "absent", [about])


def chosen_bot(room: Room) -> str:
    """The bot that was chosen with the table for players without time, or the usual one."""
    then = None if room.clock is None else room.clock.then
    return STAND_IN if then in (None, GIVE_UP) else then


def stand_in(room: Room, seat: int, bot: str = STAND_IN) -> None:
    """A bot plays for the person on this seat; the seat stays theirs."""
    occupant = room.occupants[seat]
    occupant.stand_in, occupant.awaited = bot, None
    room.end.votes.clear()
    room.happened("stood_in", seat)
    early_end.settle_offer(room)


@table_command("here")
async def be_here(call: Call) -> None:
    """Report presence after an absence. A guest who stays connected for a while need not do so."""
    room = call.room
    if room.turn in room.played_by(call.guest.id) and (room.away_for() or room.end.votes):
        await call.change(room.turn, "table:here", lambda: is_back(room))


def is_back(room: Room) -> None:
    """The awaited player is present again."""
    room.note_here(room.occupants[room.turn].guest)
    room.end.votes.clear()
    room.happened("here", room.turn)


@table_command("return")
async def take_back(call: Call, seat_name: str) -> None:
    """Take the own seat back from a bot.

    It expects no number, because a bot moves all the time and the command does not depend on the state. The bot's
    current computation is dropped, because the table has changed.
    """
    room, seat = call.room, call.own_seat(seat_name)
    occupant = room.occupants[seat]
    if room.state != PLAYING or occupant.stand_in is None:
        return
    if occupant.gave_up is not None:
        raise illegal("who has resigned or has no time left cannot come back")

    def apply() -> None:
        occupant.stand_in = None
        if room.clock is not None:
            room.clock.welcome_back(seat)
        room.note_here(call.guest.id)
        room.happened("came_back", seat)

    await call.change(seat, "table:came_back", apply)
