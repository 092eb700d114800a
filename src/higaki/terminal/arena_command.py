"""`higaki arena`: bots play each other; the results are printed as tables or JSON, or written into a folder."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final

from higaki import catalogue
from higaki.arena.chart import chart
from higaki.arena.comparison import Comparison, compare
from higaki.arena.on_ray import LOCAL
from higaki.arena.results import Contest
from higaki.arena.tournament import GAMES, compete
from higaki.bots import NAMES
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.text import Words
from higaki.terminal.console import progress
from higaki.terminal.rich_tables import list_comparison, list_contest

# The results by game.
Reported = dict[str, Contest] | dict[str, Comparison]
# Every game, a JSON object per line.
ROWS: Final = "games.jsonl"
# All processors that this process may use.
ALL_CORES: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def add_arena_command(commands: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser("arena", help="let bots play each other")
    parser.add_argument("game", nargs="*", help="some of: " + ", ".join(catalogue.names()) + " (all)")
    parser.add_argument(
        "--bots", required=True, help="comma-separated: " + ", ".join(NAMES) + ", or a class of yours, my_module:MyBot"
    )
    parser.add_argument("--seats", type=int, help="at each table (one for each bot; in a ladder and in pairs 4)")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument(
        "--ladder", action="store_true", help="each bot alone against those listed before it, the weakest first"
    )
    kind.add_argument(
        "--pairs",
        action="store_true",
        help="the second bot compared with the first: both play the same seeds in the same seat, against those listed "
        "after them (without any, against the first)",
    )
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games of each line-up, or pairs ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument(
        "--jobs", type=int, nargs="?", default=1, const=ALL_CORES, help="processes that play (1; alone: all cores)"
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        metavar="ADDRESS",
        help="play on a Ray cluster (without an address, a local one)",
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help=f"write {ROWS} there, a row per game as it comes in, and at the end arena.json and a chart of each game",
    )
    parser.add_argument("--resume", action="store_true", help="play only what is missing in the folder of --out")
    parser.set_defaults(run=_run)
    return parser


def options_of(games: list[str], written: list[str]) -> dict[str, Any]:
    """NAME=VALUE in the type of the game's option, so that 3 is a number if the option is one."""
    chosen: dict[str, Any] = {}
    for word in written:
        name, _, value = word.partition("=")
        for option in [option for game in games for option in catalogue.find(game).settings.options]:
            if option.name == name:
                chosen[name] = next((v for v in option.values if str(v).lower() == value.lower()), value)
        chosen.setdefault(name, value)
    return chosen


def _run(asked: argparse.Namespace) -> None:
    games = asked.game or list(catalogue.names())
    words = {name: Words(catalogue.find(name).folder, asked.lang) for name in games}
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    if asked.resume and asked.out is None:
        raise BadSetting("--resume needs the folder of the games; right would be --out FOLDER as before")
    if asked.out is not None:
        _make_folder(asked.out, games)
    play: Callable[..., Reported] = compare if asked.pairs else partial(compete, ladder=asked.ladder)
    stopped: Reported = {}
    try:
        with stopped_by_sigterm(), progress(sys.stderr) as show:
            found = play(
                bots,
                game=games,
                games=asked.games,
                seats=asked.seats,
                seed=asked.seed,
                options=options_of(games, asked.option),
                jobs=asked.jobs,
                ray=asked.ray,
                rows=None if asked.out is None else asked.out / ROWS,
                resume=asked.resume,
                progress=show,
                unfinished=stopped.update,
            )
    except BaseException:
        # An error in the last game must not lose hours of play; the caller reports it.
        if stopped:
            played = ", ".join(f"{name} {contest.extent}" for name, contest in stopped.items())
            kind = "pairs" if asked.pairs else "games of each line-up"
            print(f"higaki: unfinished, {kind}: {played}", file=sys.stderr)
            _report(asked, stopped, words)
        raise
    _report(asked, found, words)


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """Treat SIGTERM, as from a cluster whose time is over, like Ctrl+C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _report(asked: argparse.Namespace, contests: Reported, words: dict[str, Words]) -> None:
    report = json.dumps({name: contest.as_json() for name, contest in contests.items()}, indent=2) + "\n"
    # Printed first, and written in any case, so that a full disk or a closed pipe does not lose both.
    try:
        if asked.json:
            sys.stdout.write(report)
        else:
            for name, contest in contests.items():
                if isinstance(contest, Comparison):
                    list_comparison(contest, words[name], sys.stdout)
                else:
                    list_contest(contest, words[name], sys.stdout)
        sys.stdout.flush()
    finally:
        if asked.out is not None:
            _write(asked.out, report, contests, words)


def _make_folder(folder: Path, games: list[str]) -> None:
    """Check that the folder is writable, before hours of play."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
        for file in [folder / "arena.json", *[folder / f"{name}.svg" for name in games]]:
            if file.exists():
                file.open("a").close()
    except OSError as error:
        raise _unwritable(folder, error) from None


def _write(folder: Path, report: str, contests: Reported, words: dict[str, Words]) -> None:
    try:
        (folder / "arena.json").write_text(report, encoding="utf-8")
        for name, contest in contests.items():
            if not isinstance(contest, Comparison):
                (folder / f"{name}.svg").write_text(chart(contest, words[name]), encoding="utf-8")
    except OSError as error:
        raise _unwritable(folder, error) from None


def _unwritable(folder: Path, error: OSError) -> BadSetting:
    return BadSetting(f"{folder} cannot be written to ({error}); right would be a folder for files")
