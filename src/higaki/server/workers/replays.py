"""Replays of finished games: the log, the scene after any decision, and the save.

A long game takes as much time as many moves, so a worker process replays it from the database. The result never
changes and is cached.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from higaki import catalogue
from higaki.engine.base.errors import BadSetting, HigakiError
from higaki.server.commands.trying import Known, fresh_seed
from higaki.server.common.rate_limits import Limit
from higaki.server.database.sqlite_store import Store
from higaki.server.protocol.errors import Refusal, bad_request, busy, illegal, not_found
from higaki.server.storage import read_tables
from higaki.server.tables.room import OVER
from higaki.server.workers import replay_process
from higaki.server.workers.process_pool import Busy, CutOff, ProcessPool
from higaki.server.workers.turns import Turns

log = logging.getLogger("higaki")
Task = TypeVar("Task")
Answer = TypeVar("Answer")
MOST_KEPT_BYTES = 32 << 20
# An address has as many requests at once in the process as a page needs. Whoever waits longer than this is refused.
MOST_OF_AN_ADDRESS = 2
SECONDS_TO_WAIT = 20.0
# A saved game of this many characters costs one more than a short one.
CHARACTERS_PER_COST = 1 << 15


class Keyed(NamedTuple):
    """A position of a game by its key; None at the end."""

    game: str
    key: str | None


class Replays:
    """The finished games of one server."""

    def __init__(self, store: Store, processes: ProcessPool) -> None:
        self._store = store
        self._turns = Turns(processes, MOST_OF_AN_ADDRESS, SECONDS_TO_WAIT)
        self._kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self._bytes = 0

    async def story(self, table: str, purse: Purse) -> bytes:
        return await self._made(purse, (table, "story"), replay_process.story, lambda saved: saved)

    async def moment(self, table: str, number: int, seat: str | None, purse: Purse) -> bytes:
        key = (table, "moment", str(number), *([] if seat is None else [seat]))
        return await self._made(purse, key, replay_process.moment, lambda saved: (saved, number, seat))

    async def file(self, table: str, purse: Purse) -> bytes:
        return await self._made(purse, (table, "file"), replay_process.file, lambda saved: saved)

    async def key_at(self, table: str, number: int, purse: Purse) -> Keyed:
        """The key in the explorer of its game of the position after a number of decisions."""
        await self._refuse_unless_over(table)
        return Keyed(*await self._ask(purse, table, replay_process.key_at, lambda saved: (saved, number)))

    async def known_at(self, table: str, number: int, seat: str, purse: Purse) -> Known:
        """What a seat knew after a number of decisions. It is dealt anew every time, so it is not cached."""
        await self._refuse_unless_over(table)
        made = await self._store.read(lambda connection: read_tables.made_as(connection, table))
        position = await self._ask(purse, table, replay_process.known_at, lambda s: (s, number, seat, fresh_seed()))
        return Known(catalogue.find(made.game), made.memory, position, made.bots)

    async def _made(
        self, purse: Purse, key: tuple[str, ...], how: Callable[[Task], bytes], task: Callable[[str], Task]
    ) -> bytes:
        await self._refuse_unless_over(key[0])
        if key not in self._kept:
            self._keep(key, await self._ask(purse, key[0], how, task))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _refuse_unless_over(self, table: str) -> None:
        state = await self._store.read(lambda connection: read_tables.public_state_of(connection, table))
        if state is None:
            raise not_found()
        if state != OVER:
            raise illegal("the game is not over; right would be to wait for its end")

    async def _ask(
        self, purse: Purse, table: str, how: Callable[[Task], Answer], task: Callable[[str], Task]
    ) -> Answer:
        saved = await self._store.read(lambda connection: read_tables.saved_text(connection, table))
        purse.pay(cost_of(saved))
        try:
            return await self._turns.ask(purse.who, how, task(saved))
        except BadSetting as error:
            raise bad_request(str(error)) from None
        except HigakiError as error:
            raise Refusal(404, "not_found", f"this table cannot be read: {error}") from None
        except Busy:
            raise busy() from None
        except CutOff as error:
            log.error("a finished game could not be played again: %s", error)
            raise Refusal(
                503, "not_replayed", "this game cannot be played again now; right would be to try later"
            ) from None

    def _keep(self, key: tuple[str, ...], made: bytes) -> None:
        if key not in self._kept:  # two requests may have computed the same
            self._bytes += len(made)
        self._kept[key] = made
        while self._bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._turns.close()


def cost_of(saved: str) -> int:
    """The cost of replaying a finished game, by its length."""
    return 1 + len(saved) // CHARACTERS_PER_COST


class Purse:
    """The rate limit that is charged by the cost of a request."""

    def __init__(self, limit: Limit, who: str) -> None:
        self._limit = limit
        self.who = who

    def pay(self, cost: int) -> None:
        self._limit.spend(self.who, cost)
