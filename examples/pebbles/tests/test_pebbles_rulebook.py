"""Every paragraph of the rulebook, in written positions, and every ruling."""

from __future__ import annotations

from typing import Any

import pytest

import higaki
from higaki.games.pebbles.box import STONES
from higaki.games.pebbles.rules.scoring import set_points

rule = pytest.mark.rule


def at(**position: Any) -> higaki.Match:
    return higaki.start("pebbles", {"seats": 2, "beach": 9, "turn": "crab"} | position, seed=1)


@rule("box")
def test_p1_the_box_holds_four_stones_of_each_of_three_colours() -> None:
    assert dict(zip(STONES.names, STONES.supply or [], strict=True)) == {"amber": 4, "jade": 4, "pearl": 4}


@rule("setup")
@pytest.mark.parametrize(("seats", "short", "beach"), [(2, False, 24), (4, False, 48), (2, True, 16), (3, True, 24)])
def test_p1_the_beach_has_pebbles_for_every_player_and_the_crab_begins(seats: int, short: bool, beach: int) -> None:
    match = higaki.new("pebbles", seats=seats, short=short, seed=1)
    assert match.position()["beach"] == beach
    assert match.position()["turn"] == "crab"
    assert "hand" not in match.position()


@rule("take")
def test_p1_one_to_three_pebbles_are_taken_and_each_is_a_point() -> None:
    match = at()
    assert match.options == ("take.1", "take.2", "take.3")
    match.play("take.3")
    assert (match.position()["beach"], match.scores, match.position()["turn"]) == (6, [3, 0], "gull")


def test_p1_more_than_lie_there_cannot_be_taken() -> None:
    match = at(beach=2)
    assert match.options == ("take.1", "take.2")
    assert match.scene("crab")["refused"]["take.3"] == {"why": "too_few", "left": 2}


@rule("draw")
def test_p1_with_a_single_pebble_comes_a_stone_that_the_others_do_not_see() -> None:
    match = at()
    match.play("take.1")
    seen = {viewer: [part for part in match.scene(viewer)["places"] if part["place"] == "hand"] for viewer in (0, 1)}
    assert sum(piece["count"] for piece in seen[0][0]["pieces"]) == 1
    assert seen[1][0]["count"] == 1 and "pieces" not in seen[1][0]
    match.play("keep")
    match.play("take.2")
    assert "gull" not in match.position()["hand"]


@rule("throw")
def test_p1_a_stone_may_be_thrown_openly_for_one_more_pebble() -> None:
    match = at(hand={"crab": ["jade"]}, agenda=["KeepStone crab", "BeginTurn gull"])
    assert match.options == ("hand.jade", "keep")
    match.play("hand.jade")
    written = match.position()
    assert (written["sea"], written["beach"], written["taken"], written["turn"]) == (["jade"], 8, {"crab": 1}, "gull")


def test_ruling_P1_from_an_empty_bag_nothing_is_drawn() -> None:
    match = at(bag=[], sea=[stone for stone in STONES.names for _ in range(4)])
    match.play("take.1")
    assert match.position()["turn"] == "gull"
    assert "hand" not in match.position()


def test_ruling_P2_the_stone_for_the_last_pebble_is_kept() -> None:
    match = at(beach=1)
    assert match.over
    assert match.scores == [2, 0]


@rule("end")
def test_p2_the_game_ends_when_a_turn_would_begin_at_an_empty_beach() -> None:
    match = at(beach=3)
    match.play("take.2")
    assert match.over  # the gull had no choice but to take the last one
    assert [event["what"] for event in match.told(None)[-1]["events"]].count("ended") == 1


@rule("sets")
def test_p2_each_colour_counts_its_stones_times_themselves() -> None:
    assert [set_points(stones) for stones in range(5)] == [0, 1, 4, 9, 16]
    match = at(beach=3, hand={"crab": ["amber", "amber", "amber", "jade"]})
    assert match.scores == [0, 0]  # nothing is counted before the end
    match.play("take.3")
    assert match.scene(None)["account"]["crab"] == [["taken", 3], ["sets", 10]]


@rule("winner")
def test_p2_most_points_win_then_most_stones_then_the_place_is_shared() -> None:
    tie = at(beach=2, taken={"gull": 1}, hand={"crab": ["amber"], "gull": ["jade", "pearl"]})
    tie.play("take.2")
    assert (tie.scores, tie.ranking) == ([3, 3], [[1], [0]])
    shared = at(beach=2, taken={"gull": 2}, hand={"crab": ["amber"], "gull": ["jade"]})
    shared.play("take.2")
    assert shared.ranking == [[0, 1]]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"beach": 0}, "beach: no pebble is left"),
        ({"beach": 20, "taken": {"gull": 5}}, "25 pebbles together; right would be at most 24"),
        ({"sets": {"crab": 4}}, "sets: they are counted at the end"),
        ({"agenda": ["KeepStone crab", "BeginTurn gull"]}, "crab has no stone to keep"),
        ({"agenda": ["TakePebbles crab", "BeginTurn gull"]}, "no turn can go on like this"),
        ({"agenda": ["KeepStone crab"], "hand": {"crab": ["jade"]}}, "no turn can go on like this"),
        ({"agenda": ["KeepStone crab", "TakePebbles gull"], "hand": {"crab": ["jade"]}}, "no turn can go on like"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(higaki.BadPosition, match=said):
        at(**wrong)
