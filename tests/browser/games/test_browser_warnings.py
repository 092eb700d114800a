"""What hurts is warned of and never the red button; what can be undone is not confirmed."""

from __future__ import annotations

import re
from pathlib import Path

from moments import NEARLY_DONE
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting, people, running
from yedo_town import start

import higaki

BOT = Sitting(None, bot="random")
RED = re.compile(r"\bfirst\b")


def test_a_bid_beyond_ones_money_is_not_the_red_button(browser: Browser, server: Server) -> None:
    match = start(
        agenda=["OpenAuction hosokawa", "NextAuction toyotomi"],
        mon={"toyotomi": 7, "hosokawa": 9},
        bidding=["hosokawa", "toyotomi"],
    )
    with people(server, "Hana", "Nao", "Mei") as others:
        match.play("field.weapon")
        me = Person(browser, server.url)
        table = me.sits_at(server, match, *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "Raise")
        last, first = me.page.locator('[data-option="pass"]'), me.page.locator('[data-option^="bid."]')
        expect(first).to_have_class(RED)
        expect(last).not_to_have_class(RED)
        # Beyond the own 7 Mon.
        for _ in range(3):
            me.page.get_by_role("button", name="More").click()
        expect(first).not_to_have_class(RED)
        expect(first).to_have_accessible_name(re.compile("You have 7 Mon"))
        expect(last).to_have_class(RED)
        first.click()
        expect(me.page.locator(".prompt")).to_contain_text("You have 7 Mon: unless somebody bids more, you lose them")
        sure, rather = me.page.locator("[data-sure]"), me.page.locator("[data-sure] + [data-key]")
        expect(sure).not_to_have_class(RED)
        expect(rather).to_have_class(RED)
        expect(rather).to_be_focused()
        rather.click()
        last.click()
        expect(me.page.locator(".prompt")).not_to_contain_text("raise")
        assert me.complaints == []


def test_categories_one_cannot_afford_say_so(browser: Browser, server: Server) -> None:
    match = start(agenda=["OpenAuction toyotomi", "NextAuction toyotomi"], mon={"toyotomi": 0, "hosokawa": 9})
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url)
        table = me.sits_at(server, match, *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "OpenAuction")
        expect(me.thing("field.annex")).to_have_accessible_name(re.compile("You have no Mon"))
        expect(me.page.locator("[data-thing^='field.'] [data-warned]")).to_have_count(7)
        expect(me.page.locator('[data-option="drop_out"]')).to_have_class(RED)


def test_the_president_is_not_called_home_unasked(browser: Browser, server: Server) -> None:
    """By keyboard: placing keeps the focus on the board, Escape closes one thing at a time."""
    yellows_turn = ["PlaceFirst", "MovePresident", "FinishTurn"]
    position = {
        "seats": 4,
        "agenda": [*[f"{step} yellow" for step in yellows_turn], "BeginTurn red"],
        "supply": {"red": ["red_assistant"] * 2, "yellow": ["yellow_assistant"] * 2},
        "president": {"red": "copper_mine_1"},
    }
    match = higaki.start("yokohama", position, seed=1)
    for thing in ("area.bank", "done", "area.bank", "done"):
        match.play(thing)
    red = Person(browser, server.url)
    table = red.sits_at(server, match, BOT, BOT, BOT)
    red.go(f"/table/{table}")
    red.wait_to_be_asked(table, "PlaceFirst")
    prompt, sure = red.page.locator(".prompt"), red.page.locator("[data-sure]")
    red.thing("area.church").focus()
    red.page.keyboard.press("Enter")
    red.wait_to_be_asked(table, "PlaceMore")
    expect(prompt).to_contain_text("As yet your president reaches no area.")
    expect(red.thing("area.church")).to_be_focused()
    red.page.locator('[data-option="done"]').click()
    expect(prompt).to_contain_text("From here your president reaches no area: he goes home, and you do not act.")
    # What is open over the board closes first; the pending choice stays.
    red.page.locator(".since .strip").click()
    expect(red.page.get_by_role("dialog")).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(red.page.get_by_role("dialog")).to_have_count(0)
    expect(sure).to_be_visible()
    red.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    red.thing("area.fishing_grounds_1").click()
    red.wait_to_be_asked(table, "MovePresident")
    things = [entry["thing"] for entry in red.call("GET", f"/api/tables/{table}")["entries"][1:]]
    assert things[4:] == ["area.church", "area.fishing_grounds_1"]
    assert red.complaints == []


def test_what_ends_the_turn_is_not_asked_about_and_can_be_undone_until_a_person_or_a_bot_moves(
    browser: Browser, tmp_path: Path
) -> None:
    ending = {"seats": 2, "agenda": ["FinishTurn red", "BeginTurn blue"], "yen": {"red": 3}}
    ending |= {"technologies": {"red": ["textile_factory"]}, "wares": {"red": ["silk"]}}
    with running(tmp_path, bot_pause=20) as server, people(server, "Wim") as (blue,):
        red = Person(browser, server.url, viewport=PHONE)
        for other, name in ((blue, "Wim"), (BOT, "Blue")):
            table = red.sits_at(server, higaki.start("yokohama", ending, seed=1), other)
            red.go(f"/table/{table}")
            red.thing("done").click()
            expect(red.page.locator(".prompt")).to_contain_text(name)
            red.page.get_by_role("button", name="Undo", exact=True).click()
            expect(red.thing("done")).to_be_visible()
            red.wait_to_be_asked(table, "FinishTurn")


def test_escape_lets_go_of_a_chosen_boat(browser: Browser, server: Server) -> None:
    pink = Person(browser, server.url)
    table = pink.sits_at(server, higaki.start("dragon_market", NEARLY_DONE, seed=1), BOT)
    pink.go(f"/table/{table}")
    pink.thing("boat.2").click()
    pink.wait_to_be_asked(table, "MoveBoat")
    pink.page.keyboard.press("Escape")
    pink.wait_to_be_asked(table, "TakeAction")
