"""The texts for players as they stand in the Fluent files."""

from pathlib import Path

from fluent.syntax import ast, parse, visitor


class Blanks(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each message with the blanks it leaves."""
    found: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found
