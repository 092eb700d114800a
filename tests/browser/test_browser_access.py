"""axe-core finds nothing serious or critical on any screen, at desk and phone width, each in one language."""

from __future__ import annotations

from typing import Any

import pytest
from axe import findings
from moments import recorded
from person import DESKTOP, PHONE, RESULT, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(("language", "viewport"), [("en", DESKTOP), ("de", PHONE)], ids=["desk", "phone"])
def test_no_serious_finding_on_any_screen(server: Server, browser: Browser, language: str, viewport: Any) -> None:
    person = Person(browser, server.url, language, viewport=viewport)
    said = {"de": ("Neuer Tisch", "Protokoll"), "en": ("New table", "Log")}[language]
    found: list[str] = []
    person.go("/")
    expect(person.page.get_by_role("button", name=said[0]).first).to_be_visible()
    found += findings(person, "home")
    person.page.get_by_role("button", name=said[0]).first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    found += findings(person, "new table")

    waiting = person.open_table({"kind": "me"}, {"kind": "friend"})
    person.go(f"/table/{waiting}")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    found += findings(person, "waiting")

    table = person.open_table({"kind": "me"}, BOT)
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    found += findings(person, "playing")
    person.page.locator("[data-place=market] button").filter(has_text="?").or_(
        person.page.get_by_role("button", name="?", exact=False)
    ).first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    found += findings(person, "rule")

    bots = [Sitting(None, bot="random")] * 2
    table = person.sits_at(server, recorded("osaka", "greedy_3_seats_2"), *bots)
    person.go(f"/table/{table}")
    expect(person.page.locator(RESULT)).to_be_visible(timeout=15_000)
    found += findings(person, "result")
    person.go(f"/table/{table}/replay")
    expect(person.page.locator("input[type=range]")).to_be_visible()
    expect(person.page.locator("[data-place=market]").first).to_be_visible()
    found += findings(person, "replay")
    assert found == []
    assert person.complaints == []
