"""Windows in the terminal: who can only decline is not asked, and who likes declines for the rest of the round."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
import toy_town
from test_windows import lines, town

from higaki.engine.match import Match
from higaki.engine.text import Words
from higaki.terminal import Terminal


class Keys(Words):
    """The shell's own sentences; of the town, which has no texts, the keys."""

    def say(self, key: str, **arguments: str | int) -> str:
        return super().say(key, **arguments) if self.has(key) else key


@pytest.fixture
def words(tmp_path: Path) -> Keys:
    (tmp_path / "text").mkdir()
    names = [f"{group} = {{ $name }}\n" for group in {name.partition(".")[0] for name in toy_town.THINGS.names}]
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
