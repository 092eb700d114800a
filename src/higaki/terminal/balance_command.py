"""`higaki balance`: many games of bots, and what they say about a game, as tables, CSV, JSON and pictures."""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from higaki import catalogue
from higaki.balance import Balance, study
from higaki.balance.charts import wins_chart, worth_chart
from higaki.balance.report import Row, TakenRow
from higaki.balance.restrictions import restrictions_of
from higaki.balance.running import Part
from higaki.balance.sums_file import merged, read, write
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
    parser.add_argument(
        "--games", default=str(GAMES), help=f"of each number of players: one number, or one for each bot ({GAMES})"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument(
        "--without",
        default=None,
        metavar="NAMES",
        help=f"comma-separated: what one bot is forbidden, in games of their own (all; {NOTHING}: no such games)",
    )
    parser.add_argument(
        "--restricted-games", default="", help="of each restriction: one number, or one for each bot (as --games)"
    )
    parser.add_argument("--left", default="", help="comma-separated numbers of each player at the end, such as mon")
    parser.add_argument(
        "--jobs", type=int, nargs="?", default=1, const=ALL_CORES, help="processes (1; alone: all cores)"
    )
    parser.add_argument("--seconds", type=float, help="begin no games that would end later (no limit)")
    parser.add_argument(
        "--part", default="1/1", metavar="K/N", help="play the K-th of N parts of the games, to be merged (1/1)"
    )
    parser.add_argument(
        "--sums",
        type=Path,
        metavar="FILE",
        help="keep the sums there, also meanwhile; a run goes on with those that are there",
    )
    parser.add_argument(
        "--merge", type=Path, nargs="+", metavar="FILE", help="play nothing: the report of all that --sums wrote"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write CSV, JSON and pictures there")
    parser.set_defaults(run=_run)
    return parser


def _run(asked: argparse.Namespace) -> None:
    words = Words(catalogue.find(asked.game).folder, asked.lang)
    if asked.out is not None:
        _write(asked.out, {})
    balance = _played(asked) if asked.merge is None else _merged(asked.game, asked.merge)
    if asked.sums is not None:
        _keep(balance, asked.sums)
    if asked.json:
        sys.stdout.write(_json(balance))
    else:
        list_balance(balance, words, sys.stdout)
    if asked.out is not None:
        _write(asked.out, _files(balance, words))


def _played(asked: argparse.Namespace) -> Balance:
    with stopped_by_sigterm(), progress(sys.stderr) as show:
        return study(
            asked.game,
            _listed(asked.bots),
            seats=[_number(one, "number of players", "--seats 3,4") for one in _listed(asked.seats)],
            games=_counts(asked.games),
            seed=asked.seed,
            options=options_of([asked.game], asked.option),
            restrictions=_restrictions(asked.game, asked.without),
            restricted_games=_counts(asked.restricted_games) or None,
            left=_listed(asked.left),
            jobs=asked.jobs,
            seconds=asked.seconds,
            part=_part(asked.part),
            before=read(asked.sums) if asked.sums is not None and asked.sums.exists() else None,
            progress=show,
            keep=lambda balance: None if asked.sums is None else _keep(balance, asked.sums),
        )


def _merged(game: str, paths: list[Path]) -> Balance:
    run = merged([read(path) for path in paths])
    if run.game != game:
        raise BadSetting(f"these files are of {run.game}; right would be higaki balance {run.game}, or files of {game}")
    return Balance(run)


def _keep(balance: Balance, path: Path) -> None:
    try:
        write(balance.run, path)
    except OSError as error:
        raise BadSetting(
            f"{path} cannot be written ({error}); right would be a file in a folder that is there"
        ) from None


def _restrictions(game: str, without: str | None) -> list[str]:
    if without is None:
        return list(restrictions_of(game))
    return [] if without == NOTHING else _listed(without)


def _listed(written: str) -> list[str]:
    return [one.strip() for one in written.split(",") if one.strip()]


def _number(written: str, what: str, right: str) -> int:
    if not written.isascii() or not written.isdecimal():
        raise BadSetting(f"{written!r} is no {what}; right would be {right}")
    return int(written)


def _counts(written: str) -> list[int]:
    return [
        _number(one, "number of games", "--games 1000, or one for each bot: --games 5000,200")
        for one in _listed(written)
    ]


def _part(written: str) -> Part:
    number, _, of = written.partition("/")
    if number.isdecimal() and of.isdecimal() and written.isascii() and 1 <= int(number) <= int(of):
        return Part(int(number) - 1, int(of))
    raise BadSetting(f"{written!r} is no part; right would be --part 1/2 and --part 2/2")


def _json(balance: Balance) -> str:
    """A figure in a line."""
    written = balance.as_json()
    lists = {name: written.pop(name) for name in ("figures", "taken")}
    head = json.dumps(written, indent=1, ensure_ascii=False).removesuffix("\n}")
    parts = [f' "{name}": [\n  {_in_lines(rows)}\n ]' for name, rows in lists.items()]
    return ",\n".join([head, *parts]) + "\n}\n"


def _in_lines(rows: list[Any]) -> str:
    return ",\n  ".join(json.dumps(row, separators=(",", ":")) for row in rows)


def _csv(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(columns)
    table.writerows(rows)
    return out.getvalue()


def _files(balance: Balance, words: Words) -> dict[str, str]:
    """By name what is written."""
    worth = worth_chart(balance, words)
    pictures = {"wins.svg": wins_chart(balance, words)} | ({} if worth is None else {"worth.svg": worth})
    tables = {"balance.csv": _csv(Row._fields, balance.rows), "taken.csv": _csv(TakenRow._fields, balance.taken)}
    return tables | {"balance.json": _json(balance)} | pictures


def _write(folder: Path, files: dict[str, str]) -> None:
    """Write the files; without any, make the folder before hours of play."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"{folder} cannot be written to ({error}); right would be a folder for files") from None
