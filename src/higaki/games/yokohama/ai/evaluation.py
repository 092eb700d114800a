"""The evaluation of Yokohama, one turn ahead, in points.

Points, the worth of possessions, and of the town from the seat's position; minus an estimate of the same for the
strongest opponent, so that a leading player prefers the end.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.yokohama.ai.holdings import (
    agents_worth,
    assistants_worth,
    buildings_at_hand,
    buildings_standing,
    goods_worth,
    houses_built,
    imports_worth,
    orders_now,
    shops_built,
    yen_worth,
)
from higaki.games.yokohama.ai.lasting import (
    achievements_in_reach,
    achievements_worth,
    countries_worth,
    majorities_worth,
    majority_points,
    technologies_worth,
)
from higaki.games.yokohama.ai.situation import Situation, assistants_of, turns_of
from higaki.games.yokohama.ai.time_left import progress
from higaki.games.yokohama.ai.town_worth import town_worth
from higaki.games.yokohama.ai.underway import underway_worth
from higaki.games.yokohama.ai.values import A_POINT, A_TECHNOLOGY, A_YEN_AT_END, WHOLE
from higaki.games.yokohama.ai.weights import A_HOUSE, A_SHOP, A_TURN, AN_AGENT, AN_IMPORT, W
from higaki.games.yokohama.box import IMPORT
from higaki.games.yokohama.places import AGENT, ENDING, POINTS, ROUND, SUPPLY, TECHNOLOGY, YEN
from higaki.games.yokohama.printed import GOOD_COUNT
from higaki.games.yokohama.rules.money_goods_points import wares
from higaki.games.yokohama.rules.scoring import country_points
from higaki.games.yokohama.rules.town import house_of, shop_of

# The approximate number of turns in a game of four.
ROUNDS_OF_A_GAME: Final = 26


def evaluate(t: Table, seat: Seat) -> float:
    """The sum of all terms."""
    v = Situation(t, seat)
    worth = A_POINT * t[POINTS + seat] - rival_worth(v)
    if t.over:
        return float(worth) / 100.0
    # Some of these keep what they found in the situation, for those that follow.
    worth += goods_worth(v)
    worth += orders_now(v)
    worth += yen_worth(v, v.yen) + imports_worth(v, v.imports)
    worth += assistants_worth(v) + buildings_at_hand(v) + buildings_standing(v)
    worth += town_worth(v)
    worth += underway_worth(v)
    worth += W[A_TURN] * v.left
    worth += technologies_worth(v) + countries_worth(v) + agents_worth(v)
    worth += majorities_worth(v) + achievements_worth(v)
    return float(worth) / 100.0


def terms(t: Table, seat: Seat) -> list[Term]:
    """The terms of `evaluate` as a list."""
    v = Situation(t, seat)
    on: i64 = 0 if t.over else 1
    goods: i64 = 0
    for good in range(GOOD_COUNT):
        goods += v.wares[good]
    town = town_worth(v)
    town = on * (town + underway_worth(v))
    turns = on * W[A_TURN] * v.left
    goods_value = on * goods_worth(v)
    orders = on * orders_now(v)
    return [
        term("points", A_POINT * t[POINTS + seat], t[POINTS + seat]),
        term("goods", goods_value, goods),
        term("orders", orders, v.held),
        term("yen", on * yen_worth(v, v.yen), v.yen),
        term("imports", on * imports_worth(v, v.imports), v.imports),
        term("assistants", on * assistants_worth(v), assistants_of(v)),
        term("at_hand", on * buildings_at_hand(v), v.shops + v.houses),
        term("built", on * buildings_standing(v), shops_built(v) + houses_built(v)),
        term("town", town, (town + A_POINT // 2) // A_POINT),
        term("technologies", on * technologies_worth(v), t.size(TECHNOLOGY + seat)),
        term("countries", on * countries_worth(v), country_points(t, seat)),
        term("agents", on * agents_worth(v), t.size(AGENT + seat)),
        term("majorities", on * majorities_worth(v), majority_points(v)),
        term("achievements", on * achievements_worth(v), achievements_in_reach(v)),
        term("rival", turns - rival_worth(v), best_rival(t, seat), less_is_better=True),
    ]


def elapsed(t: Table) -> float:
    """Half by the rounds played, half by the nearness of a condition that ends the game."""
    if t.over or t[ENDING]:
        return 1.0
    played = min(WHOLE, t[ROUND] * WHOLE // ROUNDS_OF_A_GAME)
    return float(played + progress(t)) / float(2 * WHOLE)


def term(word: str, hundredths: i64, amount: i64, less_is_better: bool = False) -> Term:
    return Term(word, float(hundredths) / 100.0, amount, less_is_better)


def rival_worth(v: Situation) -> i64:
    """An estimate for the strongest opponent."""
    best: i64 = 0
    for other in range(v.t.seats):
        if other != v.seat:
            best = max(best, rough_worth(v, other))
    return best


def rough_worth(v: Situation, other: i64) -> i64:
    """Points, the turns to come, and the possessions."""
    t = v.t
    worth = A_POINT * t[POINTS + other]
    if t.over:
        return worth
    worth += W[A_TURN] * turns_of(v, other) + A_YEN_AT_END * t[YEN + other]
    ahead = W[AN_IMPORT] * wares(t, other, IMPORT) + W[AN_AGENT] * t.size(AGENT + other)
    ahead += W[A_SHOP] * t.count(SUPPLY + other, shop_of(other)) + W[A_HOUSE] * t.count(SUPPLY + other, house_of(other))
    if t.size(TECHNOLOGY + other):
        ahead += t.worth(TECHNOLOGY + other, A_TECHNOLOGY)
    return worth + ahead * v.future // WHOLE


def best_rival(t: Table, seat: Seat) -> i64:
    """The most points of another player."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, t[POINTS + other])
    return best
