"""The vector environment of all seats: what it says is what the package says; resets, limits, rewards, refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList
from numpy.typing import NDArray
from variants import variants

import higaki
from higaki import catalogue
from higaki.batch import Batch
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.rl import BatchEnv

DISABLED, SAME_STEP, NEXT_STEP = AutoresetMode.DISABLED, AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP


def any_legal(mask: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row; 0 where there is none."""
    chosen: NDArray[np.int64] = np.argmax(mask * rng.random(mask.shape), axis=1)
    return chosen


def result(t: Table, kind: str) -> list[float]:
    """The result of a finished game, from its ranking; a team is one side."""
    rank = {seat: place for place, seats in enumerate(t.game.ranking(t)) for seat in seats}
    sides = sorted({t.game.eyes(t, seat) for seat in range(t.seats)})
    scores = t.game.scores(t)
    found = []
    for seat in range(t.seats):
        others = [side for side in sides if side != t.game.eyes(t, seat)]
        level = [side for side in others if rank[side] == rank[seat]]
        behind = [side for side in others if rank[side] > rank[seat]]
        if kind == "win_share":
            found.append(1 / (1 + len(level)) if rank[seat] == 0 else 0.0)
        elif kind == "place":
            found.append((len(behind) + len(level) / 2) / len(others))
        else:
            found.append(float(scores[seat] - max(scores[side] for side in others)))
    return found


@pytest.mark.parametrize("variant", variants())
def test_a_row_is_what_the_package_says_of_its_table(variant: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = variant
    kind = ("win_share", "place", "score")[seats % 3]
    env = BatchEnv(name, seats, n=3, seed=1, reward=kind, autoreset_mode=DISABLED, **options)
    shown, info = env.reset(seed=seats)
    rng, finished, steps = np.random.default_rng(1), 0, 0
    while finished < 3:
        if steps % 60 == 0:
            for row in range(3):
                t = env.batch.table(row)
                assert info["seat"][row] == t.seat
                assert np.flatnonzero(shown["action_mask"][row]).tolist() == t.options
                assert shown["observation"][row].tolist() == [int(number) for number in observe(t, t.seat)]
        shown, reward, terminated, truncated, info = env.step(any_legal(shown["action_mask"], rng))
        assert shown in env.observation_space and not truncated.any()
        assert reward.shape == (3, seats) and not reward[~terminated].any()
        for ended in np.flatnonzero(terminated):
            assert np.allclose(reward[ended], result(env.batch.table(int(ended)), kind))
            assert info["seat"][ended] == -1 and not shown["action_mask"][ended].any()
        if terminated.any():
            shown, info = env.reset(options={"reset_mask": terminated})
        finished += int(terminated.sum())
        steps += 1


@pytest.mark.parametrize("name", catalogue.names())
def test_a_step_is_a_decision_of_the_package(name: str) -> None:
    env = BatchEnv(name, n=2, seed=1)
    shown, _ = env.reset(seed=3)
    rng = np.random.default_rng(2)
    for _ in range(30):
        tables, actions = [env.batch.table(row) for row in range(2)], any_legal(shown["action_mask"], rng)
        shown, _, _, _, info = env.step(actions)
        for row, (t, action) in enumerate(zip(tables, actions, strict=True)):
            t.follow(int(action))
            if t.seat >= 0:
                assert [*t.cells] == env.batch.cells[row].tolist() and t.seat == info["seat"][row]


def test_the_mask_is_one_array_and_views_are_overwritten() -> None:
    env = BatchEnv("osaka", n=4, seed=1)
    shown, info = env.reset()
    assert shown["action_mask"] is info["action_mask"]
    assert np.shares_memory(shown["observation"], env.batch.observation)
    assert np.shares_memory(shown["action_mask"], env.batch.mask)
    before = shown["observation"].copy()
    later, *_ = env.step(env.batch.random_things())
    assert later["observation"] is shown["observation"] and (shown["observation"] != before).any()
    for view in (*shown.values(), info["seat"]):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 1


def test_copies_stay_as_they_are() -> None:
    env = BatchEnv("osaka", n=4, seed=1, copy=True)
    shown, info = env.reset()
    kept = [array.copy() for array in (*shown.values(), info["seat"])]
    assert shown["action_mask"] is info["action_mask"]
    env.step(env.batch.random_things())
    assert all((now == then).all() for now, then in zip((*shown.values(), info["seat"]), kept, strict=True))


def test_a_seed_gives_the_same_games_again() -> None:
    def played(env: BatchEnv, seed: int | None) -> list[bytes]:
        shown, _ = env.reset(seed=seed)
        rng, found = np.random.default_rng(4), []
        for _ in range(40):
            shown, reward, *_ = env.step(any_legal(shown["action_mask"], rng))
            found.append(shown["observation"].tobytes() + reward.tobytes())
        return found

    env = BatchEnv("yokohama", n=5, seed=9, shaping=1.0)
    first, second = played(env, None), played(env, None)
    assert first != second
    assert played(env, 9) == first and played(env, None) == second
    assert played(BatchEnv("yokohama", n=5, threads=3, shaping=1.0), 9) == first
    assert played(BatchEnv("yokohama", n=5), None) != played(BatchEnv("yokohama", n=5), None)
    assert (env.reset(seed=9)[0]["observation"] == Batch("yokohama", n=5, seed=9).observation).all()


@pytest.mark.parametrize("limit", [None, 30])
def test_in_the_same_step_a_game_ends_and_the_next_begins(limit: int | None) -> None:
    """Beside an environment that is reset by hand."""
    env, by_hand = (
        BatchEnv("osaka", 2, n=6, limit=limit, shaping=0.5, autoreset_mode=mode, copy=True)
        for mode in (SAME_STEP, DISABLED)
    )
    assert env.metadata["autoreset_mode"] is SAME_STEP and by_hand.metadata["autoreset_mode"] is DISABLED
    (shown, _), (expected, _) = env.reset(seed=2), by_hand.reset(seed=2)
    rng, ends = np.random.default_rng(5), 0
    for _ in range(500):
        actions = any_legal(shown["action_mask"], rng)
        shown, reward, terminated, truncated, info = env.step(actions)
        last, given, over, stopped, told = by_hand.step(actions)
        assert (reward == given).all() and (terminated == over).all() and (truncated == stopped).all()
        ended = over | stopped
        ends += int(ended.sum())
        expected, told_next = by_hand.reset(options={"reset_mask": ended}) if ended.any() else (last, told)
        assert ("final_obs" in info) == ended.any() == ("final_info" in info)
        for row in np.flatnonzero(ended):
            assert all((info["final_obs"][row][key] == last[key][row]).all() for key in last)
            assert info["final_info"]["seat"][row] == told["seat"][row]
            assert (info["final_info"]["action_mask"][row] == told["action_mask"][row]).all()
        if ended.any():
            assert (info["_final_obs"] == ended).all() and (info["_final_info"] == ended).all()
            assert all(info["final_obs"][row] is None for row in np.flatnonzero(~ended))
        assert (info["seat"] == told_next["seat"]).all()
        assert all((shown[key] == expected[key]).all() for key in shown)
    assert ends > 5


def test_with_the_next_step_a_game_begins_in_the_step_after_the_end() -> None:
    """Beside a batch."""
    env, batch = BatchEnv("osaka", 2, n=6, limit=200, autoreset_mode="NextStep"), Batch("osaka", 2, n=6, seed=2)
    assert env.metadata["autoreset_mode"] is NEXT_STEP
    shown, _ = env.reset(seed=2)
    rng, ended, decisions = np.random.default_rng(5), np.zeros(6, np.bool_), np.zeros(6)
    ends = {"terminated": 0, "truncated": 0}
    for _ in range(900):
        actions = any_legal(shown["action_mask"], rng)
        shown, reward, terminated, truncated, info = env.step(actions)
        batch.step(actions, ~ended)
        batch.reset(ended)
        decisions = np.where(ended, 0, decisions + 1)
        assert (shown["observation"] == batch.observation).all() and (shown["action_mask"] == batch.mask).all()
        assert (terminated == batch.over).all() and (truncated == ((decisions == 200) & ~terminated)).all()
        assert (reward == batch.returns()).all() and "final_obs" not in info
        ended = terminated | truncated
        ends["terminated"] += int(terminated.sum())
        ends["truncated"] += int(truncated.sum())
    assert min(ends.values()) > 3


def test_the_next_step_begins_a_game_and_ignores_the_action() -> None:
    env = BatchEnv("osaka", 2, n=4, seed=1, limit=7, autoreset_mode="NextStep")
    shown, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(7):
        shown, _, terminated, truncated, _ = env.step(any_legal(shown["action_mask"], rng))
    assert truncated.all() and not terminated.any() and env.batch.games.tolist() == [1] * 4
    shown, reward, terminated, truncated, _ = env.step([-1] * 4)
    assert env.batch.games.tolist() == [2] * 4 and not (terminated | truncated).any() and not reward.any()
    assert (shown["observation"] == env.batch.observation).all()


def test_a_limit_truncates_and_never_terminates() -> None:
    env = BatchEnv("yedo", 2, n=8, seed=1, limit=5)
    shown, _ = env.reset()
    rng = np.random.default_rng(1)
    for step in range(1, 21):
        shown, reward, terminated, truncated, info = env.step(any_legal(shown["action_mask"], rng))
        assert not terminated.any() and not reward.any()
        assert truncated.all() == (step % 5 == 0) and truncated.any() == truncated.all()
        assert not truncated.any() or all(info["final_obs"][row]["action_mask"].any() for row in range(8))


def test_a_game_that_ends_at_its_limit_is_terminated() -> None:
    length = int(Batch("osaka", 2, n=1, seed=3).play_random()[0])
    for limit, ends in ((length, (True, False)), (length - 1, (False, True))):
        env = BatchEnv("osaka", 2, n=1, limit=limit, autoreset_mode=DISABLED)
        env.reset(seed=3)
        for _ in range(limit):
            _, reward, terminated, truncated, _ = env.step(env.batch.random_things())
        assert (terminated[0], truncated[0]) == ends and reward.any() == terminated[0]


@pytest.mark.parametrize("discount", [1.0, 0.99])
def test_shaping_adds_up_to_a_constant(discount: float) -> None:
    """The potential of the first table with its sign turned, whatever was played."""
    env = BatchEnv("yokohama", 3, n=4, shaping=2.0, discount=discount, autoreset_mode=DISABLED)
    shown, _ = env.reset(seed=6)
    first, rng = env.batch.chances(), np.random.default_rng(1)
    total, ended, weight = np.zeros((4, 3)), np.zeros(4, np.bool_), 1.0
    while not ended.all():
        for _ in range(50):
            before, games = ended.copy(), env.batch.games.copy()
            shown, reward, terminated, _, _ = env.step(any_legal(shown["action_mask"], rng))
            total[~before] += weight * reward[~before]
            for row in np.flatnonzero(terminated & ~before):
                total[row] -= weight * np.array(result(env.batch.table(int(row)), "win_share"))
            ended |= terminated
            weight *= discount
            assert (games == env.batch.games).all()
            if terminated.any():
                shown, _ = env.reset(options={"reset_mask": terminated})
    assert np.allclose(total, -2.0 * first)


def nearly_over(name: str, seats: int, n: int, decisions: int) -> Batch:
    """Tables of greedy games that end after so many decisions more, or fewer."""
    batch, lengths = Batch(name, seats, n=n, seed=1), Batch(name, seats, n=n, seed=1).play_greedy()
    for step in range(int(lengths.max())):
        batch.step(batch.greedy_things(), lengths - step > decisions)
    return batch


def test_games_begin_at_given_tables_until_the_next_reset() -> None:
    near = nearly_over("osaka", 3, 5, 6)
    env = BatchEnv("osaka", 3, n=16)
    for tables in (near, [near.table(row) for row in range(5)]):
        shown, _ = env.reset(seed=1, options={"tables": tables})
        known = {near.observation[row].tobytes() for row in range(5)}
        assert {row.tobytes() for row in shown["observation"]} <= known
        rng, ended = np.random.default_rng(1), 0
        for _ in range(60):
            shown, _, terminated, _, _ = env.step(any_legal(shown["action_mask"], rng))
            ended += int(terminated.sum())
            assert all(shown["observation"][row].tobytes() in known for row in np.flatnonzero(terminated))
        assert ended > 30
    env.reset(seed=1)
    assert (env.batch.cells == Batch("osaka", 3, n=16, seed=1).cells).all()


def test_given_tables_are_redealt_for_the_seat_to_move() -> None:
    match = higaki.new("osaka", seats=3, seed=1)
    for _ in range(12):
        match.play(match.options[0])
    env = BatchEnv("osaka", 3, n=32)
    plain, _ = env.reset(seed=1, options={"tables": [match]})
    cells, seen = env.batch.cells.copy(), plain["observation"].copy()
    assert (cells == cells[0]).all()
    redealt, _ = env.reset(seed=1, options={"tables": [match], "redeal": True})
    assert (redealt["observation"] == seen).all() and (env.batch.cells != cells).any()


def test_infos_are_read_by_gymnasium_s_own_wrapper() -> None:
    inner = BatchEnv("osaka", 2, n=3, seed=1, limit=2)
    env = DictInfoToList(inner)
    _, infos = env.reset()
    assert [info["seat"] for info in infos] == inner.batch.seat.tolist()
    for _ in range(2):
        *_, infos = env.step(inner.batch.random_things())
    assert len(infos) == 3 and all({"seat", "action_mask", "final_obs", "final_info"} <= info.keys() for info in infos)


def test_a_table_is_drawn_as_text() -> None:
    env = BatchEnv("osaka", 2, n=2, seed=1, render_mode="ansi")
    env.reset()
    texts = env.render()
    assert texts is not None and len(texts) == 2 and all("Hand" in text and "(you)" in text for text in texts)
    assert BatchEnv("osaka", 2, n=2).render() is None


WRONG_STEPS: list[tuple[str, Any, type[Exception], str]] = [
    ("an illegal action", lambda e: e.step([999, 0, 0]), IllegalChoice, "row 0: 999 cannot be chosen now; right would"),
    ("too few", lambda e: e.step([1]), BadCall, r"actions are int64 of shape \(1,\); right would be 3 whole numbers"),
    ("floats", lambda e: e.step(np.zeros(3)), BadCall, "actions are float64 of shape"),
    ("bools", lambda e: e.step(np.zeros(3, np.bool_)), BadCall, "actions are bool of shape"),
    ("a seed that is none", lambda e: e.reset(seed="x"), BadCall, "seed is 'x'; right would be a whole number from 0"),
    ("seeds by row", lambda e: e.reset(seed=[1, 2, 3]), BadCall, r"seed is \[1, 2, 3\]; right would be"),
    ("a negative seed", lambda e: e.reset(seed=-1), BadCall, "seed is -1; right would be a whole number from 0"),
    ("an unknown option", lambda e: e.reset(options={"x": 1}), BadCall, "options are .*; right would be a dict with"),
    ("no dict", lambda e: e.reset(options=[1]), BadCall, "options are .*; right would be a dict with"),
    ("no tables", lambda e: e.reset(options={"tables": []}), BadCall, "tables are .*; right would be a list of tables"),
    ("one table", lambda e: e.reset(options={"tables": 7}), BadCall, "tables are 7; right would be a list of tables"),
    ("none to redeal", lambda e: e.reset(options={"redeal": True}), BadCall, "right would be tables, too"),
    ("no table", lambda e: e.reset(options={"tables": ["x"]}), BadCall, "'x' is no table; right would be a table"),
    (
        "a table of another size",
        lambda e: e.reset(options={"tables": [higaki.new("osaka", seats=2)]}),
        BadSetting,
        "a table of another size or with other options",
    ),
    (
        "a batch of another game",
        lambda e: e.reset(options={"tables": Batch("yedo", 3, n=2)}),
        BadSetting,
        "has other tables; right would be a batch like",
    ),
    (
        "a table that is over",
        lambda e: e.reset(options={"tables": over()}),
        BadCall,
        "table 0 of tables is over; right",
    ),
    ("a mask of numbers", lambda e: e.reset(options={"reset_mask": [1, 0, 0]}), BadCall, "right would be a mask of"),
    ("an empty mask", lambda e: e.reset(options={"reset_mask": [False] * 3}), BadCall, "one of them true"),
    (
        "a seed and a mask",
        lambda e: e.reset(seed=1, options={"reset_mask": [True] * 3}),
        BadCall,
        "a seed is for all tables; right would be a seed or a reset_mask",
    ),
]


def over() -> Batch:
    batch = Batch("osaka", 3, n=2)
    batch.play_random()
    return batch


@pytest.mark.parametrize(
    ("wish", "error", "message"), [row[1:] for row in WRONG_STEPS], ids=[row[0] for row in WRONG_STEPS]
)
def test_wrong_input_is_refused_and_changes_nothing(wish: Any, error: type[Exception], message: str) -> None:
    env = BatchEnv("osaka", 3, n=3, seed=1)
    env.reset()
    before = env.batch.cells.tobytes(), env.batch.random_state.tolist(), env.batch.games.tolist()
    with pytest.raises(error, match=message):
        wish(env)
    assert before == (env.batch.cells.tobytes(), env.batch.random_state.tolist(), env.batch.games.tolist())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 9}, "osaka is not for 9 players; right would be one of 2, 3, 4"),
        ({"resets": True}, "unknown option 'resets'"),
        ({"n": 0}, "n is 0; right would be a whole number from 1"),
        ({"threads": 0}, "threads is 0; right would be a whole number from 1"),
        ({"limit": 0}, "limit is 0; right would be a whole number from 1"),
        ({"reward": "money"}, "'money' is no reward; right would be one of win_share, place, score"),
        ({"shaping": -1}, "shaping is -1; right would be a number from 0"),
        ({"discount": 2}, "discount is 2; right would be a number from 0 to 1"),
        ({"autoreset_mode": "never"}, "autoreset_mode is 'never'; right would be one of Disabled, NextStep, SameStep"),
        ({"render_mode": "human"}, "render_mode is 'human'; right would be ansi, or None"),
    ],
)
def test_a_wrong_environment_is_not_made(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message):
        BatchEnv("osaka", **arguments)


def test_a_game_that_was_not_begun_or_has_ended_is_not_played() -> None:
    env = BatchEnv("osaka", 2, n=2, seed=1, limit=1, autoreset_mode=DISABLED)
    with pytest.raises(BadCall, match=r"no game was begun; right would be reset\(\)"):
        env.step(env.batch.random_things())
    with pytest.raises(BadCall, match=r"right would be reset.. of all tables first"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset()
    env.step(env.batch.random_things())
    with pytest.raises(BadCall, match=r"row 0 has ended; right would be reset.*reset_mask.* before the next step"):
        env.step(env.batch.random_things())
