"""The ladder of one game as a picture (SVG): shares of the wins and ratings with their intervals, the strongest on top.

It has the colours of the client (web/src/drawing/palette.css) and its own background.
"""

from __future__ import annotations

import math
from html import escape
from typing import Final

from higaki.arena.results import Contest, Row
from higaki.engine.base.text import Words

WASHI: Final = "#f4ead3"
WASHI_LIGHT: Final = "#fdf7e8"
SUMI: Final = "#26201c"
SUMI_SOFT: Final = "#5a4f45"
INDIGO: Final = "#23456b"
INDIGO_DEEP: Final = "#142b48"
INDIGO_WASH: Final = "#a9c3cc"
VERMILION: Final = "#c43f27"
SERIF: Final = "'Shippori Mincho', 'Iowan Old Style', Palatino, Georgia, 'Noto Serif', serif"
SANS: Final = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', 'Noto Sans', sans-serif"

WIDTH: Final = 960
SKY: Final = 112
HEADING: Final = 44
ROW: Final = 58
FOOT: Final = 66
# The right end of the names, and the ends of the two scales.
NAMES: Final = 226
WINS: Final = (250, 560)
RATINGS: Final = (660, 910)
LONGEST_NAME: Final = 22
# The most grid lines for ratings, and their possible distances.
MOST_LINES: Final = 5
ROUND_STEPS: Final = [first * 10**zeros for zeros in range(1, 9) for first in (1, 2, 5)]

Scale = tuple[float, float]


def chart(contest: Contest, words: Words) -> str:
    """The whole picture."""
    rows = contest.strongest_first
    height = SKY + HEADING + ROW * len(rows) + FOOT
    bottom = height - FOOT
    title = words.say("shell-arena-chart", game=words.say("title"))
    scale, lines = _ratings_around(rows)
    parts = [
        *_paper(height, title, subtitle(contest, words)),
        _text(WINS[0], SKY + 26, words.say("shell-arena-wins"), "head"),
        _text(RATINGS[0], SKY + 26, words.say("shell-arena-rating"), "head"),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts += _grid(_wins_at(share), bottom, f"{share:.0%}")
    for line in lines:
        parts += _grid(_between(RATINGS, scale, line), bottom, str(line))
    for at, row in enumerate(rows):
        parts += _row(row, SKY + HEADING + ROW * at, scale, words)
    # Above the bars, so that it stays visible.
    fair = _wins_at(contest.fair_share)
    parts.append(f'<path class="fair" d="M{fair:.1f} {SKY + HEADING - 4}V{bottom}"/>')
    parts.append(
        _text(WIDTH / 2, height - 22, words.say("shell-arena-fair", share=f"{contest.fair_share:.0%}"), "foot")
    )
    label = f'<title id="title">{escape(title)}</title><desc id="desc">{escape(_in_words(rows, words))}</desc>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
    return "\n".join([f'{opening} aria-labelledby="title desc">', label, STYLE, *parts, "</svg>", ""])


STYLE: Final = f"""<style>
text {{ font: 15px {SANS}; fill: {SUMI}; }}
.title {{ font: 600 30px {SERIF}; fill: {WASHI_LIGHT}; }}
.under {{ font: 15px {SANS}; fill: {WASHI_LIGHT}; }}
.head {{ font: 600 17px {SERIF}; }}
.name {{ font: 600 19px {SERIF}; text-anchor: end; }}
.against, .scale {{ font-size: 13px; fill: {SUMI_SOFT}; }}
.against {{ text-anchor: end; }}
.scale, .foot {{ text-anchor: middle; }}
.foot {{ font-size: 14px; fill: {SUMI_SOFT}; }}
.value {{ font-weight: 600; }}
.grid {{ stroke: {SUMI}; stroke-opacity: 0.16; }}
.fair {{ stroke: {VERMILION}; stroke-width: 2; stroke-dasharray: 7 5; }}
.bar {{ fill: url(#bokashi); stroke: {SUMI}; stroke-width: 1.2; }}
.doubt {{ stroke: {SUMI}; stroke-width: 2; fill: none; }}
.point {{ fill: {VERMILION}; stroke: {SUMI}; stroke-width: 1.2; }}
</style>"""


def _paper(height: int, title: str, subtitle: str) -> list[str]:
    """The background: a frame, an indigo sky with a gradient, a sun, and the title."""
    return [
        f'<defs><linearGradient id="bokashi"><stop stop-color="{INDIGO}"/><stop offset="1" stop-color="{INDIGO_WASH}"/>'
        f'</linearGradient><linearGradient id="sky" x2="0" y2="1"><stop stop-color="{INDIGO_DEEP}"/>'
        f'<stop offset="1" stop-color="{INDIGO}"/></linearGradient></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="{WASHI}"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{SKY - 8}" fill="url(#sky)"/>',
        f'<circle cx="{WIDTH - 92}" cy="62" r="34" fill="{VERMILION}"/>',
        f'<rect x="8" y="8" width="{WIDTH - 16}" height="{height - 16}" fill="none" stroke="{SUMI}" stroke-width="2"/>',
        f'<path d="M8 {SKY}H{WIDTH - 8}" stroke="{SUMI}" stroke-width="2"/>',
        _text(36, 58, title, "title"),
        _text(36, 88, subtitle, "under"),
    ]


def subtitle(contest: Contest, words: Words) -> str:
    """A line about the meetings, and their numbers of games."""
    kind = "shell-arena-ladder" if contest.is_ladder else "shell-arena-robin"
    said = words.say(kind, seats=contest.seats, others=contest.seats - 1, games=contest.extent)
    options = ", ".join(f"{name}={str(value).lower()}" for name, value in contest.options.items())
    return f"{said} ({options})" if options else said


def _row(row: Row, top: int, scale: Scale, words: Words) -> list[str]:
    middle = top + ROW / 2
    parts = [_text(NAMES, middle + (6 if row.against is None else -2), _cut(row.bot), "name")]
    if row.against is not None:
        parts.append(_text(NAMES, middle + 17, words.say("shell-arena-alone", bot=_cut(row.against)), "against"))
    if row.figures is not None:
        low, high = row.figures.interval
        end = _wins_at(row.figures.win_share)
        parts.append(f'<path class="bar" d="M{WINS[0]} {middle - 11}H{end:.1f}V{middle + 11}H{WINS[0]}Z"/>')
        parts.append(_whisker(_wins_at(low), _wins_at(high), middle))
        parts.append(_text(WINS[1] + 14, middle + 5, f"{row.figures.win_share:.1%}", "value"))
    rating = row.rating
    ends = [_between(RATINGS, scale, rating.shown + side * rating.doubt) for side in (-1, 1)]
    parts.append(_whisker(ends[0], ends[1], middle))
    parts.append(f'<circle class="point" cx="{_between(RATINGS, scale, rating.shown):.1f}" cy="{middle}" r="7"/>')
    parts.append(_text(_between(RATINGS, scale, rating.shown), middle - 14, f"{rating.shown:.0f}", "scale"))
    return parts


def _whisker(low: float, high: float, middle: float) -> str:
    ends = "".join(f"M{end:.1f} {middle - 6}V{middle + 6}" for end in (low, high))
    return f'<path class="doubt" d="M{low:.1f} {middle}H{high:.1f}{ends}"/>'


def _grid(x: float, bottom: int, label: str) -> list[str]:
    line = f'<path class="grid" d="M{x:.1f} {SKY + HEADING - 4}V{bottom}"/>'
    return [line, _text(x, bottom + 18, label, "scale")]


def _ratings_around(rows: list[Row]) -> tuple[Scale, list[int]]:
    """A scale for all ratings and their intervals, with round numbers on it."""
    low = min(row.rating.shown - row.rating.doubt for row in rows)
    high = max(row.rating.shown + row.rating.doubt for row in rows)
    between = next(step for step in ROUND_STEPS if (high - low) / step <= MOST_LINES - 1)
    first, last = math.floor(low / between), math.ceil(high / between)
    return (first * between, last * between), [number * between for number in range(first, last + 1)]


def _between(ends: tuple[int, int], scale: Scale, value: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * (value - scale[0]) / (scale[1] - scale[0])


def _wins_at(share: float) -> float:
    return _between(WINS, (0.0, 1.0), share)


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'


def _in_words(rows: list[Row], words: Words) -> str:
    """A text alternative of the chart."""
    said = []
    for row in rows:
        wins = f", {words.say('shell-arena-wins')} {row.figures.win_share:.1%}" if row.figures is not None else ""
        rating = f"{row.rating.shown:.0f} ± {row.rating.doubt:.0f}"
        said.append(f"{row.bot}{wins}, {words.say('shell-arena-rating')} {rating}")
    return "; ".join(said)
