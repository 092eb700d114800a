"""How even a game is when bots play it: by seat, by source of points, and by everything its log names.

For every number of players it prints how often each place in the turn order wins, the points by source, how long games
take and what ended them, and for each card or area that a line of the log names how often a game tells of it and how
many points more (or fewer) than the others' average those who did it had at the end.

PYTHONPATH=build/compiled python bench/balance.py yokohama [--games 400] [--seats 2,3,4] [--lines fulfilled,learned]
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict

from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.game import Game
from higaki.engine.luck import luck_of
from higaki.engine.playout import sample
from higaki.engine.steps import CHANCE
from higaki.engine.story import Listener
from higaki.engine.table import Table

Named = tuple[str, str]


class Tally:
    """All that was counted over the games of one number of players."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.points: list[int] = []
        self.wins = [0.0] * seats
        self.account: Counter[str] = Counter()
        self.rounds: list[int] = []
        # In how many games a line was told at all, how often a name came up, and how its doers fared.
        self.told: Counter[str] = Counter()
        self.named: Counter[Named] = Counter()
        self.leads: defaultdict[Named, list[float]] = defaultdict(list)

    def play(self, seed: int, bot: str) -> None:
        t = self.game.new_table(self.seats, seed, {})
        t.listener = Listener()
        bots = [bot_called(bot, luck_of(seed, f"bot {seat}")) for seat in range(self.seats)]
        chance = luck_of(seed, "chance")
        first = -1
        while not t.over:
            if t.seat != CHANCE:
                first = t.seat if first < 0 else first
                self.decisions += 1
            t.play(sample(t, chance) if t.seat == CHANCE else bots[t.seat].choose(t))
        self.count(t, first, t.listener.events)

    def count(self, t: Table, first: int, events: list[tuple[int, ...]]) -> None:
        scores, winners = self.game.scores(t), self.game.ranking(t)[0]
        self.games += 1
        self.points += scores
        for winner in winners:
            self.wins[(winner - first) % self.seats] += 1 / len(winners)
        for seat in range(self.seats):
            self.account.update(dict(self.game.account(t, seat)))
        average = statistics.mean(scores)
        told: set[str] = set()
        done: set[tuple[Named, int]] = set()
        rounds = 0
        for number, seat, *numbers in events:
            if number >= 0:
                line = self.game.events[number]
                said = line.said(numbers)
                told.add(line.name)
                rounds = max(rounds, said.get("round", 0))
                for field, kinds in line.fields.items():
                    if kinds is not None:
                        self.named[line.name, said[field]] += 1
                        done.add(((line.name, said[field]), seat))
        self.told.update(told)
        self.rounds.append(rounds)
        for named, seat in done:
            if seat >= 0:
                self.leads[named].append(scores[seat] - average)

    def show(self, lines: list[str]) -> None:
        spread = statistics.pstdev(self.points)
        print(f"\n{self.seats} players, {self.games} games, {self.decisions / self.games:.0f} decisions each")
        print("  won by place in turn order:", " ".join(f"{100 * wins / self.games:.1f} %" for wins in self.wins))
        print(f"  points {statistics.mean(self.points):.1f}, from {min(self.points)} to {max(self.points)}", end="")
        print(f", standard deviation {spread:.1f}")
        if max(self.rounds):
            print(f"  rounds {statistics.mean(self.rounds):.1f}, from {min(self.rounds)} to {max(self.rounds)}")
        players = self.games * self.seats
        print("  points by source:", ", ".join(f"{w} {count / players:.1f}" for w, count in self.account.items()))
        rare = [line for line in self.game.events if not line.fields or line.name.endswith("_full")]
        print("  games that tell of it:", ", ".join(f"{line.name} {self.told[line.name]}" for line in rare))
        for line in self.game.events:
            for kinds in [kinds for kinds in line.fields.values() if kinds is not None]:
                if not lines or line.name in lines:
                    self.show_line(line.name, kinds.names)

    def show_line(self, line: str, names: list[str]) -> None:
        print(f"  {line}, times in 100 games (points ahead of the average):")
        for name in sorted(names, key=lambda name: -self.named[line, name]):
            ahead = self.leads[line, name]
            lead = f"{statistics.mean(ahead):+.1f}" if ahead else ""
            print(f"    {name:<24}{100 * self.named[line, name] / self.games:>7.1f}{lead:>8}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", default="")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--lines", default="", help="only these lines of the log, by their names")
    asked = parser.parse_args()
    game = catalogue.find(asked.game)
    for seats in [int(seats) for seats in asked.seats.split(",") if seats] or game.settings.seats:
        tally = Tally(game, seats)
        for seed in range(asked.games):
            tally.play(seed, asked.bot)
        tally.show([line for line in asked.lines.split(",") if line])


if __name__ == "__main__":
    main()
