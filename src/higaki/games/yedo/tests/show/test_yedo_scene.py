"""What a scene says besides the table: details of questions, prices and dangers of options, the town as text."""

from __future__ import annotations

from typing import Any

import pytest
from written import play
from yedo_town import LEAST, SAMURAI, Position, asked, start, town

import higaki
from higaki.engine.base.text import Words


def details(match: higaki.Match) -> dict[str, Any]:
    """What the question says to who is asked; nobody else hears it."""
    clan = asked(match)[0]
    others = [seat for seat in match.game.seat_names[: match.table.seats] if seat != clan]
    for viewer in [*others, None]:
        assert set(match.scene(viewer)["step"]) <= {"name", "deck", "deed", "post", "silent", "countered", "part"}
    return {key: value for key, value in match.scene(clan)["step"].items() if key != "name"}


def previews(match: higaki.Match) -> Any:
    return match.scene(asked(match)[0])["previews"]


def test_the_details_of_questions_in_bidding() -> None:
    match = start(agenda=["NextAuction toyotomi"], mon={"hosokawa": 7})
    play(match, "field.annex")
    assert details(match) == {"field": "annex", "bid": LEAST["annex"], "mon": 7}


def test_the_details_of_questions_about_losses() -> None:
    position: Position = {"agenda": ["BeginEvent toyotomi"], "phase": {"phase": "event"}, "round": 3}
    for event, place, content in [
        ("sword_edict", "weapon", ["doku", "yumi"]),
        ("earthquake", "annex", ["dojo", "yashiki"]),
        ("broken_hearts", "geishas", 2),
    ]:
        held = {place: {"toyotomi": content}, "blessings": {"toyotomi": 1}}
        assert details(start(SAMURAI, position, held, event_stack={"top": [event]})) == {"blessing": 1}
    fever = town(home="toyotomi toyotomi toyotomi")
    lost = start(SAMURAI, position, fever, event_stack={"top": ["fever"]}, blessings={"toyotomi": 1})
    assert details(lost) == {"blessing": 1}
    burning = {"weapon": {"toyotomi": ["doku"]}, "annex": {"toyotomi": ["dojo", "kobudo"]}}
    fire = start(SAMURAI, position, burning, event_stack={"top": ["great_fire"]})
    assert details(fire) == {"blessing": 0, "annexes": 1, "weapons": 0}
    disfavour = {"prestige_start": {"toyotomi": 3}, "mon": {"toyotomi": 6}}
    assert details(start(position, disfavour, event_stack={"top": ["out_of_favour"]})) == {"points": 2, "mon": 5}


def test_the_details_of_questions_about_missions_and_aims() -> None:
    there = town(gates="toyotomi", tavern="toyotomi", orders="maeda")
    hand: Position = {"mission": {"toyotomi": ["tax_chest"]}, "weapon": {"toyotomi": ["metsubushi"]}}
    match = play(start(there, hand, turn="toyotomi"), "mission.tax_chest")
    assert details(match) == {"mission": "tax_chest"}
    assert details(play(match, "post.gates")) == {"mission": "tax_chest"}
    cards = {"card": {"toyotomi": ["slander"], "maeda": ["walls_have_ears"]}}
    points = {"prestige_start": {"hosokawa": 2, "nabeshima": 2}}
    aimed = play(start(SAMURAI, town(gates="toyotomi"), cards, points, turn="toyotomi"), "card.slander")
    assert details(aimed) == {"card": "slander"}
    assert details(play(aimed, "clan.hosokawa")) == {"card": "slander", "target": "toyotomi", "cancels": 1}


def test_giving_the_disciple_of_the_karesansui_is_suggested_before_the_blessing() -> None:
    there = town(harbor="toyotomi", market="toyotomi", karesansui="toyotomi")
    hand: Position = {
        "mission": {"toyotomi": ["bishops_last_sermon"]},
        "weapon": {"toyotomi": ["shuriken", "fukiya"]},
        "annex": {"toyotomi": ["karesansui"]},
        "blessings": {"toyotomi": 1},
    }
    match = start(there, hand, turn="toyotomi")
    planned = [one["thing"] for one in match.plan("mission.bishops_last_sermon", [], [])]
    assert planned[:3] == ["mission.bishops_last_sermon", "post.harbor", "karesansui"]


def test_questions_that_only_complete_an_action_are_one_intention_with_it() -> None:
    rich: Position = {"mon": {"toyotomi": 20}, "card": {"toyotomi": ["trapdoor"]}}
    build = start(town(tavern="toyotomi", orders="maeda"), rich, turn="toyotomi")
    assert [one["thing"] for one in build.plan("action.build", ["annex.dojo"], [])] == ["action.build", "annex.dojo"]
    sell = start(town(market="toyotomi", orders="maeda"), rich, turn="toyotomi")
    assert [one["thing"] for one in sell.plan("action.sell_card", [], [])] == ["action.sell_card", "card.trapdoor"]
    rest = start(town(gates="toyotomi", temple="toyotomi", orders="maeda"), turn="toyotomi")
    assert [one["thing"] for one in rest.plan("action.rest", ["post.temple"], [])] == ["action.rest", "post.temple"]
    points = {"prestige_start": {"hosokawa": 2, "maeda": 2}, "card": {"toyotomi": ["slander"]}}
    aim = start(SAMURAI, town(gates="toyotomi"), points, turn="toyotomi")
    assert [one["thing"] for one in aim.plan("card.slander", ["clan.maeda"], [])] == ["card.slander", "clan.maeda"]


@pytest.mark.parametrize(
    ("post", "shown"),
    [
        ("gates", {"recruit": {"mon": -7}, "sell_1": {"mon": 3, "prestige": -1}, "sell_2": {"mon": 5, "prestige": -2}}),
        ("tavern", {"build": {"mon": -11}}),
        ("harbor", {"church": {"mon": 4}, "buy_1": {"mon": -4, "prestige": 1}, "buy_3": {"mon": -9, "prestige": 3}}),
        (
            "redlight",
            {"geisha_for_mon": {"mon": -8}, "geisha_for_prestige": {"prestige": -2}, "buy_card": {"mon": -4}},
        ),
        ("market", {"sell_card": {"mon": 2}}),
        ("audience", {"audience": {"prestige": 1}}),
    ],
)
def test_an_action_shows_what_it_costs_and_brings(post: str, shown: dict[str, Any]) -> None:
    rich = {"mon": {"toyotomi": 20}, "prestige_start": {"toyotomi": 5}, "church": 4, "card": {"toyotomi": ["trapdoor"]}}
    match = start(town(**{post: "toyotomi"}), rich, turn="toyotomi")
    found = {thing.removeprefix("action."): preview for thing, preview in previews(match).items()}
    assert found == shown


@pytest.mark.parametrize(("event", "annex", "price"), [([], [], 8), (["weapons_fair"], ["kobudo"], 3)])
def test_a_weapon_shows_the_price_that_holds_now(event: list[str], annex: list[str], price: int) -> None:
    rich = {"mon": {"toyotomi": 20}, "annex": {"toyotomi": annex}, "market": {"2": ["yumi"]}}
    match = start(town(market="toyotomi"), rich, event=event, turn="toyotomi")
    assert previews(match)["market.2"] == {"mon": -price}


@pytest.mark.parametrize(
    ("figure", "event", "posts"),
    [
        ("red", [], ["tavern"]),
        ("blue", [], ["audience", "orders", "garden"]),
        ("red", ["hurried_rounds"], ["harbor"]),
        ("blue", ["hurried_rounds"], ["temple"]),
        ("red", ["sleepy_watch"], []),
    ],
)
def test_posts_that_the_watch_is_about_to_reach_show_their_danger(
    figure: str, event: list[str], posts: list[str]
) -> None:
    match = start(town(home="toyotomi"), agenda=["Assign toyotomi"], watch={figure: "gates"}, event=event)
    assert previews(match) == {f"post.{post}": {"danger": True} for post in posts}


def test_in_round_11_no_post_is_in_danger() -> None:
    assert previews(start(town(home="toyotomi"), agenda=["Assign toyotomi"], round=11)) == {}


def test_the_town_as_text() -> None:
    there = town(gates="toyotomi maeda", garden="sanada hosokawa", dojo="toyotomi")
    match = start(
        there,
        seats=5,
        annex={"toyotomi": ["dojo"]},
        closed={"closed": "temple"},
        watch={"blue": "gates"},
        mission={"toyotomi": ["bitter_cup"]},
        turn="toyotomi",
    )
    words = Words(match.game.folder, "en")
    lines = match.game.picture(match.scene("toyotomi"), words)
    assert "< Gates of Yedo         TM." in lines and "  Castle, garden house  SH..." in lines
    assert "x Temple                ...." in lines and "  Dojo (training hall)  T" in lines
    assert "A Bitter Cup (green)" in lines and "    Tavern, Doku = 3 prestige, 7 Mon" in lines
    assert not any("Bitter Cup" in line for line in match.game.picture(match.scene("maeda"), words))
