"""A batch of the native library beside the same tables of the package, compared decision by decision."""

from __future__ import annotations

from typing import Any

from higaki.batch import Batch
from higaki.bots.greedy import Greedy
from higaki.bots.native_search import NativeSearch
from higaki.bots.search import Search
from higaki.bots.win_probability import shares_won
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal

ROWS = 16
# Every so many decisions all cells of one row, its views and a redeal are compared.
SELDOM = 8


class SideBySide:
    """Random games in the library and in the package. Whatever differs fails."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.batch = Batch(game, seats, ROWS, seed, asks_chance=True, threads=2, **options)
        self.imagined = Batch(game, seats, 1, seed, asks_chance=True, threads=1, **options)
        self.tables = [self.dealt(row) for row in range(ROWS)]
        self.rngs = [Rng(int(state)) for state in self.batch.generators]
        self.decisions = 0
        for row in range(ROWS):
            self.compare_cells(row)

    def dealt(self, row: int) -> Table:
        return self.game.dealt_table(self.seats, int(self.batch.dealt_from[row]), self.options)

    def play(self, decisions: int) -> None:
        """Play at least this many decisions; where a game ends, the next one is dealt."""
        steps = 0
        while self.decisions < decisions:
            self.step()
            steps += 1
            if steps % SELDOM == 0:
                self.compare_all(steps // SELDOM % ROWS)

    def step(self) -> None:
        things = [int(random_thing(t, rng)) for t, rng in zip(self.tables, self.rngs, strict=True)]
        drawn = self.batch.random_things()
        assert drawn.tolist() == things
        self.batch.step(drawn)
        for t, thing in zip(self.tables, things, strict=True):
            t.follow(thing)
        self.decisions += ROWS
        self.compare_questions()
        ended = [row for row, t in enumerate(self.tables) if t.over]
        if ended:
            for row in ended:
                self.compare_all(row)
            self.batch.reset(ended)
            for row in ended:
                self.tables[row] = self.dealt(row)
                self.compare_cells(row)

    def compare_questions(self) -> None:
        batch = self.batch
        there = zip(
            batch.seat.tolist(),
            batch.pending.tolist(),
            batch.choices.tolist(),
            batch.random_state.tolist(),
            strict=True,
        )
        here = [(t.seat, t.pending, t.choices, t.random_state) for t in self.tables]
        assert list(there) == here
        for row, t in enumerate(self.tables):
            options = [int(t.option(number)) for number in range(t.choices)]
            assert batch.options[row, : t.choices].tolist() == options, self.where(row)

    def compare_cells(self, row: int) -> None:
        compare_tables(self.batch.table(row), self.tables[row], self.where(row))

    def compare_all(self, row: int) -> None:
        """All cells, views and results of one row, and a redeal for each viewer."""
        t, where = self.tables[row], self.where(row)
        self.compare_cells(row)
        self.imagined.load(0, t)
        assert self.imagined.scores()[0].tolist() == self.game.scores(t), where
        assert self.imagined.evaluate()[0].tolist() == [self.game.evaluate(t, seat) for seat in range(self.seats)], (
            where
        )
        places = self.imagined.places()[0].tolist()
        ranking = [[seat for seat in range(self.seats) if places[seat] == place] for place in sorted(set(places))]
        assert ranking == self.game.ranking(t), where
        won = self.imagined.returns("win_share")[0].tolist()
        assert won == (shares_won(t) if t.over else [0.0] * self.seats), where
        for viewer in range(NOBODY, self.seats):
            self.imagined.load(0, t)
            assert self.imagined.observe(viewer)[0].tolist() == [int(n) for n in observe(t, viewer)], where
            rng = Rng(int(self.imagined.generators[0]))
            self.imagined.redeal(viewer)
            compare_tables(self.imagined.table(0), redeal(t, viewer, rng), f"{where}, redealt for {viewer}")
            assert int(self.imagined.generators[0]) == rng.state, where

    def compare_greedy(self, row: int) -> None:
        """What the greedy bot chooses, and the random numbers it uses."""
        t = self.tables[row]
        if t.seat >= 0:
            self.imagined.load(0, t)
            rng = Rng(int(self.imagined.generators[0]))
            assert self.imagined.greedy_things().tolist() == [Greedy(rng).choose(t)], self.where(row)
            assert int(self.imagined.generators[0]) == rng.state, self.where(row)

    def compare_search(self, row: int) -> None:
        """The same for a searching bot, at the next question of a seat."""
        t = self.tables[row].clone()
        rng = Rng(int(self.batch.generators[row]))
        while t.seat < 0 and not t.over:
            t.follow(random_thing(t, rng))
        if not t.over:
            native, python = NativeSearch(Rng(5), 12, 600.0, True), Search(Rng(5), 12, 600.0, True)
            assert native.choose(t) == python.choose(t), self.where(row)
            assert native.rng.state == python.rng.state, self.where(row)
            assert native._tree is not None, "the library was not asked"

    def where(self, row: int) -> str:
        return f"{self.game.name}, {self.seats} seats, {self.options}, row {row}, {self.decisions} decisions"


def compare_tables(there: Table, here: Table, where: str) -> None:
    """All cells that mean something: of the agenda and of the options, those that are used."""
    end = int(here.game.layout.first_option)
    numbers = [(t.seat, t.pending, t.choices, t.random_state) for t in (there, here)]
    assert numbers[0] == numbers[1], where
    cells = [[int(cell) for cell in t.cells] for t in (there, here)]
    used = [one[: here.pending] + one[AGENDA_DEPTH : end + here.choices] for one in cells]
    assert used[0] == used[1], where
