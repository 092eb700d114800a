"""Pairings, points and standings of leagues, for all numbers of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from higaki.server.leagues.pairing.arranging import Tables
from higaki.server.leagues.pairing.history import Game, History
from higaki.server.leagues.pairing.round_robin import round_robin
from higaki.server.leagues.pairing.scores import WHOLE, Rank, points_of, standings
from higaki.server.leagues.pairing.swiss import swiss_round
from higaki.server.leagues.pairing.table_sizes import table_sizes

SEEDS = some.integers(0, (1 << 31) - 1)


def allowed(seats: int) -> set[int]:
    return set(range(2, seats + 1))


def meetings(rounds: list[Tables]) -> Counter[tuple[int, int]]:
    return Counter(
        pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)
    )  # fmt: skip


def games(number: int, tables: Tables, players: int, draw: Random) -> list[Game]:
    """The tables of a round with random places, and its byes."""
    byes = set(range(players)) - {one for table in tables for one in table}
    found = [Game(number, [one]) for one in sorted(byes)]
    for table in tables:
        places = draw.choices(range(1, len(table) + 1), k=len(table))
        ranked = [1 + sum(other < place for other in places) for place in places]
        found.append(Game(number, table, range(len(table)), ranked))
    return found


@pytest.mark.parametrize(
    ("players", "sizes", "tables"),
    [
        (7, {2, 3, 4}, [4, 3]),
        (5, {4}, [4]),
        (5, {2}, [2, 2]),
        (6, {2, 3, 4}, [3, 3]),
        (9, {2, 4}, [4, 4]),
        (1, {2}, []),
        (3, {2, 4}, [2]),
        (64, {2, 3, 4, 5}, [5] * 12 + [4]),
    ],
)
def test_as_few_as_possible_sit_out_at_as_few_and_even_tables_as_possible(
    players: int, sizes: set[int], tables: list[int]
) -> None:
    assert table_sizes(players, sizes) == tables


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("players", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_as_evenly_as_possible(players: int, seats: int) -> None:
    rounds = round_robin(players, allowed(seats), seed=players * seats)
    met = meetings(rounds)
    assert set(met) == set(combinations(range(players), 2)), "everybody meets everybody"
    sizes = table_sizes(players, allowed(seats))
    for tables in rounds:
        assert sorted(map(len, tables), reverse=True) == sizes
        seated = [one for table in tables for one in table]
        assert len(seated) == len(set(seated)), "nobody sits at two tables"
    byes = [sum(one not in {x for table in tables for x in table} for tables in rounds) for one in range(players)]
    assert max(byes) - min(byes) <= 1
    fewest = -(-(players * (players - 1) // 2) // sum(size * (size - 1) // 2 for size in sizes))
    if max(sizes) == 2:
        assert set(met.values()) == {1}
        assert len(rounds) == fewest
    assert len(rounds) <= fewest + 3
    assert max(met.values()) - min(met.values()) <= 4


@pytest.mark.parametrize(("players", "seats", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_where_a_perfect_plan_is_easy_to_find_it_is_found(players: int, seats: int, rounds: int) -> None:
    plan = round_robin(players, allowed(seats), seed=1)
    assert len(plan) == rounds
    assert set(meetings(plan).values()) == {1}


@given(players=some.integers(2, 12), seats=some.integers(2, 5), seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_the_same_seed_gives_the_same_rounds(players: int, seats: int, seed: int) -> None:
    assert round_robin(players, allowed(seats), seed) == round_robin(players, allowed(seats), seed)


def test_another_seed_gives_other_rounds() -> None:
    assert len({str(round_robin(8, {2}, seed)) for seed in range(5)}) > 1


def pairings(players: list[int]) -> Iterator[Tables]:
    """All ways to put them at tables of two."""
    if not players:
        yield []
    for other in players[1:]:
        for rest in pairings([one for one in players[1:] if one != other]):
            yield [[players[0], other], *rest]


@given(players=some.sampled_from([4, 6, 8]), rounds=some.integers(1, 6), seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_swiss_round_repeats_no_meeting_that_could_be_avoided(players: int, rounds: int, seed: int) -> None:
    draw = Random(seed)
    played: list[Game] = []
    for number in range(1, rounds + 1):
        history = History(players, played)
        points = points_by_player(standings(players, played, "place"))

        def cost(tables: Tables, history: History = history, points: list[int] = points) -> tuple[int, int]:
            again = sum(history.met[a][b] ** 2 for a, b in tables)
            return again, sum((points[a] - points[b]) ** 2 for a, b in tables)

        tables = swiss_round(points, {2}, history, set(), Random(seed + number))
        assert cost(tables) == min(map(cost, pairings(list(range(players)))))
        played += games(number, tables, players, draw)


@given(players=some.integers(3, 24), seats=some.integers(2, 5), rounds=some.integers(1, 5), seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_in_a_swiss_league_everybody_sits_once_and_byes_are_shared(
    players: int, seats: int, rounds: int, seed: int
) -> None:
    draw = Random(seed)
    played: list[Game] = []
    for number in range(1, rounds + 1):
        history, ranks = History(players, played), standings(players, played, "place")
        points = points_by_player(ranks)
        tables = swiss_round(points, allowed(seats), history, set(), Random(seed + number))
        again = swiss_round(points, allowed(seats), history, set(), Random(seed + number))
        assert tables == again, "the same seed gives the same round"
        assert [len(table) for table in tables] == table_sizes(players, allowed(seats))
        seated = [one for table in tables for one in table]
        assert len(seated) == len(set(seated))
        played += games(number, tables, players, draw)
        byes = History(players, played).byes
        assert max(byes) - min(byes) <= 1


def test_a_bye_goes_to_who_has_fewest_points_and_equals_meet() -> None:
    played = [Game(1, [0, 1], [0, 1], [1, 2]), Game(1, [2, 3], [0, 1], [1, 2]), Game(1, [4])]
    points = points_by_player(standings(5, played, "place"))
    assert points == [WHOLE, 0, WHOLE, 0, WHOLE]
    tables = swiss_round(points, {2}, History(5, played), set(), Random(1))
    seated = {one for table in tables for one in table}
    assert seated >= {0, 2, 4} and len(seated) == 4
    assert any(set(table) <= {0, 2, 4} for table in tables)


def test_a_swiss_round_brings_nobody_together_whom_a_block_keeps_apart() -> None:
    for seed in range(20):
        tables = swiss_round([0] * 6, {2, 3}, History(6, []), {frozenset((0, 1)), frozenset((2, 3))}, Random(seed))
        assert not any({0, 1} <= set(table) or {2, 3} <= set(table) for table in tables)


def test_seats_go_round() -> None:
    played: list[Game] = []
    for number in range(1, 5):
        seated = History(4, played).seated([0, 1, 2, 3], [3, 1, 0, 2])
        played.append(Game(number, seated))
    for player in range(4):
        assert History(4, played).sat[player] == {0: 1, 1: 1, 2: 1, 3: 1}


@given(places=some.lists(some.integers(1, 5), min_size=2, max_size=8))
def test_the_points_of_a_game_do_not_depend_on_ties(places: list[int]) -> None:
    ranked = [1 + sum(other < place for other in places) for place in places]
    sides = range(len(places))
    assert sum(points_of(sides, ranked, "win")) == WHOLE
    by_place = points_of(sides, ranked, "place")
    assert sum(by_place) * 2 == WHOLE * len(places), "ties split what they share"
    order = sorted(sides, key=lambda seat: ranked[seat])
    assert all(by_place[a] >= by_place[b] for a, b in pairwise(order))


def test_points_of_teams_and_of_games_without_a_result() -> None:
    assert points_of([0, 1, 0, 1], [1, 2, 1, 2], "place") == [WHOLE, 0, WHOLE, 0]
    assert points_of([0, 1, 2], None, "place") == [WHOLE // 2] * 3
    assert points_of([0, 1, 2], None, "win") == [WHOLE // 3] * 3
    assert points_of([0, 1, 2], [1, 2, 3], "place") == [WHOLE, WHOLE // 2, 0]


def by_player(ranks: list[Rank]) -> dict[int, Rank]:
    return {rank.player: rank for rank in ranks}


def points_by_player(ranks: list[Rank]) -> list[int]:
    found = by_player(ranks)
    return [found[player].points for player in range(len(ranks))]


def test_equal_points_are_ordered_by_direct_meetings_then_wins_then_opponents() -> None:
    def game(first: int, second: int) -> Game:
        return Game(1, [first, second], [0, 1], [1, 2])

    # 1 and 0 have one point each, and 1 has beaten 0.
    order = [rank.player for rank in standings(4, [game(1, 0), game(0, 2), game(3, 1)], "place")]
    assert order.index(1) < order.index(0)
    # Two drawn games against one won and one lost: the win decides.
    drawn = [Game(1, [0, other], [0, 1], [1, 1]) for other in (2, 3)]
    ranks = by_player(standings(6, [*drawn, game(1, 4), game(5, 1)], "place"))
    assert ranks[0].points == ranks[1].points == WHOLE
    assert ranks[1].place < ranks[0].place
    # Both have beaten one; the one whom 1 has beaten has beaten another.
    ranks = by_player(standings(5, [game(0, 2), game(1, 3), game(3, 4)], "place"))
    assert ranks[1].place < ranks[0].place
    # Who is equal in all shares the place, and uses up the next one.
    places = [rank.place for rank in standings(4, [game(0, 1), game(2, 3)], "place")]
    assert places == [1, 1, 3, 3]


def test_a_bye_is_a_point_against_nobody() -> None:
    rank = by_player(standings(3, [Game(1, [2])], "win"))[2]
    assert (rank.points, rank.byes, rank.games, rank.wins) == (WHOLE, 1, 0, 0)
