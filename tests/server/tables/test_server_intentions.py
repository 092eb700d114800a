"""Several pointings in one command, a plan to look at before, and a whole turn taken back."""

from __future__ import annotations

from typing import Any

import pytest
from serving import Json, Person, Server, Sitting, fresh_id, people, plant

import higaki

POSITION = {
    "seats": 2,
    "market": ["blue_3", "red_5", "green_2"],
    "farm": ["blue_2", "red_2", "green_2"],
    "hand": {"grey": ["red_2", "red_3", "blue_5", "green_5", "yellow_3"], "white": ["red_2"]},
    "turn": "grey",
}
WHOLE = ["hand.blue_5", "hand.green_5"]


def play(person: Person, table: str, seq: int, thing: str, then: list[str], command: str | None = None) -> Any:
    body = {"command_id": command or fresh_id(), "expected_seq": seq, "thing": thing, "then": then}
    return person.post(f"/tables/{table}/play", body)


def undo(person: Person, table: str, seq: int) -> Json:
    body = {"command_id": fresh_id(), "expected_seq": seq, "whole_turn": True}
    answer: Json = person.post(f"/tables/{table}/undo", body).json()
    view: Json = answer.get("view", answer)
    return view


def test_an_intention_is_one_command_and_several_decisions(server: Server) -> None:
    with people(server, "Gus", "Wim") as (grey, white):
        table = plant(server, higaki.start("osaka", POSITION), grey, white)
        before = grey.view(table)
        assert [one["thing"] for one in before["plans"]["buy"]] == ["buy", *WHOLE]
        command = fresh_id()
        answer = play(grey, table, before["seq"], "buy", WHOLE, command).json()
        assert [entry["thing"] for entry in answer["view"]["entries"]] == ["buy", *WHOLE]
        assert answer["seq"] == before["seq"] + 1
        # The same command again, as after a lost answer, is the same purchase.
        assert play(grey, table, before["seq"], "buy", WHOLE, command).json()["seq"] == answer["seq"]
        assert white.view(table)["plans"] == {}


@pytest.mark.parametrize(
    "then", [["hand.red_2", "nonsense"], ["hand.red_2", "reserve"], [*WHOLE, "hand.red_2"], ["hand.white_9"] * 60]
)
def test_all_of_it_or_nothing(server: Server, then: list[str]) -> None:
    with people(server, "Gus", "Wim") as (grey, white):
        table = plant(server, higaki.start("osaka", POSITION), grey, white)
        before = grey.view(table)
        answer = play(grey, table, before["seq"], "buy", then)
        assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
        assert grey.view(table) == before


def test_too_long_an_intention_is_refused_before_it_is_thought_about(server: Server) -> None:
    with people(server, "Gus", "Wim") as (grey, white):
        table = plant(server, higaki.start("osaka", POSITION), grey, white)
        seq = grey.view(table)["seq"]
        assert play(grey, table, seq, "buy", ["hand.red_2"] * 65).status_code in (400, 422)


def test_a_plan_is_for_who_has_to_choose_and_changes_nothing(server: Server) -> None:
    with people(server, "Gus", "Wim", None) as (grey, white, stranger):
        table = plant(server, higaki.start("osaka", POSITION), grey, white)
        before = grey.view(table)
        wish = {"thing": "buy", "wanted": ["hand.red_3"], "unwanted": ["hand.green_5"]}
        plan = grey.post(f"/tables/{table}/plan", wish).json()["plan"]
        pointed = [one["thing"] for one in plan]
        assert pointed[:2] == ["buy", "hand.red_3"]
        assert "hand.green_5" not in pointed
        for other in (white, stranger):
            assert other.post(f"/tables/{table}/plan", wish).status_code == 403
        assert grey.post(f"/tables/{table}/plan", {"thing": "done"}).status_code == 422
        assert grey.view(table) == before


def test_the_whole_turn_is_taken_back_up_to_where_it_began(server: Server) -> None:
    with people(server, "Gus", "Wim") as (grey, white):
        table = plant(server, higaki.start("osaka", POSITION), grey, white)
        before = grey.view(table)
        view = play(grey, table, before["seq"], "buy", ["hand.red_2", "hand.red_3"]).json()["view"]
        assert view["undoable"] == 3
        assert white.view(table)["undoable"] == 0
        back = undo(grey, table, view["seq"])
        assert back["scene"] == before["scene"]
        assert back["undoable"] == 0
        assert "error" in undo(grey, table, back["seq"])
        # Once cards were turned up it is too late.
        done = play(grey, table, back["seq"], "buy", WHOLE).json()["view"]
        assert done["undoable"] == 0


ENDING = {"seats": 2, "agenda": ["FinishTurn red", "BeginTurn blue"]}


def test_a_move_says_why_it_cannot_be_undone_and_says_nothing_if_it_can(server: Server) -> None:
    with people(server, "Gus", "Wim") as (grey, white):
        # Who moves next takes time, also a bot, and until then it can be undone.
        for other in (white, Sitting(None, bot="random")):
            table = plant(server, higaki.start("yokohama", ENDING), grey, other)
            assert grey.view(table)["final"] == {}
        table = plant(server, higaki.start("yokohama", ENDING), grey, white)
        ended = play(grey, table, grey.view(table)["seq"], "done", []).json()["view"]
        assert ended["undoable"] == 1
        # A card is turned up, whoever moves next.
        drawing = plant(server, higaki.start("osaka", POSITION), grey, white)
        assert grey.view(drawing)["final"]["buy"] == "draws"
        plan = grey.post(f"/tables/{drawing}/plan", {"thing": "buy", "wanted": [], "unwanted": []}).json()
        assert plan["final"] == "draws"
