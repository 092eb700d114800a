"""A whole table as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from .tables import ANNEXES, COLOURS, DISCIPLES, POSTS, district

Fate = Callable[["Deck"], str]


def no_fate(deck: Deck) -> str:
    raise AssertionError(f"nobody said what comes from {deck.name}")


@dataclass
class Deck:
    """On top and at the bottom cards whose order is settled, between them a bag: fate says which card of it is next."""

    name: str
    top: list[str] = field(default_factory=list)  # the highest first
    bag: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)  # the lowest last
    fate: Fate = field(default=no_fate, compare=False)
    drawn: int = field(default=0, compare=False)  # since somebody set it to 0

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    def look(self, count: int) -> list[str]:
        """The highest cards, which stay on top."""
        while len(self.top) < count and self.bag:
            card = self.fate(self)
            self.bag.remove(card)
            self.top.append(card)
        return (self.top + self.bottom)[:count] if not self.bag else self.top[:count]

    def draw(self, count: int = 1) -> list[str]:
        """As many as there are."""
        drawn = self.look(count)
        for card in drawn:
            (self.top if self.top else self.bottom).remove(card)
            self.drawn += 1
        return drawn

    def put_under(self, card: str) -> None:
        self.bottom.append(card)

    def bring_up(self, place: int, to: int) -> None:
        """One that was looked at nearer to the top; 0 is the highest."""
        if place >= len(self.top):  # then nothing lies between top and bottom
            self.top, self.bottom = self.top + self.bottom, []
        self.top.insert(to, self.top.pop(place))


@dataclass
class Player:
    mon: int = 0
    prestige: int = 0
    home: int = 0  # disciples in the clan house
    reserve: int = 0
    weapons: list[str] = field(default_factory=list)
    annexes: dict[str, bool] = field(default_factory=dict)  # and whether a disciple stands there
    geishas: int = 0
    blessing: bool = False
    missions: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    bonuses: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    with_bonus: int = 0  # fulfilled ones whose bonus reward was taken
    blackmail: bool = False  # not used yet
    sources: Counter[str] = field(default_factory=Counter)  # where prestige came from, and what it went for

    def score(self, source: str, points: int) -> None:
        """Prestige comes or goes; it never falls below 0."""
        points = max(points, -self.prestige)
        self.prestige += points
        self.sources[source] += points


@dataclass
class State:
    players: dict[str, Player]  # in the order of the seats
    order: list[str]  # the order track
    posts: dict[str, list[str]] = field(default_factory=lambda: {post: [] for post in POSTS})  # who stands there
    spaces: dict[str, int] = field(default_factory=dict)
    barred: Counter[str] = field(default_factory=Counter)  # spaces barred this round
    closed: str | None = None
    round: int = 1
    church: int = 0
    market: list[str | None] = field(default_factory=lambda: [None] * 5)
    weapon_discards: list[str] = field(default_factory=list)
    decks: dict[str, Deck] = field(default_factory=dict)  # card, bonus, event, weapon, green, yellow, red, black
    event: str | None = None
    figure: str | None = "red"  # of the watch; None once it is off the board
    watch: str = "gates"
    annexes: Counter[str] = field(default_factory=Counter)
    geishas: int = 0
    blessings: int = 0
    bidders: list[str] = field(default_factory=list)  # the bidding track
    won: dict[str, str] = field(default_factory=dict)  # closed fields, with the seat
    shogun_dead: bool = False

    def in_district(self, seat: str, name: str) -> int:
        return sum(there.count(seat) for post, there in self.posts.items() if district(post) == name)

    def standing(self, seat: str) -> bool:
        """Whether somebody of his is still to be activated."""
        return any(seat in there for there in self.posts.values()) or any(self.players[seat].annexes.values())

    def outside_reserve(self, seat: str) -> int:
        return DISCIPLES - self.players[seat].reserve

    def free_spaces(self, post: str) -> int:
        return 0 if self.closed == district(post) else self.spaces[post] - self.barred[post] - len(self.posts[post])

    def annexes_for(self, seat: str) -> list[str]:
        """Of which he could still get one."""
        return [annex for annex in ANNEXES if self.annexes[annex] and annex not in self.players[seat].annexes]

    def colours(self) -> list[str]:
        return [colour for colour in COLOURS if len(self.decks[colour])]


@dataclass(frozen=True)
class Mission:
    colour: str
    kind: str
    needs: Counter[str]
    reward: Counter[str]
    bonus_needs: Counter[str]
    bonus_reward: Counter[str]


@dataclass(frozen=True)
class Bonus:
    kind: str  # most, fewest, least (so many of something), each (so many of something, again and again)
    of: str
    amount: int
    alone: int
    shared: int


@dataclass(frozen=True)
class Box:
    """What is printed on cards and fields."""

    missions: dict[str, Mission]
    bonuses: dict[str, Bonus]
    minimum: dict[str, int]
    group: dict[str, int]
    phases: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of action cards
    costs: dict[str, int] = field(default_factory=dict)
