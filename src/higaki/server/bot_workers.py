"""Where bots think: in processes of their own, on a redealt table, so a slow search never holds up a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.explaining import Change, changes
from higaki.engine.luck import luck_of, seeded
from higaki.engine.position import write_whole
from higaki.engine.reading import read_whole
from higaki.engine.redeal import redeal
from higaki.engine.table import Table

Task = tuple[str, int, dict[str, Any], dict[str, Any], str, int]


class BotWorkers:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh interpreter: a fork would inherit open sockets and the database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max_workers=self._workers, mp_context=context, initializer=_begin)

    async def choose(self, t: Table, bot: str) -> int:
        """What the bot would point at for the seat that has to choose. The worker never sees the true table."""
        thing: int = await self._ask(_think, t, bot)
        return thing

    async def explain(self, t: Table, bot: str) -> tuple[int, list[Change]]:
        """The same, with what it would change most."""
        answer: tuple[int, list[Change]] = await self._ask(_think_aloud, t, bot)
        return answer

    async def _ask(self, how: Any, t: Table, bot: str) -> Any:
        seed = secrets.randbelow(1 << 40)
        dealt = redeal(t, t.seat, luck_of(seed, "redeal"))
        task = (t.game.name, t.seats, t.game.settings.chosen(t.settings), write_whole(dealt), bot, seed)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, how, task)
        except BrokenProcessPool:
            # A worker was killed, and a pool that lost one never works again.
            if self._pool is pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, how, task)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker ends with its server, even one that was killed, and leaves Ctrl+C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)


def _table(task: Task) -> Table:
    name, seats, options, whole, _, seed = task
    t = read_whole(catalogue.find(name), seats, options, whole, seeded(seed, "table"))
    t.settle()
    return t


def _think(task: Task) -> int:
    return bot_called(task[4], luck_of(task[5], "bot")).think(_table(task))


def _think_aloud(task: Task) -> tuple[int, list[Change]]:
    t = _table(task)
    thing = bot_called(task[4], luck_of(task[5], "bot")).think(t)
    return thing, changes(t, thing)
