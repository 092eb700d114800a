"""Makes puzzles from games of bots, in several processes, until a time is over, and appends each to a file at once."""

from __future__ import annotations

import queue
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.engine.base.errors import BadSetting, HigakiError, RulesBug
from higaki.engine.base.random_numbers import rng_of, seeded
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.native.library import functions_of
from higaki.puzzles.candidates import Candidates
from higaki.puzzles.judging import Judge
from higaki.puzzles.puzzle import Puzzle
from higaki.puzzles.puzzle_file import append, read
from higaki.puzzles.tags import FILE, tags_of

MOST_JOBS: Final = 1024
# How long a process works with the same number of players and options.
SECONDS_OF_A_PIECE: Final = 60.0
# Of one step of all games at most so many candidates are judged: the others are much alike.
MOST_AT_ONCE: Final = 8
# Of the puzzles that are enough, at most a third have the same first tag.
FEWEST_TAGS: Final = 3
# How long a process that is past its time may go on with a decision before it is stopped.
SECONDS_TO_END: Final = 20.0


class Order(NamedTuple):
    """What a process makes, and until when."""

    game: str
    # By number of players the weight, and the options; None draws both.
    seats: int | None
    options: dict[str, Any] | None
    seed: int
    # The number of games that it plays at most, and its seconds.
    games: int
    seconds: float


class Made(NamedTuple):
    """What was made: new puzzles, games, and how many decisions came how far."""

    puzzles: int
    games: int
    counts: dict[str, int]


def make(
    game: str,
    out: Path,
    *,
    games: int,
    seconds: float,
    jobs: int = 1,
    seed: int = 1,
    enough: int = 0,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Made:
    """Make puzzles of a game until so many games are played, or the time is over, or the file has enough (0: never).

    They are appended to the file, which may have some already; the same ones are not made again. Of those that are
    enough, a third may have the same first tag.
    """
    rules = _checked(game, games, seconds, jobs, seats, options)
    found = Gathered(read(rules, out).puzzles, out, enough, progress)
    append(out, [])
    # A file that has puzzles is continued with other games.
    orders = [
        Order(game, seats, options, seeded(seed, f"{game} {found.before} {job}"), -(-games // jobs), seconds)
        for job in range(jobs)
    ]
    context = get_context("spawn")
    sent: Any = context.Queue()
    working: list[BaseProcess] = [context.Process(target=_work, args=(order, sent), daemon=True) for order in orders]
    for process in working:
        process.start()
    try:
        _listen(sent, working, found, time.monotonic() + seconds + SECONDS_TO_END)
    finally:
        for process in working:
            process.terminate()
        for process in working:
            process.join(5.0)
        sent.close()
    # Those that were stopped because the time was over have a negative one.
    died = sum((process.exitcode or 0) > 0 for process in working)
    if died:
        found.counts["processes died"] = died
    return Made(len(found.known) - found.before, found.games, dict(found.counts))


class Gathered:
    """What the processes have found."""

    def __init__(self, there: dict[str, Puzzle], out: Path, enough: int, progress: Callable[[int, int], None]) -> None:
        self.known: Final = set(there)
        self.before: Final = len(there)
        self.games = 0
        self.counts: Final = Counter[str]()
        self._of_tag: Final = Counter(puzzle.tags[0] for puzzle in there.values())
        self._out: Final = out
        self._enough: Final = enough
        self._progress: Final = progress

    @property
    def is_enough(self) -> bool:
        return self._enough > 0 and len(self.known) >= self._enough

    def add(self, puzzle: Puzzle) -> None:
        """Write a new puzzle, unless there are many with its first tag."""
        tag = puzzle.tags[0]
        if puzzle.id in self.known or (self._enough and self._of_tag[tag] >= self._enough / FEWEST_TAGS):
            return
        append(self._out, [puzzle])
        self.known.add(puzzle.id)
        self._of_tag[tag] += 1
        fresh = len(self.known) - self.before
        self._progress(fresh, max(self._enough - self.before, fresh))


def _listen(sent: Any, working: list[BaseProcess], found: Gathered, end: float) -> None:
    """Take what the processes find until all have ended, or it is enough, or the time is over."""
    left = len(working)
    while left and not found.is_enough and time.monotonic() < end:
        try:
            word = sent.get(timeout=1.0)
        except queue.Empty:
            if not any(process.is_alive() for process in working):
                return
            continue
        if isinstance(word, Puzzle):
            found.add(word)
        elif isinstance(word, Made):
            found.games += word.games
            found.counts.update(word.counts)
        else:
            left -= 1


def _checked(
    game: str, games: int, seconds: float, jobs: int, seats: int | None, options: dict[str, Any] | None
) -> Game:
    """Refuse what cannot be made, before the first game."""
    rules = catalogue.find(game)
    functions_of(rules)
    if not tags_of(rules):
        raise BadSetting(f"{game} has no {FILE}, so its puzzles have no tags; right would be a game with one")
    if games < 1:
        raise BadSetting(f"{games} games have no puzzles; right would be 1 or more")
    if not seconds > 0:
        raise BadSetting(f"{seconds} seconds are no time; right would be more than 0")
    if not 1 <= jobs <= MOST_JOBS:
        raise BadSetting(f"{jobs} processes cannot work; right would be 1 to {MOST_JOBS}")
    if seats is not None or options is not None:
        rules.new_table(rules.settings.seats[-1] if seats is None else seats, 1, options or {})
    return rules


def _work(order: Order, sent: Any) -> None:
    """The work of one process: pieces with their own number of players and options, until its time is over."""
    end, number, left = time.monotonic() + order.seconds, 0, order.games
    while left > 0 and time.monotonic() < end:
        made = _piece(order, number, left, min(end, time.monotonic() + SECONDS_OF_A_PIECE), sent.put)
        sent.put(made)
        left -= made.games
        number += 1
    sent.put(None)


def _piece(order: Order, number: int, games: int, end: float, found: Callable[[Puzzle], None]) -> Made:
    """Games of one number of players and with one set of options."""
    game, seed = catalogue.find(order.game), seeded(order.seed, f"piece {number}")
    seats, options = _drawn(game, order, number)
    candidates = Candidates(game, seats, options, seed)
    judge, used = Judge(candidates.measurer, seed), set[int]()
    while candidates.games < games and time.monotonic() < end:
        fresh = [one for one in candidates.next() if one[0] not in used]
        for number_of_game, table in fresh[:MOST_AT_ONCE]:
            puzzle = _judged(judge, table)
            if puzzle is not None:
                # The next decisions of a game often have the same answer.
                used.add(number_of_game)
                found(puzzle)
            if time.monotonic() >= end:
                break
    return Made(len(used), candidates.games, dict(candidates.counts + judge.counts))


def _judged(judge: Judge, table: Table) -> Puzzle | None:
    """The puzzle of a decision. A table at which a rule finds itself broken is counted, and costs no other."""
    try:
        return judge.puzzle(table)
    except (HigakiError, RulesBug):
        judge.counts["failed"] += 1
        return None


def _drawn(game: Game, order: Order, number: int) -> tuple[int, dict[str, Any]]:
    """The number of players and the options of a piece: those that were ordered, or drawn ones."""
    rng = rng_of(order.seed, f"kind {number}")
    seats = order.seats or game.settings.seats[rng.below(len(game.settings.seats))]
    if order.options is not None:
        return seats, dict(order.options)
    chosen: dict[str, Any] = {}
    for option in game.settings.options:
        if seats in option.seats:
            chosen[option.name] = option.values[rng.below(len(option.values))]
    return seats, chosen
