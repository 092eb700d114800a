"""Calls in a rule as C."""

import ast
import inspect
from types import FunctionType, MethodType
from typing import Any

from building.translator.lookups import Lookups
from building.translator.refusals import Untranslatable, shown
from building.translator.values import (
    BOOL,
    CELLS,
    FLOAT,
    NOTHING,
    NUMBER,
    NUMBERS,
    RNG,
    STEP,
    TABLE,
    TERM,
    TERMS,
    Code,
    Known,
    Picked,
    Type,
    Value,
    is_floats,
    is_lists,
    is_numbers,
)
from higaki.engine.base.mypyc_compat import append
from higaki.engine.base.native_arrays import add_cells, copy_cells, figures
from higaki.engine.table.actions import Group
from higaki.engine.table.game import Term
from higaki.engine.table.steps import NOBODY, StepKind
from higaki.engine.table.table import Table

# Methods that only tell a listener something.
TELLING = ("tell", "tell_all", "hear_move")
# The most numbers of an event that `tell` takes.
TOLD = 4


class Calls(Lookups):
    """The calls of one function."""

    def call(self, node: ast.Call) -> Value:
        match node.func:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=attr):
                return self.method_of_parent(attr, node)
            case ast.Attribute(value=value, attr=attr):
                return self.method(self.value(value), attr, node)
            case ast.Subscript(value=ast.Name(id="vec")) if not node.args:
                return Code(f"numbers_of({self.buffer(None)}, 0)", NUMBERS, self.program.longest)
        target = self.value(node.func)
        if not isinstance(target, Known):
            raise Untranslatable(shown(node), "a call of a function of the rules")
        if target.value in (copy_cells, add_cells):
            return Code(f"{target.value.__name__}({', '.join(self.text(one) for one in node.args)})", NOTHING)
        if isinstance(target.value, FunctionType) and target.value not in (figures, append):
            return self.invoke(target.value, None, None, [], node)
        return self.builtin(target.value, node)

    # Methods

    def method(self, base: Value, attr: str, node: ast.Call) -> Value:
        if isinstance(base, Picked):
            return self.method_of_picked(base, attr, node)
        if isinstance(base, Known):
            return self.method_of_known(base.value, attr, node)
        code = self.program.code(base)
        if code.type is TABLE:
            return self.method_of_table(code, attr, node)
        if code.type is RNG and attr == "below":
            return Code(f"below({code.text}, {self.text(node.args[0])})")
        if code.type is STEP:
            return self.method_of_step(code, attr, node)
        if code.type is NUMBERS and attr == "append":
            return Code(f"{code.text} = numbers_with({code.text}, {self.text(node.args[0])})", NOTHING)
        if code.type.record is not None:
            return self.invoke(getattr(code.type.record, attr), code.type, code.type.record, [code], node)
        raise Untranslatable(shown(node), "a method of a table, a step or a record")

    def method_of_table(self, table: Code, attr: str, node: ast.Call) -> Value:
        if attr in TELLING:
            return self.telling(attr, node)
        if attr == "below":
            return Code(f"below(&{table.text}->random_state, {self.text(node.args[0])})")
        return self.invoke(getattr(Table, attr), TABLE, Table, [table], node)

    def telling(self, attr: str, node: ast.Call) -> Value:
        """Tell what listens (see frame/story.h). Where nothing does, an argument may still do something."""
        if attr == "hear_move":
            return Code("", NOTHING)
        texts = [self.text(one) for one in node.args]
        calls = [any(isinstance(part, ast.Call) for part in ast.walk(one)) for one in node.args]
        done = [f"(void)({text})" for text, is_call in zip(texts, calls, strict=True) if is_call]
        if attr == "tell":
            event, seat, *numbers = [*texts, str(NOBODY)] if len(texts) == 1 else texts
            self.parts(*numbers)
            told = ", ".join([event, seat, str(len(numbers)), *numbers, *["0"] * (TOLD - len(numbers))])
            heard = f"story_tell({told})"
        else:
            heard = f"story_tell_all({', '.join(texts)})"
        return Code(f"HEARD ? {heard} : ({', '.join(done) or '(void)0'})", NOTHING)

    def method_of_step(self, step: Code, attr: str, node: ast.Call) -> Value:
        """A method of the same step is known; of another one, its class decides."""
        if step.text == "self" and self.made.owner is not None:
            return self.invoke(getattr(self.made.owner, attr), STEP, self.made.owner, [step], node)
        returned, name = self.program.dispatcher(attr)
        texts = [step.text, *[self.text(one) for one in node.args]]
        if returned is NUMBERS:
            texts.append(self.buffer(None))
        return Code(f"{name}({', '.join(texts)})", returned)

    def method_of_parent(self, attr: str, node: ast.Call) -> Value:
        """`super().method(...)`."""
        owner, function = self.made.owner, self.made.function
        if owner is None:
            raise Untranslatable(shown(node), "a method of a step or of a known object")
        line = owner.__mro__
        defined = next(number for number, cls in enumerate(line) if function in vars(cls).values())
        parent = next(vars(cls)[attr] for cls in line[defined + 1 :] if attr in vars(cls))
        return self.invoke(parent, self.made.self_type, owner, [self.locals["self"]], node)

    def method_of_known(self, base: object, attr: str, node: ast.Call) -> Value:
        if isinstance(base, Group) and attr == "member":
            return self.binary(self.value(node.args[0]), ast.Sub(), Known(base.zero))
        if isinstance(base, StepKind) and attr == "of":
            texts = [self.text(one) for one in node.args]
            self.parts(*texts)
            first, second, third = [*texts, "0", "0", "0"][:3]
            return Code(f"({base.first} + (({first}) * {base.seconds} + ({second})) * {base.thirds} + ({third}))")
        target = getattr(base, attr)
        known = self.evaluated_call(target, node)
        if known is not None:
            return known
        if isinstance(target, MethodType) and isinstance(target.__func__, FunctionType):
            return self.invoke(target.__func__, None, type(base), [Known(base)], node)
        if isinstance(target, FunctionType):
            return self.invoke(target, None, None, [], node)
        return self.builtin(target, node)

    def method_of_picked(self, base: Picked, attr: str, node: ast.Call) -> Value:
        """A method of one of several known objects: a C function that switches between them."""
        values = [self.value(one) for one in node.args]
        index = self.unique("o")
        self.stores.append(f"    i64 {index};")
        self.emit(f"{index} = {base.index};")
        result = ""
        kind: Type = NOTHING
        self.emit(f"switch ({index}) {{")
        cases: dict[int, list[int]] = {}
        for number, one in enumerate(base.values):
            cases.setdefault(id(one), []).append(number)
        for numbers in cases.values():
            one = base.values[numbers[0]]
            called = self.program.code(
                self.invoke_with(getattr(one, attr).__func__, None, type(one), [Known(one), *values])
            )
            kind = called.type
            if kind is not NOTHING and not result:
                result = self.unique("v")
                self.stores.append(f"    {kind.c}{result};")
            labels = " ".join(f"case {number}:" for number in numbers)
            self.emit(f"{labels} {f'{result} = ' if result else ''}{called.text}; break;")
        self.emit("default: TRAP();")
        self.emit("}")
        return Code(result, kind)

    # Functions

    def invoke(
        self, function: FunctionType, self_type: Type | None, owner: type | None, first: list[Value], node: ast.Call
    ) -> Value:
        """Call a function of the rules."""
        if not isinstance(function, FunctionType):
            raise Untranslatable(shown(node), "a call of a function that is written in Python")
        given = [*first, *[self.value(one) for one in node.args]]
        named = {one.arg: self.value(one.value) for one in node.keywords if one.arg is not None}
        return self.invoke_with(function, self_type, owner, given, named)

    def invoke_with(
        self,
        function: FunctionType,
        self_type: Type | None,
        owner: type | None,
        given: list[Value],
        named: dict[str, Value] | None = None,
    ) -> Value:
        known: list[tuple[str, Any]] = []
        texts: list[str] = []
        for number, parameter in enumerate(inspect.signature(function).parameters.values()):
            if number < len(given):
                value = given[number]
            else:
                value = (named or {}).get(parameter.name, Known(parameter.default))
            if isinstance(value, Known) and not _is_code(value.value):
                known.append((parameter.name, value.value))
            else:
                texts.append(self.program.code(value).text)
        self.parts(*texts)
        name = self.program.function(function, self_type, owner, tuple(known))
        returned = self.program.returns(function)
        if returned is NUMBERS:
            texts.append(self.buffer(None))
        if returned is TERMS:
            texts.append("out")  # a list of terms is only returned, so the caller's array is the own one
        return Code(f"{name}({', '.join(texts)})", returned)

    # What Python itself offers

    def builtin(self, function: object, node: ast.Call) -> Value:
        name = getattr(function, "__name__", str(function))
        if function is Term:
            return self.made_term(node)
        if isinstance(function, type) and function.__module__.startswith("higaki") and "__init__" in vars(function):
            return self.made_record(function, node)
        if name == "append" and len(node.args) == 2:
            return Code(
                f"numbers_with({self.text(node.args[0])}, {self.text(node.args[1])})", NUMBERS, self.program.longest
            )
        if name == "isinstance":
            return self.is_instance(node)
        if name == "figures":
            return self.value(node.args[0])
        known = self.evaluated_call(function, node)
        if known is not None:
            return known
        codes = [self.code(one) for one in node.args]
        self.parts(*[code.text for code in codes])
        if name in ("min", "max") and len(codes) > 1:
            return _least_or_most(name, codes)
        if len(codes) == 1:
            made = self.of_one(name, codes[0])
            if made is not None:
                return made
        raise Untranslatable(
            shown(node), "a function of the rules, or one of min, max, abs, len, int, bool, float, round"
        )

    def of_one(self, name: str, code: Code) -> Value | None:
        """A function of Python with one argument."""
        match name:
            case "abs":
                return Code(f"{'fabs' if code.type is FLOAT else 'iabs'}({code.text})", code.type)
            case "len" if code.type is CELLS and code.length is not None:
                return Known(code.length)
            case "len" if code.type is NUMBERS:
                return Code(f"({code.text}).n")
            case "list" if code.type is NUMBERS:
                return Code(f"numbers_copied({code.text}, {self.buffer(None)})", NUMBERS)
            case "int" | "i64" | "i16":
                return Code(f"(i64)({code.text})")
            case "bool":
                return Code(f"(!!{code.text})", BOOL)
            case "float":
                return Code(f"(double)({code.text})", FLOAT)
            case "round" if code.type is FLOAT:
                return Code(f"(i64)rint({code.text})")
        return None

    def evaluated_call(self, function: object, node: ast.Call) -> Known | None:
        """The result of a call of which everything is known, such as `list(range(COUNT))`."""
        if node.keywords or not callable(function):
            return None
        values: list[object] = []
        for one in node.args:
            lines, stores = len(self.lines), len(self.stores)
            value = self.evaluated(one) if isinstance(one, ast.GeneratorExp) else self.value(one)
            del self.lines[lines:], self.stores[stores:]
            if not isinstance(value, Known):
                return None
            values.append(value.value)
        return Known(function(*values))

    def is_instance(self, node: ast.Call) -> Value:
        """`isinstance(step, PayGoods)`."""
        value, cls = self.value(node.args[0]), self.value(node.args[1])
        if not isinstance(cls, Known):
            raise Untranslatable(shown(node), "one class")
        if isinstance(value, Known):
            return Known(isinstance(value.value, cls.value))  # type: ignore[arg-type]
        code = self.program.code(value)
        classes = cls.value if isinstance(cls.value, tuple) else (cls.value,)
        if code.type is not STEP:
            raise Untranslatable(shown(node), "a step")
        parts = [f"{self.program.are_of(one)}[{code.text}]" for one in classes]
        return Code(f"({' || '.join(parts)})", BOOL)

    def made_term(self, node: ast.Call) -> Value:
        """`Term(word, worth, amount)`: the word is for players."""
        worth, amount = self.text(node.args[1]), self.text(node.args[2])
        self.parts(worth, amount)
        return Code(f"term_of({worth}, {amount})", TERM)

    def made_record(self, cls: type, node: ast.Call) -> Value:
        """A new record, on the stack of this function."""
        kind = self.program.record(cls)
        store = self.unique("r")
        self.stores.append(f"    {kind.c.removesuffix(' *')} {store};")
        constructor = vars(cls)["__init__"]
        made = self.program.code(self.invoke(constructor, kind, cls, [Code(f"&{store}", kind)], node))
        return Code(made.text, kind)


def _least_or_most(name: str, codes: list[Code]) -> Code:
    is_float = any(code.type is FLOAT for code in codes)
    text = codes[0].text
    for code in codes[1:]:
        text = f"{'d' if is_float else 'i'}{name}({text}, {code.text})"
    return Code(text, FLOAT if is_float else NUMBER)


def _is_code(value: object) -> bool:
    """Is a known value passed on as a number or a list? Other objects get a function of their own."""
    return isinstance(value, int | float) or (
        value != [] and (is_numbers(value) or is_lists(value) or is_floats(value))
    )
