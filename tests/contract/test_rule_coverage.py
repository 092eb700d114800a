"""Every paragraph of a game's rulebook has a test, every test's paragraph exists, and so it is with rulings."""

import ast
import re
from pathlib import Path

import pytest
from text_files import messages
from variants import sources

from higaki.engine.base.strict_toml import read_toml

GAMES = list(sources().values())


def paragraphs(game: Path) -> dict[str, int]:
    book = read_toml(game / "rulebook.toml")
    found: dict[str, int] = {}
    for row in book.rows("paragraph"):
        assert row.text("id") not in found, f"{row.where}: {row.text('id')} twice"
        assert row.text("rule")
        found[row.text("id")] = row.number("page")
        row.done()
    book.done()
    return found


def carried_by_tests(game: Path) -> set[str]:
    """The ids that tests carry, read from the decorators themselves."""
    found = set()
    for path in (game / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        assert isinstance(mark.args[0], ast.Constant)
                        found.add(str(mark.args[0].value))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_paragraph_has_a_test_and_every_test_a_paragraph(game: Path) -> None:
    known, covered = set(paragraphs(game)), carried_by_tests(game)
    assert known - covered == set(), "paragraphs without a test"
    assert covered - known == set(), "tests of paragraphs that do not exist"


def rulings(game: Path) -> set[str]:
    return set(re.findall(r"\*\*([A-Z]\d+) ", (game / "rulings.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_ruling_cited_exists_and_every_ruling_is_cited(game: Path) -> None:
    written = rulings(game)
    cited = set()
    for path in game.rglob("*.py"):
        cited |= set(re.findall(r"ruling_?s? ?([A-Z]\d+)", path.read_text(encoding="utf-8")))
    assert cited - written == set()
    assert written - cited == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_about_page_tells_rulings_that_exist_and_leaves_none_out_by_mistake(game: Path) -> None:
    """The table at the end of `rulings.md` says which text tells which ruling, and which are told by none."""
    page = (game / "rulings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`about-ruling-\d+`|none) \| ([A-Z0-9, ]+) \|$", page, flags=re.MULTILINE)
    told = {text.strip("`"): set(numbers.split(", ")) for text, numbers in rows}
    texts = {key for key in messages(game / "text" / "en.ftl") if key.startswith("about-ruling-")}
    where = "the table at the end of rulings.md"
    named = told.keys() - {"none"}
    assert texts == {f"about-ruling-{number}" for number in range(1, len(texts) + 1)}, "the page stops at a gap"
    assert sorted(texts - named) == [], f"texts that {where} does not name"
    assert sorted(named - texts) == [], f"texts that {where} names, but en.ftl does not have"
    tells = set().union(*told.values())
    assert sorted(rulings(game) - tells) == [], f"rulings without a text; {where} says which text tells them, or none"
    assert sorted(tells - rulings(game)) == [], f"rulings that {where} names, but that are not in rulings.md"
    assert sorted(told.get("none", set()) & set().union(*[told[text] for text in named])) == [], "told, and by none"
