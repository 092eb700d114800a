"""Puzzles: their files, their tags, and that nothing becomes one that is not clearly best."""

from __future__ import annotations

import fnmatch
import json
import math
import random
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from sampling import SOAK

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match import position_writer
from higaki.engine.table.game import Game
from higaki.engine.table.steps import Window
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene
from higaki.puzzles import Answer, Puzzle, packaged, read
from higaki.puzzles.from_games import puzzles_in
from higaki.puzzles.judging import Judge
from higaki.puzzles.measuring import Measurer
from higaki.puzzles.puzzle import BOTS, PEOPLE, check_over, id_of
from higaki.puzzles.puzzle_file import append
from higaki.puzzles.tags import FILE, fitting, tags_of

GAMES = [catalogue.find(name) for name in catalogue.names()]
OSAKA = catalogue.find("osaka")


@cache
def some_puzzle(decisions: int = 40) -> Puzzle:
    """A puzzle with a real position; its figures are invented."""
    match = higaki.new("osaka", seats=3, seed=decisions)
    draw = random.Random(decisions)
    while len(match.log) < decisions or len(match.options) < 3:
        match.play(draw.choice(match.options))
    position = position_writer.write(redeal(match.table, match.seat, rng_of(1, "test")))
    answers = {
        thing: Answer(0.0 if number == 0 else 0.1 * number, 0.01, []) for number, thing in enumerate(match.options)
    }
    best = [match.options[0]]
    return Puzzle(id_of(position), 1, position, ["timing"], best, best, answers, 0.5, 200, BOTS)


def written(puzzle: Puzzle, **changed: object) -> str:
    """A line of a file; with changes, its check sum is right again."""
    content = puzzle.as_json() | changed
    return json.dumps(content | {"check": check_over(content)})


def test_what_was_written_is_read(tmp_path: Path) -> None:
    file, puzzles = tmp_path / "puzzles.jsonl", [some_puzzle(40), some_puzzle(41)]
    for puzzle in puzzles:
        append(file, [puzzle])
    found = read(OSAKA, file)
    assert list(found.puzzles.values()) == puzzles
    assert found.faults == []
    assert puzzles[0].lead == pytest.approx(0.1)
    t = puzzles[0].table(OSAKA)
    assert {OSAKA.things.names[thing] for thing in t.options} == set(puzzles[0].answers)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{", "it is no puzzle"),
        ("[]", "it is no puzzle"),
        ('{"check": "0"}', "its check does not fit"),
        (json.dumps(some_puzzle().as_json() | {"share": 0.9}), "its check does not fit"),
        (written(some_puzzle(), rules=2), "it was made by rules 2; right would be rules 1"),
        (written(some_puzzle(), tags=["nonsense"]), "there is no tag 'nonsense'; right would be one of blocking"),
        (written(some_puzzle(), id="000000000000"), "its position is not its own"),
        (written(some_puzzle(), best=[]), "no right and wrong answers"),
        (written(some_puzzle(), answers={"buy": "cheap"}), "it is no puzzle"),
    ],
)
def test_a_damaged_line_is_left_out_with_a_sentence_and_the_rest_is_read(tmp_path: Path, line: str, fault: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    append(file, [some_puzzle(40)])
    with file.open("a", encoding="utf-8") as out:
        out.write(line + "\n")
    append(file, [some_puzzle(41)])
    found = read(OSAKA, file)
    assert list(found.puzzles) == [some_puzzle(40).id, some_puzzle(41).id]
    assert len(found.faults) == 1
    assert found.faults[0].startswith("puzzles.jsonl of osaka, line 2: ")
    assert fault in found.faults[0]
    assert found.faults[0].endswith("; it is left out")


def test_a_line_that_a_stop_has_cut_harms_no_other(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    append(file, [some_puzzle(40), some_puzzle(41)])
    file.write_bytes(file.read_bytes()[:-200])
    append(file, [some_puzzle(42)])
    found = read(OSAKA, file)
    assert list(found.puzzles) == [some_puzzle(40).id, some_puzzle(42).id]
    assert len(found.faults) == 1


def test_bytes_that_are_no_text_are_a_damaged_line(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(b"\xff\xfe\x00\n" + written(some_puzzle()).encode())
    found = read(OSAKA, file)
    assert len(found.puzzles) == len(found.faults) == 1


def test_a_position_that_is_none_is_named() -> None:
    broken = some_puzzle()._replace(position={"game": "osaka", "seats": 9})
    with pytest.raises(BadFile, match=f"puzzle {broken.id} of osaka: its position is none"):
        broken.table(OSAKA)
    other = some_puzzle()._replace(answers={"buy": Answer(0, 0, [])})
    with pytest.raises(BadFile, match="its answers are not the options"):
        other.table(OSAKA)


def test_a_position_is_what_the_seat_knows_and_nothing_else() -> None:
    """Two tables that differ in what the seat cannot know have the same position, of which the seat sees all."""
    match = higaki.new("yedo", seats=3, seed=5)
    draw = random.Random(5)
    while len(match.log) < 40:
        match.play(draw.choice(match.options))
    true, seat = match.table, match.seat
    other = redeal(true, seat, rng_of(7, "other"))
    assert position_writer.write(other) != position_writer.write(true)
    measurer = Measurer(true, 1)
    one, same = (Judge(measurer, 3).known(table) for table in (true, other))
    assert one is not None and same is not None
    assert position_writer.write(one) == position_writer.write(same)
    assert scene(one, seat) == scene(true, seat)


def test_a_lead_counts_only_if_it_is_certain_and_large_over_every_other_option() -> None:
    steady, none = np.full(200, 0.5), np.zeros(200)
    judge = Judge(Measurer(OSAKA.new_table(2, 1, {}), 1), 1)
    assert judge.is_clear(1, {1: steady, 2: steady - 0.09, 3: none})
    assert not judge.is_clear(1, {1: steady, 2: steady - 0.07, 3: none})
    # Twelve points, of which nobody can be sure.
    doubtful = np.where(np.arange(200) % 2 == 0, 0.5, -0.26)
    assert not judge.is_clear(1, {1: steady, 2: steady - doubtful, 3: none})


def test_in_recorded_games_the_same_decisions_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """And of each seat only two become puzzles, because its next decisions often have the same answer."""
    match, draw, seen = higaki.new("osaka", seats=3, seed=9), random.Random(9), []
    while not match.over:
        match.play(draw.choice(match.options))

    def judged(self: Judge, true: Table, source: str) -> Puzzle:
        seen.append(true)
        assert source == PEOPLE
        return some_puzzle()

    monkeypatch.setattr(Judge, "puzzle", judged)
    found = list(puzzles_in([match], 1, math.inf))
    assert len(found) == len(seen) == 6
    assert Counter(t.seat for t in seen) == {0: 2, 1: 2, 2: 2}
    assert all(3 <= t.choices <= 40 and not isinstance(t.step, Window) for t in seen)
    assert list(puzzles_in([match], 1, 0.0)) == []


# Tags


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tags_name_what_the_game_has(game: Game) -> None:
    """A pattern that fits nothing of the game is a slip of the pen."""
    t = game.new_table(game.settings.seats[0], 1, {})
    known = {
        "steps": [kind.name for kind in game.steps.kinds],
        "things": game.things.names,
        "events": [event.name for event in game.events],
        "terms": [term.word for term in game.terms(t, 0)],
    }
    for tag in tags_of(game):
        for what, names in known.items():
            for pattern in getattr(tag, what):
                assert fnmatch.filter(names, pattern), f"{FILE} of {game.name}: {tag.name} has {pattern}"


def test_a_decision_has_the_tags_whose_lists_all_fit() -> None:
    assert fitting(OSAKA, "PayGoods", "hand.red_2", set(), {"rival"}) == ["payment", "blocking"]
    assert fitting(OSAKA, "ChooseAction", "market.2", set(), set()) == ["coins"]
    assert fitting(OSAKA, "ReserveCard", "market.2", set(), set()) == ["reserving"]
    assert fitting(OSAKA, "TakeFirstTile", "tile.red", set(), set()) == ["timing"]


# Packaged puzzles


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_packaged_puzzles_are_legal_and_their_solution_is_an_option(game: Game) -> None:
    found = packaged(game)
    assert found.faults == []
    puzzles = list(found.puzzles.values())
    for puzzle in puzzles if SOAK else puzzles[::25]:
        t = puzzle.table(game)
        seat = t.seat
        assert puzzle.best[0] == puzzle.line[0]
        assert puzzle.lead >= 0.08
        assert puzzle.redeals >= 200
        for thing in puzzle.line:
            assert t.seat == seat
            t.play(game.things.numbers[thing])  # refuses what is no option
    wrong = [answer for one in puzzles for thing, answer in one.answers.items() if thing not in one.best]
    assert all(answer.cost - answer.within >= 0.08 - 0.0002 for answer in wrong)
