"""A match of Yokohama and the model from the rulebook, played side by side: they must agree at every decision.

They agree on who is asked what with which options, on everything that lies on the table afterwards, on where every
point came from, and on the end: how many rounds are still played, final scoring, ranking.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from laying import laid
from yokohama_model.asking import Question
from yokohama_model.moving import destinations
from yokohama_model.positions.examples import SEATS
from yokohama_model.positions.reading import Printed, in_order, read_state
from yokohama_model.referee import Referee
from yokohama_model.scoring import PARTS
from yokohama_model.state import State

import higaki

BOX = tomllib.loads((Path(higaki.__file__).parent / "games/yokohama/components.toml").read_text())
PRINTED = Printed(BOX)
SOURCES = ("orders", "achievements", "shops", "houses", "church", "customs", "docks", "technologies", *PARTS)
# Stack of the model, pile of the rules, and which slots are filled from it.
STACKS = (
    ("order_stack", "order_deck", "order_slot", ("port", "dock")),
    ("technology_stack", "tech_deck", "tech_slot", ("laboratory", "research_center")),
)
NOTHING = Question("nobody", "anything", frozenset())
OUT_OF_THE_GAME = ("sites_left", "tiles_left", "aside", "orders_removed", "achievements_left", "put_back", "stock")


class Lockstep:
    """A match, and the referee who follows it."""

    def __init__(self, match: higaki.Match, rng: Random, hasty: bool = False) -> None:
        self.match = match
        self.rng = rng
        self.hasty = hasty
        self.seats = list(SEATS[: match.table.seats])
        self.now = now = laid(match.table, OUT_OF_THE_GAME)
        state, turn = self.state, self.seats[match.seat]
        self.referee = Referee(state, turn, now["round"], now["ending"], self.sources(now))
        self.playing = self.referee.play()
        self.question: Question | None = next(self.playing)
        self.asked: Counter[str] = Counter()
        self.last = "the beginning"

    @property
    def state(self) -> State:
        """The table of the match, read into the model's."""
        return read_state(self.now, self.seats, PRINTED)

    def sources(self, now: dict[str, Any]) -> dict[str, Counter[str]]:
        return {seat: Counter({word: now[f"points_{word}"].get(seat, 0) for word in SOURCES}) for seat in self.seats}

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
        options, kind = self.match.options, self.kind
        wishes = self.wishes(options, kind)
        thing = options[-1] if self.hasty else self.rng.choices(options, wishes)[0]  # the last is done, or recall
        self.asked[kind] += 1
        self.last = f"{thing} for {kind} of {self.seats[self.match.seat]}"
        self.match.play(thing)
        self.now = laid(self.match.table, OUT_OF_THE_GAME)
        self.foretell(self.now)
        self.answer(thing)
        while self.question is not None and self.question.idle and self.question != self.posed:
            self.answer("recall" if self.question.kind == "MovePresident" else "done")

    def wishes(self, options: tuple[str, ...], kind: str) -> list[float]:
        """Players who finish things, so that games do not wander on, and who like ways with a choice of whom to pay."""
        wished = dict.fromkeys(("done", "recall"), 0.2)
        if kind == "MovePresident":
            for area, fare in destinations(self.referee.state, self.referee.seat).items():
                wished[f"area.{area}"] = 9.0 if len(fare.payments) > 1 else 0.5
        return [wished.get(option, 0.5 if option.startswith("area.") else 1.5) for option in options]

    def answer(self, thing: str) -> None:
        try:
            self.question = self.playing.send(thing)
        except StopIteration:
            self.question = None

    def foretell(self, now: dict[str, Any]) -> None:
        """The referee's stacks are put in the order in which cards came from the engine's, which have none."""
        for stack, pile, slots, boards in STACKS:
            cards = getattr(self.referee.state, stack)
            gone = Counter(cards) - Counter(now[pile])
            filled = [now[slots].get(f"{board}_{space}", [""])[0] for board in boards for space in range(6, 0, -1)]
            drawn: list[str] = []
            for card in filled:  # from the right, as new cards come there
                if gone[card]:
                    gone[card] -= 1
                    drawn.insert(0, card)
            left = Counter(cards) - Counter(drawn)
            setattr(self.referee.state, stack, drawn + sorted(left.elements()))

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
        return Question(self.seats[self.match.seat], self.kind, frozenset(self.match.options), self.idle)

    @property
    def idle(self) -> bool:
        return self.question is not None and self.question.idle

    def compare(self) -> None:
        now = self.now
        found = self.state
        found.orders_ran_out = self.referee.state.orders_ran_out  # compared as what it brings, the end
        assert not (lines := differences(in_order(self.referee.state), found)), f"{lines} {self.where}"
        assert self.posed == self.question, self.where
        sources = self.sources(now)
        assert sources == self.referee.sources, self.where
        assert {seat: word.total() for seat, word in sources.items()} == {
            seat: now["points"].get(seat, 0) for seat in self.seats
        }
        assert (now["round"], now["ending"]) == (self.referee.round, self.referee.ending), self.where
        if self.match.over:
            self.compare_ranking()

    def compare_ranking(self) -> None:
        points = {seat: player.points for seat, player in self.referee.state.players.items()}
        ranking = sorted(points, key=lambda seat: -points[seat])  # in turn order among equals
        assert [[self.seats[seat] for seat in place] for place in self.match.ranking] == [[seat] for seat in ranking]
        assert self.match.scores == [points[seat] for seat in self.seats]

    @property
    def where(self) -> str:
        posed, question = self.posed or NOTHING, self.question or NOTHING
        return (
            f"after {self.last}: the model asks {question.seat} {question.kind}, the rules {posed.seat} {posed.kind}; "
            f"only the model offers {sorted(question.options - posed.options)}, "
            f"only the rules {sorted(posed.options - question.options)}"
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
