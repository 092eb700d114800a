"""Second step: the president goes to an area, or all pieces are called home (p. 7)."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import NOBODY, Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, AREAS, PAYEE_COUNT, PAYEES
from higaki.games.yokohama.places import ASSISTANTS, PRESIDENT, SUPPLY, YEN
from higaki.games.yokohama.rules.technologies import (
    POSTAL_SERVICE,
    STATION,
    STREETCAR,
    ChoiceWithSidelines,
    offer_sidelines,
    owns,
)
from higaki.games.yokohama.rules.town import (
    CANAL,
    areas_in_play,
    assistant_of,
    assistants_at,
    in_play,
    opposing_president,
    opposing_presidents,
    president_at,
    station_at,
)
from higaki.games.yokohama.rules.turn.acting import BEGIN_ACTION
from higaki.games.yokohama.rules.ways import BANK_PAYEE, FAR, costs_from, fee, pay_one, payees_in, payments_to
from higaki.games.yokohama.step_registry import STEPS

EVERY_PAYEE: Final[i64] = SetOf(PAYEES).size() - 1


def may_act_beside(t: Table, seat: Seat, area: i64) -> bool:
    """A place to stop: own assistants, and no opposing president unless the postal service allows it (p. 7, p. 18)."""
    if area == CANAL or assistants_at(t, seat, area) == 0:
        return False
    return opposing_presidents(t, seat, area) == 0 or owns(t, seat, POSTAL_SERVICE)


def can_ride(t: Table, seat: Seat) -> bool:
    return owns(t, seat, STATION) or owns(t, seat, STREETCAR)


def rides_to(t: Table, seat: Seat, area: i64) -> bool:
    """The station, or with the streetcar any stop without an opposing president, for nothing (p. 19)."""
    if owns(t, seat, STATION) and station_at(t, area):
        return True
    return owns(t, seat, STREETCAR) and assistants_at(t, seat, area) > 0 and opposing_presidents(t, seat, area) == 0


class MovePresident(ChoiceWithSidelines):
    """Choose the area where he acts; the cheapest way there is paid. Or call all pieces home."""

    def options(self, t: Table) -> None:
        seat, start = self.seat, president_at(t, self.seat)
        rides, costs = can_ride(t, seat), costs_from(t, seat, start)
        for area in range(AREA_COUNT):
            if cost_by(t, seat, area, start, rides, costs) <= t[YEN + seat]:
                t.offer(actions.AREA + area)
        offer_sidelines(t, seat)
        t.offer(actions.RECALL)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"areas": areas_reached(t, self.seat), "ready": int(president_at(t, self.seat) == NOWHERE)}

    def refused(self, t: Table) -> list[Refused]:
        seat, yen, start = self.seat, t[YEN + self.seat], president_at(t, self.seat)
        rides, costs = can_ride(t, seat), costs_from(t, seat, start)
        found: list[Refused] = []
        for area in areas_in_play(t):
            cost = cost_by(t, seat, area, start, rides, costs)
            if cost > yen:
                why = why_not_there(t, seat, area, cost)
                numbers: list[int] = []
                if why == events.WAY_TOO_DEAR:
                    numbers = [cost, yen]
                elif why == events.OCCUPIED:
                    numbers = [opposing_president(t, seat, area)]
                found.append(Refused(actions.AREA + area, why, numbers))
        return found

    def answer(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing == actions.RECALL:
            t.tell(events.RECALLED, seat, i64(president_at(t, seat) == NOWHERE))
            t.send_to(PRESIDENT + seat, NOWHERE)
            t.then(CALL_HOME.of(seat))
        else:
            go_to(t, seat, actions.AREA.member(thing))


def cost_by(t: Table, seat: Seat, area: i64, start: i64, rides: bool, costs: vec[i64]) -> i64:
    """The cost to bring the president from his area to another; FAR if he cannot reach it.

    From the supply he is placed on any stop; beside others that costs the usual fee (p. 7, ruling Y5).
    """
    if area == start or not in_play(t, area):
        return FAR
    if rides and rides_to(t, seat, area):
        return 0
    if start != NOWHERE:
        if costs[area] < FAR and may_act_beside(t, seat, area):
            return costs[area]
    elif may_act_beside(t, seat, area):
        return fee(t, seat, area)
    return FAR


def areas_reached(t: Table, seat: Seat) -> i64:
    """The number of areas to which the president can go now."""
    start = president_at(t, seat)
    rides, costs = can_ride(t, seat), costs_from(t, seat, start)
    reached: i64 = 0
    for area in range(AREA_COUNT):
        if cost_by(t, seat, area, start, rides, costs) <= t[YEN + seat]:
            reached += 1
    return reached


def cost_to(t: Table, seat: Seat, area: i64) -> i64:
    """The same for a single area."""
    start = president_at(t, seat)
    return cost_by(t, seat, area, start, can_ride(t, seat), costs_from(t, seat, start))


def why_not_there(t: Table, seat: Seat, area: i64, cost: i64) -> i64:
    """He is there already, no own assistant is there, another president is, or no way leads there (p. 7)."""
    if area == CANAL:
        return events.ON_CANAL
    if area == president_at(t, seat):
        return events.STANDS_THERE
    if assistants_at(t, seat, area) == 0:
        return events.NOBODY_THERE
    if cost < FAR:
        return events.WAY_TOO_DEAR
    if opposing_president(t, seat, area) != NOBODY:
        return events.OCCUPIED
    return events.NO_WAY


def go_to(t: Table, seat: Seat, area: i64) -> None:
    cost = cost_to(t, seat, area)
    if cost == 0:
        arrive(t, seat, area, 0)
    elif president_at(t, seat) == NOWHERE:
        payees = payees_in(t, seat, area)
        for payee in range(BANK_PAYEE):
            if SetOf.has(payees, payee):
                pay_one(t, seat, payee)
        arrive(t, seat, area, cost)
    else:
        t.then(PAY_WAY.of(seat, area, EMPTY_SET))


def arrive(t: Table, seat: Seat, area: i64, paid: i64) -> None:
    t.send_to(PRESIDENT + seat, area)
    t.tell(events.WENT, seat, area, paid)
    t.then(BEGIN_ACTION.of(seat, area))


class PayWay(Choice):
    """A yen for each president on the way, and for the canal; asked if equally cheap ways pay others (ruling Y3)."""

    continues: bool = True
    area: i64
    paid: i64

    def options(self, t: Table) -> None:
        payments = payments_to(t, self.seat, self.area)
        in_all: i64 = EVERY_PAYEE
        in_some: i64 = EMPTY_SET
        for payees in range(EVERY_PAYEE + 1):
            if SetOf.has(payments, payees) and SetOf.has_all(payees, self.paid):
                in_all &= payees
                in_some |= payees
        sure, possible = in_all & ~self.paid, in_some & ~self.paid
        for payee in range(PAYEE_COUNT):
            if SetOf.has(sure, payee):
                t.offer(actions.PAYEE + payee)
                return
        for payee in range(PAYEE_COUNT):
            if SetOf.has(possible, payee):
                t.offer(actions.PAYEE + payee)

    def take(self, t: Table, thing: Action) -> None:
        seat, area = self.seat, self.area
        payee = actions.PAYEE.member(thing)
        pay_one(t, seat, payee)
        paid = SetOf.with_(self.paid, payee)
        if SetOf.has(payments_to(t, seat, area), paid):
            arrive(t, seat, area, SetOf.count(paid))
        else:
            t.then(PAY_WAY.of(seat, area, paid))


class CallHome(Choice):
    """With the president, any number of assistants come back from any areas; then the action is skipped (p. 7)."""

    continues: bool = True

    def options(self, t: Table) -> None:
        for area in range(AREA_COUNT):
            if assistants_at(t, self.seat, area):
                t.offer(actions.AREA + area)
        if t.choices:
            t.offer(actions.EVERYBODY)
        t.offer(actions.DONE)

    def suggestion(self, t: Table, options: list[int]) -> int:
        return actions.EVERYBODY if actions.EVERYBODY in options else options[-1]

    def take(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing == actions.EVERYBODY:
            called: i64 = 0
            for area in range(AREA_COUNT):
                called += call_home(t, seat, area, assistants_at(t, seat, area))
            t.tell(events.CAME_HOME, seat, called)
        elif thing != actions.DONE:
            t.tell(events.CAME_HOME, seat, call_home(t, seat, actions.AREA.member(thing), 1))
            t.then(self.number)


def call_home(t: Table, seat: Seat, area: i64, count: i64) -> i64:
    for _each in range(count):
        t.move(assistant_of(seat), ASSISTANTS + area, SUPPLY + seat)
    return count


MOVE_PRESIDENT: Final = STEPS.each(MovePresident)
PAY_WAY: Final = STEPS.each(PayWay, area=AREAS, paid=SetOf(PAYEES))
CALL_HOME: Final = STEPS.each(CallHome)
