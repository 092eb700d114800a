"""Encryption of messages between processes, which PostgreSQL carries as short texts on a channel.

Any role that can connect to the database can listen and notify, even without the right to read a row. Messages are
therefore encrypted with a key that is stored in the database: only roles that may read it can read or write them.
"""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from typing import Final

import orjson
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert

from higaki.server.database.bus import Message
from higaki.server.database.schema import server_keys

CHANNEL: Final = "higaki"
# The limit of PostgreSQL is 8000 bytes.
LONGEST: Final = 7900
NAME: Final = "words"
KEY_BITS: Final = 256
NONCE_BYTES: Final = 12


class Language:
    """Encodes and decodes the messages of the processes on one database."""

    def __init__(self, secret: str) -> None:
        self._seal = AESGCM(bytes.fromhex(secret))

    def written(self, word: Message) -> str:
        """The encoded message; without its content if that would be too long."""
        plain = orjson.dumps((*word,))
        nonce = secrets.token_bytes(NONCE_BYTES)
        told = b64encode(nonce + self._seal.encrypt(nonce, plain, None)).decode()
        if len(told) <= LONGEST:
            return told
        if word.news:
            return self.written(word._replace(news=""))
        raise ValueError(f"a word of {len(told)} bytes cannot be sent; right would be {LONGEST} at most")

    def read(self, told: str) -> Message | None:
        """The decoded message; None if it does not come from one of our processes."""
        try:
            sealed = b64decode(told, validate=True)
            plain = self._seal.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)
        except (ValueError, InvalidTag):
            return None
        what, about, number, more, sender, news = orjson.loads(plain)
        return Message(what, about, number, tuple(more), sender, news)


def language_of(connection: Connection) -> Language:
    """The codec of a database. The first process creates its key."""
    ours = select(server_keys.c.secret).where(server_keys.c.name == NAME)
    if connection.execute(ours).first() is None:
        fresh = {"name": NAME, "secret": AESGCM.generate_key(KEY_BITS).hex()}
        connection.execute(insert(server_keys).values(fresh).on_conflict_do_nothing())
    return Language(connection.execute(ours).scalar_one())
