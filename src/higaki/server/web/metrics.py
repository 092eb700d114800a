"""The metrics for Prometheus, and the source of each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import FastAPI

from higaki.server.service.table_service import TableService
from higaki.server.tables.subscribers import Sockets
from higaki.server.web.connection_limits import ConnectionLimits
from higaki.server.web.health import Health
from higaki.server.web.metrics_endpoint import Metrics
from higaki.server.workers.bot_pool import BotPool


def figures_of(
    metrics: Metrics, app: FastAPI, workers: BotPool, doors: ConnectionLimits | None
) -> Callable[[], Awaitable[None]]:
    """Register all metrics of a server; returns the function to call before they are read."""
    service: TableService = app.state.service
    sockets: Sockets = app.state.sockets
    health: Health = app.state.health
    well = 0

    async def refresh() -> None:
        nonlocal well
        well = int(await health.wrong() is None)

    metrics.add("higaki_healthy", "gauge", "1 if a move could be written to the disk just now", lambda: well)
    metrics.add("higaki_sockets", "gauge", "sockets that listen to a table", lambda: sockets.number)
    metrics.add(
        "higaki_tables_in_memory", "gauge", "tables that need not be read from disk", lambda: len(service.registry)
    )
    metrics.add(
        "higaki_changes_total", "counter", "moves and other changes that were kept", lambda: service.changes_kept
    )
    metrics.add("higaki_thoughts_waiting", "gauge", "bots that wait for a process to think", lambda: workers.waiting)
    if doors is not None:
        refused = doors.refused
        metrics.add("higaki_connections", "gauge", "open connections", lambda: doors.number)
        metrics.add(
            "higaki_refused_total",
            "counter",
            "requests that were refused before they were parsed, by status",
            lambda: {f'status="{status}"': number for status, number in sorted(refused.items())},
        )
    return refresh
