"""The batch of tables: its arrays, its choices, and what it refuses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import higaki
from higaki import catalogue
from higaki.batch import Batch, NoLibrary, is_available
from higaki.bots.rollout import carry_out, shares_on_the_way
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.native import library

GAMES = catalogue.names()


def states(batch: Batch) -> list[Any]:
    """All that a batch holds."""
    return [state(batch.table(row)) for row in range(batch.n)] + [batch.generators.tolist()]


def state(t: Table) -> Any:
    """All that a table holds."""
    made: Any = t.__reduce__()
    return made[1][1:]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str) -> None:
    one, three = (Batch(name, n=200, seed=5, threads=threads) for threads in (1, 3))
    for _ in range(20):
        for batch in (one, three):
            batch.step(batch.random_things())
    assert one.cells.tobytes() == three.cells.tobytes()
    assert one.play_random().tolist() == three.play_random().tolist()
    assert one.returns("score").tolist() == three.returns("score").tolist()
    assert Batch(name, n=200, seed=6).random_state.tolist() != Batch(name, n=200, seed=5).random_state.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_mask_and_observation_follow_every_step(name: str) -> None:
    batch = Batch(name, n=6, seed=1)
    mask, observation = batch.mask, batch.observation
    for _ in range(30):
        batch.step(batch.random_things())
        for row in range(batch.n):
            t = batch.table(row)
            assert np.flatnonzero(mask[row]).tolist() == t.options
            assert observation[row].tolist() == [int(number) for number in observe(t, max(t.seat, 0))]
    assert mask.shape == (6, len(batch.game.things.names)) and mask.dtype == np.uint8
    assert observation.shape == (6, batch.observation_size) and observation.dtype == np.int16


def test_the_batch_draws_unless_draws_are_decisions() -> None:
    """The start player of Dragon Market is drawn."""
    assert (Batch("dragon_market", n=50, seed=1).seat >= 0).all()
    asked = Batch("dragon_market", n=50, seed=1, asks_chance=True)
    assert (asked.seat == -2).all()
    asked.step(asked.random_things())
    assert (asked.seat >= 0).all()


def test_a_row_that_is_over_stays_or_is_dealt_anew() -> None:
    for resets in (False, True):
        batch = Batch("osaka", seats=2, n=3, seed=2, resets=resets)
        batch.play_random()
        assert batch.over.all() and (batch.seat == -1).all() and batch.games.tolist() == [1, 1, 1]
        before = states(batch)
        batch.step([-1, -1, -1])
        assert (states(batch) == before) is not resets
        assert batch.over.any() != resets
        assert batch.games.tolist() == [1 + resets] * 3


def test_results_of_a_finished_game_count_teams_as_sides() -> None:
    batch = Batch("dragon_market", seats=4, n=20, seed=3, teams=True)
    assert not batch.returns().any()
    batch.play_random()
    won, beaten, margin = (batch.returns(kind) for kind in ("win_share", "place", "score"))
    partner = [2, 3, 0, 1]
    for result in (won, beaten, margin, batch.scores(), batch.places()):
        assert (result == result[:, partner]).all()
    assert np.allclose(won.sum(axis=1), 2)  # both of a side have its share
    assert np.allclose(beaten[:, 0] + beaten[:, 1], 1)
    assert (margin[:, 0] == -margin[:, 1]).all()
    for row in range(batch.n):
        match_scores = batch.game.scores(batch.table(row))
        assert batch.scores()[row].tolist() == match_scores


def test_a_row_goes_into_the_package_and_back() -> None:
    batch = Batch("yedo", seats=3, n=2, seed=4)
    for _ in range(25):
        batch.step(batch.random_things())
    t = batch.table(0)
    before = states(batch)
    t.follow(t.options[0])
    assert states(batch) == before  # it was a copy
    mask, observation, other = batch.mask, batch.observation, batch.mask[0].tolist()
    batch.load(1, t)
    assert np.flatnonzero(mask[1]).tolist() == t.options and mask[0].tolist() == other
    assert observation[1].tolist() == [int(number) for number in observe(t, t.seat)]
    assert state(batch.table(1)) == state(t)
    match = higaki.new("yedo", seats=3, seed=1)
    batch.load(0, match.table)
    assert batch.table(0).options == match.table.options


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_table_is_put_back_into_every_row(name: str) -> None:
    batch, other = (Batch(name, n=3, seed=seed, asks_chance=True) for seed in (4, 5))
    for _ in range(25):
        batch.step(batch.random_things())
    mask, observation = other.mask, other.observation
    other.restore(batch.save(1))
    for row in range(3):
        t = other.table(row)
        assert state(t) == state(batch.table(1))
        assert sorted(np.flatnonzero(mask[row]).tolist()) == sorted(t.options)
        assert observation[row].tolist() == [int(number) for number in observe(t, max(t.seat, 0))]
    batch.play_random()
    other.restore(batch.save(1))
    assert other.over.all() and other.returns().tolist() == [batch.returns()[1].tolist()] * 3


def test_copies_continue_with_a_luck_of_their_own() -> None:
    batch = Batch("osaka", seats=3, n=4, seed=4)
    batch.copy(0, [1, 2])
    assert (batch.cells[1] == batch.cells[0]).all() and (batch.cells[3] != batch.cells[0]).any()
    assert len({int(state) for state in batch.random_state[:3]}) == 3
    batch.copy(0, np.array([False, True, False, False]), same_luck=True)
    assert batch.random_state[1] == batch.random_state[0]


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    batch = Batch("osaka", seats=3, n=64, seed=4)
    batch.play_many(1)
    batch.reset()
    for _ in range(12):
        batch.step(batch.random_things())
    batch.copy(0, range(1, 64))
    known = batch.observe(1)
    before = batch.cells.copy()
    batch.redeal(1, rows=range(32, 64))
    assert (batch.observe(1) == known).all()
    assert (batch.cells[:32] == before[:32]).all() and (batch.cells[32:] != before[32:]).any()


def test_a_process_that_was_forked_has_threads_of_its_own() -> None:
    """Otherwise its first step would wait for threads of its parent for ever."""
    batch = Batch("osaka", seats=3, n=400, seed=4, threads=3)
    batch.step(batch.random_things())
    child = os.fork()
    if child == 0:
        signal.alarm(20)  # kills it if it waits
        batch.step(batch.random_things())
        os._exit(int(not (batch.games == 1).all()))
    assert os.waitpid(child, 0)[1] == 0


def test_rows_of_a_large_batch_are_all_heeded() -> None:
    """Once the mask was freed before the library read it, and the first rows of thousands were lost."""
    batch = Batch("osaka", seats=2, n=5000, seed=1, threads=1)
    for _ in range(3):
        batch.reset(range(16))
        batch.copy(20, range(4))
    assert batch.games.tolist() == [4] * 16 + [1] * 4984
    assert (batch.cells[:4] == batch.cells[20]).all()


def test_a_new_seed_begins_a_batch_anew() -> None:
    batch = Batch("yedo", seats=3, n=5, seed=4)
    batch.play_random()
    batch.reset()
    batch.reseed(9)
    assert states(batch) == states(Batch("yedo", seats=3, n=5, seed=9))
    assert batch.games.tolist() == [1] * 5 and "seed=9" in repr(batch)
    batch.play_random()
    batch.reset()
    other = Batch("yedo", seats=3, n=5, seed=9)
    other.play_random()
    other.reset()
    assert states(batch) == states(other)


def test_only_the_rows_that_are_named_are_played() -> None:
    batch, other = (Batch("osaka", seats=3, n=4, seed=4) for _ in range(2))
    before, things = states(batch)[:-1], batch.random_things()
    things[1] = -7  # no option, but nobody asks
    batch.step(things, rows=[0, 2])
    other.step(np.where([True, False, True, False], things, other.random_things()))
    after = states(batch)[:-1]
    assert [after[row] == before[row] for row in range(4)] == [False, True, False, True]
    assert [after[row] for row in (0, 2)] == [states(other)[row] for row in (0, 2)]
    batch.mask, batch.observation  # noqa: B018
    batch.step(things, rows=[])
    assert states(batch)[:-1] == after


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_on_until_another_seat_is_to_move(name: str) -> None:
    """The random bot sits in seat 1, the greedy one in seat 2; each as if it were asked for one thing after another."""
    batch, other, at_once = (Batch(name, seats=3, n=1, seed=3) for _ in range(3))
    at_once.play_on([0, 1, 2])
    total = 0
    for _ in range(15):
        decisions = 0
        while not other.over[0] and other.seat[0] != 0:
            other.step(other.random_things() if other.seat[0] == 1 else other.greedy_things())
            decisions += 1
        assert batch.play_on([0, 1, 2]).tolist() == [decisions]
        assert states(batch) == states(other) == states(at_once)
        assert (at_once.observation == batch.observation).all() and (at_once.mask == batch.mask).all()
        if batch.over[0]:
            break
        thing = [int(batch.options[0, 0])]
        batch.step(thing)
        other.step(thing)
        at_once.step(thing, players=np.array([[0, 1, 2]], np.uint8))
        total += decisions
    assert total > 10


def test_nobody_plays_on_where_nobody_plays() -> None:
    batch = Batch("osaka", seats=2, n=3, seed=1)
    before = states(batch)
    assert batch.play_on(np.zeros((3, 2), np.int64)).tolist() == [0, 0, 0]
    assert states(batch) == before
    assert (batch.play_on([1, 1]) > 10).all() and batch.over.all()


def test_some_rows_are_observed_and_judged() -> None:
    batch = Batch("yokohama", seats=3, n=4, seed=4)
    for _ in range(30):
        batch.step(batch.random_things())
    seen, chances = batch.observe(2), batch.chances()
    some, judged = batch.observe(2, rows=[1, 3]), batch.chances(rows=[1, 3])
    assert (some[[1, 3]] == seen[[1, 3]]).all() and not some[[0, 2]].any() and seen[0].any()
    assert (judged[[1, 3]] == chances[[1, 3]]).all() and not judged[[0, 2]].any()


def test_rows_are_taken_from_another_batch() -> None:
    other, batch = Batch("yedo", seats=3, n=3, seed=4), Batch("yedo", seats=3, n=4, seed=5)
    for _ in range(25):
        other.step(other.random_things())
    kept = state(batch.table(2))
    batch.take(other, [1, 1, -1, 0], same_luck=True)
    assert [state(batch.table(row)) for row in (0, 1, 3)] == [state(other.table(row)) for row in (1, 1, 0)]
    assert state(batch.table(2)) == kept and batch.games.tolist() == [2, 2, 1, 2]
    assert (batch.observation[0] == other.observation[1]).all() and (batch.mask[3] == other.mask[0]).all()
    lucks = set()
    for _ in range(3):
        batch.take(other, [1, 1, 1, 1])
        lucks |= set(batch.random_state.tolist())
        assert (batch.cells == other.cells[1]).all()
    assert len(lucks) == 12


def test_views_live_longer_than_the_batch() -> None:
    seat = Batch("osaka", seats=2, n=1000, seed=1).seat
    assert set(seat.tolist()) <= {0, 1}


def test_nothing_is_written_through_a_view() -> None:
    batch = Batch("osaka", n=2)
    whole_rows = (batch.cells, batch.options, batch.mask, batch.observation)
    numbers = (batch.seat, batch.over, batch.choices, batch.pending, batch.random_state, batch.games, batch.dealt_from)
    for view in (*whole_rows, *numbers):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 1


WRONG: list[tuple[str, Any, type[Exception], str]] = [
    (
        "a thing that is no option",
        lambda b: b.step([999, *b.random_things()[1:]]),
        IllegalChoice,
        "row 0: 999 cannot be",
    ),
    (
        "too few things",
        lambda b: b.step([1]),
        BadCall,
        "things are int64 of shape .1,.; right would be 4 whole numbers",
    ),
    ("things that are no numbers", lambda b: b.step(np.zeros(4)), BadCall, "things are float64 of shape .4,."),
    ("a thing of too many digits", lambda b: b.step([1 << 40] * 4), BadCall, "a number that is too large"),
    ("a row that is not there", lambda b: b.table(4), BadCall, "row is 4; right would be a whole number from 0 to 3"),
    ("a row before the first", lambda b: b.table(-1), BadCall, "row is -1; right would be a whole number from 0 to 3"),
    (
        "rows that are not there",
        lambda b: b.reset([0, 4]),
        BadCall,
        "are no rows; right would be a list of numbers from 0",
    ),
    ("a mask of another length", lambda b: b.reset([True]), BadCall, "or a mask with 4 entries"),
    ("targets that are not there", lambda b: b.copy(0, [9]), BadCall, "are no rows"),
    ("a seat that is not there", lambda b: b.observe(3), BadCall, "3 is no seat; right would be a number from -1 to 2"),
    ("seats that are not there", lambda b: b.redeal([0, 1, 2, 3]), BadCall, "is no seat"),
    ("no kind of return", lambda b: b.returns("money"), BadCall, "right would be one of win_share, place, score"),
    ("no number of games", lambda b: b.play_many(0), BadCall, "games is 0; right would be a whole number from 1"),
    ("a table of another size", lambda b: b.load(0, higaki.new("osaka", seats=2).table), BadSetting, "another size"),
    ("a table of another game", lambda b: b.load(0, higaki.new("yedo", seats=3).table), BadSetting, "another size"),
    ("no table", lambda b: b.load(0, "osaka"), BadCall, "is no table"),
    ("no seed", lambda b: b.reseed("x"), BadCall, "seed is 'x'; right would be a whole number"),
    ("rows to play that are not there", lambda b: b.step(b.random_things(), rows=[7]), BadCall, "are no rows"),
    ("a thing for a row", lambda b: b.step([0, 0, 999, 0], rows=[2]), IllegalChoice, "row 2: 999 cannot be"),
    ("no player", lambda b: b.play_on([0, 3, 0]), BadCall, "are no players; right would be 0, 1 or 2 for each of 3"),
    ("too few players", lambda b: b.play_on([1, 1]), BadCall, "are no players"),
    ("players of a step", lambda b: b.step(b.random_things(), players=[0.5] * 3), BadCall, "are no players"),
    (
        "rows of another game",
        lambda b: b.take(Batch("osaka", seats=2, n=4), [0] * 4),
        BadSetting,
        "has other tables; right would be a batch like",
    ),
    ("no batch", lambda b: b.take("osaka", [0] * 4), BadSetting, "'osaka' has other tables"),
    (
        "rows that are not there to be taken",
        lambda b: b.take(Batch("osaka", seats=3, n=2), [0, 1, 2, 0]),
        BadCall,
        "are no rows of it; right would be numbers from -1 to 1",
    ),
    ("no saved table", lambda b: b.restore(b.save(0)[1:]), BadCall, "is no table; right would be what `save` gave"),
]


@pytest.mark.parametrize("has_mask", [False, True])
@pytest.mark.parametrize(("wish", "error", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_wrong_input_is_refused_and_changes_nothing(
    wish: Any, error: type[Exception], message: str, has_mask: bool
) -> None:
    batch = Batch("osaka", seats=3, n=4, seed=8)
    assert not has_mask or batch.mask.any()
    batch.generators[:] = 1  # a draw for an argument must not count as a change
    before = states(Batch("osaka", seats=3, n=4, seed=8))[:-1]
    with pytest.raises(error, match=message):
        wish(batch)
    assert states(batch)[:-1] == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"game": "osaka", "seats": 9}, "osaka is not for 9 players"),
        ({"game": "osaka", "n": 0}, "n is 0; right would be a whole number from 1"),
        ({"game": "osaka", "n": 2.5}, "n is 2.5"),
        ({"game": "osaka", "seed": "x"}, "seed is 'x'"),
        ({"game": "osaka", "threads": 0}, "threads is 0; right would be a whole number from 1 to 256"),
        ({"game": "yedo", "seats": 2, "version": "ninja"}, "version"),
    ],
)
def test_a_wrong_batch_is_not_made(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message):
        Batch(**arguments)


def test_without_the_library_only_batches_are_missing() -> None:
    program = (
        "import higaki, higaki.batch as b; from higaki import catalogue\n"
        "print(b.is_available(catalogue.find('osaka')), len(higaki.new('osaka').options) > 0)\n"
        "try:\n    b.Batch('osaka')\nexcept b.NoLibrary as error:\n    print(error)"
    )
    environment = os.environ | {"HIGAKI_LIBRARY": "/nowhere/libhigaki.so"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("False True\nthe native library is not there (/nowhere/libhigaki.so:")
    assert "right would be `make native`, which needs a C compiler" in done.stdout


def test_a_library_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.find("osaka")
    assert is_available(game)
    library.functions_of.cache_clear()
    monkeypatch.setattr(library, "CELLS", library.THINGS)
    with pytest.raises(NoLibrary, match="has other rules of osaka; right would be `make native`"):
        library.functions_of(game)
    library.functions_of.cache_clear()


def test_rollouts_are_those_of_a_search_and_leave_the_tables_as_they_are() -> None:
    batch = Batch("osaka", seats=3, n=4, seed=8)
    for _ in range(30):
        batch.step(batch.greedy_things())
    before, plans = batch.cells.copy(), np.full((4, 2), -1)
    plans[:3, 0] = batch.options[:3, 0]
    wanted = []
    for row in range(3):
        t, seat, rng = batch.table(row), int(batch.seat[row]), Rng(int(batch.generators[row]))
        carry_out(t, seat, [int(plans[row, 0])])
        wanted.append(shares_on_the_way(t, seat, 2 * 3 - 1, rng))
    found = batch.rollouts(plans, 2)
    assert found[:3].tolist() == wanted
    assert not found[3].any()
    assert (batch.cells == before).all()


@pytest.mark.parametrize("plans", [[[0]], [0, 0], [[0.5], [0.5]], [[-2], [0]], [[9999], [0]], [[], []]])
def test_odd_plans_of_rollouts_are_refused(plans: Any) -> None:
    batch = Batch("osaka", seats=2, n=2, seed=1)
    with pytest.raises(BadCall, match="plans"):
        batch.rollouts(plans, 1)
    with pytest.raises(BadCall, match="rounds"):
        batch.rollouts([[0], [0]], 0)
