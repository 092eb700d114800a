"""The layout: the meaning of each cell of a table, derived from the places of its game."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.table.places import EVERYBODY, HEAP, OWNER, STACK, Places, known
from higaki.engine.table.steps import NOBODY

# The cells of a note in the memory: the spot, the kind, and the seats as a bit set.
NOTE: Final = 3


class Layout:
    """The cells of a table: agenda, numbers, spots, memory, options.

    Common cells come first, then the open cells of each seat, then hidden ones, so that the knowledge of one seat is a
    few runs of cells.
    """

    def __init__(self, places: Places, things: int) -> None:
        begins = [0] * len(places.spots)
        cell = places.numbers
        for spot in sorted(range(len(places.spots)), key=lambda spot: _order(places, spot)):
            begins[spot] = cell
            cell += places.spots[spot][0].size()
        self.begins: Final[vec[i64]] = figures(begins)
        # For each spot with a list of pieces: the cell with their number, the first cell of a piece, and the end.
        listed: list[int] = []
        for spot, (place, _) in enumerate(places.spots):
            if place.form != HEAP:
                first = begins[spot] + 1 + place.first_slot
                listed += [begins[spot], first, first + place.capacity]
        # By spot, the seats that may see it.
        self.sight: Final[vec[i64]] = figures([_sight(places, spot) for spot in range(len(places.spots))])
        # By spot, the spot under which its memory is noted, or -1; and the next spot that is noted there, or -1.
        noted = [_noted_under(places, spot) for spot in range(len(places.spots))]
        self.noted: Final[vec[i64]] = figures(noted)
        self.next_noted: Final[vec[i64]] = figures(
            [noted.index(under, spot + 1) if under in noted[spot + 1 :] else -1 for spot, under in enumerate(noted)]
        )
        # The cell with the number of notes; the notes follow. 0 if the game needs no memory.
        watched = {places.spots[spot][0].kinds for spot in noted if spot >= 0}
        most = sum(sum(kinds.supply or []) for kinds in watched)
        self.notes: Final[i64] = cell if most else 0
        cell += 1 + most * NOTE if most else 0
        self.listed: Final[vec[i64]] = figures(listed)
        self.first_option: Final[i64] = cell
        self.cells: Final = cell + things


def _sight(places: Places, spot: int) -> int:
    place, member = places.spots[spot]
    owner = places.owner(place, member)
    return sum(1 << seat for seat in range(len(places.seats)) if known(place, owner, seat))


def _noted_under(places: Places, spot: int) -> int:
    """The spot under which the memory of a hidden spot is noted, or -1 if there is nothing to note.

    Places where nobody ever holds such pieces in secret need no notes. A stack stores the knowledge about itself.
    """
    place, member = places.spots[spot]
    held = any(other.kinds is place.kinds and other.sees == OWNER and not other.remembered for other in places.all)
    if not held or place.form == STACK or place.kinds.supply is None or known(place, NOBODY, NOBODY):
        return -1
    hand = places.named(place.held_with)
    return spot if hand is None else hand.of(member)


def _order(places: Places, spot: int) -> tuple[int, int, int]:
    place, member = places.spots[spot]
    owned = place.per is places.seats
    hidden = place.sees != EVERYBODY and not place.remembered
    return 2 if hidden else int(owned), member if owned else 0, spot
