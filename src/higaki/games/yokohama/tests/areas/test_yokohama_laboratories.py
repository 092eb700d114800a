"""Laboratory and research center: technologies (p. 15, p. 16), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told

import higaki

rule = pytest.mark.rule
each_strength = pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
each_board = pytest.mark.parametrize("area", ["laboratory", "research_center"])
# Six that cost 3 without their spaces; with them 3, 3, 4, 4, 5 and 5.
THREES = ["ball", "winery", "brickyard", "language_school", "gas_light", "university"]


def acting(area: str, strength: int, *cards: str, **more: Any) -> higaki.Match:
    """Red acts with this strength; these cards, or six that cost 3, lie on the board."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * (strength - 1)},
        "tech_slot": {f"{area}_{slot}": [card] for slot, card in enumerate(cards or THREES, 1)},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def slots(match: higaki.Match) -> list[int]:
    return [int(thing[-1]) for thing in match.options if thing.startswith("tech_slot.")]


def board(match: higaki.Match, area: str) -> list[str]:
    lying = part(match, "tech_slot")
    return [lying[f"{area}_{slot}"][0] for slot in range(1, 7) if f"{area}_{slot}" in lying]


def purse(match: higaki.Match) -> tuple[int, int]:
    """Red's import goods and yen."""
    return part(match, "wares", "red").count("import"), int(match.position().get("yen", {}).get("red", 0))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


@rule("area.laboratory")
@rule("area.research_center")
@rule("laboratory.surcharge")
@rule("research_center.surcharge")
@each_board
@each_strength
def test_p15_the_strength_pays_for_cards_and_the_spaces_to_the_right_cost_more(area: str, strength: int) -> None:
    affordable = {1: [], 2: [], 3: [1, 2], 4: [1, 2, 3, 4], 5: [1, 2, 3, 4, 5, 6]}
    assert slots(acting(area, strength)) == affordable[strength]


@rule("area.laboratory")
def test_p15_strength_is_worth_five_at_most() -> None:
    assert slots(acting("laboratory", 7, "telegraph", "exhibition")) == [2]


@rule("laboratory.paying")
@rule("research_center.paying")
@each_board
@pytest.mark.parametrize(
    ("owned", "missing"), [((1, 0), 1), ((0, 2), 1), ((0, 3), 1), ((1, 2), 2), ((3, 4), 5), ((0, 10), 5), ((5, 0), 5)]
)
def test_p15_import_goods_and_two_yen_each_pay_what_is_missing(area: str, owned: tuple[int, int], missing: int) -> None:
    imports, money = owned
    cards = ["ball", "station", "winery", "exhibition", "gas_light", "streetcar"]
    costs = [3, 4, 4, 6, 5, 7]
    match = acting(area, 1, *cards, wares={"red": ["import"] * imports}, yen={"red": money})
    assert slots(match) == [slot for slot, cost in enumerate(costs, 1) if cost - 1 <= missing]


@rule("laboratory.paying")
@rule("research_center.paying")
@each_board
def test_p15_each_missing_value_is_paid_as_one_likes(area: str) -> None:
    match = acting(area, 1, "telegraph", wares={"red": ["import"] * 4}, yen={"red": 7})
    play(match, f"tech_slot.{area}_1", "pay_import", "pay_yen", "pay_yen", "pay_import", "pay_yen")
    assert purse(match) == (2, 1)
    assert part(match, "technologies", "red") == ["telegraph"]


@rule("laboratory.card")
@rule("research_center.card")
@each_board
def test_p15_the_card_lies_open_and_what_is_too_much_lapses(area: str) -> None:
    match = play(acting(area, 5, wares={"red": ["import"]}, yen={"red": 2}), f"tech_slot.{area}_1")
    assert purse(match) == (1, 2)
    assert [piece["kind"] for piece in seen(match, "blue", "technologies", "red")["pieces"]] == ["ball"]
    assert [event["technology"] for event in told(match, "learned")] == ["ball"]
    assert step(match) == "FinishTurn"  # one card for each action (ruling Y18)


@rule("laboratory.card")
@rule("research_center.card")
def test_p15_one_need_not_learn_anything() -> None:
    match = play(acting("laboratory", 5), "done")
    assert step(match) == "FinishTurn"
    assert board(match, "laboratory") == THREES


@rule("laboratory.fourth")
@rule("research_center.fourth")
@each_board
@pytest.mark.parametrize(("owned", "extra"), [(2, 0), (3, 1), (4, 1)])
def test_p15_ruling_Y17_from_the_fourth_on_each_costs_an_import_good_or_two_yen_more(
    area: str, owned: int, extra: int
) -> None:
    known = {"technologies": {"red": ["printing", "newspaper", "telephone", "station"][:owned]}}
    poor = acting(area, 5, yen={"red": 1}, **known)
    assert slots(poor) == ([] if extra else [1, 2, 3, 4, 5, 6])
    match = play(acting(area, 5, wares={"red": ["import"]}, **known), f"tech_slot.{area}_1")
    assert purse(match)[0] == 1 - extra
    assert len(part(match, "technologies", "red")) == owned + 1


@rule("laboratory.fourth")
def test_p15_ruling_Y17_surplus_strength_does_not_pay_the_extra_cost() -> None:
    known = {"technologies": {"red": ["printing", "newspaper", "telephone"]}}
    assert slots(acting("laboratory", 5, "ball", **known)) == []
    match = play(acting("laboratory", 2, "ball", yen={"red": 4}, **known), "tech_slot.laboratory_1")
    assert purse(match) == (0, 1)  # one missing and one extra; printing gave a yen


@rule("laboratory.flag")
@rule("research_center.flag")
@each_board
def test_p15_the_flag_may_complete_a_pair(area: str) -> None:
    match = play(acting(area, 3, fulfilled={"red": ["gb_3"]}), f"tech_slot.{area}_1")
    assert part(match, "agents_of", "red") == ["gb"]


@rule("general.technologies")
@rule("laboratory.names")
@rule("research_center.names")
@each_board
def test_p15_never_two_of_the_same_name_but_any_number(area: str) -> None:
    known = ["ball", "printing", "newspaper", "telephone", "station", "telegraph", "patents"]
    match = acting(area, 5, technologies={"red": known}, yen={"red": 9})
    assert slots(match) == [2, 3, 4, 5, 6]
    play(match, f"tech_slot.{area}_2")
    assert len(part(match, "technologies", "red")) == 8


@rule("laboratory.refill")
@rule("research_center.refill")
@each_board
def test_p15_the_others_move_to_the_left_and_a_new_card_comes(area: str) -> None:
    match = acting(area, 4)
    deck = seen(match, None, "tech_deck")["count"]
    play(match, f"tech_slot.{area}_3")
    assert board(match, area)[:5] == ["ball", "winery", "language_school", "gas_light", "university"]
    assert len(board(match, area)) == 6
    assert seen(match, None, "tech_deck")["count"] == deck - 1


@rule("laboratory.refill")
@rule("research_center.refill")
@each_board
def test_p15_ruling_Y18_without_a_stack_the_space_stays_empty_and_the_game_goes_on(area: str) -> None:
    whole = acting(area, 4).position()
    names = [*THREES, "exhibition", "mining_technology", "stagecoach", "streetcar"]  # there are two of these
    others = ["electric_light", "printing", "newspaper", "patents", "postal_service", "station", "stock_market"]
    others += ["telegraph", "telephone", "textile_factory"]
    box = names + others + [name for name in names if name not in THREES]
    match = play(higaki.start("yokohama", whole | {"box": box}, seed=1), f"tech_slot.{area}_3")
    assert board(match, area) == ["ball", "winery", "language_school", "gas_light", "university"]
    assert "ending" not in match.position()
