"""Pebbles: take pebbles from the beach, and draw stones that count most in sets."""

from typing import Final

from higaki.engine.table.game import Game, Term
from higaki.engine.table.table import Table
from higaki.games.pebbles.actions import THINGS
from higaki.games.pebbles.ai import evaluation
from higaki.games.pebbles.ai.search_settings import SEARCH_SETTINGS
from higaki.games.pebbles.events import STORY
from higaki.games.pebbles.places import HAND, PLACES, SETS, TAKEN
from higaki.games.pebbles.positions.completing import complete
from higaki.games.pebbles.rules.setup import set_up
from higaki.games.pebbles.rules.turn import BEGIN_TURN
from higaki.games.pebbles.show.previews import preview
from higaki.games.pebbles.step_registry import STEPS


class Pebbles(Game):
    """The rules, as the engine asks for them."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> int:
        return BEGIN_TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        """A point for each pebble, and sets; then stones in the hand (p. 2)."""
        return [t[TAKEN + seat] + t[SETS + seat], t.size(HAND + seat)]

    def tie_breaks(self) -> list[str]:
        return ["stones"]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        return [("taken", t[TAKEN + seat]), ("sets", t[SETS + seat])]

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


GAME: Final = Pebbles(PLACES, THINGS, STEPS, STORY, search_settings=SEARCH_SETTINGS)
