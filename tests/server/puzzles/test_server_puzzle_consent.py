"""Consent: which games may become puzzles, and what the operator's command makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from response_shapes import asked, has_shape
from serving import Person, Server, Sitting, people, plant, running
from sqlalchemy import create_engine

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.puzzles import packaged, puzzle_file, read
from higaki.server.protocol.responses.puzzles import GamePuzzles, PuzzleAgreement, PuzzleView
from higaki.server.puzzles.consent import agreed_games
from higaki.terminal.cli import main

OSAKA = catalogue.find("osaka")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("consent"), bot_pause=0) as started:
        yield started


@cache
def finished() -> Match:
    match = higaki.new("osaka", seats=2, seed=4)
    bot = bot_called("greedy", rng_of(4, "bot"))
    while not match.over:
        match.play(match.game.things.names[bot.choose(match.table)])
    return match


def public(server: Server, *seats: Person | Sitting) -> str:
    table = plant(server, finished(), *seats)
    server.write("UPDATE tables SET private = ? WHERE id = ?", False, table)
    return table


def agree(person: Person, agreed: bool = True) -> None:
    answer = person.http.put("/api/me/puzzles", json={"agreed": agreed})
    assert answer.json() == {"agreed": agreed}
    has_shape(PuzzleAgreement, answer.text)


def games(server: Server) -> list[str]:
    engine = create_engine(server.database)
    try:
        with engine.connect() as connection:
            return agreed_games(connection, "osaka")
    finally:
        engine.dispose()


def test_nobody_has_agreed_until_they_do(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        assert asked(PuzzleAgreement, ann, "/me/puzzles") == {"agreed": False}
        agree(ann)
        assert asked(PuzzleAgreement, ann, "/me/puzzles") == {"agreed": True}
        agree(ann, False)
        assert asked(PuzzleAgreement, ann, "/me/puzzles") == {"agreed": False}
        assert ann.http.put("/api/me/puzzles", json={"agreed": 1}).status_code == 422


def test_a_game_counts_only_if_it_is_public_and_all_its_people_have_agreed(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        both, alone = public(server, ann, bob), public(server, ann, Sitting(None, bot="medium"))
        beside = public(server, ann, Sitting(ann.guest, here="Cem"))
        private = plant(server, finished(), ann, bob)
        assert games(server) == []
        agree(ann)
        assert games(server) == [alone]
        agree(bob)
        assert set(games(server)) == {both, alone}
        assert not {beside, private} & set(games(server))
        # Somebody who left a seat to another one has played, too.
        row = 'INSERT INTO substitutions ("table", n, seat, guest, after, at) VALUES (?, 1, 0, ?, 3, ?)'
        with people(server, "Dee") as (dee,):
            server.write(row, both, dee.guest, "2026-01-01")
            assert games(server) == [alone]
            agree(dee)
            assert set(games(server)) == {both, alone}
        agree(bob, False)
        assert games(server) == [alone]
        assert ann.post("/me/depart", {"sure": True}).status_code == 200
        assert games(server) == []


def test_the_command_reads_only_such_games_and_writes_no_name(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is a puzzle is decided as for games of bots; here every game is said to have two."""
    wanted = list(packaged(OSAKA).puzzles.values())[:2]
    seen: list[Match] = []

    def invented(matches: Iterator[Match], seed: int, until: float) -> Iterator[object]:
        for match in matches:
            seen.append(match)
            yield from (puzzle._replace(source="people") for puzzle in wanted)

    monkeypatch.setattr("higaki.puzzles.from_games.puzzles_in", invented)
    out = tmp_path / "osaka.jsonl"
    with people(server, "Annabella", "Bob") as (ann, bob):
        public(server, ann, bob)
        table = public(server, ann, Sitting(None, bot="medium"))
        agree(ann)
        assert games(server) == [table]
        # While a server runs on a file, a backup is read.
        backup = tmp_path / "backup.db"
        assert main(["backup", str(backup), "--db", server.database]) == 0
        command = ["puzzles", "make", "osaka", "--from-database", "--db", str(backup), "--out", str(out)]
        for _ in range(2):
            assert main(command) == 0
        assert len(seen) == 2 and seen[0].save() == finished().save()
        assert "0 new puzzles" in capsys.readouterr().out
        assert [puzzle.source for puzzle in read(OSAKA, out).puzzles.values()] == ["people"] * 2
        text = out.read_text(encoding="utf-8")
        assert "Annabella" not in text and table not in text and ann.guest not in text


def test_a_server_poses_the_puzzles_of_a_folder_too(tmp_path: Path) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    known = next(iter(packaged(OSAKA).puzzles.values()))
    content = known._replace(source="people")
    puzzle_file.append(folder / "osaka.jsonl", [content])
    (folder / "yedo.jsonl").write_text("{\n", encoding="utf-8")
    with running(tmp_path, more=("--puzzles", str(folder))) as started, people(started, "Ann") as (ann,):
        listed = asked(GamePuzzles, ann, "/puzzles/osaka")["puzzles"]
        assert {one["puzzle"] for one in listed} == set(packaged(OSAKA).puzzles)
        found = asked(PuzzleView, ann, f"/puzzles/osaka/{known.id}")
        assert found["source"] == "people"
        assert "yedo.jsonl of yedo, line 1: it is no puzzle" in started.log
        assert len(asked(GamePuzzles, ann, "/puzzles/yedo")["puzzles"]) == len(packaged(catalogue.find("yedo")).puzzles)
