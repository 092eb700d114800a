"""One server process: the settings of uvicorn, the log, and the shutdown."""

from __future__ import annotations

import logging
import signal
import sys
from typing import Any, Final

from higaki.server.run.throttled_log import ThrottledLog
from higaki.server.web.app import Settings
from higaki.server.web.connection_limits import AT_ONCE, ConnectionLimits
from higaki.server.web.uvicorn_protocols import guarded_by

LARGEST_FRAME: Final = 4096


def how_to_serve(doors: ConnectionLimits) -> dict[str, Any]:
    http, sockets = guarded_by(doors)
    return {
        "log_config": None,  # our handler writes the lines of all loggers
        "log_level": "warning",
        "access_log": False,
        "http": http,
        "ws": sockets,
        "backlog": AT_ONCE,
        "proxy_headers": bool(doors.proxies.networks),
        "forwarded_allow_ips": doors.proxies.as_written,
        "ws_max_size": LARGEST_FRAME,
        # An update contains text of other players beside a player's hand. Compressed together, the length would reveal
        # both.
        "ws_per_message_deflate": False,
        # A connection that is lost silently is detected after half a minute. At a thousand tables these are 200 pings a
        # second.
        "ws_ping_interval": 20,
        "ws_ping_timeout": 10,
        "timeout_graceful_shutdown": 3,
        "server_header": False,
    }


def write_log(settings: Settings) -> None:
    logging.basicConfig(level=logging.INFO, format="%(message)s", handlers=[ThrottledLog(settings.limit_factor)])
    logging.getLogger("alembic").setLevel(logging.WARNING)


def end_in_order() -> None:
    """uvicorn raises the signal again after an orderly shutdown. A requested stop is not a failure."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
