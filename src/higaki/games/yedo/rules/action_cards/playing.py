"""Playing an action card from the hand: at its moment, if it can be paid and has a target (p. 2, ruling E32)."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.places import CARD, MON
from higaki.games.yedo.printed import CARD_COST, CARD_COUNT, CARD_MOMENTS
from higaki.games.yedo.rules.action_cards.aiming import ask_aims
from higaki.games.yedo.rules.action_cards.reacting import ANNOUNCE, RESOLVE, lay_open
from higaki.games.yedo.rules.action_cards.targets import has_target, mon_needed
from higaki.games.yedo.rules.purse import pay


def may_play(t: Table, seat: i64, card: i64, moment: i64) -> bool:
    """Is it the card's moment, can it be paid, and would it do anything?"""
    return (
        t.count(CARD + seat, card) > 0
        and CARD_MOMENTS[card] & moment > 0
        and mon_needed(card) <= t[MON + seat]
        and has_target(t, seat, card)
    )


def offer_cards(t: Table, seat: i64, moment: i64) -> None:
    """Every card of the hand that may be played now."""
    if t.size(CARD + seat) == 0:
        return
    for card in range(CARD_COUNT):
        if may_play(t, seat, card, moment):
            t.offer(actions.CARD + card)


def refused_cards(t: Table, seat: i64, moment: i64) -> list[Refused]:
    """Every other card of the hand, and why not."""
    return [
        why_not_played(t, seat, card, moment)
        for card in range(CARD_COUNT)
        if t.count(CARD + seat, card) and not may_play(t, seat, card, moment)
    ]


def why_not_played(t: Table, seat: i64, card: i64, moment: i64) -> Refused:
    thing = actions.CARD + card
    if not CARD_MOMENTS[card] & moment:
        return Refused(thing, events.NOT_NOW, [])
    if mon_needed(card) > t[MON + seat]:
        return Refused(thing, events.TOO_DEAR, [mon_needed(card), t[MON + seat]])
    return Refused(thing, events.NO_TARGET, [])


def play_card(t: Table, seat: i64, card: i64) -> None:
    """Lay it open and pay; then it is aimed, may be cancelled, and takes effect."""
    lay_open(t, seat, card)
    if CARD_COST[card]:
        pay(t, seat, CARD_COST[card])
        t.tell(events.PAID, seat, CARD_COST[card])
    t.then(ANNOUNCE.of(seat), RESOLVE.of(seat))
    ask_aims(t, seat, card)
