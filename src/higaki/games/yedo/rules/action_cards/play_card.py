"""Playing an action card from the hand: at its moment, if it can be paid and has a target (p. 2, ruling E32)."""

from higaki.engine.base.kinds import SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.places import CARD
from higaki.games.yedo.printed import CARD_COST, CARD_COUNT, CARD_MOMENTS
from higaki.games.yedo.rules.action_cards.aiming import ask_aims
from higaki.games.yedo.rules.action_cards.reacting import ANNOUNCE, RESOLVE, lay_open
from higaki.games.yedo.rules.action_cards.targets import has_target, mon_needed
from higaki.games.yedo.rules.money_and_prestige import pay
from higaki.games.yedo.rules.reasons import ReasonedChoice, because, need, offer_unless, too_dear


def why_not_play(t: Table, seat: Seat, card: i64, moment: i64) -> i64:
    """The reason against a card of the hand: it is not its moment, it cannot be paid, or it would do nothing."""
    if not SetOf.has(CARD_MOMENTS[card], moment):
        return because(events.NOT_NOW)
    why = too_dear(t, seat, mon_needed(card))
    if why != ALLOWED:
        return why
    return need(has_target(t, seat, card), events.NO_TARGET)


def offer_cards(t: Table, seat: Seat, moment: i64, refused: list[Refused] | None) -> None:
    """Offer every card of the hand that may be played now; refuse the others."""
    if t.size(CARD + seat) == 0:
        return
    for card in range(CARD_COUNT):
        if t.count(CARD + seat, card):
            offer_unless(t, actions.CARD + card, why_not_play(t, seat, card, moment), refused)


def play_card(t: Table, seat: Seat, card: i64) -> None:
    """Play it openly and pay; then come its target, cancellations, and its effect."""
    lay_open(t, seat, card)
    if CARD_COST[card]:
        pay(t, seat, CARD_COST[card])
        t.tell(events.PAID, seat, CARD_COST[card])
    t.then(ANNOUNCE.of(seat), RESOLVE.of(seat))
    ask_aims(t, seat, card)


class ChoiceWithCards(ReasonedChoice):
    """A question during the own turn. Before the answer the player may play any number of cards."""

    def choose(self, t: Table, thing: Action) -> None:
        """Execute the answer."""
        raise NotImplementedError

    def after_card(self) -> i64:
        """The step that asks again after a card."""
        return self.number

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.CARD:
            t.then(self.after_card())
            play_card(t, self.seat, actions.CARD.member(thing))
        else:
            self.choose(t, thing)


class CardWindow(Window):
    """A window for one card of this moment, or for none."""

    decline: Action = actions.DECLINE
    moment: i64 = 0

    def options(self, t: Table) -> None:
        offer_cards(t, self.seat, self.moment, None)
        self.offer_more(t)
        t.offer(actions.DECLINE)

    def offer_more(self, t: Table) -> None:
        """The options here without a card: mostly none."""

    def refused(self, t: Table) -> list[Refused]:
        found: list[Refused] = []
        offer_cards(t, self.seat, self.moment, found)
        return found

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.CARD:
            play_card(t, self.seat, actions.CARD.member(thing))
