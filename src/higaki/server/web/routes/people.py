"""Routes of people who look for others: the lobby, seeks, companions, blocks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path as PathParameter
from fastapi import Request, Response

from higaki.server.accounts import blocks, guests
from higaki.server.meeting.companions import companions_of
from higaki.server.meeting.seeks import Wish
from higaki.server.protocol.errors import illegal
from higaki.server.protocol.requests import Block, SeekWish, Visibility
from higaki.server.protocol.responses.answers import Done
from higaki.server.protocol.responses.lobby import Blocked, Companion, Lobby, Seek, SeekEnded, Seen
from higaki.server.web.dependencies import (
    LISTS,
    Address,
    Api,
    LimitsHere,
    MeetingHere,
    RoomHere,
    ServiceHere,
    SomeGuest,
    answer,
    maybe_guest,
    meeting_of,
    sends,
)

GameName = Annotated[str, PathParameter(max_length=32)]
BlockId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]


def routes_of_people(api: Api) -> None:
    # Every open front page asks for it again and again, so it resolves its dependencies by hand, which is faster.
    @api.get("/api/lobby", **sends(api, Lobby))
    async def lobby(request: Request, response: Response) -> Response:
        guest = await maybe_guest(request, response)
        return answer(response, await meeting_of(request).lobby.page(guest))

    @api.post("/api/seeks", **sends(api, Seek))
    async def seek(
        limits: LimitsHere, address: Address, meeting: MeetingHere, guest: SomeGuest, body: SeekWish
    ) -> Seek:
        limits.seeks.spend(guest.id)
        limits.seeks_of_address.spend(address)
        wish = Wish(body.game, body.least, body.most, body.pace, body.rated)
        return await meeting.seeking.seek(guest, body.command_id, wish, address)

    @api.delete("/api/seeks/{game}", **sends(api, SeekEnded))
    async def end(limits: LimitsHere, meeting: MeetingHere, guest: SomeGuest, game: GameName) -> SeekEnded:
        limits.seeks.spend(guest.id)
        return {"table": await meeting.seeking.end(guest, game)}

    @api.post("/api/seeks/{game}/bots", **sends(api, Seek))
    async def begin_with_bots(
        limits: LimitsHere, address: Address, meeting: MeetingHere, guest: SomeGuest, game: GameName
    ) -> Seek:
        limits.tables.spend(guest.id)
        limits.tables_of_address.spend(address)
        return await meeting.seeking.begin_with_bots(guest, game)

    @api.put("/api/me/visible", **sends(api, Seen))
    async def show(
        limits: LimitsHere, service: ServiceHere, meeting: MeetingHere, guest: SomeGuest, body: Visibility
    ) -> Seen:
        limits.pages.spend(guest.id)
        await service.change_guest(guest.id, lambda connection: guests.show(connection, guest, body.visible))
        meeting.lobby.forget()
        return {"visible": body.visible}

    @api.get("/api/me/companions", dependencies=LISTS, **sends(api, list[Companion]))
    async def companions(response: Response, service: ServiceHere, guest: SomeGuest) -> Response:
        blocked = service.blocks.by(guest.id)
        return answer(
            response, await service.store.read(lambda connection: companions_of(connection, guest.id, blocked))
        )


def routes_of_blocks(api: Api) -> None:
    @api.post("/api/tables/{table}/block", **sends(api, Done))
    async def block(
        limits: LimitsHere, service: ServiceHere, meeting: MeetingHere, guest: SomeGuest, room: RoomHere, body: Block
    ) -> Done:
        limits.blocks.spend(guest.id)
        whom = room.occupants[room.seat_called(body.seat)]
        if whom.guest is None or whom.guest == guest.id or whom.former:
            raise illegal("nobody else sits there; right would be the seat of another person")
        other = whom.guest
        await service.change_guest(guest.id, lambda connection: blocks.add(connection, guest, other))
        await service.blocks.read_of(guest.id)
        meeting.lobby.forget()
        return {"done": True}

    @api.get("/api/me/blocks", **sends(api, list[Blocked]))
    async def blocked(service: ServiceHere, guest: SomeGuest) -> list[Blocked]:
        return await service.store.read(lambda connection: blocks.blocked_by(connection, guest.id))

    @api.delete("/api/me/blocks/{number}", **sends(api, list[Blocked]))
    async def unblock(
        limits: LimitsHere, service: ServiceHere, meeting: MeetingHere, guest: SomeGuest, number: BlockId
    ) -> list[Blocked]:
        limits.blocks.spend(guest.id)
        await service.change_guest(guest.id, lambda connection: blocks.remove(connection, guest, number))
        await service.blocks.read_of(guest.id)
        meeting.lobby.forget()
        return await service.store.read(lambda connection: blocks.blocked_by(connection, guest.id))
