"""Commands about standing orders and prepared moves.

They concern one seat only: they do not change the table's number, and nothing is sent to the others.
"""

from __future__ import annotations

from typing import cast

from higaki.engine.base.errors import IllegalChoice, one_of, short
from higaki.engine.match.match import Match
from higaki.engine.match.move_plan import foresee
from higaki.engine.match.prepared_moves import WAITS, Preparation, prepare
from higaki.engine.views.scene import scene
from higaki.server.accounts.guests import Guest
from higaki.server.commands.table_command import Call, game_command, table_command
from higaki.server.protocol.errors import bad_request, illegal
from higaki.server.protocol.requests import Imagine
from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.in_advance import ImaginedTurn
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import NoUndo
from higaki.server.service.table_service import TableService
from higaki.server.tables.in_advance import order_called
from higaki.server.tables.room import Room


@table_command("order")
async def give_order(call: Call, seat_name: str, name: str, amount: int) -> None:
    """Answer questions of a kind from now on, until what the order names happens."""
    room, match, seat = call.room, call.running_match(), _played_seat(call, seat_name)
    order = order_called(match.game, name)
    if order is None:
        names = one_of([one.name for one in match.game.standing_orders()], name)
        raise bad_request(f"there is no standing order {short(name)}; right would be {names}")
    if not order.least <= amount <= order.most:
        raise bad_request(f"{name} cannot have the number {amount}; right would be {order.least} to {order.most}")
    if not order.may_be_given(match.table, seat):
        raise illegal(f"{name} makes no sense now; right would be to wait for its question")
    await call.change_secretly(seat, lambda: room.decided.give(match, seat, name, amount))


@table_command("withdraw_order")
async def withdraw_order(call: Call, seat_name: str, name: str) -> None:
    """Be asked again."""
    call.running_match()
    seat = _played_seat(call, seat_name)
    await call.change_secretly(seat, lambda: call.room.decided.withdraw(seat, name))


@game_command("prepare")
async def prepare_moves(call: Call, seat_name: str, moves: list[list[str]]) -> None:
    """Prepare these moves instead of those before; without any, nothing is prepared."""
    match, seat = call.running_match(), _played_seat(call, seat_name)
    prepared = _prepared(match, seat, moves).moves if moves else []
    await call.change_secretly(seat, lambda: call.room.decided.prepare(seat, prepared))


async def imagine(service: TableService, table: Room, guest: Guest, wish: Imagine) -> ImaginedTurn:
    """The next turn of a seat, after the moves that it would prepare. It does not change the match."""
    async with service.holding(table) as room:
        match = Call(service, room, guest).running_match()
        seat = _played_seat(Call(service, room, guest), wish.seat)
        done = _prepared(match, seat, wish.moves)
    final, plans = ({}, {}) if done.after is None else foresee(done.after)
    return {
        "moves": [
            {
                "step": move.step,
                "things": move.things,
                "events": cast(list[Event], move.events),
                "became": WAITS,
                "now": [],
            }
            for move in done.moves
        ],
        "scene": None if done.after is None else cast(Scene, scene(done.after, seat, room.reminds)),
        "plans": cast(dict[str, list[Planned]], plans),
        "final": cast(dict[str, NoUndo], final),
    }


def _played_seat(call: Call, seat_name: str) -> int:
    """The seat of this name, for which the guest decides now."""
    seat = call.own_seat(seat_name)
    if seat not in call.room.played_by(call.guest.id):
        raise illegal("a bot plays for you; right would be to take your seat back first")
    return seat


def _prepared(match: Match, seat: int, moves: list[list[str]]) -> Preparation:
    if match.seat == seat:
        raise illegal("it is your turn; right would be to play")
    try:
        return prepare(match, seat, moves)
    except IllegalChoice as error:
        raise illegal(str(error)) from None
