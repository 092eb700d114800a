"""Random play inside the engine, for speed measurements and as a last resort when a bot fails."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.random_numbers import Rng, checked_rng
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table, checked_table


def sample(t: Table, rng: Rng) -> i64:
    """A random result of the pending draw, by weight."""
    weights = t.step.weights(t)
    if len(weights) == 0:
        return t.option(rng.below(t.choices))
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    number: i64 = 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return t.option(number)


def settle_chance(table: object, rng: object) -> list[int]:
    """Settle random draws with this generator until a seat has to choose or the game is over; returns the results."""
    t, drawn_from = checked_table(table), checked_rng(rng)
    results: list[int] = []
    while t.seat == CHANCE:
        results.append(sample(t, drawn_from))
        t.follow(results[-1])
    return results


def random_thing(t: Table, rng: Rng) -> i64:
    """A result of chance by weight, or any option of the seat to move."""
    return sample(t, rng) if t.seat == CHANCE else t.option(rng.below(t.choices))


def play_out(t: Table, rng: Rng) -> i64:
    """Play at random to the end. Returns the number of decisions."""
    decisions: i64 = 0
    while t.pending:
        t.follow(random_thing(t, rng))
        decisions += 1
    return decisions


def play_many(game: Game, seats: int, options: dict[str, object], games: int, rng: Rng) -> int:
    """Play this many random games one after the other. Returns the number of decisions."""
    decisions: i64 = 0
    for _each in range(games):
        decisions += play_out(game.dealt_table(seats, any_state(rng), options), rng)
    return decisions


def any_state(rng: Rng) -> i64:
    """The first state of a separate generator."""
    state: i64 = 0
    for _each in range(3):
        state = state << 15 | rng.below(1 << 15)
    return state
