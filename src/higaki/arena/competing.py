"""A contest from beginning to end: who meets whom, the games, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from higaki import catalogue
from higaki.arena.crews import Alone, Processes
from higaki.arena.entrants import Entrant, enter
from higaki.arena.on_ray import OnRay
from higaki.arena.pieces import carry_out
from higaki.arena.playing import Meeting
from higaki.arena.results import Contest
from higaki.arena.seating import ladder as rungs
from higaki.arena.seating import round_robin
from higaki.engine.errors import BadSetting, one_of
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
) -> dict[str, Contest]:
    """Let bots play each other: at one game, at several, or at all there are; what came of it, by game.

    In a round robin every group of bots that fits round the table plays so many games. In a ladder the weakest bot
    comes first, and every other one plays them alone against three of the bot before it. Seeds count up from the
    first. What comes of it does not depend on the number of jobs, nor on where they run: `ray` is the address of a
    cluster, or "local". Bots that think for so many seconds, not iterations, may choose otherwise every time.
    """
    if games < 1:
        raise BadSetting(f"{games} games cannot be played; right would be 1 or more")
    if jobs < 1:
        raise BadSetting(f"{jobs} jobs cannot play; right would be 1 or more")
    if ray is not None and jobs != 1:
        raise BadSetting("a Ray cluster knows how many jobs it runs; right would be only one of --jobs and --ray")
    names = enter(bots)
    count = seats or (LADDER_SEATS if ladder else len(bots))
    chosen = [catalogue.find(name) for name in _games(game)]
    fitting = _options(chosen, options or {})
    for found in chosen:
        # Says what is wrong with them before anything is played.
        found.empty_table(count, 0, fitting[found.name])
    lineups = rungs(len(bots), count) if ladder else round_robin(len(bots), count)
    meetings = [
        Meeting(found.name, fitting[found.name], tuple(bots), lineup, seed, games)
        for found in chosen
        for lineup in lineups
    ]
    total = games * len(meetings)
    with _crew(min(jobs, total), ray) as crew:
        played = carry_out(meetings, crew, lambda done: progress(done, total))
    contests: dict[str, Contest] = {}
    for at, found in enumerate(chosen):
        its = slice(at * len(lineups), (at + 1) * len(lineups))
        contests[found.name] = Contest(names, ladder, meetings[its], played[its])
    return contests


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
