"""The published report of a game: `findings/balance.json` in its folder, as `higaki balance --out` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_type_hints

from higaki.balance.report import Row, TakenRow
from higaki.engine.base.errors import BadFile

# The file in the folder of a game.
PUBLISHED: Final = "findings/balance.json"


def check_report(game: str, path: Path) -> None:
    """Refuse a file that is no report: BadFile says what is wrong."""
    try:
        _check(json.loads(path.read_bytes()))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        wrong = f"{type(error).__name__}: {error}".replace("\n", " ")
        right = "right would be what `higaki balance --out` writes"
        raise BadFile(f"{path.name} of {game} is damaged ({wrong}); {right}") from None


def _check(report: Any) -> None:
    for name in ("game", "command"):
        if not isinstance(report[name], str):
            raise TypeError(f"{name} is no text")
    for section in report["games"]:
        if not (isinstance(section["games"], int) and isinstance(section["seats"], int)):
            raise TypeError("a section has no number of games or seats")
    for name, columns, row_type in (("figures", "columns", Row), ("taken", "taken_columns", TakenRow)):
        if report[columns] != list(row_type._fields):
            raise ValueError(f"{columns} are others")
        texts = [kind is str for kind in get_type_hints(row_type).values()]
        for row in report[name]:
            _check_row(row, texts)


def _check_row(row: Any, texts: list[bool]) -> None:
    """`texts` says of each column whether it is a text; all others are numbers."""
    if not isinstance(row, list) or len(row) != len(texts):
        raise ValueError(f"{row!r} is no row of {len(texts)} columns")
    for value, is_text in zip(row, texts, strict=True):
        if isinstance(value, bool) or not isinstance(value, str if is_text else int | float):
            raise ValueError(f"{value!r} is no {'text' if is_text else 'number'}")
