"""The arena: everybody sits everywhere, nobody sees the true table, and the result is the same however it is played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import arena_bots
import pytest

from higaki import catalogue
from higaki.arena import BotFailed, compete, pieces, play_one
from higaki.arena.crews import Alone
from higaki.arena.entrants import Entrant, is_own
from higaki.arena.pieces import Done, Piece, carry_out
from higaki.arena.playing import Meeting
from higaki.arena.results import Contest
from higaki.arena.seating import Seating, ladder, round_robin
from higaki.bots import Bot
from higaki.cli import main
from higaki.engine.errors import BadSetting, HigakiError
from higaki.engine.position import write_whole
from higaki.engine.table import Table

GAME = catalogue.find("osaka")


def but_for_time(contests: dict[str, Contest]) -> dict[str, Any]:
    found = {name: contest.as_json() for name, contest in contests.items()}
    for contest in found.values():
        assert all(set(bot.pop("time")) == {"per_move", "longest"} for bot in contest["bots"])
    return found


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
        assert seen[0].luck != true.luck
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
        monkeypatch.setattr(pieces, "SECONDS", seconds)
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
    played = carry_out(meetings, crew, lambda done: None)
    assert [[game.number for game in games] for games in played] == [list(range(1000)), [0]]
    # Two single games were on their way before it was known; the last piece is what is left.
    sizes = sorted(size for at, size in crew.sizes if at == 0)
    assert sizes[:2] == [1, 1]
    assert all(100 <= size <= 300 for size in sizes[2:])


# Bots of one's own


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
    with pytest.raises(BadSetting, match="right would be a class that is made with luck alone"):
        compete(["random", arena_bots.Demanding])  # type: ignore[list-item]
    with pytest.raises(BadSetting, match=r"Thoughtless cannot play; right would be a class with a method think\(t\)"):
        compete(["random", arena_bots.Thoughtless])  # type: ignore[list-item]


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
        "osaka.svg",
        "dragon_market.svg",
    }
