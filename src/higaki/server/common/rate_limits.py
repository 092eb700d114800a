"""Rate limits per guest or address: token buckets."""

from __future__ import annotations

import math
from collections import OrderedDict

from higaki.server.common.monotonic_time import monotonic
from higaki.server.protocol.errors import too_many

MOST_BUCKETS = 20_000


class Limit:
    """A token bucket per key: a burst, and a rate per second in the long run."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1) -> None:
        """Take the cost from the bucket; if it holds less, refuse and say when to come back.

        A cost above the size of the bucket takes all of it.
        """
        cost = min(cost, self.at_once)
        now = monotonic()
        left, then = self._buckets.pop(who, (self.at_once, now))
        left = min(self.at_once, left + (now - then) * self.per_second)
        self._buckets[who] = (left - cost if left >= cost else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < cost:
            raise too_many(max(1, math.ceil((cost - left) / self.per_second)))


class Limits:
    """The limits of one server. A factor above one is for load tests on one's own machine."""

    def __init__(self, factor: float = 1.0) -> None:
        # By guest; all guests of one address together are counted at the doors, so that no new cookie helps.
        self.requests = Limit(120 * factor, 40 * factor)
        self.guests = Limit(60 * factor, 1 * factor)
        self.tables = Limit(30 * factor, 0.5 * factor)
        # However many guests one makes up: every table may have bots that think.
        self.tables_of_address = Limit(60 * factor, 0.5 * factor)
        self.chat = Limit(15 * factor, 0.5 * factor)
        # However many guests one makes up; and however many of them talk at one table.
        self.chat_of_address = Limit(30 * factor, 1 * factor)
        self.chat_of_table = Limit(60 * factor, 2 * factor)
        # Deciding and taking it back, sitting down and getting up: nothing comes of it, but each is written down. By
        # guest, and by address however many guests one makes up.
        self.undos = Limit(100 * factor, 0.1 * factor)
        self.undos_of_address = Limit(200 * factor, 0.2 * factor)
        self.seats = Limit(60 * factor, 0.1 * factor)
        self.seats_of_address = Limit(120 * factor, 0.2 * factor)
        self.codes = Limit(5 * factor, 0.1 * factor)
        # A hint is a second of thinking: by guest, and by address however many guests one makes up.
        self.hints = Limit(10 * factor, 0.2 * factor)
        self.hints_of_address = Limit(20 * factor, 0.4 * factor)
        # By address and by the length of the game: a person who views replays stays far below.
        self.replays = Limit(200 * factor, 20 * factor)
        # By address and length, too: a review keeps a process busy for a minute, or for several.
        self.reviews = Limit(6 * factor, factor / 60)
        # So many tables of one address are in the list of open tables.
        self.listed = math.ceil(8 * factor)
        # Resigning, voting, coming back: people do this rarely, and each is sent to all.
        self.leaving = Limit(10 * factor, 0.2 * factor)
        # Showing one's page, or not.
        self.pages = Limit(10 * factor, 0.2 * factor)
        # Subscribing, and sending oneself a notice to see it.
        self.notices = Limit(10 * factor, 0.05 * factor)
        # Asking somebody by mail whether an address is theirs: by guest and by address, the whole day.
        self.mails = Limit(3 * factor, factor / 3600)
        self.links = Limit(20 * factor, 0.2 * factor)
