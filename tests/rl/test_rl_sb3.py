"""Stable-Baselines3: its check of environments, and MaskablePPO at a seat of any game. `make examples` installs it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from variants import variants

from higaki.rl.registration import name_of

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (make examples)")
from sb3_contrib import MaskablePPO
from stable_baselines3.common import env_checker

Variant = tuple[str, int, dict[str, Any]]


def made(variant: Variant, **settings: Any) -> Any:
    game, seats, options = variant
    return gymnasium.make(name_of(game), seats=seats, bots="random", **settings, **options)


@pytest.mark.parametrize("variant", variants())
def test_the_check_finds_nothing_wrong(variant: Variant) -> None:
    """It plays any action of the space, without a mask, so an illegal one has to end the game."""
    env_checker.check_env(made(variant, illegal="lose").unwrapped)


@pytest.mark.parametrize("variant", variants(defaults_only=True))
def test_maskable_ppo_learns_from_legal_actions_alone(variant: Variant) -> None:
    """It asks `action_masks`; without it, an illegal action would be refused."""
    env = made(variant, illegal="raise", limit=50)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=32, batch_size=32, n_epochs=1, device="cpu")
    before = [parameter.detach().numpy().copy() for parameter in model.policy.parameters()]
    model.learn(64)
    after = [parameter.detach().numpy() for parameter in model.policy.parameters()]
    assert any(not np.array_equal(one, other) for one, other in zip(before, after, strict=True))
