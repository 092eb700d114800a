"""The model of Yokohama: what exactly changes hands, and what technologies add to it (pages 11 to 19)."""

from collections import Counter

import pytest
from yokohama_model import acting, cards, ending, extras, placing, trading
from yokohama_model.positions.examples import table
from yokohama_model.state import Achievement, Order, Player, Reward, State


def with_technologies(*names: str) -> State:
    state = table(areas={"a1": "bank", "a2": "church", "a3": "customs", "b1": "laboratory", "b2": "port"})
    state.players["red"].technologies = list(names)
    return state


def test_everybody_starts_with_the_same_pieces() -> None:
    player = Player()
    assert player.supply == Counter(assistant=8, shop=2)
    assert player.warehouse == Counter(assistant=12, shop=6, house=4)
    assert (player.points, player.yen, player.imports) == (0, 0, 0)
    assert Reward() == Reward(points=0, yen=0, imports=0, goods={}, any_goods=0, items=0, moves=0)
    assert Order("gb", {}) == Order("gb", {}, points=0, yen=0, imports=0)


def test_after_one_assistant_any_area_is_open_and_after_three_none() -> None:
    state = with_technologies()
    state.players["red"].supply["assistant"] = 1
    assert placing.may_place(state, "red", ["bank"]) == set(state.areas())
    assert placing.may_place(state, "red", ["bank", "church", "customs"]) == set()
    after = placing.place(state, "red", "bank")
    assert (after.own_assistants("red", "bank"), after.players["red"].supply["assistant"]) == (1, 0)
    assert state.own_assistants("red", "bank") == 0  # what was given is untouched
    state.players["red"].technologies = ["newspaper"]
    assert placing.may_place(state, "red", ["bank", "church", "customs"]) == {"laboratory", "port"}
    assert placing.may_place(state, "red", ["bank", "church", "customs", "laboratory"]) == set()


@pytest.mark.parametrize(
    ("technologies", "shop", "house"),
    [([], 1, 6), (["gas_light"], 3, 6), (["electric_light"], 1, 9)],
)
def test_building_scores_and_takes_from_the_supply(technologies: list[str], shop: int, house: int) -> None:
    state = with_technologies(*technologies)
    state.sites["bank"] = {4: Reward(points=1, yen=2), "house": Reward(points=6)}
    state.players["red"].supply["house"] = 1
    assert acting.building_sites(state, "red", "bank", 4) == {1, 2, 3, 4, "house"}
    built = acting.build(state, "red", "bank", 4)
    assert (built.players["red"].points, built.players["red"].yen, built.shops["bank"]) == (shop, 6, {4: "red"})
    assert built.players["red"].supply == Counter(assistant=8, shop=1, house=1)
    built = acting.build(state, "red", "bank", "house")
    assert (built.players["red"].points, built.houses) == (house, {"bank": "red"})
    assert built.players["red"].supply == Counter(assistant=8, shop=2, house=0)


def test_the_owner_of_a_house_gets_one_yen_from_the_bank() -> None:
    state = with_technologies()
    state.players["red"].president = "bank"
    state.houses["bank"] = "blue"
    after = acting.begin_action(state, "red", "bank")
    assert [player.yen for player in after.players.values()] == [4 + 1, 4 + 1, 4, 4]


def test_items_and_moves_change_one_piece() -> None:
    state = with_technologies()
    after = acting.take_item(state, "red", "shop")
    assert (after.players["red"].supply["shop"], after.players["red"].warehouse["shop"]) == (3, 5)
    state.players["red"].warehouse["house"] = 0
    state.players["red"].yen = 9
    assert acting.warehouse_items(state, "red") == {"assistant": 0, "shop": 2}
    state = acting.move_assistant(state, "red", "supply", "bank")
    assert (state.own_assistants("red", "bank"), state.players["red"].supply["assistant"]) == (1, 7)
    state = acting.move_assistant(state, "red", "bank", "church")
    assert (state.own_assistants("red", "bank"), state.own_assistants("red", "church")) == (0, 1)
    assert state.players["red"].supply["assistant"] == 7


@pytest.mark.parametrize(
    ("technologies", "name", "points", "yen"),
    [
        ([], "ball", 0, 2),
        ([], "exhibition", 10, 2),
        ([], "printing", 0, 2),
        ([], "patents", 0, 2),
        (["printing"], "ball", 0, 3),
        (["patents"], "ball", 2, 2),
    ],
)
def test_what_a_new_technology_brings(technologies: list[str], name: str, points: int, yen: int) -> None:
    state = with_technologies(*technologies)
    state.players["red"].imports = 2
    state.technology_boards["laboratory"] = [None, name]
    after = cards.take_technology(state, "red", "laboratory", 2, (1, 2))
    player = after.players["red"]
    assert (player.points, player.yen, player.imports) == (points, yen, 1)
    assert player.technologies == [*technologies, name]


def test_an_order_is_paid_with_an_import_or_two_yen() -> None:
    state = with_technologies()
    state.players["red"].imports = 3
    state.players["red"].yen = 2
    assert cards.ways_to_pay(2, state.players["red"]) == {(2, 0), (1, 2)}
    assert cards.ways_to_pay(0, state.players["red"]) == {(0, 0)}
    state.order_boards["port"] = ["1", "2", "3", "4", "5", "6"]
    after = cards.take_order(state, "red", "port", 6, (1, 0))
    assert (after.players["red"].hand, after.players["red"].imports, after.players["red"].yen) == (["6"], 2, 2)
    assert after.order_boards["port"] == ["1", "2", "3", "4", "5", None]


@pytest.mark.parametrize(
    ("technologies", "points", "yen"), [([], 5, 6), (["ball"], 7, 6), (["language_school"], 5, 7), (["winery"], 5, 6)]
)
def test_what_a_fulfilled_order_brings(technologies: list[str], points: int, yen: int) -> None:
    state = with_technologies(*technologies)
    state.order_cards["1"] = Order("nl", {"silk": 1, "tea": 1}, points=5, yen=2, imports=1)
    state.order_cards["2"] = Order("nl", {"fish": 2})
    state.players["red"].hand = ["1", "2"]
    assert extras.may_fulfil(state, "red") == {"1"}
    player = extras.fulfil(state, "red", "1").players["red"]
    assert (player.points, player.yen, player.imports) == (points, yen, 1)
    assert (player.hand, player.fulfilled) == (["2"], ["1"])
    assert player.goods == Counter(copper=1, fish=1, silk=0, tea=0)


def test_an_agent_is_used_once() -> None:
    state = with_technologies()
    state.players["red"].agents["de"] = 1
    player = extras.use_agent(state, "red", "de").players["red"]
    assert (player.agents.total(), player.used_agents) == (0, Counter(de=1))


def test_the_last_assistant_of_the_supply_can_claim() -> None:
    state = with_technologies()
    state.achievements["b"] = Achievement({"yen": 4})
    state.players["red"].supply["assistant"] = 1
    assert extras.may_claim(state, "red") == {"b": 9}
    state.players["red"].supply["assistant"] = 0
    assert extras.may_claim(state, "red") == {}


def test_the_university_needs_its_yen_and_an_assistant_in_the_warehouse() -> None:
    state = with_technologies("university")
    player = state.players["red"]
    player.yen = player.warehouse["assistant"] = 1
    assert extras.may_enrol(state, "red", False)
    player.warehouse["assistant"] = 0
    assert not extras.may_enrol(state, "red", False)
    player.warehouse["assistant"], player.yen = 1, 0
    assert not extras.may_enrol(state, "red", False)


def test_chinatown_trades_one_thing_at_its_price() -> None:
    state = with_technologies()
    player = state.players["red"]
    everything = {(verb, good) for verb in ("buy", "sell") for good in ("copper", "silk", "tea", "fish")}
    assert trading.exchanges(state, "red") == everything | {("buy", "import")}
    prices = {"copper": 2, "silk": 2, "tea": 1, "fish": 1}
    for good, price in prices.items():
        sold = trading.exchange(state, "red", "sell", good).players["red"]
        assert (sold.goods[good], sold.yen) == (0, 4 + price)
        bought = trading.exchange(state, "red", "buy", good).players["red"]
        assert (bought.goods[good], bought.yen) == (2, 4 - price)
    bought = trading.exchange(state, "red", "buy", "import").players["red"]
    assert (bought.imports, bought.yen) == (1, 0)
    player.yen, player.goods = 2, Counter()
    assert trading.exchanges(state, "red") == {("buy", good) for good in prices}
    player.yen = 1
    assert trading.exchanges(state, "red") == {("buy", "tea"), ("buy", "fish")}


@pytest.mark.parametrize(
    ("technologies", "church", "customs"), [([], 14, 22), (["winery"], 17, 22), (["brickyard"], 14, 26)]
)
def test_the_last_spaces_of_church_and_customs(technologies: list[str], church: int, customs: int) -> None:
    state = with_technologies(*technologies)
    state.players["red"].imports = 5
    offered = frozenset({"import", "copper", "silk", "tea", "fish", "yen"})
    player = trading.enter_church(state, "red", 8, offered, "supply").players["red"]
    assert (player.points, player.yen, player.imports, player.goods.total()) == (church, 2, 4, 0)
    assert player.supply["assistant"] == 7
    after = trading.enter_customs(state, "red", 7, 4, "supply")
    player = after.players["red"]
    assert (player.points, player.yen, player.imports, after.customs) == (customs, 4, 1, {7: "red"})


@pytest.mark.parametrize(("seats", "enough"), [(2, 5), (3, 5), (4, 6)])
def test_so_many_assistants_on_a_board_end_the_game(seats: int, enough: int) -> None:
    state = table(seats)
    state.customs = dict.fromkeys(range(1, enough), "red")
    assert ending.end_conditions(state) == set()
    state.customs[enough] = "blue"
    assert ending.end_conditions(state) == {"customs"}
