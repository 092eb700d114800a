"""The endpoint for Prometheus: a port of its own, which by default only this machine can reach.

All metrics are about the whole server. None is about a person, an address or a table.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import time
from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from higaki import __version__
from higaki.engine.base.errors import BadSetting, short
from higaki.server.common.allowed_hosts import Hosts

# The upper bounds of the histogram buckets, in seconds.
SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
# The longest wait of the event loop is measured over this many seconds.
WATCHED_SECONDS: Final = 60
LARGEST_HEAD: Final = 8192
HEAD_SECONDS: Final = 5.0
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_HOST_LINE: Final = re.compile(rb"^host:[ \t]*([^\r\n]*?)[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)

Figure = float | Mapping[str, float]


class Metrics:
    """Counters, and gauges that are read on request."""

    def __init__(self) -> None:
        self._statuses: Counter[int] = Counter()
        self._ranges = [0] * (len(SECONDS) + 1)
        self._seconds = 0.0
        self._delays: deque[float] = deque(maxlen=WATCHED_SECONDS)
        self._asked: list[tuple[str, str, str, Callable[[], Figure]]] = []
        self.add("higaki_loop_delay_seconds", "gauge", "longest wait of the event loop in the last minute", self._delay)
        self.add("process_cpu_seconds_total", "counter", "processor time of this process", time.process_time)
        self.add("process_resident_memory_bytes", "gauge", "memory of this process", _memory)
        self.add("process_open_fds", "gauge", "open files of this process", lambda: len(os.listdir("/proc/self/fd")))
        began = time.time()
        self.add("process_start_time_seconds", "gauge", "when this process began, since 1970", lambda: began)

    def count_request(self, status: int, seconds: float) -> None:
        self._statuses[status] += 1
        self._ranges[bisect_left(SECONDS, seconds)] += 1
        self._seconds += seconds

    def add(self, name: str, kind: str, about: str, ask: Callable[[], Figure]) -> None:
        """Register a metric. One with several values has a label for each, such as `status="404"`."""
        self._asked.append((name, kind, about, ask))

    def text(self) -> str:
        lines = _written("higaki_info", "gauge", "the version that runs", {f'version="{__version__}"': 1})
        statuses = {f'status="{status}"': number for status, number in sorted(self._statuses.items())}
        lines += _written("higaki_requests_total", "counter", "requests by status", statuses)
        lines += self._histogram()
        for name, kind, about, ask in self._asked:
            lines += _written(name, kind, about, ask())
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "higaki_request_seconds"
        lines = [f"# HELP {name} seconds until a request was answered", f"# TYPE {name} histogram"]
        so_far = 0
        for end, number in zip([*map(str, SECONDS), "+Inf"], self._ranges, strict=True):
            so_far += number
            lines.append(f'{name}_bucket{{le="{end}"}} {so_far}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {so_far}"]

    def _delay(self) -> float:
        return max(self._delays, default=0.0)

    async def watch_the_loop(self) -> None:
        """Measure the delay of the event loop: every move waits as long."""
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(1)
            self._delays.append(time.perf_counter() - begin - 1)


def _written(name: str, kind: str, about: str, figure: Figure) -> list[str]:
    lines = [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
    if isinstance(figure, Mapping):
        return lines + [f"{name}{{{label}}} {value}" for label, value in figure.items()]
    return [*lines, f"{name} {figure}"]


def _memory() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * float(resource.getpagesize())


def address_for_metrics(written: str | None) -> tuple[str, int] | None:
    """The host and port for metrics, parsed from the setting; this machine by default."""
    if written is None:
        return None
    host, colon, port = written.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536 or (colon and not host):
        raise BadSetting(
            f"{short(written)} is no port for metrics; right would be --metrics 9464, or --metrics 10.0.0.1:9464 for "
            "others in that network"
        )
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


class MetricsPort:
    """The port that serves the metrics."""

    def __init__(self, metrics: Metrics, hosts: Hosts, refresh: Callable[[], Awaitable[None]]) -> None:
        self._metrics = metrics
        self._hosts = hosts
        # Functions to call before the values are read.
        self._refresh = refresh
        self._server: asyncio.Server | None = None
        self._watching: asyncio.Task[None] | None = None

    async def open(self, host: str, port: int) -> None:
        self._server = await asyncio.start_server(self._answer, host, port, limit=LARGEST_HEAD)
        self._watching = asyncio.create_task(self._metrics.watch_the_loop())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._server is not None:
            self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(await self._answer_to(head))
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # an invalid request gets no response
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer_to(self, head: bytes) -> bytes:
        method, _, rest = head.partition(b" ")
        host = _HOST_LINE.search(head)
        status, body = "200 OK", ""
        if host is not None and host[1].decode("latin-1") not in self._hosts:
            status = "421 Misdirected Request"
        elif method not in (b"GET", b"HEAD"):
            status = "405 Method Not Allowed"
        elif rest.partition(b" ")[0].partition(b"?")[0] != b"/metrics":
            status = "404 Not Found"
        else:
            await self._refresh()
            body = self._metrics.text()
        content = body.encode()
        lines = [f"HTTP/1.1 {status}", f"content-type: {CONTENT_TYPE}", f"content-length: {len(content)}"]
        lines += ["cache-control: no-store", "connection: close", "", ""]
        return "\r\n".join(lines).encode() + (b"" if method == b"HEAD" else content)
