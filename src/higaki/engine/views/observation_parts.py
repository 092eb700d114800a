"""The parts of an observation: names, bounds and meanings of its numbers."""

from __future__ import annotations

from typing import Final

# The number of pieces on top of a stack for which an observation tells the seats that know them.
DEEP: Final = 4
# The number of later steps on the agenda that are observed.
LATER: Final = 5

# The numbers of a step in an observation: its kind, from 1, two fields, and its seat, from 1.
OF_A_STEP: Final = 4
# The attributes of an `Outlook` that `observe_into` reads, and their types: the native library gets them as a struct.
NUMBER: Final = "number"
NUMBERS: Final = "numbers"
LISTS: Final = "lists"
OUTLOOK_FIELDS: Final = {
    "eyes": NUMBER,
    "plan": LISTS,
    "lists": NUMBERS,
    "as_seats": NUMBERS,
    "as_knowing": NUMBERS,
    "knowing_sets": NUMBERS,
    "steps": NUMBERS,
    "piece_lists": NUMBERS,
    "memory_places": NUMBERS,
    "others_memories": NUMBERS,
    "own_places": NUMBERS,
}


class Part:
    """Some numbers of an observation: their name, their begin and end, and their bounds."""

    def __init__(
        self, name: str, begin: int, highest: list[int], of: list[str], values: list[str], is_set: bool = False
    ) -> None:
        self.name: Final = name
        self.begin: Final = begin
        self.end: Final = begin + len(highest)
        # The lower bound is always 0.
        self.highest: Final = highest
        # The subject of each number: a kind, a slot, a seat. `+0` is the viewer's own seat, `+1` the next clockwise.
        self.of: Final = of
        # The meaning of each value, if numbers are names and not amounts: spaces, kinds, seats; of a set, of each bit.
        self.values: Final = values
        self.is_set: Final = is_set
        self.is_index: Final = len(values) > 0 and not is_set
