"""Somebody at a browser: sits down, points at things, and looks at what the page says."""

from __future__ import annotations

import itertools
import time
from typing import Any

import serving
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from playwright.sync_api import Error as PlaywrightError
from serving import Server, Sitting, plant, wait_for

from higaki.engine.match.match import Match

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
LONGEST_GAME = 240.0
LONGEST_SHOW = 30_000
OPEN_THINGS = "button[data-thing]:enabled, [role=button][data-thing], button[data-option]:enabled"
RESULT = "section.result"
# Run before a page is opened: what happened is still shown, but at the quickest pace there is.
QUICKLY = "localStorage.setItem('higaki.pace', 'quick')"
# What a click asks is on the page when it is drawn again.
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Person:
    """One browser context with one page. Whatever the page complains about is remembered."""

    def __init__(self, browser: Browser, base: str, language: str = "en", **context: Any) -> None:
        locale = {"en": "en-GB", "de": "de-DE"}[language]
        # What the service worker does is tested by itself; to the others it would be one more thing to wait for.
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block"} | context
        self.context = browser.new_context(locale=locale, **settings)
        self.base = base
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        return page

    def go(self, path: str) -> Person:
        self.page.goto(self.base + path)
        return self

    def resize(self, width: int, height: int) -> None:
        """Another size of the window; what follows it has been drawn, too."""
        self.page.set_viewport_size({"width": width, "height": height})
        for _ in range(2):
            self.page.evaluate(NEXT_FRAME)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A call to the server with this person's cookie."""
        headers = {"Origin": self.base}
        answer = self.context.request.fetch(self.base + path, method=method, data=body, headers=headers)
        return answer.json()

    def open_table(self, *seats: dict[str, str], game: str = "osaka", **options: object) -> str:
        self.call("GET", "/api/me")
        wish = {"game": game, "seats": list(seats), "options": options, "private": True}
        return str(self.call("POST", "/api/tables", wish)["table"])

    def sitting(self, server: Server, here: str | None = None) -> Sitting:
        """This person as somebody at a planted table, or who sits beside at the same screen."""
        self.call("GET", "/api/me")
        token = next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "higaki")
        return Sitting(server.guest_with(token), here=here)

    def sits_at(self, server: Server, match: Match, *others: serving.Person | Sitting) -> str:
        """A table as if it had been played there, with this person in the first seat."""
        return plant(server, match, self.sitting(server), *others)

    def listens(self, table: str) -> None:
        """Wait until the page has its socket: what happens from then on reaches it one by one."""

        def connected() -> bool:
            players = self.call("GET", f"/api/tables/{table}")["players"]
            return all(player["connected"] for player in players if player["you"])

        wait_for(connected)

    def game(self, title: str) -> Locator:
        """The card of a game on the front page."""
        return self.page.locator("article").filter(has_text=title)

    def things(self) -> Locator:
        return self.page.locator(OPEN_THINGS)

    def thing(self, name: str) -> Locator:
        """What is pointed at to choose something: a piece on the board, or a button of the shell."""
        places = ("[role=button][data-thing", "button[data-thing", "[data-option")
        return self.page.locator(", ".join(f'{place}="{name}"]' for place in places)).first

    def choose(self, name: str) -> None:
        """Point at something, and confirm it where that is asked."""
        self.thing(name).click()
        self.page.evaluate(NEXT_FRAME)
        sure = self.page.locator("[data-sure]")
        if sure.count():
            sure.click()

    def wait_to_be_asked(self, table: str, step: str) -> None:
        """Until the question is this person's, and everything that led to it has been shown on the page."""

        def asked() -> bool:
            scene = self.call("GET", f"/api/tables/{table}")["scene"]
            return bool(scene["turn"] == scene["viewer"] and scene["step"]["name"] == step)

        wait_for(asked)
        self.sees_the_newest(table)

    def sees_the_newest(self, table: str) -> None:
        """Until the board is drawn and nothing that happened has still to be shown."""
        expect(self.page.locator("[data-place]").first).to_be_visible(timeout=LONGEST_SHOW)
        seq = self.call("GET", f"/api/tables/{table}")["seq"]
        shown = self.page.locator(f'[data-seq="{seq}"][aria-busy=false]')
        expect(shown).to_have_count(1, timeout=LONGEST_SHOW)

    def over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    def point(self, number: int = 0) -> bool:
        """Click something that may be pointed at, if there is anything."""
        things = self.things()
        count = things.count()
        if count == 0:
            return False
        try:
            things.nth(number % count).click(timeout=2000)
            self.page.evaluate(NEXT_FRAME)
            sure = self.page.locator("[data-sure]")
            if sure.count():
                sure.click(timeout=2000)
        except PlaywrightError:
            return False  # the table moved on under the finger
        return True


def play_to_the_end(*people: Person, each_round: Any = None) -> None:
    """Everybody points at something whenever they may, until everybody sees the result."""
    begin = time.monotonic()
    for number in itertools.count():
        if all(person.over() for person in people):
            return
        assert time.monotonic() - begin < LONGEST_GAME, "the game does not end"
        if each_round is not None:
            each_round(number)
        # The last thing is often buying: games by it are short.
        if not any(person.point(-1 if number % 3 else number) for person in people):
            time.sleep(0.05)


def named(browser: Browser, server: Server, name: str, **context: Any) -> Person:
    """Somebody who has already said a name."""
    person = Person(browser, server.url, **context)
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": name})
    return person
