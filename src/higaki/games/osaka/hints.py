"""What a bot that looks one turn ahead should want.

Everything is counted in victory cards. The weights were set by hand and checked in the arena.
"""

from typing import Final

from higaki.engine.game import Term
from higaki.engine.native import i64
from higaki.engine.table import Table
from higaki.games.osaka.box import CARD_KINDS, COLOR, COLOR_COUNT, EDO, IN_WAVES, INSURES, POINTS_PER_CARD, TILES_TO_END
from higaki.games.osaka.goods import cards_of, highest_value
from higaki.games.osaka.market import coins
from higaki.games.osaka.payday import sale_points
from higaki.games.osaka.places import GOODS, HAND, INSURED, NOTES, SHIP, STONE, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.turn import PayGoods

# How likely goods are still to be sold, by their ship's distance to Edo; the waves may come first.
SAFE_AT: Final = [0.50, 0.55, 0.62, 0.55, 0.62, 1.0]
A_COIN: Final = 0.13
A_SPARE_COIN: Final = 0.05
ENOUGH_COINS: Final = 14
A_TILE: Final = 0.9
A_STONE: Final = 0.05
INSURANCE: Final = 0.12


def evaluate(t: Table, seat: i64) -> float:
    """The seat's prospects, less half of the best opponent's."""
    best_other = max([prospects(t, other) for other in range(t.seats) if other != seat])
    return prospects(t, seat) - 0.5 * best_other


def prospects(t: Table, seat: i64) -> float:
    """Victory cards won, and what tiles, goods, coins and stone promise."""
    won = float(victory_cards(t, seat))
    if t.over:
        return won + 0.01 * float(t.size(TILES_OF + seat))
    hope = won + A_TILE * tiles_left_to_use(t) * float(t.size(TILES_OF + seat))
    for color in range(COLOR_COUNT):
        hope += goods_hope(t, seat, color)
    return hope + coins_hope(t, seat) + insurance_hope(t, seat) + A_STONE * float(t[STONE + seat])


def terms(t: Table, seat: i64) -> list[Term]:
    """What `evaluate` adds up, one by one."""
    won, tiles, stones = victory_cards(t, seat), t.size(TILES_OF + seat), t[STONE + seat]
    best_other = max([prospects(t, other) for other in range(t.seats) if other != seat])
    going_on = 0.0 if t.over else 1.0
    a_tile = 0.01 if t.over else A_TILE * tiles_left_to_use(t)
    goods = sum([goods_hope(t, seat, color) for color in range(COLOR_COUNT)])
    bring = sum([goods_bring(t, seat, color) for color in range(COLOR_COUNT)])
    return [
        Term("won", float(won), won),
        Term("tiles", a_tile * float(tiles), tiles),
        Term("goods", going_on * goods, bring),
        Term("coins", going_on * coins_hope(t, seat), max(0, coins(t, seat) - debt(t, seat))),
        Term("insurance", going_on * insurance_hope(t, seat), insurance(t, seat)),
        Term("stone", going_on * A_STONE * float(stones), stones),
        Term("rival", -0.5 * best_other, round(best_other)),
    ]


def victory_cards(t: Table, seat: i64) -> i64:
    return t.size(VICTORY + seat) + t.size(WINDFALL + seat) + t[NOTES + seat]


def tiles_left_to_use(t: Table) -> float:
    """A tile is worth the more the longer the game will go on."""
    most = max([t.size(TILES_OF + seat) for seat in range(t.seats)])
    return max(0.0, 1.0 - float(most) / TILES_TO_END)


def goods_bring(t: Table, seat: i64, color: i64) -> i64:
    """The points that all goods of a colour would bring if they were sold today."""
    cards = cards_of(t, GOODS + seat, color) + cards_of(t, INSURED + seat, color)
    if cards == 0:
        return 0
    highest = max(highest_value(t, GOODS + seat, color), highest_value(t, INSURED + seat, color))
    return sale_points(highest, t.count(TILES_OF + seat, color), cards)


def goods_hope(t: Table, seat: i64, color: i64) -> float:
    """What the goods of a colour would bring today, by how safely they lie."""
    at_risk, insured = cards_of(t, GOODS + seat, color), cards_of(t, INSURED + seat, color)
    if at_risk + insured == 0:
        return 0.0
    brings = float(goods_bring(t, seat, color)) / POINTS_PER_CARD
    safety = SAFE_AT[t[SHIP + color]]
    return brings * (safety * float(at_risk) + 0.9 * float(insured)) / float(at_risk + insured)


def coins_hope(t: Table, seat: i64) -> float:
    """Coins buy goods; more than the market costs they hardly help."""
    purse = coins(t, seat) - debt(t, seat)
    return A_COIN * float(min(purse, ENOUGH_COINS)) + A_SPARE_COIN * float(max(0, purse - ENOUGH_COINS))


def insurance_hope(t: Table, seat: i64) -> float:
    """Cards in hand that could save goods are worth more than their coins, most where the ship is in danger."""
    hope = 0.0
    for card in range(CARD_KINDS):
        if could_save(t, seat, card):
            worth = INSURANCE * float(INSURES[card] * t.count(HAND + seat, card))
            hope += worth * (1.5 if IN_WAVES[t[SHIP + COLOR[card]]] else 1.0)
    return hope


def insurance(t: Table, seat: i64) -> i64:
    """How many goods the cards in hand could save."""
    symbols: i64 = 0
    for card in range(CARD_KINDS):
        if could_save(t, seat, card):
            symbols += INSURES[card] * t.count(HAND + seat, card)
    return symbols


def could_save(t: Table, seat: i64, card: i64) -> bool:
    color = COLOR[card]
    return (
        INSURES[card] > 0
        and t.count(HAND + seat, card) > 0
        and t[SHIP + color] < EDO
        and cards_of(t, GOODS + seat, color) > 0
    )


def debt(t: Table, seat: i64) -> i64:
    """What the seat has still to pay for goods it is just buying."""
    for step in t.agenda:
        if isinstance(step, PayGoods) and step.seat == seat:
            return step.missing
    return 0
