"""A vacation at a real server with two processes on PostgreSQL: every table over days is told."""

from __future__ import annotations

from pathlib import Path

from postgres import Cluster
from serving import FRIEND, ME, people, running, wait_for

CLOCK = {"kind": "bank", "seconds": 10 * 86400, "increment": 3600, "then": "hard"}


def test_all_tables_over_days_are_told_of_a_vacation(cluster: Cluster, tmp_path: Path) -> None:
    with running(tmp_path, database=cluster.new_database(), more=("--processes", "2")) as server:
        with people(server, "Ann", "Bob") as (ann, bob):
            tables = [ann.open(ME, FRIEND, clock=clock) for clock in (CLOCK, CLOCK, None)]
            for table in tables:
                bob.join(table, "white")
            assert ann.post("/me/vacation", {"days": 31}).status_code == 422
            assert ann.post("/me/vacation", {"days": 3}).json()["days_left"] == 27
            assert ann.post("/me/vacation", {"days": 3}).status_code == 409

            def told(table: str) -> list[str]:
                return [line["what"] for line in bob.view(table)["happenings"]]

            wait_for(lambda: [told(table) for table in tables] == [["vacation"], ["vacation"], []])
            assert ann.http.delete("/api/me/vacation").json() == {"until": None, "days_left": 29}
            wait_for(lambda: [told(table) for table in tables[:2]] == [["vacation", "home"]] * 2)
        assert server.tracebacks == []
