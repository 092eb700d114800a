"""The native library plays as the package does: seats, options, cells, random states, views, redeals, results.

It compares 10,000 decisions of each game and seat count, among them every pair of options; HIGAKI_SOAK=1 compares a
million with every seat count and combination of options. HIGAKI_QUICK=1 compares 1,000 of each game.
"""

import os
from collections import Counter
from typing import Any

import pytest
from native_alike import SideBySide
from sampling import SOAK
from variants import TIMES, variants

from higaki import catalogue

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
VARIANTS = variants()
IN_ALL = Counter(variant.values[0][: 1 if QUICK else 2] for variant in VARIANTS)
Variant = tuple[str, int, dict[str, Any]]


def decisions(variant: Variant) -> int:
    return 1_000_000 if SOAK else 1_000 // IN_ALL[variant[:1]] if QUICK else 10_000 // IN_ALL[variant[:2]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_library_plays_as_the_package(variant: Variant) -> None:
    name, seats, options = variant
    SideBySide(catalogue.find(name), seats, options, seed=len(options)).play(decisions(variant))


@pytest.mark.parametrize("variant", variants(defaults_only=True))
def test_the_greedy_bot_chooses_as_in_the_package(variant: Variant) -> None:
    name, seats, options = variant
    side_by_side = SideBySide(catalogue.find(name), seats, options, seed=3)
    for number in range(2 if QUICK else 8 * TIMES):
        side_by_side.compare_greedy(number % 16)
        for _ in range(5):
            side_by_side.step()
