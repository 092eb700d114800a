"""What a seat saw go to a hidden place it remembers until that moves on: redeals, observations, scenes, saves, undo."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from knowing import Watcher

from higaki import catalogue
from higaki.engine.luck import Luck, luck_of
from higaki.engine.memory import remembered
from higaki.engine.playout import random_thing
from higaki.engine.table import Table

QUICK = bool(os.environ.get("HIGAKI_QUICK"))


def trade_or_anything(t: Table, luck: Luck) -> int:
    """Any option, but offers are mostly made of hidden cards, proposed and accepted."""
    names = t.game.things.names
    for word in ("accept", "propose", "card.", "bonus.", "mission.", "want.card", "want.bonus", "want.mission"):
        wanted = [thing for thing in t.options if names[thing].startswith(word)]
        if wanted and luck.below(3):
            return wanted[luck.below(len(wanted))]
    return random_thing(t, luck)


TABLES = [
    ("yedo", 5, {}),
    ("yedo", 3, {}),
    ("yedo", 4, {"version": "samurai"}),
    ("dragon_market", 4, {"mode": "advanced"}),
]


def watched(name: str, seats: int, options: dict[str, Any], forgetful: bool) -> Iterator[tuple[list[int], list[int]]]:
    """After each decision of a few games, what each viewer is certain of at each spot, and what it remembers."""
    for seed in range(1 if QUICK else 2):
        t = catalogue.find(name).new_table(seats, seed, options)
        watcher, luck = Watcher(t, forgetful), luck_of(seed, "walk")
        for _ in range(150 if QUICK else 400):
            if t.over:
                break
            watcher.play(trade_or_anything(t, luck))
            for viewer in range(seats):
                for spot in watcher.lying:
                    yield watcher.certain(viewer, spot), remembered(t, spot, viewer)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_seat_remembers_what_is_certain_after_each_decision(name: str, seats: int, options: dict[str, Any]) -> None:
    known = 0
    for certain, noted in watched(name, seats, options, forgetful=True):
        assert noted == certain
        known += len(certain)
    assert known > 50


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_nothing_is_remembered_that_is_not_certain(name: str, seats: int, options: dict[str, Any]) -> None:
    """Even to who also keeps in mind that something lies here or there, which is a little more."""
    kept = certain = 0
    for known, noted in watched(name, seats, options, forgetful=False):
        assert not Counter(noted) - Counter(known)
        certain, kept = certain + len(known), kept + len(noted)
    assert kept > 0.85 * certain
