"""After a card was played: all may cancel it, then it takes effect or not, and goes under the stack (p. 2)."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.stacks import put_under
from higaki.engine.table.steps import NOBODY, Effect, Window
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import TARGETS
from higaki.games.yedo.places import (
    AIM_AT,
    AIM_DISTRICT,
    AIM_STEPS,
    AIM_WHERE,
    CARD,
    CARD_STACK,
    ORDER,
    PLAYED,
    PLAYER,
)
from higaki.games.yedo.printed import CARDS
from higaki.games.yedo.rules.action_cards.aiming import GIVEN, TAKEN, forget_aims
from higaki.games.yedo.rules.action_cards.effects import take_effect
from higaki.games.yedo.rules.action_cards.names import CHANGING_OF_THE_WATCH, HOT_PURSUIT, WALLS_HAVE_EARS
from higaki.games.yedo.rules.disciple_positions import place_in_order
from higaki.games.yedo.step_registry import STEPS


def lay_open(t: Table, seat: Seat, card: i64) -> None:
    """Move the card from the hand to the table."""
    t.drop(card, CARD + seat, PLAYED)
    t.send_to(PLAYER, seat)


def ask_to_cancel(t: Table, place: i64) -> None:
    """Ask the next player on the order track, from this position on, with a card who did not play the last one.

    The number of a player's cards is public, the cards are not, so everybody with a card is asked.
    """
    for slot in range(place, t.seats):
        seat = t.piece(ORDER, slot)
        if t.holder(PLAYER) != seat and t.size(CARD + seat):
            t.then(REACT.of(seat))
            return


class Announce(Effect):
    """The card and its targets are announced; then it can be cancelled."""

    def happen(self, t: Table) -> None:
        tell_played(t, self.seat, t.piece(PLAYED, 0))
        ask_to_cancel(t, 0)


def tell_played(t: Table, seat: Seat, card: i64) -> None:
    target, post, district = t.holder(AIM_AT), t.where(AIM_WHERE), t.where(AIM_DISTRICT)
    if t.where(GIVEN) != NOTHING:
        t.tell(events.PLAYED_FOR, seat, card, target, t.where(GIVEN), t.where(TAKEN))
    elif target != NOBODY and post != NOWHERE:
        t.tell(events.PLAYED_ON_AT, seat, card, target, post)
    elif target != NOBODY:
        t.tell(events.PLAYED_ON, seat, card, target)
    elif post != NOWHERE:
        t.tell(events.PLAYED_AT, seat, card, post)
    elif district != NOWHERE:
        t.tell(events.PLAYED_THERE, seat, card, district)
    elif card in (CHANGING_OF_THE_WATCH, HOT_PURSUIT):
        t.tell(events.PLAYED_FAR, seat, card, t[AIM_STEPS])
    else:
        t.tell(events.PLAYED, seat, card)


class React(Window):
    """Cancel the card that was played last, or decline. A cancelling card can be cancelled itself (p. 2)."""

    decline: Action = actions.DECLINE

    def options(self, t: Table) -> None:
        if t.count(CARD + self.seat, WALLS_HAVE_EARS):
            t.offer(actions.CARD + WALLS_HAVE_EARS)
        t.offer(actions.DECLINE)

    def details(self, t: Table) -> dict[str, int | str]:
        card = CARDS.names[t.piece(PLAYED, t.size(PLAYED) - 1)]
        return {
            "card": card,
            "target": TARGETS.names[t.holder(PLAYER)],
            "cancels": t.count(CARD + self.seat, WALLS_HAVE_EARS),
        }

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.DECLINE:
            ask_to_cancel(t, place_in_order(t, self.seat) + 1)
            return
        lay_open(t, self.seat, WALLS_HAVE_EARS)
        t.tell(events.PLAYED, self.seat, WALLS_HAVE_EARS)
        ask_to_cancel(t, 0)


class Resolve(Effect):
    """Two cancelling cards lift each other, and the first card is valid again; then all go under the stack (p. 2)."""

    def happen(self, t: Table) -> None:
        card = t.piece(PLAYED, 0)
        cancelled = (t.size(PLAYED) - 1) % 2 == 1
        if cancelled:
            t.tell(events.CANCELLED, self.seat, card)
        while t.size(PLAYED):
            played = t.pick(PLAYED, 0)
            put_under(t, played, PLAYED, CARD_STACK, everybody(t))
        t.send_to(PLAYER, NOBODY)
        if not cancelled:
            take_effect(t, self.seat, card)
        forget_aims(t)


def everybody(t: Table) -> i64:
    """All seats as a bit set, for a card that everybody knows."""
    known: i64 = EMPTY_SET
    for seat in range(t.seats):
        known = SetOf.with_(known, seat)
    return known


ANNOUNCE: Final = STEPS.each(Announce)
REACT: Final = STEPS.each(React)
RESOLVE: Final = STEPS.each(Resolve)
