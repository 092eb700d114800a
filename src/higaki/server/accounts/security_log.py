"""The security log: attempts with codes, added and removed devices, requests from foreign origins or for foreign hosts.

The logger `higaki.security` writes one line of JSON per event. Addresses and guests are keyed digests: a reader can see
that two lines concern the same address or guest, but not which. Codes, cookies, tables and names are never logged.
"""

from __future__ import annotations

import json
import logging
from typing import Final

from starlette.datastructures import Headers

from higaki.server.database.keyed_digests import KeyedDigests

log = logging.getLogger("higaki.security")
# Values sent by a stranger are cut to this length.
LONGEST: Final = 100


class SecurityLog:
    """The security log of one server."""

    def __init__(self, digests: KeyedDigests) -> None:
        self._digests = digests

    def code_tried(self, address: str, outcome: str) -> None:
        """A code to become a guest on another device: accepted, refused or too_many."""
        self._write("code_tried", address, outcome=outcome)

    def device_added(self, address: str, guest: str) -> None:
        self._write("device_added", address, guest=self._digests.of_address(guest))

    def devices_signed_out(self, address: str, guest: str, devices: int) -> None:
        self._write("devices_signed_out", address, guest=self._digests.of_address(guest), devices=devices)

    def refused_origin(self, address: str, headers: Headers) -> None:
        """A page of a foreign origin sent a request with a guest's cookie."""
        self._write("origin_refused", address, **_said(headers, "origin", "host"))

    def refused_host(self, address: str, headers: Headers) -> None:
        """A request named a foreign host."""
        self._write("host_refused", address, **_said(headers, "host"))

    def _write(self, event: str, address: str, **more: str | int) -> None:
        line = {"log": "security", "event": event, "from": self._digests.of_address(address), **more}
        # The rate limit of the log counts lines by the caller's place in the code.
        log.warning(json.dumps(line), stacklevel=3)


def _said(headers: Headers, *names: str) -> dict[str, str]:
    return {name: headers.get(name, "")[:LONGEST] for name in names}
