"""Every worked example and every paragraph of the rulebook, in written positions; pages are the German book's."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki
from higaki.games.osaka.box import CARDS, INSURES, VALUE
from higaki.games.osaka.rules.payday import sale_points

rule = pytest.mark.rule
TRADERS = ["grey", "white", "pink", "beige"]


def at(position: dict[str, Any], seed: int = 1) -> higaki.Match:
    return higaki.start("osaka", position, seed=seed)


# The box and the set-up (p. 2, p. 3)


@rule("box")
def test_p2_the_box_holds_108_cards_27_per_colour() -> None:
    assert CARDS.supply is not None
    assert sum(CARDS.supply) == 108
    for color in ("red", "blue", "yellow", "green"):
        counts = {name: CARDS.supply[number] for name, number in CARDS.numbers.items() if name.startswith(color)}
        assert counts == {f"{color}_2": 11, f"{color}_3": 9, f"{color}_5": 7}


@rule("setup.market")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p3_five_cards_lie_in_the_market_three_in_the_farm_ships_at_osaka(seats: int) -> None:
    match = higaki.new("osaka", seats=seats, seed=5)
    assert len(part(match, "market")) == 5
    assert len(part(match, "farm")) == 3
    assert set(part(match, "ship").values()) == {"osaka"}
    drawn = sum(len(part(match, "hand", seat)) for seat in TRADERS[:seats])
    deck = next(place for place in match.scene(None)["places"] if place["place"] == "deck")
    assert deck["count"] == 108 - 5 - 3 - drawn


@rule("setup.stones")
def test_p3_everybody_starts_with_one_reservation_stone() -> None:
    stones = [part for part in higaki.new("osaka", seats=4, seed=2).scene(None)["places"] if part["place"] == "stone"]
    assert [(part["owner"], part["count"]) for part in stones] == [(seat, 1) for seat in TRADERS]


@rule("setup.hands")
@pytest.mark.parametrize("seed", range(20))
def test_p3_hands_are_drawn_openly_until_they_sum_to_eight_and_then_hidden(seed: int) -> None:
    match = higaki.new("osaka", seats=4, seed=seed)
    for number, seat in enumerate(TRADERS):
        draws = [e["kind"] for e in match.told(None)[0]["events"] if e["what"] == "moved" and e["to"] == ["hand", seat]]
        values = [int(card[-1]) for card in draws]
        assert None not in draws
        assert sum(values) >= 8 > sum(values[:-1])
        own = next(p for p in match.scene(number)["places"] if p["place"] == "hand" and p["owner"] == seat)
        seen = next(p for p in match.scene((number + 1) % 4)["places"] if p["place"] == "hand" and p["owner"] == seat)
        assert sum(piece["count"] for piece in own["pieces"]) == len(draws)
        assert "pieces" not in seen


@rule("setup.hands")
def test_ruling_O14_hands_are_remembered_but_cards_drawn_as_points_are_not() -> None:
    position = {"seats": 2, "hand": {"white": ["red_5"]}, "windfall": {"white": ["blue_5"]}, "turn": "grey"}
    parts = {part["place"]: part for part in at(position).scene(0)["places"] if part["owner"] == "white"}
    assert [(piece["kind"], piece["count"]) for piece in parts["hand"]["remembered"]] == [("red_5", 1)]
    assert set(parts["windfall"]) == {"place", "form", "owner", "sort", "count"}


@rule("setup.start")
def test_p3_example_of_four_hands_five_and_three_starts() -> None:
    hands = {
        "grey": ["red_5", "blue_3"],
        "white": ["red_5", "blue_5"],
        "pink": ["red_2", "blue_2", "green_5"],
        "beige": ["red_2", "red_2", "blue_2", "green_2"],
    }
    match = at({"hand": hands, "market": ["red_2"], "agenda": ["DrawStartPlayer chance"]})
    assert {"what": "starts", "seat": "grey"} in match.told(None)[0]["events"]
    assert {"what": "fewest", "seat": "grey", "worth": 8, "cards": 2} in match.told(None)[0]["events"]
    del hands["beige"]
    alone = at({"seats": 3, "hand": hands, "agenda": ["DrawStartPlayer chance"]})
    assert {"what": "lowest", "seat": "grey", "worth": 8} in alone.told(None)[0]["events"]


@rule("setup.start")
def test_p3_among_equal_sums_and_counts_the_lot_decides() -> None:
    hands = {"grey": ["red_5", "blue_3"], "white": ["red_2", "red_2", "red_2", "red_2"], "pink": ["blue_5", "red_3"]}
    tied = {"seats": 3, "hand": hands, "agenda": ["DrawStartPlayer chance"]}
    starters = {at(tied, seed).told(None)[1]["thing"] for seed in range(40)}
    assert starters == {"seat.grey", "seat.pink"}
    why = at(tied).told(None)[1]["events"][0]
    assert (why["what"], why["worth"], why["cards"]) == ("lot", 8, 2)


@rule("setup.hands")
def test_p3_everybody_is_told_what_each_drew_openly() -> None:
    match = higaki.new("osaka", seats=4, seed=5)
    for viewer in ("grey", "beige", None):
        drawn = [event for event in match.told(viewer)[0]["events"] if event["what"] == "drew"]
        for seat in TRADERS:
            mine = [event for event in drawn if event["seat"] == seat]
            assert sorted(event["card"] for event in mine) == sorted(part(match, "hand", seat))
            worths = [int(event["card"][-1]) for event in mine]
            assert [event["worth"] for event in mine] == [sum(worths[: at + 1]) for at in range(len(worths))]


@rule("setup.tile")
def test_p3_everybody_takes_a_tile_of_any_colour_and_the_start_player_begins() -> None:
    match = higaki.new("osaka", seats=3, seed=3)
    start = match.seat
    for after in range(3):
        assert match.seat == (start + after) % 3
        assert match.options == ("tile.red", "tile.blue", "tile.yellow", "tile.green")
        match.play("tile.blue")
    assert all(part(match, "tiles", seat) == ["blue"] for seat in TRADERS[:3])
    assert match.seat == start
    assert match.scene(start)["step"]["name"] == "ChooseAction"


# The functions of a card (p. 4)


@rule("card.value")
def test_p4_example_a_hand_of_2_2_3_5_is_worth_12_coins() -> None:
    hand = {"pink": ["red_2", "blue_2", "green_3", "yellow_5"]}
    enough = at({"hand": hand, "market": ["red_5", "red_5", "green_2"], "turn": "pink"})
    too_dear = at({"hand": hand, "market": ["red_5", "red_5", "green_3"], "turn": "pink"})
    assert "buy" in enough.options
    assert "buy" not in too_dear.options


@rule("card.good")
def test_p4_a_bought_card_is_a_good_of_its_colour() -> None:
    match = at({"seats": 2, "hand": {"grey": ["red_5"]}, "market": ["green_3"], "turn": "grey"})
    play(match, "buy")
    assert part(match, "goods", "grey") == ["green_3"]


@rule("card.insurance")
def test_p4_twos_have_two_symbols_threes_one_fives_none() -> None:
    assert dict(zip(VALUE, INSURES, strict=True)) == {2: 2, 3: 1, 5: 0}


# The turn and buying (p. 4)


@rule("turn")
def test_p4_exactly_one_action_and_then_the_next_player_clockwise() -> None:
    market = {"market": ["red_2", "blue_2", "green_2"], "hand": {"grey": ["red_5", "blue_5"]}, "seats": 3}
    for action in (["market.1"], ["reserve", "farm.1"], ["buy", "hand.red_5", "hand.blue_5"]):
        match = at(market | {"farm": ["green_5"], "turn": "grey"})
        assert set(match.options) == {"market.1", "market.2", "market.3", "reserve", "buy"}
        play(match, *action[:2])
        assert match.seat == 1


@rule("buy")
def test_p4_the_whole_market_is_bought_for_at_least_its_value() -> None:
    match = at({"seats": 2, "hand": {"grey": ["red_5", "blue_3"]}, "market": ["red_2", "green_5"], "turn": "grey"})
    play(match, "buy", "hand.red_5")
    assert part(match, "goods", "grey") == ["red_2", "green_5"]
    assert part(match, "hand", "grey") == []


@rule("buy.payment")
def test_p4_payment_goes_to_the_discard_pile_without_change() -> None:
    match = at({"seats": 2, "hand": {"grey": ["red_5", "blue_5"]}, "market": ["green_3"], "turn": "grey"})
    play(match, "buy", "hand.blue_5")
    assert part(match, "discard") == ["blue_5"]
    assert part(match, "hand", "grey") == ["red_5"]


@rule("buy.payment")
def test_ruling_O2_two_two_and_five_may_pay_five_but_nothing_is_added_once_it_is_covered() -> None:
    hand = {"grey": ["red_2", "blue_2", "green_5"]}
    match = at({"seats": 2, "hand": hand, "market": ["yellow_5"], "turn": "grey"})
    play(match, "buy", "hand.red_2", "hand.blue_2")
    assert part(match, "discard") == ["red_2", "blue_2", "green_5"]
    match = at({"seats": 2, "hand": hand, "market": ["yellow_5"], "turn": "grey"})
    play(match, "buy", "hand.green_5")
    assert match.seat == 1
    assert part(match, "hand", "grey") == ["red_2", "blue_2"]


@rule("buy.goods")
def test_p4_goods_lie_in_the_open_without_a_limit() -> None:
    goods = ["red_2"] * 11 + ["blue_2"] * 11
    match = at({"seats": 2, "goods": {"grey": goods}, "hand": {"grey": ["red_5"]}, "market": ["red_3"], "turn": "grey"})
    play(match, "buy")
    assert len(part(match, "goods", "grey")) == 23
    seen = next(p for p in match.scene(None)["places"] if p["place"] == "goods" and p["owner"] == "grey")
    assert {(piece["kind"], piece["count"]) for piece in seen["pieces"]} == {
        ("red_2", 11),
        ("red_3", 1),
        ("blue_2", 11),
    }


# Ships (p. 5)


@rule("ships")
def test_p5_example_two_yellow_and_one_red_move_two_and_one() -> None:
    hand = {"grey": ["red_5", "blue_5"]}
    match = at({"seats": 2, "hand": hand, "market": ["yellow_2", "yellow_2", "red_3"], "turn": "grey"})
    play(match, "buy", "hand.red_5")
    assert part(match, "ship") == {"red": "oshima", "blue": "osaka", "yellow": "anori", "green": "osaka"}


@rule("ships")
def test_p5_example_three_blue_and_one_green_bring_green_to_edo_for_payday() -> None:
    match = at(
        {
            "seats": 2,
            "hand": {"grey": ["red_5", "red_5"]},
            "market": ["blue_2", "blue_2", "blue_2", "green_3"],
            "ship": {"green": "enshunada_2"},
            "turn": "grey",
        }
    )
    play(match, "buy")
    assert [event["color"] for event in told(match, "payday")] == ["green"]
    assert part(match, "ship") == {"red": "osaka", "blue": "anori", "yellow": "osaka", "green": "osaka"}


@rule("ships")
def test_ruling_O1_a_ship_stops_at_edo() -> None:
    position = {"seats": 2, "hand": {"grey": ["red_5"]}, "market": ["blue_2", "blue_3"], "turn": "grey"}
    match = play(at(position | {"ship": {"blue": "enshunada_2"}}), "buy")
    sailed = told(match, "ship_sailed")
    assert (sailed[0]["steps"], sailed[0]["space"]) == (1, "edo")


# Taking and reserving (p. 5, p. 6)


@rule("take")
def test_p5_a_market_card_becomes_coins_in_hand_and_the_market_is_not_refilled() -> None:
    hand = ["red_2"] * 11 + ["blue_2"] * 11
    match = at({"seats": 2, "hand": {"grey": hand}, "market": ["green_3", "green_5"], "turn": "grey"})
    play(match, "market.1")
    assert len(part(match, "hand", "grey")) == 23
    assert part(match, "market") == ["green_5"]


@rule("reserve")
@pytest.mark.parametrize(("thing", "place"), [("market.2", "market"), ("farm.1", "farm")])
def test_p5_the_stone_goes_on_a_card_of_market_or_farm(thing: str, place: str) -> None:
    match = at({"seats": 2, "market": ["red_2", "red_3"], "farm": ["blue_2"], "turn": "white"})
    play(match, "reserve", thing)
    assert [card for card in part(match, place) if card.endswith(" white")] == [
        {"market.2": "red_3 white", "farm.1": "blue_2 white"}[thing]
    ]


@rule("reserve.limits")
def test_p5_no_second_reservation_of_a_card_and_none_without_a_stone() -> None:
    match = at({"seats": 3, "market": ["red_2 grey", "red_3"], "farm": ["blue_2 pink"], "turn": "white"})
    assert "reserve" in match.options
    play(match, "reserve")
    assert [card for card in part(match, "market") if "white" in card] == ["red_3 white"]
    match = at({"seats": 3, "market": ["red_2 grey", "red_3"], "farm": ["blue_2 pink", "blue_3"], "turn": "grey"})
    assert "reserve" not in match.options


@rule("reserve.limits")
@pytest.mark.parametrize("action", ["market.1", "buy"])
def test_p5_the_stone_returns_when_the_card_is_bought_or_taken(action: str) -> None:
    position = {"seats": 2, "market": ["red_2 grey", "red_3"], "hand": {"grey": ["blue_5"]}, "turn": "grey"}
    match = play(at(position), action)
    assert not [card for card in part(match, "market") + part(match, "farm") if card.endswith(" grey")]
    stones = next(p for p in match.scene(None)["places"] if p["place"] == "stone" and p["owner"] == "grey")
    assert stones["count"] == 1


MARKET_WITH_RESERVATIONS = {
    "market": ["red_2", "red_3 grey", "blue_2 pink", "green_2", "yellow_5 beige"],
    "hand": {"pink": ["blue_5", "blue_2"]},
    "turn": "pink",
}


@rule("reserve.buying")
def test_p6_example_pink_buys_around_reservations() -> None:
    match = play(at(MARKET_WITH_RESERVATIONS), "buy", "hand.blue_5")  # 6 are asked; the other card follows by itself
    assert part(match, "goods", "pink") == ["red_2", "blue_2", "green_2"]
    assert part(match, "market")[:2] == ["red_3 grey", "yellow_5 beige"]


@rule("reserve.taking")
@rule("reserve.effect")
def test_p6_example_pink_takes_around_reservations() -> None:
    match = at(MARKET_WITH_RESERVATIONS)
    assert [thing for thing in match.options if thing.startswith("market")] == ["market.1", "market.3", "market.4"]
    with pytest.raises(higaki.IllegalChoice):
        match.play("market.2")


@rule("reserve.effect")
def test_ruling_O11_a_reserved_farm_card_can_be_neither_bought_nor_taken() -> None:
    position = {"seats": 2, "market": ["red_2"], "farm": ["blue_2 grey"], "hand": {"grey": ["red_5"]}, "turn": "grey"}
    match = at(position)
    assert set(match.options) == {"market.1", "buy"}
    play(match, "buy")
    assert part(match, "goods", "grey") == ["red_2"]
    assert "blue_2 grey" in part(match, "market")


# Refilling (p. 7)


@rule("refill.when")
def test_p7_an_empty_market_is_refilled_before_the_action() -> None:
    match = at({"seats": 2, "market": [], "farm": ["red_2", "red_3", "red_5"], "turn": "grey"})
    assert part(match, "market")[:3] == ["red_2", "red_3", "red_5"]
    assert (len(part(match, "market")), len(part(match, "farm"))) == (5, 3)


@rule("refill.when")
def test_p7_a_market_of_opponents_reservations_is_refilled_but_not_for_their_owner() -> None:
    reserved = {"seats": 2, "market": ["red_2 white"], "farm": ["blue_2", "blue_3", "blue_5"]}
    assert len(part(at(reserved | {"turn": "grey"}), "market")) == 6
    assert part(at(reserved | {"turn": "white"}), "market") == ["red_2 white"]


@rule("refill.how")
def test_p7_example_the_farm_joins_the_card_left_over_then_two_and_three_new_cards() -> None:
    market = {"market": ["red_2", "red_3 white"], "farm": ["blue_2", "blue_3 pink", "blue_5"]}
    match = at(market | {"seats": 3, "hand": {"grey": ["green_5"]}, "turn": "grey"})
    play(match, "buy")
    assert part(match, "market")[:4] == ["red_3 white", "blue_2", "blue_3 pink", "blue_5"]
    assert (len(part(match, "market")), len(part(match, "farm"))) == (6, 3)


@rule("refill.how")
def test_ruling_O3_a_purchase_refills_before_the_ships_sail() -> None:
    position = {"seats": 2, "hand": {"grey": ["red_5"]}, "market": ["blue_2", "blue_3"], "turn": "grey"}
    match = play(at(position), "buy")
    names = [event["what"] for event in match.told(None)[-1]["events"] if event["what"] != "moved"]
    assert names.index("refilled") < names.index("ship_sailed")


def everything_but(*lying: str) -> list[str]:
    """All cards except these, as a discard pile."""
    assert CARDS.supply is not None
    cards = [name for name, count in zip(CARDS.names, CARDS.supply, strict=True) for _ in range(count)]
    for card in lying:
        cards.remove(card)
    return cards


@rule("refill.reshuffle")
def test_p7_ruling_O4_a_used_up_pile_is_replaced_by_the_discard_pile_at_once() -> None:
    lying = ["green_2", "green_3", "green_5", "red_2", "red_3"]
    position = {
        "seats": 2,
        "market": [],
        "farm": ["green_2", "green_3", "green_5"],
        "deck": ["red_2", "red_3"],
        "discard": everything_but(*lying),
        "turn": "grey",
    }
    match = at(position)
    assert sorted(part(match, "market")) == sorted(lying)
    assert part(match, "discard") == []
    assert len(part(match, "farm")) == 3


# Payday (p. 8, p. 9)


def payday(goods: dict[str, list[str]], color: str, **more: Any) -> higaki.Match:
    """Grey brings the ship of a colour to Edo by buying its five, with these goods lying before the players."""
    ships = {color: "enshunada_2"} | more.pop("ship", {})
    hand = {"grey": ["yellow_5" if color != "yellow" else "red_5"]} | more.pop("hand", {})
    position = {"seats": 4, "hand": hand, "goods": goods, "market": [f"{color}_5"], "ship": ships, "turn": "grey"}
    return play(at(position | more), "buy")


@rule("payday")
def test_p8_everybody_sells_everything_of_the_colour_insured_or_not() -> None:
    match = payday({"white": ["red_2", "red_3 insured"], "pink": ["red_2", "blue_2"]}, "red")
    assert {seat: part(match, "goods", seat) for seat in TRADERS} == {
        "grey": [],
        "white": [],
        "pink": ["blue_2"],
        "beige": [],
    }
    assert [event["seat"] for event in told(match, "sold")] == ["grey", "white", "pink"]


@rule("payday.price")
@rule("payday.cards")
@rule("payday.several")
def test_p8_example_1_payday_for_yellow_and_red_brings_pink_four_points() -> None:
    match = at(
        {
            "seats": 4,
            "hand": {"grey": ["blue_5", "blue_2"]},
            "goods": {"pink": ["red_2", "red_3", "red_5", "yellow_2"]},
            "market": ["red_2", "yellow_5"],
            "ship": {"red": "enshunada_2", "yellow": "enshunada_2"},
            "turn": "grey",
        }
    )
    play(match, "buy", "hand.blue_5")
    sales = [(event["color"], event["victory"]) for event in told(match, "sold") if event["seat"] == "pink"]
    assert sales == [("red", 3), ("yellow", 1)]
    assert match.scores[2] == 4


@rule("payday.several")
def test_ruling_O10_sales_go_by_colour_and_from_the_active_player_clockwise() -> None:
    goods = {"grey": ["green_2"], "white": ["red_2", "green_2"], "pink": ["red_2"], "beige": ["green_2"]}
    ships = {"red": "enshunada_2", "green": "enshunada_2"}
    position = {"goods": goods, "hand": {"pink": ["blue_5"]}, "market": ["red_2", "green_2"], "ship": ships}
    match = play(at(position | {"turn": "pink"}), "buy")
    sales = [(event["color"], event["seat"]) for event in told(match, "sold")]
    assert sales == [("red", "pink"), ("red", "white"), *[("green", s) for s in ("pink", "beige", "grey", "white")]]


@rule("payday.cards")
def test_p8_ruling_O8_the_lowest_cards_become_points_and_the_others_are_discarded() -> None:
    match = payday({"white": ["red_2", "red_2", "red_2", "red_3"]}, "red")
    assert part(match, "victory", "white") == ["red_2", "red_2", "red_2"]  # 3 x 4 = 12, rounded up to 15
    assert "red_3" in part(match, "discard")


@rule("refill.reshuffle")
def test_ruling_O4_the_pile_is_renewed_between_two_victory_cards() -> None:
    kept = ["green_5", "green_5", "red_5", *["blue_2"] * 11, "red_2", "red_2", "red_2", "red_2", "red_2", "red_3"]
    match = at(
        {
            "seats": 2,
            "hand": {"grey": ["red_5"], "white": everything_but(*kept)},
            "market": ["green_5"],
            "farm": ["green_5"],
            "tiles": {"grey": ["green"] * 5},
            "deck": ["red_2", "red_2", "red_2", "red_2", "red_2", "red_3"],
            "discard": ["blue_2"] * 11,
            "ship": {"green": "enshunada_2"},
            "turn": "grey",
        }
    )
    play(match, "buy")  # five of the six cards refill; of the victory cards the last of the old pile comes first
    assert len(part(match, "windfall", "grey")) == 1
    events = [event for event in match.told(0)[-1]["events"] if event["what"] in ("moved", "reshuffled")]
    drawn = [n for n, event in enumerate(events) if event["what"] == "moved" and event["to"][0] == "windfall"]
    assert events[drawn[0] + 1]["what"] == "reshuffled"
    assert not part(match, "discard")


@rule("payday.tiles")
@rule("payday.pile")
def test_p9_example_2_payday_for_green_with_two_tiles_brings_five_cards_two_of_them_from_the_pile() -> None:
    match = payday({"pink": ["green_2", "green_3", "green_5"]}, "green", tiles={"pink": ["green", "green"]})
    assert part(match, "victory", "pink") == ["green_2", "green_3", "green_5"]
    assert len(part(match, "windfall", "pink")) == 2
    assert match.scores[2] == 5
    assert part(match, "tiles", "pink") == ["green", "green", "green"]


@rule("payday.price")
@pytest.mark.parametrize(
    ("highest", "tiles", "cards", "points"),
    [(5, 0, 3, 15), (2, 0, 1, 5), (5, 2, 3, 25), (2, 1, 1, 5), (2, 1, 2, 10), (5, 0, 4, 20), (3, 0, 2, 10)],
)
def test_p8_p9_worth_is_rounded_up_to_the_next_five(highest: int, tiles: int, cards: int, points: int) -> None:
    assert sale_points(highest, tiles, cards) == points


@rule("tiles.gain")
def test_p9_ruling_O12_a_tile_for_every_sale_and_none_without_goods() -> None:
    match = payday({"white": ["red_2"]}, "red", tiles={"pink": ["red", "red"]})
    assert [part(match, "tiles", seat) for seat in TRADERS] == [["red"], ["red"], ["red", "red"], []]
    assert match.scores[2] == 0


@rule("tiles.supply")
def test_p9_more_than_twelve_tiles_of_a_colour_can_be_handed_out() -> None:
    tiles = {"grey": ["red"] * 5, "white": ["red"] * 6, "pink": ["red"] * 6, "beige": ["red"] * 6}
    match = payday({}, "red", tiles=tiles)
    assert part(match, "tiles", "grey") == ["red"] * 6


@rule("current")
def test_p9_example_red_and_blue_sink_at_a_payday_for_green() -> None:
    match = payday(
        {"white": ["red_2", "blue_3", "blue_2 insured", "yellow_2"]},
        "green",
        ship={"red": "enshunada_1", "blue": "enshunada_2", "yellow": "anori"},
    )
    assert [event["color"] for event in told(match, "ship_sank")] == ["red", "blue"]
    assert part(match, "goods", "white") == ["yellow_2", "blue_2 insured"]
    assert {"red_2", "blue_3"} <= set(part(match, "discard"))


@rule("current")
def test_p9_no_payday_no_current() -> None:
    position = {"seats": 2, "hand": {"grey": ["red_5"]}, "market": ["blue_5"], "ship": {"red": "enshunada_1"}}
    match = play(at(position | {"goods": {"grey": ["red_2"]}, "turn": "grey"}), "buy")
    assert part(match, "goods", "grey") == ["red_2", "blue_5"]
    assert part(match, "ship")["red"] == "enshunada_1"


# Insurance, return, end (p. 10)


@rule("insurance.cards")
@rule("insurance.turned")
def test_p10_example_three_cards_insure_four_goods_of_two_colours() -> None:
    match = payday(
        {"white": ["blue_2", "blue_3", "blue_5", "red_2", "red_5"]},
        "green",
        ship={"blue": "enshunada_1", "red": "enshunada_2"},
        hand={"white": ["blue_2", "blue_3", "red_3", "green_2"]},
    )
    assert match.seat == 1
    assert match.options == ("hand.red_3", "hand.blue_2", "hand.blue_3", "done")
    play(match, "hand.blue_2", "goods.blue_5", "goods.blue_3", "hand.red_3", "goods.red_5", "hand.blue_3")
    assert part(match, "goods", "white") == [
        "red_2",
        "red_5 insured",
        "blue_2 insured",
        "blue_3 insured",
        "blue_5 insured",
    ]
    play(match, "done")
    assert part(match, "goods", "white") == ["red_5 insured", "blue_2 insured", "blue_3 insured", "blue_5 insured"]
    assert part(match, "hand", "white") == ["green_2"]


@rule("insurance.order")
def test_p10_everybody_may_insure_from_the_active_player_on() -> None:
    goods = {seat: ["red_2"] for seat in TRADERS}
    hand = {"grey": ["yellow_5", "red_3"], "white": ["red_3"], "pink": ["blue_5"], "beige": []}
    match = payday_with_choice(goods, hand)
    asked = []
    while match.scene(match.seat)["step"]["name"] == "InsureGoods":
        asked.append(TRADERS[match.seat])
        play(match, "done")
    assert asked == ["grey", "white", "pink"]  # ruling O7: beige has no hand


@rule("insurance.order")
def test_p10_the_order_of_insurance_wraps_around_and_the_turn_passes_left_of_the_active_player() -> None:
    position = {
        "hand": {"pink": ["yellow_5"], "beige": ["red_3"], "grey": ["red_3"], "white": ["red_3"]},
        "goods": {seat: ["red_2"] for seat in TRADERS},
        "market": ["green_5"],
        "ship": {"green": "enshunada_2", "red": "enshunada_1"},
        "turn": "pink",
    }
    match = play(at(position), "buy")
    asked = []
    while match.scene(match.seat)["step"]["name"] == "InsureGoods":
        asked.append(TRADERS[match.seat])
        play(match, "done")
    assert asked == ["beige", "grey", "white"]
    assert match.seat == 3


def payday_with_choice(goods: dict[str, list[str]], hand: dict[str, list[str]]) -> higaki.Match:
    ships = {"green": "enshunada_2", "red": "enshunada_1"}
    position = {"seats": 4, "hand": hand, "goods": goods, "market": ["green_5"], "ship": ships, "turn": "grey"}
    return play(at(position), "buy", "hand.yellow_5")


@rule("insurance.cards")
def test_ruling_O9_only_twos_and_threes_of_a_sinking_colour_with_goods_insure() -> None:
    hand = {"grey": ["yellow_5"], "white": ["red_5", "blue_2", "green_2", "red_2"]}
    match = payday({"white": ["red_3"]}, "green", ship={"red": "enshunada_1", "blue": "enshunada_2"}, hand=hand)
    assert match.options == ("hand.red_2", "done")
    play(match, "hand.red_2")
    assert part(match, "goods", "white") == ["red_3 insured"]  # the second symbol is lost, nothing is asked
    assert match.scene(match.seat)["step"]["name"] == "ChooseAction"


@rule("insurance.turned")
def test_p10_insured_goods_survive_the_next_current_and_are_sold_like_others() -> None:
    match = payday({"white": ["red_3 insured"]}, "green", ship={"red": "enshunada_1"})
    assert part(match, "goods", "white") == ["red_3 insured"]
    match = payday({"white": ["red_3 insured"]}, "red")
    assert part(match, "victory", "white") == ["red_3"]


@rule("return")
def test_p10_edo_ships_return_to_osaka_and_sunken_ones_to_anori() -> None:
    match = payday({}, "green", ship={"red": "enshunada_1", "blue": "enshunada_2", "yellow": "oshima"})
    assert part(match, "ship") == {"red": "anori", "blue": "anori", "yellow": "oshima", "green": "osaka"}


@rule("end")
def test_p10_eight_tiles_end_the_game_before_anything_sinks() -> None:
    tiles = {"grey": ["red"] * 7}
    match = payday({"white": ["red_2"]}, "green", tiles=tiles, ship={"red": "enshunada_1"})
    assert match.over
    assert match.seat == -1
    assert part(match, "goods", "white") == ["red_2"]
    assert part(match, "ship") == {"red": "enshunada_1", "blue": "osaka", "yellow": "osaka", "green": "edo"}


@rule("end")
def test_p10_everybody_with_eight_or_more_tiles_is_named_and_nine_are_possible() -> None:
    position = {
        "seats": 2,
        "hand": {"grey": ["blue_5"]},
        "goods": {"white": ["red_2"]},
        "market": ["red_2", "green_3"],
        "ship": {"red": "enshunada_2", "green": "enshunada_2"},
        "tiles": {"grey": ["blue"] * 7, "white": ["blue"] * 7},
        "turn": "grey",
    }
    match = play(at(position), "buy")
    assert match.over
    assert [(event["seat"], event["tiles"]) for event in told(match, "ended")] == [("grey", 9), ("white", 8)]


@rule("end")
def test_p10_seven_tiles_do_not_end_the_game() -> None:
    assert not payday({}, "green", tiles={"grey": ["red"] * 6}).over


@rule("goal")
@rule("winner")
def test_p10_most_points_win_then_tiles_then_places_are_shared() -> None:
    match = at(
        {
            "seats": 4,
            "victory": {"grey": ["red_2"], "white": ["red_5", "blue_5"], "pink": ["blue_2"], "beige": ["blue_2"]},
            "tiles": {"grey": ["red"], "pink": ["red", "red"], "beige": ["blue"]},
            "hand": {"beige": ["green_5"] * 7},
            "goods": {"beige": ["yellow_5"] * 7},
            "agenda": [],
        }
    )
    assert match.over
    assert match.scores == [1, 2, 1, 1]
    assert match.ranking == [[1], [2], [0, 3]]


# Exhaustion (rulings O5 and O6)


@rule("payday.pile")
def test_ruling_O5_points_without_a_card_left_are_noted_and_count() -> None:
    held = everything_but("green_5", "red_5")
    match = at(
        {
            "seats": 2,
            "hand": {"grey": ["red_5"], "white": held},
            "market": ["green_5"],
            "tiles": {"grey": ["green"] * 6},
            "ship": {"green": "enshunada_2"},
            "turn": "grey",
        }
    )
    play(match, "buy")  # 5 + 6 tiles = 11, rounded up to 15: three points; one card sold, one paid, none left
    assert match.scores[0] == 3
    assert part(match, "notes", "grey") == 2  # the refill took the card that was paid


def test_ruling_O6_passes_count_only_in_a_row() -> None:
    match = at({"seats": 3, "market": ["red_2"], "passes": 2, "turn": "grey"})
    assert match.position().get("passes", 0) == 0  # grey has something to do, so it begins anew


@rule("turn")
def test_ruling_O6_when_nobody_can_do_anything_the_game_ends() -> None:
    match = at({"seats": 2, "hand": {"white": everything_but("red_2")}, "market": ["red_2"], "turn": "grey"})
    play(match, "market.1")
    assert match.over
    assert [event["seat"] for event in told(match, "passed")] == ["white", "grey"]


# The example round (p. 11)


@rule("example.round")
def test_p11_example_round_of_grey_white_pink_and_beige() -> None:
    match = at(
        {
            "market": ["blue_5", "red_5", "yellow_3", "yellow_3", "yellow_2"],
            "farm": ["green_2", "green_3", "blue_2"],
            "hand": {
                "grey": ["red_5", "red_5", "blue_2"],
                "white": ["green_5", "blue_3"],
                "pink": ["red_5", "blue_5", "green_5", "green_5"],
                "beige": ["blue_5", "green_3"],
            },
            "turn": "grey",
        }
    )
    assert "buy" not in match.options  # the market costs 18, grey has 12
    play(match, "market.1")
    assert "blue_5" in part(match, "hand", "grey")

    assert "buy" not in match.options  # white has 8 of 13
    play(match, "reserve", "market.1")
    assert part(match, "market") == ["red_5 white", "yellow_3", "yellow_3", "yellow_2"]

    assert "buy" in match.options  # pink could, but does not want the yellow ship to sail
    play(match, "market.2")
    assert part(match, "market") == ["red_5 white", "yellow_3", "yellow_2"]

    assert "buy" in match.options  # the open goods cost 5
    play(match, "buy", "hand.blue_5")
    assert part(match, "goods", "beige") == ["yellow_2", "yellow_3"]
    assert part(match, "market")[0] == "red_5 white"
    assert part(match, "ship")["yellow"] == "anori"
    assert match.seat == 0
