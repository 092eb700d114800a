"""Routes of a guest's games: the list in pages, the opponents, the statistics."""

from __future__ import annotations

from fastapi import Request, Response

from higaki.server.protocol.errors import Refusal, bad_request
from higaki.server.protocol.responses.statistics import Met, MyGames, Statistics
from higaki.server.storage import my_games, opponents, statistics
from higaki.server.storage.my_games import Wish
from higaki.server.web.dependencies import Address, Api, LimitsHere, ServiceHere, SomeGuest, answer, sends
from higaki.server.web.routes.ratings import PageId


def routes_of_my_games(api: Api) -> None:
    @api.get("/api/me/games", **sends(api, MyGames))
    async def games(
        request: Request, response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest
    ) -> Response:
        limits.my_games.spend(guest.id)
        wish, digests = _wish(request), service.store.digests
        found = await service.store.read(lambda connection: my_games.page(connection, guest.id, wish, digests))
        return answer(response, found)

    @api.get("/api/me/opponents", **sends(api, list[Met]))
    async def met(response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest) -> Response:
        limits.my_games.spend(guest.id)
        digests = service.store.digests
        found = await service.store.read(lambda connection: opponents.opponents(connection, guest.id, digests))
        return answer(response, found)

    @api.get("/api/me/statistics", **sends(api, Statistics))
    async def mine(response: Response, limits: LimitsHere, service: ServiceHere, guest: SomeGuest) -> Response:
        limits.statistics.spend(guest.id)
        digests = service.store.digests
        found = await service.store.read(lambda connection: statistics.statistics(connection, guest.id, digests))
        return answer(response, found)

    @api.get("/api/guests/{page}/statistics", **sends(api, Statistics))
    async def shown(
        response: Response, limits: LimitsHere, address: Address, service: ServiceHere, page: PageId
    ) -> Response:
        limits.statistics.spend(address)
        digests = service.store.digests
        found = await service.store.read(lambda connection: statistics.shown_at(connection, page, digests))
        if found is None:
            raise Refusal(404, "not_found", "no statistics are shown there; right would be a page that shows them")
        return answer(response, found)


def _wish(request: Request) -> Wish:
    """The filters in the address. A name twice, or one that is no filter, is refused."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if len(set(names)) < len(names) or not set(names) <= set(Wish._fields):
        raise bad_request(f"a filter is unknown or given twice; right would be {', '.join(Wish._fields)}, each once")
    return Wish(**dict(given))
