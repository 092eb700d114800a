"""How often one guest, or one address, may ask: buckets that fill up again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from higaki.server.refusals import too_many

MOST_BUCKETS = 20_000


class Limit:
    """So many at once, and so many per second in the long run, for each who asks."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Take one from the bucket; an empty bucket refuses and says when to come back."""
        now = time.monotonic()
        left, then = self._buckets.pop(who, (self.at_once, now))
        left = min(self.at_once, left + (now - then) * self.per_second)
        self._buckets[who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise too_many(max(1, math.ceil((1 - left) / self.per_second)))


class Limits:
    """The limits of one server. A factor above one is for load tests on one's own machine."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests = Limit(120 * factor, 40 * factor)
        # All guests of one address together: whoever makes up a new cookie for every request is stopped here.
        self.addresses = Limit(600 * factor, 120 * factor)
        self.guests = Limit(60 * factor, 1 * factor)
        self.tables = Limit(30 * factor, 0.5 * factor)
        self.chat = Limit(15 * factor, 0.5 * factor)
        self.codes = Limit(5 * factor, 0.1 * factor)
        self.hints = Limit(20 * factor, 2 * factor)
        # Resigning, voting, coming back: nobody does that often, and each is told to all.
        self.leaving = Limit(10 * factor, 0.2 * factor)
