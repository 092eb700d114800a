"""Drawing cards and weapons (p. 2): from the top into the hand, or three to keep one of them."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.stacks import deal_top, put_under, shuffle, take_top
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import WEAPON_COUNT
from higaki.games.yedo.places import (
    BONUS,
    BONUS_STACK,
    CARD,
    CARD_STACK,
    DRAWN_BONUS,
    DRAWN_CARD,
    DRAWN_MISSION,
    DRAWN_WEAPON,
    MISSION,
    MISSION_STACK,
    WEAPON,
    WEAPON_STACK,
    WEAPONS_USED,
)
from higaki.games.yedo.printed import COLOUR_OF
from higaki.games.yedo.rules.hand_limits import keep_within, only, slot_of
from higaki.games.yedo.step_registry import STEPS

# The number of cards that are drawn to keep one of them (p. 2).
DRAWN: Final = 3


def draw_card(t: Table, seat: Seat) -> None:
    """Draw the top action card into the hand; nothing from an empty stack (ruling E6)."""
    if deal_top(t, CARD_STACK, CARD + seat) != NOTHING:
        t.tell(events.GOT_CARD, seat)


def draw_bonus(t: Table, seat: Seat) -> None:
    if deal_top(t, BONUS_STACK, BONUS + seat) != NOTHING:
        t.tell(events.GOT_BONUS, seat)


def draw_mission(t: Table, seat: Seat, colour: i64) -> None:
    if deal_top(t, MISSION_STACK + colour, MISSION + seat) != NOTHING:
        t.tell(events.GOT_MISSION, seat, colour)


def top_weapon(t: Table) -> i64:
    """The top weapon; an empty stack is refilled with the shuffled discard pile (p. 2), otherwise NOTHING."""
    if t.size(WEAPON_STACK) == 0:
        for weapon in range(WEAPON_COUNT):
            while t.count(WEAPONS_USED, weapon):
                t.remove(weapon, WEAPONS_USED)
                put_under(t, weapon, WEAPONS_USED, WEAPON_STACK, 0)
        shuffle(t, WEAPON_STACK)
    return take_top(t, WEAPON_STACK)


def draw_weapon(t: Table, seat: Seat) -> None:
    weapon = top_weapon(t)
    if weapon != NOTHING:
        t.put(weapon, WEAPON_STACK, WEAPON + seat)
        t.tell(events.GOT_WEAPON, seat, weapon)


def draw_to_keep_card(t: Table, seat: Seat) -> None:
    """Draw three action cards to keep one."""
    for _each in range(DRAWN):
        deal_top(t, CARD_STACK, DRAWN_CARD + seat)
    if t.size(DRAWN_CARD + seat):
        t.then(KEEP_CARD.of(seat))


def draw_to_keep_bonus(t: Table, seat: Seat) -> None:
    for _each in range(DRAWN):
        deal_top(t, BONUS_STACK, DRAWN_BONUS + seat)
    if t.size(DRAWN_BONUS + seat):
        t.then(KEEP_BONUS.of(seat))


def draw_to_keep_mission(t: Table, seat: Seat, colour: i64, count: i64) -> None:
    """Draw this many missions of one colour, or all if there are fewer."""
    for _each in range(count):
        deal_top(t, MISSION_STACK + colour, DRAWN_MISSION + seat)
    if t.size(DRAWN_MISSION + seat):
        t.then(KEEP_MISSION.of(seat))


def draw_to_keep_weapon(t: Table, seat: Seat) -> None:
    """Draw three weapons, which everybody sees."""
    for _each in range(DRAWN):
        weapon = top_weapon(t)
        if weapon != NOTHING:
            t.lay(weapon, WEAPON_STACK, DRAWN_WEAPON)
    if t.size(DRAWN_WEAPON):
        t.then(KEEP_WEAPON.of(seat))


def in_row_before(t: Table, row: Spot, slot: i64) -> bool:
    """Does the same piece lie further to the front of a row?"""
    for other in range(slot):
        if t.piece(row, other) == t.piece(row, slot):
            return True
    return False


class KeepCard(SecretChoice):
    """Choose the drawn action card to keep; the others go face down under the stack."""

    unforeseen = True
    hidden = True

    def options(self, t: Table) -> None:
        for slot in range(t.size(DRAWN_CARD + self.seat)):
            if not in_row_before(t, DRAWN_CARD + self.seat, slot):
                t.offer(actions.CARD + t.piece(DRAWN_CARD + self.seat, slot))

    def take(self, t: Table, thing: Action) -> None:
        drawn = DRAWN_CARD + self.seat
        card = t.pick(drawn, slot_of(t, drawn, actions.CARD.member(thing)))
        t.put(card, drawn, CARD + self.seat)
        t.tell(events.KEPT_CARD, self.seat)
        while t.size(drawn):
            put_under(t, t.pick(drawn, 0), drawn, CARD_STACK, only(self.seat))
        keep_within(t, self.seat)


class KeepBonus(SecretChoice):
    """Choose the drawn bonus card to keep."""

    unforeseen = True
    hidden = True

    def options(self, t: Table) -> None:
        for slot in range(t.size(DRAWN_BONUS + self.seat)):
            t.offer(actions.BONUS + t.piece(DRAWN_BONUS + self.seat, slot))

    def take(self, t: Table, thing: Action) -> None:
        drawn = DRAWN_BONUS + self.seat
        bonus = t.pick(drawn, slot_of(t, drawn, actions.BONUS.member(thing)))
        t.lay(bonus, drawn, BONUS + self.seat)
        t.tell(events.GOT_BONUS, self.seat)
        while t.size(drawn):
            put_under(t, t.pick(drawn, 0), drawn, BONUS_STACK, only(self.seat))
        keep_within(t, self.seat)


class KeepMission(SecretChoice):
    """Choose the drawn mission to keep."""

    unforeseen = True
    hidden = True

    def options(self, t: Table) -> None:
        for slot in range(t.size(DRAWN_MISSION + self.seat)):
            t.offer(actions.MISSION + t.piece(DRAWN_MISSION + self.seat, slot))

    def take(self, t: Table, thing: Action) -> None:
        drawn = DRAWN_MISSION + self.seat
        mission = t.pick(drawn, slot_of(t, drawn, actions.MISSION.member(thing)))
        colour = COLOUR_OF[mission]
        t.lay(mission, drawn, MISSION + self.seat)
        t.tell(events.GOT_MISSION, self.seat, colour)
        while t.size(drawn):
            put_under(t, t.pick(drawn, 0), drawn, MISSION_STACK + colour, only(self.seat))
        keep_within(t, self.seat)


class KeepWeapon(Choice):
    """Choose the drawn weapon to keep; the others go face up onto the discard pile."""

    unforeseen = True

    def options(self, t: Table) -> None:
        for slot in range(t.size(DRAWN_WEAPON)):
            if not in_row_before(t, DRAWN_WEAPON, slot):
                t.offer(actions.WEAPON + t.piece(DRAWN_WEAPON, slot))

    def take(self, t: Table, thing: Action) -> None:
        weapon = t.pick(DRAWN_WEAPON, slot_of(t, DRAWN_WEAPON, actions.WEAPON.member(thing)))
        t.put(weapon, DRAWN_WEAPON, WEAPON + self.seat)
        t.tell(events.GOT_WEAPON, self.seat, weapon)
        while t.size(DRAWN_WEAPON):
            t.put(t.pick(DRAWN_WEAPON, 0), DRAWN_WEAPON, WEAPONS_USED)
        keep_within(t, self.seat)


KEEP_CARD: Final = STEPS.each(KeepCard)
KEEP_BONUS: Final = STEPS.each(KeepBonus)
KEEP_MISSION: Final = STEPS.each(KeepMission)
KEEP_WEAPON: Final = STEPS.each(KeepWeapon)
