"""A player's turn: exactly one of three actions (p. 4 to 7)."""

from typing import Final

from higaki.engine.heaps import kinds_in
from higaki.engine.marks import UNMARKED
from higaki.engine.steps import NOBODY, Choice, Effect, SecretChoice
from higaki.engine.table import Table
from higaki.games.osaka import story
from higaki.games.osaka.box import COLOR, COLOR_COUNT, EDO, TRADERS, VALUE
from higaki.games.osaka.market import any_open, can_reserve, coins, offer, refill, reserve, take_from_market
from higaki.games.osaka.payday import arrived_ships, hold_payday
from higaki.games.osaka.places import DISCARD, FARM, GOODS, HAND, MARKET, PASSES, SHIP
from higaki.games.osaka.things import BUY, FARM_CARD, HAND_CARD, MARKET_CARD, RESERVE


class BeginTurn(Effect):
    """It is a player's turn (p. 4)."""

    def happen(self, t: Table) -> None:
        begin_turn(t, self.seat)


def begin_turn(t: Table, seat: int) -> None:
    """A market without a card open to the player is refilled; then one action (p. 4, p. 7)."""
    if not any_open(t, seat):
        refill(t)
        if not any_open(t, seat) and not can_reserve(t, seat):
            pass_turn(t, seat)
            return
    t.numbers[PASSES] = 0
    t.then(CHOOSE_ACTION[seat])


def pass_turn(t: Table, seat: int) -> None:
    """No card is left to take or reserve; when everybody passes in a row the game ends (ruling O6)."""
    t.tell(story.PASSED, seat)
    t.numbers[PASSES] += 1
    if t.numbers[PASSES] >= t.seats:
        t.tell(story.EXHAUSTED)
        t.finish()
    else:
        begin_turn(t, (seat + 1) % t.seats)


class ChooseAction(SecretChoice):
    """Buy all open goods of the market, take one of its cards as coins, or reserve a card (p. 4)."""

    def options(self, t: Table) -> list[int]:
        seat = self.seat
        found, price = offer(t, seat)
        if found and coins(t, seat) >= price:
            found.append(BUY)
        if can_reserve(t, seat):
            found.append(RESERVE)
        return found

    def take(self, t: Table, thing: int) -> None:
        seat, left_neighbour = self.seat, (self.seat + 1) % t.seats
        if thing == BUY:
            price = offer(t, seat)[1]
            t.then(PayGoods(seat, price), BuyGoods(seat), BEGIN_TURN[left_neighbour])
        elif thing == RESERVE:
            t.then(ReserveCard(seat), BEGIN_TURN[left_neighbour])
        else:
            card = take_from_market(t, thing - MARKET_CARD, HAND + seat)
            t.tell(story.TOOK_COINS, seat, card)
            begin_turn(t, left_neighbour)


class PayGoods(Choice):
    """Lay hand cards on the discard pile until the price is covered; there is no change (p. 4, ruling O2)."""

    def __init__(self, seat: int, missing: int) -> None:
        self.seat = seat
        self.missing = missing

    def fields(self) -> list[int]:
        return [self.missing]

    def options(self, t: Table) -> list[int]:
        return [HAND_CARD + card for card in kinds_in(t.at[HAND + self.seat])]

    def take(self, t: Table, thing: int) -> None:
        card = thing - HAND_CARD
        t.drop(card, HAND + self.seat, DISCARD)
        t.tell(story.PAID, self.seat, card)
        if self.missing > VALUE[card]:
            t.then(PayGoods(self.seat, self.missing - VALUE[card]))


class BuyGoods(Effect):
    """All open market cards become goods; refill, ships, and perhaps payday follow (p. 4 to 7, ruling O3)."""

    def happen(self, t: Table) -> None:
        seat = self.seat
        things, price = offer(t, seat)
        t.tell(story.BOUGHT, seat, len(things), price)
        bought = [0] * COLOR_COUNT
        for gone, thing in enumerate(things):
            card = take_from_market(t, thing - MARKET_CARD - gone, GOODS + seat)
            bought[COLOR[card]] += 1
        refill(t)
        advance_ships(t, bought)
        if arrived_ships(t):
            hold_payday(t, seat)


def advance_ships(t: Table, bought: list[int]) -> None:
    """One good of a colour moves its ship one space, two or more move it two; Edo is the end (p. 5, ruling O1)."""
    for color, cards in enumerate(bought):
        if cards:
            steps = min(min(2, cards), EDO - t.numbers[SHIP + color])
            t.numbers[SHIP + color] += steps
            t.tell(story.SHIP_SAILED, NOBODY, color, steps, t.numbers[SHIP + color])


class ReserveCard(Choice):
    """Put the reservation stone on an unreserved card of the market or the farm (p. 5)."""

    def options(self, t: Table) -> list[int]:
        in_market = [MARKET_CARD + slot for slot, card in enumerate(t.at[MARKET]) if card < UNMARKED]
        in_farm = [FARM_CARD + slot for slot, card in enumerate(t.at[FARM]) if card < UNMARKED]
        return in_market + in_farm

    def take(self, t: Table, thing: int) -> None:
        if thing >= FARM_CARD:
            card = reserve(t, self.seat, FARM, thing - FARM_CARD)
        else:
            card = reserve(t, self.seat, MARKET, thing - MARKET_CARD)
        t.tell(story.RESERVED, self.seat, card)


# Steps never change, so one of each per seat is enough.
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(len(TRADERS))]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(len(TRADERS))]
