"""The games of OpenSpiel: the tests that OpenSpiel ships, on every variant, and what a seat may know."""

from __future__ import annotations

import copy
import os
import pickle
import re
import subprocess
import sys
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from repository import ROOT
from sampling import SOAK
from variants import variants

from higaki import catalogue
from higaki.batch import Batch, is_available
from higaki.engine.base.errors import BadCall, BadSetting, HigakiError, IllegalChoice
from higaki.engine.views.observation import observe

pytest.importorskip("pyspiel")
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from higaki.rl.openspiel_game import BYTES_OF_LUCK, MOST_DECISIONS, Observer, register_openspiel

pytestmark = pytest.mark.skipif(not is_available(catalogue.find("osaka")), reason="the native library is not built")
register_openspiel()

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
# So many states of one are recorded, and the last.
RECORDED = 24
Variant = tuple[str, int, dict[str, Any]]
every_variant = pytest.mark.parametrize("variant", variants())
every_game = pytest.mark.parametrize("game", catalogue.names())


def loaded(variant: Variant, **more: Any) -> Any:
    name, seats, options = variant
    return pyspiel.load_game(f"higaki_{name}", {"players": seats, **options, **more})


def fewest(name: str) -> Variant:
    return name, catalogue.find(name).settings.seats[0], {}


def near_the_end(variant: Variant, game: Any, decisions: int = 25) -> Any:
    """A state some decisions before the end of a random game."""
    name, seats, options = variant
    batch = Batch(name, seats, 1, seed=2, threads=1, asks_chance=True, **options)
    last: deque[bytes] = deque(maxlen=decisions)
    while not batch.over[0]:
        last.append(batch.save(0))
        batch.step(batch.random_things())
    batch.restore(last[0])
    return game.state_at(batch.table(0))


def advanced(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state in the middle of a random game, at the decision of a player."""
    state, random = game.new_initial_state(), Random(seed)
    while decisions > 0 or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return state


@every_variant
def test_openspiel_plays_every_variant_to_its_end(variant: Variant) -> None:
    game = loaded(variant)
    begin = near_the_end(variant, game)
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False, mask_test=True, specific_initial_state=begin)


@pytest.mark.parametrize("variant", variants() if SOAK else [fewest(name) for name in catalogue.names()])
def test_openspiel_plays_whole_games(variant: Variant) -> None:
    pyspiel.random_sim_test(loaded(variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["win_share", "place", "score"])
@pytest.mark.parametrize("variant", [("osaka", 4, {}), ("dragon_market", 4, {"teams": True}), ("yokohama", 3, {})])
def test_returns_are_those_of_the_batch_and_in_their_bounds(variant: Variant, reward: str) -> None:
    game = loaded(variant, reward=reward)
    state = near_the_end(variant, game, 1)
    while not state.is_terminal():
        assert state.returns() == [0] * game.num_players()
        state.apply_action(state.legal_actions()[0])
    returns = state.returns()
    assert all(game.min_utility() <= given <= game.max_utility() for given in returns)
    is_constant = game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert is_constant == (reward != "score")
    if is_constant:
        assert sum(returns) == pytest.approx(game.utility_sum())
        assert max(returns) > 0


def test_no_game_comes_near_the_greatest_length() -> None:
    for name in catalogue.names():
        batch = Batch(name, n=200, seed=1)
        assert batch.play_random().max() * 4 < MOST_DECISIONS


@every_game
def test_the_history_plays_the_same_game_again(game: str) -> None:
    made = loaded(fewest(game))
    state = advanced(made, 30)
    again = made.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        action = state.legal_actions()[-1]
        twin.apply_action(action)
        assert str(twin) == str(state.child(action)) != str(state)


@every_game
def test_an_action_has_the_name_of_its_thing(game: str) -> None:
    made = loaded(fewest(game))
    state = advanced(made, 5)
    names = catalogue.find(game).things.names
    seat = state.current_player()
    assert [state.action_to_string(seat, action) for action in state.legal_actions()] == [
        names[action] for action in state.legal_actions()
    ]
    assert state.legal_actions() == sorted(state.legal_actions())
    assert state.legal_actions(1 - seat) == []


@every_game
def test_the_deal_is_drawn_by_chance_nodes_and_dice_have_their_odds(game: str) -> None:
    made = loaded(fewest(game))
    state, random = made.new_initial_state(), Random(3)
    for _byte in range(BYTES_OF_LUCK):
        assert state.is_chance_node() and len(state.chance_outcomes()) == 256
        state.apply_action(random.randrange(256))
    for _decision in range(60):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert outcomes == tuple(range(len(odds))) and sum(odds) == pytest.approx(1) and min(odds) > 0
        state.apply_action(random.choice(state.legal_actions()))
    other = made.new_initial_state()
    for _byte in range(BYTES_OF_LUCK):
        other.apply_action(random.randrange(256))
    assert other.observation_string(0) != made.new_initial_state().observation_string(0)


@every_game
def test_the_observation_is_that_of_the_seat(game: str) -> None:
    made = loaded(fewest(game))
    name, seats, options = fewest(game)
    batch = Batch(name, seats, 1, asks_chance=True, **options)
    state = advanced(made, 20)
    batch.restore(state._table)
    for seat in range(seats):
        numbers = [int(number) for number in observe(batch.table(0), seat)]
        assert state.observation_tensor(seat) == numbers
        said = re.findall(r"(\S+)=(\d+)", state.observation_string(seat))
        assert [int(number) for _label, number in said] == [number for number in numbers if number]
    assert len({label for label, _number in said}) == len(said)
    public = made.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert public.tensor.tolist() == [int(number) for number in observe(batch.table(0), -1)]
    assert public.string_from(state, 0) == public.string_from(state, 1)


@every_game
def test_a_resampled_state_keeps_what_the_player_knows_and_no_more(game: str) -> None:
    made = loaded(fewest(game))
    random = np.random.RandomState(5)
    public = made.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    differ = 0
    for decisions in (3, 15, 40):
        state = advanced(made, decisions)
        for player in range(made.num_players()):
            imagined = state.resample_from_infostate(player, random.uniform)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.observation_tensor(player) == state.observation_tensor(player)
            assert imagined.current_player() == state.current_player()
            assert imagined.legal_actions(player) == state.legal_actions(player)
            # No secret of the real table is left: no history, no memory of others, no luck.
            assert imagined.history() == []
            other = 1 - player
            assert imagined.information_state_string(other) != state.information_state_string(other)
            assert public.string_from(imagined, 0) == public.string_from(state, 0)
            differ += str(imagined) != str(state)
            # Both go on alike for the player, if what happens is the same for it.
            action = state.legal_actions()[0]
            if player == state.current_player():
                assert imagined._recall[player] == state._recall[player]
                assert imagined.child(action)._recall[player] != imagined._recall[player]
    assert differ > 3


@every_game
def test_an_information_state_never_comes_again(game: str) -> None:
    """Along a game, also where the observation does."""
    made = loaded(fewest(game))
    state, random = advanced(made, 0), Random(4)
    strings: list[list[str]] = [[] for _seat in range(made.num_players())]
    for _step in range(80):
        before = [state.observation_string(seat) for seat in range(made.num_players())]
        state.apply_action(random.choice(state.legal_actions()))
        for seat, observed in enumerate(before):
            if state.observation_string(seat) != observed:
                strings[seat].append(state.information_state_string(seat))
    assert all(len(set(seen)) == len(seen) > 30 for seen in strings)


def test_a_step_that_a_seat_does_not_see_changes_nothing_for_it() -> None:
    """Random play of the four games has no such step; if one comes, a seat must not be able to count it."""
    state = advanced(loaded(("osaka", 2, {})), 3)
    before = state._recall
    state._remember(state._seen, 0, 7)
    assert state._recall[0] != before[0] and state._recall[1] == before[1]


def test_two_ways_to_the_same_observation_are_told_apart() -> None:
    """A seat whose decisions differ remembers them, also where the table does not show them."""
    made = loaded(("osaka", 2, {}))
    state = advanced(made, 0)
    seat = state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    two._seen = one._seen
    assert one.observation_string(seat) == two.observation_string(seat)
    assert one.information_state_string(seat) != two.information_state_string(seat)


def recording(game: str) -> str:
    # Imports SciPy, for which every process of tests would need more than a second of the processor.
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    text = generate_playthrough.playthrough(f"higaki_{game}(players=2)", [], seed=4)
    parts = text.split("\n# State ")
    # The list of 256 equal odds says nothing.
    kept = [re.sub(r"(= \[\(0,0\.00390625\)).*\]", r"\1, …]", part) for part in [*parts[:RECORDED], parts[-1]]]
    kept = [re.sub(r"(LegalActions\(\) = \[0, 1, 2, 3, 4, 5, 6,|\[\"deal 0\",).*\]", r"\1 …]", part) for part in kept]
    return "\n# State ".join(kept)


@pytest.mark.parametrize("game", catalogue.names() if SOAK else ["osaka"])
def test_the_playthrough_is_the_recorded_one(game: str) -> None:
    """If the rules, the observation or the layout of tables were meant to change, record all of them anew:

    HIGAKI_SOAK=1 HIGAKI_RECORD=1 .venv/bin/pytest tests/rl/test_openspiel.py -k playthrough
    """
    text, path = recording(game), PLAYTHROUGHS / f"{game}.txt"
    if os.environ.get("HIGAKI_RECORD"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    def evaluate(self, state: Any) -> Any:
        return np.array(state.play_out(1))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@every_game
def test_agents_of_openspiel_choose_an_option(game: str) -> None:
    made = loaded(fewest(game))
    state, random = advanced(made, 12), np.random.RandomState(1)
    for bot in (
        ismcts.ISMCTSBot(made, Playouts(), 1.0, 15, random_state=random),
        mcts.MCTSBot(made, 1.0, 5, Playouts(), random_state=random),
        pyspiel.make_uniform_random_bot(state.current_player(), 1),
    ):
        assert bot.step(state) in state.legal_actions()
    environment = rl_environment.Environment(made)
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == made.observation_tensor_size()


def test_a_search_of_openspiel_in_cpp_needs_the_lock() -> None:
    """`MCTSBot.step` lets go of Python's lock and crashes on any game in Python; the method of its base keeps it."""
    made = loaded(("osaka", 2, {}))
    state = advanced(made, 12)
    bot = pyspiel.MCTSBot(made, pyspiel.RandomRolloutEvaluator(1, 3), 1.0, 3, 100, False, 1, False)
    assert pyspiel.Bot.step(bot, state) in state.legal_actions()
    # It does not see the resampling of a game in Python.
    searching = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 3), 1.0, 3)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        pyspiel.Bot.step(searching, state)


def test_the_registry_is_left_in_peace_at_the_end_of_the_process() -> None:
    register_openspiel()
    words = "from higaki.rl.openspiel_game import *; register_openspiel(); pyspiel.load_game('higaki_osaka')"
    done = subprocess.run([sys.executable, "-c", words], cwd=ROOT, env=os.environ | {"PYTHONPATH": "src"}, check=False)
    assert done.returncode == 0


@every_game
def test_an_illegal_action_changes_nothing_and_says_what_is_right(game: str) -> None:
    state = advanced(loaded(fewest(game)), 5)
    before = (str(state), state.history())
    for action in (next(thing for thing in range(200) if thing not in state.legal_actions()), 30_000):
        with pytest.raises(IllegalChoice, match="right would be"):
            state.apply_action(action)
        assert (str(state), state.history()) == before
    state = loaded(fewest(game)).new_initial_state()
    with pytest.raises(IllegalChoice, match="right would be"):
        state.apply_action(256)
    with pytest.raises(BadCall, match="right would be"):
        state.play_out(1)
    assert state.history() == []


@pytest.mark.parametrize(
    ("game", "params"),
    [
        ("osaka", {"players": 7}),
        ("osaka", {"reward": "glory"}),
        ("yedo", {"version": "ninja"}),
        ("dragon_market", {"players": 2, "teams": True}),
    ],
)
def test_bad_parameters_are_refused_with_what_is_right(game: str, params: dict[str, Any]) -> None:
    with pytest.raises(HigakiError, match="right would be"):
        pyspiel.load_game(f"higaki_{game}", params)


def test_openspiel_refuses_what_it_does_not_know() -> None:
    with pytest.raises(pyspiel.SpielError, match="higaki_chess"):
        pyspiel.load_game("higaki_chess")
    with pytest.raises(pyspiel.SpielError, match="sails"):
        pyspiel.load_game("higaki_osaka(sails=3)")
    made = loaded(("osaka", 2, {}))
    with pytest.raises(BadCall, match="right would be"):
        made.make_py_observer(None, {"colour": 1})
    with pytest.raises(BadSetting, match="right would be"):
        Observer(
            made, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
