"""A batch on a GPU: N tables of one game in its memory. Arrays are views of it, nothing is copied."""

import ctypes
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from higaki.batch.table_batch import TableBatch, whole
from higaki.engine.base.errors import BadCall, IllegalChoice, short
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table, table_of
from higaki.gpu.device_array import DeviceArray, is_on_device
from higaki.gpu.library import (
    CHOICES,
    DEALT_FROM,
    GAMES,
    GENERATORS,
    OUTLOOKS,
    OVER,
    ROWS,
    SEAT,
    NoGpu,
    check,
    device_count,
    device_function,
    functions_of,
)
from higaki.gpu.outlooks import outlook_bytes
from higaki.native.library import TABLE_BYTES

# The bytes of a table before its cells: the random state, then the seats, the seat to move, pending steps and choices.
_BEFORE_CELLS: Final = 24
_RANDOM_STATE, _PENDING = 0, 16


class _Memory:
    """The memory of a batch on the device. It is freed when neither the batch nor a view of it is left."""

    def __init__(self, functions: Any, batch: int) -> None:
        self._functions: Final = functions
        self._batch: Final = batch

    def __del__(self) -> None:
        self._functions.free(self._batch)


class GpuBatch(TableBatch):
    """N tables of one game on a GPU.

    It has the face of `higaki.batch.Batch`, and the same seed gives the same games. Arrays are on the device: PyTorch,
    JAX and CuPy take them without a copy. `seat`, `pending` and `choices` have 32 bits. `step` takes arrays of any of
    these libraries, or of the processor. The greedy bot plays on processors only.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        n: int = 1024,
        seed: int = 0,
        *,
        device: int = 0,
        resets: bool = False,
        asks_chance: bool = False,
        **options: object,
    ) -> None:
        super().__init__(game, seats, n, seed, options)
        self._functions: Final = functions_of(self.game)
        self.device: Final = whole("device", device, 0, device_count() - 1)
        cells = [int(cell) for cell in self._blank.cells]
        size = len(outlook_bytes(self._outlooks, 0))
        numbers = (self.n, self.seats, self.device, self.seed, int(asks_chance), int(resets), self.observation_size)
        made = self._functions.new(*numbers, (ctypes.c_int16 * len(cells))(*cells), size)
        if not made:
            raise NoGpu(f"the GPU has no memory for {self.n} tables of {self.game.name}; right would be fewer tables")
        self._batch: Final[int] = made
        self._memory: Final = _Memory(self._functions, made)
        outlooks = self._functions.memory(made, OUTLOOKS)
        check(device_function("to_device")(self.device, outlooks, outlook_bytes(self._outlooks, outlooks), size))
        # Tables as they lie in memory: the agenda, numbers, pieces, memory, options.
        self.cells: Final = self._column(np.int16, _BEFORE_CELLS, len(cells))
        self.random_state: Final = self._column(np.int64, _RANDOM_STATE)
        # The seat to move, -1 if the game is over, -2 for a random draw.
        self.seat: Final = self._array(SEAT, np.int32)
        self.pending: Final = self._column(np.int32, _PENDING)
        # The number of options, and the options in the order of the rules; what follows after them is undefined.
        self.choices: Final = self._array(CHOICES, np.int32)
        first = int(self.game.layout.first_option)
        self.options: Final = self._column(np.int16, _BEFORE_CELLS + 2 * first, len(cells) - first)
        self.over: Final = self._array(OVER, np.bool_)
        # How many games each row has begun, and the random state from which the present one was dealt.
        self.games: Final = self._array(GAMES, np.int64)
        self.dealt_from: Final = self._array(DEALT_FROM, np.int64)
        # The generator of each row, for random draws, random play and redeals.
        self.generators: Final = self._array(GENERATORS, np.int64)
        self.reset()

    def _array(self, what: int, kind: Any) -> DeviceArray:
        return DeviceArray(self._functions.memory(self._batch, what), kind, (self.n,), self.device, self._memory)

    def _column(self, kind: Any, begin: int, width: int | None = None) -> DeviceArray:
        """Numbers of each table, from a byte of it on."""
        shape = (self.n,) if width is None else (self.n, width)
        address = self._functions.memory(self._batch, ROWS) + begin
        return DeviceArray(address, kind, shape, self.device, self._memory, self._table_bytes)

    @property
    def _table_bytes(self) -> int:
        return int(self._functions.size(TABLE_BYTES))

    # Playing

    def reset(self, rows: object = None) -> None:
        """Deal a new game at all tables, or at those rows (a list of numbers, or a mask)."""
        which = None if rows is None else self._on_device(self._rows(_on_processor(rows)))
        self._done(self._functions.deal(self._batch, which and which.address))

    def step(self, things: object) -> None:
        """Play one decision at each table. What is given for a table that is over is ignored."""
        chosen = self._things(things)
        illegal = ctypes.c_int64()
        wrong = self._functions.step(self._batch, chosen.address, ctypes.byref(illegal))
        check(illegal.value)
        if illegal.value >= 0:
            thing = int(chosen.numpy()[illegal.value])
            raise IllegalChoice(f"row {illegal.value}: {self.game.refusal(self.table(illegal.value), thing)}")
        self._done(wrong)

    def random_things(self) -> DeviceArray:
        """Any option of each table, drawn by the generator of the row; -1 where the game is over."""
        out = self._empty(np.int32)
        self._done(self._functions.random_things(self._batch, out.address))
        return out

    def play_random(self) -> DeviceArray:
        """Play at random to the end; returns the number of decisions at each table."""
        out = self._empty(np.int64)
        self._done(self._functions.play_random(self._batch, out.address))
        return out

    def play_many(self, games: int) -> int:
        """Deal and play this many random games at each table, one after the other; returns all decisions."""
        decisions = ctypes.c_int64()
        count = whole("games", games, 1, 1 << 40)
        self._done(self._functions.play_many(self._batch, count, ctypes.byref(decisions)))
        return decisions.value

    # Views that are computed

    @property
    def mask(self) -> DeviceArray:
        """By row and thing: 1 if it is an option. From its first use on, every step keeps it up to date."""
        if not hasattr(self, "_mask"):
            shape = (self.n, len(self.game.things.names))
            self._mask = self._kept(self._functions.keep_mask(self._batch), np.uint8, shape)
        return self._mask

    @property
    def observation(self) -> DeviceArray:
        """By row, what the seat to move knows (seat 0 if nobody is to move), as `observe` gives it; kept up to date."""
        if not hasattr(self, "_observation"):
            shape = (self.n, self.observation_size)
            self._observation = self._kept(self._functions.keep_observation(self._batch), np.int16, shape)
        return self._observation

    def _kept(self, address: int | None, kind: Any, shape: tuple[int, ...]) -> DeviceArray:
        if not address:
            raise NoGpu(f"the GPU has no memory for an array of shape {shape}; right would be fewer tables")
        self._done(self._functions.show(self._batch))
        return DeviceArray(address, kind, shape, self.device, self._memory)

    def observe(self, seat: object) -> DeviceArray:
        """By row, what a seat knows; one seat for all rows, or one for each; -1 is a spectator."""
        viewers = self._on_device(self._viewers(_on_processor(seat), NOBODY))
        out = self._empty(np.int16, self.observation_size)
        self._done(self._functions.observe(self._batch, viewers.address, out.address))
        return out

    def write_observations(self, viewers: object, out: object) -> None:
        """`observe` for loops that must be quick: by row a seat (int32), and where to write, both on this device.

        Nothing is allocated, copied or checked but the sizes.
        """
        seats, written = DeviceArray.view_of(viewers), DeviceArray.view_of(out)
        if seats.dtype != np.int32 or written.dtype != np.int16 or written.shape != (self.n, self.observation_size):
            right = f"{self.n} seats of int32, and {self.n} rows of {self.observation_size} numbers of int16"
            raise BadCall(f"viewers or rows have another shape or kind; right would be {right}")
        self._done(self._functions.observe(self._batch, seats.address, written.address))

    def evaluate(self) -> DeviceArray:
        """By row and seat, the value of the table for that seat, as `Game.evaluate` gives it."""
        out = self._empty(np.float64, self.seats)
        self._done(self._functions.evaluate(self._batch, out.address))
        return out

    def write_results(self, scores: object, win_share: object) -> None:
        """Write scores (int32) and shares of the win (float64), by row and seat, into arrays on this device."""
        views = [DeviceArray.view_of(array) for array in (scores, win_share)]
        if [view.dtype for view in views] != [np.int32, np.float64] or any(
            view.shape != (self.n, self.seats) for view in views
        ):
            right = f"two arrays of {self.n} rows and {self.seats} seats, of int32 and float64"
            raise BadCall(f"results have another shape or kind; right would be {right}")
        if not hasattr(self, "_other_results"):
            self._other_results = [self._empty(kind, self.seats) for kind in (np.int32, np.float64, np.float64)]
        places, beaten, margin = [array.address for array in self._other_results]
        points, shares = [view.address for view in views]
        self._done(self._functions.results(self._batch, points, places, shares, beaten, margin))

    def scores(self) -> DeviceArray:
        """By row and seat, the score."""
        return self._results()[0]

    def places(self) -> DeviceArray:
        """By row and seat, the place from 1; equal standings share it, as in `Game.ranking`."""
        return self._results()[1]

    def returns(self, kind: str = "win_share") -> DeviceArray:
        """By row and seat, the result of a finished game, and 0 before its end: see `Batch.returns`."""
        return self._results()[2 + self._kind_of_return(kind)]

    def _results(self) -> list[DeviceArray]:
        kinds = (np.int32, np.int32, np.float64, np.float64, np.float64)
        arrays = [self._empty(kind, self.seats) for kind in kinds]
        self._done(self._functions.results(self._batch, *[array.address for array in arrays]))
        return arrays

    # Rows

    def redeal(self, seat: object, rows: object = None) -> None:
        """Replace what a seat cannot know by a random draw, in place; one seat for all rows, or one for each."""
        viewers = self._on_device(self._some_viewers(_on_processor(seat), _on_processor(rows)))
        self._done(self._functions.redeal(self._batch, viewers.address))
        self._done(self._functions.show(self._batch))

    def copy(self, source: int, targets: object, same_luck: bool = False) -> None:
        """Copy a row to others. They continue with random states of their own, unless `same_luck`."""
        row, which = self._row(source), self._on_device(self._rows(_on_processor(targets)))
        self._done(self._functions.copy(self._batch, row, which.address, int(bool(same_luck))))

    def table(self, row: int) -> Table:
        """A copy of one table, for the package."""
        data = self._row_view(self._row(row)).numpy()
        cells = [int(cell) for cell in data[_BEFORE_CELLS:].view(np.int16)[: self.cells.shape[1]]]
        _, seat, pending, choices = (int(number) for number in data[8:_BEFORE_CELLS].view(np.int32))
        return table_of(self.game, self.seats, cells, int(data[:8].view(np.int64)[0]), seat, pending, choices)

    def load(self, row: int, table: object) -> None:
        """Put a copy of a table of the package into a row; it must have the same game, seats and options."""
        view, t = self._row_view(self._row(row)), self._loadable(table)
        data = np.zeros(view.shape, np.uint8)
        data[:8].view(np.int64)[0] = t.random_state
        data[8:_BEFORE_CELLS].view(np.int32)[:] = (t.seats, t.seat, t.pending, t.choices)
        data[_BEFORE_CELLS:].view(np.int16)[: self.cells.shape[1]] = [int(cell) for cell in t.cells]
        check(device_function("to_device")(self.device, view.address, data.ctypes.data, data.nbytes))
        self._done(self._functions.show(self._batch))

    def _row_view(self, row: int) -> DeviceArray:
        """The bytes of one table."""
        address = self._functions.memory(self._batch, ROWS) + row * self._table_bytes
        return DeviceArray(address, np.uint8, (self._table_bytes,), self.device, self._memory)

    # Arguments and results

    def _done(self, wrong: int) -> None:
        check(wrong)
        super()._done(wrong)

    def _empty(self, kind: Any, width: int | None = None) -> DeviceArray:
        return DeviceArray.empty((self.n,) if width is None else (self.n, width), kind, self.device)

    def _on_device(self, array: NDArray[Any]) -> DeviceArray:
        return DeviceArray.from_numpy(array, self.device)

    def _things(self, values: object) -> DeviceArray:
        """One thing for each row, with 32 bits, on the device."""
        if not is_on_device(values):
            return self._on_device(self.row_numbers(values, "things"))
        view = DeviceArray.view_of(values)
        if view.shape != (self.n,) or view.dtype not in (np.int32, np.int64) or not view.is_contiguous:
            is_now = f"{view.dtype} of shape {view.shape}"
            right = f"{self.n} numbers in one piece, one for each table, of int32 or int64"
            raise BadCall(f"things are {is_now}; right would be {right}")
        if view.device != self.device:
            raise BadCall(f"{short(values)} lies on GPU {view.device}; right would be GPU {self.device}, as the batch")
        if view.dtype == np.int32:
            return view
        narrow = self._empty(np.int32)
        self._done(self._functions.narrow(self._batch, view.address, narrow.address))
        return narrow


def _on_processor(values: object) -> object:
    """Arrays on a GPU as arrays of NumPy; anything else as it is."""
    return DeviceArray.view_of(values).numpy() if is_on_device(values) else values
