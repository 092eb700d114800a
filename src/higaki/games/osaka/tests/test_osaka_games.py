"""Recorded games: every saved game in `games/` plays again to the table it holds. A file dropped there is a test."""

import json
from pathlib import Path

import pytest

import higaki

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_again_to_its_end(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = higaki.load(saved)
    assert match.save() == saved
    assert match.over


def test_there_are_games_for_every_seat_count_and_one_that_runs_out_of_cards() -> None:
    saves = [json.loads(path.read_text(encoding="utf-8")) for path in GAMES]
    assert {saved["seats"] for saved in saves} == {2, 3, 4}
    endings = {event["what"] for saved in saves for event in higaki.load(saved).told(None)[-1]["events"]}
    assert {"ended", "exhausted"} <= endings
