"""The routes: thin. They know who asks, check what is asked, and leave the rest to the modules that do it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, cast

from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi import Path as PathParameter
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from higaki import __version__, catalogue, tutorial
from higaki.bots import NAMES
from higaki.engine.data import Option
from higaki.engine.match import Match
from higaki.server import chatting, client, clocks, guests, leaving, playing, records, replaying, seating, views
from higaki.server.bodies import (
    Continue,
    Fill,
    Free,
    Intention,
    Join,
    NewTable,
    Play,
    Rename,
    Resign,
    Return,
    Say,
    Undo,
    Vote,
)
from higaki.server.bot_players import BotPlayers
from higaki.server.bot_workers import BotWorkers
from higaki.server.guests import COOKIE, Guest
from higaki.server.hall import Hall
from higaki.server.limits import Limits
from higaki.server.listening import listen
from higaki.server.protection import Protection
from higaki.server.refusals import Refusal, illegal
from higaki.server.room import OVER, Room
from higaki.server.shapes import (
    Card,
    Chat,
    DeviceCode,
    GameInfo,
    GameOption,
    Hint,
    Me,
    Named,
    OptionValue,
    Plan,
    Refused,
    Replay,
    ReplayScene,
    TableAddress,
    Tutorial,
    View,
)
from higaki.server.store import Store
from higaki.server.timekeeper import PATIENCE, Timekeeper

YEAR = 60 * 60 * 24 * 365

TableId = Annotated[str, PathParameter(min_length=4, max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]


class Settings:
    """How one server is run."""

    def __init__(
        self,
        database: str,
        workers: int = 2,
        bot_pause: float = 0.4,
        limit_factor: float = 1.0,
        patience: float = PATIENCE,
        shortest_clock: int = clocks.SHORTEST,
    ) -> None:
        self.database = database
        self.workers = workers
        self.bot_pause = bot_pause
        self.limit_factor = limit_factor
        self.patience = patience
        self.shortest_clock = shortest_clock


def make_app(settings: Settings) -> FastAPI:
    """The application; its database is opened now, so that a bad one is heard of at once."""
    store = Store(settings.database)
    limits = Limits(settings.limit_factor)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(store)
        bots = BotPlayers(hall, BotWorkers(settings.workers), settings.bot_pause)
        timekeeper = Timekeeper(hall, settings.patience)
        app.state.hall, app.state.bots = hall, bots
        for number in await store.run(records.tables_with_bots_to_move):
            with suppress(Refusal):  # one that cannot be read holds up no other
                await hall.shelf.room(number)
        yield
        await timekeeper.close()
        await bots.close()
        store.close()

    app = FastAPI(title="Higaki", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.limits, app.state.shortest_clock = limits, settings.shortest_clock
    app.add_middleware(Protection, limits=limits)
    _say_no_in_our_words(app)
    _routes_of_guests(app)
    _routes_of_tables(app)
    _routes_of_leaving(app)
    _routes_of_finished_games(app)
    _client(app)
    return app


def _say_no_in_our_words(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> JSONResponse:
        headers = {"Retry-After": str(refusal.body["seconds"])} if "seconds" in refusal.body else None
        return JSONResponse(refusal.body, refusal.status, headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        body: Refused = {"error": "bad_request", "detail": f"{where}: {first['msg']}"[:500]}
        return JSONResponse(body, 422)

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: HTTPException) -> JSONResponse:
        key = {404: "not_found", 413: "too_large"}.get(error.status_code, "bad_request")
        body: Refused = {"error": key, "detail": str(error.detail)[:500]}
        return JSONResponse(body, error.status_code, error.headers)


def hall_of(request: Request) -> Hall:
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def bots_of(request: Request) -> BotPlayers:
    bots = request.app.state.bots
    assert isinstance(bots, BotPlayers)
    return bots


async def maybe_guest(request: Request) -> Guest | None:
    """Who asks, if we know them."""
    token = request.cookies.get(COOKIE)
    return await hall_of(request).store.run(lambda connection: guests.known_guest(connection, token))


async def some_guest(request: Request, response: Response) -> Guest:
    """Who asks; somebody new gets a cookie."""
    known = await maybe_guest(request)
    if known is not None:
        return known
    request.app.state.limits.guests.spend(request.client.host if request.client else "")
    guest, token = await hall_of(request).store.run(guests.new_guest)
    _hand_cookie(request, response, token)
    return guest


def _hand_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


async def room_of(request: Request, table: TableId) -> Room:
    return await hall_of(request).shelf.room(table)


HallHere = Annotated[Hall, Depends(hall_of)]
BotsHere = Annotated[BotPlayers, Depends(bots_of)]
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
SomeGuest = Annotated[Guest, Depends(some_guest)]
RoomHere = Annotated[Room, Depends(room_of)]
# What FastAPI holds an answer against. By its shape it would check every field of a view at every move, which takes
# longer than building it; the tests do that instead.
Json = dict[str, Any]


async def finished(hall: HallHere, room: RoomHere) -> Match:
    """The match, after its end."""
    async with hall.shelf.holding(room) as held:
        if held.match is None or held.state != OVER:
            raise illegal("the game is not over; its replay is shown afterwards")
        return held.match


Finished = Annotated[Match, Depends(finished)]


def _routes_of_guests(app: FastAPI) -> None:
    @app.get("/api/me", response_model=Json)
    async def me(hall: HallHere, guest: SomeGuest) -> Me:
        mine = await hall.store.run(lambda connection: records.tables_of(connection, guest.id))
        return {"name": guest.name, "tables": mine}

    @app.patch("/api/me", response_model=Json)
    async def rename(hall: HallHere, guest: SomeGuest, body: Rename) -> Named:
        name = await hall.store.run(lambda connection: guests.rename(connection, guest, body.name))
        hall.shelf.rename(guest.id, name)
        return {"name": name}

    @app.post("/api/me/code", response_model=Json)
    async def code(hall: HallHere, guest: SomeGuest) -> DeviceCode:
        fresh = await hall.store.run(lambda connection: guests.new_code(connection, guest))
        return {"code": fresh, "seconds": guests.CODE_SECONDS}

    @app.post("/api/me/continue", response_model=Json)
    async def go_on(request: Request, response: Response, hall: HallHere, body: Continue) -> Named:
        request.app.state.limits.codes.spend(request.client.host if request.client else "")
        guest, token = await hall.store.run(lambda connection: guests.redeem(connection, body.code))
        _hand_cookie(request, response, token)
        return {"name": guest.name}

    @app.get("/api/games", response_model=list[Json])
    async def games() -> list[GameInfo]:
        return [_game_info(name) for name in catalogue.names()]

    # Not async: the first one who asks waits for the engine to play it out, and nobody else with them.
    @app.get("/api/tutorials/{game}", response_model=Json)
    def lessons(game: str) -> Tutorial:
        if game not in catalogue.names() or not tutorial.exists(catalogue.find(game)):
            raise HTTPException(404, "there is no such tutorial; right would be a game of /api/games that has one")
        return cast(Tutorial, tutorial.prepared(game))


def _game_info(name: str) -> GameInfo:
    game = catalogue.find(name)
    settings = game.settings
    return {
        "name": name,
        "seats": settings.seats,
        "minutes": settings.minutes,
        "options": [_game_option(option) for option in settings.options],
        "quick": cast(dict[str, OptionValue], settings.quick),
        "seat_names": game.seat_names[: settings.seats[-1]],
        "remembers": any(place.remembered for place in game.places.all),
        "bots": list(NAMES),
        "places": [place.name for place in game.places.all if not place.among],
        "tutorial": tutorial.exists(game),
    }


def _game_option(option: Option) -> GameOption:
    return {"name": option.name, "values": cast(list[OptionValue], option.values), "seats": option.seats}


def _routes_of_tables(app: FastAPI) -> None:
    @app.get("/api/tables", response_model=list[Json])
    async def open_tables(hall: HallHere, guest: MaybeGuest) -> list[Card]:
        number = None if guest is None else guest.id
        return await hall.store.run(lambda connection: records.open_tables(connection, number))

    @app.post("/api/tables", response_model=Json)
    async def new_table(request: Request, hall: HallHere, guest: SomeGuest, body: NewTable) -> TableAddress:
        request.app.state.limits.tables.spend(guest.id)
        room = await seating.open_table(hall, guest, body.model_dump(), request.app.state.shortest_clock)
        return {"table": room.id}

    @app.get("/api/tables/{table}", response_model=Json)
    async def look(hall: HallHere, guest: MaybeGuest, room: RoomHere) -> View:
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/join", response_model=Json)
    async def join(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Join) -> View:
        await seating.join(hall, room, guest, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/leave", response_model=Json)
    async def leave(hall: HallHere, guest: SomeGuest, room: RoomHere) -> View:
        await seating.leave(hall, room, guest)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/fill", response_model=Json)
    async def fill(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Fill) -> View:
        await seating.fill(hall, room, guest, body.seat, body.bot)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/free", response_model=Json)
    async def free(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Free) -> View:
        await seating.free(hall, room, guest, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/start", response_model=Json)
    async def start(hall: HallHere, guest: SomeGuest, room: RoomHere) -> View:
        await seating.start(hall, room, guest)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/play", response_model=Json)
    async def play(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Play) -> View:
        await playing.play(hall, room, guest, body.command_id, body.expected_seq, [body.thing, *body.then])
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/undo", response_model=Json)
    async def undo(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Undo) -> View:
        await playing.undo(hall, room, guest, body.command_id, body.expected_seq, body.whole_turn)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/plan", response_model=Json)
    async def plan(hall: HallHere, guest: SomeGuest, room: RoomHere, body: Intention) -> Plan:
        return await playing.plan(hall, room, guest, body)

    @app.post("/api/tables/{table}/chat", response_model=Json)
    async def chat(request: Request, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Say) -> Chat:
        request.app.state.limits.chat.spend(guest.id)
        await chatting.say(hall, room, guest, body.command_id, body.text)
        return {"chat": room.chat}

    @app.get("/api/tables/{table}/hint", response_model=Json)
    async def hint(request: Request, bots: BotsHere, guest: SomeGuest, room: RoomHere) -> Hint:
        request.app.state.limits.hints.spend(guest.id)
        return await bots.hint(room, guest)

    @app.post("/api/tables/{table}/rematch", response_model=Json)
    async def rematch(hall: HallHere, guest: SomeGuest, room: RoomHere) -> TableAddress:
        return {"table": await seating.rematch(hall, room, guest)}

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str, since: int = 0) -> None:
        await listen(socket, table, since)


def _routes_of_leaving(app: FastAPI) -> None:
    @app.post("/api/tables/{table}/resign", response_model=Json)
    async def resign(request: Request, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Resign) -> View:
        request.app.state.limits.leaving.spend(guest.id)
        await leaving.resign(hall, room, guest, body.command_id, body.expected_seq, body.seat)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/vote", response_model=Json)
    async def vote(request: Request, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Vote) -> View:
        request.app.state.limits.leaving.spend(guest.id)
        await leaving.vote(hall, room, guest, body.command_id, body.expected_seq, body.seat, body.wish)
        return await hall.look(room, guest)

    @app.post("/api/tables/{table}/return", response_model=Json)
    async def take_back(request: Request, hall: HallHere, guest: SomeGuest, room: RoomHere, body: Return) -> View:
        request.app.state.limits.leaving.spend(guest.id)
        await leaving.take_back(hall, room, guest, body.command_id, body.seat)
        return await hall.look(room, guest)


def _routes_of_finished_games(app: FastAPI) -> None:
    @app.get("/api/tables/{table}/replay", response_model=Json)
    async def replay(match: Finished) -> Replay:
        return replaying.replay(match)

    @app.get("/api/tables/{table}/replay/{number}", response_model=Json)
    async def replayed(match: Finished, room: RoomHere, number: int, seat: str | None = None) -> ReplayScene:
        viewer = None if seat is None else room.seat_called(seat)
        return {"scene": views.scene(replaying.at_move(match, number), viewer, memory=room.reminds)}

    @app.get("/api/tables/{table}/file")
    async def file(match: Finished, room: RoomHere) -> Response:
        saved = json.dumps(match.save(), indent=1)
        name = f'attachment; filename="higaki-{room.game.name}-{room.id}.json"'
        return Response(saved, media_type="application/json", headers={"Content-Disposition": name})


def _client(app: FastAPI) -> None:
    """Whether all is well, and for every other address the built client."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(hall: HallHere) -> Json:
        await hall.store.run(lambda connection: connection.exec_driver_sql("SELECT 1"))
        return {"ok": True, "version": __version__}

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is no such call")
        return client.answer(path, request.headers)
