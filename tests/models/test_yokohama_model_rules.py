"""The model of Yokohama against rules without a worked example, and against a second way to count the same thing."""

from collections import Counter

import pytest
from yokohama_model import acting, cards, extras, moving, placing, trading
from yokohama_model.positions.examples import AREAS, table
from yokohama_model.state import Achievement, Reward, lots, neighbouring_lots
from yokohama_model.tables import BANK, CANAL, TECHNOLOGIES


@pytest.mark.parametrize(("players", "edges"), [(2, 18), (3, 28), (4, 38)])
def test_neighbours_are_mutual(players: int, edges: int) -> None:
    board = set(lots(players))
    pairs = {(lot, other) for lot in board for other in neighbouring_lots(lot) & board}
    assert all((other, lot) in pairs for lot, other in pairs)
    assert len(pairs) == 2 * edges


def test_a_president_never_stops_on_the_canal_nor_passes_it_for_nothing() -> None:
    state = table(areas={"a1": "bank", "a2": CANAL, "a3": "church"})
    state.players["red"].president = "bank"
    state.players["red"].technologies = ["stagecoach"]
    state.assistants["church"]["red"] = 1
    assert moving.destinations(state, "red") == {"church": moving.Fare(1, frozenset({frozenset({BANK})}))}
    state.players["red"].yen = 0
    assert moving.must_recall(state, "red")
    after = moving.recall(state, "red", {"church": 1})
    assert (after.players["red"].president, after.players["red"].supply["assistant"]) == (None, 9)


def test_placing_twice_in_one_area_ends_it_but_for_the_telegraph() -> None:
    state = table()
    assert placing.may_place(state, "red", ["agency", "agency"]) == set()
    state.players["red"].technologies = ["telegraph", "newspaper"]
    beside = {"tea_plantation_1", "laboratory", "silk_mill_1"}
    assert placing.may_place(state, "red", ["agency", "agency"]) == beside
    assert placing.may_place(state, "red", ["agency", "agency", "laboratory"]) == set()
    assert placing.may_place(state, "red", ["agency", "laboratory", "silk_mill_1"]) == {"tea_plantation_1"}
    assert placing.may_place(state, "red", ["tea_plantation_1", "tea_plantation_1"]) == {"laboratory", "agency"}
    state.players["red"].supply["assistant"] = 0
    assert placing.may_place(state, "red", []) == set()


def test_the_station_adds_strength_for_everybody_and_five_is_the_limit() -> None:
    state = table()
    state.station = "agency"
    state.assistants["agency"].update(red=1, blue=7)
    assert (acting.strength(state, "red", "agency"), acting.strength(state, "blue", "agency")) == (2, 5)


def test_mining_adds_one_to_each_receipt() -> None:
    state = table(areas={"a1": "copper_mine_1", "a2": "chinatown"})
    state.players["red"].technologies = ["mining_technology"]
    state.players["red"].president = "copper_mine_1"
    assert acting.begin_action(state, "red", "copper_mine_1").players["red"].goods["copper"] == 1  # strength 1: none
    assert acting.receive(state, "red", Reward(goods={"copper": 2})).players["red"].goods["copper"] == 1 + 2 + 1
    bought = trading.exchange(trading.exchange(state, "red", "buy", "copper"), "red", "buy", "copper")
    assert (bought.players["red"].goods["copper"], bought.players["red"].yen) == (5, 0)
    assert trading.exchanges(bought, "red") == {("sell", good) for good in ("copper", "silk", "tea", "fish")}


def test_surplus_strength_does_not_pay_for_the_fourth_technology() -> None:
    state = table()
    board = ["ball", "telephone", "ball", "winery", "newspaper", "station"]
    state.technology_boards["laboratory"] = list(board)
    assert cards.technologies_to_take(state, "red", "laboratory", 5) == {1: 0, 2: 1, 3: 0, 4: 0, 5: 2, 6: 1}
    state.players["red"].technologies = ["ball", "gas_light", "patents"]
    assert cards.technologies_to_take(state, "red", "laboratory", 5) == {2: 2, 4: 1, 6: 2}
    state.players["red"].imports = 1
    assert cards.ways_to_pay(3, state.players["red"]) == {(1, 4)}
    after = cards.take_technology(state, "red", "laboratory", 4, (1, 0))
    assert after.players["red"].points == 2  # patents
    assert after.players["red"].agents == Counter()  # the third French flag after gas light and patents
    filled = cards.fill_technologies(after, "laboratory").technology_boards["laboratory"]
    assert filled == ["ball", "telephone", "ball", "newspaper", "station", None]


def test_a_warehouse_gives_the_cheapest_house_first() -> None:
    state = table()
    assert acting.warehouse_items(state, "red") == {"assistant": 0, "shop": 2, "house": 4}
    state = acting.take_item(state, "red", "house")
    assert (state.players["red"].yen, acting.warehouse_items(state, "red")) == (0, {"assistant": 0})
    state.players["red"].yen = 5
    assert acting.warehouse_items(state, "red")["house"] == 5


def test_moves_need_an_area_and_no_yen() -> None:
    state = table(areas={"a1": "bank", "a2": CANAL, "a3": "church"})
    state.assistants["bank"]["red"] = 1
    assert acting.assistant_moves(state, "red") == {("supply", "bank"), ("supply", "church"), ("bank", "church")}


def test_the_telephone_lets_one_stay() -> None:
    state = table()
    state.players["red"].technologies = ["telephone"]
    state.assistants["agency"]["red"] = 3
    after = acting.come_home(state, "red", "agency", one_stays=True)
    assert (after.own_assistants("red", "agency"), after.players["red"].supply["assistant"]) == (1, 10)


def test_achievements_of_buildings_count_areas_not_buildings() -> None:
    state = table(areas=dict(zip(lots(4), AREAS, strict=True)))
    state.achievements["c"] = Achievement({"production_areas": 2, "trade_areas": 3})
    state.shops = {area: {1: "red"} for area in ("copper_mine_1", "copper_mine_2", "bank", "church")}
    state.houses = {"bank": "red", "port": "blue"}
    assert extras.may_claim(state, "red") == {}
    state.houses["customs"] = "red"
    assert extras.may_claim(state, "red") == {"c": 10}


def test_used_agents_and_tiles_count_together() -> None:
    state = table()
    state.achievements["b"] = Achievement({"agents_plus_tiles": 5}, ["blue"])
    player = state.players["red"]
    player.agents, player.used_agents, player.tiles = Counter(gb=1), Counter(us=2), ["yen_3", "yen_3"]
    assert extras.may_claim(state, "red") == {"b": 7}


def test_thirty_technologies_have_twenty_names() -> None:
    assert len(TECHNOLOGIES) == 20
    assert Counter(country for _, country in TECHNOLOGIES.values()) == {"gb": 6, "us": 4, "fr": 4, "de": 3, "nl": 3}


@pytest.mark.parametrize(
    ("area", "gained"),
    [
        ("copper_mine_2", [0, 0, 1, 2, 3]),
        ("silk_mill_1", [0, 1, 2, 3, 4]),
        ("tea_plantation_1", [1, 2, 3, 4, 5]),
        ("fishing_grounds_2", [1, 2, 3, 4, 5]),
        ("bank", [1, 2, 3, 4, 5]),
        ("port", [0, 0, 0, 0, 0]),
    ],
)
def test_what_an_area_gives_by_strength(area: str, gained: list[int]) -> None:
    assert [sum(acting.yields(area, power).values()) for power in (1, 2, 3, 4, 5)] == gained


def test_orders_by_level_hand_and_money() -> None:
    state = table(areas={"a1": "port"})
    state.order_boards["port"] = ["1", "2", "3", "4", "5", "6"]
    reach = [len(cards.orders_to_take(state, "red", "port", power, taken=0)) for power in (1, 2, 3, 4, 5)]
    assert reach == [0, 2, 4, 6, 6]
    assert [cards.order_bonus(power) for power in (1, 2, 3, 4, 5)] == [0, 0, 0, 0, 3]
    state.players["red"].yen = 1
    assert cards.orders_to_take(state, "red", "port", 5, taken=1) == set()
    state.players["red"].imports = 1
    assert len(cards.orders_to_take(state, "red", "port", 5, taken=1)) == 6
    state.players["red"].hand = ["7", "8", "9"]
    assert cards.orders_to_take(state, "red", "port", 5, taken=0) == set()


def test_church_and_customs_need_an_assistant_in_the_area_or_the_supply() -> None:
    state = table(areas={"a1": "church", "a2": "customs"})
    player = state.players["red"]
    player.supply["assistant"], player.imports = 0, 4
    assert (trading.church_spaces(state, "red", 5), trading.customs_spaces(state, "red", 5)) == ({}, {})
    state.assistants["church"]["red"] = state.assistants["customs"]["red"] = 1
    state.church = {1: "blue"}
    spaces = trading.church_spaces(state, "red", 5)
    assert set(spaces) == {2, 3, 4, 5, 6, 7, 8}
    assert spaces[2] == {frozenset()}
    assert len(spaces[8]) == 1  # everything
    assert trading.customs_spaces(state, "red", 4) == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def test_once_in_a_turn_and_at_its_start() -> None:
    state = table()
    player = state.players["red"]
    assert not extras.may_sell_silk(state, "red", False) and not extras.may_enrol(state, "red", False)
    player.technologies = ["textile_factory", "university", "stock_market"]
    assert extras.may_sell_silk(state, "red", False) and extras.may_enrol(state, "red", False)
    assert not extras.may_sell_silk(state, "red", True) and not extras.may_enrol(state, "red", True)
    player.goods["silk"] = player.yen = 0
    assert not extras.may_sell_silk(state, "red", False) and not extras.may_enrol(state, "red", False)
    assert placing.fill_up(state, "red").players["red"].yen == 2
    player.yen = 3
    assert placing.fill_up(state, "red").players["red"].yen == 3
