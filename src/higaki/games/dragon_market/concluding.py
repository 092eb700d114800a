"""What the others can conclude: whoever has collected a good works on an order that asks for it."""

from higaki.engine.luck import Luck
from higaki.engine.table import Table
from higaki.games.dragon_market.box import ORDER_GOODS
from higaki.games.dragon_market.places import BASKET, DECK, MODE, OFFER, SECRET
from higaki.games.dragon_market.sides import sides


def reconcile(t: Table, eyes: int, luck: Luck) -> None:
    """Exchange secret orders that do not fit the goods before their owners for such that do, fullest baskets first."""
    if not t[MODE]:
        return
    others = [side for side in range(sides(t)) if side != eyes and t.size(SECRET + side)]
    others.sort(key=lambda side: -t.size(BASKET + side))
    settled: list[int] = []
    for side in others:
        if not fits(t, side, t.pieces(SECRET + side)[0]):
            hidden = [DECK, *[place + other for other in others for place in (SECRET, OFFER) if other not in settled]]
            fitting = [(spot, card) for spot in hidden for card in t.pieces(spot) if fits(t, side, card)]
            if fitting:
                exchange(t, SECRET + side, *fitting[luck.below(len(fitting))])
        settled.append(side)


def fits(t: Table, side: int, order: int) -> bool:
    """Does an order ask for all that the side has collected?"""
    asked = list(ORDER_GOODS[order])
    return all(good in asked for good in t.pieces(BASKET + side))


def exchange(t: Table, mine: int, spot: int, card: int) -> None:
    """The only order at one spot for another one elsewhere."""
    other = t.pieces(mine)[0]
    t.fill(mine, [card])
    t.fill(spot, sorted([other if lying == card else lying for lying in t.pieces(spot)]))
