"""The games there are, and how bots fared against each other, as tables."""

from __future__ import annotations

from typing import Any, TextIO

from rich import box
from rich.table import Table

from higaki.arena import Result
from higaki.engine.text import Words
from higaki.paper import Paper, grid_of, literal


def list_games(games: list[dict[str, Any]], words_of: dict[str, Words], out: TextIO) -> None:
    """All games at a glance, then each with its options and what we had to decide ourselves."""
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


def list_results(results: list[Result], words: Words, out: TextIO) -> None:
    """How each bot fared."""
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column(literal(words.say("shell-arena-bot")))
    for key in ("shell-arena-wins", "shell-arena-interval", "shell-arena-mean"):
        table.add_column(literal(words.say(key)), justify="right")
    for result in results:
        low, high = result.interval
        mean = result.points / result.games
        table.add_row(literal(result.bot), f"{result.win_share:.1%}", f"{low:.1%} – {high:.1%}", f"{mean:.2f}")
    Paper(out).print(table)
