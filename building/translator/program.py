"""The C program of one game: its functions, constant tables and records, as far as they were reached."""

import ast
import inspect
import math
import re
import textwrap
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

from building.translator.refusals import Untranslatable
from building.translator.values import (
    BOOL,
    BY_ANNOTATION,
    FLOAT,
    FLOATS,
    LISTS,
    NOTHING,
    NUMBERS,
    STEP,
    Code,
    Known,
    Picked,
    Type,
    Value,
    is_floats,
    is_lists,
    is_numbers,
)
from higaki.engine.table.game import Game
from higaki.engine.table.steps import Step

# The least room of a list that may grow. A rule that needs more finds itself broken.
ROOM = 256
# Words of C and CUDA that a name of a rule may be.
_WORDS = """
auto bool case catch char class const default delete do double enum float friend goto int long new operator out private
public register short signed static struct switch template this throw try typedef union unsigned using virtual void
volatile wide
"""
RESERVED = frozenset(_WORDS.split())


@cache
def tree_of(function: FunctionType) -> ast.FunctionDef:
    """The syntax tree of a function."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return tree


def c_name(name: str) -> str:
    return name + "_" if name in RESERVED else name


class Record:
    """A class whose objects become C structs: the fields, and the arrays that belong to them."""

    def __init__(self, cls: type, c: str) -> None:
        self.cls = cls
        self.c = c
        self.fields: dict[str, Code] = {}
        self.arrays: list[str] = []

    def struct(self) -> str:
        fields = [f"    {field.type.c}{c_name(name)};" for name, field in self.fields.items()]
        return "\n".join([f"struct {self.c} {{", *fields, *self.arrays, "};"])


class Program:
    """Everything that was translated for a game."""

    def __init__(self, game: Game, translate: Callable[["Program", "Function"], None]) -> None:
        self.game = game
        self.translate = translate
        self.functions: dict[tuple[object, ...], str] = {}
        self.waiting: list[Function] = []
        # What known arguments stand for is told apart by identity, so they must stay.
        self.kept: list[object] = []
        self.constants: list[str] = []
        self.named_constants: dict[tuple[str, tuple[object, ...]], str] = {}
        self.records: dict[type, Record] = {}
        self.prototypes: list[str] = []
        self.bodies: dict[str, str] = {}
        self.dispatchers: dict[str, tuple[Type, str]] = {}
        # Expressions with several parts that call something: where they stand, and the parts.
        self.unordered: list[tuple[str, list[str]]] = []
        # The most terms that a function returns.
        self.terms = 0
        self.classes: list[type[Step]] = []
        for kind in game.steps.kinds:
            if kind.step not in self.classes:
                self.classes.append(kind.step)
        # The room of a list that may grow: all pieces of a place, or all kinds.
        pieces = [place.capacity for place in game.places.all if place.holds_pieces]
        self.longest = max(ROOM, *pieces, *[len(place.kinds) for place in game.places.all])

    # Constants

    def numbers(self, values: list[int]) -> str:
        """The name of a table that is passed on as a list: all numbers have 64 bits."""
        return self._constant("i64", values)

    def narrow_numbers(self, values: list[int]) -> str:
        """The name of a table that is only indexed: its numbers are as small as they can be."""
        least, most = min(values, default=0), max(values, default=0)
        for c, bits in (("int8_t", 7), ("i16", 15), ("int32_t", 31)):
            if -(1 << bits) <= least and most < 1 << bits:
                return self._constant(c, values)
        return self._constant("wide", values)

    def floats(self, values: list[float]) -> str:
        return self._constant("double", values)

    def lists(self, values: list[list[int]]) -> str:
        rows = [f"{{(i64 *){self.numbers(row)}, {len(row)}}}" for row in values]
        return self._constant("Numbers", rows)

    def by_step(self, name: str, values: list[int]) -> str:
        """A table with a number for each step, under a name that the frame knows."""
        key = ("i16", ("STEP", name))
        if key not in self.named_constants:
            self.named_constants[key] = f"STEP_{name}"
            self.constants.append(f"CONST i16 STEP_{name}[] = {{{', '.join(str(value) for value in values)}}};")
        return self.named_constants[key]

    def field_of_steps(self, name: str) -> str:
        """A field of all steps, by their number; 0 where a step has no such field."""
        values = [getattr(step, name, 0) for step in self.game.step_by_number]
        if not all(isinstance(value, int) for value in values):
            raise Untranslatable(f"a step's {name}", "a field that is a number")
        return self.by_step(name, [int(value) for value in values])

    def are_of(self, cls: type) -> str:
        """By number of a step: is it one of this class?"""
        return self.by_step(f"is_{cls.__name__}", [int(isinstance(step, cls)) for step in self.game.step_by_number])

    def _constant(self, c: str, values: list[Any]) -> str:
        key = (c, tuple(values))
        if key not in self.named_constants:
            self.named_constants[key] = f"K{len(self.named_constants)}"
            cells = ", ".join(literal(value) for value in values) or "0"
            self.constants.append(f"CONST {c} {self.named_constants[key]}[] = {{{cells}}};")
        return self.named_constants[key]

    # Values as code

    def code(self, value: Value) -> Code:
        """A value as C code."""
        if isinstance(value, Code):
            return value
        if isinstance(value, Picked):
            if all(isinstance(one, int) for one in value.values):
                numbers = [int(one) for one in value.values if isinstance(one, int)]
                return Code(f"(i64){self.narrow_numbers(numbers)}[{value.index}]")
            if all(is_numbers(one) for one in value.values):
                return Code(f"{self.lists(value.values)}[{value.index}]", NUMBERS)  # type: ignore[arg-type]
            raise Untranslatable("one of several objects as a value", "a number, or a list of numbers")
        assert isinstance(value, Known)
        known = value.value
        if isinstance(known, bool):
            return Code(str(int(known)), BOOL)
        if isinstance(known, int):
            return Code(literal(known))
        if isinstance(known, float):
            return Code(literal(known), FLOAT)
        if is_lists(known):
            assert isinstance(known, list)
            return Code(self.lists(known), LISTS, len(known))
        if is_floats(known):
            assert isinstance(known, list)
            return Code(self.floats(known), FLOATS, len(known))
        if is_numbers(known):
            assert isinstance(known, list)
            return Code(f"numbers_of((i64 *){self.numbers(known)}, {len(known)})", NUMBERS, len(known))
        raise Untranslatable(f"a value of type {type(known).__name__}", "a number, or a list of numbers")

    # Types

    def type_of(self, annotation: ast.expr | None, scope: dict[str, Any]) -> Type:
        if annotation is None:
            raise Untranslatable("a parameter without a type", "a type of the subset, such as `i64`")
        text = ast.unparse(annotation).strip("'\"")
        if text.startswith("Final["):
            text = text[6:-1]
        if text in BY_ANNOTATION:
            return BY_ANNOTATION[text]
        cls = scope.get(text)
        if isinstance(cls, type):
            return STEP if issubclass(cls, Step) else self.record(cls)
        raise Untranslatable(f"the type `{text}`", "a number, a list of numbers, a table, a step or a record")

    def record(self, cls: type) -> Type:
        """The type of a record. Its fields are those that `__init__` assigns."""
        if cls not in self.records:
            self.records[cls] = Record(cls, f"{_module(cls)}_{cls.__name__}")
            constructor = cls.__dict__.get("__init__")
            if not isinstance(constructor, FunctionType):
                raise Untranslatable(f"an object of {cls.__name__}", "a number, or a class with its own `__init__`")
            self.translate(self, self._function(constructor, self._record_type(cls), cls, ()))
        return self._record_type(cls)

    def given_record(self, cls: type, fields: dict[str, Type]) -> None:
        """A record that Python makes and the rules only read."""
        record = Record(cls, cls.__name__)
        record.fields = {name: Code("", kind) for name, kind in fields.items()}
        self.records[cls] = record

    def records_in_order(self) -> list[Record]:
        """All records, each after those that lie inside it."""
        ordered: list[Record] = []
        left = list(self.records.values())
        while left:
            names = [record.c for record in left]
            ready = [record for record in left if not any(_structs(line, names) for line in record.arrays)]
            ordered += ready
            left = [record for record in left if record not in ready]
        return ordered

    def _record_type(self, cls: type) -> Type:
        return Type(cls.__name__, f"struct {self.records[cls].c} *", cls)

    # Functions

    def function(
        self,
        function: Any,
        self_type: Type | None = None,
        owner: type | None = None,
        known: tuple[Any, ...] = (),
    ) -> str:
        """The C name of a function, which will be translated.

        Parameters that are groups, kinds of steps or other objects are known: for each such object there is one C
        function. A method of steps is translated for each class of steps that has it.
        """
        if not isinstance(function, FunctionType):
            raise Untranslatable(f"{function!r}", "a function that is written in Python")
        made = self._function(function, self_type, owner, known)
        if made.key not in self.functions:
            self.functions[made.key] = made.name
            self.waiting.append(made)
        return self.functions[made.key]

    def _function(self, function: FunctionType, self_type: Type | None, owner: type | None, known: Any) -> "Function":
        name = f"{_module(function)}_{function.__qualname__.replace('.', '_')}"
        if self_type is STEP and owner is not None and not function.__qualname__.startswith(f"{owner.__name__}."):
            name += f"_of_{owner.__name__}"
        key = (function, owner if self_type is STEP else None, *[(named, id(value)) for named, value in known])
        if known:
            self.kept += [value for _, value in known]
            name += f"_{len(self.functions)}"
        return Function(function, self_type, owner, dict(known), name, key)

    def translate_all(self) -> None:
        while self.waiting:
            self.translate(self, self.waiting.pop())
        self._check_order()

    def returns(self, function: FunctionType) -> Type:
        tree = tree_of(function)
        return NOTHING if tree.returns is None else self.type_of(tree.returns, function.__globals__)

    def dispatcher(self, method: str) -> tuple[Type, str]:
        """The type and the name of a C function that calls a method of a step, whatever its class is."""
        if method not in self.dispatchers:
            base = getattr(Step, method, None)
            if not isinstance(base, FunctionType):
                raise Untranslatable(f"the method {method} of a step", "one that every step has")
            returned = self.returns(base)
            self.dispatchers[method] = (returned, f"step_{method}")
            cases = [(n, self.function(getattr(cls, method), STEP, cls)) for n, cls in enumerate(self.classes)]
            number = self.by_step("class", [self.classes.index(type(step)) for step in self.game.step_by_number])
            parameters = [
                ("self", STEP),
                *[(c_name(p.arg), self.type_of(p.annotation, base.__globals__)) for p in tree_of(base).args.args[1:]],
            ]
            if returned == NUMBERS:
                parameters.append(("out", Type("buffer", "i64 *")))
            declared = ", ".join(f"{kind.c}{name}" for name, kind in parameters)
            given = ", ".join(name for name, _ in parameters)
            head = f"FN {returned.c}step_{method}({declared})"
            back = "" if returned is NOTHING else "return "
            rows = "\n".join(f"    case {n}: {back}{name}({given}); {'' if back else 'return;'}" for n, name in cases)
            self.prototypes.append(head + ";")
            self.bodies[f"step_{method}"] = (
                f"{head} {{\n    switch ({number}[self]) {{\n{rows}\n    }}\n    TRAP();\n}}"
            )
        return self.dispatchers[method]

    # The order of evaluation

    def _check_order(self) -> None:
        """Refuse expressions of which two parts depend on their order: C does not say which it evaluates first."""
        changing, reading = self._with(_CHANGES), self._with(_READS)
        for where, parts in self.unordered:
            calls = [set(_CALL.findall(part)) for part in parts]
            changes = [
                bool(called & changing or _CHANGES.search(part)) for called, part in zip(calls, parts, strict=True)
            ]
            reads = [bool(called & reading or _READS.search(part)) for called, part in zip(calls, parts, strict=True)]
            if any(changes) and sum(reads) > 1:
                error = Untranslatable(
                    "two parts of one expression, one of which changes the table", "one statement each"
                )
                error.locate(where)
                raise error

    def recurses(self) -> bool:
        """Does a function call itself, directly or through others?"""
        left = {name: set(_CALL.findall(body.partition("{")[2])) for name, body in self.bodies.items()}
        while ends := [name for name, called in left.items() if not called & left.keys()]:
            for name in ends:
                del left[name]
        return bool(left)

    def _with(self, pattern: re.Pattern[str]) -> set[str]:
        """The functions in which this occurs, or that call such a function."""
        calls = {name: set(_CALL.findall(body)) for name, body in self.bodies.items()}
        found = {name for name, body in self.bodies.items() if pattern.search(body)}
        while more := {name for name, called in calls.items() if called & found} - found:
            found |= more
        return found


class Function:
    """A function to translate."""

    def __init__(
        self,
        function: FunctionType,
        self_type: Type | None,
        owner: type | None,
        known: dict[str, Any],
        name: str,
        key: Any,
    ) -> None:
        self.function = function
        self.self_type = self_type
        self.owner = owner
        self.known = known
        self.name = name
        self.key = key


_CALL = re.compile(r"\b(\w+)\(")
_READS = re.compile(r"->|\bcells\[|\bbelow\(")
_CHANGES = re.compile(r"\bbelow\(|->\w+ [-+*|&^]?=[^=]|->cells\[.*\] [-+*|&^]?=[^=]|\bcells\[.*\] [-+*|&^]?=[^=]")


def literal(value: object) -> str:
    """A constant in C."""
    if isinstance(value, float):
        return value.hex() if math.isfinite(value) else "INFINITY" if value > 0 else "-INFINITY"
    if isinstance(value, int):
        return f"{int(value)}LL" if abs(int(value)) > 2**31 - 1 else str(int(value))
    return str(value)


def _structs(line: str, names: list[str]) -> list[str]:
    return [name for name in names if line.startswith(f"    struct {name} ")]


def _module(named: Any) -> str:
    parts = str(named.__module__).split(".")
    return "_".join(parts[3 if parts[1:2] == ["games"] else 2 :] or parts[-1:])
