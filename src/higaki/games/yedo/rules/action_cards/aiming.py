"""The target of a card: clan, post, district or number of steps are chosen before anybody may cancel it (E22)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOTHING, NOWHERE
from higaki.engine.table.steps import NOBODY, Choice
from higaki.engine.table.table import Table
from higaki.games.yedo import actions
from higaki.games.yedo.box import DISTRICT_COUNT, POST_COUNT, WEAPON_COUNT
from higaki.games.yedo.places import (
    AIM_AT,
    AIM_BLADE,
    AIM_DISTRICT,
    AIM_FROM,
    AIM_STEPS,
    AIM_WHERE,
    PLAYED,
    WEAPON,
)
from higaki.games.yedo.printed import CARD_FIGURE, CARDS
from higaki.games.yedo.rules.action_cards.names import (
    AMBUSH,
    BARRED_DOOR,
    CHANGING_OF_THE_WATCH,
    HOT_PURSUIT,
    MANHUNT,
    OVER_THE_ROOFTOPS,
    SWITCHED_BLADES,
    TRAPDOOR,
)
from higaki.games.yedo.rules.action_cards.targets import (
    is_aimed_at_clan,
    is_beside_watch,
    may_aim_at_clan,
    may_aim_at_post,
    may_ambush,
)
from higaki.games.yedo.rules.watch import watch_in
from higaki.games.yedo.step_registry import STEPS

GIVEN: Final = AIM_BLADE
TAKEN: Final = AIM_BLADE + 1


def ask_aims(t: Table, seat: Seat, card: i64) -> None:
    """Schedule all questions about the target of this card, before the rest of the agenda."""
    if card in (CHANGING_OF_THE_WATCH, HOT_PURSUIT):
        t.then(AIM_AT_STEPS.of(seat))
    elif card == MANHUNT:
        t.then(AIM_AT_DISTRICT.of(seat))
    elif card == OVER_THE_ROOFTOPS:
        t.then(FLEE_FROM.of(seat), AIM_AT_POST.of(seat))
    elif card in (TRAPDOOR, BARRED_DOOR):
        t.then(AIM_AT_POST.of(seat))
    elif card == AMBUSH:
        t.then(AIM_AT_POST.of(seat), AIM_AT_CLAN.of(seat))
    elif card == SWITCHED_BLADES:
        t.then(AIM_AT_CLAN.of(seat), GIVE_BLADE.of(seat), TAKE_BLADE.of(seat))
    elif is_aimed_at_clan(card):
        t.then(AIM_AT_CLAN.of(seat))


def forget_aims(t: Table) -> None:
    t.set_to(AIM_AT, NOBODY)
    t.set_to(AIM_WHERE, NOWHERE)
    t.set_to(AIM_DISTRICT, NOWHERE)
    t[AIM_STEPS] = 0
    t.set_to(AIM_FROM, NOWHERE)
    t.set_to(GIVEN, NOTHING)
    t.set_to(TAKEN, NOTHING)


def card_aimed(t: Table) -> i64:
    return t.piece(PLAYED, 0)


class Aim(Choice):
    """A question about the card that was just played."""

    continues: bool = True

    def details(self, t: Table) -> dict[str, int | str]:
        return {"card": CARDS.names[card_aimed(t)]}


class AimAtClan(Aim):
    """Choose the target clan."""

    def options(self, t: Table) -> None:
        card = card_aimed(t)
        for clan in range(t.seats):
            if card == AMBUSH:
                if may_ambush(t, self.seat, t.where(AIM_WHERE), clan):
                    t.offer(actions.CLAN + clan)
            elif may_aim_at_clan(t, self.seat, card, clan):
                t.offer(actions.CLAN + clan)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(AIM_AT, actions.CLAN.member(thing))


class AimAtPost(Aim):
    """Choose the target post."""

    def options(self, t: Table) -> None:
        for post in range(POST_COUNT):
            if may_aim_at_post(t, self.seat, card_aimed(t), post):
                t.offer(actions.POST + post)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(AIM_WHERE, actions.POST.member(thing))


class FleeFrom(Aim):
    """Choose the own disciple beside the watch who flees; only in the castle they can be at different posts."""

    def options(self, t: Table) -> None:
        for post in range(POST_COUNT):
            if is_beside_watch(t, self.seat, post):
                t.offer(actions.POST + post)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(AIM_FROM, actions.POST.member(thing))


class AimAtDistrict(Aim):
    """The target of the watch: any district but the current one."""

    def options(self, t: Table) -> None:
        for district in range(DISTRICT_COUNT):
            if district != watch_in(t):
                t.offer(actions.DISTRICT + district)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(AIM_DISTRICT, actions.DISTRICT.member(thing))


class AimAtSteps(Aim):
    """The distance of the watch: after a change one district or none, in pursuit one or two."""

    def options(self, t: Table) -> None:
        if card_aimed(t) == CHANGING_OF_THE_WATCH:
            t.offer(actions.STEPS_FAR + 0)
            t.offer(actions.STEPS_FAR + 1)
        else:
            for steps in range(1, CARD_FIGURE[HOT_PURSUIT] + 1):
                t.offer(actions.STEPS_FAR + steps)

    def take(self, t: Table, thing: Action) -> None:
        t[AIM_STEPS] = actions.STEPS_FAR.member(thing)


class GiveBlade(Aim):
    """Choose the own weapon to give."""

    def options(self, t: Table) -> None:
        t.offer_kinds(WEAPON + self.seat, 0, WEAPON_COUNT, actions.WEAPON)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(GIVEN, actions.WEAPON.member(thing))


class TakeBlade(Aim):
    """Choose the weapon of the other clan to take."""

    def options(self, t: Table) -> None:
        t.offer_kinds(WEAPON + t.holder(AIM_AT), 0, WEAPON_COUNT, actions.WEAPON)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(TAKEN, actions.WEAPON.member(thing))


AIM_AT_CLAN: Final = STEPS.each(AimAtClan)
AIM_AT_POST: Final = STEPS.each(AimAtPost)
FLEE_FROM: Final = STEPS.each(FleeFrom)
AIM_AT_DISTRICT: Final = STEPS.each(AimAtDistrict)
AIM_AT_STEPS: Final = STEPS.each(AimAtSteps)
GIVE_BLADE: Final = STEPS.each(GiveBlade)
TAKE_BLADE: Final = STEPS.each(TakeBlade)
