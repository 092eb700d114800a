"""The number of games that the arena plays per second: four greedy bots at each game, in one process and on all cores.

PYTHONPATH=build/compiled python bench/arena.py [--seconds 10] [--bot greedy]
"""

from __future__ import annotations

import argparse
import math
from time import perf_counter

from higaki import catalogue
from higaki.arena import compete
from higaki.arena.results import Contest
from higaki.terminal.arena_command import ALL_CORES

SEATS = 4


def play(game: str, bot: str, games: int, jobs: int) -> tuple[float, Contest]:
    """Games per second of wall-clock time, and the results. Where options allow it, the setup is random."""
    options = {one.name: "lot" for one in catalogue.find(game).settings.options if "lot" in one.values}
    begin = perf_counter()
    contest = compete([bot] * SEATS, game=game, games=games, options=options, jobs=jobs)[game]
    return games / (perf_counter() - begin), contest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement, about")
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    print(
        f"{asked.bot:<30}{'games/s, 1 job':>16}{f'{ALL_CORES} jobs':>10}{'times':>8}{'moves/game':>12}{'ms/move':>10}"
    )
    for game in catalogue.names():
        rate, _ = play(game, asked.bot, 2, 1)
        # The same number of seeds for one job and for several, so that they play the same games.
        games = math.ceil(rate * asked.seconds)
        alone, contest = play(game, asked.bot, games, 1)
        together, _ = play(game, asked.bot, games, ALL_CORES)
        moves = sum(row.pace.moves for row in contest.rows)
        thought = sum(row.pace.seconds for row in contest.rows) / moves * 1000
        title = f"{game}, {games} games"
        print(
            f"{title:<30}{alone:>16.2f}{together:>10.2f}{together / alone:>8.2f}{moves / games:>12.0f}{thought:>10.3f}"
        )


if __name__ == "__main__":
    main()
