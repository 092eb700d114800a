"""The random bot: takes a random option."""

from higaki.bots.bot import Bot
from higaki.engine.table.table import Table


class Random(Bot):
    """Chooses a random option."""

    def think(self, t: Table) -> int:
        return t.option(self.rng.below(t.choices))
