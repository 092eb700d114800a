"""The supervisor of several server processes on one machine: it listens on the socket and restarts processes.

The processes are forks, so a new one starts fast. The supervisor itself must therefore have no threads and no
connections.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from typing import Final

import uvicorn

from higaki.engine.base.errors import BadSetting, HigakiError
from higaki.server.database.address import is_postgres
from higaki.server.run.server_process import end_in_order, how_to_serve
from higaki.server.web.app import Settings, make_app
from higaki.server.web.connection_limits import ConnectionLimits

log = logging.getLogger("higaki")
# A process that ran this long did not fail at its start. After failures the pause doubles.
LIVED_SECONDS: Final = 10.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0
# uvicorn takes three seconds at most.
STOP_SECONDS: Final = 8.0
# The number of connections that a process accepts at once; the other processes get the next ones.
TAKEN_AT_ONCE: Final = 1
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


def check_processes(processes: int, database: str) -> None:
    if processes < 1:
        raise BadSetting(f"{processes} processes cannot serve; right would be 1 or more")
    if processes > 1 and not is_postgres(database):
        raise BadSetting(
            f"an SQLite file has one server, so {processes} processes cannot share it; right would be --processes 1, "
            "or a PostgreSQL as --db, like postgresql+psycopg://me@localhost/higaki"
        )


def supervise(processes: int, settings: Settings, doors: ConnectionLimits, door: socket.socket) -> None:
    """Keep this many processes running until stopped."""
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    for number in SIGNALS:
        signal.signal(number, lambda *_: os.write(tell, b"."))
    places = [_Place(settings, doors, door, number) for number in range(processes)]
    while True:
        for place in places:
            place.see_to()
        ends: list[int] = [place.process.sentinel for place in places if place.process is not None]
        pause = min(place.begins for place in places) - time.monotonic() if len(ends) < processes else None
        if told in wait([told, *ends], None if pause is None else max(0.0, pause)):
            break
    door.close()
    for place in places:
        place.stop()
    end = time.monotonic() + STOP_SECONDS
    for place in places:
        place.wait(end)


class _Place:
    """The slot of one process, which is restarted when it ends."""

    def __init__(self, settings: Settings, doors: ConnectionLimits, door: socket.socket, number: int) -> None:
        self._serves = (settings, doors, door, number)
        self.process: ForkProcess | None = None
        self.begins = 0.0
        self._began = 0.0
        self._pause = SHORTEST_PAUSE

    def see_to(self) -> None:
        """Restart the process if it has ended and the pause is over."""
        now = time.monotonic()
        if self.process is not None and not self.process.is_alive():
            self._pause = SHORTEST_PAUSE if now - self._began > LIVED_SECONDS else min(2 * self._pause, LONGEST_PAUSE)
            how, pid = self.process.exitcode, self.process.pid
            log.error("server process %s ended (%s); another one begins in %.1f seconds", pid, how, self._pause)
            self.process.close()
            self.process = None
            self.begins = now + self._pause
        if self.process is None and now >= self.begins:
            self.process = multiprocessing.get_context("fork").Process(target=_serve, args=self._serves)
            # Until the new process has its own signal handlers.
            signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
            try:
                self.process.start()
            finally:
                signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            self._began = now
            self.begins = float("inf")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()

    def wait(self, end: float) -> None:
        if self.process is not None:
            self.process.join(max(0.0, end - time.monotonic()))
            self.process.kill()
            self.process.join()


class _Shared(socket.socket):
    """A socket on which the parent already listens. A second `listen` would change its queue for all processes."""

    def listen(self, _backlog: int = 0, /) -> None:
        pass


def _serve(settings: Settings, doors: ConnectionLimits, door: socket.socket, place: int) -> None:
    """The main function of one process."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    end_in_order()
    # Ctrl+C stays blocked: it reaches all processes of a terminal, but the parent stops the others.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    try:
        app = make_app(settings, doors, place)
    except HigakiError as error:
        log.error("%s", error)
        sys.exit(2)
    how = how_to_serve(doors) | {"backlog": TAKEN_AT_ONCE}
    uvicorn.Server(uvicorn.Config(app, **how)).run([_Shared(fileno=door.detach())])


def _end_with_the_parent() -> None:
    """Exit at once when the parent has ended. Acknowledged changes are in the database, so nothing is lost."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
