"""What a net says, computed from its file in the plainest way, and the search of the expert in Python."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from higaki.bots.search import mixed
from higaki.bots.win_probability import shares_won
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.random_play import any_state, sample
from higaki.engine.views.redeal import redeal
from higaki.native.net_tree import NetTree
from higaki.nets.net_file import AT_LEAST, BIT, EQUALS, LINEAR, NetFile

# As in net_search.h.
CURIOSITY, UNTRIED = 0.5, 0.05


def judged(net: NetFile, t: Table) -> tuple[list[float], list[float]]:
    """A number for each option of the seat to move, and each seat's share of the win."""
    arrays = {name: np.frombuffer(net.body[begin:end], f"<{kind}") for name, kind, begin, end in net.arrays()}
    observed = [int(number) for number in observe(t, t.seat)]
    inputs = zip(*[arrays[name].tolist() for name in ("number", "kind", "argument", "scale")], strict=True)
    values = np.array([active(observed[number], kind, argument, scale) for number, kind, argument, scale in inputs])
    first = arrays["weights 0"].astype(float).reshape(net.inputs, net.layers[0])
    hidden = np.maximum(0.0, values @ first + arrays["bias 0"])
    for layer in range(1, len(net.layers)):
        hidden = np.maximum(0.0, _rows(arrays, f"weights {layer}", hidden) @ hidden + arrays[f"bias {layer}"])
    logits = _rows(arrays, "policy weights", hidden) @ hidden + arrays["policy bias"]
    value = (_rows(arrays, "value weights", hidden) @ hidden + arrays["value bias"])[: t.seats]
    odds = np.exp(value - value.max())
    shares = [float(odds[(seat - t.seat) % t.seats] / odds.sum()) for seat in range(t.seats)]
    return [float(logits[thing]) for thing in in_order(t)], shares


def in_order(t: Table) -> list[int]:
    """The options in the order of the rules."""
    return [int(t.option(number)) for number in range(t.choices)]


def _rows(arrays: dict[str, NDArray[Any]], name: str, before: NDArray[Any]) -> NDArray[Any]:
    return arrays[name].astype(float).reshape(-1, len(before))


def active(v: int, kind: int, argument: int, scale: float) -> float:
    """The value of an input."""
    if kind == EQUALS:
        return float(v == argument)
    if kind == AT_LEAST:
        return float(v >= argument)
    if kind == BIT:
        return float(v >> argument & 1)
    return scale * (v if kind == LINEAR else math.log1p(v))


@dataclass
class Tried:
    """A decision or a draw in the tree."""

    seat: int
    thing: int
    visits: int = 0
    won: float = 0.0
    children: dict[int, Tried] = field(default_factory=dict)

    def child(self, seat: int, thing: int) -> Tried:
        return self.children.setdefault(thing, Tried(seat, thing))


def grown(known: Table, net: NetTree, iterations: int, rng: Rng) -> Tried:
    """The root after a search that keeps nothing from an earlier one; the net is asked through another tree."""
    root, fortune = Tried(-1, -1), any_state(rng)
    for thing in in_order(known):
        root.child(known.seat, thing)
    for _ in range(iterations):
        first = most_promising(root, known, net)
        luck = Rng(mixed(fortune, first.visits))
        t = redeal(known, known.seat, luck)
        node, path = first, [root, first]
        t.follow(node.thing)
        while not t.over:
            if t.seat == CHANCE:
                node = node.child(CHANCE, sample(t, luck))
            elif t.choices == 1:
                node = node.child(t.seat, t.option(0))
            elif node.visits == 0:
                break
            else:
                node = most_promising(node, t, net)
            t.follow(node.thing)
            path.append(node)
        shares = won_by_each(t) if t.over else asked(t, net)[1]
        for node in path:
            node.visits += 1
            node.won += shares[node.seat] if node.seat >= 0 else 0.0
    return root


def asked(t: Table, net: NetTree) -> tuple[list[float], list[float]]:
    net.ask(t, 0, 0.0, Rng(0))
    return net.judge(t)


def won_by_each(t: Table) -> list[float]:
    """The result of a finished game; the shares of all seats add up to one."""
    won = shares_won(t)
    return [share / sum(won) for share in won]


def most_promising(node: Tried, t: Table, net: NetTree) -> Tried:
    """The decision with the highest sum of its mean result and its prior, which counts less with every try."""
    logits, shares = asked(t, net)
    odds = [math.exp(logit - max(logits)) for logit in logits]
    total = 0.0
    for each in odds:
        total += each
    visits, won = 1, shares[t.seat]
    for thing in in_order(t):
        if thing in node.children:
            visits += node.children[thing].visits
            won += node.children[thing].won
    values = []
    for thing, each in zip(in_order(t), odds, strict=True):
        child = node.children.get(thing, Tried(t.seat, thing))
        mean = child.won / child.visits if child.visits else won / visits - UNTRIED
        values.append(mean + CURIOSITY * math.sqrt(visits) * (each / total) / (1 + child.visits))
    return node.child(t.seat, in_order(t)[values.index(max(values))])
