"""Random play inside the engine, for speed measurements and as a last resort when a bot fails."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.random_numbers import Luck, checked_luck
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table, checked_table


def sample(t: Table, luck: Luck) -> i64:
    """A result for the pending chance, by weight."""
    weights = t.step.weights(t)
    if len(weights) == 0:
        return t.option(luck.below(t.choices))
    total: i64 = 0
    for weight in weights:
        total += weight
    left = luck.below(total)
    number: i64 = 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return t.option(number)


def settle_chance(table: object, luck: object) -> list[int]:
    """Play chance with this luck until a seat has to choose or the game is over; returns the results."""
    t, drawn_from = checked_table(table), checked_luck(luck)
    results: list[int] = []
    while t.seat == CHANCE:
        results.append(sample(t, drawn_from))
        t.follow(results[-1])
    return results


def random_thing(t: Table, luck: Luck) -> i64:
    """A result of chance by weight, or any option of the seat to move."""
    return sample(t, luck) if t.seat == CHANCE else t.option(luck.below(t.choices))


def play_out(t: Table, luck: Luck) -> i64:
    """Play at random to the end. Returns the number of decisions."""
    decisions: i64 = 0
    while t.pending:
        t.follow(random_thing(t, luck))
        decisions += 1
    return decisions


def play_many(game: Game, seats: int, options: dict[str, object], games: int, luck: Luck) -> int:
    """So many random games one after the other. Returns the number of decisions."""
    decisions: i64 = 0
    for _each in range(games):
        decisions += play_out(game.dealt_table(seats, any_state(luck), options), luck)
    return decisions


def any_state(luck: Luck) -> i64:
    """A state for a generator of its own."""
    return luck.below(1 << 15) << 30 | luck.below(1 << 15) << 15 | luck.below(1 << 15)
