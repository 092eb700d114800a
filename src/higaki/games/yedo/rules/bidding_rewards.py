"""The rewards of the bidding categories (p. 2), and the choices of a stack or an annex that belong to them."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, COLOUR_COUNT, FIELDS, SOURCES
from higaki.games.yedo.places import (
    ANNEX,
    ANNEXES_LEFT,
    GEISHAS,
    GEISHAS_LEFT,
    HOUSE,
    MISSION_STACK,
    RESERVE,
)
from higaki.games.yedo.rule_numbers import ANNEX_BID_PRESTIGE, GEISHA_BID_PRESTIGE, MOST_GEISHAS
from higaki.games.yedo.rules.disciple_positions import has_annex
from higaki.games.yedo.rules.draw_cards import (
    DRAWN,
    draw_to_keep_bonus,
    draw_to_keep_card,
    draw_to_keep_mission,
    draw_to_keep_weapon,
)
from higaki.games.yedo.rules.money_and_prestige import gain_prestige
from higaki.games.yedo.rules.reasons import because, need
from higaki.games.yedo.step_registry import STEPS

ACTION_FIELD: Final = FIELDS.numbers["action"]
BONUS_FIELD: Final = FIELDS.numbers["bonus"]
WEAPON_FIELD: Final = FIELDS.numbers["weapon"]
ANNEX_FIELD: Final = FIELDS.numbers["annex"]
GEISHA_FIELD: Final = FIELDS.numbers["geisha"]
DISCIPLE_FIELD: Final = FIELDS.numbers["disciple"]
BY_AUCTION: Final = SOURCES.numbers["auctions"]


def take_reward(t: Table, seat: Seat, field: i64) -> None:
    if field == ACTION_FIELD:
        draw_to_keep_card(t, seat)
    elif field == BONUS_FIELD:
        draw_to_keep_bonus(t, seat)
    elif field == WEAPON_FIELD:
        draw_to_keep_weapon(t, seat)
    elif field == ANNEX_FIELD:
        win_annex(t, seat)
    elif field == GEISHA_FIELD:
        win_geisha(t, seat)
    elif field == DISCIPLE_FIELD:
        win_disciple(t, seat)
    elif missions_left(t):
        t.then(CHOOSE_STACK_OF_THREE.of(seat))
    else:
        t.tell(events.NOTHING_LEFT, seat, field)


def win_annex(t: Table, seat: Seat) -> None:
    """Prestige in any case; the annex if one fits."""
    _prestige(t, seat, ANNEX_FIELD, ANNEX_BID_PRESTIGE)
    if annex_fits(t, seat):
        t.then(CHOOSE_ANNEX.of(seat))
    else:
        t.tell(events.NOTHING_LEFT, seat, ANNEX_FIELD)


def win_geisha(t: Table, seat: Seat) -> None:
    """Prestige in any case; the geisha if one is left and the limit allows her."""
    _prestige(t, seat, GEISHA_FIELD, GEISHA_BID_PRESTIGE)
    if geisha_fits(t, seat):
        take_geisha(t, seat)
    else:
        t.tell(events.NOTHING_LEFT, seat, GEISHA_FIELD)


def win_disciple(t: Table, seat: Seat) -> None:
    if t.count(RESERVE, seat):
        t.move(seat, RESERVE, HOUSE + seat)
        t.tell(events.GOT_DISCIPLE, seat)
    else:
        t.tell(events.NOTHING_LEFT, seat, DISCIPLE_FIELD)


def _prestige(t: Table, seat: Seat, field: i64, points: i64) -> None:
    gain_prestige(t, seat, BY_AUCTION, points)
    t.tell(events.AUCTION_PRESTIGE, seat, field, points)


def annex_fits(t: Table, seat: Seat) -> bool:
    """Is there an annex left of a type that the seat lacks?"""
    for annex in range(ANNEX_COUNT):
        if t.count(ANNEXES_LEFT, annex) and not has_annex(t, seat, annex):
            return True
    return False


def why_not_geisha(t: Table, seat: Seat) -> i64:
    """The reason why no geisha can come, at any price."""
    if t[GEISHAS + seat] >= MOST_GEISHAS:
        return because(events.GEISHAS_FULL, MOST_GEISHAS)
    return need(t[GEISHAS_LEFT] > 0, events.NO_GEISHA_LEFT)


def geisha_fits(t: Table, seat: Seat) -> bool:
    return why_not_geisha(t, seat) == ALLOWED


def take_geisha(t: Table, seat: Seat) -> None:
    t.shift(1, GEISHAS_LEFT, GEISHAS + seat)
    t.tell(events.GOT_GEISHA, seat)


def missions_left(t: Table) -> bool:
    for colour in range(COLOUR_COUNT):
        if t.size(MISSION_STACK + colour):
            return True
    return False


def offer_stacks(t: Table) -> None:
    for colour in range(COLOUR_COUNT):
        if t.size(MISSION_STACK + colour):
            t.offer(actions.STACK + colour)


class ChooseAnnex(Choice):
    """Choose an annex to build, of a type that the player lacks."""

    continues = True

    def options(self, t: Table) -> None:
        for annex in range(ANNEX_COUNT):
            if t.count(ANNEXES_LEFT, annex) and not has_annex(t, self.seat, annex):
                t.offer(actions.ANNEX + annex)

    def take(self, t: Table, thing: Action) -> None:
        annex = actions.ANNEX.member(thing)
        t.move(annex, ANNEXES_LEFT, ANNEX + self.seat)
        t.tell(events.BUILT, self.seat, annex)


class ChooseStackOfThree(Choice):
    """Choose the stack from which three missions are drawn to keep one."""

    unforeseen = True

    def options(self, t: Table) -> None:
        offer_stacks(t)

    def take(self, t: Table, thing: Action) -> None:
        draw_to_keep_mission(t, self.seat, actions.STACK.member(thing), DRAWN)


CHOOSE_ANNEX: Final = STEPS.each(ChooseAnnex)
CHOOSE_STACK_OF_THREE: Final = STEPS.each(ChooseStackOfThree)
