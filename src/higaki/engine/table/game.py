"""A game (`Game`): all declarations and methods of one game, collected from the game's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from higaki.engine.base.errors import BadSetting, checked_seat, one_of, short
from higaki.engine.base.mypyc_compat import append, i16, vec
from higaki.engine.base.native_arrays import empty_cells
from higaki.engine.base.random_numbers import Rng, seeded
from higaki.engine.base.strict_toml import Settings
from higaki.engine.judging.search_settings import SearchSettings
from higaki.engine.judging.win_model import Odds
from higaki.engine.table.cell_layout import Layout
from higaki.engine.table.events import Listener, Story
from higaki.engine.table.places import AGENDA_DEPTH, Places
from higaki.engine.table.steps import CHANCE, NOBODY, Step, Steps
from higaki.engine.table.table import Table, checked_table

if TYPE_CHECKING:
    from higaki.engine.base.text import Words
    from higaki.engine.table.actions import Things
    from higaki.engine.table.standing_orders import StandingOrder


class Term:
    """A part of the evaluation of a seat: its worth, and its amount in the players' words (`term-<word>`).

    The worth may depend on more than the amount, so a smaller amount can have a larger worth.
    """

    def __init__(self, word: str, worth: float, amount: int, less_is_better: bool = False) -> None:
        self.word: Final = word
        self.worth: Final = worth
        self.amount: Final = amount
        # Is a smaller amount better for a player, as for a remaining distance or for an opponent's pieces?
        self.less_is_better: Final = less_is_better


class Game:
    """The rules of one game. A game's folder creates one, called GAME, in its `__init__`."""

    def __init__(
        self,
        places: Places,
        things: Things,
        steps: Steps,
        story: Story,
        unlisted: list[str] | None = None,
        search_settings: SearchSettings | None = None,
    ) -> None:
        self.folder: Final = places.folder
        self.name: Final = places.folder.name
        self.settings: Final[Settings] = places.settings
        self.seat_names: Final = places.seats.names
        self.things: Final = things
        self.places: Final = places
        self.steps: Final = steps
        self.events: Final = story.events
        # The reasons why something cannot be chosen.
        self.reasons: Final = story.reasons
        # Places that the text listing of a table omits, because the drawing shows them or nobody needs them.
        self.unlisted: Final = unlisted or []
        self.layout: Final = Layout(places, len(things.names))
        by_number = vec[Step]()
        for step in steps.all:
            by_number = append(by_number, step)
        self.step_by_number: Final[vec[Step]] = by_number
        # The layouts of observations, cached by `observation`.
        self.outlooks: Final[dict[tuple[int, ...], object]] = {}
        # The settings of searches.
        self.search_settings: Final = SearchSettings() if search_settings is None else search_settings
        # The win model over the terms.
        self.odds: Final = Odds(places.folder / "ai" / "odds.toml")
        self._empty: Final[vec[i16]] = empty_cells(self.layout.cells)
        self._unpacked: Final[vec[i16]] = self._unpack()

    def _unpack(self) -> vec[i16]:
        """An empty table with all pieces in the box: every piece lies at the default place of its sort."""
        t = Table(self, 0, self._empty[:], 0)
        for place in self.places.all:
            if place.rest and place.kinds.supply is not None:
                for kind, count in enumerate(place.kinds.supply):
                    spot = place.rests_at(kind)
                    t.fill(spot, t.pieces(spot) + [kind] * count)
        return t.cells

    def __reduce__(self) -> str:
        """Pickle by name: there is one object per game."""
        return "GAME"

    # Methods that a game must define.

    def set_up(self, t: Table) -> None:
        """Set up a table to its first question. Every piece starts at the default place of its sort."""
        raise NotImplementedError

    def begin_turn(self, seat: int) -> int:
        """The first step of this seat's turn on the agenda."""
        raise NotImplementedError

    def standing(self, t: Table, seat: int) -> list[int]:
        """The seat's score, then the tie-breaks; more is better."""
        raise NotImplementedError

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        """The sources of the score: a word (the text `account-<word>`) and points for each."""
        raise NotImplementedError

    def worth_of_seat(self, t: Table, seat: int) -> float:
        """The value of the table for a seat, for a bot that looks one turn ahead."""
        raise NotImplementedError

    def terms_of_seat(self, t: Table, seat: int) -> list[Term]:
        """The terms of `worth_of_seat`, always in the same order, so that a hint can name the changes."""
        raise NotImplementedError

    # Methods that a game may define.

    def elapsed(self, t: Table) -> float:
        """The estimated share of the game that is over, from 0 to 1. The worth of `terms` changes with it."""
        return 0.0

    def tie_breaks(self) -> list[str]:
        """A name for each number after the score in `standing`; the text `tie-<word>` explains it."""
        return []

    def chapter(self, t: Table) -> int:
        """The current part of the game, such as its round. Advance answers end with it."""
        return 0

    def standing_orders(self) -> list[StandingOrder]:
        """The standing orders that a player may give, in the order in which they are listed."""
        return []

    def foresee_turn(self, t: Table, seat: int) -> bool:
        """Schedule the question that a seat prepares for while others think, on an imagined table without an agenda.

        False if nothing can be prepared now. It depends on what the seat sees.
        """
        t.then(self.begin_turn(seat))
        return True

    def complete(self, t: Table) -> None:
        """Fill in what a written position implies; raises BadPosition if that is impossible."""

    def work_out(self, t: Table) -> None:
        """Fill in the index numbers, and only these, of a table that was loaded."""

    def eyes(self, t: Table, seat: int) -> int:
        """The seat whose places hold this seat's hidden pieces: itself, or a member of its team."""
        return seat

    def reconcile(self, t: Table, eyes: int, rng: Rng) -> None:
        """Correct a redealt table that contradicts what the viewer can conclude from visible pieces."""

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        """What a board can show of an option before it is chosen, in names."""
        return {}

    def picture(self, seen: dict[str, Any], words: Words) -> list[str]:
        """A scene as lines of text, for a table that lists of pieces do not describe well."""
        return []

    # Methods that every game has.

    def evaluate(self, table: object, seat: object) -> float:
        """The value of a table for a seat; more is better."""
        t = checked_table(table)
        return self.worth_of_seat(t, checked_seat(seat, t.seats))

    def terms(self, table: object, seat: object) -> list[Term]:
        """The terms of `evaluate`, always in the same order."""
        t = checked_table(table)
        return self.terms_of_seat(t, checked_seat(seat, t.seats))

    def empty_table(self, seats: object, random_state: int, options: dict[str, object]) -> Table:
        """An empty table."""
        return self._table(seats, self._empty, random_state, options)

    def unpacked_table(self, seats: int, random_state: int, options: dict[str, object]) -> Table:
        """A table with all pieces, before the deal."""
        return self._table(seats, self._unpacked, random_state, options)

    def _table(self, seats: object, cells: vec[i16], random_state: int, options: dict[str, object]) -> Table:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.settings.seats:
            counts = ", ".join(str(count) for count in self.settings.seats)
            raise BadSetting(f"{self.name} is not for {short(seats)} players; right would be one of {counts}")
        t = Table(self, seats, cells[:], random_state)
        for number, value in enumerate(self.settings.choose(options, seats)):
            t[AGENDA_DEPTH + number] = value
        return t

    def new_table(self, seats: int, seed: int, options: dict[str, object]) -> Table:
        """A table at the game's first question; the same seed deals the same cards."""
        return self.dealt_table(seats, seeded(seed, "table"), options)

    def dealt_table(self, seats: int, random_state: int, options: dict[str, object]) -> Table:
        """A table at the game's first question, dealt from this random state."""
        t = self.unpacked_table(seats, random_state, options)
        self.set_up(t)
        t.settle()
        return t

    def scores(self, table: object) -> list[int]:
        t = checked_table(table)
        return [self.standing(t, seat)[0] for seat in range(t.seats)]

    def ranking(self, table: object) -> list[list[int]]:
        """The seats by rank, best first; equal seats share a rank."""
        t = checked_table(table)
        standings = [self.standing(t, seat) for seat in range(t.seats)]
        best_first = sorted({tuple(standing) for standing in standings}, reverse=True)
        return [[s for s in range(t.seats) if tuple(standings[s]) == standing] for standing in best_first]

    def refusal(self, t: Table, thing: int) -> str:
        """The error message for a thing that is no option, with the options."""
        known = 0 <= thing < len(self.things.names)
        name = self.things.names[thing] if known else str(thing)
        if t.over:
            return f"the game is over; {name} cannot be chosen"
        legal = one_of(self.things.names[option] for option in t.options)
        return f"{name} cannot be chosen now; right would be {legal}"

    def seat_called(self, name: object, seats: int) -> int:
        """The number of a seat, which may be given by name or by number."""
        names = self.seat_names[:seats]
        if isinstance(name, str) and name in names:
            return names.index(name)
        if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < seats:
            return name
        right = f"{one_of(names, name)}, or a number from 0 to {seats - 1}"
        raise BadSetting(f"there is no seat {short(name)} at this table; right would be {right}")

    def seat_name(self, seat: int) -> str | None:
        """The name of a seat; "chance" for random draws."""
        if seat == CHANCE:
            return "chance"
        return None if seat == NOBODY else self.seat_names[seat]


def tell_while_settling(t: Table) -> Listener:
    """Settle a table and collect its events."""
    listener = Listener()
    t.listener = listener
    try:
        t.settle()
    finally:
        t.listener = None
    return listener
