"""Every route is measured: none can be added whose cost in the threads of all moves nobody knows."""

from __future__ import annotations

import sys
from pathlib import Path

from programs import BENCH, program

from higaki.server.web.app import Settings, make_app


def test_every_route_is_among_those_that_are_measured(tmp_path: Path) -> None:
    sys.path.insert(0, str(BENCH / "server"))
    try:
        routes = program("server/routes")
    finally:
        sys.path.remove(str(BENCH / "server"))
    app = make_app(Settings(f"sqlite:///{tmp_path / 'a.db'}"))
    assert routes.routes_of(app) == set(routes.ROUTES), "bench/server/routes.py says how each is asked"
