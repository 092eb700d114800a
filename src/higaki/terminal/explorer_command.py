"""`higaki explorer`: play games from published deals, and grow the file of a game's explorer from them."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.explorer.playing import Played, read_line
from higaki.explorer.running import play_deals
from higaki.explorer.tree import grown
from higaki.terminal.arena_command import ALL_CORES, stopped_by_sigterm
from higaki.terminal.console import progress

DEALS: Final = 4
GAMES: Final = 100
LEAST: Final = 5


def add_explorer_command(commands: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser("explorer", help="what strong bots chose, from given deals")
    what = parser.add_subparsers(required=True, metavar="WHAT")
    play = what.add_parser("play", help="play games of bots from published deals")
    _game(play)
    play.add_argument("--bot", default="medium", help="on all seats (medium)")
    play.add_argument("--deals", type=int, default=DEALS, help=f"with each number of players ({DEALS})")
    play.add_argument("--games", type=int, default=GAMES, help=f"from each deal ({GAMES})")
    play.add_argument("--first", type=int, default=0, help="the number of the first game of each deal (0)")
    play.add_argument("--seconds", type=float, help="begin no game that would end later (no limit)")
    play.add_argument(
        "--jobs", type=int, nargs="?", default=1, const=ALL_CORES, help="processes that play (1; alone: all cores)"
    )
    play.add_argument("--out", type=Path, required=True, metavar="FILE", help="where games are added at once")
    play.set_defaults(run=_play)
    grow = what.add_parser("grow", help="write the file of a game's explorer from such games")
    _game(grow)
    grow.add_argument("files", type=Path, nargs="+", metavar="FILE", help="files of `higaki explorer play`")
    grow.add_argument("--least", type=int, default=LEAST, help=f"games that a position needs ({LEAST})")
    grow.add_argument("--out", type=Path, required=True, metavar="FILE", help="such as explorer.json")
    grow.set_defaults(run=_grow)
    return parser


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="one of: " + ", ".join(catalogue.names()))


def _play(asked: argparse.Namespace) -> None:
    with stopped_by_sigterm(), progress(sys.stderr) as show:
        done = play_deals(
            asked.game,
            asked.out,
            bot=asked.bot,
            deals=asked.deals,
            games=asked.games,
            first=asked.first,
            jobs=asked.jobs,
            seconds=asked.seconds,
            progress=show,
        )
    print(f"{asked.game}: {done:,} games in {asked.out}")


def _grow(asked: argparse.Namespace) -> None:
    game = catalogue.find(asked.game)
    if asked.least < 1:
        raise BadSetting(f"{asked.least} games reach no position; right would be 1 or more")
    played = [one for path in asked.files for one in _games_in(path)]
    if any(one.game != game.name for one in played):
        raise BadSetting(f"these files have games of others; right would be games of {game.name}")
    content = grown(played, asked.least)
    text = json.dumps(content, separators=(",", ":")).replace('],"', '],\n"') + "\n"
    try:
        asked.out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"{asked.out} cannot be written ({error}); right would be a file in a folder") from None
    print(f"{game.name}: {len(content['nodes']):,} positions of {len(content['deals'])} deals in {asked.out}")


def _games_in(path: Path) -> list[Played]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read ({error}); right would be a file of games") from None
    return [read_line(line) for line in lines if line.strip()]
