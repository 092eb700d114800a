"""OpenSpiel's own agents play Traders of Osaka: IS-MCTS with one seat, uniform random bots with the others.

    make native && pip install '.[openspiel]'
    python examples/openspiel_agents.py [--games 12] [--simulations 60]

IS-MCTS never looks at the real table: it asks `resample_from_infostate` for tables that agree with all its seat knows,
and searches those. At a leaf the library plays some random games; with `--rollouts` OpenSpiel plays one instead, which
takes some ten times as long.

On one core 12 games took 75 seconds, and IS-MCTS won all of them; a third would have been its fair share.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from higaki.rl.openspiel_game import register_openspiel

GAME = "higaki_osaka(players=3)"


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """The value of a leaf for every seat: what it gets in a few random games from there, played by the library."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: Any) -> Any:
        return np.array(state.play_out(int(self.random.randint(1 << 31))))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, bots: list[Any], random: np.random.RandomState) -> list[float]:
    """One game; returns the share of the win of each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=12)
    asked.add_argument("--simulations", type=int, default=60)
    asked.add_argument("--rollouts", action="store_true")
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()

    register_openspiel()
    game = pyspiel.load_game(GAME)
    random = np.random.RandomState(options.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random) if options.rollouts else Playouts(random)
    seats, won = game.num_players(), 0.0
    for number in range(options.games):
        bots = [uniform_random.UniformRandomBot(seat, random) for seat in range(seats)]
        mine = number % seats
        bots[mine] = ismcts.ISMCTSBot(game, evaluator, 0.7, options.simulations, random_state=random)
        shares = play(game, bots, random)
        won += shares[mine]
        print(f"game {number + 1}: IS-MCTS has seat {mine}, shares of the win {shares}", flush=True)
    print(f"IS-MCTS won {won:g} of {options.games} games; its fair share would be {options.games / seats:g}")


if __name__ == "__main__":
    main()
