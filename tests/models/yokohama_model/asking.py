"""Asking: who is asked what, what comes of answers, and where points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple

from . import extras
from .ending import end_conditions
from .state import State


class Question(NamedTuple):
    """Options are names such as "area.bank"."""

    seat: str
    kind: str
    options: frozenset[str]
    idle: bool = False  # nothing to decide here but what can as well be done later


Asking = Generator[Question, str, str]
Playing = Generator[Question, str, None]
Options = Callable[[State], set[str]]

# Points that technologies add to those of others, each time.
ADDED_POINTS = {
    "orders": ("ball", 2),
    "shops": ("gas_light", 2),
    "houses": ("electric_light", 3),
    "church": ("winery", 3),
    "customs": ("brickyard", 4),
}


class Asker:
    """A state that becomes another one by answers."""

    def __init__(self, state: State, seat: str, rounds: int, ending: int, sources: dict[str, Counter[str]]) -> None:
        self.state = state
        self.seat = seat
        self.round = rounds
        self.ending = ending  # 0 not in sight, 1 this round is finished, 2 the last round
        self.sources = sources  # by seat, where points came from
        self.once: set[str] = set()  # what a player may do once in a turn, and has done

    def become(self, after: State, source: str = "") -> None:
        """What changes; points are written down by their source, and the end may come in sight."""
        for seat, player in after.players.items():
            gained = player.points - self.state.players[seat].points
            technology, added = ADDED_POINTS.get(source, ("", 0))
            if gained and technology and self.state.has(seat, technology):
                self.sources[seat]["technologies"] += added
                gained -= added
            if gained:
                self.sources[seat][source] += gained
        self.state = after
        if self.ending == 0 and end_conditions(after):
            self.ending = 1

    def ask(self, kind: str, options: set[str]) -> Asking:
        """A question with one possible answer is not put."""
        if len(options) == 1:
            return options.pop()
        return (yield Question(self.seat, kind, frozenset(options)))

    def ask_with_money(self, kind: str, options: Options, always: bool = False) -> Asking:
        """Where money matters the textile factory and the university are at hand, before the answer."""
        while True:
            offered, once = options(self.state), self.once_in_a_turn(self.state)
            if len(offered | once) == 1 and not always:
                return offered.pop()
            idle = not always and len(offered) == 1 and self.opens_nothing(options)
            answer = yield Question(self.seat, kind, frozenset(offered | once), idle)
            if answer not in once:
                return answer
            self.become(self.after_once(self.state, answer))
            self.once.add(answer)

    def opens_nothing(self, options: Options) -> bool:
        """Whether textile factory and university, now, lead to no further options."""
        state = self.state
        for what in ("textile_factory", "university"):  # the money of one may pay the other
            if what in self.once_in_a_turn(state):
                state = self.after_once(state, what)
                if len(options(state)) > 1:
                    return False
        return True

    def after_once(self, state: State, what: str) -> State:
        return (extras.sell_silk if what == "textile_factory" else extras.enrol)(state, self.seat)

    def once_in_a_turn(self, state: State) -> set[str]:
        found = set()
        if extras.may_sell_silk(state, self.seat, "textile_factory" in self.once):
            found.add("textile_factory")
        if extras.may_enrol(state, self.seat, "university" in self.once):
            found.add("university")
        return found


def area_names(areas: Iterable[str]) -> set[str]:
    return {f"area.{area}" for area in areas}
