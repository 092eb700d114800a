"""The greedy bot: plans its actions and takes the plan with the best evaluation."""

from higaki.bots.bot import Bot
from higaki.bots.planning import best_plans, one_of_best
from higaki.engine.table.table import Table


class Greedy(Bot):
    """Evaluates tables with the game's own evaluation; ties are broken at random."""

    def think(self, t: Table) -> int:
        return one_of_best(best_plans(t, self.rng), self.rng).thing
