"""Routes of leagues: create, look, take part, leave, begin, end, remove somebody."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi import Path as PathParameter

from higaki.server.leagues import pages
from higaki.server.leagues.leagues import Leagues
from higaki.server.protocol.requests import NewLeague, RemovePerson, StartLeague
from higaki.server.protocol.responses.leagues import League, LeagueAddress, LeagueCard
from higaki.server.service.table_service import TableService
from higaki.server.web.dependencies import (
    Address,
    Api,
    LimitsHere,
    MaybeGuest,
    ServiceHere,
    SomeGuest,
    answer,
    at_once,
    sends,
)

LeagueId = Annotated[str, PathParameter(min_length=4, max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]


def _leagues_of(request: Request) -> Leagues:
    leagues = request.app.state.leagues
    assert isinstance(leagues, Leagues)
    return leagues


LeaguesHere = Annotated[Leagues, Depends(at_once(_leagues_of))]


async def _limit(limits: LimitsHere, guest: SomeGuest, address: Address) -> None:
    limits.leagues.spend(guest.id)
    limits.leagues_of_address.spend(address)


LIMITED: Final = [Depends(_limit)]


async def _page(response: Response, service: TableService, league: str, guest: str | None) -> Response:
    return answer(response, await service.store.read(lambda connection: pages.page(connection, league, guest)))


def routes_of_leagues(api: Api) -> None:
    @api.post("/api/leagues", dependencies=LIMITED, **sends(api, LeagueAddress))
    async def create(
        limits: LimitsHere, address: Address, leagues: LeaguesHere, guest: SomeGuest, body: NewLeague
    ) -> LeagueAddress:
        with limits.new_leagues.spent_if_done(guest.id), limits.new_leagues_of_address.spent_if_done(address):
            return {"league": await leagues.create(guest, body.model_dump())}

    @api.get("/api/me/leagues", **sends(api, list[LeagueCard]))
    async def mine(response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest) -> Response:
        limits.league_pages.spend(guest.id)
        return answer(response, await service.store.read(lambda connection: pages.leagues_of(connection, guest.id)))

    @api.get("/api/leagues/{league}", **sends(api, League))
    async def look(
        response: Response,
        limits: LimitsHere,
        address: Address,
        service: ServiceHere,
        guest: MaybeGuest,
        league: LeagueId,
    ) -> Response:
        limits.league_pages.spend(address)
        return await _page(response, service, league, None if guest is None else guest.id)

    @api.post("/api/leagues/{league}/join", dependencies=LIMITED, **sends(api, League))
    async def join(
        response: Response, service: ServiceHere, leagues: LeaguesHere, guest: SomeGuest, league: LeagueId
    ) -> Response:
        await leagues.join(guest, league)
        return await _page(response, service, league, guest.id)

    @api.post("/api/leagues/{league}/leave", dependencies=LIMITED, **sends(api, League))
    async def leave(
        response: Response, service: ServiceHere, leagues: LeaguesHere, guest: SomeGuest, league: LeagueId
    ) -> Response:
        await leagues.leave(guest, league)
        return await _page(response, service, league, guest.id)

    @api.post("/api/leagues/{league}/remove", dependencies=LIMITED, **sends(api, League))
    async def remove(
        response: Response,
        service: ServiceHere,
        leagues: LeaguesHere,
        guest: SomeGuest,
        league: LeagueId,
        body: RemovePerson,
    ) -> Response:
        await leagues.remove(guest, league, body.number)
        return await _page(response, service, league, guest.id)

    @api.post("/api/leagues/{league}/start", dependencies=LIMITED, **sends(api, League))
    async def start(
        response: Response,
        service: ServiceHere,
        leagues: LeaguesHere,
        guest: SomeGuest,
        league: LeagueId,
        body: StartLeague,
    ) -> Response:
        await leagues.start(guest, league, body.bots)
        return await _page(response, service, league, guest.id)

    @api.post("/api/leagues/{league}/end", dependencies=LIMITED, **sends(api, League))
    async def end(
        response: Response, service: ServiceHere, leagues: LeaguesHere, guest: SomeGuest, league: LeagueId
    ) -> Response:
        await leagues.end(guest, league)
        return await _page(response, service, league, guest.id)
