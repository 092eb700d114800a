"""The plan of an observation: operations that copy cells of a table, or translate them for the viewer."""

from __future__ import annotations

from typing import Final

# Operations: write a number; copy runs of cells by a list of them; copy single cells by a list of them; copy one
# translated for the viewer; rows with one slot, from a list of them; a row; pieces one after the other, counted by kind
# or by back; the backs of a heap; the slots of a stack; the seats that know its highest pieces; and, if a sort is
# observed by piece, the place of each piece of a heap (of different pieces, or not), of a list, of a stack.
CONSTANT: Final = 0
RUNS: Final = 1
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
# Copy a run of cells; `joined` makes RUNS and a GATHER of all of these.
COPY: Final = 14
# The offset, the first cell and the length of a run. Shorter ones are copied cell by cell.
RUN: Final = 3
SHORTEST_RUN: Final = 3


def joined(operations: list[list[int]]) -> list[tuple[list[int], list[int], list[int]]]:
    """Fewer operations with the same effect, each with the lists of cells and of offsets that it needs.

    Copies that follow one another become one run. All runs become one operation, all short ones another, and so do rows
    with one slot that follow one another.
    """
    found: list[tuple[list[int], list[int], list[int]]] = []
    runs: list[int] = []
    sources: list[int] = []
    targets: list[int] = []
    for operation in _runs(operations):
        what, into, first, count, listed, capacity, _ = operation
        if what == COPY and count >= SHORTEST_RUN:
            runs += [into, first, count]
        elif what == COPY:
            sources += range(first, first + count)
            targets += range(into, into + count)
        elif what == IN_ROW and count == capacity == 1:
            last, rows, _ = found[-1] if found else ([-1], [], [])
            if last[0] == SINGLE_ROWS and last[4] == listed and last[1] + last[3] == into:
                last[3] += 1
                rows.append(first)
            else:
                found.append(([SINGLE_ROWS, into, 0, 1, listed, 0, 0], [first], []))
        else:
            found.append((operation, [], []))
    copying = [([RUNS, 0, 0, len(runs), 0, 0, 0], runs, []), ([GATHER, 0, 0, len(sources), 0, 0, 0], sources, targets)]
    return [*[one for one in copying if one[1]], *found]


def _runs(operations: list[list[int]]) -> list[list[int]]:
    """The same operations; copies that continue the one before, in the table and in the observation, are one."""
    found: list[list[int]] = []
    for operation in operations:
        last = found[-1] if found else [-1]
        if operation[0] == COPY == last[0] and operation[1] == last[1] + last[3] and operation[2] == last[2] + last[3]:
            last[3] += operation[3]
        else:
            found.append(operation[:])
    return found
