"""The trained policy as the file that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from higaki import catalogue
from higaki.nets.net_file import net_of_arrays, write_net
from training.inputs import Inputs
from training.net import Encoder, Policy


def export(game: str, inputs: Inputs, encoder: Encoder, policy: Policy, trained: dict[str, object], path: Path) -> None:
    """Write the policy and its own value. Weights are rounded to 16 bits."""
    first, *others = [layer for layer in policy.body if hasattr(layer, "weight")]
    arrays = [
        inputs.number.astype("<u2").tobytes(),
        inputs.kind.astype("u1").tobytes(),
        inputs.argument.astype("<i2").tobytes(),
        inputs.scale.astype("<f4").tobytes(),
        # A row for each input, in the order of the inputs.
        _half(first.weight.detach().cpu().T[encoder.column_of]),
        _single(first.bias),
    ]
    for layer in (*others, policy.policy, policy.value):
        arrays += [_half(layer.weight), _single(layer.bias)]
    layers = [layer.weight.shape[0] for layer in (first, *others)]
    write_net(net_of_arrays(catalogue.find(game), layers, arrays, trained), path)


def _half(weights: Any) -> bytes:
    return bytes(weights.detach().cpu().numpy().astype("<f2").tobytes())


def _single(numbers: Any) -> bytes:
    return bytes(numbers.detach().cpu().numpy().astype("<f4").tobytes())
