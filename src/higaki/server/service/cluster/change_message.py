"""The message that describes a change to the other processes. It is sent with the commit and saves them a query."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import orjson

from higaki.engine.match.saving import standing
from higaki.server.database.change import Change
from higaki.server.service.cluster.sync import BEFORE_THE_GAME, COLUMNS, Move, Since
from higaki.server.storage.write_tables import is_about_seats
from higaki.server.tables.room import Room

# The content of a message about changes that need a query: changed seats, or data of one seat only.
NOTHING: Final = ""


def written(room: Room, change: Change) -> str:
    move, match = change.move, room.match
    if move is None or match is None or move["thing"] in BEFORE_THE_GAME or is_about_seats(move["thing"]):
        return NOTHING
    row = {"rematch": room.rematch, **change.row}
    told = [row[name] for name in COLUMNS], [move[name] for name in Move._fields], standing(match)
    return orjson.dumps(told).decode()


def next_of(room: Room, news: str) -> Since | None:
    """The change in a message, if it is the next one of this table. None if the database must be queried."""
    try:
        row, move, answers = orjson.loads(news)
        since = Since(SimpleNamespace(**dict(zip(COLUMNS, row, strict=True))), [Move(*move)], None, answers)
        return since if since.row.revision == room.revision + 1 else None
    except (ValueError, TypeError):
        return None
