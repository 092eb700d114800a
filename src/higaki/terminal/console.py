"""Output of the terminal: colours on a screen, plain text in a pipe."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TextIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

PIPE_WIDTH: Final = 100
# Between the columns of a list.
GAP: Final = 2
# Wide enough that no line of a list is ever broken.
ENDLESS: Final = 10_000
# Control characters, marks of the writing direction, lone surrogates, line and paragraph breaks.
UNPRINTABLE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")

# Colours that are readable on dark and light backgrounds; white and black are the terminal's own text colour.
COLOURS: Final = {
    "beige": "dark_goldenrod",
    "blue": "dodger_blue1",
    "brown": "orange4",
    "green": "green4",
    "grey": "grey50",
    "orange": "dark_orange",
    "pink": "hot_pink3",
    "purple": "medium_purple",
    "red": "red",
    "yellow": "gold3",
}


def colour_of(name: str) -> str:
    """The colour in a name such as `red` or `red_2`; none for other names."""
    return COLOURS.get(name.partition("_")[0], "")


def literal(said: str, style: str = "") -> Text:
    """A line without markup; control characters are escaped, because the text may come from anybody."""
    return Text("".join(_spelled(sign) for sign in said), style)


def _spelled(sign: str) -> str:
    return sign.encode("unicode_escape").decode() if unicodedata.category(sign) in UNPRINTABLE else sign


def grid_of(rows: Sequence[Sequence[RenderableType]]) -> Table:
    """A list without a frame. The first column is never wrapped."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_column(no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


class Paper(Console):
    """A console that leaves a closed pipe to its caller."""

    def __init__(self, out: TextIO) -> None:
        self.piped: Final = not out.isatty()
        width = PIPE_WIDTH if self.piped else None
        super().__init__(file=out, width=width, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def sentence(self, said: str | Text, style: str = "", end: str = "\n") -> None:
        """Print a sentence; wrapped on a screen, but not in a pipe, where programs read it."""
        self.print(literal(said, style) if isinstance(said, str) else said, end=end, soft_wrap=self.piped)

    def listing(self, grid: Table) -> None:
        """Print rows, which stay whole in a pipe."""
        if self.piped:
            self.width = ENDLESS
        self.print(grid)
        if self.piped:
            self.width = PIPE_WIDTH


class Pieces:
    """Pieces in a sequence; lines break only between pieces, so that `2 × red 3` stays together."""

    def __init__(self, pieces: list[Text]) -> None:
        self.pieces: Final = pieces
        self.whole: Final = Text(" ").join(pieces)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.whole)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + 1 + piece.cell_len > options.max_width:
                yield line
                line = piece
            else:
                line = Text(" ").join([line, piece]) if line else piece
        yield line


@contextmanager
def progress(out: TextIO) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on a screen; it is removed at the end.

    It gets the amount done and the total.
    """
    if not out.isatty():
        yield lambda done, total: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Paper(out), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
