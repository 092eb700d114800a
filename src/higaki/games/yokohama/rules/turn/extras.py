"""Extra actions before and after the main one (p. 9): fulfil orders, claim achievements, and send one agent a turn."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT, LETTERS
from higaki.games.yokohama.places import AGENT, AGENT_SENT, AGENT_USED, HAND, KEPT
from higaki.games.yokohama.printed import ORDER_COUNT
from higaki.games.yokohama.rules.achievements import claim, may_claim
from higaki.games.yokohama.rules.orders import can_fulfil, fulfil
from higaki.games.yokohama.rules.refusals import why_no_agent_there
from higaki.games.yokohama.rules.town import assistants_at, president_at
from higaki.games.yokohama.rules.turn.acting import BEGIN_ACTION
from higaki.games.yokohama.steps import STEPS

LETTER_COUNT: Final[i64] = len(LETTERS)


def offer_extras(t: Table, seat: i64) -> None:
    if t.size(KEPT + seat) and can_fulfil(t, seat, t.piece(KEPT + seat, 0)):
        t.offer(actions.ORDER + t.piece(KEPT + seat, 0))
    if t.size(HAND + seat):
        for order in range(ORDER_COUNT):
            if t.count(HAND + seat, order) and can_fulfil(t, seat, order):
                t.offer(actions.ORDER + order)
    for letter in range(LETTER_COUNT):
        if may_claim(t, seat, letter):
            t.offer(actions.ACHIEVEMENT + letter)
    if may_send_agent(t, seat):
        t.offer(actions.AGENT)


def may_send_agent(t: Table, seat: i64) -> bool:
    """One agent in a whole turn, to an area that has own assistants but not the own president (p. 9)."""
    if t[AGENT_USED] or t.size(AGENT + seat) == 0:
        return False
    for area in range(AREA_COUNT):
        if agent_can_act(t, seat, area):
            return True
    return False


def agent_can_act(t: Table, seat: i64, area: i64) -> bool:
    return assistants_at(t, seat, area) > 0 and president_at(t, seat) != area


def is_extra(thing: i64) -> bool:
    return thing in actions.ORDER or thing in actions.ACHIEVEMENT or thing == actions.AGENT


def take_extra(t: Table, seat: i64, thing: i64) -> None:
    if thing == actions.AGENT:
        t.then(SEND_AGENT.of(seat))
    elif thing in actions.ORDER:
        fulfil(t, seat, actions.ORDER.member(thing))
    else:
        claim(t, seat, actions.ACHIEVEMENT.member(thing))


class SendAgent(Choice):
    """An agent acts in an area, and is used up; opposing presidents there cost nothing (p. 9)."""

    def options(self, t: Table) -> None:
        for area in range(AREA_COUNT):
            if agent_can_act(t, self.seat, area):
                t.offer(actions.AREA + area)

    def refused(self, t: Table) -> list[Refused]:
        return why_no_agent_there(t, self.seat)

    def take(self, t: Table, thing: i64) -> None:
        seat, area = self.seat, actions.AREA.member(thing)
        country = t.any_in(AGENT + seat)  # they are all alike in what they do (ruling Y11)
        t.move(country, AGENT + seat, AGENT_SENT + seat)
        t[AGENT_USED] = 1
        t.tell(events.AGENT_SENT, seat, country, area)
        t.then(BEGIN_ACTION.of(seat, area))


SEND_AGENT: Final = STEPS.each(SendAgent)
