"""The explorer: games from a deal, the tree of them, its file, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.redeal import redeal
from higaki.explorer.explorer_file import PACKAGED, Explorer, read
from higaki.explorer.playing import Deal, Played, play
from higaki.explorer.position_key import key_of
from higaki.explorer.running import play_deals
from higaki.explorer.tree import follow, grown, start_of
from higaki.terminal.cli import main

OSAKA = catalogue.find("osaka")
DEAL = Deal(2, 1)


def games(*ways: tuple[list[int], list[float]]) -> list[Played]:
    return [
        Played("osaka", OSAKA.settings.rules, "toy", DEAL, number, things, shares)
        for number, (things, shares) in enumerate(ways)
    ]


@pytest.fixture(scope="module")
def two_ways() -> list[list[int]]:
    """Two first decisions of the deal, each with a second one."""
    t, _ = start_of(OSAKA, DEAL)
    ways = []
    for thing in t.options[:2]:
        after, chance = start_of(OSAKA, DEAL)
        follow(after, chance, thing)
        ways.append([thing, after.options[0]])
    return ways


def written(content: Any, folder: Path) -> Path:
    path = folder / "explorer.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_a_tree_counts_what_was_chosen_and_how_it_went(two_ways: list[list[int]], tmp_path: Path) -> None:
    one, other = two_ways
    played = games((one, [1.0, 0.0]), (one, [0.5, 0.5]), (one, [0.0, 1.0]), (other, [1.0, 0.0]))
    explorer = read(OSAKA, written(grown(played, 2), tmp_path))
    [start] = explorer.starts
    t, chance = start_of(OSAKA, DEAL)
    assert (start.deal, start.games, start.key) == (DEAL, 4, key_of(t))
    first, rare = explorer.nodes[start.key].choices
    mover = t.seat
    assert (first.thing, first.games, first.won) == (one[0], 3, 1.5)
    assert (rare.thing, rare.games, rare.won, rare.next) == (other[0], 1, [1.0, 0.0][mover], None)
    follow(t, chance, one[0])
    assert first.next == key_of(t)
    assert explorer.things(key_of(t)) == [one[0]]
    assert explorer.nodes[key_of(t)].games == 3
    # A game that was played twice by two runs counts once.
    assert grown([*played, *played], 2) == grown(played, 2)


def test_every_position_of_a_tree_is_the_table_to_which_its_way_leads(tmp_path: Path) -> None:
    played = [play("osaka", "random", deal, number) for deal in (DEAL, Deal(3, 1)) for number in range(6)]
    explorer = read(OSAKA, written(grown(played, 2), tmp_path))
    assert len(explorer.nodes) > 4
    for key, node in explorer.nodes.items():
        t, chance = start_of(OSAKA, node.deal)
        for thing in explorer.things(key):
            follow(t, chance, thing)
        assert key_of(t) == key
        assert {choice.thing for choice in node.choices} <= set(t.options)


@pytest.mark.parametrize("game", catalogue.names())
def test_a_key_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    rules = catalogue.find(game)
    t, _ = start_of(rules, Deal(2, 3))
    assert key_of(redeal(t, t.seat, rng_of(9, "other"))) == key_of(t)
    after = t.clone()
    after.play(after.options[0])
    assert key_of(after) != key_of(t)
    assert key_of(start_of(rules, Deal(2, 3))[0]) == key_of(t)


def test_the_commands_play_and_grow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, out = tmp_path / "games.jsonl", tmp_path / "explorer.json"
    asked = ["explorer", "play", "osaka", "--bot", "random", "--deals", "1", "--out", str(lines)]
    assert main([*asked, "--games", "2"]) == 0
    assert main([*asked, "--games", "1", "--first", "2", "--jobs", "2"]) == 0
    assert "osaka: 3 games" in capsys.readouterr().out
    assert main(["explorer", "grow", "osaka", str(lines), "--least", "3", "--out", str(out)]) == 0
    explorer = read(OSAKA, out)
    assert [(start.deal, start.games) for start in explorer.starts] == [(Deal(seats, 1), 3) for seats in (2, 3, 4)]


def test_no_game_begins_after_the_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr("higaki.explorer.running.monotonic", lambda: float(next(now)))
    done = play_deals("osaka", tmp_path / "games.jsonl", bot="random", deals=1, games=100, seconds=30)
    assert 2 < done < 30


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["play", "osaka", "--out", "/dev/null/x"], "/dev/null/x cannot be written"),
        (["play", "osaka", "--bot", "nobody", "--out", "x"], "there is no bot called 'nobody'"),
        (["play", "osaka", "--deals", "0", "--out", "x"], "0 deals cannot be; right would be 1 to 1,000"),
        (["play", "osaka", "--seconds", "0", "--out", "x"], "0.0 seconds are no time to play"),
        (["grow", "osaka", "/dev/null/x", "--out", "x"], "/dev/null/x cannot be read"),
        (["grow", "osaka", "/dev/null", "--out", "x"], "there are no games"),
        (["grow", "osaka", "/dev/null", "--least", "0", "--out", "x"], "0 games reach no position"),
        (["grow", "osaka", __file__, "--out", "x"], "a line is no game"),
    ],
)
def test_wrong_requests_are_one_sentence(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explorer", *wrong]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def _damaged(content: Any, change: str) -> Any:
    first, second = list(content["nodes"])[:2]
    match change:
        case "rules":
            content["rules"] = 99
        case "format":
            content["format"] = 9
        case "game":
            content["game"] = "yedo"
        case "deals":
            content["deals"] = []
        case "thing":
            content["nodes"][second][3] = 100_000
        case "choices":
            content["nodes"][first][4][0][1] = 0
        case "circle":
            content["nodes"][first][2] = second
        case "next":
            content["nodes"][first][4][0][3] = "0" * 16
        case "seats":
            content["nodes"][first][0] = 9
        case "nodes":
            del content["nodes"]
    return content


@pytest.mark.parametrize(
    "change", ["rules", "format", "game", "deals", "thing", "choices", "circle", "next", "seats", "nodes"]
)
def test_a_damaged_file_is_one_sentence(change: str, two_ways: list[list[int]], tmp_path: Path) -> None:
    content = grown(games(*[(way, [1.0, 0.0]) for way in two_ways]), 1)
    with pytest.raises(BadFile, match=r"explorer\.json of osaka is damaged") as refused:
        read(OSAKA, written(_damaged(content, change), tmp_path))
    assert "\n" not in str(refused.value)
    (tmp_path / "explorer.json").write_bytes(b"\xff[")
    with pytest.raises(BadFile, match="damaged"):
        read(OSAKA, tmp_path / "explorer.json")


@pytest.mark.parametrize("game", catalogue.names())
def test_the_file_of_a_game_can_be_read(game: str) -> None:
    rules = catalogue.find(game)
    path = rules.folder / PACKAGED
    if path.is_file():
        explorer = read(rules, path)
        assert isinstance(explorer, Explorer)
        key = list(explorer.nodes)[-1]
        t, chance = start_of(rules, explorer.nodes[key].deal)
        for thing in explorer.things(key):
            follow(t, chance, thing)
        assert key_of(t) == key
