"""Every game of the catalogue at every seat count with its options, for tests that run on all of them."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from sampling import SOAK

from higaki import catalogue

Choice = tuple[str, Any]
# So many times as much is played in the soak.
TIMES = 100 if SOAK else 1


def sources() -> dict[str, Path]:
    """The folder of every game in the repository, where its tests lie, too; a build has none of them."""
    ours = Path("src/higaki/games")
    return {name: ours / name if (ours / name).is_dir() else catalogue.find(name).folder for name in catalogue.names()}


def variants(defaults_only: bool = False) -> list[Any]:
    """Every game at every seat count with its options, or with their defaults alone."""
    found = []
    for name in catalogue.names():
        settings = catalogue.find(name).settings
        everything = []
        for seats in settings.seats:
            options = [option for option in settings.options if seats in option.seats]
            choices = [[(option.name, value) for value in option.values] for option in options]
            everything.append([(("seats", seats), *chosen) for chosen in itertools.product(*choices)])
        defaults = [chosen for chosen, *_ in everything]
        for (_, number), *chosen in defaults if defaults_only else sample(list(itertools.chain(*everything))):
            words = "-".join([name, str(number), *[f"{key}={value}" for key, value in chosen]])
            found.append(pytest.param((name, number, dict(chosen)), id=words))
    return found


def share(variant: tuple[str, int, dict[str, Any]], of_a_game: int) -> int:
    """How many of so many tables of a game each of its variants has, at least."""
    in_all = [one.values[0] for one in variants() if one.values[0][0] == variant[0]]
    return -(-of_a_game // len(in_all))


def sample(everything: list[tuple[Choice, ...]]) -> list[tuple[Choice, ...]]:
    """So many that every pair of values meets, the seat count among them; in the soak all there are."""
    if SOAK:
        return everything

    def pairs(one: tuple[Choice, ...]) -> set[tuple[Choice, ...]]:
        return set(itertools.combinations(one, 1)) | set(itertools.combinations(one, 2))

    chosen, met = [everything[0]], pairs(everything[0])
    while True:
        best = max(everything, key=lambda one: len(pairs(one) - met))
        if not pairs(best) - met:
            return sorted(chosen, key=everything.index)
        chosen.append(best)
        met |= pairs(best)
