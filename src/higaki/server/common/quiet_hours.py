"""Quiet hours: a daily period in a time zone. Notices wait until it ends; a bank of days stands still in it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from higaki.server.protocol.errors import bad_request

MINUTES_OF_A_DAY: Final = 24 * 60


class Quiet(NamedTuple):
    """Quiet hours in minutes after midnight. If the end is before the beginning, it is on the next day."""

    begin: int
    end: int
    zone: str

    def until(self, moment: float) -> float | None:
        """The end of the quiet hours that contain a moment; None if it lies outside of them."""
        zone = zone_called(self.zone)
        here = datetime.fromtimestamp(moment, zone)
        minute = here.hour * 60 + here.minute
        if self.begin <= self.end:
            quiet, tomorrow = self.begin <= minute < self.end, False
        else:
            quiet, tomorrow = minute >= self.begin or minute < self.end, minute >= self.begin
        if not quiet:
            return None
        end = _at(here.date() + timedelta(days=1 if tomorrow else 0), self.end, zone)
        return max(end, moment + 60)  # an hour that the clocks repeat is quiet twice

    def between(self, begin: float, end: float) -> Iterator[tuple[float, float]]:
        """The quiet hours of every day from a moment to another, each with begin and end."""
        zone = zone_called(self.zone)
        day, last = (
            datetime.fromtimestamp(begin, zone).date() - timedelta(days=1),
            datetime.fromtimestamp(end, zone).date(),
        )
        while day <= last:
            yield _at(day, self.begin, zone), _at(day + timedelta(days=self.begin > self.end), self.end, zone)
            day += timedelta(days=1)

    @property
    def minutes(self) -> int:
        """How long they last on a usual day."""
        return (self.end - self.begin) % MINUTES_OF_A_DAY


def _at(day: date, minute: int, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()


def zone_called(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise bad_request(f"there is no time zone {name[:64]!r}; right would be like Europe/Berlin") from None
