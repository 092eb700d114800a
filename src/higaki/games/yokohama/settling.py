"""An assistant settles on a board, church or customs house, and stays there for the rest of the game (p. 13, p. 14)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.steps import Choice
from higaki.engine.table.table import Table
from higaki.games.yokohama import story, things
from higaki.games.yokohama.box import CHURCH_SPACES, CUSTOMS_SPACES, FIRST_AREA
from higaki.games.yokohama.cards import IMPORTS, SPACE_GIVES, SPACES
from higaki.games.yokohama.ending import announce_full_board
from higaki.games.yokohama.places import ACTING, ASSISTANTS, SPACE, SUPPLY
from higaki.games.yokohama.rewards import receive
from higaki.games.yokohama.sources import BY_CHURCH, BY_CUSTOMS
from higaki.games.yokohama.steps import STEPS
from higaki.games.yokohama.technologies import BRICKYARD, WINERY, score_by
from higaki.games.yokohama.town import assistant_of, assistants_at, assistants_ready

BY_WINERY: Final = 3
BY_BRICKYARD: Final = 4


def can_settle(t: Table, seat: i64) -> bool:
    """Is there an assistant in the area of the board or in the supply?"""
    return assistants_at(t, seat, t[ACTING] - FIRST_AREA) > 0 or assistants_ready(t, seat) > 0


class Settle(Choice):
    """The assistant comes from the area or from the supply, as one likes (p. 13, p. 14)."""

    continues: bool = True
    space: i64

    def options(self, t: Table) -> None:
        area = t[ACTING] - FIRST_AREA
        if assistants_at(t, self.seat, area):
            t.offer(things.AREA + area)
        if assistants_ready(t, self.seat):
            t.offer(things.SUPPLY)

    def take(self, t: Table, thing: i64) -> None:
        seat, piece = self.seat, assistant_of(self.seat)
        if thing == things.SUPPLY:
            t.drop(piece, SUPPLY + seat, SPACE + self.space)
        else:
            t.drop(piece, ASSISTANTS + things.AREA.member(thing), SPACE + self.space)
        if self.space < CHURCH_SPACES:
            points = receive(t, seat, SPACE_GIVES[self.space], BY_CHURCH)
            t.tell(story.PRAYED, seat, self.space, points)
            score_by(t, seat, WINERY, BY_WINERY)
            announce_full_board(t, seat, 0, CHURCH_SPACES, story.CHURCH_FULL)
        else:
            points = receive(t, seat, SPACE_GIVES[self.space], BY_CUSTOMS)
            t.tell(story.CLEARED, seat, self.space, IMPORTS[self.space - CHURCH_SPACES], points)
            score_by(t, seat, BRICKYARD, BY_BRICKYARD)
            announce_full_board(t, seat, CHURCH_SPACES, CUSTOMS_SPACES, story.CUSTOMS_FULL)


SETTLE: Final = STEPS.each(Settle, space=SPACES)
