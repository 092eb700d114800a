"""RLlib's check of environments, through PettingZoo. Ray is large, so `make ray` and `make soak` install it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from variants import variants

pytest.importorskip("pettingzoo")
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from higaki.rl.pettingzoo_env import TableEnv

pytest.importorskip("ray")
# Where Ray is installed, so is what RLlib needs; if not, that is a failure and no reason to skip.
wrapper = import_module("ray.rllib.env.wrappers.pettingzoo_env")
checks = import_module("ray.rllib.utils.pre_checks.env")
# What Ray leaves open, and what it warns of, is its own affair.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("variant", variants())
def test_rllib_finds_nothing_wrong(variant: tuple[str, int, dict[str, Any]]) -> None:
    """The check plays any action of the space, without a mask, so an illegal one has to end the game."""
    game, seats, options = variant
    env = wrapper.PettingZooEnv(TerminateIllegalWrapper(TableEnv(game, seats, **options), illegal_reward=-1))
    checks.check_multiagent_environments(env)


@pytest.mark.parametrize("variant", variants(defaults_only=True))
def test_a_whole_game_goes_through_rllib(variant: tuple[str, int, dict[str, Any]]) -> None:
    game, seats, options = variant
    env = wrapper.PettingZooEnv(TableEnv(game, seats, **options, limit=500))
    seen, _infos = env.reset(seed=1)
    ended = {"__all__": False}
    while not ended["__all__"]:
        actions = {agent: int(shown["action_mask"].argmax()) for agent, shown in seen.items()}
        seen, rewards, terminated, truncated, _infos = env.step(actions)
        ended = terminated if terminated["__all__"] else truncated
    assert set(rewards) == set(seen) == set(env.possible_agents)
