"""Plays games from published deals in several processes and writes each to a file at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.random_numbers import rng_of
from higaki.explorer.playing import Deal, Played, play

MOST_JOBS: Final = 1024
MOST_GAMES: Final = 1_000_000


def deals_of(game: str, count: int) -> list[Deal]:
    """So many deals with each number of players, from seed 1."""
    return [Deal(seats, seed) for seats in catalogue.find(game).settings.seats for seed in range(1, count + 1)]


def play_deals(
    game: str,
    out: Path,
    *,
    bot: str = "medium",
    deals: int = 4,
    games: int = 100,
    first: int = 0,
    jobs: int = 1,
    seconds: float | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> int:
    """Play so many games from each deal, numbered from `first`; they are appended to the file. Returns how many.

    All deals get a game before any gets the next, so an early end leaves as many of each.
    """
    bot_called(bot, rng_of(1, "check"))
    for number, least, most, what in (
        (deals, 1, 1000, "deals"),
        (games, 1, MOST_GAMES, "games"),
        (jobs, 1, MOST_JOBS, "jobs"),
    ):
        if not least <= number <= most:
            raise BadSetting(f"{number} {what} cannot be; right would be {least} to {most:,}")
    if seconds is not None and not seconds > 0:
        raise BadSetting(f"{seconds} seconds are no time to play; right would be more than 0")
    waiting = [(deal, number) for number in range(first, first + games) for deal in deals_of(game, deals)]
    done = 0
    try:
        with out.open("a", encoding="utf-8") as file:
            for played in _played(game, bot, waiting, jobs, seconds):
                file.write(played.line())
                file.flush()
                done += 1
                progress(done, len(waiting))
    except OSError as error:
        raise BadSetting(
            f"{out} cannot be written ({error}); right would be a file in a folder that is there"
        ) from None
    return done


def _played(game: str, bot: str, waiting: list[tuple[Deal, int]], jobs: int, seconds: float | None) -> Iterator[Played]:
    """The games as they are done. None begins that would take longer than is left, as long as the mean."""
    began, spent, count = monotonic(), 0.0, 0

    def in_time() -> bool:
        return seconds is None or monotonic() - began + (spent / count if count else 0.0) < seconds

    left = iter(waiting)
    if jobs == 1:
        for deal, number in left:
            if not in_time():
                return
            start = monotonic()
            yield play(game, bot, deal, number)
            spent, count = spent + monotonic() - start, count + 1
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[Played], float] = {}
        try:
            while True:
                free = jobs - len(running) if in_time() else 0
                for deal, number in islice(left, free):
                    running[pool.submit(play, game, bot, deal, number)] = monotonic()
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    spent, count = spent + monotonic() - running.pop(future), count + 1
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
