"""Step 1: assistants come from the supply (page 6)."""

from __future__ import annotations

from .state import State, neighbours
from .tables import CANAL


def payees(state: State, seat: str, area: str) -> list[str]:
    """Each opposing president in the area gets 1 yen for each assistant placed there."""
    return state.presidents_of_others(seat, area)


def may_place(state: State, seat: str, placed: list[str]) -> set[str]:
    """Where the next assistant may go, after those already placed in this step."""
    player = state.players[seat]
    if player.supply["assistant"] == 0:
        return set()
    payable = {area for area in state.areas() if len(payees(state, seat, area)) <= player.yen}
    if len(placed) <= 1:
        return payable  # the same area again is option b, another one option a
    if placed[0] == placed[1]:
        if len(placed) == 2 and state.has(seat, "telegraph"):
            return payable & neighbours(state, placed[0])
        return set()
    most = 4 if state.has(seat, "newspaper") else 3
    return payable - set(placed) if len(placed) < most else set()


def place(state: State, seat: str, area: str) -> State:
    assert area != CANAL
    after = state.copy()
    player = after.players[seat]
    for owner in payees(state, seat, area):
        player.yen -= 1
        after.players[owner].yen += 1
    player.supply["assistant"] -= 1
    after.assistants[area][seat] += 1
    return after


def fill_up(state: State, seat: str) -> State:
    """Stock market: at the start of the turn, before anything else, up to 2 yen (page 19)."""
    after = state.copy()
    if after.has(seat, "stock_market"):
        after.players[seat].yen = max(2, after.players[seat].yen)
    return after
