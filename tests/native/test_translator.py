"""The translator: what it refuses and how it says so; and the toy games, which it translates whole."""

from __future__ import annotations

import importlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import toy
import toy_town
from building.translator.__main__ import build, main
from building.translator.game_code import game_code
from building.translator.program import Program
from building.translator.refusals import Untranslatable
from building.translator.statements import translate
from native_alike import SideBySide
from repository import ROOT

from higaki import catalogue, games
from higaki.batch import Batch, NoLibrary
from higaki.bots import bot_called
from higaki.bots.native_search import NativeSearch
from higaki.bots.search import Search
from higaki.engine.base.errors import RulesBug
from higaki.engine.base.mypyc_compat import append, i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.random_numbers import Rng
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.native import library

NUMBERS = figures([3, 1, 2])
INSTALLED = library.PATH


def pebbles() -> Game:
    """The game of `examples`, as the catalogue would import it."""
    path = str(ROOT / "examples")
    games.__path__.append(path)
    found = importlib.import_module("higaki.games.pebbles").GAME
    games.__path__.remove(path)  # for other tests the catalogue is as before
    assert isinstance(found, Game)
    return found


@contextmanager
def loaded(path: Path) -> Iterator[None]:
    """Another library than the installed one."""
    before = library.PATH
    use(path)
    yield
    use(before)


def use(path: Path) -> None:
    library.PATH = path  # type: ignore[misc]
    library._library.cache_clear()
    library.functions_of.cache_clear()


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A library with the toy games, which aborts at every index and operation that C does not define."""
    target = tmp_path_factory.mktemp("native") / "libtoys.so"
    build(target, [toy.GAME, toy_town.GAME, pebbles()], ["-O0", "-fsanitize=undefined", "-fno-sanitize-recover=all"])
    with loaded(target):
        yield


@pytest.mark.slow
@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", [toy.GAME, toy_town.GAME, pebbles()], ids=lambda game: game.name)
def test_the_toy_games_are_played_alike(game: Game) -> None:
    chosen: list[dict[str, Any]] = [{one.name: value} for one in game.settings.options for value in one.values]
    for seats in game.settings.seats:
        for options in chosen or [{}]:
            side_by_side = SideBySide(game, seats, options, seed=seats)
            side_by_side.play(600)
            side_by_side.compare_greedy(0)
            side_by_side.compare_search(0)


def test_a_game_that_the_library_does_not_play_is_searched_in_python() -> None:
    t = toy.GAME.new_table(2, 1, {})
    native = bot_called("medium:5", Rng(3))
    with loaded(INSTALLED):
        assert native.choose(t) == Search(Rng(3), 5, 600.0, False).choose(t)
    assert isinstance(native, NativeSearch) and native._tree is None


def test_a_library_that_is_older_than_the_rules_is_not_used(tmp_path: Path) -> None:
    """Otherwise a bot would play by rules that the table does not have."""
    old = tmp_path / "lib.so"
    shutil.copy(INSTALLED, old)
    game = catalogue.find("osaka")
    with loaded(old):
        assert library.is_used(game)
    os.utime(old, (0, 0))
    with loaded(old), pytest.raises(NoLibrary, match="older than the rules of osaka; right would be `make native`"):
        library.functions_of(game)


def set_up_with_a_long_list(self: Game, t: Table) -> None:
    numbers = vec[i64]()
    for number in range(5000):
        numbers = append(numbers, number)
    t[0] = numbers[4999]
    t.then(toy.TURN.of(0))


def test_a_rule_that_is_broken_ends_its_row_and_not_the_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Lists have a fixed room in C."""
    monkeypatch.setattr(type(toy.GAME), "set_up", set_up_with_a_long_list)
    build(tmp_path / "lib.so", [toy.GAME], ["-O1"])
    with loaded(tmp_path / "lib.so"), pytest.raises(RulesBug, match="row 0: a rule of toy found itself broken"):
        Batch(toy.GAME, 2, 4)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_translates(name: str) -> None:
    code = game_code(catalogue.find(name))
    assert "#define rule_follow" in code and "#define rule_redeal" in code


def test_the_same_rules_give_the_same_code() -> None:
    """Otherwise a library could not be compared with another one."""
    assert game_code(toy_town.GAME) == game_code(toy_town.GAME)


# Rules that are outside the subset. Each function ends in the line that is refused.


def with_dict(t: Table) -> None:
    t[0] = {1: 2}[t.seat]


def with_set(t: Table, seat: i64) -> bool:
    return seat in {one + 1 for one in range(t.seats)}


def with_text(t: Table) -> None:
    t[0] = len("seat" + str(t.seat))


def with_try(t: Table) -> None:
    try:
        t[0] = 1
    finally:
        t[1] = 1


def with_slice(t: Table) -> i64:
    return NUMBERS[: t.seats][0]


def with_unknown_length(t: Table) -> None:
    t[0] = len([0] * t.seats)


def with_or_as_number(t: Table) -> i64:
    return t[0] or t[1]


def with_two_types(t: Table) -> None:
    number = 1
    number = 0.5 * float(t.seat)  # type: ignore[assignment]
    t[0] = int(number)


def with_two_draws(t: Table) -> i64:
    return t.below(2) - t.below(3)


def with_draw_and_reading(t: Table, pile: i64) -> i64:
    return t.draw(pile) + t.size(pile)


def with_lambda(t: Table) -> None:
    t[0] = max(NUMBERS, key=lambda number: -number + t.seat)


def with_untyped(t: Table, seat) -> None:  # type: ignore[no-untyped-def]
    t[0] = 1


def with_foreign_type(t: Table, path: Path) -> None:
    t[0] = 1


def with_list_in_condition(t: Table, seat: i64) -> bool:
    return seat > 0 and len([one for one in range(t.seats) if t[one]]) > 1


def with_unassigned(t: Table) -> None:
    t[0] = unheard_of  # type: ignore[name-defined]  # noqa: F821


def with_float_division(t: Table) -> float:
    return float(t[0]) // 2


REFUSED: list[tuple[Callable[..., Any], str]] = [
    (with_dict, "`{1: 2}`; right would be an expression of numbers"),
    (with_set, "`{one + 1 for one in range(t.seats)}`; right would be an expression of numbers"),
    (
        with_text,
        "`str(t.seat)`; right would be a function of the rules, or one of min, max, abs, len, int, bool, float",
    ),
    (with_try, "right would be an assignment, a condition, a loop or a call"),
    (with_slice, "a part of a list; right would be a loop, or `[:]` for all of it"),
    (with_unknown_length, "a list whose length is not known; right would be `[0] * COUNT` with a constant"),
    (with_or_as_number, "`t[0]` as a part of a value; right would be a comparison, or a conditional expression"),
    (with_two_types, "a float for number, which is a number; right would be another name"),
    (with_two_draws, "two parts of one expression, one of which changes the table; right would be one statement each"),
    (with_draw_and_reading, "two parts of one expression, one of which changes the table"),
    (with_lambda, "right would be"),
    (with_untyped, "a parameter without a type; right would be a type of the subset, such as `i64`"),
    (with_foreign_type, "an object of Path; right would be a number, or a class with its own `__init__`"),
    (with_list_in_condition, "a list made inside a condition; right would be a variable before it"),
    (
        with_unassigned,
        "the name unheard_of, which has no value yet; right would be a variable that was assigned before",
    ),
    (with_float_division, "`//` of a float; right would be whole numbers"),
]


@pytest.mark.parametrize(("rule", "message"), REFUSED, ids=[rule.__name__ for rule, _ in REFUSED])
def test_a_rule_outside_the_subset_is_refused_with_its_place(rule: Callable[..., Any], message: str) -> None:
    program = Program(toy.GAME, translate)
    program.function(rule)
    with pytest.raises(Untranslatable) as refused:
        program.translate_all()
    path, line, text = str(refused.value).split(":", 2)
    assert path == __file__ and message in text
    first = rule.__code__.co_firstlineno
    assert first <= int(line) <= first + 2


def test_the_command_says_what_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def set_up(self: Game, t: Table) -> None:
        t[0] = {1: 2}[t.seat]

    monkeypatch.setattr(type(catalogue.find("osaka")), "set_up", set_up)
    assert main([str(tmp_path / "lib.so"), "--games", "osaka"]) == 1
    assert "test_translator.py:" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
