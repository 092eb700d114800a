"""The random bot: takes any option."""

from higaki.bots.bot import Bot
from higaki.engine.table.table import Table


class Random(Bot):
    """Points at anything it may point at."""

    def think(self, t: Table) -> int:
        return t.option(self.rng.below(t.choices))
