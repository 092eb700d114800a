"""Action cards (p. 2): each at its moment only, paid, with a target; then face down under the stack."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import SAMURAI, Position, asked, cards_of, mon, printed, refused, start, town, under

import higaki
from higaki.games.yedo.box import POSTS
from higaki.games.yedo.printed import CARDS, MISSIONS

rule = pytest.mark.rule
PHASES: dict[str, list[str]] = {name: card["phases"] for name, card in printed(CARDS).items()}
MOMENTS = {"2": "DecideToBid", "4": "Assign", "5b": "PlayWatchCard", "5c": "TakeShelter", "7": "Activate"}
# A table at which every card has a target: shared districts, a closed one, weapons, geishas, missions, prestige.
BUSY: Position = {
    "closed": {"closed": "harbor"},
    "watch": {"red": "gates"},
    "market": {"4": ["yumi"]},
    "mon": {"toyotomi": 9, "hosokawa": 5},
    "weapon": {"toyotomi": ["nawa"], "hosokawa": ["doku"]},
    "geishas": {"hosokawa": 2},
    "mission": {"hosokawa": ["heir"]},
    "prestige_start": {"hosokawa": 3},
}
STANDING = town(gates="toyotomi hosokawa", temple="toyotomi hosokawa", home="toyotomi")


def holding(name: str, moment: str, *parts: Position, **more: Any) -> higaki.Match:
    """Toyotomi holds one card and is asked at this moment."""
    position: Position = {"agenda": [f"{MOMENTS[moment]} toyotomi"], "card": {"toyotomi": [name]}}
    return start(SAMURAI, BUSY, STANDING, position, *parts, **more)


@rule("card.moment")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", CARDS.names)
def test_p2_every_card_is_offered_at_its_moment_and_at_no_other(card: str, moment: str) -> None:
    match = holding(card, moment)
    assert asked(match) == ("toyotomi", MOMENTS[moment])
    if moment in PHASES[card]:
        assert f"card.{card}" in match.options
    else:
        assert refused(match, f"card.{card}") == {"why": "not_now"}


def test_ruling_E29_how_many_cards_there_are_for_each_moment_in_both_versions() -> None:
    rows = list(zip(printed(CARDS).values(), CARDS.supply or [], strict=True))
    assert sum(count for card, count in rows if not card["samurai"]) == 36
    assert sum(count for card, count in rows if card["samurai"]) == 14
    by_moment = {moment: sum(count for card, count in rows if moment in card["phases"]) for moment in MOMENTS}
    assert by_moment == {"2": 2, "4": 8, "5b": 11, "5c": 10, "7": 17}


def test_ruling_E16_letter_of_passage_is_played_in_the_assignment_phase_only() -> None:
    assert PHASES["letter_of_passage"] == ["4"]
    match = play(holding("letter_of_passage", "4"), "card.letter_of_passage")
    assert part(match, "closed") == {"closed": "nowhere"} and "post.harbor" in match.options


@rule("card.under")
@pytest.mark.parametrize(
    ("card", "moment", "aims"),
    [
        ("hidden_purse", "2", []),
        ("fresh_delivery", "4", []),
        ("bribed_patrol", "5b", []),
        ("trapdoor", "5c", []),
        ("long_hours", "7", []),
        ("slander", "7", []),
        ("pickpocket", "4", []),
    ],
)
def test_p2_a_played_card_goes_under_the_stack_and_everybody_saw_it(card: str, moment: str, aims: list[str]) -> None:
    match = play(holding(card, moment), f"card.{card}", *aims)
    assert cards_of(match) == [] and part(match, "played") == []
    assert under(match, "card_stack") == [f"{card} toyotomi hosokawa nabeshima maeda"]


@rule("card.under")
def test_p2_cards_lie_under_the_stack_in_the_order_in_which_they_were_played() -> None:
    hands = {"toyotomi": ["long_hours"], "hosokawa": ["walls_have_ears"], "maeda": ["walls_have_ears"]}
    match = holding("long_hours", "7", card=hands)
    play(match, "card.long_hours", "card.walls_have_ears", "card.walls_have_ears")
    lying = [word.split()[0] for word in under(match, "card_stack")]
    assert lying == ["long_hours", "walls_have_ears", "walls_have_ears"]


@rule("card.moment")
@pytest.mark.parametrize(
    ("moment", "cards", "question"),
    [
        ("2", ["hidden_purse", "hidden_purse"], "DecideToBid"),
        ("4", ["fresh_delivery", "pickpocket", "letter_of_passage"], "Assign"),
        ("7", ["fresh_delivery", "long_hours", "slander"], "Activate"),
    ],
)
def test_p2_ruling_E32_on_ones_turn_one_may_play_as_many_cards_as_one_likes(
    moment: str, cards: list[str], question: str
) -> None:
    match = holding(cards[0], moment, card={"toyotomi": cards})
    for card in cards:
        assert asked(match) == ("toyotomi", question) and f"card.{card}" in match.options
        match.play(f"card.{card}")
    assert asked(match) == ("toyotomi", question) and cards_of(match) == []


@rule("watch.cards")
@pytest.mark.parametrize(
    ("moment", "cards"), [("5b", ["bribed_patrol", "false_alarm"]), ("5c", ["trapdoor", "forged_papers"])]
)
def test_p2_ruling_E32_while_the_watch_walks_one_card_for_each_moment(moment: str, cards: list[str]) -> None:
    match = holding(cards[0], moment, card={"toyotomi": cards})
    match.play(f"card.{cards[0]}")
    assert cards_of(match) == [cards[1]]
    assert asked(match) != ("toyotomi", MOMENTS[moment])


@rule("card.moment")
@pytest.mark.parametrize(("card", "moment"), [("hot_pursuit", "5b"), ("forged_papers", "5c")])
def test_p2_a_card_that_costs_mon_is_paid_when_it_is_played(card: str, moment: str) -> None:
    match = play(holding(card, moment), f"card.{card}")
    assert mon(match) == 7
    poor = holding(card, moment, mon={"toyotomi": 1})
    assert refused(poor, f"card.{card}") == {"why": "too_dear", "mon": 2, "have": 1}


NO_TARGET: dict[str, Position] = {
    "trapdoor": {"watch": {"red": "tavern"}},
    "forged_papers": {"watch": {"red": "tavern"}},
    "over_the_rooftops": {"watch": {"red": "tavern"}},
    "safe_house": {"watch": {"red": "tavern"}},
    "fresh_delivery": {"market": {}},
    "letter_of_passage": {"closed": {"closed": "nowhere"}},
    "friend_at_the_stall": {"market": {}},
    "pickpocket": {"mon": {"toyotomi": 9}},
    "ambush": {"post": {"gates": ["toyotomi_disciple"], "harbor": ["hosokawa_disciple"]}},
    "switched_blades": {"weapon": {"toyotomi": ["nawa"]}},
    "slander": {"prestige_start": {"toyotomi": 3, "hosokawa": 3}},
    "lured_away": {"geishas": {"toyotomi": 2, "hosokawa": 2}},
    "spoiled_scheme": {"mission": {"toyotomi": ["heir"]}},
    "sealed_orders": {"mission": {}, "box": MISSIONS.names},
    "barred_door": {"barred": dict.fromkeys(POSTS.names, 5), "annex": {"toyotomi": ["dojo"]}},
}


@rule("card.moment")
@pytest.mark.parametrize("card", NO_TARGET)
def test_ruling_E21_a_card_without_a_target_cannot_be_played(card: str) -> None:
    position: Position = {key: content for key, content in BUSY.items() if key not in NO_TARGET[card]}
    standing = town(home="toyotomi") if card == "ambush" else STANDING
    for moment in PHASES[card]:
        agenda = [f"{MOMENTS[moment]} toyotomi"]
        match = start(SAMURAI, position, standing, NO_TARGET[card], agenda=agenda, card={"toyotomi": [card]})
        assert refused(match, f"card.{card}") == {"why": "no_target"}


@rule("card.moment")
def test_p2_hands_are_hidden_until_a_card_is_played() -> None:
    match = holding("trapdoor", "5c")
    assert "pieces" not in seen(match, "hosokawa", "card", "toyotomi")
    match.play("card.trapdoor")
    assert told(match, "played_at", "hosokawa")[0]["card"] == "trapdoor"


@rule("setup.version")
def test_p1_a_samurai_card_in_the_geisha_version_is_no_position() -> None:
    with pytest.raises(higaki.BadPosition):
        start(card={"toyotomi": ["slander"]}, turn="toyotomi")
