"""Dependencies of the routes: the guest, the table, the services, the client's address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import orjson
from fastapi import APIRouter, Depends, Request, Response
from fastapi import Path as PathParameter
from starlette.requests import HTTPConnection

from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.accounts.security_log import SecurityLog
from higaki.server.common.rate_limits import Limits
from higaki.server.meeting.meeting import Meeting
from higaki.server.protocol.errors import not_found
from higaki.server.service.guest_cache import GuestCache
from higaki.server.service.table_service import TableService
from higaki.server.tables.room import Room
from higaki.server.web.cookies import hand_cookie, has_old_cookie, token_of
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.replays import Replays
from higaki.server.workers.reviews import Reviews

Found = TypeVar("Found")

TableId = Annotated[str, PathParameter(min_length=4, max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]


def service_of(request: Request) -> TableService:
    service = request.app.state.service
    assert isinstance(service, TableService)
    return service


def bots_of(request: Request) -> BotPlayers:
    bots = request.app.state.bots
    assert isinstance(bots, BotPlayers)
    return bots


def replays_of(request: Request) -> Replays:
    replays = request.app.state.replays
    assert isinstance(replays, Replays)
    return replays


def reviews_of(request: Request) -> Reviews:
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews


def meeting_of(request: HTTPConnection) -> Meeting:
    meeting = request.app.state.meeting
    assert isinstance(meeting, Meeting)
    return meeting


def guest_cache_of(request: HTTPConnection) -> GuestCache:
    kept = request.app.state.guest_cache
    assert isinstance(kept, GuestCache)
    return kept


def security_log_of(request: HTTPConnection) -> SecurityLog:
    security = request.app.state.security
    assert isinstance(security, SecurityLog)
    return security


def limits_of(request: Request) -> Limits:
    limits = request.app.state.limits
    assert isinstance(limits, Limits)
    return limits


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def maybe_guest(request: Request, response: Response) -> Guest | None:
    """The guest of a request, if known."""
    token = token_of(request)
    guest = await guest_cache_of(request).known(token)
    if guest is not None:
        meeting_of(request).presence.note(guest)
    if guest is not None and token is not None and (guest.renewed or has_old_cookie(request)):
        hand_cookie(request, response, token)
    return guest


async def some_guest(request: Request, response: Response) -> Guest:
    """The guest of a request; a new one gets a cookie."""
    known = await maybe_guest(request, response)
    if known is not None:
        return known
    limits_of(request).guests.spend(address_of(request))
    guest, token = await service_of(request).store.run(guests.new_guest)
    hand_cookie(request, response, token)
    return guest


async def room_of(request: Request, table: TableId) -> Room:
    """The table of a request. Somebody else's private copy does not exist."""
    registry = service_of(request).registry
    if registry.in_memory(table) is None:
        limits_of(request).loads.spend(address_of(request))
    room = await registry.room(table)
    if room.trial is not None:
        guest = await guest_cache_of(request).known(token_of(request))
        if room.hidden_from(None if guest is None else guest.id):
            raise not_found()
    return room


def at_once(find: Callable[[Request], Found]) -> Callable[[Request], Awaitable[Found]]:
    """A dependency that only reads an attribute. FastAPI would run a plain function in a thread, which is slower."""

    async def found(request: Request) -> Found:
        return find(request)

    return found


class Api(APIRouter):
    """The routes under /api."""

    def __init__(self, described: bool) -> None:
        super().__init__()
        # Does the OpenAPI description ask for the types of responses? Their models take a second to create.
        self.described = described


def sends(api: Api, shape: Any) -> dict[str, Any]:
    """For a route: the declared type of its response, for the OpenAPI description. FastAPI does not check it."""
    return {"response_model": None, "responses": {200: {"model": shape}} if api.described else None}


def answer(response: Response, content: object) -> Response:
    """A long response as text or object.

    FastAPI would check every field again, in the event loop. Headers that were set before, such as a cookie, are kept.
    Text is already JSON.
    """
    written = content if isinstance(content, str | bytes) else orjson.dumps(content)
    sent = Response(written, media_type="application/json")
    sent.headers.raw.extend(pair for pair in response.headers.raw if pair[0] == b"set-cookie")
    return sent


async def _limit_lists(request: Request) -> None:
    limits_of(request).lists.spend(address_of(request))


async def _limit_settings(request: Request, guest: SomeGuest) -> None:
    limits = limits_of(request)
    limits.settings.spend(guest.id)
    limits.settings_of_address.spend(address_of(request))


ServiceHere = Annotated[TableService, Depends(at_once(service_of))]
BotsHere = Annotated[BotPlayers, Depends(at_once(bots_of))]
ReplaysHere = Annotated[Replays, Depends(at_once(replays_of))]
ReviewsHere = Annotated[Reviews, Depends(at_once(reviews_of))]
MeetingHere = Annotated[Meeting, Depends(at_once(meeting_of))]
LimitsHere = Annotated[Limits, Depends(at_once(limits_of))]
SecurityHere = Annotated[SecurityLog, Depends(at_once(security_log_of))]
Address = Annotated[str, Depends(at_once(address_of))]
MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]
SomeGuest = Annotated[Guest, Depends(some_guest)]
RoomHere = Annotated[Room, Depends(room_of)]
# For routes that read much, and for those that only write.
LISTS: Final = [Depends(_limit_lists)]
SETTINGS: Final = [Depends(_limit_settings)]
