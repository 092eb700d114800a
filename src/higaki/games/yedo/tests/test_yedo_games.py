"""What the recorded games of Yedo are about; that they play again is tested for all games alike."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import higaki

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))
# What a whole game can tell of that a few rounds seldom do.
RARE = {
    "shogun_falls",
    "accepted",
    "countered",
    "captured",
    "cancelled",
    "stood_in",
    "could_not_pay",
    "new_order",
    "to_reserve",
}


@cache
def games() -> list[tuple[higaki.Match, list[dict[str, Any]]]]:
    """Every game as it ended, and all that everybody heard of it."""
    loaded = [higaki.load(json.loads(path.read_text(encoding="utf-8"))) for path in GAMES]
    return [(match, [event for entry in match.told(None) for event in entry["events"]]) for match in loaded]


def test_recorded_games_are_of_both_versions_at_every_number_of_players() -> None:
    tables = {(match.table.seats, match.scene(None)["settings"]["version"]) for match, _ in games()}
    assert tables == {(seats, version) for seats in (2, 3, 4, 5) for version in ("geisha", "samurai")}


def test_recorded_games_tell_of_the_rare_things() -> None:
    assert {line["what"] for _, told in games() for line in told} >= RARE


def test_a_recorded_game_ends_after_round_11_or_with_the_round_in_which_the_shogun_falls() -> None:
    for match, told in games():
        fallen = [line for line in told if line["what"] == "shogun_falls"]
        assert match.position()["round"] == 11 or fallen
        assert len(fallen) <= 1
