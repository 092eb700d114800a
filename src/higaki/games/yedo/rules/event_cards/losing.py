"""Losing something to an event (p. 2): a blessing averts it, unless cards, Mon or prestige are lost (ruling E23)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, LOSSES, WEAPON_COUNT
from higaki.games.yedo.event_card_names import GREAT_FIRE, OUT_OF_FAVOUR
from higaki.games.yedo.places import (
    ANNEX,
    ANNEXES_LEFT,
    BLESSINGS,
    BLESSINGS_LEFT,
    BONUS,
    CARD,
    GEISHAS,
    GEISHAS_LEFT,
    HOUSE,
    MON,
    PRESTIGE,
    RESERVE,
    WEAPON,
    WEAPONS_USED,
)
from higaki.games.yedo.printed import CARD_COUNT, EVENT_FIGURES
from higaki.games.yedo.rules.hand_limits import give_back_bonus, give_back_card, offer_row
from higaki.games.yedo.rules.money_and_prestige import lose_prestige, pay
from higaki.games.yedo.step_registry import STEPS

MISFORTUNE: Final = LOSSES.numbers["misfortune"]
# The weapons lost in the fire, and the cost of disfavour.
WEAPONS_BURNT: Final[i64] = EVENT_FIGURES[GREAT_FIRE][1]
DISFAVOUR_PRESTIGE: Final[i64] = EVENT_FIGURES[OUT_OF_FAVOUR][0]
DISFAVOUR_MON: Final[i64] = EVENT_FIGURES[OUT_OF_FAVOUR][1]


def offer_blessing(t: Table, seat: Seat) -> None:
    if t[BLESSINGS + seat]:
        t.offer(actions.BLESSING)


def averting(t: Table, seat: Seat) -> dict[str, int | str]:
    """Does the seat have a blessing to avert it?"""
    return {"blessing": t[BLESSINGS + seat]}


def give_blessing(t: Table, seat: Seat) -> None:
    """Return the blessing to the temple."""
    t.shift(1, BLESSINGS + seat, BLESSINGS_LEFT)
    t.tell(events.BLESSED, seat)


def lose_weapon(t: Table, seat: Seat, weapon: i64) -> None:
    t.move(weapon, WEAPON + seat, WEAPONS_USED)
    t.tell(events.LOST_WEAPON, seat, weapon)


def lose_annex(t: Table, seat: Seat, annex: i64) -> None:
    """Return it to the supply, where it can be built again."""
    t.move(annex, ANNEX + seat, ANNEXES_LEFT)
    t.tell(events.LOST_ANNEX, seat, annex)


class Loss(Choice):
    """A loss by an event, unless a blessing averts it (p. 2)."""

    def options(self, t: Table) -> None:
        self.offer_losses(t)
        offer_blessing(t, self.seat)

    def details(self, t: Table) -> dict[str, int | str]:
        return averting(t, self.seat)

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.BLESSING:
            give_blessing(t, self.seat)
        else:
            self.lose(t, thing)

    def offer_losses(self, t: Table) -> None:
        """All possible losses."""
        raise NotImplementedError

    def lose(self, t: Table, thing: Action) -> None:
        raise NotImplementedError


class LoseWeapon(Loss):
    """Lose one weapon of the player's choice."""

    def offer_losses(self, t: Table) -> None:
        t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def lose(self, t: Table, thing: Action) -> None:
        lose_weapon(t, self.seat, actions.WEAPON.member(thing))


class LoseAnnex(Loss):
    """Lose one annex of the player's choice."""

    def offer_losses(self, t: Table) -> None:
        t.offer_kinds(ANNEX + self.seat, 0, ANNEX_COUNT, actions.ANNEX)

    def lose(self, t: Table, thing: Action) -> None:
        lose_annex(t, self.seat, actions.ANNEX.member(thing))


class LoseInFire(Loss):
    """Lose an annex or two weapons; a player with neither loses his one weapon (ruling E24)."""

    def offer_losses(self, t: Table) -> None:
        t.offer_kinds(ANNEX + self.seat, 0, ANNEX_COUNT, actions.ANNEX)
        if t.size(WEAPON + self.seat) >= WEAPONS_BURNT or t.size(ANNEX + self.seat) == 0:
            t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def details(self, t: Table) -> dict[str, int | str]:
        """The possible losses: any annex, any weapons."""
        annexes = len([one for one in t.options if one in actions.ANNEX])
        weapons = len([one for one in t.options if one in actions.WEAPON])
        return averting(t, self.seat) | {"annexes": int(annexes > 0), "weapons": int(weapons > 0)}

    def lose(self, t: Table, thing: Action) -> None:
        if thing in actions.ANNEX:
            lose_annex(t, self.seat, actions.ANNEX.member(thing))
            return
        lose_weapon(t, self.seat, actions.WEAPON.member(thing))
        if t.size(WEAPON + self.seat):
            t.then(LOSE_SECOND_WEAPON.of(self.seat))


class LoseSecondWeapon(Choice):
    """Choose the second of two weapons."""

    continues: bool = True

    def options(self, t: Table) -> None:
        t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def take(self, t: Table, thing: Action) -> None:
        lose_weapon(t, self.seat, actions.WEAPON.member(thing))


class LoseGeisha(Loss):
    """Return a geisha to the board."""

    def offer_losses(self, t: Table) -> None:
        t.offer(actions.GEISHA)

    def lose(self, t: Table, thing: Action) -> None:
        t.shift(1, GEISHAS + self.seat, GEISHAS_LEFT)
        t.tell(events.LOST_GEISHA, self.seat)


class LoseDisciple(Loss):
    """Move a disciple from the clan house to the reserve."""

    def offer_losses(self, t: Table) -> None:
        t.offer(actions.DISCIPLE)

    def lose(self, t: Table, thing: Action) -> None:
        t.move(self.seat, HOUSE + self.seat, RESERVE)
        t.tell(events.LOST_DISCIPLE, self.seat)


class LoseCard(SecretChoice):
    """Put an action or a bonus card under its stack; nobody else sees which."""

    hidden: bool = True

    def options(self, t: Table) -> None:
        t.offer_kinds(CARD + self.seat, 0, CARD_COUNT, actions.CARD)
        offer_row(t, BONUS + self.seat, actions.BONUS)

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.CARD:
            give_back_card(t, self.seat, actions.CARD.member(thing))
        else:
            give_back_bonus(t, self.seat, actions.BONUS.member(thing))


class LoseFavour(Choice):
    """Prestige or Mon, only if available in full; a player with neither loses the remaining prestige (ruling E25)."""

    def options(self, t: Table) -> None:
        can_pay = t[MON + self.seat] >= DISFAVOUR_MON
        if t[PRESTIGE + self.seat] >= DISFAVOUR_PRESTIGE or not can_pay:
            t.offer(actions.PRESTIGE)
        if can_pay:
            t.offer(actions.MON)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"points": DISFAVOUR_PRESTIGE, "mon": DISFAVOUR_MON}

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.MON:
            pay(t, self.seat, DISFAVOUR_MON)
            t.tell(events.PAID, self.seat, DISFAVOUR_MON)
            return
        lost = lose_prestige(t, self.seat, MISFORTUNE, DISFAVOUR_PRESTIGE)
        if lost:
            t.tell(events.PRESTIGE_LOST, self.seat, MISFORTUNE, -lost)


LOSE_WEAPON: Final = STEPS.each(LoseWeapon)
LOSE_ANNEX: Final = STEPS.each(LoseAnnex)
LOSE_IN_FIRE: Final = STEPS.each(LoseInFire)
LOSE_SECOND_WEAPON: Final = STEPS.each(LoseSecondWeapon)
LOSE_GEISHA: Final = STEPS.each(LoseGeisha)
LOSE_DISCIPLE: Final = STEPS.each(LoseDisciple)
LOSE_CARD: Final = STEPS.each(LoseCard)
LOSE_FAVOUR: Final = STEPS.each(LoseFavour)
