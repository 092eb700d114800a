"""Keyed digests of values that could be guessed, such as addresses. Only the server's key links a digest to its value.

There are so few addresses that a plain digest could be reversed by trying all.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from sqlalchemy import Connection, select

from higaki.server.database.schema import server_keys

# The first migration creates the key.
NAME: Final = "digests"
LETTERS: Final = 16


class KeyedDigests:
    """The keyed digests of one server."""

    def __init__(self, secret: str) -> None:
        self._key = bytes.fromhex(secret)

    def of(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def of_address(self, address: str) -> str:
        """The digest of a visitor's address, for the database and the log."""
        return self.of(address)[:LETTERS]


def private_digests(connection: Connection) -> KeyedDigests:
    return KeyedDigests(connection.execute(select(server_keys.c.secret).where(server_keys.c.name == NAME)).scalar_one())
