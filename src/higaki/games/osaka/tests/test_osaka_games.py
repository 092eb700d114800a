"""What the recorded games of Traders of Osaka are about; that they play again is tested for all games alike."""

import json
from pathlib import Path

import higaki

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


def test_one_of_the_recorded_games_runs_out_of_cards() -> None:
    saves = [json.loads(path.read_text(encoding="utf-8")) for path in GAMES]
    endings = {event["what"] for saved in saves for event in higaki.load(saved).told(None)[-1]["events"]}
    assert {"ended", "exhausted"} <= endings
