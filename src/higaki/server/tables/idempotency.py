"""Idempotent commands: the same command id twice is one command; the same id with another content is refused."""

from __future__ import annotations

import hashlib

from higaki.server.accounts.guests import Guest
from higaki.server.protocol.errors import Refusal


def asked(guest: Guest, *wish: object) -> str:
    """A digest of guest and request, without the number of the table, which may differ in a repetition."""
    return hashlib.sha256(repr((guest.id, *wish)).encode()).hexdigest()[:32]


class Commands(dict[str, str | None]):
    """The executed commands of a table, each with its digest; None if that is unknown."""

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
