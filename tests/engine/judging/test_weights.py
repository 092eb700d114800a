"""Weights are read strictly, what is set counts at once, and the tuning program comes to the same again."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest
from programs import program
from repository import ROOT

from higaki import catalogue
from higaki.engine.base.errors import BadFile
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.judging.weights import Weights
from higaki.engine.views.random_play import random_thing

GAMES = catalogue.names()


def weights_of(name: str) -> Weights:
    found: Weights = importlib.import_module(f"higaki.games.{name}.ai.weights").WEIGHTS
    return found


@pytest.fixture(scope="module")
def tune() -> ModuleType:
    return program("tune")


def written(folder: Path, text: str) -> Weights:
    path = folder / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return Weights(path)


def test_numbers_lie_side_by_side_with_and_without_fractions(tmp_path: Path) -> None:
    weights = written(tmp_path, "a_coin = 0.6\nsafe_at = [1.2, 3]\na_tile = 5\n")
    assert [weights.place(name) for name in ("a_coin", "safe_at", "a_tile")] == [0, 1, 3]
    weights.done()
    assert weights.values() == [0.6, 1.2, 3.0, 5.0]
    assert [weights.whole[place] for place in range(4)] == [1, 1, 3, 5]


def test_what_is_wrong_in_the_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"/weights.toml: 'a_coin' is 'x'; right would be a number"):
        written(tmp_path, 'a_coin = "x"\n')
    weights = written(tmp_path, "a_coin = 1\n")
    with pytest.raises(BadFile, match="key 'a_tile' is missing"):
        weights.place("a_tile")
    with pytest.raises(BadFile, match="unknown key 'a_coin'"):
        weights.done()


@pytest.mark.parametrize("name", GAMES)
def test_a_weight_that_is_set_counts_at_once_and_no_longer_than_it_is_set(name: str) -> None:
    game, weights, rng = catalogue.find(name), weights_of(name), rng_of(1, "weights")
    t = game.new_table(4, 1, game.settings.quick)
    for _ in range(15):
        t.follow(random_thing(t, rng))
    old, before = weights.values(), [game.evaluate(t, seat) for seat in range(4)]
    try:
        weights.set([2 * weight for weight in old])
        doubled = [game.evaluate(t, seat) for seat in range(4)]
    finally:
        weights.set(old)
    assert doubled != before
    assert [game.evaluate(t, seat) for seat in range(4)] == before


@pytest.mark.slow
@pytest.mark.parametrize("hasty", [False, True])
def test_tuning_comes_to_the_same_again_and_leaves_alone_what_it_shall(tune: ModuleType, hasty: bool) -> None:
    first, again = [tune.Tuning("osaka", ["a_coin", "safe_at"], 1, hasty).tune(2, 1, 0.5) for _ in range(2)]
    assert first == again
    named = zip(weights_of("osaka").names, first, weights_of("osaka").values(), strict=True)
    assert {name for name, new, old in named if new != old} == {"a_coin", "safe_at"}


@pytest.mark.slow
def test_a_bot_with_mad_weights_loses_and_its_share_says_so(tune: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy decides, even if the weights were tuned in haste."""
    monkeypatch.setattr(tune.Tuning, "hasty_game", None)
    tuning = tune.Tuning("osaka", [], 1, True)
    share, low, high = tuning.against_old([-weight for weight in tuning.old], 4)
    assert share < tune.FAIR and low <= share <= high


def test_written_weights_are_read_again_and_the_rest_of_the_file_stays(
    tune: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = ROOT / "src" / "higaki" / "games" / "osaka" / "ai" / "weights.toml"
    target = tmp_path / "src" / "higaki" / "games" / "osaka" / "ai" / "weights.toml"
    target.parent.mkdir(parents=True)
    target.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tune, "ROOT", tmp_path)
    tuning = tune.Tuning("osaka", [], 1, False)
    tuning.write(new := [tune.rounded(1.1 * weight) for weight in tuning.old])
    assert Weights(target).values() == new
    lines, was = target.read_text(encoding="utf-8").splitlines(), source.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if " = " not in line] == [line for line in was if " = " not in line]
