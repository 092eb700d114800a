"""What the recorded games of Dragon Market are about; that they play again is tested for all games alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import higaki

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


def saved_at(path: Path) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return saved


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_with_the_last_order_of_its_winner(path: Path) -> None:
    match = higaki.load(saved_at(path))
    last = [event for event in match.told(None)[-1]["events"] if event["what"] != "moved"]
    assert [event["what"] for event in last[-2:]] == ["fulfilled", "won"]
    winner = match.scene(None)["seats"].index(last[-1]["seat"])
    assert winner in match.ranking[0]
    assert match.scores[winner] == last[-2]["orders"]


def test_there_is_a_game_of_every_mode() -> None:
    modes = [saved_at(path)["options"] for path in GAMES]
    played = {(mode["mode"], mode.get("teams", False), mode.get("long_game", False)) for mode in modes}
    assert played == {
        ("basic", False, False),
        ("basic", False, True),
        ("advanced", False, False),
        ("basic", True, False),
        ("advanced", True, False),
    }
    assert {mode["boats"] for mode in modes} == {"players", "ready", "lot"}
