"""A balance report: the games are played, in several processes if wanted, and their figures become rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.balance.figures import Figures, Mean, Share
from higaki.balance.play import Order, Record, play
from higaki.balance.restrictions import restriction_called, restrictions_of
from higaki.bots import bot_called
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.random_numbers import rng_of

# The most games in one report of a number of players: what is noted of them must fit into the memory.
MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 1024


class Section(NamedTuple):
    """Games of one kind of bot with one number of players; perhaps with one restricted seat."""

    bot: str
    seats: int
    restriction: str | None
    figures: Figures


class Row(NamedTuple):
    """One figure: whose, its name, and its value with the 95 % interval."""

    bot: str
    seats: int
    restriction: str
    figure: str
    of: str
    value: float
    low: float
    high: float
    cases: int


class Balance(NamedTuple):
    """The whole report of a game."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    sections: list[Section]

    @property
    def rows(self) -> list[Row]:
        return [row for section in self.sections for row in _rows(section)]

    def as_json(self) -> dict[str, Any]:
        rows = [row._asdict() for row in self.rows]
        return {"game": self.game, "options": self.options, "seed": self.seed, "games": self.games, "figures": rows}


def study(
    game: str,
    bots: Sequence[str] = ("greedy",),
    *,
    seats: Sequence[int] = (),
    games: int = 1000,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    restrictions: Sequence[str] | None = None,
    left: Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Balance:
    """Play games of equal bots with each number of players, then games in which one seat is restricted.

    Without `seats` it is every number of players, without `restrictions` every one of the game. Restricted games have
    the most players that were asked for. `left` are places whose number is noted at the end, such as mon.
    """
    rules = catalogue.find(game)
    numbers = list(seats) or list(rules.settings.seats)
    chosen = dict(options or {})
    wanted = list(restrictions_of(game)) if restrictions is None else list(restrictions)
    _check(game, bots, numbers, chosen, games, jobs, wanted, left)
    kinds: list[tuple[int, str | None]] = [(number, None) for number in numbers]
    kinds += [(max(numbers), name) for name in wanted]
    orders = [Order(game, number, chosen, bot, name, seed, tuple(left)) for bot in bots for number, name in kinds]
    sections, total = [], len(orders) * games
    with _played_by(jobs) as played:
        for at, order in enumerate(orders):
            records = []
            for record in played(order, games):
                records.append(record)
                progress(at * games + len(records), total)
            sections.append(Section(order.bot, order.seats, order.restriction, Figures(records)))
    return Balance(game, chosen, seed, games, sections)


def _check(
    game: str,
    bots: Sequence[str],
    seats: list[int],
    options: dict[str, Any],
    games: int,
    jobs: int,
    restrictions: list[str],
    left: Sequence[str],
) -> None:
    """Refuse what cannot be played or counted, before the first game."""
    rules = catalogue.find(game)
    known = rules.settings.seats
    of_players = [place for place in rules.places.all if place.per is not None and place.per.names == rules.seat_names]
    numbers = [place.name for place in of_players if place.form == "number"]
    for name in left:
        if name not in numbers:
            raise BadSetting(f"{game} has no number of each player called {name!r}; right would be {one_of(numbers)}")
    for number in seats:
        if number not in known:
            raise BadSetting(f"{game} is not played by {number}; right would be {known[0]} to {known[-1]}")
        rules.new_table(number, 1, options)
    if not bots:
        raise BadSetting("no bot is named; right would be greedy, medium or hard")
    for bot in bots:
        bot_called(bot, rng_of(1, "check"))
    for name in restrictions:
        restriction_called(game, name)
    if not 2 <= games <= MOST_GAMES:
        raise BadSetting(f"{games} games cannot be studied; right would be 2 to {MOST_GAMES:,}")
    if not 1 <= jobs <= MOST_JOBS:
        raise BadSetting(f"{jobs} processes cannot play; right would be 1 to {MOST_JOBS}")


class _played_by:
    """Plays orders in so many processes; the records come in the order of the games."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def __enter__(self) -> Callable[[Order, int], Iterator[Record]]:
        return self._play

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _play(self, order: Order, games: int) -> Iterator[Record]:
        if self._pool is None:
            return map(partial(play, order), range(games))
        return self._pool.map(partial(play, order), range(games), chunksize=4)


def _rows(section: Section) -> list[Row]:
    """The figures of a section; of restricted games only how the restricted seat did."""
    figures = section.figures
    share = partial(_of_share, section)
    mean = partial(_of_mean, section)
    if section.restriction is not None:
        return [share("wins", "restricted", figures.restricted)]
    rows = [share("wins", f"place {place}", one) for place, one in enumerate(figures.wins, 1)]
    rows += [mean("points", f"place {place}", one) for place, one in enumerate(figures.points, 1)]
    rows += [mean("points by source", name, one) for name, one in figures.sources.items()]
    rows += [mean("left at the end", name, one) for name, one in figures.left.items()]
    rows.append(mean("length", "decisions", figures.decisions))
    rows += [mean("length", "rounds", figures.rounds)] if figures.rounds.mean else []
    rows += [mean("lead", "changes", figures.lead_changes), share("lead", "leader at half wins", figures.leader_wins)]
    rows += [share("told", name, one) for name, one in figures.told.items()]
    for item in figures.items:
        named = f"{item.line} {item.name}"
        rows += [
            share("taken", named, item.taken),
            mean("wins with", named, item.wins_with),
            mean("wins without", named, item.wins_without),
            mean("gain", named, item.gain),
        ]
    return rows


def _of_share(section: Section, figure: str, of: str, one: Share) -> Row:
    restriction = section.restriction or ""
    return Row(section.bot, section.seats, restriction, figure, of, one.share, one.low, one.high, one.cases)


def _of_mean(section: Section, figure: str, of: str, one: Mean) -> Row:
    low, high = one.mean - one.within, one.mean + one.within
    return Row(section.bot, section.seats, section.restriction or "", figure, of, one.mean, low, high, one.cases)
