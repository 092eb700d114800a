"""Commands of a running game: play, plan, undo."""

from __future__ import annotations

from typing import cast

from higaki.engine.base.errors import IllegalChoice, NothingToUndo
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import Guest
from higaki.server.commands.table_command import Call, game_command
from higaki.server.protocol.errors import illegal, not_yours
from higaki.server.protocol.requests import Intention
from higaki.server.protocol.responses.answers import Plan
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.words import NoUndo
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.room import Room


def decide(room: Room, match: Match, guest: Guest, things: list[str]) -> None:
    """A person plays things: all of them, or none."""
    seat, step = match.seat, match.table.step.declared
    assert step is not None
    try:
        match.play_all(things)
    except IllegalChoice as error:
        raise illegal(str(error)) from None
    room.decided.played(seat, step.name, things)
    room.sign_of(seat)
    room.note_here(guest.id)


@game_command("play", query_first=False)
async def play(call: Call, things: list[str]) -> None:
    """Play a thing and the further things of the same compound move: all of them, or none."""
    match, room, guest = call.running_match(), call.room, call.guest
    if match.seat not in room.seats_of(guest.id):
        raise not_yours("it is not your turn; right would be to wait for it")
    if match.seat not in room.played_by(guest.id):
        raise illegal("a bot plays for you; right would be to take your seat back first")
    seat = match.seat

    def hold() -> None:
        try:
            match.check_all(things)
        except IllegalChoice as error:
            raise illegal(str(error)) from None
        room.window.held = things

    if windows.holds_back(room):
        await call.change_secretly(seat, hold)
    else:
        await call.change(seat, " ".join(things), lambda: decide(room, match, guest, things))


async def plan(service: TableService, table: Room, guest: Guest, wish: Intention) -> Plan:
    """The compound move of an option, completed with the guest's choices. It does not change the match."""
    async with service.holding(table) as room:
        match = room.match
        if match is None or room.turn not in room.played_by(guest.id):
            raise not_yours("a plan is for the seat that has to choose")
        try:
            planned = match.plan(wish.thing, wish.wanted, wish.unwanted)
            why = match.plan_final(wish.thing, wish.wanted, wish.unwanted)
            return {"plan": cast(list[Planned], planned), "final": cast("NoUndo | None", why)}
        except IllegalChoice as error:
            raise illegal(str(error)) from None


@game_command("undo")
async def undo(call: Call, whole_turn: bool) -> None:
    match, room, guest = call.running_match(), call.room, call.guest
    if not match.log or match.log[-1].seat not in room.played_by(guest.id):
        raise not_yours("the last decision was not yours")
    if len(match.log) <= room.settled:
        raise not_yours("a bot made the last decision for you, or a seat was taken over since")
    seat = match.log[-1].seat
    decisions = max(1, views.undoable(room, guest.id)) if whole_turn else 1

    def apply() -> None:
        try:
            room.take_back(decisions)
        except NothingToUndo as error:
            raise illegal(str(error)) from None
        room.decided.taken_back(match, seat)
        room.sign_of(seat)
        room.note_here(guest.id)

    await call.change(seat, "undo" if decisions == 1 else f"undo {decisions}", apply)
