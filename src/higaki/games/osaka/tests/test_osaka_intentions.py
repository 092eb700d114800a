"""What a player means as one thing: buying and paying, insuring and saving; and why something is not possible."""

from __future__ import annotations

from typing import Any

import pytest

import higaki
from higaki.engine.base.errors import IllegalChoice
from higaki.engine.base.text import Words

HANDS = {"grey": ["red_2", "red_3", "blue_5", "green_5", "yellow_3"], "white": ["red_2"]}
MARKET = ["blue_3", "red_5", "green_2"]
INSURING = {
    "seats": 2,
    "market": [],
    "farm": ["blue_2", "red_2", "green_2"],
    "hand": {"grey": ["red_2", "red_5", "blue_3", "green_3"], "white": ["red_2"]},
    "goods": {"grey": ["red_2", "red_3", "red_5", "green_2"], "white": []},
    "ship": {"red": "enshunada_1", "blue": "oshima", "yellow": "enshunada_2"},
    "agenda": ["InsureGoods grey", "BlackCurrent grey", "BeginTurn white"],
}


def at(**more: Any) -> higaki.Match:
    position = {"seats": 2, "market": MARKET, "farm": ["blue_2", "red_2", "green_2"], "hand": HANDS, "turn": "grey"}
    return higaki.start("osaka", position | more, seed=1)


def things(planned: list[dict[str, Any]]) -> list[str]:
    return [one["thing"] for one in planned]


def said(match: higaki.Match, thing: str) -> str:
    return Words(match.game.folder, "en").why_not(match.scene(match.seat), thing)


def test_a_purchase_is_planned_with_a_payment_that_loses_nothing_and_keeps_what_insures() -> None:
    match = at()
    assert things(match.plans["buy"]) == ["buy", "hand.blue_5", "hand.green_5"]
    assert list(match.plans) == ["buy"]


@pytest.mark.parametrize(
    ("hand", "market", "payment"),
    [
        (["red_5", "red_3"], ["blue_3"], ["hand.red_3"]),
        (["red_5", "red_2", "blue_2"], ["blue_3"], ["hand.red_2", "hand.blue_2"]),
        (["red_3", "blue_3", "green_2"], ["blue_5"], ["hand.red_3", "hand.green_2"]),
        (
            ["red_5", "blue_5", "green_5", "yellow_5", "red_2"],
            ["blue_5", "red_5", "blue_2"],
            ["hand.red_5", "hand.blue_5"],
        ),
    ],
)
def test_least_is_paid_too_much(hand: list[str], market: list[str], payment: list[str]) -> None:
    match = at(hand={"grey": hand, "white": ["red_2"]}, market=market)
    pointed = things(match.plans["buy"])[1:]
    values = [int(thing[-1]) for thing in pointed]
    assert sum(values) == min_payment([int(card[-1]) for card in hand], sum(int(card[-1]) for card in market))
    assert set(payment) <= set(pointed)


def min_payment(values: list[int], price: int) -> int:
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums}
    return min(total for total in sums if total >= price)


def test_what_cannot_be_answered_otherwise_is_shown_but_not_pointed_at() -> None:
    match = at(hand={"grey": ["red_5", "blue_3"], "white": ["red_2"]}, market=["blue_3", "red_5"])
    assert [(one["thing"], one["forced"]) for one in match.plans["buy"]] == [
        ("buy", False),
        ("hand.red_5", False),
        ("hand.blue_3", True),
    ]


def test_a_plan_follows_wishes() -> None:
    match = at()
    with_three = things(match.plan("buy", ["hand.red_3"], []))
    assert with_three[:2] == ["buy", "hand.red_3"]
    without = things(match.plan("buy", [], ["hand.blue_5"]))
    assert "hand.blue_5" not in without
    impossible = things(match.plan("buy", [], ["hand.blue_5", "hand.green_5", "hand.red_3"]))
    assert sum(int(thing[-1]) for thing in impossible[1:]) >= 10


def test_all_of_an_intention_is_played_or_nothing_and_every_pointing_is_a_decision() -> None:
    match = at()
    before = match.save()
    for wrong in (
        ["buy", "hand.blue_5", "hand.blue_5"],
        ["buy", "hand.blue_5", "reserve"],
        ["buy", "hand.blue_5", "hand.green_5", "market.1"],
        ["reserve", "market.1", "buy"],
    ):
        with pytest.raises(IllegalChoice):
            match.play_all(wrong)
        assert match.save() == before
    match.play_all(["buy", "hand.blue_5"])
    assert len(match.log) == match.undoable == 2
    match.undo()
    assert (
        match.options == ("hand.red_2", "hand.red_3", "hand.yellow_3", "hand.blue_5", "hand.green_5") or match.options
    )
    match.play("hand.red_3")
    match.undo()
    match.undo()
    assert match.save() == before


def test_at_a_table_whose_luck_nobody_foresees_a_payment_can_be_taken_back_until_cards_are_turned_up() -> None:
    match = higaki.start("osaka", {"seats": 2, "market": MARKET, "farm": ["blue_2"], "hand": HANDS, "turn": "grey"})
    match.play_all(["buy", "hand.red_3", "hand.red_2"])
    assert match.undoable == 3
    match.play("hand.blue_5")
    assert match.undoable == 0


def test_an_insurance_is_planned_with_the_goods_that_are_worth_most() -> None:
    match = higaki.start("osaka", INSURING, seed=1)
    assert things(match.plans["hand.red_2"]) == ["hand.red_2", "goods.red_5", "goods.red_3"]


def test_the_question_names_own_goods_that_sink_and_no_other_ship() -> None:
    match = higaki.start("osaka", INSURING, seed=1)
    words = Words(match.game.folder, "en")
    scene = match.scene(0)
    assert words.prompt(scene) == "3 of your goods are about to sink: red. Insure some?"
    assert words.option(scene, "done") == "Insure nothing"
    match.play_all(["hand.red_2", "goods.red_5", "goods.red_3"])
    assert [match.game.things.names[entry.thing] for entry in match.log] == ["hand.red_2", "goods.red_5", "goods.red_3"]


def test_what_is_asked_of_one_seat_in_detail_is_not_told_to_others() -> None:
    match = higaki.start("osaka", INSURING, seed=1)
    assert match.scene(0)["step"] == {"name": "InsureGoods", "colors": "red", "goods": 3, "insured": 0}
    assert match.scene(1)["step"] == match.scene(None)["step"] == {"name": "InsureGoods"}


def test_why_not_buy_reserve_or_take() -> None:
    poor = at(hand={"grey": ["red_2"], "white": ["red_2"]}, market=["blue_3", "red_5", "green_2 white"])
    assert said(poor, "buy") == "All open goods cost 8; your hand is worth 2."
    assert said(poor, "market.3") == "White has reserved this card."
    assert said(poor, "farm.1").startswith("Cards of the farm come to the market")
    kept = at(market=["blue_3", "red_5 grey"])
    assert said(kept, "reserve") == "Your stone already lies on red 5; it comes back when you buy or take that card."
    assert "market.2" not in kept.scene(0)["refused"]


def test_why_not_insure_or_save() -> None:
    match = higaki.start("osaka", INSURING, seed=1)
    assert said(match, "hand.red_5") == "Only twos and threes insure goods; a five does not."
    assert said(match, "hand.blue_3") == "The blue ship is not among the waves."
    match.play("hand.red_2")
    assert said(match, "goods.green_2") == "The card you gave up saves red goods only."
    bare = higaki.start(
        "osaka", INSURING | {"goods": {"grey": ["red_2"]}, "ship": {"red": "enshunada_1", "green": "enshunada_1"}}
    )
    assert said(bare, "hand.green_3") == "You have no green goods that could sink."


def test_the_prompt_speaks_only_of_what_is_possible() -> None:
    words = Words(higaki.new("osaka", seats=2).game.folder, "en")

    def prompt(**more: Any) -> str:
        return words.prompt(at(**more).scene(0))

    assert prompt() == "Buy for 10 of your 18 coins, take a card as coins, or reserve one."
    assert prompt(hand={"grey": ["red_2"], "white": []}) == "Take a card as coins, or reserve one."
    kept = ["blue_3 grey", "red_5"]
    assert prompt(hand={"grey": ["red_2"], "white": []}, market=kept) == "Take a card as coins."
