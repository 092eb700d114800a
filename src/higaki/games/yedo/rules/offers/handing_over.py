"""An accepted offer (p. 3): the owner chooses the hidden cards that were demanded, then everything changes hands."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.steps import Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import COLOUR_COUNT, WEAPON_COUNT, WISH_BONUS, WISH_CARD, WISH_GEISHA
from higaki.games.yedo.places import (
    BONUS,
    CARD,
    GEISHAS,
    MISSION,
    MON,
    OFFERED_BONUS,
    OFFERED_CARD,
    OFFERED_GEISHAS,
    OFFERED_MISSION,
    OFFERED_MON,
    OFFERED_WEAPON,
    OFFERER,
    WANTED,
    WANTED_MISSION,
    WANTED_MON,
    WEAPON,
)
from higaki.games.yedo.printed import CARD_COUNT, COLOUR_OF
from higaki.games.yedo.rules.hand_limits import keep_within, offer_row, slot_of
from higaki.games.yedo.rules.offers.offer_contents import forget_offer
from higaki.games.yedo.step_registry import STEPS


def lay_card_down(t: Table, seat: Seat, card: i64) -> None:
    """Put hidden cards face down into the offer."""
    t.drop(card, CARD + seat, OFFERED_CARD + seat)


def lay_bonus_down(t: Table, seat: Seat, bonus: i64) -> None:
    t.lay(t.pick(BONUS + seat, slot_of(t, BONUS + seat, bonus)), BONUS + seat, OFFERED_BONUS + seat)


def lay_mission_down(t: Table, seat: Seat, mission: i64) -> None:
    t.lay(t.pick(MISSION + seat, slot_of(t, MISSION + seat, mission)), MISSION + seat, OFFERED_MISSION + seat)


def accept(t: Table, seat: Seat) -> None:
    """First the hidden cards, then the exchange."""
    t.tell(events.ACCEPTED, seat, t.holder(OFFERER))
    t.then(EXCHANGE.of(seat))
    ask_for_cards(t, seat)


def ask_for_cards(t: Table, seat: Seat) -> None:
    """Action cards, then bonus cards, then missions by colour."""
    if t[WANTED + WISH_CARD]:
        t.then(HAND_OVER_CARD.of(seat))
    elif t[WANTED + WISH_BONUS]:
        t.then(HAND_OVER_BONUS.of(seat))
    elif colour_wanted(t) < COLOUR_COUNT:
        t.then(HAND_OVER_MISSION.of(seat))


def colour_wanted(t: Table) -> i64:
    """The first colour of which a mission is still wanted; one more than there are if none is."""
    colour: i64 = 0
    while colour < COLOUR_COUNT and t[WANTED_MISSION + colour] == 0:
        colour += 1
    return colour


class HandOverCard(SecretChoice):
    """Choose the action card to give; the others see its back."""

    hidden: bool = True
    continues: bool = True

    def options(self, t: Table) -> None:
        t.offer_kinds(CARD + self.seat, 0, CARD_COUNT, actions.CARD)

    def take(self, t: Table, thing: Action) -> None:
        lay_card_down(t, self.seat, actions.CARD.member(thing))
        t[WANTED + WISH_CARD] -= 1
        ask_for_cards(t, self.seat)


class HandOverBonus(SecretChoice):
    """Choose the bonus card to give."""

    hidden: bool = True
    continues: bool = True

    def options(self, t: Table) -> None:
        offer_row(t, BONUS + self.seat, actions.BONUS)

    def take(self, t: Table, thing: Action) -> None:
        lay_bonus_down(t, self.seat, actions.BONUS.member(thing))
        t[WANTED + WISH_BONUS] -= 1
        ask_for_cards(t, self.seat)


class HandOverMission(SecretChoice):
    """Choose the mission of the demanded colour to give."""

    hidden: bool = True
    continues: bool = True

    def options(self, t: Table) -> None:
        colour = colour_wanted(t)
        for slot in range(t.size(MISSION + self.seat)):
            mission = t.piece(MISSION + self.seat, slot)
            if COLOUR_OF[mission] == colour:
                t.offer(actions.MISSION + mission)

    def take(self, t: Table, thing: Action) -> None:
        mission = actions.MISSION.member(thing)
        lay_mission_down(t, self.seat, mission)
        t[WANTED_MISSION + COLOUR_OF[mission]] -= 1
        ask_for_cards(t, self.seat)


class Exchange(Effect):
    """The wishes go to the offering player, the gifts to the accepting one; then both keep within their limits."""

    def happen(self, t: Table) -> None:
        seat, offerer = self.seat, t.holder(OFFERER)
        for weapon in range(WEAPON_COUNT):
            for _each in range(t[WANTED + weapon]):
                give_weapon(t, seat, offerer, weapon, WEAPON + seat)
            for _each in range(t.count(OFFERED_WEAPON, weapon)):
                give_weapon(t, offerer, seat, weapon, OFFERED_WEAPON)
        give_numbers(t, offerer, seat, t[OFFERED_MON], t[OFFERED_GEISHAS])
        give_numbers(t, seat, offerer, t[WANTED_MON], t[WANTED + WISH_GEISHA])
        give_cards(t, offerer, seat)
        give_cards(t, seat, offerer)
        forget_offer(t)
        keep_within(t, seat)
        keep_within(t, offerer)


# Trades are public (p. 3): the log contains all of it, of cards their number.


def give_weapon(t: Table, seat: Seat, other: Seat, weapon: i64, source: Spot) -> None:
    t.move(weapon, source, WEAPON + other)
    t.tell(events.GAVE_WEAPON, seat, other, weapon)


def give_numbers(t: Table, seat: Seat, other: Seat, mon: i64, geishas: i64) -> None:
    if mon:
        t.shift(mon, MON + seat, MON + other)
        t.tell(events.GAVE_MON, seat, other, mon)
    if geishas:
        t.shift(geishas, GEISHAS + seat, GEISHAS + other)
        t.tell(events.GAVE_GEISHAS, seat, other, geishas)


def give_cards(t: Table, seat: Seat, other: Seat) -> None:
    """Move all laid down cards face down to the other player."""
    if t.size(OFFERED_CARD + seat):
        t.tell(events.GAVE_CARDS, seat, other, t.size(OFFERED_CARD + seat))
    t.lay_all(OFFERED_CARD + seat, CARD + other)
    if t.size(OFFERED_BONUS + seat):
        t.tell(events.GAVE_BONUSES, seat, other, t.size(OFFERED_BONUS + seat))
    t.lay_all(OFFERED_BONUS + seat, BONUS + other)
    for slot in range(t.size(OFFERED_MISSION + seat)):
        t.tell(events.GAVE_MISSION, seat, other, COLOUR_OF[t.piece(OFFERED_MISSION + seat, slot)])
    t.lay_all(OFFERED_MISSION + seat, MISSION + other)


HAND_OVER_CARD: Final = STEPS.each(HandOverCard)
HAND_OVER_BONUS: Final = STEPS.each(HandOverBonus)
HAND_OVER_MISSION: Final = STEPS.each(HandOverMission)
EXCHANGE: Final = STEPS.each(Exchange)
