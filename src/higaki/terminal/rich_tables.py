"""Tables of the terminal: the list of games, the results of the arena, the figures of a balance report."""

from __future__ import annotations

import math
from itertools import groupby
from typing import Any, Final, TextIO

from rich import box
from rich.table import Table

from higaki.arena.chart import subtitle
from higaki.arena.comparison import Comparison
from higaki.arena.results import Contest, Row
from higaki.balance import Balance
from higaki.engine.base.text import Words
from higaki.terminal.console import Paper, grid_of, literal

# The column titles of a contest.
MEASURED: Final = (
    "shell-arena-wins",
    "shell-arena-interval",
    "shell-arena-margin",
    "shell-arena-rating",
    "shell-arena-time",
)

# The column titles of a balance report: of its figures, and of what players took. The first two are names.
FIGURES: Final = (
    "shell-balance-figure",
    "shell-balance-of",
    "shell-balance-value",
    "shell-arena-interval",
    "shell-balance-cases",
)
TAKEN: Final = (
    "shell-balance-heading",
    "shell-balance-what",
    "shell-balance-taken",
    "shell-balance-with",
    "shell-balance-without",
    "shell-balance-gain",
    "shell-balance-players",
)


def list_games(games: list[dict[str, Any]], words_of: dict[str, Words], out: TextIO) -> None:
    """A list of all games, then each game with its options and our rulings."""
    paper = Paper(out)
    table = Table(box=box.ROUNDED, border_style="dim", show_header=False)
    for game in games:
        words, seats = words_of[game["name"]], f"{game['seats'][0]}–{game['seats'][-1]}"
        played = [words.say("shell-seats", seats=seats), words.say("shell-minutes", minutes=game["minutes"])]
        table.add_row(literal(game["name"], "bold"), *[literal(said) for said in (words.say("title"), *played)])
    paper.print(table)
    for game in games:
        words = words_of[game["name"]]
        paper.print()
        paper.sentence(words.say("title"), "bold")
        paper.sentence(words.say("feel"))
        paper.sentence(words.say("designed"), "dim")
        options = {name: "|".join(str(value).lower() for value in values) for name, values in game["options"].items()}
        rows = [(f"--option {name}={values}", words.say(f"optionhelp-{name}")) for name, values in options.items()]
        paper.listing(grid_of([[literal(said) for said in row] for row in rows]))


def list_contest(contest: Contest, words: Words, out: TextIO) -> None:
    """The results of each bot at one game, the strongest first."""
    paper = Paper(out)
    paper.sentence(words.say("title"), "bold")
    if not contest.finished:
        paper.sentence(subtitle(contest, words))
    table = Table(box=box.ROUNDED, border_style="dim")
    for head in ["shell-arena-bot", *(["shell-arena-against"] if contest.is_ladder else [])]:
        table.add_column(literal(words.say(head)))
    for head in MEASURED:
        table.add_column(literal(words.say(head)), justify="right")
    for row in contest.strongest_first:
        against = [literal(row.against or words.say("shell-empty"))] if contest.is_ladder else []
        table.add_row(literal(row.bot), *against, *_fared(row, words))
    paper.print(table)


def list_comparison(comparison: Comparison, words: Words, out: TextIO) -> None:
    """The results of two bots in pairs, and the difference with its interval."""
    paper = Paper(out)
    paper.sentence(words.say("title"), "bold")
    others = ", ".join(comparison.others)
    paper.sentence(words.say("shell-arena-pairs", seats=comparison.seats, others=others, pairs=comparison.extent))
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column(literal(words.say("shell-arena-bot")))
    for head in ("shell-arena-wins", "shell-arena-interval", "shell-arena-margin"):
        table.add_column(literal(words.say(head)), justify="right")
    for name, figures in zip(comparison.names, comparison.figures, strict=True):
        low, high = figures.interval
        table.add_row(literal(name), f"{figures.win_share:.1%}", f"{low:.1%} – {high:.1%}", f"{figures.margin:+.2f}")
    wins, margin = comparison.wins, comparison.margin
    if comparison.pairs > 1:
        between = f"{wins.mean - wins.within:+.1%} – {wins.mean + wins.within:+.1%}"
        measured = [f"{wins.mean:+.1%}", between, f"{margin.mean:+.2f} ± {margin.within:.2f}"]
        table.add_row(literal(words.say("shell-arena-difference")), *measured)
    paper.print(table)
    if math.isfinite(wins.games_saved):
        paper.sentence(words.say("shell-arena-saved", times=f"{wins.games_saved:.1f}"))


def _fared(row: Row, words: Words) -> list[str]:
    """Win share and its interval, margin, rating, time."""
    measured = [words.say("shell-empty")] * 3
    if row.figures is not None:
        low, high = row.figures.interval
        measured = [f"{row.figures.win_share:.1%}", f"{low:.1%} – {high:.1%}", f"{row.figures.margin:+.2f}"]
    rating = f"{row.rating.shown:.0f} ± {row.rating.doubt:.0f}"
    return [*measured, rating, words.say("shell-arena-milliseconds", time=f"{row.pace.mean * 1000:.2f}")]


def list_balance(balance: Balance, words: Words, out: TextIO) -> None:
    """All figures of a report, a table for each kind of bot, number of players and restriction; then what was taken."""
    paper = Paper(out)
    paper.sentence(words.say("title"), "bold")
    for under, rows in groupby(balance.rows, lambda row: _played(words, row.bot, row.seats, row.restriction)):
        table = _table(words, FIGURES)
        for row in rows:
            between = f"{row.low:.3f} – {row.high:.3f}"
            table.add_row(literal(row.figure), literal(row.of), f"{row.value:.3f}", between, f"{row.cases:,}")
        paper.sentence(under)
        paper.print(table)
    for under, taken in groupby(balance.taken, lambda row: _played(words, row.bot, row.seats, "")):
        table = _table(words, TAKEN)
        for one in taken:
            named = [literal(words.say(f"balance-taken-{one.heading}")), literal(words.piece(one.kind, one.name))]
            shares = [f"{one.taken:.1%}", f"{one.wins_with:.1%}", f"{one.wins_without:.1%}"]
            table.add_row(*named, *shares, f"{one.gain:+.1%} ± {one.gain_within:.1%}", f"{one.players:,}")
        paper.sentence(under)
        paper.print(table)


def _played(words: Words, bot: str, seats: int, restriction: str) -> str:
    said = words.say("shell-balance-played", seats=seats, bot=bot)
    return f"{said}, {words.say(f'restriction-{restriction}')}" if restriction else said


def _table(words: Words, heads: tuple[str, ...]) -> Table:
    """A table whose first two columns are names, and all others figures."""
    table = Table(box=box.ROUNDED, border_style="dim")
    for number, head in enumerate(heads):
        table.add_column(literal(words.say(head)), justify="left" if number < 2 else "right")
    return table
