"""A batch: N tables of one game, in the memory of the native library. Arrays are views of it, nothing is copied."""

import ctypes
import os
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki import catalogue
from higaki.batch.table_batch import SEEDS, TableBatch, array_of, whole, yes_or_no
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice, RulesBug, short
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, table_of
from higaki.native.library import DEALT_FROM, GAMES, GENERATORS, OVER, ROWS, TABLE_BYTES, Functions, functions_of
from higaki.native.net_tree import LoadedNet
from higaki.native.outlook_struct import outlook_structs
from higaki.nets.net_file import read_net

MOST_THREADS: Final = 256
# The most rounds of a rollout.
MOST_ROUNDS: Final = 1000
# More numbers than the story of any game has.
STORY_ROOM: Final = 1 << 16


class Memory:
    """The memory of a batch in the library. It is freed when neither the batch nor a view of it is left."""

    def __init__(self, functions: Functions, batch: int, kept: list[Any]) -> None:
        self._functions: Final = functions
        self._batch: Final = batch
        # Arrays of Python that the library reads.
        self._kept: Final = kept

    def __del__(self) -> None:
        self._functions.free(self._batch)


class Batch(TableBatch):
    """N tables of one game.

    Every row is a table. `step` plays one decision at each. The same seed gives the same games for any number of
    threads. The batch makes random draws, unless `asks_chance`: then `seat` is -2 there, and a draw is a decision.
    A row that is over stays as it is; with `resets`, the next `step` ignores its thing and deals a new game there.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        n: int = 1024,
        seed: int = 0,
        *,
        threads: int | None = None,
        resets: bool = False,
        asks_chance: bool = False,
        **options: object,
    ) -> None:
        super().__init__(game, seats, n, seed, options)
        cores = len(os.sched_getaffinity(0))
        self.threads: Final = cores if threads is None else whole("threads", threads, 1, MOST_THREADS)
        choices = (yes_or_no("asks_chance", asks_chance), yes_or_no("resets", resets))
        self._functions: Final = functions_of(self.game)
        cells = [int(cell) for cell in self._blank.cells]
        dealt_on = (ctypes.c_int16 * len(cells))(*cells)
        structs, kept = outlook_structs(self._outlooks)
        numbers = (self.n, self.seats, self.threads, self.seed, *choices, self.observation_size)
        made = self._functions.new(*numbers, dealt_on, structs)
        if not made:
            raise MemoryError(f"there is no memory for {self.n} tables of {self.game.name}")
        self._batch: Final[int] = made
        self._memory: Final = Memory(self._functions, made, [dealt_on, structs, kept])
        size = int(self._functions.size(TABLE_BYTES))
        rows = self._array(ROWS, np.uint8, (self.n, size))
        self._tables: Final[NDArray[np.uint8]] = rows
        fields = rows.view(np.int64)[:, -5:]
        # Tables as they lie in memory: the agenda, numbers, pieces, memory, options.
        self.cells: Final[NDArray[np.int16]] = rows.view(np.int16)[:, : len(cells)]
        self.random_state: Final[NDArray[np.int64]] = fields[:, 0]
        # The seat to move, -1 if the game is over, -2 for a random draw.
        self.seat: Final[NDArray[np.int64]] = fields[:, 2]
        self.pending: Final[NDArray[np.int64]] = fields[:, 3]
        # The number of options, and the options in the order of the rules; what follows after them is undefined.
        self.choices: Final[NDArray[np.int64]] = fields[:, 4]
        self.options: Final[NDArray[np.int16]] = self.cells[:, int(self.game.layout.first_option) :]
        self.over: Final[NDArray[np.bool_]] = self._array(OVER, np.bool_, (self.n,))
        # How many games each row has begun, and the random state from which the present one was dealt.
        self.games: Final[NDArray[np.int64]] = self._array(GAMES, np.int64, (self.n,))
        self.dealt_from: Final[NDArray[np.int64]] = self._array(DEALT_FROM, np.int64, (self.n,))
        # The generator of each row, for random draws, random play and redeals.
        self.generators: Final[NDArray[np.int64]] = self._array(GENERATORS, np.int64, (self.n,))
        numbers_of_rows = (self.random_state, self.seat, self.pending, self.choices, self.games, self.dealt_from)
        for view in (self.cells, self.options, self.over, *numbers_of_rows):
            view.flags.writeable = False
        self.reset()

    def _array(self, what: int, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        return self._from_memory(self._functions.memory(self._batch, what), kind, shape)

    def _from_memory(self, address: int, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        """An array over memory of the library, which lives as long as an array over it does."""
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = (ctypes.c_uint8 * size).from_address(address)
        memory.owner = self._memory
        return np.frombuffer(memory, dtype=kind).reshape(shape)

    # Playing

    def reset(self, rows: object = None) -> None:
        """Deal a new game at all tables, or at those rows (a list of numbers, or a mask)."""
        self._done(self._functions.deal(self._batch, None if rows is None else _Address(self._rows(rows))))

    def reseed(self, seed: int) -> None:
        """Deal a new game at all tables: the first ones of a batch with this seed."""
        self.seed = whole("seed", seed, *SEEDS)
        self._functions.seed(self._batch, self.seed)
        self.reset()

    def step(self, things: object, rows: object = None, players: object = None) -> None:
        """Play one decision at each table, or at those rows. What is given for a table that is over is ignored.

        With `players`, bots of the library play on there, as in `play_on`.
        """
        chosen = self.row_numbers(things, "things")
        which = None if rows is None else self._rows(rows)
        others = None if players is None else self._players(players)
        addresses = [None if array is None else _Address(array) for array in (which, others)]
        wrong = self._functions.step(self._batch, _Address(chosen), *addresses)
        if wrong < NOBODY:
            row = -2 - wrong
            raise IllegalChoice(f"row {row}: {self.game.refusal(self.table(row), int(chosen[row]))}")
        self._done(wrong)

    def play_on(self, players: object) -> NDArray[np.int64]:
        """Play on until a seat is to move for which nobody plays, or to the end; returns the decisions of each row.

        `players` says by row and seat, or by seat for all rows, who plays: 0 nobody, 1 the random bot, 2 the greedy
        bot.
        """
        out = np.empty(self.n, np.int64)
        self._done(self._functions.play_on(self._batch, _Address(self._players(players)), _Address(out)))
        return out

    def random_things(self) -> NDArray[np.int32]:
        """Any option of each table, drawn by the generator of the row; -1 where the game is over."""
        out = np.empty(self.n, np.int32)
        self._done(self._functions.random_things(self._batch, _Address(out)))
        return out

    def greedy_things(self) -> NDArray[np.int32]:
        """What the greedy bot would choose at each table, from what the seat to move knows; -1 where it is over."""
        out = np.empty(self.n, np.int32)
        self._done(self._functions.greedy_things(self._batch, _Address(out)))
        return out

    def net_things(self, net: LoadedNet, temperature: float = 0.0) -> NDArray[np.int32]:
        """What a net would choose at each table, as the bots `net` and `net:0.5` do; -1 where the game is over."""
        out = np.empty(self.n, np.int32)
        self._done(self._functions.net_rows(self._batch, self._address_of(net), temperature, _Address(out), None))
        return out

    def play_random(self) -> NDArray[np.int64]:
        """Play at random to the end; returns the number of decisions at each table."""
        out = np.empty(self.n, np.int64)
        self._done(self._functions.play_random(self._batch, _Address(out)))
        return out

    def play_greedy(self) -> NDArray[np.int64]:
        """Play to the end with the greedy bot at every seat; returns the number of decisions at each table."""
        out = np.empty(self.n, np.int64)
        self._done(self._functions.play_greedy(self._batch, _Address(out)))
        return out

    def record_greedy(self, forbidden: object = None, kept: object = None) -> list[list[int]]:
        """Deal a new game at all tables and play it to the end with the greedy bot; returns the story of each.

        `batch.recording` reads stories. `forbidden` says by number of a step and thing what the seats `kept`, one for
        each row, may not choose, where there is anything else.
        """
        barred, seats = self._forbidden(forbidden, kept)
        numbers, counts = np.empty((self.n, STORY_ROOM), np.int16), np.empty(self.n, np.int64)
        addresses = [None if array is None else _Address(array) for array in (barred, seats)]
        self._done(
            self._functions.record_greedy(self._batch, _Address(numbers), STORY_ROOM, _Address(counts), *addresses)
        )
        if counts.max() > STORY_ROOM:
            raise RulesBug(f"a story of {counts.max()} numbers is longer than any game of {self.game.name}")
        return [row[:count].tolist() for row, count in zip(numbers, counts, strict=True)]

    def _forbidden(self, forbidden: object, kept: object) -> tuple[NDArray[np.uint8] | None, NDArray[np.int32] | None]:
        """What may not be chosen by whom, checked."""
        if forbidden is None:
            return None, None
        shape = (len(self.game.step_by_number), len(self.game.things.names))
        array = array_of(forbidden)
        if array.dtype != np.uint8 or array.shape != shape:
            raise BadCall(f"{short(forbidden)} forbids nothing; right would be numbers of uint8 of shape {shape}")
        return np.ascontiguousarray(array), self.row_numbers(kept, "kept")

    def play_many(self, games: int) -> int:
        """Deal and play this many random games at each table, one after the other; returns all decisions."""
        decisions = ctypes.c_int64()
        count = whole("games", games, 1, 1 << 40)
        self._done(self._functions.play_many(self._batch, count, ctypes.byref(decisions)))
        return decisions.value

    # Views that are computed

    @property
    def mask(self) -> NDArray[np.uint8]:
        """By row and thing: 1 if it is an option. From its first use on, every step keeps it up to date."""
        if not hasattr(self, "_mask"):
            shape = (self.n, len(self.game.things.names))
            self._mask = self._kept(self._functions.keep_mask(self._batch), np.uint8, shape)
        return self._mask

    @property
    def observation(self) -> NDArray[np.int16]:
        """By row, what the seat to move knows (seat 0 if nobody is to move), as `observe` gives it; kept up to date."""
        if not hasattr(self, "_observation"):
            shape = (self.n, self.observation_size)
            self._observation = self._kept(self._functions.keep_observation(self._batch), np.int16, shape)
        return self._observation

    def _kept(self, address: int | None, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        """An array that every step keeps up to date from now on."""
        if not address:
            raise MemoryError(f"there is no memory for an array of shape {shape}")
        view = self._from_memory(address, kind, shape)
        view.flags.writeable = False
        self._done(self._functions.show(self._batch))
        return view

    def observe(self, seat: object, rows: object = None) -> NDArray[np.int16]:
        """By row, what a seat knows; one seat for all rows, or one for each; -1 is a spectator. Other rows are 0."""
        viewers = self._some_viewers(seat, rows)
        out = np.zeros((self.n, self.observation_size), np.int16)
        self._done(self._functions.observe(self._batch, _Address(viewers), _Address(out)))
        return out

    def evaluate(self) -> NDArray[np.float64]:
        """By row and seat, the value of the table for that seat, as `Game.evaluate` gives it."""
        out = np.empty((self.n, self.seats), np.float64)
        self._done(self._functions.evaluate(self._batch, _Address(out)))
        return out

    def chances(self, rows: object = None) -> NDArray[np.float64]:
        """By row and seat, the share of the win by the win model; where the game is over, the result.

        Rows that are not asked for are 0.
        """
        which = None if rows is None else _Address(self._rows(rows))
        out = np.zeros((self.n, self.seats), np.float64)
        self._done(self._functions.chances(self._batch, which, _Address(out)))
        return out

    def rollouts(self, plans: object, rounds: int) -> NDArray[np.float64]:
        """By row and seat, the mean share of the win at the ends of so many rounds, as a search estimates it.

        Of each row, `plans` has the things that the seat to move plays first, as far as they are possible; -1 ends
        them, and leaves the row out if it comes first. Then all play the best actions by evaluation, as
        `bots/rollout.py` says. The tables stay as they are; the generators go on.
        """
        things = array_of(plans)
        if things.ndim != 2 or things.shape[0] != self.n or things.shape[1] < 1 or things.dtype.kind not in "iu":
            right = f"whole numbers, a list for each of {self.n} tables, all of the same length"
            raise BadCall(f"plans are {things.dtype} of shape {things.shape}; right would be {right}")
        if things.min() < NOBODY or things.max() >= len(self.game.things.names):
            raise BadCall(
                "plans have a number that is no thing; right would be numbers of things, or -1 after the last"
            )
        planned = np.ascontiguousarray(things, np.int16)
        out = np.zeros((self.n, self.seats), np.float64)
        whole_rounds = whole("rounds", rounds, 1, MOST_ROUNDS)
        numbers = (planned.shape[1], whole_rounds)
        self._done(self._functions.rollouts(self._batch, _Address(planned), *numbers, _Address(out)))
        return out

    def net_shares(self, net: LoadedNet) -> NDArray[np.float64]:
        """By row and seat, the share of the win that a net expects from what the seat to move knows.

        Those of a row add up to one, so each of a team has a part; where the game is over, they are the result.
        Rows at a random draw are 0.
        """
        out = np.zeros((self.n, self.seats), np.float64)
        self._done(self._functions.net_rows(self._batch, self._address_of(net), 0.0, None, _Address(out)))
        return out

    def _address_of(self, net: object) -> int:
        if not isinstance(net, LoadedNet) or net.game is not self.game:
            raise BadCall(f"{short(net)} is no net of {self.game.name}; right would be `load_net({self.game.name!r})`")
        return net.address

    def scores(self) -> NDArray[np.int32]:
        """By row and seat, the score."""
        return self._results()[0]

    def places(self) -> NDArray[np.int32]:
        """By row and seat, the place from 1; equal standings share it, as in `Game.ranking`."""
        return self._results()[1]

    def returns(self, kind: str = "win_share") -> NDArray[np.float64]:
        """By row and seat, the result of a finished game, and 0 before its end. A team counts as one side.

        `win_share`: 1 for the winner, equal parts for equal sides. `place`: the share of the other sides that are
        behind, equal ones by half. `score`: the score less that of the best other side.
        """
        out = np.zeros((self.n, self.seats), np.float64)
        self._done(self._functions.returns(self._batch, self._kind_of_return(kind), _Address(out)))
        return out

    def _results(self) -> list[NDArray[Any]]:
        kinds = (np.int32, np.int32, np.float64, np.float64, np.float64)
        arrays: list[NDArray[Any]] = [np.empty((self.n, self.seats), kind) for kind in kinds]
        self._done(self._functions.results(self._batch, *[_Address(array) for array in arrays]))
        return arrays

    # Rows

    def redeal(self, seat: object, rows: object = None) -> None:
        """Replace what a seat cannot know by a random draw, in place; one seat for all rows, or one for each."""
        viewers = self._some_viewers(seat, rows)
        self._done(self._functions.redeal(self._batch, _Address(viewers)))

    def copy(self, source: int, targets: object, same_luck: bool = False) -> None:
        """Copy a row to others. They continue with random states of their own, unless `same_luck`."""
        row, same = self._row(source), yes_or_no("same_luck", same_luck)
        self._done(self._functions.copy(self._batch, row, _Address(self._rows(targets)), same))

    def take(self, other: "Batch", sources: object, same_luck: bool = False) -> None:
        """Copy rows of another batch of the same game, seats and options: for each row which one, -1 for none.

        Each copy counts as a game begun. They continue with random states of their own, unless `same_luck`.
        """
        if not isinstance(other, Batch) or not self._is_like(other):
            raise BadSetting(f"{short(other)} has other tables; right would be a batch like {self!r}")
        chosen = self.row_numbers(sources, "sources").astype(np.int64)
        if chosen.min() < NOBODY or chosen.max() >= other.n:
            raise BadCall(f"{short(sources)} are no rows of it; right would be numbers from -1 to {other.n - 1}")
        self._done(self._functions.take(self._batch, other._batch, _Address(chosen), yes_or_no("same_luck", same_luck)))

    def table(self, row: int) -> Table:
        """A copy of one table, for the package."""
        k = self._row(row)
        cells = [int(cell) for cell in self.cells[k]]
        numbers = (int(self.random_state[k]), int(self.seat[k]), int(self.pending[k]), int(self.choices[k]))
        return table_of(self.game, self.seats, cells, *numbers)

    def save(self, row: int) -> bytes:
        """One table as it lies in memory, for `restore` in a batch of the same game, seats and options."""
        return bytes(self._tables[self._row(row)])

    def restore(self, saved: bytes) -> None:
        """Put a table that was saved into every row. It is much faster than `load`, and trusts what it gets."""
        if not isinstance(saved, bytes) or len(saved) != self._tables.shape[1]:
            raise BadCall(f"{short(saved)} is no table; right would be what `save` gave")
        self._tables[:] = np.frombuffer(saved, np.uint8)
        self._done(self._functions.show(self._batch))

    def load(self, row: int, table: object) -> None:
        """Put a copy of a table of the package into a row; it must have the same game, seats and options."""
        k, t = self._row(row), self._loadable(table)
        for view, value in (
            (self.cells, [int(cell) for cell in t.cells]),
            (self.random_state, t.random_state),
            (self.seat, t.seat),
            (self.pending, t.pending),
            (self.choices, t.choices),
        ):
            view.flags.writeable = True
            view[k] = value
            view.flags.writeable = False
        self._done(self._functions.show_one(self._batch, k))


def load_net(game: str | Game, path: str | Path | None = None) -> LoadedNet:
    """The net of a game for `net_things` and `net_shares`, or that of another file."""
    found = game if isinstance(game, Game) else catalogue.find(game)
    return LoadedNet(found, read_net(found, None if path is None else Path(path)))


class _Address(ctypes.c_void_p):
    """The address of an array for a call of the library. It keeps the array, which may have no other owner."""

    def __init__(self, array: NDArray[Any]) -> None:
        super().__init__(array.__array_interface__["data"][0])
        self._array: Final = array
