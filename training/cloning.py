"""Imitation: the net learns to choose as a bot does, and to foresee how its games end."""

from __future__ import annotations

import copy
import math
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch

from higaki import catalogue
from training.demonstrations import Demonstration, load
from training.demonstrations import shown as shown_of
from training.learner import Learner

HELD_BACK = 0.05


def collected(game: str, paths: list[Path], jobs: int = 1) -> dict[str, Any]:
    """All decisions of some files; so many processes play the games again."""
    games = [one for path in paths for one in load(path)]
    pieces = [(game, games[k :: 2 * jobs]) for k in range(2 * jobs) if games[k :: 2 * jobs]]
    if jobs == 1:
        parts = [_piece(*piece) for piece in pieces]
    else:
        with get_context("spawn").Pool(jobs) as pool:
            parts = pool.starmap(_piece, pieces, chunksize=1)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _piece(game: str, games: list[Demonstration]) -> dict[str, Any]:
    """The decisions of some games."""
    parts = list(shown_of(game, iter(games)))
    found = {name: np.concatenate([part[name] for part in parts]) for name in ("seen", "mask", "thing")}
    found["seats"] = np.concatenate([np.full(len(part["thing"]), part["seats"]) for part in parts])
    most = catalogue.find(game).settings.seats[-1]
    found["target"] = np.zeros((len(found["seats"]), most), np.float32)
    at = 0
    for part in parts:
        found["target"][at : at + len(part["target"]), : part["seats"]] = part["target"]
        at += len(part["target"])
    return found


def clone(
    learner: Learner,
    shown: dict[str, Any],
    seconds: float,
    sharpness: float = 1.0,
    minibatch: int = 4096,
    rate: float = 1e-3,
) -> str:
    """Learn from demonstrations for some time, and keep what was best at those that are held back.

    Returns how well it imitates these. The logits are then multiplied by `sharpness`: a net draws what it plays in
    training, and who draws all that a bot might have chosen plays worse than the bot.
    """
    data = {name: torch.as_tensor(values, device=learner.device) for name, values in shown.items()}
    count = len(data["thing"])
    begin, learned = time.monotonic(), int(count * (1 - HELD_BACK))
    best, best_weights, epochs = math.inf, learner.policy.state_dict(), 0
    passed, right = 0.0, 0.0
    while passed < seconds:
        order = torch.randperm(learned, device=learner.device)
        for at in range(0, learned, minibatch):
            learner.set_rate(rate * max(0.02, 1 - passed / seconds))
            learner.learn(_loss(learner, data, order[at : at + minibatch])[0])
            passed = time.monotonic() - begin
            if passed > seconds:
                break
        epochs += 1
        with torch.no_grad():
            rest = torch.arange(learned, count, device=learner.device).split(minibatch)
            losses = [torch.stack(_loss(learner, data, some)) for some in rest]
            unseen, now_right = [float(number) for number in torch.stack(losses).mean(0)]
        if unseen < best:
            best, right = unseen, now_right
            best_weights = {name: values.clone() for name, values in learner.policy.state_dict().items()}
    learner.policy.load_state_dict(best_weights)
    with torch.no_grad():
        for weights in learner.policy.policy.parameters():
            weights.mul_(sharpness)
    learner.mean.load_state_dict(learner.policy.state_dict())
    learner.forget_momentum()
    learner.anchor = copy.deepcopy(learner.policy)
    del data
    if learner.device != "cpu":
        torch.cuda.empty_cache()
    return f"{count} decisions, {epochs} epochs, {right:.3f} of unseen ones as the bot, {passed:.0f} s"


def _loss(learner: Learner, data: dict[str, Any], which: Any) -> tuple[Any, Any]:
    """The loss of some decisions, and the share in which the net would choose as the bot."""
    thing, target = data["thing"][which], data["target"][which]
    with learner.precision():
        inputs = learner.encoder(data["seen"][which])
        log_chances, log_shares = learner.policy(inputs, data["mask"][which], data["seats"][which])
    chosen = log_chances.gather(1, thing[:, None]).mean()
    foreseen = (target * log_shares[:, : target.shape[1]].clamp(min=-20)).sum(1).mean()
    return -chosen - 0.5 * foreseen, (log_chances.argmax(1) == thing).float().mean()
