"""The greedy bot: tries every option to the end of its own turn and takes the one that looks best then."""

from typing import Final

from higaki.bots.bot import Bot
from higaki.engine.table import Table

# Own decisions to think ahead; a turn rarely has more.
PATIENCE: Final = 12


class Greedy(Bot):
    """Looks one turn ahead with the game's own evaluation; ties are broken by lot."""

    def think(self, t: Table) -> int:
        best: list[int] = []
        best_value = 0.0
        for thing in t.options:
            value = self.value_after(t, thing)
            if not best or value > best_value + 1e-9:
                best, best_value = [thing], value
            elif value > best_value - 1e-9:
                best.append(thing)
        return best[self.luck.below(len(best))]

    def value_after(self, t: Table, thing: int) -> float:
        """How the seat stands when it has taken the option and finished what it began."""
        seat = t.seat
        imagined = t.clone()
        imagined.follow(thing)
        for _ in range(PATIENCE):
            if imagined.seat != seat or imagined.over:
                break
            imagined = best_next(imagined)
        return t.game.evaluate(imagined, seat)


def best_next(t: Table) -> Table:
    """The best looking of the tables one decision further on."""
    best: Table | None = None
    best_value = 0.0
    for thing in t.options:
        imagined = t.clone()
        imagined.follow(thing)
        value = t.game.evaluate(imagined, t.seat)
        if best is None or value > best_value:
            best, best_value = imagined, value
    assert best is not None
    return best
