"""The seven phases of a round, one after the other (p. 2), and the end of the game."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.stacks import take_top
from higaki.engine.table.steps import NOBODY, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import events
from higaki.games.yedo.box import (
    DOJO,
    FIELD_COUNT,
    MARKET,
    PHASE_3,
    PHASE_6,
    POST_COUNT,
    SEAT_COUNT,
    TAVERN,
)
from higaki.games.yedo.places import (
    BANK,
    BARRED,
    BID_ON,
    BIDDING,
    CHURCH,
    CLOSED,
    EVENT,
    EVENT_STACK,
    EVENTS_PAST,
    ORDER,
    PHASE,
    ROUND,
    SAT_OUT,
    SHOGUN_DEAD,
    WATCH,
)
from higaki.games.yedo.printed import EVENT_CLOSES
from higaki.games.yedo.rule_numbers import CHURCH_IF_EMPTY, CHURCH_IF_NOT, DOJO_INCOME, ROUNDS
from higaki.games.yedo.rules.disciple_positions import has_annex
from higaki.games.yedo.rules.event_cards.effects import event_happens
from higaki.games.yedo.rules.market import shift_market
from higaki.games.yedo.rules.money_and_prestige import earn
from higaki.games.yedo.rules.phases.activating import begin_actions
from higaki.games.yedo.rules.phases.assigning import begin_assigning
from higaki.games.yedo.rules.phases.bidding import begin_bidding
from higaki.games.yedo.rules.phases.capturing import begin_watch
from higaki.games.yedo.rules.phases.trading import trade
from higaki.games.yedo.rules.scoring import score_game
from higaki.games.yedo.rules.watch import watch_in, watch_walking
from higaki.games.yedo.step_registry import STEPS

PHASE_1: Final = 0


def markers_to_bidding_track(t: Table) -> None:
    """All markers back on the bidding track, in the order of the order track."""
    while t.size(BIDDING):
        t.pick(BIDDING, 0)
    for seat in range(SEAT_COUNT):
        while t.count(SAT_OUT, seat):
            t.remove(seat, SAT_OUT)
    for field in range(FIELD_COUNT):
        if t.size(BID_ON + field):
            t.pick(BID_ON + field, 0)
    for slot in range(t.seats):
        t.lay(t.piece(ORDER, slot), ORDER, BIDDING)


class BeginRound(Effect):
    """Phase 1: the round, the bidding track, the church, the dojos; in the last round the watch leaves."""

    def happen(self, t: Table) -> None:
        t[ROUND] += 1
        t.send(PHASE, PHASE_1)
        t.tell(events.ROUND_BEGINS, NOBODY, t[ROUND])
        t.send_to(CLOSED, NOWHERE)
        for post in range(POST_COUNT):
            t[BARRED + post] = 0
        if t[ROUND] > 1:
            markers_to_bidding_track(t)
            self.fill_church(t)
            self.dojos_earn(t)
        if t[ROUND] == ROUNDS and watch_in(t) != NOWHERE:
            t.send_to(WATCH + watch_walking(t), NOWHERE)
            t.tell(events.WATCH_LEAVES)
        t.then(BEGIN_EVENT.of(0), BEGIN_ASSIGNMENT.of(0), BEGIN_WATCH.of(0), BEGIN_TRADE.of(0), BEGIN_ACTIONS.of(0))
        begin_bidding(t)

    def fill_church(self, t: Table) -> None:
        mon: i64 = CHURCH_IF_EMPTY
        if t[CHURCH]:
            mon = CHURCH_IF_NOT
        t.shift(mon, BANK, CHURCH)
        t.tell(events.CHURCH_FILLED, NOBODY, mon)

    def dojos_earn(self, t: Table) -> None:
        for slot in range(t.seats):
            seat = t.piece(ORDER, slot)
            if has_annex(t, seat, DOJO):
                earn(t, seat, DOJO_INCOME)
                t.tell(events.DOJO_INCOME, seat, DOJO_INCOME)


class BeginEvent(Effect):
    """Phase 3: the market, then the event."""

    def happen(self, t: Table) -> None:
        t.send(PHASE, PHASE_3)
        shift_market(t)
        if t.size(EVENT):
            t.put(t.pick(EVENT, 0), EVENT, EVENTS_PAST)
        event = take_top(t, EVENT_STACK)
        if event == NOTHING:
            return
        t.lay(event, EVENT_STACK, EVENT)
        t.tell(events.EVENT_COMES, NOBODY, event)
        if EVENT_CLOSES[event] != NOWHERE:
            t.send_to(CLOSED, EVENT_CLOSES[event])
            t.tell(events.DISTRICT_CLOSED, NOBODY, EVENT_CLOSES[event])
        event_happens(t)


class BeginAssignment(Effect):
    def happen(self, t: Table) -> None:
        begin_assigning(t)


class BeginWatch(Effect):
    def happen(self, t: Table) -> None:
        begin_watch(t)


class BeginTrade(Effect):
    """Phase 6: in the market, then in the tavern."""

    def happen(self, t: Table) -> None:
        t.send(PHASE, PHASE_6)
        t.then(TRADE_IN_TAVERN.of(0))
        trade(t, MARKET)


class TradeInTavern(Effect):
    def happen(self, t: Table) -> None:
        trade(t, TAVERN)


class BeginActions(Effect):
    """Phase 7; after it the next round, or the end."""

    def happen(self, t: Table) -> None:
        t.then(END_ROUND.of(0))
        begin_actions(t)


class EndRound(Effect):
    """The game ends after the last round, or with the round in which the Shogun fell (p. 4)."""

    def happen(self, t: Table) -> None:
        if t[ROUND] == ROUNDS or t[SHOGUN_DEAD]:
            score_game(t)
            t.finish()
        else:
            t.then(BEGIN_ROUND.of(0))


BEGIN_ROUND: Final = STEPS.each(BeginRound)
BEGIN_EVENT: Final = STEPS.each(BeginEvent)
BEGIN_ASSIGNMENT: Final = STEPS.each(BeginAssignment)
BEGIN_WATCH: Final = STEPS.each(BeginWatch)
BEGIN_TRADE: Final = STEPS.each(BeginTrade)
TRADE_IN_TAVERN: Final = STEPS.each(TradeInTavern)
BEGIN_ACTIONS: Final = STEPS.each(BeginActions)
END_ROUND: Final = STEPS.each(EndRound)
