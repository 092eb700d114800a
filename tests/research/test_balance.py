"""Balance reports: figures of games that are known, what a restricted bot never does, files, and wrong requests."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from variants import sources

from higaki import catalogue
from higaki.balance import study
from higaki.balance.figures import Figures
from higaki.balance.play import NOBODY, Order, Record, Taken, play
from higaki.balance.restrictions import AT, Restricted, is_forbidden, restrictions_of
from higaki.balance.sums import Sums
from higaki.bots import Bot, bot_called
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.table import Table
from higaki.intervals import wilson
from higaki.terminal.cli import main


def record(shares: list[float], **other: Any) -> Record:
    known: dict[str, Any] = {
        "restricted": NOBODY,
        "scores": [10, 20],
        "account": [{"goods": 4}, {"goods": 8, "notes": 2}],
        "left": [{"mon": 3}, {"mon": 5}],
        "decisions": 30,
        "rounds": 5,
        "lead_changes": 2,
        "led_at_half": 0,
        "last_at_half": 1,
        "ends": ["closed"],
        "taken": [],
    }
    return Record(shares=shares, **(known | other))


def figures_of(records: list[Record]) -> Figures:
    return Figures(Sums.of(records, 2))


def test_figures_are_what_the_games_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("higaki.balance.figures.LEAST_TAKEN", 3)
    church = Taken("prayed", "area", "church", 0, 0.4)
    figures = figures_of(
        [
            record([1.0, 0.0], taken=[church], decisions=20),
            record(
                [0.0, 1.0], taken=[church, church._replace(seat=1, chance=0.6)], led_at_half=1, last_at_half=0, ends=[]
            ),
            record([0.0, 1.0], lead_changes=5),
            record([0.5, 0.5], led_at_half=NOBODY, last_at_half=NOBODY),
        ]
    )
    assert [(one.share, one.cases) for one in figures.wins] == [(0.375, 4), (0.625, 4)]
    assert (figures.wins[0].low, figures.wins[0].high) == wilson(1.5, 4)
    assert [one.mean for one in figures.points] == [10.0, 20.0]
    assert {name: one.mean for name, one in figures.sources.items()} == {"goods": 6.0, "notes": 1.0}
    assert figures.left["mon"].mean == 4.0
    assert (figures.decisions.mean, figures.rounds.mean, figures.lead_changes.mean) == (27.5, 5.0, 2.75)
    assert figures.leader_wins.share == pytest.approx(2 / 3)
    assert figures.leader_wins.cases == 3
    assert figures.last_wins.share == pytest.approx(1 / 3)
    assert figures.last_wins.cases == 3
    assert {line: (one.share, one.cases) for line, one in figures.ends.items()} == {"closed": (0.75, 4), "": (0.25, 4)}
    assert {count: one.share for count, one in figures.lengths.items()} == {5: 1.0}
    [item] = figures.items
    assert (item.heading, item.kind, item.name, item.taken.share) == ("prayed", "area", "church", 3 / 8)
    assert item.wins_with.mean == pytest.approx(2 / 3)
    assert item.wins_with.cases == 3
    assert item.wins_without.mean == pytest.approx(2 / 5)
    assert item.wins_without.cases == 5
    assert item.gain.mean == pytest.approx((0.6 - 0.4 + 0.4) / 3)
    assert item.gain.within > 0


def test_the_restricted_seat_is_each_in_turn_and_its_wins_are_counted() -> None:
    order = Order("osaka", 3, {}, "random", "coins", 7, ())
    assert [play(order, number).restricted != NOBODY for number in range(2)] == [True, True]
    figures = figures_of([record([1.0, 0.0], restricted=1), record([0.0, 1.0], restricted=1), record([1.0, 0.0])])
    assert (figures.restricted.share, figures.restricted.cases) == (0.5, 2)


@pytest.mark.parametrize("game", catalogue.names())
def test_every_restriction_forbids_something_that_the_game_has(game: str) -> None:
    steps = {type(step).__name__ for step in catalogue.find(game).steps.all}
    things = catalogue.find(game).things.names
    for name, patterns in restrictions_of(game).items():
        for pattern in patterns:
            step, at, _ = pattern.partition(AT)
            assert not at or step in steps, f"{name}: {game} has no step {step}"
            kind = step if at else "any"
            assert any(is_forbidden(kind, thing, (pattern,)) for thing in things), f"{name}: nothing is {pattern}"


def test_only_what_is_meant_is_forbidden() -> None:
    assert is_forbidden("InsureGoods", "hand.red_2", ("InsureGoods:hand.*",))
    assert not is_forbidden("PayGoods", "hand.red_2", ("InsureGoods:hand.*",))
    assert is_forbidden("PayGoods", "hand.red_2", ("hand.*",))
    assert not is_forbidden("PayGoods", "handful", ("hand.*",))


@pytest.mark.parametrize("name", ["random", "greedy", "medium:20"])
def test_a_restricted_bot_chooses_the_forbidden_only_where_nothing_else_is_left(name: str) -> None:
    game = catalogue.find("osaka")
    t, patterns = game.new_table(2, 5, {}), restrictions_of("osaka")["coins"]
    bot, forced, kept_from = Restricted(bot_called(name, rng_of(1, "bot")), patterns), 0, 0
    names = game.things.names
    while not t.over:
        step = type(t.step).__name__
        forbidden = {thing for thing in t.options if is_forbidden(step, names[thing], patterns)}
        thing = bot.choose(t)
        assert thing in t.options
        if forbidden >= set(t.options):
            forced += 1
        elif forbidden:
            kept_from += 1
            assert thing not in forbidden, names[thing]
        t.play(thing)
    assert kept_from
    assert forced


def test_bots_get_redealt_tables_and_never_the_true_one(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    class Watching(Bot):
        def think(self, t: Table) -> int:
            seen.append(int(t.random_state))
            return int(t.options[0])

    monkeypatch.setattr("higaki.balance.play.bot_called", lambda name, rng: Watching(rng))
    play(Order("osaka", 2, {}, "any", None, 3, ()), 0)
    true = int(catalogue.find("osaka").new_table(2, 3, {}).random_state)
    assert seen[0] != true


@pytest.mark.slow
def test_a_study_has_every_number_of_players_and_every_restriction_and_any_number_of_processes_agrees() -> None:
    wanted: dict[str, Any] = {"games": 3, "seats": (2, 3), "restrictions": ("insurance",), "left": ("notes",)}
    balance = study("osaka", ["random"], **wanted)
    assert [(one.seats, one.restriction) for one in balance.sections] == [(2, None), (3, None), (3, "insurance")]
    assert sum(row.value for row in balance.rows if row.figure == "wins" and row.seats == 2) == pytest.approx(1)
    assert {row.of for row in balance.rows if row.figure == "left at the end"} == {"notes"}
    assert study("osaka", ["random"], **wanted, jobs=2).rows == balance.rows
    assert study("osaka", ["random"], **(wanted | {"seed": 9})).rows != balance.rows


def test_the_command_writes_a_table_json_and_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "report"
    asked = ["balance", "osaka", "--bots", "random", "--games", "3", "--seats", "2", "--without", "insurance"]
    assert main([*asked, "--out", str(folder)]) == 0
    assert "2 players, random, without insuring" in capsys.readouterr().out
    with (folder / "balance.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    written = json.loads((folder / "balance.json").read_text(encoding="utf-8"))
    assert [list(row) for row in rows] == [written["columns"]] * len(rows)
    assert [list(row.values()) for row in rows] == [[str(value) for value in row] for row in written["figures"]]
    assert [one["games"] for one in written["games"]] == [3, 3]
    assert float(rows[0]["low"]) <= float(rows[0]["value"]) <= float(rows[0]["high"])
    for picture in ("wins.svg", "worth.svg"):
        assert ElementTree.fromstring((folder / picture).read_text(encoding="utf-8")).tag.endswith("svg")
    assert "without insuring" in (folder / "worth.svg").read_text(encoding="utf-8")
    assert main([*asked[:-1], "none", "--out", str(tmp_path / "free"), "--json"]) == 0
    assert not (tmp_path / "free" / "worth.svg").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": (7,)}, "osaka is not played by 7; right would be 2 to 4"),
        ({"games": 1}, "1 games cannot be studied; right would be 2 to 100,000,000"),
        ({"games": [2, 3]}, "2 numbers of games are for 1 bots; right would be one number or one each"),
        ({"restricted_games": -1}, "-1 restricted games cannot be studied"),
        ({"seconds": 0.0}, "0.0 seconds are no time to play"),
        ({"seats": (2, 2)}, "named twice"),
        ({"jobs": 0}, "0 processes cannot play"),
        ({"restrictions": ("church",)}, "osaka has no restriction called 'church'"),
        ({"options": {"boats": "lot"}}, "boats"),
        ({"left": ("mon",)}, "osaka has no number of each player called 'mon'"),
    ],
)
def test_what_cannot_be_studied_is_refused_before_a_game(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetting, match=said.replace("(", r"\(")):
        study("osaka", ["random"], **({"games": 2} | wrong))


def test_wrong_requests_of_the_command_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, said in [
        (["--bots", "nobody"], "there is no bot called 'nobody'"),
        (["--seats", "two"], "'two' is no number of players; right would be --seats 3,4"),
        (["--bots", ""], "no bot is named"),
        (["--games", "many"], "'many' is no number of games"),
        (["--part", "3/2"], "'3/2' is no part; right would be --part 1/2 and --part 2/2"),
        (["--sums", "/dev/null/x"], "/dev/null/x cannot be written"),
        (["--merge", "/dev/null/x"], "/dev/null/x cannot be read"),
        (["--out", "/dev/null/x"], "/dev/null/x cannot be written to"),
    ]:
        assert main(["balance", "osaka", "--games", "2", *wrong]) == 2
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1


def test_games_may_do_without_restrictions() -> None:
    assert all(
        (path / "ai" / "restrictions.toml").is_file() == bool(restrictions_of(name)) for name, path in sources().items()
    )
