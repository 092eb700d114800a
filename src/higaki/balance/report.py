"""A balance report: the games are played, in several processes if wanted, and their figures become rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.balance.chunks import chunks_to, size_of_chunk
from higaki.balance.figures import Figures, Mean, Share
from higaki.balance.play import Order
from higaki.balance.restrictions import restriction_called, restrictions_of
from higaki.balance.running import WHOLE, Part, Pile, carry_out
from higaki.balance.sums_file import Kind, Played, Run, merged
from higaki.bots import bot_called
from higaki.engine.base.errors import BadSetting, one_of
from higaki.engine.base.random_numbers import rng_of

# The most games of a bot with one number of players; it only keeps a slip of the pen from playing for years.
MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024
MOST_SECONDS: Final = 1_000_000.0
# Digits of a figure in a file: more than its interval allows.
DIGITS: Final = 4


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


class TakenRow(NamedTuple):
    """Something that players took: how many of them, their share of the win, that of all others, and the gain.

    The share of the players has its interval; of the others stands half of it.
    """

    bot: str
    seats: int
    heading: str
    kind: str
    name: str
    taken: float
    low: float
    high: float
    wins_with: float
    with_within: float
    wins_without: float
    without_within: float
    gain: float
    gain_within: float
    players: int


class Balance(NamedTuple):
    """The whole report of a game."""

    run: Run

    @property
    def game(self) -> str:
        return self.run.game

    @property
    def games(self) -> int:
        """All games that were played."""
        return sum(played.sums.games for played in self.run.sections.values())

    @property
    def sections(self) -> list[Section]:
        """Without those of which no game was played."""
        return [Section(*kind, Figures(played.sums)) for kind, played in self.run.sections.items() if played.sums.games]

    @property
    def rows(self) -> list[Row]:
        return [row for section in self.sections for row in _rows(section)]

    @property
    def taken(self) -> list[TakenRow]:
        return [row for section in self.sections if section.restriction is None for row in _taken(section)]

    @property
    def command(self) -> str:
        """Plays these games again, and those that a run left out because its time was over."""
        free: dict[str, int] = {}
        held: dict[str, int] = {}
        for kind, played in self.run.sections.items():
            if not played.chunks:
                continue
            counts = free if kind.restriction is None else held
            chunks = chunks_to(played.chunks) * size_of_chunk(kind.bot)
            counts[kind.bot] = max(counts.get(kind.bot, 0), chunks)
        words = ["higaki balance", self.game, "--bots", ",".join(free), "--games", _listed(free.values())]
        words += [f"--option {name}={value}" for name, value in self.run.options.items()]
        words += ["--restricted-games", _listed(held.get(bot, 0) for bot in free)] if any(held.values()) else []
        words += ["--without none"] if not any(held.values()) else []
        return " ".join([*words, "--seed", str(self.run.seed), "--jobs"])

    def as_json(self) -> dict[str, Any]:
        run = self.run
        sections = [(*section[:3], section.figures.games) for section in self.sections]
        return {
            "game": run.game,
            "rules": run.rules,
            "options": run.options,
            "seed": run.seed,
            "games": [dict(zip((*Kind._fields, "games"), one, strict=True)) for one in sections],
            "command": self.command,
            "columns": list(Row._fields),
            "figures": [list(row) for row in self.rows],
            "taken_columns": list(TakenRow._fields),
            "taken": [list(row) for row in self.taken],
        }


def study(
    game: str,
    bots: Sequence[str] = ("greedy",),
    *,
    seats: Sequence[int] = (),
    games: int | Sequence[int] = 1000,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    restrictions: Sequence[str] | None = None,
    restricted_games: int | Sequence[int] | None = None,
    left: Sequence[str] = (),
    jobs: int = 1,
    seconds: float | None = None,
    part: Part = WHOLE,
    before: Run | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    keep: Callable[[Balance], None] = lambda balance: None,
) -> Balance:
    """Play games of equal bots with each number of players, and games in which one seat is restricted.

    Without `seats` it is every number of players, without `restrictions` every one of the game. Restricted games have
    the most players that were asked for. `games` and `restricted_games` are for each section, one number or one for
    each bot. `left` are places whose number is noted at the end, such as mon. After `seconds` no chunk begins. What was
    played `before` is not played again, and the report contains it.
    `keep` gets the report until then, every ten seconds or later.
    """
    rules = catalogue.find(game)
    numbers = list(seats) or list(rules.settings.seats)
    chosen = dict(options or {})
    wanted = list(restrictions_of(game)) if restrictions is None else list(restrictions)
    free = _for_each(bots, games, "games")
    held = free if restricted_games is None else _for_each(bots, restricted_games, "restricted games")
    _check(game, bots, numbers, chosen, jobs, seconds, wanted, left)
    run = Run(game, rules.settings.rules, chosen, seed, {})
    sections = {} if before is None else merged([run, before]).sections
    orders = [
        (Order(game, number, chosen, bot, name, seed, tuple(left)), count)
        for bot, of_free, of_held in zip(bots, free, held, strict=True)
        for number, name, count in _kinds(numbers, wanted, of_free, of_held)
    ]
    piles = [Pile(order, count, part, sections.get(_kind(order))) for order, count in orders]
    balance = Balance(run._replace(sections=sections | {_kind(pile.order): _played(pile) for pile in piles}))
    carry_out([pile for pile in piles if pile.waiting], jobs, seconds, progress, lambda: keep(balance))
    return balance


def _kinds(numbers: list[int], restrictions: list[str], free: int, held: int) -> list[tuple[int, str | None, int]]:
    """By section the number of players, the restriction, and the games."""
    return [(number, None, free) for number in numbers] + [(max(numbers), name, held) for name in restrictions if held]


def _kind(order: Order) -> Kind:
    return Kind(order.bot, order.seats, order.restriction)


def _played(pile: Pile) -> Played:
    return Played(pile.played, pile.sums)


def _for_each(bots: Sequence[str], counts: int | Sequence[int], what: str) -> list[int]:
    """The number of games for each bot."""
    listed = [counts] * len(bots) if isinstance(counts, int) else list(counts)
    if len(listed) == 1:
        listed *= len(bots)
    least = 2 if what == "games" else 0
    for count in listed:
        if not least <= count <= MOST_GAMES:
            raise BadSetting(f"{count} {what} cannot be studied; right would be {least} to {MOST_GAMES:,}")
    if len(listed) != len(bots):
        raise BadSetting(
            f"{len(listed)} numbers of {what} are for {len(bots)} bots; right would be one number or one each"
        )
    return listed


def _check(
    game: str,
    bots: Sequence[str],
    seats: list[int],
    options: dict[str, Any],
    jobs: int,
    seconds: float | None,
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
    if len(set(bots)) < len(bots) or len(set(seats)) < len(seats):
        raise BadSetting("a bot or a number of players is named twice; right would be each once")
    for name in restrictions:
        restriction_called(game, name)
    if not 1 <= jobs <= MOST_JOBS:
        raise BadSetting(f"{jobs} processes cannot play; right would be 1 to {MOST_JOBS}")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise BadSetting(f"{seconds} seconds are no time to play; right would be a number above 0")


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
    if figures.rounds.mean:
        rows.append(mean("length", "rounds", figures.rounds))
        rows += [share("rounds", str(count), one) for count, one in figures.lengths.items()]
    rows += [mean("lead", "changes", figures.lead_changes), share("lead", "leader at half wins", figures.leader_wins)]
    rows.append(share("lead", "last at half wins", figures.last_wins))
    rows += [share("ends", line or "otherwise", one) for line, one in figures.ends.items()]
    return rows


def _taken(section: Section) -> list[TakenRow]:
    rows = []
    for item in section.figures.items:
        means = [value for mean in (item.wins_with, item.wins_without, item.gain) for value in mean[:2]]
        numbers = [round(value, DIGITS) for value in (*item.taken[:3], *means)]
        rows.append(TakenRow._make([section.bot, section.seats, *item[:3], *numbers, item.wins_with.cases]))
    return rows


def _listed(counts: Iterable[int]) -> str:
    return ",".join(str(count) for count in counts)


def _of_share(section: Section, figure: str, of: str, one: Share) -> Row:
    return _row(section, figure, of, one.share, one.low, one.high, one.cases)


def _of_mean(section: Section, figure: str, of: str, one: Mean) -> Row:
    return _row(section, figure, of, one.mean, one.mean - one.within, one.mean + one.within, one.cases)


def _row(section: Section, figure: str, of: str, value: float, low: float, high: float, cases: int) -> Row:
    rounded = (round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))
    return Row(section.bot, section.seats, section.restriction or "", figure, of, *rounded, cases)
