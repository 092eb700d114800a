"""A contest that is stopped or killed goes on where it was: every game is on disk as soon as it is over."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import arena_bots
import pytest
from arena_contests import but_for_time

from higaki import catalogue
from higaki.arena import BotFailed, compete, play_one
from higaki.arena.participants import Entrant
from higaki.engine.base.errors import BadSetting
from higaki.terminal.cli import main

pytestmark = pytest.mark.slow

BOTS: list[Entrant] = ["random", arena_bots.Last, "arena_bots:Stranger"]
ASKED: dict[str, Any] = {"game": "osaka", "seats": 2, "games": 3, "seed": 11}


def written(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """A contest that nobody stopped: its report, and its file."""
    file = tmp_path_factory.mktemp("whole") / "games.jsonl"
    return but_for_time(compete(BOTS, **ASKED, rows=file)), file.read_text()


def test_a_row_is_written_of_each_game_before_the_next_one_begins(tmp_path: Path) -> None:
    file, told = tmp_path / "games.jsonl", []
    compete(["random", "random"], game="osaka", games=4, rows=file, progress=lambda *_: told.append(len(written(file))))
    assert told == [1, 2, 3, 4]


def test_a_row_names_all_that_is_needed_to_play_the_game_again(whole: tuple[dict[str, Any], str]) -> None:
    rows = [json.loads(line) for line in whole[1].splitlines()]
    assert len(rows) == 3 * 3
    assert {tuple(row["seats"]) for row in rows} >= {("random", "arena_bots:Last"), ("arena_bots:Last", "random")}
    for row in rows:
        game = catalogue.find(row["game"])
        t = play_one(game, row["seats"], row["seed"], row["options"])
        assert row["scores"] == game.scores(t)
        ranking = game.ranking(t)
        assert [seats for place in (1, 2) if (seats := [s for s in range(2) if row["places"][s] == place])] == ranking
        assert row["rules"] == game.settings.rules
        assert all(decisions > 0 for decisions in row["decisions"])


@pytest.mark.parametrize(
    ("missing", "jobs"),
    [(range(5, 9), 1), ([0, 4, 8], 1), ([0, 4, 7, 8], 2), ([], 1)],
    ids=["last", "some", "some, in two processes", "none"],
)
def test_only_what_is_missing_is_played_and_the_report_is_the_same(
    tmp_path: Path, whole: tuple[dict[str, Any], str], missing: Any, jobs: int
) -> None:
    file = tmp_path / "games.jsonl"
    kept = [line for number, line in enumerate(whole[1].splitlines(keepends=True)) if number not in missing]
    file.write_text("".join(kept))
    told: list[tuple[int, int]] = []
    again = compete(BOTS, **ASKED, rows=file, resume=True, jobs=jobs, progress=lambda *both: told.append(both))
    assert but_for_time(again) == whole[0]
    assert file.read_text().startswith("".join(kept))
    assert len(written(file)) == 9
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1:] == ([(9, 9)] if missing else [])


def test_where_nothing_was_written_yet_everything_is_missing(tmp_path: Path, whole: tuple[dict[str, Any], str]) -> None:
    assert but_for_time(compete(BOTS, **ASKED, rows=tmp_path / "new.jsonl", resume=True)) == whole[0]


def test_the_games_of_several_games_are_in_one_file(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"game": ["osaka", "dragon_market"], "games": 1, "options": {"boats": "lot"}}
    file = tmp_path / "games.jsonl"
    once = compete(["random", "random"], **asked, rows=file)
    assert [(row["game"], row["options"]) for row in written(file)] == [
        ("osaka", {}),
        ("dragon_market", {"boats": "lot"}),
    ]
    again = compete(["random", "random"], **asked, rows=file, resume=True)
    assert [contest.as_json() for contest in again.values()] == [contest.as_json() for contest in once.values()]


def test_a_row_that_was_cut_off_is_dropped(tmp_path: Path, whole: tuple[dict[str, Any], str]) -> None:
    file = tmp_path / "games.jsonl"
    for cut in (1, 40, len(whole[1].splitlines()[-1])):
        file.write_text(whole[1][:-cut])
        assert but_for_time(compete(BOTS, **ASKED, rows=file, resume=True)) == whole[0]
        assert len(written(file)) == 9


def test_who_asks_for_more_games_plays_the_others_and_who_asks_for_fewer_none(
    tmp_path: Path, whole: tuple[dict[str, Any], str]
) -> None:
    file = tmp_path / "games.jsonl"
    for games in (4, 2):
        fresh = but_for_time(compete(BOTS, **ASKED | {"games": games}))
        file.write_text(whole[1])
        assert but_for_time(compete(BOTS, **ASKED | {"games": games}, rows=file, resume=True)) == fresh
        assert len(written(file)) == max(9, 3 * games)


@pytest.mark.parametrize(
    ("bots", "other", "said"),
    [
        (BOTS, {"seed": 12}, "seed is 11, not 12"),
        (["random", arena_bots.Wrapping, "arena_bots:Stranger"], {}, r"seats is \['random', 'arena_bots:Last'\], not"),
        (BOTS, {"ladder": True}, "seats is .*, not "),
        (BOTS, {"game": "yedo"}, "this contest has no line-up 0 of 'osaka'"),
        (BOTS[:2], {}, "this contest has no line-up 1 of 'osaka'"),
    ],
    ids=["seed", "bots", "kind", "game", "fewer bots"],
)
def test_games_of_another_contest_are_refused_and_stay(
    tmp_path: Path, whole: tuple[dict[str, Any], str], bots: list[Entrant], other: dict[str, Any], said: str
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(whole[1])
    with pytest.raises(BadSetting, match=rf"games.jsonl is of another contest: in line \d+ {said}.*; right would be"):
        compete(bots, **ASKED | other, rows=file, resume=True)
    assert file.read_text() == whole[1]


def test_games_by_other_rules_or_options_and_what_is_no_row_are_refused(
    tmp_path: Path, whole: tuple[dict[str, Any], str]
) -> None:
    file = tmp_path / "games.jsonl"
    first = json.loads(whole[1].splitlines()[0])
    for line, said in (
        (json.dumps(first | {"rules": 0}), "rules is 0, not 1"),
        (json.dumps(first | {"options": {"boats": "lot"}}), "options is {'boats': 'lot'}, not {}"),
        (json.dumps(first | {"number": -1}), "there is no game number -1"),
        (json.dumps({"game": "osaka"}), "nothing is said of decisions, lineup, longest"),
        ("[]", "there is no game"),
        ("{", "no game can be read"),
    ):
        file.write_text(line + "\n")
        with pytest.raises(BadSetting, match=f"in line 1 {said}"):
            compete(BOTS, **ASKED, rows=file, resume=True)


def test_games_that_are_there_are_not_overwritten_by_who_forgot_to_resume(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"game": "osaka", "games": 1, "rows": tmp_path / "games.jsonl"}
    compete(["random", "random"], **asked)
    with pytest.raises(BadSetting, match="holds games already; right would be to resume them, or another place"):
        compete(["random", "random"], **asked)
    assert len(written(asked["rows"])) == 1
    with pytest.raises(BadSetting, match="right would be rows with resume, --out with --resume"):
        compete(["random", "random"], game="osaka", resume=True)


def test_who_fails_in_the_middle_goes_on_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {"game": "osaka", "games": 6, "rows": tmp_path / "games.jsonl"}
    monkeypatch.setattr(arena_bots.Tiring, "games", 0)
    with pytest.raises(BotFailed):
        compete(["random", arena_bots.Tiring], **asked)
    assert [row["number"] for row in written(asked["rows"])] == [0, 1]
    monkeypatch.setattr(arena_bots.Tiring, "think", arena_bots.Stranger.think)
    again = compete(["random", arena_bots.Tiring], **asked, resume=True)
    fresh = compete(["random", arena_bots.Tiring], game="osaka", games=6)
    assert but_for_time(again) == but_for_time(fresh)


# On the command line


def test_sigterm_ends_it_like_ctrl_c_and_resume_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "osaka", "--bots", "random,arena_bots:Stranger", "--games", "5", "--out", str(tmp_path)]
    think, begun = arena_bots.Stranger.think, []

    def ended(bot: arena_bots.Stranger, t: Any) -> int:
        if bot not in begun:
            begun.append(bot)
        if len(begun) == 3:
            signal.raise_signal(signal.SIGTERM)
        return think(bot, t)

    # Were it not handled, it would end the tests.
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(arena_bots.Stranger, "think", ended)
            assert main(asked) == 130
        unhandled = signal.getsignal(signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert unhandled is not signal.default_int_handler, "it is as it was before"
    shown = capsys.readouterr()
    assert "2/5 games for each line-up" in shown.out
    assert shown.err == "higaki: unfinished, games of each line-up: osaka 2/5\n"
    assert not json.loads((tmp_path / "arena.json").read_text())["osaka"]["finished"]
    assert [row["seed"] for row in written(tmp_path / "games.jsonl")] == [1, 2]
    assert main(asked) == 2
    assert "right would be to resume them" in capsys.readouterr().err
    assert main([*asked, "--resume"]) == 0
    assert [row["seed"] for row in written(tmp_path / "games.jsonl")] == [1, 2, 3, 4, 5]
    report = json.loads((tmp_path / "arena.json").read_text())["osaka"]
    whole = compete(["random", arena_bots.Stranger], game="osaka", games=5)["osaka"].as_json()
    for bot in [*report["bots"], *whole["bots"]]:
        del bot["time"]
    assert report == whole


def test_to_resume_one_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "osaka", "--bots", "random,random", "--resume"]) == 2
    assert "--resume needs the folder of the games; right would be --out FOLDER" in capsys.readouterr().err
