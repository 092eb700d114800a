"""The error for a rule that cannot be translated."""

import ast


class Untranslatable(Exception):
    """A rule uses something outside the subset. The message names the line, what stands there, and what is right."""

    def __init__(self, what: str, right: str) -> None:
        super().__init__(f"{what}; right would be {right}")
        self.is_located = False

    def locate(self, where: str) -> None:
        """Add the place, `file:line`, once: the innermost statement is the most precise."""
        if not self.is_located:
            self.args = (f"{where}: {self.args[0]}",)
            self.is_located = True


def shown(node: ast.AST) -> str:
    """The source of a node in one short line."""
    text = " ".join(ast.unparse(node).split())
    return f"`{text if len(text) <= 80 else text[:77] + '...'}`"
