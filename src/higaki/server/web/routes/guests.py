"""Routes of guests, and public routes: the games and their tutorials."""

from __future__ import annotations

from functools import cache
from typing import cast

import orjson
from fastapi import Request, Response
from starlette.exceptions import HTTPException

from higaki import catalogue, tutorial
from higaki.bots import LEVELS
from higaki.engine.base.strict_toml import Option
from higaki.engine.match.advance_answers import windows
from higaki.engine.views.static_faces import printings
from higaki.server.accounts import devices, guests
from higaki.server.commands import deleting
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.requests import Continue, Depart, Rename, SignOut
from higaki.server.protocol.responses.answers import Done
from higaki.server.protocol.responses.games import GameInfo, GameOption, Printings
from higaki.server.protocol.responses.guests import Device, DeviceCode, Me, MyTurn, Named, NewDevice
from higaki.server.protocol.responses.tutorials import Tutorial
from higaki.server.protocol.responses.words import OptionValue
from higaki.server.storage import read_tables, table_lists
from higaki.server.web.cookies import hand_cookie, take_cookie_back, token_of
from higaki.server.web.dependencies import (
    LISTS,
    SETTINGS,
    Address,
    Api,
    LimitsHere,
    MaybeGuest,
    SecurityHere,
    ServiceHere,
    SomeGuest,
    answer,
    sends,
)
from higaki.server.web.routes.notices import messenger_of

TOO_MANY = 429


def routes_of_guests(api: Api) -> None:
    @api.get("/api/me", dependencies=LISTS, **sends(api, Me))
    async def me(response: Response, service: ServiceHere, guest: SomeGuest) -> Response:
        mine = await service.store.read(lambda connection: table_lists.tables_of(connection, guest.id))
        shown: Me = {"name": guest.name, "tables": mine}
        return answer(response, shown)

    @api.patch("/api/me", **sends(api, Named))
    async def rename(service: ServiceHere, limits: LimitsHere, guest: SomeGuest, body: Rename) -> Named:
        if body.name == guest.name:
            return {"name": guest.name}
        limits.names.spend(guest.id)
        # A read beside the writer: the list of a guest with many tables would delay moves.
        others = await service.store.read(lambda connection: read_tables.names_beside(connection, guest.id))
        name = await service.change_guest(
            guest.id, lambda connection: guests.rename(connection, guest, body.name, others)
        )
        service.registry.rename(guest.id, name)
        return {"name": name}

    @api.get("/api/me/turns", dependencies=LISTS, **sends(api, list[MyTurn]))
    async def turns(response: Response, service: ServiceHere, guest: MaybeGuest) -> Response:
        mine: list[MyTurn] = []
        if guest is not None:
            mine = await service.store.read(lambda connection: table_lists.turns_of(connection, guest.id))
        return answer(response, mine)

    @api.get("/api/me/devices", **sends(api, list[Device]))
    async def my_devices(request: Request, service: ServiceHere, guest: SomeGuest) -> list[Device]:
        token = token_of(request) or ""
        return await service.store.read(lambda connection: devices.devices_of(connection, guest, token))

    @api.get("/api/me/devices/new", **sends(api, NewDevice))
    async def new_device(request: Request, service: ServiceHere, guest: SomeGuest) -> NewDevice:
        token = token_of(request) or ""
        return {"added": await service.store.ask(lambda connection: devices.news_for(connection, token))}

    @api.post("/api/me/devices/new/seen", dependencies=SETTINGS, **sends(api, NewDevice))
    async def seen(request: Request, service: ServiceHere, guest: SomeGuest) -> NewDevice:
        token = token_of(request) or ""
        await service.store.run(lambda connection: devices.note_seen(connection, token))
        return {"added": None}

    @api.post("/api/me/devices/sign-out", dependencies=SETTINGS, **sends(api, list[Device]))
    async def sign_out(
        request: Request,
        service: ServiceHere,
        security: SecurityHere,
        address: Address,
        guest: SomeGuest,
        body: SignOut,
    ) -> list[Device]:
        token = token_of(request) or ""
        number = await service.change_guest(
            guest.id, lambda connection: devices.sign_out(connection, guest, token, body.device)
        )
        security.devices_signed_out(address, guest.id, number)
        return await service.store.read(lambda connection: devices.devices_of(connection, guest, token))

    @api.post("/api/me/depart", **sends(api, Done))
    async def depart(
        request: Request, response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest, body: Depart
    ) -> Done:
        limits.leaving.spend(guest.id)
        await deleting.depart(service, guest)
        take_cookie_back(request, response)
        return {"done": body.sure}

    @api.post("/api/me/code", dependencies=SETTINGS, **sends(api, DeviceCode))
    async def code(service: ServiceHere, guest: SomeGuest) -> DeviceCode:
        fresh = await service.store.run(lambda connection: guests.new_code(connection, guest))
        return {"code": fresh, "seconds": guests.CODE_SECONDS}

    @api.post("/api/me/continue", **sends(api, Named))
    async def go_on(
        request: Request,
        response: Response,
        service: ServiceHere,
        limits: LimitsHere,
        security: SecurityHere,
        address: Address,
        body: Continue,
    ) -> Named:
        try:
            limits.codes.spend(address)
            guest, token = await service.store.run(lambda connection: guests.redeem(connection, body.code))
        except Refusal as refusal:
            security.code_tried(address, "too_many" if refusal.status == TOO_MANY else "refused")
            raise
        security.code_tried(address, "accepted")
        security.device_added(address, guest.id)
        service.guest_changed(guest.id)
        messenger_of(request).tell_of_device(guest.id)
        hand_cookie(request, response, token)
        return {"name": guest.name}

    @api.get("/api/games", **sends(api, list[GameInfo]))
    async def games(response: Response) -> Response:
        return answer(response, _games())

    @api.get("/api/games/{game}/printed", **sends(api, Printings))
    async def printed(response: Response, game: str) -> Response:
        if game not in catalogue.names():
            raise HTTPException(404, "there is no such game; right would be one of /api/games")
        return answer(response, _printed(game))

    # Not async: the first request waits in a thread while the engine plays the lesson.
    @api.get("/api/tutorials/{game}", **sends(api, Tutorial))
    def first_lesson(response: Response, game: str) -> Response:
        return answer(response, _lesson(game, 1))

    @api.get("/api/tutorials/{game}/{lesson}", **sends(api, Tutorial))
    def lesson(response: Response, game: str, lesson: int) -> Response:
        return answer(response, _lesson(game, lesson))


# Responses that are the same for everybody are serialised once.


@cache
def _games() -> bytes:
    return orjson.dumps([_game_info(name) for name in catalogue.names()])


@cache
def _printed(game: str) -> bytes:
    return orjson.dumps(printings(catalogue.find(game)))


@cache
def _lesson(game: str, lesson: int) -> bytes:
    if game not in catalogue.names() or lesson not in range(1, tutorial.lessons(catalogue.find(game).folder) + 1):
        raise HTTPException(404, "there is no such lesson; right would be a game of /api/games, and one of its lessons")
    return orjson.dumps(tutorial.prepared(game, lesson))


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
        "windows": bool(windows(game)),
        "bots": list(LEVELS),
        "places": [place.name for place in game.places.all if not place.among],
        "lessons": tutorial.lessons(game.folder),
    }


def _game_option(option: Option) -> GameOption:
    return {"name": option.name, "values": cast(list[OptionValue], option.values), "seats": option.seats}
