"""Phase 2, bidding (p. 2): everybody may win one category in each round; with two and three players in groups."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import NOBODY, Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import FIELD_COUNT, FIELDS, PHASE_2
from higaki.games.yedo.places import (
    AUCTION,
    BID,
    BID_ON,
    BIDDER,
    BIDDING,
    MON,
    ORDER,
    PHASE,
    SAT_OUT,
)
from higaki.games.yedo.printed import IN_PHASE_2
from higaki.games.yedo.rule_numbers import GROUP, MINIMUM_BID, MOST_PLAYERS_IN_GROUPS, SIT_OUT_MON
from higaki.games.yedo.rules.action_cards.play_card import ChoiceWithCards, offer_cards
from higaki.games.yedo.rules.bidding_rewards import take_reward
from higaki.games.yedo.rules.hand_limits import slot_of
from higaki.games.yedo.rules.money_and_prestige import earn, pay
from higaki.games.yedo.rules.reasons import ReasonedChoice, because, offer_always, offer_unless
from higaki.games.yedo.step_registry import STEPS


def begin_bidding(t: Table) -> None:
    """All players decide in order whether to sit out; then the auctions follow."""
    t.send(PHASE, PHASE_2)
    t.then(NEXT_AUCTION.of(0))
    for slot in range(t.seats - 1, -1, -1):
        t.then(DECIDE_TO_BID.of(t.piece(ORDER, slot)))


def in_groups(t: Table) -> bool:
    return t.seats <= MOST_PLAYERS_IN_GROUPS


def why_not_open(t: Table, field: i64) -> i64:
    """The reason against an auction: this category was won, or another one of its group if groups count."""
    if t.size(BID_ON + field):
        return because(events.FIELD_TAKEN, t.piece(BID_ON + field, 0))
    if in_groups(t) and group_taken(t, GROUP[field]):
        return because(events.GROUP_TAKEN)
    return ALLOWED


def group_taken(t: Table, group: i64) -> bool:
    for field in range(FIELD_COUNT):
        if GROUP[field] == group and t.size(BID_ON + field):
            return True
    return False


def is_open(t: Table, field: i64) -> bool:
    return why_not_open(t, field) == ALLOWED


def leave_bidding(t: Table, seat: Seat) -> None:
    """Move the marker to the field of players who sit out."""
    t.pick(BIDDING, slot_of(t, BIDDING, seat))
    t.put(seat, BIDDING, SAT_OUT)


def highest_sensible_bid(t: Table, seat: Seat) -> i64:
    """The highest useful bid: one more than any other player could pay. A bid may exceed the own Mon (ruling E7)."""
    most = max(t[MON + seat], t[BID] + 1)
    for slot in range(t.size(BIDDING)):
        rival = t.piece(BIDDING, slot)
        if rival != seat:
            most = max(most, t[MON + rival] + 1)
    return min(most, actions.MOST_BID)


class DecideToBid(ChoiceWithCards):
    """Sit out for some Mon, or take part."""

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        offer_cards(t, self.seat, IN_PHASE_2, refused)
        offer_always(t, actions.TAKE_PART, refused)
        offer_always(t, actions.SIT_OUT, refused)

    def choose(self, t: Table, thing: Action) -> None:
        if thing == actions.SIT_OUT:
            leave_bidding(t, self.seat)
            earn(t, self.seat, SIT_OUT_MON)
            t.tell(events.SAT_OUT, self.seat, SIT_OUT_MON)


class NextAuction(Effect):
    """The first player on the bidding track begins."""

    def happen(self, t: Table) -> None:
        t.send_to(AUCTION, NOWHERE)
        t.send_to(BIDDER, NOBODY)
        t[BID] = 0
        if t.size(BIDDING):
            t.then(OPEN_AUCTION.of(t.piece(BIDDING, 0)), self.number)


class OpenAuction(ReasonedChoice):
    """Choose a category, which is a bid of its minimum, or drop out."""

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        for field in range(FIELD_COUNT):
            offer_unless(t, actions.FIELD + field, why_not_open(t, field), refused)
        offer_always(t, actions.DROP_OUT, refused)

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.DROP_OUT:
            leave_bidding(t, self.seat)
            t.tell(events.DROPPED_OUT, self.seat)
            return
        field = actions.FIELD.member(thing)
        t.send_to(AUCTION, field)
        t.send_to(BIDDER, self.seat)
        t[BID] = MINIMUM_BID[field]
        t.tell(events.OPENED, self.seat, field, t[BID])
        t.then(RAISE.of(self.seat), SETTLE_AUCTION.of(self.seat))
        for slot in range(t.size(BIDDING) - 1, 0, -1):
            t.then(RAISE.of(t.piece(BIDDING, slot)))


class Raise(Choice):
    """Raise once, pass, or drop out of the bidding; the highest bidder is not asked."""

    def options(self, t: Table) -> None:
        if t.holder(BIDDER) != self.seat:
            for bid in range(t[BID] + 1, highest_sensible_bid(t, self.seat) + 1):
                t.offer(actions.BID + bid)
            t.offer(actions.PASS)
            t.offer(actions.DROP_OUT)
        else:
            t.offer(actions.PASS)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"field": FIELDS.names[t.where(AUCTION)], "bid": t[BID], "mon": t[MON + self.seat]}

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.BID:
            t[BID] = actions.BID.member(thing)
            t.send_to(BIDDER, self.seat)
            t.tell(events.RAISED, self.seat, t[BID])
        elif thing == actions.DROP_OUT:
            leave_bidding(t, self.seat)
            t.tell(events.DROPPED_OUT, self.seat)
        elif t.holder(BIDDER) != self.seat:
            t.tell(events.PASSED, self.seat)


class SettleAuction(Effect):
    """The highest bidder pays and gets the reward, or loses all Mon and is out; then the category stays open."""

    def happen(self, t: Table) -> None:
        seat, field = t.holder(BIDDER), t.where(AUCTION)
        if t[MON + seat] < t[BID]:
            t.tell(events.COULD_NOT_PAY, seat, field, t[BID], t[MON + seat])
            pay(t, seat, t[MON + seat])
            leave_bidding(t, seat)
            return
        pay(t, seat, t[BID])
        if in_groups(t):
            t.then(CHOOSE_FIELD.of(seat))
        else:
            win(t, seat, field)


def win(t: Table, seat: Seat, field: i64) -> None:
    t.pick(BIDDING, slot_of(t, BIDDING, seat))
    t.lay(seat, BIDDING, BID_ON + field)
    t.tell(events.WON, seat, field, t[BID])
    take_reward(t, seat, field)


class ChooseField(Choice):
    """Choose a category of the group whose minimum the bid reaches."""

    def options(self, t: Table) -> None:
        for field in range(FIELD_COUNT):
            if GROUP[field] == GROUP[t.where(AUCTION)] and MINIMUM_BID[field] <= t[BID]:
                t.offer(actions.FIELD + field)

    def take(self, t: Table, thing: Action) -> None:
        win(t, self.seat, actions.FIELD.member(thing))


DECIDE_TO_BID: Final = STEPS.each(DecideToBid)
NEXT_AUCTION: Final = STEPS.each(NextAuction)
OPEN_AUCTION: Final = STEPS.each(OpenAuction)
RAISE: Final = STEPS.each(Raise)
SETTLE_AUCTION: Final = STEPS.each(SettleAuction)
CHOOSE_FIELD: Final = STEPS.each(ChooseField)
