"""A player's turn: exactly one of three actions (p. 4 to 7)."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.piece_encoding import UNMARKED, kind_of
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import NOBODY, Choice, Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.actions import BUY, FARM_CARD, HAND_CARD, MARKET_CARD, RESERVE
from higaki.games.osaka.box import CARD_KINDS, COLOR, COLOR_COUNT, EDO, HIGHEST_VALUE, VALUE
from higaki.games.osaka.places import DISCARD, FARM, GOODS, HAND, MARKET, MARKET_SLOTS, PASSES, SHIP
from higaki.games.osaka.rules.market import (
    any_open,
    can_reserve,
    cards_open,
    coins,
    is_open,
    price_of_all,
    refill,
    reserve,
    take_from_market,
)
from higaki.games.osaka.rules.payday import hold_payday
from higaki.games.osaka.rules.paying import card_to_pay_with
from higaki.games.osaka.rules.refusals import why_no_action, why_not_reserved
from higaki.games.osaka.rules.ships_and_goods import any_arrived
from higaki.games.osaka.step_registry import STEPS

HIGHEST_PRICE: Final = MARKET_SLOTS * HIGHEST_VALUE


class BeginTurn(Effect):
    """The start of a player's turn (p. 4)."""

    def happen(self, t: Table) -> None:
        begin_turn(t, self.seat)


def begin_turn(t: Table, seat: i64) -> None:
    """A market without a card open to the player is refilled; then one action (p. 4, p. 7)."""
    if not any_open(t, seat):
        refill(t)
        if not any_open(t, seat) and not can_reserve(t, seat):
            pass_turn(t, seat)
            return
    t[PASSES] = 0
    t.then(CHOOSE_ACTION.of(seat))


def pass_turn(t: Table, seat: i64) -> None:
    """Pass if no card is left to take or reserve; when all pass in a row the game ends (ruling O6)."""
    t.tell(events.PASSED, seat)
    t[PASSES] += 1
    if t[PASSES] >= t.seats:
        t.tell(events.EXHAUSTED)
        t.finish()
    else:
        begin_turn(t, t.left_of(seat))


class ChooseAction(SecretChoice):
    """Buy all unreserved goods of the market, take one of its cards as coins, or reserve a card (p. 4)."""

    def options(self, t: Table) -> None:
        seat = self.seat
        price: i64 = 0
        for slot in range(t.size(MARKET)):
            card = t.piece(MARKET, slot)
            if is_open(card, seat):
                t.offer(MARKET_CARD + slot)
                price += VALUE[kind_of(card)]
        if t.choices and coins(t, seat) >= price:
            t.offer(BUY)
        if can_reserve(t, seat):
            t.offer(RESERVE)

    def details(self, t: Table) -> dict[str, int | str]:
        price, cards = price_of_all(t, self.seat), cards_open(t, self.seat)
        purse = coins(t, self.seat)
        return {
            "price": price,
            "cards": cards,
            "coins": purse,
            "buy": int(cards > 0 and purse >= price),
            "reserve": int(can_reserve(t, self.seat)),
        }

    def refused(self, t: Table) -> list[Refused]:
        return why_no_action(t, self.seat)

    def take(self, t: Table, thing: i64) -> None:
        seat, left_neighbour = self.seat, t.left_of(self.seat)
        if thing == BUY:
            t.then(PAY_GOODS.of(seat, price_of_all(t, seat)), BUY_GOODS.of(seat), BEGIN_TURN.of(left_neighbour))
        elif thing == RESERVE:
            t.then(RESERVE_CARD.of(seat), BEGIN_TURN.of(left_neighbour))
        else:
            card = take_from_market(t, MARKET_CARD.member(thing), HAND + seat)
            t.tell(events.TOOK_COINS, seat, card)
            begin_turn(t, left_neighbour)


class PayGoods(Choice):
    """Lay hand cards on the discard pile until the price is covered; there is no change (p. 4, ruling O2)."""

    continues: bool = True
    missing: i64

    def options(self, t: Table) -> None:
        t.offer_kinds(HAND + self.seat, 0, CARD_KINDS, HAND_CARD)

    def suggestion(self, t: Table, options: list[int]) -> int:
        cards = [int(HAND_CARD.member(option)) for option in options]
        return HAND_CARD + card_to_pay_with(t, self.seat, self.missing, cards)

    def take(self, t: Table, thing: i64) -> None:
        card = HAND_CARD.member(thing)
        t.drop(card, HAND + self.seat, DISCARD)
        t.tell(events.PAID, self.seat, card)
        if self.missing > VALUE[card]:
            t.then(PAY_GOODS.of(self.seat, self.missing - VALUE[card]))


class BuyGoods(Effect):
    """All open market cards become goods; refill, ships, and perhaps payday follow (p. 4 to 7, ruling O3)."""

    def happen(self, t: Table) -> None:
        seat = self.seat
        if t.listener is not None:
            t.tell(events.BOUGHT, seat, cards_open(t, seat), price_of_all(t, seat))
        bought = NONE_BOUGHT[:]
        slot: i64 = 0
        while slot < t.size(MARKET):
            if is_open(t.piece(MARKET, slot), seat):
                bought[COLOR[take_from_market(t, slot, GOODS + seat)]] += 1
            else:
                slot += 1
        refill(t)
        advance_ships(t, bought)
        if any_arrived(t):
            hold_payday(t, seat)


def advance_ships(t: Table, bought: vec[i64]) -> None:
    """One good of a colour moves its ship one space, two or more move it two; Edo is the end (p. 5, ruling O1)."""
    for color in range(COLOR_COUNT):
        if bought[color]:
            steps = min(min(2, bought[color]), EDO - t[SHIP + color])
            t.send(SHIP + color, t[SHIP + color] + steps)
            t.tell(events.SHIP_SAILED, NOBODY, color, steps, t[SHIP + color])


class ReserveCard(Choice):
    """Put the reservation stone on an unreserved card of the market or the farm (p. 5)."""

    def options(self, t: Table) -> None:
        for slot in range(t.size(MARKET)):
            if t.piece(MARKET, slot) < UNMARKED:
                t.offer(MARKET_CARD + slot)
        for slot in range(t.size(FARM)):
            if t.piece(FARM, slot) < UNMARKED:
                t.offer(FARM_CARD + slot)

    def refused(self, t: Table) -> list[Refused]:
        return [*why_not_reserved(t, MARKET, MARKET_CARD), *why_not_reserved(t, FARM, FARM_CARD)]

    def take(self, t: Table, thing: i64) -> None:
        if thing in FARM_CARD:
            card = reserve(t, self.seat, FARM, FARM_CARD.member(thing))
        else:
            card = reserve(t, self.seat, MARKET, MARKET_CARD.member(thing))
        t.tell(events.RESERVED, self.seat, card)


NONE_BOUGHT: Final = figures([0] * COLOR_COUNT)

BEGIN_TURN: Final = STEPS.each(BeginTurn)
CHOOSE_ACTION: Final = STEPS.each(ChooseAction)
PAY_GOODS: Final = STEPS.each(PayGoods, missing=Count(HIGHEST_PRICE))
BUY_GOODS: Final = STEPS.each(BuyGoods)
RESERVE_CARD: Final = STEPS.each(ReserveCard)
