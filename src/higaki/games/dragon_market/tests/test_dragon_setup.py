"""From the box to the first turn, for every number of players (p. 2) and in the advanced game (p. 3)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from written import told

import higaki
from higaki.games.dragon_market.actions import THINGS
from higaki.games.dragon_market.rules.turn import ROLL_DIE

rule = pytest.mark.rule
PLAYERS = ["pink", "yellow", "green", "purple"]


def part(match: higaki.Match, place: str, owner: str | None = None, viewer: int | None = None) -> dict[str, Any]:
    """What a viewer's scene shows of a place."""
    parts = match.scene(viewer)["places"]
    found: dict[str, Any] = next(p for p in parts if p["place"] == place and p["owner"] == owner)
    return found


def kinds(shown: dict[str, Any]) -> list[str]:
    return [piece["kind"] for piece in shown["pieces"] for _ in range(piece["count"])]


def starter(match: higaki.Match) -> str:
    return str(match.position()["dragon"]["dragon"])


def from_starter(match: higaki.Match) -> list[str]:
    """The players in turn order."""
    players: list[str] = match.scene(None)["seats"]
    first = players.index(starter(match))
    return players[first:] + players[:first]


def place_boats(match: higaki.Match, seed: int = 1) -> higaki.Match:
    """Everybody puts boats anywhere until all lie on the water."""
    chance = random.Random(seed)
    while match.scene(None)["step"]["name"] in ("PlaceBoat", "PutMerchant", "HeadBoat"):
        match.play(chance.choice(match.options))
    return match


@rule("box")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_everything_in_the_box_is_on_the_table(seats: int) -> None:
    match = higaki.new("dragon_market", seats=seats, seed=3, boats="ready")
    assert part(match, "market")["count"] == 40
    coins = sum(part(match, "coins", seat)["count"] for seat in PLAYERS[:seats])
    assert part(match, "supply")["count"] + coins == 12
    assert part(match, "deck")["count"] + seats == 10
    assert part(match, "unused")["count"] == 13


# Boats


@rule("setup.boats")
@pytest.mark.parametrize(("seats", "boats_each"), [(2, [5, 5]), (3, [4, 3, 3]), (4, [3, 3, 2, 2])])
def test_p2_ruling_D1_boats_are_placed_in_turn_beginning_with_the_start_player(
    seats: int, boats_each: list[int]
) -> None:
    for seed in range(6):
        match = place_boats(higaki.new("dragon_market", seats=seats, seed=seed), seed)
        placed = [event["seat"] for event in told(match, "placed")]
        order = from_starter(match)
        assert placed == [order[number % seats] for number in range(10)]
        assert [placed.count(seat) for seat in order] == boats_each
        assert match.scene(None)["turn"] == starter(match)
        assert match.scene(None)["step"]["name"] == "TakeAction"


@rule("setup.boats")
def test_p2_a_player_chooses_the_kind_the_place_and_how_the_boat_lies() -> None:
    match = higaki.new("dragon_market", seats=2, seed=1)
    assert match.options == ("kind.end", "kind.middle")
    match.play("kind.end")
    assert len(match.options) == 96  # every cell but the docks
    match.play("cell.b1")
    assert match.options == ("heading.east", "heading.south")  # not over the border, not on the dock
    match.play("heading.south")
    boats = match.position()["boat"]
    assert (boats["1"], boats["2"]) == ("b1_south", "ashore")


@rule("setup.boats")
def test_p2_boats_are_not_placed_across_each_other() -> None:
    position = {"seats": 2, "boat": {"1": "c3_east"}, "agenda": ["PutMerchant pink end", "BeginTurn pink"]}
    match = higaki.start("dragon_market", position, seed=1)
    assert {"cell.c3", "cell.d3", "cell.e3"}.isdisjoint(match.options)
    match.play("cell.d4")
    assert match.options == ("heading.east", "heading.south", "heading.west")


@rule("setup.border")
def test_p2_ruling_D3_a_merchant_in_the_middle_is_never_placed_at_the_border() -> None:
    match = higaki.new("dragon_market", seats=2, seed=1)
    match.play("kind.middle")
    assert set(match.options) == {f"cell.{column}{row}" for column in "bcdefghi" for row in range(2, 10)}
    match.play("cell.e2")
    assert match.options == ("heading.north", "heading.east")  # a seat may touch it; half round it lies alike (D23)


@rule("setup.boats")
def test_when_one_kind_is_used_up_the_other_is_left() -> None:
    match = higaki.new("dragon_market", seats=2, seed=1)
    for column in "bcdef":
        for thing in ("kind.end", f"cell.{column}1", "heading.south"):
            match.play(thing)
    assert match.scene(match.seat)["step"] == {"name": "PutMerchant", "kind": "middle"}


@rule("setup.boats")
def test_boats_by_lot_lie_differently_at_each_table() -> None:
    tables = [higaki.new("dragon_market", seats=2, seed=seed, boats="lot").position()["boat"] for seed in range(3)]
    assert tables[0] != tables[1] != tables[2]
    assert all("ashore" not in table.values() for table in tables)


# Goods, messengers, orders


@rule("setup.goods")
def test_p2_ruling_D2_every_goods_seat_gets_both_tokens_of_one_kind_by_lot() -> None:
    loads = []
    for seed in range(4):
        match = place_boats(higaki.new("dragon_market", seats=2, seed=seed))
        stacks = match.position()["stack"]
        assert sorted(stacks.values()) == sorted(f"{boat}{seat}" for boat in range(1, 11) for seat in "ab")
        assert sorted(kinds(part(match, "market"))) == sorted([*stacks, *stacks])
        loads.append(stacks)
    assert len({tuple(load.items()) for load in loads}) == 4


@rule("setup.messengers")
@pytest.mark.parametrize(
    ("seats", "docks"),
    [
        (2, ["dock_nw", "dock_se"]),  # diagonally opposite
        (3, ["dock_nw", "dock_ne", "dock_se"]),  # ruling D7
        (4, ["dock_nw", "dock_ne", "dock_se", "dock_sw"]),
    ],
)
def test_p2_ruling_D7_messengers_start_on_their_docks(seats: int, docks: list[str]) -> None:
    messengers = higaki.new("dragon_market", seats=seats, seed=1).position()["messenger"]
    assert [messengers[seat] for seat in PLAYERS[:seats]] == docks
    assert {messengers[seat] for seat in PLAYERS[seats:]} <= {"ashore"}


@rule("setup.orders")
def test_p2_everybody_draws_one_blue_order_and_lays_it_open() -> None:
    match = higaki.new("dragon_market", seats=3, seed=1, boats="ready")
    orders = [kinds(part(match, "order", seat, viewer=None)) for seat in PLAYERS[:3]]
    assert all(len(order) == 1 and order[0].startswith("B") for order in orders)
    assert len({order[0] for order in orders}) == 3
    assert [event["order"] for event in told(match, "drawn")] == [
        orders[PLAYERS.index(seat)][0] for seat in from_starter(match)
    ]
    assert all(order.startswith("R") for order in kinds(part(match, "unused")))


@rule("setup.start")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p2_ruling_D1_the_start_player_is_drawn_by_lot_and_play_goes_clockwise(seats: int) -> None:
    matches = [higaki.new("dragon_market", seats=seats, seed=seed, boats="ready") for seed in range(30)]
    assert {starter(match) for match in matches} == set(PLAYERS[:seats])
    for match in matches[:4]:
        turns = []
        for _ in range(seats + 1):
            turns.append(match.scene(None)["turn"])
            for thing in ("done", "coins.0"):
                match.play(thing)
        assert turns == [*from_starter(match), starter(match)]
        assert [event["seat"] for event in told(match, "starts")] == [starter(match)]


@rule("setup.coins")
@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 9), (4, 6)])
def test_p2_in_turn_order_0_1_2_and_3_coins(seats: int, left: int) -> None:
    for seed in range(5):
        match = higaki.new("dragon_market", seats=seats, seed=seed, boats="ready")
        coins = [part(match, "coins", seat)["count"] for seat in from_starter(match)]
        assert coins == [0, 1, 2, 3][:seats]
        assert part(match, "supply")["count"] == left


# Dice


@rule("turn.roll")
@pytest.mark.parametrize(("dice", "threes", "fours"), [("one_four", 5, 1), ("two_fours", 4, 2)])
def test_each_face_is_as_likely_as_it_is_often_on_the_die(dice: str, threes: int, fours: int) -> None:
    table = higaki.new("dragon_market", seats=2, seed=1, dice=dice).table
    for die in (0, 1):
        rolled = table.clone()
        rolled.then(ROLL_DIE.of(die))
        rolled.settle()
        assert [THINGS.names[thing] for thing in rolled.options] == ["face.3", "face.4"]
        assert list(rolled.step.weights(rolled)) == [threes, fours]


@rule("turn.roll")
def test_p2_the_sum_of_both_dice_is_the_number_of_points() -> None:
    sums = set()
    for seed in range(120):
        match = higaki.new("dragon_market", seats=2, seed=seed, boats="ready", dice="two_fours")
        shown = match.position()["die"]
        points = part(match, "points")["count"]
        assert points == int(shown["first"]) + int(shown["second"])
        assert [event["points"] for event in told(match, "rolled")] == [points]
        sums.add(points)
    assert sums == {6, 7, 8}


@rule("turn.roll")
def test_every_turn_is_rolled_anew_and_old_points_and_payments_are_gone() -> None:
    position = {"seats": 2, "points": 0, "spent": 2, "entered": 1, "agenda": ["TakeAction pink", "BeginTurn yellow"]}
    match = higaki.start("dragon_market", position, seed=1)
    match.play("done")
    written = match.position()
    assert "spent" not in written
    assert "entered" not in written
    assert 6 <= written["points"] <= 8


# The advanced game


@rule("advanced.setup")
def test_p3_everybody_draws_two_red_orders_keeps_one_and_shuffles_the_other_back() -> None:
    match = higaki.new("dragon_market", seats=3, seed=2, boats="ready", mode="advanced")
    assert part(match, "unused")["count"] == 10  # the blue ones stay in the box
    kept: list[str] = []
    for seat in from_starter(match):
        number = PLAYERS.index(seat)
        assert match.seat == number
        offered = kinds(part(match, "offer", seat, viewer=number))
        assert match.options == tuple(f"order.{order}" for order in offered)
        assert len(offered) == 2
        assert part(match, "deck")["count"] == 13 - 2 - len(kept)
        kept.append(offered[1])
        match.play(f"order.{offered[1]}")
        assert match.position()["secret"][seat] == [offered[1]]
    assert part(match, "deck")["count"] == 13 - 3
    assert "offer" not in match.position()
    assert match.scene(None)["turn"] == starter(match)


@rule("advanced.setup")
def test_p3_what_one_shuffles_back_another_can_draw() -> None:
    seen = set()
    for seed in range(60):
        match = higaki.new("dragon_market", seats=2, seed=seed, boats="ready", mode="advanced")
        back = match.options[0].removeprefix("order.")
        match.play(match.options[1])
        seen.add(f"order.{back}" in match.options)
    assert seen == {True, False}
