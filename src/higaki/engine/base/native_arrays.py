"""Lookup tables of numbers for the rules, such as the value of each card."""

from higaki.engine.base.mypyc_compat import append, i16, i64, vec


def figures(values: list[int]) -> vec[i64]:
    """One number for each kind."""
    made = vec[i64]()
    for value in values:
        made = append(made, i64(value))
    return made


def measures(values: list[float]) -> vec[float]:
    """The same with fractions."""
    made = vec[float]()
    for value in values:
        made = append(made, value)
    return made


def lists(values: list[list[int]]) -> vec[vec[i64]]:
    """A list of numbers for each kind."""
    made = vec[vec[i64]]()
    for value in values:
        made = append(made, figures(value))
    return made


def flags(values: list[bool]) -> vec[i64]:
    """Yes (1) or no (0) for each kind."""
    return figures([int(value) for value in values])


def is_in(wanted: i64, numbers: vec[i64]) -> bool:
    """Is a number among these?"""
    for number in numbers:
        if number == wanted:
            return True
    return False


def empty_cells(count: int) -> vec[i16]:
    """The cells of an empty table."""
    made = vec[i16]()
    for _ in range(count):
        made = append(made, i16(0))
    return made


def copy_cells(target: vec[i16], into: i64, source: vec[i16], first: i64, count: i64) -> None:
    """Copy a run of cells. The native library has a function of its own for it."""
    for number in range(count):
        target[into + number] = source[first + number]


def add_cells(target: vec[i16], into: i64, source: vec[i16], first: i64, count: i64, times: i64) -> None:
    """Add so many times a run of cells. The native library has a function of its own for it."""
    for number in range(count):
        target[into + number] += i16(times) * source[first + number]
