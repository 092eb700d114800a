"""A server process for tests that begins at once: forked from a process that has imported the package already.

Importing takes a second of the processor, and the tests start hundreds of servers.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from higaki import catalogue
from higaki.terminal.cli import main

# What a server imports when it begins.
IMPORTED = (
    "higaki.terminal.cli",
    "higaki.server.run.serve",
    "higaki.server.run.supervisor",
    "higaki.server.run.server_process",
    "higaki.server.database.backends",
    *[f"higaki.games.{name}" for name in catalogue.names()],
)
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(list(IMPORTED))


class ForkedServer:
    """`higaki serve` in a process of its own, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, words: Sequence[str], log: Path, most_files: tuple[int, int] | None) -> None:
        self._process: ForkServerProcess = _context.Process(
            target=_serve, args=(list(words), log, dict(os.environ), most_files)
        )
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("higaki serve", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def _serve(words: list[str], log: Path, environment: Mapping[str, str], most_files: tuple[int, int] | None) -> None:
    os.setsid()
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if most_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, most_files)
    sys.argv = ["higaki", "serve", *words]
    sys.exit(main(sys.argv[1:]))
