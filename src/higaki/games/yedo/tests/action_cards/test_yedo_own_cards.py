"""Action cards that help oneself: in bidding, assignment and action phase (p. 2; the cards: ruling E29)."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import Position, amount, asked, mon, prestige, start, town, under, whereabouts

import higaki

rule = pytest.mark.rule


def turn_with(name: str, *parts: Position, **more: Any) -> higaki.Match:
    """The action phase; toyotomi holds one card."""
    return start({"turn": "toyotomi", "round": 3, "card": {"toyotomi": [name]}}, *parts, **more)


@rule("card.moment")
@pytest.mark.parametrize("answer", ["sit_out", "take_part"])
def test_card_hidden_purse_4_mon_before_one_decides_to_bid(answer: str) -> None:
    match = start(agenda=["DecideToBid toyotomi", "DecideToBid maeda"], card={"toyotomi": ["hidden_purse"]})
    match.play("card.hidden_purse")
    assert mon(match) == 4 and asked(match) == ("toyotomi", "DecideToBid")
    match.play(answer)
    assert mon(match) == (7 if answer == "sit_out" else 4) and asked(match) == ("maeda", "DecideToBid")


@rule("card.moment")
@pytest.mark.parametrize("agenda", ["Assign toyotomi", "Activate toyotomi"])
def test_card_fresh_delivery_new_weapons_on_the_same_stalls(agenda: str) -> None:
    match = start(
        town(home="toyotomi", gates="toyotomi"),
        agenda=[agenda],
        card={"toyotomi": ["fresh_delivery"]},
        market={"2": ["yumi"], "5": ["doku"]},
        weapon_stack={"top": ["shuko", "katana", "nawa"]},
    )
    match.play("card.fresh_delivery")
    assert part(match, "market") == {"2": ["shuko"], "5": ["katana"]}
    assert part(match, "weapons_used") == ["doku", "yumi"]
    assert asked(match) == ("toyotomi", agenda.split(maxsplit=1)[0])


def test_card_fresh_delivery_with_an_empty_stack_shuffles_the_discard_pile() -> None:
    every = ["doku", "fukiya", "katana", "metsubushi", "nawa", "shuko", "shuriken", "yumi"] * 5
    every.remove("yumi")
    every.remove("doku")
    match = turn_with(
        "fresh_delivery", town(gates="toyotomi"), market={"1": ["yumi"]}, weapons_used=["doku"], box=every
    )
    match.play("card.fresh_delivery")
    assert part(match, "market")["1"][0] in ("yumi", "doku")
    assert amount(match, "weapon_stack") == 1 and part(match, "weapons_used") == []


@rule("event.closed")
def test_card_letter_of_passage_opens_the_closed_district_for_all() -> None:
    match = start(
        town(home="toyotomi hosokawa"),
        closed={"closed": "castle"},
        card={"toyotomi": ["letter_of_passage"]},
        agenda=["Assign toyotomi"],
    )
    match.play("card.letter_of_passage")
    assert told(match, "district_opened")[0]["district"] == "castle" and "post.audience" in match.options
    match.play("post.gates")
    assert asked(match)[0] == "hosokawa" and "post.garden" in match.options


@rule("card.moment")
def test_ruling_E17_card_long_hours_is_played_before_the_action_that_may_be_repeated() -> None:
    match = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), mon={"toyotomi": 18})
    match.play("card.long_hours")
    assert asked(match) == ("toyotomi", "Activate")
    match.play("action.buy_3")
    assert asked(match) == ("toyotomi", "ActAgain") and match.options == ("again", "done")
    later = turn_with("long_hours", town(harbor="toyotomi toyotomi", orders="maeda"), mon={"toyotomi": 18})
    later.play("action.buy_3")
    assert asked(later)[0] == "maeda"


@rule("card.moment")
def test_card_long_hours_the_same_action_again_for_its_price_or_not() -> None:
    paid = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), mon={"toyotomi": 9})
    play(paid, "card.long_hours", "action.buy_1", "again")
    assert (mon(paid), prestige(paid)) == (1, 2) and asked(paid)[0] == "maeda"
    left = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), mon={"toyotomi": 9})
    play(left, "card.long_hours", "action.buy_1", "done")
    assert (mon(left), prestige(left)) == (5, 1) and asked(left)[0] == "maeda"


def test_card_long_hours_does_not_repeat_what_cannot_be_done_again() -> None:
    poor = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), mon={"toyotomi": 7})
    play(poor, "card.long_hours", "action.buy_1")
    assert (mon(poor), prestige(poor)) == (3, 1) and asked(poor)[0] == "maeda"
    church = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), church=4)
    assert asked(play(church, "card.long_hours", "action.church"))[0] == "maeda"


def test_ruling_E17_card_long_hours_repeats_at_the_same_price_only() -> None:
    dear = turn_with("long_hours", town(harbor="toyotomi", orders="maeda"), mon={"toyotomi": 13})
    play(dear, "card.long_hours", "action.buy_3")
    assert (mon(dear), prestige(dear)) == (4, 3) and asked(dear)[0] == "maeda", "there are 4 Mon for 1 prestige"


def test_card_long_hours_buys_two_weapons_at_the_market() -> None:
    stalls = {"market": {"1": ["doku"], "4": ["yumi"], "5": ["nawa"]}}
    match = turn_with("long_hours", town(market="toyotomi", orders="maeda"), stalls, mon={"toyotomi": 13})
    play(match, "card.long_hours", "market.4")
    assert match.options == ("market.5", "done")
    match.play("market.5")
    assert part(match, "weapon", "toyotomi") == ["nawa", "yumi"] and mon(match) == 1


@pytest.mark.parametrize("again", [0, 1, 2])
def test_card_long_hours_twice_allows_the_action_three_times(again: int) -> None:
    hand: Position = {"card": {"toyotomi": ["long_hours", "long_hours"]}, "mon": {"toyotomi": 12}}
    match = start({"turn": "toyotomi"}, town(harbor="toyotomi", orders="maeda"), hand)
    play(match, "card.long_hours", "card.long_hours", "action.buy_1", *["again"] * again, *["done"] * (again < 2))
    assert (mon(match), prestige(match)) == (12 - 4 * (1 + again), 1 + again)
    assert asked(match) == ("maeda", "Activate") and part(match, "repeating") == []


def test_card_long_hours_ends_with_the_turn() -> None:
    there = town(harbor="toyotomi toyotomi", dojo="toyotomi", orders="maeda")
    hand: Position = {"annex": {"toyotomi": ["dojo"]}, "mon": {"toyotomi": 12}}
    match = play(turn_with("long_hours", there, hand), "card.long_hours", "action.rest", "annex.dojo", "action.rest")
    assert asked(match) == ("toyotomi", "Activate")
    play(match, "action.buy_1")
    assert asked(match) == ("toyotomi", "Activate") and prestige(match) == 1


@pytest.mark.parametrize("what", ["mission", "annex", "garden"])
def test_card_long_hours_repeats_no_mission_no_annex_and_no_garden(what: str) -> None:
    there = {
        "mission": town(tavern="toyotomi", orders="maeda"),
        "annex": town(dojo="toyotomi", orders="maeda"),
        "garden": town(garden="toyotomi", orders="maeda"),
    }[what]
    hand = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["doku"]}, "annex": {"toyotomi": ["dojo"]}}
    match = turn_with("long_hours", there, hand)
    moves = {
        "mission": ["mission.bitter_cup"],
        "annex": ["action.dojo"],
        "garden": ["action.garden", "position.1"],
    }[what]
    play(match, "card.long_hours", *moves)
    assert asked(match) == ("maeda", "Activate") and part(match, "repeating") == []


@rule("market.buy")
def test_card_friend_at_the_stall_a_weapon_for_its_price_without_a_disciple_there() -> None:
    stalls = {"market": {"1": ["doku"], "4": ["yumi"]}}
    match = turn_with("friend_at_the_stall", town(gates="toyotomi", orders="maeda"), stalls, mon={"toyotomi": 9})
    match.play("card.friend_at_the_stall")
    assert asked(match) == ("toyotomi", "BuyAtStall") and match.options == ("market.1", "market.4")
    match.play("market.1")
    assert (mon(match), part(match, "weapon", "toyotomi")) == (1, ["doku"])
    assert asked(match) == ("toyotomi", "Activate") and "gates" in whereabouts(match)


def test_card_friend_at_the_stall_at_kobudo_prices_and_only_what_can_be_paid() -> None:
    stalls: Position = {"market": {"1": ["doku"], "2": ["nawa"], "4": ["yumi"]}, "annex": {"toyotomi": ["kobudo"]}}
    match = turn_with("friend_at_the_stall", town(gates="toyotomi"), stalls, mon={"toyotomi": 3})
    match.play("card.friend_at_the_stall")
    assert (mon(match), part(match, "weapon", "toyotomi")) == (0, ["yumi"])  # the only one
    poor = turn_with("friend_at_the_stall", town(gates="toyotomi"), stalls, mon={"toyotomi": 2})
    assert poor.scene("toyotomi")["refused"]["card.friend_at_the_stall"] == {"why": "no_target"}


def test_ruling_E22_what_concerns_oneself_is_chosen_after_nobody_cancelled() -> None:
    for name in ("friend_at_the_stall", "sealed_orders"):
        both = {"card": {"toyotomi": [name], "maeda": ["trapdoor"]}}
        match = start({"turn": "toyotomi"}, town(gates="toyotomi"), both, market={"4": ["yumi"]}, mon={"toyotomi": 9})
        match.play(f"card.{name}")
        assert asked(match) == ("maeda", "React")


@rule("prize.mission")
@pytest.mark.parametrize("keep", ["heir", "silver_fleet"])
def test_card_sealed_orders_two_missions_of_a_colour_of_which_one_is_kept(keep: str) -> None:
    blacks = ["heir", "silver_fleet", "blessed_banner"]
    match = turn_with("sealed_orders", town(gates="toyotomi"), mission_stack={"black": {"top": blacks}})
    match.play("card.sealed_orders")
    assert asked(match) == ("toyotomi", "OpenOrders") and len(match.options) == 4
    match.play("stack.black")
    assert set(match.options) == {"mission.heir", "mission.silver_fleet"}
    match.play(f"mission.{keep}")
    other = "silver_fleet" if keep == "heir" else "heir"
    assert part(match, "mission", "toyotomi") == [keep]
    assert under(match, "mission_stack", "black") == [f"{other} toyotomi"]
    assert asked(match) == ("toyotomi", "Activate")
