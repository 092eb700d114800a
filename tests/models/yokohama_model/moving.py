"""Step 2: the president (page 7; canal page 16; post, stagecoach, station, streetcar pages 18 and 19)."""

from __future__ import annotations

from dataclasses import dataclass

from .state import State, neighbours
from .tables import BANK, CANAL

Payment = frozenset[str]  # who gets 1 yen each: seats, or the bank for the canal
FREE: Payment = frozenset()


@dataclass(frozen=True)
class Fare:
    """The cheapest cost of a destination, and all that may be paid for it at that cost."""

    cost: int
    payments: frozenset[Payment]


def toll(state: State, seat: str, area: str) -> Payment:
    """Who must be paid for entering an area on foot."""
    if area == CANAL:
        return frozenset({BANK})
    if state.has(seat, "stagecoach"):
        return FREE
    return frozenset(state.presidents_of_others(seat, area))


def may_enter(state: State, seat: str, area: str) -> bool:
    """Passing needs an own assistant there, buildings do not count; on the canal there never is one."""
    return area == CANAL or state.own_assistants(seat, area) > 0


def may_stop(state: State, seat: str, area: str) -> bool:
    """An allowed place: an own assistant, no opposing president unless one has the post, never the canal."""
    if area == CANAL or state.own_assistants(seat, area) == 0:
        return False
    return state.has(seat, "postal_service") or not state.presidents_of_others(seat, area)


def walks(state: State, seat: str) -> set[tuple[str, Payment]]:
    """All (area, payment) reachable on foot from the president's area, whatever it costs.

    Every president stands in one area and an area is entered once, so nobody is paid twice. (A detour through the same
    area again can only add to a payment, and the dearer one is dropped when the cheapest are picked.)
    """
    start = state.players[seat].president
    assert start is not None
    reached: set[tuple[str, Payment]] = set()
    open_ends: list[tuple[str, Payment]] = [(start, FREE)]
    while open_ends:
        area, paid = open_ends.pop()
        for beside in neighbours(state, area):
            if beside == start or not may_enter(state, seat, beside):
                continue
            step = (beside, paid | toll(state, seat, beside))
            if step not in reached:
                reached.add(step)
                open_ends.append(step)
    return reached


def ways(state: State, seat: str) -> set[tuple[str, Payment]]:
    """All ways to end the movement in an allowed place, on foot, by rail, or from the supply, whatever they cost."""
    start = state.players[seat].president
    if start is None:
        found = {(area, toll(state, seat, area)) for area in state.areas() if may_stop(state, seat, area)}
    else:
        found = {(area, paid) for area, paid in walks(state, seat) if may_stop(state, seat, area)}
    for area in state.areas():
        if area == start:
            continue
        if state.has(seat, "station") and area == state.station:
            found.add((area, FREE))
        alone = not state.presidents_of_others(seat, area)
        if state.has(seat, "streetcar") and state.own_assistants(seat, area) > 0 and alone:
            found.add((area, FREE))
    return found


def destinations(state: State, seat: str) -> dict[str, Fare]:
    yen = state.players[seat].yen
    payments: dict[str, set[Payment]] = {}
    for area, paid in ways(state, seat):
        if len(paid) <= yen:
            payments.setdefault(area, set()).add(paid)
    fares = {}
    for area, possible in payments.items():
        cost = min(len(paid) for paid in possible)
        fares[area] = Fare(cost, frozenset(paid for paid in possible if len(paid) == cost))
    return fares


def must_recall(state: State, seat: str) -> bool:
    return not destinations(state, seat)


def pay(state: State, seat: str, payee: str) -> State:
    after = state.copy()
    after.players[seat].yen -= 1
    if payee != BANK:
        after.players[payee].yen += 1
    return after


def move_president(state: State, seat: str, area: str, payment: Payment) -> State:
    after = state.copy()
    for payee in payment:
        after = pay(after, seat, payee)
    after.players[seat].president = area
    return after


def recall(state: State, seat: str, assistants: dict[str, int]) -> State:
    """The president and any number of assistants come back from areas, never from management boards."""
    after = state.copy()
    player = after.players[seat]
    player.president = None
    for area, number in assistants.items():
        assert number <= state.own_assistants(seat, area)
        after.assistants[area][seat] -= number
        player.supply["assistant"] += number
    return after
