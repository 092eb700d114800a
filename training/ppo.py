"""Masked PPO in self-play: one net plays all seats of all tables.

Advantages are computed for each seat apart, from its decision to its next one. The critic sees everything; what plays
later sees what its seat knows.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from typing import Any, Final

import torch
from torch.nn import functional

from training.games import GAMES
from training.learner import Learner
from training.tables import Tables

# Advantages that deviate less than this are noise: they are not scaled up.
LEAST_DEVIATION: Final = 0.02


@dataclass(frozen=True)
class Settings:
    """Numbers that change during training are given for its beginning and its end."""

    steps: int = 32
    minibatch: int = 65536
    epochs: int = 2
    rate: tuple[float, float] = (1e-3, 2e-4)
    entropy: tuple[float, float] = (0.012, 0.005)
    softness: tuple[float, float] = (0.3, 0.0)
    clip: float = 0.2
    trace: float = 0.95
    value_weight: float = 0.5
    # How much it counts, beside the win, what the game's evaluation gains soon: where beginners never score.
    gains: tuple[float, float] = (0.0, 0.0)
    patience: float = 0.97
    # How much it counts to play as after imitation.
    anchor: tuple[float, float] = (0.0, 0.0)
    # Before this update only the critic learns.
    warm_up: int = 0
    # The part of the tables where one seat learns and the others are played by strangers.
    strange: float = 0.25
    # The part by which the mean of the last weights follows them at an update.
    memory: float = 0.05
    # A deep Monte-Carlo method instead: logits are chances to win, and the best one is played, or any at times.
    monte_carlo: bool = False
    exploration: float = 0.05


@dataclass
class Games:
    """What happened at some tables during some steps, by step and row."""

    seen: Any
    others: Any
    mask: Any
    seats: int
    thing: Any
    log_chance: Any
    # Of the seats from the deciding one on: what came of it, and of the critic's first.
    target: Any
    advantage: Any
    gain: Any
    gain_advantage: Any
    is_valid: Any


def at(part: float, ends: tuple[float, float]) -> float:
    """A number that changes evenly."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, part)


class Rollouts:
    """Plays steps at the tables of one variant."""

    def __init__(self, tables: Tables, learner: Learner) -> None:
        self.tables, self.learner = tables, learner
        self.ended, self.decisions = 0, 0
        self.is_spread = False
        # At the first tables one seat of each meets strangers.
        self.own_seat = torch.arange(tables.rows, device=tables.device) % tables.seats

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def spread(self, settings: Settings) -> None:
        """Play until the tables are at all times of a game.

        Where all games began together, no game would end for many updates, and noise would be all there is to learn.
        """
        tables, learner = self.tables, self.learner
        length = GAMES[learner.game].length
        seats = torch.full((tables.rows,), tables.seats, device=tables.device)
        number = torch.arange(tables.rows, device=tables.device) % length
        for step in range(length):
            with learner.precision():
                log_chances, _ = learner.policy(learner.encoder(tables.seen), tables.mask, seats)
            tables.step(self._drawn(log_chances, tables.mask, settings))
            tables.reset(number == step)
        self.is_spread = True

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, settings: Settings, part: float) -> Games:
        tables, learner = self.tables, self.learner
        most, rows, steps = learner.seats, tables.rows, settings.steps
        device = tables.device
        softness = at(part, settings.softness)

        def empty(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.empty(steps, rows, *shape, dtype=kind, device=device)

        seen = empty(tables.seen.shape[1], kind=torch.int16)
        others = empty(most - 1, len(learner.hidden), kind=torch.int16)
        mask = empty(tables.mask.shape[1], kind=torch.uint8)
        seat, thing = empty(kind=torch.int64), empty(kind=torch.int64)
        log_chance, own, is_over = empty(), empty(), empty(kind=torch.bool)
        is_valid, shares = empty(kind=torch.bool), {}
        soon, evaluations = empty(), {}
        counts_gains = at(part, settings.gains) > 0
        seats = torch.full((rows,), tables.seats, device=device)
        met = int(rows * settings.strange) if learner.strangers else 0
        stranger: Any = random.choice(learner.strangers) if met else None
        for k in range(steps):
            seen[k], mask[k], seat[k], is_valid[k] = tables.seen, tables.mask, tables.seat, ~tables.over
            others[k] = tables.seen_by_others(learner.hidden, most)
            with learner.precision():
                inputs = learner.encoder(seen[k])
                log_chances, _ = learner.policy(inputs, mask[k], seats)
                log_shares, soon[k] = learner.critic(inputs, others[k], seats)
                own[k] = log_shares[:, 0].exp()
            if counts_gains:
                evaluations[k] = tables.evaluations()
            is_over[k] = is_valid[k]
            if met:
                with learner.precision():
                    theirs, _ = stranger(inputs[:met], mask[k, :met], seats[:met])
                is_strange = seat[k, :met] != self.own_seat[:met]
                log_chances[:met] = torch.where(is_strange[:, None], theirs, log_chances[:met])
                is_valid[k, :met] &= ~is_strange
            thing[k] = self._drawn(log_chances, mask[k], settings)
            log_chance[k] = log_chances.gather(1, thing[k, :, None]).squeeze(1)
            tables.step(thing[k])
            is_over[k] &= tables.over
            if bool(is_over[k].any()):
                shares[k] = tables.results(most, softness, learner.width)
        self.ended += int(is_over.sum())
        self.decisions += int(is_valid.sum())
        gain = torch.zeros_like(own)
        if counts_gains:
            gain = self._gains(evaluations, tables.evaluations(), seat, is_over, soon, settings)
        gained = gain - soon if counts_gains else gain
        target, advantage = self._advantages(own, seat, is_over, is_valid, shares, settings)
        return Games(seen, others, mask, tables.seats, thing, log_chance, target, advantage, gain, gained, is_valid)

    def _advantages(
        self, own: Any, seat: Any, is_over: Any, is_valid: Any, shares: dict[int, Any], settings: Settings
    ) -> tuple[Any, Any]:
        """By step and row, what the table is worth to each seat at its next decision, and the advantage of who decided.

        It goes backwards from what the critic says of the tables now.
        """
        tables, learner = self.tables, self.learner
        most = learner.seats
        seats = torch.full((tables.rows,), tables.seats, device=own.device)
        with learner.precision():
            inputs = learner.encoder(tables.seen)
            last, _ = learner.critic(inputs, tables.seen_by_others(learner.hidden, most), seats)
        worth = _turned_back(last.exp(), tables.seat, tables.seats)
        target, advantage = torch.empty(*own.shape, most, device=own.device), torch.empty_like(own)
        each = torch.arange(tables.rows, device=own.device)
        for k in reversed(range(len(own))):
            if k in shares:
                worth = torch.where(is_over[k][:, None], shares[k], worth)
            target[k] = _turned(worth, seat[k], tables.seats)
            advantage[k] = target[k, :, 0] - own[k]
            mixed = (1 - settings.trace) * own[k] + settings.trace * target[k, :, 0]
            worth[each, seat[k]] = torch.where(is_valid[k], mixed, worth[each, seat[k]])
        return target, advantage

    def _gains(
        self, before: dict[int, Any], after: Any, seat: Any, is_over: Any, foreseen: Any, settings: Settings
    ) -> Any:
        """By step and row, what the evaluation of the deciding seat gains from here on; later gains count less.

        After the last step it gains what the critic foresaw at its last decision.
        """
        unit = GAMES[self.learner.game].unit
        found = torch.empty_like(is_over, dtype=torch.float32)
        soon = torch.zeros_like(after)
        each = torch.arange(len(after), device=after.device)
        for k in range(len(is_over)):
            soon[each, seat[k]] = foreseen[k]
            soon = torch.where(is_over[k][:, None], 0.0, soon)
        for k in reversed(range(len(is_over))):
            change = torch.where(is_over[k][:, None], 0.0, after - before[k]).clamp(-1e3, 1e3) / unit
            soon = torch.where(is_over[k][:, None], 0.0, soon)
            soon = soon + change
            who = seat[k]
            found[k] = soon[each, who]
            soon[each, who] = settings.patience * soon[each, who]
            after = before[k]
        return found

    def _drawn(self, log_chances: Any, mask: Any, settings: Settings) -> Any:
        noise = -torch.log(-torch.log(torch.rand_like(log_chances).clamp_(1e-9, 1 - 1e-7)))
        if not settings.monte_carlo:
            return (log_chances + noise).argmax(1)
        explores = torch.rand(len(mask), device=mask.device) < settings.exploration
        any_option = noise.masked_fill(mask == 0, -math.inf).argmax(1)
        return torch.where(explores, any_option, log_chances.argmax(1))


def _turned(by_seat: Any, seat: Any, seats: int) -> Any:
    """Numbers by seat as numbers from the own seat on."""
    order = (torch.arange(seats, device=seat.device) + seat[:, None]) % seats
    return torch.cat([by_seat[:, :seats].gather(1, order), by_seat[:, seats:]], 1)


def _turned_back(from_own: Any, seat: Any, seats: int) -> Any:
    """Numbers from the own seat on as numbers by seat."""
    order = (torch.arange(seats, device=seat.device) - seat[:, None]) % seats
    return torch.cat([from_own[:, :seats].gather(1, order), from_own[:, seats:]], 1)


def improve(learner: Learner, played: list[Games], settings: Settings, part: float) -> dict[str, float]:
    """Learn from some games, which are taken from the list; returns what the log notes."""
    parts = []
    while played:  # so that only one is in memory twice
        parts.append(_flat(played.pop()))
    flat = {key: torch.cat([one[key] for one in parts]) for key in parts[0]}
    del parts
    weight = at(part, settings.gains)
    if weight > 0:
        usual, usual_gain = [flat[key].std() + 1e-4 for key in ("advantage", "gain_advantage")]
        flat["advantage"] = flat["advantage"] / usual + weight * flat["gain_advantage"] / usual_gain
    mean, deviation = flat["advantage"].mean(), flat["advantage"].std().clamp(min=LEAST_DEVIATION)
    flat["advantage"] = (flat["advantage"] - mean) / deviation
    total = len(flat["advantage"])
    batches = max(1, total // settings.minibatch)
    learner.set_rate(at(part, settings.rate))
    sums: dict[str, Any] = {}
    for _epoch in range(settings.epochs):
        order = torch.randperm(total, device=mean.device)
        for number in range(batches):
            picked = order[total * number // batches : total * (number + 1) // batches]
            noted = _step(learner, {key: values[picked] for key, values in flat.items()}, settings, part)
            for key, value in noted.items():
                sums[key] = sums.get(key, 0.0) + value
    learner.remember(max(settings.memory, 1 / (learner.updates + 1)))
    return {key: float(value) / (batches * settings.epochs) for key, value in sums.items()}


def _flat(games: Games) -> dict[str, Any]:
    """The decisions of some games one after the other; tables that were over decided nothing."""
    valid = games.is_valid.flatten()
    names = ("seen", "others", "mask", "thing", "log_chance", "target", "advantage", "gain", "gain_advantage")
    found = {name: getattr(games, name).flatten(0, 1) for name in names}
    if not bool(valid.all()):
        found = {name: values[valid] for name, values in found.items()}
    found["seats"] = torch.full_like(found["thing"], games.seats)
    return found


def _step(learner: Learner, batch: dict[str, Any], settings: Settings, part: float) -> Any:
    entropy_weight = at(part, settings.entropy)
    anchor_weight = at(part, settings.anchor) if learner.anchor is not None else 0.0
    with learner.precision():
        inputs = learner.encoder(batch["seen"])
        log_chances, log_shares = learner.policy(inputs, batch["mask"], batch["seats"])
        log_critic, soon = learner.critic(inputs, batch["others"], batch["seats"])
    new = log_chances.gather(1, batch["thing"][:, None]).squeeze(1)
    target, advantage = batch["target"], batch["advantage"]
    value_loss = -(target * log_shares.clamp(min=-20)).sum(1).mean()
    critic_loss = -(target * log_critic.clamp(min=-20)).sum(1).mean() + functional.mse_loss(soon, batch["gain"])
    entropy = -(log_chances.exp() * log_chances.clamp(min=-20)).sum(1).mean()
    if settings.monte_carlo:
        # The logit of a thing is the logarithm of the odds to win after it.
        odds = learner.raw_logits(inputs).gather(1, batch["thing"][:, None]).squeeze(1)
        policy_loss = functional.binary_cross_entropy_with_logits(odds, target[:, 0].clamp(0, 1))
    else:
        ratio = (new - batch["log_chance"]).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean() - entropy_weight * entropy
    if learner.updates < settings.warm_up:
        learner.learn(critic_loss)
    else:
        if anchor_weight > 0:
            with torch.no_grad(), learner.precision():
                before, _ = learner.anchor(inputs, batch["mask"], batch["seats"])
            policy_loss = policy_loss + anchor_weight * (before.exp() * (before - log_chances)).sum(1).mean()
        learner.learn(policy_loss + settings.value_weight * value_loss + critic_loss)
    with torch.no_grad():
        return {
            "kl": (batch["log_chance"] - new).mean(),
            "entropy": entropy.detach(),
            "value_loss": functional.mse_loss(log_shares[:, 0].exp(), target[:, 0]),
            "critic_loss": functional.mse_loss(log_critic[:, 0].exp(), target[:, 0]),
        }


def train(learner: Learner, seconds: float, settings: Settings, variants_at_once: int, rows: int, say: Any) -> None:
    """Play and learn for some time. The usual table is always there, the other variants take turns."""
    begin = time.monotonic()
    usual, *rest = [Rollouts(tables, learner) for tables in learner.tables(rows)]
    if learner.width == 0:
        learner.width = usual.tables.usual_difference()
    turn, part = 0, 0.0
    while part < 1:
        chosen = [usual] + [rest[(turn + k) % len(rest)] for k in range(min(len(rest), variants_at_once - 1))]
        turn += len(chosen) - 1
        for one in chosen:
            one.ended = one.decisions = 0
            if not one.is_spread:
                one.spread(settings)
        before = time.monotonic()
        played = [one.play(settings, part) for one in chosen]
        playing = time.monotonic() - before
        noted = improve(learner, played, settings, part)
        noted["playing"] = playing / (time.monotonic() - before)
        learner.decisions += sum(one.decisions for one in chosen)
        learner.updates += 1
        noted["decisions_a_game"] = usual.decisions / max(1, usual.ended)
        learner.note(noted | {"seconds": learner.seconds + time.monotonic() - begin, "decisions": learner.decisions})
        say(learner)
        part = (time.monotonic() - begin) / seconds
    learner.seconds += time.monotonic() - begin
