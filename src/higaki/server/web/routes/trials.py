"""Routes of private copies: try moves out, play them in the real game, play on from a finished one."""

from __future__ import annotations

from functools import partial

from higaki.server.commands import trying
from higaki.server.protocol.requests import PlayOn, PlayThis, TryOut
from higaki.server.protocol.responses.answers import TableAddress
from higaki.server.protocol.responses.table.trials import PlayedThis
from higaki.server.web.dependencies import (
    Address,
    Api,
    LimitsHere,
    ReplaysHere,
    RoomHere,
    ServiceHere,
    SomeGuest,
    TableId,
    sends,
)
from higaki.server.web.routes.replays import PurseHere


def routes_of_trials(api: Api) -> None:
    @api.post("/api/tables/{table}/try-out", **sends(api, TableAddress))
    async def try_out(
        service: ServiceHere, limits: LimitsHere, address: Address, guest: SomeGuest, room: RoomHere, body: TryOut
    ) -> TableAddress:
        limits.trials.spend(guest.id)
        limits.trials_of_address.spend(address)
        return {"table": (await trying.try_out(service, room, guest, body.command_id)).id}

    @api.post("/api/tables/{table}/play-on", **sends(api, TableAddress))
    async def play_on(
        service: ServiceHere,
        limits: LimitsHere,
        address: Address,
        replays: ReplaysHere,
        purse: PurseHere,
        guest: SomeGuest,
        table: TableId,
        body: PlayOn,
    ) -> TableAddress:
        limits.trials.spend(guest.id)
        limits.trials_of_address.spend(address)
        look_up = partial(replays.known_at, table, body.moment, body.seat, purse)
        room = await trying.play_on(service, guest, body.command_id, table, body.seat, body.moment, look_up)
        return {"table": room.id}

    @api.post("/api/tables/{table}/play-this", **sends(api, PlayedThis))
    async def play_this(
        service: ServiceHere, limits: LimitsHere, address: Address, guest: SomeGuest, room: RoomHere, body: PlayThis
    ) -> PlayedThis:
        limits.trials.spend(guest.id)
        limits.trials_of_address.spend(address)
        return await trying.play_this(service, room, guest, body.command_id)
