"""The table: its state, its agenda, and the loop that runs steps until a seat must choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from higaki.engine.base.errors import BadCall, IllegalChoice, RulesBug, short
from higaki.engine.base.mypyc_compat import i16, i64, vec
from higaki.engine.base.native_arrays import empty_cells
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.actions import Group
from higaki.engine.table.cells import Cells
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.steps import ALWAYS, NEVER, NOBODY, Step, StepKind

if TYPE_CHECKING:
    from higaki.engine.table.game import Game

# An unused number of a step.
NO_STEP: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Cells):
    """The state of one table, and its agenda."""

    def __init__(self, game: Game, seats: i64, cells: vec[i16], random_state: i64) -> None:
        super().__init__(game, seats, cells, random_state)
        self.steps: Final = game.step_by_number
        self.seat: Seat = NOBODY
        # The number of steps on the agenda, and of options.
        self.pending: i64 = 0
        self.choices: i64 = 0

    def clone(self) -> Table:
        """A copy in the same state, without a listener."""
        t = Table(self.game, self.seats, self.cells[:], self.random_state)
        t.seat = self.seat
        t.pending = self.pending
        t.choices = self.choices
        return t

    def __reduce__(self) -> tuple[object, ...]:
        """Copy and pickle as a clone: without a listener and without a key."""
        cells = [int(cell) for cell in self.cells]
        return table_of, (self.game, self.seats, cells, self.random_state, self.seat, self.pending, self.choices)

    # The loop: play a thing, then settle until a seat has a real choice.

    def play(self, thing: object) -> None:
        """Choose a thing, by its number, for the seat to move."""
        if isinstance(thing, bool) or not isinstance(thing, int):
            right = "its number, as in `options`; `game.things.numbers` says it for each name"
            raise BadCall(f"{short(thing)} is no number of a thing; right would be {right}")
        if thing not in self.options:
            raise IllegalChoice(self.game.refusal(self, thing))
        self.follow(thing)

    def follow(self, thing: Action) -> None:
        """Play a thing that is known to be an option, as in a search that has just read them."""
        self.pending -= 1
        self.steps[i64(self.cells[self.pending])].take(self, thing)
        self.settle()

    def settle(self) -> None:
        """Run all steps that need no answer."""
        while self.pending:
            step = self.steps[i64(self.cells[self.pending - 1])]
            if step.asks == NEVER:
                self.pending -= 1
                step.happen(self)
                continue
            self.choices = 0
            step.options(self)
            if self.choices > 1 or (self.choices and step.asks == ALWAYS):
                self.seat = step.seat
                return
            if self.choices == 0:
                raise RulesBug(f"{type(step).__name__} of seat {step.seat} has no answer")
            if self.listener is not None:
                self.listener.forced.append((step.number, self.option(0)))
            self.pending -= 1
            step.take(self, self.option(0))
        self.seat = NOBODY
        self.choices = 0

    def then(
        self,
        first: i64,
        second: i64 = NO_STEP,
        third: i64 = NO_STEP,
        fourth: i64 = NO_STEP,
        fifth: i64 = NO_STEP,
    ) -> None:
        """Schedule the next steps, in the order given, before the rest of the agenda."""
        cells, pending = self.cells, self.pending
        if pending > AGENDA_DEPTH - 5:
            raise RulesBug(f"the agenda is full after {type(self.step).__name__}")
        if fifth != NO_STEP:
            cells[pending] = i16(fifth)
            pending += 1
        if fourth != NO_STEP:
            cells[pending] = i16(fourth)
            pending += 1
        if third != NO_STEP:
            cells[pending] = i16(third)
            pending += 1
        if second != NO_STEP:
            cells[pending] = i16(second)
            pending += 1
        cells[pending] = i16(first)
        self.pending = pending + 1

    def then_clockwise(self, kind: StepKind, start: Seat) -> None:
        """Schedule the same step for every seat, starting with one seat."""
        seat = start
        for _each in range(self.seats):  # the last one first, so that the start is on top
            seat = self.right_of(seat)
            self.then(kind.of(seat))

    def finish(self) -> None:
        """End the game: nothing more will happen at this table."""
        self.pending = 0

    @property
    def over(self) -> bool:
        return self.pending == 0

    @property
    def step(self) -> Step:
        """The next step."""
        if self.pending == 0:
            raise BadCall("the game is over, so there is no step; right would be to ask `over` before")
        return self.steps[i64(self.cells[self.pending - 1])]

    @property
    def step_after(self) -> Step:
        """The step after the next."""
        if self.pending < 2:
            raise BadCall("no step comes after the next one; right would be to ask `pending` before")
        return self.steps[i64(self.cells[self.pending - 2])]

    @property
    def agenda(self) -> list[Step]:
        """All scheduled steps, the next one last."""
        return [self.planned(number) for number in range(self.pending)]

    def planned(self, number: i64) -> Step:
        """One step of the agenda, counted from the end; without building a list."""
        return self.steps[i64(self.cells[number])]

    def offer(self, thing: Action) -> None:
        """Add an option."""
        self.cells[self.first_option + self.choices] = i16(thing)
        self.choices += 1

    def offer_kinds(self, heap: Spot, first_kind: i64, after: i64, group: Group) -> None:
        """Offer each kind of which a heap holds a piece, within a range of kinds, as a thing of a group."""
        cells, zero = self.cells, group.zero
        begin = self.begins[heap] + 1
        place = self.first_option + self.choices
        for kind in range(first_kind, after):
            # Written in any case and counted only if true: a branch here could not be predicted by the processor.
            cells[place] = i16(zero + kind)
            if cells[begin + kind]:
                place += 1
        self.choices = place - self.first_option

    def option(self, number: i64) -> Action:
        """One of the options, counted from 0 in the order in which they were offered."""
        return i64(self.cells[self.first_option + number])

    @property
    def options(self) -> list[int]:
        """All options, the lowest first."""
        return sorted([self.option(number) for number in range(self.choices)])

    # Seats and options.

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        # Not in one expression: mypyc would box both numbers.
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def right_of(self, seat: Seat) -> Seat:
        return seat - 1 if seat else self.seats - 1

    @property
    def settings(self) -> list[int]:
        """The number of the value of each option of the game."""
        return [self[AGENDA_DEPTH + number] for number in range(len(self.game.settings.options))]


def checked_table(t: object) -> Table:
    """Check that a value is a table, and return it."""
    if not isinstance(t, Table):
        right = "a table, such as `match.table.clone()` or what `game.new_table` gives"
        raise BadCall(f"{short(t)} is no table; right would be {right}")
    return t


def table_of(
    game: Game, seats: int, cells: list[int], random_state: int, seat: int, pending: int, choices: int
) -> Table:
    """Rebuild a table from the values of `__reduce__`."""
    t = Table(game, seats, empty_cells(len(cells)), random_state)
    for number, cell in enumerate(cells):
        t.cells[i64(number)] = i16(cell)
    t.seat = seat
    t.pending = pending
    t.choices = choices
    return t
