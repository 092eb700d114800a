"""A small net in PyTorch for a seat of any game: what it is made of comes from `higaki.rl.spec`."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from higaki.rl import Spec


class Net(nn.Module):  # type: ignore[misc]
    """The policy of a seat, and the value of the table for it.

    An index needs a weight for each of its values, as with one-hot encoding. Here the weights of the values are added
    up, instead of multiplying thousands of zeros; sets of seats are treated as indexes. Amounts are from 0 to 1.
    """

    def __init__(self, layout: Spec, width: int = 128) -> None:
        super().__init__()
        is_index = layout.is_index | layout.is_set
        self.index_numbers = torch.as_tensor(np.flatnonzero(is_index))
        self.amount_numbers = torch.as_tensor(np.flatnonzero(~is_index))
        highest = torch.as_tensor(layout.highest.astype(np.int64))
        sizes, self.scale = highest[self.index_numbers] + 1, highest[self.amount_numbers].clamp(min=1)
        self.begins = sizes.cumsum(0) - sizes
        self.indexes = nn.EmbeddingBag(int(sizes.sum()), width, mode="sum")
        nn.init.normal_(self.indexes.weight, std=0.05)
        self.amounts, self.hidden = nn.Linear(len(self.scale), width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, len(layout.actions)), nn.Linear(width, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithms of the probabilities of all actions, and the value."""
        indexes = seen[:, self.index_numbers].long() + self.begins
        amounts = seen[:, self.amount_numbers] / self.scale
        hidden = torch.relu(self.indexes(indexes) + self.amounts(amounts))
        hidden = torch.relu(self.hidden(hidden))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(hidden).squeeze(1)

    def draw(self, seen: Any, mask: Any) -> Any:
        """An action for each observation, drawn by the policy; before learning, any option."""
        with torch.no_grad():
            log_odds, _ = self(torch.tensor(seen), torch.tensor(mask))
        return torch.multinomial(log_odds.exp(), 1).squeeze(1).numpy()
