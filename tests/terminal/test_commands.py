"""The command line and the terminal table, as somebody would type them."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import higaki
from higaki import catalogue
from higaki.engine.match.advance_answers import UNABLE, declinable, declining
from higaki.engine.match.keyed_random_numbers import KEY_BYTES, seal
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import check_over
from higaki.engine.match.shuffle_numbers import Added, code, digest_of
from higaki.terminal.cli import main

KEY = bytes(range(KEY_BYTES))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def runs(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return runs


def test_games_are_listed_for_people_and_programs(run: Any) -> None:
    assert "Traders of Osaka" in run("games")[1]
    assert "Die Händler von Osaka" in run("games", "--lang", "de")[1]
    assert "--option boats=players|ready|lot" in run("games")[1]
    listed = {game["name"]: game for game in json.loads(run("games", "--json")[1])}
    assert tuple(listed) == higaki.game_names()
    assert {"dragon_market", "osaka", "yedo", "yokohama"} <= listed.keys()
    assert listed["osaka"]["seats"] == [2, 3, 4]
    assert listed["dragon_market"]["options"]["mode"] == ["basic", "advanced"]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_can_be_played_through_a_pipe(run: Any, language: str) -> None:
    code, out, err = run(
        "play", "osaka", "--seats", "2", "--bots", "random", "--seed", "7", "--lang", language, typed="1\n" * 900
    )
    assert (code, err) == (0, "")
    assert {"de": "Das Spiel ist zu Ende.", "en": "The game is over."}[language] in out
    assert "\x1b" not in out


@pytest.mark.slow
def test_a_whole_game_by_names_in_german_ends_as_it_does_in_python(run: Any) -> None:
    match, typed, at_screen = higaki.new("osaka", seats=2, seed=5), "", -1
    match.answers_at_once = False
    for kind in declinable(match.game):
        for seat in range(2):
            match.stand(seat, kind.name, declining(match.game, kind), UNABLE)
    while not match.over:
        answer = match.standing_answer
        if answer is not None:  # who can only decline is not asked
            match.play(match.game.things.names[answer.thing])
            continue
        if match.seat != at_screen:
            typed, at_screen = typed + "\n", match.seat
        typed += match.options[-1] + "\n"
        match.play(match.options[-1])
    code, out, err = run("play", "osaka", "--seats", "2", "--bots", "", "--seed", "5", "--lang", "de", typed=typed)
    assert (code, err) == (0, "")
    assert "Nummer oder Name, ? für mehr > " in out
    assert "lässt sich nicht wählen" not in out
    result = out.partition("Das Spiel ist zu Ende.")[2]
    assert re.findall(r"\w+", result)[:3] == ["Rang", "Spieler", "Siegpunkte"]
    lines = [line for line in result.splitlines() if re.search("Grau|Weiß", line)]
    said = [0 if "Grau" in line else 1 for line in lines]
    assert said == [seat for seats in match.ranking for seat in seats]
    assert [re.findall(r"(\d+) │$", line)[0] for line in lines] == [str(match.scores[seat]) for seat in said]


def test_only_bots_play_by_themselves(run: Any) -> None:
    code, out, _ = run("play", "osaka", "--seats", "3", "--bots", "random,random,greedy", "--seed", "3")
    assert code == 0
    assert "The game is over." in out


def test_undo_help_log_and_nonsense(run: Any) -> None:
    typed = "tile.red\nu\n? market\n?\nnonsense\n99\nl\nreserve\nu\nq\n"
    _, out, err = run("play", "osaka", "--seats", "2", "--bots", "random", "--seed", "1", typed=typed)
    assert err == ""
    assert "Taken back." in out
    assert "Cards that opponents have reserved are closed to you." in out
    assert "save the game" in out
    assert out.count("That cannot be chosen.") == 2
    assert "is the start player." in out
    assert "Goodbye. The game was not saved." in out


def test_undo_does_not_take_back_what_a_bot_did(run: Any) -> None:
    _, out, _ = run("play", "osaka", "--seats", "3", "--bots", "greedy,random", "--seed", "7", typed="1\nu\nu\nq\n")
    assert "Taken back." not in out
    assert out.count("Nothing can be taken back") == 2


def test_save_and_resume_go_on_where_one_stopped(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out, _ = run("play", "osaka", "--seats", "2", "--bots", "random", "--seed", "1", typed=f"1\n1\n1\ns {file}\nq\n")
    assert f"Saved to {file}." in out
    assert "was not saved" not in out
    saved = json.loads(file.read_text())
    assert len(saved["log"]) >= 3
    code, out, err = run("play", "osaka", "--resume", str(file), "--bots", "random", typed="1\n" * 900)
    assert (code, err) == (0, "")
    assert "The game is over." in out


def test_a_game_of_bots_is_recorded_when_it_is_over(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ["play", "osaka", "--seats", "2", "--bots", "random,random", "--seed", "5"]
    code, out, err = run(*words, "--save", str(file))
    assert (code, err) == (0, "")
    assert out.endswith(f"Saved to {file}.\n")
    text = file.read_text(encoding="utf-8")
    assert higaki.load(json.loads(text)).over
    assert run(*words, "--save", str(file))[0] == 0 and file.read_text(encoding="utf-8") == text, "the same once more"


def test_a_game_that_is_left_before_its_end_is_not_recorded(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out, _ = run("play", "osaka", "--seats", "2", "--seed", "1", "--save", str(file), typed="1\nq\n")
    assert "The game was not saved." in out and not file.exists()


def test_where_a_game_cannot_be_recorded_is_said_before_it_begins(run: Any, tmp_path: Path) -> None:
    code, out, err = run("play", "osaka", "--seed", "1", "--save", str(tmp_path / "nowhere" / "game.json"))
    assert (code, out) == (2, "")
    assert err.endswith("nowhere is no folder; right would be one to which --save can write\n")


def test_saving_where_one_may_not_write_loses_nothing(run: Any, tmp_path: Path) -> None:
    _, out, err = run("play", "osaka", "--seats", "2", "--seed", "1", typed=f"s {tmp_path}/no/such/place.json\n1\nq\n")
    assert "cannot be written" in out
    assert err == ""


def test_the_name_of_a_file_is_printed_as_it_is(run: Any, tmp_path: Path) -> None:
    file = tmp_path / f"[bold]{'long' * 30}\x1b[2J.json"
    _, out, _ = run("play", "osaka", "--seats", "2", "--seed", "1", typed=f"s {file}\nq\n")
    assert f"Saved to {file}.".replace("\x1b", r"\x1b") in out
    assert run("replay", f"{tmp_path}/[bold]\n\x1b[2J")[2].endswith("a file that can be read\n")
    assert "\x1b" not in run("replay", f"{tmp_path}/\x1b[2J")[2]


def test_many_options_that_are_said_alike_are_a_block(run: Any) -> None:
    _, out, _ = run("play", "dragon_market", "--seats", "2", "--seed", "7", typed="1\n93\nq\n")
    assert out.count("The merchant sits at …  [cell.b1 …]") == 1
    assert re.search(r"92 h10   93 i10 *\n", out)
    assert "Which way shall the boat" in out


def test_several_people_get_a_curtain_between_their_hands(run: Any) -> None:
    _, out, _ = run("play", "osaka", "--seats", "2", "--bots", "", "--seed", "1", typed="\n1\n\n1\nq\n")
    assert out.count("Press Enter when nobody else looks.") >= 2
    assert "(you)" not in out


def test_a_position_can_be_played_from_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"seats": 2, "market": ["red_5"], "hand": {"grey": ["blue_5"]}, "turn": "grey"}))
    _, out, _ = run("play", "osaka", "--position", str(file), "--bots", "random", typed="buy\nq\n")
    assert "Grey buys one card for 5." in out


def test_replay_tells_the_whole_game(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = higaki.new("osaka", seats=2, seed=4)
    match.play(match.options[0])
    file.write_text(json.dumps(match.save()))
    assert "The game is not over" in run("replay", str(file))[1]
    while not match.over:
        match.play(match.options[-1])
    file.write_text(json.dumps(match.save()))
    out = run("replay", str(file), "--lang", "de")[1]
    assert "Zahltag" in out
    assert "Das Spiel ist zu Ende." in out


def test_the_arena_reports_per_bot(run: Any) -> None:
    code, out, err = run("arena", "osaka", "--bots", "random,random", "--games", "10", "--seed", "1")
    assert (code, err) == (0, "")
    row = r"random 1 │ +\d+\.0% │ +\d+\.\d% – +\d+\.\d% │ +[+-]\d+\.\d\d │ +\d+ ± \d+ │ +\d+\.\d\d ms │"
    assert re.search(row, out)
    assert "95-%-Intervall" in run("arena", "osaka", "--bots", "random,random", "--games", "1", "--lang", "de")[1]
    _, again, _ = run("arena", "osaka", "--bots", "random,random", "--games", "10", "--seed", "1", "--json")
    bots = json.loads(again)["osaka"]["bots"]
    assert {"bot", "games", "win_share", "low", "high", "margin", "rating", "rating_doubt", "time"} < set(bots[0])
    assert 0 <= bots[0]["low"] <= bots[0]["win_share"] <= bots[0]["high"] <= 1


BAD = [
    (["play", "chess"], f"there is no game called 'chess'; right would be one of {', '.join(higaki.game_names())}"),
    (["play", "osaka", "--seats", "7"], "osaka is not for 7 players; right would be one of 2, 3, 4"),
    (["play", "osaka", "--seats", "x"], "invalid int value"),
    (
        ["play", "osaka", "--bots", "genius"],
        "there is no bot called 'genius'; right would be one of easy, expert, greedy, hard, medium, net, random",
    ),
    (["play", "osaka", "--seats", "2", "--bots", "random,random,random"], "3 bots do not fit at a table for 2"),
    (["play", "osaka", "--lang", "fr"], "there is no language 'fr'; right would be one of de, en"),
    (["play", "osaka", "--option", "fast=1"], "unknown option 'fast'; this game has no options"),
    (["play", "osaka", "--resume", "{tmp}/none.json"], "No such file"),
    (["play", "osaka", "--resume", "{tmp}/cut.json"], "this is no whole JSON file"),
    (["play", "osaka", "--resume", "{tmp}/edited.json"], "changed after it was saved"),
    (["play", "osaka", "--resume", "{tmp}/future.json"], "saved in format 99"),
    (["play", "osaka", "--position", "{tmp}/cut.json"], "this is no whole JSON file"),
    (["play", "osaka", "--position", "{tmp}/edited.json"], "unknown key"),
    (["play", "osaka", "--position", "x", "--resume", "y"], "cannot go together"),
    (["replay", "{tmp}/edited.json"], "changed after it was saved"),
    (["arena", "osaka", "--bots", "random"], "osaka is not for 1 players"),
    (["arena", "osaka", "--bots", "random,random", "--games", "0"], "0 games cannot be played"),
    (["arena", "osaka", "--bots", "random,random", "--jobs", "0"], "0 jobs cannot play"),
    (["arena", "osaka", "--bots", "random,random", "--jobs", "2", "--ray"], "only one of --jobs and --ray"),
    (["arena", "osaka", "--bots", "random,random", "--seats", "3"], "2 bots do not fill 3 seats"),
    (["arena", "osaka", "--bots", "random", "--ladder"], "a ladder needs two rungs"),
    (["arena", "osaka", "--bots", "random,genius"], "there is no bot called 'genius'"),
    (["arena", "osaka", "--bots", "random,nowhere:MyBot"], "there is no bot 'nowhere:MyBot' (No module named"),
    (["arena", "osaka", "--bots", "random,json:loads"], "loads cannot be made"),
    (["arena", "osaka", "--bots", "random,random", "--option", "fast=1"], "unknown option 'fast'"),
    (["arena", "--bots", "random,random", "--option", "boat=lot"], "right would be one of"),
    (["arena", "osaka", "--bots", "random,random", "--out", "{tmp}/cut.json"], "cut.json cannot be written to"),
    (["dance"], "invalid choice: 'dance'"),
    ([], "required"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD, ids=[" ".join(arguments) or "nothing" for arguments, _ in BAD])
def test_bad_input_is_one_line_and_exit_code_2(run: Any, tmp_path: Path, arguments: list[str], message: str) -> None:
    saved = higaki.new("osaka", seats=2, seed=4).save()
    (tmp_path / "cut.json").write_text(json.dumps(saved)[:200])
    (tmp_path / "edited.json").write_text(json.dumps(saved | {"seats": 3}))
    (tmp_path / "future.json").write_text(json.dumps(saved | {"format": 99}))
    before = sorted(path.name for path in tmp_path.iterdir())
    code, out, err = run(*[argument.replace("{tmp}", str(tmp_path)) for argument in arguments])
    assert code == 2
    assert message in err
    assert err.startswith("higaki: ")
    assert err.count("\n") == 1
    assert out == ""
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_the_installed_command_works_and_survives_a_closed_pipe() -> None:
    command = f"{sys.executable} -m higaki play osaka --seats 2 --bots random,random --seed 1 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Traders of Osaka")
    assert "Traceback" not in done.stderr


# What can be checked after a game that was dealt by a key


def played(*numbers: Added, seats: int = 2) -> Match:
    """A finished game of the first options."""
    match = new_match(catalogue.find("osaka"), seats, Dealer(None, KEY, numbers), {})
    while not match.over:
        match.play(match.options[-1])
    return match


def number_for(seat: str, number: bytes = KEY, shown: bool = True) -> Added:
    return Added([seat], digest_of(number), number if shown else None)


@pytest.fixture
def verified(run: Any, tmp_path: Path) -> Any:
    def verifies(saved: dict[str, Any], *more: str) -> tuple[int, str, str]:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(saved | {"check": check_over(saved)}))
        code, out, err = run("verify", str(file), *more)
        return code, out, err

    return verifies


@pytest.mark.parametrize(("language", "proof"), [("en", "Nobody could choose the cards"), ("de", "Niemand konnte")])
def test_verify_says_who_added_a_number_and_what_that_proves(verified: Any, language: str, proof: str) -> None:
    match = played(number_for("grey"), number_for("white", shown=False))
    fixed = code(seal(KEY), match.dealer.numbers or ())
    status, out, err = verified(match.save(), "--lang", language, "--seal", seal(KEY), "--code", fixed)
    assert (status, err) == (0, "")
    checked, proved, withheld = out.splitlines()
    grey, white = {"en": ("Grey", "White"), "de": ("Grau", "Weiß")}[language]
    assert [word in checked for word in (seal(KEY), fixed, grey, white)] == [True, True, True, False]
    assert proof in proved
    assert (white in withheld, grey in withheld) == (True, False)


def test_verify_says_what_it_does_not_prove_where_nobody_added_a_number(verified: Any) -> None:
    for match in (played(), played(number_for("grey", shown=False))):
        status, out, _ = verified(match.save())
        assert status == 0
        assert "no seat added a number" in out
        assert "could have chosen among many keys" in out
        assert "Nobody could choose" not in out


def test_a_game_from_before_there_were_numbers_is_verified_as_it_was_then(verified: Any) -> None:
    saved = played().save()
    del saved["numbers"]
    status, out, _ = verified(saved)
    assert status == 0
    assert out == (
        f"Checked: {len(saved['log'])} decisions, dealt by the key to the seal {seal(KEY)}."
        " The same seal must stand at the beginning of the log.\n"
    )


def test_verify_finds_out_every_number_that_is_not_the_one_that_was_fixed(verified: Any) -> None:
    saved = played(number_for("grey"), number_for("white", bytes(32))).save()
    fixed = code(seal(KEY), higaki.load(saved).dealer.numbers or ())
    other = number_for("grey", bytes([7] * 32)).written()
    changed = [other | {"digest": digest_of(KEY)}, other, saved["numbers"][0] | {"number": None}]
    for numbers in ([], saved["numbers"][:1], *[[one, saved["numbers"][1]] for one in changed], saved["numbers"][::-1]):
        status, out, err = verified(saved | {"numbers": numbers})
        assert (status, out, err.count("\n")) == (2, "", 1)
    # A whole other game, with numbers chosen after the others were seen, has another code.
    chosen = played(number_for("grey", bytes([7] * 32)), number_for("white", bytes(32))).save()
    assert verified(chosen, "--seal", seal(KEY))[0] == 0
    status, _, err = verified(chosen, "--seal", seal(KEY), "--code", fixed)
    assert status == 2
    assert "others were fixed before it" in err
    assert verified(saved, "--code", fixed.upper())[0] == 0


def test_a_game_at_a_terminal_is_sealed_before_its_people_add_a_number(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out, _ = run("play", "osaka", "--seats", "3", "--bots", "random", typed=f"\ns {file}\nq\n")
    first = higaki.load(json.loads(file.read_text())).told(None)[0]
    (number,) = first["numbers"]
    assert number["seats"] == ["grey", "white"], "those who are no bots, at one screen"
    assert out.index(first["seal"]) < out.index(number["number"]) < out.index("Traders of Osaka")
    assert "not that the program did not choose them" in out
    assert "sealed" not in run("play", "osaka", "--seed", "7", typed="q\n")[1]
    alone = run("play", "osaka", "--seats", "2", "--bots", "random,random")[1]
    assert "The shuffle is sealed" in alone
    assert "Added to it" not in alone
