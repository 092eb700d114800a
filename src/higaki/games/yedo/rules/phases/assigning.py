"""Phase 4, assignment (p. 2): in order, one disciple at a time, to a space of an open district or an own annex."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import ALWAYS, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, PHASE_4, POST_COUNT
from higaki.games.yedo.places import HOUSE, ON_ANNEX, ORDER, PHASE
from higaki.games.yedo.printed import IN_PHASE_4
from higaki.games.yedo.rules.action_cards.play_card import ChoiceWithCards, offer_cards
from higaki.games.yedo.rules.disciple_positions import (
    has_annex,
    on_annex,
    place_in_order,
    post_disciple,
    why_not_stand,
)
from higaki.games.yedo.rules.reasons import SILENT, need, offer_unless
from higaki.games.yedo.step_registry import STEPS


def begin_assigning(t: Table) -> None:
    t.send(PHASE, PHASE_4)
    assign_from(t, 0)


def assign_from(t: Table, first: i64) -> None:
    """The next player on the order track, from a field on, with a disciple to place; without any the phase is over."""
    for ahead in range(t.seats):
        seat = t.piece(ORDER, (first + ahead) % t.seats)
        if t.count(HOUSE + seat, seat) and may_place(t, seat):
            t.then(ASSIGN.of(seat))
            return


def why_not_man(t: Table, seat: Seat, annex: i64) -> i64:
    """The reason why no disciple can be placed on an annex; SILENT for an annex that the seat lacks."""
    if not has_annex(t, seat, annex):
        return SILENT
    return need(not on_annex(t, seat, annex), events.ANNEX_MANNED)


def may_place(t: Table, seat: Seat) -> bool:
    """Is there any free post? If not, the disciple stays at home (ruling E9)."""
    for post in range(POST_COUNT):
        if why_not_stand(t, seat, post) == ALLOWED:
            return True
    for annex in range(ANNEX_COUNT):
        if why_not_man(t, seat, annex) == ALLOWED:
            return True
    return False


class Assign(ChoiceWithCards):
    """Choose the post of the next disciple; action cards of this phase may come before."""

    # A skipped question would reveal the hand.
    asks: i64 = ALWAYS

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        for post in range(POST_COUNT):
            offer_unless(t, actions.POST + post, why_not_stand(t, self.seat, post), refused)
        for annex in range(ANNEX_COUNT):
            offer_unless(t, actions.ANNEX + annex, why_not_man(t, self.seat, annex), refused)
        offer_cards(t, self.seat, IN_PHASE_4, refused)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"left": t.count(HOUSE + self.seat, self.seat)}

    def after_card(self) -> i64:
        """A card can take the last space, so the next player is determined again."""
        return ASSIGN_AGAIN.of(self.seat)

    def choose(self, t: Table, thing: Action) -> None:
        if thing in actions.POST:
            post = actions.POST.member(thing)
            post_disciple(t, self.seat, HOUSE + self.seat, post)
            t.tell(events.PLACED, self.seat, post)
        else:
            annex = actions.ANNEX.member(thing)
            t.move(self.seat, HOUSE + self.seat, ON_ANNEX + annex)
            t.tell(events.PLACED_ON_ANNEX, self.seat, annex)
        t.then(ASSIGN_NEXT.of(self.seat))


class AssignNext(Effect):
    """Continue with the next player in order."""

    def happen(self, t: Table) -> None:
        assign_from(t, place_in_order(t, self.seat) + 1)


class AssignAgain(Effect):
    """Continue with the same clan after an action card, if there is still a post for its disciple."""

    def happen(self, t: Table) -> None:
        if may_place(t, self.seat):
            t.then(ASSIGN.of(self.seat))
        else:
            t.tell(events.STAYS_HOME, self.seat)
            t.then(ASSIGN_NEXT.of(self.seat))


ASSIGN: Final = STEPS.each(Assign)
ASSIGN_NEXT: Final = STEPS.each(AssignNext)
ASSIGN_AGAIN: Final = STEPS.each(AssignAgain)
