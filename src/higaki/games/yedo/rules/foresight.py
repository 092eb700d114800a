"""Foresight (p. 3): look at the three highest cards of a stack and return them in any order; events unchanged."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.stacks import bring_up, look, take_in_hand
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import (
    COLOUR_COUNT,
    DECK_OF_BONUSES,
    DECK_OF_CARDS,
    DECK_OF_EVENTS,
    DECK_OF_MISSIONS,
    DECK_OF_WEAPONS,
    DECKS,
)
from higaki.games.yedo.places import BONUS_STACK, CARD_STACK, EVENT_STACK, LOOKED_AT, MISSION_STACK, WEAPON_STACK
from higaki.games.yedo.step_registry import STEPS

ANY_DECK: Final = 0
ONLY_MISSIONS: Final = 1
DECK_COUNT: Final[i64] = len(DECKS)


def stack_of(deck: i64) -> Spot:
    if deck == DECK_OF_CARDS:
        return CARD_STACK
    if deck == DECK_OF_BONUSES:
        return BONUS_STACK
    if deck == DECK_OF_WEAPONS:
        return WEAPON_STACK
    if deck == DECK_OF_EVENTS:
        return EVENT_STACK
    return MISSION_STACK + deck - DECK_OF_MISSIONS


def foresee(t: Table, seat: Seat, deck: i64) -> None:
    """Look; then choose the new order, unless it must stay."""
    stack = stack_of(deck)
    seen = look(t, stack, seat, LOOKED_AT)
    t.tell(events.FORESAW, seat, deck, seen)
    if deck != DECK_OF_EVENTS and seen > 1:
        take_in_hand(t, stack, seat, seen)
        t.then(LAY_FIRST.of(seat, deck))


class LayFirst(SecretChoice):
    """Choose the card on top."""

    hidden = True
    deck: i64

    def looked_at(self, t: Table) -> Spot:
        return stack_of(self.deck)

    def options(self, t: Table) -> None:
        for depth in range(min(t.size(stack_of(self.deck)), LOOKED_AT)):
            t.offer(actions.LOOKED + depth)

    def take(self, t: Table, thing: Action) -> None:
        bring_up(t, stack_of(self.deck), actions.LOOKED.member(thing), 0)
        if t.size(stack_of(self.deck)) >= LOOKED_AT:
            t.then(LAY_SECOND.of(self.seat, self.deck))


class LaySecond(SecretChoice):
    """Choose the card under it."""

    hidden = True
    deck: i64

    def looked_at(self, t: Table) -> Spot:
        return stack_of(self.deck)

    def options(self, t: Table) -> None:
        t.offer(actions.LOOKED + 1)
        t.offer(actions.LOOKED + 2)

    def take(self, t: Table, thing: Action) -> None:
        bring_up(t, stack_of(self.deck), actions.LOOKED.member(thing), 1)


class ChooseDeck(Choice):
    """Choose the stack to look at: in the temple one of missions, in the Karesansui any."""

    only_missions: i64

    def options(self, t: Table) -> None:
        for deck in range(DECK_COUNT):
            of_missions = DECK_OF_MISSIONS <= deck < DECK_OF_MISSIONS + COLOUR_COUNT
            if t.size(stack_of(deck)) and (of_missions or not self.only_missions):
                t.offer(actions.DECK + deck)

    def take(self, t: Table, thing: Action) -> None:
        foresee(t, self.seat, actions.DECK.member(thing))


LAY_FIRST: Final = STEPS.each(LayFirst, deck=DECKS)
LAY_SECOND: Final = STEPS.each(LaySecond, deck=DECKS)
CHOOSE_DECK: Final = STEPS.each(ChooseDeck, only_missions=Count(1))
