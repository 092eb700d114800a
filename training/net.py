"""The nets of training: the policy with a value of its own, which play later, and a critic that sees everything."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from training.inputs import AT_LEAST, BIT, EQUALS, LINEAR, LOG, Inputs

NEVER = -1e9
# A GPU multiplies quickly only if sizes are multiples of this.
EVEN = 64


class Encoder(nn.Module):  # type: ignore[misc]
    """Turns observations (int16) into inputs. It has no weights.

    Inputs are computed in another order than they are listed: `column_of` gives the place of each. Columns of zeros
    follow, up to an even `width`.
    """

    def __init__(self, inputs: Inputs, highest: NDArray[np.int16]) -> None:
        super().__init__()
        self.count = len(inputs)
        self.width = -(-self.count // EVEN) * EVEN
        kinds = [(LINEAR, LOG), (AT_LEAST,), (BIT,), (EQUALS,)]
        places = [np.flatnonzero(np.isin(inputs.kind, some)) for some in kinds]
        self.column_of = torch.as_tensor(np.argsort(np.concatenate(places)))
        amounts, least, bits, equal = [inputs.chosen(some) for some in places]
        # Where amounts, steps, bits end; inputs of EQUALS come last: they are set by their index.
        self.ends = tuple(np.cumsum([len(amounts), len(least), len(bits)]).tolist())
        self.keep("amounts", amounts.number)
        self.keep("is_log", _column(amounts.kind == LOG))
        self.keep("scale", _column(amounts.scale))
        self.keep("stepped", least.number)
        self.keep("least", _column(least.argument.astype(np.int16)))
        self.keep("sets", bits.number)
        self.keep("bit", _column(bits.argument.astype(np.int16)))
        numbers = np.unique(equal.number)
        sizes = highest[numbers].astype(np.int64) + 1
        begins = np.cumsum(sizes) - sizes
        # By value of each such number, the column to set; the one after all others is thrown away.
        columns = np.full(int(sizes.sum()), self.width)
        columns[begins[np.searchsorted(numbers, equal.number)] + equal.argument] = self.ends[2] + np.arange(len(equal))
        self.keep("equal_numbers", numbers)
        self.keep("begins", _column(begins))
        self.keep("columns", columns)

    def keep(self, name: str, values: NDArray[Any]) -> None:
        self.register_buffer(name, torch.as_tensor(values), persistent=False)

    def forward(self, seen: Any) -> Any:
        """By row, all inputs. They are computed column by column: then neighbours in memory are read together."""
        kind = torch.float32 if seen.device.type == "cpu" else torch.bfloat16
        by_number = seen.t().contiguous()
        out = torch.zeros(self.width + 1, len(seen), dtype=kind, device=seen.device)
        amounts, steps, bits = self.ends
        values = by_number[self.amounts].float()
        out[:amounts] = torch.where(self.is_log, torch.log1p(values), values) * self.scale
        out[amounts:steps] = by_number[self.stepped] >= self.least
        out[steps:bits] = by_number[self.sets] >> self.bit & 1
        out.scatter_(0, self.columns[by_number[self.equal_numbers].long() + self.begins], 1.0)
        return out[: self.width].t()


def _column(values: NDArray[Any]) -> NDArray[Any]:
    return values[:, np.newaxis]


def hidden(sizes: list[int]) -> Any:
    layers: list[Any] = []
    for before, after in pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*layers)


class Policy(nn.Module):  # type: ignore[misc]
    """What plays: a logit for each thing, and each seat's share of the win, from what one seat knows."""

    def __init__(self, inputs: int, layers: list[int], things: int, seats: int) -> None:
        super().__init__()
        self.body = hidden([inputs, *layers])
        self.policy, self.value = nn.Linear(layers[-1], things), nn.Linear(layers[-1], seats)
        with torch.no_grad():
            # Inputs are sparse: about a hundred of some thousand are active.
            self.body[0].weight.normal_(0, 0.08)
            self.policy.weight.mul_(0.1)
            self.policy.bias.zero_()
            self.value.weight.mul_(0.1)
            self.value.bias.zero_()

    def forward(self, inputs: Any, mask: Any, seats: Any) -> tuple[Any, Any]:
        """The logarithms of the probabilities of all things, and of each seat's share, own seat first."""
        deep = self.body(inputs)
        logits = self.policy(deep).float().masked_fill(mask == 0, NEVER)
        return functional.log_softmax(logits, 1), log_shares(self.value(deep).float(), seats)


class Critic(nn.Module):  # type: ignore[misc]
    """Sees what every seat knows. It helps training and is never shipped.

    Of the other seats it needs those numbers alone that may be hidden from the own seat.
    """

    def __init__(self, inputs: int, hidden_numbers: Encoder, width: int, seats: int) -> None:
        super().__init__()
        self.hidden_numbers = hidden_numbers
        self.own = nn.Linear(inputs, width)
        count = hidden_numbers.width
        self.others = nn.ModuleList([nn.Linear(count, width, bias=False) for _ in range(seats - 1) if count])
        # The shares of all seats, and what the own evaluation will soon gain.
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, seats + 1))
        with torch.no_grad():
            for layer in (self.own, *self.others):
                layer.weight.normal_(0, 0.08)
            self.body[-1].weight.mul_(0.1)
            self.body[-1].bias.zero_()

    def forward(self, inputs: Any, others: Any, seats: Any) -> tuple[Any, Any]:
        """The logarithms of the shares, and the gain; `others` are the hidden numbers of the following seats."""
        x = self.own(inputs)
        for number, layer in enumerate(self.others):
            x = x + layer(self.hidden_numbers(others[:, number]))
        out = self.body(x).float()
        return log_shares(out[:, :-1], seats), out[:, -1]


def log_shares(values: Any, seats: Any) -> Any:
    """Softmax over the seats that play."""
    plays = torch.arange(values.shape[1], device=values.device) < seats[:, None]
    return functional.log_softmax(values.masked_fill(~plays, NEVER), 1)
