"""Sums of balance runs: parts add up to the whole, a deadline is kept, and what cannot be added is refused."""

from __future__ import annotations

import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from variants import sources

from higaki import catalogue
from higaki.balance import Balance, running, study
from higaki.balance.chunks import play_chunk
from higaki.balance.play import Order
from higaki.balance.report import Row
from higaki.balance.report_file import PUBLISHED, check_report
from higaki.balance.running import Part
from higaki.balance.subjects import FILE, subjects_of
from higaki.balance.sums import Sums
from higaki.balance.sums_file import merged, read, write
from higaki.engine.base.errors import BadFile, BadSave, BadSetting, HigakiError
from higaki.terminal.cli import main

WANTED: dict[str, Any] = {"seats": (2, 3), "games": (70, 5), "restricted_games": (33, 2), "restrictions": ("coins",)}
BOTS = ("greedy", "random")


def alike(one: list[Row], other: list[Row]) -> None:
    """The same figures, whatever the order of the sums."""
    assert [row[:5] for row in one] == [row[:5] for row in other]
    for row, same in zip(one, other, strict=True):
        assert row[5:] == pytest.approx(same[5:], abs=2e-4)


@pytest.fixture(scope="module")
def whole() -> Balance:
    return study("osaka", BOTS, **WANTED)


@pytest.mark.slow
def test_parts_add_up_to_the_whole(whole: Balance, tmp_path: Path) -> None:
    paths = []
    for number in range(2):
        paths.append(tmp_path / f"{number}.json")
        write(study("osaka", BOTS, **WANTED, part=Part(number, 2)).run, paths[-1])
    together = Balance(merged([read(path) for path in paths]))
    assert {kind: played.sums.games for kind, played in together.run.sections.items()} == {
        kind: played.sums.games for kind, played in whole.run.sections.items()
    }
    alike(together.rows, whole.rows)
    write(together.run, tmp_path / "whole.json")
    alike(Balance(read(tmp_path / "whole.json")).rows, whole.rows)


@pytest.mark.slow
def test_every_game_is_played_once_by_any_number_of_processes(whole: Balance) -> None:
    games = {tuple(kind): played.sums.games for kind, played in whole.run.sections.items()}
    free = {(bot, seats, None): count for bot, count in (("greedy", 70), ("random", 5)) for seats in (2, 3)}
    assert games == free | {("greedy", 3, "coins"): 33, ("random", 3, "coins"): 2}
    alike(study("osaka", BOTS, **WANTED, jobs=2).rows, whole.rows)


def test_no_game_begins_after_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr("higaki.balance.running.monotonic", lambda: float(next(now)))
    kept: list[int] = []
    balance = study("osaka", ["random"], seats=(2,), games=100, seconds=30, keep=lambda one: kept.append(one.games))
    assert 2 < balance.games < 30
    assert kept[-1:] < [balance.games]
    with_nothing = study("osaka", ["random"], seats=(2,), games=100, seconds=0.5)
    assert (with_nothing.games, with_nothing.rows) == (0, [])


def test_what_was_played_is_kept_when_a_process_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    played = running._Alone.finished
    calls = iter(range(3))

    def dying(crew: Any) -> Any:
        if next(calls) == 2:
            raise BrokenProcessPool
        return played(crew)

    monkeypatch.setattr(running._Alone, "finished", dying)
    kept: list[int] = []
    with pytest.raises(HigakiError, match="a process that played has died; right would be to play again"):
        study("osaka", ["random"], seats=(2,), games=9, restrictions=(), keep=lambda one: kept.append(one.games))
    assert kept == [2]


def test_the_command_merges(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["balance", "osaka", "--bots", "random", "--games", "4", "--seats", "2", "--without", "none"]
    files = [str(tmp_path / f"{number}.json") for number in range(2)]
    for number, file in enumerate(files, 1):
        assert main([*asked, "--part", f"{number}/2", "--sums", file]) == 0
    capsys.readouterr()
    assert main(["balance", "osaka", "--merge", *files, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == [
        {"bot": "random", "seats": 2, "restriction": None, "games": 4}
    ]
    for wrong, said in [
        (["osaka", "--merge", files[0], files[0]], "chunk 0 of random with 2 players was played twice"),
        (["yedo", "--merge", files[0]], "these files are of osaka; right would be higaki balance osaka"),
    ]:
        assert main(["balance", *wrong]) == 2
        assert said in capsys.readouterr().err


def test_a_run_goes_on_with_the_sums_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sums.json"
    asked = ["balance", "osaka", "--bots", "random", "--seats", "2", "--without", "none", "--json"]
    assert main([*asked, "--games", "3", "--sums", str(path)]) == 0
    played: list[int] = []

    def counted(order: Order, chunk: int, numbers: range) -> Sums:
        played.append(chunk)
        return play_chunk(order, chunk, numbers)

    monkeypatch.setattr(running, "play_chunk", counted)
    assert main([*asked, "--games", "5", "--sums", str(path)]) == 0
    assert played == [3, 4]
    capsys.readouterr()
    assert main([*asked, "--games", "5", "--sums", str(path)]) == 0
    assert played == [3, 4]
    assert main([*asked, "--games", "5"]) == 0
    went_on, at_once = capsys.readouterr().out.strip().split("\n}\n", 1)
    assert json.loads(went_on + "\n}") == json.loads(at_once)
    before = path.read_bytes()
    assert main([*asked, "--games", "5", "--sums", str(path), "--seed", "2"]) == 2
    assert "osaka from seed 2 and osaka from seed 1 cannot be added" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_runs_of_other_games_are_not_added(whole: Balance) -> None:
    other = study("osaka", ["random"], seats=(2,), games=2, seed=2, restrictions=())
    with pytest.raises(
        BadSetting,
        match="from seed 2 and osaka from seed 1 cannot be added; right would be the same game, options and seed",
    ):
        merged([other.run, whole.run])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda sums: "[", "is no JSON"),
        (lambda sums: "[]", "is damaged"),
        (lambda sums: json.dumps(sums | {"format": 9}), "the format 9 is unknown"),
        (lambda sums: json.dumps(sums | {"rules": 99}), "the games were played by rules 99"),
        (lambda sums: json.dumps(sums | {"game": "chess"}), "there is no game called 'chess'"),
        (lambda sums: json.dumps(sums | {"sections": sums["sections"] * 2}), "right would be each number"),
        (lambda sums: json.dumps(sums).replace('"games": 2', '"games": "two"'), "the sums are damaged"),
        (lambda sums: json.dumps(sums).replace('"wins": [[', '"wins": [[true, 2, 3], ['), "the sums are damaged"),
        (lambda sums: json.dumps(sums).replace('"shares": [', '"shares": [null, '), "the sums are damaged"),
    ],
)
def test_a_damaged_file_is_one_sentence(change: Any, said: str, tmp_path: Path) -> None:
    path = tmp_path / "sums.json"
    write(study("osaka", ["random"], seats=(2,), games=2, restrictions=()).run, path)
    path.write_text(change(json.loads(path.read_text(encoding="utf-8"))), encoding="utf-8")
    with pytest.raises(HigakiError) as refused:
        read(path)
    assert said in str(refused.value)
    assert isinstance(refused.value, BadSave | BadSetting)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("game", catalogue.names())
def test_what_a_report_notes_is_in_the_log(game: str) -> None:
    subjects = subjects_of(game)
    assert (sources()[game] / FILE).is_file() == bool(subjects.ends)
    assert bool(subjects.taken) == bool(subjects.ends)
    for number, fields in subjects.taken.items():
        assert all(list(catalogue.find(game).events[number].fields.values())[one.place] is not None for one in fields)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"columns": ["bot"]}, "columns are others"),
        ({"figures": [["random", "2", "", "wins", "place 1", 0.5, 0.4, 0.6, 2]]}, "'2' is no number"),
        ({"taken": [[1]]}, "is no row of 15 columns"),
        ({"command": None}, "command is no text"),
        ({"games": [{"bot": "random"}]}, "KeyError"),
    ],
)
def test_a_damaged_report_is_one_sentence(change: dict[str, Any], said: str, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    report = study("osaka", ["random"], seats=(2,), games=2, restrictions=()).as_json()
    path.write_text(json.dumps(report), encoding="utf-8")
    check_report("osaka", path)
    path.write_text(json.dumps(report | change), encoding="utf-8")
    with pytest.raises(BadFile, match=said) as refused:
        check_report("osaka", path)
    assert "\n" not in str(refused.value)


def test_the_command_of_a_report_plays_its_games_again(whole: Balance) -> None:
    assert whole.command == (
        "higaki balance osaka --bots greedy,random --games 96,5 --restricted-games 64,2 --seed 1 --jobs"
    )
    part = study("osaka", ["random"], seats=(2,), games=6, restrictions=(), part=Part(1, 2))
    assert part.command == "higaki balance osaka --bots random --games 6 --without none --seed 1 --jobs"


@pytest.mark.parametrize("game", catalogue.names())
def test_the_published_report_of_a_game_can_be_shown(game: str) -> None:
    path = sources()[game] / PUBLISHED
    if path.is_file():
        check_report(game, path)
        assert json.loads(path.read_text(encoding="utf-8"))["game"] == game
