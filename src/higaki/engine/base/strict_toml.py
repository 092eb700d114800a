"""Strict reading of TOML: an unknown key, a missing key or a wrong type is an error that names the file and the row."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, cast

from higaki.engine.base.errors import BadFile, BadSetting, one_of, short

# Keyword arguments of `higaki.new` besides the options.
RESERVED: Final = ("game", "seats", "seed")
SOURCES: Final = ("stated", "public", "deduced", "designed")


class Row:
    """One table of a TOML file. Every key must be read with its exact type; `done` refuses the rest."""

    def __init__(self, where: str, content: dict[str, object]) -> None:
        self.where: Final = where
        self.content: Final = content
        self.asked: Final[set[str]] = set()

    def value(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.content:
            raise BadFile(f"{self.where}: key '{key}' is missing")
        return self.content[key]

    def number(self, key: str) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, "a whole number")
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.wrong(key, "a text")
        return value

    def word(self, key: str, words: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in words:
            raise self.wrong(key, one_of(words))
        return value

    def numbers(self, key: str) -> list[int]:
        values = self.value(key)
        if not isinstance(values, list) or not all(type(value) is int for value in values):
            raise self.wrong(key, "a list of whole numbers")
        return cast("list[int]", values)

    def texts(self, key: str) -> list[str]:
        values = self.value(key)
        if not isinstance(values, list) or not all(type(value) is str for value in values):
            raise self.wrong(key, "a list of texts")
        return cast("list[str]", values)

    def amounts(self, key: str, words: tuple[str, ...]) -> list[int]:
        """An amount for each word of a closed vocabulary, as in `reward = {vp = 3, yen = 2}`; a missing word is 0."""
        values = self.value(key)
        if not isinstance(values, dict) or not all(type(value) is int for value in values.values()):
            raise self.wrong(key, f"amounts like {{{words[0]} = 1}}")
        for word in values:
            if word not in words:
                raise BadFile(
                    f"{self.where}: '{key}' has an unknown word '{word}'; right would be {one_of(words, word)}"
                )
        return [values.get(word, 0) for word in words]

    def pairs(self, key: str) -> list[tuple[int, int]]:
        """A list of pairs, such as cells by row and column."""
        values = self.value(key)
        pairs: list[tuple[int, int]] = []
        for pair in values if isinstance(values, list) else [values]:
            if not isinstance(pair, list) or len(pair) != 2 or not all(type(value) is int for value in pair):
                raise self.wrong(key, "a list of pairs of whole numbers")
            pairs.append((pair[0], pair[1]))
        return pairs

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def rows(self, key: str) -> list[Row]:
        values = self.value(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, f"a list of [[{key}]] tables")
        return [Row(f"{self.where}, {key} {number}", value) for number, value in enumerate(values, 1)]

    def listed(self, key: str) -> list[Row]:
        """The rows of one list, each with its source checked."""
        rows = self.rows(key)
        for row in rows:
            row.source()
        return rows

    def row(self, key: str) -> Row:
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.wrong(key, f"a [{key}] table")
        return Row(f"{self.where}, [{key}]", value)

    def single(self, key: str) -> Row:
        """A nested table, with its source checked."""
        row = self.row(key)
        row.source()
        return row

    def source(self) -> None:
        """The source of a row: one word, or one word for each of its keys."""
        value = self.value("source")
        words = list(value.values()) if isinstance(value, dict) else [value]
        if not all(word in SOURCES for word in words):
            raise self.wrong("source", one_of(SOURCES))

    def wrong(self, key: str, right: str) -> BadFile:
        return BadFile(f"{self.where}: '{key}' is {self.content[key]!r}; right would be {right}")

    def done(self) -> None:
        """Refuse keys that were not read."""
        unknown = sorted(set(self.content) - self.asked)
        if unknown:
            raise BadFile(f"{self.where}: unknown key '{unknown[0]}'; right would be {one_of(self.asked)}")


def names_of(rows: list[Row]) -> list[str]:
    return [row.text("name") for row in rows]


def read_toml(path: Path) -> Row:
    """The outermost table of a TOML file."""
    where = f"{path.parent.name}/{path.name}"
    try:
        return Row(where, tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadFile(f"{where}: {error}") from None


class Option:
    """A variant that the players agree on before they start: its values as written, the default first.

    Some are only for certain numbers of players; all others keep the default.
    """

    def __init__(self, name: str, values: list[object], seats: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seats: Final = seats


class Settings:
    """The content of `game.toml`."""

    def __init__(
        self, rules: int, seats: list[int], minutes: int, options: list[Option], quick: dict[str, object]
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.minutes: Final = minutes
        self.options: Final = options
        # The options of "play now"; the defaults are those of the rulebook.
        self.quick: Final = quick

    def choose(self, chosen: dict[str, object], seats: int) -> list[int]:
        """For each option the number of the value chosen; an unchosen one keeps its default."""
        names = [option.name for option in self.options]
        for name in chosen:
            if not names:
                raise BadSetting(f"unknown option '{name}'; this game has no options")
            if name not in names:
                raise BadSetting(f"unknown option '{name}'; right would be {one_of(names, name)}")
        numbers: list[int] = []
        for option in self.options:
            value = chosen.get(option.name, option.values[0])
            same = [n for n, v in enumerate(option.values) if type(v) is type(value) and v == value]
            if not same:
                right = one_of(repr(v) for v in option.values)
                raise BadSetting(f"option '{option.name}' cannot be {short(value)}; right would be {right}")
            if same[0] and seats not in option.seats:
                counts = " or ".join(str(count) for count in option.seats)
                default = f"{counts} players, or {option.values[0]!r}"
                raise BadSetting(
                    f"option '{option.name}' cannot be {value!r} with {seats} players; right would be {default}"
                )
            numbers.append(same[0])
        return numbers

    def chosen(self, numbers: list[int]) -> dict[str, object]:
        """The chosen options by name."""
        return {option.name: option.values[n] for option, n in zip(self.options, numbers, strict=True)}


def read_settings(path: Path) -> Settings:
    row = read_toml(path)
    seats = row.numbers("seats")
    options: list[Option] = []
    if "option" in row.content:
        for option in row.rows("option"):
            values = option.value("values")
            if not isinstance(values, list) or len(values) < 2:
                raise option.wrong("values", "a list of at least two values, the default first")
            if option.text("name") in RESERVED:
                raise option.wrong("name", f"another name than {one_of(RESERVED)}")
            fitting = option.numbers("seats") if "seats" in option.content else seats
            options.append(Option(option.text("name"), values, fitting))
            option.done()
    quick = row.row("quick").content if "quick" in row.content else {}
    settings = Settings(row.number("rules"), seats, row.number("minutes"), options, quick)
    row.done()
    for count in seats:
        try:
            settings.choose(quick, count)
        except BadSetting as error:
            raise BadFile(f"{row.where}, [quick]: {error}") from None
    return settings
