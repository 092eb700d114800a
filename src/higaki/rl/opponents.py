"""Who plays for the seats that are not the learner's: bots of the library, bots of the package, functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch.batch import Batch
from higaki.batch.table_batch import GREEDY_PLAYER, NO_PLAYER, RANDOM_PLAYER
from higaki.bots import NAMES, Bot, bot_called
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice, one_of, short
from higaki.engine.base.random_numbers import rng_of
from higaki.rl.spec import MASK_TYPE

# Chooses an action from an observation and a mask of the actions.
Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], int]
Opponent = str | Policy
# These play in the library, at all tables at once.
IN_LIBRARY: Final = {"random": RANDOM_PLAYER, "greedy": GREEDY_PLAYER}


class Opponents:
    """The players of all seats but one at each table of a batch, clockwise from the learner's."""

    def __init__(self, batch: Batch, bots: Opponent | Sequence[Opponent]) -> None:
        self._batch: Final = batch
        self._bots: Final = _one_for_each(bots, batch.seats - 1)
        kinds = [IN_LIBRARY.get(bot, NO_PLAYER) if isinstance(bot, str) else NO_PLAYER for bot in self._bots]
        self._kinds: Final = np.array([NO_PLAYER, *kinds], np.uint8)
        # Are there any that play outside of the library, row by row?
        self._are_asked: Final = NO_PLAYER in kinds
        self._by_row: Final[dict[tuple[int, int], Bot]] = {}
        # By row, the learner's seat; by row and seat, the player in the library.
        self.own: Final[NDArray[np.int64]] = np.zeros(batch.n, np.int64)
        self.shown_own: Final = self.own.view()
        self.shown_own.flags.writeable = False
        self.players: Final[NDArray[np.uint8]] = np.zeros((batch.n, batch.seats), np.uint8)

    def forget(self) -> None:
        """Begin the random numbers of all bots anew, after the batch has a new seed."""
        self._by_row.clear()

    def seat(self, own: NDArray[np.int64], rows: NDArray[np.bool_]) -> None:
        """Give the learner these seats at these rows, and seat the others clockwise after it."""
        self.own[rows] = own[rows]
        after = (np.arange(self._batch.seats) - own[rows, np.newaxis]) % self._batch.seats
        self.players[rows] = self._kinds[after]

    def play(self) -> None:
        """Play until the learner is to move or the game is over, at all tables."""
        self._batch.play_on(self.players)
        self.answer()

    def answer(self) -> None:
        """The same, where the players in the library have played already."""
        if not self._are_asked:
            return
        batch = self._batch
        things = np.zeros(batch.n, np.int32)
        while True:
            waiting = ~batch.over & (batch.seat != self.own)
            if not waiting.any():
                return
            for row in np.flatnonzero(waiting):
                things[row] = self._choice(int(row))
            batch.step(things, waiting, self.players)

    def _choice(self, row: int) -> int:
        batch, seat = self._batch, int(self._batch.seat[row])
        after = (seat - int(self.own[row])) % batch.seats - 1
        bot = self._bots[after]
        if isinstance(bot, str):
            if (row, after) not in self._by_row:
                self._by_row[row, after] = bot_called(bot, rng_of(batch.seed, f"bot {row} {after}"))
            return self._by_row[row, after].choose(batch.table(row))
        mask = batch.mask[row].view(MASK_TYPE).copy()
        thing: Any = bot(batch.observation[row].copy(), mask)
        if not isinstance(thing, int | np.integer) or isinstance(thing, bool):
            raise BadCall(f"the bot of seat {seat} chose {short(thing)}; right would be the number of an action")
        if not 0 <= thing < len(mask) or not mask[thing]:
            refusal = batch.game.refusal(batch.table(row), int(thing))
            raise IllegalChoice(f"the bot of seat {seat} chose what is no option: {refusal}")
        return int(thing)


def _one_for_each(bots: object, others: int) -> tuple[Opponent, ...]:
    """A player for each other seat."""
    if isinstance(bots, str) or callable(bots):
        found: tuple[Any, ...] = (bots,) * others
    elif isinstance(bots, Sequence):
        found = tuple(bots)
    else:
        found = (bots,)
    for bot in found:
        if isinstance(bot, str):
            bot_called(bot, rng_of(0, "check"))
        elif not callable(bot):
            right = f"{one_of(NAMES)}, or a function of an observation and an action_mask"
            raise BadSetting(f"there is no bot {short(bot)}; right would be {right}")
    if len(found) != others:
        raise BadSetting(f"there are {len(found)} bots for {others} other seats; right would be one, or {others}")
    return found
