"""`higaki balance`: many games of bots, and what they say about a game, as tables, CSV, JSON and pictures."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

from higaki import catalogue
from higaki.balance import Balance, study
from higaki.balance.charts import wins_chart, worth_chart
from higaki.balance.report import Row
from higaki.balance.restrictions import restrictions_of
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.text import Words
from higaki.terminal.arena_command import ALL_CORES, options_of, stopped_by_sigterm
from higaki.terminal.console import progress
from higaki.terminal.rich_tables import list_balance

GAMES: Final = 1000
NOTHING: Final = "none"


def add_balance_command(commands: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser("balance", help="what many games of bots say about a game")
    parser.add_argument("game", help="one of: " + ", ".join(catalogue.names()))
    parser.add_argument("--bots", default="greedy", help="comma-separated; equal bots play each game (greedy)")
    parser.add_argument("--seats", default="", help="comma-separated numbers of players (every number)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each bot and number of players ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument(
        "--without",
        default=None,
        metavar="NAMES",
        help=f"comma-separated: what one bot is forbidden, in games of their own (all; {NOTHING}: no such games)",
    )
    parser.add_argument("--left", default="", help="comma-separated numbers of each player at the end, such as mon")
    parser.add_argument(
        "--jobs", type=int, nargs="?", default=1, const=ALL_CORES, help="processes (1; alone: all cores)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write balance.csv, balance.json and pictures there")
    parser.set_defaults(run=_run)
    return parser


def _run(asked: argparse.Namespace) -> None:
    words = Words(catalogue.find(asked.game).folder, asked.lang)
    if asked.out is not None:
        _write(asked.out, {})
    with stopped_by_sigterm(), progress(sys.stderr) as show:
        balance = study(
            asked.game,
            _listed(asked.bots),
            seats=[_number(one) for one in _listed(asked.seats)],
            games=asked.games,
            seed=asked.seed,
            options=options_of([asked.game], asked.option),
            restrictions=_restrictions(asked.game, asked.without),
            left=_listed(asked.left),
            jobs=asked.jobs,
            progress=show,
        )
    if asked.json:
        sys.stdout.write(_json(balance))
    else:
        list_balance(balance, words, sys.stdout)
    if asked.out is not None:
        _write(asked.out, _files(balance, words))


def _restrictions(game: str, without: str | None) -> list[str]:
    if without is None:
        return list(restrictions_of(game))
    return [] if without == NOTHING else _listed(without)


def _listed(written: str) -> list[str]:
    return [one.strip() for one in written.split(",") if one.strip()]


def _number(written: str) -> int:
    if not written.isascii() or not written.isdecimal():
        raise BadSetting(f"{written!r} is no number of players; right would be --seats 3,4")
    return int(written)


def _json(balance: Balance) -> str:
    return json.dumps(balance.as_json(), indent=1) + "\n"


def _files(balance: Balance, words: Words) -> dict[str, str]:
    """By name what is written."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(Row._fields)
    table.writerows(balance.rows)
    worth = worth_chart(balance, words)
    pictures = {"wins.svg": wins_chart(balance, words)} | ({} if worth is None else {"worth.svg": worth})
    return {"balance.csv": out.getvalue(), "balance.json": _json(balance)} | pictures


def _write(folder: Path, files: dict[str, str]) -> None:
    """Write the files; without any, make the folder before hours of play."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"{folder} cannot be written to ({error}); right would be a folder for files") from None
