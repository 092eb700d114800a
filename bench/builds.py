"""What bots, hints and reviews cost in each build: interpreted or compiled by mypyc, with and without the library.

Greedy bots play a game; at some of its decisions everything is asked, in processor seconds of one core. Searching bots
have a number of iterations here, no time: 100 for a bot, the hint and a decision of a review. Who has too little time
(`--seconds`) for all questions answers the first ones, at least one. The table shows means.

PYTHONPATH=src python bench/builds.py [--compiled build/compiled] [--seconds 10] [--games osaka,yedo]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.position_writer import write_whole
from higaki.review.luck import fortune_of
from higaki.review.move_cost import weigh
from higaki.review.replayed_game import Course, Decision
from higaki.server.workers.bot_pool import Task, _advise

SEATS, QUESTIONS = 3, 8
EASY, MEDIUM, HARD = "easy", "medium:100", "hard:100"
Asking = Callable[[Decision], object]


def played(name: str) -> str:
    """A game of greedy bots, saved."""
    match = higaki.new(name, seats=SEATS, seed=1)
    bots = [bot_called("greedy", rng_of(1, f"bot {seat}")) for seat in range(SEATS)]
    while not match.over:
        match.play(match.game.things.names[bots[match.seat].choose(match.table)])
    return json.dumps(match.save())


def chosen_by(bot: str) -> Asking:
    return lambda decision: bot_called(bot, rng_of(1, "bot")).choose(decision.before)


def hinted(decision: Decision) -> object:
    t = decision.before
    options = t.game.settings.chosen(t.settings)
    task: Task = (t.game.name, t.seats, options, write_whole(t), HARD, 1, 3600.0)
    return _advise(task)


def reviewed(decision: Decision) -> object:
    """As `Reviewing.look`, with fewer iterations."""
    return (
        chances(decision.after),
        fortune_of(decision, rng_of(1, "luck"), 2),
        weigh(decision, rng_of(1, "search"), HARD),
    )


ASKED: dict[str, Asking] = {
    EASY: chosen_by(EASY),
    MEDIUM: chosen_by(MEDIUM),
    HARD: chosen_by(HARD),
    "hint": hinted,
    "review": reviewed,
}


def measure(saved: str, seconds: float) -> list[float]:
    """Seconds of each question."""
    decisions = [one for one in Course(higaki.load(json.loads(saved))).decisions if one.before.choices > 1]
    asked = decisions[:: len(decisions) // QUESTIONS][:QUESTIONS]
    return [mean_seconds(ask, asked, seconds) for ask in ASKED.values()]


def mean_seconds(ask: Asking, decisions: list[Decision], seconds: float) -> float:
    answered, begin, spent = 0, time.process_time(), 0.0
    while answered < len(decisions) and spent < seconds:
        ask(decisions[answered])
        answered, spent = answered + 1, time.process_time() - begin
    return spent / answered


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", default="build/compiled")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--games", default=",".join(catalogue.names()))
    parser.add_argument("--measure", action="store_true", help="measure the saved game on the standard input")
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(sys.stdin.read(), asked.seconds)))
        return
    builds = {
        "interpreted": ("src", "0"),
        "interpreted, library": ("src", "1"),
        "compiled": (asked.compiled, "0"),
        "compiled, library": (asked.compiled, "1"),
    }
    print(f"{'seconds':<38}" + "".join(f"{title:>12}" for title in ASKED))
    for name in asked.games.split(","):
        saved = played(name)
        for build, (path, native) in builds.items():
            environment = os.environ | {"PYTHONPATH": path, "HIGAKI_NATIVE": native}
            words = [sys.executable, __file__, "--measure", "--seconds", str(asked.seconds)]
            done = subprocess.run(words, input=saved, env=environment, capture_output=True, text=True, check=True)
            print(f"{name:<16}{build:<22}" + "".join(f"{one:>12.4f}" for one in json.loads(done.stdout)), flush=True)


if __name__ == "__main__":
    main()
