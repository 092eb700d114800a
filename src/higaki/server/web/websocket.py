"""The WebSocket of one subscriber: from server to client only, always the newest state."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocketState

from higaki.server.database.address import why
from higaki.server.protocol.errors import Refusal, not_found
from higaki.server.service.table_service import TableService
from higaki.server.tables import view_json, views
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Sockets, Subscriber
from higaki.server.web.cookies import token_of
from higaki.server.web.dependencies import guest_cache_of, security_log_of
from higaki.server.web.security import NOT_ALLOWED, same_origin, spend_request

log = logging.getLogger("higaki")
NOT_FOUND = 4404
TRY_AGAIN = 1012
COME_BACK_LATER = 1013
TALKATIVE = 1008
SILENCE_LIMIT = 20


async def listen(socket: WebSocket, table: str, since: int) -> None:
    """Send updates until the subscriber disconnects, which can happen at any moment, even before the accept."""
    # When the server stops, open WebSockets are cancelled.
    with suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
        try:
            await _listen(socket, table, since)
        except DBAPIError as error:
            log.error("the database refused: %s", why(error))
            if socket.application_state == WebSocketState.CONNECTING:
                await socket.accept()  # otherwise the client would see a refusal
            await socket.close(TRY_AGAIN)


async def _listen(socket: WebSocket, table: str, since: int) -> None:
    service: TableService = socket.app.state.service
    if not same_origin(socket.headers):
        security_log_of(socket).refused_origin(socket.client.host if socket.client else "", socket.headers)
        await socket.close(NOT_ALLOWED)
        return
    limits, address = socket.app.state.limits, socket.client.host if socket.client else ""
    try:
        spend_request(limits, socket.scope)
        limits.sockets.spend(address)
    except Refusal:
        await socket.accept()
        await socket.close(COME_BACK_LATER)
        return
    guest = await guest_cache_of(socket).known(token_of(socket))
    try:
        room = await service.registry.room(table)
        if room.hidden_from(None if guest is None else guest.id):
            raise not_found()
    except Refusal:
        await socket.accept()
        await socket.close(NOT_FOUND)
        return
    sockets = sockets_of(socket)
    if not sockets.take(address):
        await socket.accept()
        await socket.close(COME_BACK_LATER)
        return
    try:
        await _subscribe(socket, service, room, since, address, sockets.factor)
    finally:
        sockets.give_back(address)


def sockets_of(socket: WebSocket) -> Sockets:
    sockets = socket.app.state.sockets
    assert isinstance(sockets, Sockets)
    return sockets


async def _subscribe(
    socket: WebSocket, service: TableService, room: Room, since: int, address: str, factor: float
) -> None:
    guest = await guest_cache_of(socket).known(token_of(socket))
    subscriber = Subscriber(None if guest is None else guest.id, address)
    await socket.accept()
    if not room.subscribers.has_room_for(
        subscriber, [occupant.guest for occupant in room.occupants if occupant.guest], factor
    ):
        await socket.close(COME_BACK_LATER)
        return
    # Only now: the table may have changed while the WebSocket was opened.
    subscriber.known = room.known_to(subscriber.guest, since)
    room.subscribers.add(subscriber)
    service.somebody_came_or_went(room)
    subscriber.tell()
    hearing = asyncio.create_task(_hear(socket))
    hearing.add_done_callback(lambda _: subscriber.changed.set())
    try:
        await _send_updates(socket, service, room, subscriber, hearing)
    finally:
        hearing.cancel()
        room.subscribers.discard(subscriber)
        service.somebody_came_or_went(room)


async def _send_updates(
    socket: WebSocket, service: TableService, room: Room, subscriber: Subscriber, hearing: asyncio.Task[None]
) -> None:
    viewer = room.viewer(subscriber.guest)
    while True:
        await subscriber.changed.wait()
        if hearing.done():
            return
        subscriber.changed.clear()
        if subscriber.doubted:
            if not await _is_the_same(socket, service, subscriber):
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(view_json.news_of_guest())
        try:
            async with service.registry.holding(room) as held:
                if held is room:
                    if room.viewer(subscriber.guest) != viewer:
                        viewer, subscriber.known = room.viewer(subscriber.guest), 0  # the log differs by seat
                        subscriber.wants_view = True
                    message = next_message(service, room, subscriber)
        except Refusal:
            await socket.close(NOT_FOUND)  # the table was deleted
            return
        if held is not room:
            await socket.close(TRY_AGAIN)  # the table was reloaded from disk; the subscriber must reconnect
            return
        if message is not None:
            await socket.send_text(message)


async def _is_the_same(socket: WebSocket, service: TableService, subscriber: Subscriber) -> bool:
    subscriber.doubted = False
    guest = await guest_cache_of(socket).known(token_of(socket))
    return (None if guest is None else guest.id) == subscriber.guest


def next_message(service: TableService, room: Room, subscriber: Subscriber) -> str | None:
    """The newest state if the table has changed; otherwise new chat and presence, if any."""
    guest, told, heard = subscriber.guest, subscriber.last_told, subscriber.heard
    blocked = service.blocks.by(guest)
    subscriber.last_told = views.as_told(room, guest)
    subscriber.heard = room.heard
    if subscriber.wants_view:
        message = view_json.update(room, service.registry.names, guest, subscriber.known, heard, blocked)
        subscriber.wants_view, subscriber.known = False, views.log_length(room)
        return message
    if subscriber.last_told == told and subscriber.heard == heard:
        return None
    return view_json.news(views.news(room, guest, heard, blocked))


async def _hear(socket: WebSocket) -> None:
    """Discard messages of the client, which should send none, and disconnect it after too many."""
    for _ in range(SILENCE_LIMIT):
        try:
            await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
    await socket.close(TALKATIVE)
