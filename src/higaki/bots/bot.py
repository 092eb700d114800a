"""The base class of all bots."""

from mypy_extensions import mypyc_attr

from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal


# Whoever writes a bot in plain Python may let it play beside the compiled ones.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Its generator is its own, so a bot's whims never touch the cards."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, t: Table) -> int:
        """The thing to point at for the seat to move at the true table, from that seat's knowledge."""
        return self.think(redeal(t, t.seat, self.rng))

    def think(self, t: Table) -> int:
        """The thing to point at, given a table as the seat could imagine it."""
        raise NotImplementedError

    def plan(self, t: Table) -> list[int]:
        """The same, and the rest of the turn, if it was planned already."""
        return [self.think(t)]
