"""Replaces constants by literals: mypyc compiles a literal into the code that uses it, but looks up any other name.

`HAND: Final = PLACES.heap(...)` becomes `assert (PLACES.heap(...)) == 12, ...; HAND: Final = 12`. The expression is
still evaluated, because a declaration has side effects, and it must still give the number of the time of the
build. Lines keep their numbers.
"""

import ast
from collections.abc import Mapping

CHANGED = "the component files have changed since this build; build again"


def inline_constants(source: str, values: Mapping[str, object]) -> str:
    """The source of a module with its final integers as literals. `values` are the values of its names at run time."""
    lines = source.encode().splitlines(keepends=True)
    # From the last to the first, so that earlier positions stay valid.
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.AnnAssign) and _is_final(node.annotation) and isinstance(node.target, ast.Name):
            value = values[node.target.id]
            # A bool is an int, too, but mypyc has its own literals for it.
            if type(value) is int and node.value is not None and not _is_literal(node.value):
                _write_out(lines, node, value)
    return b"".join(lines).decode()


def _is_final(annotation: ast.expr) -> bool:
    """Is it `Final`, or `Final` with a type?"""
    name = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(name, ast.Name) and name.id == "Final"


def _is_literal(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant)


def _write_out(lines: list[bytes], node: ast.AnnAssign, value: int) -> None:
    """Replace the declaration by the assertion and the literal."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    after = lines[last][node.end_col_offset :]
    text = b"".join(lines[first : last + 1]).removesuffix(after)
    before, declared = text[: node.col_offset], text[node.col_offset :]
    # Everything after the first "=" is the expression, so that brackets around it and comments in them stay.
    left, _, expression = declared.partition(b"=")
    checked = b"assert (" + expression.strip() + f") == {value}, {CHANGED!r}; ".encode()
    lines[first : last + 1] = [before + checked + left + f"= {value}".encode() + after]
