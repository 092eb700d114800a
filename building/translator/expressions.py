"""Expressions of a rule as C."""

import ast
import builtins
import operator
import re
from collections.abc import Callable
from typing import Any

from building.translator.program import Function, Program, tree_of
from building.translator.refusals import Untranslatable, shown
from building.translator.values import (
    BOOL,
    FLOAT,
    LISTENER,
    NUMBER,
    NUMBERS,
    STEP,
    Code,
    Known,
    Type,
    Value,
)
from higaki.engine.table.actions import Group

OPERATORS: dict[type[ast.operator], tuple[str, Callable[[Any, Any], Any]]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("*", operator.mul),
    ast.Div: ("/", operator.truediv),
    ast.LShift: ("<<", operator.lshift),
    ast.RShift: (">>", operator.rshift),
    ast.BitAnd: ("&", operator.and_),
    ast.BitOr: ("|", operator.or_),
    ast.BitXor: ("^", operator.xor),
    ast.FloorDiv: ("//", operator.floordiv),
    ast.Mod: ("%", operator.mod),
}
COMPARISONS: dict[type[ast.cmpop], tuple[str, Callable[[Any, Any], Any]]] = {
    ast.Eq: ("==", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
UNARY: dict[type[ast.unaryop], tuple[str, Callable[[Any], Any]]] = {
    ast.Not: ("!", operator.not_),
    ast.USub: ("-", operator.neg),
    ast.Invert: ("~", operator.invert),
}


class Expressions:
    """The expressions of one function."""

    def __init__(self, program: Program, made: Function) -> None:
        self.program = program
        self.made = made
        self.tree = tree_of(made.function)
        self.locals: dict[str, Value] = {}
        self.lines: list[str] = []
        # Arrays and records that the function needs; C declares them at its beginning.
        self.stores: list[str] = []
        self.depth = 1
        self.count = 0
        self.node: ast.AST = self.tree
        self.grows = any("append" in (getattr(one, "id", ""), getattr(one, "attr", "")) for one in ast.walk(self.tree))

    # Small helpers

    def emit(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def unique(self, prefix: str) -> str:
        self.count += 1
        return f"_{prefix}{self.count}"

    def where(self) -> str:
        code = self.made.function.__code__
        return f"{code.co_filename}:{code.co_firstlineno + getattr(self.node, 'lineno', 1) - 1}"

    def buffer(self, length: int | None) -> str:
        """A new array of the function, for a list; if the function appends to lists, with room for it."""
        name = self.unique("s")
        room = max(length, 1) if length is not None and not self.grows else max(length or 0, self.program.longest)
        self.stores.append(f"    i64 {name}[{room}];")
        return name

    def parts(self, *texts: str) -> None:
        """Note the parts of an expression whose order C leaves open."""
        if sum("(" in text for text in texts) > 0 and len(texts) > 1:
            self.program.unordered.append((self.where(), list(texts)))

    def variable(self, value: Value) -> Code:
        """A value in a variable of its own, so that its text can be used twice."""
        code = self.program.code(value)
        name = self.unique("v")
        self.stores.append(f"    {code.type.c}{name};")
        self.emit(f"{name} = {code.text};")
        return Code(name, code.type, code.length)

    # Expressions

    def code(self, node: ast.expr) -> Code:
        return self.program.code(self.value(node))

    def text(self, node: ast.expr) -> str:
        return self.code(node).text

    def value(self, node: ast.expr) -> Value:
        """The value of an expression, by the method for its kind."""
        visit = getattr(self, f"value_{type(node).__name__}", None)
        if visit is None:
            raise Untranslatable(shown(node), "an expression of numbers")
        made: Value = visit(node)
        return made

    def value_Constant(self, node: ast.Constant) -> Value:
        return Known(node.value)

    def value_Name(self, node: ast.Name) -> Value:
        return self.named(node.id)

    def value_Call(self, node: ast.Call) -> Value:
        return self.call(node)

    def value_Compare(self, node: ast.Compare) -> Value:
        return self.compare(node)

    def value_BoolOp(self, node: ast.BoolOp) -> Value:
        return self.both(node, of_bools=True)

    def value_IfExp(self, node: ast.IfExp) -> Value:
        return self.either(node.test, node.body, node.orelse)

    def value_List(self, node: ast.List) -> Value:
        return self.listed(node.elts)

    def value_Tuple(self, node: ast.Tuple) -> Value:
        known = self.evaluated(node)
        if known is None:
            raise Untranslatable(shown(node), "several numbers, one by one")
        return known

    def value_ListComp(self, node: ast.ListComp) -> Value:
        return self.evaluated(node) or self.comprehension(node)

    def value_BinOp(self, node: ast.BinOp) -> Value:
        if isinstance(node.left, ast.List) and isinstance(node.op, ast.Mult) and len(node.left.elts) == 1:
            return self.filled(node.left.elts[0], node.right)
        return self.binary(self.value(node.left), node.op, self.value(node.right))

    def value_UnaryOp(self, node: ast.UnaryOp) -> Value:
        is_not = isinstance(node.op, ast.Not)
        inner = self.condition(node.operand) if is_not else self.value(node.operand)
        if type(node.op) not in UNARY:
            raise Untranslatable(shown(node), "a number without a sign before it")
        sign, compute = UNARY[type(node.op)]
        if isinstance(inner, Known):
            return Known(compute(inner.value))
        code = self.program.code(inner)
        return Code(f"({sign}{code.text})", BOOL if is_not else FLOAT if code.type is FLOAT else NUMBER)

    def call(self, node: ast.Call) -> Value:
        raise NotImplementedError

    def comprehension(self, node: ast.ListComp) -> Value:
        raise NotImplementedError

    def condition(self, node: ast.expr) -> Value:
        """An expression of which only the truth counts."""
        if isinstance(node, ast.BoolOp):
            return self.both(node, of_bools=False)
        value = self.value(node)
        if isinstance(value, Known):
            return Known(bool(value.value))
        code = self.program.code(value)
        return Code(f"({code.text}).n", NUMBER) if code.type is NUMBERS else code

    def named(self, name: str) -> Value:
        if name in self.locals:
            return self.locals[name]
        scope = self.made.function.__globals__
        if name in scope:
            return Known(scope[name])
        if hasattr(builtins, name):
            return Known(getattr(builtins, name))
        raise Untranslatable(f"the name {name}, which has no value yet", "a variable that was assigned before")

    def evaluated(self, node: ast.expr) -> Known | None:
        """The value of an expression of which everything is known."""
        own = {name: value.value for name, value in self.locals.items() if isinstance(value, Known)}
        bound = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
        for one in ast.walk(node):
            if isinstance(one, ast.Name) and one.id in self.locals and one.id not in own and one.id not in bound:
                return None
        scope = self.made.function.__globals__ | own
        made: object = eval(compile(ast.Expression(node), "<rule>", "eval"), scope)
        return Known(made)

    def filled(self, one: ast.expr, times: ast.expr) -> Value:
        """`[0] * COUNT`."""
        count = self.value(times)
        if not isinstance(count, Known) or not isinstance(count.value, int):
            raise Untranslatable("a list whose length is not known", "`[0] * COUNT` with a constant, or `NONE[:]`")
        store = self.buffer(count.value)
        return Code(f"numbers_filled({self.text(one)}, {count.value}, {store})", NUMBERS, count.value)

    def listed(self, elts: list[ast.expr]) -> Value:
        """`[a, b, c]`; an empty list may grow."""
        if not elts:
            return Code(f"numbers_of({self.buffer(None)}, 0)", NUMBERS, self.program.longest)
        values = [self.value(one) for one in elts]
        known = [value.value for value in values if isinstance(value, Known)]
        if len(known) == len(values):
            return Known(known)
        texts = [self.program.code(value).text for value in values]
        self.parts(*texts)
        store = self.buffer(len(texts))
        for number, text in enumerate(texts):
            self.emit(f"{store}[{number}] = {text};")
        return Code(f"numbers_of({store}, {len(texts)})", NUMBERS, len(texts))

    def both(self, node: ast.BoolOp, of_bools: bool) -> Value:
        """`a and b`, `a or b`: as a value only of bools, because C has no other result."""
        parts: list[str] = []
        ends = isinstance(node.op, ast.Or)
        for part in node.values:
            lines = len(self.lines)
            value = self.value(part) if of_bools else self.condition(part)
            if parts and len(self.lines) > lines:
                raise Untranslatable("a list made inside a condition", "a variable before it")
            if isinstance(value, Known):
                if bool(value.value) == ends:
                    calls = any(_CALL.search(text) for text in parts)
                    return Code(_joined([*parts, str(int(ends))], ends), BOOL) if calls else Known(ends)
                continue
            code = self.program.code(value)
            if of_bools and code.type is not BOOL:
                raise Untranslatable(f"{shown(part)} as a part of a value", "a comparison, or a conditional expression")
            parts.append(code.text)
        return Code(_joined(parts, ends), BOOL) if parts else Known(not ends)

    def either(self, test: ast.expr, body: ast.expr, orelse: ast.expr) -> Value:
        condition = self.condition(test)
        if isinstance(condition, Known):
            return self.value(body if condition.value else orelse)
        lines = len(self.lines)
        first, second = self.code(body), self.code(orelse)
        if len(self.lines) > lines:
            raise Untranslatable("a list made inside a conditional expression", "an `if` with assignments")
        kind = first.type if first.type is second.type else FLOAT if FLOAT in (first.type, second.type) else NUMBER
        return Code(f"({self.program.code(condition).text} ? {first.text} : {second.text})", kind)

    def compare(self, node: ast.Compare) -> Value:
        sides = [node.left, *node.comparators]
        parts: list[str] = []
        for left, op, right in zip(sides, node.ops, sides[1:], strict=False):
            part = self.compared(left, op, right)
            if isinstance(part, Known):
                if not part.value:
                    return Known(False) if not parts else Code("0", BOOL)
                continue
            parts.append(self.program.code(part).text)
        return Code(_joined(parts, False), BOOL) if parts else Known(True)

    def compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> Value:
        """One comparison of a chain."""
        if isinstance(op, ast.In | ast.NotIn):
            found = self.contained(left, right)
            if isinstance(op, ast.In):
                return found
            return (
                Known(not found.value)
                if isinstance(found, Known)
                else Code(f"(!{self.program.code(found).text})", BOOL)
            )
        a, b = self.value(left), self.value(right)
        if isinstance(op, ast.Is | ast.IsNot):
            if a == LISTENER:
                return Code("HEARD" if isinstance(op, ast.IsNot) else "!HEARD", BOOL)
            if not (isinstance(a, Known) and isinstance(b, Known)):
                raise Untranslatable("`is` of something that is not known", "a comparison of numbers")
            return Known((a.value is b.value) == isinstance(op, ast.Is))
        sign, compute = COMPARISONS[type(op)]
        if isinstance(a, Known) and isinstance(b, Known):
            return Known(compute(a.value, b.value))
        first, second = self.program.code(a).text, self.program.code(b).text
        self.parts(first, second)
        return Code(f"({first} {sign} {second})", BOOL)

    def contained(self, left: ast.expr, right: ast.expr) -> Value:
        """`x in (A, B)`, `thing in GROUP`."""
        if isinstance(right, ast.Tuple | ast.Set | ast.List):
            x = self.text(left)
            texts = [self.text(one) for one in right.elts]
            self.parts(x, *texts)
            return Code(_joined([f"{x} == {text}" for text in texts], True), BOOL)
        many = self.value(right)
        one = self.value(left)
        if isinstance(one, Known) and isinstance(many, Known):
            return Known(one.value in many.value)  # type: ignore[operator]
        x = self.program.code(one).text
        if isinstance(many, Known) and isinstance(many.value, Group):
            return Code(f"({many.value.first} <= {x} && {x} < {many.value.after})", BOOL)
        if isinstance(many, Known) and isinstance(many.value, tuple | set | frozenset | range):
            return Code(_joined([f"{x} == {int(number)}" for number in sorted(many.value)], True), BOOL)
        code = self.program.code(many)
        if code.type is NUMBERS:
            return Code(f"contains({code.text}, {x})", BOOL)
        raise Untranslatable(f"{shown(right)} after `in`", "a group, a tuple or a list of numbers")

    def binary(self, a: Value, op: ast.operator, b: Value) -> Value:
        if type(op) not in OPERATORS:
            raise Untranslatable(f"the operator {type(op).__name__}", "one of + - * / // % << >> & | ^")
        sign, compute = OPERATORS[type(op)]
        if isinstance(a, Known) and isinstance(b, Known) and not isinstance(a.value, Group):
            return Known(compute(a.value, b.value))
        if isinstance(a, Known) and isinstance(a.value, Group) and isinstance(op, ast.Add):
            return self.binary(Known(a.value.zero), op, b)
        x, y = self.program.code(a), self.program.code(b)
        self.parts(x.text, y.text)
        if isinstance(op, ast.Div):
            return Code(f"((double){x.text} / (double){y.text})", FLOAT)
        is_float = FLOAT in (x.type, y.type)
        for one in (x, y):
            if one.type not in (NUMBER, BOOL, FLOAT, STEP):
                raise Untranslatable(f"a {one.type.name} in arithmetic", "numbers")
        if isinstance(op, ast.FloorDiv | ast.Mod):
            if is_float:
                raise Untranslatable(f"`{sign}` of a float", "whole numbers")
            return Code(f"{'floor_div' if isinstance(op, ast.FloorDiv) else 'floor_mod'}({x.text}, {y.text})")
        return Code(f"({x.text} {sign} {y.text})", FLOAT if is_float else NUMBER)


_CALL = re.compile(r"\w\(")


def _joined(parts: list[str], by_or: bool) -> str:
    return "(" + (" || " if by_or else " && ").join(parts or ["0"]) + ")"


def unified(kind: Type) -> Type:
    """The type of a variable for values of a type: a bool may become a number later."""
    return NUMBER if kind is BOOL else kind
