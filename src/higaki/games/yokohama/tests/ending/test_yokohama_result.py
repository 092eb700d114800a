"""Countries, what is left, and who has won (p. 10), in written positions."""

from __future__ import annotations

from typing import Any

import pytest

import higaki

rule = pytest.mark.rule


def scored(seats: int = 4, first: str = "red", **more: Any) -> higaki.Match:
    """The last round is over."""
    position = {"seats": seats, "ending": 2, "round": 9, "first_player": {"card": first}, "turn": first}
    match = higaki.start("yokohama", position | more, seed=1)
    assert match.over
    return match


def by_seat(match: higaki.Match, source: str) -> list[int]:
    """The points of all seats from one source."""
    return [dict(match.game.account(match.table, seat))[source] for seat in range(match.table.seats)]


@rule("score.hand")
def test_p10_ruling_Y29_orders_in_hand_count_for_nothing() -> None:
    hands: dict[str, Any] = {"hand": {"red": ["gb_3", "fr_2"]}, "kept": {"red": ["us_1"]}}
    assert scored(**hands).scores == [0] * 4


@rule("score.countries")
@pytest.mark.parametrize(
    ("orders", "points"),
    [
        ("gb_3", 0),
        ("gb_3 gb_10", 0),
        ("gb_3 fr_2", 2),
        ("gb_3 fr_2 us_1", 4),
        ("gb_3 fr_2 us_1 de_4", 8),
        ("gb_3 fr_2 us_1 de_4 nl_6", 12),
        ("gb_3 fr_2 us_1 de_4 nl_6 gb_10 fr_5", 14),
        ("gb_3 fr_2 gb_10 fr_5 gb_14 fr_7", 6),
    ],
)
def test_p10_flags_make_sets_of_different_countries_the_largest_first(orders: str, points: int) -> None:
    assert by_seat(scored(fulfilled={"blue": orders.split()}), "countries") == [0, points, 0, 0]


@rule("score.countries")
def test_p10_flags_of_orders_and_technologies_count_together() -> None:
    match = scored(fulfilled={"red": ["gb_3", "fr_2"]}, technologies={"red": ["telephone"]})
    assert by_seat(match, "countries") == [4, 0, 0, 0]


@rule("example.countries")
def test_p10_example_sets_of_five_three_and_one_bring_16_points() -> None:
    flags = ["gb_3", "fr_2", "us_1", "de_4", "nl_6", "gb_10", "fr_5", "us_12", "gb_14"]
    match = scored(fulfilled={"red": flags[:6]}, technologies={"red": ["winery", "telegraph", "ball"]})
    assert by_seat(match, "countries")[0] == 16
    assert by_seat(scored(fulfilled={"red": flags}), "countries")[0] == 16


@rule("score.rest")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({"agents_of": {"red": ["gb", "us", "fr sent"]}}, 2),
        ({"wares": {"red": ["import"] * 3}}, 3),
        ({"yen": {"red": 1}}, 0),
        ({"yen": {"red": 5}}, 2),
        ({"wares": {"red": ["copper", "fish"]}}, 0),
        ({"wares": {"red": ["copper", "silk", "tea", "fish", "fish", "fish"]}}, 2),
        ({"yen": {"red": 1}, "wares": {"red": ["tea"] * 2}}, 0),
    ],
)
def test_p10_ruling_Y29_what_is_left_brings_points_each_rounded_down_by_itself(
    owned: dict[str, Any], points: int
) -> None:
    assert by_seat(scored(**owned), "leftovers") == [points, 0, 0, 0]


@rule("example.rest")
def test_p10_example_an_import_good_three_yen_and_seven_goods_bring_four_points() -> None:
    wares = ["import", "copper", "copper", "silk", "tea", "fish", "fish", "fish"]
    assert scored(wares={"red": wares}, yen={"red": 3}).scores == [4, 0, 0, 0]


@rule("score.order")
def test_p9_the_five_scorings_come_in_their_order() -> None:
    match = scored(
        space={"church_1": ["red_assistant"], "customs_1": ["blue_assistant"]},
        technologies={"green": ["ball", "winery"]},
        yen={"red": 2},
    )
    parts = ["church_majority", "customs_majority", "technology_majority", "country_sets", "leftovers"]
    lines = [event["what"] for entry in match.told(None) for event in entry["events"] if event["what"] in parts]
    assert lines == parts


@rule("winner")
def test_p10_most_points_win() -> None:
    match = scored(points_orders={"red": 5, "blue": 9, "green": 7})
    assert match.ranking == [[1], [2], [0], [3]]


@rule("winner")
@pytest.mark.parametrize(
    ("first", "ranking"),
    [("red", [[0], [1], [2], [3]]), ("green", [[2], [0], [1], [3]]), ("blue", [[1], [2], [0], [3]])],
)
def test_p10_ruling_Y24_of_as_many_the_earlier_in_turn_order_so_no_place_is_shared(
    first: str, ranking: list[list[int]]
) -> None:
    assert scored(first=first, points_orders={"red": 5, "blue": 5, "green": 5}).ranking == ranking
