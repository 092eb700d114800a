"""Extra actions before and after the main one (p. 9): fulfil orders, claim achievements, and send one agent a turn."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import Choice, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, LETTER_COUNT
from higaki.games.yokohama.places import ACHIEVEMENT, AGENT, AGENT_SENT, AGENT_USED, HAND, KEPT
from higaki.games.yokohama.printed import ORDER_COUNT, goods_asked
from higaki.games.yokohama.rules.achievements import claim, refused_achievements, why_not_claim
from higaki.games.yokohama.rules.money_goods_points import wares
from higaki.games.yokohama.rules.orders import can_fulfil, fulfil, holds, missing_good
from higaki.games.yokohama.rules.technologies import is_sideline, take_sideline
from higaki.games.yokohama.rules.town import areas_in_play, assistants_at, president_at
from higaki.games.yokohama.rules.turn.acting import BEGIN_ACTION
from higaki.games.yokohama.step_registry import STEPS


def offer_extras(t: Table, seat: Seat) -> None:
    if t.size(KEPT + seat) and can_fulfil(t, seat, t.piece(KEPT + seat, 0)):
        t.offer(actions.ORDER + t.piece(KEPT + seat, 0))
    left = t.size(HAND + seat)
    for order in range(ORDER_COUNT):
        if left == 0:
            break
        if t.count(HAND + seat, order):
            left -= 1
            if can_fulfil(t, seat, order):
                t.offer(actions.ORDER + order)
    for letter in range(LETTER_COUNT):
        if t.size(ACHIEVEMENT + letter) and why_not_claim(t, seat, letter) == ALLOWED:
            t.offer(actions.ACHIEVEMENT + letter)
    if why_no_agent(t, seat) == ALLOWED:
        t.offer(actions.AGENT)


def refused_extras(t: Table, seat: Seat) -> list[Refused]:
    """Goods are missing for an order, an achievement cannot be claimed, no agent can be sent."""
    found: list[Refused] = []
    for order in range(ORDER_COUNT):
        if holds(t, seat, order) and not can_fulfil(t, seat, order):
            good = missing_good(t, seat, order)
            missing = goods_asked(order, good) - wares(t, seat, good)
            found.append(Refused(actions.ORDER + order, events.GOODS_MISSING, [good, missing]))
    found += refused_achievements(t, seat)
    why = why_no_agent(t, seat)
    if why != ALLOWED:
        found.append(Refused(actions.AGENT, why, []))
    return found


def why_no_agent(t: Table, seat: Seat) -> i64:
    """One agent in a whole turn, to an area where one can act (p. 9)."""
    if t.size(AGENT + seat) == 0:
        return events.NO_AGENT
    if t[AGENT_USED]:
        return events.AGENT_THIS_TURN
    for area in range(AREA_COUNT):
        if why_no_agent_there(t, seat, area) == ALLOWED:
            return ALLOWED
    return events.NO_AREA_FOR_AGENT


def why_no_agent_there(t: Table, seat: Seat, area: i64) -> i64:
    """An agent needs an own assistant there, and not the own president (p. 9)."""
    if president_at(t, seat) == area:
        return events.STANDS_THERE
    if assistants_at(t, seat, area) == 0:
        return events.NOBODY_THERE
    return ALLOWED


class ChoiceWithExtras(SecretChoice):
    """A question at which extra actions and sidelines can be taken, before or after the main action (p. 9).

    After one it is asked again. It is always asked: a skipped question would reveal whether an order in hand can be
    fulfilled.
    """

    between_actions: bool = True

    def take(self, t: Table, thing: Action) -> None:
        if is_sideline(thing):
            t.then(self.number)
            take_sideline(t, self.seat, thing)
        elif thing in actions.ORDER:
            t.then(self.number)
            fulfil(t, self.seat, actions.ORDER.member(thing))
        elif thing in actions.ACHIEVEMENT:
            t.then(self.number)
            claim(t, self.seat, actions.ACHIEVEMENT.member(thing))
        elif thing == actions.AGENT:
            t.then(SEND_AGENT.of(self.seat), self.number)
        else:
            self.answer(t, thing)

    def answer(self, t: Table, thing: Action) -> None:
        """Execute the choice, if it was neither an extra action nor a sideline."""
        raise NotImplementedError


class SendAgent(Choice):
    """An agent acts in an area, and leaves the game; opposing presidents there cost nothing (p. 9)."""

    def options(self, t: Table) -> None:
        for area in range(AREA_COUNT):
            if why_no_agent_there(t, self.seat, area) == ALLOWED:
                t.offer(actions.AREA + area)

    def refused(self, t: Table) -> list[Refused]:
        whys = [(area, why_no_agent_there(t, self.seat, area)) for area in areas_in_play(t)]
        return [Refused(actions.AREA + area, why, []) for area, why in whys if why != ALLOWED]

    def take(self, t: Table, thing: Action) -> None:
        seat, area = self.seat, actions.AREA.member(thing)
        country = t.any_in(AGENT + seat)  # all agents have the same effect (ruling Y11)
        t.move(country, AGENT + seat, AGENT_SENT + seat)
        t[AGENT_USED] = 1
        t.tell(events.AGENT_SENT, seat, country, area)
        t.then(BEGIN_ACTION.of(seat, area))


SEND_AGENT: Final = STEPS.each(SendAgent)
