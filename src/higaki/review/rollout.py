"""Rollouts of a review: fast bots play a table on for a while, then every seat's share of the win is estimated."""

from __future__ import annotations

from typing import Final

from higaki.bots import bot_called
from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample

PLAYS_ON: Final = "greedy"
DECISIONS_ON: Final = 16


def chances_later(t: Table, state: int, times: int = 1) -> list[float]:
    """Every seat's share of the win after some decisions, or a multiple of them.

    Two equal tables develop in the same way from the same state of luck.
    """
    later = t.clone()
    later.random_state = state
    rng = Rng(state)
    bot = bot_called(PLAYS_ON, rng)
    for _ in range(DECISIONS_ON * times):
        if later.over:
            break
        later.play(sample(later, rng) if later.seat == CHANCE else bot.think(later))
    return chances(later)
