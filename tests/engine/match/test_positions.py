"""Written positions: what they leave out is filled in, what is wrong in them is named in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy
import toy_town
from written import at, dealt, part, seen, walk

import higaki
from higaki.engine.match.position_writer import lying_on_table

TOWN = toy_town.GAME


def test_a_position_fills_in_what_it_leaves_out() -> None:
    match = higaki.start("osaka", {"hand": {"pink": ["red_2"]}, "market": ["red_5 white"], "turn": "white"}, seed=1)
    written = match.position()
    assert match.table.seats == 4
    assert written["ship"] == {"red": "osaka", "blue": "osaka", "yellow": "osaka", "green": "osaka"}
    assert "goods" not in written
    assert seen(match, None, "deck")["count"] == 106
    assert match.options == ("market.1",)


def test_an_empty_position_is_the_first_seats_turn_with_a_filled_market() -> None:
    match = higaki.start("osaka", {}, seed=1)
    assert match.seat == 0
    assert len(match.position()["market"]) == 2  # the farm was empty: two cards came from the pile


def test_a_start_tells_what_happens_before_the_first_question() -> None:
    match = higaki.start("osaka", {"seats": 2}, seed=1)
    (opening,) = match.told("grey")
    assert (opening["number"], opening["seat"], opening["thing"]) == (0, None, None)
    assert [event["what"] for event in opening["events"]] == ["refilled", *["moved"] * 5]
    assert {(event["from"][0], event["to"][0]) for event in opening["events"][1:]} == {
        ("deck", "market"),
        ("deck", "farm"),
    }
    quiet = higaki.start("osaka", {"seats": 2, "market": ["red_2", "red_3"]}, seed=1)
    assert quiet.told("grey")[0]["events"] == []
    again = higaki.load(match.save())
    assert again.told("grey") == match.told("grey")


def test_a_match_from_a_position_can_be_saved_and_replayed() -> None:
    match = higaki.start("osaka", {"seats": 2, "market": ["red_2", "red_3"], "turn": "grey"}, seed=1)
    match.play("market.1")
    again = higaki.load(json.loads(json.dumps(match.save())))
    assert again.position() == match.position()
    assert again.log[0].thing == match.log[0].thing


def test_seats_are_called_by_name_everywhere() -> None:
    match = higaki.start("osaka", {"seats": 3, "hand": {"white": ["red_5"]}, "market": ["red_2"]}, seed=1)
    for number, name in enumerate(("grey", "white", "pink")):
        assert match.scene(name) == match.scene(number)
        assert match.told(name) == match.told(number)
    assert match.position()["turn"] == "grey"
    for look in (match.scene, match.told):
        with pytest.raises(
            higaki.BadSetting, match=r"no seat 'beige' .*right would be one of grey, pink, white, or a num"
        ):
            look("beige")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_of_a_random_game_can_be_started_from(seats: int) -> None:
    for game in (TOWN, toy.GAME):
        if seats in game.settings.seats:
            for seed in range(3):
                match = walk(dealt(game, seats, seed), seed, 5 + 6 * seed)
                written = json.loads(json.dumps(match.position()))
                again = at(game, written)
                assert again.position() == written
                assert again.options == match.options


# The box


def test_pieces_in_the_box_are_out_of_the_game() -> None:
    position = {"seats": 2, "box": ["red_5"] * 7 + ["blue_2"], "market": ["blue_2", "red_2"], "turn": "grey"}
    match = higaki.start("osaka", position, seed=1)
    assert seen(match, None, "deck")["count"] == 108 - 8 - 2
    written = match.position()
    assert written["box"] == ["red_5"] * 7 + ["blue_2"]
    again = higaki.start("osaka", json.loads(json.dumps(written)), seed=1)
    assert again.position() == written
    walk(match, 1)
    assert "red_5" not in json.dumps(match.position() | {"box": []})  # and none came back from there
    assert part(match, "box") == written["box"]


def test_the_box_may_hold_pieces_of_every_sort() -> None:
    match = at(TOWN, {"seats": 2, "box": ["white", "ant", "sing", "white"], "coins": {"red": 6}, "turn": "red"})
    assert match.position()["box"] == ["ant", "sing", "white", "white"]
    letters, tasks, stones = (place.kinds for place in TOWN.places.all if place.rest)
    assert lying_on_table(match.table, letters) == [1, 2, 2, 2, 2]
    assert lying_on_table(match.table, tasks) == [2, 2, 1, 2]
    assert lying_on_table(match.table, stones) == [6, 4]
    assert [seen(match, None, "tasks", time)["count"] for time in ("dawn", "dusk")] == [4, 3]


def test_with_all_cards_written_down_the_box_is_counted_too() -> None:
    full = higaki.start("osaka", {"seats": 2, "market": ["red_2", "red_3"], "turn": "grey"}, seed=1)
    deck = full.save()["table"]["deck"]
    position = {"seats": 2, "market": ["red_2", "red_3"], "turn": "grey"}
    assert higaki.start("osaka", position | {"deck": deck}, seed=1).position() == full.position()
    shorter = position | {"deck": deck[1:], "box": [deck[0]]}
    assert higaki.start("osaka", shorter, seed=1).position()["box"] == [deck[0]]
    for wrong in (position | {"deck": deck[1:]}, position | {"deck": deck, "box": [deck[0]]}):
        with pytest.raises(higaki.BadPosition, match=f"{deck[0]} lies .* times on the table; right would be"):
            higaki.start("osaka", wrong, seed=1)


# What is wrong


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (None, "the position: None is no object; right would be like {'seats': 2, 'turn': 'grey'}"),
        ({"markt": []}, r"unknown key 'markt'; right would be one of agenda, box, .* \(did you mean market\?\)"),
        ({"stone": {"grey": 1}}, "unknown key 'stone'"),
        ({"game": "chess"}, "game: 'chess' is not the game to start; right would be 'osaka'"),
        ({"seats": 5}, "seats: 5 cannot be; right would be one of 2, 3, 4"),
        ({"seats": "three"}, "seats: 'three' cannot be; right would be one of 2, 3, 4"),
        ({"seats": True}, "seats: True cannot be; right would be one of 2, 3, 4"),
        ({"seats": 3.0}, r"seats: 3\.0 cannot be; right would be one of 2, 3, 4"),
        ({"seats": [3]}, r"seats: \[3\] cannot be"),
        ({"options": {"fast": True}}, "unknown option 'fast'"),
        ({"options": ["fast"]}, r"options: \['fast'\] is no object; right would be like {}"),
        ({"market": "red_5"}, r"market: 'red_5' is no list of names; right would be like \['red_2'\]"),
        ({"market": [5]}, "market: .5. is no list of names"),
        (
            {"market": ["red_4"]},
            r"market: unknown card 'red_4'; right would be one of blue_2.* \(did you mean red_5\?\)",
        ),
        ({"market": [""]}, "market: unknown card ''"),
        ({"market": ["red_5 orange"]}, "market, red_5: nobody at this table is called 'orange'"),
        (
            {"seats": 2, "market": ["red_5 pink"]},
            "nobody at this table is called 'pink'; right would be one of grey, white",
        ),
        ({"market": ["red_2"] * 9}, "market: 9 pieces; right would be at most 8"),
        ({"farm": ["red_2", "red_3", "red_5", "blue_2"]}, "farm: 4 pieces; right would be at most 3"),
        ({"market": ["red_5 white", "red_2 white"]}, "white has 2 reservation stones"),
        ({"hand": ["red_5"]}, r"hand: .'red_5'. is no object; right would be like {'grey': \['red_2'\]}"),
        ({"hand": {"orange": []}}, "hand: nobody at this table is called 'orange'"),
        ({"hand": {"gray": []}}, r"hand: nobody .* 'gray'; right would be one of .* \(did you mean grey\?\)"),
        ({"hand": {"grey": ["red_5 insured"]}}, "hand of grey: 'red_5 insured' says too much; right would be 'red_5'"),
        ({"goods": {"grey": ["red_5 lost"]}}, "right would be 'red_5' or 'red_5 insured'"),
        ({"hand": {"grey": ["red_5"] * 8}}, "red_5 lies 8 times on the table; right would be at most 7"),
        ({"hand": {"grey": ["red_5"] * 4}, "market": ["red_5"] * 4}, "red_5 lies 8 times"),
        ({"deck": ["red_2"]}, "deck: red_2 lies 1 times on the table; right would be 11"),
        ({"box": ["red_5"] * 8}, "red_5 lies 8 times on the table; right would be at most 7"),
        ({"box": ["red_5"] * 7, "market": ["red_5"]}, "red_5 lies 8 times on the table"),
        ({"box": "red_5"}, r"box: 'red_5' is no list of names; right would be like \['red_2'\]"),
        ({"box": ["red5"]}, r"box: unknown piece 'red5'; right would be one of .* \(did you mean red_5\?\)"),
        ({"box": [["red_5"]]}, r"box: unknown piece \['red_5'\]; right would be one of"),
        ({"ship": {"pink": "edo"}}, "ship: unknown color 'pink'"),
        ({"ship": {"red": "kyoto"}}, "ship red: unknown space 'kyoto'; right would be one of anori"),
        ({"ship": ["red"]}, r"ship: \['red'\] is no object; right would be like {'red': 'edo'}"),
        ({"notes": {"grey": -1}}, "notes of grey: -1 cannot be; right would be a number from 0 to 1000"),
        ({"notes": {"grey": 10**9}}, "notes of grey: 1000000000 cannot be; right would be a number from 0 to 1000"),
        ({"notes": 4}, "notes: 4 is no object; right would be like {'grey': 1}"),
        ({"passes": "many"}, "passes: 'many' cannot be; right would be a number from 0 to 4"),
        ({"turn": "orange"}, "turn: nobody at this table is called 'orange'"),
        ({"agenda": "Pay"}, r"agenda: 'Pay' is no list of steps; right would be like \['BeginTurn grey'\]"),
        ({"agenda": ["Dance grey"]}, "agenda: unknown step 'Dance'; right would be one of BeginTurn"),
        ({"agenda": ["BuyGood grey"]}, r"unknown step 'BuyGood'; .* \(did you mean BuyGoods\?\)"),
        ({"agenda": [""]}, "agenda: unknown step ''"),
        ({"agenda": ["BeginTurn grey"] * 100}, "agenda: 100 steps; right would be at most 60"),
        ({"agenda": ["PayGoods grey"]}, "does not say all there is to say; right would be like 'PayGoods grey 40'"),
        (
            {"agenda": ["PayGoods grey x"]},
            "agenda, PayGoods, missing: 'x' cannot be; right would be a number from 0 to",
        ),
        (
            {"agenda": ["PayGoods grey 3", "BeginTurn white"]},
            "agenda: grey cannot pay 3; right would be from 1 to the 0 coins in hand",
        ),
        (
            {"agenda": ["PayGoods grey 2", "BeginTurn white"], "hand": {"grey": ["red_2"]}},
            "agenda: PayGoods is for nothing without BuyGoods",
        ),
        (
            {"agenda": ["BuyGoods grey", "BuyGoods grey", "BeginTurn white"]},
            "agenda: BuyGoods stands there twice; right would be once",
        ),
        ({"agenda": ["SaveGoods grey mauve 1"]}, "agenda, SaveGoods, color: unknown color 'mauve'"),
        (
            {"agenda": ["SaveGoods grey red 1", "BeginTurn white"]},
            "agenda: SaveGoods of seat 0 has no answer; right would be a step that can be taken here",
        ),
        (
            {"agenda": ["SaveGoods grey red 0", "BeginTurn white"], "goods": {"grey": ["red_2"]}},
            "agenda: 0 symbols are on no card; right would be 1 or 2",
        ),
        ({"agenda": ["ReserveCard grey"], "market": ["red_2"]}, "agenda: no turn follows"),
        (
            {"agenda": ["SaveGoods grey red 3", "BeginTurn white"], "goods": {"grey": ["red_2"]}},
            "agenda, SaveGoods, symbols: '3' cannot be; right would be a number from 0 to 2",
        ),
        ({"agenda": ["ReserveCard grey", "BeginTurn white"], "market": ["red_2 grey", "red_3"]}, "grey has no stone"),
        ({"seats": 2, "passes": 2}, "passes: 2 in a row would have ended the game"),
        ({"ship": {"red": "edo"}, "turn": "grey"}, "ship: one stands at edo but no payday is going on"),
        ({"agenda": ["DrawStartPlayer grey"]}, "'DrawStartPlayer grey' is not a step of grey's; right would be like"),
        ({"agenda": ["ChooseAction chance"]}, "'ChooseAction chance' is not a step of chance's; right would be like"),
        (
            {"agenda": ["ChooseAction grey"], "turn": "pink", "market": ["red_2"]},
            "turn: 'pink' does not take the first step of the agenda; right would be 'grey'",
        ),
    ],
)
def test_what_is_wrong_in_a_position_is_named(position: Any, message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message) as caught:
        higaki.start("osaka", position, seed=1)
    assert "\n" not in str(caught.value)
    assert "right would be" in str(caught.value) or "this game has no options" in str(caught.value)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"letters": ["cat"]}, r"letters: \['cat'\] is no object; right would be like {'top': \['ant'\]}"),
        ({"letters": {"topp": []}}, "letters: unknown key 'topp'; right would be one of bag, bottom, top"),
        ({"letters": {"top": "cat"}}, r"letters, top: 'cat' is no list of names; right would be like \['ant'\]"),
        ({"letters": {"top": [""]}}, "letters: unknown letter ''"),
        ({"letters": {"bottom": ["caat"]}}, r"letters: unknown letter 'caat'; .* \(did you mean cat\?\)"),
        (
            {"letters": {"top": ["cat gold"]}},
            "letters, top, cat: nobody at this table is called 'gold'; right would be",
        ),
        ({"letters": {"top": ["ant"] * 3}}, "ant lies 3 times on the table; right would be at most 2"),
        ({"archive": {"bag": ["ant"] * 11}}, "archive: 11 pieces; right would be at most 10"),
        ({"tasks": {"noon": {}}}, "tasks: unknown time 'noon'; right would be one of dawn, dusk"),
        ({"tasks": {"dawn": ["bake"]}}, r"tasks of dawn: \['bake'\] is no object; right would be like {'top'"),
        ({"stones": {"bnk": ["black"]}}, r"stones: unknown area 'bnk'; .* \(did you mean bank\?\)"),
        ({"stones": {"red": ["black"]}}, "stones: unknown area 'red'; right would be one of bank, church, harbour"),
        ({"stones": ["black"]}, r"stones: \['black'\] is no object; right would be like {'church': \['black'\]}"),
        ({"stones": {"bank": ["ant"]}}, "stones of bank: unknown stone 'ant'; right would be one of black, white"),
        ({"visits": {"bank": 51}}, "visits of bank: 51 cannot be; right would be a number from 0 to 50"),
        (
            {"patron": {"bank": "gold"}},
            "patron bank: nobody at this table is called 'gold'; right would be one of blue",
        ),
        ({"coins": {"red": 13}}, "coins: 13 are in play; right would be at most 12"),
        ({"purse": 3}, "unknown key 'purse'"),
        ({"agenda": ["Visit red church+church 1"]}, "Visit, visited: 'church' stands there twice; right would be once"),
        ({"agenda": ["Visit red chrch 1"]}, r"Visit, visited: unknown area 'chrch'; .* \(did you mean church\?\)"),
        ({"agenda": ["Visit red church"]}, r"right would be like 'Visit red church\+bank\+harbour 2'"),
        ({"agenda": ["Visit red none 9"]}, "Visit, left: '9' cannot be; right would be a number from 0 to 2"),
        (
            {"agenda": ["MayObject red gold 1"]},
            "MayObject, bidder: nobody at this table is called 'gold'; right would be",
        ),
        ({"agenda": ["Flood red"]}, "agenda: 'Flood red' is not a step of red's; right would be like 'Flood chance'"),
    ],
)
def test_what_is_wrong_in_stacks_areas_and_sets_is_named(position: Any, message: str) -> None:
    with pytest.raises(higaki.BadPosition, match=message) as caught:
        at(TOWN, {"seats": 2} | position)
    assert "\n" not in str(caught.value)


def test_a_seat_that_knows_a_piece_twice_knows_it_once() -> None:
    match = at(TOWN, {"seats": 2, "letters": {"top": ["cat red red"]}})
    assert part(match, "letters") == {"top": ["cat red"]}
