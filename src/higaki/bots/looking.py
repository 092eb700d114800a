"""A quick look: every option is tried, and the table after it is judged at once."""

from higaki.bots.greedy import followed
from higaki.engine.luck import Luck
from higaki.engine.native import i64
from higaki.engine.playout import sample
from higaki.engine.steps import CHANCE, Window
from higaki.engine.table import Table


def look(t: Table, thing: i64) -> float:
    """How the table looks to the seat that has to choose once this thing was pointed at."""
    return t.game.evaluate(followed(t, thing, t.seat), t.seat)


def best_looking(t: Table) -> i64:
    """The option after which the table looks best; in a window nobody interferes."""
    step = t.step
    if isinstance(step, Window):
        return step.decline
    best: i64 = -1
    best_value = 0.0
    for number in range(t.choices):
        thing = t.option(number)
        value = look(t, thing)
        if best < 0 or value > best_value:
            best, best_value = thing, value
    return best


def play_on(t: Table, turns: i64, luck: Luck) -> None:
    """Play what looks best until so many turns are over and nothing is half done."""
    seat = t.seat
    while t.pending:
        if t.seat == CHANCE:
            t.follow(sample(t, luck))
            continue
        if t.seat != seat and not isinstance(t.step, Window):
            turns -= 1
            seat = t.seat
        if turns < 0 or (turns == 0 and t.step.between_actions):
            return
        t.follow(best_looking(t))
