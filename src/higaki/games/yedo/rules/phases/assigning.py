"""Phase 4, assignment (p. 2): in order, one disciple at a time, to a space of an open district or an own annex."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, GARDEN, PHASE_4, POST_COUNT
from higaki.games.yedo.figures import POST_IN
from higaki.games.yedo.places import HOUSE, ON_ANNEX, ORDER, PHASE
from higaki.games.yedo.printed import IN_PHASE_4
from higaki.games.yedo.rules.action_cards.playing import offer_cards, play_card, refused_cards
from higaki.games.yedo.rules.disciple_positions import free_at, has_annex, is_closed, on_annex, post_disciple, stand_at
from higaki.games.yedo.steps import STEPS


def begin_assigning(t: Table) -> None:
    t.send(PHASE, PHASE_4)
    assign_from(t, 0)


def assign_from(t: Table, first: i64) -> None:
    """The next player on the order track, from a field on, with a disciple to place; with none, the phase is over."""
    for ahead in range(t.seats):
        seat = t.piece(ORDER, (first + ahead) % t.seats)
        if t.count(HOUSE + seat, seat) and may_place(t, seat):
            t.then(ASSIGN.of(seat))
            return


def may_stand_at(t: Table, seat: i64, post: i64) -> bool:
    """Is a space free there? In the garden house everybody stands once at most."""
    if free_at(t, post) <= 0:
        return False
    return post != GARDEN or stand_at(t, seat, GARDEN) == 0


def may_place(t: Table, seat: i64) -> bool:
    """Is there any spot? If not, the disciple stays at home (ruling E9)."""
    for post in range(POST_COUNT):
        if may_stand_at(t, seat, post):
            return True
    for annex in range(ANNEX_COUNT):
        if has_annex(t, seat, annex) and not on_annex(t, seat, annex):
            return True
    return False


class Assign(SecretChoice):
    """Where the next disciple goes; action cards of this phase may come before."""

    def options(self, t: Table) -> None:
        for post in range(POST_COUNT):
            if may_stand_at(t, self.seat, post):
                t.offer(actions.POST + post)
        for annex in range(ANNEX_COUNT):
            if has_annex(t, self.seat, annex) and not on_annex(t, self.seat, annex):
                t.offer(actions.ANNEX + annex)
        offer_cards(t, self.seat, IN_PHASE_4)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"left": t.count(HOUSE + self.seat, self.seat)}

    def refused(self, t: Table) -> list[Refused]:
        found: list[Refused] = []
        for post in range(POST_COUNT):
            if is_closed(t, POST_IN[post]):
                found.append(Refused(actions.POST + post, events.DISTRICT_IS_CLOSED, []))
            elif post == GARDEN and stand_at(t, self.seat, GARDEN):
                found.append(Refused(actions.POST + post, events.IN_GARDEN_ALREADY, []))
            elif free_at(t, post) <= 0:
                found.append(Refused(actions.POST + post, events.NO_SPACE, []))
        for annex in range(ANNEX_COUNT):
            if on_annex(t, self.seat, annex):
                found.append(Refused(actions.ANNEX + annex, events.ANNEX_MANNED, []))
        return found + refused_cards(t, self.seat, IN_PHASE_4)

    def take(self, t: Table, thing: i64) -> None:
        if thing in actions.CARD:
            # A card can take the last space, so the next player is searched again.
            t.then(ASSIGN_AGAIN.of(self.seat))
            play_card(t, self.seat, actions.CARD.member(thing))
            return
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
    """On to the next one in order."""

    def happen(self, t: Table) -> None:
        slot: i64 = 0
        while t.piece(ORDER, slot) != self.seat:
            slot += 1
        assign_from(t, slot + 1)


class AssignAgain(Effect):
    """The same clan after an action card, if there is still a spot for its disciple."""

    def happen(self, t: Table) -> None:
        if may_place(t, self.seat):
            t.then(ASSIGN.of(self.seat))
        else:
            t.tell(events.STAYS_HOME, self.seat)
            t.then(ASSIGN_NEXT.of(self.seat))


ASSIGN: Final = STEPS.each(Assign)
ASSIGN_NEXT: Final = STEPS.each(AssignNext)
ASSIGN_AGAIN: Final = STEPS.each(AssignAgain)
