"""Quiet hours: a daily period in the guest's time zone. Notices wait until it ends."""

from __future__ import annotations

from datetime import datetime, timedelta
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
        day = here.date() + timedelta(days=1 if tomorrow else 0)
        end = datetime(day.year, day.month, day.day, self.end // 60, self.end % 60, tzinfo=zone).timestamp()
        return max(end, moment + 60)  # an hour that the clocks repeat is quiet twice


def zone_called(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise bad_request(f"there is no time zone {name[:64]!r}; right would be like Europe/Berlin") from None
