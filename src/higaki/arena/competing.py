"""A contest from beginning to end: who meets whom, the games, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from higaki import catalogue
from higaki.arena.crews import Alone, Processes
from higaki.arena.entrants import Entrant, enter
from higaki.arena.on_ray import OnRay
from higaki.arena.pieces import Pile, carry_out, in_order
from higaki.arena.playing import Meeting
from higaki.arena.results import Contest, common
from higaki.arena.seating import ladder as rungs
from higaki.arena.seating import round_robin
from higaki.engine.errors import BadSetting, one_of, short
from higaki.engine.game import Game

# Seats of a ladder: one against three.
LADDER_SEATS: Final = 4
GAMES: Final = 100


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
    progress: Callable[[int, int], None] = lambda done, total: None,
    unfinished: Callable[[dict[str, Contest]], None] = lambda contests: None,
) -> dict[str, Contest]:
    """Let bots play each other: at one game, at several, or at all there are; what came of it, by game.

    In a round robin every group of bots that fits round the table plays so many games. In a ladder the weakest bot
    comes first, and every other one plays them alone against three of the bot before it. Seeds count up from the
    first. What comes of it does not depend on the number of jobs, nor on where they run: `ray` is the address of a
    cluster, or "local". Bots that think for so many seconds, not iterations, may choose otherwise every time.

    When something ends it in the middle, `unfinished` is told what came of the games so far before the error goes on.
    """
    _check_numbers({"games": games, "seed": seed, "jobs": jobs} | ({} if seats is None else {"seats": seats}))
    if games < 1:
        raise BadSetting(f"{games} games cannot be played; right would be 1 or more")
    if jobs < 1:
        raise BadSetting(f"{jobs} jobs cannot play; right would be 1 or more")
    if isinstance(bots, str):
        raise BadSetting(f'{short(bots)} is no list of bots; right would be [{short(bots)}, "random"]')
    if ray is not None and jobs != 1:
        raise BadSetting("a Ray cluster knows how many jobs it runs; right would be only one of --jobs and --ray")
    names = enter(bots)
    count = seats if seats is not None else LADDER_SEATS if ladder else len(bots)
    chosen = [catalogue.find(name) for name in _games(game)]
    fitting = _options(chosen, options or {})
    for found in chosen:
        if seats is None and not ladder:
            _check_count(found, count)
        # Says what is wrong with them before anything is played.
        found.empty_table(count, 0, fitting[found.name])
    lineups = rungs(len(bots), count) if ladder else round_robin(len(bots), count)
    meetings = [
        Meeting(found.name, fitting[found.name], tuple(bots), lineup, seed, games)
        for found in chosen
        for lineup in lineups
    ]
    total = games * len(meetings)
    piles = [Pile(at, meeting) for at, meeting in enumerate(meetings)]

    def contests() -> dict[str, Contest]:
        played, found = in_order(piles), {}
        for begin in range(0, len(meetings), len(lineups)):
            its = slice(begin, begin + len(lineups))
            part = common(played[its])
            if part[0]:
                found[meetings[begin].game] = Contest(names, ladder, meetings[its], part)
        return found

    try:
        with _crew(min(jobs, total), ray) as crew:
            carry_out(piles, crew, lambda done: progress(done, total))
    except BaseException:
        unfinished(contests())
        raise
    return contests()


def _check_numbers(given: dict[str, Any]) -> None:
    for name, value in given.items():
        if type(value) is not int:
            raise BadSetting(f"{name} cannot be {short(value)}; right would be a whole number")


def _check_count(game: Game, bots: int) -> None:
    """Where nobody said how many seats there are, there are as many as bots."""
    fewest, most = min(game.settings.seats), max(game.settings.seats)
    if bots < fewest:
        raise BadSetting(f"{game.name} is not for {bots} players; right would be to name {fewest} bots or more")
    if bots > most:
        right = f"--seats {most} or fewer, so that they take turns, or fewer bots"
        raise BadSetting(f"{game.name} is not for {bots} players; right would be {right}")


def _games(game: str | Sequence[str] | None) -> Sequence[str]:
    if game is None:
        return catalogue.names()
    return list(dict.fromkeys([game] if isinstance(game, str) else game))


def _options(games: list[Game], options: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Of the options for each game those that it has; every option must be one of some game."""
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
