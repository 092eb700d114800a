"""Statements of a rule as C, and whole functions."""

import ast
from collections import Counter

from building.translator.calls import Calls
from building.translator.expressions import OPERATORS, unified
from building.translator.program import Function, Program, c_name
from building.translator.refusals import Untranslatable, shown
from building.translator.values import (
    BOOL,
    CELLS,
    FLOAT,
    NOTHING,
    NUMBER,
    NUMBERS,
    TABLE,
    TERM,
    TERMS,
    Code,
    Known,
    Picked,
    Type,
    Value,
)


def translate(program: Program, made: Function) -> None:
    """Translate one function."""
    Body(program, made).translate()


class Body(Calls):
    """One function."""

    def translate(self) -> None:
        try:
            self._translate()
        except Untranslatable as error:
            error.locate(self.where())
            raise

    def _translate(self) -> None:
        scope = self.made.function.__globals__
        parameters: list[str] = []
        self.returned: Type = NOTHING if self.tree.returns is None else self.program.type_of(self.tree.returns, scope)
        for parameter in [*self.tree.args.args, *self.tree.args.kwonlyargs]:
            name = parameter.arg
            if name in self.made.known:
                self.locals[name] = Known(self.made.known[name])
                continue
            if name == "self" and self.made.self_type is not None:
                kind = self.made.self_type
            else:
                kind = self.program.type_of(parameter.annotation, scope)
            self.locals[name] = Code(c_name(name), kind)
            parameters.append(f"{kind.c}{c_name(name)}")
        is_constructor = self.tree.name == "__init__"
        if is_constructor:
            assert self.made.self_type is not None
            self.returned = self.made.self_type
        if self.returned is NUMBERS:
            parameters.append("i64 *out")
        if self.returned is TERMS:
            parameters.append("Term *out")
        self.parameters = set(self.locals)
        self.assigned = Counter(
            one.id for one in ast.walk(self.tree) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
        )
        self.block(self.tree.body)
        if is_constructor:
            self.emit("return self;")
        head = f"FN {self.returned.c}{self.made.name}({', '.join(parameters) or 'void'})"
        declared = [
            f"    {value.type.c}{value.text}{' = 0' if value.type in (NUMBER, FLOAT) else ''};"
            for name, value in self.locals.items()
            if name not in self.parameters and isinstance(value, Code) and value.text == c_name(name)
        ]
        self.program.prototypes.append(head + ";")
        self.program.bodies[self.made.name] = "\n".join([head + " {", *declared, *self.stores, *self.lines, "}"])

    # Statements

    def block(self, body: list[ast.stmt]) -> bool:
        """Translate statements up to one after which nothing follows; returns whether there was one."""
        for statement in body:
            self.node = statement
            try:
                if self.statement(statement):
                    return True
            except Untranslatable as error:
                error.locate(self.where())
                raise
            except (AttributeError, KeyError, TypeError, IndexError) as error:
                wrong = Untranslatable(f"{shown(statement)} ({error})", "a statement of the subset")
                wrong.locate(self.where())
                raise wrong from error
        return False

    def indented(self, body: list[ast.stmt]) -> None:
        self.depth += 1
        self.block(body)
        self.depth -= 1

    def statement(self, node: ast.stmt) -> bool:
        """Translate a statement by the method for its kind; returns whether nothing follows after it."""
        visit = getattr(self, f"do_{type(node).__name__}", None)
        if visit is None or (getattr(node, "orelse", None) and not isinstance(node, ast.If)):
            raise Untranslatable(shown(node), "an assignment, a condition, a loop or a call")
        return bool(visit(node))

    def do_Pass(self, node: ast.Pass) -> None:
        """Nothing."""

    def do_Assert(self, node: ast.Assert) -> None:
        """For type checkers."""

    def do_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        value = self.value(node.value)
        if isinstance(value, Code) and value.text:
            self.emit(f"{value.text};")

    def do_Assign(self, node: ast.Assign) -> None:
        if len(node.targets) > 1:
            raise Untranslatable(shown(node), "one assignment each")
        self.assign(node.targets[0], node.value)

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.put(node.target, self.value(node.value), self.annotated(node.annotation))

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        self.augment(node.target, node.op, node.value)

    def do_If(self, node: ast.If) -> bool:
        return self.branch(node)

    def do_While(self, node: ast.While) -> None:
        lines = len(self.lines)
        condition = self.program.code(self.condition(node.test)).text
        if len(self.lines) > lines:
            raise Untranslatable("a list made in the condition of a loop", "a variable inside the loop")
        self.emit(f"while ({condition}) {{")
        self.indented(node.body)
        self.emit("}")

    def do_For(self, node: ast.For) -> None:
        self.loop(node.target, node.iter, node.body)

    def do_Return(self, node: ast.Return) -> bool:
        self.give_back(node.value)
        return True

    def do_Raise(self, node: ast.Raise) -> bool:
        self.emit("TRAP();")
        return True

    def do_Break(self, node: ast.Break) -> bool:
        self.emit("break;")
        return True

    def do_Continue(self, node: ast.Continue) -> bool:
        self.emit("continue;")
        return True

    def annotated(self, annotation: ast.expr) -> Type | None:
        """The type that an annotation gives to a variable; none if it says only `Final`."""
        if ast.unparse(annotation) == "Final":
            return None
        return self.program.type_of(annotation, self.made.function.__globals__)

    def branch(self, node: ast.If) -> bool:
        condition = self.condition(node.test)
        if isinstance(condition, Known):
            return self.block(node.body if condition.value else node.orelse)
        self.emit(f"if ({self.program.code(condition).text}) {{")
        self.indented(node.body)
        if node.orelse:
            self.emit("} else {")
            self.indented(node.orelse)
        self.emit("}")
        return False

    def give_back(self, value: ast.expr | None) -> None:
        if value is None or self.returned is NOTHING:
            self.emit("return;")
        elif self.returned is NUMBERS:
            self.emit(f"return numbers_copied({self.text(value)}, out);")
        elif self.returned is TERMS and isinstance(value, ast.List):
            self.give_back_terms(value)
        else:
            self.emit(f"return {self.text(value)};")

    def give_back_terms(self, listed: ast.List) -> None:
        """`return [Term(...), ...]`, one statement each, in this order."""
        for number, one in enumerate(listed.elts):
            code = self.code(one)
            if code.type is not TERM:
                raise Untranslatable(shown(one), "a term")
            self.emit(f"out[{number}] = {code.text};")
        self.emit(f"return {len(listed.elts)};")
        self.program.terms = max(self.program.terms, len(listed.elts))

    # Loops

    def loop(self, target: ast.expr, over: ast.expr, body: list[ast.stmt]) -> None:
        match target, over:
            case ast.Name(id=name), ast.Tuple(elts=elts):
                store = self.listed(elts)
                self.over_list(name, None, store, body)
            case ast.Name(id=name), ast.Call(func=ast.Name(id="range"), args=args):
                self.over_range(name, [self.code(one).text for one in args], body)
            case ast.Tuple(elts=[ast.Name(id=number), ast.Name(id=name)]), ast.Call(
                func=ast.Name(id="enumerate"), args=[many]
            ):
                self.over_list(name, number, self.value(many), body)
            case ast.Name(id=name), ast.Call(func=ast.Name(id="reversed"), args=[many]):
                self.over_list(name, None, self.value(many), body, backwards=True)
            case ast.Name(id=name), _:
                self.over_list(name, None, self.value(over), body)
            case _:
                raise Untranslatable(f"a loop over {shown(over)}", "a loop over a range, a list or a tuple of numbers")

    def over_range(self, name: str, limits: list[str], body: list[ast.stmt]) -> None:
        k, end = self.unique("k"), self.unique("e")
        begin, after, step = ["0", limits[0], "1"] if len(limits) == 1 else [*limits, "1"][:3]
        variable = self.declared(name, NUMBER)
        compare = ">" if step.strip("()").startswith("-") else "<"
        self.emit(f"FOR (i64 {k} = {begin}, {end} = {after}; {k} {compare} {end}; {k} += {step}) {{")
        self.depth += 1
        self.emit(f"{variable} = {k};")
        self.block(body)
        self.depth -= 1
        self.emit("}")

    def over_list(
        self, name: str, number: str | None, many: Value, body: list[ast.stmt], backwards: bool = False
    ) -> None:
        code = self.program.code(many)
        if code.type is not NUMBERS:
            raise Untranslatable(f"a loop over a {code.type.name}", "a loop over a list of numbers")
        once, k = self.variable(code), self.unique("k")
        variable = self.declared(name, NUMBER)
        self.emit(f"FOR (i64 {k} = 0; {k} < {once.text}.n; {k}++) {{")
        self.depth += 1
        if number is not None:
            self.emit(f"{self.declared(number, NUMBER)} = {k};")
        self.emit(f"{variable} = {once.text}.p[{f'{once.text}.n - 1 - {k}' if backwards else k}];")
        self.block(body)
        self.depth -= 1
        self.emit("}")

    def comprehension(self, node: ast.ListComp) -> Value:
        """`[f(x) for x in numbers if test(x)]`, as loops before the statement."""
        made = self.unique("v")
        self.stores.append(f"    Numbers {made};")
        self.emit(f"{made} = numbers_of({self.buffer(None)}, 0);")
        self.locals[made] = Code(made, NUMBERS)
        self.parameters.add(made)
        grown = ast.parse(f"{made}.append(0)").body[0]
        assert isinstance(grown, ast.Expr) and isinstance(grown.value, ast.Call)
        grown.value.args = [node.elt]
        body: list[ast.stmt] = [grown]
        for generator in reversed(node.generators):
            for test in reversed(generator.ifs):
                body = [ast.If(test=test, body=body, orelse=[])]
            body = [ast.For(target=generator.target, iter=generator.iter, body=body, orelse=[])]
        for statement in body:
            for one in ast.walk(statement):
                ast.copy_location(one, node)
        before = self.node
        self.block(body)
        self.node = before
        return Code(made, NUMBERS)

    # Assignments

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        if not isinstance(target, ast.Tuple):
            self.put(target, self.value(value), None)
            return
        if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
            raise Untranslatable(shown(value), "as many values as there are targets")
        values = [self.value(one) for one in value.elts]
        # A target may be read by a value that follows it.
        if not all(isinstance(one, ast.Name) for one in target.elts) or set(_names(value)) & set(_names(target)):
            values = [self.variable(one) if _is_number(self, one) else one for one in values]
        for place, one in zip(target.elts, values, strict=True):
            self.put(place, one, None)

    def put(self, target: ast.expr, value: Value, kind: Type | None) -> None:
        """Assign a value. What is known stays known, if its name is assigned once."""
        match target:
            case ast.Name(id=name):
                is_once = self.assigned[name] == 1
                if is_once and isinstance(value, Known) and not isinstance(value.value, int | float):
                    self.locals[name] = value
                    return
                if is_once and isinstance(value, Picked) and not all(isinstance(one, int) for one in value.values):
                    self.locals[name] = Picked(value.values, self.variable(Code(value.index)).text)
                    return
                code = self.program.code(value)
                self.emit(f"{self.declared(name, kind or unified(code.type), code.length)} = {code.text};")
            case ast.Attribute(value=ast.Name(id="self"), attr=attr) if self.tree.name == "__init__":
                self.put_field(attr, self.program.code(value), kind)
            case _:
                self.emit(f"{self.target(target)} = {self.program.code(value).text};")

    def put_field(self, attr: str, code: Code, kind: Type | None) -> None:
        """A field of a new record; a list gets an array in it."""
        cls = self.made.self_type.record if self.made.self_type else None
        assert cls is not None
        record = self.program.records[cls]
        text = code.text
        if code.type is NUMBERS and text.startswith("numbers_"):
            array = f"{attr}_array"
            if attr not in record.fields:
                record.arrays.append(f"    i64 {array}[{code.length or self.program.longest}];")
            text = f"numbers_copied({text}, self->{array})"
        elif code.type.record is not None and "(" in text:
            inner = self.program.records[code.type.record].c
            if attr not in record.fields:
                record.arrays.append(f"    struct {inner} {attr}_record;")
            self.emit(f"self->{attr}_record = *{text};")
            text = f"&self->{attr}_record"
        record.fields.setdefault(attr, Code("", kind or unified(code.type), code.length))
        self.emit(f"self->{c_name(attr)} = {text};")

    def augment(self, target: ast.expr, op: ast.operator, value: ast.expr) -> None:
        if isinstance(op, ast.FloorDiv | ast.Mod | ast.Div):
            left = ast.parse(ast.unparse(target), mode="eval").body
            self.put(target, self.binary(self.value(left), op, self.value(value)), None)
            return
        code = self.code(value)
        place = self.target(target)
        self.parts(place, code.text)
        self.emit(f"{place} {OPERATORS[type(op)][0]}= {code.text};")

    def declared(self, name: str, kind: Type, length: int | None = None) -> str:
        """The C variable of a name; its first assignment decides its type."""
        found = self.locals.get(name)
        if found is None:
            found = Code(c_name(name), kind, length)
            self.locals[name] = found
        if not isinstance(found, Code):
            raise Untranslatable(f"another value for {name}, which is known", "another name")
        if found.type is not kind and {found.type, kind} - {NUMBER, BOOL}:
            raise Untranslatable(f"a {kind.name} for {name}, which is a {found.type.name}", "another name")
        return found.text

    def target(self, node: ast.expr) -> str:
        """The C expression that is assigned to."""
        match node:
            case ast.Name(id=name):
                found = self.locals.get(name)
                return self.declared(name, found.type if isinstance(found, Code) else NUMBER)
            case ast.Subscript(value=value, slice=index):
                base, place = self.code(value), self.text(index)
                if base.type is TABLE:
                    return f"{base.text}->cells[{place}]"
                if base.type is CELLS:
                    return f"{base.text}[{place}]"
                if base.type is NUMBERS:
                    return f"({base.text}).p[{place}]"
            case ast.Attribute():
                field = self.value(node)
                if isinstance(field, Code):
                    return field.text
        raise Untranslatable(f"an assignment to {shown(node)}", "a variable, a cell, or a field of a record")


def _names(node: ast.expr) -> list[str]:
    return [one.id for one in ast.walk(node) if isinstance(one, ast.Name)]


def _is_number(body: Body, value: Value) -> bool:
    return body.program.code(value).type in (NUMBER, BOOL, FLOAT)
