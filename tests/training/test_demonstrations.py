"""What nets learn from: the inputs of an observation, and games that are played again from their decisions alone."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from net_reference import active
from training.demonstrations import load, play, save, shown
from training.inputs import all_inputs, inputs_of, sample
from training.variants import variants_of

from higaki import catalogue
from higaki.engine.base.errors import IllegalChoice
from higaki.rl import spec


@pytest.mark.parametrize("game", catalogue.names())
def test_variants_have_every_seat_count_and_every_value_of_an_option(game: str) -> None:
    settings, found = catalogue.find(game).settings, variants_of(game)
    assert {variant.seats for variant in found} == set(settings.seats)
    for option in settings.options:
        for seats in option.seats:
            values = {variant.options[option.name] for variant in found if variant.seats == seats}
            assert values == set(option.values)
    assert found[0].seats == 4
    first = {option.name: option.values[0] for option in settings.options}
    assert found[0].options.items() <= first.items()


@pytest.mark.parametrize("game", catalogue.names())
def test_inputs_are_those_of_the_net_that_plays(game: str) -> None:
    observed = sample(game, 2, seed=4)[::40]
    inputs = inputs_of(game, most=2000, tables=2)
    assert 0 < len(inputs) <= 2000
    values = inputs.of(observed)
    rows = zip(inputs.number, inputs.kind, inputs.argument, inputs.scale, strict=True)
    for place, (number, kind, argument, scale) in enumerate(rows):
        right = [active(int(v), int(kind), int(argument), float(scale)) for v in observed[:, number]]
        assert values[:, place] == pytest.approx(right, abs=1e-5)


def test_no_input_is_active_where_the_number_is_zero() -> None:
    inputs = all_inputs(spec("yedo"))
    assert not inputs.of(np.zeros((1, spec("yedo").observation_size), np.int16)).any()


@pytest.mark.parametrize(("game", "bot"), [("osaka", "greedy"), ("osaka", "medium:5"), ("yedo", "random")])
def test_games_are_played_again_from_their_decisions(game: str, bot: str, tmp_path: Path) -> None:
    played = play(game, bot, 3, math.inf, usual=0.2, most=2)
    save(tmp_path / "games.npz", played)
    again = list(load(tmp_path / "games.npz"))
    assert [(one.variant, one.seed) for one in again] == [(one.variant, one.seed) for one in played]
    for one, part in zip(played, shown(game, iter(again)), strict=True):
        things = part["thing"]
        assert len(things) == (one.chosen >= 0).sum() and (one.played != one.chosen).mean() < 0.2
        assert part["mask"][np.arange(len(things)), things].all()
        assert part["target"].sum(axis=1) == pytest.approx(1)


def test_decisions_of_another_game_are_refused() -> None:
    (one,) = play("osaka", "random", 3, math.inf, usual=1.0, most=1)
    with pytest.raises(IllegalChoice):
        list(shown("osaka", iter([one._replace(seed=one.seed + 1)])))
