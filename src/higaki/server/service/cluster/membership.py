"""The live processes of this server, and which of them runs a table's bots, clocks and windows.

A process may have an outdated list for a moment. That does no harm: of two changes the database accepts one.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from higaki.server.common.monotonic_time import monotonic, wall

# The interval of the heartbeat, and the silence after which a process counts as dead.
SECONDS_BETWEEN_SIGNS: Final = 1.0
SECONDS_OF_SILENCE: Final = 5.0


class Membership:
    """This process, and all others that have sent a message."""

    def __init__(self) -> None:
        self.me: Final = secrets.token_hex(4)
        self._heard: dict[str, float] = {}
        # Since when the server has been running: the start of the oldest known process.
        self.up_since = wall()
        # The highest message number of each process, also of those that have ended.
        self._last: dict[str, int] = {}

    def on_duty(self, table: str) -> bool:
        """Is this process responsible for the table?"""
        return not self._heard or max((self.me, *self._heard), key=lambda one: _lot(one, table)) == self.me

    def note(self, process: str, number: int) -> bool:
        """A message of another process: it is alive, unless the message is a repetition. Returns whether it is new."""
        if number <= self._last.get(process, 0):
            return False
        self._last[process] = number
        new = process not in self._heard
        self._heard[process] = monotonic()
        return new

    def note_up_since(self, moment: float) -> bool:
        """Store the start of the oldest process that another process knows. Returns whether it is earlier than ours."""
        earlier = moment < self.up_since
        self.up_since = min(self.up_since, moment)
        return earlier

    def give_up(self) -> set[str]:
        """Remove processes that have been silent for long, and return them."""
        silent = {one for one, heard in self._heard.items() if monotonic() - heard > SECONDS_OF_SILENCE}
        for one in silent:
            del self._heard[one]
        return silent


def _lot(process: str, table: str) -> bytes:
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()
