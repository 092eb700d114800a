"""Extra actions (p. 9): agents, achievements, orders, and the flags that bring agents, in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told

import higaki

rule = pytest.mark.rule


def at(*areas: str, **more: Any) -> higaki.Match:
    """Red's turn begins, with an assistant in each of these areas and eight at hand."""
    position = {
        "seats": 4,
        "assistants": {area: ["red_assistant"] for area in areas},
        "supply": {"red": ["red_assistant"] * 8},
        "turn": "red",
    }
    return higaki.start("yokohama", position | more, seed=1)


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("extra")
def test_p9_extra_actions_in_any_order_and_number_in_both_phases() -> None:
    match = at(
        "bank",
        agents_of={"red": ["gb"]},
        achievement={"a": ["tea_7"], "b": ["yen_10"], "c": ["trade_4"]},
        kept={"red": ["us_21"]},
        hand={"red": ["fr_28"]},
        wares={"red": ["tea"] * 10},
        yen={"red": 9},
    )
    assert {"order.us_21", "order.fr_28", "achievement.a", "agent"} <= set(match.options)
    play(match, "achievement.a", "order.us_21", "order.fr_28", "agent", "achievement.b")
    assert match.scores[0] == 8 + 0 + 3 + 9
    later = at("bank", achievement={"b": ["yen_10"]}, yen={"red": 9})
    assert "achievement.b" not in later.options
    play(later, "done", "area.bank")
    assert "achievement.b" in later.options


# Agents


@rule("agent")
def test_p9_a_used_agent_is_turned_over_for_the_rest_of_the_game() -> None:
    match = play(at("bank", agents_of={"red": ["fr"]}), "agent")
    assert part(match, "agents_of", "red") == ["fr sent"]
    play(match, "done")
    assert "agent" not in match.options


@rule("agent.area")
def test_p9_he_acts_where_own_assistants_are_but_not_the_own_president() -> None:
    agents = {"agents_of": {"red": ["gb"]}}
    match = play(at("bank", "port", "church", president={"red": "port"}, **agents), "agent")
    assert set(match.options) == {"area.bank", "area.church"}
    assert "agent" not in at("port", president={"red": "port"}, **agents).options
    assert "agent" not in at(building={"bank_1": ["red_shop"]}, **agents).options
    assert "agent" not in at("bank").options


@rule("agent.presidents")
def test_p9_opposing_presidents_there_do_not_matter_and_cost_nothing() -> None:
    match = at("fishing_grounds_1", president={"blue": "fishing_grounds_1"}, agents_of={"red": ["gb"]}, yen={"red": 3})
    play(match, "agent")
    assert part(match, "wares", "red") == ["fish"]
    assert yen(match, "red", "blue") == [3, 0]


@rule("agent.steps")
def test_p9_action_tile_building_and_return_follow_without_the_presidents_strength() -> None:
    match = at(
        assistants={"bank": ["red_assistant"] * 5, "port": ["red_assistant"]},
        agents_of={"red": ["gb"]},
        supply={"red": ["red_shop"]},
        site_card={"bank": ["6"]},
        tile={"bank": ["import"]},
    )
    play(match, "agent", "area.bank")
    assert yen(match, "red") == [5]
    play(match, "tile", "site.bank_1")
    assert part(match, "wares", "red") == ["import"] and match.scores[0] == 2
    assert part(match, "assistants") == {"port": ["red_assistant"]}
    assert part(match, "supply", "red") == ["red_assistant"] * 5
    assert step(match) == "PlaceFirst"  # and then the main action
    assert told(match, "acts")[0]["strength"] == 5
    weaker = play(
        at(assistants={"bank": ["red_assistant"] * 4}, agents_of={"red": ["gb"]}, tile={"bank": ["yen"]}), "agent"
    )
    assert yen(weaker, "red") == [4] and part(weaker, "tile", "bank") == ["yen"]


@rule("agent.once")
def test_p9_one_agent_in_a_whole_turn() -> None:
    match = at("bank", "church", "customs", agents_of={"red": ["gb", "us"]})
    play(match, "agent", "area.bank")
    assert "agent" not in match.options
    play(match, "done", "area.customs")
    assert step(match) == "FinishTurn" and "agent" not in match.options
    later = play(at("bank", "port", agents_of={"red": ["gb", "us"]}), "done", "area.bank")
    assert "agent" in later.options
    play(later, "agent")
    assert step(later) == "FinishTurn" and "agent" not in later.options


@rule("agent")
def test_p9_ruling_Y11_agents_are_alike_and_nobody_is_asked_which() -> None:
    match = play(at("bank", agents_of={"red": ["gb", "nl"]}), "agent")
    assert step(match) == "PlaceFirst"
    assert sorted(part(match, "agents_of", "red")) in (["gb sent", "nl"], ["gb", "nl sent"])


@rule("example.agent")
def test_p9_example_two_assistants_and_a_trading_house_bring_a_copper_and_return() -> None:
    match = at(
        assistants={"copper_mine_1": ["red_assistant"] * 2},
        building={"copper_mine_1_house": ["red_house"]},
        agents_of={"red": ["gb"]},
        supply={"red": ["red_shop"]},
        tile={"copper_mine_1": ["yen"]},
        site_card={"copper_mine_1": ["6"]},
    )
    play(match, "agent")
    assert part(match, "wares", "red") == ["copper"]
    assert told(match, "acts")[-1]["strength"] == 3
    assert part(match, "supply", "red") == ["red_assistant"] * 2 + ["red_shop"]
    assert part(match, "tile", "copper_mine_1") == ["yen"] and yen(match, "red") == [0]
    assert step(match) == "PlaceFirst"


# Orders


@rule("order")
def test_p9_an_order_is_laid_down_for_all_its_goods_and_brings_its_reward() -> None:
    goods = ["copper", "silk", "silk", "tea", "tea", "fish"]
    match = play(at(kept={"red": ["de_13"]}, wares={"red": goods}), "order.de_13")
    assert match.scores[0] == 6 and yen(match, "red") == [2]
    assert part(match, "wares", "red") == ["fish"]
    assert part(match, "fulfilled", "red") == ["de_13"] and part(match, "kept", "red") == []
    assert [(event["order"], event["points"]) for event in told(match, "fulfilled", "blue")] == [("de_13", 6)]


@rule("order")
@pytest.mark.parametrize("missing", ["copper", "silk", "tea"])
def test_p9_without_all_its_goods_it_cannot_be_fulfilled(missing: str) -> None:
    goods = ["copper", "silk", "silk", "tea", "tea", "fish", "fish", "import", "import"]
    goods.remove(missing)
    assert "order.de_13" not in at(hand={"red": ["de_13"]}, wares={"red": goods}).options


@rule("order")
def test_p9_only_orders_of_ones_own_hand() -> None:
    match = at(kept={"blue": ["us_21"]}, order_slot={"port_1": ["fr_28"]}, wares={"red": ["tea"] * 9})
    assert not [thing for thing in match.options if thing.startswith("order.")]


@rule("order.flag")
def test_p9_the_flag_of_a_fulfilled_order_counts() -> None:
    match = at(kept={"red": ["us_21"]}, hand={"red": ["us_24"]}, wares={"red": ["tea"] * 7 + ["fish"] * 3 + ["copper"]})
    play(match, "order.us_21")
    assert part(match, "agents_of", "red") == []
    play(match, "order.us_24")
    assert part(match, "agents_of", "red") == ["us"]


# Flags


@rule("flags")
@pytest.mark.parametrize(("before", "agents"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1)])
def test_p9_each_second_flag_of_a_country_brings_its_agent(before: int, agents: int) -> None:
    flags = ["gb_3", "gb_10", "gb_15", "gb_16", "gb_17"][:before]
    match = at(fulfilled={"red": flags}, kept={"red": ["gb_14"]}, wares={"red": ["fish"] * 4})
    assert part(play(match, "order.gb_14"), "agents_of", "red") == ["gb"] * agents
    assert len(told(match, "agent_came")) == agents


@rule("flags")
def test_p9_flags_of_different_countries_make_no_pair() -> None:
    match = at(
        fulfilled={"red": ["fr_2"]},
        technologies={"red": ["printing"]},
        kept={"red": ["gb_14"]},
        wares={"red": ["fish"] * 4},
    )
    assert part(play(match, "order.gb_14"), "agents_of", "red") == []


@rule("flags.open")
def test_p9_flags_of_orders_in_hand_do_not_count() -> None:
    match = at(hand={"red": ["gb_3", "gb_10"]}, kept={"red": ["gb_14"]}, wares={"red": ["fish"] * 4})
    assert part(play(match, "order.gb_14"), "agents_of", "red") == []


@rule("flags.none_left")
def test_p9_ruling_Y23_without_agents_of_the_country_none_comes_also_not_later() -> None:
    match = at(
        agents_of={"blue": ["nl"]},
        fulfilled={"red": ["nl_6"]},
        kept={"red": ["nl_36"]},
        wares={"red": ["copper"] + ["fish"] * 3},
    )
    play(match, "order.nl_36")
    assert part(match, "agents_of", "red") == []
    assert seen(match, None, "agents_of", "red")["count"] == 0


@rule("flags")
def test_p9_ruling_Y23_an_agent_gained_this_turn_can_be_used_at_once() -> None:
    match = at("bank", fulfilled={"red": ["gb_3"]}, kept={"red": ["gb_14"]}, wares={"red": ["fish"] * 4})
    assert "agent" not in match.options
    assert "agent" in play(match, "order.gb_14").options


@rule("example.flags")
def test_p9_example_a_british_technology_and_a_british_order_bring_a_british_agent() -> None:
    match = at(technologies={"red": ["stagecoach"]}, kept={"red": ["gb_14"]}, wares={"red": ["fish"] * 4})
    play(match, "order.gb_14")
    assert part(match, "agents_of", "red") == ["gb"]
    assert {piece["kind"]: piece["count"] for piece in seen(match, None, "agents")["pieces"]}["gb"] == 2
