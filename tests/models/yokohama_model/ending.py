"""When the game ends (pages 6 and 9)."""

from __future__ import annotations

from .state import State
from .tables import ASSISTANTS_THAT_END, HOUSES, SHOPS


def end_conditions(state: State) -> set[str]:
    """Which of the five conditions are met now. None of them can be undone."""
    met = set()
    for seat in state.players:
        if sum(owner == seat for owner in state.houses.values()) == HOUSES:
            met.add("houses")
        if sum(seat in shops.values() for shops in state.shops.values()) == SHOPS:
            met.add("shops")
    enough = ASSISTANTS_THAT_END[len(state.players)]
    if state.orders_ran_out:
        met.add("orders")
    if len(state.church) >= enough:
        met.add("church")
    if len(state.customs) >= enough:
        met.add("customs")
    return met


def turns_played(players: int, turn_of_end: int) -> int:
    """How many turns the whole game has, if a condition is first met in the turn with this number (the first is 1).

    The round is finished, then one more full round is played.
    """
    round_of_end = (turn_of_end - 1) // players + 1
    return (round_of_end + 1) * players
