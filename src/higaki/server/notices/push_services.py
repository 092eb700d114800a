"""Checks the address of a push service. A guest supplies it, so only known services and those of the operator pass."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from higaki.engine.base.errors import BadSetting

# The push services of the known browsers.
KNOWN: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://web.push.apple.com",
)
LONGEST: Final = 1024
PRINTABLE: Final = re.compile(r"[!-~]+")
NO_ADDRESS: Final = "this is no address of a push service; right would be the endpoint of a subscription"
PORTS: Final = {"https": 443, "http": 80}


class NotAllowed(Exception):
    """The address is not allowed; nothing is sent to it."""


class Service(NamedTuple):
    """An allowed push service. A star stands for anything before a dot."""

    scheme: str
    host: str
    port: int
    # Only the operator may name machines of the private network.
    private: bool

    def has(self, scheme: str, host: str, port: int) -> bool:
        fits = host.endswith(self.host[1:]) if self.host.startswith("*.") else host == self.host
        return fits and (scheme, port) == (self.scheme, self.port)


class Target(NamedTuple):
    """A push endpoint in its parts."""

    scheme: str
    host: str
    port: int
    path: str
    private: bool

    @property
    def origin(self) -> str:
        usual = self.port == PORTS[self.scheme]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if usual else f":{self.port}")


class PushServices:
    """The services of the browsers, and those named by the operator: addresses separated by commas."""

    def __init__(self, more: str = "") -> None:
        named = [part.strip() for part in more.split(",") if part.strip()]
        self._services = [_service(part, private=False) for part in KNOWN]
        self._services += [_service(part, private=True) for part in named]

    def target(self, endpoint: str) -> Target:
        """The parts of an endpoint, if pushes may be sent there."""
        if len(endpoint) > LONGEST or not PRINTABLE.fullmatch(endpoint) or "\\" in endpoint:
            raise NotAllowed(NO_ADDRESS)
        try:
            parts = urlsplit(endpoint)
            scheme, host, port = _parts(parts)
        except ValueError:
            raise NotAllowed(NO_ADDRESS) from None
        if parts.username is not None or parts.password is not None or parts.fragment:
            raise NotAllowed(NO_ADDRESS)
        for service in self._services:
            if service.has(scheme, host, port):
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                return Target(scheme, host, port, path, service.private)
        raise NotAllowed("this push service is not known here; who runs the server can allow it (--push-services)")


def _parts(parts: SplitResult) -> tuple[str, str, int]:
    if parts.scheme not in PORTS or not parts.hostname:
        raise ValueError("no address")
    return parts.scheme, parts.hostname, PORTS[parts.scheme] if parts.port is None else parts.port


def _service(written: str, private: bool) -> Service:
    try:
        parts = urlsplit(written)
        scheme, host, port = _parts(parts)
    except ValueError:
        scheme, host, port = "", "", 0
    if not host or parts.path not in ("", "/") or parts.query or "*" in host.removeprefix("*."):
        raise BadSetting(
            f"{written!r} is no push service; right would be like https://push.example.org or https://*.example.org"
        )
    return Service(scheme, host, port, private)


def addresses_of(target: Target) -> list[tuple[str, int]]:
    """The addresses to connect to, resolved once: the checked address is the one that is used."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not target.private and not all(is_public(address) for address in addresses):
        raise NotAllowed("the push service is said to be in a private network")
    return [(address, target.port) for address in addresses]


def is_public(address: str) -> bool:
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address) and number.ipv4_mapped is not None:
        number = number.ipv4_mapped
    return number.is_global and not number.is_multicast
