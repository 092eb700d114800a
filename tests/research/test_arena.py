"""The arena: everybody sits everywhere, nobody sees the true table, and the result is the same however it is played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import arena_bots
import pytest
from arena_contests import but_for_time
from repository import ROOT, blocks

from higaki import catalogue
from higaki.arena import BotFailed, batches, compete, play_one
from higaki.arena.batches import Done, Piece, Pile, carry_out, in_order
from higaki.arena.executors import Alone
from higaki.arena.participants import Entrant, is_own
from higaki.arena.play_game import Meeting
from higaki.arena.results import Contest
from higaki.arena.seating import Seating, ladder, round_robin
from higaki.bots import Bot
from higaki.engine.base.errors import BadSetting, HigakiError
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.table import Table
from higaki.terminal import arena_command
from higaki.terminal.cli import main

pytestmark = pytest.mark.slow

GAME = catalogue.find("osaka")


# Who sits where


def test_in_every_round_every_bot_sits_on_every_seat_and_in_the_end_in_every_order() -> None:
    seating = Seating((0, 1, 2, 3))
    games = [seating.of(game) for game in range(24)]
    for begin in range(0, 24, 4):
        for seat in range(4):
            assert sorted(game[seat] for game in games[begin : begin + 4]) == [0, 1, 2, 3]
    assert len(set(games)) == 24
    assert seating.of(24) == seating.of(0)
    assert [Seating((1, 0, 0, 0)).of(game).index(1) for game in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_in_a_round_robin_every_group_meets_and_in_a_ladder_everybody_and_the_one_below() -> None:
    assert round_robin(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert round_robin(4, 4) == [(0, 1, 2, 3)]
    assert ladder(3, 4) == [(1, 0, 0, 0), (2, 1, 1, 1)]
    contest = compete(["random", "random"], game="osaka", games=1, ladder=True)["osaka"]
    assert (contest.seats, contest.fair_share) == (4, 0.25)


# What a bot gets


def test_a_bot_thinks_about_a_redealt_table_whatever_it_overrides() -> None:
    seen: list[Table] = []

    class Spy(Bot):
        def think(self, t: Table) -> int:
            seen.append(t.clone())
            return t.options[0]

        def choose(self, t: Table) -> int:
            raise AssertionError("this would be the true table")

    differ = 0
    for seed in range(5):
        seen.clear()
        play_one(GAME, [Spy, "random", "random"], seed, {})
        # The first decision is seat 0's, about the table as it was dealt.
        true = GAME.new_table(3, seed, {})
        assert seen[0].random_state != true.random_state
        differ += write_whole(seen[0]) != write_whole(true)
    assert differ == 5


def test_what_a_bot_does_to_its_table_changes_nothing() -> None:
    class Calm(Bot):
        def think(self, t: Table) -> int:
            return t.options[-1]

    contests = [compete([bot, "random"], game="osaka", games=2) for bot in (arena_bots.Last, Calm)]
    shares = [[row.figures and row.figures.win_share for row in contest["osaka"].rows] for contest in contests]
    assert shares[0] == shares[1]


# The same for any number of jobs


def test_the_result_is_the_same_in_one_process_and_in_several_and_in_pieces_of_any_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots: list[Entrant] = ["random", arena_bots.Last, "arena_bots:Stranger"]
    asked: dict[str, Any] = {"game": "osaka", "seats": 2, "games": 3, "seed": 11}
    told: list[tuple[int, int]] = []
    alone = compete(bots, **asked, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (9, 9)
    assert told == sorted(told)
    assert [row.bot for row in alone["osaka"].rows] == ["random", "Last", "Stranger"]
    assert but_for_time(compete(bots, **asked, jobs=2)) == but_for_time(alone)
    for seconds in (1e-9, 1e9):
        monkeypatch.setattr(batches, "SECONDS", seconds)
        assert but_for_time(compete(bots, **asked)) == but_for_time(alone)
    assert but_for_time(compete(bots, **asked | {"seed": 12})) != but_for_time(alone)


class Watched(Alone):
    """Plays nothing, but says how long it took: a hundredth of a second for a game."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[tuple[int, int]] = []

    @property
    def free(self) -> int:
        return 3 - len(self.given)

    def finished(self) -> list[Done]:
        piece: Piece = self.given.pop()
        self.sizes.append((piece.at, len(piece.numbers)))
        played = Meeting("osaka", {}, ("random", "random"), (0, 1), 1, 1).play(range(1))[0]
        return [Done(piece.at, [played._replace(number=n) for n in piece.numbers], len(piece.numbers) / 100)]


def test_work_comes_in_pieces_of_a_second_or_more_once_it_is_known_how_long_a_game_takes() -> None:
    meetings = [Meeting("osaka", {}, ("random", "random"), (0, 1), 1, games) for games in (1000, 1)]
    crew = Watched()
    piles = [Pile(at, meeting, []) for at, meeting in enumerate(meetings)]
    carry_out(piles, crew, lambda done: None)
    assert [[game.number for game in games] for games in in_order(piles)] == [list(range(1000)), [0]]
    # Two single games were on their way before it was known; the last piece is what is left.
    sizes = sorted(size for at, size in crew.sizes if at == 0)
    assert sizes[:2] == [1, 1]
    assert all(100 <= size <= 300 for size in sizes[2:])


# Bots of one's own


def test_the_bot_of_the_readme_beats_random() -> None:
    (bot,) = [block for block in blocks(ROOT / "README.md", "python") if "class MyBot" in block]
    names: dict[str, Any] = {"__name__": "my_module"}
    exec(bot, names)
    figures = compete([names["MyBot"], "random"], game="osaka", games=12)["osaka"].rows[0].figures
    assert figures is not None
    assert figures.wins >= 10


def test_behind_one_of_our_names_stands_a_budget_and_behind_any_other_a_class() -> None:
    assert not is_own("random:500")
    assert not is_own("random")
    assert is_own("arena_bots:Last")


def test_a_bot_that_fails_is_named_with_the_game_it_failed_in() -> None:
    for jobs in (1, 2):
        with pytest.raises(BotFailed, match=r"Broken failed at osaka, seed \d+, seat \d: ZeroDivisionError") as failed:
            compete(["random", "arena_bots:Broken"], game="osaka", games=3, jobs=jobs)
        assert re.search(r"arena_bots.py, line \d+\)$", str(failed.value))
    assert 'raise ZeroDivisionError("nothing to share")' in failed.value.__notes__[0]
    with pytest.raises(BotFailed, match=r"Cheat failed .* 30000 cannot be chosen now"):
        play_one(GAME, [arena_bots.Cheat, "random"], 1, {})


def test_what_a_bot_points_at_is_a_whole_number_of_any_kind_or_it_is_told_what_would_be() -> None:
    contest = compete([arena_bots.Wrapping, "random"], game="osaka", games=1)["osaka"]
    assert contest.rows[0].pace.moves
    with pytest.raises(BotFailed) as failed:
        play_one(GAME, ["random", arena_bots.Silent], 3, {})
    said = "Silent failed at osaka, seed 3, seat 1: think returned None; right would be one of t.options"
    assert str(failed.value) == said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_is_no_part_of_the_report(capfd: pytest.CaptureFixture[str], jobs: str) -> None:
    assert (
        main(["arena", "osaka", "--bots", "arena_bots:Talking,random", "--games", "2", "--json", "--jobs", jobs]) == 0
    )
    shown = capfd.readouterr()
    assert json.loads(shown.out)["osaka"]["finished"]
    assert "well" in shown.err


def test_a_bot_that_ends_the_program_ends_only_itself(capsys: pytest.CaptureFixture[str]) -> None:
    for jobs in ("1", "2"):
        asked = ["arena", "osaka", "--bots", "random,arena_bots:Leaving", "--games", "2", "--jobs", jobs]
        assert main(asked) == 2
        assert re.match(
            r"higaki: Leaving failed at osaka, .*: SystemExit: 0 \(.*arena_bots\.py", capsys.readouterr().err
        )
    assert main(["arena", "osaka", "--bots", "random,arena_bots:Gone"]) == 2
    assert "Gone cannot be made: SystemExit: 0" in capsys.readouterr().err


def test_a_process_that_dies_is_an_error_and_nobody_waits_for_it() -> None:
    with pytest.raises(HigakiError, match="a process of the arena has died"):
        compete(["random", arena_bots.Mortal], game="osaka", games=3, jobs=2)


def test_what_cannot_play_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(Bot):
        pass

    with pytest.raises(BadSetting, match=r"Local.*right would be a class at the top of a module, or jobs=1"):
        compete(["random", Local], game="osaka", jobs=2)
    # As in a notebook: only this process has it.
    Local.__qualname__ = "Local"
    Local.__module__ = "arena_bots"
    monkeypatch.setattr(arena_bots, "Local", Local, raising=False)
    with pytest.raises(HigakiError, match=r"other processes do not know a bot .*Local"):
        compete(["random", Local], game="osaka", jobs=2)
    with pytest.raises(BadSetting, match="right would be a class that is made with a random generator alone"):
        compete(["random", arena_bots.Demanding])  # type: ignore[list-item]
    with pytest.raises(BadSetting, match=r"Thoughtless cannot play; right would be a class with a method think\(t\)"):
        compete(["random", arena_bots.Thoughtless])  # type: ignore[list-item]


def test_an_error_within_a_class_is_told_as_what_it_is() -> None:
    with pytest.raises(
        BadSetting, match=r"Muddled cannot be made: TypeError: .*arena_bots\.py, line \d+\); "
    ) as muddled:
        compete(["random", arena_bots.Muddled])
    assert "random generator alone" not in str(muddled.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1\nclass MyBot(:\n", r"SyntaxError: .*\({module}, line 2\)"),
        ("x = 1\n1 / 0\n", r"ZeroDivisionError: division by zero \({module}, line 2\)"),
        ("import nothing_like_it\n", r"ModuleNotFoundError: .*nothing_like_it.*\({module}, line 1\)"),
        ("raise ValueError('two\\nlines')\n", r"ValueError: two lines \({module}, line 1\)"),
        ("raise SystemExit\n", r"SystemExit \({module}, line 1\)"),
    ],
    ids=["syntax", "error", "import", "lines", "exit"],
)
def test_an_error_within_a_module_is_one_line_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    (tmp_path / "wrong_module.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    place = said.format(module=re.escape(str(tmp_path / "wrong_module.py")))
    match = f"^'wrong_module:MyBot' cannot be imported: {place}; right would be a module that can be imported$"
    with pytest.raises(BadSetting, match=match):
        compete(["random", "wrong_module:MyBot"])


@pytest.mark.parametrize("module", ["./my_module", "my/my_module", "my_module.py"])
def test_a_bot_is_named_by_its_module_not_by_its_path(module: str) -> None:
    with pytest.raises(BadSetting, match="a module has no path; right would be my_module:MyBot, in this folder"):
        compete(["random", f"{module}:MyBot"])


def test_settings_that_make_no_sense_say_what_would() -> None:
    with pytest.raises(BadSetting, match=r"'greedy' is no list of bots; right would be \['greedy', \"random\"\]"):
        compete("greedy")
    with pytest.raises(BadSetting, match="osaka is not for 0 players; right would be one of 2, 3, 4"):
        compete(["random", "random"], game="osaka", seats=0)
    for bots in ([], ["random"]):
        with pytest.raises(BadSetting, match=r"is not for . players; right would be to name 2 bots or more"):
            compete(bots, game="osaka")
    with pytest.raises(
        BadSetting, match=r"osaka is not for 5 players; right would be --seats 4 or fewer, .* fewer bots"
    ):
        compete(["random"] * 5, game="osaka")
    with pytest.raises(
        BadSetting, match="2 bots do not fill 3 seats; right would be to name 3 bots or more, fewer --seats"
    ):
        compete(["random"] * 2, game="osaka", seats=3)
    for name in ("games", "seed", "jobs", "seats"):
        with pytest.raises(BadSetting, match=rf"{name} cannot be 2\.5; right would be a whole number"):
            compete(["random", "random"], **{name: 2.5})  # type: ignore[arg-type]


# What is written down


def test_a_ladder_is_written_as_json_and_as_a_picture_of_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [
        "arena",
        "osaka",
        "dragon_market",
        "--ladder",
        "--bots",
        "random,random,random",
        "--games",
        "1",
        "--seats",
        "2",
    ]
    assert main([*asked, "--option", "boats=lot", "--json", "--out", str(tmp_path / "new" / "folder")]) == 0
    written = (tmp_path / "new" / "folder" / "arena.json").read_text()
    assert written == capsys.readouterr().out
    contests = json.loads(written)
    assert list(contests) == ["osaka", "dragon_market"]
    assert [contests[name]["options"] for name in contests] == [{}, {"boats": "lot"}]
    ladder = contests["osaka"]
    assert (ladder["kind"], ladder["seats"], ladder["fair_share"]) == ("ladder", 2, 0.5)
    assert [(bot["bot"], bot["against"]) for bot in ladder["bots"]] == [
        ("random 1", None),
        ("random 2", "random 1"),
        ("random 3", "random 2"),
    ]
    assert ["games" in bot for bot in ladder["bots"]] == [False, True, True]
    assert {path.name for path in (tmp_path / "new" / "folder").iterdir()} == {
        "arena.json",
        "games.jsonl",
        "osaka.svg",
        "dragon_market.svg",
    }


@pytest.mark.parametrize("taken", ["arena.json", "osaka.svg"])
def test_a_folder_that_cannot_be_written_to_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], taken: str
) -> None:
    (tmp_path / taken).mkdir()
    monkeypatch.setattr(arena_command, "compete", lambda *_, **__: pytest.fail("played"))
    assert main(["arena", "osaka", "--bots", "random,random", "--out", str(tmp_path)]) == 2
    assert re.fullmatch(
        rf"higaki: .* cannot be written to \(.*{taken}'\); right would be .*\n", capsys.readouterr().err
    )
    assert [path.name for path in tmp_path.iterdir()] == [taken]


def test_what_cannot_be_written_was_shown_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(arena_command, "chart", full)
    asked = ["arena", "osaka", "--bots", "random,random", "--games", "1"]
    assert main([*asked, "--out", str(tmp_path)]) == 2
    shown = capsys.readouterr()
    assert "random 2" in shown.out
    assert "No space left on device" in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "code"), [(ZeroDivisionError, 2), (KeyboardInterrupt, 130)], ids=["failed", "stopped"]
)
def test_what_was_played_is_reported_when_something_ends_it_in_the_middle(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: type[BaseException],
    code: int,
) -> None:
    monkeypatch.setattr(arena_bots.Tiring, "error", error)
    asked = ["arena", "osaka", "--bots", "random,arena_bots:Tiring", "--games", "5", "--out", str(tmp_path)]
    monkeypatch.setattr(arena_bots.Tiring, "games", 0)
    assert main(asked) == code
    shown = capsys.readouterr()
    assert "2/5 games for each line-up" in shown.out
    assert "Tiring" in shown.out
    lines = shown.err.splitlines()
    assert lines[0] == "higaki: unfinished, games of each line-up: osaka 2/5"
    assert [line.startswith("higaki: Tiring failed at osaka, seed 3") for line in lines[1:]] == [True] * (code == 2)
    written = json.loads((tmp_path / "arena.json").read_text())["osaka"]
    assert (written["finished"], written["games_per_lineup"], written["games_asked"]) == (False, 2, 5)
    assert "2/5 games" in (tmp_path / "osaka.svg").read_text()
    monkeypatch.setattr(arena_bots.Tiring, "games", 0)
    assert main([*asked[:-2], "--json"]) == code
    assert json.loads(capsys.readouterr().out)["osaka"]["bots"][1]["games"] == 2
    # What comes of the first games is the same as if no more had been asked for.
    whole = compete(["random", arena_bots.Stranger], game="osaka", games=2)["osaka"].as_json()
    assert [bot["win_share"] for bot in written["bots"]] == [bot["win_share"] for bot in whole["bots"]]


def test_all_meetings_are_about_as_far_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "SECONDS", 1e-9)
    told: list[dict[str, Contest]] = []

    def stop(done: int, total: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(["random"] * 3, game="osaka", seats=2, games=4, progress=stop, unfinished=told.append)
    assert told[0]["osaka"].extent == "2/4"
