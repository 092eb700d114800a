"""Bots that play by a net, as the workers of the server ask them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from random_nets import random_nets

import higaki
from higaki.nets.net_file import FOLDER
from higaki.server.workers.bot_pool import BotPool, Planned, what_is_known

__all__ = ["random_nets"]


class InThisProcess:
    """ProcessPool without processes."""

    crowd = 0.0

    async def ask(self, how: Callable[[Any], Any], task: Any, _patience: float | None) -> list[Planned]:
        answer: list[Planned] = how(task)
        return answer


@pytest.mark.usefixtures("random_nets")
@pytest.mark.parametrize("bot", ["net", "expert:30"])
@pytest.mark.parametrize("name", ["osaka", "yedo"])
def test_workers_answer_for_bots_that_play_by_a_net(name: str, bot: str) -> None:
    play_some_turns(name, bot)


def test_they_answer_when_the_net_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setattr("higaki.server.workers.bot_pool.LONGEST_THOUGHT", 0.05)
    play_some_turns("osaka", "expert:30")


def play_some_turns(name: str, bot: str) -> None:
    """Every planned thing is an option at the true table, as long as the seat knows what it expected."""
    match = higaki.new(name, seats=2, seed=4)
    pool = BotPool(InThisProcess())  # type: ignore[arg-type]
    for number in range(6):
        planned = asyncio.run(pool.plan(match.table.clone(), bot, 0.01 if number == 0 else None))
        assert planned
        for thing, known in planned:
            if known != what_is_known(match.table):
                break
            match.play(match.game.things.names[thing])
