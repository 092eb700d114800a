"""Absence: how long a player who has to decide may be away, and from when that counts. See docs/decisions/0008.

A player is away when not connected. The time counts from their last certain presence: a decision, a click on "I am
here", or a minute of connection. Short interruptions of a connection therefore do no harm, and a second of presence
every few minutes does not help. Times are those of `monotonic_time.wall`.
"""

from __future__ import annotations

from typing import Final

from higaki.server.protocol.errors import bad_request

A_DAY: Final = 24 * 3600
# The default limit of a table, and the range that can be chosen, in seconds.
PATIENCE: Final = 300
SHORTEST: Final = 60
LONGEST: Final = 30 * A_DAY
# A guest connected for this time is certainly present. A table that nobody visited for this time sleeps.
STAY: Final = 60.0


class Absence:
    """The absence limit of a table, and the presence of its guests."""

    def __init__(self, limit: int) -> None:
        self.limit: Final = limit
        # The guests who are present, and since when.
        self.came: dict[str, float] = {}
        # Since when a seated guest has been present, and since when nobody is.
        self._awake_since: float | None = None
        self._empty_since: float | None = None
        # The first check in this process, and since when the server has been running.
        self._known_since: float | None = None
        self.up_since = 0.0

    @property
    def of_days(self) -> bool:
        """Is the limit one of days? Then absence counts even while nobody waits at the table."""
        return self.limit >= A_DAY

    @property
    def awake_since(self) -> float | None:
        return None if self._empty_since is not None else self._awake_since

    @property
    def counts(self) -> bool:
        """Does the absence of the awaited player count now?"""
        return self.of_days or self.awake_since is not None

    @property
    def _stay(self) -> float:
        return min(STAY, self.limit / 5)

    def look(self, seated: set[str], here: set[str], now: float) -> set[str]:
        """Update who is present. Returns the guests who have just left after a stay that counts."""
        left = {guest for guest in self.came.keys() & (seated - here) if self.stays(guest, now)}
        self.came = {guest: self.came.get(guest, now) for guest in seated & here}
        if self._known_since is None:
            self._known_since = now
        if not self.came:
            self._empty_since = now if self._empty_since is None else self._empty_since
        else:
            if self._awake_since is None or self._slept(now):
                self._awake_since = now
            self._empty_since = None
        return left

    def awake_elsewhere(self, since: float) -> None:
        """Another process reports since when somebody has been present."""
        self._awake_since = since if self._awake_since is None else min(since, self._awake_since)

    def stays(self, guest: str, now: float) -> bool:
        """Has a guest been connected for long enough to count as present?"""
        return self.until_stays(guest, now) <= 0

    def until_stays(self, guest: str, now: float) -> float:
        return self.came[guest] + self._stay - now

    def length(self, guest: str, since: float, now: float) -> float | None:
        """The length of an absence since the last certain presence; also of one that ended a moment ago."""
        came = self.came.get(guest)
        if came is not None and self.stays(guest, now):
            return None
        begin = max(since, self._not_before(now))
        if came is not None:
            return came - begin if came > begin else None
        return max(0.0, now - begin)

    def gone_in(self, since: float | None, now: float) -> float:
        """Seconds until an absent player who has nothing to decide has been away for the whole limit."""
        known = now if self._known_since is None else self._known_since
        return max(known if since is None else since, self._after_a_restart) + self.limit - now

    def _not_before(self, now: float) -> float:
        """The earliest time that counts: after a restart, and for a limit of minutes after the table was last empty."""
        if self.of_days:
            return self._after_a_restart
        awake = now if self._awake_since is None or self._slept(now) else self._awake_since
        return max(self._after_a_restart, awake)

    @property
    def _after_a_restart(self) -> float:
        """After a restart a limit of minutes starts again, and a limit of days has at least a day left."""
        return self.up_since + min(self.limit, A_DAY) - self.limit

    def _slept(self, now: float) -> bool:
        return self._empty_since is not None and now - self._empty_since >= self._stay


def wished(limit: int | None, patience: int) -> int:
    """The requested absence limit of a new table."""
    if limit is None:
        return patience
    shortest = min(SHORTEST, patience)
    if not shortest <= limit <= LONGEST:
        raise bad_request(f"nobody can be away for {limit} seconds; right would be {shortest} to {LONGEST}")
    return limit
