"""The search in the native library is the search in Python: trees, decisions, random numbers, to the last bit.

Python is slow where it is interpreted, so the budgets are small there. HIGAKI_SOAK=1 compares many more decisions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from positions import Variant, positions
from sampling import SOAK
from variants import TIMES, variants

from higaki import catalogue
from higaki.batch import Batch
from higaki.bots import bot_called
from higaki.bots.greedy import Greedy
from higaki.bots.native_greedy import NativeGreedy
from higaki.bots.native_search import NativeSearch
from higaki.bots.search import Search
from higaki.bots.tree import Node
from higaki.bots.win_probability import chances
from higaki.engine.base.errors import RulesBug
from higaki.engine.base.mypyc_compat import COMPILED
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal
from higaki.native import library

VARIANTS = variants(defaults_only=True)
IS_FAST = COMPILED or SOAK
# Iterations that take Python some tenths of a second, and decisions of one game.
SMALL = {"osaka": (16, 10), "yedo": (8, 4), "dragon_market": (2, 2), "yokohama": (2, 1)}
MOSTLY = (8, 4)


def both(name: str, state: int) -> tuple[Search, Search]:
    """The same bot in the library and in Python."""
    native = bot_called(name, Rng(state))
    assert isinstance(native, NativeSearch)
    return native, Search(Rng(state), int(native.iterations), native.seconds, native.far_sighted)


def numbers(node: Node) -> tuple[Any, ...]:
    """All that a node knows."""
    counted = [int(number) for number in (node.seat, node.thing, node.visits, node.available, node.rank)]
    return (*counted, node.won, node.look, [int(thing) for thing in node.planned])


def compare_trees(there: Node, here: Node) -> None:
    assert numbers(there) == numbers(here)
    assert [numbers(child) for child in there.children] == [numbers(child) for child in here.children]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_library_grows_the_same_tree(variant: Variant) -> None:
    name, seats, _ = variant
    level = ("medium", "hard")[seats % 2]
    bots = ("medium:40", "hard:60") if IS_FAST else (f"{level}:{SMALL.get(name, MOSTLY)[0]}",)
    for number, t in enumerate(positions(variant, TIMES)):
        for bot in bots:
            native, python = both(bot, 1000 * number + 17)
            there, here = native.grown(t), python.grown(t)
            compare_trees(there, here)
            for one, other in list(zip(there.children, here.children, strict=True))[:2]:
                assert native.turn(t, one) == python.turn(t, other)
            assert native.rng.state == python.rng.state


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_library_decides_alike_and_remembers_alike(variant: Variant) -> None:
    """One bot at all seats, from the first question on: what it expected of its last decision changes the next."""
    name, seats, options = variant
    iterations, decisions = SMALL.get(name, MOSTLY)
    native, python = both("medium:40" if IS_FAST else f"medium:{iterations}", 5)
    t = catalogue.find(name).new_table(seats, 2, options)
    rng = rng_of(2, "chance")
    left = (40 if SOAK else 5 if IS_FAST else 1) * decisions
    while left and not t.over:
        if t.seat < 0:
            t.follow(random_thing(t, rng))
            continue
        left -= t.choices > 1
        if left % 4 == 3:
            known = redeal(t, t.seat, rng)
            assert native.plan(known) == python.plan(known)
        thing = native.choose(t)
        assert thing == python.choose(t)
        assert native.rng.state == python.rng.state
        t.play(thing)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_greedy_bot_of_the_library_decides_alike(variant: Variant) -> None:
    native, python = bot_called("greedy", Rng(9)), Greedy(Rng(9))
    assert isinstance(native, NativeGreedy)
    for t in positions(variant, 4 * TIMES):
        assert native.think(t) == python.think(t)
        assert native.choose(t) == python.choose(t)
        assert native.rng.state == python.rng.state


@pytest.mark.parametrize("name", catalogue.names() if IS_FAST else ["osaka"])
def test_the_library_compares_options_alike(name: str) -> None:
    for t in positions((name, 3, {}), 1 if not SOAK else 20):
        native, python = both("medium:4", 3)
        there, here = native.compare(t, 2), python.compare(t, 2)
        assert [numbers(node) for node in there] == [numbers(node) for node in here]
        assert [numbers(node) for node in native.weigh(t)] == [numbers(node) for node in python.weigh(t)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_win_model_gives_the_same_shares(variant: Variant) -> None:
    name, seats, options = variant
    batch = Batch(name, seats, 1, **options)
    for t in positions(variant, 10 * TIMES):
        batch.load(0, t)
        assert batch.chances()[0].tolist() == chances(t)
    batch.play_random()
    assert batch.chances()[0].tolist() == chances(batch.table(0))


def test_a_time_limit_ends_a_search() -> None:
    """Whatever the limit is, one iteration is done."""
    t = next(positions(("osaka", 4, {}), 1))
    assert NativeSearch(Rng(1), 1_000_000, 0.0, True).grown(t).visits == 1
    assert 0 < NativeSearch(Rng(1), 100_000_000, 0.02, True).grown(t).visits < 1_000_000


def test_one_bot_plays_at_tables_of_several_games() -> None:
    bot = bot_called("medium:2", Rng(1))
    for name, seats in (("osaka", 3), ("yedo", 2), ("osaka", 4), ("osaka", 4)):
        t = next(positions((name, seats, {}), 1))
        assert bot.choose(t) in t.options


def test_a_node_of_another_table_is_continued_in_python() -> None:
    """The library has the tree of the last table alone."""
    first, second = positions(("osaka", 3, {}), 2)
    native, python = both("medium:4", 3)
    node, same = native.weigh(first)[0], python.weigh(first)[0]
    native.weigh(second), python.weigh(second)
    assert native.turn(first, node)[0] == python.turn(first, same)[0]


def test_a_rule_that_finds_itself_broken_ends_the_search_and_the_next_one_is_whole() -> None:
    """The agenda is full, so no step can be scheduled."""
    t = next(positions(("osaka", 3, {}), 1))
    broken = t.clone()
    for number in range(t.pending, AGENDA_DEPTH):
        broken[number] = t[t.pending - 1]
    broken.pending = AGENDA_DEPTH
    native, python = both("medium:8", 3)
    for bot in (native, python):
        with pytest.raises(RulesBug):
            bot.weigh(broken)
    native.rng.state = python.rng.state
    assert [numbers(node) for node in native.weigh(t)] == [numbers(node) for node in python.weigh(t)]


def test_what_is_no_child_of_the_root_is_refused() -> None:
    bot = NativeSearch(Rng(1), 4, 600.0, False)
    bot.grown(next(positions(("osaka", 3, {}), 1)))
    assert bot._tree is not None
    with pytest.raises(RulesBug, match="of osaka found itself broken during a search"):
        bot._tree.iterate(9999)


@pytest.mark.parametrize("how", ["switched off", "missing"])
def test_without_the_library_python_searches(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    t = next(positions(("osaka", 3, {}), 1))
    native, python = both("medium:3", 3)
    if how == "switched off":
        monkeypatch.setenv("HIGAKI_NATIVE", "0")
    else:
        monkeypatch.setattr(library, "PATH", Path("/nowhere/libhigaki.so"))
    library._library.cache_clear()
    library.functions_of.cache_clear()
    try:
        assert native.choose(t) == python.choose(t)
        assert isinstance(native, NativeSearch) and native._tree is None
        assert native.plan(t) == python.plan(t)
        there, here = native.weigh(t)[0], python.weigh(t)[0]
        assert numbers(there) == numbers(here)
        assert native.turn(t, there) == python.turn(t, here)
    finally:
        library._library.cache_clear()
        library.functions_of.cache_clear()
