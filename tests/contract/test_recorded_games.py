"""Recorded games: every saved game in a game's `tests/games/` plays again. A file dropped there is a test."""

import json
from pathlib import Path
from typing import Any

import pytest
from variants import sources

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadSave
from higaki.engine.match.loading import dealer_of, replayed
from higaki.engine.match.match import Match
from higaki.engine.match.save_file_text import file_text
from higaki.engine.match.saving import check_over

SAVED = [path for folder in sources().values() for path in sorted(folder.glob("tests/games/*.json"))]


def name_of(path: Path) -> str:
    return f"{path.parent.parent.parent.name}-{path.stem}"


def played_again(path: Path, saved: dict[str, Any]) -> Match:
    """The match of a recorded game; if it does not come out as recorded, the failure says where, and what to do."""
    game = catalogue.find(saved["game"])
    if saved["rules"] != game.settings.rules:
        different = f"it was recorded with rules {saved['rules']}, and game.toml says {game.settings.rules}"
    else:
        try:
            return higaki.load(saved)
        except BadSave as error:
            different = f"{error}{other_places(saved)}"
    options = "".join(f" --option {name}={value}" for name, value in saved["options"].items())
    bots = ",".join(["random", "greedy", "random", "greedy", "random"][: saved["seats"]])
    pytest.fail(
        f"{name_of(path)} does not play again: {different}\n"
        "If no rule was meant to change, repair the rules. Else raise `rules` in game.toml and record another game:\n"
        f"PYTHONPATH=src .venv/bin/python -m higaki play {game.name} --seats {saved['seats']} --bots {bots}"
        f" --seed {saved['seed']}{options} --save {path}",
        pytrace=False,
    )


def other_places(saved: dict[str, Any]) -> str:
    """If all decisions can be played, but lead to another table: its places that differ."""
    try:
        table = replayed(catalogue.find(saved["game"]), saved, dealer_of(saved)).save()["table"]
    except BadSave:
        return ""
    differ = [name for name in saved["table"] if table.get(name) != saved["table"][name]]
    return f"; what differs at the end: {', '.join(differ)}" if differ else ""


@pytest.mark.parametrize("path", SAVED, ids=name_of)
def test_a_recorded_game_plays_again_and_its_log_sums_to_its_score(path: Path) -> None:
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = played_again(path, saved)
    again = match.save()
    # Newer saves say more, also of the table, which loading has compared; the check is over all of it.
    assert [key for key in saved.keys() - {"check", "table"} if again[key] != saved[key]] == []
    assert match.over, f"{path} is not played to its end; right would be a finished game"
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


def changed(saved: dict[str, Any], **changes: Any) -> dict[str, Any]:
    other = saved | changes
    return other | {"check": check_over(other)}


def test_a_recorded_game_that_differs_says_where_and_how_to_record_it_again() -> None:
    path = Path("src/higaki/games/dragon_market/tests/games/advanced_2_seats.json")
    saved = json.loads(path.read_text(encoding="utf-8"))
    record = (
        r"record another game:\nPYTHONPATH=src \S+ -m higaki play dragon_market --seats 2 --bots random,greedy "
        rf"--seed {saved['seed']} .*--option mode=advanced.* --save {path}$"
    )
    log = [*saved["log"][:30], "31 pink nonsense"]
    with pytest.raises(pytest.fail.Exception, match=rf"log line 31 (is|cannot be played)[\s\S]*{record}"):
        played_again(path, changed(saved, log=log))
    with pytest.raises(pytest.fail.Exception, match=rf"another table.*differs at the end: round[\s\S]*{record}"):
        played_again(path, changed(saved, table=saved["table"] | {"round": saved["table"]["round"] - 1}))
    with pytest.raises(pytest.fail.Exception, match=r"recorded with rules 0, and game.toml says \d"):
        played_again(path, changed(saved, rules=0))


@pytest.mark.parametrize("name", catalogue.names())
def test_there_are_recorded_games_for_every_seat_count(name: str) -> None:
    saves = [json.loads(path.read_text(encoding="utf-8")) for path in SAVED if sources()[name] in path.parents]
    assert {saved["seats"] for saved in saves} == set(catalogue.find(name).settings.seats)
