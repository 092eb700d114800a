"""Laboratory and research center (p. 15, p. 16): technologies, for strength, imports and yen."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, BOARD_SLOTS, IMPORT, TECH_SLOTS
from higaki.games.yokohama.places import ACTING, STATION, STRENGTH, TECH_DECK, TECH_ON, TECHNOLOGY, YEN
from higaki.games.yokohama.printed import SURCHARGE, TECHNOLOGY_COST, TECHNOLOGY_COUNTRY
from higaki.games.yokohama.rules.countries import raise_flag
from higaki.games.yokohama.rules.money_goods_points import (
    YEN_FOR_IMPORT,
    can_pay_each,
    give_wares,
    pay,
    payable_each,
    wares,
)
from higaki.games.yokohama.rules.technologies import (
    EXHIBITION,
    PATENTS,
    PRINTING,
    ChoiceWithSidelines,
    earn_by,
    offer_sidelines,
    owns,
    score_by,
)
from higaki.games.yokohama.rules.technologies import STATION as STATION_CARD
from higaki.games.yokohama.rules.town import CANAL, RESEARCH_CENTER, in_play
from higaki.games.yokohama.step_registry import STEPS

# From this many technologies on, each further one costs an import good or two yen more (p. 15).
CARDS_WITHOUT_EXTRA: Final = 3
BY_PRINTING: Final = 1
BY_PATENTS: Final = 2
BY_EXHIBITION: Final = 10
MOST_MISSING: Final = 9


def first_slot(t: Table) -> i64:
    """The first space of the board of the area of the action."""
    if t.where(ACTING) == RESEARCH_CENTER:
        return BOARD_SLOTS
    return 0


def still_to_pay(t: Table, seat: Seat, slot: i64) -> i64:
    """The number of industry values to pay beyond the strength, and the extra cost from the fourth card on."""
    cost = TECHNOLOGY_COST[t.piece(TECH_ON + slot, 0)] + SURCHARGE[slot]
    missing = max(0, cost - t[STRENGTH])
    if t.size(TECHNOLOGY + seat) >= CARDS_WITHOUT_EXTRA:
        missing += 1
    return missing


def why_not_learn(t: Table, seat: Seat, slot: i64) -> i64:
    """No two of the same name, and the player must be able to pay (p. 6, p. 15)."""
    if owns(t, seat, t.piece(TECH_ON + slot, 0)):
        return events.KNOWN_ALREADY
    if not can_pay_each(t, seat, still_to_pay(t, seat, slot)):
        return events.INDUSTRY_MISSING
    return ALLOWED


class ChooseTechnology(ChoiceWithSidelines):
    """One technology of the board, or none."""

    def options(self, t: Table) -> None:
        first = first_slot(t)
        for slot in range(first, first + BOARD_SLOTS):
            if t.size(TECH_ON + slot) and why_not_learn(t, self.seat, slot) == ALLOWED:
                t.offer(actions.TECH_SLOT + slot)
        offer_sidelines(t, self.seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"strength": t[STRENGTH], "extra": int(t.size(TECHNOLOGY + self.seat) >= CARDS_WITHOUT_EXTRA)}

    def refused(self, t: Table) -> list[Refused]:
        first = first_slot(t)
        found: list[Refused] = []
        for slot in range(first, first + BOARD_SLOTS):
            why: i64 = ALLOWED
            if t.size(TECH_ON + slot):
                why = why_not_learn(t, self.seat, slot)
            if why != ALLOWED:
                missing = still_to_pay(t, self.seat, slot) - payable_each(t, self.seat)
                found.append(
                    Refused(actions.TECH_SLOT + slot, why, [missing] if why == events.INDUSTRY_MISSING else [])
                )
        return found

    def answer(self, t: Table, thing: Action) -> None:
        seat = self.seat
        if thing != actions.DONE:
            slot = actions.TECH_SLOT.member(thing)
            missing = still_to_pay(t, seat, slot)
            t.then(LEARN.of(seat, slot))
            if missing:
                t.then(PAY_INDUSTRY.of(seat, missing))


class PayIndustry(Choice):
    """Each missing industry value is paid with an import good or two yen (p. 15)."""

    continues: bool = True
    missing: i64

    def options(self, t: Table) -> None:
        offer_import_or_yen(t, self.seat)

    def suggestion(self, t: Table, options: list[int]) -> int:
        return options[-1]

    def take(self, t: Table, thing: Action) -> None:
        pay_import_or_yen(t, self.seat, thing)
        if self.missing > 1:
            t.then(PAY_INDUSTRY.of(self.seat, self.missing - 1))


def offer_import_or_yen(t: Table, seat: Seat) -> None:
    if wares(t, seat, IMPORT):
        t.offer(actions.PAY_IMPORT)
    if t[YEN + seat] >= YEN_FOR_IMPORT:
        t.offer(actions.PAY_YEN)


def pay_import_or_yen(t: Table, seat: Seat, thing: Action) -> None:
    if thing == actions.PAY_IMPORT:
        give_wares(t, seat, IMPORT, 1)
    else:
        pay(t, seat, YEN_FOR_IMPORT)


class Learn(Effect):
    """The card lies open before the player; technologies learned before may help to pay for it (p. 15, p. 18)."""

    tech_slot: i64

    def happen(self, t: Table) -> None:
        seat, slot = self.seat, self.tech_slot
        technology = t.pick(TECH_ON + slot, 0)
        earn_by(t, seat, PRINTING, BY_PRINTING)
        score_by(t, seat, PATENTS, BY_PATENTS)
        t.put(technology, TECH_ON + slot, TECHNOLOGY + seat)
        t.tell(events.LEARNED, seat, technology)
        raise_flag(t, seat, TECHNOLOGY_COUNTRY[technology])
        t.then(REFILL_TECHNOLOGIES.of(seat, slot))
        if technology == EXHIBITION:
            score_by(t, seat, EXHIBITION, BY_EXHIBITION)
        elif technology == STATION_CARD:
            t.then(SET_STATION.of(seat))


class SetStation(Choice):
    """A player who learns the station puts it into an area at once; it makes everybody stronger there (p. 19)."""

    def options(self, t: Table) -> None:
        for area in range(AREA_COUNT):
            if area != CANAL and in_play(t, area):
                t.offer(actions.AREA + area)

    def take(self, t: Table, thing: Action) -> None:
        t.send_to(STATION, actions.AREA.member(thing))
        t.tell(events.STATION_SET, self.seat, actions.AREA.member(thing))


class RefillTechnologies(Effect):
    """The others move to the left, and the last space gets a new card while there are any (p. 15)."""

    tech_slot: i64

    def happen(self, t: Table) -> None:
        last = (self.tech_slot // BOARD_SLOTS + 1) * BOARD_SLOTS - 1
        for slot in range(self.tech_slot, last):
            if t.size(TECH_ON + slot + 1):
                t.lay(t.pick(TECH_ON + slot + 1, 0), TECH_ON + slot + 1, TECH_ON + slot)
        card = t.draw(TECH_DECK)
        if card != NOTHING:
            t.lay(card, TECH_DECK, TECH_ON + last)


CHOOSE_TECHNOLOGY: Final = STEPS.each(ChooseTechnology)
PAY_INDUSTRY: Final = STEPS.each(PayIndustry, missing=Count(MOST_MISSING))
LEARN: Final = STEPS.each(Learn, tech_slot=TECH_SLOTS)
SET_STATION: Final = STEPS.each(SetStation)
REFILL_TECHNOLOGIES: Final = STEPS.each(RefillTechnologies, tech_slot=TECH_SLOTS)
