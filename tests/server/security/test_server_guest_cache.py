"""A guest is asked for once, and never longer believed than the guest is so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import Connection, delete

from higaki.server.accounts import guests
from higaki.server.accounts.guests import Guest
from higaki.server.database import schema
from higaki.server.database.sqlite_store import Store
from higaki.server.service import guest_cache
from higaki.server.service.guest_cache import GuestCache
from higaki.server.service.table_service import TableService


class Counting(Store):
    """How often the database was asked, and what happens meanwhile."""

    asked = 0
    told: Any = None
    meanwhile: Callable[[], None] | None = None

    def _in_transaction(self, work: Callable[[Connection], Any]) -> Any:
        self.asked += 1
        return super()._in_transaction(work)

    async def run(self, work: Callable[[Connection], Any], word: Any = None) -> Any:
        self.told = word
        done = await super().run(work, word)
        if self.meanwhile is not None:
            self.meanwhile()
        return done


def tried(folder: Path, scene: Callable[[Counting, TableService, GuestCache], Awaitable[None]]) -> None:
    async def there() -> None:
        store = Counting(f"sqlite:///{folder / 'tables.db'}")
        service = TableService(store)
        try:
            await scene(store, service, GuestCache(service))
        finally:
            store.close()

    asyncio.run(there())


def rename(guest: Guest, name: str) -> Callable[[Connection], str]:
    return lambda connection: guests.rename(connection, guest, name, [])


def revoke(connection: Connection) -> None:
    connection.execute(delete(schema.tokens))


def test_who_was_known_a_moment_ago_is_known(tmp_path: Path) -> None:
    async def scene(store: Counting, service: TableService, cache: GuestCache) -> None:
        ann, token = await store.run(guests.new_guest)
        before = store.asked
        found = [await cache.known(token) for _ in range(3)]
        assert [one.id for one in found if one] == [ann.id] * 3 and store.asked == before + 1
        assert await cache.known(None) is None and store.asked == before + 1
        # Whoever is unknown is asked for every time, and takes no room.
        assert [await cache.known("made up") for _ in range(2)] == [None, None] and store.asked == before + 3
        await store.run(rename(ann, "Ann"))
        service.guest_changed(ann.id)
        renamed = await cache.known(token)
        assert renamed is not None and renamed.name == "Ann"
        await store.run(revoke)
        service.guest_changed(ann.id)
        assert await cache.known(token) is None

    tried(tmp_path, scene)


def test_other_processes_are_told_of_a_guest_with_the_commit_that_changes_it(tmp_path: Path) -> None:
    async def scene(store: Counting, service: TableService, cache: GuestCache) -> None:
        ann, token = await store.run(guests.new_guest)
        await cache.known(token)
        await service.change_guest(ann.id, revoke)
        assert (store.told.what, store.told.about) == ("guest", ann.id)
        assert await cache.known(token) is None

    tried(tmp_path, scene)


def test_after_a_silence_nobody_is_believed(tmp_path: Path) -> None:
    async def scene(store: Counting, service: TableService, cache: GuestCache) -> None:
        _, token = await store.run(guests.new_guest)
        await cache.known(token)
        await store.run(revoke)  # by another process, of which no word came
        assert await cache.known(token) is not None
        service.peers._missed()
        assert await cache.known(token) is None

    tried(tmp_path, scene)


def test_what_was_read_before_a_change_is_not_kept(tmp_path: Path) -> None:
    async def scene(store: Counting, service: TableService, cache: GuestCache) -> None:
        ann, token = await store.run(guests.new_guest)
        store.meanwhile = lambda: service.guest_changed(ann.id)  # just after it was read
        await cache.known(token)
        store.meanwhile = None
        before = store.asked
        await cache.known(token)
        assert store.asked == before + 1

    tried(tmp_path, scene)


def test_nobody_is_believed_for_long_and_not_all_are_kept(tmp_path: Path) -> None:
    async def scene(store: Counting, _service: TableService, cache: GuestCache) -> None:
        tokens = [(await store.run(guests.new_guest))[1] for _ in range(3)]
        with patch.object(guest_cache, "MOST_KEPT", 2):
            for token in tokens:
                await cache.known(token)
        before = store.asked
        await cache.known(tokens[2])
        assert store.asked == before
        await cache.known(tokens[0])  # the first was forgotten for the last
        assert store.asked == before + 1
        with patch.object(time, "monotonic", lambda: 1e12):
            await cache.known(tokens[2])
        assert store.asked == before + 2

    tried(tmp_path, scene)
