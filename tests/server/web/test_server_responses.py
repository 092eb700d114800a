"""What is sent has the declared shapes, field by field, and the client's types are those shapes."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from importlib import import_module
from typing import Any, cast

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import ValidationError
from repository import ROOT
from response_shapes import asked, has_shape, posted
from serving import FRIEND, GREEDY, ME, Json, Person, Server, fresh_id, next_update, people, plant, wait_for
from typing_extensions import NoExtraItems, is_typeddict

import higaki
from higaki.engine.match.match import Match
from higaki.engine.views.static_faces import lay_on, printings
from higaki.server.protocol import requests
from higaki.server.protocol.responses.answers import Chat, Done, TableAddress
from higaki.server.protocol.responses.games import GameInfo, Printings
from higaki.server.protocol.responses.guests import Device, DeviceCode, Me, MyTurn, Named
from higaki.server.protocol.responses.lobby import Lobby
from higaki.server.protocol.responses.refusals import Refused
from higaki.server.protocol.responses.replays import Replay, ReplayScene
from higaki.server.protocol.responses.table.events import Entry
from higaki.server.protocol.responses.table.hints import Hint
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.table.view import Update, View
from higaki.server.protocol.responses.tutorials import Tutorial
from higaki.server.protocol.responses.wishes import SeatWish, TableWish
from higaki.server.protocol.typescript import MODULES, SHAPES, sources_of_shapes, typescript
from higaki.server.tables import views
from higaki.server.web.routes import routes_of_api

CLIENT = ROOT / "web/src/api/generatedTypes.ts"
DECLARED = {
    name: shape
    for module in MODULES
    for name, shape in vars(import_module(f"higaki.server.protocol.responses.{module.replace('/', '.')}")).items()
    if is_typeddict(shape)
}
GAMES = higaki.game_names()
by_game = pytest.mark.parametrize("game", GAMES)


def opened(person: Person, game: str, *seats: Json, private: bool = True) -> str:
    wish = {"game": game, "seats": list(seats), "options": {}, "private": private, "memory": "open"}
    has_shape(TableWish, json.dumps(wish))
    table: str = posted(TableAddress, person, "/tables", wish)["table"]
    return table


def played(game: str, seats: int, decisions: int, **options: Any) -> Match:
    match = higaki.new(game, seats=seats, seed=4, **options)
    chance = random.Random(4)
    while not match.over and len(match.log) < decisions:
        match.play(chance.choice(match.options))
    return match


@by_game
def test_a_waiting_table(server: Server, game: str) -> None:
    with people(server, "Ann", None) as (ann, stranger):
        table = opened(ann, game, ME, FRIEND, private=False)
        assert asked(View, ann, f"/tables/{table}")["scene"] is None
        assert asked(View, stranger, f"/tables/{table}")["state"] == "waiting"
        said = {"command_id": fresh_id(), "text": "hello"}
        posted(Chat, ann, f"/tables/{table}/chat", said)
        posted(Chat, ann, f"/tables/{table}/chat", {"command_id": fresh_id(), "phrase": "hello"})
        reporting = posted(View, stranger, f"/tables/{table}/chat/report", {"line": 1})
        assert reporting["talk"]["reported"] == [1]
        muting = {"author": ann.view(table)["talk"]["me"], "muted": True}
        assert posted(View, stranger, f"/tables/{table}/chat/mute", muting)["talk"]["muted"]
        posted(View, ann, f"/tables/{table}/chat/clear", {"command_id": fresh_id(), "line": 1})
        assert asked(View, stranger, f"/tables/{table}")["chat"]
        assert asked(Lobby, stranger, "/lobby")["open"]
        assert asked(Me, ann, "/me")["tables"]
        assert asked(list[Device], ann, "/me/devices")
        posted(list[Device], ann, "/me/devices/sign-out", {})
        posted(View, ann, f"/tables/{table}/leave")
        posted(Done, ann, f"/tables/{table}/close", {"command_id": fresh_id()})


@by_game
def test_a_running_table(server: Server, game: str) -> None:
    """With two guests, and bots on all other seats, through its first decisions."""
    bots = higaki.new(game).game.settings.seats[-1] - 2
    with people(server, "Ann", "Bob") as (ann, bob):
        table = opened(ann, game, ME, FRIEND, *[GREEDY] * bots)
        posted(View, bob, f"/tables/{table}/join", {"seat": bob.view(table)["players"][1]["seat"]})
        with ann.listen(table) as listening:
            for _ in range(5):
                wait_for(lambda: any(person.view(table)["scene"]["options"] for person in (ann, bob)))
                mover = ann if ann.view(table)["scene"]["options"] else bob
                view = asked(View, mover, f"/tables/{table}")
                body = {"command_id": fresh_id(), "expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
                posted(Update, mover, f"/tables/{table}/play", body)
                has_shape(Update, json.dumps(next_update(listening)))
        wait_for(lambda: any(person.view(table)["scene"]["options"] for person in (ann, bob)))
        mover = ann if ann.view(table)["scene"]["options"] else bob
        asked(Hint, mover, f"/tables/{table}/hint")
        assert asked(Me, ann, "/me")["tables"][0]["state"] == "playing"
        assert asked(list[MyTurn], mover, "/me/turns")[0]["table"] == table


@by_game
@pytest.mark.parametrize("decisions", [0, 120])
def test_scenes_and_entries_at_every_number_of_seats_and_with_every_option(game: str, decisions: int) -> None:
    settings = higaki.new(game).game.settings
    for seats in settings.seats:
        options = [{o.name: value} for o in settings.options if seats in o.seats for value in o.values]
        for chosen in options or [{}]:
            match = played(game, seats, decisions, **chosen)
            for seat in (None, *range(seats)):
                has_shape(Scene, json.dumps(match.scene(seat)))
                has_shape(list[Entry], json.dumps(match.told(seat)))


@by_game
def test_a_finished_table(server: Server, game: str) -> None:
    match = played(game, 2, 10_000)
    assert match.over
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = plant(server, match, ann, bob)
        for person in (ann, bob, stranger):
            view = asked(View, person, f"/tables/{table}")
            assert view["scene"]["over"]
        replay = asked(Replay, stranger, f"/tables/{table}/replay")
        assert replay["moves"] == len(match.log)
        for number in (0, len(match.log) // 2, len(match.log)):
            asked(ReplayScene, stranger, f"/tables/{table}/replay/{number}")
        posted(TableAddress, ann, f"/tables/{table}/rematch")
        assert asked(View, ann, f"/tables/{table}")["rematch"]


def test_games_and_guests(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        assert [game["name"] for game in asked(list[GameInfo], ann, "/games")] == list(GAMES)
        code = posted(DeviceCode, ann, "/me/code")["code"]
        posted(Named, ann, "/me/continue", {"code": code})


@by_game
def test_a_tutorial_needs_no_guest_and_no_table(server: Server, game: str) -> None:
    with people(server, None) as (stranger,):
        info = next(one for one in asked(list[GameInfo], stranger, "/games") if one["name"] == game)
        for number in range(1, info["lessons"] + 1):
            lesson = asked(Tutorial, stranger, f"/tutorials/{game}/{number}")
            assert (lesson["lesson"], lesson["moments"][0]["step"]) == (number, 1)
        first = asked(Tutorial, stranger, f"/tutorials/{game}")
        assert first == asked(Tutorial, stranger, f"/tutorials/{game}/1")
        assert stranger.token is None, "nobody is made known for learning"
        for missing in ("nothing", "nothing/1", f"{game}/0", f"{game}/{info['lessons'] + 1}"):
            nothing = stranger.get(f"/tutorials/{missing}")
            assert (missing, nothing.status_code) == (missing, 404)
            has_shape(Refused, nothing.text)


def test_refusals(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, ME)
        thing = ann.view(table)["scene"]["options"][0]
        assert ann.play(table, 0, thing).status_code == 200
        stale = ann.play(table, 0, thing)
        for answer in [stale, ann.play(table, 1, "nothing"), ann.post("/tables", {}), ann.get("/nothing")]:
            assert answer.status_code >= 400
            has_shape(Refused, answer.text)
        assert stale.json()["view"]["seq"] == 1


@by_game
def test_what_is_printed_is_sent_by_itself_and_in_no_view(server: Server, game: str) -> None:
    with people(server, "Ann") as (ann,):
        printed = asked(Printings, ann, f"/games/{game}/printed")
        table = opened(ann, game, ME, *[{"kind": "here", "name": f"Bo {n}"} for n in (1, 2, 3)])
        view = asked(View, ann, f"/tables/{table}")
    assert printed == json.loads(json.dumps(printings(higaki.new(game).game))) and any(printed.values())
    assert not any(part.keys() & {"printed", "spaces"} for part in view["scene"]["places"])
    assert '"printed"' not in json.dumps(view)
    for decisions in (40, 100_000):  # in the middle, and at the end
        match = played(game, 4, decisions)
        for seat in (None, 1):
            shown = cast(dict[str, Any], views.scene(match, seat, True))
            assert lay_on(match.game, shown) == match.scene(seat)


def test_there_is_nothing_printed_in_a_game_that_is_none(server: Server) -> None:
    with people(server, None) as (stranger,):
        assert stranger.get("/games/nothing/printed").status_code == 404


@pytest.mark.parametrize("wish", [ME, FRIEND, GREEDY, {"kind": "here", "name": "Bo"}], ids=lambda wish: wish["kind"])
def test_every_wish_for_a_seat_is_understood(wish: Json) -> None:
    has_shape(SeatWish, json.dumps(wish))
    assert requests.SeatWish.model_validate(wish).kind == wish["kind"]


def test_a_field_nobody_declared_is_found_wherever_it_stands() -> None:
    scene = higaki.new("osaka", seats=2, seed=1).scene(0)
    has_shape(Scene, json.dumps(scene))
    for changed in [{**scene, "more": 1}, {**scene, "places": [{**scene["places"][0], "more": 1}]}]:
        with pytest.raises(ValidationError, match="more"):
            has_shape(Scene, json.dumps(changed))


def test_every_shape_says_whether_there_may_be_more_in_it() -> None:
    assert len(DECLARED) > 20
    for shape in DECLARED.values():
        assert shape.__closed__ or shape.__extra_items__ is not NoExtraItems, shape


def test_the_types_of_the_client_are_these_shapes() -> None:
    written = typescript(sources_of_shapes())
    assert CLIENT.read_text(encoding="utf-8") == written, (
        "`python -m higaki.server.protocol.typescript` writes them anew"
    )


def test_no_module_of_shapes_is_forgotten() -> None:
    there = {path.relative_to(SHAPES).with_suffix("").as_posix() for path in SHAPES.rglob("*.py")}
    assert sorted(MODULES) == sorted(name for name in there if not name.endswith("__init__"))


def test_no_two_modules_declare_the_same_name() -> None:
    names = re.findall(r"^export (?:interface|type) (\w+)", CLIENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(names) > 100
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_a_type_without_a_word_in_typescript_is_refused() -> None:
    with pytest.raises(ValueError, match=r"set\[str\] has no word"):
        typescript(["class Odd(TypedDict):\n    odd: set[str]\n"])


# The description of the interface

NO_SHAPE = {"/api/tables/{table}/file"}  # a saved game, which the engine describes


def described(openapi_url: str | None) -> FastAPI:
    app = FastAPI(openapi_url=openapi_url)
    app.router.routes.extend(routes_of_api(described=openapi_url is not None))
    return app


def test_the_description_names_the_shape_of_every_response() -> None:
    for path, operations in described("/openapi.json").openapi()["paths"].items():
        for operation in operations.values():
            shape = operation["responses"]["200"]["content"]["application/json"].get("schema", {})
            name = shape.get("items", shape).get("$ref", "").rpartition("/")[2]
            assert (path in NO_SHAPE) is (name == ""), path
            assert path in NO_SHAPE or name in DECLARED, path


def test_nothing_is_checked_by_fastapi_and_without_a_description_no_models_are_made() -> None:
    for url in (None, "/openapi.json"):
        routes = [route for route in described(url).routes if isinstance(route, APIRoute)]
        assert len(routes) > 50
        assert all(route.response_field is None for route in routes)
        assert any(route.response_fields for route in routes) is (url is not None)
