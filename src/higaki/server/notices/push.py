"""Sends one push to one browser. This can take up to a limit: call it in a thread, never in the event loop."""

from __future__ import annotations

import hashlib
import http.client
import logging
import socket
import ssl
from contextlib import closing, suppress
from typing import Final

from higaki.server.notices.encryption import encode, encrypted
from higaki.server.notices.push_services import NotAllowed, PushServices, Target, addresses_of
from higaki.server.notices.send_outcome import Outcome
from higaki.server.notices.vapid import Signer

log = logging.getLogger("higaki")
TIMEOUT: Final = 10.0
# A push service stores a push this long for a browser that is off. After a day, people look at their tables anyway.
KEPT_SECONDS: Final = 24 * 60 * 60
TOPIC_LETTERS: Final = 32


def send(
    services: PushServices, signer: Signer, endpoint: str, browser_key: bytes, auth: bytes, content: bytes, topic: str
) -> Outcome:
    """Send a push. It replaces an earlier one of the same topic that the browser has not fetched yet."""
    try:
        target = services.target(endpoint)
        headers = {
            "Authorization": signer.authorization(target.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": encode(hashlib.sha256(topic.encode()).digest())[:TOPIC_LETTERS],
            "Urgency": "normal",
        }
        status = _posted(target, encrypted(content, browser_key, auth), headers)
    except NotAllowed as error:
        log.warning("a push was not sent: %s", error)
        return Outcome.REFUSED
    except (OSError, http.client.HTTPException) as error:
        log.warning("a push service did not answer: %s", type(error).__name__)
        return Outcome.FAILED
    if status in (404, 410):
        return Outcome.GONE
    if status == 429 or status >= 500:
        log.warning("a push service answered %d", status)
        return Outcome.FAILED
    if not 200 <= status < 300:
        # Redirects fail, too: we do not follow them.
        log.warning("a push service refused with %d", status)
        return Outcome.REFUSED
    return Outcome.SENT


def _posted(target: Target, body: bytes, headers: dict[str, str]) -> int:
    addresses = addresses_of(target)
    with closing(_connection(target)) as connection:
        plain = _connected(addresses)
        connection.sock = plain
        if target.scheme == "https":
            connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=target.host)
        connection.request("POST", target.path, body, headers)
        return connection.getresponse().status


def _connected(addresses: list[tuple[str, int]]) -> socket.socket:
    """Connect to the first address that responds."""
    *others, last = addresses
    for address in others:
        with suppress(OSError):
            return socket.create_connection(address, TIMEOUT)
    return socket.create_connection(last, TIMEOUT)


def _connection(target: Target) -> http.client.HTTPConnection:
    kind = http.client.HTTPSConnection if target.scheme == "https" else http.client.HTTPConnection
    return kind(target.host, target.port, timeout=TIMEOUT)
