"""The lobby: what the front page asks for every few seconds, in one answer.

What is the same for everybody is read at most once a second by each process, and again as soon as a table changes that
is listed or may be. The rest is looked up in memory.
"""

from __future__ import annotations

import asyncio
from typing import Final

import orjson

from higaki.server.accounts.guests import Guest
from higaki.server.common.monotonic_time import monotonic, wall
from higaki.server.meeting import seeks
from higaki.server.meeting.presence import Presence
from higaki.server.meeting.seeking import Seeking
from higaki.server.protocol.responses.table.cards import Card
from higaki.server.service.table_service import TableService
from higaki.server.storage import table_lists
from higaki.server.storage.table_lists import OpenTable
from higaki.server.tables.room import WAITING, Room
from higaki.server.tables.substitutes import vacancies

SECONDS_KEPT: Final = 1.0
MOST_NAMES: Final = 100


class Common:
    """What everybody sees, at one moment."""

    def __init__(self, tables: list[OpenTable], overview: seeks.Overview, people: dict[str, str | None]) -> None:
        self.tables: Final = tables
        self.listed: Final = frozenset(table.id for table in tables)
        self.overview: Final = overview
        # Those who want to be seen, by name.
        seen = [(name, guest) for guest, name in people.items() if name is not None]
        self.names: Final = sorted(seen)[:MOST_NAMES]
        self.around: Final = frozenset().union(*(table.people for table in tables))
        self.open: Final = orjson.Fragment(orjson.dumps([table.card for table in tables]))
        self.rest: Final = {"present": len(people), "sought": overview.sought}


class Lobby:
    """The lobby of one process."""

    def __init__(self, service: TableService, presence: Presence, seeking: Seeking, most_of_an_address: int) -> None:
        self._service = service
        self._presence = presence
        self._most = most_of_an_address
        self._common: Common | None = None
        self._until = 0.0
        self._reading = asyncio.Lock()
        # The guests whose seeks have changed since everything was read.
        self._changed: set[str] = set()
        service.on_change.append(self._heed)
        service.on_loss.append(self.forget)
        seeking.on_change.append(self._changed.update)

    def forget(self) -> None:
        """Something has changed: read it again before the next answer."""
        self._until = 0.0

    def _heed(self, room: Room) -> None:
        # Bots go on moving at a table with a vacant seat; that changes nothing in the list.
        listed = self._common is not None and room.id in self._common.listed
        if room.state == WAITING or (listed and not vacancies(room)):
            self.forget()

    async def page(self, guest: Guest | None) -> bytes:
        """The lobby as a guest sees it, as JSON."""
        common, now = await self._current(), wall()
        number, blocked = ("", frozenset[str]()) if guest is None else (guest.id, self._service.blocks.by(guest.id))
        alone = blocked.isdisjoint(common.around) and number not in common.around
        names = [name for name, who in common.names if who not in blocked]
        mine = common.overview.by_guest.get(number, [])
        if number in self._changed:
            mine = await self._service.store.read(lambda connection: seeks.rows_of(connection, number, now))
        shown = {
            "open": common.open if alone else _cards(common.tables, number, blocked),
            **common.rest,
            "names": names,
            "visible": guest is not None and guest.visible,
            "seeks": [seeks.shown(row, now) for row in mine],
        }
        return orjson.dumps(shown)

    async def _current(self) -> Common:
        async with self._reading:  # one reads for all
            if self._common is None or monotonic() >= self._until:
                self._until = monotonic() + SECONDS_KEPT
                self._changed.clear()
                found = await self._service.store.read(
                    lambda connection: (
                        table_lists.open_tables(connection, self._most),
                        seeks.Overview(connection, wall()),
                    )
                )
                self._common = Common(*found, self._presence.everybody())
            return self._common


def _cards(tables: list[OpenTable], guest: str, blocked: frozenset[str]) -> list[Card]:
    """The open tables, without those where somebody is whom the guest has blocked."""
    seen = [table for table in tables if blocked.isdisjoint(table.people)]
    return [table.card_for(guest) if guest in table.people else table.card for table in seen]
