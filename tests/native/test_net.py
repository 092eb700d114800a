"""A net in the library: it says what its file says, from the observation alone, and bots play by it."""

from __future__ import annotations

import ctypes
import logging
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from net_reference import grown, in_order, judged, won_by_each
from positions import Variant, positions
from random_nets import random_nets
from variants import TIMES, variants

from higaki import catalogue
from higaki.batch import Batch, load_net
from higaki.bots import bot_called
from higaki.bots.expert import Expert
from higaki.bots.native_search import NativeSearch
from higaki.bots.net import Net, _said, net_of
from higaki.bots.registry import BUDGETS
from higaki.engine.base.errors import BadCall, BadSetting, RulesBug
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal
from higaki.native import library
from higaki.native.net_tree import LoadedNet, NetTree
from higaki.nets.net_file import FOLDER, net_of_arrays, read_net, write_net
from higaki.nets.random_net import random_net

__all__ = ["random_nets"]
pytestmark = pytest.mark.usefixtures("random_nets")
DEFAULTS = variants(defaults_only=True)


def tree_at(t: Table) -> NetTree:
    net = net_of(t.game)
    assert net is not None
    return NetTree(t, net)


def said(tree: NetTree, t: Table) -> tuple[list[float], list[float]]:
    tree.ask(t, 0, 0.0, Rng(1))
    return tree.judge(t)


@pytest.mark.parametrize("variant", variants())
def test_the_library_says_what_the_file_says(variant: Variant) -> None:
    net = read_net(catalogue.find(variant[0]))
    for t in positions(variant, 6 * TIMES):
        logits, shares = said(tree_at(t), t)
        right_logits, right_shares = judged(net, t)
        assert logits == pytest.approx(right_logits, abs=1e-5, rel=1e-5)
        assert shares == pytest.approx(right_shares, abs=1e-5)
        assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("variant", variants())
def test_the_net_says_the_same_whatever_its_seat_cannot_know(variant: Variant) -> None:
    """To the last bit, at tables that differ in nothing else."""
    differ = 0
    for number, t in enumerate(positions(variant, 25 * TIMES)):
        tree, other = tree_at(t), redeal(t, t.seat, rng_of(number, "secrets"))
        assert said(tree, t) == said(tree, other)
        differ += [int(cell) for cell in t.cells] != [int(cell) for cell in other.cells]
    assert differ


def test_other_observations_are_told_apart() -> None:
    tables = list(positions(("osaka", 4, {}), 20))
    assert len({tuple(said(tree_at(t), t)[1]) for t in tables}) == len(tables)


@pytest.mark.parametrize("variant", DEFAULTS)
def test_net_and_expert_play_whole_games(variant: Variant) -> None:
    name, seats, options = variant
    t, rng = catalogue.find(name).new_table(seats, 5, options), rng_of(5, "chance")
    players = [bot_called(("net", "expert:3", "net:0.7")[seat % 3], rng_of(seat, "bot")) for seat in range(seats)]
    decided = Counter[int]()
    while not t.over:
        decided[t.seat] += 1
        t.play(random_thing(t, rng) if t.seat < 0 else players[t.seat].choose(t))
    assert all(decided[seat] for seat in range(seats))
    assert sum(won_by_each(t)) == pytest.approx(1.0)


def test_the_best_option_is_chosen_and_a_temperature_draws() -> None:
    t = max(positions(("osaka", 4, {}), 30), key=lambda one: one.choices)
    logits, _ = said(tree_at(t), t)
    best = in_order(t)[logits.index(max(logits))]
    assert {bot_called("net", Rng(seed)).choose(t) for seed in range(20)} == {best}
    cold, warm = bot_called("net:0.0001", Rng(3)), bot_called("net:1", Rng(3))
    assert {cold.choose(t) for _ in range(20)} == {best}
    draws = 4000
    drawn = Counter(warm.choose(t) for _ in range(draws))
    odds = [math.exp(logit) for logit in logits]
    for thing, odd in zip(in_order(t), odds, strict=True):
        assert drawn[thing] / draws == pytest.approx(odd / sum(odds), abs=0.035)


def test_of_equal_options_the_first_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    even_net("osaka", tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for t in positions(("osaka", 3, {}), 5):
        assert bot_called("net", Rng(1)).think(t) == t.option(0)
        assert said(tree_at(t), t) == ([0.0] * t.choices, [1 / 3] * 3)


def even_net(name: str, folder: Path) -> None:
    """A net that knows nothing: all options and all seats are alike."""
    game = catalogue.find(name)
    things, seats = len(game.things.names), game.settings.seats[-1]
    sizes = (2, 1, 2, 4, 2, 4, 2 * things, 4 * things, 2 * seats, 4 * seats)
    arrays = [bytes(size) for size in sizes]
    arrays[1], arrays[3] = b"\3", b"\0\0\x80\x3f"
    write_net(net_of_arrays(game, [1], arrays), folder / f"{name}.bin")


# Batches


@pytest.mark.parametrize("variant", DEFAULTS)
def test_a_batch_asks_the_net_for_all_rows(variant: Variant) -> None:
    """Things and shares are those of the bot at each table, for any number of threads."""
    name, seats, options = variant
    net = load_net(name)
    batches = [Batch(name, seats, 24, 3, threads=threads, asks_chance=True, **options) for threads in (1, 2)]
    for number in range(12):
        things, shares = [batch.net_things(net).tolist() for batch in batches], batches[0].net_shares(net)
        assert things[0] == things[1]
        for row in range(number, 24, 12):
            t = batches[0].table(row)
            if t.seat >= 0:
                assert things[0][row] == bot_called("net", Rng(1)).choose(t)
                assert shares[row].tolist() == said(tree_at(t), t)[1]
            elif not t.over:
                assert things[0][row] in t.options and not shares[row].any()
        drawn = [batch.net_things(net, 0.5) for batch in batches]
        assert drawn[0].tolist() == drawn[1].tolist()
        for batch in batches:
            batch.step(drawn[0])
    batches[0].play_random()
    assert batches[0].net_things(net).tolist() == [-1] * 24
    for row in range(24):
        assert batches[0].net_shares(net)[row].tolist() == won_by_each(batches[0].table(row))


def test_a_team_that_has_won_shares_its_win() -> None:
    """Nets count a win of a team in halves, so that all seats add up to one."""
    batch = Batch("dragon_market", 4, 8, 1, teams=True)
    batch.play_random()
    assert batch.returns("win_share").sum(axis=1).tolist() == [2.0] * 8
    assert batch.net_shares(load_net("dragon_market")).sum(axis=1).tolist() == [1.0] * 8


def test_a_batch_refuses_the_net_of_another_game() -> None:
    batch = Batch("osaka", 2, 4)
    for wrong in (load_net("yedo"), None):
        with pytest.raises(BadCall, match=r"is no net of osaka; right would be `load_net\('osaka'\)`"):
            batch.net_things(wrong)  # type: ignore[arg-type]


def test_nets_of_different_sizes_take_turns(tmp_path: Path) -> None:
    """The memory of a thread grows to the largest."""
    game = catalogue.find("osaka")
    batch = Batch(game, 2, 8, threads=1)
    for number, layers in enumerate(((4,), (600, 3), (16, 700, 16), (4,))):
        write_net(random_net(game, number, layers, 200_000), tmp_path / "net.bin")
        net = load_net("osaka", tmp_path / "net.bin")
        logits, _ = judged(read_net(game, tmp_path / "net.bin"), batch.table(0))
        assert batch.net_things(net)[0] == in_order(batch.table(0))[logits.index(max(logits))]


# The search


@pytest.mark.parametrize("variant", DEFAULTS)
def test_the_library_grows_the_tree_of_the_expert(variant: Variant) -> None:
    """To the last bit the visits and results of a search in Python that asks the same net."""
    iterations = 12
    for number, t in enumerate([*positions(variant, 2 * TIMES), *last_choices(variant)]):
        rngs = [Rng(number + 3), Rng(number + 3)]
        tree = tree_at(t)
        tree.ask(t, iterations, 600.0, rngs[0])
        root, *children = tree.grown()
        right = grown(t, tree_at(t), root.visits, rngs[1])
        assert [(one.thing, one.visits, one.won) for one in children] == [
            (one.thing, one.visits, one.won) for one in right.children.values()
        ]
        assert 0 < root.visits <= iterations
        assert rngs[0].state == rngs[1].state
        assert sum(one.look for one in children) == pytest.approx(1.0)


def last_choices(variant: Variant) -> list[Table]:
    """The last tables of a random game at which a seat has a choice: a search from there sees results."""
    name, seats, options = variant
    t, rng = catalogue.find(name).new_table(seats, 1, options), rng_of(1, "walk")
    found: list[Table] = []
    while not t.over:
        if t.choices > 1 and t.seat >= 0:
            found.append(t.clone())
        t.follow(random_thing(t, rng))
    return found[-2:]


@pytest.mark.parametrize("variant", DEFAULTS)
def test_the_expert_searches_the_same_whatever_its_seat_cannot_know(variant: Variant) -> None:
    """Also if it is given the true table: every iteration begins with other cards."""
    for number, t in enumerate(positions(variant, 4 * TIMES)):
        trees = []
        for table in (t, redeal(t, t.seat, rng_of(number, "secrets"))):
            tree = tree_at(t)
            tree.ask(table, 24, 600.0, Rng(8))
            trees.append([(one.thing, one.visits, one.won, one.look) for one in tree.grown()])
        assert trees[0] == trees[1]


def test_the_expert_plays_what_it_visited_most_and_plans_as_far_as_it_searched_well() -> None:
    planned = 0
    for t in positions(("osaka", 3, {}), 12):
        tree = tree_at(t)
        tree.ask(t, 250, 600.0, Rng(5))
        _, *children = tree.grown()
        best = max(children, key=lambda one: (one.visits, one.look)).thing
        things = bot_called("expert:250", Rng(5)).plan(t)
        assert bot_called("expert:250", Rng(5)).think(t) == best == things[0]
        after = t.clone()
        for thing in things:
            assert thing in after.options and after.seat == t.seat
            after.play(thing)
        planned += len(things) > 1
    assert planned


def test_the_expert_takes_the_win_in_the_last_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a net that knows nothing: the results of finished games alone tell it the way."""
    even_net("yedo", tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    game, chances = catalogue.find("yedo"), 0
    for seed in range(30):
        t, rng = game.new_table(2, seed, {}), rng_of(seed, "walk")
        last = t.clone()
        while not t.over:
            if t.choices > 1 and t.seat >= 0:
                last = t.clone()
            t.follow(random_thing(t, rng))
        shares = {thing: share_after(last, thing) for thing in last.options}
        if None not in shares.values() and len(set(shares.values())) > 1:
            chances += 1
            assert shares[bot_called("expert:200", Rng(seed)).choose(last)] == max(
                shares.values(), key=lambda s: s or 0.0
            )
    assert chances


def share_after(t: Table, thing: int) -> float | None:
    """The share of the seat to move if this thing and forced ones end the game, the same with any cards; else None."""
    found = set()
    for number in range(6):
        after = redeal(t, t.seat, rng_of(number, "cards"))
        after.follow(thing)
        while not after.over and after.choices == 1:
            after.follow(after.option(0))
        found.add(won_by_each(after)[t.seat] if after.over else None)
    return found.pop() if len(found) == 1 else None


def test_the_expert_goes_on_with_the_tree_of_its_last_decision() -> None:
    """Where the same seat decides again, its tries count."""
    kept = 0
    for t in positions(("osaka", 3, {}), 12):
        tree = tree_at(t)
        tree.ask(t, 80, 600.0, Rng(2))
        after = t.clone()
        after.follow(tree.think())
        if after.seat == t.seat and after.choices > 1:
            tree.ask(after, 1, 600.0, Rng(2))
            kept += tree.grown()[0].visits > 1
            tree.ask(t, 80, 600.0, Rng(2))
            tree.think()
        tree.ask(t, 1, 600.0, Rng(2))
        assert tree.grown()[0].visits == 1, "another table begins anew"
    assert kept


def test_a_time_limit_ends_the_search_of_the_expert() -> None:
    """Whatever the limit is, one iteration is done."""
    t = next(positions(("osaka", 4, {}), 1))
    tree = tree_at(t)
    for seconds, least, most in ((0.0, 1, 2), (0.02, 2, 1_000_000)):
        tree.ask(t, 100_000_000, seconds, Rng(1))
        assert least <= tree.grown()[0].visits < most


def test_a_rule_that_finds_itself_broken_ends_the_search_and_the_next_one_is_whole() -> None:
    t = next(positions(("osaka", 3, {}), 1))
    broken = t.clone()
    for number in range(t.pending, AGENDA_DEPTH):
        broken[number] = t[t.pending - 1]
    broken.pending = AGENDA_DEPTH
    bot = bot_called("expert:100", Rng(3))
    with pytest.raises(RulesBug, match="of osaka found itself broken"):
        bot.think(broken)
    assert bot.think(t) in t.options


def test_one_bot_plays_at_tables_of_several_games() -> None:
    for name in ("net", "expert:2"):
        bot = bot_called(name, Rng(1))
        for game, seats in (("osaka", 3), ("yedo", 2), ("osaka", 4), ("osaka", 4)):
            t = next(positions((game, seats, {}), 1))
            assert bot.choose(t) in t.options


# Names


def test_budgets_and_temperatures_are_read_or_refused() -> None:
    expert, timed, drawing = (bot_called(name, Rng(1)) for name in ("expert", "expert:0.5s", "net:0.5"))
    assert isinstance(expert, Expert) and (expert.iterations, expert.seconds) == (400, 1.8)
    assert isinstance(timed, Expert) and timed.seconds == 0.5
    assert isinstance(drawing, Net) and drawing.temperature == 0.5
    for wrong in ("net:", "net:0", "net:x", "net:-1", "net:0.5s"):
        with pytest.raises(BadSetting, match=r"no temperature that can be read; right would be .*net:0.5"):
            bot_called(wrong, Rng(1))
    with pytest.raises(BadSetting, match="no budget that can be read"):
        bot_called("expert:x", Rng(1))
    with pytest.raises(BadSetting, match=r"expert.*net.*, or hard:500, or hard:0.5s, or net:0.5"):
        bot_called("bogus", Rng(1))


# Without a net


def damage(how: str, folder: Path, monkeypatch: pytest.MonkeyPatch, random_nets: Path) -> str:
    """Take the net of Osaka away; returns a part of the sentence that says so."""
    content = (random_nets / "osaka.bin").read_bytes()
    monkeypatch.setenv(FOLDER, str(folder))
    if how == "missing":
        return "the net osaka.bin of osaka cannot be read (No such file or directory)"
    if how == "damaged":
        (folder / "osaka.bin").write_bytes(content[:-1] + b"?")
        return "are not those of its sha256"
    if how == "of another game":
        (folder / "osaka.bin").write_bytes((random_nets / "yedo.bin").read_bytes())
        return "was made for game 'yedo'"
    (folder / "osaka.bin").write_bytes(content)
    if how == "switched off":
        monkeypatch.setenv("HIGAKI_NATIVE", "0")
        return "because HIGAKI_NATIVE is 0"
    monkeypatch.setattr(library, "PATH", Path("/nowhere/libhigaki.so"))
    library._library.cache_clear()
    library.functions_of.cache_clear()
    return "because the native library is not there"


@pytest.mark.parametrize("how", ["missing", "damaged", "of another game", "switched off", "library"])
@pytest.mark.parametrize("name", ["net", "expert"])
def test_without_a_net_hard_plays_in_its_place_and_it_is_said_once(
    name: str,
    how: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    random_nets: Path,
) -> None:
    _said.clear()
    monkeypatch.setitem(BUDGETS, "hard", (4, 600.0))
    tables = list(positions(("osaka", 3, {}), 3))
    sentence = damage(how, tmp_path, monkeypatch, random_nets)
    try:
        bot, hard = bot_called(name, Rng(3)), bot_called("hard", Rng(3))
        assert isinstance(hard, NativeSearch)
        with caplog.at_level(logging.WARNING, "higaki"):
            for t in tables:
                assert bot.choose(t) == hard.choose(t)
                assert bot.think(t) == hard.think(t)
                assert bot.plan(t) == hard.plan(t)
                assert bot.rng.state == hard.rng.state
        (told,) = [record.getMessage() for record in caplog.records]
        assert sentence in told and "right would be" in told and "\n" not in told
        assert told.endswith("; until then hard plays in place of net and expert")
    finally:
        library._library.cache_clear()
        library.functions_of.cache_clear()


def test_a_running_game_goes_on_when_its_net_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "hard", (2, 600.0))
    t, rng = catalogue.find("osaka").new_table(2, 3, {}), rng_of(3, "chance")
    players = [bot_called("net", rng_of(0, "bot")), bot_called("expert:2", rng_of(1, "bot"))]
    decisions = 0
    while not t.over:
        t.play(random_thing(t, rng) if t.seat < 0 else players[t.seat].choose(t))
        decisions += 1
        if decisions == 20:
            monkeypatch.setenv(FOLDER, str(tmp_path))
    assert decisions > 20


# The loader


def test_the_loader_refuses_a_body_that_does_not_fit_its_sizes() -> None:
    game = catalogue.find("osaka")
    net = read_net(game)
    functions = library.functions_of(game)

    def loaded(body: bytes, **changed: Any) -> bool:
        sizes = {"observed": net.observation, "inputs": net.inputs, "seats": net.seats} | changed
        layers = sizes.pop("layers", net.layers)
        numbers = (len(body), *sizes.values(), len(layers))
        made = functions.net_load(body, *numbers, (ctypes.c_int64 * max(1, len(layers)))(*layers))
        if made:
            functions.net_free(made)
        return bool(made)

    assert loaded(net.body)
    for wrong in (b"", net.body[:-1], net.body + b"x", net.body[:1000], net.body + bytes(2_000_000)):
        assert not loaded(wrong)
    for changed in (
        {"observed": 3},
        {"observed": 1 << 40},
        {"inputs": net.inputs - 1},
        {"inputs": 1 << 60},
        {"inputs": -1},
        {"seats": 9},
        {"seats": 0},
        {"layers": ()},
        {"layers": (50, 21)},
        {"layers": (1 << 40,)},
        {"layers": (0, 21, 35)},
        {"layers": (1,) * 9},
    ):
        assert not loaded(net.body, **changed), changed
    zero_argument = bytearray(net.body)
    (begin,) = [begin for name, _, begin, _ in net.arrays() if name == "argument"]
    zero_argument[begin : begin + 2 * net.inputs] = bytes(2 * net.inputs)
    assert not loaded(bytes(zero_argument))


def test_a_net_and_a_tree_of_the_library_cannot_be_copied() -> None:
    t = next(positions(("osaka", 3, {}), 1))
    tree = tree_at(t)
    for one in (tree, tree.net):
        with pytest.raises(TypeError, match="cannot be copied"):
            one.__reduce__()
    assert isinstance(tree.net, LoadedNet)
