"""Moves that a test writes to PostgreSQL, and those it finds there."""

from __future__ import annotations

from postgres import address, asked
from two_copies import GUESTS, two_copies

from higaki.server.database.bus import Message
from higaki.server.database.change import Change
from higaki.server.database.postgres.store import PostgresStore
from higaki.server.storage import write_tables


def moves_on(store: PostgresStore, number: int) -> list[Change]:
    """One move after the other on a new table."""
    room, _ = two_copies(store.engine, *GUESTS)
    made = []
    for seq in range(1, number + 1):
        room.seq = seq
        made.append(write_tables.change_of(room, f"command-{seq}", 0, "a thing"))
        room.revision += 1
    return made


async def keep(store: PostgresStore, change: Change) -> None:
    await store.keep(change, Message("table", change.table))


def kept_moves(store: PostgresStore) -> list[int]:
    return [seq for (seq,) in asked(address(store.engine), "SELECT seq FROM moves ORDER BY seq")]
