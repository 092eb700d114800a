"""Processes for what takes long, so that it never holds up a table: bots think there, and games are replayed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Processes:
    """So many processes at most; they start when they are needed."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # A fresh interpreter: a fork would inherit open sockets and the database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max_workers=self._most, mp_context=context, initializer=_begin)

    async def ask(self, how: Callable[[Task], Answer], task: Task) -> Answer:
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
