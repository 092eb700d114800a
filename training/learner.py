"""What is being trained: nets, optimizer, tables and the log, with checkpoints."""

from __future__ import annotations

import copy
import csv
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from higaki import catalogue
from higaki.nets.net_file import MOST_BYTES
from higaki.rl import spec
from training.export import export
from training.games import GAMES
from training.inputs import Inputs
from training.net import Critic, Encoder, Policy
from training.tables import Tables, hidden_numbers
from training.variants import Variant, variants_of

CRITIC_WIDTH: Final = 256
# There are so many times fewer tables of each unusual variant.
UNUSUAL: Final = 4
# Bytes of a file for its header and whatever else is not counted.
HEADER: Final = 4000


def most_inputs(game: str) -> int:
    """How many inputs the file of a net has room for."""
    found = catalogue.find(game)
    first, *deeper = GAMES[game].layers
    outputs = (*deeper, len(found.things.names) + found.settings.seats[-1])
    weights = sum(size * before for size, before in zip(outputs, GAMES[game].layers, strict=True))
    # An input has 9 bytes beside its weights; weights have 2, biases 4.
    return (MOST_BYTES - HEADER - 2 * weights - 4 * (first + sum(outputs))) // (9 + 2 * first)


class Learner:
    """The nets of one game in training."""

    def __init__(self, game: str, device: str, seed: int, inputs: Inputs, sees_all: bool = True) -> None:
        torch.manual_seed(seed)
        self.game, self.device, self.seed = game, device, seed
        layout = spec(game)
        found = catalogue.find(game)
        self.seats: int = found.settings.seats[-1]
        self.variants: list[Variant] = variants_of(game)
        self.inputs = inputs
        # To observe for every seat takes longer than to play. Without it the critic knows what the deciding seat knows.
        self.sees_all = sees_all
        hidden = hidden_numbers(game, self.variants) if sees_all else np.zeros(0, np.int64)
        self.hidden = torch.as_tensor(hidden, device=device)
        of_hidden = self.inputs.chosen(np.isin(self.inputs.number, hidden))
        place = np.searchsorted(hidden, of_hidden.number)
        told = Inputs(place, of_hidden.kind, of_hidden.argument, of_hidden.scale)
        self.encoder = Encoder(self.inputs, layout.highest).to(device)
        count = self.encoder.width
        self.policy = Policy(count, GAMES[game].layers, layout.mask_size, self.seats).to(device)
        self.critic = Critic(count, Encoder(told, layout.highest[hidden]), CRITIC_WIDTH, self.seats).to(device)
        self._parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.forget_momentum()
        # The mean of the policy's last weights: it plays better than the last one, and is what is exported.
        self.mean = copy.deepcopy(self.policy)
        # The policy after imitation, if there was any.
        self.anchor: Any = None
        # Policies that never change, against which the policy plays at a part of the tables.
        self.strangers: list[Any] = []
        # Points that count as much as a factor of e; known after the first random games.
        self.width = 0.0
        self.seconds, self.decisions, self.updates = 0.0, 0, 0
        self.log: list[dict[str, float]] = []

    def tables(self, rows: int) -> list[Tables]:
        """Tables of all variants, dealt anew; fewer of the unusual ones."""
        seeds = self.seed * 1000 + self.updates * 97
        counts = [rows] + [max(1, rows // UNUSUAL)] * (len(self.variants) - 1)
        return [
            Tables(self.game, one, count, seeds + k, self.device)
            for k, (one, count) in enumerate(zip(self.variants, counts, strict=True))
        ]

    def precision(self) -> Any:
        return torch.autocast("cuda", dtype=torch.bfloat16) if self.device != "cpu" else nullcontext()

    def raw_logits(self, inputs: Any) -> Any:
        with self.precision():
            return self.policy.policy(self.policy.body(inputs)).float()

    def forget_momentum(self) -> None:
        self.optimizer = torch.optim.Adam(self._parameters, lr=1e-3, eps=1e-5, fused=self.device != "cpu")

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def learn(self, loss: Any) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._parameters, 1.0)
        self.optimizer.step()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def remember(self, part: float) -> None:
        """Move the mean towards the policy by this part."""
        for mean, now in zip(self.mean.parameters(), self.policy.parameters(), strict=True):
            mean.lerp_(now, part)

    def invite(self, path: Path) -> None:
        """Play against the policy of a checkpoint from now on; it must have the same inputs."""
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        if not torch.equal(state["inputs"][0], torch.as_tensor(self.inputs.number)):
            raise ValueError(f"{path} has other inputs; right would be a checkpoint that began with the same ones")
        stranger = copy.deepcopy(self.policy)
        _restore(stranger, state["policy"])
        self.strangers.append(stranger)

    def note(self, row: dict[str, float]) -> None:
        self.log.append(row)

    # Checkpoints

    def save(self, folder: Path) -> None:
        """All that is needed to go on, and the log as CSV."""
        folder.mkdir(parents=True, exist_ok=True)
        inputs = (self.inputs.number, self.inputs.kind, self.inputs.argument, self.inputs.scale)
        state = {
            "game": self.game,
            "seed": self.seed,
            "sees_all": self.sees_all,
            "inputs": [torch.as_tensor(part) for part in inputs],
            "policy": {key: value.half() for key, value in self.mean.state_dict().items()},
            "critic": {key: value.half() for key, value in self.critic.state_dict().items()},
            "numbers": (self.width, self.seconds, self.decisions, self.updates),
            "log": self.log,
        }
        torch.save(state, folder / f"{self.game}.pt")
        self.export(folder / f"{self.game}.bin")
        with open(folder / f"{self.game}.csv", "w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(self.log[-1]) if self.log else [])
            writer.writeheader()
            for row in self.log:
                writer.writerow({key: f"{row.get(key, 0):.6g}" for key in writer.fieldnames})

    def export(self, path: Path) -> None:
        """Write the net that plays."""
        trained: dict[str, object] = {
            "seconds": round(self.seconds),
            "decisions": self.decisions,
            "updates": self.updates,
            "seed": self.seed,
        }
        export(self.game, self.inputs, self.encoder, self.mean, trained, path)

    @staticmethod
    def load(path: Path, device: str) -> Learner:
        """Go on from a checkpoint. The optimizer begins anew."""
        state: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        inputs = Inputs(*[part.numpy() for part in state["inputs"]])
        learner = Learner(state["game"], device, state["seed"], inputs, state.get("sees_all", True))
        for net, stored in ((learner.policy, "policy"), (learner.mean, "policy"), (learner.critic, "critic")):
            _restore(net, state[stored])
        learner.width, learner.seconds, learner.decisions, learner.updates = state["numbers"]
        learner.log = state["log"]
        return learner


def _restore(net: Any, stored: dict[str, Any]) -> None:
    """Load weights, if they were kept; columns of zeros are added where a layer has become wider."""
    wanted, found = net.state_dict(), {}
    for key, values in stored.items():
        found[key] = torch.zeros_like(wanted[key])
        found[key][tuple(slice(length) for length in values.shape)] = values.float()
    net.load_state_dict(found, strict=bool(found))
