"""What a bot that looks one turn ahead should want.

Everything is counted in victory cards. The weights were set by hand and checked in the arena.
"""

from typing import Final

from higaki.engine.native import i64
from higaki.engine.table import Table
from higaki.games.osaka.box import CARD_KINDS, COLOR, COLOR_COUNT, EDO, IN_WAVES, INSURES, POINTS_PER_CARD, TILES_TO_END
from higaki.games.osaka.goods import cards_of, highest_value
from higaki.games.osaka.insurance import InsureGoods
from higaki.games.osaka.market import coins
from higaki.games.osaka.payday import sale_points
from higaki.games.osaka.places import GOODS, HAND, INSURED, NOTES, SHIP, STONE, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.things import BUY, DONE, GOODS_CARD, HAND_CARD, RESERVE, TILE
from higaki.games.osaka.turn import PayGoods, ReserveCard

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
    won = float(t.size(VICTORY + seat) + t.size(WINDFALL + seat) + t[NOTES + seat])
    if t.over:
        return won + 0.01 * float(t.size(TILES_OF + seat))
    hope = won + A_TILE * tiles_left_to_use(t) * float(t.size(TILES_OF + seat))
    for color in range(COLOR_COUNT):
        hope += goods_hope(t, seat, color)
    return hope + coins_hope(t, seat) + A_STONE * float(t[STONE + seat])


def tiles_left_to_use(t: Table) -> float:
    """A tile is worth the more the longer the game will go on."""
    most = max([t.size(TILES_OF + seat) for seat in range(t.seats)])
    return max(0.0, 1.0 - float(most) / TILES_TO_END)


def goods_hope(t: Table, seat: i64, color: i64) -> float:
    """What the goods of a colour would bring today, by how safely they lie."""
    at_risk, insured = cards_of(t, GOODS + seat, color), cards_of(t, INSURED + seat, color)
    cards = at_risk + insured
    if cards == 0:
        return 0.0
    highest = max(highest_value(t, GOODS + seat, color), highest_value(t, INSURED + seat, color))
    brings = float(sale_points(highest, t.count(TILES_OF + seat, color), cards)) / POINTS_PER_CARD
    safety = SAFE_AT[t[SHIP + color]]
    return brings * (safety * float(at_risk) + 0.9 * float(insured)) / float(cards)


def coins_hope(t: Table, seat: i64) -> float:
    """Coins buy goods; more than the market costs they hardly help. Insurance in hand is worth a little more."""
    purse = coins(t, seat) - debt(t, seat)
    hope = A_COIN * float(min(purse, ENOUGH_COINS)) + A_SPARE_COIN * float(max(0, purse - ENOUGH_COINS))
    for card in range(CARD_KINDS):
        color = COLOR[card]
        if INSURES[card] and t.count(HAND + seat, card) and t[SHIP + color] < EDO and cards_of(t, GOODS + seat, color):
            worth = INSURANCE * float(INSURES[card] * t.count(HAND + seat, card))
            hope += worth * (1.5 if IN_WAVES[t[SHIP + color]] else 1.0)
    return hope


REASONS: Final = ["payday", "cheap", "coins", "keep", "first", "change", "insure", "enough", "save"]


def reason(t: Table, thing: i64) -> str:
    """Why the thing looks good for the seat that has to choose."""
    seat = t.seat
    if thing == BUY:
        bought = t.clone()
        bought.follow(thing)
        while bought.seat == seat and isinstance(bought.step, PayGoods):
            bought.follow(bought.option(0))
        return "payday" if bought.size(VICTORY + seat) > t.size(VICTORY + seat) else "cheap"
    if thing == RESERVE or isinstance(t.step, ReserveCard):
        return "keep"
    if thing == DONE:
        return "enough"
    if thing in TILE:
        return "first"
    if thing in GOODS_CARD:
        return "save"
    if thing in HAND_CARD:
        return "insure" if isinstance(t.step, InsureGoods) else "change"
    return "coins"


def debt(t: Table, seat: i64) -> i64:
    """What the seat has still to pay for goods it is just buying."""
    for step in t.agenda:
        if isinstance(step, PayGoods) and step.seat == seat:
            return step.missing
    return 0
