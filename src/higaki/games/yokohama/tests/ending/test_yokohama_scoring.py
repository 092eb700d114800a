"""The majorities of the final scoring (p. 9, p. 10), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import told

import higaki

rule = pytest.mark.rule
SEATS = ["red", "blue", "green", "yellow"]
MAJORITIES = {"church": ("church_majority", 6, 3), "customs": ("customs_majority", 8, 4)}


def scored(seats: int = 4, first: str = "red", **more: Any) -> higaki.Match:
    """The last round is over."""
    position = {"seats": seats, "ending": 2, "round": 9, "first_player": {"card": first}, "turn": first}
    match = higaki.start("yokohama", position | more, seed=1)
    assert match.over
    return match


def by_seat(match: higaki.Match, source: str) -> list[int]:
    """The points of all seats from one source."""
    return [dict(match.game.account(match.table, seat))[source] for seat in range(match.table.seats)]


def on_board(board: str, owners: str) -> dict[str, list[str]]:
    """Assistants on the spaces of a board from left to right, by the letters of their owners; - is a free space."""
    names = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "n": "neutral"}
    return {f"{board}_{n}": [f"{names[who]}_assistant"] for n, who in enumerate(owners, 1) if who != "-"}


@rule("score.church")
@rule("score.customs")
@pytest.mark.parametrize("board", ["church", "customs"])
@pytest.mark.parametrize(
    ("owners", "places"),
    [("gggbb-r", "g b"), ("r-rrgb", "r b"), ("yyyy", "y"), ("bbgg-rr", "r g"), ("bg-gb", "b g")],
)
def test_p9_most_assistants_are_first_second_most_second(board: str, owners: str, places: str) -> None:
    source, first, second = MAJORITIES[board]
    points = by_seat(scored(space=on_board(board, owners)), source)
    expected = dict(zip(places.split(), (first, second), strict=False))
    assert points == [expected.get(seat[0], 0) for seat in SEATS]


@rule("score.church.tie")
@rule("score.customs.tie")
@pytest.mark.parametrize("board", ["church", "customs"])
def test_p9_of_as_many_the_one_farthest_to_the_right_wins_whoever_is_earlier(board: str) -> None:
    source, first, second = MAJORITIES[board]
    assert by_seat(scored(space=on_board(board, "rrbb")), source) == [second, first, 0, 0]
    assert by_seat(scored(space=on_board(board, "rbbr")), source) == [first, second, 0, 0]


@rule("score.church.alone")
@rule("score.customs.alone")
@pytest.mark.parametrize("board", ["church", "customs"])
def test_p9_a_single_player_there_is_first_and_nobody_second(board: str) -> None:
    source, first, _ = MAJORITIES[board]
    match = scored(space=on_board(board, "--b"))
    assert by_seat(match, source) == [0, first, 0, 0]
    assert [(event["seat"], event["place"]) for event in told(match, source)] == [("blue", 1)]


@rule("score.church.nobody")
@rule("score.customs.nobody")
def test_p9_without_assistants_nobody_gets_anything() -> None:
    match = scored()
    assert by_seat(match, "church_majority") == by_seat(match, "customs_majority") == [0] * 4


@rule("example.church_scoring")
def test_p9_example_blue_is_farthest_right_in_the_church_red_second_yellow_third() -> None:
    match = scored(space=on_board("church", "ry-r-bb"))
    assert by_seat(match, "church_majority") == [3, 6, 0, 0]


@rule("example.customs_scoring")
def test_p10_example_green_is_first_in_the_customs_house_yellow_farther_right_than_red() -> None:
    match = scored(space=on_board("customs", "grgyg"))
    assert by_seat(match, "customs_majority") == [0, 0, 8, 4]


# Technologies


@rule("score.technology")
def test_p10_the_highest_total_of_printed_costs_is_first() -> None:
    owned = {"red": ["telegraph"], "green": ["ball", "winery"], "yellow": ["newspaper", "ball"]}
    match = scored(technologies=owned, first="yellow")
    assert by_seat(match, "technology_majority") == [5, 0, 0, 10]  # 6, 0, 6, 8; red is earlier than green


@rule("score.technology.tie")
@pytest.mark.parametrize(
    ("first", "points"), [("red", [10, 0, 5, 0]), ("blue", [5, 0, 10, 0]), ("yellow", [10, 0, 5, 0])]
)
def test_p10_of_as_much_the_earlier_in_turn_order_wins(first: str, points: list[int]) -> None:
    match = scored(technologies={"red": ["ball"], "green": ["winery"]}, first=first)
    assert by_seat(match, "technology_majority") == points


@rule("score.technology.alone")
def test_p10_a_single_owner_is_first_and_nobody_second() -> None:
    assert by_seat(scored(technologies={"blue": ["ball"]}), "technology_majority") == [0, 10, 0, 0]


@rule("score.technology.nobody")
def test_p10_without_technologies_nobody_gets_anything() -> None:
    assert by_seat(scored(), "technology_majority") == [0] * 4
    assert by_seat(scored(2), "technology_majority") == [0] * 2


@rule("example.technology_scoring")
def test_p10_example_totals_of_12_20_12_and_10() -> None:
    owned = {
        "red": ["ball", "winery", "printing", "patents"],
        "blue": ["telegraph", "telephone", "newspaper", "stagecoach"],
        "green": ["ball", "university", "gas_light", "language_school"],
        "yellow": ["streetcar", "exhibition"],
    }
    assert by_seat(scored(technologies=owned), "technology_majority") == [5, 10, 0, 0]


# The neutral player


@rule("score.neutral")
@pytest.mark.parametrize("board", ["church", "customs"])
@pytest.mark.parametrize(
    ("owners", "first", "second"),
    [
        ("r--n", "", "r"),
        ("---n-r", "r", ""),
        ("rb-n", "", "b"),
        ("rr-n", "r", ""),
        ("r--nb", "b", ""),
        ("rrbnb", "b", "r"),
    ],
)
def test_p9_ruling_Y12_the_neutral_player_is_ranked_on_both_boards_and_what_he_wins_nobody_gets(
    board: str, owners: str, first: str, second: str
) -> None:
    source, most, second_most = MAJORITIES[board]
    points = by_seat(scored(2, space=on_board(board, owners)), source)
    assert points == [most * (seat == first) + second_most * (seat == second) for seat in ("r", "b")]


@rule("score.neutral")
def test_p9_ruling_Y12_where_no_player_is_nobody_gets_anything() -> None:
    match = scored(2, space=on_board("church", "---n") | on_board("customs", "---n"))
    assert match.scores == [0, 0]


@rule("score.technology.neutral")
@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [
        (["ball", "exhibition"], ["winery"], [10, 0]),  # 8 against 7½ and 3
        (["ball", "station"], ["winery"], [5, 0]),  # 7
        (["ball"], ["winery"], [5, 0]),
        (["newspaper", "ball"], ["telegraph", "winery"], [5, 10]),
        (["newspaper", "ball"], ["telegraph"], [10, 0]),
    ],
)
def test_p10_ruling_Y12_the_neutral_player_has_an_industry_value_of_seven_and_a_half(
    red: list[str], blue: list[str], points: list[int]
) -> None:
    assert by_seat(scored(2, technologies={"red": red, "blue": blue}), "technology_majority") == points


@rule("score.technology.alone")
@pytest.mark.parametrize("owned", [["ball"], ["ball", "station"], ["ball", "exhibition"]])
def test_p10_ruling_Y12_who_alone_has_technologies_is_first_and_nobody_is_second(owned: list[str]) -> None:
    assert by_seat(scored(2, technologies={"blue": owned}), "technology_majority") == [0, 10]
