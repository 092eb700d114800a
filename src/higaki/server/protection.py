"""Before and around every request: size, rate and origin checks, safe headers, and a log line without secrets."""

from __future__ import annotations

import json
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from higaki.server.limits import Limits
from higaki.server.proxies import neighbourhood
from higaki.server.refusals import Refusal

log = logging.getLogger("higaki")
LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(headers: Headers) -> bool:
    """A browser says where a page is from; a page of somebody else's may not act for our guest."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False  # no address at all


def spend_request(limits: Limits, scope: Scope) -> None:
    """Count one request, or one socket, against the limits of whoever asks."""
    address = scope["client"][0] if scope.get("client") else ""
    limits.addresses.spend(address)
    limits.requests.spend(address + Headers(scope=scope).get("cookie", "")[:200])


class Protection:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            address, port = scope["client"]
            scope["client"] = (neighbourhood(address), port)  # for all limits
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _answer(refusal, send_safely)
            else:
                await self.app(scope, receive, send_safely)
        except Exception:
            if status == 0:
                await _answer_that_we_failed(send_safely)
            raise
        finally:
            self._write_down(scope, status, time.perf_counter() - begin)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers):
            return Refusal(403, "wrong_origin", "this page may not act here; right would be our own")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return _too_large()
        if scope["path"].startswith("/api/"):
            try:
                spend_request(self.limits, scope)
            except Refusal as refusal:
                return refusal
        return None

    def _write_down(self, scope: Scope, status: int, seconds: float) -> None:
        # The route, not the address: a table's address is what lets one in.
        route = getattr(scope.get("route"), "path", "-")
        line = {"event": "request", "method": scope["method"], "route": route, "status": status}
        log.info(json.dumps(line | {"ms": round(seconds * 1000, 1)}))


def _too_large() -> Refusal:
    return Refusal(413, "too_large", f"the request is too large; right would be at most {LARGEST_BODY} bytes")


async def _answer_that_we_failed(send: Send) -> None:
    """Without a key: to the client this is a server that is away, and it asks again."""
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": b"Internal Server Error"})


async def _answer(refusal: Refusal, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    if "seconds" in refusal.body:
        headers.append((b"retry-after", str(refusal.body["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(refusal.body).encode()})
