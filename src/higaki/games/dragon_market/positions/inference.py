"""Inference about secret orders: a player who has collected a good works on an order that needs it."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import is_in
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.memory import remembered
from higaki.engine.table.table import Table
from higaki.games.dragon_market.box import GOOD_COUNT, ORDER_GOODS
from higaki.games.dragon_market.places import BASKET, DECK, MODE, OFFER, SECRET
from higaki.games.dragon_market.rules.teams import sides


def reconcile(t: Table, eyes: int, rng: Rng) -> None:
    """If a secret order does not fit its owner's goods, draw orders that fit, all combinations equally likely.

    A deal in which all of them fit is one of these combinations, and equally likely.
    """
    if not t[MODE]:
        return
    bound = [side for side in range(sides(t)) if side != eyes and t.size(SECRET + side) and t.size(BASKET + side)]
    if all(fits(t, side, t.any_in(SECRET + side)) for side in bound):
        return
    unknown = _unknown(t, eyes)
    fitting = [[card for _, card in unknown if fits(t, side, card)] for side in bound]
    for side, card in zip(bound, _any_way(fitting, rng), strict=True):
        _exchange(t, SECRET + side, card, eyes)


def fits(t: Table, side: i64, order: i64) -> bool:
    """Does an order need all goods that the side has collected?"""
    for good in range(GOOD_COUNT):
        if t.count(BASKET + side, good) and not is_in(good, ORDER_GOODS[order]):
            return False
    return True


def _unknown(t: Table, eyes: int) -> list[tuple[int, int]]:
    """The spots with orders that the viewer neither sees nor remembers, and these orders; there is one of each."""
    others = [side for side in range(sides(t)) if side != eyes]
    hidden = [DECK, *[place + side for place in (SECRET, OFFER) for side in others]]
    return [(spot, card) for spot in hidden for card in t.pieces(spot) if card not in remembered(t, spot, eyes)]


def _any_way(fitting: list[list[int]], rng: Rng) -> list[int]:
    """A different card for each, all combinations equally likely. At least one exists: that of the true table."""
    taken: list[int] = []
    for number, cards in enumerate(fitting):
        ways = [0 if card in taken else _ways(fitting[number + 1 :], [*taken, card]) for card in cards]
        drawn = rng.below(sum(ways))
        chosen = 0
        while drawn >= ways[chosen]:
            drawn -= ways[chosen]
            chosen += 1
        taken.append(cards[chosen])
    return taken


def _ways(fitting: list[list[int]], taken: list[int]) -> int:
    """The number of ways in which each can get an unused card. There are at most four sides."""
    if not fitting:
        return 1
    return sum([_ways(fitting[1:], [*taken, card]) for card in fitting[0] if card not in taken])


def _exchange(t: Table, mine: int, card: int, eyes: int) -> None:
    """Swap the only order at one spot with another one, wherever that lies."""
    other = t.any_in(mine)
    for spot, lying in _unknown(t, eyes):
        if lying == card and spot != mine:
            t.fill(mine, [card])
            t.fill(spot, [other if piece == card else piece for piece in t.pieces(spot)])
