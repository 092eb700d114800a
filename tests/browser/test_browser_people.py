"""Finding people in the browser: two seeks become a game, open tables are filtered, somebody is invited and blocked."""

from __future__ import annotations

import re

from axe import findings
from person import Person, named
from playwright.sync_api import Browser, Locator, expect
from serving import FRIEND, ME, Server, people, wait_for

MARKET = "[data-place=market]"


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name).first


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


def test_two_who_seek_the_same_are_led_to_a_game_that_begins_by_itself(server: Server, browser: Browser) -> None:
    ann, bob = named(browser, server, "Ann"), named(browser, server, "Bob", language="de")
    ann.go("/")
    ann.page.get_by_label("Game", exact=True).first.select_option("osaka")
    ann.page.get_by_label("At most").select_option("2")
    button(ann, "Look for people").click()
    mine = ann.page.locator("[data-seek=osaka]")
    expect(mine).to_contain_text("Looking for people: Traders of Osaka")
    expect(mine.get_by_role("button", name="Begin with bots")).to_have_count(0)
    button(ann, "Stop looking").click()
    expect(mine).to_have_count(0)
    button(ann, "Look for people").click()
    expect(mine).to_be_visible()
    assert findings(ann, "a seek") == []
    # She also looks at something else meanwhile; her page is led to the table from there.
    ann.page.get_by_role("link", name=re.compile("rating")).first.click()
    button(bob.go("/"), "Mitspielen").click()
    for person in (ann, bob):
        person.page.wait_for_url("**/table/*")
        expect(person.page.locator(MARKET).first).to_be_visible()
        assert person.page.locator(".note").count() == 0, "the table speaks for itself, and nothing covers its keys"
    table = table_of(ann)
    assert table == table_of(bob)
    view = ann.call("GET", f"/api/tables/{table}")
    assert len(view["entries"][0]["numbers"]) == 2, "both browsers have added a number to the shuffle"
    for person in (ann, bob):
        assert person.call("GET", "/api/lobby")["seeks"] == []
    # A minute later, bots are offered.
    ann.go("/")
    button(ann, "Look for people").click()
    expect(mine.or_(ann.page.locator("[data-seek]")).first).to_be_visible()
    server.write("UPDATE seeks SET since = since - 70")
    button(ann.go("/"), "Begin with bots").click()
    ann.page.wait_for_url("**/table/*")
    wait_for(lambda: ann.call("GET", f"/api/tables/{table_of(ann)}")["state"] == "playing")
    assert (ann.complaints, bob.complaints) == ([], [])


def test_tables_are_filtered_companions_invited_and_somebody_blocked(server: Server, browser: Browser) -> None:
    ann, bob = named(browser, server, "Ann"), named(browser, server, "Bob")
    with people(server, "Cleo", "Dan") as (cleo, dan):
        listed = {cleo.open(ME, FRIEND, private=False), dan.open(ME, FRIEND, FRIEND, game="yedo", private=False)}
        ann.go("/?game=yedo")
        cards = ann.page.locator("a[href^='/table/']")
        expect(cards.filter(has_text="Dan")).to_have_count(1)
        expect(cards.filter(has_text="Cleo")).to_have_count(0)
        ann.page.get_by_label("Which tables").get_by_label("Game", exact=True).select_option("osaka")
        expect(cards.filter(has_text="Cleo")).to_have_count(1)
        expect(ann.page).to_have_url(re.compile(r"\?game=osaka$"))
        button(ann, "Show all").click()
        expect(cards.filter(has_text="Dan")).to_have_count(1)
        switch = ann.page.get_by_role("switch", name=re.compile("Show that I am here"))
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(ann.page.get_by_role("list", name="Who wants to be seen").get_by_text("Ann")).to_be_visible()
        # From the card of an open table.
        ann.page.get_by_role("button", name=re.compile("Block somebody .*Yedo")).click()
        assert findings(ann, "blocking") == []
        ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("Block .?Dan")).click()
        expect(cards.filter(has_text="Dan")).to_have_count(0)
        assert len(listed) == 2

    # At a table: what is said is gone at once, and comes back when the block is undone.
    table = play_together(ann, bob)
    for person in (ann, bob):
        person.go(f"/table/{table}")
        person.listens(table)
    bob.call("POST", f"/api/tables/{table}/chat", {"command_id": "abcdefgh-1", "text": "Hello there"})
    wait_for(lambda: len(ann.call("GET", f"/api/tables/{table}")["chat"]) == 1)
    ann.page.get_by_role("button", name="Table menu").or_(ann.page.locator("button.opener")).first.click()
    button(ann, "Block somebody").click()
    ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("Block .?Bob")).click()
    wait_for(lambda: ann.call("GET", f"/api/tables/{table}")["chat"] == [])
    expect(ann.page.get_by_text("Hello there")).to_have_count(0)
    ann.go("/")
    button(ann, "Play again with").click()
    expect(ann.page.get_by_role("dialog").get_by_text("Bob")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    button(ann, "Devices and data").click()
    assert findings(ann, "blocked people") == []
    for name in ("Bob", "Dan"):
        ann.page.get_by_role("button", name=re.compile(f"Unblock.*{name}")).click()
    expect(ann.page.get_by_text("You have blocked nobody.")).to_be_visible()
    ann.page.keyboard.press("Escape")
    # One click invites again.
    button(ann, "Play again with").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text("Bob").first).to_be_visible()
    assert findings(ann, "companions") == []
    dialog.get_by_role("button", name=re.compile("Invite.*Bob")).click()
    ann.page.wait_for_url("**/table/*")
    seats = bob.call("GET", f"/api/tables/{table_of(ann)}")["players"]
    assert [seat["for_you"] for seat in seats] == [False, True]
    assert (ann.complaints, bob.complaints) == ([], [])


def play_together(ann: Person, bob: Person) -> str:
    table = ann.open_table(ME, FRIEND)
    seat = ann.call("GET", f"/api/tables/{table}")["players"][1]["seat"]
    assert bob.call("POST", f"/api/tables/{table}/join", {"seat": seat})["state"] == "playing"
    return table
