"""Known numbers become literals: mypyc writes a literal into the code that uses it, but looks any other name up.

`HAND: Final = PLACES.heap(...)` becomes `assert (PLACES.heap(...)) == 12, ...; HAND: Final = 12`. The expression is
still evaluated, because a declaration declares something, and it must still give the number that the build was made
with. Lines keep their numbers.
"""

import ast
from collections.abc import Mapping

CHANGED = "the component files have changed since this build; build again"


def inline_constants(source: str, values: Mapping[str, object]) -> str:
    """The source of a module whose final whole numbers are written out. `values` is what its names are when it runs."""
    lines = source.encode().splitlines(keepends=True)
    # From the last to the first, so that what was found earlier stays where it is.
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.AnnAssign) and _is_final(node.annotation) and isinstance(node.target, ast.Name):
            value = values[node.target.id]
            # A bool is an int, too, and mypyc has words of its own for it.
            if type(value) is int and node.value is not None and not _is_literal(node.value):
                _write_out(lines, node, value)
    return b"".join(lines).decode()


def _is_final(annotation: ast.expr) -> bool:
    """Final, or Final with the type it says."""
    name = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(name, ast.Name) and name.id == "Final"


def _is_literal(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    return isinstance(value, ast.Constant)


def _write_out(lines: list[bytes], node: ast.AnnAssign, value: int) -> None:
    """Put the assertion and the literal where the declaration stood."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    after = lines[last][node.end_col_offset :]
    text = b"".join(lines[first : last + 1]).removesuffix(after)
    before, declared = text[: node.col_offset], text[node.col_offset :]
    # The expression is all behind the first sign, so that brackets around the whole of it and comments in them stay.
    left, _, expression = declared.partition(b"=")
    checked = b"assert (" + expression.strip() + f") == {value}, {CHANGED!r}; ".encode()
    lines[first : last + 1] = [before + checked + left + f"= {value}".encode() + after]
