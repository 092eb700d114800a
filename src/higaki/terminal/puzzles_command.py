"""`higaki puzzles`: make puzzles from games of bots, and check files of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadSetting, HigakiError
from higaki.engine.table.game import Game
from higaki.puzzles.puzzle_file import PACKAGED, append, read
from higaki.terminal.arena_command import ALL_CORES, options_of, stopped_by_sigterm
from higaki.terminal.console import progress
from higaki.terminal.server_commands import database_address, database_option, server_libraries

MOST_GAMES: Final = 1_000_000_000


def add_puzzles_command(commands: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser("puzzles", help="make puzzles from games, and check them")
    what = parser.add_subparsers(required=True, metavar="WHAT")
    make = what.add_parser("make", help="play games of bots, and write the puzzles that are found in them")
    _game(make)
    make.add_argument("--games", type=int, default=MOST_GAMES, help="the most games (as many as the time allows)")
    make.add_argument("--seconds", type=float, default=600.0, help="for how long (600)")
    make.add_argument("--enough", type=int, default=0, metavar="N", help="stop when the file has so many (never)")
    make.add_argument("--seats", type=int, help="number of players (drawn again and again)")
    make.add_argument("--option", action="append", metavar="NAME=VALUE", help="a variant of the game (drawn, too)")
    make.add_argument("--seed", type=int, default=1, help="seed of the games (1)")
    make.add_argument(
        "--jobs", type=int, nargs="?", default=1, const=ALL_CORES, help="processes that work (1; alone: all cores)"
    )
    make.add_argument(
        "--from-database",
        action="store_true",
        help="from finished public games of a server, of which all people have agreed, and not from games of bots",
    )
    database_option(make)
    make.add_argument("--out", type=Path, required=True, metavar="FILE", help="where puzzles are added at once")
    make.set_defaults(run=_make)
    check = what.add_parser("check", help="say what is in a file, and what is wrong with it")
    _game(check)
    check.add_argument("file", type=Path, nargs="?", metavar="FILE", help=f"({PACKAGED} of the game)")
    check.set_defaults(run=_check)
    return parser


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="one of: " + ", ".join(catalogue.names()))


def _make(asked: argparse.Namespace) -> None:
    # Players need no numpy.
    try:
        from higaki.puzzles.making import make  # noqa: PLC0415
    except ImportError as error:
        raise BadSetting(f"puzzles are made with numpy ({error}); right would be pip install '.[batch]'") from None
    if asked.from_database:
        _make_from_database(asked)
        return
    with stopped_by_sigterm(), progress(sys.stderr) as show:
        made = make(
            asked.game,
            asked.out,
            games=asked.games,
            seconds=asked.seconds,
            jobs=asked.jobs,
            seed=asked.seed,
            enough=asked.enough,
            seats=asked.seats,
            options=None if asked.option is None else options_of([asked.game], asked.option),
            progress=show,
        )
    counts = ", ".join(f"{number:,} {what}" for what, number in made.counts.items())
    print(f"{asked.game}: {made.puzzles} new puzzles in {asked.out}, from {made.games:,} games; decisions: {counts}")
    _list(catalogue.find(asked.game), asked.out)


def _make_from_database(asked: argparse.Namespace) -> None:
    """Puzzles from the games of a server; while it runs on a file, `--db` names a backup of that."""
    with server_libraries():
        from higaki.server.database.sqlite_store import Store  # noqa: PLC0415
        from higaki.server.puzzles.consent import agreed_games  # noqa: PLC0415
        from higaki.server.run.serve import default_database  # noqa: PLC0415
        from higaki.server.storage.read_tables import saved_text  # noqa: PLC0415
    from higaki.puzzles.from_games import puzzles_in  # noqa: PLC0415

    game, until = catalogue.find(asked.game), time.monotonic() + asked.seconds
    store = Store(database_address(asked.db) or default_database())
    try:
        with store.engine.connect() as connection:
            saved = [saved_text(connection, number) for number in agreed_games(connection, game.name)[: asked.games]]
    finally:
        store.close()
    known = set(read(game, asked.out).puzzles)
    append(asked.out, [])
    before = len(known)
    with stopped_by_sigterm():
        for puzzle in puzzles_in((higaki.load(json.loads(one)) for one in saved), asked.seed, until):
            if puzzle.id not in known:
                append(asked.out, [puzzle])
                known.add(puzzle.id)
            if asked.enough and len(known) >= asked.enough:
                break
    print(f"{asked.game}: {len(known) - before} new puzzles in {asked.out}, from {len(saved):,} games of people")
    _list(game, asked.out)


def _check(asked: argparse.Namespace) -> None:
    game = catalogue.find(asked.game)
    path = game.folder / PACKAGED if asked.file is None else asked.file
    if not path.is_file():
        raise BadSetting(f"{path} is not there; right would be a file of `higaki puzzles make`")
    _list(game, path)


def _list(game: Game, path: Path) -> None:
    """What is in a file: how many puzzles of each tag, and what is wrong."""
    found, faults = read(game, path)
    tags, seats = Counter[str](), Counter[int]()
    for puzzle in found.values():
        try:
            seats[puzzle.table(game).seats] += 1
            tags.update(puzzle.tags)
        except HigakiError as error:
            faults.append(str(error))
    size = f"{path.stat().st_size / 1024:,.0f} KB"
    print(f"{path}: {len(found)} puzzles of {game.name}, {size}")
    print("by tag: " + (", ".join(f"{tag} {number}" for tag, number in tags.most_common()) or "none"))
    print("by players: " + (", ".join(f"{number} at {count}" for count, number in sorted(seats.items())) or "none"))
    for fault in faults:
        print(fault)
