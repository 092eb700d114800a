"""The layout: the meaning of each cell of a table, derived from the places of its game."""

from typing import Final

from higaki.engine.base.errors import RulesBug
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures, flags, lists
from higaki.engine.table.places import EVERYBODY, HEAP, OWNER, STACK, Places, known
from higaki.engine.table.steps import NOBODY

# The cells of a note in the memory: the spot, the kind, and the seats as a bit set.
NOTE: Final = 3

# A sort that lies hidden has at most this many kinds, this many pieces, and this many different backs.
MOST_HIDDEN: Final = 128
MOST_BACKS: Final = 16


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
        at = [place for place, _ in places.spots]
        firsts = [begin + 1 + place.first_slot for begin, place in zip(begins, at, strict=True)]
        # By spot: the end of its cells, the first cell of a piece or of a count, and its form.
        self.ends: Final[vec[i64]] = figures([begin + place.size() for begin, place in zip(begins, at, strict=True)])
        self.first_pieces: Final[vec[i64]] = figures(firsts)
        self.is_heap: Final[vec[i64]] = flags([place.form == HEAP for place in at])
        self.is_stack: Final[vec[i64]] = flags([place.form == STACK for place in at])
        # By stack, the cell with the seats that know its lowest piece.
        self.knowing: Final[vec[i64]] = figures([first + at[spot].capacity for spot, first in enumerate(firsts)])
        # By spot: the back of each kind, and the number of different backs.
        self.backs: Final[vec[vec[i64]]] = lists([[int(back) for back in place.kinds.back_numbers] for place in at])
        self.back_counts: Final[vec[i64]] = figures([len(place.kinds.different_backs) for place in at])
        # The spots that a viewer cannot know, in one list for each sort. There are as many lists for each viewer, of
        # which the last may be empty; those of a spectator (-1) come first.
        hidden = [_hidden_from(places, eyes) for eyes in range(NOBODY, len(places.seats))]
        most_sorts = max([len(sorts) for sorts in hidden])
        self.hidden_sorts: Final[i64] = most_sorts
        self.hidden: Final[vec[vec[i64]]] = lists(
            [spots for sorts in hidden for spots in sorts + [[]] * (most_sorts - len(sorts))]
        )
        # For each spot with a list of pieces: the cell with their number, the first cell of a piece, and the end.
        listed: list[int] = []
        for begin, first, place in zip(begins, firsts, at, strict=True):
            if place.form != HEAP:
                listed += [begin, first, first + place.capacity]
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


def _hidden_from(places: Places, eyes: int) -> list[list[int]]:
    """For each sort, the spots that a viewer cannot know."""
    by_sort: dict[str, list[int]] = {}
    for spot, (place, member) in enumerate(places.spots):
        if not known(place, places.owner(place, member), eyes):
            kinds = place.kinds
            sizes = (len(kinds), MOST_HIDDEN + 1 if kinds.supply is None else sum(kinds.supply))
            if max(sizes) > MOST_HIDDEN or len(kinds.different_backs) > MOST_BACKS:
                right = f"at most {MOST_HIDDEN} pieces and kinds, and {MOST_BACKS} backs"
                raise RulesBug(f"too many {kinds.name} can lie hidden at {place.name}; right would be {right}")
            by_sort.setdefault(kinds.name, []).append(spot)
    return list(by_sort.values())


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
