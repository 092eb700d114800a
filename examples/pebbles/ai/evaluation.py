"""What a bot that looks one turn ahead should want, in points. The weights stand in `weights.toml`."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.pebbles.ai.weights import A_HIDDEN_STONE, A_RIVAL, A_SET_POINT, A_STONE, W
from higaki.games.pebbles.places import BEACH, HAND, SETS, TAKEN
from higaki.games.pebbles.rules.scoring import points_in_hand
from higaki.games.pebbles.rules.setup import pebbles_in_game


def evaluate(t: Table, seat: Seat) -> float:
    """The sum of all terms."""
    return float(t[TAKEN + seat]) + sets_worth(t, seat) + stones_worth(t, seat) - W[A_RIVAL] * strongest_rival(t, seat)


def terms(t: Table, seat: Seat) -> list[Term]:
    """The terms of `evaluate` as a list."""
    rival = strongest_rival(t, seat)
    return [
        Term("taken", float(t[TAKEN + seat]), t[TAKEN + seat]),
        Term("sets", sets_worth(t, seat), points_of_sets(t, seat)),
        Term("stones", stones_worth(t, seat), t.size(HAND + seat)),
        Term("rival", -W[A_RIVAL] * rival, round(rival), less_is_better=True),
    ]


def points_of_sets(t: Table, seat: Seat) -> i64:
    """The points of the sets: counted at the end, before that those that the hand would bring."""
    return t[SETS + seat] if t.over else points_in_hand(t, seat)


def sets_worth(t: Table, seat: Seat) -> float:
    return (1.0 if t.over else W[A_SET_POINT]) * float(points_of_sets(t, seat))


def stones_worth(t: Table, seat: Seat) -> float:
    """At the end, stones only break ties."""
    a_stone = 0.01 if t.over else W[A_STONE] * (1.0 - elapsed(t))
    return a_stone * float(t.size(HAND + seat))


def strongest_rival(t: Table, seat: Seat) -> float:
    """By what everybody can see: pebbles, and how many stones a hand has."""
    best = 0.0
    for other in range(t.seats):
        if other != seat:
            sets = float(t[SETS + other]) if t.over else W[A_HIDDEN_STONE] * float(t.size(HAND + other))
            best = max(best, float(t[TAKEN + other]) + sets)
    return best


def elapsed(t: Table) -> float:
    """How much of the game is over, by the pebbles that are gone."""
    return 1.0 - float(t[BEACH]) / float(pebbles_in_game(t))
