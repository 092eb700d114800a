"""Pictures of a balance report: who wins by place in the turn order, and what each restriction costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from higaki.balance.figures import Share
from higaki.balance.report import Balance, Section
from higaki.engine.base.text import Words
from higaki.svg_chart import SKY, WIDTH, between, cut, paper, picture, text, whisker

HEADING: Final = 44
ROW: Final = 46
FOOT: Final = 66
# The right end of the names, and the ends of the scale.
NAMES: Final = 286
SHARES: Final = (310, 820)
# The scale ends at a multiple of this.
STEP: Final = 0.1


class Bar(NamedTuple):
    name: str
    under: str
    share: Share
    # The share of a seat that is as good as the others.
    fair: float


def wins_chart(balance: Balance, words: Words) -> str:
    """A bar for each place in the turn order, each bot and each number of players."""
    bars = [
        Bar(words.say("shell-balance-place", place=place), _played_by(section, words), share, 1 / section.seats)
        for section in balance.sections
        if section.restriction is None
        for place, share in enumerate(section.figures.wins, 1)
    ]
    return _chart(words.say("shell-balance-wins", game=words.say("title")), balance, bars, words)


def worth_chart(balance: Balance, words: Words) -> str | None:
    """A bar for each restriction: the shorter, the more is lost without it. None if nothing was restricted."""
    bars = [
        Bar(
            words.say(f"restriction-{section.restriction}"),
            _played_by(section, words),
            section.figures.restricted,
            1 / section.seats,
        )
        for section in balance.sections
        if section.restriction is not None
    ]
    bars.sort(key=lambda bar: bar.share.share - bar.fair)
    return _chart(words.say("shell-balance-worth", game=words.say("title")), balance, bars, words) if bars else None


def _played_by(section: Section, words: Words) -> str:
    return words.say("shell-balance-played", seats=section.seats, bot=section.bot)


def _chart(title: str, balance: Balance, bars: list[Bar], words: Words) -> str:
    height = SKY + HEADING + ROW * len(bars) + FOOT
    bottom = height - FOOT
    most = STEP * (1 + int(max(max(bar.share.high, bar.fair) for bar in bars) / STEP))

    def at(share: float) -> float:
        return between(SHARES, (0.0, most), share)

    parts = [
        *paper(height, title, words.say("shell-balance-games", games=balance.games, seed=balance.run.seed)),
        text(SHARES[0], SKY + 26, words.say("shell-arena-wins"), "head"),
    ]
    for line in range(round(most / STEP) + 1):
        x = at(line * STEP)
        parts += [
            f'<path class="grid" d="M{x:.1f} {SKY + HEADING - 4}V{bottom}"/>',
            text(x, bottom + 18, f"{line * STEP:.0%}", "scale"),
        ]
    for number, bar in enumerate(bars):
        middle = SKY + HEADING + ROW * number + ROW / 2
        end, fair = at(bar.share.share), at(bar.fair)
        parts += [
            text(NAMES, middle - 2, cut(bar.name), "name"),
            text(NAMES, middle + 15, bar.under, "against"),
            f'<path class="bar" d="M{SHARES[0]} {middle - 10}H{end:.1f}V{middle + 10}H{SHARES[0]}Z"/>',
            whisker(at(bar.share.low), at(bar.share.high), middle),
            f'<path class="fair" d="M{fair:.1f} {middle - ROW / 2}V{middle + ROW / 2}"/>',
            text(SHARES[1] + 14, middle + 5, f"{bar.share.share:.1%}", "value"),
        ]
    parts.append(text(WIDTH / 2, height - 22, words.say("shell-balance-fair"), "foot"))
    return picture(height, title, _in_words(bars), parts)


def _in_words(bars: list[Bar]) -> str:
    """A text alternative of the chart."""
    said = [
        f"{bar.name} ({bar.under}) {bar.share.share:.1%} ({bar.share.low:.1%}–{bar.share.high:.1%})" for bar in bars
    ]
    return "; ".join(said)
