"""What the recorded games of Yokohama are about; that they play again is tested for all games alike."""

import json
from pathlib import Path

import higaki

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
ENDS = {"all_houses", "all_shops", "no_orders", "church_full", "customs_full", "closed"}


def test_recorded_games_end_in_most_ways_there_are() -> None:
    ended = set()
    for path in GAMES:
        match = higaki.load(json.loads(path.read_text(encoding="utf-8")))
        told = [event["what"] for entry in match.told(None) for event in entry["events"]]
        ways = [what for what in told if what in ENDS]
        assert len(ways) == 1  # the first one counts, and no other is announced
        assert ("last_round" in told) == (ways != ["closed"])
        ended.add(ways[0])
    assert ended == ENDS - {"all_shops"}  # no bot builds eight shops; a written position does
