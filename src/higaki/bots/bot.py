"""The base class of all bots."""

from mypy_extensions import mypyc_attr

from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal


# mypyc: interpreted subclasses are allowed, so that a bot in plain Python can play beside the compiled ones.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. A bot has its own generator, so its draws never change the cards."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, t: Table) -> int:
        """The thing to choose for the seat to move at the true table, from that seat's knowledge."""
        return self.think(redeal(t, t.seat, self.rng))

    def think(self, t: Table) -> int:
        """The thing to choose, given a redealt table."""
        raise NotImplementedError

    def plan(self, t: Table) -> list[int]:
        """The same, with the rest of the turn if it is already planned."""
        return [self.think(t)]
