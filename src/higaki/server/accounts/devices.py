"""The devices of a guest: listing and signing out. A device is identified by the beginning of its digest."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from higaki.server.accounts.guests import Guest, digest
from higaki.server.database.schema import codes, tokens
from higaki.server.protocol.errors import Refusal, illegal
from higaki.server.protocol.responses.guests import Device

LETTERS = 16


def devices_of(connection: Connection, guest: Guest, token: str) -> list[Device]:
    """The devices of a guest: the requesting one first, then the most recently used."""
    rows = connection.execute(select(tokens).where(tokens.c.guest == guest.id)).all()
    this = digest(token)
    rows = sorted(rows, key=lambda row: (row.digest == this, row.used, row.created), reverse=True)
    return [
        {"device": row.digest[:LETTERS], "made": row.created, "used": row.used, "this": row.digest == this}
        for row in rows
    ]


def news_for(connection: Connection, token: str) -> str | None:
    """The day on which another device was added, if the device with this cookie has not shown it yet."""
    day: str | None = connection.execute(select(tokens.c.news).where(tokens.c.digest == digest(token))).scalar()
    return day


def note_seen(connection: Connection, token: str) -> None:
    connection.execute(update(tokens).where(tokens.c.digest == digest(token)).values(news=None))


def sign_out(connection: Connection, guest: Guest, token: str, device: str | None) -> int:
    """Sign out one of the other devices, or all of them. Returns their number."""
    this = digest(token)
    mine = list(connection.execute(select(tokens.c.digest).where(tokens.c.guest == guest.id)).scalars())
    if device == this[:LETTERS]:
        raise illegal("this is the device you ask from; right would be another one of yours")
    wanted = [one for one in mine if one != this and device in (None, one[:LETTERS])]
    if device is not None and not wanted:
        raise Refusal(404, "not_found", "there is no such device of yours; right would be one that is listed")
    connection.execute(delete(tokens).where(tokens.c.digest.in_(wanted)))
    # A removed device may have requested a code. With that code it could sign in again.
    connection.execute(delete(codes).where(codes.c.guest == guest.id))
    note_seen(connection, token)
    return len(wanted)
