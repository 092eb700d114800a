"""How many real mistakes a review names, and whether it names decisions that are no mistakes.

Bots play seeded games. One seat of each now and then chooses at random: these decisions are planted. Playouts decide
which of them were certainly worse than the choice of a long search: games are played to the end on thousands of
redealt tables, each time both ways with the same luck. Certainly means by more
than three standard errors. Then the game is reviewed, and the planted decisions that it names are counted. Each named
decision, planted or not, is judged in the same way: it is confirmed, left open, or false if the game went no
better with the choice that the review calls better.

The long playouts take minutes and do not depend on the review. They are stored in a file, so that two methods of
reviewing can be compared on the same decisions.

PYTHONPATH=build/compiled python bench/review.py [osaka] [--games 8] [--seed 1] [--playouts 2400] [--bot hard:200]
    [--kept build/review.json] [--timed 2]
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Final

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.search import Search
from higaki.bots.win_probability import shares_won
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.match import Match
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import any_state, sample
from higaki.engine.views.redeal import redeal
from higaki.review.luck import nothing_drawn
from higaki.review.move_cost import Cost
from higaki.review.replayed_game import Decision
from higaki.review.reviewing import BOT, Looked, Reviewing

PLAYS: Final = "medium"
PLAYS_ON: Final = "greedy"
# The bot whose choice is compared with a planted decision.
FINDS: Final = "hard:1000"
# The percentage of the seat's decisions that are planted.
PLANTED: Final = 20
# The number of standard errors that count as certain.
SURELY: Final = 3.0
# After this many playouts it checks whether more could still change the result.
BATCH: Final = 400
# A smaller advantage is not worth more playouts.
LEAST: Final = 0.01


class Game:
    """A game with planted decisions, by their numbers in the log."""

    def __init__(self, match: Match, seat: int, planted: list[int]) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.planted: Final = planted


def play(name: str, seats: int, seed: int) -> Game:
    match, seat, planted = higaki.new(name, seats=seats, seed=seed), seed % seats, []
    bots = [bot_called(PLAYS, rng_of(seed, f"bot {each}")) for each in range(seats)]
    chance = rng_of(seed, "planted")
    while not match.over:
        thing, turn = bots[match.seat].choose(match.table), match.seat
        options = [option for option in match.table.options if option != thing]
        if turn == seat and options and chance.below(100) < PLANTED:
            thing = options[chance.below(len(options))]
            planted.append(len(match.log) + 1)
        match.play(match.game.things.names[thing])
    return Game(match, seat, planted)


def won_later(t: Table, seat: int, state: int) -> float:
    """The seat's share of the win when the game is played to its end."""
    later, rng = t.clone(), Rng(state)
    later.random_state = state
    bot = bot_called(PLAYS_ON, rng)
    while not later.over:
        later.play(sample(later, rng) if later.seat == CHANCE else bot.think(later))
    return shares_won(later)[seat]


class Truth:
    """The advantage of a thing over the chosen one, by playouts to the end, and its standard error."""

    def __init__(self, mean: float, error: float, playouts: int) -> None:
        self.mean: Final = mean
        self.error: Final = error
        self.playouts: Final = playouts

    @property
    def surely(self) -> bool:
        return self.mean > SURELY * self.error

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.error:.3f} ({self.playouts})"


def played_out(decision: Decision, better: int, playouts: int, rng: Rng) -> Truth:
    """Play until all playouts are done, or the result is certain."""
    found: list[float] = []
    while len(found) < playouts:
        for _ in range(BATCH):
            imagined, state = redeal(decision.before, decision.seat, rng), any_state(rng)
            chosen = imagined.clone()
            chosen.play(decision.thing)
            imagined.play(better)
            seat = decision.seat
            found.append(won_later(imagined, seat, state) - won_later(chosen, seat, state))
        mean = math.fsum(found) / len(found)
        error = math.sqrt(math.fsum((each - mean) ** 2 for each in found) / (len(found) - 1) / len(found))
        if mean > 2 * SURELY * error or mean + SURELY * error < LEAST:
            break
    return Truth(mean, error, len(found))


class Truths:
    """The stored playouts."""

    def __init__(self, file: Path, name: str, seats: int, playouts: int) -> None:
        self.file: Final = file
        self.about: Final = f"{name} {seats} {playouts}"
        self.playouts: Final = playouts
        self.known: Final = json.loads(file.read_text()) if file.exists() else {}

    def of(self, seed: int, decision: Decision, better: int) -> Truth:
        key = f"{self.about} {seed} {decision.number} {decision.thing} {better}"
        if key not in self.known:
            found = played_out(decision, better, self.playouts, rng_of(seed, f"truth {decision.number}"))
            self._keep(key, vars(found))
        return Truth(**self.known[key])

    def better(self, seed: int, decision: Decision) -> int:
        """The choice of a long search."""
        key = f"{self.about} {seed} {decision.number} better"
        if key not in self.known:
            rng = rng_of(seed, f"better {decision.number}")
            bot = bot_called(FINDS, rng)
            assert isinstance(bot, Search)
            self._keep(key, bot.weigh(redeal(decision.before, decision.seat, rng))[0].thing)
        found: int = self.known[key]
        return found

    def _keep(self, key: str, value: object) -> None:
        self.known[key] = value
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(self.known))


def reviewed(match: Match, seat: int | None, bot: str) -> list[Cost]:
    """The costs of the decisions of one seat, or of all, by the review."""
    work = Reviewing(match, bot=bot, comparisons=2)
    looked = [
        work.look(at)
        if seat is None or decision.seat == seat
        else Looked(decision.number, [], nothing_drawn(work.course.seats), None)
        for at, decision in enumerate(work.course.decisions)
    ]
    return [cost for at, better in work.to_measure(looked) if (cost := work.judge(at, better)) is not None]


def seconds_of(match: Match, bot: str) -> tuple[float, float]:
    """Processor time of a whole review: looking at all decisions, and measuring."""
    work, begin = Reviewing(match, bot=bot), time.process_time()
    looked = [work.look(at) for at in range(work.decisions)]
    between = time.process_time()
    for at, better in work.to_measure(looked):
        work.judge(at, better)
    return between - begin, time.process_time() - between


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="osaka", choices=catalogue.names())
    asked.add_argument("--games", type=int, default=8)
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--playouts", type=int, default=2400)
    asked.add_argument("--bot", default=BOT, help="who looks for better decisions in the review")
    asked.add_argument("--kept", type=Path, default=Path("build/review.json"), help="where playouts are kept")
    asked.add_argument("--timed", type=int, default=0, help="how many whole reviews are timed")
    wish = asked.parse_args()
    truths = Truths(wish.kept, wish.game, wish.seats, wish.playouts)
    planted, worse, found = 0, 0, 0
    fates = {"confirmed": 0, "left open": 0, "false": 0}
    for seed in range(wish.seed, wish.seed + wish.games):
        game = play(wish.game, wish.seats, seed)
        costs = {cost.number: cost for cost in reviewed(game.match, game.seat, wish.bot)}
        decisions = {decision.number: decision for decision in Reviewing(game.match).course.decisions}
        planted += len(game.planted)
        for number in game.planted:
            truth = truths.of(seed, decisions[number], truths.better(seed, decisions[number]))
            if truth.surely:
                worse += 1
                found += number in costs
                print(f"seed {seed}, decision {number}: {'named' if number in costs else 'MISSED'} {truth}", flush=True)
        for number, cost in costs.items():
            truth = truths.of(seed, decisions[number], cost.better)
            fate = "confirmed" if truth.surely else "left open" if truth.mean > 0 else "false"
            fates[fate] += 1
            print(f"seed {seed}, decision {number}: {fate}, {cost.cost:.3f} ± {cost.within:.3f}, {truth}", flush=True)
    print(f"{planted} planted, {worse} surely worse, {found} of them named")
    print(f"named in all: {', '.join(f'{count} {fate}' for fate, count in fates.items())}")
    for seed in range(wish.seed, wish.seed + wish.timed):
        looking, measuring = seconds_of(play(wish.game, wish.seats, seed).match, wish.bot)
        print(f"seed {seed}: {looking:.1f} s of looking and {measuring:.1f} s of measuring")


if __name__ == "__main__":
    main()
