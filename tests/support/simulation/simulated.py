"""A server without a machine: processes, disk, network and time of a seeded schedule, all in one thread.

Whatever takes time takes as long as the seed says, so commands and updates overtake each other, words between processes
come late or twice or are lost, and a process dies in the middle of anything. The service, transactions of the store and
the code of sockets are the real ones.
"""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar, copy_context
from math import ceil
from types import SimpleNamespace
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, select
from sqlalchemy.pool import StaticPool

from higaki.server.background.automatic_answers import AutomaticAnswers
from higaki.server.background.clock_keeper import ClockKeeper
from higaki.server.background.day_clocks import DayClocks
from higaki.server.background.resume_tables import ResumeJob
from higaki.server.commands.start_game import Beginnings
from higaki.server.common.rate_limits import Limits
from higaki.server.database import schema
from higaki.server.database.bus import Bus, Message
from higaki.server.database.sqlite_store import Store
from higaki.server.service.guest_cache import GuestCache
from higaki.server.service.table_service import TableService
from higaki.server.tables.subscribers import Sockets
from higaki.server.web import websocket
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import Planned

T = TypeVar("T")
MOMENT = 0.05
# In which process something is done: what dies with it.
WITHIN: ContextVar[Process | None] = ContextVar("within", default=None)


class Died(Exception):
    """The process that was asked is no more; whether it did what was asked nobody knows."""


class _NothingToWaitFor(selectors.SelectSelector):
    """Instead of waiting, time goes on."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "everybody waits for somebody else"
        self.passed += max(timeout, 0)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time is made up."""

    def __init__(self) -> None:
        self.made_up = _NothingToWaitFor()
        super().__init__(self.made_up)
        self.set_task_factory(self._task)

    def time(self) -> float:
        return self.made_up.passed

    def _task(self, loop: Any, work: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        process = WITHIN.get()
        if process is not None:
            process.tasks[task] = None
            task.add_done_callback(lambda done: process.tasks.pop(done, None))
        return task


class World:
    """One database, the processes on it, and the chance of a seed."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self.engine = engine
        self.chance = random.Random(seed)
        self.processes: list[Process] = []
        self.commands = 0
        self.sockets = 0
        self.broken: str | None = None
        # How likely a process dies just before or after a change is on disk.
        self.danger = 0.04
        # Do people try moves out in private copies?
        self.tries_out = False
        self.tried: list[dict[str, Any]] = []
        # The evening is over: nobody connects again.
        self.over = False
        with engine.begin() as connection:
            for table in reversed(schema.metadata.sorted_tables):
                connection.execute(delete(table))

    def hold(self, true: bool, what: str) -> None:
        """A promise; the first one that is broken is what the evening is remembered for."""
        if not true and self.broken is None:
            self.broken = what

    def seq_on_disk(self, table: str) -> int:
        with self.engine.begin() as connection:
            asked = select(schema.tables.c.seq).where(schema.tables.c.id == table)
            return int(connection.execute(asked).scalar_one())

    async def pause(self, most: float = 0.05) -> None:
        await asyncio.sleep(self.chance.random() * most)

    def broadcast(self, word: Message) -> None:
        """Every process hears it some time, now and then twice. What has come within a moment it hears at once, in any
        order, before it can do anything about it."""
        loop = asyncio.get_running_loop()
        for process in self.processes:
            for _ in range(2 if self.chance.random() < 0.1 else 1):
                moment = ceil((loop.time() + self.chance.random() * 0.4) / MOMENT) * MOMENT
                in_any_order = self.chance.random() * loop._clock_resolution / 2  # type: ignore[attr-defined]
                loop.call_at(moment + in_any_order, process.bus.deliver, word, context=process.context)


def empty_database() -> Engine:
    engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
    schema.metadata.create_all(engine)
    return engine


class SimulatedStore(Store):
    """The disk: a transaction happens at one moment, before and after which anything else may."""

    def __init__(self, world: World, process: Process) -> None:
        self.world = world
        self.process = process

    async def run(self, work: Callable[[Connection], T], word: Message | None = None) -> T:
        await self.world.pause()
        await self._perhaps_die(word)
        with self.world.engine.begin() as connection:
            done = work(connection)
        if word is not None:
            self.world.broadcast(word)
        await self._perhaps_die(word)
        await self.world.pause()
        return done

    async def read(self, question: Callable[[Connection], T], after_writes: bool = False) -> T:
        return await self.run(question)

    async def _perhaps_die(self, word: Message | None) -> None:
        """The moments around a change are the worst to die in."""
        if self.process.alive and word is not None and self.world.chance.random() < self.world.danger:
            self.process.kill()
        if not self.process.alive:
            await asyncio.Future()  # whatever a timer of the dead began ends here


class SimulatedBus(Bus):
    shared = True

    def __init__(self, world: World) -> None:
        self.world = world
        self.listening: tuple[Callable[[Message], None], Callable[[], None]] | None = None

    async def open(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        self.listening = hear, missed

    def tell(self, word: Message) -> None:
        if self.listening is not None:
            self.world.broadcast(word)

    def deliver(self, word: Message) -> None:
        if self.listening is None:
            return
        # Now and then the connection breaks: this one is lost, and that is noticed later.
        if self.world.danger and self.world.chance.random() < 0.02:
            asyncio.get_running_loop().call_later(self.world.chance.random(), self._notice)
        else:
            self.listening[0](word)

    def _notice(self) -> None:
        if self.listening is not None:
            self.listening[1]()

    async def close(self) -> None:
        self.listening = None


class FirstThing:
    """A bot that points at the first thing there is."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def plan(self, table: Any, _bot: str, _at_most: float | None = None) -> list[Planned]:
        await self.world.pause(0.3)
        return [(table.options[0], b"")]

    def close(self) -> None:
        pass


class Process:
    """One server process: alive until it is killed."""

    def __init__(self, world: World, hall_kind: type[TableService] = TableService) -> None:
        self.world = world
        # In the order in which they began, as everything here.
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.alive = True
        self.bus = SimulatedBus(world)
        self.context = copy_context()
        self.context.run(WITHIN.set, self)
        self.service = hall_kind(SimulatedStore(world, self), self.bus)
        bots = BotPlayers(self.service, FirstThing(world), 0.1, (0.1, 0.3))  # type: ignore[arg-type]
        self.keeper = ClockKeeper(self.service)
        self.helpers: list[Any] = [bots, AutomaticAnswers(self.service, (0.1, 0.3)), self.keeper]
        self.helpers.append(Beginnings(self.service))
        self.app = SimpleNamespace(
            state=SimpleNamespace(
                service=self.service, limits=Limits(1e6), sockets=Sockets(1e6), guest_cache=GuestCache(self.service)
            )
        )
        world.processes.append(self)

    async def begin(self) -> None:
        async def begin() -> None:
            await self.service.open()
            self.waking = ResumeJob(self.service)
            self.day_clocks = DayClocks(self.service, self.keeper)
            await self.day_clocks.open()

        await self.within(begin())

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in this process. If it dies meanwhile, the answer never comes."""
        if not self.alive:
            work.close()
            raise Died
        task = self.context.run(asyncio.create_task, work)
        try:
            return await task
        except asyncio.CancelledError:
            raise Died from None

    def kill(self) -> None:
        """From one moment to the next: nothing that was under way goes on."""
        self.alive = False
        self.bus.listening = None
        self.world.processes.remove(self)
        for helper in self.helpers:
            helper._closing = True  # the dead wake nobody
        for task in list(self.tasks):
            task.cancel()


class SimulatedSocket:
    """What `websocket.listen` needs of a WebSocket; what is sent arrives in order, some time."""

    def __init__(self, process: Process, token: str, hear: Callable[[Any], Awaitable[None]]) -> None:
        self.app = process.app
        self.world = process.world
        self.headers: dict[str, str] = {}
        self.world.sockets += 1
        self.client = SimpleNamespace(host=str(self.world.sockets))
        headers = [(b"cookie", f"higaki={token}".encode())]
        self.scope = {"client": ("127.0.0.1", 1), "scheme": "ws", "headers": headers}
        self.hear = hear
        self.closed = asyncio.Event()

    async def accept(self) -> None:
        await self.world.pause()

    async def send_text(self, text: str) -> None:
        await self.world.pause()
        await self.hear(json.loads(text))

    async def receive_text(self) -> str:
        await self.closed.wait()
        raise RuntimeError

    async def close(self, _code: int = 1000) -> None:
        self.closed.set()

    async def listen(self, table: str, since: int) -> None:
        await websocket.listen(self, table, since)  # type: ignore[arg-type]
