"""The ladder of one game as a picture: shares of the wins and ratings with their intervals, the strongest on top."""

from __future__ import annotations

import math
from typing import Final

from higaki.arena.results import Contest, Row
from higaki.engine.base.text import Words
from higaki.svg_chart import SKY, WIDTH, Scale, between, cut, paper, picture, text, whisker

HEADING: Final = 44
ROW: Final = 58
FOOT: Final = 66
# The right end of the names, and the ends of the two scales.
NAMES: Final = 226
WINS: Final = (250, 560)
RATINGS: Final = (660, 910)
# The most grid lines for ratings, and their possible distances.
MOST_LINES: Final = 5
ROUND_STEPS: Final = [first * 10**zeros for zeros in range(1, 9) for first in (1, 2, 5)]


def chart(contest: Contest, words: Words) -> str:
    """The whole picture."""
    rows = contest.strongest_first
    height = SKY + HEADING + ROW * len(rows) + FOOT
    bottom = height - FOOT
    title = words.say("shell-arena-chart", game=words.say("title"))
    scale, lines = _ratings_around(rows)
    parts = [
        *paper(height, title, subtitle(contest, words)),
        text(WINS[0], SKY + 26, words.say("shell-arena-wins"), "head"),
        text(RATINGS[0], SKY + 26, words.say("shell-arena-rating"), "head"),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += _grid(_wins_at(share), bottom, f"{share:.0%}")
    for line in lines:
        parts += _grid(between(RATINGS, scale, line), bottom, str(line))
    for at, row in enumerate(rows):
        parts += _row(row, SKY + HEADING + ROW * at, scale, words)
    # Above the bars, so that it stays visible.
    fair = _wins_at(contest.fair_share)
    parts.append(f'<path class="fair" d="M{fair:.1f} {SKY + HEADING - 4}V{bottom}"/>')
    parts.append(text(WIDTH / 2, height - 22, words.say("shell-arena-fair", share=f"{contest.fair_share:.0%}"), "foot"))
    return picture(height, title, _in_words(rows, words), parts)


def subtitle(contest: Contest, words: Words) -> str:
    """A line about the meetings, and their numbers of games."""
    kind = "shell-arena-ladder" if contest.is_ladder else "shell-arena-robin"
    said = words.say(kind, seats=contest.seats, others=contest.seats - 1, games=contest.extent)
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in contest.options.items())
    return f"{said} ({options})" if options else said


def _row(row: Row, top: int, scale: Scale, words: Words) -> list[str]:
    middle = top + ROW / 2
    parts = [text(NAMES, middle + (6 if row.against is None else -2), cut(row.bot), "name")]
    if row.against is not None:
        parts.append(text(NAMES, middle + 17, words.say("shell-arena-alone", bot=cut(row.against)), "against"))
    if row.figures is not None:
        low, high = row.figures.interval
        end = _wins_at(row.figures.win_share)
        parts.append(f'<path class="bar" d="M{WINS[0]} {middle - 11}H{end:.1f}V{middle + 11}H{WINS[0]}Z"/>')
        parts.append(whisker(_wins_at(low), _wins_at(high), middle))
        parts.append(text(WINS[1] + 14, middle + 5, f"{row.figures.win_share:.1%}", "value"))
    rating = row.rating
    ends = [between(RATINGS, scale, rating.shown + side * rating.doubt) for side in (-1, 1)]
    parts.append(whisker(ends[0], ends[1], middle))
    parts.append(f'<circle class="point" cx="{between(RATINGS, scale, rating.shown):.1f}" cy="{middle}" r="7"/>')
    parts.append(text(between(RATINGS, scale, rating.shown), middle - 14, f"{rating.shown:.0f}", "scale"))
    return parts


def _grid(x: float, bottom: int, label: str) -> list[str]:
    line = f'<path class="grid" d="M{x:.1f} {SKY + HEADING - 4}V{bottom}"/>'
    return [line, text(x, bottom + 18, label, "scale")]


def _ratings_around(rows: list[Row]) -> tuple[Scale, list[int]]:
    """A scale for all ratings and their intervals, with round numbers on it."""
    low = min(row.rating.shown - row.rating.doubt for row in rows)
    high = max(row.rating.shown + row.rating.doubt for row in rows)
    between = next(step for step in ROUND_STEPS if (high - low) / step <= MOST_LINES - 1)
    first, last = math.floor(low / between), math.ceil(high / between)
    return (first * between, last * between), [number * between for number in range(first, last + 1)]


def _wins_at(share: float) -> float:
    return between(WINS, (0.0, 1.0), share)


def _in_words(rows: list[Row], words: Words) -> str:
    """A text alternative of the chart."""
    said = []
    for row in rows:
        wins = f", {words.say('shell-arena-wins')} {row.figures.win_share:.1%}" if row.figures is not None else ""
        rating = f"{row.rating.shown:.0f} ± {row.rating.doubt:.0f}"
        said.append(f"{row.bot}{wins}, {words.say('shell-arena-rating')} {rating}")
    return "; ".join(said)
