"""The greedy bot: plans its actions and takes the plan with the best evaluation."""

from higaki.bots.bot import Bot
from higaki.bots.planning import best_of, best_plans
from higaki.engine.table.table import Table


class Greedy(Bot):
    """Evaluates tables with the game's own evaluation; ties are broken at random."""

    def think(self, t: Table) -> int:
        plans = best_plans(t, self.rng)
        best = best_of(plans).value
        firsts = [plan.thing for plan in plans if plan.value > best - 1e-9]
        return firsts[self.rng.below(len(firsts))]
