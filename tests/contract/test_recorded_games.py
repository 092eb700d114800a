"""Recorded games: every saved game in a game's `tests/games/` plays again. A file dropped there is a test."""

import json
from pathlib import Path

import pytest
from variants import sources

import higaki
from higaki import catalogue
from higaki.engine.match.save_file_text import file_text

SAVED = [path for folder in sources().values() for path in sorted(folder.glob("tests/games/*.json"))]


def name_of(path: Path) -> str:
    return f"{path.parent.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", SAVED, ids=name_of)
def test_a_recorded_game_plays_again_and_its_log_sums_to_its_score(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = higaki.load(saved)
    again = match.save()
    # Newer saves say more, also of the table, which loading has compared; the check is over all of it.
    assert all(again[key] == saved[key] for key in saved.keys() - {"check", "table"})
    assert match.over
    eyes = [match.game.eyes(match.table, seat) for seat in range(match.table.seats)]
    scored = [0] * match.table.seats
    for entry in match.told(None):
        for event in entry["events"]:
            if "scored" in event:
                scored[eyes[match.game.seat_names.index(event["seat"])]] += event["scored"]
    assert [scored[eyes[seat]] for seat in range(match.table.seats)] == match.scores


@pytest.mark.parametrize("path", SAVED, ids=name_of)
def test_a_recorded_game_is_laid_out_as_saving_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == file_text(json.loads(text))


@pytest.mark.parametrize("name", catalogue.names())
def test_there_are_recorded_games_for_every_seat_count(name: str) -> None:
    saves = [json.loads(path.read_text(encoding="utf-8")) for path in SAVED if sources()[name] in path.parents]
    assert {saved["seats"] for saved in saves} == set(catalogue.find(name).settings.seats)
