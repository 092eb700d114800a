"""What tells who is ahead: read strictly, said of every term, and fitted by a program that judges as the bots do."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from programs import program

import higaki
from higaki import catalogue
from higaki.bots.win_probability import chances
from higaki.engine.base.errors import BadFile
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.judging.win_model import Odds
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing

GAMES = catalogue.names()


@pytest.fixture(scope="module")
def fitting() -> ModuleType:
    return program("odds")


def a_while_later(name: str) -> Table:
    game, rng = catalogue.find(name), rng_of(1, "odds")
    t = game.new_table(4, 1, game.settings.quick)
    for _ in range(15):
        t.follow(random_thing(t, rng))
    return t


@pytest.mark.parametrize("name", GAMES)
def test_every_term_has_its_odds(name: str) -> None:
    t = a_while_later(name)
    assert t.game.odds.words == [term.word for term in t.game.terms(t, 0)]


@pytest.mark.parametrize("name", [name for name in GAMES if name != "dragon_market"])
def test_how_much_is_over_grows_from_nothing_to_nearly_the_whole_game(name: str) -> None:
    game, rng = catalogue.find(name), rng_of(2, "odds")
    t = game.new_table(4, 2, game.settings.quick)
    begin = game.elapsed(t)
    assert 0.0 <= begin < 0.2
    least = most = begin
    while not t.over:
        t.follow(random_thing(t, rng))
        if not t.over:
            least, most = min(least, game.elapsed(t)), max(most, game.elapsed(t))
    assert least == begin and 0.6 < most <= 1.0


def test_how_much_is_over_goes_by_orders_where_random_players_fulfil_none() -> None:
    begin = higaki.start("dragon_market", {"seats": 2}, seed=1).table
    later = higaki.start("dragon_market", {"seats": 2, "fulfilled": {"pink": ["B6"]}}, seed=1).table
    assert (begin.game.elapsed(begin), later.game.elapsed(later)) == (0.0, 0.5)


def test_what_is_wrong_in_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "odds.toml"
    for content in ("0.5", "[1, 2, 3]", '[1, 2, 3, "x"]', "[1, 2, 3, 4, 5]"):
        path.write_text(f"coins = {content}\n", encoding="utf-8")
        with pytest.raises(BadFile, match=r"/odds.toml: 'coins' is .*; right would be a list of 4 numbers"):
            Odds(path)


def test_without_a_file_the_evaluation_counts(tmp_path: Path) -> None:
    assert Odds(tmp_path / "odds.toml").words == []


@pytest.mark.parametrize("name", GAMES)
def test_the_program_that_fits_judges_as_the_bots_do(name: str, fitting: ModuleType) -> None:
    t = a_while_later(name)
    numbers = np.array([t.game.odds.numbers[at] for at in range(4 * len(t.game.odds.words))])
    seen = np.array([[fitting.measured(t, seat) for seat in range(4)]])
    assert fitting.shares_of(seen @ numbers)[0].tolist() == pytest.approx(chances(t))


def test_fitting_finds_what_decided_and_ignores_what_did_not(fitting: ModuleType) -> None:
    lot = np.random.default_rng(1)
    seen = lot.normal(size=(4000, 4, 3))
    seen[:, :, 2] = 7.0  # the same for everybody, always
    ahead = seen @ np.array([2.0, 0.0, 5.0])
    winners = np.array([lot.choice(4, p=shares) for shares in fitting.shares_of(ahead)])
    found = fitting.fitted(seen, np.eye(4)[winners])
    assert found[0] == pytest.approx(2.0, abs=0.2) and abs(found[1]) < 0.1 and found[2] == 0.0


@pytest.mark.parametrize("bot", ["greedy", "hasty"])
def test_games_to_fit_to_come_out_the_same_again(fitting: ModuleType, bot: str) -> None:
    game = catalogue.find("osaka")
    first, again = [fitting.play(game, bot, 5, 10) for _ in range(2)]
    assert first == again and len(first) > 1
    assert all(sum(noted.won) == pytest.approx(1.0) for noted in first)
