"""A walk through the puzzles: that of the day, a wrong answer, the right one, playing on, and the page of all."""

from __future__ import annotations

import os
import re
from pathlib import Path

from axe import findings
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server

from higaki import catalogue
from higaki.puzzles import Puzzle, packaged

# Where screenshots are kept, if somebody wants to look at them.
SHOWN = os.environ.get("HIGAKI_SCREENSHOTS")
VERDICT = "[data-verdict]"


def show(person: Person, name: str) -> None:
    if SHOWN:
        person.page.screenshot(path=Path(SHOWN) / f"{name}.png")


def first_of(game: str) -> Puzzle:
    return next(iter(packaged(catalogue.find(game)).puzzles.values()))


def choose(person: Person, thing: str) -> None:
    person.page.locator(f"[data-option='{thing}']:enabled, .board [data-thing='{thing}']").first.click()
    person.page.locator("[data-sure]").click()


def test_a_puzzle_is_missed_solved_and_played_on(server: Server, browser: Browser) -> None:
    ann, puzzle = Person(browser, server.url), first_of("osaka")
    ann.go("/")
    expect(ann.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    show(ann, "front")
    ann.go(f"/puzzles/osaka/{puzzle.id}")
    expect(ann.page.locator("[data-puzzle=give-up]")).to_be_visible()
    show(ann, "puzzle")
    assert findings(ann, "a puzzle") == []
    wrong = max((thing for thing in puzzle.answers), key=lambda one: puzzle.answers[one].cost)
    choose(ann, wrong)
    expect(ann.page.locator(VERDICT)).to_have_attribute("data-verdict", "false")
    expect(ann.page.locator(VERDICT)).to_contain_text(re.compile(r"means .*% less chance to win"))
    expect(ann.page.get_by_text("Your rating:")).to_be_visible()
    show(ann, "missed")
    choose(ann, puzzle.best[0])
    expect(ann.page.locator(VERDICT)).to_have_attribute("data-verdict", "true")
    expect(ann.page.get_by_text("Only the first answer counts.")).to_be_visible()
    expect(ann.page.locator("[data-puzzle=next]")).to_be_visible()
    show(ann, "solved")
    assert findings(ann, "a solved puzzle") == []
    ann.page.locator("[data-puzzle=play-on]").click()
    expect(ann.page.locator("[data-banner=trial]")).to_contain_text("nobody sees it")
    show(ann, "played_on")
    ann.page.locator("[data-trial=back]").click()
    expect(ann.page.get_by_text("Not solved at the first try")).to_be_visible()
    ann.page.get_by_role("link", name="All puzzles").click()
    expect(ann.page.get_by_text(re.compile("Solved at the first try: .*0.* of .*1"))).to_be_visible()
    expect(ann.page.locator("[data-solved=false]")).to_have_count(1)
    show(ann, "all")
    assert findings(ann, "all puzzles") == []
    agrees = ann.page.get_by_role("switch", name="My games may become puzzles")
    expect(agrees).to_have_attribute("aria-checked", "false")
    agrees.click()
    expect(agrees).to_have_attribute("aria-checked", "true")
    assert ann.call("GET", "/api/me/puzzles") == {"agreed": True}
    tag = puzzle.tags[0]
    ann.page.get_by_role("button", name=re.compile(tag, re.IGNORECASE)).click()
    many = sum(tag in one.tags for one in packaged(catalogue.find("osaka")).puzzles.values())
    expect(ann.page.locator("li a.sheet")).to_have_count(many)
    assert ann.complaints == []


def test_a_puzzle_is_solved_by_keys_and_on_a_phone_at_night(server: Server, browser: Browser) -> None:
    ann, puzzle = Person(browser, server.url, "de", viewport=PHONE, color_scheme="dark"), first_of("osaka")
    ann.go(f"/puzzles/osaka/{puzzle.id}")
    best = ann.page.locator(f"[data-option='{puzzle.best[0]}'], .board [data-thing='{puzzle.best[0]}']").first
    expect(best).to_be_visible()
    best.focus()
    show(ann, "phone")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-sure]")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-sure]")).to_have_count(0)
    best.focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(VERDICT)).to_contain_text("Das ist es.")
    show(ann, "phone_solved")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ann.page.keyboard.press("n")
    ann.page.wait_for_url(lambda url: "/puzzles/osaka/" in url and puzzle.id not in url)
    assert ann.complaints == []
