"""Idempotent commands: the same command id twice is one command; the same id with another content is refused."""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Final

from higaki.server.accounts.guests import Guest
from higaki.server.protocol.errors import Refusal

# The commands of a seat about what only it knows that are recognised; older ones are forgotten. A client repeats a
# command within seconds, and one seat gives at most one a second for long.
MOST_SECRET: Final = 100


def asked(guest: Guest, *wish: object) -> str:
    """A digest of guest and request, without the number of the table, which may differ in a repetition."""
    return hashlib.sha256(repr((guest.id, *wish)).encode()).hexdigest()[:32]


class Commands(dict[str, str | None]):
    """The executed commands of a table, each with its digest; None if that is unknown.

    Those that changed the table are on disk, too. Those that concern one seat are in memory only.
    """

    def __init__(self) -> None:
        super().__init__()
        self._secret: dict[int, deque[str]] = {}

    def note_secret(self, seat: int, command: str, wish: str | None) -> None:
        """Note a command that concerns one seat, and forget the oldest of this seat if there are many."""
        self[command] = wish
        of_seat = self._secret.setdefault(seat, deque())
        of_seat.append(command)
        if len(of_seat) > MOST_SECRET:
            del self[of_seat.popleft()]

    def has(self, command: str, wish: str) -> bool:
        """Was this command executed before?"""
        if command not in self:
            return False
        check(self[command], wish)
        return True


def check(before: str | None, wish: str) -> None:
    """Is it the same request as before?"""
    if before not in (None, wish):
        raise Refusal(409, "used", "this command id was used for something else; right would be a fresh one")
