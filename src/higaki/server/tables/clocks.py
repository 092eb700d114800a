"""A table's clock. It charges only people, and only while somebody who plays there is connected.

Time is charged with every change and by the clock keeper. The remaining time is saved with every change. Time between
the last change and a restart of the server is given back, because nobody could play.
"""

from __future__ import annotations

from typing import Any, Final

from higaki.server.common.monotonic_time import monotonic
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses import ClockKind

RELAXED: Final = "relaxed"
BLITZ: Final = "blitz"
# The shortest clock of a table by default.
SHORTEST: Final = 30
LONGEST: Final = {RELAXED: 3600, BLITZ: 4 * 3600}
LONGEST_INCREMENT: Final = 60


class Clock:
    """Relaxed: seconds for every decision. Blitz: seconds for all decisions of a seat together."""

    def __init__(self, kind: ClockKind, seconds: int, increment: int, seats: int) -> None:
        self.kind: ClockKind = kind
        self.seconds = seconds
        # The seconds that a seat regains when its turn ends.
        self.increment = increment
        self.left: list[float] = [float(seconds)] * seats
        # The greatest length of the log: decisions repeated after an undo regain no time.
        self.longest = 0
        # The seat for which a bot ends this move, because the time for it is over.
        self.helping: int | None = None
        self.running: int | None = None
        self._since = 0.0

    def run(self, seat: int | None) -> None:
        """Charge the seat that was thinking, then let this seat think, or none."""
        now = monotonic()
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self._since))
        self.running, self._since = seat, now

    def left_now(self, seat: int) -> float:
        thought = monotonic() - self._since if seat == self.running else 0.0
        return max(0.0, self.left[seat] - thought)

    @property
    def out(self) -> bool:
        """Has the thinking seat no time left?"""
        return self.running is not None and self.left_now(self.running) <= 0

    def decided(self, seat: int, brings_none: bool, length: int, following: int) -> None:
        """A seat has decided, which may bring it time. `length`: of the log; `following`: the seat to move next."""
        if self.helping is not None and following != self.helping:
            self.helping = None
        if length <= self.longest:
            return
        self.longest = length
        if self.kind == RELAXED and following >= 0:
            self.left[following] = float(self.seconds)
        if self.kind == BLITZ and not brings_none and following != seat and self.left[seat] > 0:
            self.left[seat] += self.increment

    def save(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "left": self.left,
            "longest": self.longest,
            "helping": self.helping,
        }


def load(saved: dict[str, Any] | None) -> Clock | None:
    """Load a saved clock. It stands still until the clock keeper runs it."""
    if saved is None:
        return None
    clock = Clock(saved["kind"], saved["seconds"], saved["increment"], 0)
    clock.left, clock.longest, clock.helping = saved["left"], saved["longest"], saved["helping"]
    return clock


def wished(wish: dict[str, Any] | None, seats: int, shortest: int) -> Clock | None:
    """The requested clock of a new table."""
    if wish is None:
        return None
    kind, seconds, increment = wish["kind"], wish["seconds"], wish["increment"]
    if kind not in LONGEST:
        raise bad_request(f"there is no clock of the kind {kind!r}; right would be one of {', '.join(LONGEST)}")
    longest = LONGEST[kind]
    if not shortest <= seconds <= longest:
        raise bad_request(f"a {kind} clock of {seconds} seconds cannot be set; right would be {shortest} to {longest}")
    most = LONGEST_INCREMENT if kind == BLITZ else 0
    if not 0 <= increment <= most:
        raise bad_request(f"a {kind} clock cannot give back {increment} seconds; right would be 0 to {most}")
    return Clock(kind, seconds, increment, seats)


def like(clock: Clock | None, seats: int) -> Clock | None:
    """The same clock with its full time."""
    return None if clock is None else Clock(clock.kind, clock.seconds, clock.increment, seats)
