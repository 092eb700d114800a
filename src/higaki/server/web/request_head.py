"""Checks the head of a request before it is parsed: its length, and the host.

Parsing takes time in proportion to the length, in the event loop that also serves moves. Requests that no browser would
send are refused here by their bytes.
"""

from __future__ import annotations

import json
import re
from typing import Final

from higaki.server.protocol.errors import Refusal
from higaki.server.web.security import HEADERS, refusal_headers

# Our longest path has fewer than a hundred bytes and five parts; tracking parameters come after a "?".
LONGEST_PATH: Final = 512
LONGEST_TARGET: Final = 2048
DEEPEST_PATH: Final = 10
# The number of headers: a browser sends about twenty, and proxies add a few.
MOST_HEADERS: Final = 64
# Our cookie has less than a hundred bytes, but other programs under the same host name may set cookies, too.
LARGEST_COOKIES: Final = 4096
# The request line: method, target and version.
_REST_OF_LINE: Final = 32
_BLANK_LINE: Final = re.compile(rb"\n\r?\n")
_COOKIES: Final = re.compile(rb"^cookie:[^\n]*", re.IGNORECASE | re.MULTILINE)
_FORWARDED: Final = re.compile(rb"^x-forwarded-for:([^\r\n]*)", re.IGNORECASE | re.MULTILINE)
_REASONS: Final = {414: "URI Too Long", 429: "Too Many Requests", 431: "Request Header Fields Too Large"}


def head_in(received: bytes) -> tuple[bytes, bool]:
    """The head of the next request, as far as it was received, and whether it is complete."""
    end = _BLANK_LINE.search(received)
    return (received, False) if end is None else (received[: end.start() + 1], True)


def complaint(head: bytes) -> Refusal | None:
    """Why a head, complete or not, is refused before parsing; None if it may be parsed."""
    line = head[: LONGEST_TARGET + _REST_OF_LINE].partition(b"\n")[0]
    path = line.partition(b" ")[2].partition(b" ")[0].partition(b"?")[0]
    if len(line) == LONGEST_TARGET + _REST_OF_LINE or len(path) > LONGEST_PATH or path.count(b"/") > DEEPEST_PATH:
        return Refusal(
            414,
            "too_large",
            f"the address is too long; right would be at most {LONGEST_PATH} bytes in {DEEPEST_PATH} parts, and "
            f"{LONGEST_TARGET} bytes with all that is asked",
        )
    if head.count(b"\n") > 1 + MOST_HEADERS:
        return Refusal(431, "too_large", f"the request has too many headers; right would be at most {MOST_HEADERS}")
    if len(head) > LARGEST_COOKIES and sum(map(len, _COOKIES.findall(head))) > LARGEST_COOKIES:
        return Refusal(431, "too_large", f"the cookies are too large; right would be at most {LARGEST_COOKIES} bytes")
    return None


def forwarded_for(head: bytes) -> str:
    """The addresses that proxies have forwarded, in order."""
    return b",".join(_FORWARDED.findall(head)).decode("latin-1")


def answer(refusal: Refusal, head: bytes) -> bytes:
    """The bytes of a refusal, after which the connection is closed."""
    body = json.dumps(refusal.body).encode()
    lines = [f"HTTP/1.1 {refusal.status} {_REASONS[refusal.status]}"]
    lines += [f"{name.lower()}: {value}" for name, value in HEADERS.items()]
    lines += [f"{name}: {value}" for name, value in refusal_headers(refusal, body).items()]
    written = "\r\n".join([*lines, "connection: close", "", ""]).encode()
    return written if head.startswith(b"HEAD ") else written + body
