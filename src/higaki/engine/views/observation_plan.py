"""The plan of an observation: operations that copy cells of a table, or translate them for the viewer."""

from __future__ import annotations

from typing import Final

# Operations: write a number; copy a run of cells; copy single cells from a list of them; copy one translated for the
# viewer; rows with one slot, from a list of them; a row; pieces one after the other, counted by kind or by back; the
# backs of a heap; the slots of a stack; the seats that know its highest pieces; and, if a sort is observed by piece,
# the place of each piece of a heap (of different pieces, or not), of a list, of a stack.
CONSTANT: Final = 0
COPY: Final = 1
GATHER: Final = 2
AS_SEEN: Final = 3
SINGLE_ROWS: Final = 4
IN_ROW: Final = 5
COUNTED: Final = 6
BACKS_OF_HEAP: Final = 7
SLOTS: Final = 8
KNOWN_TO: Final = 9
PLACE_OF_DIFFERENT: Final = 10
PLACE_OF_HEAP: Final = 11
PLACE_OF_LIST: Final = 12
PLACE_OF_STACK: Final = 13
# The operation, its offset in the observation, its first cell, a count, and three more arguments.
ENTRY: Final = 7
# A run of so many cells is copied by itself.
SHORT: Final = 12


def joined(operations: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    """Fewer operations with the same effect, each with a list of cells, if it has one.

    Copies that follow one another become one: of a long run, or of single cells. So do rows with one slot.
    """
    found: list[tuple[list[int], list[int]]] = []
    for operation in operations:
        what, into, first, count, listed, capacity, _ = operation
        if what == COPY and found and found[-1][0][0] == COPY and _follows(operation, found[-1][0]):
            found[-1][0][3] += count
        elif what == IN_ROW and count == capacity == 1:
            _extend(found, [SINGLE_ROWS, into, 0, 1, listed, 0, 0], [first])
        else:
            found.append((operation[:], []))
    short: list[tuple[list[int], list[int]]] = []
    for entry, cells in found:
        what, into, first, count, _, _, _ = entry
        if what == COPY and count < SHORT:
            _extend(short, [GATHER, into, 0, count, 0, 0, 0], list(range(first, first + count)))
        else:
            short.append((entry, cells))
    return short


def _follows(entry: list[int], last: list[int]) -> bool:
    """Does a copy continue the one before, in the table and in the observation?"""
    return entry[1] == last[1] + last[3] and entry[2] == last[2] + last[3]


def _extend(found: list[tuple[list[int], list[int]]], entry: list[int], cells: list[int]) -> None:
    """Add an operation with a list of cells, or extend the last one of its kind."""
    if found:
        last, its_cells = found[-1]
        if last[0] == entry[0] and last[4] == entry[4] and last[1] + last[3] == entry[1]:
            last[3] += entry[3]
            its_cells += cells
            return
    found.append((entry, cells))
