"""Phase 7 (p. 3): what a disciple can do in each district, and that he goes home after it."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import (
    CLANS,
    SAMURAI,
    Position,
    amount,
    asked,
    cards_of,
    mon,
    prestige,
    refused,
    start,
    town,
    under,
    whereabouts,
)

import higaki
from higaki.games.yedo.printed import CARDS, MISSIONS

rule = pytest.mark.rule


def acting(post: str, *parts: Position, **more: Any) -> higaki.Match:
    """A disciple of toyotomi stands at a post, one of maeda elsewhere, so that the round goes on."""
    other = "gates" if post == "temple" else "temple"
    return start({"turn": "toyotomi", "round": 3}, town(**{post: "toyotomi", other: "maeda"}), *parts, **more)


def rich(amount_of_mon: int) -> Position:
    return {"mon": {"toyotomi": amount_of_mon}}


def esteemed(points: int) -> Position:
    return {"prestige_start": {"toyotomi": points}}


@rule("act.order")
def test_p3_in_order_one_disciple_at_a_time_until_all_were_activated() -> None:
    there = town(audience="toyotomi hosokawa", gates="toyotomi maeda", temple="toyotomi")
    match = start(there, order=["maeda", "toyotomi", "nabeshima", "hosokawa"], turn="maeda")
    turns = []
    while asked(match)[1] in ("Activate", "SendHome"):
        if asked(match)[1] == "Activate":
            turns.append(asked(match)[0])
        match.play("action.rest" if asked(match)[1] == "Activate" else match.options[0])
    assert turns == ["maeda", "toyotomi", "hosokawa", "toyotomi", "toyotomi"]


@rule("act.order")
@rule("act.home")
def test_p3_one_chooses_which_disciple_is_activated_and_he_may_do_nothing() -> None:
    there = town(gates="toyotomi", temple="toyotomi", dojo="toyotomi", market="maeda")
    match = start(there, annex={"toyotomi": ["dojo"]}, turn="toyotomi")
    match.play("action.rest")
    assert match.options == ("post.gates", "post.temple", "annex.dojo")
    match.play("post.temple")
    assert whereabouts(match) == ["dojo", "gates", "home", "reserve"]
    assert told(match, "rested") == [{"what": "rested", "seat": "toyotomi"}]


@rule("gates.recruit")
@rule("act.home")
def test_p3_gates_7_mon_for_a_disciple_who_is_not_used_in_this_round() -> None:
    match = play(acting("gates", rich(7)), "action.recruit")
    assert mon(match) == 0 and whereabouts(match) == ["home", "home", "reserve", "reserve"]
    assert asked(match)[0] == "maeda"


@rule("gates.recruit")
def test_p3_ruling_E10_nobody_is_recruited_from_an_empty_reserve_or_without_mon() -> None:
    everybody = {"clan_house": {"toyotomi": ["toyotomi_disciple"] * 3}}
    assert refused(acting("gates", rich(9), everybody), "action.recruit") == {"why": "reserve_empty"}
    assert refused(acting("gates", rich(6)), "action.recruit") == {"why": "too_dear", "mon": 7, "have": 6}


@rule("gates.sell")
@pytest.mark.parametrize(("deed", "points", "gained"), [("sell_1", 1, 3), ("sell_2", 2, 5)])
def test_p3_gates_prestige_for_mon(deed: str, points: int, gained: int) -> None:
    match = play(acting("gates", esteemed(points)), f"action.{deed}")
    assert (prestige(match), mon(match)) == (0, gained)
    short = acting("gates", esteemed(points - 1))
    assert refused(short, f"action.{deed}") == {"why": "too_little_prestige", "points": points, "have": points - 1}


@rule("tavern.build")
@pytest.mark.parametrize("annex", ["yashiki", "karesansui", "dojo", "kobudo"])
def test_p3_tavern_11_mon_build_an_annex_without_prestige(annex: str) -> None:
    match = play(acting("tavern", rich(11)), "action.build", f"annex.{annex}")
    assert (mon(match), prestige(match), part(match, "annex", "toyotomi")) == (0, 0, [annex])


@rule("tavern.build")
def test_p3_ruling_E10_no_annex_that_one_has_or_that_is_gone_and_none_without_mon() -> None:
    assert refused(acting("tavern", rich(10)), "action.build") == {"why": "too_dear", "mon": 11, "have": 10}
    three = {"annex": {"toyotomi": ["karesansui", "dojo", "kobudo"]} | {key: ["yashiki"] for key in CLANS[1:4]}}
    assert refused(acting("tavern", rich(11), three), "action.build") == {"why": "no_annex_left"}
    two = {"annex": {"toyotomi": ["dojo", "kobudo"]}}
    match = play(acting("tavern", rich(11), two), "action.build")
    assert match.options == ("annex.yashiki", "annex.karesansui")


@rule("harbor.church")
def test_p3_harbor_all_money_of_the_church() -> None:
    match = play(acting("harbor", church=7), "action.church")
    assert (mon(match), amount(match, "church")) == (7, 0)
    assert refused(acting("harbor"), "action.church") == {"why": "church_empty"}


@rule("harbor.buy")
@pytest.mark.parametrize(("deed", "price", "points"), [("buy_1", 4, 1), ("buy_3", 9, 3)])
def test_p3_harbor_mon_for_prestige(deed: str, price: int, points: int) -> None:
    match = play(acting("harbor", rich(price)), f"action.{deed}")
    assert (mon(match), prestige(match)) == (0, points)
    assert refused(acting("harbor", rich(price - 1)), f"action.{deed}")["mon"] == price


@rule("temple.bless")
@rule("limit.blessings")
def test_p3_temple_a_blessing_but_ruling_E10_never_a_second_one() -> None:
    match = play(acting("temple"), "action.bless")
    assert (amount(match, "blessings", "toyotomi"), amount(match, "blessings_left")) == (1, 3)
    assert refused(acting("temple", blessings={"toyotomi": 1}), "action.bless") == {"why": "blessed_already"}


@rule("temple.bless")
def test_p3_as_there_are_as_many_as_clans_one_is_always_left_for_who_has_none() -> None:
    match = acting("temple", blessings={"hosokawa": 1, "nabeshima": 1, "maeda": 1})
    assert "action.bless" in match.options


@rule("redlight.geisha")
def test_p3_redlight_a_geisha_for_8_mon_or_2_prestige() -> None:
    paid = play(acting("redlight", rich(8), esteemed(1)), "action.geisha_for_mon")
    assert (mon(paid), prestige(paid), amount(paid, "geishas", "toyotomi")) == (0, 1, 1)
    given = play(acting("redlight", rich(7), esteemed(2)), "action.geisha_for_prestige")
    assert (mon(given), prestige(given), amount(given, "geishas", "toyotomi")) == (7, 0, 1)
    assert amount(given, "geishas_left") == 5


@rule("redlight.geisha")
@rule("limit.geishas")
def test_p3_ruling_E10_no_fourth_geisha_none_that_is_not_there_none_without_paying() -> None:
    full = acting("redlight", rich(9), esteemed(3), geishas={"toyotomi": 3})
    gone = acting("redlight", rich(9), esteemed(3), geishas={"hosokawa": 3, "maeda": 3})
    poor = acting("redlight", rich(7), esteemed(1))
    for deed in ("action.geisha_for_mon", "action.geisha_for_prestige"):
        assert refused(full, deed) == {"why": "geishas_full", "limit": 3}
        assert refused(gone, deed) == {"why": "no_geisha_left"}
    assert refused(poor, "action.geisha_for_mon") == {"why": "too_dear", "mon": 8, "have": 7}
    assert refused(poor, "action.geisha_for_prestige") == {"why": "too_little_prestige", "points": 2, "have": 1}


@rule("redlight.card")
def test_p3_redlight_4_mon_for_the_top_action_card() -> None:
    top = {"card_stack": {"top": ["safe_house", "trapdoor"]}}
    match = play(acting("redlight", rich(4), top), "action.buy_card")
    assert (mon(match), cards_of(match)) == (0, ["safe_house"])
    assert refused(acting("redlight", rich(3)), "action.buy_card") == {"why": "too_dear", "mon": 4, "have": 3}
    every = [card for card, count in zip(CARDS.names, CARDS.supply or [], strict=True) for _ in range(count)]
    assert refused(acting("redlight", rich(9), SAMURAI, box=every), "action.buy_card") == {"why": "stack_empty"}


MARKET = {
    "market": {str(stall): [weapon] for stall, weapon in enumerate(["doku", "nawa", "yumi", "katana", "shuko"], 1)}
}


@rule("market.buy")
@pytest.mark.parametrize(("stall", "price", "weapon"), [("1", 8, "doku"), ("3", 8, "yumi"), ("5", 6, "shuko")])
def test_p3_market_a_weapon_for_what_its_field_says(stall: str, price: int, weapon: str) -> None:
    match = play(acting("market", rich(price), MARKET), f"market.{stall}")
    assert (mon(match), part(match, "weapon", "toyotomi")) == (0, [weapon])
    assert stall not in part(match, "market") and len(part(match, "market")) == 4
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]
    short = acting("market", rich(price - 1), MARKET)
    assert refused(short, f"market.{stall}") == {"why": "too_dear", "mon": price, "have": price - 1}


@rule("kobudo.discount")
@pytest.mark.parametrize(("stall", "price"), [("2", 5), ("4", 3)])
def test_p3_kobudo_each_weapon_at_the_market_costs_3_less_with_nobody_there(stall: str, price: int) -> None:
    owner = {"annex": {"toyotomi": ["kobudo"]}}
    assert mon(play(acting("market", rich(price), MARKET, owner), f"market.{stall}")) == 0
    assert refused(acting("market", rich(price - 1), MARKET, owner), f"market.{stall}")["mon"] == price


@rule("market.sell")
def test_p3_market_an_action_or_bonus_card_under_its_stack_for_2_mon() -> None:
    hand = {"card": {"toyotomi": ["trapdoor"]}, "bonus": {"toyotomi": ["hoarder"]}}
    match = play(acting("market", hand), "action.sell_card")
    assert match.options == ("card.trapdoor", "bonus.hoarder")
    match.play("bonus.hoarder")
    assert (mon(match), under(match, "bonus_stack")) == (2, ["hoarder toyotomi"])
    assert told(match, "sold_card") == [{"what": "sold_card", "seat": "toyotomi", "mon": 2}]
    other = play(acting("market", hand), "action.sell_card", "card.trapdoor")
    assert (mon(other), under(other, "card_stack"), cards_of(other)) == (2, ["trapdoor toyotomi"], [])
    assert refused(acting("market"), "action.sell_card") == {"why": "no_card_to_sell"}


@rule("castle.audience")
def test_p3_castle_1_prestige() -> None:
    assert prestige(play(acting("audience"), "action.audience")) == 1


@rule("castle.orders")
@pytest.mark.parametrize("colour", ["green", "yellow", "red", "black"])
def test_p3_castle_a_mission_of_any_stack(colour: str) -> None:
    missions = [name for name, back in zip(MISSIONS.names, MISSIONS.backs or [], strict=True) if back == colour]
    match = acting("orders", mission_stack={colour: {"top": [missions[3], missions[0]]}})
    play(match, "action.orders", f"stack.{colour}")
    assert part(match, "mission", "toyotomi") == [missions[3]]
    assert refused(acting("orders", box=MISSIONS.names), "action.orders") == {"why": "stack_empty"}


@rule("act.home")
@pytest.mark.parametrize(
    ("post", "deed"), [("gates", "sell_1"), ("harbor", "church"), ("temple", "bless"), ("audience", "audience")]
)
def test_p3_after_the_action_the_disciple_is_at_home(post: str, deed: str) -> None:
    match = play(acting(post, esteemed(2), church=3), f"action.{deed}")
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]


@rule("act.order")
def test_p3_only_the_actions_of_the_own_space_are_on_offer_in_the_castle_too() -> None:
    actions = {
        "audience": {"audience"},
        "orders": {"orders"},
        "garden": {"garden"},
        "gates": {"recruit", "sell_1", "sell_2", "foresee_cards"},
        "tavern": {"build", "foresee_weapons"},
        "harbor": {"church", "buy_1", "buy_3", "foresee_bonuses"},
        "redlight": {"geisha_for_mon", "geisha_for_prestige", "buy_card"},
        "market": {"sell_card"},
        "temple": {"bless", "foresee_missions", "omens"},
    }
    for post, names in actions.items():
        match = acting(post, rich(20), esteemed(5), church=2, card={"toyotomi": ["trapdoor"]})
        assert set(match.options) == {f"action.{name}" for name in [*names, "rest"]}, post
