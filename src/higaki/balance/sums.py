"""The sums of many games: what a report of any length needs of them. Sums of different games can be added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from higaki.balance.play import NOBODY, Record
from higaki.engine.base.errors import BadSave

# A number and its sums: how many values, their sum, the sum of their squares.
Moments = list[float]
# Under which heading, of which kind, and its name.
Item = tuple[str, str, str]
# Between the parts of an item in a file.
JOINT: Final = "/"


def _none() -> Moments:
    return [0, 0, 0]


def _add(to: Moments, value: float) -> None:
    to[0] += 1
    to[1] += value
    to[2] += value * value


class Sums:
    """The sums of games with the same number of players and the same bots."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        # By place in the turn order: shares of the win, and points.
        self.wins: Final = [_none() for _ in range(seats)]
        self.points: Final = [_none() for _ in range(seats)]
        # Of all players: shares of the win.
        self.shares: Final = _none()
        # By source, the points of a player; by place, what a player has left. Players without any are not counted.
        self.sources: Final[dict[str, Moments]] = {}
        self.left: Final[dict[str, Moments]] = {}
        self.decisions: Final = _none()
        self.lead_changes: Final = _none()
        # By number of rounds, the games.
        self.rounds: Final[Counter[int]] = Counter()
        # How much of the win they got who led, and who was last, when half of the turns were over.
        self.led: Final = _none()
        self.trailed: Final = _none()
        # By line that brought the end, the games; "" for those that no such line ended.
        self.ends: Final[Counter[str]] = Counter()
        # The share of the win of the restricted seats.
        self.restricted: Final = _none()
        # What players took: their shares of the win, and these less the chance before.
        self.items: Final[dict[Item, tuple[Moments, Moments]]] = {}

    @staticmethod
    def of(records: Iterable[Record], seats: int) -> Sums:
        sums = Sums(seats)
        for record in records:
            sums._note(record)
        return sums

    @property
    def seats(self) -> int:
        return len(self.wins)

    def _note(self, record: Record) -> None:
        self.games += 1
        for place, share in enumerate(record.shares):
            _add(self.wins[place], share)
            _add(self.points[place], record.scores[place])
            _add(self.shares, share)
        for named, players in ((self.sources, record.account), (self.left, record.left)):
            for player in players:
                for name, amount in player.items():
                    _add(named.setdefault(name, _none()), amount)
        _add(self.decisions, record.decisions)
        _add(self.lead_changes, record.lead_changes)
        self.rounds[record.rounds] += 1
        for sums, place in ((self.led, record.led_at_half), (self.trailed, record.last_at_half)):
            if place != NOBODY:
                _add(sums, record.shares[place])
        self.ends.update(record.ends or [""])
        if record.restricted != NOBODY:
            _add(self.restricted, record.shares[record.restricted])
        for taken in record.taken:
            shares, gains = self.items.setdefault((taken.heading, taken.kind, taken.name), (_none(), _none()))
            share = record.shares[taken.seat]
            _add(shares, share)
            _add(gains, share - taken.chance)

    def add(self, other: Sums) -> None:
        """Add the sums of other games of the same kind."""
        self.games += other.games
        for mine, theirs in self._pairs(other):
            for number, value in enumerate(theirs):
                mine[number] += value
        for named, others in ((self.sources, other.sources), (self.left, other.left)):
            for name, theirs in others.items():
                _put(named.setdefault(name, _none()), theirs)
        for item, (shares, gains) in other.items.items():
            mine_of = self.items.setdefault(item, (_none(), _none()))
            _put(mine_of[0], shares)
            _put(mine_of[1], gains)
        self.rounds.update(other.rounds)
        self.ends.update(other.ends)

    def _pairs(self, other: Sums) -> list[tuple[Moments, Moments]]:
        singles = [(getattr(self, name), getattr(other, name)) for name in SINGLES]
        return [
            *singles,
            *zip(self.wins, other.wins, strict=True),
            *zip(self.points, other.points, strict=True),
        ]

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": [_written(one) for one in self.wins],
            "points": [_written(one) for one in self.points],
            **{name: _written(getattr(self, name)) for name in SINGLES},
            **{name: {of: _written(one) for of, one in getattr(self, name).items()} for name in BY_NAME},
            "rounds": {str(count): games for count, games in sorted(self.rounds.items())},
            "ends": dict(self.ends),
            "items": {
                JOINT.join(item): [*_written(shares), *_written(gains)[1:]]
                for item, (shares, gains) in sorted(self.items.items())
            },
        }

    @staticmethod
    def read(written: Any, seats: int) -> Sums:
        """Sums from a file; BadSave if something is missing or no number."""
        try:
            sums = Sums(seats)
            sums.games = _whole(written["games"])
            for name in ("wins", "points"):
                for mine, theirs in zip(getattr(sums, name), written[name], strict=True):
                    _put(mine, _moments(theirs))
            for name in SINGLES:
                _put(getattr(sums, name), _moments(written[name]))
            for name in BY_NAME:
                getattr(sums, name).update({str(of): _moments(one) for of, one in written[name].items()})
            sums.rounds.update({int(count): _whole(games) for count, games in written["rounds"].items()})
            sums.ends.update({str(line): _whole(games) for line, games in written["ends"].items()})
            for joined, (count, shares, squares, gains, squares_of_gains) in written["items"].items():
                heading, kind, name = joined.split(JOINT, 2)
                sums.items[heading, kind, name] = (
                    _moments([count, shares, squares]),
                    _moments([count, gains, squares_of_gains]),
                )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            wrong = f"{type(error).__name__}: {error}"
            raise BadSave(f"the sums are damaged ({wrong}); right would be a file that `--sums` wrote") from None
        return sums


# Numbers that each game or player has once, and numbers by name.
SINGLES: Final = ("shares", "decisions", "lead_changes", "led", "trailed", "restricted")
BY_NAME: Final = ("sources", "left")


def _put(to: Moments, other: Moments) -> None:
    for number, value in enumerate(other):
        to[number] += value


def _written(moments: Moments) -> list[float]:
    """Sums of whole numbers are written as such; others as exactly as a game counts."""
    return [int(value) if value == int(value) else round(value, 4) for value in moments]


def _moments(written: Any) -> Moments:
    count, total, squares = written
    for value in (total, squares):
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise TypeError(f"{value!r} is no number")
    return [_whole(count), total, squares]


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise TypeError(f"{value!r} counts nothing")
    return value
