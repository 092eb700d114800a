"""Yokohama in the browser: a whole first round by mouse, taken back and reloaded; a list and a map on a phone."""

from __future__ import annotations

import re

import pytest
from person import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, ViewportSize, expect
from serving import Server, Sitting

import higaki

LONG = 30_000
RED_BEGINS = 1


def begins(red: Person, server: Server) -> str:
    """A table where red has the first turn: no other president stands in an area and could bring up a warning."""
    match = higaki.new("yokohama", seats=4, seed=RED_BEGINS)
    table = red.sits_at(server, match, *[Sitting(None, bot="random")] * 3)
    red.go(f"/table/{table}")
    keep_an_order(red, table)
    return table


def keep_an_order(person: Person, table: str) -> None:
    person.wait_to_be_asked(table, "KeepOrder")
    person.page.locator('[data-thing^="order."]').first.click()
    person.wait_to_be_asked(table, "PlaceFirst")


def test_a_hint_says_which_order_to_keep_and_its_number_stands_at_it(browser: Browser, server: Server) -> None:
    """The kept order moves up where the other one lay; the number stays with the option."""
    red = Person(browser, server.url, "en")
    match = higaki.new("yokohama", seats=4, seed=RED_BEGINS)
    table = red.sits_at(server, match, *[Sitting(None, bot="random")] * 3)
    red.go(f"/table/{table}")
    red.wait_to_be_asked(table, "KeepOrder")
    red.page.get_by_role("button", name="Hint").click()
    hint, number = red.page.locator("section.hint"), red.page.locator(".ghosts .number")
    expect(hint.locator("article")).to_have_count(2, timeout=LONG)
    for at in range(2):
        if at:
            hint.locator("article:not(.open) .way").click()
        said = hint.locator("article.open li").inner_text()
        expect(number).to_have_count(1)
        ring = red.page.locator('[data-thing^="order."]', has=red.page.locator(".ring"))
        expect(ring).to_have_count(1)
        assert (ring.get_attribute("aria-label") or "nothing") in said
        box, mark = ring.bounding_box(), number.bounding_box()
        assert box and mark
        assert abs(mark["x"] - box["x"]) < box["width"] / 2
    assert red.complaints == []


def where(person: Person, table: str) -> dict[str, int]:
    """How many of the own assistants are in which area."""
    places = person.call("GET", f"/api/tables/{table}")["scene"]["places"]
    return {
        part["at"]: piece["count"]
        for part in places
        if part["place"] == "assistants"
        for piece in part["pieces"]
        if piece["kind"] == "red_assistant"
    }


def test_a_whole_first_round_is_played_and_taken_back_and_reloaded(browser: Browser, server: Server) -> None:
    red = Person(browser, server.url)
    table = begins(red, server)
    # Each assistant is placed at once, because that can be undone; after the third the president follows.
    for number, area in enumerate(("area.bank", "area.port", "area.church"), 1):
        red.thing(area).click()
        red.wait_to_be_asked(table, "PlaceMore" if number < 3 else "MovePresident")
    assert where(red, table) == {"bank": 1, "port": 1, "church": 1}
    # The whole of it is taken back and done again, with a reload in the middle.
    red.page.get_by_role("button", name="Take back everything of this turn").click()
    red.wait_to_be_asked(table, "PlaceFirst")
    assert where(red, table) == {}
    for area in ("area.bank", "area.port"):
        red.thing(area).click()
        red.wait_to_be_asked(table, "PlaceMore")
    red.thing("done").click()
    red.wait_to_be_asked(table, "MovePresident")
    red.page.reload()
    red.wait_to_be_asked(table, "MovePresident")
    # Where nobody of mine is, the president cannot go; the page says so.
    refused = red.page.locator('[data-refused="area.customs"]').first
    assert "assistant" in (refused.get_attribute("aria-label") or "")
    red.choose("area.bank")
    red.wait_to_be_asked(table, "FinishTurn")
    assert where(red, table) == {"port": 1}
    red.choose("done")
    red.wait_to_be_asked(table, "PlaceFirst")
    expect(red.page.get_by_text(re.compile("Round 2")).first).to_be_visible(timeout=LONG)
    assert red.complaints == []


def test_on_a_phone_the_town_is_a_list_that_opens(browser: Browser, server: Server) -> None:
    red = Person(browser, server.url, "de", viewport=PHONE, has_touch=True)
    table = begins(red, server)
    row = red.thing("area.bank")
    expect(row).to_be_visible()
    assert "Bank" in (row.get_attribute("aria-label") or "")
    width = red.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"] < DESKTOP["width"]
    row.click()
    red.wait_to_be_asked(table, "PlaceMore")
    red.thing("done").click()
    red.wait_to_be_asked(table, "MovePresident")
    assert where(red, table) == {"bank": 1}
    # Who ends the turn looks on at the sketch of the town, wherever the page was.
    red.choose("area.bank")
    red.wait_to_be_asked(table, "FinishTurn")
    red.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(red.page.locator("[data-brick=bank]")).not_to_be_in_viewport()
    red.choose("done")
    expect(red.page.locator("[data-brick=bank]")).to_be_in_viewport()
    assert red.complaints == []


@pytest.mark.parametrize(("viewport", "bank"), [(DESKTOP, "[data-area=bank]"), (PHONE, "[data-brick=bank]")])
def test_pointing_at_an_area_places_assistants_there_at_once(
    browser: Browser, server: Server, viewport: ViewportSize, bank: str
) -> None:
    """On a phone the map is tapped, which chooses as the line below it does."""
    red = Person(browser, server.url, viewport=viewport, has_touch=viewport is PHONE)
    table = begins(red, server)
    area = red.page.locator(bank)
    area.click()
    red.wait_to_be_asked(table, "PlaceMore")
    assert where(red, table) == {"bank": 1}
    # Two in one area are all: the president follows by himself.
    area.click()
    red.wait_to_be_asked(table, "MovePresident")
    assert where(red, table) == {"bank": 2}
    assert red.complaints == []
