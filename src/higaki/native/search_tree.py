"""The tree of one search, in the memory of the native library."""

import ctypes
from struct import Struct
from typing import Any, ClassVar, Final

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.observation import outlook
from higaki.native.library import functions_of, is_used
from higaki.native.outlook_struct import outlook_structs

# The most things of a plan that the library writes (MOST_PLANNED of search.h).
MOST_PLANNED: Final = 256
# By game and the eyes of each seat, the structs for observations, the arrays to which they point, and their size.
_viewers: Final[dict[tuple[Game, tuple[int, ...]], tuple[Any, list[Any], int]]] = {}


class NodeView(ctypes.Structure):
    """A node of the tree, as the library shows it."""

    _fields_ = (
        *[(name, ctypes.c_int64) for name in ("seat", "thing", "visits", "available", "rank", "planned_count")],
        *[(name, ctypes.c_double) for name in ("won", "look")],
        ("planned", ctypes.POINTER(ctypes.c_int16)),
    )

    @property
    def things(self) -> list[int]:
        """The planned things after its own."""
        return list(self.planned[: self.planned_count]) if self.planned_count else []


class LibraryTree:
    """The tree of one bot, for tables of one game, seat count and teams. Each call is about the table of `ask`."""

    # What the names of its functions begin with in the library.
    PREFIX: ClassVar[str]

    def __init__(self, t: Table, functions: Any, made: int | None) -> None:
        if not made:
            raise MemoryError(f"there is no memory for a search in {t.game.name}")
        self._search: Final[int] = made
        self._functions: Final = functions
        self._made_for: Final = kind_of_table(t)
        self._cells: Final = Struct(f"{t.game.layout.cells}h")
        self._rng = Rng(0)
        self._state: Final = ctypes.c_int64()
        self._things: Final = (ctypes.c_int16 * MOST_PLANNED)()

    def __del__(self) -> None:
        if hasattr(self, "_search"):
            self._function("free")(self._search)

    def __reduce__(self) -> str:
        raise TypeError("a tree in the memory of the native library cannot be copied")

    def _function(self, name: str) -> Any:
        return getattr(self._functions, f"{self.PREFIX}_{name}")

    def fits(self, t: Table) -> bool:
        return self._made_for == kind_of_table(t)

    def ask(self, t: Table, iterations: int, seconds: float, rng: Rng) -> None:
        """The table to decide at, the budget, and the generator of the bot."""
        self._rng = rng
        self._state.value = rng.state
        # Of the ways to copy a list or a `vec` into memory this is the fastest.
        cells = self._cells.pack(*t.cells)
        numbers = (t.random_state, t.seats, t.seat, t.pending, t.choices, iterations)
        self._function("ask")(self._search, cells, *numbers, seconds, ctypes.byref(self._state))

    def redeal(self) -> None:
        """Replace what the seat to move cannot know by a random draw."""
        self._done(self._function("redeal")(self._search))

    def think(self) -> int:
        """The thing that the search chooses."""
        return self._done(self._function("think")(self._search))

    def plan(self) -> list[int]:
        """The thing that the search chooses, and the next ones as far as they were searched well."""
        return self._things[: self._done(self._function("plan")(self._search, self._things))]

    def grown(self) -> list[NodeView]:
        """The root after the search, and its children."""
        count = self._done(self._function("grow")(self._search))
        views = (NodeView * (1 + count))()
        self._function("nodes")(self._search, views)
        return list(views)

    def _done(self, result: int) -> int:
        """The result of a function. The generator of the bot is as far as in the library."""
        self._rng.state = self._state.value
        if result < 0:
            raise RulesBug(f"a rule of {self._made_for[0].name} found itself broken during a search")
        return result


class SearchTree(LibraryTree):
    """The tree of a bot that searches with plans and rollouts."""

    PREFIX = "search"

    def __init__(self, t: Table, far_sighted: bool) -> None:
        functions = functions_of(t.game)
        structs, size = viewers_at(t)
        super().__init__(t, functions, functions.search_new(int(far_sighted), size, structs))

    def greedy(self) -> int:
        """The thing that the greedy bot chooses."""
        return self._done(self._functions.search_greedy(self._search))

    def iterate(self, thing: int) -> tuple[int, float]:
        """Try a child of the root once more; returns its visits, and what it has won."""
        won = ctypes.c_double()
        return self._done(self._functions.search_iterate(self._search, thing, ctypes.byref(won))), won.value

    def turn(self, thing: int) -> list[int]:
        """A child of the root, with the rest of its turn."""
        return self._things[: self._done(self._functions.search_turn(self._search, thing, self._things))]


def tree_for(t: Table, before: SearchTree | None, far_sighted: bool) -> SearchTree | None:
    """A tree for questions at a table: the one before, if it fits; None where the library is not used."""
    if t.seat < 0:
        return None
    if before is not None and before.fits(t):
        return before
    return SearchTree(t, far_sighted) if is_used(t.game) else None


def viewers_at(t: Table) -> tuple[Any, int]:
    """The structs for the observations of each seat, and the size of an observation. They are never freed."""
    kind = kind_of_table(t)
    if kind not in _viewers:
        viewers = [outlook(t, seat) for seat in range(t.seats)]
        _viewers[kind] = (*outlook_structs(viewers), int(viewers[0].size))
    structs, _, size = _viewers[kind]
    return structs, size


def kind_of_table(t: Table) -> tuple[Game, tuple[int, ...]]:
    """What the layout of observations depends on: the game, the seat count and the teams."""
    return t.game, tuple([int(t.game.eyes(t, seat)) for seat in range(t.seats)])
