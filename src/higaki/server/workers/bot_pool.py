"""The worker processes of bots. They receive a redealt table, and a slow search does not block any table."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar, cast

from higaki import catalogue
from higaki.bots import Bot, bot_called
from higaki.bots.explaining import Change, different, why_each
from higaki.bots.search import Search
from higaki.engine.base.mypyc_compat import COMPILED
from higaki.engine.base.random_numbers import rng_of, seeded
from higaki.engine.match.position_reader import read_whole
from higaki.engine.match.position_writer import write_whole
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.redeal import redeal
from higaki.native.library import is_used
from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.hints import Advice
from higaki.server.protocol.responses.table.scene import Step
from higaki.server.protocol.responses.words import NoUndo
from higaki.server.workers.process_pool import ProcessPool
from higaki.server.workers.worker_process import load_games

Answer = TypeVar("Answer")
# The default time limit of a bot; most moves take a hundredth of it.
SECONDS_TO_THINK = 10.0
# The bot that gives hints, and the number of things it names.
HINT_BOT = "hard:1s"
# Whoever waits longer for a hint, because bots are thinking, is refused.
SECONDS_TO_HINT = 20.0
MOST_ADVICE = 3
# The number of most visited things to compare. Several may have the same effect, and are listed once.
TO_COMPARE = 2 * MOST_ADVICE
# With how many other deals a reason must hold.
OTHER_DEALS = 2
# A smaller difference in the share of the win is mostly chance.
ALIKE = 0.01
# A thing, and a fingerprint of the seat's knowledge for which it was planned.
Planned = tuple[int, bytes]
# The longest computation of a bot at a table. It is shorter when others wait, but never below the minimum.
LONGEST_THOUGHT = 2.0
# The same for interpreted rules without the native library: bots are weaker there, but nobody waits longer.
LONGEST_INTERPRETED = 0.7
SHORTEST_THOUGHT = 0.05
# Out of turn it is shorter, because all wait for it and there is rarely much to compute. The second number is
# reserved for the communication with the worker.
LONGEST_OUT_OF_TURN = 1.0
SECONDS_TO_ASK = 0.2
# Moves and updates have priority over bots.
NICENESS = 5
Task = tuple[str, int, dict[str, Any], dict[str, Any], str, int, float]


class BotPool:
    """The worker processes of bots."""

    def __init__(self, processes: ProcessPool) -> None:
        self._processes = processes

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return self._processes.waiting

    async def plan(self, t: Table, bot: str, at_most: float | None = None) -> list[Planned]:
        """The bot's choice for the seat to move, and the rest of its plan.

        The worker never sees the true table. With `at_most`, it works for that many seconds even if there is nothing to
        compute: the delay must not reveal anything.
        """
        if at_most is None:
            return await self._ask(_plan, t, bot, LONGEST_THOUGHT)
        return await self._ask(_plan_evenly, t, bot, at_most)

    async def advise(self, t: Table) -> list[Advice]:
        """The best turns from here, the best first."""
        return await self._ask(_advise, t, HINT_BOT, LONGEST_THOUGHT, SECONDS_TO_HINT)

    async def _ask(
        self, how: Callable[[Task], Answer], t: Table, bot: str, longest: float, patience: float | None = None
    ) -> Answer:
        seed = secrets.randbelow(1 << 40)
        dealt = redeal(t, t.seat, rng_of(seed, "redeal"))
        at_most = max(SHORTEST_THOUGHT, longest / (1 + self._processes.crowd))
        task = (t.game.name, t.seats, t.game.settings.chosen(t.settings), write_whole(dealt), bot, seed, at_most)
        return await self._processes.ask(how, task, patience)

    def close(self) -> None:
        self._processes.close()


def thought_within(pause: float) -> float:
    """The longest computation for a bot that must answer after this pause."""
    return min(LONGEST_OUT_OF_TURN, max(SHORTEST_THOUGHT, pause - SECONDS_TO_ASK))


def what_is_known(t: Table) -> bytes:
    """A fingerprint of all that the seat to move knows."""
    return hashlib.blake2b(repr([int(number) for number in observe(t, t.seat)]).encode(), digest_size=16).digest()


def get_ready() -> None:
    """Prepare a worker process, so that the preparation does not count against a bot's time."""
    os.nice(NICENESS)
    load_games()


def _table(task: Task) -> Table:
    name, seats, options, whole, _, seed, _ = task
    t = read_whole(catalogue.find(name), seats, options, whole, seeded(seed, "table"))
    t.settle()
    return t


def _bot(task: Task) -> Bot:
    game, *_, name, seed, at_most = task
    is_fast = COMPILED or is_used(catalogue.find(game))
    return bot_called(name, rng_of(seed, "bot"), at_most if is_fast else min(at_most, LONGEST_INTERPRETED))


def _plan(task: Task) -> list[Planned]:
    t = _table(task)
    planned: list[Planned] = []
    for thing in _bot(task).plan(t.clone()):
        planned.append((thing, what_is_known(t)))
        t.play(thing)
    return planned


def _plan_evenly(task: Task) -> list[Planned]:
    """The same, but wait until the whole time has passed."""
    *_, at_most = task
    until = time.perf_counter() + at_most
    planned = _plan(task)
    time.sleep(max(0.0, until - time.perf_counter()))
    return planned


def _advise(task: Task) -> list[Advice]:
    t = _table(task)
    bot = _bot(task)
    assert isinstance(bot, Search)
    compared = bot.compare(t, TO_COMPARE)
    tried_most = sorted(compared, key=lambda one: -one.visits)
    named = different(t, [one.thing for one in tried_most])[:MOST_ADVICE]
    best = [one for one in compared if one.thing in named]
    advised = [bot.turn(t, one) for one in best]
    turns = [preview(t, turn) for turn in advised]
    why = _reasons([t, *_other_deals(t)], advised)
    return [
        {
            "moves": [
                {
                    "step": cast(Step, move.step),
                    "things": [t.game.things.names[thing] for thing in move.things],
                    "events": cast(list[Event], move.events),
                }
                for move in turn.moves
            ],
            "behind": round(best[0].share - one.share, 3),
            "alike": best[0].share - one.share < ALIKE,
            "why": [{"term": word, "before": before, "after": after} for word, before, after in reasons],
            "final": cast("NoUndo | None", turn.why or None),
        }
        for one, turn, reasons in zip(best, turns, why, strict=True)
    ]


def _other_deals(t: Table) -> list[Table]:
    """The same table with other hidden pieces."""
    return [redeal(t, t.seat, rng_of(number, "reasons")) for number in range(OTHER_DEALS)]


def _reasons(deals: list[Table], turns: list[list[int]]) -> list[list[Change]]:
    """The reasons for each turn that hold whatever lies hidden: what will be drawn is no reason."""
    found = [why_each(dealt, [preview(dealt, turn).after for turn in turns]) for dealt in deals]
    return [
        [change for change in some if all(change in others for others in elsewhere)]
        for some, *elsewhere in zip(*found, strict=True)
    ]
