"""Routes of ratings: the guest's own, the pages of others, the ladders."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path as PathParameter
from fastapi import Response

from higaki import catalogue
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.requests import Showing
from higaki.server.protocol.responses.ratings import GuestPage, Ladder, ShownPage, TableRatings
from higaki.server.ratings import pages, records
from higaki.server.web.dependencies import (
    LISTS,
    Api,
    LimitsHere,
    MaybeGuest,
    RoomHere,
    ServiceHere,
    SomeGuest,
    answer,
    sends,
)

PageId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]


def routes_of_ratings(api: Api) -> None:
    @api.get("/api/tables/{table}/ratings", dependencies=LISTS, **sends(api, TableRatings))
    async def at_table(service: ServiceHere, guest: MaybeGuest, room: RoomHere) -> TableRatings:
        number = None if guest is None else guest.id
        async with service.registry.holding(room) as held:
            return await service.store.read(lambda connection: pages.at_table(connection, held, number))

    @api.get("/api/me/ratings", dependencies=LISTS, **sends(api, GuestPage))
    async def mine(response: Response, service: ServiceHere, guest: SomeGuest) -> Response:
        return answer(response, await service.store.read(lambda connection: pages.page_of(connection, guest.id)))

    @api.put("/api/me/page", **sends(api, ShownPage))
    async def show(limits: LimitsHere, service: ServiceHere, guest: SomeGuest, body: Showing) -> ShownPage:
        limits.pages.spend(guest.id)
        page = await service.change_guest(
            guest.id, lambda connection: records.show_page(connection, guest.id, body.public, body.statistics)
        )
        return {"page": page, "statistics": body.public and body.statistics}

    @api.get("/api/guests/{page}", dependencies=LISTS, **sends(api, GuestPage))
    async def shown(response: Response, service: ServiceHere, guest: MaybeGuest, page: PageId) -> Response:
        number = None if guest is None else guest.id
        found = await service.store.read(lambda connection: pages.page_at(connection, page, number))
        if found is None:
            raise Refusal(404, "not_found", "there is no such page; right would be the address of one that is shown")
        return answer(response, found)

    @api.get("/api/ladders/{game}", dependencies=LISTS, **sends(api, Ladder))
    async def ladder(response: Response, service: ServiceHere, guest: MaybeGuest, game: str) -> Response:
        if game not in catalogue.names():
            raise Refusal(404, "not_found", f"there is no such game; right would be {', '.join(catalogue.names())}")
        number = None if guest is None else guest.id
        rungs = await service.store.read(lambda connection: pages.ladder(connection, game, number))
        return answer(response, rungs)
