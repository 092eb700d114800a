"""A real Chromium and a server, which the tests that play in the browser share as long as nobody harms them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from serving import Server, running

# A machine with much to do takes its time, and waiting longer costs nothing where all is well.
expect.set_options(timeout=20_000)
# The address bar of Chromium loads two pages of its own for everybody who comes, which takes longer than our table. The
# others are those of Playwright's that concern us, because of two such lists the last one counts.
SWITCHED_OFF = [
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding"),
]
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    f"--disable-features={','.join(SWITCHED_OFF)}",
]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    with running(tmp_path) as started:
        yield started


@pytest.fixture(scope="module")
def chromium(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Not for longer: where Playwright runs, other tests cannot run a loop of events of their own.

    It is Chromium without its windows, unless a module says that it needs the whole of it (`CHROMIUM`).
    """
    executable = getattr(request.module, "CHROMIUM", "/usr/bin/chromium-headless-shell")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """Pages that nobody looks at any more would go on drawing, and asking for their server, beside all later tests."""
    yield chromium
    for context in chromium.contexts:
        context.close()
