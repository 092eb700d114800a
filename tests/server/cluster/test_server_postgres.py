"""Tables in PostgreSQL, served by two processes: whoever comes through either sees the same, and one may go away."""

from __future__ import annotations

import hashlib
import os
import random
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from damaged_tables import DAMAGES, health_of
from forked_server import said_by_higaki
from postgres import PASSWORD, Cluster
from serving import (
    FRIEND,
    ME,
    Json,
    Person,
    Server,
    Sitting,
    free_port,
    fresh_id,
    merged,
    next_update,
    people,
    plant,
    running,
    serial_run,
    wait_for,
    whose_turn,
)

import higaki


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with running(folder, database=cluster.new_database(), more=("--processes", "2")) as started:
        yield started
        assert started.stop() == 0
        assert started.workers() == []
        assert "plum" not in started.log, "the password"
        assert started.tracebacks == []


@contextmanager
def only(server: Server, one: int) -> Iterator[None]:
    """Only this one of the processes takes up who comes now."""
    others = [pid for pid in server.servers() if pid != one]
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            os.kill(pid, signal.SIGCONT)


def move(person: Person, table: str, chance: random.Random) -> None:
    view = person.view(table)
    assert whose_turn(view) == view["viewer"]
    if not view["scene"]["options"]:  # the server answers
        wait_for(lambda: person.view(table)["seq"] != view["seq"])
        return
    answer = person.play(table, view["seq"], chance.choice(view["scene"]["options"]))
    assert answer.status_code == 200, answer.text


def say(person: Person, table: str, text: str) -> None:
    answer = person.post(f"/tables/{table}/chat", {"command_id": fresh_id(), "text": text})
    assert answer.status_code == 200, answer.text


@contextmanager
def through(server: Server, process: int, name: str) -> Iterator[Person]:
    """Somebody new, over a connection to this one of the processes."""
    with ExitStack() as until_then:
        with only(server, process):
            (person,) = until_then.enter_context(people(server, name))
        yield person


def test_two_people_play_and_talk_through_two_processes(server: Server) -> None:
    first, second = server.servers()
    with through(server, first, "Ann") as ann, through(server, second, "Bob") as bob, ExitStack() as sockets:
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        listening = []
        for process, person in ((first, ann), (second, bob)):
            with only(server, process):
                listening.append(sockets.enter_context(person.listen(table)))
        chance = random.Random(4)
        for number in range(12):
            view = ann.view(table)
            move(ann if whose_turn(view) == view["viewer"] else bob, table, chance)
            say(bob, table, f"line {number}")
        with ExitStack() as further, through(server, second, "Cleo") as cleo:
            with only(server, second):
                watching = further.enter_context(cleo.listen(table))
            next_update(watching)
            assert cleo.post(f"/tables/{table}/chat/report", {"line": 3}).status_code == 200
            wait_for(lambda: len(ann.view(table)["talk"]["reports"]) == 1)
            assert ann.post(f"/tables/{table}/chat/clear", {"command_id": fresh_id(), "line": 3}).status_code == 200
            # What is cleared through one process disappears for who listens to another.
            while [line["clears"] for line in next_update(watching)["view"]["chat"]] != [3]:
                pass
            assert "line 2" not in [line["text"] for line in cleo.view(table)["chat"]]
            assert server.rows("SELECT text, name, guest FROM chat WHERE n = 3") == [("", "", None)]
        for person, heard in zip((ann, bob), listening, strict=True):
            last, log, seq = person.view(table), list[Json](), -1
            assert [line["text"] for line in last["chat"]] == [*[f"line {n}" for n in range(12) if n != 2], ""]
            while seq < last["seq"]:
                update = next_update(heard)
                log, seq = merged(log, update), update["view"]["seq"]
            assert log == last["entries"]
        moves, saved = server.moves(table), server.saved(table)
        assert [number for number, *_ in moves] == list(range(1, len(moves) + 1))
        assert serial_run(saved, moves)[0].save() == saved


def test_a_game_begins_with_numbers_that_are_shown_through_two_processes(server: Server) -> None:
    numbers = [hashlib.sha256(name.encode()).digest() for name in ("Ann", "Bob")]
    fixed = [hashlib.sha256(number).hexdigest() for number in numbers]
    with ExitStack() as both:
        ann, bob = [
            both.enter_context(through(server, pid, name))
            for pid, name in zip(server.servers(), ("Ann", "Bob"), strict=True)
        ]
        table = ann.open(ME, FRIEND)
        listening = both.enter_context(ann.listen(table))
        assert ann.post(f"/tables/{table}/digest", {"digest": fixed[0]}).status_code == 200
        wait_for(lambda: bob.view(table)["players"][0]["connected"] is True)
        begun = bob.post(f"/tables/{table}/join", {"seat": "white", "digest": fixed[1]}).json()
        assert begun["shuffle"]["begun"]
        while not next_update(listening)["view"]["shuffle"]["begun"]:
            pass
        for person, number in ((bob, numbers[1]), (ann, numbers[0])):
            assert person.post(f"/tables/{table}/number", {"number": number.hex()}).status_code == 200
        first = ann.view(table)["entries"][0]
        assert bob.view(table)["entries"][0] == first
        assert first["seal"] == begun["shuffle"]["seal"]
        assert [(one["digest"], one["number"]) for one in first["numbers"]] == [
            (digest, number.hex()) for digest, number in zip(fixed, numbers, strict=True)
        ]


def test_a_process_that_is_killed_is_replaced_and_who_came_through_the_other_one_notices_nothing(
    server: Server,
) -> None:
    killed, other = server.servers()
    with through(server, other, "Ann") as ann:
        table = ann.open(ME, FRIEND)
        with only(server, other):
            listening = ann.listen(table)
        with listening as heard:
            next_update(heard)
            os.kill(killed, signal.SIGKILL)
            wait_for(lambda: len({*server.servers()} - {killed, other}) == 1)
            assert f"server process {killed} ended (-9); another one begins" in server.log
            (newer,) = {*server.servers()} - {other}
            with through(server, newer, "Bob") as bob:
                bob.join(table, "white")
            while next_update(heard)["view"]["state"] == "waiting":
                pass


def test_a_restart_loses_nothing_no_process_outlives_its_parent_and_what_makes_no_sense_is_set_aside(
    server: Server,
) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        bob.join(table, "white")
        say(ann, table, "until later")
        seen = ann.view(table)
        server.kill()
        wait_for(lambda: server.workers() == [])
        match = next(m for m in (higaki.new("osaka", seats=2, seed=seed) for seed in range(100)) if m.seat == 0)
        bad = {what: plant(server, match, Sitting(None, "greedy"), ann) for what in DAMAGES}
        for what, number in list(bad.items()):
            try:
                server.write(DAMAGES[what], number)
            except psycopg.Error:
                del bad[what]  # PostgreSQL itself does not take it
        assert len(bad) > 9
        # Before the server begins, which sets aside what the doctor would name.
        doctor = said_by_higaki("doctor", "--db", server.database, "--port", str(free_port()))
        named = [line for line in doctor.stdout.splitlines() if line.startswith("wrong: table ")]
        assert {line.split()[2] for line in named} == set(bad.values()), doctor.stderr
        server.start()
        assert ann.view(table) == seen
        for what, number in bad.items():
            answer = bob.get(f"/tables/{number}")
            assert (answer.status_code, answer.json().get("error")) == (404, "unreadable"), what


def test_whoever_looks_through_the_other_process_hears_of_a_rematch(server: Server) -> None:
    match, chance = higaki.new("osaka", seats=2, seed=1), random.Random(1)
    while not match.over:
        match.play(chance.choice(match.options))
    with people(server, "Ann", "Bob") as (ann, bob), ExitStack() as stack:
        table = plant(server, match, ann, bob)
        listening = []
        for person, process in zip((ann, bob), server.servers(), strict=True):
            with only(server, process):
                listening.append(stack.enter_context(person.listen(table)))
                next_update(listening[-1])
        again = ann.post(f"/tables/{table}/rematch").json()["table"]
        for one in listening:
            while next_update(one).get("view", {}).get("rematch") != again:
                pass


def test_while_the_database_is_away_everything_is_refused_and_then_goes_on(server: Server, cluster: Cluster) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        cluster.stop()
        wait_for(lambda: health_of(server)[0] == 503)
        wish = {"seat": "white"}
        refused = bob.post(f"/tables/{table}/join", wish)
        # It may have been kept the time before: without a key, so the client asks again until it is known.
        assert (refused.status_code, "error" in refused.json()) == (503, False)
        assert server.servers(), "nobody dies of it"
        cluster.start()
        wait_for(lambda: health_of(server) == (200, None))
        assert bob.post(f"/tables/{table}/join", wish).json()["state"] == "playing"
        assert [thing for _, _, _, thing in server.moves(table)] == ["join"]


class Wire:
    """Between a server and its database; it can break right after these words went through, before the answer."""

    def __init__(self, port: int, words: bytes) -> None:
        self._words = words
        self._database = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.breaks = threading.Event()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                server = self._door.accept()[0]
                database = socket.create_connection(("127.0.0.1", self._database))
                self._ends += [server, database]
                for way in ((server, database), (database, server)):
                    threading.Thread(target=self._carry, args=way, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65536):
                broken = self.breaks.is_set() and self._words in content
                if broken:
                    self.breaks.clear()
                    source.shutdown(socket.SHUT_RDWR)
                target.sendall(content)
                if broken:
                    break
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for end in (self._door, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


# A move is one sentence, which is kept when it is answered; what is said is kept by a commit.
@pytest.mark.parametrize(("words", "what"), [(b"WITH kept", "play"), (b"COMMIT\0", "chat")])
def test_what_was_to_be_kept_and_was_not_answered_is_in_doubt_until_the_same_command_comes_again(
    cluster: Cluster, tmp_path: Path, words: bytes, what: str
) -> None:
    wire = Wire(cluster.port, words)
    database = cluster.new_database().replace(str(cluster.port), str(wire.port))
    with running(tmp_path, database=database) as server, people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND)
        view = bob.join(table, "white")
        mover = ann if whose_turn(view) == "grey" else bob
        view = mover.view(table)
        command = {"command_id": fresh_id()}
        if what == "play":
            command |= {"expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
        else:
            command |= {"text": "hello"}
        wire.breaks.set()
        first = mover.post(f"/tables/{table}/{what}", command)
        assert first.status_code == 503
        assert "error" not in first.json(), "neither refused nor kept"
        second = mover.post(f"/tables/{table}/{what}", command)
        assert second.status_code == 200, second.text
        kept = [*server.rows("SELECT command_id FROM moves"), *server.rows("SELECT command_id FROM chat")]
        assert kept.count((command["command_id"],)) == 1
        assert server.tracebacks == []
        assert PASSWORD not in server.log
    wire.close()
