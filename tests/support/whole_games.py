"""Print the recorded games of a title as the client gets them, for its test of texts: all lines, each question once.

A scene is printed where a question offers something that it did not offer before, and at the end of each game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from higaki import catalogue
from higaki.engine.match.loading import dealer_of, replayed
from higaki.engine.match.match import Match

GAMES = Path(__file__).parent.parent.parent / "src" / "higaki" / "games"


def saves(game: str) -> list[dict[str, Any]]:
    """So many recorded games that every number of seats and every value of an option is among them."""
    chosen = []
    met: set[tuple[str, Any]] = set()
    for path in sorted((GAMES / game / "tests" / "games").glob("*.json")):
        saved = json.loads(path.read_text(encoding="utf-8"))
        variant = {("seats", saved["seats"]), *saved["options"].items()}
        if not variant <= met:
            met |= variant
            chosen.append(saved)
    return chosen


def met_at(match: Match) -> set[tuple[str, str]]:
    """What the question offers, and why it refuses what it does not."""
    table, step = match.table, match.table.step
    name = step.declared.name if step.declared else ""
    refused = {match.game.reasons[one.why].name for one in step.refused(table)}
    return {(name, word) for word in (*match.options, *refused)}


def scenes(match: Match, saved: dict[str, Any], met: set[tuple[str, str]]) -> Iterator[dict[str, Any]]:
    """The scenes of who is asked something new; played on until the game is over."""
    for number, line in enumerate(saved["log"], 1):
        if number <= len(match.log):  # a random draw by the match itself
            continue
        offered = met_at(match)
        if not offered <= met:
            met |= offered
            yield match.scene(match.seat)
        match.play(line.split(" ")[2])
    yield match.scene(None)
    yield match.scene(0)


def main(game: str) -> None:
    met: set[tuple[str, str]] = set()
    for saved in saves(game):
        match = replayed(catalogue.find(game), saved | {"log": []}, dealer_of(saved))
        seen = list(scenes(match, saved, met))
        print(json.dumps({"seats": saved["seats"], "scenes": seen, "entries": match.told(None)}))


if __name__ == "__main__":
    main(sys.argv[1])
