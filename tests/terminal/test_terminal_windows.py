"""Windows in the terminal: who can only decline is not asked, and who likes declines for the rest of the round."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
import toy_town
from toy_windows import lines, town

import higaki
from higaki.bots import Bot, bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.base.text import Words
from higaki.engine.match.match import Match
from higaki.engine.table.table import Table
from higaki.terminal.play import Terminal


class Keys(Words):
    """The shell's own sentences; of the town, which has no texts, the keys."""

    def say(self, key: str, **arguments: str | int) -> str:
        return super().say(key, **arguments) if self.has(key) else key


@pytest.fixture
def words(tmp_path: Path) -> Keys:
    (tmp_path / "text").mkdir()
    names = [f"{group} = {{ $name }}\n" for group in {name.partition(".")[0] for name in toy_town.GAME.things.names}]
    (tmp_path / "text" / "en.ftl").write_text("".join(names), encoding="utf-8")
    return Keys(tmp_path, "en")


def typed(match: Match, words: Words, *lines: str) -> str:
    """Three people at one terminal; a curtain is lifted by an empty line. What they are shown."""
    out = io.StringIO()
    Terminal(match, words, {}, io.StringIO("\n".join([*lines, "q", ""])), out).play()
    return out.getvalue()


def test_who_can_only_decline_is_not_asked(words: Keys) -> None:
    match = town()
    shown = typed(match, words, "", "bid.2")
    assert lines(match) == ["red bid.2", "blue decline", "green decline"]
    assert "prompt-MayObject" not in shown


def test_who_could_answer_is_asked(words: Keys) -> None:
    match = town(post={"green": ["ant"]})
    assert "prompt-MayObject" in typed(match, words, "", "bid.2", "", "object")
    assert lines(match) == ["red bid.2", "blue decline", "green object"]


def test_declining_for_the_rest_of_the_round(words: Keys) -> None:
    match = town(post={"blue": ["ant"]}, day=1)
    shown = typed(match, words, "", "bid.2", "", "rest", "", "done", "", "tour", "done", "done", "", "bid.1", "")
    assert shown.count("You decline for the rest of this round.") == 1
    assert lines(match)[-3:] == ["green bid.1", "red decline", "blue decline"]


def test_being_asked_again(words: Keys) -> None:
    match = town(post={"blue": ["ant"]}, day=1)
    shown = typed(
        match,
        words,
        "",
        "bid.2",
        "",
        "rest",
        "",
        "done",
        "",
        "ask",
        "ask",
        "tour",
        "done",
        "done",
        "",
        "bid.1",
        "",
        "q",
    )
    assert shown.count("You will be asked again.") == 1
    assert "That cannot be chosen." in shown  # the second time there was nothing to withdraw
    assert (match.scene(None)["turn"], match.options) == ("blue", ("decline", "object"))


def test_the_words_are_explained_where_they_mean_something(words: Keys) -> None:
    assert "decline, now and for the rest of this round" in typed(town(), words, "", "?")
    assert "That cannot be chosen." in typed(town(), words, "", "rest")


class Keyboard(io.StringIO):
    """Lines that a person types, as far as a program can tell."""

    def isatty(self) -> bool:
        return True


class Decliner(Bot):
    """Thinks for as long as it likes, if there is anything to think about."""

    passed = 0.0

    def choose(self, t: Table) -> int:
        self.passed += 0.0 if len(t.options) == 1 else 0.2
        return t.options[0]


@pytest.mark.parametrize("keyboard", [Keyboard, io.StringIO])
def test_a_bot_takes_as_long_whether_it_could_answer_or_not(words: Keys, keyboard: type[io.StringIO]) -> None:
    """Before people; in a pipe nobody waits."""
    taken = []
    for letter in ("ant", "bee"):
        match = town(post={"blue": [letter]})
        bot = Decliner(rng_of(1, "bot"))

        def pass_by(seconds: float, bot: Decliner = bot) -> None:
            bot.passed += seconds

        with pytest.MonkeyPatch.context() as patching:
            patching.setattr("higaki.terminal.play.time.monotonic", lambda bot=bot: bot.passed)
            patching.setattr("higaki.terminal.play.time.sleep", pass_by)
            Terminal(match, words, {1: bot}, keyboard("\nbid.2\nq\n"), io.StringIO()).play()
        assert lines(match)[:2] == ["red bid.2", "blue decline"]
        taken.append(round(bot.passed, 6))
    assert taken == ([0.3, 0.3] if keyboard is Keyboard else [0.2, 0.0])


INSURING = {
    "seats": 2,
    "ship": {"red": "enshunada_1"},
    "goods": {"grey": ["red_3"]},
    "hand": {"grey": ["red_5", "blue_2"], "white": ["blue_5"]},
    "market": ["green_2"],
    "agenda": ["InsureGoods grey", "BlackCurrent grey", "BeginTurn grey"],
}


def osaka_typed(match: Match, *lines: str) -> str:
    out = io.StringIO()
    bots = {1: bot_called("random", rng_of(1, "bot"))}
    Terminal(match, Words(match.game.folder, "en"), bots, io.StringIO("\n".join([*lines, "q", ""])), out).play()
    return " ".join(out.getvalue().split())


def test_who_can_insure_nothing_is_told_why_and_answered_for() -> None:
    match = higaki.start("osaka", INSURING, seed=1)
    shown = osaka_typed(match)
    assert "No two or three of red in hand, so nothing to insure." in shown
    assert "Answered for you." in shown
    assert "insure it?" not in shown
    assert match.scene(0)["step"]["name"] == "ChooseAction"


def test_who_has_insured_something_may_still_take_it_back() -> None:
    """The answer that is left is not given for them before they have seen what they did."""
    hands = {"grey": ["red_3", "blue_2"], "white": ["blue_5"]}
    match = higaki.start("osaka", INSURING | {"hand": hands, "goods": {"grey": ["red_3", "red_5"]}}, seed=1)
    shown = osaka_typed(match, "hand.red_3", "goods.red_5")
    assert "Answered for you." not in shown
    assert (match.options, match.undoable) == (("done",), 2)


def test_a_game_that_begins_says_how() -> None:
    match = higaki.new("osaka", seats=2, seed=4)
    shown = osaka_typed(match)
    drawn = [event for event in match.told(None)[0]["events"] if event["what"] == "drew"]
    assert shown.count("openly draws") == len(drawn) > 2
    assert "is the start player." in shown
    match.play(match.options[0])
    assert "openly draws" not in osaka_typed(match)
