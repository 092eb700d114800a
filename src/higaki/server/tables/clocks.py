"""A table's clock. It charges only people.

A live clock (relaxed, blitz) runs only while somebody who plays there is connected. Time is charged with every change
and by the clock keeper. The remaining time is saved with every change. Time between the last change and a restart of
the server is given back, because nobody could play.

A clock over days (days, bank) always runs, also while the table is not in memory: it saves since when it runs. It
stands still while the player is on vacation and while the server is off, a bank also in the hours of sleep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from higaki.server.common.monotonic_time import monotonic, wall
from higaki.server.common.quiet_hours import MINUTES_OF_A_DAY, Quiet, zone_called
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses.words import ClockKind
from higaki.server.tables.pauses import Pause, moment_after, seconds_between

RELAXED: Final = "relaxed"
BLITZ: Final = "blitz"
DAYS: Final = "days"
BANK: Final = "bank"
OVER_DAYS: Final = (DAYS, BANK)
A_DAY: Final = 24 * 3600
# The shortest clock of a table by default.
SHORTEST: Final = 30
SHORTEST_OVER_DAYS: Final = A_DAY
LONGEST: Final = {RELAXED: 3600, BLITZ: 4 * 3600, DAYS: 14 * A_DAY, BANK: 60 * A_DAY}
LONGEST_INCREMENT: Final = {RELAXED: 0, BLITZ: 60, DAYS: 0, BANK: A_DAY}
# The most minutes of sleep a day.
LONGEST_SLEEP: Final = 10 * 60
# What happens when the time of a seat is over: the seat gives up, or the bot with this name plays on.
GIVE_UP: Final = "give_up"


class Clock:
    """Relaxed and days: seconds for every move. Blitz and bank: seconds for all moves of a seat together."""

    def __init__(
        self,
        kind: ClockKind,
        seconds: int,
        increment: int,
        seats: int,
        then: str | None = None,
        sleep: Quiet | None = None,
    ) -> None:
        self.kind: ClockKind = kind
        self.seconds = seconds
        # The seconds that a seat regains when its turn ends.
        self.increment = increment
        # `GIVE_UP` or a bot; None for the usual bot of a live clock.
        self.then = then
        # The daily hours in which a bank stands still.
        self.sleep = sleep
        self.left: list[float] = [float(seconds)] * seats
        # The greatest length of the log: decisions repeated after an undo regain no time.
        self.longest = 0
        # The seat for which a bot ends this move, because the time for it is over.
        self.helping: int | None = None
        self.running: int | None = None
        self._since = 0.0
        # Of a clock over days: by seat, the vacations of its player; the times at which the server was off; and the
        # length of the log when a player was asked out of turn, with the moment.
        self.away: list[list[Pause]] = [[] for _ in range(seats)]
        self.outages: Sequence[Pause] = ()
        self.asked: tuple[int, float] | None = None

    @property
    def over_days(self) -> bool:
        return self.kind in OVER_DAYS

    def run(self, seat: int | None) -> None:
        """Charge the seat that was thinking, then let this seat think, or none."""
        if self.over_days and seat == self.running:
            return  # it is charged at once, when all pauses are known
        if self.running is not None:
            self.left[self.running] = self.left_now(self.running)
        self.running, self._since = seat, self._now()

    def _now(self) -> float:
        return wall() if self.over_days else monotonic()

    def left_now(self, seat: int) -> float:
        if seat != self.running:
            thought = 0.0
        elif self.over_days:
            thought = seconds_between(self._since, wall(), self._pauses(seat, self._since, wall()))
        else:
            thought = monotonic() - self._since
        return max(0.0, self.left[seat] - thought)

    @property
    def out(self) -> bool:
        """Has the thinking seat no time left?"""
        return self.running is not None and self.left_now(self.running) <= 0

    @property
    def due(self) -> float | None:
        """When the thinking seat will have no time left, in seconds since 1970; None if the clock stands still."""
        if self.running is None:
            return None
        if not self.over_days:
            return wall() + self.left_now(self.running)
        return self._moment_after(self.running, self._since, self.left[self.running])

    def answer_due(self, seat: int) -> float:
        """When the server answers for a seat that was asked out of turn: a bank gives a day, others a whole move."""
        assert self.asked is not None
        return self._moment_after(seat, self.asked[1], min(self.seconds, A_DAY) if self.kind == BANK else self.seconds)

    def _moment_after(self, seat: int, begin: float, seconds: float) -> float:
        # Sleep is less than half of every day.
        paused = sum(last - first for first, last in (*self.away[seat], *self.outages))
        return moment_after(begin, seconds, self._pauses(seat, begin, begin + 2 * seconds + paused + 2 * A_DAY))

    def _pauses(self, seat: int, begin: float, end: float) -> list[Pause]:
        nights = [] if self.sleep is None else self.sleep.between(begin, end)
        return [*self.away[seat], *self.outages, *nights]

    def on_vacation(self) -> dict[int, float]:
        """By seat, until when its player is on vacation now."""
        now = wall()
        return {seat: last for seat, times in enumerate(self.away) for first, last in times if first <= now < last}

    def decided(self, seat: int, brings_none: bool, length: int, following: int) -> None:
        """A seat has decided, which may bring it time. `length`: of the log; `following`: the seat to move next."""
        if self.helping is not None and following != self.helping:
            self.helping = None
        if length <= self.longest:
            return
        self.longest = length
        passed_on = following != seat
        if following >= 0 and (self.kind == RELAXED or (self.kind == DAYS and passed_on)):
            self.left[following] = float(self.seconds)
        if self.kind in (BLITZ, BANK) and not brings_none and passed_on and self.left[seat] > 0:
            self.left[seat] += self.increment
            if self.kind == BANK:
                self.left[seat] = min(self.left[seat], float(self.seconds))

    def welcome_back(self, seat: int) -> None:
        """The player takes the seat back from a bot: a clock over days gives at least a day."""
        if self.over_days:
            self.left[seat] = max(self.left[seat], float(min(self.seconds, A_DAY)))

    def hand_over(self, seat: int, away: list[Pause]) -> None:
        """Somebody else plays on: with the whole time of a move, or at least half of the time for all moves.

        `away`: the vacations of the new player.
        """
        least = self.seconds / 2 if self.kind in (BLITZ, BANK) else float(self.seconds)
        self.left[seat] = max(self.left[seat], least)
        if self.over_days:
            self.away[seat] = list(away)
        if self.helping == seat:
            self.helping = None

    def save(self) -> dict[str, Any]:
        saved: dict[str, Any] = {
            "kind": self.kind,
            "seconds": self.seconds,
            "increment": self.increment,
            "then": self.then,
            "left": self.left,
            "longest": self.longest,
            "helping": self.helping,
        }
        if self.over_days:
            saved["sleep"] = None if self.sleep is None else list(self.sleep)
            saved |= {"running": self.running, "since": self._since, "away": self.away, "asked": self.asked}
        return saved


def load(saved: dict[str, Any] | None) -> Clock | None:
    """Load a saved clock. A live one stands still until the clock keeper runs it."""
    if saved is None:
        return None
    sleep = saved.get("sleep")
    clock = Clock(
        saved["kind"],
        saved["seconds"],
        saved["increment"],
        0,
        saved.get("then"),
        None if sleep is None else Quiet(*sleep),
    )
    clock.left, clock.longest, clock.helping = saved["left"], saved["longest"], saved["helping"]
    if clock.over_days:
        clock.running, clock._since, clock.asked = saved["running"], saved["since"], saved["asked"]
        clock.away = [[(first, last) for first, last in pauses] for pauses in saved["away"]]
    return clock


def wished(wish: dict[str, Any] | None, seats: int, shortest: int) -> Clock | None:
    """The requested clock of a new table."""
    if wish is None:
        return None
    kind, seconds, increment, then = wish["kind"], wish["seconds"], wish["increment"], wish.get("then")
    clock = Clock(kind, seconds, increment, seats, then, _sleep(wish.get("sleep")))
    # A server that allows shorter clocks allows them over days, too.
    least = max(shortest, SHORTEST_OVER_DAYS) if clock.over_days and shortest >= SHORTEST else shortest
    if not least <= seconds <= LONGEST[kind]:
        raise bad_request(
            f"a {kind} clock of {seconds} seconds cannot be set; right would be {least} to {LONGEST[kind]}"
        )
    if not 0 <= increment <= LONGEST_INCREMENT[kind]:
        most = LONGEST_INCREMENT[kind]
        raise bad_request(f"a {kind} clock cannot give back {increment} seconds; right would be 0 to {most}")
    if clock.over_days and then is None:
        raise bad_request(f"a {kind} clock needs to know what happens then; right would be {GIVE_UP!r} or a bot")
    if kind == RELAXED and then is not None:
        raise bad_request("when a relaxed clock has run out, a bot ends the move; right would be no 'then'")
    if kind != BANK and clock.sleep is not None:
        raise bad_request(f"a {kind} clock does not sleep; right would be a bank, or no hours of sleep")
    return clock


def _sleep(wish: dict[str, Any] | None) -> Quiet | None:
    if wish is None:
        return None
    sleep = Quiet(wish["begin"], wish["end"], wish["zone"])
    zone_called(sleep.zone)
    if not (0 <= sleep.begin < MINUTES_OF_A_DAY and 0 <= sleep.end < MINUTES_OF_A_DAY):
        raise bad_request("hours of sleep are minutes after midnight; right would be 0 to 1439")
    if not 0 < sleep.minutes <= LONGEST_SLEEP:
        raise bad_request(f"nobody sleeps for {sleep.minutes} minutes; right would be 1 to {LONGEST_SLEEP}")
    return sleep


def like(clock: Clock | None, seats: int) -> Clock | None:
    """The same clock with its full time."""
    return None if clock is None else Clock(clock.kind, clock.seconds, clock.increment, seats, clock.then, clock.sleep)
