"""Traders of Osaka, by Susumu Kawasaki: buy goods, and get them past the waves to Edo."""

from typing import Final

from higaki.engine.table.game import Game, Term
from higaki.engine.table.standing_orders import StandingOrder
from higaki.engine.table.table import Table
from higaki.games.osaka.actions import THINGS
from higaki.games.osaka.ai import evaluation
from higaki.games.osaka.ai.search_settings import SEARCH_SETTINGS
from higaki.games.osaka.events import STORY
from higaki.games.osaka.places import NOTES, PLACES, TILES_OF, VICTORY, WINDFALL
from higaki.games.osaka.positions.completing import complete
from higaki.games.osaka.rules.setup import set_up
from higaki.games.osaka.rules.turn import BEGIN_TURN
from higaki.games.osaka.show.previews import preview
from higaki.games.osaka.standing_orders import STANDING_ORDERS
from higaki.games.osaka.step_registry import STEPS


class Osaka(Game):
    """The rules of Traders of Osaka."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> int:
        return BEGIN_TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        """Victory cards, and points noted when no card was left; then yield tiles (p. 10, ruling O5)."""
        victory = t.size(VICTORY + seat) + t.size(WINDFALL + seat) + t[NOTES + seat]
        return [victory, t.size(TILES_OF + seat)]

    def tie_breaks(self) -> list[str]:
        return ["tiles"]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """Points from the own goods, from the pile, and noted ones."""
        return [("goods", t.size(VICTORY + seat)), ("pile", t.size(WINDFALL + seat)), ("notes", t[NOTES + seat])]

    def standing_orders(self) -> list[StandingOrder]:
        return STANDING_ORDERS

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        return preview(t, thing)

    def complete(self, t: Table) -> None:
        complete(t)

    def terms_of_seat(self, t: Table, seat: int) -> list[Term]:
        return evaluation.terms(t, seat)

    def elapsed(self, t: Table) -> float:
        return evaluation.elapsed(t)

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return evaluation.evaluate(t, seat)


GAME: Final = Osaka(PLACES, THINGS, STEPS, STORY, search_settings=SEARCH_SETTINGS)
