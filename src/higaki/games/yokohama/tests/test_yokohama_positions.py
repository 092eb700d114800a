"""Written positions of Yokohama: what they leave out is filled in, what cannot be is refused with a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest
from written import part

import higaki


def test_a_position_fills_in_what_it_leaves_out() -> None:
    match = higaki.start(
        "yokohama", {"seats": 3, "supply": {"blue": ["blue_house"]}, "yen": {"red": 7}, "turn": "blue"}
    )
    assert sorted(lot for lot in part(match, "lot").values() if lot != "unused")[-1] == "d2"
    assert part(match, "warehouse", "blue").count("blue_assistant") == 20
    assert part(match, "warehouse", "blue").count("blue_house") == 3
    assert part(match, "first_player") == {"card": "red"}
    assert match.seat == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_written_position_reads_back_as_the_same_table(seats: int) -> None:
    """At questions of a game played at random."""
    chance = random.Random(seats)
    match = higaki.new("yokohama", seats=seats, seed=seats)
    for number in range(160):
        if number % 8 == 0:
            written = match.position()
            again = higaki.start("yokohama", written, seed=1)
            assert again.position() == written
            assert (again.seat, again.options) == (match.seat, match.options)
        match.play(chance.choice(match.options))


ACTS: dict[str, Any] = {"acting": {"action": "bank"}, "strength": 2, "president": {"red": "bank"}}
ACTS_IN_PORT: dict[str, Any] = {"acting": {"action": "port"}, "strength": 2, "president": {"red": "port"}}


@pytest.mark.parametrize(
    ("agenda", "position", "whole"),
    [
        (["PlaceFirst red"], {}, ["PlaceFirst", "MovePresident", "FinishTurn"]),
        (["MovePresident red"], {"assistants": {"bank": ["red_assistant"]}}, ["MovePresident", "FinishTurn"]),
        (
            ["Exchange red 2"],
            {**ACTS, "yen": {"red": 4}},
            ["Exchange", "UseStrength", "ReturnHome", "FinishTurn"],
        ),
        (
            ["TakeAnother red port"],
            {**ACTS_IN_PORT, "yen": {"red": 4}, "order_slot": {"port_1": ["us_1"]}},
            ["TakeAnother", "RefillOrders", "UseStrength", "ReturnHome", "FinishTurn"],
        ),
        (["Hire red 2", "PlaceFirst red"], {}, ["Hire", "PlaceFirst", "MovePresident", "FinishTurn"]),
        (["Hire red 2", "ReturnHome red"], ACTS, ["Hire", "ReturnHome", "FinishTurn"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_must_follow_is_added(agenda: list[str], position: dict[str, Any], whole: list[str]) -> None:
    """Assistants returned from no action, and no president moved, where the agenda left it out."""
    match = higaki.start("yokohama", {"seats": 4, "agenda": [*agenda, "BeginTurn blue"]} | position, seed=1)
    assert [line.split()[0] for line in match.position()["agenda"]] == [*whole, "BeginTurn"]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"seats": 5}, "seats: 5 cannot be"),
        ({"areas": {}}, "unknown key 'areas'"),
        ({"lot": {"bank": "a1"}}, "lot: with 4 players each of these has a lot of its own"),
        ({"assistants": {"canal": ["red_assistant"]}}, "assistants of canal: red_assistant cannot be there"),
        ({"assistants": {"bank": ["red_shop"]}}, "assistants of bank: red_shop cannot be there"),
        ({"seats": 2, "assistants": {"dock": ["red_assistant"]}}, "assistants of dock: red_assistant cannot be there"),
        (
            {"seats": 2, "assistants": {"bank": ["green_assistant"]}},
            "assistants of bank: green_assistant cannot be there",
        ),
        ({"supply": {"red": ["red_assistant"] * 21}}, "red_assistant lies 21 times on the table"),
        ({"supply": {"blue": ["red_shop"]}}, "supply of blue: red_shop is not theirs"),
        ({"hand": {"red": ["us_1", "fr_2", "gb_3", "de_4"]}}, "hand of red: nobody holds more than 3 orders"),
        ({"seats": 2, "president": {"blue": "dock"}}, "president of blue: dock is no place to be"),
        ({"station": {"station": "canal"}}, "station: canal is no place to be"),
        ({"building": {"bank_1": ["red_house"]}}, "building of bank_1: red_house cannot stand there"),
        ({"building": {"bank_house": ["red_shop"]}}, "building of bank_house: red_shop cannot stand there"),
        (
            {"building": {"bank_1": ["red_shop"], "bank_2": ["red_shop"]}},
            "building of bank_2: red_shop stands here already",
        ),
        ({"agenda": ["MovePresident red"]}, "agenda: no turn follows"),
        ({"agenda": ["BeginAction red canal", "BeginTurn blue"]}, "agenda: nobody can act in canal"),
        ({"agenda": ["UseStrength red", "BeginTurn blue"]}, "agenda: UseStrength belongs to an action"),
        ({"agenda": ["DispatchTo red bank 1", "BeginTurn blue"]}, "agenda: nobody can be sent from bank"),
        ({"agenda": ["Learn red laboratory_1", "BeginTurn blue"]}, "agenda: no card lies at laboratory_1"),
        ({"agenda": ["PayForOrder red port_1", "BeginTurn blue"]}, "agenda: no card lies at port_1"),
        ({"agenda": ["BeginTurn red", "BeginTurn blue"]}, "agenda: BeginTurn and BeginTurn would do the same twice"),
        (
            {"agenda": ["MovePresident red", "CallHome red", "BeginTurn blue"]},
            "agenda: MovePresident and CallHome would do the same twice",
        ),
        (
            {"agenda": ["BeginAction red bank", "UseStrength red", "BeginTurn blue"], **ACTS},
            "agenda: BeginAction and UseStrength would do the same twice",
        ),
        (
            {"agenda": ["BeginAction red bank", "ReturnHome red", "BeginTurn blue"], **ACTS},
            "agenda: BeginAction and ReturnHome would do the same twice",
        ),
        (
            {"agenda": ["UseStrength red", "UseStrength red", "BeginTurn blue"], **ACTS},
            "agenda: UseStrength and UseStrength would do the same twice",
        ),
        (
            {"agenda": ["PlaceFirst red", "PlaceMore red", "BeginTurn blue"]},
            "agenda: PlaceFirst and PlaceMore would do the same twice",
        ),
        ({"agenda": ["FinishTurn red", "MovePresident red", "BeginTurn blue"]}, "agenda: a turn goes from actions"),
        ({"agenda": ["MovePresident red", "UseStrength red", "BeginTurn blue"], **ACTS}, "agenda: a turn goes from"),
        ({"agenda": ["FinishTurn red", "BeginTurn green"]}, "agenda: the next turn is not theirs"),
        ({"agenda": ["PlaceFirst red", "FinishTurn blue", "BeginTurn blue"]}, "agenda: FinishTurn is another player's"),
        ({"agenda": ["Offer red none 1", "BeginTurn blue"], **ACTS}, "agenda: Offer is for nothing without Settle"),
        ({"agenda": ["PayIndustry red 1", "BeginTurn blue"]}, "agenda: PayIndustry is for nothing without Learn"),
        ({"agenda": ["FinishTurn red", "DrawStartPlayer chance"]}, "agenda: DrawStartPlayer comes alone"),
    ],
    ids=lambda value: value.replace(":", "")[:40] if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused_with_what_would_be_right(position: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.BadPosition) as refused:
        higaki.start("yokohama", position, seed=1)
    assert message in str(refused.value)
