"""The model of Yokohama: what ends the game, and final scoring beyond the worked examples."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest
from yokohama_model import ending, scoring
from yokohama_model.positions.examples import AREAS, table
from yokohama_model.tables import AGENTS, NEUTRAL, SET_POINTS


def test_all_shops_or_all_houses_end_the_game() -> None:
    state = table()
    state.shops = {area: {1: "red", 2: "blue"} for area in AREAS[:7]}
    state.houses = dict.fromkeys(AREAS[:3], "red")
    assert ending.end_conditions(state) == set()
    state.shops["bank"] = {4: "blue"}
    state.houses["bank"] = "red"
    assert ending.end_conditions(state) == {"shops", "houses"}


def test_buildings_of_several_players_do_not_add_up() -> None:
    state = table()
    state.houses = dict(zip(AREAS, ("red", "red", "blue", "blue"), strict=False))
    state.shops = {area: {1: "red" if i % 2 else "blue"} for i, area in enumerate(AREAS[:16])}
    del state.shops[AREAS[0]], state.shops[AREAS[1]]
    assert ending.end_conditions(state) == set()


@pytest.mark.parametrize(
    ("church", "prizes"),
    [
        ({4: NEUTRAL}, (0, 0)),
        ({1: "red", 4: NEUTRAL}, (3, 0)),
        ({4: NEUTRAL, 5: "red"}, (6, 0)),
        ({1: "blue", 4: NEUTRAL, 5: "red"}, (6, 0)),
        ({1: "blue", 2: "blue", 4: NEUTRAL, 5: "red"}, (3, 6)),
    ],
)
def test_the_neutral_player_is_ranked(church: dict[int, str], prizes: tuple[int, int]) -> None:
    state = table(seats=2)
    state.church = church
    assert tuple(scoring.church(state).values()) == prizes


@pytest.mark.parametrize(
    ("red", "blue", "prizes"),
    [
        ([], [], (0, 0)),
        (["ball"], [], (10, 0)),
        (["station", "ball"], ["winery"], (5, 0)),
        (["telephone", "ball"], ["ball"], (10, 0)),
        (["ball"], ["winery"], (5, 0)),
    ],
)
def test_neutral_industry_is_seven_and_a_half(red: list[str], blue: list[str], prizes: tuple[int, int]) -> None:
    state = table(seats=2)
    state.players["red"].technologies, state.players["blue"].technologies = red, blue
    assert tuple(scoring.technology(state).values()) == prizes


def test_only_one_with_technologies_gets_the_first_prize_alone() -> None:
    state = table(seats=3)
    state.players["green"].technologies = ["ball"]
    assert scoring.technology(state) == {"red": 0, "blue": 0, "green": 10}


def test_largest_sets_first_is_the_best_way_to_count_countries() -> None:
    @cache
    def best(left: tuple[int, ...]) -> int:
        held = [i for i, number in enumerate(left) if number]
        sets = (chosen for size in range(1, len(held) + 1) for chosen in combinations(held, size))
        return max(
            (SET_POINTS[len(chosen)] + best(tuple(n - (i in chosen) for i, n in enumerate(left))) for chosen in sets),
            default=0,
        )

    rng = Random(17)
    for _ in range(60):
        shown = {country: rng.randrange(4) for country in AGENTS}
        assert scoring.set_points(Counter(shown)) == best(tuple(sorted(shown.values())))


def test_the_earlier_in_turn_order_wins_a_tie() -> None:
    state = table(seats=3)
    assert scoring.final_ranking(state) == ["red", "blue", "green"]
    state.players["green"].points = 1
    assert scoring.final_ranking(state) == ["green", "red", "blue"]


def test_all_five_parts_are_added_up() -> None:
    state = table(seats=3)
    state.church, state.customs = {1: "red"}, {1: "red", 2: "blue"}
    state.players["red"].technologies = ["ball", "winery"]
    state.players["red"].points = 20
    # 6 church, 4 customs (blue lies farther right), 10 technology, 2 for two countries, 2 for 4 yen, 1 for 4 goods
    assert scoring.final_points(state) == {"red": 20 + 6 + 4 + 10 + 2 + 2 + 1, "blue": 8 + 3, "green": 3}
