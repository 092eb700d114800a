"""A real Chromium and a server, which the tests that play in the browser share as long as nobody harms them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
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


class Chromium:
    """Playwright and the Chromium that it has launched, for all modules of browser tests that follow each other.

    Not for longer: where Playwright runs, other tests cannot run a loop of events of their own.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._launched: dict[str, Browser] = {}

    def browser(self, executable: str) -> Browser:
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        if executable not in self._launched or not self._launched[executable].is_connected():
            launch = self._playwright.chromium.launch
            self._launched[executable] = launch(executable_path=executable, args=ARGUMENTS)
        return self._launched[executable]

    def close(self) -> None:
        if self._playwright is not None:
            for browser in self._launched.values():
                browser.close()
            self._playwright.stop()
            self._playwright, self._launched = None, {}


SHARED = Chromium()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        SHARED.close()


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Chromium without its windows, unless a module says that it needs the whole of it (`CHROMIUM`).

    Pages that nobody looks at any more would go on drawing, and asking for their server, beside all later tests.
    """
    chromium = SHARED.browser(getattr(request.module, "CHROMIUM", "/usr/bin/chromium-headless-shell"))
    yield chromium
    for context in chromium.contexts:
        context.close()
