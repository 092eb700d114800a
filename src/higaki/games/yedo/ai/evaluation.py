"""The evaluation of Yedo, one action ahead, in prestige.

Prestige, the worth of possessions, and the actions of the disciples in town; minus an estimate of the same for the
others, so that harming them counts and a leading clan prefers the end.
"""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.yedo.ai.auction_worth import auction_worth
from higaki.games.yedo.ai.bonus_worth import bonuses_worth
from higaki.games.yedo.ai.card_draw_worth import card_draw_worth
from higaki.games.yedo.ai.disciple_worth import town_worth
from higaki.games.yedo.ai.gains import annexes_worth, service_worth, weapons_worth
from higaki.games.yedo.ai.missions.mission_worth import Schemes
from higaki.games.yedo.ai.offer_worth import offer_worth
from higaki.games.yedo.ai.rivals_worth import best_rival, rivals_worth
from higaki.games.yedo.ai.situation import Situation, rounds_to_come
from higaki.games.yedo.ai.values import A_CARD, A_POINT
from higaki.games.yedo.ai.weights import A_BLESSING, A_FIELD_AHEAD, A_GEISHA, W
from higaki.games.yedo.places import ANNEX, BLACKMAIL, CARD, OFFERED_CARD, ORDER, PRESTIGE, WEAPON
from higaki.games.yedo.rule_numbers import BLACKMAIL_PRESTIGE, ROUNDS
from higaki.games.yedo.rules.disciple_positions import place_in_order


def evaluate(t: Table, seat: Seat) -> float:
    """The sum of all terms."""
    v = Situation(t, seat)
    worth = A_POINT * t[PRESTIGE + seat] - rivals_worth(v)
    if t.over:
        return float(worth) / 100.0
    s = Schemes(v)
    worth += v.mon_worth(v.mon) + s.worth_ready + s.worth
    worth += town_worth(v, s)
    worth += service_worth(v, v.disciples)
    worth += weapons_worth(v) + annexes_worth(v) + v.over_time(W[A_GEISHA] * v.geishas + W[A_BLESSING] * v.blessings)
    worth += bonuses_worth(v) + cards_worth(v) + blackmail_worth(v) + order_worth(v)
    return float(worth + underway_worth(v, s)) / 100.0


def terms(t: Table, seat: Seat) -> list[Term]:
    """The terms of `evaluate` as a list."""
    v = Situation(t, seat)
    on: i64 = 0 if t.over else 1
    s = Schemes(v)
    missions, town = on * s.worth, on * town_worth(v, s)
    bonuses, underway = on * bonuses_worth(v), on * underway_worth(v, s)
    return [
        term("prestige", A_POINT * t[PRESTIGE + seat], t[PRESTIGE + seat]),
        term("mon", on * v.mon_worth(v.mon), v.mon),
        term("missions", missions, in_points(missions)),
        term("ready", on * s.worth_ready, s.ready),
        term("town", town, in_points(town)),
        term("disciples", on * service_worth(v, v.disciples), v.disciples),
        term("weapons", on * weapons_worth(v), t.size(WEAPON + seat)),
        term("annexes", on * annexes_worth(v), t.size(ANNEX + seat)),
        term("geishas", on * v.over_time(W[A_GEISHA] * v.geishas), v.geishas),
        term("blessing", on * v.over_time(W[A_BLESSING] * v.blessings), v.blessings),
        term("bonuses", bonuses, in_points(bonuses)),
        term("cards", on * cards_worth(v), t.size(CARD + seat)),
        term("blackmail", on * blackmail_worth(v), t.size(BLACKMAIL + seat)),
        term("order", on * order_worth(v), place_in_order(t, seat) + 1 if t.size(ORDER) else 0, less_is_better=True),
        term("underway", underway, in_points(underway)),
        term("rivals", -rivals_worth(v), best_rival(t, seat), less_is_better=True),
    ]


def elapsed(t: Table) -> float:
    return 1.0 - float(rounds_to_come(t)) / float(ROUNDS)


def in_points(worth: i64) -> i64:
    """An estimate in prestige."""
    return (worth + A_POINT // 2) // A_POINT


def underway_worth(v: Situation, s: Schemes) -> i64:
    """Pending matters: the bidding, an own offer, cards about to be drawn."""
    return auction_worth(v, s) + offer_worth(v, s) + card_draw_worth(v, s)


def term(word: str, hundredths: i64, amount: i64, less_is_better: bool = False) -> Term:
    return Term(word, float(hundredths) / 100.0, amount, less_is_better)


def cards_worth(v: Situation) -> i64:
    """Action cards can be played in all rounds to come."""
    t, seat = v.t, v.seat
    worth: i64 = 0
    if t.size(CARD + seat):
        worth = t.worth(CARD + seat, A_CARD)
    for slot in range(t.size(OFFERED_CARD + seat)):
        worth += A_CARD[t.piece(OFFERED_CARD + seat, slot)]
    return v.soon(worth)


def blackmail_worth(v: Situation) -> i64:
    return A_POINT * BLACKMAIL_PRESTIGE * v.t.size(BLACKMAIL + v.seat)


def order_worth(v: Situation) -> i64:
    """The worth of an earlier position on the order track, while it matters."""
    t = v.t
    if v.rounds == 0 or t.size(ORDER) < t.seats:
        return 0
    return W[A_FIELD_AHEAD] * (t.seats - 1 - place_in_order(t, v.seat))
