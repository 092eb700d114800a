"""Who deals a match: a seed, which can be dealt again, or a key, which nobody can foresee and anybody can check."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy
import toy_town
from written import dealt, part, play, walk

import higaki
from higaki.engine.base.errors import BadSetting
from higaki.engine.match.keyed_random_numbers import KEY_BYTES, KeyedRng, seal
from higaki.engine.match.loading import checked, load
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import match_at, new_match
from higaki.engine.match.position_writer import write_whole
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import check_over
from higaki.engine.table.game import Game
from higaki.engine.views.random_play import play_out
from higaki.engine.views.redeal import redeal

PEBBLES, TOWN = toy.GAME, toy_town.GAME
KEY = bytes(range(KEY_BYTES))
OTHER_KEY = bytes(range(1, KEY_BYTES + 1))
AT_TURN = {"seats": 2, "coins": {"red": 6, "blue": 6}, "agenda": ["Act red", "Rest red", "BeginTurn blue"]}


def fairly(game: Game, seats: int = 2, key: bytes = KEY) -> Match:
    return new_match(game, seats, Dealer(None, key), {})


def reloaded(match: Match) -> Match:
    return load(match.game, checked(json.loads(json.dumps(match.save()))))


def all_that_leaves(match: Match) -> str:
    """Every byte that anybody at the table or beside it gets to see."""
    viewers = [None, *range(match.table.seats)]
    return json.dumps([[match.scene(viewer), match.told(viewer)] for viewer in viewers])


# Seal and key


def test_a_game_without_a_seed_begins_with_a_seal_and_ends_with_its_key() -> None:
    match = higaki.new("osaka", seats=2)
    first = match.told(None)[0]
    assert len(bytes.fromhex(first["seal"])) == KEY_BYTES
    walk(match, 1)
    entries = match.told("grey")
    key = bytes.fromhex(entries[-1]["key"])
    assert seal(key) == first["seal"] == entries[0]["seal"]
    assert [number for number, entry in enumerate(entries) if "seal" in entry] == [0]
    assert [number for number, entry in enumerate(entries) if "key" in entry] == [len(entries) - 1]


def test_nobody_is_given_the_key_before_the_end() -> None:
    for game in (PEBBLES, TOWN):
        match = fairly(game, seats=3)
        while not match.over:
            everything = all_that_leaves(match)
            assert seal(KEY) in everything
            assert KEY.hex() not in everything
            assert str(match.table.random_state) not in everything
            assert KEY.hex() in json.dumps(match.save())
            walk(match, len(match.log), 1)
        assert all(KEY.hex() in json.dumps(match.told(viewer)) for viewer in (None, 0, 1, 2))


def test_who_asks_only_for_the_end_of_the_log_gets_the_key_too() -> None:
    match = walk(fairly(PEBBLES), 1)
    last = len(match.log)
    assert [entry["number"] for entry in match.told(None, since=last)] == [last]
    assert match.told(None, since=last)[0]["key"] == KEY.hex()
    assert "seal" not in match.told(None, since=last)[0]
    assert match.told(None, since=last + 1) == []


def test_a_game_that_is_over_from_the_start_has_both_in_one_entry() -> None:
    match = match_at(PEBBLES, {"seats": 2, "agenda": []}, Dealer(None, KEY))
    assert [(entry["seal"], entry["key"]) for entry in match.told(None)] == [(seal(KEY), KEY.hex())]


def test_with_a_seed_there_is_neither_seal_nor_key() -> None:
    for match in (higaki.new("osaka", seats=2, seed=5), dealt(TOWN, seed=5)):
        assert match.seed == 5
        walk(match, 5)
        assert all("seal" not in entry and "key" not in entry for entry in match.told(None))
        assert match.save()["key"] is None


def test_with_its_key_anybody_can_deal_a_game_again() -> None:
    match = walk(fairly(TOWN, seats=3), 1)
    published = match.told(None)[-1]["key"]
    again = fairly(TOWN, seats=3, key=bytes.fromhex(published))
    for line in match.save()["log"]:
        _, seat, thing = line.split(" ")
        if seat != "chance":
            again.play(thing)
    assert again.told("red") == match.told("red")
    other = walk(fairly(TOWN, seats=3, key=OTHER_KEY), 1)
    assert other.told("red") != match.told("red")


def test_two_games_without_a_seed_have_nothing_in_common() -> None:
    one, other = (higaki.new("osaka", seats=4) for _ in range(2))
    assert one.seed is other.seed is None
    assert one.told(None)[0]["seal"] != other.told(None)[0]["seal"]
    assert one.position() != other.position()
    assert one.table.random_state != other.table.random_state


def test_a_game_from_a_position_is_dealt_by_a_key_too() -> None:
    match = higaki.start("osaka", {"seats": 2})
    assert match.seed is None
    assert "seal" in match.told(None)[0]
    assert match.table.fair is not None
    assert "seal" not in higaki.start("osaka", {"seats": 2}, seed=1).told(None)[0]


@pytest.mark.parametrize("seed", [True, "7", 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    message = r"a seed cannot be .*; right would be a whole number"
    with pytest.raises(BadSetting, match=message):
        higaki.new("osaka", seed=seed)
    with pytest.raises(BadSetting, match=message):
        higaki.start("osaka", {}, seed=seed)


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = (walk(dealt(TOWN, seats=3, seed=11), 11) for _ in range(2))
    assert one.save() == other.save()
    assert one.told("blue") == other.told("blue")
    assert walk(dealt(TOWN, seats=3, seed=12), 11).save() != one.save()


# What a clone knows


def test_a_clone_never_draws_from_the_key() -> None:
    match = fairly(TOWN)
    t = match.table
    drawn = t.drawn
    copies = [t.clone(), t.clone().clone(), redeal(t, 0, KeyedRng(OTHER_KEY, "bot"))]
    for copy in copies:
        assert copy.fair is None
        assert copy.drawn == copy.random_state
    guesses = [[copy.below(1000) for _ in range(20)] for copy in copies]
    assert t.drawn == drawn, "a clone used the table's luck"
    real = [t.below(1000) for _ in range(20)]
    assert t.drawn == drawn + 20
    assert real not in guesses
    assert guesses[0] == guesses[1]


def test_a_clone_that_is_played_on_does_not_predict_the_table() -> None:
    foreseen = 0
    for number in range(40):
        match = match_at(TOWN, AT_TURN, Dealer(None, bytes([number]) * KEY_BYTES))
        imagined = match.table.clone()
        drawn = match.table.drawn
        for things in ("draw", "done", "draw"):
            imagined.play(TOWN.things.numbers[things])
        assert match.table.drawn == drawn
        play(match, "draw", "done", "draw")
        foreseen += write_whole(imagined) == write_whole(match.table)
    # Two of ten letters were drawn, so by mere chance a clone is right about once in twenty or thirty times.
    assert foreseen < 8


def test_a_clone_played_out_leaves_the_table_as_it_was() -> None:
    match = fairly(TOWN, seats=3)
    before, drawn = write_whole(match.table), match.table.drawn
    play_out(match.table.clone(), KeyedRng(OTHER_KEY, "walk"))
    assert (write_whole(match.table), match.table.drawn) == (before, drawn)


def test_the_key_does_not_follow_from_the_luck_of_clones() -> None:
    """Clones begin with another stream of the key than the table, and it stands still while the table draws."""
    match = fairly(TOWN)
    rng = match.table.random_state
    assert rng == KeyedRng(KEY, "clones").below(1 << 48)
    walk(match, 1, 20)
    assert match.table.drawn > 0
    assert match.table.random_state == rng


# Undo, saving, replaying


def test_an_undo_keeps_fair_luck() -> None:
    straight, back_and_forth = (match_at(TOWN, AT_TURN, Dealer(None, KEY)) for _ in range(2))
    play(back_and_forth, "tour", "area.bank")
    back_and_forth.undo()
    back_and_forth.undo()
    assert back_and_forth.table.fair is not None
    for match in (straight, back_and_forth):
        play(match, "draw", "done", "draw")
    assert back_and_forth.save() == straight.save()
    assert part(straight, "post") == part(back_and_forth, "post")


def test_a_loaded_game_goes_on_with_the_same_draws() -> None:
    for decisions in (0, 5, 12, 20):
        match = walk(fairly(TOWN, seats=3), 4, decisions)
        again = reloaded(match)
        assert again.table.fair is not None
        assert (again.table.drawn, again.luck.state) == (match.table.drawn, match.luck.state)
        assert "key" not in again.told(None)[-1]
        for one in (match, again):
            walk(one, 8)
        assert again.save() == match.save()
        assert again.told("green") == match.told("green")


def test_a_game_that_is_over_is_played_again_to_its_end() -> None:
    match = walk(fairly(PEBBLES, seats=3), 2)
    again = reloaded(match)
    assert again.told(None) == match.told(None)
    assert again.told(None)[-1]["key"] == KEY.hex()
    higaki_match = walk(higaki.new("osaka", seats=2), 3)
    assert higaki.load(higaki_match.save()).told(0) == higaki_match.told(0)


def test_a_game_under_older_rules_goes_on_with_its_key() -> None:
    match = walk(fairly(PEBBLES), 2, 2)
    saved = match.save()
    saved["rules"] -= 1
    saved["check"] = check_over(saved)
    again = load(PEBBLES, checked(saved))
    assert again.told(None)[0]["seal"] == seal(KEY)
    for one in (match, again):
        walk(one, 8)
    assert again.position() == match.position()
    assert again.told(None)[-1]["key"] == KEY.hex()


def test_chance_is_drawn_from_the_key_by_itself() -> None:
    match = fairly(PEBBLES)
    drawn = match.table.drawn
    play(match, match.options[0], "toss")
    assert match.luck.state == 1
    assert match.table.drawn == drawn
    side = "coin.tails" if KeyedRng(KEY, "chance").below(4) == 0 else "coin.heads"
    assert match.told(None)[3]["thing"] == side
