"""Component files are read strictly: what is wrong names the file and the row."""

from pathlib import Path

import pytest

from higaki.engine.base.errors import BadFile, BadSetting
from higaki.engine.base.strict_toml import read_settings, read_toml

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
        (
            ('name = "x"', 'name = "seed"'),
            "'name' is 'seed'; right would be another name than one of game, seats, seed",
        ),
        (('name = "x"', 'name = "x"\nseats = 2'), "option 1: 'seats' is 2; right would be a list of whole numbers"),
        (("[[option]]", "[option]"), "right would be a list of ..option.. tables"),
        (("minutes = 30", "minutes = 30\nquick = 1"), r"'quick' is 1; right would be a \[quick\] table"),
        (
            ("values = [1, 2]\n", "values = [1, 2]\n[quick]\ny = 2\n"),
            r"\[quick\]: unknown option 'y'; right would be x",
        ),
        (
            ("values = [1, 2]\n", "values = [1, 2]\n[quick]\nx = 3\n"),
            r"\[quick\]: option 'x' cannot be 3; right would be",
        ),
        (
            ("values = [1, 2]\n", "values = [1, 2]\nseats = [3]\n[quick]\nx = 2\n"),
            r"\[quick\]: option 'x' cannot be 2 with 2 players",
        ),
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


def test_an_option_may_be_for_certain_numbers_of_players(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(GOOD.replace('name = "x"', 'name = "x"\nseats = [3]'), encoding="utf-8")
    settings = read_settings(path)
    assert settings.choose({"x": 2}, seats=3) == [1]
    assert settings.choose({"x": 1}, seats=2) == [0]
    wrong = "option 'x' cannot be 2 with 2 players; right would be 3 players, or 1"
    with pytest.raises(BadSetting, match=wrong):
        settings.choose({"x": 2}, seats=2)


WORDS = ("vp", "yen", "copper")


def test_amounts_are_read_by_a_closed_vocabulary(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[[card]]\nreward = {copper = 2, vp = 3}\ncost = {}\n", encoding="utf-8")
    card = read_toml(path).rows("card")[0]
    assert card.amounts("reward", WORDS) == [3, 0, 2]  # in the order of the words; what is not there is 0
    assert card.amounts("cost", WORDS) == [0, 0, 0]
    card.done()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "reward = {yeen = 1}",
            r"'reward' has an unknown word 'yeen'; right would be one of .* \(did you mean yen\?\)",
        ),
        ("reward = {VP = 1}", "'reward' has an unknown word 'VP'; right would be one of copper, vp, yen"),
        ("reward = {vp = 1.5}", r"'reward' is {'vp': 1.5}; right would be amounts like {vp = 1}"),
        ("reward = {vp = true}", "'reward' is {'vp': True}; right would be amounts like {vp = 1}"),
        ("reward = {vp = 'two'}", "'reward' is {'vp': 'two'}; right would be amounts like {vp = 1}"),
        ("reward = {gold = 'two'}", "'reward' is {'gold': 'two'}; right would be amounts like {vp = 1}"),
        ("reward = [1, 2, 3]", r"'reward' is \[1, 2, 3\]; right would be amounts like {vp = 1}"),
        ("reward = 3", "'reward' is 3; right would be amounts like {vp = 1}"),
        ("cost = {vp = 1}", "key 'reward' is missing"),
    ],
)
def test_what_is_no_amount_names_the_file_and_the_row(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(f"[[card]]\nreward = {{}}\n[[card]]\n{line}\n", encoding="utf-8")
    with pytest.raises(BadFile, match=f"box.toml, card 2: {message}") as caught:
        read_toml(path).rows("card")[1].amounts("reward", WORDS)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("line", "read", "right"),
    [
        ("key = [[1, 2], [3]]", "pairs", "a list of pairs of whole numbers"),
        ("key = 4", "pairs", "a list of pairs of whole numbers"),
        ("key = ['a', 4]", "texts", "a list of texts"),
        ("key = 'yes'", "flag", "true or false"),
    ],
)
def test_what_a_row_holds_has_its_type(tmp_path: Path, line: str, read: str, right: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(BadFile, match=f"right would be {right}"):
        getattr(read_toml(path), read)("key")
