"""Routes of tables: open, take a seat, play, leave."""

from __future__ import annotations

from typing import Final

from fastapi import Depends, Request, Response, WebSocket

from higaki.server.commands import (
    advance_answers,
    deciding_in_advance,
    deleting,
    end_offers,
    playing,
    resign_and_absence,
    seating,
    start_game,
    substitutes,
)
from higaki.server.commands import rematch as rematching
from higaki.server.protocol.requests import (
    Advance,
    BeHere,
    Close,
    Fill,
    Fix,
    Free,
    GiveOrder,
    HandOver,
    Imagine,
    Intention,
    Join,
    NewTable,
    Offer,
    Play,
    Prepare,
    Resign,
    Return,
    Show,
    Start,
    TakeOver,
    Undo,
    Vote,
    WithdrawOrder,
)
from higaki.server.protocol.responses.answers import Done, Plan, TableAddress
from higaki.server.protocol.responses.table.hints import Hint
from higaki.server.protocol.responses.table.in_advance import ImaginedTurn
from higaki.server.protocol.responses.table.view import Update, View
from higaki.server.web.dependencies import (
    SETTINGS,
    Address,
    Api,
    BotsHere,
    LimitsHere,
    MaybeGuest,
    RoomHere,
    ServiceHere,
    SomeGuest,
    TableId,
    answer,
    room_of,
    sends,
    service_of,
    some_guest,
)
from higaki.server.web.websocket import listen


async def _limit_advance(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.advance.spend(guest.id)
    limits.advance_of_address.spend(address)


async def _limit_seating(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.seats.spend(guest.id)
    limits.seats_of_address.spend(address)


async def _limit_undoing(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.undos.spend(guest.id)
    limits.undos_of_address.spend(address)


async def _limit_planning(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.plans.spend(guest.id)
    limits.plans_of_address.spend(address)


PLANNING: Final = [Depends(_limit_planning)]
# Limited by guest and by address, because every call writes to the database.
SEATING: Final = [Depends(_limit_seating)]
UNDOING: Final = [Depends(_limit_undoing)]


def routes_of_tables(api: Api) -> None:
    # The most frequent route comes first, because routes are tried in order. It resolves its dependencies by hand,
    # which is faster.
    @api.post("/api/tables/{table}/play", **sends(api, Update))
    async def play(request: Request, response: Response, table: TableId, body: Play) -> Response:
        service, guest = service_of(request), await some_guest(request, response)
        room = await room_of(request, table)
        await playing.play(service, room, guest, body.command_id, body.expected_seq, [body.thing, *body.then])
        return answer(response, await service.changes(room, guest, body.expected_seq))

    @api.post("/api/tables", **sends(api, TableAddress))
    async def new_table(
        request: Request, limits: LimitsHere, address: Address, service: ServiceHere, guest: SomeGuest, body: NewTable
    ) -> TableAddress:
        limits.tables.spend(guest.id)
        limits.tables_of_address.spend(address)
        for seat in body.seats:
            if seat.kind == "again":
                limits.invitations.spend(guest.id)
        room = await seating.open_table(service, guest, body.model_dump(), request.app.state.bounds, address)
        return {"table": room.id}

    @api.get("/api/tables/{table}", **sends(api, View))
    async def look(response: Response, service: ServiceHere, guest: MaybeGuest, room: RoomHere) -> Response:
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/join", dependencies=SEATING, **sends(api, View))
    async def join(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Join) -> Response:
        await seating.join(service, room, guest, body.seat, body.digest)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/leave", dependencies=SEATING, **sends(api, View))
    async def leave(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere) -> Response:
        await seating.leave(service, room, guest)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/fill", dependencies=SEATING, **sends(api, View))
    async def fill(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Fill) -> Response:
        await seating.fill(service, room, guest, body.seat, body.bot)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/free", dependencies=SEATING, **sends(api, View))
    async def free(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Free) -> Response:
        await seating.free(service, room, guest, body.seat)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/start", **sends(api, View))
    async def start(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Start | None = None
    ) -> Response:
        await seating.start(service, room, guest, None if body is None else body.number)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/digest", dependencies=SEATING, **sends(api, View))
    async def fix(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Fix) -> Response:
        await start_game.fix(service, room, guest, body.digest)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/number", dependencies=SEATING, **sends(api, View))
    async def show(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Show) -> Response:
        await start_game.show(service, room, guest, body.number)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/undo", dependencies=UNDOING, **sends(api, Update))
    async def undo(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Undo) -> Response:
        await playing.undo(service, room, guest, body.command_id, body.expected_seq, body.whole_turn)
        return answer(response, await service.changes(room, guest, body.expected_seq))

    @api.post("/api/tables/{table}/stand", dependencies=[Depends(_limit_advance)], **sends(api, View))
    async def stand(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Advance
    ) -> Response:
        await advance_answers.stand(service, room, guest, body.command_id, body.seat, body.scope, body.step)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/withdraw", dependencies=[Depends(_limit_advance)], **sends(api, View))
    async def withdraw(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Advance
    ) -> Response:
        await advance_answers.withdraw(service, room, guest, body.command_id, body.seat, body.scope, body.step)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/order", dependencies=[Depends(_limit_advance)], **sends(api, View))
    async def order(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: GiveOrder
    ) -> Response:
        await deciding_in_advance.give_order(service, room, guest, body.command_id, body.seat, body.order, body.amount)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/withdraw_order", dependencies=[Depends(_limit_advance)], **sends(api, View))
    async def withdraw_order(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: WithdrawOrder
    ) -> Response:
        await deciding_in_advance.withdraw_order(service, room, guest, body.command_id, body.seat, body.order)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/prepare", dependencies=[Depends(_limit_advance)], **sends(api, View))
    async def prepare(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Prepare
    ) -> Response:
        await deciding_in_advance.prepare_moves(
            service, room, guest, body.command_id, body.expected_seq, body.seat, body.moves
        )
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/imagine", dependencies=[Depends(_limit_advance)], **sends(api, ImaginedTurn))
    async def imagine(service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Imagine) -> ImaginedTurn:
        return await deciding_in_advance.imagine(service, room, guest, body)

    @api.post("/api/tables/{table}/plan", dependencies=PLANNING, **sends(api, Plan))
    async def plan(service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Intention) -> Plan:
        return await playing.plan(service, room, guest, body)

    @api.get("/api/tables/{table}/hint", **sends(api, Hint))
    async def hint(limits: LimitsHere, address: Address, bots: BotsHere, guest: SomeGuest, room: RoomHere) -> Hint:
        limits.hints.spend(guest.id)
        limits.hints_of_address.spend(address)
        return await bots.hint(room, guest)

    @api.post("/api/tables/{table}/rematch", **sends(api, TableAddress))
    async def rematch(
        service: ServiceHere, limits: LimitsHere, address: Address, guest: SomeGuest, room: RoomHere
    ) -> TableAddress:
        limits.tables_of_address.spend(address)
        return {"table": await rematching.rematch(service, room, guest, address)}

    @api.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: TableId, since: int = 0) -> None:
        await listen(socket, table, since)


def routes_of_leaving(api: Api) -> None:
    @api.post("/api/tables/{table}/resign", **sends(api, View))
    async def resign(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Resign
    ) -> Response:
        limits.leaving.spend(guest.id)
        await resign_and_absence.resign(service, room, guest, body.command_id, body.expected_seq, body.seat)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/vote", **sends(api, View))
    async def vote(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Vote
    ) -> Response:
        limits.wavering.spend(guest.id)
        await resign_and_absence.vote(service, room, guest, body.command_id, body.expected_seq, body.seat, body.wish)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/here", **sends(api, View))
    async def be_here(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: BeHere
    ) -> Response:
        limits.wavering.spend(guest.id)
        await resign_and_absence.be_here(service, room, guest, body.command_id)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/offer", **sends(api, View))
    async def offer(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Offer
    ) -> Response:
        limits.wavering.spend(guest.id)
        await end_offers.answer(service, room, guest, body.command_id, body.expected_seq, body.answer)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/return", **sends(api, View))
    async def take_back(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Return
    ) -> Response:
        limits.wavering.spend(guest.id)
        await resign_and_absence.take_back(service, room, guest, body.command_id, body.seat)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/hand-over", **sends(api, View))
    async def hand_over(
        response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: HandOver
    ) -> Response:
        limits.wavering.spend(guest.id)
        await substitutes.hand_over(service, room, guest, body.command_id, body.seat)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/take-over", dependencies=SEATING, **sends(api, View))
    async def take_over(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: TakeOver
    ) -> Response:
        await substitutes.take_over(service, room, guest, body.command_id, body.seat)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/close", **sends(api, Done))
    async def close(limits: LimitsHere, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Close) -> Done:
        limits.leaving.spend(guest.id)
        await deleting.close(service, room, guest, body.command_id)
        return {"done": True}

    @api.post("/api/tables/{table}/put-away", dependencies=SETTINGS, **sends(api, Done))
    async def put_away(service: ServiceHere, guest: SomeGuest, room: RoomHere) -> Done:
        await deleting.put_away(service, room, guest)
        return {"done": True}
