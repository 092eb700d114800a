"""The cost of every route with a full database: processor time in the two threads that every move passes through.

The event loop handles all requests, and one thread does all work with the database; a request that keeps one of them
busy delays all moves. Each route is called many times, one after the other. First calls, which read a table
from disk, count separately. Work in other processes is not counted, because no move waits for it.

Prints the most expensive routes, by the minimum of the busier thread: other programs on the machine can only add to it.
Fails if one is above the limit.

    python bench/server/routes.py [--others 400] [--times 15] [--show 10] [--limit 5]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import itertools
import json
import os
import socket
import statistics
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from fastapi import FastAPI
from full_database import House
from load import free_port

from higaki.server.notices.operator_settings import NoticeSettings
from higaki.server.run.server_process import how_to_serve
from higaki.server.web.app import Settings, make_app
from higaki.server.web.connection_limits import ConnectionLimits

# For the rate limits, which are not measured here.
FACTOR = 1e6
# Work after the response, such as messages to others, is counted, too.
SECONDS_AFTER = 0.004
# No service listens there, and nothing leaves this machine.
PUSH = "http://127.0.0.1:9"


class Ask(NamedTuple):
    """One request, with a guest's token, or without one."""

    method: str
    path: str
    body: object = None
    token: str = ""
    # The accepted statuses besides success.
    status: tuple[int, ...] = ()


class Cost(NamedTuple):
    """Milliseconds of one request in each thread."""

    loop: float
    store: float


class Place:
    """A server in a thread of this process, so that the time of its threads can be read."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.port = free_port()
        self._doors = ConnectionLimits(factor=FACTOR)
        notices = NoticeSettings(push_services=PUSH)
        self._app = make_app(Settings(url, workers=1, limit_factor=FACTOR, notices=notices), self._doors)
        config = uvicorn.Config(self._app, host="127.0.0.1", port=self.port, **how_to_serve(self._doors))
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve()), name="loop")
        self._thread.start()
        while not self._server.started:
            time.sleep(0.05)
        (store,) = [thread for thread in threading.enumerate() if thread.name == "store"]
        self._clocks = [time.pthread_getcpuclockid(one.ident) for one in (self._thread, store) if one.ident is not None]
        self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)

    def ask(self, ask: Ask) -> Any:
        headers = {"content-type": "application/json"} | ({"cookie": f"higaki={ask.token}"} if ask.token else {})
        body = None if ask.body is None else json.dumps(ask.body)
        self._connection.request(ask.method, ask.path, body, headers)
        answer = self._connection.getresponse()
        content = answer.read()
        assert answer.status in (200, *ask.status), (ask, answer.status, content[:300])
        is_json = answer.headers["content-type"] == "application/json"
        return json.loads(content) if is_json and content else content

    def mine(self, method: str, path: str, body: object = None) -> Any:
        """Send a request as the guest with many tables, unmeasured."""
        return self.ask(Ask(method, path, body, self.house.token))

    def listen(self, table: str) -> None:
        """Open a WebSocket, until the first update has arrived."""
        head = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: Upgrade"]
        head += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        head += [f"Cookie: higaki={self.house.token}", "", ""]
        said = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as one:
            one.sendall("\r\n".join(head).encode())
            while b'"entries_total"' not in said and (part := one.recv(1 << 20)):
                said += part

    def cost(self, do: Callable[[], object]) -> Cost:
        before = [time.clock_gettime_ns(clock) for clock in self._clocks]
        do()
        time.sleep(SECONDS_AFTER)
        loop, store = [
            (time.clock_gettime_ns(clock) - then) / 1e6 for clock, then in zip(self._clocks, before, strict=True)
        ]
        return Cost(loop, store)

    def close(self) -> None:
        self._connection.close()
        self._server.should_exit = True
        self._thread.join(30)


def fresh() -> str:
    return str(uuid.uuid4())


Asks = Iterator[Ask]
Way = Callable[[Place], Asks]


def again(method: str, path: str, body: object = None, token: str | None = None, status: tuple[int, ...] = ()) -> Way:
    """The same request many times, by default as the guest with many tables."""

    def way(place: Place) -> Asks:
        while True:
            yield Ask(method, path, body, place.house.token if token is None else token, status)

    return way


def each(
    paths: Callable[[House], Iterable[str]], method: str = "GET", body: Callable[[], object] = lambda: None
) -> Way:
    """One request for each, once; without a seat if they only read."""

    def way(place: Place) -> Asks:
        for path in paths(place.house):
            yield Ask(method, path, body(), place.house.token)

    return way


def _play(game: str) -> Way:
    """Moves, one after the other; each undo is preceded by a move."""

    def way(place: Place) -> Asks:
        path = f"/api/tables/{place.house.own[game]}"
        while True:
            view = place.mine("GET", path)
            body = {"command_id": fresh(), "expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
            yield Ask("POST", f"{path}/play", body, place.house.token)

    return way


def _old_number(place: Place) -> Asks:
    """A move from a table as it was; the answer is the current view."""
    path = f"/api/tables/{place.house.own['yokohama']}/play"
    while True:
        body = {"command_id": fresh(), "expected_seq": 1 << 20, "thing": "anything"}
        yield Ask("POST", path, body, place.house.token, (409,))


def _undo(place: Place) -> Asks:
    path = f"/api/tables/{place.house.own['osaka']}"
    while True:
        view = place.mine("GET", path)
        body = {"command_id": fresh(), "expected_seq": view["seq"]}
        if view["undoable"]:
            yield Ask("POST", f"{path}/undo", body, place.house.token)
        else:
            place.mine("POST", f"{path}/play", body | {"thing": view["scene"]["options"][0]})


def _plan(place: Place) -> Asks:
    path = f"/api/tables/{place.house.own['yokohama']}"
    while True:
        view = place.mine("GET", path)
        yield Ask("POST", f"{path}/plan", {"thing": view["scene"]["options"][0]}, place.house.token, (422,))


def _advance(what: str) -> Way:
    def way(place: Place) -> Asks:
        path = f"/api/tables/{place.house.own['yedo']}"
        while True:
            seat = place.mine("GET", path)["players"][0]["seat"]
            body = {"command_id": fresh(), "seat": seat, "scope": "always"}
            yield Ask("POST", f"{path}/{what}", body, place.house.token, (422,))

    return way


def _in_advance(what: str, more: dict[str, object]) -> Way:
    """Deciding in advance; in the own turn a move is played and not prepared."""

    def way(place: Place) -> Asks:
        path = f"/api/tables/{place.house.own['yedo']}"
        while True:
            view = place.mine("GET", path)
            command = {} if what == "imagine" else {"command_id": fresh()}
            expected = {"expected_seq": view["seq"]} if what == "prepare" else {}
            body = {"seat": view["players"][0]["seat"], **command, **expected, **more}
            yield Ask("POST", f"{path}/{what}", body, place.house.token, (422,))

    return way


def _try_out(game: str) -> Way:
    def way(place: Place) -> Asks:
        while True:
            path = f"/api/tables/{place.house.own[game]}/try-out"
            yield Ask("POST", path, {"command_id": fresh()}, place.house.token)

    return way


def _play_this(place: Place) -> Asks:
    """One decision that was tried out; the bots of the copy may have moved on."""
    own = f"/api/tables/{place.house.own['yokohama']}"
    while True:
        copy = f"/api/tables/{place.mine('POST', f'{own}/try-out', {'command_id': fresh()})['table']}"
        view = place.mine("GET", copy)
        move = {"command_id": fresh(), "expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
        place.mine("POST", f"{copy}/play", move)
        yield Ask("POST", f"{copy}/play-this", {"command_id": fresh()}, place.house.token)


def _play_on(game: str) -> Way:
    def way(place: Place) -> Asks:
        path = f"/api/tables/{place.house.over[game]}"
        seat = place.mine("GET", path)["players"][0]["seat"]
        while True:
            body = {"command_id": fresh(), "seat": seat, "moment": 10}
            yield Ask("POST", f"{path}/play-on", body, place.house.token)

    return way


def _hosted(what: str, body: Callable[[], object] = lambda: None, before: str = "") -> Way:
    """Requests at the guest's own waiting table, each once."""

    def way(place: Place) -> Asks:
        for _ in range(len(place.house.hosted)):
            path = f"/api/tables/{place.house.hosted.pop()}"
            if before:
                place.mine("POST", f"{path}/{before}", {"bot": "greedy"})
            yield Ask("POST", f"{path}/{what}", body(), place.house.token, (403, 409, 422))

    return way


def _leaving(what: str, status: tuple[int, ...], **more: object) -> Way:
    def way(place: Place) -> Asks:
        for _ in range(len(place.house.resigning)):
            path = f"/api/tables/{place.house.resigning.pop()}"
            view = place.mine("GET", path)
            body = {"command_id": fresh(), "seat": view["players"][0]["seat"], **more}
            if what not in ("return", "hand-over"):
                body["expected_seq"] = view["seq"]
            yield Ask("POST", f"{path}/{what}", body, place.house.token, status)

    return way


def _rename(place: Place) -> Asks:
    """Another name every time: the same one changes nothing."""
    for number in itertools.count():
        yield Ask("PATCH", "/api/me", {"name": f"Annabella {number}"}, place.house.token)


def _vacation(place: Place) -> Asks:
    """Each ends before the next begins, until no days are left."""
    while True:
        yield Ask("POST", "/api/me/vacation", {"days": 1}, place.house.token, (409,))
        place.ask(Ask("DELETE", "/api/me/vacation", None, place.house.token, (409,)))


def _depart(place: Place) -> Asks:
    """A guest who has opened one or two tables."""
    connection = http.client.HTTPConnection("127.0.0.1", place.port, timeout=60)
    while True:
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        answer.read()
        token = (answer.headers["set-cookie"] or "").partition("=")[2].partition(";")[0]
        for _ in range(2):
            place.ask(
                Ask("POST", "/api/tables", {"game": "osaka", "seats": [{"kind": "me"}, {"kind": "friend"}]}, token)
            )
        yield Ask("POST", "/api/me/depart", {"sure": True}, token)


def _league() -> dict[str, object]:
    body = {"name": "Bench", "game": "osaka", "seats": 3, "kind": "swiss", "rounds": 3, "most": 12}
    return {"command_id": fresh(), **body}


def _new_leagues(place: Place) -> Asks:
    """Leagues, one after the other; each is called off before the next one."""
    while True:
        yield Ask("POST", "/api/leagues", _league(), place.house.token)
        _call_off_leagues(place)


def _call_off_leagues(place: Place) -> None:
    """A guest has few leagues at once."""
    for league in place.mine("GET", "/api/me/leagues"):
        if league["state"] == "open":
            place.mine("POST", f"/api/leagues/{league['league']}/end")


def _of_league(what: str = "", method: str = "POST", body: object = None) -> Way:
    """Requests about a league of the guest that is open for people. Only the first request may change it."""

    def way(place: Place) -> Asks:
        _call_off_leagues(place)
        league = place.mine("POST", "/api/leagues", _league())["league"]
        while True:
            yield Ask(method, f"/api/leagues/{league}{what}", body, place.house.token, (403, 409, 422))

    return way


def _of_puzzles(what: str = "", method: str = "GET") -> Way:
    """Requests about every puzzle, one of each game after the other; each is answered with the solution."""

    def way(place: Place) -> Asks:
        lists = [place.mine("GET", f"/api/puzzles/{game}")["puzzles"] for game in place.house.games]
        for number in range(max(map(len, lists))):
            for game, listed in zip(place.house.games, lists, strict=True):
                if number < len(listed):
                    path = f"/api/puzzles/{game}/{listed[number]['puzzle']}"
                    body: object = None if method == "GET" else {"thing": None}
                    if what == "/play-on":
                        place.mine("POST", f"{path}/answer", body)
                        body = {"command_id": fresh()}
                    yield Ask(method, path + what, body, place.house.token)

    return way


def _of_explorer(place: Place) -> Asks:
    """The first positions of every deal."""
    for game in place.house.games:
        for deal in place.mine("GET", f"/api/explorer/{game}")["deals"]:
            yield Ask("GET", f"/api/explorer/{game}/{deal['key']}", None, place.house.token)


def _changed_lobby(place: Place) -> Asks:
    """The list of open tables is read again, because one of them has just changed."""
    table = {"game": "osaka", **TABLE}
    while True:
        place.mine("POST", "/api/tables", table)
        yield Ask("GET", "/api/lobby", None, place.house.token)


def _seek(place: Place) -> Asks:
    """The wish changes with every command, so it is stored and matched again."""
    while True:
        body = {"command_id": fresh(), "game": "yokohama", "least": 4, "most": 4}
        yield Ask("POST", "/api/seeks", body, place.house.token)


def _continue(place: Place) -> Asks:
    while True:
        yield Ask("POST", "/api/me/continue", {"code": place.mine("POST", "/api/me/code")["code"]})


def _subscribe(place: Place) -> Asks:
    def encoded(content: bytes) -> str:
        return base64.urlsafe_b64encode(content).rstrip(b"=").decode()

    while True:
        public = ec.generate_private_key(ec.SECP256R1()).public_key()
        key = encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        where = f"{PUSH}/{fresh()}"
        body = {"endpoint": where, "key": key, "auth": encoded(os.urandom(16)), "language": "de"}
        yield Ask("PUT", "/api/me/notices/push", body, place.house.token)
        for browser in place.mine("GET", "/api/me/notices")["browsers"]:
            place.mine("POST", "/api/me/notices/push/end", {"browser": browser})


def _moments(game: str, what: str = "") -> Way:
    def way(place: Place) -> Asks:
        for number in range(1, 200):
            yield Ask("GET", f"/api/tables/{place.house.over[game]}/replay/{number}{what}", None, place.house.token)

    return way


def _of_games(path: str) -> Way:
    def way(place: Place) -> Asks:
        while True:
            for game in place.house.games:
                yield Ask("GET", path.format(game=game), None, place.house.token)

    return way


def _finished(game: str, path: str, method: str = "GET") -> Way:
    def way(place: Place) -> Asks:
        while True:
            yield Ask(method, f"/api/tables/{place.house.over[game]}{path}", None, place.house.token)

    return way


def _own(game: str, path: str, method: str = "GET", body: Callable[[], object] = lambda: None) -> Way:
    def way(place: Place) -> Asks:
        while True:
            yield Ask(method, f"/api/tables/{place.house.own[game]}{path}", body(), place.house.token, (403, 409, 422))

    return way


def _moved(game: str) -> Way:
    """Read a table that has just changed, so that no view of it is cached."""

    def way(place: Place) -> Asks:
        for ask in _play(game)(place):
            place.ask(ask)
            yield Ask("GET", f"/api/tables/{place.house.own[game]}", None, place.house.token)

    return way


def _about_chat(what: str) -> Way:
    """Requests about the first line of a chat, by a visitor; only the host clears or dismisses."""

    def way(place: Place) -> Asks:
        path, token = f"/api/tables/{place.house.own['yokohama']}", place.house.token
        while True:
            line = place.mine("POST", f"{path}/chat", _said())["said"]
            if what == "mute":
                yield Ask("POST", f"{path}/chat/mute", {"author": line["author"], "muted": True})
            elif what == "clear":
                yield Ask("POST", f"{path}/chat/clear", {"command_id": fresh()}, token, (403,))
            else:
                yield Ask("POST", f"{path}/chat/{what}", {"line": line["n"]}, token * (what == "dismiss"), (403, 422))

    return way


def _pages(house: House) -> list[str]:
    """The pages of tables, each once, so that no preview is cached."""
    return [f"/table/{number}" for number in (*house.playing, *house.waiting)]


def _said() -> object:
    return {"command_id": fresh(), "text": "What would you do?"}


def _offered() -> object:
    return {"command_id": fresh(), "expected_seq": 0, "answer": "offer"}


HOURS = {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}
TABLE = {"seats": [{"kind": "me"}, {"kind": "friend"}], "private": False}
LONG = ("dragon_market", "osaka", "yedo", "yokohama")
# By method and path of the application: the calls of each route, by case. A test compares them with the application's
# routes.
ROUTES: dict[tuple[str, str], dict[str, Way]] = {
    ("POST", "/api/tables/{table}/play"): {**{game: _play(game) for game in LONG}, "an old number": _old_number},
    ("POST", "/api/tables"): {game: again("POST", "/api/tables", {"game": game, **TABLE}) for game in LONG},
    ("GET", "/api/tables/{table}"): {
        **{f"{game}, from disk": each(lambda house, game=game: _tables(house.cold[game])) for game in LONG},  # type: ignore[misc]
        **{f"{game}, over, from disk": each(lambda house, game=game: _tables(house.cold_over[game])) for game in LONG},  # type: ignore[misc]
        **{f"{game}, after a move": _moved(game) for game in LONG},
        "again": _own("yokohama", ""),
    },
    ("POST", "/api/tables/{table}/join"): {
        "": each(lambda house: _tables(house.waiting, "/join"), "POST", lambda: {"seat": "white"})
    },
    ("POST", "/api/tables/{table}/leave"): {"": _hosted("leave")},
    ("POST", "/api/tables/{table}/fill"): {"": _hosted("fill", lambda: {"seat": "white", "bot": "greedy"})},
    ("POST", "/api/tables/{table}/free"): {"": _hosted("free", lambda: {"seat": "white"})},
    ("POST", "/api/tables/{table}/start"): {"": _hosted("start")},
    ("POST", "/api/tables/{table}/digest"): {"": _hosted("digest", lambda: {"digest": "0" * 64})},
    ("POST", "/api/tables/{table}/number"): {"": _hosted("number", lambda: {"number": "0" * 64})},
    ("POST", "/api/tables/{table}/undo"): {"": _undo},
    ("POST", "/api/tables/{table}/stand"): {"": _advance("stand")},
    ("POST", "/api/tables/{table}/withdraw"): {"": _advance("withdraw")},
    ("POST", "/api/tables/{table}/plan"): {"": _plan},
    ("POST", "/api/tables/{table}/order"): {"": _in_advance("order", {"order": "sit_out", "amount": 3})},
    ("POST", "/api/tables/{table}/withdraw_order"): {"": _in_advance("withdraw_order", {"order": "sit_out"})},
    ("POST", "/api/tables/{table}/prepare"): {"": _in_advance("prepare", {"moves": []})},
    ("POST", "/api/tables/{table}/imagine"): {"": _in_advance("imagine", {"moves": []})},
    ("POST", "/api/tables/{table}/chat"): {"": _own("yokohama", "/chat", "POST", _said)},
    ("POST", "/api/tables/{table}/chat/mute"): {"": _about_chat("mute")},
    ("POST", "/api/tables/{table}/chat/report"): {"": _about_chat("report")},
    ("POST", "/api/tables/{table}/chat/dismiss"): {"": _about_chat("dismiss")},
    ("POST", "/api/tables/{table}/chat/clear"): {"": _about_chat("clear")},
    ("GET", "/api/tables/{table}/hint"): {"": _own("osaka", "/hint")},
    ("POST", "/api/tables/{table}/rematch"): {"": _finished("yokohama", "/rematch", "POST")},
    ("GET", "/api/lobby"): {"": again("GET", "/api/lobby"), "after a change": _changed_lobby},
    ("POST", "/api/seeks"): {"": _seek},
    ("DELETE", "/api/seeks/{game}"): {"": again("DELETE", "/api/seeks/osaka")},
    ("POST", "/api/seeks/{game}/bots"): {"": again("POST", "/api/seeks/osaka/bots", status=(422,))},
    ("PUT", "/api/me/visible"): {"": again("PUT", "/api/me/visible", {"visible": True})},
    ("GET", "/api/me/companions"): {"": again("GET", "/api/me/companions")},
    ("GET", "/api/me/blocks"): {"": again("GET", "/api/me/blocks")},
    ("DELETE", "/api/me/blocks/{number}"): {"": again("DELETE", "/api/me/blocks/0123456789abcdef")},
    ("POST", "/api/tables/{table}/block"): {"": _own("osaka", "/block", "POST", lambda: {"seat": "white"})},
    ("GET", "/api/me"): {"": again("GET", "/api/me")},
    ("PATCH", "/api/me"): {"": _rename},
    ("GET", "/api/me/turns"): {"": again("GET", "/api/me/turns")},
    ("GET", "/api/me/vacation"): {"": again("GET", "/api/me/vacation")},
    ("POST", "/api/me/vacation"): {"": _vacation},
    ("DELETE", "/api/me/vacation"): {"": again("DELETE", "/api/me/vacation")},
    ("GET", "/api/me/devices"): {"": again("GET", "/api/me/devices")},
    ("POST", "/api/me/devices/sign-out"): {"": again("POST", "/api/me/devices/sign-out", {"device": None})},
    ("GET", "/api/me/devices/new"): {"": again("GET", "/api/me/devices/new")},
    ("POST", "/api/me/devices/new/seen"): {"": again("POST", "/api/me/devices/new/seen")},
    ("POST", "/api/me/depart"): {"": _depart},
    ("POST", "/api/me/code"): {"": again("POST", "/api/me/code")},
    ("POST", "/api/me/continue"): {"": _continue},
    ("GET", "/api/games"): {"": again("GET", "/api/games", token="")},
    ("GET", "/api/games/{game}/printed"): {"": _of_games("/api/games/{game}/printed")},
    ("GET", "/api/tutorials/{game}"): {"": _of_games("/api/tutorials/{game}")},
    ("GET", "/api/tutorials/{game}/{lesson}"): {"": _of_games("/api/tutorials/{game}/2")},
    ("POST", "/api/tables/{table}/resign"): {"": _leaving("resign", (422,))},
    ("POST", "/api/tables/{table}/vote"): {"": _leaving("vote", (403, 422), wish="bot")},
    ("POST", "/api/tables/{table}/here"): {"": _own("yokohama", "/here", "POST", lambda: {"command_id": fresh()})},
    ("POST", "/api/tables/{table}/offer"): {"": _own("yokohama", "/offer", "POST", _offered)},
    ("POST", "/api/tables/{table}/return"): {"": _leaving("return", (403, 422))},
    ("POST", "/api/tables/{table}/close"): {"": _hosted("close", lambda: {"command_id": fresh()})},
    ("POST", "/api/tables/{table}/put-away"): {"": _finished("osaka", "/put-away", "POST")},
    ("POST", "/api/tables/{table}/try-out"): {game: _try_out(game) for game in LONG},
    ("POST", "/api/tables/{table}/play-this"): {"": _play_this},
    ("POST", "/api/tables/{table}/play-on"): {game: _play_on(game) for game in LONG},
    ("GET", "/api/tables/{table}/replay"): {game: _finished(game, "/replay") for game in LONG},
    ("GET", "/api/tables/{table}/replay/{number}"): {"": _moments("dragon_market")},
    ("GET", "/api/tables/{table}/review"): {"": _finished("dragon_market", "/review")},
    ("POST", "/api/tables/{table}/review"): {"": _finished("dragon_market", "/review", "POST")},
    ("GET", "/api/tables/{table}/file"): {"": _finished("dragon_market", "/file")},
    ("GET", "/api/tables/{table}/ratings"): {"": _finished("yokohama", "/ratings")},
    ("GET", "/api/me/games"): {
        "": again("GET", "/api/me/games"),
        "filtered": again("GET", "/api/me/games?text=guest&result=won"),
    },
    ("GET", "/api/me/opponents"): {"": again("GET", "/api/me/opponents")},
    ("GET", "/api/me/statistics"): {"": again("GET", "/api/me/statistics")},
    ("GET", "/api/guests/{page}/statistics"): {
        "": each(lambda house: [f"/api/guests/{house.page}/statistics"] * 100),
    },
    ("GET", "/api/me/ratings"): {"": again("GET", "/api/me/ratings")},
    ("PUT", "/api/me/page"): {"": again("PUT", "/api/me/page", {"public": True, "statistics": True})},
    ("GET", "/api/guests/{page}"): {"": each(lambda house: [f"/api/guests/{house.page}"] * 100)},
    ("GET", "/api/ladders/{game}"): {"": _of_games("/api/ladders/{game}")},
    ("GET", "/api/me/notices"): {"": again("GET", "/api/me/notices")},
    ("PUT", "/api/me/notices/push"): {"": _subscribe},
    ("POST", "/api/me/notices/push/end"): {"": again("POST", "/api/me/notices/push/end", {"browser": "0" * 64})},
    ("PUT", "/api/me/notices/quiet"): {"": again("PUT", "/api/me/notices/quiet", HOURS)},
    ("DELETE", "/api/me/notices/quiet"): {"": again("DELETE", "/api/me/notices/quiet")},
    ("POST", "/api/me/notices/test"): {"": again("POST", "/api/me/notices/test")},
    ("PUT", "/api/me/notices/mail"): {
        "": again("PUT", "/api/me/notices/mail", {"address": "a@b.example", "language": "de"}, status=(404,))
    },
    ("DELETE", "/api/me/notices/mail"): {"": again("DELETE", "/api/me/notices/mail")},
    ("POST", "/api/notices/confirm/{link}"): {"": again("POST", "/api/notices/confirm/abcdefgh", status=(404,))},
    ("POST", "/api/notices/stop/{link}"): {"": again("POST", "/api/notices/stop/abcdefgh")},
    ("POST", "/notices/stop/{link}"): {"": again("POST", "/notices/stop/abcdefgh")},
    ("GET", "/healthz"): {"": again("GET", "/healthz")},
    ("GET", "/{path:path}"): {
        "": again("GET", "/"),
        "a table": each(_pages),
        "unknown": again("GET", "/nothing", status=(404,)),
    },
    ("POST", "/api/tables/{table}/hand-over"): {"": _leaving("hand-over", (403, 422))},
    ("POST", "/api/tables/{table}/take-over"): {
        "": _own("yokohama", "/take-over", "POST", lambda: {"command_id": fresh(), "seat": "red"})
    },
    ("GET", "/link/{language}/{table}.png"): {
        "": each(lambda house: [f"/link/en/{number}.png" for number in house.playing]),
    },
    ("POST", "/api/leagues"): {"": _new_leagues},
    ("GET", "/api/me/leagues"): {"": again("GET", "/api/me/leagues")},
    ("GET", "/api/leagues/{league}"): {"": _of_league(method="GET")},
    ("POST", "/api/leagues/{league}/join"): {"": _of_league("/join")},
    ("POST", "/api/leagues/{league}/leave"): {"": _of_league("/leave")},
    ("POST", "/api/leagues/{league}/remove"): {"": _of_league("/remove", body={"number": 1})},
    ("POST", "/api/leagues/{league}/start"): {"": _of_league("/start", body={"bots": 0})},
    ("POST", "/api/leagues/{league}/end"): {"": _of_league("/end")},
    ("GET", "/api/explorer/{game}"): {"": _of_games("/api/explorer/{game}")},
    ("GET", "/api/explorer/{game}/{key}"): {"": _of_explorer},
    ("POST", "/api/explorer/{game}/find"): {"": again("POST", "/api/explorer/osaka/find", {"position": {}})},
    ("GET", "/api/tables/{table}/replay/{number}/explorer"): {"": _moments("osaka", "/explorer")},
    ("GET", "/api/me/puzzles"): {"": again("GET", "/api/me/puzzles")},
    ("PUT", "/api/me/puzzles"): {"": again("PUT", "/api/me/puzzles", {"agreed": True})},
    ("GET", "/api/puzzles"): {"": again("GET", "/api/puzzles")},
    ("GET", "/api/puzzles/today"): {"": again("GET", "/api/puzzles/today")},
    ("GET", "/api/puzzles/{game}"): {"": _of_games("/api/puzzles/{game}")},
    ("GET", "/api/puzzles/{game}/{puzzle}"): {"": _of_puzzles()},
    ("POST", "/api/puzzles/{game}/{puzzle}/answer"): {"": _of_puzzles("/answer", "POST")},
    ("POST", "/api/puzzles/{game}/{puzzle}/play-on"): {"": _of_puzzles("/play-on", "POST")},
    # A WebSocket needs its own kind of call.
    ("SOCKET", "/api/tables/{table}/live"): {game: _own(game, "") for game in LONG},
}


def _tables(numbers: Iterable[str], path: str = "") -> list[str]:
    return [f"/api/tables/{number}{path}" for number in numbers]


def routes_of(app: FastAPI) -> set[tuple[str, str]]:
    """All routes of an application."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        for method in getattr(route, "methods", None) or ("SOCKET",):
            found.add((method, str(getattr(route, "path", ""))))
    return found


def measured(place: Place, times: int) -> dict[str, list[Cost]]:
    # The number of tables in memory is that of the tables in use.
    for table in (*place.house.playing, *place.house.own.values(), *place.house.over.values()):
        place.mine("GET", f"/api/tables/{table}")
    costs: dict[str, list[Cost]] = {}
    for (method, path), ways in ROUTES.items():
        for note, way in ways.items():
            asks = way(place)
            found = costs[f"{method} {path}" + (f" ({note})" if note else "")] = []
            for _ in range(3 if path.endswith("/hint") else times):
                ask = next(asks)
                if method == "SOCKET":
                    table = ask.path.removeprefix("/api/tables/")
                    found.append(place.cost(lambda table=table: place.listen(table)))  # type: ignore[misc]
                else:
                    found.append(place.cost(lambda ask=ask: place.ask(ask)))  # type: ignore[misc]
    return costs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--others", type=int, default=400, help="tables of others")
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--show", type=int, default=10)
    parser.add_argument("--limit", type=float, default=5.0, help="milliseconds that none may take in one thread")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'house.db'}"
        house = House(url, asked.others)
        place = Place(house, url)
        try:
            costs = measured(place, asked.times)
        finally:
            place.close()
    least = {name: Cost(*[min(one) for one in zip(*found, strict=True)]) for name, found in costs.items()}
    usual = {name: statistics.median(max(cost) for cost in found) for name, found in costs.items()}
    dearest = sorted(least, key=lambda name: -max(least[name]))
    print("| route | database thread | event loop | median of the dearer |\n| --- | --- | --- | --- |")
    for name in dearest[: asked.show]:
        print(f"| {name} | {least[name].store:.2f} ms | {least[name].loop:.2f} ms | {usual[name]:.2f} ms |")
    above = [name for name in dearest if max(least[name]) > asked.limit]
    print(f"{len(costs)} ways to ask {len(ROUTES)} routes; {len(above)} take more than {asked.limit} ms in one thread")
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
