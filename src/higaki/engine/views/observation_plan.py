"""The plan of an observation: operations that copy cells of a table, or translate them for the viewer.

A plan has a list for each operation: the arguments of all its uses, one after the other. So a use costs no question
which operation comes next, and no use may depend on another one.
"""

from __future__ import annotations

from typing import Final

# Copy a block of cells, of each of these sizes. Arguments: the offset in the observation, the first cell.
COPY_8: Final = 0
COPY_4: Final = 1
COPY_2: Final = 2
COPY_1: Final = 3
# Write a number. The offset; the number.
CONSTANT: Final = 4
# A cell translated for the viewer. The offset; the cell; a list.
AS_SEEN: Final = 5
# A row with one slot. The offset; its first cell; a list that begins with nothing.
SINGLE_ROW: Final = 6
# A row. The offset; its first cell; a list that begins with nothing; its capacity.
IN_ROW: Final = 7
# Pieces one after the other, counted by kind or by back. The offset; the cell with their number; a list; the first one.
COUNTED: Final = 8
# The backs of a heap. The offset; its first cell; a list; the number of kinds.
BACKS_OF_HEAP: Final = 9
# The highest slots of a stack. The offset; its first cell; how many; a list; the cell with the seats that know the
# lowest piece; is it a list of kinds, which a viewer must know?
SLOTS: Final = 10
# The seats that know the highest pieces of a stack. The offset; its first cell; how many; the cell as above.
KNOWN_TO: Final = 11
# If a sort is observed by piece, the place of each piece of a heap of different pieces. The offset of the sort; the
# first cell; the number of kinds; the place.
PLACE_OF_DIFFERENT: Final = 12
# The same of any heap. Its first cell; the number of kinds; the place; a list of offsets.
PLACE_OF_HEAP: Final = 13
# The same of a row or pile. Its first cell; the place; a list of offsets; does its order mean something?
PLACE_OF_LIST: Final = 14
# The same of the pieces of a stack that the viewer knows. Its first cell; the place; a list of offsets; the cell with
# the seats that know the lowest piece.
PLACE_OF_STACK: Final = 15
OPERATIONS: Final = 16
# The number of arguments: of a copy or a constant, of a cell that is translated, of SLOTS, of all others.
OF_A_COPY: Final = 2
OF_A_CELL: Final = 3
OF_SLOTS: Final = 6
OF_A_SPOT: Final = 4
# Copy a run of cells: the offset, the first cell, their number. A plan has blocks instead.
COPY: Final = OPERATIONS
BLOCKS: Final = {8: COPY_8, 4: COPY_4, 2: COPY_2, 1: COPY_1}


class Draft:
    """Operations and lists while a layout is made."""

    def __init__(self) -> None:
        # All lists, one after the other; the number of a list is where it begins. They have for each kind of a sort how
        # the viewer sees it, or its back, or the offset of its first piece.
        self.lists: Final[list[int]] = []
        self._begins: Final[dict[tuple[int, ...], int]] = {}
        # Operations, each with its arguments.
        self._operations: Final[list[list[int]]] = []

    def listed(self, numbers: list[int]) -> int:
        """The number of a list; equal ones are one."""
        key = tuple(numbers)
        if key not in self._begins:
            self._begins[key] = len(self.lists)
            self.lists.extend(numbers)
        return self._begins[key]

    def do(self, what: int, *arguments: int) -> None:
        """Add an operation."""
        self._operations.append([what, *arguments])

    def plan(self) -> list[list[int]]:
        """All operations as a plan."""
        plan: list[list[int]] = [[] for _ in range(OPERATIONS)]
        for into, first, count in _runs([arguments for what, *arguments in self._operations if what == COPY]):
            size = max(size for size in BLOCKS if size <= count)
            # The last block overlaps the one before if the run is no multiple of it.
            for begin in (*range(0, count - size, size), count - size):
                plan[BLOCKS[size]] += [into + begin, first + begin]
        for what, *arguments in self._operations:
            if what != COPY:
                plan[what] += arguments
        return plan


def _runs(copies: list[list[int]]) -> list[list[int]]:
    """The same copies; those that continue another one, in the table and in the observation, are one with it."""
    found: list[list[int]] = []
    for into, first, count in sorted(copies):
        if found and found[-1][0] + found[-1][2] == into and found[-1][1] + found[-1][2] == first:
            found[-1][2] += count
        else:
            found.append([into, first, count])
    return found
