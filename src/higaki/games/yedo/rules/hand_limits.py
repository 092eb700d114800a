"""The limits of a clan board (p. 1): a player above a limit chooses at once what to discard (ruling E3)."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.actions import Group
from higaki.engine.table.stacks import put_under
from higaki.engine.table.steps import Choice, SecretChoice, StepKind
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import WEAPON_COUNT
from higaki.games.yedo.places import (
    BONUS,
    BONUS_STACK,
    CARD,
    CARD_STACK,
    MISSION,
    MISSION_STACK,
    WEAPON,
    WEAPONS_USED,
)
from higaki.games.yedo.printed import CARD_COUNT, COLOUR_OF
from higaki.games.yedo.rule_numbers import MOST_BONUSES, MOST_CARDS, MOST_MISSIONS, MOST_WEAPONS
from higaki.games.yedo.step_registry import STEPS


def keep_within(t: Table, seat: Seat) -> None:
    """Ask for a discard of each sort above its limit; each answer asks again if needed."""
    if t.size(MISSION + seat) > MOST_MISSIONS:
        t.then(GIVE_BACK_MISSION.of(seat))
    elif t.size(CARD + seat) > MOST_CARDS:
        t.then(GIVE_BACK_CARD.of(seat))
    elif t.size(BONUS + seat) > MOST_BONUSES:
        t.then(GIVE_BACK_BONUS.of(seat))
    elif t.size(WEAPON + seat) > MOST_WEAPONS:
        t.then(LAY_DOWN_WEAPON.of(seat))


def slot_of(t: Table, row: Spot, piece: i64) -> i64:
    """The index of a piece in a row."""
    slot: i64 = 0
    while t.piece(row, slot) != piece:
        slot += 1
    return slot


def offer_row(t: Table, row: Spot, group: Group) -> None:
    """Each piece of a row as a thing of a group."""
    for slot in range(t.size(row)):
        t.offer(group + t.piece(row, slot))


def only(seat: Seat) -> i64:
    """A single seat as a bit set, for a card that only it knows."""
    return SetOf.with_(EMPTY_SET, seat)


def give_back_mission(t: Table, seat: Seat, mission: i64) -> None:
    """Put it face down under the stack of its colour (ruling E4)."""
    t.pick(MISSION + seat, slot_of(t, MISSION + seat, mission))
    put_under(t, mission, MISSION + seat, MISSION_STACK + COLOUR_OF[mission], only(seat))
    t.tell(events.GAVE_BACK_MISSION, seat, COLOUR_OF[mission])


def give_back_card(t: Table, seat: Seat, card: i64) -> None:
    t.remove(card, CARD + seat)
    put_under(t, card, CARD + seat, CARD_STACK, only(seat))
    t.tell(events.GAVE_BACK_CARD, seat)


def give_back_bonus(t: Table, seat: Seat, bonus: i64) -> None:
    t.pick(BONUS + seat, slot_of(t, BONUS + seat, bonus))
    put_under(t, bonus, BONUS + seat, BONUS_STACK, only(seat))
    t.tell(events.GAVE_BACK_BONUS, seat)


class GiveBackMission(SecretChoice):
    """Choose the mission to discard; the others see only its back."""

    hidden = True

    def options(self, t: Table) -> None:
        offer_row(t, MISSION + self.seat, actions.MISSION)

    def take(self, t: Table, thing: Action) -> None:
        give_back_mission(t, self.seat, actions.MISSION.member(thing))
        keep_within(t, self.seat)


class GiveBackCard(SecretChoice):
    """Choose the action card to discard."""

    hidden = True

    def options(self, t: Table) -> None:
        t.offer_kinds(CARD + self.seat, 0, CARD_COUNT, actions.CARD)

    def take(self, t: Table, thing: Action) -> None:
        give_back_card(t, self.seat, actions.CARD.member(thing))
        keep_within(t, self.seat)


class GiveBackBonus(SecretChoice):
    """Choose the bonus card to discard."""

    hidden = True

    def options(self, t: Table) -> None:
        offer_row(t, BONUS + self.seat, actions.BONUS)

    def take(self, t: Table, thing: Action) -> None:
        give_back_bonus(t, self.seat, actions.BONUS.member(thing))
        keep_within(t, self.seat)


class LayDownWeapon(Choice):
    """Choose the weapon to discard."""

    def options(self, t: Table) -> None:
        t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def take(self, t: Table, thing: Action) -> None:
        weapon = actions.WEAPON.member(thing)
        t.move(weapon, WEAPON + self.seat, WEAPONS_USED)
        t.tell(events.LEFT_WEAPON, self.seat, weapon)
        keep_within(t, self.seat)


GIVE_BACK_MISSION: Final[StepKind] = STEPS.each(GiveBackMission)
GIVE_BACK_CARD: Final[StepKind] = STEPS.each(GiveBackCard)
GIVE_BACK_BONUS: Final[StepKind] = STEPS.each(GiveBackBonus)
LAY_DOWN_WEAPON: Final[StepKind] = STEPS.each(LayDownWeapon)
