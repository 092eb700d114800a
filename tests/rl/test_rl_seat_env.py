"""The environment of one seat, alone and at many tables at once: Gymnasium's own checks, bots, rewards, refusals."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray
from variants import variants

import higaki
from higaki import catalogue
from higaki.batch import Batch
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice
from higaki.engine.views.observation import observe
from higaki.rl import SeatEnv, SeatVectorEnv, register
from higaki.rl.registration import name_of

Mask = NDArray[np.int8]


def any_legal(mask: NDArray[Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def first_legal(observation: NDArray[np.int16], mask: Mask) -> int:
    return int(np.argmax(mask))


def played(env: SeatEnv, seed: int | None = None, steps: int = 10_000) -> list[tuple[Any, ...]]:
    """A game with any legal actions: what each step gave."""
    shown, info = env.reset(seed=seed)
    rng = np.random.default_rng(1)
    found: list[tuple[Any, ...]] = [(shown["observation"].tolist(), info["seat"])]
    for _ in range(steps):
        shown, reward, terminated, truncated, info = env.step(any_legal(shown["action_mask"], rng))
        found.append((shown["observation"].tolist(), reward, terminated, truncated, info["seat"]))
        if terminated or truncated:
            return found
    return found


# Gymnasium's checks. Warnings are errors, with no exception.


@pytest.mark.parametrize("variant", variants())
def test_gymnasium_finds_nothing_to_complain_about(variant: tuple[str, int, dict[str, Any]]) -> None:
    """It samples actions without their mask, so an illegal one must not raise."""
    name, seats, options = variant
    env = gymnasium.make(name_of(name), seats=seats, bots="random", illegal="lose", **options)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", catalogue.names())
def test_gymnasium_finds_nothing_with_any_seat_and_a_limit(name: str) -> None:
    env = gymnasium.make(name_of(name), bots="greedy", seat="random", illegal="lose", limit=50, shaping=1.0)
    check_env(env.unwrapped)


def test_every_game_has_a_name_in_the_registry() -> None:
    register()  # a second time, without a warning
    names = ["higaki/Osaka-v0", "higaki/DragonMarket-v0", "higaki/Yokohama-v0", "higaki/Yedo-v0"]
    assert set(names) <= set(gymnasium.registry)
    env = gymnasium.make("higaki.rl:higaki/DragonMarket-v0", seats=2, bots="random", mode="advanced")
    assert isinstance(env.unwrapped, SeatEnv) and env.unwrapped.layout.options["mode"] == "advanced"


# A game


@pytest.mark.parametrize("name", catalogue.names())
def test_the_learner_gets_its_own_view_and_its_own_result(name: str) -> None:
    for seat in range(3):
        env = SeatEnv(name, 3, bots="random", seat=seat, reward="place")
        batch = env._row.batch
        shown, info = env.reset(seed=seat)
        rng, over = np.random.default_rng(1), False
        while not over:
            if not rng.integers(20):
                t = batch.table(0)
                assert t.seat == seat == info["seat"]
                assert shown["observation"].tolist() == [int(number) for number in observe(t, seat)]
                assert np.flatnonzero(shown["action_mask"]).tolist() == t.options
                assert env.action_masks().tolist() == (shown["action_mask"] == 1).tolist()
                assert shown["action_mask"] is info["action_mask"]
            shown, reward, over, truncated, info = env.step(any_legal(shown["action_mask"], rng))
            assert not truncated and (over or reward == 0)
        assert reward == batch.returns("place")[0, seat]
        assert shown["observation"].tolist() == [int(number) for number in observe(batch.table(0), seat)]
        assert not shown["action_mask"].any()


def test_a_seed_gives_the_same_games_again() -> None:
    for bots in ("random", "greedy", ["easy", "random"], ["medium:5", first_legal]):
        env = SeatEnv("osaka", 3, bots=bots, seat="random", shaping=1.0)  # type: ignore[arg-type]
        first, second = played(env, 4, 40), played(env, None, 40)
        assert first != second
        assert played(env, 4, 40) == first and played(env, None, 40) == second


def test_the_learner_may_have_another_seat_in_each_game() -> None:
    env = SeatEnv("osaka", 4, bots="random", seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    many = SeatVectorEnv("osaka", 4, 40, bots="random", seat="random")
    _, info = many.reset(seed=1)
    assert set(info["seat"].tolist()) == {0, 1, 2, 3} and (many.batch.seat == info["seat"]).all()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bots_sit_clockwise_from_the_learner_and_see_what_their_seat_knows(seat: int) -> None:
    asked: dict[str, set[int]] = {"next": set(), "last": set()}

    def bot_called(name: str) -> Any:
        def chosen(observation: NDArray[np.int16], mask: Mask) -> int:
            t = env._row.batch.table(0)
            asked[name].add(t.seat)
            assert observation.tolist() == [int(number) for number in observe(t, t.seat)]
            assert np.flatnonzero(mask).tolist() == t.options
            return first_legal(observation, mask)

        return chosen

    env = SeatEnv("yedo", 3, bots=[bot_called("next"), bot_called("last")], seat=seat)
    played(env, 3, 10)
    assert asked == {"next": {(seat + 1) % 3}, "last": {(seat + 2) % 3}}


def test_bots_of_every_level_play_and_greedy_beats_random() -> None:
    for bots in ("easy", "medium:5", "hard:5"):
        assert len(played(SeatEnv("osaka", 2, bots=bots), 1, 5)) == 6
    won = []
    for bots in ("random", "greedy"):
        env = SeatVectorEnv("osaka", 2, 64, bots=bots, autoreset_mode="NextStep")
        env.reset(seed=1)
        total, over = 0.0, np.zeros(64, np.bool_)
        while not over.all():
            _, reward, terminated, _, _ = env.step(env.batch.random_things())
            total += reward[~over].sum()
            over |= terminated
        won.append(total / 64)
    assert 0.3 < won[0] < 0.7 and won[1] < 0.1


def test_an_illegal_action_loses_at_once_if_it_is_to() -> None:
    for kind, worst in (("win_share", 0.0), ("place", 0.0), ("score", -300.0)):
        env = SeatEnv("osaka", 3, bots="random", illegal="lose", reward=kind)
        shown, _ = env.reset(seed=1)
        before = env._row.batch.cells.tobytes()
        wrong = int(np.argmin(shown["action_mask"]))
        _, reward, terminated, truncated, _ = env.step(wrong)
        assert (reward, terminated, truncated) == (worst, True, False)
        assert env._row.batch.cells.tobytes() == before
        with pytest.raises(BadCall, match=r"the game has ended; right would be reset\(\)"):
            env.step(0)
        env.reset()
        assert env.step(9999)[2] and env.reset() and env.step(-1)[2]


def test_shaping_adds_up_to_a_constant_also_for_who_loses() -> None:
    for illegal in (False, True):
        env = SeatEnv("yokohama", 2, bots="greedy", seat=1, shaping=3.0, illegal="lose")
        shown, _ = env.reset(seed=5)
        first, rng = env._row.batch.chances()[0, 1], np.random.default_rng(1)
        total, over, steps = 0.0, False, 0
        while not over:
            action = any_legal(1 - shown["action_mask"] if illegal and steps == 7 else shown["action_mask"], rng)
            shown, reward, over, _, _ = env.step(action)
            total += reward
            steps += 1
        result = 0.0 if illegal else env._row.batch.returns()[0, 1]
        assert np.isclose(total, result - 3.0 * first)


def test_a_limit_counts_the_learner_s_decisions_and_truncates() -> None:
    steps = played(SeatEnv("yedo", 3, bots="greedy", limit=4), 1)
    assert [step[2:4] for step in steps[1:]] == [(False, False)] * 3 + [(False, True)]


def test_a_scene_is_drawn_as_text() -> None:
    env = SeatEnv("osaka", 2, bots="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    begin = env.render()
    assert begin is not None and "(you)" in begin and "tile.red" in begin
    played(env, 1)
    end = env.render()
    assert end is not None and "The game is over." in end
    assert SeatEnv("osaka").render() is None


# Many tables at once


@pytest.mark.parametrize("bots", ["random", "greedy", ["greedy", first_legal], ["easy", "random"]])
def test_the_first_row_of_many_is_the_environment_of_one(bots: Any) -> None:
    one = SeatEnv("osaka", 3, bots=bots, seat=1, shaping=1.0)
    many = gymnasium.make_vec("higaki/Osaka-v0", num_envs=3, seats=3, bots=bots, seat=1, shaping=1.0)
    assert isinstance(many, SeatVectorEnv) and many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    (expected, told), (shown, info) = one.reset(seed=7), many.reset(seed=7)
    rng, games = np.random.default_rng(3), 0
    for _ in range(20 if "easy" in bots else 120):
        assert shown in many.observation_space
        assert all((shown[key][0] == expected[key]).all() for key in expected) and info["seat"][0] == told["seat"]
        actions = [any_legal(mask, rng) for mask in shown["action_mask"]]
        shown, reward, terminated, truncated, info = many.step(actions)
        expected, given, over, _, told = one.step(actions[0])
        assert (reward[0], terminated[0], truncated[0]) == (given, over, False)
        if over:
            final = info["final_obs"][0]
            assert all((final[key] == expected[key]).all() for key in expected)
            expected, told = one.reset()
            games += 1
    assert games or bots != "random"


def test_rows_that_lose_end_and_others_play_on() -> None:
    env = SeatVectorEnv("osaka", 2, 4, bots="greedy", illegal="lose", reward="score")
    shown, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    actions = [any_legal(mask, rng) for mask in shown["action_mask"]]
    actions[2] = 9999
    _, reward, terminated, _, info = env.step(actions)
    assert reward.tolist() == [0, 0, -300, 0] and terminated.tolist() == [False, False, True, False]
    assert env.batch.games.tolist() == [1, 1, 2, 1] and info["final_info"]["_seat"].tolist() == terminated.tolist()


def test_without_autoreset_the_learner_sees_the_end_from_its_own_seat() -> None:
    env = SeatVectorEnv("osaka", 3, 5, bots="random", seat="random", autoreset_mode="NextStep")
    shown, _ = env.reset(seed=1)
    rng, ends = np.random.default_rng(1), 0
    while ends < 5:
        actions = [any_legal(mask, rng) if mask.any() else 0 for mask in shown["action_mask"]]
        shown, _, terminated, _, info = env.step(actions)
        for row in np.flatnonzero(terminated):
            known = observe(env.batch.table(int(row)), int(info["seat"][row]))
            assert shown["observation"][row].tolist() == [int(number) for number in known]
        ends += int(terminated.sum())


def test_gymnasium_s_statistics_know_length_and_result_of_each_game() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("higaki/Osaka-v0", num_envs=4, seats=2, bots="random", limit=5))
    shown, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(5):
        shown, *_, info = env.step(np.array([any_legal(mask, rng) for mask in shown["action_mask"]]))
    assert info["episode"]["l"].tolist() == [5] * 4 and info["episode"]["r"].tolist() == [0.0] * 4


def test_games_begin_near_the_end_where_the_learner_still_decides() -> None:
    """Of some tables the bots alone play the rest: these are drawn again."""
    batch, lengths = Batch("osaka", 3, n=40, seed=1), Batch("osaka", 3, n=40, seed=1).play_greedy()
    for step in range(int(lengths.max())):
        batch.step(batch.greedy_things(), lengths - step > 2)
    many = SeatVectorEnv("osaka", 3, 64, bots="greedy", seat=1)
    shown, _ = many.reset(seed=1, options={"tables": batch, "redeal": True})
    assert (many.batch.seat == 1).all() and many.batch.games.max() > 2
    assert shown["action_mask"].any(axis=1).all()


def test_tables_at_which_the_learner_never_decides_are_refused() -> None:
    """All of these end with the next decision of a greedy bot."""
    batch, lengths = Batch("osaka", 3, n=40, seed=1), Batch("osaka", 3, n=40, seed=1).play_greedy()
    for step in range(int(lengths.max())):
        batch.step(batch.greedy_things(), lengths - step > 1)
    others = [batch.table(int(row)) for row in np.flatnonzero(batch.seat != 1)]
    assert len(others) > 10
    with pytest.raises(BadCall, match="over before the first decision; right would be tables further from the end"):
        SeatVectorEnv("osaka", 3, 8, bots="greedy", seat=1).reset(seed=1, options={"tables": others})


def test_the_same_luck_continues_a_table_as_it_would_have() -> None:
    env = SeatEnv("osaka", 3, bots=first_legal)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.argmax(env.action_masks())))
    t = env._row.batch.table(0)
    ends = []
    for same_luck in (True, True, False):
        env.reset(options={"tables": [t], "same_luck": same_luck})
        for _ in range(30):
            shown, _, over, *_ = env.step(int(np.argmax(env.action_masks())))
            if over:
                break
        ends.append(shown["observation"].tolist())
    assert ends[0] == ends[1] != ends[2]


# Refusals


WRONG: list[tuple[str, Any, type[Exception], str]] = [
    ("no option", lambda e: e.step(45), IllegalChoice, "cannot be chosen now; right would be one of"),
    ("no action", lambda e: e.step(999), IllegalChoice, "^999 cannot be chosen now; right would be one of"),
    ("a float", lambda e: e.step(0.5), BadCall, "action is 0.5; right would be a whole number from 0 to"),
    ("a bool", lambda e: e.step(True), BadCall, "action is True; right would be a whole number"),
    ("an array", lambda e: e.step(np.array([1, 2])), BadCall, r"action is array\(\[1, 2\]\); right would be"),
    ("a seed", lambda e: e.reset(seed=-1), BadCall, "seed is -1; right would be a whole number from 0"),
    ("options", lambda e: e.reset(options={"x": 1}), BadCall, "right would be a dict with one of"),
]


@pytest.mark.parametrize(("wish", "error", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_wrong_input_is_refused_and_changes_nothing(wish: Any, error: type[Exception], message: str) -> None:
    env = SeatEnv("osaka", 3)
    env.reset(seed=1)
    before = env._row.batch.cells.tobytes(), env._row.batch.games.tolist(), env.np_random.bit_generator.state
    with pytest.raises(error, match=message):
        wish(env)
    assert before == (env._row.batch.cells.tobytes(), env._row.batch.games.tolist(), env.np_random.bit_generator.state)


def test_a_bot_that_chooses_what_is_no_option_is_named() -> None:
    for choice, error in ((999, IllegalChoice), ("x", BadCall)):
        env = SeatEnv("osaka", 2, bots=lambda observation, mask, choice=choice: choice, seat=1)
        with pytest.raises(error, match=r"the bot of seat 0 chose .*right would be"):
            env.reset(seed=1)


def test_after_a_bot_has_failed_a_new_game_must_begin() -> None:
    """Otherwise the learner would decide for the bot's seat."""
    fails = [False]
    env = SeatEnv("osaka", 2, bots=lambda observation, mask: 999 if fails[0] else first_legal(observation, mask))
    env.reset(seed=1)
    fails[0] = True
    with pytest.raises(IllegalChoice, match="the bot of seat 1"):
        for _ in range(9):
            env.step(int(np.argmax(env.action_masks())))
    with pytest.raises(BadCall, match=r"no game was begun; right would be reset\(\)"):
        env.step(int(np.argmax(env.action_masks())))
    fails[0] = False
    assert env.reset() and env.step(int(np.argmax(env.action_masks())))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 9}, "osaka is not for 9 players; right would be one of 2, 3, 4"),
        ({"num_envs": 3}, "unknown option 'num_envs'"),
        ({"bots": "clever"}, "there is no bot called 'clever'; right would be one of"),
        (
            {"bots": 7},
            "there is no bot 7; right would be one of easy, expert, greedy, .*, or a function of an observation",
        ),
        ({"bots": ["greedy"], "seats": 3}, "there are 1 bots for 2 other seats; right would be one, or 2"),
        ({"seat": 4}, "seat is 4; right would be a number from 0 to 3, or 'random'"),
        ({"seat": "first"}, "seat is 'first'; right would be a number from 0 to 3, or 'random'"),
        ({"illegal": "ignore"}, "illegal is 'ignore'; right would be one of lose, raise"),
        ({"reward": "money"}, "'money' is no reward"),
        ({"limit": 1.5}, "limit is 1.5; right would be a whole number"),
        ({"render_mode": "human"}, "render_mode is 'human'; right would be ansi, or None"),
    ],
)
def test_a_wrong_environment_is_not_made(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(higaki.HigakiError, match=message):
        SeatEnv("osaka", **arguments)
    assert issubclass(BadSetting, higaki.HigakiError)
