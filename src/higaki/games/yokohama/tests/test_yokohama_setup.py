"""From the box to the first turn (p. 3 to 5)."""

from __future__ import annotations

import pytest
from written import part, seen, told

import higaki
from higaki.games.yokohama.printed import ACHIEVEMENTS

rule = pytest.mark.rule
EVERYBODY = ["red", "blue", "green", "yellow"]
# By the number of players, the areas that stay in the box (p. 3).
UNUSED = {
    2: {"research_center", "dock", "chinatown", "canal"}
    | {"copper_mine_2", "silk_mill_2", "tea_plantation_2", "fishing_grounds_2"},
    3: {"research_center", "copper_mine_2", "silk_mill_2", "tea_plantation_2"},
    4: set(),
}
ROWS = {2: [4, 3, 2, 1], 3: [5, 4, 3, 2], 4: [6, 5, 4, 3]}
each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def new(seats: int, seed: int = 1) -> higaki.Match:
    return higaki.new("yokohama", seats=seats, seed=seed)


def begun(seats: int, seed: int = 1) -> higaki.Match:
    """Everybody has kept an order."""
    match = new(seats, seed)
    for _ in range(seats):
        match.play(match.options[0])
    return match


@rule("setup.areas")
@each_table
def test_p3_the_areas_of_the_table_are_used_and_their_boards_with_them(seats: int) -> None:
    match = new(seats)
    assert {area for area, lot in part(match, "lot").items() if lot == "unused"} == UNUSED[seats]
    assert {slot.rsplit("_", 1)[0] for slot in part(match, "order_slot")} == {"port", "dock"} - UNUSED[seats]
    boards = {"laboratory", "research_center"} - UNUSED[seats]
    assert {slot.rsplit("_", 1)[0] for slot in part(match, "tech_slot")} == boards


@rule("setup.town")
@each_table
def test_p3_areas_are_laid_out_at_random_in_rows_that_get_shorter(seats: int) -> None:
    lots = [f"{row}{place}" for row, width in zip("abcd", ROWS[seats], strict=True) for place in range(1, width + 1)]
    towns = [part(new(seats, seed), "lot") for seed in range(5)]
    for town in towns:
        assert sorted(lot for lot in town.values() if lot != "unused") == sorted(lots)
    assert len({tuple(town.items()) for town in towns}) == 5


@rule("setup.sites")
@rule("setup.tiles")
@each_table
def test_p3_every_area_has_a_site_card_and_a_tile_but_the_canal_has_none(seats: int) -> None:
    match = new(seats)
    used = {area for area, lot in part(match, "lot").items() if lot != "unused"} - {"canal"}
    assert set(part(match, "site_card")) == set(part(match, "tile")) == used
    assert len({card for [card] in part(match, "site_card").values()}) == len(used)
    assert part(match, "site_card") != part(new(seats, 2), "site_card")
    assert part(match, "tile") != part(new(seats, 2), "tile")


@rule("setup.stock")
def test_p4_ten_agents_and_the_station_lie_ready() -> None:
    match = new(4)
    agents = {piece["kind"]: piece["count"] for piece in seen(match, None, "agents")["pieces"]}
    assert agents == {"gb": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}
    assert part(match, "station") == {"station": "supply"}
    assert set(part(match, "president").values()) == {"supply"}


@rule("setup.start")
def test_p4_ruling_Y1_the_lot_says_who_begins_and_he_stays_the_start_player() -> None:
    starters = {part(new(3, seed), "first_player")["card"] for seed in range(30)}
    assert starters == {"red", "blue", "green"}
    match = begun(3, 5)
    first = part(match, "first_player")["card"]
    assert match.scene(None)["turn"] == first
    for _ in range(3):
        match.play("done")  # nobody is placed, so the president stays at home
        match.play("done")
    assert part(match, "first_player")["card"] == match.scene(None)["turn"] == first
    assert part(match, "round") == 2


@rule("setup.pieces")
@each_table
def test_p4_everybody_has_pieces_at_hand_and_in_the_warehouse_goods_and_money(seats: int) -> None:
    match = new(seats, 3)
    first = part(match, "first_player")["card"]
    for seat in EVERYBODY[:seats]:
        assert part(match, "supply", seat) == [f"{seat}_assistant"] * 8 + [f"{seat}_shop"] * 2
        waiting = [f"{seat}_assistant"] * 12 + [f"{seat}_shop"] * 6 + [f"{seat}_house"] * 4
        assert part(match, "warehouse", seat) == waiting
        assert part(match, "wares", seat) == ["copper", "silk", "tea", "fish"]
        assert part(match, "yen", seat) == (3 if seat == first else 4)
    assert match.scores == [0] * seats


@rule("setup.orders")
@pytest.mark.parametrize(("seats", "removed", "on_boards"), [(2, 16, 6), (3, 5, 12), (4, 0, 12)])
def test_p5_some_orders_leave_boards_are_filled_and_everybody_is_dealt_two(
    seats: int, removed: int, on_boards: int
) -> None:
    match = new(seats)
    assert len(part(match, "orders_removed")) == removed
    assert "pieces" not in seen(match, None, "orders_removed")
    assert len(part(match, "order_slot")) == on_boards
    for seat in EVERYBODY[:seats]:
        assert len(part(match, "dealt", seat)) == 2


@rule("setup.orders")
def test_p5_of_two_orders_everybody_secretly_keeps_one_and_the_other_leaves_the_game() -> None:
    match = new(3)
    for _ in range(3):
        seat = str(match.scene(None)["turn"])
        kept, other = (thing.removeprefix("order.") for thing in match.options)
        match.play(f"order.{kept}")
        assert part(match, "kept", seat) == [kept]
        assert part(match, "put_back", seat) == [other]
    assert match.scene(None)["turn"] == part(match, "first_player")["card"]
    assert [event["seat"] for event in told(match, "kept")] == ["red", "blue", "green"]
    assert seen(match, None, "order_deck")["count"] == 13


@rule("setup.technologies")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 6), (4, 12)])
def test_p5_all_spaces_for_technologies_are_filled(seats: int, cards: int) -> None:
    assert len(part(new(seats), "tech_slot")) == cards
    assert part(new(seats), "tech_slot") != part(new(seats, 2), "tech_slot")


@rule("setup.achievements")
def test_p5_an_achievement_of_each_letter_is_drawn() -> None:
    drawn = [part(new(4, seed), "achievement") for seed in range(40)]
    for letter in "abc":
        names = {cards[letter][0] for cards in drawn}
        found = {ACHIEVEMENTS.names[n] for n, c in enumerate(ACHIEVEMENTS.printed or []) if c["letter"] == letter}
        assert names == found


@rule("setup.neutral")
@pytest.mark.parametrize(("seats", "blocked"), [(2, ["church_4", "customs_4"]), (3, []), (4, [])])
def test_p5_with_two_players_neutral_assistants_block_a_space_of_church_and_customs(
    seats: int, blocked: list[str]
) -> None:
    spaces = part(new(seats), "space") or {}
    assert spaces == {space: ["neutral_assistant"] for space in blocked}
