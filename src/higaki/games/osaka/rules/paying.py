"""Paying with cards without change: the suggested cards (p. 4, ruling O2)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.table import Table
from higaki.games.osaka.box import CARD_KINDS, HIGHEST_VALUE, INSURES, VALUE
from higaki.games.osaka.places import HAND

NEVER: Final = -1


def card_to_pay_with(t: Table, seat: i64, missing: i64, cards: list[int]) -> int:
    """The card to pay with first: for the smallest overpayment, and so that cards that insure stay in hand."""
    least = least_payment(values_in_hand(t, seat, cards), missing)
    fitting = [card for card in cards if completes(t, seat, cards, card, least)]
    if not fitting:  # these cards alone are not enough
        fitting = cards
    return min(fitting, key=lambda card: (INSURES[card], -VALUE[card], card))


def values_in_hand(t: Table, seat: i64, cards: list[int], without: int = NEVER) -> list[int]:
    """The values of all cards of these kinds in hand, one by one."""
    return [
        VALUE[card]
        for card in range(CARD_KINDS)
        if card in cards
        for _ in range(t.count(HAND + seat, card) - (1 if card == without else 0))
    ]


def sums_of(values: list[int]) -> set[int]:
    """All sums that can be paid exactly with some of these."""
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums}
    return sums


def least_payment(values: list[int], missing: i64) -> int:
    """The smallest payment that covers the missing sum; NEVER if there is none."""
    enough = [total for total in sums_of(values) if missing <= total < missing + HIGHEST_VALUE]
    return min(enough) if enough else NEVER


def completes(t: Table, seat: i64, cards: list[int], card: int, payment: int) -> bool:
    """Can the rest of a payment be made exactly with the other cards?"""
    return payment - VALUE[card] in sums_of(values_in_hand(t, seat, cards, without=card))
