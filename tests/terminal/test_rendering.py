"""How a game looks in a terminal, and what a line typed there means."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.base.text import Words, languages
from higaki.engine.table.game import Game
from higaki.terminal.console import progress
from higaki.terminal.input import meant
from higaki.terminal.play import Terminal
from higaki.terminal.rendering import Renderer


def words_with(folder: Path, game: Game, key: str, said: str) -> Words:
    """The game's English with one text said differently."""
    lines = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()
    others = [line for line in lines if not line.startswith(f"{key} =")]
    (folder / "text").mkdir()
    (folder / "text" / "en.ftl").write_text("\n".join([*others, f"{key} = {said}"]), encoding="utf-8")
    return Words(folder, "en")


def test_names_are_printed_as_they_are(tmp_path: Path) -> None:
    """Brackets are no markup, and what would steer the terminal is spelled out."""
    match, out = higaki.new("osaka", seats=2, seed=1), io.StringIO()
    words = words_with(tmp_path, match.game, "seat-grey", "[red]x[/] :bomb: \x1b[31m\x07\u202e")
    Terminal(match, words, {1: bot_called("random", rng_of(1, "bot"))}, io.StringIO("1\nq\n"), out).play()
    assert out.getvalue().count(r"[red]x[/] :bomb: \x1b[31m\x07\u202e (you)") >= 2
    assert not set("\x1b\x07\u202e") & set(out.getvalue())


@pytest.mark.parametrize("language", languages())
def test_what_hurts_is_warned_of_once_for_all_options_it_is_true_of(language: str) -> None:
    match = higaki.new("yokohama", seats=4, seed=1)
    scene, out, words = match.scene(match.seat), io.StringIO(), Words(match.game.folder, language)
    first, second = scene["options"][:2]
    drawing = Renderer(words, out)
    drawing.options(scene | {"previews": {thing: {"warning": "no_yield"} for thing in (first, second)}})
    lines = " ".join(out.getvalue().split())
    assert lines.count(words.say("warning-no_yield")) == 1
    assert f"{words.option(scene, first)}, {words.option(scene, second)}. {words.say('warning-no_yield')}" in lines
    drawing.options(scene)
    assert " ".join(out.getvalue().split()).count(words.say("warning-no_yield")) == 1


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("no_colour", [False, True])
def test_colours_are_for_screens_that_want_them(monkeypatch: pytest.MonkeyPatch, no_colour: bool) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    if no_colour:
        monkeypatch.setenv("NO_COLOR", "1")
    match, out = higaki.new("osaka", seats=4, seed=1), Screen()
    drawing = Renderer(Words(match.game.folder, "de"), out)
    drawing.scene(match.scene(0), [], [])
    drawing.options(match.scene(match.seat))
    assert ("38;5" in out.getvalue()) is not no_colour
    assert all(len(re.sub(r"\x1b\[[\d;]*m", "", line)) <= 80 for line in out.getvalue().splitlines())


def fake_scene(options: list[str]) -> dict[str, Any]:
    scene = higaki.new("dragon_market", seats=2, seed=1, boats="ready").scene(0)
    step, amounts = {"name": "TakeCoins"}, [{"group": "coins", "least": 0, "most": 3}]
    return scene | {"turn": "pink", "step": step, "options": options, "amounts": amounts, "refused": {}}


COINS = ["coins.0", "coins.1", "coins.2", "coins.3"]


def test_amounts_are_one_line_and_one_number() -> None:
    scene, out = fake_scene([*COINS, "done"]), io.StringIO()
    Renderer(Words(catalogue.find("dragon_market").folder, "en"), out).options(scene)
    lines = [line.rstrip() for line in out.getvalue().splitlines()[1:]]
    how = "– type = and a number, for example =3"
    assert lines == ["1  Done  [done]", f"=  Take no coins … Take 3 coins  [coins.0 … coins.3]  {how}"]
    assert [meant(line, scene) for line in ("1", "=2", "= 3", "coins.0")] == ["done", "coins.2", "coins.3", "coins.0"]
    assert [meant(line, scene) for line in ("2", "=4", "=", "=x")] == ["2", "=4", "=", "=x"]


def test_where_only_an_amount_is_asked_a_number_is_that_amount() -> None:
    scene, out = fake_scene(COINS), io.StringIO()
    Renderer(Words(catalogue.find("dragon_market").folder, "de"), out).options(scene)
    assert "[coins.0 … coins.3]  – tippe eine Zahl" in out.getvalue()
    assert [meant(line, scene) for line in ("0", "2", "=2", "4")] == ["coins.0", "coins.2", "coins.2", "4"]


def test_the_result_says_where_the_points_came_from(tmp_path: Path) -> None:
    words = words_with(tmp_path, catalogue.find("osaka"), "account-shipped", "Goods ashore")
    out, account = io.StringIO(), {"grey": [["shipped", 7]], "white": []}
    result = {"ranking": [["grey", "white"], ["pink"]], "scores": {"grey": 7, "white": 7, "pink": 2}}
    Renderer(words, out, you="white").result(result | {"account": account})
    rows = [re.split(r" *│ *", line)[1:4] for line in out.getvalue().splitlines() if line.startswith("│")]
    grey, shipped = ["1", "Grey", "7"], ["", "Goods ashore", "7"]
    assert rows == [["Place", "Player", "Victory cards"], grey, shipped, ["1", "White (you)", "7"], ["3", "Pink", "2"]]


def test_a_picture_has_its_legend_where_the_game_has_one(tmp_path: Path) -> None:
    match, out = higaki.new("dragon_market", seats=2, seed=1, boats="ready"), io.StringIO()
    words = words_with(tmp_path, match.game, "picture-legend", "~ is water")
    Renderer(words, out).scene(match.scene(0), match.game.picture(match.scene(0), words), match.game.unlisted)
    below_the_board = out.getvalue().partition("\n 10 ")[2].splitlines()[1]
    assert below_the_board.rstrip() == "~ is water"


LETTERS = re.compile(r"[^\W\d_]{3,}")


@pytest.mark.parametrize("name", ["dragon_market", "yedo", "yokohama"])
def test_a_picture_is_in_the_language_of_the_table(name: str) -> None:
    """Every word of the map stands in the texts of its language."""
    game = catalogue.find(name)
    match = higaki.new(name, seats=game.settings.seats[-1], seed=1)
    while match.scene(None)["turn"] is None or match.position().get("round", 1) == 0:
        match.play(match.options[0])
    for language in languages():
        said = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        drawn = "\n".join(game.picture(match.scene(match.seat), Words(game.folder, language)))
        assert [word for word in LETTERS.findall(drawn) if word not in said] == []


def test_the_map_of_yokohama_in_german() -> None:
    position = {
        "seats": 4,
        "president": {"yellow": "port"},
        "assistants": {"tea_plantation_1": ["green_assistant"]},
        "building": {"bank_1": ["red_shop"], "bank_house": ["red_house"]},
        "turn": "red",
    }
    match = higaki.start("yokohama", position, seed=1)
    lines = match.game.picture(match.scene(None), Words(match.game.folder, "de"))
    named = [word for line in lines[::2] for word in line.split() if not word.isdecimal()]
    assert named[:5] == ["Kupfer", "Kupfer", "Seide", "Seide", "Tee"]
    assert {"Kirche", "Importlager", "Vermittler", "Labor", "Forschung", "Hafen", "Dock", "Kanal"} <= set(named)
    there = [word for line in lines[1::2] for word in line.split()]
    assert set(there) == {"Rgh", "Gr1", "Ge*"}


def test_progress_is_drawn_only_where_somebody_looks() -> None:
    for out, drawn in ((Screen(), True), (io.StringIO(), False)):
        with progress(out) as show:
            show(3, 3)
        assert ("3/3" in out.getvalue()) is drawn


def test_a_very_narrow_screen_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    match, out = higaki.new("dragon_market", seats=4, seed=1), Screen()
    match.play(match.options[0])
    words, scene = Words(match.game.folder, "de"), match.scene(match.seat)
    drawing = Renderer(words, out)
    drawing.scene(scene, match.game.picture(scene, words), match.game.unlisted)
    drawing.options(scene)
    assert "b1" in out.getvalue()


def test_what_lies_in_slots_is_listed_with_where_it_lies() -> None:
    match, out = higaki.new("yokohama", seats=2, seed=1), io.StringIO()
    Renderer(Words(match.game.folder, "en"), out).scene(match.scene(0), [], match.game.unlisted)
    said = re.sub(r"\s+", " ", out.getvalue())
    assert said.count("Orders on display") == 1
    assert all(f"Port, space {slot}:" in said for slot in range(1, 7))
    assert "Laboratory, space 6:" in said


def test_what_one_knows_of_a_stack_and_what_a_card_does_is_said() -> None:
    position = {
        "seats": 2,
        "agenda": ["Assign toyotomi"],
        "clan_house": {"toyotomi": ["toyotomi_disciple"]},
        "card": {"toyotomi": ["fresh_delivery"]},
        "market": {"1": ["katana"]},
        "card_stack": {"top": ["trapdoor toyotomi", "safe_house hosokawa"]},
    }
    match = higaki.start("yedo", position, seed=1)
    words = Words(match.game.folder, "en")
    for viewer, knows, does_not in (("toyotomi", "trapdoor", "safe_house"), ("hosokawa", "safe_house", "trapdoor")):
        out = io.StringIO()
        Renderer(words, out).scene(match.scene(viewer), [], [])
        assert f"on top: {words.piece('card', knows)}" in out.getvalue()
        assert f"on top: {words.piece('card', does_not)}" not in out.getvalue()
    out = io.StringIO()
    Renderer(words, out).options(match.scene("toyotomi"))
    assert words.say("card-fresh_delivery-does") in out.getvalue()
