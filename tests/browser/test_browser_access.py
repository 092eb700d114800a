"""axe-core finds nothing serious or critical on any screen: in turn at desk and phone width, in the soak at both."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from axe import findings
from moments import recorded
from person import DESKTOP, PHONE, RESULT, Person
from playwright.sync_api import Browser, expect
from sampling import only_in_soak
from serving import Server, Sitting

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(
    ("language", "viewports"),
    [
        pytest.param("en", [DESKTOP, PHONE], id="in turn"),
        only_in_soak("en", [DESKTOP], id="desk"),
        only_in_soak("de", [PHONE], id="phone"),
    ],
)
def test_no_serious_finding_on_any_screen(
    server: Server, browser: Browser, language: str, viewports: list[Any]
) -> None:
    person = Person(browser, server.url, language)
    sizes = cycle(viewports)

    def looked_at(screen: str) -> list[str]:
        person.resize(**next(sizes))
        return findings(person, screen)

    said = {"de": ("Neuer Tisch", "Protokoll"), "en": ("New table", "Log")}[language]
    found: list[str] = []
    person.go("/")
    expect(person.page.get_by_role("button", name=said[0]).first).to_be_visible()
    found += looked_at("home")
    person.page.get_by_role("button", name=said[0]).first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    found += looked_at("new table")

    waiting = person.open_table({"kind": "me"}, {"kind": "friend"})
    person.go(f"/table/{waiting}")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    found += looked_at("waiting")

    table = person.open_table({"kind": "me"}, BOT)
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    found += looked_at("playing")
    person.page.locator("[data-place=market] button").filter(has_text="?").or_(
        person.page.get_by_role("button", name="?", exact=False)
    ).first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    found += looked_at("rule")

    bots = [Sitting(None, bot="random")] * 2
    table = person.sits_at(server, recorded("osaka", "greedy_3_seats_2"), *bots)
    person.go(f"/table/{table}")
    expect(person.page.locator(RESULT)).to_be_visible(timeout=15_000)
    found += looked_at("result")
    person.go(f"/table/{table}/replay")
    expect(person.page.locator("input[type=range]")).to_be_visible()
    expect(person.page.locator("[data-place=market]").first).to_be_visible()
    found += looked_at("replay")
    assert found == []
    assert person.complaints == []
