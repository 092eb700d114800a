"""A saved game as the text of a file, with a line for each round of decisions and each place of the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from higaki.engine.base.json_type import Json

_SPACED: Final = json.JSONEncoder(separators=(", ", ": "))


def file_text(saved: Json) -> str:
    """JSON that can be read and compared line by line; it differs from plain JSON in white space only."""
    lines = [f' "{key}": {_value(key, value)}' for key, value in saved.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(key: str, value: object) -> str:
    if key == "log" and isinstance(value, list):
        return _block("[", [", ".join(map(_SPACED.encode, line)) for line in _rounds(value)], "]")
    if key == "table" and isinstance(value, dict):
        return _block("{", [f'"{place}": {_SPACED.encode(held)}' for place, held in value.items()], "}")
    return _SPACED.encode(value)


def _block(start: str, lines: list[str], end: str) -> str:
    return start + "".join(f"\n  {line}," for line in lines).rstrip(",") + f"\n {end}"


def _rounds(log: list[str]) -> Iterator[list[str]]:
    """The log in rounds: a round ends when a seat decides again after another one."""
    current: list[str] = []
    seats: list[str] = []
    for line in log:
        seat = _seat(line)
        if seat in seats[:-1]:
            yield current
            current, seats = [], []
        current.append(line)
        if seat not in seats:
            seats.append(seat)
    if current:
        yield current


def _seat(line: str) -> str:
    return line.split(" ", 2)[1]
