"""Every seat sees a table in the same way: a table that is turned round looks to each seat as it did to its neighbour.

What names a seat is found by `turning` from its name, so a sort that a game forgot to declare is found out.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from typing import Any

import pytest
from sampling import SOAK
from turning import lie_alike, turned
from variants import share, variants
from written import spread

from higaki import catalogue
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, outlook

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
Variant = tuple[str, int, dict[str, Any]]
each_variant = pytest.mark.parametrize("variant", variants())


def looked_at(variant: Variant) -> Iterator[Table]:
    """Tables of random games; in the soak 10,000 of each game."""
    count = share(variant, 10_000) if SOAK else 5 if QUICK else 30
    return spread(variant, count, looks=4 if QUICK else 10)


@pytest.mark.slow
@each_variant
def test_a_turned_table_looks_to_every_seat_as_it_did_to_the_one_before(variant: Variant) -> None:
    for t in looked_at(variant):
        seats = t.seats
        seen = [[*observe(t, viewer)] for viewer in range(seats)]
        for by in range(1, seats):
            round_the_table = turned(t, by)
            for viewer in range(seats):
                other = (viewer + by) % seats
                assert differing(t, seen[viewer], [*observe(round_the_table, other)]) == []


@pytest.mark.slow
@each_variant
def test_nothing_gets_lost_when_a_table_is_turned(variant: Variant) -> None:
    """What the test above relies on."""
    for t in itertools.islice(looked_at(variant), 1, None, 4):
        assert lie_alike(turned(turned(t, 1), t.seats - 1), t)


def differing(t: Table, seen: list[int], other: list[int]) -> list[str]:
    """The parts in which two observations differ."""
    return [part.name for part in outlook(t, 0).parts if seen[part.begin : part.end] != other[part.begin : part.end]]


@each_variant
def test_every_number_says_what_it_is_about_and_names_no_seat_that_sits_there(variant: Variant) -> None:
    name, seats, options = variant
    t = catalogue.find(name).new_table(seats, 1, options)
    said = [(part.name, part.of, part.values, part.highest, part.is_set) for part in outlook(t, NOBODY).parts]
    for viewer in range(seats):
        parts = outlook(t, viewer).parts
        assert [(part.name, part.of, part.values, part.highest, part.is_set) for part in parts] == said
    for part, of, values, highest, is_set in said:
        assert len(of) == len(highest)
        meanings = 1 << len(values) if is_set else len(values)
        assert not values or meanings > max(highest), part
        words = [word.partition("_")[0] for word in [*of, *values]]
        assert not set(words) & set(t.game.seat_names[:seats]), part


def seen_of_step(t: Table, step: str, *numbers: int) -> list[int]:
    """What each seat observes of the last number of a step."""
    kind = t.game.steps.kind_called(step)
    assert kind is not None
    t.pending = 0
    t.then(kind.of(*numbers))
    part = next(part for part in outlook(t, 0).parts if part.name == "fields")
    return [[*observe(t, viewer)][part.end - 1] for viewer in range(t.seats)]


def test_who_can_be_robbed_is_counted_from_the_own_side() -> None:
    """In teams a side stands for its two members, who sit crosswise: both see the other side behind their own."""
    game = catalogue.find("dragon_market")
    alone = seen_of_step(game.new_table(4, 1, {}), "StealCoin", 0, 1, 0b0110)
    assert alone == [0b0110, 0b0011, 0b1001, 0b1100]
    for victim in (0, 1):
        seen = seen_of_step(game.new_table(4, 1, {"teams": True}), "StealCoin", 1 - victim, 1, 1 << victim)
        assert seen[victim] == seen[victim + 2] == 0b0001
        assert seen[1 - victim] == seen[3 - victim] == 0b0100


def test_who_was_paid_on_the_way_is_counted_from_the_viewer() -> None:
    seen = seen_of_step(catalogue.find("yokohama").new_table(3, 1, {}), "PayWay", 0, 4, 0b10010)
    assert seen == [0b10010, 0b10001, 0b10100]
