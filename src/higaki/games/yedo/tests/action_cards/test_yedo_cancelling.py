"""The cards that cancel (p. 2): who is asked and in which order, cancelling what cancels, what is spent."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, SAMURAI, Position, amount, asked, cards_of, mon, start, town, under, watch, whereabouts

import higaki

rule = pytest.mark.rule
EARS = "walls_have_ears"


def played(name: str, hands: dict[str, list[str]], *parts: Position, **more: Any) -> higaki.Match:
    """Toyotomi plays a card in the action phase; the others have these hands."""
    cards = {"card": {"toyotomi": [name]} | hands}
    match = start(SAMURAI, {"turn": "toyotomi"}, town(gates="toyotomi"), cards, *parts, **more)
    return play(match, f"card.{name}")


def slander(hands: dict[str, list[str]], **more: Any) -> higaki.Match:
    """Aimed at maeda, who has 5 prestige."""
    return played("slander", hands, prestige_start={"maeda": 5}, **more)


def fallen(match: higaki.Match) -> bool:
    return amount(match, "prestige", "maeda") == 3


@rule("card.cancel")
@rule("card.order")
def test_p2_everybody_with_a_card_but_its_player_is_asked_in_order() -> None:
    hands = {"hosokawa": ["trapdoor"], "nabeshima": [], "maeda": [EARS], "toyotomi": ["slander", EARS]}
    order = ["maeda", "nabeshima", "toyotomi", "hosokawa"]
    match = slander(hands, order=order)
    assert asked(match) == ("maeda", "React") and list(match.options) == [f"card.{EARS}", "decline"]
    match.play("decline")
    assert asked(match) == ("hosokawa", "React") and match.options == ("decline",)
    match.play("decline")
    assert asked(match) == ("toyotomi", "Activate") and fallen(match)


@rule("card.cancel")
def test_p2_nobody_is_asked_who_holds_no_card() -> None:
    match = slander({})
    assert asked(match) == ("toyotomi", "Activate") and fallen(match)


@rule("card.cancel")
def test_p2_a_cancelled_card_does_nothing() -> None:
    match = play(slander({"hosokawa": [EARS]}), f"card.{EARS}")
    assert not fallen(match) and told(match, "prestige_lost") == []
    assert told(match, "cancelled") == [{"what": "cancelled", "seat": "toyotomi", "card": "slander"}]
    assert asked(match) == ("toyotomi", "Activate")


@rule("card.cancel")
@rule("card.order")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_p2_what_cancels_can_be_cancelled_and_the_first_card_holds_again(seats: int) -> None:
    last = CLANS[seats - 1]
    match = played("slander", {"hosokawa": [EARS], last: [EARS]}, seats=seats, prestige_start={"nabeshima": 5})
    assert asked(match) == ("hosokawa", "React")
    match.play(f"card.{EARS}")
    assert asked(match) == (last, "React")
    assert match.scene(last)["step"]["card"] == EARS
    match.play(f"card.{EARS}")
    assert amount(match, "prestige", "nabeshima") == 3 and told(match, "cancelled") == []
    assert [line["seat"] for line in told(match, "played")] == ["hosokawa", last]


@rule("card.cancel")
def test_p2_the_player_of_the_first_card_may_save_it_himself() -> None:
    match = slander({"toyotomi": ["slander", EARS], "hosokawa": [EARS]})
    play(match, f"card.{EARS}")
    assert asked(match) == ("toyotomi", "React")
    play(match, f"card.{EARS}")
    assert fallen(match) and cards_of(match) == []


@rule("card.cancel")
def test_p2_two_seats_can_cancel_each_other_at_a_table_of_two() -> None:
    match = played(
        "slander", {"toyotomi": ["slander", EARS], "hosokawa": [EARS]}, seats=2, prestige_start={"hosokawa": 5}
    )
    play(match, f"card.{EARS}", f"card.{EARS}")
    assert amount(match, "prestige", "hosokawa") == 3


@rule("card.cancel")
@rule("card.order")
@pytest.mark.parametrize("cancels", [1, 2, 3, 4])
def test_p2_an_odd_number_cancels_and_an_even_number_lifts_itself(cancels: int) -> None:
    """Four such cards are in the game; after each of them all others are asked anew from the first field."""
    hands = {"toyotomi": ["slander", EARS], "hosokawa": [EARS], "nabeshima": [EARS], "maeda": [EARS]}
    match = slander(hands)
    for _ in range(cancels):
        match.play(f"card.{EARS}")
    while asked(match)[1] == "React":
        match.play("decline")
    assert fallen(match) == (cancels % 2 == 0)
    lying = [word.split()[0] for word in under(match, "card_stack")]
    assert lying == ["slander"] + [EARS] * cancels


@rule("card.order")
def test_p2_after_two_that_lift_each_other_the_next_may_cancel_the_first_card_once_more() -> None:
    hands = {"hosokawa": [EARS], "nabeshima": [EARS], "maeda": [EARS]}
    match = play(slander(hands), f"card.{EARS}", f"card.{EARS}")
    assert asked(match) == ("maeda", "React")
    match.play(f"card.{EARS}")
    assert not fallen(match)


@rule("card.order")
def test_p2_who_declined_is_asked_again_about_the_card_that_cancels() -> None:
    hands = {"hosokawa": [EARS], "nabeshima": [EARS]}
    match = play(slander(hands), "decline", f"card.{EARS}")
    assert asked(match) == ("hosokawa", "React")
    play(match, f"card.{EARS}")
    assert fallen(match)


@rule("card.under")
def test_ruling_E18_a_cancelled_card_is_spent_and_paid() -> None:
    hands = {"toyotomi": ["hot_pursuit"], "maeda": [EARS]}
    match = start(
        SAMURAI,
        {"agenda": ["PlayWatchCard toyotomi"], "watch": {"red": "harbor"}},
        card=hands,
        mon={"toyotomi": 5},
    )
    play(match, "card.hot_pursuit", "steps.2", f"card.{EARS}")
    assert watch(match)[1] == "harbor" and mon(match) == 3 and cards_of(match) == []
    lying = [word.split()[0] for word in under(match, "card_stack")]
    assert lying == ["hot_pursuit", EARS]


def test_ruling_E18_what_was_not_taken_by_a_cancelled_card_stays_lured_away_pays_nothing() -> None:
    match = played("lured_away", {"maeda": [EARS]}, geishas={"maeda": 2}, mon={"toyotomi": 3})
    match.play(f"card.{EARS}")
    assert mon(match) == 3 and amount(match, "geishas", "maeda") == 2


@rule("card.cancel")
@pytest.mark.parametrize(
    ("name", "agenda", "moves"),
    [
        ("hidden_purse", "DecideToBid toyotomi", []),
        ("fresh_delivery", "Assign toyotomi", []),
        ("bribed_patrol", "PlayWatchCard toyotomi", []),
        ("trapdoor", "TakeShelter toyotomi", []),
        ("long_hours", "Activate toyotomi", []),
    ],
)
def test_p2_a_card_can_be_cancelled_in_every_phase(name: str, agenda: str, moves: list[str]) -> None:
    position: Position = {
        "agenda": [agenda],
        "card": {"toyotomi": [name], "maeda": [EARS]},
        "market": {"4": ["yumi"]},
        "watch": {"red": "gates"},
    }
    match = start(position, town(gates="toyotomi", home="toyotomi"))
    play(match, f"card.{name}", *moves)
    assert asked(match) == ("maeda", "React")
    match.play(f"card.{EARS}")
    assert [line["card"] for line in told(match, "cancelled")] == [name]
    assert mon(match) == 0 and part(match, "market", "4") == ["yumi"] and watch(match)[1] == "gates"
    if name == "trapdoor":
        assert "gates" not in whereabouts(match)


@rule("watch.cards")
@rule("card.cancel")
def test_p2_in_5b_who_has_cancelled_may_still_play_his_own_card() -> None:
    hands = {"toyotomi": ["bribed_patrol"], "maeda": [EARS, "false_alarm"]}
    match = start(agenda=["PlayWatchCard toyotomi"], watch={"red": "harbor"}, card=hands)
    play(match, "card.bribed_patrol", f"card.{EARS}")
    assert asked(match) == ("maeda", "PlayWatchCard")
    match.play("card.false_alarm")
    assert watch(match)[1] == "tavern"


@rule("card.moment")
def test_p2_the_card_that_cancels_cannot_be_played_by_itself() -> None:
    match = start(town(gates="toyotomi"), card={"toyotomi": [EARS]}, turn="toyotomi")
    assert match.scene("toyotomi")["refused"][f"card.{EARS}"] == {"why": "not_now"}
