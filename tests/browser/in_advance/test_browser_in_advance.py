"""What a player decides in advance, in the browser: an order, a prepared move, and one that has become another."""

from __future__ import annotations

import re

import pytest
import serving
from axe import findings
from deciding_ahead import traders
from person import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, Locator, expect
from sampling import only_in_soak
from serving import Server, fresh_id, people

LONG = 30_000


def play(somebody: serving.Person, table: str, *things: str) -> None:
    body = {"command_id": fresh_id(), "expected_seq": somebody.view(table)["seq"], "thing": things[0]}
    if len(things) > 1:
        body["then"] = list(things[1:])
    answer = somebody.post(f"/tables/{table}/play", body)
    assert answer.status_code == 200, answer.text


def dialog_of(person: Person) -> Locator:
    person.page.locator("[data-advance]").focus()
    person.page.keyboard.press(".")
    return person.page.locator("dialog[open]")


@pytest.mark.parametrize("size", [only_in_soak(DESKTOP, id="desk"), pytest.param(PHONE, id="phone")])
def test_orders_and_prepared_moves(server: Server, browser: Browser, size: dict[str, int]) -> None:
    ann = Person(browser, server.url, viewport=size)
    with people(server, "Bob", "Cem") as (bob, cem):
        table = ann.sits_at(server, traders(), bob, cem)
        ann.go(f"/table/{table}")
        ann.sees_the_newest(table)
        ann.listens(table)

        # An order, with its number.
        dialog = dialog_of(ann)
        order = dialog.locator("[data-order=take_coins]")
        for _ in range(4):
            dialog.get_by_role("button", name="One more").first.click()
        order.click()
        expect(order).to_have_attribute("aria-checked", "true")
        expect(order).to_contain_text("at least a 5")
        assert findings(ann, "what is decided in advance") == []

        # A move, on the board of the imagined turn.
        dialog.locator("[data-prepare]").click()
        expect(ann.page.locator("[data-preparing]")).to_contain_text("In advance:")
        ann.thing("market.2").click()
        expect(ann.page.locator("[data-preparing]")).to_contain_text("Prepared:")
        expect(ann.page.locator("[data-preparing]")).to_contain_text("red 5")
        assert findings(ann, "a move is being prepared") == []
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("[data-preparing]")).to_have_count(0)
        expect(ann.page.locator("[data-advance]")).to_have_accessible_name(re.compile(r"^In advance\s*2$"))
        for other in (bob, cem):
            assert [other.view(table)["in_advance"][key] for key in ("given", "prepared")] == [[], []]

        # Others take what it was about: Ann is asked, and the order waits for her.
        play(bob, table, "market.1")
        play(cem, table, "reserve", "farm.1")
        stale = ann.page.locator("[data-banner=stale-move]")
        expect(stale).to_contain_text("would do something else now", timeout=LONG)
        expect(stale).to_contain_text("yellow 2")
        assert findings(ann, "a stale move") == []
        stale.get_by_role("button", name="Drop all").click()

        # Then the order takes the first five, as a decision of Ann's that she may take back.
        expect(stale).to_have_count(0)
        serving.wait_for(lambda: bob.view(table)["scene"]["turn"] != "grey")
        taken = bob.view(table)["entries"][-1]
        assert (taken["seat"], taken["thing"]) == ("grey", "market.1")
        assert ann.complaints == []


def test_a_prepared_move_is_played_and_an_order_that_has_ended_is_noted(server: Server, browser: Browser) -> None:
    ann = Person(browser, server.url)
    with people(server, "Bob", "Cem") as (bob, cem):
        table = ann.sits_at(server, traders(), bob, cem)
        ann.go(f"/table/{table}")
        ann.sees_the_newest(table)
        ann.listens(table)
        dialog_of(ann).locator("[data-prepare]").click()
        ann.thing("market.1").click()
        expect(ann.page.locator("[data-preparing]")).to_contain_text("blue 2")
        ann.thing("market.1").click()
        expect(ann.page.locator("[data-preparing]")).to_contain_text("red 5")
        ann.page.get_by_role("button", name="Without the last").click()
        expect(ann.page.locator("[data-preparing]")).not_to_contain_text("red 5")
        ann.page.locator("[data-preparing-done]").click()
        play(bob, table, "market.5")
        play(cem, table, "market.4")
        serving.wait_for(lambda: bob.view(table)["scene"]["turn"] == "white")
        assert bob.view(table)["entries"][-1]["thing"] == "market.1"
        expect(ann.page.locator("[data-advance]")).to_have_accessible_name("In advance")
        assert ann.complaints == []
