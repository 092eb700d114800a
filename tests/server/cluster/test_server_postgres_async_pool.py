"""Moves on their way to PostgreSQL, one sentence each: nobody waits for them any more, or the database goes away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from postgres import Cluster, address, asked
from postgres_moves import keep, kept_moves, moves_on
from psycopg import AsyncConnection
from sqlalchemy.exc import ProgrammingError
from two_copies import GUESTS, two_copies

from higaki.server.database.bus import Bus, Message
from higaki.server.database.errors import InDoubt
from higaki.server.database.postgres.async_pool import CONNECTIONS, AsyncPool
from higaki.server.database.postgres.deadlines import Patience
from higaki.server.database.postgres.store import PostgresStore, how_to_connect
from higaki.server.protocol.errors import Refusal
from higaki.server.service.table_registry import TableRegistry
from higaki.server.service.table_service import TableService

SECONDS = 20


@asynccontextmanager
async def table_held(store: PostgresStore) -> AsyncIterator[None]:
    """Somebody else writes all tables, and has not finished."""
    plain = address(store.engine).replace("+psycopg", "", 1)
    async with await AsyncConnection.connect(plain) as other:
        await other.execute("SELECT id FROM tables FOR UPDATE")
        yield
        await other.rollback()


async def until_one_waits(store: PostgresStore) -> int:
    """The process of the database that waits for who holds the tables."""
    question = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    end = time.monotonic() + SECONDS
    while not (waiting := asked(address(store.engine), question)):
        assert time.monotonic() < end
        await asyncio.sleep(0.02)
    return int(waiting[0][0])


def test_a_connection_that_a_restart_has_closed_is_not_used_for_a_move(cluster: Cluster, kept: PostgresStore) -> None:
    first, second = moves_on(kept, 2)
    asyncio.run(keep(kept, first))
    cluster.stop()
    cluster.start()
    asyncio.run(keep(kept, second))
    assert kept_moves(kept) == [1, 2]


def test_whoever_stops_waiting_for_a_move_leaves_nothing_under_way(kept: PostgresStore) -> None:
    (move,) = moves_on(kept, 1)

    async def hurried() -> None:
        async with table_held(kept):
            moving = asyncio.create_task(keep(kept, move))
            await until_one_waits(kept)
            moving.cancel()
            await asyncio.sleep(0.1)
            assert not moving.done()
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert kept_moves(kept) == [1]

    asyncio.run(hurried())


def test_a_move_whose_connection_breaks_is_in_doubt_and_the_next_one_is_not(kept: PostgresStore) -> None:
    (move,) = moves_on(kept, 1)

    async def broken() -> None:
        async with table_held(kept):
            moving = asyncio.create_task(keep(kept, move))
            asked(address(kept.engine), f"SELECT pg_terminate_backend({await until_one_waits(kept)})")
            with pytest.raises(InDoubt):
                await moving
        assert kept_moves(kept) == []
        await keep(kept, move)
        assert kept_moves(kept) == [1]

    asyncio.run(broken())


def test_a_move_for_which_no_database_is_there_is_in_doubt_for_it_may_have_been_kept_before(
    cluster: Cluster, kept: PostgresStore
) -> None:
    (move,) = moves_on(kept, 1)
    cluster.stop()
    try:
        for reaching in (keep(kept, move), kept.run(lambda _: None), kept.ask(lambda _: None)):
            with pytest.raises(InDoubt):
                asyncio.run(reaching)
    finally:
        cluster.start()
    asyncio.run(keep(kept, move))
    assert kept_moves(kept) == [1]


def test_however_much_is_said_at_once_there_are_only_so_many_connections(kept: PostgresStore) -> None:
    """A sentence that fails takes none with it, and tells nobody its values."""
    ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    before = asked(address(kept.engine), ours)[0][0]
    connect = how_to_connect(address(kept.engine))
    sentences = AsyncPool(connect, Patience(connect, SECONDS))

    async def much() -> list[object]:
        wrong = [sentences.say("SELECT nothing FROM nowhere WHERE id = %(id)s", {"id": "secret"})]
        right = [sentences.say("SELECT %(number)s::int, pg_sleep(0.02)", {"number": n}) for n in range(5 * CONNECTIONS)]
        return list(await asyncio.gather(*wrong, *right, return_exceptions=True))

    failed, *answers = asyncio.run(much())
    assert isinstance(failed, ProgrammingError)
    assert "secret" not in str(failed)
    assert [row[0] for row in answers] == list(range(5 * CONNECTIONS))  # type: ignore[index]
    assert asked(address(kept.engine), ours)[0][0] - before == CONNECTIONS
    sentences.close()


def test_a_table_that_another_process_has_deleted_is_not_found(kept: PostgresStore) -> None:
    room, _ = two_copies(kept.engine, *GUESTS)
    asked(address(kept.engine), "DELETE FROM seats")
    asked(address(kept.engine), "DELETE FROM tables")
    with pytest.raises(Refusal) as refused:
        asyncio.run(TableService(kept, Bus()).read_anew(room))
    assert refused.value.status == 404


def test_a_table_that_cannot_be_read_leaves_nothing_behind(cluster: Cluster, kept: PostgresStore) -> None:
    registry = TableRegistry(kept, lambda room: None)
    cluster.stop()
    try:
        with pytest.raises(InDoubt):
            asyncio.run(registry.room("a-table"))
    finally:
        cluster.start()
    assert not registry._loading


def test_after_a_failure_all_who_waited_for_a_table_get_the_same_one(kept: PostgresStore) -> None:
    room, _ = two_copies(kept.engine, *GUESTS)
    registry, read, times = TableRegistry(kept, lambda room: None), kept.run, list[int]()

    async def sometimes(work: Any, word: Message | None = None) -> Any:
        times.append(1)
        if len(times) == 1:
            await asyncio.sleep(0.1)
            raise InDoubt(None, None, OSError("away"))
        return await read(work, word)

    async def all_at_once() -> list[object]:
        early = [asyncio.create_task(registry.room(room.id)) for _ in range(2)]
        await asyncio.wait(early, return_when=asyncio.FIRST_COMPLETED)
        late = asyncio.create_task(registry.room(room.id))
        return list(await asyncio.gather(*early, late, return_exceptions=True))

    kept.run = sometimes  # type: ignore[method-assign]
    failed, *found = asyncio.run(all_at_once())
    assert isinstance(failed, InDoubt)
    assert len(times) == 3, "two read at once"
    assert all(one is registry.in_memory(room.id) for one in found)
