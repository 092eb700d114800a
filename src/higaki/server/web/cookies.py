"""The guest's cookie: its name, and how it is read, set and deleted.

Under TLS it has the prefix `__Host-`: browsers accept it from this host only and only over TLS, so no other host of the
domain can replace it. Without TLS it has a plain name. A guest with the plain cookie under TLS, from before the
server had TLS, is recognised and gets the new one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from higaki.server.accounts.guests import DAYS_UNUSED

PLAIN: Final = "higaki"
OVER_TLS: Final = "__Host-higaki"
SECONDS: Final = 60 * 60 * 24 * DAYS_UNUSED
TLS: Final = ("https", "wss")
# Only our own cookie is searched for. Parsing the others costs time, and other hosts can set any number of them.
_OURS: Final = {name: re.compile(rf"(?:^|;)[ \t]*{name}=([^;]*)".encode()) for name in (PLAIN, OVER_TLS)}


def token_in(scope: Mapping[str, Any]) -> str | None:
    """The token in the cookie of a request."""
    return _called(scope, OVER_TLS) or _called(scope, PLAIN) if scope["scheme"] in TLS else _called(scope, PLAIN)


def token_of(request: HTTPConnection) -> str | None:
    return token_in(request.scope)


def _called(scope: Mapping[str, Any], name: str) -> str | None:
    for header, value in scope["headers"]:
        if header == b"cookie" and (found := _OURS[name].search(value)) is not None:
            written: str = found[1].decode("latin-1").strip().strip('"')
            return written or None
    return None


def has_old_cookie(request: HTTPConnection) -> bool:
    """Does a request over TLS have the plain cookie only?"""
    return request.scope["scheme"] in TLS and _called(request.scope, OVER_TLS) is None


def hand_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.scope["scheme"] in TLS
    name = OVER_TLS if secure else PLAIN
    response.set_cookie(name, token, max_age=SECONDS, httponly=True, samesite="lax", secure=secure, path="/")
    if secure and _called(request.scope, PLAIN) is not None:
        response.delete_cookie(PLAIN, httponly=True, samesite="lax", secure=True, path="/")


def take_cookie_back(request: Request, response: Response) -> None:
    secure = request.scope["scheme"] in TLS
    for name in (OVER_TLS, PLAIN) if secure else (PLAIN,):
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path="/")
