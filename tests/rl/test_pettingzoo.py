"""The environment for PettingZoo: the tests that PettingZoo ships, on every variant, and what it promises beside."""

from __future__ import annotations

import copy
import functools
import itertools
import pickle
import time
from random import Random
from typing import Any

import numpy as np
import pytest
from sampling import SOAK
from variants import variants

from higaki import catalogue
from higaki.batch import is_available
from higaki.engine.base.errors import BadCall, BadSetting, HigakiError, IllegalChoice

pytest.importorskip("pettingzoo")
from gymnasium import spaces
from pettingzoo import test as peers
from pettingzoo.env_registry.registration import aec_registry, make, parallel_registry
from pettingzoo.utils.wrappers import BaseWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from higaki.rl import register_pettingzoo
from higaki.rl.pettingzoo_env import TableEnv

pytestmark = [
    pytest.mark.skipif(not is_available(catalogue.find("osaka")), reason="the native library is not built"),
    # PettingZoo's tests know by name which of its own environments have a mask in a dict; for all others they warn.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
# A seat that has ended has nothing to choose. With idle="noop" it has, and the warning does not come.
NOTHING_TO_CHOOSE = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")

every_variant = pytest.mark.parametrize("variant", variants())
every_game = pytest.mark.parametrize("game", catalogue.names())
# Drawing takes long in Python: the variants with default options, in the soak all.
drawn_variants = pytest.mark.parametrize("variant", variants(defaults_only=not SOAK))
Variant = tuple[str, int, dict[str, Any]]


def made(variant: Variant, **settings: Any) -> TableEnv:
    game, seats, options = variant
    return TableEnv(game, seats, **options, **settings)


class Samples(spaces.Discrete):
    """A space that samples only options of the agent to move."""

    def __init__(self, env: TableEnv) -> None:
        super().__init__(env.action_space(env.possible_agents[0]).n)  # type: ignore[attr-defined]
        self.env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.env.infos[self.env.agent_selection]["action_mask"])


class Legal(BaseWrapper[str, Any, int]):  # type: ignore[misc]
    """For those of PettingZoo's tests that ask no mask, but a space for any action."""

    def __init__(self, env: TableEnv) -> None:
        super().__init__(env)
        self.samples = Samples(env)

    def action_space(self, agent: str) -> Any:
        return self.samples


class Bombarded(Legal):
    """As `bombardment_test` needs it: an observation is an array, and `step` returns it. (In version 1.27 the test
    keeps what `step` returns as the next observation, and fails for PettingZoo's own connect_four.)"""

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: int) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@every_variant
@NOTHING_TO_CHOOSE
def test_the_api_is_that_of_pettingzoo(variant: Variant) -> None:
    peers.api_test(made(variant), num_cycles=60)


@every_game
def test_the_api_is_that_of_pettingzoo_to_the_end_of_a_game_without_a_warning_about_masks(game: str) -> None:
    for settings in ({}, {"shaping": 1.0, "discount": 0.9}, {"reward": "score"}, {"limit": 7}):
        peers.api_test(TableEnv(game, idle="noop", **settings), num_cycles=2_000)


@every_variant
def test_a_seed_gives_the_same_game(variant: Variant) -> None:
    peers.seed_test(lambda: made(variant), num_cycles=15)


@every_variant
def test_bombardment(variant: Variant) -> None:
    peers.bombardment_test(Bombarded(made(variant)), cycles=4)


@every_variant
def test_the_state_is_in_its_space(variant: Variant) -> None:
    # The second environment is for a parallel form. There is none, but the same questions are asked of it.
    peers.state_test(Legal(made(variant)), made(variant), num_cycles=8)


@drawn_variants
def test_a_scene_is_drawn(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"ansi": lambda text: len(text.splitlines()) > 5, "human": lambda text: text is None}
    peers.render_test(functools.partial(made, variant), drawn)
    assert len(capsys.readouterr().out.splitlines()) > 20
    env = made(variant, render_mode="ansi")
    env.reset(seed=1)
    play(env)
    assert "The game is over" in str(env.render())


def test_no_observation_is_an_image(capsys: pytest.CaptureFixture[str]) -> None:
    peers.test_save_obs(TableEnv("osaka"))
    assert "did not save the observations" in capsys.readouterr().out


@drawn_variants
def test_the_benchmark_runs(
    variant: Variant, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds of the clock; here a look at the clock is a second."""
    clock = itertools.count()
    monkeypatch.setattr(time, "time", lambda: float(next(clock)))
    peers.performance_benchmark(made(variant))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, decisions: int = 1 << 20) -> int:
    """Play at random; returns the number of decisions until all have ended."""
    done, random = 0, Random(env.decisions)
    while not any(env.terminations.values()) and not any(env.truncations.values()) and done < decisions:
        options = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(random.choice(options.tolist()))
        done += 1
    return done


@every_variant
def test_a_limit_truncates_all_seats_and_terminates_none(variant: Variant) -> None:
    """`max_cycles_test` asks this of a parallel form, in which each agent acts in each cycle; there is none here."""
    for limit in ({"limit": 9}, {"max_cycles": 9}):
        env = made(variant, **limit)
        env.reset(seed=4)
        assert play(env) == 9
        assert all(env.truncations.values()) and not any(env.terminations.values())
        assert not any(env.rewards.values())
        closing = 0
        for _agent in env.agent_iter():
            env.step(None)
            closing += 1
        assert closing == env.seats and env.agents == []


@every_variant
def test_all_seats_end_together_with_their_rewards(variant: Variant) -> None:
    env = made(variant)
    env.reset(seed=4)
    play(env)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    teams = variant[2].get("teams", False)
    assert sum(env.rewards.values()) == pytest.approx(env.seats / 2 if teams else 1)
    given, rewards = {}, env.rewards.copy()
    for agent in env.agent_iter():
        given[agent] = env.last()[1]
        env.step(None)
    assert given == rewards


@every_game
def test_the_mask_is_one_array_that_later_steps_leave_alone(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=2)
    seen, _reward, _ended, _cut, info = env.last()
    assert seen is not None and seen["action_mask"] is info["action_mask"]
    before = copy.deepcopy(seen)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    play(env, 5)
    assert np.array_equal(seen["action_mask"], before["action_mask"])
    assert np.array_equal(seen["observation"], before["observation"])
    for other in env.agents:
        shown = env.observe(other)
        assert shown["action_mask"] is env.infos[other]["action_mask"]
        assert shown["action_mask"].any() == (other == env.agent_selection)
        assert env.observation_space(agent).contains(shown)


@every_game
def test_an_idle_seat_has_a_noop_on_request(game: str) -> None:
    plain, env = TableEnv(game), TableEnv(game, idle="noop")
    plain.reset(seed=2)
    env.reset(seed=2)
    noop = plain.action_space("player_0").n  # type: ignore[attr-defined]
    assert env.action_space("player_0").n == noop + 1  # type: ignore[attr-defined]
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask[noop] == (agent != env.agent_selection)
        assert np.array_equal(mask[:noop], plain.observe(agent)["action_mask"])
    with pytest.raises(IllegalChoice, match="right would be"):
        env.step(noop)
    play(env)
    assert all(np.flatnonzero(env.observe(agent)["action_mask"]).tolist() == [noop] for agent in env.agents)


@every_game
def test_the_registry_makes_it(game: str) -> None:
    register_pettingzoo()
    register_pettingzoo()
    name = f"higaki/{game}-v0"
    env = make("aec", name, max_cycles=5)
    assert isinstance(env, TableEnv) and env.limit == 5 and str(env) == name
    assert name in aec_registry and name not in parallel_registry
    assert env.observation_space("player_0") is env.observation_space("player_0")


@every_game
def test_copies_play_on_as_the_original(game: str) -> None:
    env = TableEnv(game, shaping=1.0)
    env.reset(seed=5)
    env.reset()
    play(env, 10)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        original = copy.deepcopy(env)
        for _game in range(2):
            for _decision in range(30):
                play(original, 1)
                play(twin, 1)
                assert original.rewards == twin.rewards and original.agent_selection == twin.agent_selection
                assert np.array_equal(original.state(), twin.state())
            original.reset()
            twin.reset()


@every_game
def test_an_illegal_action_changes_nothing_and_says_what_is_right(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=2)
    before, seen = pickle.dumps(env), env.last()[0]
    assert seen is not None
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for action in (illegal, np.int64(illegal), -1, 1 << 40, None, 0.0, True, "1"):
        with pytest.raises(IllegalChoice, match="right would be"):
            env.step(action)  # type: ignore[arg-type]
        assert pickle.dumps(env) == before
    with pytest.raises(BadSetting, match="right would be"):
        env.observe("player_9")


def test_a_finished_game_takes_only_none() -> None:
    env = TableEnv("osaka", limit=1)
    env.reset(seed=2)
    play(env)
    with pytest.raises(IllegalChoice, match="right would be None"):
        env.step(0)
    for _agent in env.agent_iter():
        env.step(None)
    with pytest.raises(BadCall, match="right would be `reset`"):
        env.step(None)


def test_wrappers_of_pettingzoo_fit() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(TableEnv("osaka"), illegal_reward=-1))
    env.reset(seed=2)
    loser, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[loser] == -1


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("chess", {}),
        ("osaka", {"seats": 9}),
        ("yedo", {"sails": 3}),
        ("yedo", {"version": "ninja"}),
        ("osaka", {"reward": "glory"}),
        ("osaka", {"shaping": -1}),
        ("osaka", {"limit": 0}),
        ("osaka", {"limit": 5, "max_cycles": 5}),
        ("osaka", {"idle": "sleep"}),
        ("osaka", {"render_mode": "rgb_array"}),
    ],
)
def test_bad_settings_are_refused_with_what_is_right(game: str, settings: dict[str, Any]) -> None:
    with pytest.raises(HigakiError, match="right would be"):
        TableEnv(game, **settings)


def test_a_bad_seed_leaves_the_game() -> None:
    env = TableEnv("osaka")
    env.reset(seed=2)
    before = pickle.dumps(env)
    with pytest.raises(BadCall, match="right would be"):
        env.reset(seed="tomorrow")  # type: ignore[arg-type]
    assert pickle.dumps(env) == before
