"""A contest (`compete`) from beginning to end: line-ups, games, results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar

from higaki import catalogue
from higaki.arena.batches import Pile, carry_out, in_order
from higaki.arena.executors import Alone, Processes
from higaki.arena.game_rows_file import GameRowsFile
from higaki.arena.on_ray import OnRay
from higaki.arena.participants import Entrant, enter
from higaki.arena.play_game import Meeting, Played
from higaki.arena.results import Contest, common
from higaki.arena.seating import ladder as rungs
from higaki.arena.seating import round_robin
from higaki.engine.base.errors import BadSetting, one_of, short
from higaki.engine.table.game import Game

# Seats of a ladder: one against three.
LADDER_SEATS: Final = 4
GAMES: Final = 100
# The type of the result.
Found = TypeVar("Found")


def compete(
    bots: Sequence[Entrant],
    *,
    game: str | Sequence[str] | None = None,
    games: int = GAMES,
    seats: int | None = None,
    ladder: bool = False,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    rows: Path | None = None,
    resume: bool = False,
    progress: Callable[[int, int], None] = lambda done, total: None,
    unfinished: Callable[[dict[str, Contest]], None] = lambda contests: None,
) -> dict[str, Contest]:
    """Let bots play each other at one game, at several, or at all; returns the results by game.

    In a round robin every group of bots of the size of the table plays `games` games. In a ladder the weakest bot is
    first, and every other one plays alone against three of the bot before it. Seeds count up from the first. Results do
    not depend on the number of jobs or where they run: `ray` is the address of a cluster, or "local". Bots with a
    budget in seconds may choose differently every time.

    With `rows` every game is written into that file when it ends, a JSON object per line. After a stop, the same call
    with `resume` plays only the missing games and gives the same results. If an error ends it, `unfinished` gets the
    results so far before the error is raised.
    """
    check_extent(games, seed, jobs, ray, seats)
    if isinstance(bots, str):
        raise BadSetting(f'{short(bots)} is no list of bots; right would be [{short(bots)}, "random"]')
    names = enter(bots)
    count = seats if seats is not None else LADDER_SEATS if ladder else len(bots)
    chosen = [catalogue.find(name) for name in chosen_games(game)]
    if seats is None and not ladder:
        for found in chosen:
            _check_count(found, count)
    fitting = fitting_options(chosen, count, options or {})
    lineups = rungs(len(bots), count) if ladder else round_robin(len(bots), count)
    meetings = [
        Meeting(found.name, fitting[found.name], tuple(bots), lineup, seed, games)
        for found in chosen
        for lineup in lineups
    ]

    def contests(played: list[list[Played]]) -> dict[str, Contest]:
        """The results of each game with at least one game of every meeting."""
        found = {}
        for begin in range(0, len(meetings), len(lineups)):
            its = slice(begin, begin + len(lineups))
            part = common(played[its])
            if part[0]:
                found[meetings[begin].game] = Contest(names, ladder, meetings[its], part)
        return found

    return play_all(meetings, jobs, ray, rows, resume, progress, contests, unfinished)


def play_all(
    meetings: list[Meeting],
    jobs: int,
    ray: str | None,
    rows: Path | None,
    resume: bool,
    progress: Callable[[int, int], None],
    gather: Callable[[list[list[Played]]], Found],
    unfinished: Callable[[Found], None],
) -> Found:
    """Play all missing games; returns the results so far, also when an error or a stop ends it early."""
    if resume and rows is None:
        raise BadSetting("what was played stands in no file; right would be rows with resume, --out with --resume")
    total = sum(meeting.games for meeting in meetings)
    with GameRowsFile(rows, meetings, resume) if rows is not None else nullcontext() as kept:
        played = kept.played if kept is not None else [[] for _ in meetings]
        piles = [Pile(at, meeting, played[at]) for at, meeting in enumerate(meetings)]
        keep = kept.keep if kept is not None else lambda done: None
        missing = sum(len(pile.waiting) for pile in piles)
        try:
            if missing:
                with _crew(min(jobs, missing), ray) as crew:
                    carry_out(piles, crew, lambda done: progress(done, total), keep)
        except BaseException:
            unfinished(gather(in_order(piles)))
            raise
    return gather(in_order(piles))


def fitting_options(games: list[Game], seats: int, options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The options by game; errors in them, or in the seats, are raised before anything is played."""
    fitting = _options(games, options)
    for game in games:
        game.empty_table(seats, 0, fitting[game.name])
    return fitting


def check_extent(games: int, seed: int, jobs: int, ray: str | None, seats: int | None) -> None:
    """A line about the number of games and processes."""
    _check_numbers({"games": games, "seed": seed, "jobs": jobs} | ({} if seats is None else {"seats": seats}))
    if games < 1:
        raise BadSetting(f"{games} games cannot be played; right would be 1 or more")
    if jobs < 1:
        raise BadSetting(f"{jobs} jobs cannot play; right would be 1 or more")
    if ray is not None and jobs != 1:
        raise BadSetting("a Ray cluster knows how many jobs it runs; right would be only one of --jobs and --ray")


def _check_numbers(given: dict[str, Any]) -> None:
    for name, value in given.items():
        if type(value) is not int:
            raise BadSetting(f"{name} cannot be {short(value)}; right would be a whole number")


def _check_count(game: Game, bots: int) -> None:
    """By default there are as many seats as bots."""
    fewest, most = min(game.settings.seats), max(game.settings.seats)
    if bots < fewest:
        raise BadSetting(f"{game.name} is not for {bots} players; right would be to name {fewest} bots or more")
    if bots > most:
        right = f"--seats {most} or fewer, so that they take turns, or fewer bots"
        raise BadSetting(f"{game.name} is not for {bots} players; right would be {right}")


def chosen_games(game: str | Sequence[str] | None) -> Sequence[str]:
    if game is None:
        return catalogue.names()
    return list(dict.fromkeys([game] if isinstance(game, str) else game))


def _options(games: list[Game], options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The options that each game has; every option must exist in at least one game."""
    names = {game.name: [option.name for option in game.settings.options] for game in games}
    known = {name for its in names.values() for name in its}
    for name in options:
        if name not in known:
            right = one_of(known, name) if known else "none, for there are no options"
            raise BadSetting(f"unknown option '{name}'; right would be {right}")
    return {game: {name: value for name, value in options.items() if name in its} for game, its in names.items()}


def _crew(jobs: int, ray: str | None) -> Alone | Processes | OnRay:
    if ray is not None:
        return OnRay(ray)
    return Alone() if jobs == 1 else Processes(jobs)
