"""The routes of tables: opening one, who sits there, playing, talking, leaving."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response, WebSocket

from higaki.server import beginning, cards, chatting, closing, leaving, offers, playing, reacting, rematching, seating
from higaki.server.asking import (
    Address,
    BotsHere,
    HallHere,
    Json,
    LimitsHere,
    MaybeGuest,
    RoomHere,
    SomeGuest,
    TableId,
    hall_of,
    some_guest,
)
from higaki.server.bodies import (
    Advance,
    BeHere,
    Close,
    Fill,
    Fix,
    Free,
    Intention,
    Join,
    NewTable,
    Offer,
    Play,
    Resign,
    Return,
    Say,
    Show,
    Start,
    Undo,
    Vote,
)
from higaki.server.guests import Guest
from higaki.server.limits import Limit
from higaki.server.listening import listen
from higaki.server.shapes import Card, Chat, Done, Hint, Plan, TableAddress, View


def routes_of_tables(app: FastAPI) -> None:
    # What is asked most comes first, for routes are tried one after the other, and finds by itself what other routes
    # are given.
    @app.post("/api/tables/{table}/play")
    async def play(request: Request, response: Response, table: TableId, body: Play) -> Response:
        hall, guest = hall_of(request), await some_guest(request, response)
        room = await hall.shelf.room(table)
        await playing.play(hall, room, guest, body.command_id, body.expected_seq, [body.thing, *body.then])
        return _json(await hall.changes(room, guest, body.expected_seq))

    @app.get("/api/tables", response_model=list[Json])
    async def open_tables(hall: HallHere, limits: LimitsHere, guest: MaybeGuest) -> list[Card]:
        number = None if guest is None else guest.id
        return await hall.store.run(lambda connection: cards.open_tables(connection, number, limits.listed))

    @app.post("/api/tables", response_model=Json)
    async def new_table(
        request: Request, limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, body: NewTable
    ) -> TableAddress:
        limits.tables.spend(guest.id)
        limits.tables_of_address.spend(address)
        room = await seating.open_table(hall, guest, body.model_dump(), request.app.state.bounds, address)
        return {"table": room.id}

    @app.get("/api/tables/{table}")
    async def look(hall: HallHere, guest: MaybeGuest, room: RoomHere) -> Response:
        return _json(await hall.written(room, guest))

    @app.post("/api/tables/{table}/join", response_model=Json)
    async def join(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Join
    ) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await seating.join(hall, room, guest, body.seat, body.digest)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/leave", response_model=Json)
    async def leave(limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await seating.leave(hall, room, guest)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/fill", response_model=Json)
    async def fill(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Fill
    ) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await seating.fill(hall, room, guest, body.seat, body.bot)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/free", response_model=Json)
    async def free(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Free
    ) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await seating.free(hall, room, guest, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/start", response_model=Json)
    async def start(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Start | None = None) -> View:
        await seating.start(hall, room, guest, None if body is None else body.number)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/digest", response_model=Json)
    async def fix(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Fix
    ) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await beginning.fix(hall, room, guest, body.digest)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/number", response_model=Json)
    async def show(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Show
    ) -> View:
        _spend(limits.seats, limits.seats_of_address, guest, address)
        await beginning.show(hall, room, guest, body.number)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/undo")
    async def undo(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Undo
    ) -> Response:
        _spend(limits.undos, limits.undos_of_address, guest, address)
        await playing.undo(hall, room, guest, body.command_id, body.expected_seq, body.whole_turn)
        return _json(await hall.changes(room, guest, body.expected_seq))

    @app.post("/api/tables/{table}/stand", response_model=Json)
    async def stand(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Advance) -> View:
        await reacting.stand(hall, room, guest, body)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/withdraw", response_model=Json)
    async def withdraw(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Advance) -> View:
        await reacting.withdraw(hall, room, guest, body)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/plan", response_model=Json)
    async def plan(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Intention) -> Plan:
        return await playing.plan(hall, room, guest, body)

    @app.post("/api/tables/{table}/chat", response_model=Json)
    async def chat(
        limits: LimitsHere, address: Address, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Say
    ) -> Chat:
        limits.chat.spend(guest.id)
        limits.chat_of_address.spend(address)
        limits.chat_of_table.spend(room.id)
        return {"said": await chatting.say(hall, room, guest, body.command_id, body.text)}

    @app.get("/api/tables/{table}/hint", response_model=Json)
    async def hint(limits: LimitsHere, address: Address, bots: BotsHere, guest: SomeGuest, room: RoomHere) -> Hint:
        limits.hints.spend(guest.id)
        limits.hints_of_address.spend(address)
        return await bots.hint(room, guest)

    @app.post("/api/tables/{table}/rematch", response_model=Json)
    async def rematch(
        hall: HallHere, limits: LimitsHere, address: Address, guest: SomeGuest, room: RoomHere
    ) -> TableAddress:
        limits.tables_of_address.spend(address)
        return {"table": await rematching.rematch(hall, room, guest, address)}

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: TableId, since: int = 0) -> None:
        await listen(socket, table, since)


def _json(written: str) -> Response:
    return Response(written, media_type="application/json")


def routes_of_leaving(app: FastAPI) -> None:
    @app.post("/api/tables/{table}/resign", response_model=Json)
    async def resign(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Resign) -> View:
        limits.leaving.spend(guest.id)
        await leaving.resign(hall, room, guest, body.command_id, body.expected_seq, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/vote", response_model=Json)
    async def vote(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Vote) -> View:
        limits.leaving.spend(guest.id)
        await leaving.vote(hall, room, guest, body.command_id, body.expected_seq, body.seat, body.wish)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/here", response_model=Json)
    async def be_here(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: BeHere) -> View:
        limits.leaving.spend(guest.id)
        await leaving.be_here(hall, room, guest, body.command_id)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/offer", response_model=Json)
    async def offer(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Offer) -> View:
        limits.leaving.spend(guest.id)
        await offers.answer(hall, room, guest, body.command_id, body.expected_seq, body.answer)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/return", response_model=Json)
    async def take_back(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Return) -> View:
        limits.leaving.spend(guest.id)
        await leaving.take_back(hall, room, guest, body.command_id, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/close", response_model=Json)
    async def close(limits: LimitsHere, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Close) -> Done:
        limits.leaving.spend(guest.id)
        await closing.close(hall, room, guest, body.command_id)
        return {"done": True}

    @app.post("/api/tables/{table}/put-away", response_model=Json)
    async def put_away(hall: HallHere, guest: SomeGuest, room: RoomHere) -> Done:
        await closing.put_away(hall, room, guest)
        return {"done": True}


def _spend(of_guest: Limit, of_address: Limit, guest: Guest, address: str) -> None:
    of_guest.spend(guest.id)
    of_address.spend(address)
