"""`higaki serve` and `higaki doctor`: start the server, or check whether it can start."""

from __future__ import annotations

import logging
import math
import multiprocessing
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.native import library
from higaki.puzzles import packaged
from higaki.server.database.address import shown
from higaki.server.database.backends import open_store
from higaki.server.run.database_doctor import examine_database
from higaki.server.run.server_process import end_in_order, how_to_serve, write_log
from higaki.server.run.supervisor import check_processes, supervise
from higaki.server.web.app import Settings, make_app
from higaki.server.web.client_files import STATIC
from higaki.server.web.connection_limits import AT_ONCE, ConnectionLimits

log = logging.getLogger("higaki")
EVERYWHERE = ("0.0.0.0", "::")


def default_database() -> str:
    """The address of the default database, a file in the user's data directory."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'higaki' / 'higaki.db'}"


def serve(
    host: str, port: int, settings: Settings, doors: ConnectionLimits, open_browser: bool, processes: int = 1
) -> None:
    """Serve until stopped. Open tables are on disk at every moment."""
    _check(settings)
    if not 0 < port < 65536:
        raise BadSetting(f"there is no port {port}; right would be 1 to 65535")
    check_processes(processes, settings.database)
    _check_port(host, port)
    if settings.metrics is not None:
        for place in range(processes):
            if settings.metrics[1] + place == port:
                raise BadSetting(f"port {port} is for the table and for metrics; right would be two ports")
            _check_port(settings.metrics[0], settings.metrics[1] + place)
    if processes == 1:
        app = make_app(settings, doors)
    else:
        # A bad database is reported at once, and only one process migrates it.
        open_store(settings.database, settings.database_seconds).close()
    write_log(settings)
    for complaint in (doors.complaint, library.complaint()):
        if complaint:
            log.warning(complaint)
    address = f"http://{'localhost' if host in ('127.0.0.1', *EVERYWHERE) else host}:{port}"
    friends = f", for friends at http://{own_address()}:{port}" if host in EVERYWHERE else ""
    where = shown(settings.database)
    print(f"Higaki is at {address}{friends} (tables in {where}; Ctrl+C stops it)", flush=True)
    if open_browser:
        # A supervisor must have no threads. A single server must not fork, because its SQLite file is open.
        begin = threading.Thread if processes == 1 else multiprocessing.get_context("fork").Process
        begin(target=_open_when_ready, args=(address,), daemon=True).start()
    if processes == 1:
        end_in_order()
        uvicorn.run(app, host=host, port=port, **how_to_serve(doors))
    else:
        supervise(processes, settings, doors, listening(host, port))


def _check(settings: Settings) -> None:
    if settings.workers < 1:
        raise BadSetting(f"{settings.workers} workers cannot think; right would be 1 or more")
    if settings.patience < 1 or settings.shortest_clock < 1:
        raise BadSetting("nobody can be as fast as that; right would be --patience and --shortest-clock 1 or more")
    _check_seconds("--bot-seconds", settings.bot_seconds)
    _check_seconds("--database-seconds", settings.database_seconds)
    _check_seconds("--number-seconds", settings.number_seconds)
    if settings.keep_days < 0:
        raise BadSetting(f"nothing can be kept for {settings.keep_days} days; right would be 0 (for ever) or more")
    least, most = settings.window_pause
    if not 0 <= least <= most < math.inf:
        raise BadSetting(
            f"nobody takes {least} to {most} seconds; right would be --window-pause LEAST MOST, as 0.8 2.5"
        )


def _check_seconds(option: str, seconds: float) -> None:
    if not 0 < seconds < math.inf:
        raise BadSetting(f"nobody can answer in {seconds} seconds; right would be {option} above 0")


def own_address() -> str:
    """The address of this machine in its network. Looking up a route sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=AT_ONCE)
    except OSError as error:
        raise BadSetting(f"{host}:{port} cannot be used: {error.strerror}; right would be a free port") from None


def _check_port(host: str, port: int) -> None:
    listening(host, port).close()


def doctor(host: str, port: int, database: str, doors: ConnectionLimits) -> list[str]:
    """All problems, one line each; empty if there are none."""
    wrong = []
    if not (STATIC / "index.html").exists():
        wrong.append("the client is not built: run `make client`, or install a wheel, which contains it")
    wrong += examine_database(database)
    wrong += [fault for name in catalogue.names() for fault in packaged(catalogue.find(name)).faults]
    if doors.complaint:
        wrong.append(doors.complaint)
    try:
        _check_port(host, port)
    except BadSetting as error:
        wrong.append(str(error))
    return wrong
