"""Phase 6, trade (p. 3): in the market, then in the tavern, the players there make each other offers."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import NOBODY, Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import POSTS, SEATS
from higaki.games.yedo.places import MOST_OFFERS, OFFERS_MADE, ORDER
from higaki.games.yedo.rules.disciple_positions import next_in_order, stand_at
from higaki.games.yedo.rules.offers.offer_contents import begin_offer
from higaki.games.yedo.rules.offers.offering import COMPOSE
from higaki.games.yedo.step_registry import STEPS


def trade(t: Table, post: i64) -> None:
    """Trade among all with a disciple there, if they are at least two; the first on the order track begins."""
    if traders(t, post) < 2:
        return
    for seat in range(t.seats):
        t[OFFERS_MADE + seat] = 0
    t.tell(events.TRADE_BEGINS, NOBODY, post)
    first = t.piece(ORDER, 0)
    if stand_at(t, first, post) == 0:
        first = next_trader(t, first, post)
    t.then(MAKE_OFFER.of(first, post, 0))


def traders(t: Table, post: i64) -> i64:
    found: i64 = 0
    for seat in range(t.seats):
        if stand_at(t, seat, post):
            found += 1
    return found


def next_trader(t: Table, seat: Seat, post: i64) -> Seat:
    """The next seat on the order track with a disciple there; the seat itself if there is no other."""
    other = next_in_order(t, seat)
    for _each in range(t.seats):
        if stand_at(t, other, post):
            return other
        other = next_in_order(t, other)
    return seat


class MakeOffer(Choice):
    """Choose another clan there to trade with, or be done; trading ends when all in a row are done (ruling E20)."""

    # Who opens an offer only to withdraw it makes all others decide again.
    decided_by_plan: bool = True
    post: i64
    # The number of seats in a row that had nothing to offer.
    silent: i64

    def options(self, t: Table) -> None:
        if t[OFFERS_MADE + self.seat] < MOST_OFFERS:
            for clan in range(t.seats):
                if clan != self.seat and stand_at(t, clan, self.post):
                    t.offer(actions.CLAN + clan)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"left": MOST_OFFERS - t[OFFERS_MADE + self.seat]}

    def take(self, t: Table, thing: Action) -> None:
        seat, after = self.seat, next_trader(t, self.seat, self.post)
        if thing == actions.DONE:
            if self.silent + 1 < traders(t, self.post):
                t.then(MAKE_OFFER.of(after, self.post, self.silent + 1))
            return
        t[OFFERS_MADE + seat] += 1
        begin_offer(t, seat, actions.CLAN.member(thing))
        t.then(COMPOSE.of(seat, self.post, 0), MAKE_OFFER.of(after, self.post, 0))


MAKE_OFFER: Final = STEPS.each(MakeOffer, post=POSTS, silent=Count(len(SEATS)))
