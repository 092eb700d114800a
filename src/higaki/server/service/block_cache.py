"""All blocks in memory: lists, chat and seats ask for them at every request.

The database decides who is matched (`meeting`). Here, a block of another process may be missing for a moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from higaki.server.accounts import blocks
from higaki.server.database.sqlite_store import Store

log = logging.getLogger("higaki")
NOBODY: frozenset[str] = frozenset()


class BlockCache:
    """By guest, the guests they have blocked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._blocked: dict[str, frozenset[str]] = {}
        self._reading: set[asyncio.Task[None]] = set()

    async def read(self) -> None:
        self._blocked = await self._store.run(blocks.all_blocks)

    async def read_of(self, guest: str) -> None:
        """Read the blocks of one guest, who has just changed them."""
        found = await self._store.run(lambda connection: blocks.ids_blocked_by(connection, guest))
        if found:
            self._blocked[guest] = found
        else:
            self._blocked.pop(guest, None)

    def guest_changed(self, guest: str) -> None:
        """A guest has changed here or in another process, perhaps their blocks."""
        self._start(guest)

    def silence(self) -> None:
        """Messages may have been lost."""
        self._start(None)

    def _start(self, guest: str | None) -> None:
        task = asyncio.create_task(self.read() if guest is None else self.read_of(guest))
        self._reading.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._reading.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("blocks could not be read", exc_info=task.exception())

    def by(self, guest: str | None) -> frozenset[str]:
        """The guests whom a guest has blocked."""
        return self._blocked.get(guest or "", NOBODY)

    def apart(self, guest: str, others: Iterable[str]) -> bool:
        """Has the guest blocked one of the others, or one of them the guest?"""
        mine = self.by(guest)
        return any(other in mine or guest in self.by(other) for other in others)

    async def close(self) -> None:
        for task in list(self._reading):
            task.cancel()
        await asyncio.gather(*self._reading, return_exceptions=True)
