"""Places in the browser: seats that are kept, marks in the chat, closing, one's tables, one's devices, and leaving."""

from __future__ import annotations

import re
from typing import Any

from person import DESKTOP, Person
from playwright.sync_api import Browser, ViewportSize, expect
from serving import Server, fresh_id, plant

import higaki
from higaki.engine.match.match import Match

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
MOBILE: ViewportSize = {"width": 390, "height": 844}


def named(browser: Browser, server: Server, name: str, **context: Any) -> Person:
    person = Person(browser, server.url, **context)
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": name})
    return person


def finished() -> Match:
    match = higaki.new("osaka", seats=2, seed=5)
    while not match.over:
        match.play(match.options[0])
    return match


def begun_by_the_first() -> Match:
    return next(match for seed in range(50) if (match := higaki.new("osaka", seats=2, seed=seed)).seat == 0)


def test_a_kept_seat_a_name_that_deceives_nobody_and_a_table_that_is_closed(server: Server, browser: Browser) -> None:
    ann, ben, eve = (
        named(browser, server, "Ann"),
        named(browser, server, "Ben", viewport=MOBILE),
        named(browser, server, "Ann"),
    )
    table = plant(server, finished(), ann.sitting(server), ben.sitting(server))
    again = ann.call("POST", f"/api/tables/{table}/rematch")["table"]
    for person, text in ((ann, "it is me"), (eve, "no, me")):
        person.call("POST", f"/api/tables/{again}/chat", {"command_id": fresh_id(), "text": text})
    for person in (ann, eve, ben):
        person.go(f"/table/{again}")
    kept = eve.page.locator("[data-kind=reserved]")
    expect(kept).to_contain_text("Ben")
    expect(eve.page.get_by_role("button", name="Sit down")).to_have_count(0)
    marks = ben.page.locator("[data-speaker]")
    expect(marks).to_have_count(2)
    expect(marks.nth(0).locator("[data-host]")).to_have_text("host")
    expect(ben.page.locator("[data-speaker=spectator] [data-host]")).to_have_count(0)
    expect(ben.page.get_by_role("heading", name="Your seat is kept for you")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down", exact=True).click()
    for person in (ann, ben, eve):
        expect(person.page.locator("[data-place=market]").first).to_be_visible()

    ann.page.get_by_role("button", name="Your seat").click()
    expect(ann.page.get_by_role("button", name="Offer to end the game")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Close the table")).to_have_count(0)
    alone = ann.open_table(ME, {"kind": "bot", "bot": "greedy"})
    for person in (ann, eve):
        person.go(f"/table/{alone}")
        expect(person.page.locator("[data-place=market]").first).to_be_visible()
    eve.listens(alone)
    ann.page.get_by_role("button", name="Your seat").click()
    ann.page.get_by_role("button", name="Close the table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    for person in (ann, eve):
        expect(person.page.locator("[data-banner=closed]")).to_contain_text("no result")
    expect(eve.page.locator("[data-happening=closed]")).to_have_count(1)

    waiting = ann.open_table(ME, FRIEND)
    eve.go(f"/table/{waiting}")
    expect(eve.page.get_by_role("heading", name=re.compile("invites you"))).to_be_visible()
    eve.listens(waiting)
    ann.call("POST", f"/api/tables/{waiting}/close", {"command_id": "close-it-now"})
    expect(eve.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    assert (ann.complaints, ben.complaints, eve.complaints) == ([], [], [])


def test_from_table_to_table_and_off_the_list_and_away(server: Server, browser: Browser) -> None:
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben")
    here, there = ann.sitting(server), ben.sitting(server)
    old = plant(server, finished(), here, there)
    first, second = (plant(server, begun_by_the_first(), here, there) for _ in range(2))
    ann.go("/")
    slips = ann.page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(slips).to_have_count(3)
    expect(ann.page).to_have_title("(2) Higaki")
    expect(slips.nth(0)).to_contain_text("Your turn!")
    slips.nth(2).get_by_role("button", name="Take off my list").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Take off my list").click()
    expect(slips).to_have_count(2)
    assert ben.call("GET", f"/api/tables/{old}")["state"] == "over", "the others keep it"

    ann.go(f"/table/{first}")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ann.page.get_by_role("banner").locator("[data-next]").first).to_be_visible()
    ann.page.get_by_role("heading", level=1).focus()
    ann.page.keyboard.press("n")
    expect(ann.page).to_have_url(re.compile(second))
    expect(ann.page.locator("[data-place=market]").first).to_be_visible()
    ann.page.set_viewport_size(MOBILE)
    ann.page.get_by_role("button", name=re.compile("Your seat")).click()
    ann.page.get_by_role("button", name="To the other table where it is your turn").click()
    expect(ann.page).to_have_url(re.compile(first))
    ann.page.set_viewport_size(DESKTOP)

    other = Person(browser, server.url)
    other.call("GET", "/api/me")
    other.call("POST", "/api/me/continue", {"code": ann.call("POST", "/api/me/code")["code"]})
    assert other.call("GET", "/api/me")["name"] == "Ann"
    # Her open page says so at once.
    notice = ann.page.get_by_role("alert", name="Another device was added")
    notice.get_by_role("button", name="Look at my devices").click()
    expect(notice).to_be_hidden()
    dialog = ann.page.get_by_role("dialog", name="Devices and data")
    expect(dialog.locator("[data-device]")).to_have_count(2)
    dialog.get_by_role("button", name=re.compile("Sign out.*Browser 2")).click()
    expect(dialog.locator("[data-device]")).to_have_count(1)
    assert other.call("GET", "/api/me")["name"] == ""
    for key in ("Delete me …", "Yes, delete me", "Delete for good"):
        dialog.get_by_role("button", name=key).click()
    expect(ann.page.get_by_role("heading", name="Merchants, take your seats")).to_be_visible()
    expect(ann.page.get_by_role("region", name="My tables")).to_have_count(0)
    assert ben.call("GET", f"/api/tables/{old}")["players"][0]["former"] is True
    ben.go(f"/table/{first}")
    expect(ben.page.get_by_role("banner").get_by_text("former guest")).to_be_visible()
    assert (ann.complaints, ben.complaints) == ([], [])
