"""A net in the memory of the native library, and the tree of one bot that plays by it."""

import ctypes
from struct import Struct
from typing import Final

from higaki.engine.base.errors import BadFile, RulesBug
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.native.library import functions_of
from higaki.native.search_tree import MOST_PLANNED, NodeView, kind_of_table, viewers_at
from higaki.nets.net_file import NetFile


class LoadedNet:
    """The weights of a net. They are never changed, so all trees and threads share them."""

    def __init__(self, game: Game, net: NetFile) -> None:
        self.game: Final = game
        self.functions: Final = functions_of(game)
        layers = (ctypes.c_int64 * len(net.layers))(*net.layers)
        sizes = (len(net.body), net.observation, net.inputs, net.seats, len(net.layers))
        made = self.functions.net_load(net.body, *sizes, layers)
        if not made:
            raise BadFile(
                f"the net of {game.name} cannot be loaded; right would be a net that `read_net` gave, and memory"
            )
        self.address: Final[int] = made

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self.functions.net_free(self.address)

    def __reduce__(self) -> str:
        raise TypeError("a net in the memory of the native library cannot be copied")


class NetTree:
    """The tree of one bot, for tables of one game, seat count and teams. Each call is about the table of `ask`."""

    def __init__(self, t: Table, net: LoadedNet) -> None:
        self.net: Final = net
        self._functions: Final = net.functions
        self._made_for: Final = kind_of_table(t)
        structs, _ = viewers_at(t)
        made = self._functions.net_search_new(net.address, structs)
        if not made:
            raise MemoryError(f"there is no memory for a search in {t.game.name}")
        self._search: Final[int] = made
        self._cells: Final = Struct(f"{t.game.layout.cells}h")
        self._rng = Rng(0)
        self._state: Final = ctypes.c_int64()
        self._things: Final = (ctypes.c_int16 * MOST_PLANNED)()

    def __del__(self) -> None:
        if hasattr(self, "_search"):
            self._functions.net_search_free(self._search)

    def __reduce__(self) -> str:
        raise TypeError("a tree in the memory of the native library cannot be copied")

    def fits(self, t: Table) -> bool:
        return self._made_for == kind_of_table(t)

    def ask(self, t: Table, iterations: int, seconds: float, rng: Rng) -> None:
        """The table to decide at, the budget, and the generator of the bot."""
        self._rng = rng
        self._state.value = rng.state
        cells = self._cells.pack(*t.cells)
        numbers = (t.random_state, t.seats, t.seat, t.pending, t.choices, iterations)
        self._functions.net_search_ask(self._search, cells, *numbers, seconds, ctypes.byref(self._state))

    def redeal(self) -> None:
        """Replace what the seat to move cannot know by a random draw."""
        self._done(self._functions.net_search_redeal(self._search))

    def judge(self, t: Table) -> tuple[list[float], list[float]]:
        """What the net says at the table that was asked: a number for each option, and the share of each seat."""
        logits, shares = (ctypes.c_float * max(1, t.choices))(), (ctypes.c_double * t.seats)()
        self._done(self._functions.net_search_judge(self._search, logits, shares))
        return list(logits), list(shares)

    def choose(self, temperature: float) -> int:
        """The thing that the net chooses without a search."""
        return self._done(self._functions.net_search_choose(self._search, temperature))

    def think(self) -> int:
        """The thing that the search chooses."""
        return self._done(self._functions.net_search_think(self._search))

    def plan(self) -> list[int]:
        """The thing that the search chooses, and the next ones as far as they were searched well."""
        return self._things[: self._done(self._functions.net_search_plan(self._search, self._things))]

    def grown(self) -> list[NodeView]:
        """The root after the search, and a child for each option in their order; `look` is the net's prior."""
        count = self._done(self._functions.net_search_grow(self._search))
        views = (NodeView * (1 + count))()
        self._functions.net_search_nodes(self._search, views)
        return list(views)

    def _done(self, result: int) -> int:
        """The result of a function. The generator of the bot is as far as in the library."""
        self._rng.state = self._state.value
        if result < 0:
            raise RulesBug(f"a rule of {self._made_for[0].name} found itself broken during a search")
        return result
