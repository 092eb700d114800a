"""What a bot that looks one turn ahead should want, in points. The weights stand in `weights.toml`."""

from higaki.engine.base.number_types import Seat
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.pebbles.ai.weights import A_HIDDEN_STONE, A_RIVAL, A_SET_POINT, A_STONE, W
from higaki.games.pebbles.places import BEACH, HAND, SETS, TAKEN
from higaki.games.pebbles.rules.scoring import points_in_hand
from higaki.games.pebbles.rules.setup import pebbles_in_game


def evaluate(t: Table, seat: Seat) -> float:
    worth = 0.0
    for term in terms(t, seat):
        worth += term.worth
    return worth


def terms(t: Table, seat: Seat) -> list[Term]:
    """What `evaluate` adds up, one by one. At the end points count, and stones only break ties."""
    pebbles, stones, rival = t[TAKEN + seat], t.size(HAND + seat), strongest_rival(t, seat)
    sets = t[SETS + seat] if t.over else points_in_hand(t, seat)
    a_stone = 0.01 if t.over else W[A_STONE] * (1.0 - elapsed(t))
    return [
        Term("taken", float(pebbles), pebbles),
        Term("sets", (1.0 if t.over else W[A_SET_POINT]) * float(sets), sets),
        Term("stones", a_stone * float(stones), stones),
        Term("rival", -W[A_RIVAL] * rival, round(rival), less_is_better=True),
    ]


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
