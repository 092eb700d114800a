"""The verbs that rules have instead of arithmetic: none as a kind, sets as bits, the owner of a piece."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import toy_town
from toy_town.places import AREAS, DAY, PAWN, SEATS

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadPosition, RulesBug
from higaki.engine.base.kinds import EMPTY_SET, Kinds, OrNone, SetOf
from higaki.engine.base.random_numbers import seeded
from higaki.engine.table.cells import NOWHERE
from higaki.engine.table.events import WENT, Listener
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table

TOWN = toy_town.GAME
RED, BLUE = 0, 1
SOMEBODY = OrNone("somebody", "nobody", SEATS.names, of_seats=SEATS)


def table() -> Table:
    return TOWN.empty_table(2, seeded(1, "table"), {})


# None as a kind


def test_none_comes_before_all_kinds_and_is_written_as_one_of_them() -> None:
    assert SOMEBODY.names == ["nobody", *SEATS.names]
    assert SOMEBODY.written(SOMEBODY.number(NOBODY)) == "nobody"
    assert SOMEBODY.written(SOMEBODY.number(BLUE)) == "blue"
    assert SOMEBODY.member(SOMEBODY.read("nobody", "here")) == NOBODY
    assert SOMEBODY.member(SOMEBODY.read("blue", "here")) == BLUE


def test_the_kinds_beside_none_stand_for_their_seats() -> None:
    assert [SOMEBODY.seat_of(number, SEATS) for number in range(3)] == [NOBODY, RED, BLUE]


def test_a_table_says_who_holds_something_and_where_a_piece_stands() -> None:
    t = table()
    t[DAY] = 0
    assert t.holder(DAY) == NOBODY
    t[DAY] = SOMEBODY.number(BLUE)
    assert t.holder(DAY) == BLUE
    t[PAWN + RED] = 0
    assert t.where(PAWN + RED) == NOWHERE
    t[PAWN + RED] = 2
    assert t.where(PAWN + RED) == 1


def test_a_piece_is_sent_to_a_member_or_nowhere_and_the_listener_hears_it() -> None:
    t = table()
    t.listener = Listener()
    t.send_to(PAWN + BLUE, 1)
    assert (t[PAWN + BLUE], t.where(PAWN + BLUE)) == (2, 1)
    t.send_to(PAWN + BLUE, NOWHERE)
    assert t[PAWN + BLUE] == 0
    assert t.listener.events == [(WENT, PAWN + BLUE, 0, 2), (WENT, PAWN + BLUE, 2, 0)]


def test_a_number_is_set_to_a_member_without_an_event() -> None:
    t = table()
    t.listener = Listener()
    t.set_to(DAY, BLUE)
    assert (t[DAY], t.holder(DAY)) == (2, BLUE)
    t.set_to(DAY, NOBODY)
    assert t[DAY] == 0
    assert t.listener.events == []


def cell_of(argument: ast.expr, names: dict[str, object]) -> int | None:
    """The cell that an expression like `PRESIDENT + seat` begins with, if it begins with the name of one."""
    while isinstance(argument, ast.BinOp):
        argument = argument.left
    cell = names.get(argument.id) if isinstance(argument, ast.Name) else None
    return cell if isinstance(cell, int) else None


def read_cells(source: ast.AST) -> Iterator[tuple[bool, ast.expr]]:
    """Every cell that is read or set: with a verb for kinds or none, or as it is (`t[CELL]`, `t.send(CELL, …)`)."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            if node.func.attr in ("holder", "where", "send_to", "set_to"):
                yield True, node.args[0]
            elif node.func.attr == "send":
                yield False, node.args[0]
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "t":
            yield False, node.slice


def misread_tracks(name: str) -> list[str]:
    """Where the code of a game reads a track of kinds or none as a plain one, or the other way round."""
    places = catalogue.find(name).places
    folder = Path(higaki.__file__).parent
    found = []
    for path in sorted((folder / "games" / name).rglob("*.py")):
        module = ".".join(["higaki", *path.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__")
        if ".tests" in module:
            continue
        names = vars(importlib.import_module(module))
        for as_kinds_or_none, argument in read_cells(ast.parse(path.read_text())):
            cell = cell_of(argument, names)
            try:
                place = places.kept_in(cell)[0] if cell is not None else None
            except RulesBug:  # a number, but no cell
                continue
            if place is not None and place.spaces is not None and isinstance(place.spaces, OrNone) != as_kinds_or_none:
                found.append(f"{module}, line {argument.lineno}: {place.name}")
    return found


@pytest.mark.parametrize("name", catalogue.names())
def test_tracks_of_kinds_or_none_are_read_with_their_verbs_and_others_without(name: str) -> None:
    assert misread_tracks(name) == []


# Sets


@pytest.mark.parametrize("kind", [0, 1, 30, 31, 32, 62])
def test_a_set_gains_and_loses_a_kind(kind: int) -> None:
    assert not SetOf.has(EMPTY_SET, kind)
    alone = SetOf.with_(EMPTY_SET, kind)
    assert alone == 1 << kind
    assert SetOf.has(alone, kind)
    assert SetOf.with_(alone, kind) == alone
    assert SetOf.without(alone, kind) == EMPTY_SET
    assert SetOf.without(EMPTY_SET, kind) == EMPTY_SET


def test_a_set_leaves_its_other_kinds_alone() -> None:
    both = SetOf.with_(SetOf.with_(EMPTY_SET, 2), 5)
    assert [kind for kind in range(8) if SetOf.has(both, kind)] == [2, 5]
    assert [kind for kind in range(8) if SetOf.has(SetOf.without(both, 2), kind)] == [5]


def test_sets_are_counted_and_compared() -> None:
    some, more = 0b0101, 0b1101
    assert [SetOf.count(members) for members in (EMPTY_SET, some, more)] == [0, 2, 3]
    assert SetOf.has_all(more, some)
    assert SetOf.has_all(some, EMPTY_SET)
    assert not SetOf.has_all(some, more)


def test_a_set_is_written_and_read_by_names() -> None:
    areas = SetOf(AREAS)
    everything = areas.written(areas.size() - 1)
    assert everything == "+".join(AREAS.names)
    assert areas.read(everything, "here") == areas.size() - 1
    with pytest.raises(BadPosition, match=f"here: '{AREAS.names[0]}' stands there twice"):
        areas.read(f"{AREAS.names[0]}+{AREAS.names[0]}", "here")


# Owners


def test_a_piece_knows_its_owner() -> None:
    names = ["neutral_shop", *[f"{seat}_{item}" for seat in SEATS.names[:2] for item in ("shop", "house")]]
    pieces = Kinds("piece", names, of_seats=SEATS)
    assert [pieces.owner_of(piece) for piece in range(len(pieces))] == [NOBODY, RED, RED, BLUE, BLUE]


def test_pieces_without_seats_are_nobodys() -> None:
    assert [AREAS.owner_of(area) for area in range(len(AREAS))] == [NOBODY] * len(AREAS)
