"""The evaluation of Traders of Osaka, one turn ahead.

The unit is one victory card. The weights are in `weights.toml`.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.game import Term
from higaki.engine.table.table import Table
from higaki.games.osaka.ai.weights import (
    A_COIN,
    A_RIVAL,
    A_SPARE_COIN,
    A_STONE,
    A_TILE,
    ENOUGH_COINS,
    IN_DANGER,
    INSURANCE,
    INSURED_SAFE,
    SAFE_AT,
    W,
)
from higaki.games.osaka.box import COLOR_COUNT, EDO, IN_WAVES, INSURES, POINTS_PER_CARD, TILES_TO_END
from higaki.games.osaka.places import GOODS, HAND, INSURED, NOTES, SHIP, STONE, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.rules.market import coins
from higaki.games.osaka.rules.payday import sale_points
from higaki.games.osaka.rules.ships_and_goods import cards_of, highest_value, lowest_of
from higaki.games.osaka.rules.turn import PayGoods

# Less than any evaluation.
NEVER_SO_BAD: Final = 1000.0


def evaluate(t: Table, seat: i64) -> float:
    """The seat's prospects, less a part of the best opponent's."""
    left = tiles_left_to_use(t)
    return prospects(t, seat, left) - W[A_RIVAL] * best_of_others(t, seat, left)


def best_of_others(t: Table, seat: i64, left: float) -> float:
    """The prospects of the strongest opponent."""
    best = -NEVER_SO_BAD
    for other in range(t.seats):
        if other != seat:
            hope = prospects(t, other, left)
            best = max(best, hope)
    return best


def prospects(t: Table, seat: i64, left: float) -> float:
    """Victory cards won, and what tiles, goods, coins and stone promise."""
    won = float(victory_cards(t, seat))
    if t.over:
        return won + 0.01 * float(t.size(TILES_OF + seat))
    hope = won + W[A_TILE] * left * float(t.size(TILES_OF + seat))
    if t.size(GOODS + seat) or t.size(INSURED + seat):
        for color in range(COLOR_COUNT):
            hope += goods_hope(t, seat, color)
    return hope + coins_hope(t, seat) + insurance_hope(t, seat) + W[A_STONE] * float(t[STONE + seat])


def terms(t: Table, seat: i64) -> list[Term]:
    """The terms of `evaluate` as a list."""
    won, tiles, stones = victory_cards(t, seat), t.size(TILES_OF + seat), t[STONE + seat]
    left = tiles_left_to_use(t)
    best_other = best_of_others(t, seat, left)
    going_on = 0.0 if t.over else 1.0
    a_tile = 0.01 if t.over else W[A_TILE] * left
    goods = 0.0
    bring: i64 = 0
    for color in range(COLOR_COUNT):
        goods += goods_hope(t, seat, color)
        bring += goods_bring(t, seat, color)
    return [
        Term("won", float(won), won),
        Term("tiles", a_tile * float(tiles), tiles),
        Term("goods", going_on * goods, bring),
        Term("coins", going_on * coins_hope(t, seat), max(0, coins(t, seat) - debt(t, seat))),
        Term("insurance", going_on * insurance_hope(t, seat), insurance(t, seat)),
        Term("stone", going_on * W[A_STONE] * float(stones), stones),
        Term("rival", -W[A_RIVAL] * best_other, round(best_other), less_is_better=True),
    ]


def victory_cards(t: Table, seat: i64) -> i64:
    return t.size(VICTORY + seat) + t.size(WINDFALL + seat) + t[NOTES + seat]


def tiles_left_to_use(t: Table) -> float:
    """A tile is worth more the longer the game will last."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, t.size(TILES_OF + seat))
    return max(0.0, 1.0 - float(most) / TILES_TO_END)


def elapsed(t: Table) -> float:
    return 1.0 - tiles_left_to_use(t)


def goods_bring(t: Table, seat: i64, color: i64) -> i64:
    """The points that all goods of a colour would bring if they were sold now."""
    cards = cards_of(t, GOODS + seat, color) + cards_of(t, INSURED + seat, color)
    return points_for(t, seat, color, cards) if cards else 0


def points_for(t: Table, seat: i64, color: i64, cards: i64) -> i64:
    highest = max(highest_value(t, GOODS + seat, color), highest_value(t, INSURED + seat, color))
    return sale_points(highest, t.count(TILES_OF + seat, color), cards)


def goods_hope(t: Table, seat: i64, color: i64) -> float:
    """The current value of the goods of a colour, weighted by their safety."""
    at_risk, insured = cards_of(t, GOODS + seat, color), cards_of(t, INSURED + seat, color)
    cards = at_risk + insured
    if cards == 0:
        return 0.0
    brings = float(points_for(t, seat, color, cards)) / POINTS_PER_CARD
    return brings * (W[SAFE_AT + t[SHIP + color]] * float(at_risk) + W[INSURED_SAFE] * float(insured)) / float(cards)


def coins_hope(t: Table, seat: i64) -> float:
    """The worth of coins: more than the market costs they hardly help."""
    purse = float(coins(t, seat) - debt(t, seat))
    ready = min(purse, W[ENOUGH_COINS])
    return W[A_COIN] * ready + W[A_SPARE_COIN] * (purse - ready)


def insurance_hope(t: Table, seat: i64) -> float:
    """Cards in hand that could save goods are worth more than their coins, most where the ship is in danger."""
    hope = 0.0
    if t.size(GOODS + seat) == 0 or t.size(HAND + seat) == 0:
        return hope
    for color in range(COLOR_COUNT):
        if in_danger(t, seat, color):
            for card in range(lowest_of(color), lowest_of(color + 1)):
                symbols = INSURES[card] * t.count(HAND + seat, card)
                if symbols:
                    worth = W[INSURANCE] * float(symbols)
                    hope += worth * (W[IN_DANGER] if IN_WAVES[t[SHIP + color]] else 1.0)
    return hope


def insurance(t: Table, seat: i64) -> i64:
    """The number of insurance symbols in hand for goods at risk."""
    symbols: i64 = 0
    for color in range(COLOR_COUNT):
        if in_danger(t, seat, color):
            for card in range(lowest_of(color), lowest_of(color + 1)):
                symbols += INSURES[card] * t.count(HAND + seat, card)
    return symbols


def in_danger(t: Table, seat: i64, color: i64) -> bool:
    """Are there goods on a ship that has not arrived?"""
    return t[SHIP + color] < EDO and cards_of(t, GOODS + seat, color) > 0


def debt(t: Table, seat: i64) -> i64:
    """The sum that the seat still has to pay for goods it is buying."""
    for number in range(t.pending):
        step = t.planned(number)
        if isinstance(step, PayGoods) and step.seat == seat:
            return step.missing
    return 0
