"""Trusted proxies: forwarded addresses are accepted only from proxies that the operator has named.

Without a named proxy, forwarded addresses are ignored. Otherwise a client could invent addresses and evade all limits.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from higaki.engine.base.errors import BadSetting

# The owner of one IPv6 address usually has the whole network with a prefix of this length.
OWN_BITS = 64


class Proxies:
    """The addresses or networks of proxies, parsed from a list separated by commas."""

    def __init__(self, written: str = "") -> None:
        self.networks = [_network(word.strip()) for word in written.split(",") if word.strip()]

    @property
    def as_written(self) -> list[str]:
        """The list in the format of uvicorn."""
        return [str(network) for network in self.networks]

    def __contains__(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self.networks)
        except ValueError:
            return False

    def visitor(self, address: str, forwarded: str) -> str:
        """The client behind a proxy: the last forwarded address that is no trusted proxy, as in uvicorn."""
        chain = [_without_port(word.strip()) for word in forwarded.split(",")]
        return next((one for one in reversed(chain) if one not in self), chain[0]) or address


def _without_port(written: str) -> str:
    if written.startswith("["):
        return written[1:].partition("]")[0]
    return written.partition(":")[0] if written.count(":") == 1 else written


def _network(word: str) -> IPv4Network | IPv6Network:
    try:
        network = ip_network(word)
    except ValueError:
        raise BadSetting(f"{word!r} is no address of a proxy; right would be like 127.0.0.1 or 10.1.2.0/24") from None
    if network.prefixlen == 0:
        raise BadSetting(f"{word!r} would let everybody say who they are; right would be the proxy's own address")
    return network


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """The unit that counts as one address: an IPv4 address, or the IPv6 network of a household."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:100]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), OWN_BITS), strict=False))
