"""Printed counts (p. 1), and what the tables of the box must add up to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from written import seen
from yedo_town import printed

import higaki
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.strict_toml import read_toml
from higaki.games.yedo.box import ANNEXES, DISCIPLES, DISTRICTS, FIELDS, POSTS, SEATS, STALLS, WEAPONS
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, FAVOURS, MISSIONS

rule = pytest.mark.rule
BOX: Any = read_toml(Path(higaki.__file__).parent / "games/yedo/components.toml").content


def in_box(kinds: Kinds) -> int:
    return sum(kinds.supply or [])


@rule("box")
def test_p1_seven_districts_with_the_castle_and_all_that_lies_on_the_board() -> None:
    assert DISTRICTS.names == ["castle", "gates", "tavern", "harbor", "redlight", "market", "temple"]
    assert set(POSTS.names) == {"audience", "orders", "garden", *DISTRICTS.names[1:]}
    assert FIELDS.names == ["action", "bonus", "weapon", "annex", "geisha", "disciple", "mission"]
    places = {shown["place"] for shown in higaki.new("yedo", seats=4, seed=1).scene(None)["places"]}
    tracks = {"prestige", "round", "order", "bidding", "sat_out", "watch"}
    stacks = {"card_stack", "bonus_stack", "weapon_stack", "weapons_used", "mission_stack", "event_stack", "event"}
    assert tracks | stacks | {"annexes_left", "geishas_left", "blessings_left", "reserve", "church"} <= places


@rule("box")
def test_p1_five_clans_with_four_disciples_and_as_many_cards_as_are_known() -> None:
    assert len(SEATS) == 5 and DISCIPLES.supply == [4] * 5
    assert WEAPONS.supply == [5] * 8 and ANNEXES.supply == [4] * 4
    assert (in_box(MISSIONS), in_box(CARDS), in_box(BONUSES), in_box(EVENTS), in_box(FAVOURS)) == (59, 50, 27, 27, 5)
    colours = Counter(card["colour"] for card in printed(MISSIONS).values())
    assert colours == {"green": 12, "yellow": 18, "red": 18, "black": 11}


def test_p3_prices_of_the_market_and_limits_of_a_clan_board() -> None:
    assert [stall["price"] for stall in printed(STALLS).values()] == [8, 8, 8, 6, 6]
    limits = {"missions": 4, "cards": 3, "bonuses": 2, "weapons": 4, "geishas": 3, "blessings": 1}
    assert {key: BOX["limits"][key] for key in limits} == limits


def test_ruling_E29_only_one_mission_ends_the_game_and_it_is_black() -> None:
    ends = [name for name, card in printed(MISSIONS).items() if "ends_game" in card["reward"]]
    assert ends == ["kill_the_shogun"]
    shogun = printed(MISSIONS)["kill_the_shogun"]
    assert shogun["colour"] == "black"
    assert shogun["reward"]["prestige"] == max(card["reward"]["prestige"] for card in printed(MISSIONS).values())


def test_ruling_E29_every_reward_of_the_rulebook_is_on_some_mission_in_both_parts_or_one() -> None:
    both: Counter[str] = Counter()
    for card in printed(MISSIONS).values():
        both.update(card["reward"].keys() | card["bonus_reward"].keys())
    rulebook = {"prestige", "mon", "blessing", "card", "mission", "bonus", "weapon", "to_reserve", "swap_watch"}
    assert set(both) == rulebook | {"church", "ends_game"}


@pytest.mark.parametrize("colour", ["green", "yellow", "red", "black"])
def test_ruling_E29_a_harder_colour_asks_for_more_disciples_and_gives_more(colour: str) -> None:
    order = ["green", "yellow", "red", "black"]
    cards = [card for card in printed(MISSIONS).values() if card["colour"] == colour]
    asked = [sum(card["needs"].get(district, 0) for district in DISTRICTS.names) for card in cards]
    least, most = {"green": (1, 1), "yellow": (1, 2), "red": (2, 3), "black": (3, 3)}[colour]
    assert (min(asked), max(asked)) == (least, most)
    if colour != "green":
        easier = [card for card in printed(MISSIONS).values() if card["colour"] == order[order.index(colour) - 1]]
        average = sum(card["reward"]["prestige"] for card in cards) / len(cards)
        assert average > sum(card["reward"]["prestige"] for card in easier) / len(easier)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ruling_E29_no_mission_asks_for_more_spaces_than_a_district_has(seats: int) -> None:
    spaces: Counter[str] = Counter()
    for post in BOX["post"]:
        spaces[post["district"]] += post["spaces"][seats - 2]
    for name, card in printed(MISSIONS).items():
        for district in DISTRICTS.names:
            asked = max(card["needs"].get(district, 0), card["bonus_needs"].get(district, 0))
            assert asked < spaces[district], name


def test_ruling_E29_everything_a_mission_shows_fits_a_clan_board() -> None:
    for name, card in printed(MISSIONS).items():
        needs = card["needs"] | card["bonus_needs"]
        assert sum(needs.get(weapon, 0) for weapon in WEAPONS.names) <= 4, name
        assert needs.get("geishas", 0) <= 3, name
        assert card["bonus_needs"] and card["bonus_reward"], name


def test_every_clan_has_its_own_disciples_in_sight() -> None:
    match = higaki.new("yedo", seats=5, seed=1)
    for clan in SEATS.names:
        [piece] = seen(match, None, "clan_house", clan)["pieces"]
        assert (piece["kind"], piece["count"]) == (f"{clan}_disciple", 2)
