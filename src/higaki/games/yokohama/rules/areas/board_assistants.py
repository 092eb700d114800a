"""An assistant moves to a board, church or customs house, for the rest of the game (p. 13, p. 14)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import actions, events
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES
from higaki.games.yokohama.places import ACTING, ASSISTANTS, SPACE, SUPPLY
from higaki.games.yokohama.printed import IMPORTS, SPACE_GIVES, SPACES
from higaki.games.yokohama.rules.ending import announce_full_board
from higaki.games.yokohama.rules.money_goods_points import BY_CHURCH, BY_CUSTOMS
from higaki.games.yokohama.rules.rewards import receive
from higaki.games.yokohama.rules.technologies import BRICKYARD, WINERY, score_by
from higaki.games.yokohama.rules.town import assistant_of, assistants_at, assistants_ready
from higaki.games.yokohama.step_registry import STEPS

BY_WINERY: Final = 3
BY_BRICKYARD: Final = 4


def can_settle(t: Table, seat: Seat) -> bool:
    """Is there an assistant in the area of the board or in the supply?"""
    return assistants_at(t, seat, t.where(ACTING)) > 0 or assistants_ready(t, seat) > 0


class Settle(Choice):
    """The assistant comes from the area or from the supply, by choice (p. 13, p. 14)."""

    continues: bool = True
    space: i64

    def options(self, t: Table) -> None:
        area = t.where(ACTING)
        if assistants_at(t, self.seat, area):
            t.offer(actions.AREA + area)
        if assistants_ready(t, self.seat):
            t.offer(actions.SUPPLY)

    def take(self, t: Table, thing: Action) -> None:
        seat, piece = self.seat, assistant_of(self.seat)
        if thing == actions.SUPPLY:
            t.drop(piece, SUPPLY + seat, SPACE + self.space)
        else:
            t.drop(piece, ASSISTANTS + actions.AREA.member(thing), SPACE + self.space)
        if self.space < CHURCH_SPACES:
            points = receive(t, seat, SPACE_GIVES[self.space], BY_CHURCH)
            t.tell(events.PRAYED, seat, self.space, points)
            score_by(t, seat, WINERY, BY_WINERY)
            announce_full_board(t, seat, 0, CHURCH_SPACES, events.CHURCH_FULL)
        else:
            points = receive(t, seat, SPACE_GIVES[self.space], BY_CUSTOMS)
            t.tell(events.CLEARED, seat, self.space, IMPORTS[self.space - CHURCH_SPACES], points)
            score_by(t, seat, BRICKYARD, BY_BRICKYARD)
            announce_full_board(t, seat, CHURCH_SPACES, CUSTOMS_SPACES, events.CUSTOMS_FULL)


SETTLE: Final = STEPS.each(Settle, space=SPACES)
