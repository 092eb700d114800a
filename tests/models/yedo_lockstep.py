"""A match of Yedo and the model from the rulebook, played side by side: they must agree at every decision.

They agree on who is asked what with which options, on everything that lies on the table afterwards, and on the end:
final scoring and ranking. What chance decides the model hears from the match.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import is_dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from laying import laid
from yedo_model import scoring
from yedo_model.asking import Playing, Question
from yedo_model.positions.examples import SEATS
from yedo_model.positions.reading import DECKS, read_box, read_state
from yedo_model.referee import Referee
from yedo_model.state import Deck, State
from yedo_model.tables import COLOURS

import higaki
from higaki.engine.table.events import MOVED
from higaki.engine.views.event_view import Event

COMPONENTS = tomllib.loads((Path(higaki.__file__).parent / "games/yedo/components.toml").read_text())
BOX = read_box(COMPONENTS)
# Players who do things rather than not, so that rare ones happen; bids are many.
LIKED = {
    "give_mon": 0.1,
    "want_mon": 0.1,
    "propose": 3.0,
    "mission": 6.0,
    "extra": 4.0,
    "annex": 3.0,
    "again": 3.0,
    "card": 2.0,
    "bid": 0.3,
    "sit_out": 0.5,
}
HEAPS = ("weapons", "missions", "cards", "bonuses", "fulfilled")
NOTHING = Question("nobody", "anything", frozenset())


class Lockstep:
    """A match, and the referee who follows it."""

    def __init__(
        self,
        match: higaki.Match,
        rng: Random,
        playing: Callable[[Referee], Playing],
        before: dict[str, Any] | None = None,
    ) -> None:
        """`before` is what lay on the table before the first question, where something happened until then."""
        self.match = match
        self.rng = rng
        self.seats = list(SEATS[: match.table.seats])
        self.now = before or laid(match.table)
        self.referee = Referee(self.read(), BOX)
        self.now = laid(match.table)
        self.moved: dict[str, list[str]] = {}  # by spot, what left it since the last answer
        self.listen(match.opening)
        self.referee.lot = self.lot
        self.give_fate()
        self.playing: Playing = playing(self.referee)
        self.question: Question | None = next(self.playing, None)
        self.asked: Counter[str] = Counter()
        self.last = "the beginning"

    def give_fate(self) -> None:
        for deck in self.referee.state.decks.values():
            deck.fate = self.fate

    def read(self) -> State:
        return read_state(self.now, self.seats, COMPONENTS)

    def play(self, decisions: int) -> Counter[str]:
        """So many decisions, or to the end; returns what was asked, and how often."""
        self.compare()
        for _ in range(decisions):
            if self.match.over:
                break
            self.decide()
            self.compare()
        return self.asked

    def decide(self) -> None:
        options = self.match.options
        thing = self.rng.choices(options, [LIKED.get(option.partition(".")[0], 1.0) for option in options])[0]
        self.step(thing)
        self.answer(thing)

    def step(self, thing: str) -> None:
        self.asked[self.kind] += 1
        self.last = f"{thing} for {self.kind} of {self.seats[self.match.seat]}"
        decisions = len(self.match.log)
        self.match.play(thing)
        self.now = laid(self.match.table)
        self.listen([event for entry in self.match.log[decisions:] for event in entry.events])

    def answer(self, thing: str) -> None:
        for deck in self.referee.state.decks.values():
            deck.drawn = 0
        try:
            self.question = self.playing.send(thing)
        except StopIteration:
            self.question = None

    # What chance decided

    def listen(self, events: list[Event]) -> None:
        """What moved from where, in order."""
        places = self.match.table.game.places
        self.moved = {}
        for event in events:
            if event[0] == MOVED:
                place, member = places.spots[event[2]]
                name = place.name if place.per is None else f"{place.name}.{place.per.names[member]}"
                self.moved.setdefault(name, []).append(place.kinds.names[event[1]])

    def fate(self, deck: Deck) -> str:
        """What comes next from the bag: it has left the stack, or it lies on top of it now."""
        name = f"mission_stack.{deck.name}" if deck.name in COLOURS else DECKS[deck.name]
        left, place = self.moved.get(name, []), deck.drawn + len(deck.top)
        if place < len(left):
            return left[place]
        written = self.now["mission_stack"][deck.name] if deck.name in COLOURS else self.now[name]
        return str(written["top"][len(deck.top)])

    def lot(self, seat: str) -> str:
        return self.moved[f"mission.{seat}"][0]

    # Comparing

    @property
    def kind(self) -> str:
        declared = self.match.table.step.declared
        assert declared is not None
        return declared.name

    @property
    def posed(self) -> Question | None:
        """What the engine asks now."""
        if self.match.over:
            return None
        return Question(self.seats[self.match.seat], self.kind, frozenset(self.match.options))

    def compare(self) -> None:
        found = self.read()
        assert not (lines := differences(in_order(self.referee.state), in_order(found))), f"{lines} {self.where}"
        assert self.posed == self.question, self.where
        if self.match.over:
            self.compare_ranking()

    def compare_ranking(self) -> None:
        ranking = scoring.ranking(self.referee)
        assert [[self.seats[seat] for seat in place] for place in self.match.ranking] == [[seat] for seat in ranking]
        assert self.match.scores == [self.referee.player(seat).prestige for seat in self.seats]

    @property
    def where(self) -> str:
        posed, question = self.posed or NOTHING, self.question or NOTHING
        return (
            f"after {self.last}: the model asks {question.seat} {question.kind}, the rules {posed.seat} {posed.kind}; "
            f"only the model offers {sorted(question.options - posed.options)}, "
            f"only the rules {sorted(posed.options - question.options)}"
        )


def in_order(state: State) -> State:
    """The same table with everything that has no order sorted."""
    players = {}
    for seat, player in state.players.items():
        players[seat] = replace(player, annexes=dict(player.annexes))
        for heap in HEAPS:
            setattr(players[seat], heap, sorted(getattr(player, heap)))
    posts = {post: there[:] if post == "garden" else sorted(there) for post, there in state.posts.items()}
    decks = {}
    for name, deck in state.decks.items():  # without a bag top and bottom are one
        top, bottom = (deck.top, deck.bottom) if deck.bag else (deck.top + deck.bottom, [])
        decks[name] = Deck(name, top[:], sorted(deck.bag), bottom[:])
    return replace(
        state,
        players=players,
        posts=posts,
        decks=decks,
        weapon_discards=sorted(state.weapon_discards),
        barred=+state.barred,
        annexes=+state.annexes,
        market=state.market[:],
        order=state.order[:],
    )


def differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """What the model expects, and what there is."""
    if expected == found:
        return []
    if is_dataclass(expected):
        expected, found = vars(expected), vars(found)
    if isinstance(expected, dict):
        keys = sorted({*expected, *found}, key=str)
        return [line for key in keys for line in differences(expected.get(key), found.get(key), f"{path}.{key}")]
    return [f"{path}: model {expected!r}, rules {found!r}"]
