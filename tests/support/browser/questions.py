"""Every kind of question of a game, each at a table where it is asked: found by playing at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from variants import variants
from written import tables

from higaki import catalogue
from higaki.engine.match.match import Match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import state
from higaki.engine.table.table import Table

LONGEST = 1500


class Question:
    """A step with the groups of its options, at a table where somebody is asked it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        assert table.step.declared is not None, "every step of a game is declared"
        self.step = table.step.declared.name
        self.options = [table.game.things.names[thing] for thing in table.options]
        self.groups = {thing.partition(".")[0] for thing in self.options}

    def match(self) -> Match:
        """A match that begins with this question."""
        dealer = Dealer(1, None)
        dealer.give_rng(self.table)
        return Match(self.table.game, self.table, dealer, state(self.table, dealer.chance()), [])


def asked(game: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[Question]:
    """The questions of one random game that have not been asked before with the same groups of options."""
    seen: set[tuple[str, frozenset[str]]] = set()
    for table in islice(tables(catalogue.find(game), seats, seed, **options), LONGEST):
        if not table.over and table.seat >= 0:
            question = Question(table)
            key = question.step, frozenset(question.groups)
            if key not in seen:
                seen.add(key)
                question.table = table.clone()
                yield question


def questions(game: str, seats: int, seeds: range) -> list[Question]:
    """So few that every step is among them, and with it every group of options it was seen with."""
    found = [
        question
        for name, count, options in [param.values[0] for param in variants()]
        if name == game and count == seats
        for seed in seeds
        for question in asked(game, seats, seed, options)
    ]
    covered: set[tuple[str, str]] = set()
    chosen = []
    for question in sorted(found, key=lambda one: -len(one.groups)):
        pairs = {(question.step, group) for group in question.groups}
        if pairs - covered:
            covered |= pairs
            chosen.append(question)
    return chosen
