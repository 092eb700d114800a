"""Dragon Market, by Marco Teubner: turn the boats of a floating market, and be first to bring your orders home."""

from typing import Any, Final

from higaki.engine.game import Game, StepKind
from higaki.engine.luck import Luck
from higaki.engine.steps import Step
from higaki.engine.table import Table
from higaki.games.dragon_market import hints
from higaki.games.dragon_market.boats import MoveBoat
from higaki.games.dragon_market.box import BOATS, CELLS, DICE, FOLDER, SEATS, SHAPES
from higaki.games.dragon_market.coins import StealCoin, StealCoins, TakeCoins
from higaki.games.dragon_market.completing import complete
from higaki.games.dragon_market.concluding import agree
from higaki.games.dragon_market.orders import ChooseOrder, DrawOrder, orders_fulfilled
from higaki.games.dragon_market.picture import picture
from higaki.games.dragon_market.places import BASKET, COINS, PLACES
from higaki.games.dragon_market.previewing import preview
from higaki.games.dragon_market.setup import DrawStartPlayer, HeadBoat, LoadBoats, PlaceBoat, PutMerchant, set_up
from higaki.games.dragon_market.sides import side_of
from higaki.games.dragon_market.story import EVENTS
from higaki.games.dragon_market.things import THINGS
from higaki.games.dragon_market.turn import BEGIN_TURN, BeginTurn, ImproveRoll, RollDie, TakeAction

STEPS: Final = [
    StepKind(DrawStartPlayer),
    StepKind(PlaceBoat),
    StepKind(PutMerchant, kind=SHAPES),
    StepKind(HeadBoat, kind=SHAPES, cell=CELLS),
    StepKind(LoadBoats),
    StepKind(DrawOrder),
    StepKind(ChooseOrder),
    StepKind(BeginTurn),
    StepKind(RollDie, die=DICE),
    StepKind(ImproveRoll),
    StepKind(TakeAction),
    StepKind(MoveBoat, boat=BOATS),
    StepKind(TakeCoins),
    StepKind(StealCoin, missing=None, victims=None),
    StepKind(StealCoins, missing=None),
]


class DragonMarket(Game):
    """The rules of Dragon Market."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> Step:
        return BEGIN_TURN[seat]

    def standing(self, t: Table, seat: int) -> list[int]:
        """Orders fulfilled decide (p. 3); should the market close before, goods, then coins (ruling D20)."""
        side = side_of(t, seat)
        return [orders_fulfilled(t, side), len(t.at[BASKET + side]), t.numbers[COINS + side]]

    def eyes(self, t: Table, seat: int) -> int:
        return seat if seat < 0 else side_of(t, seat)

    def agree(self, t: Table, eyes: int, luck: Luck) -> None:
        agree(t, eyes, luck)

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        return preview(t, thing)

    def picture(self, seen: dict[str, Any]) -> list[str]:
        return picture(seen)

    def reason(self, t: Table, thing: int) -> str:
        return hints.reason(t, thing)

    def complete(self, t: Table) -> str:
        return complete(t)

    def evaluate(self, t: Table, seat: int) -> float:
        return hints.evaluate(t, seat)


UNLISTED: Final = ["boat", "unused", "entered"]
GAME: Final = DragonMarket(FOLDER, SEATS.names, THINGS, PLACES, STEPS, EVENTS, hints.REASONS, UNLISTED)
