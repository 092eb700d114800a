"""Known numbers become literals in the compiled build, and nothing else changes."""

import pytest
from building.inline_constants import CHANGED, inline_constants

SOURCE = '''"""Größe × Zahl: the file is not ASCII."""

from typing import Final
from mypy_extensions import i64

declared = []


def declare(name: str, **more: object) -> int:
    declared.append(name)
    return 4 + len(declared)


ONE: Final = declare("öne")  # a comment – stays
TWO: Final[i64] = declare(
    "two",  # so does this
    most=3,
)
THREE: Final = (  # and this
    ONE
    + TWO
)
LESS: Final = -ONE
LITERAL: Final = 7
NEGATIVE: Final = -7
TRUE: Final = ONE == 5
WORD: Final = "a" + "b"
LIST: Final = [ONE, TWO]
PLAIN = declare("plain")


class Held:
    def __init__(self) -> None:
        self.number: Final = declare("held")


LINE: Final = declare.__code__.co_firstlineno; BESIDE: Final = declare("beside")
'''


def run(source: str) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(source, "sample", "exec"), names)
    return names


def folded() -> str:
    return inline_constants(SOURCE, run(SOURCE))


def test_numbers_are_written_out_with_their_annotations() -> None:
    text = folded()
    assert 'assert (declare("öne")) == 5, ' in text
    assert "; ONE: Final = 5  # a comment – stays\n" in text
    assert "; TWO: Final[i64] = 6\n" in text
    assert "; THREE: Final = 11\n" in text
    assert "; LESS: Final = -5\n" in text


def test_literals_bools_strings_lists_and_plain_names_stay_as_they_are() -> None:
    for line in ("LITERAL: Final = 7", "NEGATIVE: Final = -7", "TRUE: Final = ONE == 5", "LIST: Final = [ONE, TWO]"):
        assert f"\n{line}\n" in folded()
    assert '\nWORD: Final = "a" + "b"\n' in folded()
    assert '\nPLAIN = declare("plain")\n' in folded()


def test_declarations_still_declare_and_lines_keep_their_numbers() -> None:
    before, after = run(SOURCE), run(folded())
    assert after["declared"] == before["declared"] == ["öne", "two", "plain", "beside"]
    for name in ("ONE", "TWO", "THREE", "LESS", "LINE", "BESIDE"):
        assert after[name] == before[name]
    assert len(folded().splitlines()) == len(SOURCE.splitlines())


def test_a_build_whose_numbers_are_no_longer_true_says_so() -> None:
    with pytest.raises(AssertionError, match=CHANGED):
        run(folded().replace("return 4 +", "return 5 +"))
