"""Copies and pickles of tables and matches, and bots that somebody else wrote: the same on both builds."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from written import walk

import higaki
from higaki import catalogue
from higaki.bots import Bot, bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import play_out

GAME = catalogue.find("osaka")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


Copy = Callable[[Any], Any]
each_way = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])


def table_after(seed: int, decisions: int) -> Table:
    t = GAME.new_table(3, seed, {})
    rng = rng_of(seed, "walk")
    for _ in range(decisions):
        t.play(t.options[rng.below(len(t.options))])
    return t


def everything(t: Table) -> list[Any]:
    return [write_whole(t), t.seats, t.random_state, t.seat, t.options, t.settings]


@each_way
def test_a_copied_table_plays_on_identically_and_by_itself(copied: Copy) -> None:
    for seed in range(3):
        t = table_after(seed, 5 + 10 * seed)
        before = everything(t)
        other = copied(t)
        assert isinstance(other, Table)
        assert other is not t
        assert everything(other) == before
        play_out(other, rng_of(seed, "on"))
        assert everything(t) == before, "the copy was played on, and the table changed"
        play_out(t, rng_of(seed, "on"))
        assert everything(t) == everything(other)
        assert everything(copied(t)) == everything(t)  # at the end, too


@each_way
def test_a_copied_table_is_a_table_of_the_same_game(copied: Copy) -> None:
    assert copied(GAME) is GAME
    assert copied(table_after(1, 9)).game is GAME


@each_way
def test_nobody_listens_to_a_copied_table_and_it_has_no_key(copied: Copy) -> None:
    """Whoever copies a real table can look into its future no more than with a clone."""
    match = higaki.new("osaka", seats=3)
    other = copied(match.table)
    assert match.table.fair is not None
    assert (other.fair, other.listener) == (None, None)
    assert other.random_state == match.table.random_state
    assert match.dealer.key is not None
    assert match.dealer.key not in pickle.dumps(match.table)


@each_way
def test_a_copied_match_plays_on_identically_and_by_itself(copied: Copy) -> None:
    for match in (higaki.new("osaka", seats=3, seed=4), higaki.new("osaka", seats=2)):
        walk(match, 4, 30)
        before = match.save()
        other = copied(match)
        assert isinstance(other, higaki.Match)
        assert other.save() == before
        assert other.undoable == match.undoable
        walk(other, 6)
        assert match.save() == before, "the copy was played on, and the match changed"
        walk(match, 6)
        assert other.save() == match.save()
        for viewer in (None, 0, 1):
            assert other.told(viewer) == match.told(viewer)
            assert other.scene(viewer) == match.scene(viewer)


@each_way
def test_a_copied_match_can_be_taken_back_by_itself(copied: Copy) -> None:
    match = higaki.start("osaka", {"seats": 2, "market": ["red_2", "red_3"], "hand": {"grey": ["red_5"] * 2}}, seed=1)
    match.play("reserve")
    other = copied(match)
    other.undo()
    assert "reserve" in other.options
    assert "reserve" not in match.options
    assert match.undoable


def test_a_table_in_a_list_is_copied_with_it() -> None:
    t = table_after(2, 8)
    one, other = copy.deepcopy([t, t])
    assert one is other
    assert one is not t
    assert json.dumps(write_whole(one)) == json.dumps(write_whole(t))


# Bots


class Miser(Bot):
    """Takes what is named first in the alphabet, and counts how often it was asked."""

    def __init__(self, rng: Any) -> None:
        super().__init__(rng)
        self.asked: list[Table] = []

    def think(self, t: Table) -> int:
        self.asked.append(t)
        return min(t.options, key=lambda thing: t.game.things.names[thing])


class Sleeper(Bot):
    """Does not think at all."""

    def choose(self, t: Table) -> int:
        return t.options[0]


def test_a_bot_in_plain_python_plays_beside_the_others() -> None:
    match = higaki.new("osaka", seats=4, seed=3)
    miser, sleeper = Miser(rng_of(1, "miser")), Sleeper(rng_of(2, "sleeper"))
    bots: list[Bot] = [
        miser,
        bot_called("greedy", rng_of(3, "greedy")),
        sleeper,
        bot_called("random", rng_of(4, "r")),
    ]
    decisions = [0] * 4
    for _ in range(60):
        if match.over:
            break
        decisions[match.seat] += 1
        thing = bots[match.seat].choose(match.table)
        assert thing in match.table.options
        match.play(match.game.things.names[thing])
    assert min(decisions) > 5
    assert len(miser.asked) == decisions[0]
    assert all(isinstance(bot, Bot) for bot in bots)


def test_a_bot_in_plain_python_never_gets_the_true_table() -> None:
    t = GAME.new_table(3, 5, {})
    miser = Miser(rng_of(1, "miser"))
    miser.choose(t)
    (seen,) = miser.asked
    assert seen is not t
    assert seen.random_state != t.random_state
    assert seen.options == t.options


def test_a_bot_that_does_not_say_how_it_thinks_cannot_choose() -> None:
    with pytest.raises(NotImplementedError):
        Bot(rng_of(1, "nobody")).choose(GAME.new_table(2, 1, {}))
