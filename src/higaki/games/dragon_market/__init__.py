"""Dragon Market, by Marco Teubner: turn the boats of a floating market, and be first to bring your orders home."""

from typing import Any, Final

from higaki.engine.base.random_numbers import Rng
from higaki.engine.base.text import Words
from higaki.engine.table.game import Game, Term
from higaki.engine.table.standing_orders import StandingOrder
from higaki.engine.table.table import Table
from higaki.games.dragon_market.actions import THINGS
from higaki.games.dragon_market.ai import evaluation
from higaki.games.dragon_market.ai.search_settings import SEARCH_SETTINGS
from higaki.games.dragon_market.events import STORY
from higaki.games.dragon_market.places import BASKET, COINS, PLACES
from higaki.games.dragon_market.positions.completing import complete
from higaki.games.dragon_market.positions.inference import reconcile
from higaki.games.dragon_market.rules.board import work_out_board
from higaki.games.dragon_market.rules.orders import count_orders, orders_fulfilled
from higaki.games.dragon_market.rules.setup import set_up
from higaki.games.dragon_market.rules.teams import side_of
from higaki.games.dragon_market.rules.turn import BEGIN_TURN, foresee_turn
from higaki.games.dragon_market.show.previews import preview
from higaki.games.dragon_market.show.text_map import picture
from higaki.games.dragon_market.standing_orders import STANDING_ORDERS
from higaki.games.dragon_market.step_registry import STEPS


class DragonMarket(Game):
    """The rules of Dragon Market."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> int:
        return BEGIN_TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        """The number of fulfilled orders (p. 3); if the market closes before, goods, then coins (ruling D20)."""
        side = side_of(t, seat)
        return [orders_fulfilled(t, side), t.size(BASKET + side), t[COINS + side]]

    def tie_breaks(self) -> list[str]:
        return ["goods", "coins"]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """Only orders count."""
        return [("orders", orders_fulfilled(t, side_of(t, seat)))]

    def eyes(self, t: Table, seat: int) -> int:
        return seat if seat < 0 else side_of(t, seat)

    def reconcile(self, t: Table, eyes: int, rng: Rng) -> None:
        reconcile(t, eyes, rng)

    def standing_orders(self) -> list[StandingOrder]:
        return STANDING_ORDERS

    def foresee_turn(self, t: Table, seat: int) -> bool:
        return foresee_turn(t, seat)

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        return preview(t, thing)

    def picture(self, seen: dict[str, Any], words: Words) -> list[str]:
        return picture(seen, words)

    def complete(self, t: Table) -> None:
        complete(t)

    def work_out(self, t: Table) -> None:
        work_out_board(t)
        count_orders(t)

    def terms_of_seat(self, t: Table, seat: int) -> list[Term]:
        return evaluation.terms(t, seat)

    def elapsed(self, t: Table) -> float:
        return evaluation.elapsed(t)

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return evaluation.evaluate(t, seat)


# The map shows them, or they are of no interest.
UNLISTED: Final = ["boat", "dock", "came_from", "unused", "entered", "orders_done"]
GAME: Final = DragonMarket(PLACES, THINGS, STEPS, STORY, UNLISTED, SEARCH_SETTINGS)
