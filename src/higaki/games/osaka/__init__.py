"""Traders of Osaka, by Susumu Kawasaki: buy goods, and get them past the waves to Edo."""

from typing import Final

from higaki.engine.game import Game, StepKind
from higaki.engine.marks import mark_on
from higaki.engine.steps import Step
from higaki.engine.table import Table
from higaki.games.osaka import hints
from higaki.games.osaka.box import COLORS, FOLDER, TRADERS
from higaki.games.osaka.market import coins
from higaki.games.osaka.payday import BlackCurrent, InsureGoods, SaveGoods
from higaki.games.osaka.places import FARM, MARKET, NOTES, PLACES, STONE, TILES_OF, VICTORY, WINDFALL
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

    def complete(self, t: Table) -> str:
        """Everybody has one reservation stone; what is begun can be finished, and a turn follows it."""
        for seat in range(t.seats):
            placed = [mark_on(card) for card in t.at[MARKET] + t.at[FARM]].count(seat)
            if placed > 1:
                return f"{TRADERS.names[seat]} has {placed} reservation stones in market and farm; right would be one"
            t.numbers[STONE + seat] = 1 - placed
        if t.agenda and not isinstance(t.agenda[0], BeginTurn | ChooseAction | DrawStartPlayer):
            return "agenda: no turn follows; right would be a last step like 'BeginTurn grey'"
        for step in t.agenda:
            if isinstance(step, SaveGoods) and step.symbols == 0:
                return "agenda: SaveGoods needs a symbol; right would be 1 or 2"
            if isinstance(step, PayGoods) and not 0 < step.missing <= coins(t, step.seat):
                right = f"from 1 to the {coins(t, step.seat)} coins in hand"
                return f"agenda: {TRADERS.names[step.seat]} cannot pay {step.missing}; right would be {right}"
        return ""

    def evaluate(self, t: Table, seat: int) -> float:
        return hints.evaluate(t, seat)


GAME: Final = Osaka(FOLDER, TRADERS.names, THINGS, PLACES, STEPS, EVENTS)
