"""The table: plain data, and the loop that plays on it.

What lies at each spot is a list of pieces, the rest is numbers. A game's places say which spot and which number is
what; the table itself knows no game, so one `clone` serves them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from higaki.engine.errors import IllegalChoice, RulesBug
from higaki.engine.luck import Luck
from higaki.engine.steps import ALWAYS, NOBODY, Chance, Step

if TYPE_CHECKING:
    from higaki.engine.game import Game

NOTHING: Final = -1
MOVED: Final = -1


class Listener:
    """Writes down what the rules tell while they run. A table in search has none and pays nothing."""

    def __init__(self) -> None:
        self.events: list[tuple[int, ...]] = []


class Table(Luck):
    """Everything that lies on one table, and the agenda of what still has to happen there.

    Rules read `at` and `numbers` freely, set `numbers`, and change `at` only through the verbs below: clones share what
    lies at a spot until one of them changes it. Only the rules draw from the table's luck, so any use is a reveal.
    """

    def __init__(
        self, game: Game, seats: int, settings: list[int], at: list[list[int]], numbers: list[int], luck: i64
    ) -> None:
        self.luck = luck
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.at: Final = at
        self.numbers: Final = numbers
        self.agenda: list[Step] = []
        self.seat: int = NOBODY
        self.options: list[int] = []
        self.listener: Listener | None = None
        # By spot: are the pieces there shared with no clone?
        self.own: list[bool] = [False] * len(at)

    def clone(self) -> Table:
        """A table of its own that stands where this one stands. Nobody listens to it."""
        self.own = [False] * len(self.at)
        t = Table(self.game, self.seats, self.settings, self.at.copy(), self.numbers.copy(), self.luck)
        t.agenda = self.agenda.copy()
        t.seat = self.seat
        t.options = self.options.copy()
        return t

    # The loop: play what was pointed at, then run on until a seat really has to choose.

    def play(self, thing: int) -> None:
        """Point at a thing for the seat that has to choose."""
        if thing not in self.options:
            raise IllegalChoice(self.game.refusal(self, thing))
        self.follow(thing)

    def follow(self, thing: int) -> None:
        """Play a thing that is known to be among the options, as in a search that just read them."""
        self.agenda.pop().take(self, thing)
        self.settle()

    def settle(self) -> None:
        """Let everything happen that needs no answer."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if not step.asks:
                agenda.pop()
                step.happen(self)
                continue
            options = step.options(self)
            if len(options) > 1 or (options and step.asks == ALWAYS):
                self.seat = step.seat
                self.options = options
                return
            if not options:
                raise RulesBug(f"{type(step).__name__} of seat {step.seat} has no answer")
            agenda.pop()
            step.take(self, options[0])
        self.seat = NOBODY
        self.options = []

    def then(self, step: Step, *later: Step) -> None:
        """What happens next, in reading order, before all that was on the agenda."""
        if later:
            for number in range(len(later) - 1, -1, -1):
                self.agenda.append(later[number])
        self.agenda.append(step)

    def finish(self) -> None:
        """Nothing more will happen at this table."""
        self.agenda.clear()

    @property
    def over(self) -> bool:
        return not self.agenda

    def weights(self) -> list[int]:
        """How likely each option of a pending chance is."""
        step = self.agenda[-1]
        assert isinstance(step, Chance)
        return step.weights(self)

    # Moving and telling. In a heap the pieces are kept in order of their kinds, elsewhere the newest is last.

    def draw(self, pile: int) -> int:
        """Pull one piece out of a pile, unseen; NOTHING from an empty one. A pile has no order: any may come."""
        if not self.at[pile]:
            return NOTHING
        if not self.own[pile]:
            self._make_own(pile)
        pieces = self.at[pile]
        pulled = self.below(len(pieces))
        last = pieces.pop()
        if pulled == len(pieces):
            return last
        piece = pieces[pulled]
        pieces[pulled] = last
        return piece

    def pick(self, row: int, slot: int) -> int:
        """Take a piece out of a row; the row closes up."""
        if not self.own[row]:
            self._make_own(row)
        return self.at[row].pop(slot)

    def replace(self, row: int, slot: int, piece: int) -> None:
        """Put another piece, or the same with a mark, in a piece's place."""
        if not self.own[row]:
            self._make_own(row)
        self.at[row][slot] = piece

    def move(self, kind: int, source: int, target: int) -> None:
        """One piece from heap to heap."""
        if not self.own[source]:
            self._make_own(source)
        self.at[source].remove(kind)
        self.put(kind, source, target)

    def drop(self, kind: int, source: int, target: int) -> None:
        """One piece from a heap onto a pile or to the end of a row."""
        if not self.own[source]:
            self._make_own(source)
        self.at[source].remove(kind)
        self.lay(kind, source, target)

    def put(self, kind: int, source: int, target: int) -> None:
        """One piece, already taken from its source, onto a heap."""
        if not self.own[target]:
            self._make_own(target)
        heap = self.at[target]
        heap.append(kind)
        place = len(heap) - 1
        while place and heap[place - 1] > kind:
            heap[place] = heap[place - 1]
            place -= 1
        heap[place] = kind
        if self.listener is not None:
            self.listener.events.append((MOVED, kind, source, target))

    def lay(self, piece: int, source: int, target: int) -> None:
        """One piece, already taken from its source, onto a pile or to the end of a row."""
        if not self.own[target]:
            self._make_own(target)
        self.at[target].append(piece)
        if self.listener is not None:
            self.listener.events.append((MOVED, piece, source, target))

    def lay_all(self, source: int, target: int) -> None:
        """All pieces of a pile or row onto another pile or to the end of another row."""
        for piece in self.at[source]:
            self.lay(piece, source, target)
        self.at[source] = []
        self.own[source] = True

    def _make_own(self, spot: int) -> None:
        self.at[spot] = self.at[spot].copy()
        self.own[spot] = True

    def tell(self, event: int, seat: int = NOBODY, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Say that something happened: a line for the log, a reason for a hint."""
        if self.listener is not None:
            self.listener.events.append((event, seat, a, b, c))
