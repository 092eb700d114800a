"""Routes of the chat of a table: say something, mute, report, clear."""

from __future__ import annotations

from typing import Final

from fastapi import Depends, Response

from higaki.server.commands import chat as chatting
from higaki.server.commands import chat_moderation
from higaki.server.protocol.requests import AboutLine, Clear, Mute, Say
from higaki.server.protocol.responses.answers import Chat
from higaki.server.protocol.responses.table.view import View
from higaki.server.web.dependencies import Address, Api, LimitsHere, RoomHere, ServiceHere, SomeGuest, answer, sends


async def _limit_moderating(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.moderating.spend(guest.id)
    limits.moderating_of_address.spend(address)


async def _limit_reporting(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.reports.spend(guest.id)
    limits.reports_of_address.spend(address)


# Limited by guest and by address, because every call writes to the database.
MODERATING: Final = [Depends(_limit_moderating)]
REPORTING: Final = [Depends(_limit_reporting)]


def routes_of_chat(api: Api) -> None:
    @api.post("/api/tables/{table}/chat", **sends(api, Chat))
    async def chat(
        limits: LimitsHere, address: Address, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Say
    ) -> Chat:
        limits.chat.spend(guest.id)
        limits.chat_of_address.spend(address)
        limits.chat_of_table.spend(room.id)
        return {"said": await chatting.say(service, room, guest, body.command_id, body.text, body.phrase)}

    @api.post("/api/tables/{table}/chat/mute", dependencies=MODERATING, **sends(api, View))
    async def mute(response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Mute) -> Response:
        await chat_moderation.mute(service, room, guest, body.author, body.muted)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/chat/report", dependencies=REPORTING, **sends(api, View))
    async def report(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: AboutLine
    ) -> Response:
        await chat_moderation.report(service, room, guest, body.line)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/chat/dismiss", dependencies=MODERATING, **sends(api, View))
    async def dismiss(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: AboutLine
    ) -> Response:
        await chat_moderation.dismiss(service, room, guest, body.line)
        return answer(response, await service.written(room, guest))

    @api.post("/api/tables/{table}/chat/clear", dependencies=MODERATING, **sends(api, View))
    async def clear(
        response: Response, service: ServiceHere, guest: SomeGuest, room: RoomHere, body: Clear
    ) -> Response:
        await chat_moderation.clear(service, room, guest, body.command_id, body.line)
        return answer(response, await service.written(room, guest))
