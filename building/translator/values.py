"""What an expression of a rule can be: known while translating, or C code of a type."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Type:
    """A type of the subset, and how C declares it. A record type has its class."""

    name: str
    c: str
    record: type | None = None


NUMBER = Type("number", "i64 ")
# As a number, but `and` and `or` of two of them are one of them, too.
BOOL = Type("bool", "i64 ")
FLOAT = Type("float", "double ")
TABLE = Type("table", "Table *")
# The cells of a table, or of an observation.
CELLS = Type("cells", "i16 *")
STEP = Type("step", "i64 ")
# All steps of a game, by number.
STEPS = Type("steps", "")
NUMBERS = Type("list of numbers", "Numbers ")
LISTS = Type("list of lists", "const Numbers *")
FLOATS = Type("list of floats", "const double *")
RNG = Type("random generator", "wide *")
NOTHING = Type("nothing", "void ")
# A term of the evaluation, without its word.
TERM = Type("term", "Term ")
# Written to an array that the caller gives; the function returns how many there are.
TERMS = Type("list of terms", "i64 ")

BY_ANNOTATION = {
    "i64": NUMBER,
    "i16": NUMBER,
    "int": NUMBER,
    "Seat": NUMBER,
    "Spot": NUMBER,
    "Action": NUMBER,
    "bool": BOOL,
    "float": FLOAT,
    "Table": TABLE,
    "Cells": TABLE,
    "Step": STEP,
    "vec[i16]": CELLS,
    "vec[i64]": NUMBERS,
    "list[int]": NUMBERS,
    "list[bool]": NUMBERS,
    "vec[vec[i64]]": LISTS,
    "vec[float]": FLOATS,
    "Rng": RNG,
    "Term": TERM,
    "list[Term]": TERMS,
    "None": NOTHING,
}


class Value:
    """The value of an expression."""


@dataclass(frozen=True)
class Known(Value):
    """A value that the translator knows: a constant, a table of numbers, a group, a function."""

    value: object


@dataclass(frozen=True)
class Code(Value):
    """A value that is known only when the rules run."""

    text: str
    type: Type = NUMBER
    # The greatest length of a list, if it is known.
    length: int | None = None


# The listener of a table in a rule of a game; it may only be compared with None.
LISTENER = Code("listener", Type("listener", ""))


@dataclass(frozen=True)
class Picked(Value):
    """One of several known values, picked by a number that is known only when the rules run."""

    values: list[object]
    index: str


def is_numbers(value: object) -> bool:
    """Is it a list of whole numbers?"""
    return isinstance(value, list) and all(isinstance(one, int) for one in value)


def is_lists(value: object) -> bool:
    """Is it a list of lists of whole numbers?"""
    return isinstance(value, list) and len(value) > 0 and all(is_numbers(one) for one in value)


def is_floats(value: object) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(one, float) for one in value)
