"""Tables of the terminal: the list of games, the results of the arena, the figures of a balance report."""

from __future__ import annotations

import math
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
    """All figures of a report, a table for each kind of bot, number of players and restriction."""
    paper = Paper(out)
    paper.sentence(words.say("title"), "bold")
    shown, table = "", Table()
    for row in balance.rows:
        under = words.say("shell-balance-played", seats=row.seats, bot=row.bot)
        if row.restriction:
            under += ", " + words.say(f"restriction-{row.restriction}")
        if under != shown:
            if shown:
                paper.print(table)
            paper.sentence(under)
            shown, table = under, Table(box=box.ROUNDED, border_style="dim")
            for head in ("shell-balance-figure", "shell-balance-of"):
                table.add_column(literal(words.say(head)))
            for head in ("shell-balance-value", "shell-arena-interval", "shell-balance-cases"):
                table.add_column(literal(words.say(head)), justify="right")
        between = f"{row.low:.3f} – {row.high:.3f}"
        table.add_row(literal(row.figure), literal(row.of), f"{row.value:.3f}", between, f"{row.cases:,}")
    paper.print(table)
