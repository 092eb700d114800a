"""Answers given in advance to windows: how long they stand, when they are given, and that nobody else hears of them."""

from __future__ import annotations

import json
from typing import Any

import pytest
import toy
import toy_town
from toy_windows import TOWN, WINDOW, lines, town
from written import dealt, play, told, walk

from higaki.engine.base.errors import BadSave, BadSetting, IllegalChoice
from higaki.engine.match.advance_answers import ALWAYS, UNABLE, Standing
from higaki.engine.match.loading import checked, load
from higaki.engine.match.match import Match
from higaki.engine.match.saving import check_over
from higaki.engine.table.steps import Window


def reloaded(match: Match) -> Match:
    return load(TOWN, checked(json.loads(json.dumps(match.save()))))


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


def test_an_answer_in_advance_stands_until_the_chapter_ends() -> None:
    match = town(day=1)
    match.stand("blue", WINDOW, "decline")
    match.stand("green", WINDOW, "decline")
    play(match, "bid.1", "done", "tour", "done", "done")  # not even blue's own turn ends it
    assert [answer.seat for answer in match.standing] == [1, 2]
    play(match, "bid.1", "decline")  # red's; blue's stands
    assert lines(match)[-3:] == ["green bid.1", "red decline", "blue decline"]
    match.play("done")  # a new day
    assert match.table.game.chapter(match.table) == 2
    assert match.standing == []
    match.play("bid.1")
    assert match.scene(None)["turn"] == "blue"  # it is asked again


def test_a_game_without_chapters_has_one() -> None:
    match = dealt(toy.GAME)
    assert match.game.chapter(match.table) == 0


def test_declining_while_unable_stands_only_where_nothing_else_could_be_answered() -> None:
    match = town(post={"green": ["ant"]})
    match.stand("blue", WINDOW, "decline", UNABLE)
    match.stand("green", WINDOW, "decline", UNABLE)
    match.play("bid.2")
    assert lines(match) == ["red bid.2", "blue decline"]
    assert (match.scene(None)["turn"], match.options) == ("green", ("decline", "object"))
    play(match, "object", "done", "tour", "done", "done")  # now green has none left
    assert match.scene(None)["turn"] == "green"
    play(match, "quarry.black", "done", "bid.2")
    assert lines(match)[-3:] == ["red bid.2", "blue decline", "green decline"]  # in another chapter, too


def test_declining_while_unable_stands_beside_another_answer() -> None:
    match = town(post={"blue": ["ant"]}, day=1)
    match.answers_at_once = False
    match.stand("blue", WINDOW, "decline", UNABLE)
    match.stand("blue", WINDOW, "decline")
    assert len(match.standing) == 2
    match.play("bid.2")
    assert match.standing_answer == match.standing[1]  # it holds in any case
    match.play("decline")
    assert match.scene(None)["turn"] == "green"
    match.withdraw("blue", WINDOW)
    assert [answer.scope for answer in match.standing] == [UNABLE]
    match.stand("blue", WINDOW, "object")
    assert match.standing_answer is None  # it is green who is asked
    match.withdraw("blue", WINDOW, UNABLE)
    assert [answer.scope for answer in match.standing] == [ALWAYS]


def test_an_answer_that_cannot_be_given_gives_way_to_declining() -> None:
    match = town()
    match.stand("blue", WINDOW, "object")
    match.stand("blue", WINDOW, "decline", UNABLE)
    match.play("bid.2")
    assert lines(match) == ["red bid.2", "blue decline"]


def test_who_gives_the_answers_later_is_told_which() -> None:
    match = town(post={"green": ["ant"]})
    match.answers_at_once = False
    match.stand("blue", WINDOW, "decline", UNABLE)
    assert match.standing_answer is None
    match.play("bid.2")
    assert match.scene(None)["turn"] == "blue"
    assert match.standing_answer == match.standing[0]
    match.play("decline")
    assert match.standing_answer is None
    match.stand("green", WINDOW, "object")
    assert match.scene(None)["turn"] == "green"
    assert match.standing_answer == match.standing[1]


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
    match.stand("green", WINDOW, "decline", UNABLE)
    match.stand("blue", WINDOW, "object")
    again = reloaded(match)
    assert again.standing == match.standing
    assert match.save()["standing"] == [["green", WINDOW, "decline", UNABLE], ["blue", WINDOW, "object", ALWAYS]]
    assert again.save() == match.save()
    for one in (match, again):
        play(one, "bid.2", "decline")
    assert lines(again) == lines(match) == ["red bid.2", "blue decline", "green decline"]
    assert reloaded(again).save() == match.save()


def test_an_answer_of_a_save_that_stands_in_no_known_way_is_refused() -> None:
    saved = town().save()
    saved["standing"] = [["blue", WINDOW, "decline", "always"]]
    saved["check"] = check_over(saved)
    assert load(TOWN, checked(saved)).standing == [Standing(1, WINDOW, toy_town.places.DECLINE, ALWAYS)]
    saved["standing"] = [["blue", WINDOW, "decline", "sometimes"]]
    saved["check"] = check_over(saved)
    with pytest.raises(BadSave, match="an answer cannot stand 'sometimes'"):
        load(TOWN, checked(saved))


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
        (("blue", WINDOW, "decline", "never"), "an answer cannot stand 'never'; right would be one of always, unable"),
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
    assert match.standing == [Standing(1, WINDOW, toy_town.places.DECLINE, ALWAYS)]  # the earlier one still stands


def test_a_game_without_windows_says_so() -> None:
    with pytest.raises(BadSetting, match="cannot be answered in advance; right would be nothing"):
        dealt(toy.GAME).stand("left", "Dare", "quiet")
    assert [kind.name for kind in TOWN.steps.kinds if issubclass(kind.step, Window)] == [WINDOW]
