"""Who comes and goes is told briefly and once; a view is written once for all who see the same; sockets are counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from serving import FRIEND, ME, Json, Server, people, running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import higaki
from higaki.server.protocol.responses.table.view import View
from higaki.server.tables import subscribers, view_json, views
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Sockets, Subscriber, Subscribers


def heard(listening: ClientConnection, seconds: float = 1.5) -> Iterator[Json]:
    """All that comes until it has been silent for so long."""
    while True:
        try:
            yield json.loads(listening.recv(timeout=seconds))
        except TimeoutError:
            return


def test_who_comes_and_goes_pushes_no_view_to_anybody(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        with ann.listen(table) as hers:
            assert "view" in next(heard(hers))
            list(heard(hers))
            for _ in range(10):
                with bob.listen(table), stranger.listen(table):
                    pass
            with bob.listen(table):
                coming = list(heard(hers))
            going = list(heard(hers))
        news = coming + going
        assert news, "she hears of him"
        assert not any("view" in message for message in news)
        assert coming[-1]["connected"] == ["grey", "white"]
        assert going[-1]["connected"] == ["grey"]
        assert all(len(json.dumps(message)) < 500 for message in news)
        assert [message["connected"] for message in news] == [
            message["connected"] for n, message in enumerate(news) if n == 0 or message != news[n - 1]
        ], "nothing is told twice"


def test_a_stranger_who_comes_and_goes_is_told_to_nobody(server: Server) -> None:
    with people(server, "Ann", None) as (ann, stranger):
        table = ann.open(ME, FRIEND)
        with ann.listen(table) as hers:
            list(heard(hers))
            for _ in range(5):
                with stranger.listen(table):
                    pass
            assert list(heard(hers)) == []


def room_of_two() -> Room:
    room = Room(
        "table",
        higaki.new("osaka").game,
        True,
        [Occupant("ann", None, None, False), Occupant("bob", None, None, False)],
        {},
        "ann",
    )
    room.match = higaki.new("osaka", seats=2, seed=1)
    room.note_length()
    return room


def test_a_view_is_written_once_for_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    room, names, built = room_of_two(), {"ann": "Ann", "bob": "Bob"}, list[str | None]()
    view = views.view

    def building(room: Room, names: dict[str, str], guest: str | None, *more: Any) -> View:
        built.append(guest)
        return view(room, names, guest, *more)

    monkeypatch.setattr(views, "view", building)
    sent = {
        guest: view_json.update(room, names, guest, 0, 0) for guest in ["ann", "bob", None, "cem", "dora", "ann", None]
    }
    assert built == ["ann", "bob", None]
    seen = {guest: json.loads(text)["view"] for guest, text in sent.items()}
    for one in seen.values():
        del one["talk"]  # everybody has their own
    assert seen["cem"] == seen["dora"] == seen[None]
    for guest in ("ann", "bob", None, "cem"):
        # Nothing is different from what was written for this one alone.
        assert json.loads(sent[guest])["view"] == json.loads(json.dumps(view(room, names, guest, 0)))
    assert len({sent["ann"], sent["bob"], sent[None]}) == 3
    room.subscribers.tell_everybody()
    view_json.update(room, names, None, 0, 0)
    assert built == ["ann", "bob", None, None], "after a change it is written anew"


def test_what_was_written_is_not_sent_after_a_change(server: Server) -> None:
    """Chat, names, seats, moves, who is there: whoever looks again sees it."""
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table = ann.open(ME, FRIEND)
        looks: list[str] = []

        def differs(what: str) -> None:
            # How long somebody has been away is another number at every look.
            looks.append(json.dumps(stranger.view(table) | {"awaited": None}))
            assert looks[-1] == json.dumps(stranger.view(table) | {"awaited": None})
            assert looks[-1] not in looks[:-1], what

        differs("a new table")
        ann.post(f"/tables/{table}/chat", {"command_id": "a-line-of-chat", "text": "hello"})
        differs("chat")
        ann.http.patch("/api/me", json={"name": "Anna"})
        differs("a name")
        bob.join(table, "white")
        differs("a seat")
        with ann.listen(table) as hers:
            next(heard(hers))
            differs("who is there")
            view = ann.view(table)
            mover = ann if view["scene"]["turn"] == "grey" else bob
            mover.play(table, view["seq"], mover.view(table)["scene"]["options"][0])
            differs("a move")


def test_one_guest_and_one_address_have_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path, limits=1) as server, people(server, "Ann", "Bob") as (ann, bob), ExitStack() as open_sockets:
        table = ann.open(ME, FRIEND)

        def let_in(person: Any) -> bool:
            socket = open_sockets.enter_context(person.listen(table))
            try:
                return "view" in json.loads(socket.recv(timeout=10))
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code == 1013
                return False

        watching = [let_in(bob) for _ in range(subscribers.MOST_WATCHING_FROM_AN_ADDRESS + 2)]
        assert watching == [True] * subscribers.MOST_WATCHING_FROM_AN_ADDRESS + [False] * 2
        mine = [let_in(ann) for _ in range(subscribers.MOST_OF_A_GUEST + 2)]
        assert mine == [True] * subscribers.MOST_OF_A_GUEST + [False] * 2, "who sits there has places of her own"
        open_sockets.close()
        assert server.healthy


def test_who_opens_sockets_again_and_again_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path, limits=1) as server, people(server, "Ann", "Bob") as (ann, bob):
        table, codes = ann.open(ME, FRIEND), list[int | None]()
        for person in (ann, bob) * 500:  # another cookie does not help; a busy machine opens few in a second
            with person.listen(table) as socket:
                try:
                    socket.recv(timeout=10)
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code if closed.rcvd else None)
                    break
        assert codes == [1013]
        assert ann.get(f"/tables/{table}").status_code == 200


def test_sockets_of_an_address_are_counted_and_given_back() -> None:
    sockets = Sockets(0.01)
    assert [sockets.take("a") for _ in range(6)] == [True] * 5 + [False]
    assert sockets.take("b")
    sockets.give_back("a")
    assert sockets.take("a")


def test_who_watches_from_many_addresses_keeps_nobody_out_who_sits_there() -> None:
    audience_of_table = Subscribers()
    for number in range(subscribers.MOST_WATCHING):
        watcher = Subscriber(None, f"address {number}")
        assert audience_of_table.has_room_for(watcher, ["ann"], 1)
        audience_of_table.add(watcher)
    assert not audience_of_table.has_room_for(Subscriber("bob", "another"), ["ann"], 1)
    assert audience_of_table.has_room_for(Subscriber("ann", "another"), ["ann"], 1)
