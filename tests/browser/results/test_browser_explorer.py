"""The explorer in the browser: from the about page along the tree, by click and key, back, by link, and by position."""

from __future__ import annotations

import json
import re

import pytest
from axe import findings
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server

from higaki import catalogue
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.explorer import packaged

OSAKA = catalogue.find("osaka")
EXPLORER = packaged(OSAKA)


@pytest.mark.skipif(EXPLORER is None, reason="Osaka has no explorer")
def test_a_tree_is_walked_with_the_board_beside_it(server: Server, browser: Browser) -> None:
    assert EXPLORER is not None
    start = EXPLORER.starts[0].key
    second = EXPLORER.nodes[start].choices[0].next
    ann = Person(browser, server.url)
    page = ann.go("/about/osaka").page
    page.get_by_role("link", name="What strong bots choose").click()
    choices = page.get_by_role("table").get_by_role("rowheader")
    expect(page.get_by_text(f"{EXPLORER.nodes[start].games} games came here")).to_be_visible()
    expect(choices).to_have_count(len(EXPLORER.nodes[start].choices))
    assert findings(ann, "explorer") == []
    # By a click, back in the browser, by keys, and back by a key.
    page.locator("[data-next]").first.click()
    expect(page).to_have_url(f"{server.url}/explore/osaka?at={second}")
    expect(page.get_by_role("link", name="Back")).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{server.url}/explore/osaka")
    expect(page.get_by_role("link", name="Back")).to_be_hidden()
    page.keyboard.press("1")
    expect(page.get_by_role("link", name="Back")).to_be_visible()
    page.keyboard.press("u")
    expect(page).to_have_url(f"{server.url}/explore/osaka?at={start}")
    a_position_is_looked_up(ann, start)
    ann.go(f"/explore/osaka?at={'0' * 16}")
    expect(page.get_by_text("There is no such position; right would be one from the start of a deal.")).to_be_visible()
    page.get_by_label("Deals").select_option(index=1)
    expect(page).to_have_url(re.compile(EXPLORER.starts[1].key))
    assert [line for line in ann.complaints if "404" not in line and "422" not in line] == []
    ben = Person(browser, server.url, language="de", viewport=PHONE, color_scheme="dark")
    ben.go(f"/explore/osaka?at={second}")
    expect(ben.page.get_by_role("link", name="Zurück")).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ben.complaints == []


def a_position_is_looked_up(ann: Person, start: str) -> None:
    page = ann.page
    page.get_by_text("Look up a written position").click()
    written, look = page.get_by_label("Position as JSON"), page.get_by_role("button", name="Look it up")
    for text, said in (
        ("{", "This is no written position of this game"),
        ('{"seats": 9}', "This is no written position of this game"),
        ('{"seats": 2, "tiles": {"grey": ["red"]}}', "so it is not here. A hint during a game"),
    ):
        written.fill(text)
        look.click()
        expect(page.get_by_text(said)).to_be_visible()
    match = new_match(OSAKA, 2, Dealer(1, None), {})
    written.fill(json.dumps(match.position()))
    page.locator("[data-next]").first.click()
    expect(page.get_by_role("link", name="Back")).to_be_visible()
    look.click()
    expect(page).to_have_url(re.compile(start))
