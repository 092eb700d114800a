"""Guests: no account and no e-mail. The cookie identifies the guest; the database stores only a digest of it."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from higaki.server.accounts.confusable_names import is_drawn, refuse_look_alikes
from higaki.server.database.schema import codes, guests, tokens
from higaki.server.protocol.errors import Refusal, bad_request

LONGEST_NAME = 24
CODE_SECONDS = 600
# A device that was not used for this number of days is signed out. Its cookie lasts as long.
DAYS_UNUSED = 365
# No 0, O, 1, I: a code is read from one screen and typed on another.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

# Characters that change the direction of the text after them, and line breaks.
UNRULY = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029"


class Guest:
    """A guest: somebody with a cookie."""

    def __init__(self, number: str, name: str, visible: bool = False) -> None:
        self.id = number
        self.name = name
        # May others see that the guest is here?
        self.visible = visible
        # The token was used for the first time today: the cookie is valid for another year.
        self.renewed = False


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def day(before: int = 0) -> str:
    """The date of today, or of this many days ago."""
    return (datetime.now(UTC) - timedelta(days=before)).date().isoformat()


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def known_guest(connection: Connection, token: str | None) -> Guest | None:
    """The guest with this cookie, or None. Stores the date of use once a day, which extends the cookie's life."""
    if not token:
        return None
    this = tokens.c.digest == digest(token)
    row = connection.execute(select(guests, tokens.c.used).join(tokens).where(this)).first()
    if row is None:  # unused tokens are deleted, but only while the clock is trusted
        return None
    guest = Guest(row.id, row.name, row.visible)
    if row.used != day():
        guest.renewed = True
        connection.execute(update(tokens).where(this).values(used=day()))
    return guest


def new_guest(connection: Connection) -> tuple[Guest, str]:
    """Create a guest. Returns it with the token for its cookie."""
    guest = Guest(secrets.token_hex(8), "")
    connection.execute(insert(guests).values(id=guest.id, name=guest.name, created=now()))
    return guest, _new_token(connection, guest)


def _new_token(connection: Connection, guest: Guest) -> str:
    token = secrets.token_urlsafe(32)
    connection.execute(insert(tokens).values(digest=digest(token), guest=guest.id, created=day(), used=day()))
    return token


def clean_text(text: str, longest: int, what: str) -> str:
    """Trimmed text without control characters or lone surrogates. Text without a visible character is refused."""
    allowed = (c for c in text if unicodedata.category(c) not in ("Cc", "Cs") or c == "\n")
    kept = "".join(c for c in allowed if c not in UNRULY).strip()
    if not any(is_drawn(c) for c in kept):
        raise bad_request(f"{what} is empty, or nothing of it can be seen; right would be 1 to {longest} characters")
    if len(kept) > longest:
        raise bad_request(f"{what} has {len(kept)} characters; right would be 1 to {longest}")
    return kept


def rename(connection: Connection, guest: Guest, name: str, others: list[str]) -> str:
    """Rename a guest, unless the name is confusable with others at the same tables."""
    cleaned = clean_text(name.replace("\n", " "), LONGEST_NAME, "the name")
    refuse_look_alikes(cleaned, others)
    connection.execute(update(guests).where(guests.c.id == guest.id).values(name=cleaned))
    return cleaned


def show(connection: Connection, guest: Guest, visible: bool) -> None:
    """Show the guest's name among those who are here, or hide it."""
    connection.execute(update(guests).where(guests.c.id == guest.id).values(visible=visible))


def new_code(connection: Connection, guest: Guest) -> str:
    """Create a code to become this guest on another device. It works once, for a short time, and replaces the last."""
    connection.execute(delete(codes).where((codes.c.guest == guest.id) | (codes.c.expires < time.time())))
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
    connection.execute(
        insert(codes).values(digest=digest(letters), guest=guest.id, expires=int(time.time()) + CODE_SECONDS)
    )
    return f"{letters[:4]}-{letters[4:]}"


def redeem(connection: Connection, code: str) -> tuple[Guest, str]:
    """Become the guest of a code on this device, with a new token; the other devices keep theirs."""
    letters = "".join(c for c in code.upper() if c in CODE_LETTERS)
    row = connection.execute(select(codes).where(codes.c.digest == digest(letters))).first()
    if row is None or not 0 <= row.expires - time.time() <= CODE_SECONDS:  # the clock may have been set back
        raise Refusal(404, "bad_code", "this code is unknown or too old; right would be a fresh one")
    connection.execute(delete(codes).where(codes.c.digest == digest(letters)))
    found = connection.execute(select(guests).where(guests.c.id == row.guest)).one()
    guest = Guest(found.id, found.name)
    connection.execute(update(tokens).where(tokens.c.guest == guest.id).values(news=day()))
    return guest, _new_token(connection, guest)
