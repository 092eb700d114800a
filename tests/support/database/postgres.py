"""A PostgreSQL for the tests: Debian's own, in a folder of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
from psycopg.types.string import TextLoader
from sqlalchemy import Engine

from higaki.server.database.postgres.store import open_postgres

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
# It refuses to run as root.
AS_ITS_USER: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
READY_SECONDS = 30
PASSWORD = "plum%2Fcake"
TEMPLATE = "higaki_template"


# Every commit is synced; where the files are in memory, that costs nothing. What a kill leaves behind is the same.
MEMORY = Path("/dev/shm")


def has_room(folder: Path) -> bool:
    return folder.is_dir() and shutil.disk_usage(folder).free > 2**30


class Cluster:
    """One PostgreSQL, on one port over all its restarts."""

    def __init__(self) -> None:
        assert PROGRAMS, "PostgreSQL is not installed; `make test` does it"
        self.folder = Path(tempfile.mkdtemp(prefix="higaki-postgres-", dir=MEMORY if has_room(MEMORY) else None))
        if AS_ITS_USER:
            shutil.chown(self.folder, "postgres", "postgres")
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port: int = taken.getsockname()[1]
        secret = self.folder / "password"
        secret.write_text(PASSWORD.replace("%2F", "/"))
        secret.chmod(0o644)
        words = ["--auth-local=trust", "--auth-host=scram-sha-256", "--username=higaki", f"--pwfile={secret}"]
        made: list[str | Path] = [PROGRAMS[-1] / "initdb", "-D", self.folder / "data"]
        made += ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
        subprocess.run([*made, *words], check=True, capture_output=True, cwd=self.folder, **AS_ITS_USER)
        self.process: subprocess.Popen[bytes] | None = None
        self._number = 0

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://higaki:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it answers; after a kill its remains may have to go first."""
        end = time.monotonic() + READY_SECONDS
        while not self.answers():
            assert time.monotonic() < end, (self.folder / "log").read_text()
            if self.process is None or self.process.poll() is not None:
                self._launch()
            time.sleep(0.05)

    def _launch(self) -> None:
        settings = {"unix_socket_directories": self.folder, "shared_buffers": "32MB", "max_connections": 60}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [PROGRAMS[-1] / "postgres", "-D", self.folder / "data", "-p", str(self.port), *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **AS_ITS_USER,
            )

    def answers(self) -> bool:
        try:
            asked(self.url("postgres"), "SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """At once, but in order."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(READY_SECONDS)

    def kill(self, with_all_its_processes: bool = True) -> None:
        assert self.process is not None
        if with_all_its_processes:
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait(READY_SECONDS)

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Nothing of it runs, but all its connections stay open."""
        assert self.process is not None
        stopped = [self.process.pid]
        os.kill(self.process.pid, signal.SIGSTOP)
        try:
            for pid in children_of(self.process.pid):  # it makes no new ones any more
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGSTOP)
                    stopped.append(pid)
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def new_database(self, template: str = TEMPLATE) -> str:
        """The address of a database of its own; of our version, unless the template is another one."""
        if template == TEMPLATE and not asked(
            self.url("postgres"), "SELECT 1 FROM pg_database WHERE datname = ?", TEMPLATE
        ):
            self._create(TEMPLATE, "template1")
            open_postgres(self.url(TEMPLATE)).dispose()
        self._number += 1
        self._create(f"tables_{self._number}", template)
        return self.url(f"tables_{self._number}")

    def _create(self, name: str, template: str) -> None:
        asked(self.url("postgres"), f"CREATE DATABASE {name} TEMPLATE {template}")

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def children_of(parent: int) -> list[int]:
    """PostgreSQL gives each of its processes a group of its own, so they are found by their parent."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(FileNotFoundError, ProcessLookupError):
                if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                    found.append(int(folder.name))
    return found


def address(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=False)


def asked(url: str, question: str, *values: object) -> list[tuple[Any, ...]]:
    """What a database answers, beside every server; JSON as it is written there."""
    address = url.replace("+psycopg", "", 1)
    with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
        connection.adapters.register_loader("json", TextLoader)
        written = question.replace("%", "%%").replace("?", "%s") if values else question
        found = connection.execute(written.encode(), values or None)
        return found.fetchall() if found.description else []
