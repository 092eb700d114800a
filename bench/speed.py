"""The speed of the engine, beside catanatron in one run: random play with four players, and copying a table.

Then the speed of bots in the compiled build: iterations of a plain information-set tree search, and the greedy bot.

Each round measures the peer, the interpreted and the compiled build and the native library one after the other in
processes of their own, in CPU seconds; the table shows medians over the rounds, their spread, and the ratio to the
peer of the same round.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from higaki import catalogue
from higaki.batch import Batch
from higaki.bots import bot_called
from higaki.bots.ismcts_baseline import search
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.random_play import play_many, random_thing

ROOT = Path(__file__).parent.parent
Figures = dict[str, float]


def peer(number: int, seconds: float) -> Figures:
    """Random games of catanatron, and copies of one of its tables."""
    peers: Any = importlib.import_module("catanatron")  # `make bench` installs it
    random.seed(number)
    colors = (peers.Color.RED, peers.Color.BLUE, peers.Color.WHITE, peers.Color.ORANGE)
    decisions, games, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        game = peers.Game([peers.RandomPlayer(color) for color in colors])
        game.play()
        decisions += len(game.state.actions)
        games += 1
    spent = time.process_time() - begin
    game = peers.Game([peers.RandomPlayer(color) for color in colors])
    for _ in range(200):
        game.play_tick()
    return random_play(decisions, games, spent, copying(game.copy, 100))


def ours(number: int, seconds: float, name: str) -> Figures:
    """Random games of one of ours with as many players as it has, and copies of one of its tables."""
    game = catalogue.find(name)
    seats, rng = max(game.settings.seats), rng_of(number, "random")
    batch, spent = 1, 0.0
    while spent < 0.02:
        batch *= 2
        begin = time.process_time()
        play_many(game, seats, {}, batch, rng)
        spent = time.process_time() - begin
    decisions, games, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        decisions += play_many(game, seats, {}, batch, rng)
        games += batch
    spent = time.process_time() - begin
    t = game.new_table(seats, number, {})
    for _ in range(100):
        t.play(random_thing(t, rng))
    return random_play(decisions, games, spent, copying(t.clone, 1000))


def native(number: int, seconds: float, name: str) -> Figures:
    """The same by the native library, on one core."""
    batch = Batch(name, n=64, seed=number, threads=1)
    decisions, games, begin = 0, 0, time.process_time()
    while time.process_time() - begin < seconds:
        decisions += batch.play_many(10)
        games += 10 * batch.n
    spent = time.process_time() - begin
    batch.reset()
    everybody = range(batch.n)
    return random_play(decisions, games, spent, copying(lambda: batch.copy(0, everybody), 10) / (batch.n - 1))


def random_play(decisions: int, games: int, spent: float, copy_us: float) -> Figures:
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent, "copy_us": copy_us}


def copying(copy: Callable[[], object], batch: int) -> float:
    """Microseconds for a copy."""
    copies, begin = 0, time.process_time()
    while time.process_time() - begin < 0.5:
        for _ in range(batch):
            copy()
        copies += batch
    return (time.process_time() - begin) / copies * 1e6


def thinking(number: int, seconds: float, name: str) -> Figures:
    """Iterations of a plain tree search, and the time of a decision of the greedy bot."""
    game = catalogue.find(name)
    seats, rng = max(game.settings.seats), rng_of(number, "search")
    options: dict[str, object] = {option.name: "lot" for option in game.settings.options if "lot" in option.values}
    t = game.new_table(seats, number, options)
    while t.seat < 0 or t.step.asks != 2:
        t.follow(random_thing(t, rng))
    iterations, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        search(t, 200, rng)
        iterations += 200
    searching = iterations / (time.process_time() - begin)
    bot, thoughts, spent = bot_called("greedy", rng), 0, 0.0
    while not t.over and spent < seconds:
        if t.seat < 0:
            t.follow(random_thing(t, rng))
            continue
        begin = time.process_time()
        thing = bot.choose(t)
        spent += time.process_time() - begin
        thoughts += 1
        t.follow(thing)
    return {"search_iterations_per_s": searching, "greedy_ms": spent / thoughts * 1000}


MEASURED: dict[str, Callable[..., Figures]] = {"peer": peer, "ours": ours, "native": native, "thinking": thinking}


def measure(what: str, build: Path, number: int, seconds: float, *game: str) -> Figures:
    """One of the functions above, called in a process of its own with one build of the package."""
    words = [sys.executable, __file__, "--measure", what, str(number), str(seconds), *game]
    environment = os.environ | {"PYTHONPATH": str(build)}
    done = subprocess.run(words, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return dict(json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, required=True, help="the folder of the compiled build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds per measurement")
    parser.add_argument("--games", default="osaka,dragon_market,yokohama,yedo", help="comma-separated")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    asked = parser.parse_args()
    source, seconds = ROOT / "src", asked.seconds
    rows: dict[str, list[Figures]] = {"catanatron": []}
    thoughts: dict[str, list[Figures]] = {}
    for number in range(1, asked.rounds + 1):
        print(f"round {number} of {asked.rounds}", file=sys.stderr)
        rows["catanatron"].append(measure("peer", source, number, seconds))
        for game in asked.games.split(","):
            for build, path in (("interpreted", source), ("compiled", asked.compiled)):
                rows.setdefault(f"{game} {build}", []).append(measure("ours", path, number, seconds, game))
            rows.setdefault(f"{game} native", []).append(measure("native", asked.compiled, number, seconds, game))
            thoughts.setdefault(game, []).append(measure("thinking", asked.compiled, number, seconds, game))
    report = {name: summary(figures, rows["catanatron"]) for name, figures in rows.items()}
    show(report)
    show_thoughts(thoughts)
    if asked.json is not None:
        asked.json.write_text(json.dumps(report | {"thinking": thoughts}, indent=2) + "\n", encoding="utf-8")


def summary(figures: list[Figures], peer: list[Figures]) -> dict[str, dict[str, float]]:
    """Median and spread of each figure, and of its ratio to the peer in the same round (more is better)."""
    found = {}
    for key in figures[0]:
        values = [figure[key] for figure in figures]
        ratios = [f[key] / p[key] for f, p in zip(figures, peer, strict=True)]
        if key == "copy_us":
            ratios = [1 / ratio for ratio in ratios]
        found[key] = {
            "median": statistics.median(values),
            "low": min(values),
            "high": max(values),
            "ratio": statistics.median(ratios),
            "ratio_low": min(ratios),
            "ratio_high": max(ratios),
        }
    return found


def show(report: dict[str, dict[str, dict[str, float]]]) -> None:
    titles = {"decisions_per_s": "decisions/s", "games_per_s": "games/s", "copy_us": "copy, microseconds"}
    for key, title in titles.items():
        print(f"\n{title:<24}{'median':>12}{'low':>12}{'high':>12}{'times the peer':>18}{'spread':>16}")
        for name, figures in report.items():
            f = figures[key]
            spread = f"{f['ratio_low']:.1f} – {f['ratio_high']:.1f}"
            print(
                f"{name:<24}{f['median']:>12,.1f}{f['low']:>12,.1f}{f['high']:>12,.1f}{f['ratio']:>18.1f}{spread:>16}"
            )


def show_thoughts(thoughts: dict[str, list[Figures]]) -> None:
    print(f"\n{'compiled':<24}{'median':>12}{'low':>12}{'high':>12}")
    for game, figures in thoughts.items():
        for key in figures[0]:
            values = [figure[key] for figure in figures]
            title = f"{game} {key}"
            print(f"{title:<44}{statistics.median(values):>12,.2f}{min(values):>12,.2f}{max(values):>12,.2f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        what, number, seconds, *game = sys.argv[2:]
        print(json.dumps(MEASURED[what](int(number), float(seconds), *game)))
    else:
        main()
