"""Puzzles at a real server: no solution before an answer, the first answer counts and no other, playing on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from postgres import Cluster
from response_shapes import asked, has_shape, posted
from serving import Json, Person, Server, fresh_id, people, running

from higaki import catalogue
from higaki.engine.match.turn_preview import preview
from higaki.engine.views.scene import scene
from higaki.puzzles import Puzzle, packaged
from higaki.server.protocol.responses.answers import TableAddress
from higaki.server.protocol.responses.puzzles import GamePuzzles, PuzzleOfDay, PuzzleResult, PuzzlesOfGame, PuzzleView
from higaki.server.protocol.responses.table.view import View

OSAKA = catalogue.find("osaka")
PUZZLES = list(packaged(OSAKA).puzzles.values())
LISTED = {"puzzle", "number", "tags", "seats", "options", "rating", "answers", "solved"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("puzzles"), bot_pause=0) as started:
        yield started


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, server: Server, cluster: Cluster
) -> Iterator[Server]:
    """For what the database decides."""
    if request.param == "sqlite":
        yield server
        return
    with running(
        tmp_path_factory.mktemp("postgres"), database=cluster.new_database(), more=("--processes", "2")
    ) as started:
        yield started
        assert started.tracebacks == []


def path_of(puzzle: Puzzle) -> str:
    return f"/puzzles/osaka/{puzzle.id}"


def answer(person: Person, puzzle: Puzzle, thing: str | None) -> Json:
    found: Json = posted(PuzzleResult, person, f"{path_of(puzzle)}/answer", {"thing": thing})
    return found


def wrong(puzzle: Puzzle) -> str:
    return next(thing for thing in puzzle.answers if thing not in puzzle.best)


def refused(found: httpx.Response, status: int, error: str) -> None:
    assert (found.status_code, found.json()["error"]) == (status, error), found.text
    assert "right would be" in found.json()["detail"]


def test_a_puzzle_is_the_view_of_its_seat_without_the_solution(server: Server) -> None:
    with people(server, None) as (visitor,):
        for puzzle in PUZZLES[:4]:
            found = asked(PuzzleView, visitor, path_of(puzzle))
            t = puzzle.table(OSAKA)
            seen = scene(t, t.seat)
            assert found["scene"] == json.loads(json.dumps(seen))
            assert set(found["scene"]["options"]) == set(puzzle.answers)
            assert set(found) == {"game", "source", "scene", "plans", "final", "one"}
            assert set(found["one"]) == LISTED
            assert found["one"]["solved"] is None
            text = visitor.get(path_of(puzzle)).text
            for figure in (puzzle.share, *(answer.cost for answer in puzzle.answers.values() if answer.cost)):
                assert str(figure) not in text


def test_the_same_is_sent_whichever_option_is_best(server: Server) -> None:
    """The view of a puzzle is a function of its position: the lists, too, say nothing of answers."""
    with people(server, None) as (visitor,):
        listed = asked(GamePuzzles, visitor, "/puzzles/osaka")["puzzles"]
        for one in listed:
            assert set(one) == LISTED
        # Puzzles that nobody has tried are listed by the number of options; each keeps its own number.
        known = {puzzle.id: (len(puzzle.answers), number) for number, puzzle in enumerate(PUZZLES, 1)}
        assert [(one["puzzle"], one["number"]) for one in listed] == [
            (puzzle, known[puzzle][1]) for puzzle in sorted(known, key=known.__getitem__)
        ]


def test_a_wrong_answer_says_its_cost_and_a_right_one_the_line(server: Server) -> None:
    puzzle = PUZZLES[0]
    with people(server, "Ann") as (ann,):
        missed = answer(ann, puzzle, wrong(puzzle))
        known = puzzle.answers[wrong(puzzle)]
        assert (missed["right"], missed["solution"]) == (False, None)
        assert (missed["cost"], missed["within"]) == (known.cost, known.within)
        assert [(one["term"], one["before"], one["after"]) for one in missed["why"]] == known.why
        assert (missed["counted"], missed["solved"]) == (True, False)
        assert missed["change"] < 0
        found = answer(ann, puzzle, puzzle.best[0])
        assert (found["right"], found["counted"], found["solved"]) == (True, False, False)
        assert (found["rating"], found["cost"]) == (missed["rating"], 0)
        solution = found["solution"]
        assert solution["best"] == puzzle.best
        assert [thing for move in solution["moves"] for thing in move["things"]] == puzzle.line
        t = puzzle.table(OSAKA)
        told = preview(t, [OSAKA.things.numbers[thing] for thing in puzzle.line]).moves
        assert [move["events"] for move in solution["moves"]] == [move.events for move in told]
        assert (solution["lead"], solution["redeals"]) == (puzzle.lead, puzzle.redeals)


def test_the_solution_may_be_asked_for_and_counts_as_missed(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        shown = answer(ann, PUZZLES[1], None)
        assert (shown["right"], shown["counted"], shown["solved"]) == (None, True, False)
        assert shown["solution"]["best"] == PUZZLES[1].best
        assert shown["change"] < 0


def test_each_puzzle_counts_once_for_a_guest(either: Server) -> None:
    with people(either, "Ann", "Bob") as (ann, bob):
        ratings = []
        for number, puzzle in enumerate(PUZZLES[:3], 1):
            first = answer(ann, puzzle, puzzle.best[0])
            assert first["counted"] and first["change"] > 0
            for thing in (puzzle.best[0], wrong(puzzle), None):
                again = answer(ann, puzzle, thing)
                assert not again["counted"] and again["solved"]
                assert (again["rating"], again["change"]) == (first["rating"], first["change"])
            ratings.append(first["rating"])
            mine = next(one for one in asked(list[PuzzlesOfGame], ann, "/puzzles") if one["game"] == "osaka")
            assert (mine["puzzles"], mine["answered"], mine["solved"]) == (len(PUZZLES), number, number)
            assert [one["rating"] for one in mine["rating"]["history"]] == ratings
        theirs = next(one for one in asked(list[PuzzlesOfGame], bob, "/puzzles") if one["game"] == "osaka")
        assert (theirs["answered"], theirs["solved"], theirs["rating"]) == (0, 0, None)
        assert sum(tag["puzzles"] for tag in theirs["tags"]) == sum(len(puzzle.tags) for puzzle in PUZZLES)


def test_answers_at_once_count_once(either: Server) -> None:
    puzzle = PUZZLES[4]
    with people(either, "Ann") as (ann,), ThreadPoolExecutor(6) as threads:
        found = list(threads.map(lambda _: answer(ann, puzzle, puzzle.best[0]), range(6)))
        assert [one["counted"] for one in found].count(True) == 1
        assert len({one["rating"] for one in found}) == 1
        games = either.rows("SELECT games FROM puzzle_answers WHERE guest = ?", ann.guest)
        assert games == [(1,)]


def test_puzzles_that_many_miss_become_hard(either: Server) -> None:
    hard, easy = PUZZLES[5], PUZZLES[6]
    with people(either, "Ann", "Bob") as guests:
        for guest in guests:
            answer(guest, hard, wrong(hard))
            answer(guest, easy, easy.best[0])
        listed = asked(GamePuzzles, guests[0], "/puzzles/osaka")["puzzles"]
        rating = {one["puzzle"]: one["rating"] for one in listed}
        assert rating[hard.id] > 1500 > rating[easy.id]
        assert [one["rating"] for one in listed] == sorted(one["rating"] for one in listed)
        solved = {one["puzzle"]: one["solved"] for one in listed if one["solved"] is not None}
        assert solved == {hard.id: False, easy.id: True}


def test_one_address_rates_a_puzzle_once_a_day(tmp_path: Path) -> None:
    """Guests cost nothing, so many of them would make a puzzle as hard as somebody likes."""
    puzzle, other = PUZZLES[5:7]
    behind = ("--trusted-proxies", "127.0.0.1")
    with running(tmp_path, limits=1, more=behind) as server, people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        for person, address in ((ann, "192.0.2.1"), (bob, "192.0.2.1"), (cleo, "192.0.2.2")):
            person.http.headers["X-Forwarded-For"] = address

        def rated(which: Puzzle) -> tuple[int, int]:
            listed = asked(GamePuzzles, ann, "/puzzles/osaka")["puzzles"]
            return next((one["rating"], one["answers"]) for one in listed if one["puzzle"] == which.id)

        answer(ann, puzzle, wrong(puzzle))
        hard, count = rated(puzzle)
        assert hard > 1500 and count == 1
        missed = answer(bob, puzzle, wrong(puzzle))
        assert missed["counted"] and missed["change"] < 0, "he is rated as everybody"
        assert rated(puzzle) == (hard, 1)
        answer(bob, other, wrong(other))
        assert rated(other)[1] == 1, "another puzzle"
        answer(cleo, puzzle, wrong(puzzle))
        assert rated(puzzle)[0] > hard and rated(puzzle)[1] == 2


def test_the_puzzle_of_the_day_is_the_same_for_everybody(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as guests:
        found = [asked(PuzzleOfDay, guest, "/puzzles/today") for guest in guests]
        assert found[0] == found[1] == found[2]
        assert found[0]["one"]["puzzle"] in packaged(catalogue.find(found[0]["game"])).puzzles


def test_one_plays_on_from_a_puzzle_that_was_answered(server: Server) -> None:
    puzzle = PUZZLES[7]
    with people(server, "Ann", "Bob") as (ann, bob):
        refused(ann.post(f"{path_of(puzzle)}/play-on", {"command_id": fresh_id()}), 422, "illegal")
        answer(ann, puzzle, puzzle.best[0])
        command = fresh_id()
        copies = [
            posted(TableAddress, ann, f"{path_of(puzzle)}/play-on", {"command_id": command})["table"] for _ in range(2)
        ]
        assert copies[0] == copies[1], "the same command"
        view = ann.view(copies[0])
        has_shape(View, ann.get(f"/tables/{copies[0]}").text)
        t = puzzle.table(OSAKA)
        wanted = {"kind": "puzzle", "table": puzzle.id, "seat": OSAKA.seat_names[t.seat], "moment": 0, "moves": 0}
        assert view["trial"] == wanted | {"hints": True}
        assert set(view["scene"]["options"]) == set(puzzle.answers)
        assert [player["kind"] for player in view["players"]].count("bot") == t.seats - 1
        assert ann.play(copies[0], view["seq"], puzzle.best[0]).status_code == 200
        assert bob.get(f"/tables/{copies[0]}").status_code == 404


def test_bad_requests_are_refused_with_a_sentence(server: Server) -> None:
    puzzle = PUZZLES[8]
    with people(server, "Ann") as (ann,):
        for path in ("/puzzles/chess", "/puzzles/chess/0123456789ab", "/puzzles/osaka/0123456789ab"):
            refused(ann.get(path), 404, "not_found")
        refused(ann.post("/puzzles/osaka/0123456789ab/answer", {"thing": None}), 404, "not_found")
        refused(ann.post(f"{path_of(puzzle)}/answer", {"thing": "nonsense"}), 422, "illegal")
        for body in ({}, {"thing": 3}, {"thing": "buy", "more": 1}, {"thing": "x" * 300}):
            assert ann.post(f"{path_of(puzzle)}/answer", body).status_code == 422
        assert ann.get(path_of(puzzle)).json()["one"]["solved"] is None, "nothing was stored"


def test_answers_go_with_their_guest(either: Server) -> None:
    puzzle = PUZZLES[9]
    with people(either, "Ann") as (ann,):
        answer(ann, puzzle, puzzle.best[0])
        guest = ann.guest
        assert either.rows("SELECT puzzle FROM puzzle_answers WHERE guest = ?", guest) == [(puzzle.id,)]
        assert ann.post("/me/depart", {"sure": True}).status_code == 200
        assert either.rows("SELECT puzzle FROM puzzle_answers WHERE guest = ?", guest) == []
