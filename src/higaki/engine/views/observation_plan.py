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
# Rows with one slot that follow one another. The offset; the first cell of the first one; how many.
SINGLE_ROWS: Final = 6
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
# The same of a row with one slot for different pieces. The offset of the sort; its first cell; the place.
PLACE_OF_SINGLE_ROW: Final = 16
# Numbers of single rows translated for the viewer. The offset; how many; a list.
TRANSLATED: Final = 17
OPERATIONS: Final = 18
# The number of arguments: of a copy or a constant, of what is translated and of rows with one slot, of SLOTS, of all
# others.
OF_A_COPY: Final = 2
OF_A_CELL: Final = 3
OF_SLOTS: Final = 6
OF_A_SPOT: Final = 4
# Copy a run of cells: the offset, the first cell, their number. A plan has blocks instead.
COPY: Final = OPERATIONS
# A row with one slot. The offset; its first cell; a list that begins with nothing. A plan has SINGLE_ROWS instead, and
# where the viewer sees something else than the kinds, TRANSLATED.
SINGLE_ROW: Final = OPERATIONS + 1
# The cells of such a row: the number of pieces, the piece.
CELLS_OF_SINGLE_ROW: Final = 2
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
        for into, first, listed, count in self._single_rows():
            plan[SINGLE_ROWS] += [into, first, count]
            if not self._says_the_same(listed):
                plan[TRANSLATED] += [into, count, listed]
        for what, *arguments in self._operations:
            if what < OPERATIONS:
                plan[what] += arguments
        return plan

    def _single_rows(self) -> list[list[int]]:
        """Rows with one slot; those that continue another one, in the table and in the observation, are one with it."""
        found: list[list[int]] = []
        for into, first, listed in [arguments for what, *arguments in self._operations if what == SINGLE_ROW]:
            count = found[-1][3] if found else 0
            if count and found[-1] == [into - count, first - count * CELLS_OF_SINGLE_ROW, listed, count]:
                found[-1][3] += 1
            else:
                found.append([into, first, listed, 1])
        return found

    def _says_the_same(self, listed: int) -> bool:
        """Does a list have every number at its own position?"""
        return any(begin == listed and numbers == tuple(range(len(numbers))) for numbers, begin in self._begins.items())


def _runs(copies: list[list[int]]) -> list[list[int]]:
    """The same copies; those that continue another one, in the table and in the observation, are one with it."""
    found: list[list[int]] = []
    for into, first, count in sorted(copies):
        if found and found[-1][0] + found[-1][2] == into and found[-1][1] + found[-1][2] == first:
            found[-1][2] += count
        else:
            found.append([into, first, count])
    return found
