"""A net in the memory of the native library, and the tree of one bot that plays by it."""

import ctypes
from typing import Final

from higaki.engine.base.errors import BadFile
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.native.library import functions_of
from higaki.native.search_tree import LibraryTree, viewers_at
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


class NetTree(LibraryTree):
    """The tree of a bot that plays by a net. The `look` of a node is the net's prior."""

    PREFIX = "net_search"

    def __init__(self, t: Table, net: LoadedNet) -> None:
        self.net: Final = net
        structs, _ = viewers_at(t)
        super().__init__(t, net.functions, net.functions.net_search_new(net.address, structs))

    def judge(self, t: Table) -> tuple[list[float], list[float]]:
        """What the net says at the table that was asked: a number for each option, and the share of each seat."""
        logits, shares = (ctypes.c_float * max(1, t.choices))(), (ctypes.c_double * t.seats)()
        self._done(self._functions.net_search_judge(self._search, logits, shares))
        return list(logits), list(shares)

    def choose(self, temperature: float) -> int:
        """The thing that the net chooses without a search."""
        return self._done(self._functions.net_search_choose(self._search, temperature))
