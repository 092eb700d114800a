"""Traders of Osaka, by Susumu Kawasaki: buy goods, and get them past the waves to Edo."""

from typing import Final

from higaki.engine.game import Game, StepKind
from higaki.engine.steps import Step
from higaki.engine.table import Table
from higaki.games.osaka import hints
from higaki.games.osaka.box import COLORS, FOLDER, TRADERS
from higaki.games.osaka.completing import complete
from higaki.games.osaka.payday import BlackCurrent, InsureGoods, SaveGoods
from higaki.games.osaka.places import NOTES, PLACES, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.setup import DrawStartPlayer, TakeFirstTile, set_up
from higaki.games.osaka.story import EVENTS
from higaki.games.osaka.things import THINGS
from higaki.games.osaka.turn import BEGIN_TURN, BeginTurn, BuyGoods, ChooseAction, PayGoods, ReserveCard

STEPS: Final = [
    StepKind(DrawStartPlayer),
    StepKind(TakeFirstTile),
    StepKind(BeginTurn),
    StepKind(ChooseAction),
    StepKind(PayGoods, missing=None),
    StepKind(BuyGoods),
    StepKind(ReserveCard),
    StepKind(InsureGoods),
    StepKind(SaveGoods, color=COLORS, symbols=None),
    StepKind(BlackCurrent),
]


class Osaka(Game):
    """The rules of Traders of Osaka."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> Step:
        return BEGIN_TURN[seat]

    def standing(self, t: Table, seat: int) -> list[int]:
        """Victory cards, and what was noted when no card was left; then yield tiles (p. 10, ruling O5)."""
        victory = len(t.at[VICTORY + seat]) + len(t.at[WINDFALL + seat]) + t.numbers[NOTES + seat]
        return [victory, len(t.at[TILES_OF + seat])]

    def reason(self, t: Table, thing: int) -> str:
        return hints.reason(t, thing)

    def complete(self, t: Table) -> str:
        return complete(t)

    def evaluate(self, t: Table, seat: int) -> float:
        return hints.evaluate(t, seat)


GAME: Final = Osaka(FOLDER, TRADERS.names, THINGS, PLACES, STEPS, EVENTS, hints.REASONS)
