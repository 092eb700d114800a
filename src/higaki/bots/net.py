"""The bot that plays by a net alone: it takes the option to which the net gives the highest number."""

from __future__ import annotations

import logging
import os
from typing import Final

from higaki.bots.bot import Bot
from higaki.engine.base.errors import HigakiError
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.native.library import functions_of, is_used
from higaki.native.net_tree import LoadedNet, NetTree
from higaki.nets.net_file import FOLDER, read_net

log: Final = logging.getLogger("higaki")
# By game and folder of HIGAKI_NETS, the net that was loaded; None if it could not be.
_nets: Final[dict[tuple[Game, str | None], LoadedNet | None]] = {}
_said: Final[set[str]] = set()


class NetBot(Bot):
    """Asks a net in the library. Where there is none that fits, another bot plays in its place."""

    def __init__(self, rng: Rng, stand_in: Bot) -> None:
        super().__init__(rng)
        self.stand_in: Final = stand_in
        self._tree: NetTree | None = None

    def asked(self, t: Table, iterations: int, seconds: float) -> NetTree | None:
        """The tree in the library, asked about this table; None if the other bot must play."""
        net = net_of(t.game)
        if net is None:
            self._tree = None
            return None
        if self._tree is None or self._tree.net is not net or not self._tree.fits(t):
            self._tree = NetTree(t, net)
        self._tree.ask(t, iterations, seconds, self.rng)
        return self._tree


class Net(NetBot):
    """Takes the best option by the net, or with a temperature draws one: the higher, the more evenly."""

    def __init__(self, rng: Rng, temperature: float, stand_in: Bot) -> None:
        super().__init__(rng, stand_in)
        self.temperature: Final = temperature

    def choose(self, t: Table) -> int:
        """The choice at the true table: nothing but the observation of the seat to move is read there."""
        tree = self.asked(t, 0, 0.0)
        return self.stand_in.choose(t) if tree is None else tree.choose(self.temperature)

    def think(self, t: Table) -> int:
        tree = self.asked(t, 0, 0.0)
        return self.stand_in.think(t) if tree is None else tree.choose(self.temperature)

    def plan(self, t: Table) -> list[int]:
        tree = self.asked(t, 0, 0.0)
        return self.stand_in.plan(t) if tree is None else [tree.choose(self.temperature)]


def net_of(game: Game) -> LoadedNet | None:
    """The net of a game, loaded once; None if there is none that fits, which is said once."""
    if not is_used(game):
        _say(f"{game.name} is played without a net, because {_why_no_library(game)}")
        return None
    key = (game, os.environ.get(FOLDER))
    if key not in _nets:
        _nets[key] = _loaded(game)
    return _nets[key]


def _loaded(game: Game) -> LoadedNet | None:
    try:
        return LoadedNet(game, read_net(game))
    except HigakiError as error:
        _say(str(error))
        return None


def _why_no_library(game: Game) -> str:
    try:
        functions_of(game)
    except HigakiError as error:
        return str(error)
    return "HIGAKI_NATIVE is 0; right would be to leave it out"


def _say(sentence: str) -> None:
    """Tell the operator once what is missing."""
    if sentence not in _said:
        _said.add(sentence)
        log.warning("%s; until then hard plays in place of net and expert", sentence)
