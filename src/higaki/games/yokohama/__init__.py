"""Yokohama, by Hisashi Hayashi: send assistants through a harbour town, and act where you are strong."""

from typing import Any, Final

from higaki.engine.base.text import Words
from higaki.engine.table.game import Game, Term
from higaki.engine.table.standing_orders import StandingOrder
from higaki.engine.table.table import Table
from higaki.games.yokohama.actions import THINGS
from higaki.games.yokohama.ai import evaluation
from higaki.games.yokohama.ai.search_settings import SEARCH_SETTINGS
from higaki.games.yokohama.box import SEATS, SOURCES
from higaki.games.yokohama.events import STORY
from higaki.games.yokohama.places import FIRST, PLACES, POINTS, ROUND, SCORED
from higaki.games.yokohama.positions.completing import complete
from higaki.games.yokohama.rules.countries import count_flags
from higaki.games.yokohama.rules.setup import set_up
from higaki.games.yokohama.rules.town import work_out_town
from higaki.games.yokohama.rules.turn.rounds import BEGIN_TURN
from higaki.games.yokohama.show.previews import preview
from higaki.games.yokohama.show.text_map import picture
from higaki.games.yokohama.standing_orders import STANDING_ORDERS
from higaki.games.yokohama.step_registry import STEPS


class Yokohama(Game):
    """The rules of Yokohama."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> int:
        return BEGIN_TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        """Points; among equals, the earlier place in turn order (p. 10)."""
        return [t[POINTS + seat], t.seats - (seat - t[FIRST] + t.seats) % t.seats]

    def tie_breaks(self) -> list[str]:
        return ["order"]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """All sources of points, in the order of the game."""
        return [(word, t[SCORED + source * len(SEATS) + seat]) for source, word in enumerate(SOURCES.names)]

    def standing_orders(self) -> list[StandingOrder]:
        return STANDING_ORDERS

    def foresee_turn(self, t: Table, seat: int) -> bool:
        return t[ROUND] > 0 and super().foresee_turn(t, seat)

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        return preview(t, thing)

    def picture(self, seen: dict[str, Any], words: Words) -> list[str]:
        return picture(seen, words)

    def complete(self, t: Table) -> None:
        complete(t)

    def work_out(self, t: Table) -> None:
        work_out_town(t)
        count_flags(t)

    def terms_of_seat(self, t: Table, seat: int) -> list[Term]:
        return evaluation.terms(t, seat)

    def elapsed(self, t: Table) -> float:
        return evaluation.elapsed(t)

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return evaluation.evaluate(t, seat)


# The map shows them, or they are of no interest.
UNLISTED: Final = [
    *["lot", "president", "station", "assistants", "building", "placed", "acting", "strength", "stock", "bank_yen"],
    *["sites_left", "tiles_left", "achievements_left", "orders_removed", "aside"],
    *["agent_used", "silk_sold", "student_taken"],
]
GAME: Final = Yokohama(PLACES, THINGS, STEPS, STORY, UNLISTED, SEARCH_SETTINGS)
