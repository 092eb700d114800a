"""The easy bot: plans one action only and does not always take the best one."""

from typing import Final

from higaki.bots.bot import Bot
from higaki.bots.planning import best_after
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table

# In this percentage of cases the bot skips the best option and considers the next best.
OVERLOOKS: Final = 35


class Easy(Bot):
    """Takes a good option, never a bad one: a bot that plays badly is no fun to beat."""

    def think(self, t: Table) -> int:
        step = t.step
        if isinstance(step, Window):
            return step.decline
        things = t.options
        looks = [best_after(t, thing).value for thing in things]
        order = list(range(len(things)))
        order.sort(key=lambda place: -looks[place])
        middle = (looks[order[0]] + looks[order[-1]]) / 2.0
        chosen = order[0]
        for place in order[1:]:
            if looks[place] < middle or self.rng.below(100) >= OVERLOOKS:
                break
            chosen = place
        return things[chosen]
