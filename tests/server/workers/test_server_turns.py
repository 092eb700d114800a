"""The turns of addresses at a pool: none has all places, nobody waits without end, and nothing is lost by waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from higaki.server.workers.process_pool import Busy, ProcessPool
from higaki.server.workers.turns import Turns


class Standing:
    """ProcessPool in which everybody stands until the test lets them go."""

    def __init__(self) -> None:
        self.inside: list[str] = []
        self.patience: list[float] = []
        self.may_go = asyncio.Event()

    async def ask(self, how: Callable[[str], str], task: str, patience: float) -> str:
        self.inside.append(task)
        self.patience.append(patience)
        await self.may_go.wait()
        return how(task)


def same(task: str) -> str:
    return task


async def until_all_wait() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_an_address_has_few_requests_in_the_pool_and_its_others_follow() -> None:
    async def story() -> None:
        pool = Standing()
        turns = Turns(pool, 2, 30)  # type: ignore[arg-type]
        asked = [asyncio.create_task(turns.ask("here", same, f"here {number}")) for number in range(5)]
        await until_all_wait()
        other = asyncio.create_task(turns.ask("there", same, "there"))
        await until_all_wait()
        assert pool.inside == ["here 0", "here 1", "there"]
        pool.may_go.set()
        assert await asyncio.gather(*asked, other) == [*(f"here {number}" for number in range(5)), "there"]
        assert turns._lanes == {}, "an address that asks for nothing takes no memory"

    asyncio.run(asyncio.wait_for(story(), 30))


def test_whoever_waits_behind_their_own_address_is_refused_in_time() -> None:
    async def story() -> None:
        pool = Standing()
        turns = Turns(pool, 1, 0.05)  # type: ignore[arg-type]
        first = asyncio.create_task(turns.ask("here", same, "first"))
        await until_all_wait()
        with pytest.raises(Busy):
            await turns.ask("here", same, "second")
        assert 0 < pool.patience[0] <= 0.05, "the pool may take as long as is left"
        pool.may_go.set()
        assert await first == "first"
        assert await turns.ask("here", same, "third") == "third"

    asyncio.run(asyncio.wait_for(story(), 30))


def nap(task: Any) -> Any:
    time.sleep(task)
    return task


def test_whoever_waits_for_a_process_is_refused_in_time_and_the_place_is_not_lost() -> None:
    async def story() -> None:
        pool = ProcessPool(1, 60)
        assert await pool.ask(nap, 0) == 0
        long = asyncio.create_task(pool.ask(nap, 0.8))
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="no process was free"):
            await pool.ask(nap, 0, 0.05)
        assert pool.waiting == 0
        assert await long == 0.8
        assert await pool.ask(nap, 0, 30) == 0
        pool.close()

    asyncio.run(asyncio.wait_for(story(), 120))
