"""One worker process. It receives one request at a time through a pipe.

HIGAKI_COMPILED may name a folder in which the package is being compiled while the server already runs. As soon as
`<folder>.ready` exists, new processes import the package from there.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from higaki import catalogue

READY = "ready"
# Only one thread at a time changes the path that a new process inherits.
_starting = threading.Lock()


class WorkerDied(Exception):
    """The process ended before it answered."""


class Worker:
    """A worker process. Starting it and waiting for its answer block, so call them in a thread."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        # A fresh interpreter: a fork would inherit open sockets and the database.
        context = multiprocessing.get_context("spawn")
        self._pipe, its_end = context.Pipe()
        self._process = context.Process(target=_work, args=(its_end, prepare), daemon=True)
        self.build = compiled_build()
        with _importing_from(self.build):
            self._process.start()
        its_end.close()  # so that the pipe ends with the process

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def wait_until_ready(self) -> None:
        self._receive()

    def ask(self, how: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
        """Send a task. Returns whether it succeeded, and the result or the error."""
        try:
            self._pipe.send((how, task))
        except OSError:
            raise WorkerDied from None
        answer: tuple[bool, Any] = self._receive()
        return answer

    def _receive(self) -> Any:
        try:
            return self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied from None

    def end(self) -> None:
        """Kill the process, even one that hangs; the closed pipe wakes the waiting caller."""
        self._process.kill()


def load_games() -> None:
    """Import the rules of all games."""
    for name in catalogue.names():
        catalogue.find(name)


def compiled_build() -> str | None:
    """The folder of the compiled package that new processes import; None if they import the server's own."""
    folder = os.environ.get("HIGAKI_COMPILED")
    return folder if folder and Path(f"{folder}.ready").exists() else None


@contextmanager
def _importing_from(build: str | None) -> Iterator[None]:
    """Put the folder first on the module path while a process starts. This process has imported all it needs."""
    if build is None:
        yield
        return
    load_games()
    with _starting:
        sys.path.insert(0, build)
        try:
            yield
        finally:
            sys.path.remove(build)


def _work(pipe: Connection, prepare: Callable[[], None] | None) -> None:
    """The main function of a worker: answer one task after the other. It ends with its server and ignores Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if prepare is not None:
        prepare()
    with suppress(EOFError, OSError):  # the server has died
        pipe.send(READY)
        while True:
            pipe.send(_answer(*pipe.recv()))


def _answer(how: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, how(task)
    except Exception as error:
        return False, error


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
