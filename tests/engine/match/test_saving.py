"""Saved games: they load to the same match, outlive changes of the rules, and are refused in one line if broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import toy
import toy_town
from toy_town.places import LAID
from written import at, dealt, play, walk

import higaki
from higaki.engine.base.errors import BadSave, NothingToUndo
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.match.loading import checked, load
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import new_match
from higaki.engine.match.position_writer import write_whole
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.save_file_text import file_text
from higaki.engine.match.saving import check_over, save_text
from higaki.engine.table.actions import Things
from higaki.engine.table.events import Story
from higaki.engine.table.game import Game
from higaki.engine.table.places import EVERYBODY, OWNER, Places
from higaki.engine.table.stacks import look, put_under, take_top
from higaki.engine.table.steps import Chance, Effect, SecretChoice, Steps, Window
from higaki.engine.table.table import Table

PEBBLES, TOWN = toy.GAME, toy_town.GAME
KEY = bytes(range(32))


def loaded(game: Game, saved: object) -> Match:
    """What comes of a save that was written to a file and read again."""
    return load(game, checked(json.loads(json.dumps(saved))))


def resealed(saved: dict[str, Any], **changes: object) -> dict[str, Any]:
    """A save changed by somebody who also knows how to make the check fit."""
    changed = saved | changes
    return changed | {"check": check_over(changed)}


# To the same match


@pytest.mark.parametrize("game", [PEBBLES, TOWN], ids=["pebbles", "town"])
def test_a_save_is_json_and_loads_to_the_same_match(game: Game) -> None:
    match = dealt(game, seats=2, seed=9)
    while not match.over:
        walk(match, len(match.log), 1)
        again = loaded(game, match.save())
        assert again.save() == match.save()
        assert again.undoable == match.undoable
        assert write_whole(again.table) == write_whole(match.table)
        for viewer in (None, 0, 1):
            assert again.told(viewer) == match.told(viewer)
            assert again.scene(viewer) == match.scene(viewer)


def test_a_file_holds_the_save_in_its_order() -> None:
    match = dealt(PEBBLES, seats=2, seed=9)
    for decisions in (0, 7):
        saved = walk(match, 3, decisions).save()
        assert json.dumps(json.loads(file_text(saved))) == json.dumps(saved)


def test_in_a_file_a_round_and_a_place_are_a_line_each() -> None:
    log = ["1 chance seat.red", "2 red a", "3 red b", "4 blue c", "5 red d", "6 blue e", "7 blue f", "8 red g"]
    assert file_text({"seats": 2, "log": log, "table": {"hand": {"red": [1, 2]}, "deck": []}}) == (
        '{\n "seats": 2,\n "log": [\n'
        '  "1 chance seat.red", "2 red a", "3 red b", "4 blue c",\n'
        '  "5 red d", "6 blue e", "7 blue f",\n'
        '  "8 red g"\n ],\n'
        ' "table": {\n  "hand": {"red": [1, 2]},\n  "deck": []\n }\n}\n'
    )


@pytest.mark.parametrize("often", [1, 5])
def test_the_text_of_a_save_is_the_save_however_much_was_taken_back_since(often: int) -> None:
    match = higaki.new("osaka", seats=3, seed=2)
    taken_back = 0
    for number in range(120):
        walk(match, number, 1)
        if match.undoable and number % 3 == 0:
            match.undo()
            taken_back += 1
        if number % often == 0:
            assert json.loads(save_text(match)) == match.save()
    assert taken_back > 10
    assert save_text(higaki.load(match.save())) == save_text(match)


def test_an_index_is_worked_out_again() -> None:
    """It is not saved, for it follows from the rest."""
    match = at(TOWN, {"seats": 2, "stones": {"bank": ["black", "white"], "church": ["white"]}, "turn": "red"})
    assert (match.table[LAID], loaded(TOWN, match.save()).table[LAID]) == (3, 3)
    older = resealed(match.save(), rules=0)
    assert loaded(TOWN, older).table[LAID] == 3


def test_a_save_keeps_what_was_agreed_on() -> None:
    match = dealt(PEBBLES, seed=9, stakes=2, open=True)
    again = loaded(PEBBLES, match.save())
    assert again.scene(None)["settings"] == {"stakes": 2, "open": True}


def test_a_loaded_match_plays_on_like_the_one_that_was_saved() -> None:
    for seed in range(6):
        match = walk(dealt(TOWN, seats=3, seed=seed), seed, 15)
        again = loaded(TOWN, match.save())
        for one in (match, again):
            walk(one, seed + 1)
        assert again.save() == match.save()
        assert again.told("red") == match.told("red")


def test_a_loaded_match_can_be_taken_back_as_far_as_before() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}})
    before = match.position()
    play(match, "hand.black")
    again = loaded(PEBBLES, match.save())
    again.undo()
    assert again.position() == before
    with pytest.raises(NothingToUndo):
        again.undo()


def test_a_match_from_a_position_is_saved_with_where_it_began() -> None:
    match = at(TOWN, {"seats": 2, "coins": {"red": 6, "blue": 6}, "letters": {"top": ["cat blue"]}, "turn": "blue"})
    walk(match, 3, 8)
    assert match.save()["origin"] is not None
    again = loaded(TOWN, match.save())
    assert again.save() == match.save()
    assert again.told("blue") == match.told("blue")


def test_every_secret_of_a_game_is_in_its_save_and_the_check_is_over_all_of_it() -> None:
    match = new_match(PEBBLES, 2, Dealer(None, KEY), {})
    saved = match.save()
    assert saved["key"] == KEY.hex()
    assert saved["format"] == 2
    for key in saved:
        if key != "check":
            assert check_over(saved | {key: "another"}) != saved["check"]


# After a change of the rules


CARDS = Kinds("card", ["ace", "jack", "king"], [3, 3, 3])
PEOPLE = Kinds("seat", ["ann", "bob"])


def shop(folder: Path, rules: int, grown: bool) -> Game:
    """A shop; a grown one has one more option, place, number, thing and step, and all in the middle of the others."""
    places = Places(folder_of_shop(folder, rules, grown), PEOPLE)
    coins = places.number("coins", most=99, per=PEOPLE)
    if grown:
        places.heap("shelf", CARDS, EVERYBODY)
        places.number("fame", most=9, per=PEOPLE)
    deck = places.stack("deck", CARDS, rest=True)
    hand = places.heap("hand", CARDS, OWNER, per=PEOPLE)
    turns = places.number("turns", most=99)

    things = Things()
    buy = things.button("buy")
    if grown:
        things.button("advertise")
    peek = things.button("peek")
    decline = things.button("decline")
    luck = things.amounts("luck", 1, 6)

    story = Story()
    steps = Steps(PEOPLE)

    class Turn(Effect):
        def happen(self, t: Table) -> None:
            t[turns] += 1
            if t[turns] > 8:
                t.finish()
            else:
                t.then(roll.of(), choose.of(self.seat), haggle.of(t.left_of(self.seat)), turn.of(t.left_of(self.seat)))

    class Advertise(Effect):
        pass

    class Choose(SecretChoice):
        def options(self, t: Table) -> None:
            t.offer(buy)
            t.offer(peek)

        def take(self, t: Table, thing: i64) -> None:
            if thing == buy:
                t.put(take_top(t, deck), deck, hand + self.seat)
            else:
                look(t, deck, self.seat, 2)
                put_under(t, take_top(t, deck), deck, deck, 1 << self.seat)

    refusing = decline

    class Haggle(Window):
        decline: i64 = refusing

        def options(self, t: Table) -> None:
            t.offer(decline)

        def take(self, t: Table, thing: i64) -> None:
            t[coins + self.seat] += 1

    class Roll(Chance):
        def options(self, t: Table) -> None:
            for pips in range(1, 7):
                t.offer(luck + pips)

        def take(self, t: Table, thing: i64) -> None:
            t[coins] += luck.member(thing)

    turn = steps.each(Turn)
    if grown:
        steps.each(Advertise)
    choose = steps.each(Choose)
    roll = steps.each(Roll)
    haggle = steps.each(Haggle)

    class Shop(Game):
        def set_up(self, t: Table) -> None:
            t.then(turn.of(0))

        def begin_turn(self, seat: int) -> int:
            return turn.of(seat)

        def standing(self, t: Table, seat: int) -> list[int]:
            return [t[coins + seat]]

        def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
            return [("coins", t[coins + seat])]

    return Shop(places, things, steps, story, [])


def folder_of_shop(folder: Path, rules: int, grown: bool) -> Path:
    """Both are called shop, for a game is called after its folder."""
    made = folder / str(rules) / "shop"
    made.mkdir(parents=True)
    option = '[[option]]\nname = "weather"\nvalues = ["fair", "rain"]\n' if grown else ""
    (made / "game.toml").write_text(f"rules = {rules}\nseats = [2]\nminutes = 1\n{option}", encoding="utf-8")
    return made


@pytest.mark.parametrize("dealer", [Dealer(7, None), Dealer(None, KEY)], ids=["seed", "key"])
def test_a_running_game_outlives_rules_that_have_grown(tmp_path: Path, dealer: Dealer) -> None:
    small, grown = shop(tmp_path, 1, grown=False), shop(tmp_path, 2, grown=True)
    assert small.things.numbers["peek"] != grown.things.numbers["peek"]
    match = play(new_match(small, 2, dealer, {}), "buy", "decline", "peek", "decline", "peek", "decline")
    match.stand("bob", "Haggle", "decline")
    again = loaded(grown, match.save())
    options = {"options": {"weather": "fair"}}
    assert again.position() == match.position() | options
    for viewer in ("ann", "bob", None):
        theirs, ours = (
            {part["place"] + str(part["owner"]): part for part in one.scene(viewer)["places"]} for one in (again, match)
        )
        assert {name: theirs[name] for name in ours} == ours
        assert (theirs["shelfNone"]["count"], theirs["fameann"]["count"], theirs["famebob"]["count"]) == (0, 0, 0)
    assert again.options == match.options
    assert again.earlier == match.save()["log"]
    assert not again.undoable
    # It goes on with the same luck and the same answers.
    for one in (match, again):
        walk(one, 5)
    assert again.position() == match.position() | options
    assert [line.split(" ")[1:] for line in again.earlier + again.save()["log"]] == [
        line.split(" ")[1:] for line in match.save()["log"]
    ]
    # And is saved under the new rules.
    assert again.save()["rules"] == 2
    assert loaded(grown, again.save()).save() == again.save()


def test_a_running_game_outlives_rules_that_have_shrunk(tmp_path: Path) -> None:
    grown, small = shop(tmp_path, 1, grown=True), shop(tmp_path, 2, grown=False)
    match = play(new_match(grown, 2, Dealer(7, None), {}), "peek", "decline", "buy")
    saved = match.save()
    saved["options"] = {}  # what was agreed on cannot go away
    saved["standing"] = [["ann", "Haggle", "advertise", "always"], ["bob", "Haggle", "decline", "always"]]
    again = loaded(small, resealed(saved))
    assert again.options == match.options
    assert again.position()["deck"] == match.position()["deck"]
    assert [answer[0] for answer in again.standing] == [1]  # an answer that is no longer there cannot stand


def test_a_game_saved_under_older_rules_goes_on_from_its_position() -> None:
    match = dealt(PEBBLES, seed=9)
    match.play(match.options[0])
    again = loaded(PEBBLES, resealed(match.save(), rules=2))
    assert again.position() == match.position()
    assert again.earlier == match.save()["log"]
    again.play(again.options[0])
    twice = loaded(PEBBLES, again.save())
    assert twice.save() == again.save()
    assert twice.save()["rules"] == 3


def test_under_older_rules_the_log_is_not_played_again() -> None:
    """What led to the table may be against the rules by now: only the table counts."""
    match = dealt(PEBBLES, seed=9)
    match.play(match.options[0])
    nonsense = resealed(match.save(), rules=2, log=["1 left fly"])
    assert loaded(PEBBLES, nonsense).position() == match.position()


def test_what_chance_gave_must_be_what_the_luck_gives() -> None:
    saved = walk(higaki.new("osaka", seats=3, seed=20), 1, 1).save()
    assert saved["log"][0] == "1 chance seat.grey"
    with pytest.raises(BadSave, match=r"log line 1 is '1 chance seat\.pink'; right would be '1 chance seat\.grey'"):
        higaki.load(resealed(saved, log=["1 chance seat.pink", *saved["log"][1:]]))
    match = dealt(PEBBLES, seed=9)
    play(match, match.options[0], "toss")
    lost = [
        line.replace("heads", "sides").replace("tails", "heads").replace("sides", "tails")
        for line in match.save()["log"]
    ]
    with pytest.raises(BadSave, match="log line 3 is '3 chance"):
        loaded(PEBBLES, resealed(match.save(), log=lost))


# Broken saves


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: None, "this is no saved game"),
        (lambda s: [], "this is no saved game"),
        (lambda s: {}, "this is no saved game; right would be an object with the key 'format'"),
        (lambda s: s | {"format": 1}, "saved in format 1; this version reads formats 2 and 3"),
        (lambda s: s | {"format": 99}, "saved in format 99; this version reads formats 2 and 3"),
        (lambda s: {k: v for k, v in s.items() if k != "log"}, "incomplete: key 'log' is missing"),
        (lambda s: {k: v for k, v in s.items() if k != "standing"}, "incomplete: key 'standing' is missing"),
        (lambda s: s | {"seed": 10}, "changed after it was saved"),
        (lambda s: s | {"check": "0" * 16}, "changed after it was saved"),
        (lambda s: resealed(s, rules=4), "saved with rules 4 of toy; this version has rules 3: update Higaki"),
        (lambda s: resealed(s, log=["1 left quiet"]), "log line 1 cannot be played"),
        (lambda s: resealed(s, log=["1 right hand.black"]), "log line 1 is"),
        (lambda s: resealed(s, log=["2 left hand.black"]), "log line 1 is"),
        (lambda s: resealed(s, log=[]), "its log leads to another table"),
        (lambda s: resealed(s, log=[7]), "makes no sense"),
        (lambda s: resealed(s, table={}), "makes no sense"),
        (lambda s: resealed(s, table=None), "makes no sense"),
        (lambda s: resealed(s, rules="x"), "makes no sense"),
        (lambda s: resealed(s, seats=9), "makes no sense: BadSetting toy is not for 9 players"),
        (lambda s: resealed(s, options={"stake": 1}), "makes no sense: BadSetting unknown option 'stake'"),
        (lambda s: resealed(s, luck={}), "makes no sense"),
        (lambda s: resealed(s, luck=s["luck"] | {"chance": 5}), "its log leads to another table"),
        (lambda s: resealed(s, luck=s["luck"] | {"clones": 5}), "its log leads to another table"),
        (lambda s: resealed(s, key="00"), "makes no sense"),
        (lambda s: resealed(s, seed=None), "makes no sense"),
        (lambda s: resealed(s, seed=None, key="00"), "makes no sense: ValueError a key of 1 bytes is not safe"),
        (lambda s: resealed(s, standing=[["left", "Dare", "fly"]]), "makes no sense"),
        (lambda s: resealed(s, standing=[["nobody", "Dare", "quiet"]]), "makes no sense"),
        (lambda s: resealed(s, table=s["table"] | {"hand": []}), "hand: .. is no object"),
        (lambda s: resealed(s, table=s["table"] | {"hand": {"left": ["red"]}}), "unknown pebble 'red'"),
        (lambda s: resealed(s, table=s["table"] | {"points": {"left": 3}}), "its log leads to another table"),
        (lambda s: resealed(s, table=s["table"] | {"agenda": ["Dance left"]}), "unknown step 'Dance'"),
        (lambda s: resealed(s, table=s["table"] | {"agenda": []}), "its log leads to another table"),
    ],
)
def test_broken_saves_are_refused_in_one_line(change: Callable[[Any], object], message: str) -> None:
    match = dealt(PEBBLES, seed=9)
    match.play(match.options[0])
    with pytest.raises(BadSave, match=message) as caught:
        load(PEBBLES, checked(change(match.save())))
    assert "\n" not in str(caught.value)


def test_a_table_that_contradicts_the_log_is_refused_wherever_it_does() -> None:
    match = walk(dealt(TOWN, seats=3, seed=5), 5, 25)
    saved = match.save()
    assert loaded(TOWN, resealed(saved)).save() == saved
    elsewhere = write_whole(walk(dealt(TOWN, seats=3, seed=6), 6, 25).table)
    for place, content in elsewhere.items():
        if content != saved["table"][place]:
            with pytest.raises(BadSave, match=r"its log leads to another table|makes no sense"):
                loaded(TOWN, resealed(saved, table=saved["table"] | {place: content}))
    assert len([place for place in elsewhere if elsewhere[place] != saved["table"][place]]) > 8


def test_a_save_cut_off_anywhere_is_refused() -> None:
    text = json.dumps(dealt(PEBBLES, seed=9).save())
    for key in set(json.loads(text)) - {"undoable"}:  # which older saves do not have
        whole = json.loads(text)
        del whole[key]
        with pytest.raises(BadSave, match=r"this is no saved game|is missing"):
            checked(whole)


def test_a_save_from_before_it_said_how_far_undo_reaches_is_read() -> None:
    match = dealt(PEBBLES, seed=9)
    older = {key: value for key, value in match.save().items() if key not in ("undoable", "check")}
    assert loaded(PEBBLES, resealed(older)).undoable == match.undoable
