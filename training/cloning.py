"""Imitation: the net learns to choose as a bot does, and to foresee how its games end."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from training.demonstrations import load
from training.demonstrations import shown as shown_of
from training.learner import Learner

HELD_BACK = 0.05


def collected(game: str, paths: list[Path]) -> dict[str, Any]:
    """All decisions of some files."""
    parts = [part for path in paths for part in shown_of(game, load(path))]
    found = {name: np.concatenate([part[name] for part in parts]) for name in ("seen", "mask", "thing")}
    found["seats"] = np.concatenate([np.full(len(part["thing"]), part["seats"]) for part in parts])
    found["target"] = np.zeros((len(found["seats"]), max(part["seats"] for part in parts)), np.float32)
    at = 0
    for part in parts:
        found["target"][at : at + len(part["target"]), : part["seats"]] = part["target"]
        at += len(part["target"])
    return found


def clone(learner: Learner, shown: dict[str, Any], seconds: float, minibatch: int = 4096, rate: float = 1e-3) -> str:
    """Learn from demonstrations for some time; returns how well it imitates what it has not seen."""
    data = {name: torch.as_tensor(values, device=learner.device) for name, values in shown.items()}
    count = len(data["thing"])
    begin, learned = time.monotonic(), int(count * (1 - HELD_BACK))
    updates = 0
    while (passed := time.monotonic() - begin) < seconds:
        learner.set_rate(rate * (1 - 0.9 * passed / seconds))
        order = torch.randperm(learned, device=learner.device)
        for at in range(0, learned, minibatch):
            log_chances, log_shares = _seen(learner, data, order[at : at + minibatch])
            part = {name: values[order[at : at + minibatch]] for name, values in data.items()}
            chosen = log_chances.gather(1, part["thing"][:, None]).mean()
            foreseen = (part["target"] * log_shares[:, : part["target"].shape[1]].clamp(min=-20)).sum(1).mean()
            learner.learn(-chosen - 0.5 * foreseen)
            updates += 1
            if time.monotonic() - begin > seconds:
                break
    with torch.no_grad():
        rest = torch.arange(learned, count, device=learner.device)
        right = [
            (_seen(learner, data, some)[0].argmax(1) == data["thing"][some]).float() for some in rest.split(minibatch)
        ]
    return f"{count} decisions, {updates} updates, {torch.cat(right).mean():.3f} of unseen ones as the bot"


def _seen(learner: Learner, data: dict[str, Any], which: Any) -> Any:
    with learner.precision():
        inputs = learner.encoder(data["seen"][which])
        return learner.policy(inputs, data["mask"][which], data["seats"][which])
