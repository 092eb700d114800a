"""Checks around every request: host, size, rate and origin, security headers, a log line without secrets.

Requests that are too long to parse, or too frequent from one address, are refused before: see `connection_limits`.
"""

from __future__ import annotations

import json
import logging
import re
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from higaki.server.accounts.security_log import SecurityLog
from higaki.server.common.allowed_hosts import Hosts
from higaki.server.common.proxies import neighbourhood
from higaki.server.common.rate_limits import Limits
from higaki.server.protocol.errors import Refusal
from higaki.server.web.cookies import token_in
from higaki.server.web.metrics_endpoint import Metrics

log = logging.getLogger("higaki")
LARGEST_BODY = 64 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Features that a page may not use, even with injected code. Copying and sharing a link stay allowed.
NOT_USED = (
    *("accelerometer", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope", "hid"),
    *("idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture"),
    *("publickey-credentials-get", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"),
)
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in NOT_USED),
}
# The only pages that pages of others may show in a frame: replays without anything of an account. The route also has to
# allow it, see `allow_framing`.
FRAMED = re.compile(r"/replay/[\w-]+/embed/?", re.ASCII)
FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
_MAY_BE_FRAMED = "higaki.may_be_framed"
# The close code of a refused WebSocket.
NOT_ALLOWED = 4403


def allow_framing(request: Request) -> None:
    """Let pages of others show the response in a frame, if its address is one of `FRAMED`."""
    request.scope[_MAY_BE_FRAMED] = True


def same_origin(headers: Headers) -> bool:
    """Does the request come from our own pages? Browsers send the origin, and other pages may not act for a guest."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False  # not a valid address


def spend_request(limits: Limits, scope: Scope) -> None:
    """Count one request, or one WebSocket, against the guest's limit; `connection_limits` has counted the address."""
    address = _address(scope)
    limits.requests.spend(address + (token_in(scope) or "")[:200])


def refusal_headers(refusal: Refusal, body: bytes) -> dict[str, str]:
    """The headers of a refusal."""
    headers = {"content-type": "application/json", "cache-control": "no-store", "content-length": str(len(body))}
    if "seconds" in refusal.body:
        headers["retry-after"] = str(refusal.body["seconds"])
    return headers


class Protection:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts, metrics: Metrics, security: SecurityLog) -> None:
        self.app = app
        self.limits = limits
        self.hosts = hosts
        self.metrics = metrics
        self.security = security

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            address, port = scope["client"]
            scope["client"] = (neighbourhood(address), port)  # the key of all rate limits
        if scope["type"] == "websocket" and self._wrong_host(scope) is not None:
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
        elif scope["type"] == "http":
            await self._protect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _protect(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = time.perf_counter()
        status = 0
        # `HEAD` uses the same routes; the server leaves the body out.
        asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
                if asked.get(_MAY_BE_FRAMED) and FRAMED.fullmatch(scope["path"]):
                    headers["Content-Security-Policy"] = FRAMED_POLICY
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _answer(refusal, send_safely)
            else:
                await self.app(asked, receive, send_safely)
        except Exception:
            if status == 0:
                await _answer_that_we_failed(send_safely)
            raise
        finally:
            seconds = time.perf_counter() - begin
            self.metrics.count_request(status, seconds)
            # The route, not the path: a table's address gives access to it.
            route = getattr(asked.get("route"), "path", "-")
            line = {"event": "request", "method": scope["method"], "route": route, "status": status}
            log.info(json.dumps(line | {"ms": round(seconds * 1000, 1)}))

    def _refusal(self, scope: Scope) -> Refusal | None:
        wrong_host = self._wrong_host(scope)
        if wrong_host is not None:
            return wrong_host
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers):
            self.security.refused_origin(_address(scope), headers)
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

    def _wrong_host(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if host in self.hosts:
            return None
        self.security.refused_host(_address(scope), headers)
        log.warning("somebody asked for another host; %s", self.hosts.advice(host))
        return Refusal(421, "wrong_host", f"this server does not answer to that name; {self.hosts.advice(host)}")


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _too_large() -> Refusal:
    return Refusal(413, "too_large", f"the request is too large; right would be at most {LARGEST_BODY} bytes")


async def _answer_that_we_failed(send: Send) -> None:
    """A response without an error key: the client treats it as an unavailable server and tries again."""
    body = b"Internal Server Error"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 500, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _answer(refusal: Refusal, send: Send) -> None:
    body = json.dumps(refusal.body).encode()
    headers = [(name.encode(), value.encode()) for name, value in refusal_headers(refusal, body).items()]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
