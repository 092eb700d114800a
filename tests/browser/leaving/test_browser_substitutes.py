"""A seat is left and taken over, as people see it: at the table, in the list, before sitting down, and at the end."""

from __future__ import annotations

import re

from axe import contrasts, findings
from person import DESKTOP, PHONE, RESULT, Person, named
from playwright.sync_api import Browser, expect
from serving import Server

LONG = 30_000


def seat_of(person: Person, table: str) -> str:
    return str(person.call("GET", f"/api/tables/{table}")["viewer"])


def menu(person: Person, entry: str) -> None:
    person.page.get_by_role("button", name="Your seat").click()
    person.page.locator(".menu").get_by_role("button", name=entry).click()


def opened_by(ann: Person) -> str:
    """A public table for two, made in the dialog with what it says of seats that are left."""
    ann.go("/").game("Traders of Osaka").get_by_role("button", name="New table").click()
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("When somebody leaves")
    expect(dialog.get_by_label("others may take over")).to_be_checked()
    dialog.get_by_text("a bot plays on", exact=True).click()
    expect(dialog).to_contain_text("A bot plays on to the end, and nobody else takes the seat.")
    dialog.get_by_text("others may take over", exact=True).click()
    dialog.get_by_text("everybody", exact=True).click()
    dialog.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    return str(ann.page.url.rsplit("/", 1)[-1])


def takes_over(cem: Person) -> None:
    """From the table as somebody sees it who looks on."""
    banner = cem.page.locator("[data-banner=vacant]")
    expect(banner).to_contain_text("has left. A bot plays on", timeout=LONG)
    assert findings(cem, "before taking over") == []
    banner.get_by_role("button", name="Take over the seat").click()
    dialog = cem.page.locator("dialog[open]")
    expect(dialog).to_contain_text("see all that")
    expect(dialog).to_contain_text("Who has left comes last")
    dialog.get_by_role("button", name="Only look on").click()
    banner.get_by_role("button", name="Take over the seat").click()
    cem.page.locator("dialog[open]").get_by_role("button", name="Take over the seat").click()


def reads_what_lies_there(cem: Person) -> None:
    """It is explained until the first own decision."""
    strip = cem.page.get_by_role("region", name="What you take over")
    expect(strip).to_contain_text("You play on for", timeout=LONG)
    strip.locator("[aria-expanded]").click()
    expect(strip.get_by_role("dialog")).to_contain_text("On your side")
    expect(strip.get_by_role("dialog")).to_contain_text("Hand")
    assert findings(cem, "what lies there") + contrasts(cem, "what lies there") == []
    cem.page.keyboard.press("Escape")
    expect(strip.get_by_role("dialog")).to_have_count(0)


def test_a_seat_is_left_found_taken_over_and_named_at_the_end(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann", viewport=DESKTOP)
    ben, cem = (named(browser, server, name, viewport=PHONE) for name in ("Ben", "Cem"))
    table = opened_by(ann)
    # Whoever is invited reads it before sitting down.
    ben.go(f"/table/{table}")
    expect(ben.page.locator("article")).to_contain_text("others may take over")
    ben.page.get_by_role("button", name="Sit down").click()
    seat = seat_of(ann, table)
    ann.sees_the_newest(table)

    menu(ann, "I cannot go on")
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_contain_text("you come last, and they see what you saw")
    assert findings(ann, "handing over") == []
    dialog.get_by_role("button", name="Leave the seat").click()
    expect(ann.page.locator("[data-banner=stand-in]")).to_contain_text("Somebody else may take the seat over")

    # Somebody finds the seat, among tables that wait.
    wish = {"game": "osaka", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {}, "private": False}
    waiting = ben.call("POST", "/api/tables", wish)["table"]
    cem.go("/")
    cem.page.get_by_label("Waiting or running").select_option("playing")
    card = cem.page.get_by_role("link", name=re.compile("A seat to take over")).first
    expect(card).to_be_visible(timeout=LONG)
    expect(cem.page.locator(f"a[href='/table/{waiting}']")).to_have_count(0)
    assert "state=playing" in cem.page.url
    cem.go(f"/table/{table}")
    takes_over(cem)
    reads_what_lies_there(cem)
    expect(ann.page.locator("[data-banner=left]")).to_contain_text("Cem", timeout=LONG)
    assert ann.call("GET", f"/api/tables/{table}")["viewer"] is None
    expect(ann.page.locator("[data-happening=took_over]")).to_contain_text("Cem")
    expect(ann.page.locator("[data-happening=handed_over]")).to_contain_text("Ann")
    assert seat_of(cem, table) == seat

    # The result names both.
    menu(ben, "Resign")
    ben.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    for person in (ann, ben, cem):
        expect(person.page.locator(RESULT)).to_be_visible(timeout=LONG)
        expect(person.page.locator("[data-substituted]")).to_contain_text("Ann")
        expect(person.page.locator("[data-substituted]")).to_contain_text("Cem")
        assert person.complaints == []
    ann.go("/games?result=lost")
    expect(ann.page.get_by_role("link", name=re.compile("You left"))).to_be_visible(timeout=LONG)
