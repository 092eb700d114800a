"""Blocks: a guest does not want to meet another one.

Two guests of whom one has blocked the other are *apart*: no seek brings them together, and neither sits down where the
other waits. No answer tells who blocked whom.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from higaki.server.accounts.guests import Guest, now
from higaki.server.database.schema import blocks, guests
from higaki.server.protocol.errors import illegal
from higaki.server.protocol.responses.lobby import Blocked

MOST_BLOCKED: Final = 200


def add(connection: Connection, guest: Guest, blocked: str) -> None:
    """Block a guest. A repetition changes nothing."""
    mine = blocks.c.guest == guest.id
    if connection.execute(select(blocks.c.id).where(mine & (blocks.c.blocked == blocked))).first() is not None:
        return
    if connection.execute(select(func.count()).select_from(blocks).where(mine)).scalar_one() >= MOST_BLOCKED:
        raise illegal(f"you have blocked {MOST_BLOCKED} people; right would be to unblock somebody first")
    connection.execute(insert(blocks).values(guest=guest.id, blocked=blocked, id=secrets.token_hex(8), at=now()))


def remove(connection: Connection, guest: Guest, number: str) -> None:
    connection.execute(delete(blocks).where((blocks.c.guest == guest.id) & (blocks.c.id == number)))


def blocked_by(connection: Connection, guest: str) -> list[Blocked]:
    """The people whom a guest has blocked, the newest first."""
    asked = select(blocks.c.id, guests.c.name).join(guests, guests.c.id == blocks.c.blocked)
    asked = asked.where(blocks.c.guest == guest).order_by(blocks.c.at.desc()).limit(MOST_BLOCKED)
    return [{"id": row.id, "name": row.name} for row in connection.execute(asked)]


def ids_blocked_by(connection: Connection, guest: str) -> frozenset[str]:
    return frozenset(connection.execute(select(blocks.c.blocked).where(blocks.c.guest == guest)).scalars())


def all_blocks(connection: Connection) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(blocks.c.guest, blocks.c.blocked)):
        found.setdefault(row.guest, set()).add(row.blocked)
    return {guest: frozenset(blocked) for guest, blocked in found.items()}


def pairs_apart(connection: Connection, among: set[str]) -> set[frozenset[str]]:
    """The pairs of these guests of whom one has blocked the other."""
    rows = connection.execute(select(blocks.c.guest, blocks.c.blocked).where(blocks.c.guest.in_(among)))
    return {frozenset((row.guest, row.blocked)) for row in rows if row.blocked in among}
