"""Random play inside the engine: the yardstick of its speed, and the company of last resort."""

from higaki.engine.luck import Luck
from higaki.engine.steps import CHANCE
from higaki.engine.table import Table


def sample(t: Table, luck: Luck) -> int:
    """A result for the pending chance, by weight."""
    weights = t.weights()
    left = luck.below(sum(weights))
    for thing, weight in zip(t.options, weights, strict=True):
        left -= weight
        if left < 0:
            return thing
    raise AssertionError("weights must be positive")


def random_thing(t: Table, luck: Luck) -> int:
    """What chance gives, or any option of the seat that has to choose."""
    if t.seat == CHANCE:
        return sample(t, luck)
    return t.options[luck.below(len(t.options))]


def play_out(t: Table, luck: Luck) -> int:
    """Play at random to the end. Returns the number of decisions."""
    decisions = 0
    while t.agenda:
        options = t.options
        t.follow(sample(t, luck) if t.seat == CHANCE else options[luck.below(len(options))])
        decisions += 1
    return decisions
