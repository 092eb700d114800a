"""Routes of vacations, for games over days."""

from __future__ import annotations

from higaki.server.accounts import vacations
from higaki.server.commands import vacation
from higaki.server.protocol.requests import VacationWish
from higaki.server.protocol.responses.notices import Vacation
from higaki.server.web.dependencies import Api, LimitsHere, ServiceHere, SomeGuest, sends


def routes_of_vacations(api: Api) -> None:
    @api.get("/api/me/vacation", **sends(api, Vacation))
    async def my_vacation(service: ServiceHere, guest: SomeGuest) -> Vacation:
        return await service.store.read(lambda connection: vacations.vacation_of(connection, guest.id))

    @api.post("/api/me/vacation", **sends(api, Vacation))
    async def go_on_vacation(
        service: ServiceHere, limits: LimitsHere, guest: SomeGuest, body: VacationWish
    ) -> Vacation:
        limits.vacations.spend(guest.id)
        return await vacation.start(service, guest, body.days)

    @api.delete("/api/me/vacation", **sends(api, Vacation))
    async def come_back(service: ServiceHere, limits: LimitsHere, guest: SomeGuest) -> Vacation:
        limits.vacations.spend(guest.id)
        return await vacation.end(service, guest)
