"""uvicorn's protocols for HTTP and WebSockets, with our connection limits.

uvicorn limits the number of requests at work, but neither the number of connections nor the time of an incomplete
request, so a thousand silent connections would block everybody. It also parses a request before we could refuse it.
The members of uvicorn that are used here are no public interface; `test_server_uvicorn_members` names them and fails
when another version changes one.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from higaki.server.web import request_head
from higaki.server.web.connection_limits import ConnectionLimits
from higaki.server.web.security import LARGEST_BODY

log = logging.getLogger("higaki")
DEAF_SECONDS: Final = 30.0
# The refusal of a request above the rate is delayed, so that one connection cannot flood the server.
SECONDS_UNTIL_REFUSED: Final = 1.0
# After a refusal the client has this many seconds to read it. Further input is discarded.
SECONDS_TO_HEAR: Final = 1.0
# Bytes that a WebSocket may send: a burst, and a rate per second. It only needs to answer pings.
HEARD_AT_ONCE: Final = 8 * 1024
HEARD_A_SECOND: Final = 400
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_LENGTH: Final = b"HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_SOCKET: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Checked(h11.Connection):
    """The HTTP parser behind the limits. It refuses chunked bodies.

    Thousands of chunks fit into a body of allowed size, and each takes time.
    """

    def __init__(self, lets_in: Callable[[bytes], bool]) -> None:
        super().__init__(h11.SERVER)
        self._lets_in = lets_in

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        if self.their_state is h11.IDLE and not self._lets_in(self.trailing_data[0]):
            return h11.NEED_DATA  # because no body will come
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("a body without a length")
        return event


class Guarded(H11Protocol):
    """One connection. It is closed if the limit is reached, or if it does not finish a request or read the response.

    It is also closed after a request that is too long or too frequent. A deadline is for the whole head or body, not
    for the next byte, so slow sending does not help.
    """

    doors: ClassVar[ConnectionLimits]
    _inside = False
    _waits_for: object = None
    _deadline: asyncio.TimerHandle | None = None
    _deaf: asyncio.TimerHandle | None = None
    _refused = False
    _thrown_away = 0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Checked(self._lets_in)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self.doors.enter(_address(self))
        if not self._inside:
            log.warning("no room for one more connection")
            transport.write(FULL)
            transport.close()
            self.connections.discard(self)
            return
        self._wait_for(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._refused:
            self._thrown_away += len(data)
            if self._thrown_away > LARGEST_BODY:
                self.transport.abort()
            return
        super().data_received(data)
        became = self.transport.get_protocol()
        if became is self:
            self._wait_for(None if self._refused else self.conn.their_state)
            return
        self._wait_for(None)  # now a WebSocket, which has its own limits
        if isinstance(became, GuardedSocket) and not became.handshake_initiated:
            # h11 could parse the upgrade, but the WebSocket library could not, and would wait for more.
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _lets_in(self, received: bytes) -> bool:
        """Accept the data for parsing; if not, answer with the refusal and discard the rest."""
        if self._refused:
            return False
        refusal = self.doors.refusal(_address(self), received) if received else None
        if refusal is None:
            return True
        self._refused = True
        self.doors.refused[refusal.status] += 1
        log.info(json.dumps({"event": "refused", "status": refusal.status}))
        answer = request_head.answer(refusal, received)
        if "seconds" in refusal.body:
            self.transport.pause_reading()
            self.loop.call_later(SECONDS_UNTIL_REFUSED, self._answer_and_end, answer)
        else:
            self._answer_and_end(answer)
        return False

    def _answer_and_end(self, answer: bytes) -> None:
        """Send the refusal and close later: closing at once could discard the unread response."""
        self._close_in_time(SECONDS_TO_HEAR)
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.transport.write(answer)
            with suppress(OSError):  # the client has disconnected
                self.transport.write_eof()

    def send_400_response(self, msg: str) -> None:
        if self.conn.their_state is not h11.SEND_BODY:
            super().send_400_response(msg)
            return
        self.transport.write(NO_LENGTH)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self.doors.leave(_address(self))
        self._wait_for(None)
        self.resume_writing()
        super().connection_lost(exc)

    def _wait_for(self, part: object) -> None:
        """Set the deadline of a head or a body. It runs from the first byte to the last."""
        times = {h11.IDLE: self.doors.head_seconds, h11.SEND_BODY: self.doors.body_seconds}
        seconds = times.get(part)  # type: ignore[call-overload]
        if seconds is None or part is not self._waits_for:
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = None if seconds is None else self.loop.call_later(seconds, self._show_out)
            self._waits_for = part if seconds is not None else None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # Between two requests uvicorn's own timeout applies, unless the body of the next one has begun.
        self._wait_for(self.conn.their_state if self.conn.their_state is h11.SEND_BODY else None)
        if self.transport.is_closing():
            self._close_in_time(DEAF_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._close_in_time(DEAF_SECONDS)

    def _close_in_time(self, seconds: float) -> None:
        """Close within a limit. Otherwise a client that does not read could delay it for ever."""
        self.loop.call_later(seconds, self.transport.abort)

    def _show_out(self) -> None:
        if not self.transport.is_closing() and (self.cycle is None or not self.cycle.response_started):
            self.transport.write(TOO_SLOW)
        self.transport.close()
        self._close_in_time(1)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._deaf is None:
            self._deaf = self.loop.call_later(DEAF_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None
        if self.flow is not None:
            super().resume_writing()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection after its upgrade to a WebSocket; it is counted by the same limits."""

    doors: ClassVar[ConnectionLimits]
    _heard = 0.0
    _heard_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Disconnect a client that sends too much, before parsing: every frame takes time, however small it is."""
        if self.handshake_initiated:
            now = self.loop.time()
            self._heard = max(0.0, self._heard - (now - self._heard_at) * HEARD_A_SECOND) + len(data)
            self._heard_at = now
            if self._heard > HEARD_AT_ONCE:
                self.transport.abort()
                return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(_address(self))
        super().connection_lost(exc)


def _address(connection: Guarded | GuardedSocket) -> str:
    return connection.client[0] if connection.client else ""


def guarded_by(doors: ConnectionLimits) -> tuple[type[Guarded], type[GuardedSocket]]:
    """The protocol classes with these limits. uvicorn creates the instances, so the limits are a class attribute."""
    return type("Http", (Guarded,), {"doors": doors}), type("Socket", (GuardedSocket,), {"doors": doors})
