"""Fulfilling a mission (p. 1 and 3): show, give, activate one disciple, take the reward, perhaps the bonus part."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import KARESANSUI, POST_COUNT, SOURCES, YASHIKI
from higaki.games.yedo.event_card_names import GENEROUS_PATRONS
from higaki.games.yedo.places import (
    ACTIVATED,
    BLESSINGS,
    BLESSINGS_LEFT,
    EXTRAS,
    FULFILLED,
    GEISHAS,
    HOUSE,
    MISSION,
    ON_ANNEX,
    RESERVE,
    SHOWN_MISSION,
)
from higaki.games.yedo.printed import (
    EVENT_FIGURES,
    EXTRA,
    GIVEN,
    MISSIONS,
    NEED_BLESSING,
    NEED_GEISHAS,
    NEED_MON,
    PRESTIGE,
    STANDARD,
    TO_RESERVE,
)
from higaki.games.yedo.rule_numbers import POST_IN
from higaki.games.yedo.rules.disciple_positions import event_is, go_home, lift, on_annex, stand_at
from higaki.games.yedo.rules.hand_limits import slot_of
from higaki.games.yedo.rules.missions.requirements import NEEDED_EXTRA, NEEDED_STANDARD, can_fulfil_extra
from higaki.games.yedo.rules.missions.rewarding import give_reward
from higaki.games.yedo.rules.money_and_prestige import earn, gain_prestige, pay
from higaki.games.yedo.step_registry import STEPS

BY_MISSION: Final = SOURCES.numbers["missions"]
BY_EXTRA: Final = SOURCES.numbers["extras"]
REWARD: Final = GIVEN[STANDARD]
EXTRA_REWARD: Final = GIVEN[EXTRA]


def fulfil(t: Table, seat: Seat, mission: i64) -> None:
    """Play it openly; all further steps are scheduled."""
    t.pick(MISSION + seat, slot_of(t, MISSION + seat, mission))
    t.lay(mission, MISSION + seat, SHOWN_MISSION)
    t.then(CHOOSE_DISCIPLE.of(seat), GIVE.of(seat, STANDARD), REWARD_STANDARD.of(seat), CLAIM_EXTRA.of(seat))


def shown(t: Table) -> i64:
    """The open mission."""
    return t.piece(SHOWN_MISSION, 0)


def needs(t: Table, part: i64) -> vec[i64]:
    if part == EXTRA:
        return NEEDED_EXTRA[shown(t)]
    return NEEDED_STANDARD[shown(t)]


class ChooseDisciple(Choice):
    """Choose the disciple of the mission that is activated."""

    continues = True

    def options(self, t: Table) -> None:
        asked = NEEDED_STANDARD[shown(t)]
        for post in range(POST_COUNT):
            if asked[POST_IN[post]] and stand_at(t, self.seat, post):
                t.offer(actions.POST + post)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"mission": MISSIONS.names[shown(t)]}

    def take(self, t: Table, thing: Action) -> None:
        t.send_to(ACTIVATED, actions.POST.member(thing))


class Give(Effect):
    """Hand over the demands of a part, before any reward; a disciple on an annex replaces a missing one."""

    part: i64

    def happen(self, t: Table) -> None:
        asked = needs(t, self.part)
        if asked[NEED_GEISHAS] > t[GEISHAS + self.seat]:
            stand_in(t, self.seat, YASHIKI)
        if asked[NEED_MON]:
            pay(t, self.seat, asked[NEED_MON])
            t.tell(events.PAID, self.seat, asked[NEED_MON])
        if asked[NEED_BLESSING]:
            t.then(GIVE_BLESSING.of(self.seat))


def stand_in(t: Table, seat: Seat, annex: i64) -> None:
    """The disciple on an annex replaces the missing demand, and goes home."""
    t.move(seat, ON_ANNEX + annex, HOUSE + seat)
    t.tell(events.STOOD_IN, seat, annex)


class GiveBlessing(Choice):
    """Hand over the blessing, or use the disciple in the Karesansui instead."""

    continues = True

    def options(self, t: Table) -> None:
        if t[BLESSINGS + self.seat]:
            t.offer(actions.BLESSING)
        if on_annex(t, self.seat, KARESANSUI):
            t.offer(actions.KARESANSUI)

    def suggestion(self, t: Table, options: list[int]) -> int:
        return options[-1]

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.BLESSING:
            t.shift(1, BLESSINGS + self.seat, BLESSINGS_LEFT)
            t.tell(events.GAVE_BLESSING, self.seat)
        else:
            stand_in(t, self.seat, KARESANSUI)


class RewardStandard(Effect):
    """The standard reward; generous patrons add to it."""

    def happen(self, t: Table) -> None:
        mission = shown(t)
        gain_prestige(t, self.seat, BY_MISSION, REWARD[mission][PRESTIGE])
        t.tell(events.FULFILLED, self.seat, mission, REWARD[mission][PRESTIGE])
        if event_is(t, GENEROUS_PATRONS):
            earn(t, self.seat, EVENT_FIGURES[GENEROUS_PATRONS][0])
            t.tell(events.EARNED, self.seat, EVENT_FIGURES[GENEROUS_PATRONS][0])
        give_reward(t, self.seat, REWARD[mission])


class ClaimExtra(Choice):
    """The bonus part, if all its conditions are met now; otherwise it is lost."""

    continues = True

    def options(self, t: Table) -> None:
        if can_fulfil_extra(t, self.seat, shown(t)):
            t.offer(actions.EXTRA)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"mission": MISSIONS.names[shown(t)]}

    def take(self, t: Table, thing: Action) -> None:
        t.then(PUT_AWAY.of(self.seat, i64(thing == actions.EXTRA)))
        if thing == actions.EXTRA:
            t.then(GIVE.of(self.seat, EXTRA), REWARD_EXTRA.of(self.seat))


class RewardExtra(Effect):
    def happen(self, t: Table) -> None:
        mission = shown(t)
        t[EXTRAS + self.seat] += 1
        gain_prestige(t, self.seat, BY_EXTRA, EXTRA_REWARD[mission][PRESTIGE])
        t.tell(events.FULFILLED_EXTRA, self.seat, mission, EXTRA_REWARD[mission][PRESTIGE])
        give_reward(t, self.seat, EXTRA_REWARD[mission])


class PutAway(Effect):
    """The disciple goes home or into the reserve (ruling E12), the mission face down to the fulfilled ones."""

    with_extra: i64

    def happen(self, t: Table) -> None:
        mission, post = shown(t), t.where(ACTIVATED)
        lost = REWARD[mission][TO_RESERVE]
        if self.with_extra:
            lost += EXTRA_REWARD[mission][TO_RESERVE]
        if lost:
            lift(t, self.seat, post, RESERVE)
            t.tell(events.TO_RESERVE, self.seat)
        else:
            go_home(t, self.seat, post)
        t.send_to(ACTIVATED, NOWHERE)
        t.pick(SHOWN_MISSION, 0)
        t.lay(mission, SHOWN_MISSION, FULFILLED + self.seat)


CHOOSE_DISCIPLE: Final = STEPS.each(ChooseDisciple)
GIVE: Final = STEPS.each(Give, part=Count(1))
GIVE_BLESSING: Final = STEPS.each(GiveBlessing)
REWARD_STANDARD: Final = STEPS.each(RewardStandard)
CLAIM_EXTRA: Final = STEPS.each(ClaimExtra)
REWARD_EXTRA: Final = STEPS.each(RewardExtra)
PUT_AWAY: Final = STEPS.each(PutAway, with_extra=Count(1))
