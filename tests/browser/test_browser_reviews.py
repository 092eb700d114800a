"""The review beside the replay: it comes by itself, leads to the decisions it speaks of, and its address is shared."""

from __future__ import annotations

import re

from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting
from test_browser_access import findings
from test_server_reviews import MATCH

CHART = "figure:has(svg .now)"


def test_a_review_is_asked_for_shown_and_shared(server: Server, browser: Browser) -> None:
    ann = Person(browser, server.url)
    table = ann.sits_at(server, MATCH, Sitting(None, bot="greedy"))
    ann.go(f"/table/{table}/replay")
    ann.page.get_by_role("button", name="Review").click()
    expect(ann.page.locator(CHART)).to_be_visible(timeout=60_000)
    expect(ann.page.locator("aside section table tbody tr")).to_have_count(2)
    expect(ann.page).to_have_url(re.compile("&review$"))
    expect(ann.page.get_by_text("what the board shows")).to_be_visible()
    assert findings(ann, "review") == []

    ben = Person(browser, server.url, "de", viewport=PHONE)
    ben.page.goto(ann.page.url)
    expect(ben.page.get_by_role("heading", name="Auswertung")).to_be_visible()
    chart = ben.page.locator(CHART)
    expect(chart).to_be_visible()
    assert findings(ben, "review on a phone") == []
    box = chart.locator(".chart > svg").bounding_box()
    assert box is not None
    ben.page.mouse.click(box["x"] + box["width"] - 60, box["y"] + box["height"] / 2)
    expect(ben.page).to_have_url(re.compile(r"move=[1-9]\d*$"))
    assert ann.complaints == ben.complaints == []
