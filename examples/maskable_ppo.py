"""MaskablePPO learns Traders of Osaka at one seat of four, with the greedy bot at the three others.

    make native && pip install '.[rl]' torch sb3-contrib
    python examples/maskable_ppo.py [--minutes 10] [--cloning 1.5] [--curve maskable_ppo.csv]

It first imitates the greedy bot (`--cloning` minutes of `--minutes`), then it learns from its own games.
In ten minutes it came to 27.8 % ± 1.3 of the wins in 4,000 games; the fair share is 25 % (docs/first-hour.md).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from against_bots import Curve, evaluate
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_tables import Tables
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from higaki.batch import Batch
from higaki.rl import spec

GAME, SEATS = "osaka", 4
LAYOUT = spec(GAME, SEATS)
SETTINGS = {"n_steps": 64, "batch_size": 2048, "n_epochs": 3, "gamma": 1.0, "gae_lambda": 0.95, "ent_coef": 0.0}


class FirstLayer(BaseFeaturesExtractor):  # type: ignore[misc]
    """The widest layer, for policy and value together: one for each would take twice as long."""

    def __init__(self, seen: spaces.Box, width: int = 128) -> None:
        super().__init__(seen, width)
        self.layer = torch.nn.Linear(seen.shape[0], width)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.layer(features))


def clone(model: MaskablePPO, minutes: float, seed: int) -> None:
    """Imitate the greedy bot in games of four of them; the value imitates the win model."""
    batch, policy, end = Batch(GAME, SEATS, 1024, seed, resets=True), model.policy, time.process_time() + 60 * minutes
    optimizer, rows, seen = torch.optim.Adam(policy.parameters(), 1e-3), np.arange(batch.n), 0
    for decision in range(150):  # then rows are at different stages of a game
        batch.step(batch.greedy_things(), rows % 150 < decision)
    while time.process_time() < end:
        things, at = batch.greedy_things(), ~batch.over
        features = torch.as_tensor(LAYOUT.one_hot(batch.observation[at], scaled=True))
        values, log_odds, _ = policy.evaluate_actions(features, torch.as_tensor(things[at]), batch.mask[at])
        chances = torch.as_tensor(batch.chances()[rows, batch.seat][at]).float()
        loss = (values.flatten() - chances).square().mean() - log_odds.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        batch.step(things)
        seen += len(features)
    print(f"imitated {seen} decisions of the greedy bot", flush=True)


class Evaluation(BaseCallback):  # type: ignore[misc]
    """Evaluates now and then, and stops when the time is over."""

    def __init__(self, curve: Curve) -> None:
        super().__init__()
        self.curve = curve

    def _on_step(self) -> bool:
        return self.curve.part < 1

    def _on_rollout_start(self) -> None:
        if self.curve.is_due:
            self.note(800, seed=1 << 40)

    def note(self, games: int, seed: int) -> None:
        def best(seen: Any, mask: Any) -> Any:
            features = LAYOUT.one_hot(seen, scaled=True)
            return self.model.predict(features, deterministic=True, action_masks=mask.copy())[0]

        with self.curve.paused():
            found = evaluate(best, GAME, SEATS, "greedy", games, seed)
        self.curve.note(self.num_timesteps, found)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--minutes", type=float, default=10, help="of the processor")
    asked.add_argument("--cloning", type=float, default=1.5, help="of these")
    asked.add_argument("--games", type=int, default=4000, help="of the last evaluation")
    asked.add_argument("--curve", default="maskable_ppo.csv")
    asked.add_argument("--save", default="maskable_ppo.zip")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    torch.set_num_threads(1)  # the other core is for the tables: threads that wait for each other are slower
    curve = Curve(chosen.minutes, 10, chosen.curve)
    # The margin in points says more about a game than who has won; a twentieth of it is near 1.
    tables = Tables(GAME, SEATS, 512, chosen.seed, "greedy", "score", 0.05)
    layers = {"features_extractor_class": FirstLayer, "net_arch": [64], "activation_fn": torch.nn.ReLU}
    settings = SETTINGS | {"learning_rate": lambda _: 1e-3 * (1 - 0.9 * curve.part), "policy_kwargs": layers}
    model, evaluation = MaskablePPO("MlpPolicy", tables, seed=chosen.seed, **settings), Evaluation(curve)
    clone(model, chosen.cloning, chosen.seed)
    model.learn(1 << 40, callback=evaluation)
    model.save(chosen.save)
    evaluation.note(chosen.games, seed=1 << 41)


if __name__ == "__main__":
    main()
