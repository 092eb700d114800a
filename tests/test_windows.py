"""Windows: everybody is asked, nobody learns who could have answered, and whoever likes answers in advance."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy
import toy_town
from written import at, dealt, part, play, told, walk

from higaki.engine.errors import BadSetting, IllegalChoice, NothingToUndo
from higaki.engine.loading import checked, load
from higaki.engine.luck import luck_of
from higaki.engine.match import Match
from higaki.engine.redeal import redeal
from higaki.engine.steps import Window

TOWN = toy_town.GAME
WINDOW = "MayObject"


def town(**changes: Any) -> Match:
    """Three seats, and it is red's turn."""
    coins = {"red": 6, "blue": 6, "green": 6}
    agenda = ["Act red", "Rest red", "BeginTurn blue"]
    return at(TOWN, {"seats": 3, "coins": coins, "agenda": agenda} | changes)


def lines(match: Match) -> list[str]:
    """The log as it is saved, without the numbers."""
    return [line.partition(" ")[2] for line in match.save()["log"]]


def reloaded(match: Match) -> Match:
    return load(TOWN, checked(json.loads(json.dumps(match.save()))))


# Asking


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
    imagined = {tuple(redeal(match.table, 0, luck_of(seed, "redeal")).options) for seed in range(60)}
    decline, object_ = toy_town.places.DECLINE, toy_town.places.OBJECT
    assert imagined == {(decline,), tuple(sorted((decline, object_)))}


# Answering in advance


def test_an_answer_in_advance_is_logged_like_any_other() -> None:
    match, asked = town(), town()
    match.stand("blue", WINDOW, "decline")
    assert match.log == []
    match.play("bid.2")
    assert match.scene(None)["turn"] == "green"
    play(asked, "bid.2", "decline")
    assert lines(match) == lines(asked) == ["red bid.2", "blue decline"]
    assert match.told(None) == asked.told(None)
    assert match.scene(None) == asked.scene(None)


def test_an_answer_in_advance_to_the_window_that_is_open_is_given_at_once() -> None:
    match = town()
    match.play("bid.2")
    match.stand("blue", WINDOW, "decline")
    assert match.scene(None)["turn"] == "green"
    assert lines(match) == ["red bid.2", "blue decline"]


def test_all_may_answer_in_advance_and_the_game_runs_on() -> None:
    match = town()
    match.stand("green", WINDOW, "decline")
    match.stand(1, WINDOW, "decline")
    match.play("bid.3")
    assert lines(match) == ["red bid.3", "blue decline", "green decline"]
    assert match.scene(None)["turn"] == "red"
    assert told(match, "bought") != []


def test_an_answer_in_advance_that_cannot_be_given_is_asked_for() -> None:
    match = town(post={"green": ["ant"]})
    match.stand("blue", WINDOW, "object")
    match.stand("green", WINDOW, "object")
    match.play("bid.2")
    assert (match.scene(None)["turn"], match.options) == ("blue", ("decline",))
    match.play("decline")
    assert lines(match) == ["red bid.2", "blue decline", "green object"]


def test_an_answer_in_advance_is_nobody_elses_business() -> None:
    match, other = town(), town()
    match.stand("blue", WINDOW, "decline")
    for viewer in ("red", "green", None):
        assert match.scene(viewer) == other.scene(viewer)
        assert match.told(viewer) == other.told(viewer)


def test_an_answer_in_advance_answers_no_other_question() -> None:
    match = town(agenda=["Rest red", "Visit blue none 2", "BeginTurn green"])
    match.stand("blue", WINDOW, "done")
    match.play("done")
    assert lines(match) == ["red done"]
    assert match.scene(None)["turn"] == "blue"
    assert "done" in match.options


def test_a_later_answer_in_advance_takes_the_place_of_an_earlier_one() -> None:
    match = town(post={"blue": ["ant"]})
    match.stand("blue", WINDOW, "decline")
    match.stand("blue", WINDOW, "object")
    assert len(match.standing) == 1
    match.play("bid.2")
    assert lines(match) == ["red bid.2", "blue object"]


def test_an_answer_in_advance_ends_with_the_seats_next_ordinary_decision() -> None:
    match = town()
    match.stand("blue", WINDOW, "decline")
    match.stand("green", WINDOW, "decline")
    play(match, "bid.1", "done")  # red's decisions, and answers in windows, end nothing
    assert [answer[0] for answer in match.standing] == [1, 2]
    match.play("tour")  # blue's own
    assert [answer[0] for answer in match.standing] == [2]
    play(match, "done", "done", "bid.1")  # it is green's turn, and nobody else's answer stands
    assert match.standing == []
    play(match, "decline", "decline", "done", "bid.1")
    assert lines(match)[-1] == "red bid.1"
    assert match.scene(None)["turn"] == "blue"  # it is asked again


def test_an_ordinary_answer_in_a_window_ends_nothing() -> None:
    match = town()
    match.stand("blue", WINDOW, "object")
    play(match, "bid.1", "decline")
    assert [answer[0] for answer in match.standing] == [1]


def test_an_answer_in_advance_can_be_withdrawn() -> None:
    match = town()
    match.stand("blue", WINDOW, "decline")
    match.stand("green", WINDOW, "decline")
    match.withdraw("blue", WINDOW)
    match.play("bid.2")
    assert match.scene(None)["turn"] == "blue"
    match.play("decline")
    assert lines(match) == ["red bid.2", "blue decline", "green decline"]
    match.withdraw("blue", WINDOW)  # nothing is left to withdraw


def test_an_answer_in_advance_survives_saving() -> None:
    match = town()
    match.stand("green", WINDOW, "decline")
    match.stand("blue", WINDOW, "object")
    again = reloaded(match)
    assert again.standing == match.standing
    assert again.save() == match.save()
    for one in (match, again):
        play(one, "bid.2", "decline")
    assert lines(again) == lines(match) == ["red bid.2", "blue decline", "green decline"]
    assert reloaded(again).save() == match.save()


def test_a_game_with_answers_in_advance_is_played_again_from_its_log() -> None:
    match = dealt(TOWN, seats=3, seed=3)
    while not match.over:
        for seat in ("red", "blue", "green"):
            match.stand(seat, WINDOW, "decline")
        walk(match, len(match.log), 1)
        again = reloaded(match)
        assert again.save() == match.save()
        assert again.told("red") == match.told("red")
    assert any(line.endswith("decline") for line in lines(match))


@pytest.mark.parametrize(
    ("stand", "message"),
    [
        (("blue", "Act", "decline"), "'Act' cannot be answered in advance; right would be MayObject"),
        (("blue", "Dance", "decline"), "'Dance' cannot be answered in advance; right would be MayObject"),
        (("gold", WINDOW, "decline"), "there is no seat 'gold' at this table; right would be one of blue, green, red"),
        ((3, WINDOW, "decline"), "there is no seat 3 at this table"),
        ((None, WINDOW, "decline"), "there is no seat None at this table"),
    ],
)
def test_what_cannot_be_answered_in_advance_is_refused(stand: Any, message: str) -> None:
    match = town()
    with pytest.raises(BadSetting, match=message) as caught:
        match.stand(*stand)
    assert "\n" not in str(caught.value)
    assert match.standing == []
    with pytest.raises(BadSetting, match="there is no seat"):
        match.withdraw("gold", WINDOW)


def test_an_unknown_thing_cannot_be_an_answer() -> None:
    match = town()
    match.stand("blue", WINDOW, "decline")
    with pytest.raises(IllegalChoice, match="there is no thing called 'declin'"):
        match.stand("blue", WINDOW, "declin")
    assert match.standing == [(1, WINDOW, toy_town.places.DECLINE)]  # the earlier one still stands


def test_a_game_without_windows_says_so() -> None:
    with pytest.raises(BadSetting, match="cannot be answered in advance; right would be nothing"):
        dealt(toy.GAME).stand("left", "Dare", "quiet")
    assert [kind.name for kind in TOWN.steps.kinds if issubclass(kind.step, Window)] == [WINDOW]


def test_an_answer_in_advance_lets_nobody_take_back_what_came_before() -> None:
    match = town()
    match.stand("blue", WINDOW, "decline")
    match.play("bid.2")
    match.undo()  # blue's own
    assert lines(match) == ["red bid.2"]
    with pytest.raises(NothingToUndo):
        match.undo()
