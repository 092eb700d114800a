"""Written positions: what they leave out is filled in, what is wrong in them is named in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

import higaki


def test_a_position_fills_in_what_it_leaves_out() -> None:
    match = higaki.start("osaka", {"hand": {"pink": ["red_2"]}, "market": ["red_5 white"], "turn": "white"}, seed=1)
    written = match.position()
    assert match.table.seats == 4
    assert written["ship"] == {"red": "osaka", "blue": "osaka", "yellow": "osaka", "green": "osaka"}
    assert "goods" not in written
    deck = next(part for part in match.scene(None)["places"] if part["place"] == "deck")
    assert deck["count"] == 106
    assert match.options == ("market.1",)


def test_an_empty_position_is_the_first_seats_turn_with_a_filled_market() -> None:
    match = higaki.start("osaka", {}, seed=1)
    assert match.seat == 0
    assert len(match.position()["market"]) == 2  # the farm was empty: two cards came from the pile


def test_a_match_from_a_position_can_be_saved_and_replayed() -> None:
    match = higaki.start("osaka", {"seats": 2, "market": ["red_2", "red_3"], "turn": "grey"}, seed=1)
    match.play("market.1")
    again = higaki.load(json.loads(json.dumps(match.save())))
    assert again.position() == match.position()
    assert again.log[0].thing == match.log[0].thing


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (None, "the position: None is no object"),
        ({"markt": []}, "unknown key 'markt'; right would be one of agenda, deck"),
        ({"stone": {"grey": 1}}, "unknown key 'stone'"),
        ({"game": "chess"}, "game: 'chess' is not the game to start; right would be 'osaka'"),
        ({"seats": 5}, "osaka is not for 5 players; right would be one of 2, 3, 4"),
        ({"seats": "three"}, "seats: 'three' is no count"),
        ({"seats": True}, "seats: True is no count"),
        ({"options": {"fast": True}}, "unknown option 'fast'"),
        ({"market": "red_5"}, "market: 'red_5' is no list of names"),
        ({"market": [5]}, "market: .5. is no list of names"),
        ({"market": ["red_4"]}, "market: unknown card 'red_4'; right would be one of blue_2"),
        ({"market": ["red_5 orange"]}, "market, red_5: nobody at this table is called 'orange'"),
        (
            {"seats": 2, "market": ["red_5 pink"]},
            "nobody at this table is called 'pink'; right would be one of grey, white",
        ),
        ({"market": ["red_2"] * 9}, "market: 9 pieces; right would be at most 8"),
        ({"farm": ["red_2", "red_3", "red_5", "blue_2"]}, "farm: 4 pieces; right would be at most 3"),
        ({"market": ["red_5 white", "red_2 white"]}, "white has 2 reservation stones"),
        ({"hand": ["red_5"]}, "hand: .'red_5'. is no object"),
        ({"hand": {"orange": []}}, "hand: nobody at this table is called 'orange'"),
        ({"hand": {"grey": ["red_5 insured"]}}, "hand of grey: 'red_5 insured' says too much; right would be 'red_5'"),
        ({"goods": {"grey": ["red_5 lost"]}}, "right would be 'red_5' or 'red_5 insured'"),
        ({"hand": {"grey": ["red_5"] * 8}}, "red_5 lies 8 times on the table; right would be at most 7"),
        ({"hand": {"grey": ["red_5"] * 4}, "market": ["red_5"] * 4}, "red_5 lies 8 times"),
        ({"deck": ["red_2"]}, "deck: red_2 lies 1 times on the table; right would be 11"),
        ({"ship": {"pink": "edo"}}, "ship: unknown color 'pink'"),
        ({"ship": {"red": "kyoto"}}, "ship red: unknown space 'kyoto'; right would be one of anori"),
        ({"notes": {"grey": -1}}, "notes of grey: -1 is no count"),
        ({"notes": {"grey": 10**9}}, "notes of grey: 1000000000 is no count"),
        ({"turn": "orange"}, "turn: nobody at this table is called 'orange'"),
        ({"agenda": "Pay"}, "agenda: 'Pay' is no list of steps"),
        ({"agenda": ["Dance grey"]}, "agenda: unknown step 'Dance'; right would be one of BeginTurn"),
        ({"agenda": [""]}, "agenda: unknown step ''"),
        ({"agenda": ["PayGoods grey"]}, "right would be 'PayGoods SEAT MISSING'"),
        ({"agenda": ["PayGoods grey x"]}, "agenda, PayGoods, missing: 'x' is no count"),
        (
            {"agenda": ["PayGoods grey 3", "BeginTurn white"]},
            "agenda: grey cannot pay 3; right would be from 1 to the 0 coins in hand",
        ),
        ({"agenda": ["SaveGoods grey mauve 1"]}, "agenda, SaveGoods, color: unknown color 'mauve'"),
        ({"agenda": ["SaveGoods grey red 1", "BeginTurn white"]}, "agenda: SaveGoods of seat 0 has no answer"),
        (
            {"agenda": ["SaveGoods grey red 0", "BeginTurn white"], "goods": {"grey": ["red_2"]}},
            "agenda: 0 symbols are on no card; right would be 1 or 2",
        ),
        ({"agenda": ["ReserveCard grey"], "market": ["red_2"]}, "agenda: no turn follows"),
        (
            {"agenda": ["SaveGoods grey red 3", "BeginTurn white"], "goods": {"grey": ["red_2"]}},
            "3 symbols are on no card",
        ),
        ({"agenda": ["ReserveCard grey", "BeginTurn white"], "market": ["red_2 grey", "red_3"]}, "grey has no stone"),
        ({"seats": 2, "passes": 2}, "passes: 2 in a row would have ended the game"),
        ({"ship": {"red": "edo"}, "turn": "grey"}, "ship: one stands at edo but no payday is going on"),
        ({"agenda": ["DrawStartPlayer grey"]}, "agenda: 'DrawStartPlayer grey' is not a step of grey's"),
        ({"agenda": ["ChooseAction chance"]}, "agenda: 'ChooseAction chance' is not a step of chance's"),
        (
            {"agenda": ["ChooseAction grey"], "turn": "pink", "market": ["red_2"]},
            "turn: 'pink' does not take the first",
        ),
    ],
)
def test_what_is_wrong_in_a_position_is_named(position: Any, message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message) as caught:
        higaki.start("osaka", position, seed=1)
    assert "\n" not in str(caught.value)
