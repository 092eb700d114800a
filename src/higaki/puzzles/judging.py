"""Judges whether a decision is a puzzle: one option must be clearly best, found by strong bots and missed by others.

Nothing here looks at the true table: it begins with a position in which what the seat cannot know was dealt anew.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from higaki.bots import bot_called
from higaki.bots.explaining import Change, different, why_better
from higaki.bots.search import Search
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.random_numbers import Rng, rng_of, seeded
from higaki.engine.match import position_reader, position_writer
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene
from higaki.nets.net_file import net_path
from higaki.puzzles.measuring import Measurer, lead
from higaki.puzzles.puzzle import BOTS, Answer, Puzzle, id_of
from higaki.puzzles.tags import fitting

# What the best option must be ahead of every other one, in shares of the win, at 99 %; and over how many redeals.
LEAST_LEAD: Final = 0.08
REDEALS: Final = 200
# Strong bots that must find it, the second where the game has a net; otherwise the first once more, with other draws.
STRONG: Final = "hard:600"
STRONG_BY_NET: Final = "expert:400"
# Bots that must miss it, and how often.
MISSING: Final = (("greedy", 3), ("medium", 2))
# Options with different effects that a puzzle has at least.
FEWEST_OPTIONS: Final = 3
# The looks before that, which only save time: redeals, and the lead that must show over every other option.
LOOKS: Final = ((4, 0.03), (16, 0.05), (48, 0.08))
# With how many other deals a reason must hold.
OTHER_DEALS: Final = 2


class Judge:
    """Judges decisions of one game, number of seats and options; counts where they fail."""

    def __init__(self, measurer: Measurer, seed: int) -> None:
        self.measurer: Final = measurer
        self.rng: Final = rng_of(seed, "judge")
        self.counts: Final = Counter[str]()

    def puzzle(self, true: Table, source: str = BOTS) -> Puzzle | None:
        """The puzzle of a decision; None if it is none."""
        t = self.known(true)
        if t is None:
            return None
        kept = different(t, t.options)
        if len(kept) < FEWEST_OPTIONS:
            return None
        # Where only a whole turn has an effect, a look at its first thing says little: the strong bot plans first, and
        # what it does not prefer, or the others find, need not be looked at.
        plans, wanted = {thing: [thing] for thing in kept}, None
        if t.game.search_settings.whole_turns:
            plans = self.planned(t, kept)
            wanted = next(iter(plans))
            if any(self._choice(name, t) == wanted for name, _ in MISSING):
                return None
        best = self._best(t, plans, wanted)
        if best is None:
            return None
        self.counts["seems clear"] += 1
        right = [best, *(one for one in t.options if one != best and different(t, [best, one]) == [best])]
        if any(self._choice(name, t) in right for name, times in MISSING for _ in range(times)):
            return None
        self.counts["missed"] += 1
        plans = self.planned(t, kept)
        if next(iter(plans)) not in right:
            return None
        self.counts["found"] += 1
        shares = dict(zip(plans, self.measurer.shares(t, [*plans.values()], REDEALS), strict=True))
        if not self.is_clear(best, shares):
            return None
        self.counts["clear"] += 1
        if self._choice(self._second_bot(t), t) not in right:
            return None
        self.counts["puzzles"] += 1
        return self._written(t, right, plans, shares, source)

    def planned(self, t: Table, kept: list[int]) -> dict[int, list[int]]:
        """Of each option with its own effect the turn, as a strong bot plans it; that which it prefers comes first."""
        bot = bot_called(STRONG, _drawn(self.rng))
        assert isinstance(bot, Search)
        nodes = [node for node in bot.weigh(t) if node.thing in kept]
        return {node.thing: preview(t, bot.turn(t, node)).things for node in nodes}

    def known(self, true: Table) -> Table | None:
        """The table of a written position, in which what the seat cannot know is dealt anew.

        None in the rare case that a position cannot say all that the seat knows.
        """
        dealt = redeal(true, true.seat, self.rng)
        try:
            t = position_reader.read(dealt.game, position_writer.write(dealt), seeded(0, "known"))
            t.settle()
        except HigakiError:
            self.counts["not written"] += 1
            return None
        same = t.options == dealt.options and _seen(t) == _seen(dealt)
        self.counts["not written"] += not same
        return t if same else None

    def _best(self, t: Table, plans: dict[int, list[int]], best: int | None) -> int | None:
        """The option that looks clearly best, and best again at closer looks; only this one, if it is given."""
        things = [*plans]
        for redeals, least in LOOKS:
            means = self.measurer.shares(t, [*plans.values()], redeals).mean(axis=1)
            first, second = np.argsort(-means)[:2]
            if means[first] - means[second] < least or best not in (None, things[first]):
                return None
            best = things[first]
        return best

    def is_clear(self, best: int, shares: dict[int, NDArray[np.float64]]) -> bool:
        """Is it ahead of every other option by enough, at 99 %?"""
        leads = [lead(shares[best], other) for thing, other in shares.items() if thing != best]
        return all(mean - within >= LEAST_LEAD for mean, within in leads)

    def _choice(self, name: str, t: Table) -> int:
        return bot_called(name, _drawn(self.rng)).choose(t)

    def _second_bot(self, t: Table) -> str:
        return STRONG_BY_NET if net_path(t.game).is_file() else STRONG

    def _written(
        self,
        t: Table,
        right: list[int],
        plans: dict[int, list[int]],
        measured: dict[int, NDArray[np.float64]],
        source: str,
    ) -> Puzzle:
        game, names, best = t.game, t.game.things.names, right[0]
        answers: dict[str, Answer] = {}
        for thing in t.options:
            if thing in right:
                answers[names[thing]] = Answer(0.0, 0.0, [])
                continue
            alike = next(one for one in measured if one == thing or different(t, [one, thing]) == [one])
            cost, within = lead(measured[best], measured[alike])
            answers[names[thing]] = Answer(
                round(cost, 4), round(within, 4), reasons(t, plans[best], plans.get(thing, [thing]))
            )
        second = min((names[thing] for thing in t.options if thing not in right), key=lambda one: answers[one].cost)
        events = {event["what"] for move in preview(t, plans[best]).moves for event in move.events}
        terms = {word for word, _, _ in answers[second].why}
        position = position_writer.write(t)
        return Puzzle(
            id_of(position),
            game.settings.rules,
            position,
            fitting(game, type(t.step).__name__, names[best], events, terms),
            [names[thing] for thing in right],
            [names[thing] for thing in plans[best]],
            answers,
            round(float(measured[best].mean()), 4),
            REDEALS,
            source,
        )


def reasons(t: Table, best: list[int], chosen: list[int]) -> list[Change]:
    """What a turn with the best option does better than another turn, whatever lies hidden."""
    deals = [t, *(redeal(t, t.seat, rng_of(number, "reasons")) for number in range(OTHER_DEALS))]
    first, *others = [why_better(preview(dealt, chosen).after, preview(dealt, best).after, t.seat) for dealt in deals]
    return [change for change in first if all(change in other for other in others)]


def _seen(t: Table) -> tuple[str, list[int]]:
    """What the seat to move sees and knows."""
    return json.dumps(scene(t, t.seat)), [int(number) for number in observe(t, t.seat)]


def _drawn(rng: Rng) -> Rng:
    """A generator of its own for a bot."""
    return Rng(rng.below(1 << 15) << 30 | rng.below(1 << 15) << 15 | rng.below(1 << 15))
