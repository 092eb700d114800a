"""What a bot that looks one turn ahead should want.

Everything is counted in victory cards. The weights were set by hand and checked in the arena.
"""

from typing import Final

from higaki.engine.table import Table
from higaki.games.osaka.box import COLOR, COLOR_COUNT, EDO, IN_WAVES, INSURES, POINTS_PER_CARD, TILES_TO_END, VALUE
from higaki.games.osaka.market import coins
from higaki.games.osaka.payday import InsureGoods, cards_of, sale_points
from higaki.games.osaka.places import GOODS, HAND, INSURED, NOTES, SHIP, STONE, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.things import BUY, DONE, FIRST_TILE, GOODS_CARD, HAND_CARD, RESERVE
from higaki.games.osaka.turn import PayGoods, ReserveCard

# How likely goods are still to be sold, by their ship's distance to Edo; the waves may come first.
SAFE_AT: Final = [0.50, 0.55, 0.62, 0.55, 0.62, 1.0]
A_COIN: Final = 0.13
A_SPARE_COIN: Final = 0.05
ENOUGH_COINS: Final = 14
A_TILE: Final = 0.9
A_STONE: Final = 0.05
INSURANCE: Final = 0.12


def evaluate(t: Table, seat: int) -> float:
    """The seat's prospects, less half of the best opponent's."""
    best_other = max([prospects(t, other) for other in range(t.seats) if other != seat])
    return prospects(t, seat) - 0.5 * best_other


def prospects(t: Table, seat: int) -> float:
    """Victory cards won, and what tiles, goods, coins and stone promise."""
    won = len(t.at[VICTORY + seat]) + len(t.at[WINDFALL + seat]) + t.numbers[NOTES + seat]
    if t.over:
        return won + 0.01 * len(t.at[TILES_OF + seat])
    hope = won + A_TILE * tiles_left_to_use(t) * len(t.at[TILES_OF + seat])
    for color in range(COLOR_COUNT):
        hope += goods_hope(t, seat, color)
    return hope + coins_hope(t, seat) + A_STONE * t.numbers[STONE + seat]


def tiles_left_to_use(t: Table) -> float:
    """A tile is worth the more the longer the game will go on."""
    most = max([len(t.at[TILES_OF + seat]) for seat in range(t.seats)])
    return max(0.0, 1.0 - most / TILES_TO_END)


def goods_hope(t: Table, seat: int, color: int) -> float:
    """What the goods of a colour would bring today, by how safely they lie."""
    at_risk, insured = cards_of(t, GOODS + seat, color), cards_of(t, INSURED + seat, color)
    cards = at_risk + insured
    if not cards:
        return 0.0
    highest = max([VALUE[card] for card in cards])
    tiles = t.at[TILES_OF + seat].count(color)
    brings = sale_points(highest, tiles, len(cards)) / POINTS_PER_CARD
    safety = SAFE_AT[t.numbers[SHIP + color]]
    return brings * (safety * len(at_risk) + 0.9 * len(insured)) / len(cards)


def coins_hope(t: Table, seat: int) -> float:
    """Coins buy goods; more than the market costs they hardly help. Insurance in hand is worth a little more."""
    purse = coins(t, seat) - debt(t, seat)
    hope = A_COIN * min(purse, ENOUGH_COINS) + A_SPARE_COIN * max(0, purse - ENOUGH_COINS)
    for card in t.at[HAND + seat]:
        color = COLOR[card]
        if INSURES[card] and t.numbers[SHIP + color] < EDO and cards_of(t, GOODS + seat, color):
            hope += INSURANCE * INSURES[card] * (1.5 if IN_WAVES[t.numbers[SHIP + color]] else 1.0)
    return hope


REASONS: Final = ["payday", "cheap", "coins", "keep", "first", "change", "insure", "enough", "save"]


def reason(t: Table, thing: int) -> str:
    """Why the thing looks good for the seat that has to choose."""
    seat = t.seat
    if thing == BUY:
        bought = t.clone()
        bought.follow(thing)
        while bought.seat == seat and isinstance(bought.agenda[-1], PayGoods):
            bought.follow(bought.options[0])
        return "payday" if len(bought.at[VICTORY + seat]) > len(t.at[VICTORY + seat]) else "cheap"
    if thing == RESERVE or isinstance(t.agenda[-1], ReserveCard):
        return "keep"
    if thing == DONE:
        return "enough"
    if thing >= FIRST_TILE:
        return "first"
    if thing >= GOODS_CARD:
        return "save"
    if thing >= HAND_CARD:
        return "insure" if isinstance(t.agenda[-1], InsureGoods) else "change"
    return "coins"


def debt(t: Table, seat: int) -> int:
    """What the seat has still to pay for goods it is just buying."""
    for step in t.agenda:
        if isinstance(step, PayGoods) and step.seat == seat:
            return step.missing
    return 0
