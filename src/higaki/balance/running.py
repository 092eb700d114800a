"""Playing the games of several orders, in several processes if wanted, until all are played or the time is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from time import monotonic
from typing import Final, NamedTuple

from higaki.balance.chunks import chunks_in, numbers_in, play_chunk
from higaki.balance.play import Order
from higaki.balance.sums import Sums
from higaki.balance.sums_file import Played
from higaki.engine.base.errors import HigakiError

# At least so long between two calls of `keep`.
KEEP_SECONDS: Final = 10.0
DIED: Final = "a process that played has died; right would be to play again, and what --sums kept can be merged"


class Part(NamedTuple):
    """Of all chunks, each of so many runs plays every so-manieth; this is the run of that number, from 0."""

    number: int
    of: int


WHOLE: Final = Part(0, 1)


class Pile:
    """The games of one order: what is still to play, and what was played, by earlier runs too."""

    def __init__(self, order: Order, games: int, part: Part, before: Played | None = None) -> None:
        before = before or Played([], Sums(order.seats))
        known = set(before.chunks)
        self.order: Final = order
        self.games: Final = games
        self.waiting: Final = [
            chunk for chunk in range(part.number, chunks_in(order, games), part.of) if chunk not in known
        ]
        self.sums: Final = before.sums
        self.played: Final = before.chunks
        self.begun = self.sums.games
        self.total: Final = self.begun + sum(len(numbers_in(order, chunk, games)) for chunk in self.waiting)
        self._seconds, self._timed = 0.0, 0

    @property
    def progress(self) -> float:
        return self.begun / self.total

    @property
    def seconds_of_a_chunk(self) -> float:
        """The mean of this run until now; 0 before the first is done."""
        return self._seconds / self._timed if self._timed else 0.0

    def next_chunk(self) -> tuple[int, range]:
        chunk = self.waiting.pop(0)
        numbers = numbers_in(self.order, chunk, self.games)
        self.begun += len(numbers)
        return chunk, numbers

    def take(self, chunk: int, sums: Sums, seconds: float) -> None:
        self.sums.add(sums)
        self.played.append(chunk)
        self._seconds += seconds
        self._timed += 1


class Done(NamedTuple):
    chunk: int
    sums: Sums
    seconds: float


def carry_out(
    piles: list[Pile],
    jobs: int,
    seconds: float | None,
    progress: Callable[[int, int], None],
    keep: Callable[[], None],
) -> None:
    """Play until all games are played, or no chunk would be done before so many seconds are over.

    The pile of which the smallest part was begun goes first, so an early end leaves the same part of each.
    """
    ends = None if seconds is None else monotonic() + seconds
    total, kept = sum(pile.total for pile in piles), monotonic()
    with _processes(jobs) as crew:
        while True:
            while crew.free and (pile := _next(piles, ends)) is not None:
                crew.give(pile)
            try:
                done = crew.finished()
            except BrokenProcessPool:
                keep()
                raise HigakiError(DIED) from None
            if not done:
                return
            for pile, played in done:
                pile.take(*played)
            progress(sum(pile.sums.games for pile in piles), total)
            if monotonic() - kept > KEEP_SECONDS:
                keep()
                kept = monotonic()


def _next(piles: list[Pile], ends: float | None) -> Pile | None:
    left = ends - monotonic() if ends is not None else None
    fitting = [pile for pile in piles if pile.waiting and (left is None or left > pile.seconds_of_a_chunk)]
    return min(fitting, key=lambda pile: pile.progress) if fitting and (left is None or left > 0) else None


def _timed(order: Order, chunk: int, numbers: range) -> Done:
    began = monotonic()
    sums = play_chunk(order, chunk, numbers)
    return Done(chunk, sums, monotonic() - began)


class _Alone:
    """Plays each chunk in this process."""

    def __init__(self) -> None:
        self._given: list[Pile] = []

    @property
    def free(self) -> bool:
        return not self._given

    def give(self, pile: Pile) -> None:
        self._given.append(pile)

    def finished(self) -> list[tuple[Pile, Done]]:
        given, self._given = self._given, []
        return [(pile, _timed(pile.order, *pile.next_chunk())) for pile in given]


class _Several:
    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self._pool: Final = pool
        self._jobs: Final = jobs
        self._running: Final[dict[Future[Done], Pile]] = {}

    @property
    def free(self) -> bool:
        return len(self._running) < self._jobs

    def give(self, pile: Pile) -> None:
        self._running[self._pool.submit(_timed, pile.order, *pile.next_chunk())] = pile

    def finished(self) -> list[tuple[Pile, Done]]:
        done, _ = wait(self._running, return_when=FIRST_COMPLETED) if self._running else (set(), None)
        return [(self._running.pop(future), future.result()) for future in done]


@contextmanager
def _processes(jobs: int) -> Iterator[_Alone | _Several]:
    if jobs == 1:
        yield _Alone()
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield _Several(pool, jobs)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
