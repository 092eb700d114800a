"""How balanced a game is when bots play it: by seat, by source of points, and by everything its log names.

For every number of players it prints how often each place in the turn order wins and with how many points, the points
by source, the length of games and their end, what players have left, and for each card or area in a line of the log
how often games mention it and how many points more (or fewer) than the others' average its players had
at the end. If cards have a printed property (a colour, a kind), it also counts by that, for each player.

PYTHONPATH=build/compiled python bench/balance.py yokohama [--games 400] [--seats 2,3,4] [--lines fulfilled,learned]
PYTHONPATH=build/compiled python bench/balance.py yedo --options version=samurai --left mon,geishas --together played
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample

Named = tuple[str, str]


class Played:
    """One game at its end, and all its log lines."""

    def __init__(self, game: Game, t: Table, asked_first: int, decisions: int, left: list[str]) -> None:
        assert t.listener is not None
        seats = range(t.seats)
        self.asked_first = asked_first
        self.decisions = decisions
        self.scores = game.scores(t)
        self.winners = game.ranking(t)[0]
        self.account = [dict(game.account(t, seat)) for seat in seats]
        numbers = {place.name: place.first for place in game.places.all if place.name in left}
        self.left = {name: sum(t[number + seat] for seat in seats) for name, number in numbers.items()}
        self.events = t.listener.events


def play_seed(name: str, seats: int, options: dict[str, object], bot: str, left: list[str], seed: int) -> Played:
    game = catalogue.find(name)
    t = game.new_table(seats, seed, options)
    t.listener = Listener()
    bots = [bot_called(bot, rng_of(seed, f"bot {seat}")) for seat in range(seats)]
    chance = rng_of(seed, "chance")
    first, decisions = -1, 0
    while not t.over:
        if t.seat != CHANCE:
            first = t.seat if first < 0 else first
            decisions += 1
        t.play(sample(t, chance) if t.seat == CHANCE else bots[t.seat].choose(t))
    return Played(game, t, first, decisions, left)


class Tally:
    """All counts over the games of one number of players."""

    def __init__(self, game: Game, seats: int, together: list[str]) -> None:
        self.game = game
        self.seats = seats
        # Prefixes of lines that are counted as one.
        self.together = together
        self.had: Counter[str] = Counter()
        self.games = 0
        self.decisions = 0
        self.points: list[int] = []
        self.wins = [0.0] * seats
        self.points_by_place = [0] * seats
        self.account: Counter[str] = Counter()
        self.rounds: list[int] = []
        # The number of games with a line, how often each name occurred, and the results of its players.
        self.told: Counter[str] = Counter()
        self.named: Counter[Named] = Counter()
        self.leads: defaultdict[Named, list[float]] = defaultdict(list)

    def begins(self, first: int, events: list[tuple[int, ...]]) -> int:
        """The first player by the log, if it has such a line; otherwise the first seat to choose."""
        for number, seat, *_ in events:
            if number >= 0 and self.game.events[number].name == "starts":
                return seat
        return first

    def counted_as(self, line: str) -> str:
        """The name of a log line, or its counted prefix."""
        for beginning in self.together:
            if line.startswith(beginning):
                return beginning
        return line

    def count(self, one: Played) -> None:
        scores, events = one.scores, one.events
        first = self.begins(one.asked_first, events)
        self.games += 1
        self.decisions += one.decisions
        self.points += scores
        self.had.update(one.left)
        for winner in one.winners:
            self.wins[(winner - first) % self.seats] += 1 / len(one.winners)
        for seat in range(self.seats):
            self.account.update(one.account[seat])
            self.points_by_place[(seat - first) % self.seats] += scores[seat]
        average = statistics.mean(scores)
        told: set[str] = set()
        done: set[tuple[Named, int]] = set()
        rounds = 0
        for number, seat, *numbers in events:
            if number >= 0:
                line = self.game.events[number]
                said = line.said(numbers)
                told.add(line.name)
                name = self.counted_as(line.name)
                rounds = max(rounds, said.get("round", 0))
                for field, kinds in line.fields.items():
                    if kinds is not None:
                        self.named[name, said[field]] += 1
                        done.add(((name, said[field]), seat))
        self.told.update(told)
        self.rounds.append(rounds)
        for named, seat in done:
            if seat >= 0:
                self.leads[named].append(scores[seat] - average)

    def show(self, lines: list[str]) -> None:
        spread = statistics.pstdev(self.points)
        print(f"\n{self.seats} players, {self.games} games, {self.decisions / self.games:.0f} decisions each")
        print("  won by place in turn order:", " ".join(f"{100 * wins / self.games:.1f} %" for wins in self.wins))
        places = " ".join(f"{points / self.games:.1f}" for points in self.points_by_place)
        print("  points by place in turn order:", places)
        print(f"  points {statistics.mean(self.points):.1f}, from {min(self.points)} to {max(self.points)}", end="")
        print(f", standard deviation {spread:.1f}")
        if max(self.rounds):
            print(f"  rounds {statistics.mean(self.rounds):.1f}, from {min(self.rounds)} to {max(self.rounds)}")
        players = self.games * self.seats
        print("  points by source:", ", ".join(f"{w} {count / players:.1f}" for w, count in self.account.items()))
        if self.had:
            print("  left at the end:", ", ".join(f"{w} {count / players:.1f}" for w, count in self.had.items()))
        rare = [line for line in self.game.events if not line.fields or line.name.endswith("_full")]
        print("  games that tell of it:", ", ".join(f"{line.name} {self.told[line.name]}" for line in rare))
        shown: set[Named] = set()
        for line in self.game.events:
            name = self.counted_as(line.name)
            for kinds in [kinds for kinds in line.fields.values() if kinds is not None]:
                if (not lines or name in lines) and (name, kinds.name) not in shown:
                    shown.add((name, kinds.name))
                    self.show_line(name, kinds)

    def show_line(self, line: str, kinds: Kinds) -> None:
        print(f"  {line} ({kinds.name}), times in 100 games (points ahead of the average):")
        for name in sorted(kinds.names, key=lambda name: -self.named[line, name]):
            ahead = self.leads[line, name]
            lead = f"{statistics.mean(ahead):+.1f}" if ahead else ""
            print(f"    {name:<32}{100 * self.named[line, name] / self.games:>7.1f}{lead:>8}")
        self.show_sums(line, kinds)

    def show_sums(self, line: str, kinds: Kinds) -> None:
        """The same by every printed word on these cards, such as a colour."""
        sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for name, printed in zip(kinds.names, kinds.printed or [], strict=False):
            for field, word in printed.items():
                if isinstance(word, str):
                    sums[field][word or "none"] += self.named[line, name]
        for field, counts in sums.items():
            each = ", ".join(f"{word} {count / self.games / self.seats:.2f}" for word, count in counts.items())
            print(f"    by {field}, for each player: {each}")


def words(listed: str) -> list[str]:
    """The parts between commas."""
    return [word for word in listed.split(",") if word]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", default="")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--lines", default="", help="only these lines of the log, by their names")
    parser.add_argument("--options", default="", help="such as version=samurai")
    parser.add_argument("--left", default="", help="numbers of each player to count at the end, such as mon")
    parser.add_argument("--together", default="", help="beginnings of lines that are counted as one, such as played")
    parser.add_argument("--workers", type=int, default=1, help="games that are played at the same time")
    asked = parser.parse_args()
    options: dict[str, object] = {**dict(option.split("=") for option in words(asked.options))}
    game = catalogue.find(asked.game)
    for seats in [int(seats) for seats in words(asked.seats)] or game.settings.seats:
        tally = Tally(game, seats, words(asked.together))
        play = partial(play_seed, asked.game, seats, options, asked.bot, words(asked.left))
        with ProcessPoolExecutor(asked.workers) as pool:
            for one in pool.map(play, range(asked.games), chunksize=4):
                tally.count(one)
        tally.show(words(asked.lines))


if __name__ == "__main__":
    main()
