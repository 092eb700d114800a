"""A turn from its start to the next player's, and the rounds (p. 6, p. 9)."""

from typing import Final

from higaki.engine.base.number_types import Action
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Effect
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import AREA_COUNT
from higaki.games.yokohama.places import (
    AGENT_USED,
    ENDING,
    FIRST,
    LAST_ROUND,
    PLACED,
    ROUND,
    ROUND_IS_FINISHED,
    SILK_SOLD,
    STUDENT_TAKEN,
    YEN,
)
from higaki.games.yokohama.printed import MOST_ROUNDS
from higaki.games.yokohama.rules.money_goods_points import earn
from higaki.games.yokohama.rules.scoring import score_the_end
from higaki.games.yokohama.rules.technologies import STOCK_MARKET, offer_sidelines, owns
from higaki.games.yokohama.rules.turn.extras import ChoiceWithExtras, offer_extras, refused_extras
from higaki.games.yokohama.rules.turn.moving import MOVE_PRESIDENT
from higaki.games.yokohama.rules.turn.placing import PLACE_FIRST
from higaki.games.yokohama.step_registry import STEPS

BY_STOCK_MARKET: Final = 2


class BeginTurn(Effect):
    """A round begins with the first player's turn, or the game ends; then come the steps of the turn (p. 6, p. 9)."""

    def happen(self, t: Table) -> None:
        seat = self.seat
        if seat == t[FIRST] and not begin_round(t):
            score_the_end(t)
            t.finish()
            return
        for area in range(AREA_COUNT):
            t[PLACED + area] = 0
        t[AGENT_USED] = 0
        t[SILK_SOLD] = 0
        t[STUDENT_TAKEN] = 0
        if owns(t, seat, STOCK_MARKET) and t[YEN + seat] < BY_STOCK_MARKET:
            missing = BY_STOCK_MARKET - t[YEN + seat]
            earn(t, seat, missing)
            t.tell(events.TECHNOLOGY_YEN, seat, STOCK_MARKET, missing)
        t.then(PLACE_FIRST.of(seat), MOVE_PRESIDENT.of(seat), FINISH_TURN.of(seat), BEGIN_TURN.of(t.left_of(seat)))


def begin_round(t: Table) -> bool:
    """Is there another round? After the round in which the end was caused, exactly one (p. 9, ruling Y14)."""
    if t[ENDING] == LAST_ROUND:
        return False
    if t[ENDING] == ROUND_IS_FINISHED:
        t[ENDING] = LAST_ROUND
        t.tell(events.LAST_ROUND)
    elif t[ROUND] == MOST_ROUNDS:
        t.tell(events.CLOSED, t[FIRST], MOST_ROUNDS)
        return False
    t[ROUND] += 1
    t.tell(events.ROUND_BEGINS, t[FIRST], t[ROUND])
    return True


class FinishTurn(ChoiceWithExtras):
    """Extra actions again, and the end of the turn (p. 9)."""

    def options(self, t: Table) -> None:
        offer_extras(t, self.seat)
        offer_sidelines(t, self.seat)
        t.offer(actions.DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"extra": int(t.choices > 1)}

    def refused(self, t: Table) -> list[Refused]:
        return refused_extras(t, self.seat)

    def answer(self, t: Table, thing: Action) -> None:
        """The turn is over."""


BEGIN_TURN: Final = STEPS.each(BeginTurn)
FINISH_TURN: Final = STEPS.each(FinishTurn)
