"""First step: assistants from the supply go into areas (p. 6). Before the first one, extra actions can be taken."""

from typing import Final

from higaki.engine.base.kinds import SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT
from higaki.games.yokohama.places import ASSISTANTS, PLACED, PRESIDENT, SUPPLY, YEN
from higaki.games.yokohama.rules.refusals import why_no_more, why_not_placed
from higaki.games.yokohama.rules.technologies import (
    NEWSPAPER,
    TELEGRAPH,
    is_sideline,
    offer_sidelines,
    owns,
    take_sideline,
)
from higaki.games.yokohama.rules.town import (
    CANAL,
    adjacent,
    assistant_of,
    assistants_ready,
    crowded,
    in_play,
    opposing_presidents,
)
from higaki.games.yokohama.rules.turn.extra_refusals import why_no_extra
from higaki.games.yokohama.rules.turn.extras import is_extra, offer_extras, take_extra
from higaki.games.yokohama.steps import STEPS

AREAS_AT_ONCE: Final = 3
AREAS_WITH_NEWSPAPER: Final = 4
PAIR: Final = 2


def may_place(t: Table, seat: i64, area: i64) -> bool:
    """Into any area but the canal, if one can pay every opposing president there (p. 6)."""
    return area != CANAL and in_play(t, area) and opposing_presidents(t, seat, area) <= t[YEN + seat]


def offer_areas(t: Table, seat: i64) -> None:
    """Every area in which one may place."""
    with_fee = crowded(t, seat)
    for area in range(AREA_COUNT):
        if SetOf.has(with_fee, area):
            if may_place(t, seat, area):
                t.offer(actions.AREA + area)
        elif area != CANAL and in_play(t, area):
            t.offer(actions.AREA + area)


def offer_more_areas(t: Table, seat: i64) -> None:
    """Each into another area, or two into the same; then the telegraph adds one beside it (p. 6, p. 19)."""
    placed, pair_in = placed_so_far(t), area_of_pair(t)
    if pair_in != NOWHERE:
        if placed == PAIR and owns(t, seat, TELEGRAPH):
            for area in range(AREA_COUNT):
                if adjacent(t, pair_in, area) and may_place(t, seat, area):
                    t.offer(actions.AREA + area)
        return
    if placed == 1:
        offer_areas(t, seat)
    elif placed < most_areas(t, seat):
        for area in range(AREA_COUNT):
            if not t[PLACED + area] and may_place(t, seat, area):
                t.offer(actions.AREA + area)


def most_areas(t: Table, seat: i64) -> i64:
    """Three areas; four with the newspaper (p. 18)."""
    if owns(t, seat, NEWSPAPER):
        return AREAS_WITH_NEWSPAPER
    return AREAS_AT_ONCE


def placed_so_far(t: Table) -> i64:
    placed: i64 = 0
    for area in range(AREA_COUNT):
        placed += t[PLACED + area]
    return placed


def area_of_pair(t: Table) -> i64:
    """The area in which two were placed, or NOWHERE."""
    for area in range(AREA_COUNT):
        if t[PLACED + area] == PAIR:
            return area
    return NOWHERE


def place(t: Table, seat: i64, area: i64) -> None:
    """One assistant, and a yen to the owner of each opposing president there."""
    fee: i64 = 0
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            t.shift(1, YEN + seat, YEN + other)
            fee += 1
    t.move(assistant_of(seat), SUPPLY + seat, ASSISTANTS + area)
    t[PLACED + area] += 1
    t.tell(events.PLACED, seat, area, fee)


class PlaceFirst(SecretChoice):
    """Take an extra action, place the first assistant, or none.

    Always asked: a skipped question would reveal whether an order in hand can be fulfilled.
    """

    between_actions: bool = True

    def options(self, t: Table) -> None:
        seat = self.seat
        if assistants_ready(t, seat):
            offer_areas(t, seat)
        offer_extras(t, seat)
        offer_sidelines(t, seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"ready": assistants_ready(t, self.seat), "areas": most_areas(t, self.seat)}

    def refused(self, t: Table) -> list[Refused]:
        return [*why_not_placed(t, self.seat), *why_no_extra(t, self.seat)]

    def take(self, t: Table, thing: i64) -> None:
        seat = self.seat
        if thing in actions.AREA:
            place(t, seat, actions.AREA.member(thing))
            t.then(PLACE_MORE.of(seat))
        elif is_sideline(thing):
            t.then(self.number)
            take_sideline(t, seat, thing)
        elif is_extra(thing):
            t.then(self.number)
            take_extra(t, seat, thing)


class PlaceMore(Choice):
    """Further assistants, while there are any and the rules allow one more."""

    continues: bool = True

    def options(self, t: Table) -> None:
        if assistants_ready(t, self.seat):
            offer_more_areas(t, self.seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {
            "ready": assistants_ready(t, self.seat),
            "placed": placed_so_far(t),
            "pair": int(area_of_pair(t) != NOWHERE),
        }

    def refused(self, t: Table) -> list[Refused]:
        offered = t.options
        return [one for one in why_no_more(t, self.seat, area_of_pair(t)) if one.thing not in offered]

    def suggestion(self, t: Table, options: list[int]) -> int:
        return options[-1]

    def take(self, t: Table, thing: i64) -> None:
        if thing != actions.DONE:
            place(t, self.seat, actions.AREA.member(thing))
            t.then(self.number)


PLACE_FIRST: Final = STEPS.each(PlaceFirst)
PLACE_MORE: Final = STEPS.each(PlaceMore)
