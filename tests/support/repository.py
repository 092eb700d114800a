"""The repository's own files: where they are, and the examples in its documents."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def blocks(path: Path, language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [content for name, content in fenced if name == language]
