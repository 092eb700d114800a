"""Refusals in Traders of Osaka: things that a player may expect but cannot choose now, and why."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.piece_encoding import UNMARKED, kind_of, mark_on
from higaki.engine.table.actions import Group
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.actions import BUY, FARM_CARD, GOODS_CARD, HAND_CARD, MARKET_CARD, RESERVE
from higaki.games.osaka.box import CARD_KINDS, COLOR, INSURES
from higaki.games.osaka.places import FARM, GOODS, HAND, MARKET
from higaki.games.osaka.rules.market import any_open, can_reserve, coins, is_open, price_of_all
from higaki.games.osaka.rules.ships_and_goods import cards_of, sinking


def why_no_action(t: Table, seat: i64) -> list[Refused]:
    """Too expensive, the stone is already used, reserved by another player, or not in the market yet (p. 4)."""
    refused: list[Refused] = []
    if not any_open(t, seat):
        refused.append(Refused(BUY, events.NONE_OPEN, []))
    elif coins(t, seat) < price_of_all(t, seat):
        refused.append(Refused(BUY, events.TOO_DEAR, [price_of_all(t, seat), coins(t, seat)]))
    kept = card_under_stone(t, seat)
    if kept != NOTHING:
        refused.append(Refused(RESERVE, events.STONE_LIES, [kept]))
    elif not can_reserve(t, seat):
        refused.append(Refused(RESERVE, events.ALL_RESERVED, []))
    for slot in range(t.size(MARKET)):
        card = t.piece(MARKET, slot)
        if not is_open(card, seat):
            refused.append(Refused(MARKET_CARD + slot, events.RESERVED_BY, [mark_on(card)]))
    for slot in range(t.size(FARM)):
        refused.append(Refused(FARM_CARD + slot, events.STILL_FARM, []))
    return refused


def card_under_stone(t: Table, seat: i64) -> i64:
    """The card under a seat's stone, or NOTHING."""
    for row in (MARKET, FARM):
        for slot in range(t.size(row)):
            card = t.piece(row, slot)
            if card >= UNMARKED and mark_on(card) == seat:
                return kind_of(card)
    return NOTHING


def why_not_reserved(t: Table, row: i64, group: Group) -> list[Refused]:
    """A card can carry one stone only (p. 5)."""
    return [
        Refused(group + slot, events.RESERVED_BY, [mark_on(t.piece(row, slot))])
        for slot in range(t.size(row))
        if t.piece(row, slot) >= UNMARKED
    ]


def why_not_insure(t: Table, seat: i64) -> list[Refused]:
    """Only twos and threes insure, only in a sinking colour of which the player has goods (p. 10)."""
    refused: list[Refused] = []
    for card in range(CARD_KINDS):
        color = COLOR[card]
        if t.count(HAND + seat, card) == 0:
            continue
        if not sinking(t, color):
            refused.append(Refused(HAND_CARD + card, events.NOT_SINKING, [color]))
        elif cards_of(t, GOODS + seat, color) == 0:
            refused.append(Refused(HAND_CARD + card, events.NOTHING_AT_RISK, [color]))
        elif not INSURES[card]:
            refused.append(Refused(HAND_CARD + card, events.NO_INSURANCE, []))
    return refused


def why_not_save(t: Table, seat: i64, color: i64) -> list[Refused]:
    """A card insures goods of its own colour (p. 10)."""
    return [
        Refused(GOODS_CARD + card, events.ANOTHER_COLOR, [color])
        for card in range(CARD_KINDS)
        if COLOR[card] != color and t.count(GOODS + seat, card)
    ]
