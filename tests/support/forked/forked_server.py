"""A server for tests that begins at once, or a command: forked from a process that has imported the package already.

Importing takes a second of the processor, and the tests start hundreds of servers.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.forkserver
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from higaki.terminal.cli import main


@cache
def _context() -> ForkServerContext:
    """Processes that begin as forks of one that has imported `preloaded.py`, which it finds by its PYTHONPATH alone."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["preloaded"])
    with patch.dict(os.environ, PYTHONPATH=os.pathsep.join([str(Path(__file__).parent), *sys.path])):
        multiprocessing.forkserver.ensure_running()
    return context


def said_by_higaki(*words: str, seconds: float = 60) -> subprocess.CompletedProcess[str]:
    """What `higaki` with these words says until it ends, in a forked process."""
    with TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        process = _context().Process(target=_run, args=(words, out, err, dict(os.environ)))
        process.start()
        process.join(seconds)
        code = process.exitcode
        process.kill()
        process.join()
        if code is None:
            raise subprocess.TimeoutExpired(words, seconds)
        return subprocess.CompletedProcess(words, code, out.read_text(), err.read_text())


class ForkedServer:
    """`higaki serve` in a process of its own, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, words: Sequence[str], log: Path, most_files: tuple[int, int] | None) -> None:
        self._process: ForkServerProcess = _context().Process(
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
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if most_files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, most_files)
    _run(["serve", *words], log, log, environment)


def _run(words: Sequence[str], out: Path, err: Path, environment: Mapping[str, str]) -> None:
    for number, path in enumerate((out, err), 1):
        with path.open("ab") as file:
            os.dup2(file.fileno(), number)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["higaki", *words]
    sys.exit(main(sys.argv[1:]))
