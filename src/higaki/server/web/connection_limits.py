"""Limits on connections and requests: how many in all and per address, how long, how often.

All requests are counted here, whatever their path and their response. `uvicorn_protocols` applies the limits.
"""

from __future__ import annotations

import math
import resource
from collections import Counter
from typing import Final

from higaki.engine.base.errors import BadSetting
from higaki.server.common.proxies import Proxies, neighbourhood
from higaki.server.common.rate_limits import Limit
from higaki.server.protocol.errors import Refusal
from higaki.server.web import request_head

MOST_CONNECTIONS: Final = 4096
MOST_PER_ADDRESS: Final = 256
# The number of connections that are accepted at once. Surplus connections are closed, but each needs a file until
# then; without a free file nobody could connect for a second.
AT_ONCE: Final = 100
# Files beside the connections: the database, the workers, responses being sent.
OTHER_FILES: Final = 4 * AT_ONCE + 112
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 20.0
# Requests of one address: a burst, and a rate per second in the long run, for all its guests together.
REQUESTS_AT_ONCE: Final = 600
REQUESTS_A_SECOND: Final = 120


class ConnectionLimits:
    """The limits on connections, lowered to the number of open files that the system allows."""

    def __init__(
        self,
        most: int = MOST_CONNECTIONS,
        per_address: int = MOST_PER_ADDRESS,
        factor: float = 1.0,
        proxies: Proxies | None = None,
        seconds: tuple[float, float] = (HEAD_SECONDS, BODY_SECONDS),
    ) -> None:
        if most < 1 or per_address < 1:
            raise BadSetting("nobody could connect; right would be --connections and --connections-per-address above 0")
        if not all(0 < one < math.inf for one in seconds):
            raise BadSetting(
                f"no request comes within {seconds[0]} and {seconds[1]} seconds; "
                "right would be --request-seconds HEAD BODY, as 10 20"
            )
        self.head_seconds, self.body_seconds = seconds
        allowed = max(1, open_files_allowed() - OTHER_FILES)
        self.proxies = proxies or Proxies()
        self.wanted = most
        self.most = int(min(most * max(1, factor), allowed))
        # With fewer connections in all, one address also gets fewer, so that it cannot use all of them.
        share = min(1, allowed / most)
        self.per_address = max(1, int(per_address * share * max(1, factor)))
        self._requests = Limit(REQUESTS_AT_ONCE * factor, REQUESTS_A_SECOND * factor)
        # The number of requests that were refused before parsing, by status.
        self.refused: Counter[int] = Counter()
        self._inside: Counter[str] = Counter()
        self._number = 0

    @property
    def number(self) -> int:
        """The number of open connections."""
        return self._number

    @property
    def complaint(self) -> str | None:
        """The doctor's message if fewer connections are possible than requested."""
        if self.most >= self.wanted:
            return None
        return (
            f"only {self.most} of {self.wanted} connections are possible, for only {open_files_allowed()} files may be "
            f"open; right would be `ulimit -n {self.wanted + OTHER_FILES}` or more, or fewer --connections"
        )

    def enter(self, address: str) -> bool:
        """Count a connection of this address, if the limits allow it. Every counted one must `leave`."""
        here = neighbourhood(address)
        if self._number >= self.most or (self._inside[here] >= self.per_address and address not in self.proxies):
            return False
        self._inside[here] += 1
        self._number += 1
        return True

    def leave(self, address: str) -> None:
        here = neighbourhood(address)
        self._inside[here] -= 1
        self._number -= 1
        if not self._inside[here]:
            del self._inside[here]

    def refusal(self, address: str, received: bytes) -> Refusal | None:
        """The reason why a request, or its beginning, is refused before parsing; None if it is accepted.

        Every request counts against the rate, whatever the response.
        """
        head, whole = request_head.head_in(received)
        complaint = request_head.complaint(head)
        if whole or complaint is not None:
            visitor = (
                self.proxies.visitor(address, request_head.forwarded_for(head)) if address in self.proxies else address
            )
            try:
                self._requests.spend(neighbourhood(visitor))
            except Refusal as too_many:
                return too_many
        return complaint


def open_files_allowed() -> int:
    """The number of files this process may open, after raising the limit as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = MOST_CONNECTIONS * 16 if hard == resource.RLIM_INFINITY else hard
    if soft < enough:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, hard))
    return max(soft, enough)
