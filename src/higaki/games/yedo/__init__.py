"""Yedo, by Thomas Vande Ginste and Wolf Plancke: eleven rounds of bidding, missions and the watch in old Tokyo."""

from typing import Any, Final

from higaki.engine.base.text import Words
from higaki.engine.table.game import Game, Term
from higaki.engine.table.standing_orders import StandingOrder
from higaki.engine.table.table import Table
from higaki.games.yedo.actions import THINGS
from higaki.games.yedo.ai import evaluation
from higaki.games.yedo.ai.search_settings import SEARCH_SETTINGS
from higaki.games.yedo.box import LOSSES, PHASE_4, SOURCES
from higaki.games.yedo.events import STORY
from higaki.games.yedo.places import HOUSE, PHASE, PLACES, PRESTIGE, ROUND, gained, lost
from higaki.games.yedo.positions.completing import complete
from higaki.games.yedo.rules.disciple_positions import out_and_about, place_in_order
from higaki.games.yedo.rules.phases.activating import ACTIVATE
from higaki.games.yedo.rules.phases.assigning import ASSIGN, may_place
from higaki.games.yedo.rules.setup import set_up
from higaki.games.yedo.show.previews import preview
from higaki.games.yedo.show.text_map import picture
from higaki.games.yedo.standing_orders import STANDING_ORDERS
from higaki.games.yedo.step_registry import STEPS


class Yedo(Game):
    """The rules of Yedo."""

    def set_up(self, t: Table) -> None:
        set_up(t)

    def begin_turn(self, seat: int) -> int:
        return ACTIVATE.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        """Prestige; in a tie, the lower number on the order track (p. 4)."""
        return [t[PRESTIGE + seat], t.seats - place_in_order(t, seat)]

    def tie_breaks(self) -> list[str]:
        return ["order"]

    def chapter(self, t: Table) -> int:
        return t[ROUND]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """All sources of prestige, then all losses."""
        gains = [(word, t[gained(source, seat)]) for source, word in enumerate(SOURCES.names)]
        return gains + [(word, -t[lost(loss, seat)]) for loss, word in enumerate(LOSSES.names)]

    def standing_orders(self) -> list[StandingOrder]:
        return STANDING_ORDERS

    def foresee_turn(self, t: Table, seat: int) -> bool:
        """The next disciple to be placed or, when all are in town, the next one to act."""
        if t[ROUND] == 0:
            return False
        if t[PHASE] <= PHASE_4 and t.count(HOUSE + seat, seat) and may_place(t, seat):
            t.then(ASSIGN.of(seat))
        elif out_and_about(t, seat):
            t.then(ACTIVATE.of(seat))
        else:
            return False
        return True

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        return preview(t, thing)

    def picture(self, seen: dict[str, Any], words: Words) -> list[str]:
        return picture(seen, words)

    def complete(self, t: Table) -> None:
        complete(t)

    def terms_of_seat(self, t: Table, seat: int) -> list[Term]:
        return evaluation.terms(t, seat)

    def elapsed(self, t: Table) -> float:
        return evaluation.elapsed(t)

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return evaluation.evaluate(t, seat)


# The map shows them, or they are of no interest.
UNLISTED: Final = [
    *["post", "garden", "watch", "closed", "barred", "annex_post", "bank_mon", "shelter", "chosen_position"],
    *["disciples_aside", "annexes_aside", "cards_aside", "events_aside", "events_past", "repeating"],
    *["player", "aim", "aim_where", "aim_district", "aim_steps", "activated", "shogun_dead", "offers_made"],
    *["aim_from", "aim_blade", "offerer", "offered_to", "favour"],
]
GAME: Final = Yedo(PLACES, THINGS, STEPS, STORY, UNLISTED, SEARCH_SETTINGS)
