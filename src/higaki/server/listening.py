"""The socket of one subscriber: server to client only, always the newest state, nothing a reload would not show."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from higaki.server import guests, views
from higaki.server.guests import COOKIE
from higaki.server.hall import Hall
from higaki.server.protection import same_origin, spend_request
from higaki.server.refusals import Refusal
from higaki.server.room import Room, Subscriber

NOT_ALLOWED = 4403
NOT_FOUND = 4404
TRY_AGAIN = 1012
COME_BACK_LATER = 1013
TALKATIVE = 1008
SILENCE_LIMIT = 20


async def listen(socket: WebSocket, table: str, since: int) -> None:
    """Send updates until the subscriber goes away, which can happen at any moment, even before being let in."""
    # Cancelled is who still listens when the server stops.
    with suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
        await _listen(socket, table, since)


async def _listen(socket: WebSocket, table: str, since: int) -> None:
    hall: Hall = socket.app.state.hall
    if not same_origin(socket.headers):
        await socket.close(NOT_ALLOWED)
        return
    try:
        spend_request(socket.app.state.limits, socket.scope)
    except Refusal:
        await socket.accept()
        await socket.close(COME_BACK_LATER)
        return
    try:
        room = await hall.shelf.room(table)
    except Refusal:
        await socket.accept()
        await socket.close(NOT_FOUND)
        return
    token = socket.cookies.get(COOKIE)
    guest = await hall.store.run(lambda connection: guests.known_guest(connection, token))
    subscriber = Subscriber(None if guest is None else guest.id)
    await socket.accept()
    # Only now: the table may have changed while the socket was opened. Who has two seats may come back from the other.
    subscriber.known = room.still_known(since) if len(room.seats_of(subscriber.guest)) < 2 else 0
    room.subscribers.add(subscriber)
    hall.somebody_came_or_went(room)
    hearing = asyncio.create_task(_hear(socket))
    try:
        await _send_updates(socket, hall, room, subscriber, hearing)
    finally:
        hearing.cancel()
        room.subscribers.discard(subscriber)
        hall.somebody_came_or_went(room)


async def _send_updates(
    socket: WebSocket, hall: Hall, room: Room, subscriber: Subscriber, hearing: asyncio.Task[None]
) -> None:
    viewer = room.viewer(subscriber.guest)
    while not hearing.done():
        waiting = asyncio.create_task(subscriber.changed.wait())
        await asyncio.wait([waiting, hearing], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if hearing.done():
            return
        subscriber.changed.clear()
        async with hall.shelf.holding(room) as held:
            if held is room:
                if room.viewer(subscriber.guest) != viewer:
                    viewer, subscriber.known = room.viewer(subscriber.guest), 0  # another seat, another log
                message = views.update(room, hall.shelf.names, subscriber.guest, subscriber.known)
                subscriber.known = message["entries_total"]
        if held is not room:
            await socket.close(TRY_AGAIN)  # the table was read from disk again; so should the subscriber
            return
        await socket.send_text(json.dumps(message, separators=(",", ":")))


async def _hear(socket: WebSocket) -> None:
    """Nothing is expected from the client; one that talks anyway is shown out."""
    for _ in range(SILENCE_LIMIT):
        try:
            await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
    await socket.close(TALKATIVE)
