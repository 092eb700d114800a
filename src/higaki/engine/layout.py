"""The layout: which cell of a table is what, from the places of its game."""

from typing import Final

from higaki.engine.figures import figures
from higaki.engine.native import i64, vec
from higaki.engine.places import EVERYBODY, HEAP, Places


class Layout:
    """Where on a table everything is: the agenda, the numbers, the spots, and at the end the options.

    What all share comes first, then what each seat has in the open, then what is hidden: so what one seat knows is a
    few runs of cells.
    """

    def __init__(self, places: Places, things: int) -> None:
        begins = [0] * len(places.spots)
        cell = places.numbers
        for spot in sorted(range(len(places.spots)), key=lambda spot: _order(places, spot)):
            begins[spot] = cell
            cell += places.spots[spot][0].size()
        self.begins: Final[vec[i64]] = figures(begins)
        self.first_option: Final[i64] = cell
        # Of each spot whose pieces lie one after the other: the cell that says how many, the first one's, the end.
        listed: list[int] = []
        for spot, (place, _) in enumerate(places.spots):
            if place.form != HEAP:
                first = begins[spot] + 1 + place.first_slot
                listed += [begins[spot], first, first + place.capacity]
        self.listed: Final[vec[i64]] = figures(listed)
        self.cells: Final = cell + things


def _order(places: Places, spot: int) -> tuple[int, int, int]:
    place, member = places.spots[spot]
    owned = place.per is places.seats
    hidden = place.sees != EVERYBODY and not place.remembered
    return 2 if hidden else int(owned), member if owned else 0, spot
