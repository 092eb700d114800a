"""The model of Yokohama against every worked example of the rulebook, page by page."""

from collections import Counter

from yokohama_model import acting, cards, ending, extras, moving, placing, scoring, trading
from yokohama_model.positions.examples import table
from yokohama_model.state import Achievement, Order, Player, Reward, State, lots
from yokohama_model.tables import AGENTS, NEUTRAL


def silk_mill_with_five() -> State:
    state = table()
    state.players["red"].president = "silk_mill_1"
    state.assistants["silk_mill_1"]["red"] = 3
    state.shops["silk_mill_1"] = {1: "red"}
    state.tiles["silk_mill_1"] = "import_1"
    state.tile_rewards["import_1"] = Reward(imports=1)
    state.sites["silk_mill_1"] = {"house": Reward(points=9)}
    return state


def test_page_6_placing_beside_presidents_costs_a_yen_each() -> None:
    state = table()
    state.players["yellow"].president = "laboratory"
    state.players["blue"].president = "agency"
    assert placing.may_place(state, "red", []) == set(state.areas())
    for area in ("laboratory", "agency", "silk_mill_1"):
        state = placing.place(state, "red", area)
    assert [player.yen for player in state.players.values()] == [2, 5, 4, 5]
    assert state.players["red"].supply["assistant"] == 5
    assert placing.may_place(state, "red", ["laboratory", "agency", "silk_mill_1"]) == set()
    state.players["red"].yen = 0
    assert placing.may_place(state, "red", []) == {"tea_plantation_1", "silk_mill_1"}


def test_page_7_the_way_without_an_assistant_is_closed_and_blue_is_paid() -> None:
    state = table()
    state.players["red"].president = "tea_plantation_1"
    state.players["blue"].president = "agency"
    state.assistants["agency"]["red"] = state.assistants["silk_mill_1"]["red"] = 1
    assert moving.destinations(state, "red") == {"silk_mill_1": moving.Fare(1, frozenset({frozenset({"blue"})}))}
    after = moving.move_president(state, "red", "silk_mill_1", frozenset({"blue"}))
    assert (after.players["red"].yen, after.players["blue"].yen) == (3, 5)
    state.players["red"].yen = 0
    assert moving.must_recall(state, "red")


def test_page_7_strength_five_gives_four_silk() -> None:
    state = silk_mill_with_five()
    assert acting.strength(state, "red", "silk_mill_1") == 5
    assert acting.begin_action(state, "red", "silk_mill_1").players["red"].goods["silk"] == 1 + 4


def test_page_8_the_tile_gives_an_import_and_stays_with_its_owner() -> None:
    state = silk_mill_with_five()
    assert acting.may_take_tile(state, "silk_mill_1", 5)
    assert not acting.may_take_tile(state, "silk_mill_1", 4)
    after = acting.take_tile(state, "red", "silk_mill_1")
    assert (after.players["red"].imports, after.players["red"].tiles) == (1, ["import_1"])
    assert not acting.may_take_tile(after, "silk_mill_1", 5)


def test_page_8_no_second_shop_but_a_trading_house_for_nine_points() -> None:
    state = silk_mill_with_five()
    assert acting.building_sites(state, "red", "silk_mill_1", 5) == set()
    state.players["red"].supply["house"] = 1
    assert acting.building_sites(state, "red", "silk_mill_1", 5) == {"house"}
    assert acting.building_sites(state, "red", "silk_mill_1", 3) == set()
    assert acting.building_sites(state, "blue", "silk_mill_1", 4) == {2, 3, 4}
    after = acting.build(state, "red", "silk_mill_1", "house")
    assert after.players["red"].points == 9
    assert acting.house_income(after, "red", "silk_mill_1") is None
    assert acting.house_income(after, "blue", "silk_mill_1") == "red"


def test_page_8_all_three_assistants_come_home() -> None:
    after = acting.come_home(silk_mill_with_five(), "red", "silk_mill_1")
    assert after.players["red"].supply["assistant"] == 8 + 3
    assert after.own_assistants("red", "silk_mill_1") == 0


def test_page_9_an_agent_acts_with_strength_three() -> None:
    state = table(areas={"a1": "copper_mine_1", "a2": "bank"})
    state.players["red"].president = "bank"
    state.players["red"].agents["fr"] = 1
    state.players["blue"].president = "copper_mine_1"
    state.assistants["copper_mine_1"]["red"] = 2
    state.assistants["bank"]["red"] = 1
    state.houses["copper_mine_1"] = "red"
    assert acting.may_use_agent(state, "red", used_this_turn=False) == {"copper_mine_1"}
    assert acting.may_use_agent(state, "red", used_this_turn=True) == set()
    assert acting.strength(state, "red", "copper_mine_1") == 3
    after = acting.begin_action(extras.use_agent(state, "red", "fr"), "red", "copper_mine_1")
    assert after.players["red"].goods["copper"] == 1 + 1
    assert [player.yen for player in after.players.values()] == [4, 4, 4, 4]
    assert acting.come_home(after, "red", "copper_mine_1").players["red"].supply["assistant"] == 8 + 2


def test_page_9_the_third_to_claim_gets_the_smaller_points() -> None:
    state = table()
    state.achievements["a"] = Achievement({"copper": 5}, ["blue", "yellow"])
    assert extras.may_claim(state, "red") == {}
    state.players["red"].goods["copper"] = 5
    after = extras.claim(state, "red", "a")
    assert (after.players["red"].points, after.players["red"].supply["assistant"]) == (6, 7)
    assert after.players["red"].goods["copper"] == 5
    assert extras.may_claim(after, "red") == {}


def test_page_9_a_pair_of_flags_brings_an_agent() -> None:
    state = table()
    state.order_cards["order_1"] = Order("gb", {"tea": 1, "fish": 1}, points=4, yen=2)
    state.players["red"].hand = ["order_1"]
    state.players["red"].technologies = ["ball"]
    after = extras.fulfil(state, "red", "order_1")
    player = after.players["red"]
    assert (player.agents, after.agents["gb"]) == (Counter(gb=1), AGENTS["gb"] - 1)
    assert (player.points, player.yen, player.goods["tea"], player.goods["fish"]) == (4 + 2, 6, 0, 0)
    state.agents["gb"] = 0
    assert extras.fulfil(state, "red", "order_1").players["red"].agents.total() == 0


def test_page_9_the_round_is_finished_and_a_full_one_follows() -> None:
    state = table(seats=2)
    state.church = {4: NEUTRAL, 1: "red", 2: "red", 3: "blue"}
    assert ending.end_conditions(state) == set()
    state.church[5] = "blue"
    assert ending.end_conditions(state) == {"church"}
    assert [ending.turns_played(3, turn) for turn in (1, 2, 3, 4)] == [6, 6, 6, 9]


def test_page_10_church_tie_goes_to_the_rightmost() -> None:
    state = table()
    state.church = {1: "red", 2: "yellow", 4: "blue", 5: "red", 7: "blue"}
    assert scoring.church(state) == {"red": 3, "blue": 6, "green": 0, "yellow": 0}


def test_page_10_customs_second_place_goes_to_the_rightmost() -> None:
    state = table()
    state.customs = {1: "green", 2: "red", 3: "green", 5: "yellow", 6: "green"}
    assert scoring.customs(state) == {"red": 0, "blue": 0, "green": 8, "yellow": 4}


def test_page_10_technology_tie_goes_to_the_earlier_in_turn_order() -> None:
    state = table()
    owned = {
        "red": ["telegraph", "telephone"],
        "blue": ["telegraph", "telephone", "newspaper", "ball"],
        "green": ["ball", "winery", "printing", "patents"],
        "yellow": ["newspaper", "exhibition"],
    }
    for seat, names in owned.items():
        state.players[seat].technologies = names
    assert scoring.technology(state) == {"red": 5, "blue": 10, "green": 0, "yellow": 0}


def test_page_10_country_sets_of_five_three_and_one() -> None:
    assert scoring.set_points(Counter(gb=3, us=2, fr=2, de=1, nl=1)) == 12 + 4 + 0


def test_page_10_remains() -> None:
    state = table()
    state.players["red"] = Player(yen=3, imports=1, goods=Counter(copper=2, silk=1, tea=1, fish=3))
    assert scoring.remains(state)["red"] == 1 + 1 + 2


def test_page_13_church_six_faith_with_three_offerings() -> None:
    state = table(areas={"a1": "church"})
    state.players["red"].president = "church"
    state.assistants["church"]["red"] = 2
    offered = frozenset({"copper", "silk", "yen"})
    power = acting.strength(state, "red", "church")
    spaces = trading.church_spaces(state, "red", power)
    assert set(spaces) == {1, 2, 3, 4, 5}  # four goods and 2 yen, no import: faith 8 at most
    assert offered in spaces[3]
    assert len(spaces[3]) == 10  # three out of five
    after = trading.enter_church(state, "red", 3, offered, "church")
    player = after.players["red"]
    assert (player.points, player.yen, player.goods["copper"], player.goods["silk"]) == (5, 2, 0, 0)
    assert (after.church, after.own_assistants("red", "church")) == ({3: "red"}, 1)


def test_page_14_customs_second_space_for_one_import() -> None:
    state = table(areas={"a1": "customs"})
    state.players["red"].president = "customs"
    state.players["red"].imports = 1
    state.assistants["customs"]["red"] = 2
    assert trading.customs_spaces(state, "red", 3) == {1: 1, 2: 1}
    assert trading.customs_spaces(state, "red", 1) == {}
    player = trading.enter_customs(state, "red", 2, 1, "customs").players["red"]
    assert (player.points, player.yen, player.imports) == (4, 4 + 2, 0)


def test_pages_14_and_15_a_middle_order_then_a_low_one_for_two_yen() -> None:
    for board in ("dock", "port"):
        state = table(areas={"a1": board})
        state.order_boards[board] = [f"order_{i}" for i in range(1, 7)]
        state.order_stack = ["order_7"]
        assert cards.orders_to_take(state, "red", board, 3, taken=0) == {1, 2, 3, 4}
        state = cards.take_order(state, "red", board, 3, (0, 0))
        assert cards.orders_to_take(state, "red", board, 3, taken=1) == {1, 2, 4}
        state = cards.take_order(state, "red", board, 1, (0, 2))
        assert cards.orders_to_take(state, "red", board, 3, taken=2) == set()
        assert state.players["red"].yen == 2
        state = cards.fill_orders(state, board)
        assert state.order_boards[board] == ["order_2", "order_4", "order_5", "order_6", "order_7", None]
        assert ending.end_conditions(state) == {"orders"}


def test_page_4_layouts_have_ten_fourteen_and_eighteen_lots() -> None:
    assert [len(lots(players)) for players in (2, 3, 4)] == [10, 14, 18]
