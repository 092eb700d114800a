"""Windows: everybody is asked, nobody learns who could have answered, and nothing said there is taken back."""

from __future__ import annotations

import json

import pytest
import toy_town
from toy_windows import lines, town
from written import part, play, told

from higaki.engine.base.errors import NothingToUndo, RulesBug
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.steps import Steps, Window
from higaki.engine.views.redeal import redeal


def test_everybody_is_asked_even_who_cannot_act() -> None:
    match = town(post={"green": ["ant"]})
    match.play("bid.2")
    assert (match.scene(None)["turn"], match.options) == ("blue", ("decline",))
    match.play("decline")
    assert (match.scene(None)["turn"], match.options) == ("green", ("decline", "object"))
    match.play("decline")
    assert told(match, "bought") == [{"what": "bought", "seat": "red", "area": "church", "bid": 2}]
    assert lines(match) == ["red bid.2", "blue decline", "green decline"]


def test_an_objection_cancels_the_bid() -> None:
    match = town(post={"blue": ["ant"]})
    play(match, "bid.2", "object")
    assert match.scene(None)["turn"] == "red"
    assert part(match, "coins")["red"] == 6
    assert part(match, "board") == ["ant blue"]
    assert told(match, "objected") == [{"what": "objected", "seat": "blue", "bidder": "red"}]
    assert told(match, "bought") == []


def test_others_are_shown_the_same_whoever_could_answer() -> None:
    for viewer in ("red", "green", None):
        shown = []
        for letter in ("ant", "bee", "cat"):
            match = town(post={"blue": [letter], "red": ["dove"], "green": ["eel"]})
            match.play("bid.2")
            scenes = [json.dumps([match.scene(viewer), match.told(viewer)])]
            match.play("decline")
            scenes.append(json.dumps([match.scene(viewer), match.told(viewer)]))
            shown.append(scenes)
        assert shown[0] == shown[1] == shown[2]
    assert match.scene("blue") != town(post={"blue": ["ant"]}).scene("blue")


def test_who_cannot_act_is_shown_only_the_thing_to_decline_with() -> None:
    for letter, options in (("ant", ["decline", "object"]), ("bee", ["decline"])):
        match = town(post={"blue": [letter]})
        match.play("bid.2")
        assert match.scene("blue")["options"] == options
        assert match.scene("red")["options"] == []


def test_in_the_imagination_of_others_anybody_might_object() -> None:
    match = town(post={"blue": ["bee"]})
    match.play("bid.2")
    imagined = {tuple(redeal(match.table, 0, rng_of(seed, "redeal")).options) for seed in range(60)}
    decline, object_ = toy_town.places.DECLINE, toy_town.places.OBJECT
    assert imagined == {(decline,), tuple(sorted((decline, object_)))}


def test_nobody_takes_back_what_everybody_was_asked_about_nor_an_answer() -> None:
    """Else one could ask, see who thinks it over, and ask something else."""
    match = town()
    match.play("quarry.black")
    assert match.undoable == 1
    match = town()
    assert "bid.2" in match.final
    for thing in ("bid.2", "decline", "decline"):
        match.play(thing)
        with pytest.raises(NothingToUndo):
            match.undo()


def test_a_window_must_say_what_declines() -> None:
    class Mute(Window):
        pass

    with pytest.raises(RulesBug, match="Mute is a window and must say what declines"):
        Steps(toy_town.places.SEATS).each(Mute)
