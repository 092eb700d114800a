"""PPO in plain PyTorch, in self-play: one net plays all seats of many tables at once.

    make native && pip install '.[rl]' torch
    python examples/ppo_on_batch.py [--minutes 10] [--curve curve.csv]
    python examples/ppo_on_batch.py --game dragon_market --seats 2 --against random --shaping 10 [--near-the-end]

As it learns, it prints and writes the share of the win of one net among bots, over all seats.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from against_bots import Curve, evaluate
from seat_net import Net
from torch import nn

from higaki.batch import Batch
from higaki.rl import BatchEnv

STEPS, ROWS, MINIBATCH, EPOCHS = 64, 512, 2048, 3
LAMBDA, CLIP, RATE = 0.95, 0.2, 1e-3
POSITIONS, FROM_THE_END = 128, 60


def rollout(env: BatchEnv, net: Net, now: Any) -> tuple[list[Any], Any]:
    """Play on at every table. Returns by decision: observation, mask, action, log odds, value, return; and what is."""
    shown, info = now
    rows, back = torch.arange(env.num_envs), torch.zeros(env.num_envs, env.batch.seats)
    past, results = [], []
    with torch.no_grad():
        for _ in range(STEPS):
            seen, mask = (torch.tensor(shown[name]) for name in ("observation", "action_mask"))
            seat, (log_odds, value) = torch.tensor(info["seat"]), net(seen, mask)
            action = torch.multinomial(log_odds.exp(), 1).squeeze(1)
            shown, reward, ended, _, info = env.step(action.numpy())
            past.append((seen, mask, action, log_odds[rows, action], value))
            results.append((seat, torch.tensor(reward).float(), torch.tensor(ended)))
        for viewer in range(env.batch.seats):
            back[:, viewer] = net(torch.tensor(env.batch.observe(viewer)), torch.ones(1))[1]
    # What follows a decision of a seat is its own next decision, not the next one at the table. So `back` has a return
    # for every seat, and only that of the seat which decided passes its decision.
    returns = torch.zeros(STEPS, env.num_envs)
    for k in reversed(range(STEPS)):
        seat, reward, ended = results[k]
        back = torch.where(ended[:, None], 0, back) + reward
        returns[k] = back[rows, seat]
        back[rows, seat] = LAMBDA * returns[k] + (1 - LAMBDA) * past[k][4]
    return [*(torch.cat(kind) for kind in zip(*past, strict=True)), returns.flatten()], (shown, info)


def learn(net: Net, optimizer: Any, data: list[Any], entropy_weight: float) -> None:
    """Improve the net with the loss of PPO, several times with the same decisions."""
    advantages = data[5] - data[4]
    data[4] = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(advantages)).split(MINIBATCH):
            seen, mask, action, old, advantage, returns = (kind[chosen] for kind in data)
            log_odds, value = net(seen, mask)
            ratio = (log_odds.gather(1, action[:, None]).squeeze(1) - old).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(log_odds.exp() * log_odds).sum(1).mean()
            loss = (value - returns).square().mean() - gain - entropy_weight * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def near_the_end(like: Batch, seed: int) -> Batch:
    """Positions from games of greedy bots, at most `FROM_THE_END` decisions before the end."""
    tables, near = (Batch(like.game, like.seats, POSITIONS, seed) for _ in range(2))
    while not tables.over.all():
        near.take(tables, np.where(tables.over, -1, np.arange(POSITIONS)))
        for _ in range(FROM_THE_END):
            tables.step(tables.greedy_things())
    return near


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="osaka")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--minutes", type=float, default=10, help="of the processor")
    asked.add_argument("--against", default="greedy", choices=("random", "greedy"))
    asked.add_argument("--games", type=int, default=1000, help="of an evaluation")
    asked.add_argument("--shaping", type=float, default=0)
    asked.add_argument("--near-the-end", action="store_true", help="in the first half of the time")
    asked.add_argument("--curve", default="ppo_on_batch.csv")
    asked.add_argument("--seed", type=int, default=1)
    chosen = asked.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)  # the other core is for the tables: threads that wait for each other are slower
    env = BatchEnv(chosen.game, chosen.seats, ROWS, chosen.seed, shaping=chosen.shaping)
    net, played = Net(env.layout), 0
    optimizer, curve = torch.optim.Adam(net.parameters(), RATE), Curve(chosen.minutes, 10, chosen.curve)
    near = near_the_end(env.batch, chosen.seed) if chosen.near_the_end else None
    now = env.reset(options=None if near is None else {"tables": near, "redeal": True})
    while True:
        part = curve.part
        if curve.is_due:
            rivals = (chosen.game, chosen.seats, chosen.against)
            with curve.paused():
                found = evaluate(net.draw, *rivals, chosen.games, seed=1 << 40)
            curve.note(played, found)
        if part == 1:
            return
        if near is not None and part > 0.5:
            near, now = None, env.reset()
        optimizer.param_groups[0]["lr"] = RATE * (1 - 0.9 * part)
        data, now = rollout(env, net, now)
        learn(net, optimizer, data, 0.01 * (1 - 0.9 * part))
        played += STEPS * ROWS


if __name__ == "__main__":
    main()
