"""Exchanges with bank and stacks (p. 3): selling a card, the exchanges of annexes, orders at the castle."""

from typing import Final

from higaki.engine.base.number_types import Action
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import WEAPON_COUNT
from higaki.games.yedo.places import BONUS, CARD, MISSION, WEAPON, WEAPONS_USED
from higaki.games.yedo.printed import CARD_COUNT
from higaki.games.yedo.rule_numbers import SOLD_CARD_MON
from higaki.games.yedo.rules.bidding_rewards import offer_stacks
from higaki.games.yedo.rules.draw_cards import draw_card, draw_mission, draw_weapon
from higaki.games.yedo.rules.hand_limits import (
    give_back_bonus,
    give_back_card,
    give_back_mission,
    keep_within,
    offer_row,
)
from higaki.games.yedo.rules.money_and_prestige import earn
from higaki.games.yedo.step_registry import STEPS


class SellCard(SecretChoice):
    """Put an action or bonus card under its stack for some Mon."""

    hidden = True
    continues = True

    def options(self, t: Table) -> None:
        t.offer_kinds(CARD + self.seat, 0, CARD_COUNT, actions.CARD)
        offer_row(t, BONUS + self.seat, actions.BONUS)

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.CARD:
            give_back_card(t, self.seat, actions.CARD.member(thing))
        else:
            give_back_bonus(t, self.seat, actions.BONUS.member(thing))
        earn(t, self.seat, SOLD_CARD_MON)
        t.tell(events.SOLD_CARD, self.seat, SOLD_CARD_MON)


class DropMission(SecretChoice):
    """Yashiki: choose the unfulfilled mission that goes under its stack for a new one."""

    hidden = True
    continues = True

    def options(self, t: Table) -> None:
        offer_row(t, MISSION + self.seat, actions.MISSION)

    def take(self, t: Table, thing: Action) -> None:
        give_back_mission(t, self.seat, actions.MISSION.member(thing))
        t.then(DRAW_FROM.of(self.seat))


class DrawFrom(Choice):
    """Choose the stack of the new mission."""

    unforeseen = True

    def options(self, t: Table) -> None:
        offer_stacks(t)

    def take(self, t: Table, thing: Action) -> None:
        draw_mission(t, self.seat, actions.STACK.member(thing))
        keep_within(t, self.seat)


class Drill(Choice):
    """Dojo: exchange a weapon for the next one of the stack."""

    continues = True

    def options(self, t: Table) -> None:
        t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def take(self, t: Table, thing: Action) -> None:
        weapon = actions.WEAPON.member(thing)
        t.move(weapon, WEAPON + self.seat, WEAPONS_USED)
        t.tell(events.LEFT_WEAPON, self.seat, weapon)
        draw_weapon(t, self.seat)


class Practise(SecretChoice):
    """Kobudo-Ryu: exchange an action card for the next one of the stack."""

    hidden = True
    continues = True

    def options(self, t: Table) -> None:
        t.offer_kinds(CARD + self.seat, 0, CARD_COUNT, actions.CARD)

    def take(self, t: Table, thing: Action) -> None:
        give_back_card(t, self.seat, actions.CARD.member(thing))
        draw_card(t, self.seat)


SELL_CARD: Final = STEPS.each(SellCard)
DROP_MISSION: Final = STEPS.each(DropMission)
DRAW_FROM: Final = STEPS.each(DrawFrom)
DRILL: Final = STEPS.each(Drill)
PRACTISE: Final = STEPS.each(Practise)
