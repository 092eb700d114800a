"""Two bots in pairs of games: what is the same in both is not in their difference."""

from __future__ import annotations

import json
import math
import statistics
from pathlib import Path

import arena_bots
import pytest
from arena_contests import game

from higaki.arena import compare
from higaki.arena.comparison import Comparison, Difference
from higaki.arena.participants import Entrant
from higaki.arena.play_game import Meeting
from higaki.engine.base.errors import BadSetting
from higaki.intervals import Z_95
from higaki.terminal.cli import main

pytestmark = pytest.mark.slow


def test_the_interval_is_that_of_the_differences_of_pairs() -> None:
    first, second = [0.0, 1.0, 0.0, 1.0], [0.0, 1.0, 1.0, 1.0]
    found = Difference(first, second)
    assert found.mean == 0.25
    assert found.within == pytest.approx(Z_95 * math.sqrt(statistics.variance([0, 0, 1, 0]) / 4))
    spread = statistics.variance(first) / 4 + statistics.variance(second) / 4
    assert found.unpaired == pytest.approx(Z_95 * math.sqrt(spread))
    assert found.games_saved == pytest.approx((found.unpaired / found.within) ** 2)
    assert Difference([1.0], [0.0]).within == math.inf


def test_of_a_pair_both_bots_are_counted_on_their_own_seat() -> None:
    """The first wins the first game, shares the second with two others; the second bot loses both."""
    meetings = [Meeting("osaka", {}, ("random",) * 3, (bot, 2, 2), 7, 3) for bot in (0, 1)]
    first = [game((0, 2, 2), (9, 1, 2), 0), game((2, 0, 2), (4, 4, 4), 1)]
    second = [game((1, 2, 2), (1, 2, 3), 0), game((2, 1, 2), (5, 3, 2), 1)]
    found = Comparison(["one", "other"], ["third"], meetings, [first, second])
    assert [figures.win_share for figures in found.figures] == [pytest.approx(2 / 3), 0]
    assert found.wins.mean == pytest.approx(-2 / 3)
    assert found.margin.mean == ((-2 - 7) + (-2 - 0)) / 2
    assert (found.finished, found.extent, found.as_json()["pairs_asked"]) == (False, "2/3", 3)


def test_the_same_bot_plays_the_same_game_twice() -> None:
    """Deal, seat, others, and the luck of all are those of the pair: nothing else is different."""
    found = compare(
        [arena_bots.Stranger, arena_bots.Stranger, "random", arena_bots.Last], game="osaka", seats=3, games=6
    )["osaka"]
    assert found.wins.mean == found.wins.within == found.margin.mean == found.margin.within == 0
    assert found.wins.unpaired > 0 or found.margin.unpaired > 0
    assert (found.names, found.others) == (["Stranger 1", "Stranger 2"], ["random", "Last"])


def test_pairs_have_the_same_seeds_and_the_same_seat_and_everybody_sits_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots: list[Entrant] = [arena_bots.Talking, "random", arena_bots.Stranger, arena_bots.Last]
    compare(bots, game="osaka", seats=3, games=6, seed=5, rows=file)
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    pairs = [[row for row in rows if row["lineup"] == lineup] for lineup in (0, 1)]
    for number, (one, other) in enumerate(zip(*pairs, strict=True)):
        assert one["seed"] == other["seed"] == 5 + number
        assert one["seats"].index("arena_bots:Talking") == other["seats"].index("random") == number % 3
        assert ["random" if bot == "arena_bots:Talking" else bot for bot in one["seats"]] == other["seats"]
        assert set(other["seats"]) == {"random", "arena_bots:Stranger", "arena_bots:Last"}


def test_without_others_the_first_bot_sits_on_the_other_seats() -> None:
    alone = compare(["random", arena_bots.Last], game="osaka", games=2)["osaka"]
    assert (alone.seats, alone.others) == (4, ["random"])
    for bots in ("greedy", ["greedy"]):
        with pytest.raises(BadSetting, match="a pair is of two bots; right would be two"):
            compare(bots, game="osaka")
    with pytest.raises(BadSetting, match="osaka is not for 9 players"):
        compare(["random", "random"], game="osaka", seats=9)


def test_pairs_are_the_same_in_several_processes_and_can_be_resumed(tmp_path: Path) -> None:
    bots, file = ["random", "arena_bots:Stranger"], tmp_path / "games.jsonl"
    alone = compare(bots, game="osaka", seats=2, games=4, rows=file)["osaka"].as_json()
    assert compare(bots, game="osaka", seats=2, games=4, jobs=2)["osaka"].as_json() == alone
    file.write_text("".join(file.read_text().splitlines(keepends=True)[3:]))
    assert compare(bots, game="osaka", seats=2, games=4, rows=file, resume=True)["osaka"].as_json() == alone


@pytest.mark.parametrize(("language", "said"), [("en", "Second less first"), ("de", "Zweiter minus erster")])
def test_pairs_are_shown_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    asked = ["arena", "osaka", "--pairs", "--bots", "random,arena_bots:Last,random", "--games", "4", "--lang", language]
    assert main([*asked, "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert said in shown
    assert ", 4 p" in shown.lower()
    found = json.loads((tmp_path / "arena.json").read_text())["osaka"]
    assert (found["kind"], found["pairs"], [bot["bot"] for bot in found["bots"]]) == ("pairs", 4, ["random", "Last"])
    assert set(found["difference"]["win_share"]) == {"mean", "within", "within_unpaired", "games_saved"}
    assert {path.name for path in tmp_path.iterdir()} == {"arena.json", "games.jsonl"}
    assert main([*asked, "--ladder"]) == 2
    assert "not allowed with argument" in capsys.readouterr().err
    assert main([*asked[:-2], "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["osaka"]["difference"]["margin"]["within"] is None
