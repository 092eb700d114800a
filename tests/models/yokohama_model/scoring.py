"""Final scoring in five parts, and who wins (pages 9 to 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .extras import flags
from .state import State
from .tables import (
    CHURCH_PRIZES,
    CUSTOMS_PRIZES,
    NEUTRAL,
    NEUTRAL_INDUSTRY,
    SET_POINTS,
    TECHNOLOGIES,
    TECHNOLOGY_PRIZES,
)

Points = dict[str, int]


def prizes(state: State, ranking: list[str], amounts: tuple[int, int]) -> Points:
    """First and second prize; what the neutral player wins nobody gets."""
    won = dict.fromkeys(state.players, 0)
    for seat, points in zip(ranking, amounts, strict=False):
        if seat != NEUTRAL:
            won[seat] = points
    return won


def board_ranking(spaces: dict[int, str]) -> list[str]:
    """Who has most assistants on a board; on a tie whose assistant lies farthest to the right."""
    number = Counter(spaces.values())
    rightmost = {owner: max(space for space, lying in spaces.items() if lying == owner) for owner in number}
    return sorted(number, key=lambda owner: (number[owner], rightmost[owner]), reverse=True)


def church(state: State) -> Points:
    return prizes(state, board_ranking(state.church), CHURCH_PRIZES)


def customs(state: State) -> Points:
    return prizes(state, board_ranking(state.customs), CUSTOMS_PRIZES)


def technology(state: State) -> Points:
    """By the sum of printed costs; ties go to whoever is earlier in turn order; nobody without cards is ranked.

    The neutral player has a value but no cards, so a sole owner of cards is alone.
    """
    value: dict[str, float] = {}
    for seat, player in state.players.items():
        if player.technologies:
            value[seat] = sum(TECHNOLOGIES[name][0] for name in player.technologies)
    if len(state.players) == 2 and len(value) == 2:
        value[NEUTRAL] = NEUTRAL_INDUSTRY
    ranking = sorted(value, key=lambda seat: -value[seat])  # stable: turn order among equals
    return prizes(state, ranking, TECHNOLOGY_PRIZES)


def set_points(shown: Counter[str]) -> int:
    """Sets of different countries, the largest first."""
    left = +Counter(shown)
    points = 0
    while left:
        points += SET_POINTS[len(left)]
        left -= Counter(list(left))
    return points


def countries(state: State) -> Points:
    return {seat: set_points(flags(state, seat)) for seat in state.players}


def remains(state: State) -> Points:
    """1 point for each unused agent and import, for 2 yen, for 3 goods of any sort."""
    return {
        seat: player.agents.total() + player.imports + player.yen // 2 + player.goods.total() // 3
        for seat, player in state.players.items()
    }


PARTS: dict[str, Callable[[State], Points]] = {
    "church_majority": church,
    "customs_majority": customs,
    "technology_majority": technology,
    "countries": countries,
    "leftovers": remains,
}


def final_scoring(state: State) -> dict[str, Points]:
    return {part: count(state) for part, count in PARTS.items()}


def final_points(state: State) -> Points:
    parts = final_scoring(state)
    return {
        seat: player.points + sum(points[seat] for points in parts.values()) for seat, player in state.players.items()
    }


def final_ranking(state: State) -> list[str]:
    """Most points first; on a tie whoever is earlier in turn order."""
    points = final_points(state)
    return sorted(state.players, key=lambda seat: -points[seat])
