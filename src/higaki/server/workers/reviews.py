"""Reviews of finished games: computed in the background, one at a time, with a progress report, and stored.

Everybody who may see the replay may see the review. There is none before the game is over.
"""

from __future__ import annotations

import asyncio
import json
import logging

from higaki.review.move_cost import BestMove, Cost, Measured
from higaki.review.reviewing import LOOKING, Looked
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.errors import illegal, not_found, too_many
from higaki.server.storage import read_tables, reviews
from higaki.server.tables.room import OVER
from higaki.server.workers import review_process
from higaki.server.workers.process_pool import CutOff, ProcessPool
from higaki.server.workers.replays import Purse, cost_of

log = logging.getLogger("higaki")
# The number of reviews that may wait; further requests are refused with a time to try again.
MOST_WAITING = 12
SECONDS_TO_WAIT = 60


def _state(begun: bool, done: float, so_far: str | None = None, review: str | None = None) -> bytes:
    """A `ReviewState`. Its parts are JSON already."""
    parts = f'"so_far":{so_far or "null"},"review":{review or "null"}'
    return f'{{"begun":{json.dumps(begun)},"done":{done},{parts}}}'.encode()


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store, processes: ProcessPool) -> None:
        self._store = store
        self._processes = processes
        self._turn = asyncio.Lock()
        # The reviews that this process works on, or will.
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def state(self, table: str) -> bytes:
        """The review, or its progress."""
        await self._refuse_unless_over(table)
        row = await self._store.read(lambda connection: reviews.found(connection, table))
        if row is None:
            return _state(table in self._under_way, 0.0)
        if row.done == reviews.WHOLE:
            return _state(True, row.done, review=row.review)
        return _state(True, row.done, so_far=row.review)

    async def begin(self, table: str, purse: Purse) -> bytes:
        """The same; starts the review if nobody has."""
        await self._refuse_unless_over(table)
        saved = await self._store.read(lambda connection: read_tables.saved_text(connection, table))
        row = await self._store.read(lambda connection: reviews.found(connection, table))
        # No other task runs from here on, so a request at the same moment starts nothing.
        if row is None and table not in self._under_way:
            if len(self._under_way) > MOST_WAITING:
                raise too_many(SECONDS_TO_WAIT)
            purse.pay(cost_of(saved))
            self._under_way[table] = asyncio.create_task(self._make(table))
        return await self.state(table)

    async def _refuse_unless_over(self, table: str) -> None:
        state = await self._store.read(lambda connection: read_tables.public_state_of(connection, table))
        if state is None:
            raise not_found()
        if state != OVER:
            raise illegal("the game is not over; it is reviewed afterwards")

    async def _make(self, table: str) -> None:
        try:
            async with self._turn:
                if await self._store.run(lambda connection: reviews.claim(connection, table)):
                    await self._work_or_drop(table)
        except CutOff as error:
            log.error("a game could not be reviewed: %s", error)
        except Exception:
            log.exception("a game could not be reviewed")
        finally:
            del self._under_way[table]

    async def _work_or_drop(self, table: str) -> None:
        """Remove the progress of an unfinished review, so that nobody waits for it."""
        try:
            await self._work(table)
        except BaseException:
            await self._store.run(lambda connection: reviews.drop(connection, table))
            raise

    async def _work(self, table: str) -> None:
        ask = self._processes.ask
        saved = await self._store.read(lambda connection: read_tables.saved_text(connection, table))
        looked: list[Looked] = []
        decisions = 1
        while len(looked) < decisions:
            some, decisions = await ask(review_process.look, (saved, len(looked)))
            looked += some
            known = await ask(review_process.so_far, (saved, looked, []))
            await self._note(table, LOOKING * len(looked) / max(1, decisions), known)
        measuring = await ask(review_process.to_measure, (saved, looked))
        praising = await ask(review_process.to_praise, (saved, looked))
        pieces = len(measuring) + len(praising) + 1
        costs: list[Cost] = []
        for number, (at, better) in enumerate(measuring):
            differences = await ask(review_process.measure, (saved, at, better, []))
            while Measured(differences).open:
                differences = await ask(review_process.measure, (saved, at, better, differences))
            cost = await ask(review_process.cost, (saved, at, better, differences))
            costs += [] if cost is None else [cost]
            known = await ask(review_process.so_far, (saved, looked, costs))
            await self._note(table, LOOKING + (1 - LOOKING) * (number + 1) / pieces, known)
        good: list[BestMove] = []
        for number, (at, second) in enumerate(praising):
            one = await ask(review_process.praise, (saved, at, second))
            good += [] if one is None else [one]
            await self._note(table, LOOKING + (1 - LOOKING) * (len(measuring) + number + 1) / pieces, known)
        review = await ask(review_process.written, (saved, looked, costs, good))
        await self._store.run(lambda connection: reviews.keep(connection, table, review))

    async def _note(self, table: str, done: float, known: str) -> None:
        await self._store.run(lambda connection: reviews.note(connection, table, done, known))

    async def close(self) -> None:
        """Stop. An unfinished review starts again at the next request."""
        under_way = list(self._under_way.values())
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        self._processes.close()
