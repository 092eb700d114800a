"""The host names that this server answers to.

A foreign page can point its own name at this machine or into this network, and would then have the same origin as the
server (DNS rebinding). The browser still sends that name as the host. The server therefore answers only to its own
names, and to numeric addresses of this machine and of private networks, which nobody can redirect.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from higaki.engine.base.errors import BadSetting, short

_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII)
_LONGEST_NAME: Final = 253
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:]*)(?::[0-9]{0,5})?", re.ASCII)
# The shared address space of providers and overlay networks: for Python it is neither private nor public.
_SHARED: Final = ip_network("100.64.0.0/10")


class Hosts:
    """The valid values of `Host`: the given names, separated by commas, and those of this machine."""

    def __init__(self, written: str = "", listening_on: str = "", public_url: str | None = None) -> None:
        self.given = [_checked(word.strip()) for word in written.split(",") if word.strip()]
        own = socket.gethostname().lower().rstrip(".")
        names = [*self.given, "localhost", own, f"{own.partition('.')[0]}.local", listening_on]
        names.append(urlsplit(public_url).hostname or "" if public_url else "")
        self.names = frozenset(_plain(name.lower()) for name in names if name)
        self._allows = lru_cache(1000)(self._look_up)

    def __contains__(self, host: str) -> bool:
        """Does this server answer to the host? Every browser sends it."""
        return not host or (len(host) <= _LONGEST_NAME + 6 and self._allows(host.lower()))

    def _look_up(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _plain(found[1])
        return name in self.names or _is_near(name)

    def advice(self, host: str) -> str:
        """The flag that the operator would have to add for this host."""
        found = _HOST.fullmatch(host.lower())
        name = _plain(found[1]) if found is not None else ""
        if not _is_name(name) and not _is_address(name):
            return "right would be one of its names, or --hosts NAME for more of them"
        return f"if that is one of its names, right would be --hosts {','.join([*self.given, name])}"


def _plain(name: str) -> str:
    return name.removeprefix("[").removesuffix("]").rstrip(".")


def _is_name(name: str) -> bool:
    return len(name) <= _LONGEST_NAME and _NAME.fullmatch(name) is not None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_near(name: str) -> bool:
    """Is it a numeric address of this machine or of a private network?"""
    if not _is_address(name):
        return False
    address = ip_address(name)
    return address.is_loopback or address.is_private or address.is_link_local or address in _SHARED


def _checked(word: str) -> str:
    name = _plain(word.lower())
    if not _is_name(name) and not _is_address(name):
        raise BadSetting(
            f"{short(word)} is no name of a host; right would be names with commas, without protocol and port, as "
            "--hosts higaki.example,www.higaki.example"
        )
    return name
