"""One table in the memory of two processes."""

from __future__ import annotations

import asyncio
from typing import Any

from stores import Disk

import higaki
from higaki.server.database import schema
from higaki.server.service.cluster import sync
from higaki.server.service.cluster.sync import Since
from higaki.server.storage import read_tables, write_tables
from higaki.server.tables.clocks import Clock
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.shuffle import new_shuffle

GUESTS = ("ann", "bob")


def two_copies(engine: Any, *guests: str | None) -> tuple[Room, Room]:
    """The same rated table in the memory of two processes."""
    match = higaki.new("osaka", seats=2)
    room = Room("table", match.game, False, [Occupant(guest, None, None, False) for guest in guests], {}, "ann")
    room.rated, room.clock = True, Clock("blitz", 600, 5, 2)
    room.match, room.shuffle = (match, None) if None not in guests else (None, new_shuffle())
    with engine.begin() as connection:
        for guest in GUESTS:
            connection.execute(schema.guests.insert().values(id=guest, name=guest, created=""))
        write_tables.insert_room(connection, room)
        copies = [read_tables.load_room(connection, "table") for _ in range(2)]
    (ours, _), (theirs, _) = (copy for copy in copies if copy is not None)
    return ours, theirs


def read(engine: Any, room: Room) -> Since | None:
    return asyncio.run(sync.read(Disk(engine), room))  # type: ignore[arg-type]
