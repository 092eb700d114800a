"""Attributes and indexes in a rule as C."""

import ast
import inspect

from building.translator.expressions import Expressions
from building.translator.program import c_name
from building.translator.refusals import Untranslatable, shown
from building.translator.values import (
    BOOL,
    CELLS,
    FLOAT,
    FLOATS,
    LISTENER,
    LISTS,
    NUMBER,
    NUMBERS,
    STEP,
    STEPS,
    TABLE,
    Code,
    Known,
    Picked,
    Value,
)
from higaki.engine.table.table import Table

# The numbers that a C table has of its own; what else a table has is the same for all tables of a game.
OF_EACH_TABLE = ("random_state", "seats", "seat", "pending", "choices")
# Only rules of games tell what a recorded game hears: the engine's moves of single pieces are left out.
RULES = "higaki.games."


class Lookups(Expressions):
    """The attributes and indexes of one function."""

    def value_Attribute(self, node: ast.Attribute) -> Value:
        base, attr = self.value(node.value), node.attr
        if isinstance(base, Picked):
            return Picked([getattr(value, attr) for value in base.values], base.index)
        if isinstance(base, Known):
            return Known(getattr(base.value, attr))
        code = self.program.code(base)
        if code.type is TABLE:
            return self.of_table(code.text, attr)
        if code.type is STEP:
            return (
                Code(code.text) if attr == "number" else Code(f"(i64){self.program.field_of_steps(attr)}[{code.text}]")
            )
        if code.type.record is not None:
            return self.of_record(code, attr)
        raise Untranslatable(shown(node), "an attribute of a table, a step or a record")

    def of_table(self, table: str, attr: str) -> Value:
        layout = self.program.game.layout
        if attr == "listener" and self.made.function.__module__.startswith(RULES):
            return LISTENER
        known = {
            "listener": None,
            "fair": None,
            "game": self.program.game,
            "begins": layout.begins,
            "first_option": layout.first_option,
            "notes": layout.notes,
        }
        if attr in known:
            return Known(known[attr])
        if attr == "cells":
            return Code(f"{table}->cells", CELLS, layout.cells)
        if attr == "steps":
            return Code("", STEPS)
        if attr in OF_EACH_TABLE:
            return Code(f"{table}->{attr}")
        member = inspect.getattr_static(Table, attr, None)
        if isinstance(member, property) and member.fget is not None:
            name = self.program.function(member.fget, TABLE, Table)
            return Code(f"{name}({table})", self.program.returns(member.fget))  # type: ignore[arg-type]
        raise Untranslatable(f"a table's {attr}", "an attribute that C tables have, too")

    def of_record(self, record: Code, attr: str) -> Value:
        assert record.type.record is not None
        fields = self.program.records[record.type.record].fields
        if attr not in fields:
            raise Untranslatable(f"the field {attr} of {record.type.name}", "one that its `__init__` assigns")
        found = fields[attr]
        return Code(f"{record.text}->{c_name(attr)}", found.type, found.length)

    def value_Subscript(self, node: ast.Subscript) -> Value:
        base = self.value(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.copied(base, node.slice)
        index = self.value(node.slice)
        if isinstance(base, Known) and isinstance(index, Known):
            return Known(base.value[index.value])  # type: ignore[index]
        if isinstance(base, Picked):
            if not isinstance(index, Known):
                index_code = self.program.code(index)
                return Code(f"{self.program.code(base).text}.p[{index_code.text}]")
            return Picked([value[index.value] for value in base.values], base.index)  # type: ignore[index]
        place = self.program.code(index).text
        if isinstance(base, Known):
            return self.of_known_list(base.value, place, node)
        code = self.program.code(base)
        self.parts(code.text, place)
        return self.of_list(code, place, node)

    def of_known_list(self, values: object, place: str, node: ast.Subscript) -> Value:
        if not isinstance(values, list) or not values:
            raise Untranslatable(f"{shown(node)}, which is no list", "a list of numbers")
        if all(isinstance(value, bool | int) for value in values):
            kind = BOOL if all(isinstance(value, bool) for value in values) else NUMBER
            return Code(f"(i64){self.program.narrow_numbers([int(value) for value in values])}[{place}]", kind)
        if all(isinstance(value, float) for value in values):
            return Code(f"{self.program.floats(values)}[{place}]", FLOAT)
        return Picked(values, place)

    def of_list(self, code: Code, place: str, node: ast.Subscript) -> Value:
        if code.type is TABLE:
            return Code(f"(i64){code.text}->cells[{place}]")
        if code.type is STEPS:
            return Code(place, STEP)
        if code.type is CELLS:
            return Code(f"(i64){code.text}[{place}]")
        if code.type is NUMBERS:
            return Code(f"({code.text}).p[{place}]")
        if code.type is LISTS:
            return Code(f"{code.text}[{place}]", NUMBERS)
        if code.type is FLOATS:
            return Code(f"{code.text}[{place}]", FLOAT)
        raise Untranslatable(shown(node), "an index into a list")

    def copied(self, base: Value, part: ast.Slice) -> Value:
        """`NUMBERS[:]`."""
        if part.lower or part.upper or part.step:
            raise Untranslatable("a part of a list", "a loop, or `[:]` for all of it")
        source = self.program.code(base)
        if source.type is not NUMBERS:
            raise Untranslatable(f"a copy of a {source.type.name}", "a list of numbers")
        return Code(f"numbers_copied({source.text}, {self.buffer(source.length)})", NUMBERS, source.length)
