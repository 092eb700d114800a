"""Rollouts from a leaf of the tree: every seat plays the best action by evaluation, one after the other."""

from higaki.bots.planning import best_action, best_next
from higaki.bots.win_probability import chances
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import any_state, sample


def shares_on_the_way(t: Table, seat: i64, turns: i64, rng: Rng) -> list[float]:
    """Each seat's mean share of the win at the end of every round, until a number of turns is over.

    Near rounds depend less on luck, far rounds show the consequences; the mean is better than either.
    """
    t = played_on(t, seat, turns % t.seats, rng)
    shares = chances(t)
    judged = 1.0
    for _ in range(turns // t.seats):
        if t.over:
            break
        t = played_on(t, t.seat, t.seats - 1, rng)
        judged += 1.0
        for each, share in enumerate(chances(t)):
            shares[each] += (share - shares[each]) / judged
    return shares


def played_on(t: Table, seat: i64, turns: i64, rng: Rng) -> Table:
    """The table after a number of turns, counted from the last turn of this seat.

    An action is not reconsidered once it has begun: play continues from the table at its end.
    """
    while t.pending:
        step = t.step
        if t.seat == CHANCE:
            t.follow(sample(t, rng))
        elif isinstance(step, Window):
            t.follow(step.decline)
        else:
            if t.seat != seat:
                seat = t.seat
                turns -= 1
            if turns < 0:
                return t
            if t.choices == 1:
                t.follow(t.option(0))
            elif step.unforeseen:
                t.follow(chosen_unforeseen(t, rng))
            elif t.game.search_settings.long_turns:
                t = best_next(t, []).table
            else:
                t = best_action(t).table
    return t


def carry_out(t: Table, seat: i64, planned: list[int]) -> None:
    """Continue a seat's plan from another table, as far as it is possible here and nobody interferes."""
    for thing in planned:
        while t.pending and t.seat != seat:
            step = t.step
            if not isinstance(step, Window):
                return
            t.follow(step.decline)
        if not t.pending or thing not in t.options:
            return
        t.follow(thing)


def chosen_unforeseen(t: Table, rng: Rng) -> i64:
    """The best action under simulated draws, because nobody knows the real ones."""
    imagined = t.clone()
    imagined.random_state = any_state(rng)
    return best_action(imagined).thing
