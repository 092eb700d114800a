"""Making an offer and answering it (p. 3). Cards are offered and demanded face down, without their names."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import POSTS, SEATS, TAVERN, WISH_GEISHA
from higaki.games.yedo.places import (
    OFFERED_GEISHAS,
    OFFERED_MON,
    OFFERED_TO,
    OFFERED_WEAPON,
    OFFERER,
    WANTED,
    WANTED_MON,
    WEAPON,
)
from higaki.games.yedo.rules.offers.handing_over import accept, lay_bonus_down, lay_card_down, lay_mission_down
from higaki.games.yedo.rules.offers.offer_contents import (
    begin_offer,
    is_empty,
    offer_gifts,
    offer_wishes,
    take_back,
    why_not_give_geisha,
    why_not_want_geisha,
)
from higaki.games.yedo.rules.reasons import offer_unless
from higaki.games.yedo.step_registry import STEPS


class Compose(SecretChoice):
    """Put one thing after the other into the offer, or demand it; then propose the offer or withdraw it."""

    hidden: bool = True
    # An unfinished offer can be evaluated at any moment.
    between_actions: bool = True
    decided_by_plan: bool = True
    post: i64
    countered: i64

    def options(self, t: Table) -> None:
        other = t.holder(OFFERED_TO)
        offer_gifts(t, self.seat, other, self.post)
        offer_wishes(t, self.seat, other, self.post)
        if not is_empty(t, self.seat):
            t.offer(actions.PROPOSE)
        t.offer(actions.WITHDRAW)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"target": SEATS.names[t.holder(OFFERED_TO)]}

    def refused(self, t: Table) -> list[Refused]:
        """Only geishas have a limit among the things that can be traded."""
        found: list[Refused] = []
        if self.post == TAVERN:
            seat, other = self.seat, t.holder(OFFERED_TO)
            offer_unless(t, actions.GEISHA, why_not_give_geisha(t, seat, other), found)
            offer_unless(t, actions.WANT + WISH_GEISHA, why_not_want_geisha(t, seat, other), found)
        return found

    def take(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing == actions.PROPOSE:
            t.tell(events.OFFERED, seat, t.holder(OFFERED_TO))
            t.then(ANSWER.of(t.holder(OFFERED_TO), self.post, self.countered))
        elif thing == actions.WITHDRAW:
            take_back(t, seat)
            t.tell(events.WITHDREW, seat)
        else:
            t.then(self.number)
            put_into_offer(t, seat, thing)


def put_into_offer(t: Table, seat: Seat, thing: Action) -> None:
    """Put pieces on the table, hidden ones face down; Mon and geishas are counted."""
    if thing in actions.WEAPON:
        t.move(actions.WEAPON.member(thing), WEAPON + seat, OFFERED_WEAPON)
    elif thing in actions.CARD:
        lay_card_down(t, seat, actions.CARD.member(thing))
    elif thing in actions.BONUS:
        lay_bonus_down(t, seat, actions.BONUS.member(thing))
    elif thing in actions.MISSION:
        lay_mission_down(t, seat, actions.MISSION.member(thing))
    elif thing in actions.GIVE_MON:
        t[OFFERED_MON] = actions.GIVE_MON.member(thing)
    elif thing in actions.WANT_MON:
        t[WANTED_MON] = actions.WANT_MON.member(thing)
    elif thing in actions.WANT:
        t[WANTED + actions.WANT.member(thing)] += 1
    else:
        t[OFFERED_GEISHAS] += 1


class Answer(Choice):
    """Accept, refuse, or make one offer in return, which can only be accepted or refused (ruling E20)."""

    post: i64
    countered: i64

    def options(self, t: Table) -> None:
        t.offer(actions.ACCEPT)
        if not self.countered:
            t.offer(actions.COUNTER)
        t.offer(actions.REFUSE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"target": SEATS.names[t.holder(OFFERER)]}

    def take(self, t: Table, thing: Action) -> None:
        seat, offerer = self.seat, t.holder(OFFERER)
        if thing == actions.ACCEPT:
            accept(t, seat)
            return
        take_back(t, offerer)
        if thing == actions.COUNTER:
            t.tell(events.COUNTERED, seat, offerer)
            begin_offer(t, seat, offerer)
            t.then(COMPOSE.of(seat, self.post, 1))
        else:
            t.tell(events.REFUSED, seat, offerer)


COMPOSE: Final = STEPS.each(Compose, post=POSTS, countered=Count(1))
ANSWER: Final = STEPS.each(Answer, post=POSTS, countered=Count(1))
