"""The attack that fair luck must withstand: from what everybody saw of a deal to all that will be dealt.

The generator of `Rng` is linear: its states are multiples of the first, up to constants, so the states behind several
draws are a point of a lattice. What was seen of each draw bounds its state, so the point lies in a box. Once more was
seen than the 48 bits that are secret, hardly another point does: reduce the lattice (LLL) and list what lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import TypeVar

import higaki
from higaki.engine.base.random_numbers import INCREMENT, MASK, MULTIPLIER, Rng
from higaki.games.dragon_market.box import BOATS
from higaki.games.osaka.box import CARDS, FARM_CARDS, MARKET_CARDS, REFILL_FROM_PILE, START_HAND_SUM, VALUE

MODULUS = int(MASK) + 1
OSAKA_SEATS = 4
# So that boxes of any width can be made equally wide in whole units.
FINENESS = 64
# So that no point at the edge of the box is lost to rounding; what is outside is sorted out exactly.
ROUNDING = 1.000001

# One of so many was drawn, and its number is known to be from the second on and before the third; (n, 0, n) is a gap.
Draw = tuple[int, int, int]
Vector = list[int]
Number = TypeVar("Number", int, float)


def states_behind(transcript: list[Draw]) -> list[int]:
    """All states of the generator from which it draws, one after the other, what was seen; gaps bound nothing."""
    factor, constant = 1, 0
    factors: Vector = []
    lows: Vector = []
    highs: Vector = []
    for n, low, high in transcript:
        factor, constant = factor * MULTIPLIER % MODULUS, (constant * MULTIPLIER + INCREMENT) % MODULUS
        if high - low < n:
            factors.append(factor)
            lows.append(-(-low * MODULUS // n) - constant)
            highs.append(-(-high * MODULUS // n) - 1 - constant)
    units = [round(FINENESS * MODULUS / (high - low + 1)) for low, high in zip(lows, highs, strict=True)]
    basis = reduced(lattice(factors, units))
    points = points_in_box(basis, scaled(lows, units), scaled(highs, units))
    states = [point[0] // units[0] * pow(factors[0], -1, MODULUS) % MODULUS for point in points]
    return [state for state in states if draws(state, transcript)]


def draws(state: int, transcript: list[Draw]) -> bool:
    rng = Rng(state)
    return all(low <= rng.below(n) < high for n, low, high in transcript)


def lattice(factors: list[int], units: list[int]) -> list[Vector]:
    """What the states can be, constants aside: multiples of the first one seen, and whole turns of the others."""
    first = pow(factors[0], -1, MODULUS)
    multiples = scaled([factor * first % MODULUS for factor in factors], units)
    turns = [[MODULUS * unit if row == place else 0 for place, unit in enumerate(units)] for row in range(len(units))]
    return [multiples, *turns[1:]]


def scaled(vector: Vector, units: Vector) -> Vector:
    return [number * unit for number, unit in zip(vector, units, strict=True)]


def dot(one: list[Number], other: list[Number]) -> Number:
    return sum(a * b for a, b in zip(one, other, strict=True))


# Reducing


class Basis:
    """A basis that is being reduced in whole numbers (Cohen, A Course in Computational Algebraic Number Theory, 2.6.7).

    `volumes[k]` is the squared volume of the first k rows; `shares[k][j] / volumes[j + 1]` is how much of the part of
    row j that is square to all before it there is in row k.
    """

    def __init__(self, rows: list[Vector]) -> None:
        self.rows = rows
        self.volumes = [1]
        self.shares: list[Vector] = []
        for k, row in enumerate(rows):
            shares: Vector = []
            for j in range(k + 1):
                share = dot(row, rows[j])
                against = shares if j == k else self.shares[j]
                for i in range(j):
                    share = (self.volumes[i + 1] * share - shares[i] * against[i]) // self.volumes[i]
                shares.append(share)
            self.volumes.append(shares.pop())
            self.shares.append(shares)

    def shorten(self, k: int, by: int) -> None:
        """Take an earlier row from a row as often as brings it closest to square."""
        shares, volume = self.shares[k], self.volumes[by + 1]
        times = (2 * shares[by] + volume) // (2 * volume)
        if times:
            self.rows[k] = plus(self.rows[k], -times, self.rows[by])
            shares[by] -= times * volume
            for i, share in enumerate(self.shares[by]):
                shares[i] -= times * share

    def in_order(self, k: int) -> bool:
        """Is a row, square to all before both, not much shorter than the row before it? (Lovász)"""
        volumes, share = self.volumes, self.shares[k][k - 1]
        return 4 * (volumes[k + 1] * volumes[k - 1] + share * share) >= 3 * volumes[k] * volumes[k]

    def swap(self, k: int) -> None:
        """Exchange a row with the row before it."""
        rows, volumes, shares = self.rows, self.volumes, self.shares
        rows[k - 1], rows[k] = rows[k], rows[k - 1]
        share = shares[k].pop()
        shares[k - 1], shares[k] = shares[k], [*shares[k - 1], share]
        volume = (volumes[k - 1] * volumes[k + 1] + share * share) // volumes[k]
        for later in shares[k + 1 :]:
            before = later[k]
            later[k] = (volumes[k + 1] * later[k - 1] - share * before) // volumes[k]
            later[k - 1] = (volume * before + share * later[k]) // volumes[k + 1]
        volumes[k] = volume


def reduced(rows: list[Vector]) -> list[Vector]:
    """Short vectors that span the same lattice: LLL."""
    basis = Basis(rows)
    k = 1
    while k < len(rows):
        basis.shorten(k, k - 1)
        if basis.in_order(k):
            for earlier in range(k - 2, -1, -1):
                basis.shorten(k, earlier)
            k += 1
        else:
            basis.swap(k)
            k = max(1, k - 1)
    return basis.rows


# Listing


def points_in_box(rows: list[Vector], lows: Vector, highs: Vector) -> Iterator[Vector]:
    """All points of the lattice of a reduced basis that lie in a box, found row by row from the last one on."""
    # The part of each row that is square to all before it.
    parts: list[list[float]] = []
    for row in rows:
        part = [float(number) for number in row]
        for other in parts:
            part = plus(part, -dot(part, other) / dot(other, other), other)
        parts.append(part)
    lengths = [dot(part, part) for part in parts]
    half = [(high - low) / 2 for low, high in zip(lows, highs, strict=True)]
    # No point of the box is further from its centre along each part.
    reach = [stretch(half, part) * ROUNDING / length for part, length in zip(parts, lengths, strict=True)]

    def choose(k: int, point: Vector, shadow: list[float]) -> Iterator[Vector]:
        """Row k so many times, for all that can still end in the box; the shadow is what later rows cannot change."""
        if k < 0:
            if all(low <= a <= high for low, a, high in zip(lows, point, highs, strict=True)):
                yield point
            return
        away = sum(part * (2 * a - low - high) for part, a, low, high in zip(parts[k], point, lows, highs, strict=True))
        away /= 2 * lengths[k]
        for times in range(ceil(-reach[k] - away), floor(reach[k] - away) + 1):
            longer = plus(shadow, away + times, parts[k])
            # A way into the box is nowhere longer, in the direction of its shadow, than the box is.
            if dot(longer, longer) <= stretch(half, longer) * ROUNDING:
                yield from choose(k - 1, plus(point, times, rows[k]), longer)

    yield from choose(len(rows) - 1, [0] * len(rows), [0.0] * len(rows))


def plus(one: list[Number], times: Number, other: list[Number]) -> list[Number]:
    return [a + times * b for a, b in zip(one, other, strict=True)]


def stretch(half: list[float], direction: list[float]) -> float:
    """How far a box reaches from its centre in a direction."""
    return sum(a * abs(b) for a, b in zip(half, direction, strict=True))


# Traders of Osaka: every card of the opening is dealt openly, but equal cards leave their number in the pile uncertain.


def cards_dealt(match: higaki.Match, first: int, after: int | None = None) -> list[int]:
    """The cards that everybody saw coming from the pile, by decisions; those of the opening come before the first."""
    events = [event for entry in match.told(None)[first:after] for event in entry["events"]]
    return [CARDS.numbers[e["kind"]] for e in events if e["what"] == "moved" and e["from"][0] == "deck"]


def osaka_opening(match: higaki.Match) -> list[int]:
    return cards_dealt(match, 0, 1)


def osaka_pile() -> list[int]:
    assert CARDS.supply is not None
    return [card for card, count in enumerate(CARDS.supply) for _ in range(count)]


def osaka_transcript(opening: list[int]) -> list[Draw]:
    """Where in the pile each card can have been: in a new one equal cards lie together.

    Whatever is drawn, the last card takes its place. So the end of the pile wanders to places that are only known
    roughly, and what can lie at a place may become more, but never less.
    """
    lying = [{card} for card in osaka_pile()]
    transcript: list[Draw] = []
    for card in opening:
        places = [place for place, cards in enumerate(lying) if card in cards]
        transcript.append((len(lying), places[0], places[-1] + 1))
        last = lying.pop()
        for place in places:
            if place < len(lying):
                lying[place] = lying[place] | last
    return transcript


def deal_like_osaka(rng: Rng) -> tuple[list[int], list[int]]:
    """The cards of an opening, and those of the first refill."""
    pile = osaka_pile()
    opening = [draw_like_a_table(pile, rng) for _ in range(MARKET_CARDS + FARM_CARDS)]
    for _ in range(OSAKA_SEATS):
        coins = 0
        while coins < START_HAND_SUM:
            opening.append(draw_like_a_table(pile, rng))
            coins += VALUE[opening[-1]]
    return opening, [draw_like_a_table(pile, rng) for _ in range(REFILL_FROM_PILE + FARM_CARDS)]


def draw_like_a_table(pile: list[int], rng: Rng) -> int:
    pulled = rng.below(len(pile))
    piece, pile[pulled] = pile[pulled], pile[-1]
    pile.pop()
    return piece


def osaka_foreseen(opening: list[int]) -> list[list[int]]:
    """All refills that the generator could let follow an opening: every state that fits deals again."""
    deals = [deal_like_osaka(Rng(state)) for state in states_behind(osaka_transcript(opening))]
    return [refill for dealt, refill in deals if dealt == opening]


# Dragon Market: the goods on the boats are twenty draws, each known exactly.


def dragon_loading(match: higaki.Match) -> list[str]:
    """By good, the seat in a boat on which everybody sees it."""
    stacks = next(part for part in match.scene(None)["places"] if part["place"] == "stack")
    return [piece["space"] for piece in stacks["pieces"]]


def dragon_seats() -> list[str]:
    return [f"{boat}{part}" for boat in BOATS.names for part in "ab"]


def dragon_transcript(loading: list[str]) -> list[Draw]:
    free = dragon_seats()
    transcript: list[Draw] = []
    for seat in loading:
        number = free.index(seat)
        transcript.append((len(free), number, number + 1))
        free.pop(number)
    return transcript


def load_like_dragon_market(rng: Rng) -> list[str]:
    free = dragon_seats()
    return [free.pop(rng.below(len(free))) for _ in range(len(free))]
