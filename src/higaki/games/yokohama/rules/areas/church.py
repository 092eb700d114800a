"""Church (p. 13): faith by strength, raised by offerings, for a space on its board."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, Count, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import CHURCH_SPACES, GOODS, IMPORT, OFFERINGS
from higaki.games.yokohama.places import SPACE, STRENGTH, YEN
from higaki.games.yokohama.printed import FAITH
from higaki.games.yokohama.rules.areas.board_assistants import SETTLE, can_settle
from higaki.games.yokohama.rules.money_goods_points import YEN_FOR_IMPORT, give_wares, pay, wares
from higaki.games.yokohama.rules.technologies import ChoiceWithSidelines, offer_sidelines
from higaki.games.yokohama.step_registry import STEPS

OFFERING_COUNT: Final[i64] = len(OFFERINGS)
OF_IMPORT: Final = OFFERINGS.numbers["import"]
OF_FIRST_GOOD: Final = OFFERINGS.numbers[GOODS.names[0]]
OF_YEN: Final = OFFERINGS.numbers["yen"]


def good_offered(offering: i64) -> i64:
    """The good of an offering that is neither an import good nor money."""
    return offering - OF_FIRST_GOOD


def can_offer(t: Table, seat: Seat, offering: i64) -> bool:
    """An import good, one of each good, two yen."""
    if offering == OF_IMPORT:
        return wares(t, seat, IMPORT) > 0
    if offering == OF_YEN:
        return t[YEN + seat] >= YEN_FOR_IMPORT
    return wares(t, seat, good_offered(offering)) > 0


def highest_faith(t: Table, seat: Seat) -> i64:
    """The strength, and one for each possible offering."""
    faith = t[STRENGTH]
    for offering in range(OFFERING_COUNT):
        if can_offer(t, seat, offering):
            faith += 1
    return faith


def why_not_pray(t: Table, space: i64, settles: bool, faith: i64) -> i64:
    """Occupied, no assistant to send, or not enough faith (p. 13)."""
    if t.size(SPACE + space):
        return events.SPACE_TAKEN
    if not settles:
        return events.NOBODY_TO_SETTLE
    if FAITH[space] > faith:
        return events.FAITH_MISSING
    return ALLOWED


def must_pray(t: Table, seat: Seat) -> bool:
    """Offerings are optional, but a player whose strength reaches a free space must use it (p. 6, p. 13, ruling Y6)."""
    settles, faith = can_settle(t, seat), t[STRENGTH]
    for space in range(CHURCH_SPACES):
        if why_not_pray(t, space, settles, faith) == ALLOWED:
            return True
    return False


class Pray(ChoiceWithSidelines):
    """Choose a free space of the board in reach of one's faith, or none if that needs offerings (Y6)."""

    def options(self, t: Table) -> None:
        settles, faith = can_settle(t, self.seat), highest_faith(t, self.seat)
        for space in range(CHURCH_SPACES):
            if why_not_pray(t, space, settles, faith) == ALLOWED:
                t.offer(actions.SPACE + space)
        offer_sidelines(t, self.seat)
        if not must_pray(t, self.seat):
            t.offer(actions.DONE)

    def refused(self, t: Table) -> list[Refused]:
        settles, faith = can_settle(t, self.seat), highest_faith(t, self.seat)
        found: list[Refused] = []
        for space in range(CHURCH_SPACES):
            why = why_not_pray(t, space, settles, faith)
            if why != ALLOWED:
                missing = [FAITH[space] - faith] if why == events.FAITH_MISSING else []
                found.append(Refused(actions.SPACE + space, why, missing))
        if must_pray(t, self.seat):
            found.append(Refused(actions.DONE, events.MUST_SETTLE, []))
        return found

    def details(self, t: Table) -> dict[str, int | str]:
        return {"strength": t[STRENGTH]}

    def answer(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            space = actions.SPACE.member(thing)
            t.then(SETTLE.of(self.seat, space))
            if FAITH[space] > t[STRENGTH]:
                t.then(OFFER.of(self.seat, EMPTY_SET, FAITH[space] - t[STRENGTH]))


class Offer(Choice):
    """Each offering raises the faith by one and is possible once: exactly the missing number (ruling Y6)."""

    continues: bool = True
    given: i64
    missing: i64

    def options(self, t: Table) -> None:
        for offering in range(OFFERING_COUNT):
            if not SetOf.has(self.given, offering) and can_offer(t, self.seat, offering):
                t.offer(actions.OFFERING + offering)

    def suggestion(self, t: Table, options: list[int]) -> int:
        """Suggest the good in the largest number; money and import goods last."""
        best, most = options[0], -1
        for option in options:
            offering = actions.OFFERING.member(option)
            spare = 0
            if offering not in (OF_IMPORT, OF_YEN):
                spare = wares(t, self.seat, good_offered(offering))
            if spare > most:
                best, most = option, spare
        return best

    def take(self, t: Table, thing: Action) -> None:
        seat, offering = self.seat, actions.OFFERING.member(thing)
        if offering == OF_IMPORT:
            give_wares(t, seat, IMPORT, 1)
        elif offering == OF_YEN:
            pay(t, seat, YEN_FOR_IMPORT)
        else:
            give_wares(t, seat, good_offered(offering), 1)
        t.tell(events.OFFERED, seat, offering)
        if self.missing > 1:
            t.then(OFFER.of(seat, SetOf.with_(self.given, offering), self.missing - 1))


PRAY: Final = STEPS.each(Pray)
OFFER: Final = STEPS.each(Offer, given=SetOf(OFFERINGS), missing=Count(len(OFFERINGS)))
