"""The standing orders of Yedo: what a clan may leave to be done in auctions, trades and windows for cards."""

from typing import Final

from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.standing_orders import NO_ANSWER, FixedAnswer, StandingOrder
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.places import AIM_AT, AUCTION, BID, MON, PLAYED
from higaki.games.yedo.rules.action_cards.names import WALLS_HAVE_EARS
from higaki.games.yedo.rules.action_cards.reacting import REACT
from higaki.games.yedo.rules.disciple_positions import stand_in
from higaki.games.yedo.rules.offers.offering import ANSWER
from higaki.games.yedo.rules.phases.bidding import DECIDE_TO_BID, OPEN_AUCTION, RAISE
from higaki.games.yedo.rules.phases.trading import MAKE_OFFER
from higaki.games.yedo.rules.phases.watch_windows import PLAY_WATCH_CARD
from higaki.games.yedo.rules.watch import watch_in

# More Mon than anybody waits for before a bid.
MOST_MON: Final = 40


class SitOut(StandingOrder):
    """Sit out of the bidding with less than some Mon."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        return actions.SIT_OUT if t[MON + seat] < amount else NO_ANSWER


class RaiseTo(StandingOrder):
    """Raise by one up to an amount, then pass; in the auction that is open when the order is given."""

    def may_be_given(self, t: Table, seat: Seat) -> bool:
        return t.where(AUCTION) != NOWHERE

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        return int(actions.BID + t[BID] + 1) if t[BID] < amount else actions.PASS


class PassBids(FixedAnswer):
    """Pass in the auction that is open when the order is given."""

    def may_be_given(self, t: Table, seat: Seat) -> bool:
        return t.where(AUCTION) != NOWHERE


def is_aimed_at(t: Table, seat: Seat) -> bool:
    """Is this seat the target of the played card, and has nobody cancelled it?"""
    return t.holder(AIM_AT) == seat and t.size(PLAYED) == 1


class CancelAgainstMe(StandingOrder):
    """Cancel a card that is aimed at this seat if possible, and decline to cancel any other."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        cancel = int(actions.CARD + WALLS_HAVE_EARS)
        return cancel if is_aimed_at(t, seat) and cancel in t.options else actions.DECLINE


class AskIfAgainstMe(StandingOrder):
    """Decline to cancel any card that is not aimed at this seat."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        return NO_ANSWER if is_aimed_at(t, seat) else actions.DECLINE


class AskIfBesideWatch(StandingOrder):
    """Decline to move the watch while no own disciple is beside it."""

    def answer(self, t: Table, seat: Seat, amount: int) -> Action:
        return NO_ANSWER if stand_in(t, seat, watch_in(t)) else actions.DECLINE


STANDING_ORDERS: Final[list[StandingOrder]] = [
    SitOut("sit_out", [DECIDE_TO_BID], least=1, most=MOST_MON),
    RaiseTo("raise_to", [RAISE], cancelled_by=[events.OPENED], ends_with_chapter=True, least=1, most=actions.MOST_BID),
    PassBids("pass_bids", [RAISE], actions.PASS, cancelled_by=[events.OPENED], ends_with_chapter=True),
    FixedAnswer("drop_out", [OPEN_AUCTION, RAISE], actions.DROP_OUT, ends_with_chapter=True),
    FixedAnswer("offer_nothing", [MAKE_OFFER], actions.DONE, cancelled_at=[events.OFFERED], ends_with_chapter=True),
    FixedAnswer("refuse_offers", [ANSWER], actions.REFUSE, ends_with_chapter=True),
    CancelAgainstMe("cancel_against_me", [REACT]),
    AskIfAgainstMe("ask_if_against_me", [REACT]),
    AskIfBesideWatch("ask_if_beside_watch", [PLAY_WATCH_CARD]),
]
