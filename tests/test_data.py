"""Component files are read strictly: what is wrong names the file and the row."""

from pathlib import Path

import pytest

from higaki.engine.data import read_settings, read_toml
from higaki.engine.errors import BadFile

GOOD = 'rules = 1\nseats = [2, 3]\nminutes = 30\n[[option]]\nname = "x"\nvalues = [1, 2]\n'


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("rules = 1", 'rules = "one"'), "/game.toml: 'rules' is 'one'; right would be a whole number"),
        (("rules = 1", "rules = true"), "'rules' is True; right would be a whole number"),
        (("minutes = 30\n", ""), "/game.toml: key 'minutes' is missing"),
        (("minutes", "minuten"), "key 'minutes' is missing"),
        (
            ("minutes = 30", "minutes = 30\nage = 12"),
            "unknown key 'age'; right would be one of minutes, option, rules, seats",
        ),
        (("[2, 3]", "[2, 'x']"), "right would be a list of whole numbers"),
        (('name = "x"', "name = 4"), "/game.toml, option 1: 'name' is 4; right would be a text"),
        (("values = [1, 2]", "values = [1]"), "right would be a list of at least two values"),
        (('name = "x"', 'name = "x"\nhelp = "y"'), "option 1: unknown key 'help'"),
        (("rules = 1", "rules ="), "/game.toml: Invalid value"),
        (("[[option]]", "[option]"), "right would be a list of ..option.. tables"),
    ],
)
def test_a_bad_settings_file_names_file_and_row(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    path = tmp_path / "game.toml"
    path.write_text(GOOD.replace(*change), encoding="utf-8")
    with pytest.raises(BadFile, match=message) as caught:
        read_settings(path)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.toml"):
        read_toml(tmp_path / "nowhere.toml")


def test_every_row_says_where_it_is_from(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text('[[card]]\nvalue = 2\nsource = "guessed"\n', encoding="utf-8")
    with pytest.raises(BadFile, match="card 1: 'source' is 'guessed'; right would be one of deduced, designed"):
        read_toml(path).rows("card")[0].source()
    with pytest.raises(BadFile, match=r"right would be a \[card\] table"):
        read_toml(path).row("card")
    with pytest.raises(BadFile, match="'value' is 2; right would be a text"):
        read_toml(path).rows("card")[0].word("value", ("a", "b"))
