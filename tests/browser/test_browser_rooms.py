"""Rooms in the browser: an invitation, bots for free seats, what is remembered, names, and tables that are laid."""

from __future__ import annotations

import re

import pytest
from person import DESKTOP, PHONE, Person, named
from playwright.sync_api import Browser, Locator, expect
from sampling import each_value
from serving import Server

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}
MARKET = "[data-place=market]"
SIZES = [DESKTOP, {"width": 390, "height": 844}, PHONE]


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("main").get_by_role("button", name=name)


def test_who_is_invited_sits_down_with_one_click_and_the_host_begins_with_a_bot(
    server: Server, browser: Browser
) -> None:
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben")
    table = ann.open_table(ME, FRIEND, FRIEND)
    for person in (ann, ben):
        person.go(f"/table/{table}")
    expect(ben.page.get_by_role("heading", name=re.compile("Ann.? invites you"))).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Traders of Osaka")).to_be_visible()
    expect(button(ben, "Begin the game")).to_have_count(0)
    expect(button(ben, "A bot here")).to_have_count(0)
    ben.page.get_by_role("button", name="Sit down", exact=True).click()

    expect(ann.page.get_by_role("list").get_by_text("Ben")).to_be_visible()
    expect(button(ann, "Begin the game")).to_be_disabled()
    button(ann, "A bot here").click()
    expect(button(ann, "Begin the game")).to_be_enabled()
    expect(ben.page.get_by_text(re.compile("Ann.? begins the game"))).to_be_visible()
    button(ann, "Free the seat").click()
    expect(button(ann, "Begin the game")).to_be_disabled()
    button(ann, "Bots for").or_(button(ann, "A bot for the free seat")).click()
    button(ann, "Begin the game").click()
    for person in (ann, ben):
        expect(person.page.locator(MARKET).first).to_be_visible()
    assert (ann.complaints, ben.complaints) == ([], [])


def test_the_last_person_begins_the_game_and_says_a_name_on_the_way(server: Server, browser: Browser) -> None:
    ann, ben = (
        named(browser, server, "Ann"),
        Person(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True),
    )
    table = ann.open_table(ME, FRIEND)
    ann.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    field = ben.page.get_by_label("How shall the others call you?")
    field.fill("Ben")
    sit = ben.page.get_by_role("button", name="Sit down", exact=True)
    assert sit.evaluate("key => key.getBoundingClientRect().bottom <= innerHeight"), "it is on the first screen"
    field.press("Enter")
    for person in (ann, ben):
        expect(person.page.locator(MARKET).first).to_be_visible()
    assert [player["name"] for player in ann.call("GET", f"/api/tables/{table}")["players"]] == ["Ann", "Ben"]
    assert (ann.complaints, ben.complaints) == ([], [])


def test_a_host_without_a_name_is_asked_for_one_and_told_how_long_it_may_be(server: Server, browser: Browser) -> None:
    host = Person(browser, server.url)
    host.go(f"/table/{host.open_table(ME, FRIEND)}")
    field = host.page.get_by_label("How shall the others call you?")
    limit = host.page.get_by_text("24 signs are the most a name can have.")
    field.press_sequentially("Ben with a very long nam")
    expect(limit).to_be_visible()
    field.press("Backspace")
    expect(limit).to_have_count(0)
    field.press("Enter")
    expect(field).to_have_count(0)
    expect(host.page.get_by_role("list").get_by_text("Ben with a very long na")).to_be_visible()
    assert host.complaints == []


def test_who_comes_to_a_full_table_sees_how_it_stands_and_then_the_game(server: Server, browser: Browser) -> None:
    ann, zoe = named(browser, server, "Ann"), named(browser, server, "Zoe")
    table = ann.open_table(ME, FRIEND)
    ann.call("POST", f"/api/tables/{table}/fill", {"seat": None, "bot": "random"})
    zoe.go(f"/table/{table}")
    expect(zoe.page.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(zoe.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ann.call("POST", f"/api/tables/{table}/start")
    expect(zoe.page.locator(MARKET).first).to_be_visible()
    zoe.page.get_by_role("button", name="Settings").click()
    expect(zoe.page.get_by_label("Pace")).to_be_visible()
    expect(zoe.page.get_by_role("switch", name="Ask me first")).to_have_count(0)
    expect(zoe.page.get_by_role("slider", name="Volume")).to_have_value("40")


def test_who_sits_down_by_keys_goes_on_at_the_desk(server: Server, browser: Browser) -> None:
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben")
    table = ann.open_table(ME, FRIEND, FRIEND)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Sit down", exact=True).focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("heading", name="You have a seat")).to_be_focused()


@pytest.mark.parametrize(("memory", "shown"), [("strict", 0), ("open", 1)])
def test_memory_is_chosen_when_the_table_is_laid(server: Server, browser: Browser, memory: str, shown: int) -> None:
    ann = named(browser, server, "Ann").go("/")
    ann.game("Traders of Osaka").get_by_role("button", name="New table").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=memory).check(force=True)
    dialog.get_by_label(re.compile("Seat 2")).select_option("bot easy")
    expect(dialog.get_by_text("It begins at once.")).to_be_visible()
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.locator(MARKET).first).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    assert ann.call("GET", f"/api/tables/{table}")["memory"] == memory
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("switch", name="Ask me first")).to_be_visible()
    expect(ann.page.get_by_role("switch", name="Remember for me")).to_have_count(shown)
    assert ann.complaints == []


def test_a_new_name_is_seen_by_the_others_without_a_reload(server: Server, browser: Browser) -> None:
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben")
    table = ann.open_table(ME, FRIEND)
    ben.call("POST", f"/api/tables/{table}/join", {"seat": "white"})
    for person in (ann, ben):
        person.go(f"/table/{table}")
        expect(person.page.locator(MARKET).first).to_be_visible()
    ben.page.evaluate("window.marked = true")
    ann.page.get_by_role("button", name=re.compile("^Your name: .?Ann")).click()
    field = ann.page.get_by_label("Your name at the table")
    field.fill("Annabel")
    field.press("Enter")
    expect(field).to_be_hidden()
    expect(ben.page.get_by_role("banner").get_by_text("Annabel")).to_be_visible()
    expect(ann.page.get_by_role("banner").get_by_role("list").get_by_text("Annabel")).to_be_visible()
    assert ben.page.evaluate("window.marked") is True
    assert (ann.complaints, ben.complaints) == ([], [])


@pytest.mark.parametrize(("size", "language"), each_value(SIZES, ["de", "en"]))
def test_the_key_that_opens_the_table_is_always_in_sight(
    server: Server, browser: Browser, language: str, size: dict[str, int]
) -> None:
    person = Person(browser, server.url, language, viewport=size).go("/")
    planning = {"en": "New table", "de": "Neuer Tisch"}[language]
    person.game("Dragon Market").get_by_role("button", name=planning).click()
    dialog = person.page.get_by_role("dialog")
    dialog.locator("input[type=radio][value='4']").check(force=True)
    key = dialog.locator("button[type=submit]")
    expect(key).to_be_in_viewport(ratio=1)
    dialog.locator(".body").evaluate("body => body.scrollTo(0, body.scrollHeight)")
    expect(key).to_be_in_viewport(ratio=1)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert dialog.evaluate("it => [...it.querySelectorAll('*')].every(one => one.scrollWidth <= it.clientWidth + 1)")


def test_playing_now_begins_with_the_boats_laid_out(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url).go("/")
    person.game("Dragon Market").get_by_role("button", name="Play now").click()
    person.page.wait_for_url("**/table/*")
    scene = person.call("GET", f"/api/tables/{person.page.url.rpartition('/')[2]}")["scene"]
    assert scene["settings"]["boats"] == "ready"
    assert scene["step"]["name"] != "PlaceBoat"


def test_people_at_one_screen_need_no_curtain_where_nothing_is_hidden(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url)
    table = person.open_table(ME, {"kind": "here", "name": "Bo"}, game="dragon_market", boats="ready")
    person.go(f"/table/{table}")
    turn = person.page.locator("[aria-current=step]")
    first = turn.inner_text()
    seen = set()
    for number in range(60):
        view = person.call("GET", f"/api/tables/{table}")
        seen.add(view["viewer"])
        if len(seen) == 2:
            break
        body = {"command_id": f"decision-{number}", "expected_seq": view["seq"], "thing": view["scene"]["options"][-1]}
        person.call("POST", f"/api/tables/{table}/play", body)
    assert len(seen) == 2
    expect(turn).not_to_have_text(first, use_inner_text=True)
    expect(person.page.locator("[data-place=boat], .board svg").first).to_be_visible()
    expect(person.page.locator(".noren")).to_have_count(0)
    expect(person.things().first).to_be_visible()
