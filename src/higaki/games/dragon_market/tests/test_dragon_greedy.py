"""The greedy bot finds its way past a merchant who bars it, and games of bots end before the market closes."""

from __future__ import annotations

import os

import pytest

import higaki
from higaki import arena, catalogue
from higaki.bots import bot_called
from higaki.bots.planning import Plan, after, promising
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing
from higaki.games.dragon_market.ai.distances import (
    BARRED,
    LAST_WAITING,
    MERCHANT_AT_DOCK,
    STEP,
    TWO_MOVES_FROM_DOCK,
    Chart,
)
from higaki.games.dragon_market.ai.weights import A_BOAT_AND_A_STEP, COST, OVER_WATER, ROUND_A_MERCHANT
from higaki.games.dragon_market.box import BOATS, CELLS, GOODS, MOST_ROUNDS, ORDER_GOODS, ORDERS, SHAPE
from higaki.games.dragon_market.cell_sets import CELL_SOUTH, HALF
from higaki.games.dragon_market.geometry import NEIGHBOURS, PARTS, lie
from higaki.games.dragon_market.places import ROUND
from higaki.games.dragon_market.rules.board import is_free
from higaki.games.dragon_market.rules.boats import landing, offer_plain_moves

GAME = catalogue.find("dragon_market")
QUICK = bool(os.environ.get("HIGAKI_QUICK"))
# All boats in the three southern rows and along the sides, so that the rows 1 to 6 are open water.
MOORED = {
    **{"1": "a9_north", "2": "j9_north", "3": "b10_north", "4": "c10_north", "5": "d10_north"},
    **{"6": "e9_north", "7": "f9_north", "8": "g9_north", "9": "h9_north", "10": "i9_north"},
}
# Boat 5 lies beside yellow's dock at j10 with its merchant there; who stands on its seat a sees the dock and no way.
BEHIND_THE_MERCHANT = MOORED | {"5": "i10_north", "10": "d3_east", "2": "b6_east"}

# Boat 6 has its seat b on h8, beside seat a of boat 3; no boat can soon come beside the dock at j10.
ONE_STEP_FROM_A_GOOD = {
    **{"1": "c8_east", "2": "h2_south", "3": "g7_south", "4": "j5_north", "5": "f10_west"},
    **{"6": "h9_south", "7": "d6_south", "8": "f3_south", "9": "b5_south", "10": "g3_north"},
}


def beside_the_dock(boats: dict[str, str]) -> dict[str, int]:
    """What the bot thinks it costs to come onto the cells beside the dock at j10."""
    t = higaki.start("dragon_market", {"seats": 2, "boat": boats, "turn": "yellow"}, seed=1).table
    chart = Chart(t)
    chart.bar_dock(CELLS.numbers["j10"])
    return {cell: cost_of(chart, CELL_SOUTH[CELLS.numbers[cell]]) for cell in ("j9", "i10")}


def cost_of(chart: Chart, cell: int) -> int:
    """What it costs to come onto a cell of the southern half, the least if it is in several sets."""
    sets = [
        *[
            (STEP, chart.seats_south),
            (COST[A_BOAT_AND_A_STEP], chart.near_south),
            (TWO_MOVES_FROM_DOCK, chart.two_moves_south),
        ],
        *[(BARRED, chart.barred_south), (MERCHANT_AT_DOCK, chart.at_dock_south)],
    ]
    return next(cost for cost, cells in sets if cells & cell)


def test_a_bot_sees_two_moves_ahead_beside_a_dock() -> None:
    """Else every boat is as good as any other to who waits behind a merchant, and he waits for ever."""
    assert beside_the_dock(BEHIND_THE_MERCHANT) == {"j9": BARRED, "i10": MERCHANT_AT_DOCK}
    two_moves = BEHIND_THE_MERCHANT | {"2": "j4_west"}  # it turns to j4, j5, j6, and slides down
    assert beside_the_dock(two_moves) == {"j9": TWO_MOVES_FROM_DOCK, "i10": MERCHANT_AT_DOCK}
    assert beside_the_dock(BEHIND_THE_MERCHANT | {"2": "j4_south"})["j9"] == COST[A_BOAT_AND_A_STEP]
    assert beside_the_dock(BEHIND_THE_MERCHANT | {"2": "j7_south"})["j9"] == STEP


def test_the_way_round_a_merchant_is_longer_than_a_way_that_boats_can_make() -> None:
    assert COST[ROUND_A_MERCHANT] + STEP > 3 * COST[A_BOAT_AND_A_STEP]


def test_a_merchant_beside_the_dock_is_worse_than_any_way_to_its_other_side() -> None:
    """Else a bot behind its own boat's merchant is content, and stirs the other boats round after round."""
    assert 2 * COST[OVER_WATER] + BARRED < MERCHANT_AT_DOCK <= LAST_WAITING


def test_a_bot_takes_the_last_good_though_the_way_home_is_longer_than_it_had_guessed() -> None:
    """The guess is as the crow flies; once he has all goods, the water and the barred dock count."""
    *collected, last = [GOODS.names[good] for good in ORDER_GOODS[ORDERS.numbers["B1"]]]
    position = {
        **{"seats": 2, "turn": "yellow", "points": 1, "boat": ONE_STEP_FROM_A_GOOD, "messenger": {"yellow": "3a"}},
        **{"order": {"yellow": ["B1"]}, "basket": {"yellow": collected}, "stack": {last: "6b"}},
    }
    t = higaki.start("dragon_market", position, seed=1).table
    assert GAME.things.names[bot_called("greedy", rng_of(1, "bot")).choose(t)] == "cell.h8"


def test_where_nothing_looks_better_a_bot_goes_on_from_other_tables_each_time() -> None:
    """Always the first of equals, and the boat that could help is never thought of."""
    t = higaki.start("dragon_market", {"seats": 2, "turn": "yellow", "points": 6}, seed=1).table
    plans = [plan for thing in t.options for plan in after(t, thing, t.seat, [])]
    equals = [Plan(plan.things, plan.table, 0.0) for plan in plans]
    chosen = [
        [plan.thing for plan in promising(equals, t.seat, rng_of(seed, "bot"), GAME.search_settings.promising)]
        for seed in range(3)
    ]
    assert [len(things) for things in chosen] == [GAME.search_settings.promising] * 3
    assert chosen[0] != chosen[1] != chosen[2]


def cells_in(northern: int, southern: int) -> set[int]:
    """The cells of a set."""
    both = northern | southern << HALF
    return {cell for cell in range(len(CELLS)) if both >> cell & 1}


def random_tables() -> list[Table]:
    rng = rng_of(2, "tables")
    tables = [GAME.new_table(4, seed, {"boats": "lot"}) for seed in range(12)]
    for t in tables:
        for _ in range(40):
            t.follow(random_thing(t, rng))
    return tables


def test_gaps_are_the_cells_to_which_a_move_brings_a_seat() -> None:
    """The bot's sets must say what the rules say."""
    for t in random_tables():
        chart, reached = Chart(t), set()
        for boat in range(len(BOATS)):
            t.choices = 0
            offer_plain_moves(t, boat)
            for number in range(t.choices):
                lying = lie(SHAPE[boat], landing(t, boat, t.option(number)))
                reached |= set(list(PARTS[lying])[1:])
        free = {cell for cell in range(len(CELLS)) if is_free(t, cell)}
        assert cells_in(chart.near_north, chart.near_south) == reached & free
        assert cells_in(chart.water_north, chart.water_south) == free - reached


def test_the_cheapest_way_is_as_cheap_as_one_found_cell_by_cell() -> None:
    for t in random_tables():
        chart = Chart(t)
        chart.bar_dock(CELLS.numbers["a1"])
        sets = {
            STEP: cells_in(chart.seats_north, chart.seats_south),
            COST[A_BOAT_AND_A_STEP]: cells_in(chart.near_north, chart.near_south),
            TWO_MOVES_FROM_DOCK: cells_in(chart.two_moves_north, chart.two_moves_south),
            COST[OVER_WATER]: cells_in(chart.water_north, chart.water_south),
            COST[ROUND_A_MERCHANT]: cells_in(chart.merchants_north, chart.merchants_south),
            BARRED: cells_in(chart.barred_north, chart.barred_south),
            MERCHANT_AT_DOCK: cells_in(chart.at_dock_north, chart.at_dock_south),
        }
        costs = [min(cost for cost, cells in sets.items() if cell in cells) for cell in range(len(CELLS))]
        ways = {0: 0}
        for _ in CELLS.names:
            for cell in list(ways):
                for near in NEIGHBOURS[cell]:
                    ways[near] = min(ways.get(near, 10_000), ways[cell] + costs[near])
        for goal in range(1, len(CELLS)):
            assert chart.find_nearest(0, figures([goal])) == ways[goal]


@pytest.mark.parametrize("bot", ["medium", "hard", "greedy"])
def test_bots_place_boats_by_lot(bot: str) -> None:
    """Searching bots took the first cell each time, until all boats lay round one dock; its owner hardly ever won."""
    cells = set()
    for seed in range(5):
        t = higaki.new("dragon_market", seats=2, seed=1).table
        chooser = bot_called(bot, rng_of(seed, "boats"))
        t.follow(chooser.choose(t))
        cells.add(GAME.things.names[chooser.choose(t)])
    assert len(cells) >= 4, cells


@pytest.mark.skipif(QUICK, reason="whole games of bots are played where they think fast: on the compiled build")
@pytest.mark.parametrize(
    "bots", ["greedy,greedy", "random,greedy", "greedy,random,greedy", "random,greedy,random,greedy"]
)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_game_of_bots_lasts_until_the_market_closes(bots: str, mode: str) -> None:
    for seed in range(101, 103):
        t = arena.play_one(GAME, bots.split(","), seed, {"boats": "ready", "mode": mode})
        assert t[ROUND] < MOST_ROUNDS, f"seed {seed}"
