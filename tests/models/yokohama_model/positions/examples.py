"""A small table to write examples on."""

from __future__ import annotations

from collections import Counter

from ..state import Player, State
from ..tables import CANAL, PRODUCTION, TRADE_AREAS

AREAS = [f"{name}_{i}" for name in PRODUCTION for i in (1, 2)] + [*TRADE_AREAS, CANAL]
SEATS = ("red", "blue", "green", "yellow")
FOUR_LOTS = {"b1": "tea_plantation_1", "b2": "laboratory", "c1": "agency", "c2": "silk_mill_1"}


def table(seats: int = 4, areas: dict[str, str] = FOUR_LOTS) -> State:
    state = State({seat: Player(yen=4, goods=Counter(copper=1, silk=1, tea=1, fish=1)) for seat in SEATS[:seats]})
    state.lots = dict(areas)
    state.assistants = {area: Counter() for area in state.areas()}
    return state
