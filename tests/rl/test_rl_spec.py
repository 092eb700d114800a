"""The spec of observations and actions, for whoever builds a net by hand."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from repository import ROOT
from variants import variants

import higaki
from higaki.batch import Batch
from higaki.engine.base.errors import BadCall
from higaki.engine.views import observation
from higaki.rl import spec
from higaki.rl.observation_page import page
from higaki.rl.spec import LARGE


@pytest.mark.parametrize("variant", variants())
def test_the_spec_is_that_of_the_tables(variant: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = variant
    found, batch = spec(name, seats, **options), Batch(name, seats, n=30, seed=3, **options)
    assert (found.seats, found.observation_size, found.mask_size) == (
        seats,
        batch.observation_size,
        batch.mask.shape[1],
    )
    assert options.items() <= found.options.items()
    assert found.actions == tuple(batch.game.things.names)
    assert len(set(found.names)) == found.observation_size == len(found.highest) == len(found.lowest)
    for _ in range(60):
        batch.step(batch.random_things())
        assert (batch.observation >= found.lowest).all() and (batch.observation <= found.highest).all()
    encoded = found.one_hot(batch.observation)
    parts = observation.shape(batch.game, seats, options)
    assert encoded.shape == (30, found.one_hot_size) == (30, len(found.one_hot_names))
    for row in range(0, 30, 10):
        assert encoded[row].tolist() == observation.one_hot(parts, batch.observation[row].tolist())
    scaled = found.scaled(batch.observation)
    assert scaled.dtype == np.float32 and scaled.min() >= 0 and scaled.max() <= 1
    large = (found.highest > LARGE) & ~found.is_index & ~found.is_set
    assert np.allclose((scaled * found.highest)[:, ~large], batch.observation[:, ~large], atol=1e-2)
    amounts = batch.observation[:, large]
    assert np.allclose(np.expm1(scaled[:, large] * np.log1p(found.highest[large])), amounts, atol=1e-2, rtol=1e-3)


def test_amounts_are_scaled_beside_one_hots_and_one_observation_is_enough() -> None:
    found, batch = spec("osaka", 3), Batch("osaka", 3, n=4, seed=1)
    both = found.one_hot(batch.observation, scaled=True)
    amounts = ~found.is_index
    assert both.dtype == np.float32
    assert np.allclose(both[:, found.one_hot_begins[amounts]], found.scaled(batch.observation)[:, amounts])
    assert ((both != 0) == (found.one_hot(batch.observation) != 0)).all()
    assert (found.one_hot(batch.observation[2]) == found.one_hot(batch.observation)[2]).all()
    assert found.one_hot(batch.observation.reshape(2, 2, -1)).shape == (2, 2, found.one_hot_size)


def test_numbers_have_names() -> None:
    found = spec("osaka", 3)
    assert "hand+0 kinds: red_3" in found.names and found.names[0] == "step"
    assert found.one_hot_names[0] == "step = none"
    assert repr(found).startswith("Spec('osaka', seats=3, observation_size=")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda s: s.scaled(np.zeros((2, 3), np.int16)), r"int16 of shape \(2, 3\); right would be whole numbers"),
        (lambda s: s.one_hot(np.zeros((2, s.observation_size))), "observation is float64 of shape"),
        (lambda s: s.one_hot(s.highest + 1), "^step is .*; right would be a number from 0 to"),
        (lambda s: s.scaled(s.lowest - 1), "^step is -1; right would be a number from 0 to"),
    ],
)
def test_what_is_no_observation_is_refused(wrong: Any, message: str) -> None:
    with pytest.raises(BadCall, match=message):
        wrong(spec("osaka"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"game": "osaka", "seats": 7}, "osaka is not for 7 players; right would be one of 2, 3, 4"),
        ({"game": "osaka", "colour": 1}, "unknown option 'colour'"),
        ({"game": "yedo", "version": "ninja"}, "version"),
    ],
)
def test_a_wrong_spec_is_not_made(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.BadSetting, match=message):
        spec(**arguments)


def test_a_spec_needs_no_gymnasium() -> None:
    program = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "import importlib.util; found = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name: None if name == 'gymnasium' else found(name)\n"
        "import higaki.rl; print(higaki.rl.spec('osaka').seats)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "4\n"


def test_the_page_about_observations_is_up_to_date() -> None:
    written = (ROOT / "docs/observations.md").read_text(encoding="utf-8")
    assert written == page(), "right would be `python -m higaki.rl.observation_page > docs/observations.md`"
