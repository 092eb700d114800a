"""Routes of notices: preferences, a test message, and the links in mails."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from fastapi import Path as PathParameter
from sqlalchemy import Connection

from higaki.server.accounts.guests import Guest
from higaki.server.common.quiet_hours import MINUTES_OF_A_DAY, Quiet, zone_called
from higaki.server.notices import encryption, mail_addresses, preferences
from higaki.server.notices.dispatcher import Dispatcher
from higaki.server.notices.push_services import NotAllowed
from higaki.server.protocol.errors import Refusal, bad_request
from higaki.server.protocol.requests import Hours, MailWish, Subscription, Unsubscription
from higaki.server.protocol.responses.answers import Done
from higaki.server.protocol.responses.notices import NoticeTest, NoticeWishes
from higaki.server.service.table_service import TableService
from higaki.server.web.cookies import token_of
from higaki.server.web.dependencies import SETTINGS, Address, Api, LimitsHere, ServiceHere, SomeGuest, sends


def messenger_of(request: Request) -> Dispatcher:
    dispatcher = request.app.state.dispatcher
    assert isinstance(dispatcher, Dispatcher)
    return dispatcher


MessengerHere = Annotated[Dispatcher, Depends(messenger_of)]
Link = Annotated[str, PathParameter(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]


def routes_of_notices(api: Api) -> None:
    @api.get("/api/me/notices", **sends(api, NoticeWishes))
    async def wanted(service: ServiceHere, dispatcher: MessengerHere, guest: SomeGuest) -> NoticeWishes:
        return await _wanted(service, dispatcher, guest)

    @api.put("/api/me/notices/push", **sends(api, NoticeWishes))
    async def subscribe(
        request: Request,
        service: ServiceHere,
        limits: LimitsHere,
        dispatcher: MessengerHere,
        guest: SomeGuest,
        body: Subscription,
    ) -> NoticeWishes:
        limits.notices.spend(guest.id)
        _check(dispatcher, body)
        cookie = token_of(request)
        wish = (cookie, body.endpoint, body.key, body.auth, body.language)
        await service.change_guest(guest.id, lambda connection: preferences.subscribe(connection, guest, *wish))
        return await _wanted(service, dispatcher, guest)

    @api.post("/api/me/notices/push/end", dependencies=SETTINGS, **sends(api, NoticeWishes))
    async def unsubscribe(
        service: ServiceHere, dispatcher: MessengerHere, guest: SomeGuest, body: Unsubscription
    ) -> NoticeWishes:
        await service.change_guest(
            guest.id, lambda connection: preferences.unsubscribe(connection, guest.id, body.browser)
        )
        return await _wanted(service, dispatcher, guest)

    @api.put("/api/me/notices/quiet", dependencies=SETTINGS, **sends(api, NoticeWishes))
    async def quiet(service: ServiceHere, dispatcher: MessengerHere, guest: SomeGuest, body: Hours) -> NoticeWishes:
        hours = Quiet(body.begin, body.end, body.zone)
        zone_called(body.zone)
        if body.begin == body.end or max(hours[:2]) >= MINUTES_OF_A_DAY:
            raise bad_request("quiet hours begin at one minute of a day and end at another; right would be 1320 to 480")
        await service.store.run(lambda connection: preferences.set_quiet(connection, guest.id, hours))
        return await _wanted(service, dispatcher, guest)

    @api.delete("/api/me/notices/quiet", dependencies=SETTINGS, **sends(api, NoticeWishes))
    async def no_quiet(service: ServiceHere, dispatcher: MessengerHere, guest: SomeGuest) -> NoticeWishes:
        await service.store.run(lambda connection: preferences.set_quiet(connection, guest.id, None))
        return await _wanted(service, dispatcher, guest)

    @api.post("/api/me/notices/test", **sends(api, NoticeTest))
    async def test(limits: LimitsHere, dispatcher: MessengerHere, guest: SomeGuest) -> NoticeTest:
        limits.notices.spend(guest.id)
        ways, failed = await dispatcher.test(guest.id)
        return {"ways": ways, "failed": failed}


def routes_of_mail(api: Api) -> None:
    @api.put("/api/me/notices/mail", **sends(api, NoticeWishes))
    async def write_to(
        service: ServiceHere,
        limits: LimitsHere,
        address: Address,
        dispatcher: MessengerHere,
        guest: SomeGuest,
        body: MailWish,
    ) -> NoticeWishes:
        if not dispatcher.has_mail:
            raise Refusal(404, "no_mail", "this server sends no mail; who runs it can change that (--smtp)")
        mail_addresses.checked(body.address)
        for who in (address, guest.id):
            limits.mails.spend(who)
        question = await service.change_guest(
            guest.id, lambda connection: mail_addresses.wish(connection, guest, body.address, body.language)
        )
        if not await dispatcher.ask(question):
            await service.store.run(lambda connection: mail_addresses.forget(connection, guest.id))
            raise Refusal(503, "mail_failed", "the mail server did not take it; right would be to try again later")
        return await _wanted(service, dispatcher, guest)

    @api.delete("/api/me/notices/mail", dependencies=SETTINGS, **sends(api, NoticeWishes))
    async def forget(service: ServiceHere, dispatcher: MessengerHere, guest: SomeGuest) -> NoticeWishes:
        await service.change_guest(guest.id, lambda connection: mail_addresses.forget(connection, guest.id))
        return await _wanted(service, dispatcher, guest)

    @api.post("/api/notices/confirm/{link}", **sends(api, Done))
    async def confirm(service: ServiceHere, limits: LimitsHere, address: Address, link: Link) -> Done:
        limits.links.spend(address)
        service.guest_changed(await service.store.run(lambda connection: mail_addresses.confirm(connection, link)))
        return {"done": True}

    # Mail programs request this link themselves, without opening a page (RFC 8058); the page uses the other.
    @api.post("/notices/stop/{link}", include_in_schema=False, **sends(api, Done))
    @api.post("/api/notices/stop/{link}", **sends(api, Done))
    async def stop(service: ServiceHere, limits: LimitsHere, address: Address, link: Link) -> Done:
        limits.links.spend(address)
        guest = await service.store.run(lambda connection: mail_addresses.stop(connection, link))
        if guest is not None:
            service.guest_changed(guest)
        return {"done": True}


def _check(dispatcher: Dispatcher, body: Subscription) -> None:
    try:
        dispatcher.services.target(body.endpoint)
    except NotAllowed as error:
        raise Refusal(422, "push_service", str(error)) from None
    try:
        encryption.read_browser_key(body.key)
        encryption.read_auth(body.auth)
    except ValueError:
        raise bad_request("these are no keys of a subscription; right would be p256dh and auth in base64url") from None


async def _wanted(service: TableService, dispatcher: Dispatcher, guest: Guest) -> NoticeWishes:
    def read(connection: Connection) -> NoticeWishes:
        hours, mail = preferences.quiet_of(connection, guest.id), mail_addresses.address_of(connection, guest.id)
        return {
            "key": dispatcher.signer.public if dispatcher.signer else "",
            "browsers": [browser.id for browser in preferences.browsers(connection, guest.id)],
            "mail_offered": dispatcher.has_mail,
            "mail": None if mail is None else {"address": mail.address, "confirmed": mail.confirmed},
            "quiet": None if hours is None else {"begin": hours.begin, "end": hours.end, "zone": hours.zone},
        }

    return await service.store.read(read)
