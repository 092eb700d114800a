"""Writes the client's types from the modules of `responses/`: `python -m higaki.server.protocol.typescript`."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SHAPES: Final = Path(__file__).parent / "responses"
# In the order of their types in the client's file.
MODULES: Final = (
    "words",
    "table/scene",
    "table/events",
    "table/people",
    "table/running",
    "table/in_advance",
    "table/view",
    "table/cards",
    "table/trials",
    "lobby",
    "leagues",
    "games",
    "ratings",
    "statistics",
    "guests",
    "answers",
    "table/hints",
    "puzzles",
    "replays",
    "tutorials",
    "notices",
    "refusals",
    "wishes",
    "explorer",
)
TARGET = Path(__file__).parents[4] / "web" / "src" / "api" / "generatedTypes.ts"
HEADER = """\
// The types of what the server sends. `python -m higaki.server.protocol.typescript` writes them from
// src/higaki/server/protocol/responses/: change them there, and run it again."""
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "object": "unknown"}


def typescript(sources: Iterable[str]) -> str:
    """The types of all sources as TypeScript."""
    return "\n\n".join([HEADER, *(block for source in sources for block in _blocks(source))]) + "\n"


def sources_of_shapes() -> list[str]:
    return [(SHAPES / f"{module}.py").read_text(encoding="utf-8") for module in MODULES]


def _blocks(source: str) -> list[str]:
    lines = source.splitlines()
    blocks = []
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                fields = [_field(part.target, part.annotation, lines) for part in _annotated(node)]
                fields += [f"  [field: string]: {_type(k.value)}" for k in node.keywords if k.arg == "extra_items"]
                blocks.append(_doc(ast.get_docstring(node)) + _interface(name, fields))
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=[_, ast.Dict(keys, values)])):
                fields = [_field(key, value, lines) for key, value in zip(keys, values, strict=True) if key]
                blocks.append(_doc(_comment(node, lines)) + _interface(name, fields))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                blocks.append(_doc(_comment(node, lines)) + f"export type {name} = {_type(value)}")
    return blocks


def _annotated(shape: ast.ClassDef) -> list[ast.AnnAssign]:
    return [part for part in shape.body if isinstance(part, ast.AnnAssign)]


def _interface(name: str, fields: list[str]) -> str:
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def _field(key: ast.expr, annotation: ast.expr, lines: list[str]) -> str:
    match annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=if_there):
            written = f"?: {_type(if_there)}"
        case _:
            written = f": {_type(annotation)}"
    word = ast.unparse(key).strip("'")
    return f"{_doc(_comment(key, lines), '  ')}  {word}{written}"


def _type(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(word)):
            return f"'{word}'"
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=ast.BinOp() as either):
            return f"({_type(either)})[]"
        case ast.Subscript(value=ast.Name(id="list"), slice=one):
            return f"{_type(one)}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=parts)):
            return f"[{', '.join(_type(part) for part in parts)}]"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=words)):
            return " | ".join(_type(word) for word in words)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=word):
            return _type(word)
    raise ValueError(f"line {node.lineno}: {ast.unparse(node)} has no word in TypeScript yet")


def _comment(node: ast.expr | ast.stmt, lines: list[str]) -> str | None:
    """The comment right above a node, joined into one line."""
    found: list[str] = []
    above = node.lineno - 2
    while above >= 0 and lines[above].lstrip().startswith("#"):
        found.insert(0, lines[above].lstrip(" #"))
        above -= 1
    return " ".join(found) or None


def _doc(text: str | None, indent: str = "") -> str:
    return "" if text is None else f"{indent}/** {text} */\n"


if __name__ == "__main__":
    TARGET.write_text(typescript(sources_of_shapes()), encoding="utf-8")
