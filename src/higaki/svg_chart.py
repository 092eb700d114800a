"""Pieces of charts as pictures (SVG): the paper with its title, bars, strokes for intervals, texts.

They have the colours of the client (web/src/drawing/palette.css) and their own background.
"""

from __future__ import annotations

from html import escape
from typing import Final

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
# The height of the coloured part with the title.
SKY: Final = 112
LONGEST_NAME: Final = 22

Scale = tuple[float, float]

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


def paper(height: int, title: str, subtitle: str) -> list[str]:
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
        text(36, 58, title, "title"),
        text(36, 88, subtitle, "under"),
    ]


def text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>'


def whisker(low: float, high: float, middle: float) -> str:
    """An interval."""
    ends = "".join(f"M{end:.1f} {middle - 6}V{middle + 6}" for end in (low, high))
    return f'<path class="doubt" d="M{low:.1f} {middle}H{high:.1f}{ends}"/>'


def between(ends: tuple[int, int], scale: Scale, value: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * (value - scale[0]) / (scale[1] - scale[0])


def cut(name: str) -> str:
    """A name that is not too long."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def picture(height: int, title: str, description: str, parts: list[str]) -> str:
    """The whole picture, with its text alternative."""
    label = f'<title id="title">{escape(title)}</title><desc id="desc">{escape(description)}</desc>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
    return "\n".join([f'{opening} aria-labelledby="title desc">', label, STYLE, *parts, "</svg>", ""])
