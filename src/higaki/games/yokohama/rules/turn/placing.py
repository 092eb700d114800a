"""First step: assistants from the supply go into areas (p. 6). Before the first one, extra actions can be taken."""

from typing import Final

from higaki.engine.base.kinds import SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT
from higaki.games.yokohama.places import ASSISTANTS, PLACED, PRESIDENT, SUPPLY, YEN
from higaki.games.yokohama.rules.technologies import NEWSPAPER, TELEGRAPH, offer_sidelines, owns
from higaki.games.yokohama.rules.town import (
    CANAL,
    adjacent,
    areas_in_play,
    assistant_of,
    assistants_ready,
    crowded,
    in_play,
    opposing_presidents,
)
from higaki.games.yokohama.rules.turn.extras import ChoiceWithExtras, offer_extras, refused_extras
from higaki.games.yokohama.rules.turn.moving import areas_reached
from higaki.games.yokohama.step_registry import STEPS

AREAS_AT_ONCE: Final = 3
AREAS_WITH_NEWSPAPER: Final = 4
PAIR: Final = 2


def why_not_place(t: Table, seat: Seat, area: i64, ready: bool, with_fee: i64) -> i64:
    """Not on the canal, with an assistant in the supply, and every opposing president there is paid (p. 6).

    `with_fee` is the set of areas with any of these.
    """
    if area == CANAL:
        return events.ON_CANAL
    if not ready:
        return events.NO_ASSISTANT
    if SetOf.has(with_fee, area) and opposing_presidents(t, seat, area) > t[YEN + seat]:
        return events.FEE
    return ALLOWED


def why_not_place_more(t: Table, area: i64, placed: i64, pair_in: i64) -> i64:
    """The second goes anywhere; later ones go to other areas, or after two in one area to a neighbour (p. 6, p. 19)."""
    if pair_in != NOWHERE and not adjacent(t, pair_in, area):
        return events.NOT_ADJACENT
    if placed > 1 and t[PLACED + area]:
        return events.PLACED_ALREADY
    return ALLOWED


def may_place_more(t: Table, seat: Seat, placed: i64, pair_in: i64) -> bool:
    """Each into another area, or two into the same; then only the telegraph allows one more (p. 6, p. 19)."""
    if pair_in != NOWHERE:
        return placed == PAIR and owns(t, seat, TELEGRAPH)
    return placed < most_areas(t, seat)


def refused_areas(t: Table, seat: Seat, placed: i64, pair_in: i64) -> list[Refused]:
    ready, with_fee, yen = assistants_ready(t, seat) > 0, crowded(t, seat), t[YEN + seat]
    found: list[Refused] = []
    for area in areas_in_play(t):
        why = why_not_place(t, seat, area, ready, with_fee)
        if why == ALLOWED:
            why = why_not_place_more(t, area, placed, pair_in)
        if why != ALLOWED:
            fee = [opposing_presidents(t, seat, area), yen] if why == events.FEE else []
            found.append(Refused(actions.AREA + area, why, fee))
    return found


def most_areas(t: Table, seat: Seat) -> i64:
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


def place(t: Table, seat: Seat, area: i64) -> None:
    """One assistant, and a yen to the owner of each opposing president there."""
    fee: i64 = 0
    for other in range(t.seats):
        if other != seat and t.where(PRESIDENT + other) == area:
            t.shift(1, YEN + seat, YEN + other)
            fee += 1
    t.move(assistant_of(seat), SUPPLY + seat, ASSISTANTS + area)
    t[PLACED + area] += 1
    t.tell(events.PLACED, seat, area, fee)


def offer_more_areas(t: Table, seat: Seat) -> None:
    """The areas for one more assistant."""
    placed, pair_in = placed_so_far(t), area_of_pair(t)
    ready = assistants_ready(t, seat) > 0
    if not ready or not may_place_more(t, seat, placed, pair_in):
        return
    with_fee = crowded(t, seat)
    # The second goes anywhere, so areas need no check.
    for area in range(AREA_COUNT):
        if (
            in_play(t, area)
            and (placed == 1 or why_not_place_more(t, area, placed, pair_in) == ALLOWED)
            and why_not_place(t, seat, area, ready, with_fee) == ALLOWED
        ):
            t.offer(actions.AREA + area)


class PlaceFirst(ChoiceWithExtras):
    """Take an extra action, place the first assistant, or none."""

    def options(self, t: Table) -> None:
        seat = self.seat
        ready, with_fee = assistants_ready(t, seat) > 0, crowded(t, seat)
        for area in range(AREA_COUNT):
            if in_play(t, area) and why_not_place(t, seat, area, ready, with_fee) == ALLOWED:
                t.offer(actions.AREA + area)
        offer_extras(t, seat)
        offer_sidelines(t, seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"ready": assistants_ready(t, self.seat), "areas": most_areas(t, self.seat)}

    def refused(self, t: Table) -> list[Refused]:
        return [*refused_areas(t, self.seat, 0, NOWHERE), *refused_extras(t, self.seat)]

    def answer(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            place(t, self.seat, actions.AREA.member(thing))
            t.then(PLACE_MORE.of(self.seat))


class PlaceMore(Choice):
    """Further assistants, while there are any and the rules allow one more."""

    def options(self, t: Table) -> None:
        offer_more_areas(t, self.seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {
            "ready": assistants_ready(t, self.seat),
            "placed": placed_so_far(t),
            "pair": int(area_of_pair(t) != NOWHERE),
            "reached": areas_reached(t, self.seat),
        }

    def refused(self, t: Table) -> list[Refused]:
        return refused_areas(t, self.seat, placed_so_far(t), area_of_pair(t))

    def take(self, t: Table, thing: Action) -> None:
        if thing != actions.DONE:
            place(t, self.seat, actions.AREA.member(thing))
            t.then(self.number)


PLACE_FIRST: Final = STEPS.each(PlaceFirst)
PLACE_MORE: Final = STEPS.each(PlaceMore)
