"""Substitutes at a real server with two processes on PostgreSQL: one person gets the seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from postgres import Cluster
from seated_people import SEATS, told
from serving import FRIEND, ME, fresh_id, people, running, wait_for


def test_one_of_many_people_gets_the_seat_in_all_processes(cluster: Cluster, tmp_path: Path) -> None:
    names = ["Cem", "Dee", "Eve", "Fay"]
    with running(tmp_path, database=cluster.new_database(), more=("--processes", "2")) as server:
        with people(server, "Ann", "Bob", *names) as (ann, bob, *others):
            table = ann.open(ME, FRIEND, private=False, substitutes=True)
            bob.join(table, SEATS[1])
            body = {"command_id": fresh_id(), "seat": SEATS[0]}
            assert ann.post(f"/tables/{table}/hand-over", body).status_code == 200
            with ThreadPoolExecutor(len(others)) as at_once:
                answers = list(
                    at_once.map(
                        lambda person: person.post(
                            f"/tables/{table}/take-over", {"command_id": fresh_id(), "seat": SEATS[0]}
                        ),
                        others,
                    )
                )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            (name,) = [name for name, answer in zip(names, answers, strict=True) if answer.status_code == 200]
            # Each request may reach another process.
            for _ in range(6):
                wait_for(lambda: bob.view(table)["players"][0]["name"] == name)
                assert ann.view(table)["left_seat"] == SEATS[0]
                assert ann.view(table)["viewer"] is None
            assert told(bob.view(table)).count("took_over") == 1
        assert server.tracebacks == []
