"""A whole small league in the browser: from the form over the invitation to the last standings."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from axe import findings
from person import Person, named
from playwright.sync_api import Browser, expect
from serving import Server, fresh_id, wait_for

MARKET = "[data-place=market]"


def league(person: Person, address: str) -> Any:
    return person.call("GET", f"/api/leagues/{address}")


def is_in_round(person: Person, address: str, number: int) -> bool:
    return bool(league(person, address)["round"] == number)


def give_up(person: Person, table: str) -> None:
    """Resign at a table that has begun, however often a bot moves meanwhile."""

    def done() -> bool:
        view = person.call("GET", f"/api/tables/{table}")
        if view["state"] == "playing":
            body = {"command_id": fresh_id(), "expected_seq": view["seq"], "seat": view["viewer"]}
            person.call("POST", f"/api/tables/{table}/resign", body)
        return bool(view["state"] == "over")

    wait_for(done)


def created(ann: Person) -> str:
    """A league of up to four, from the form."""
    ann.go("/games/leagues")
    ann.page.get_by_role("button", name="New league").click()
    form = ann.page.get_by_role("dialog")
    form.get_by_label("Name of the league").fill("Thursday evening")
    form.get_by_label("Game", exact=True).select_option("osaka")
    form.get_by_label("Maximum number of players").select_option("4")
    assert findings(ann, "a new league") == []
    form.get_by_role("button", name="Create the league").click()
    ann.page.wait_for_url("**/league/*")
    address = ann.page.url.rpartition("/")[2]
    expect(ann.page.get_by_role("heading", name="Thursday evening")).to_be_visible()
    return address


def test_a_small_league_of_two_people_and_a_bot(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann")
    bob = Person(browser, server.url, language="de")
    address = created(ann)
    # Bob comes by the link, has no name yet, and takes part.
    bob.go(f"/league/{address}")
    bob.page.get_by_label("Wie sollen dich die anderen nennen?").fill("Bob")
    bob.page.get_by_role("button", name="Mitspielen").click()
    expect(bob.page.get_by_text("Du bist dabei.")).to_be_visible()
    expect(ann.page.get_by_role("list").filter(has_text="Bob")).to_be_visible()
    assert findings(ann, "a league that has not begun") == []
    ann.page.get_by_label("Bots that play, too").select_option("1")
    ann.page.get_by_role("button", name="Begin, 3 players").click()
    expect(ann.page.get_by_role("heading", name="Round 1 of 3")).to_be_visible()
    for number in (1, 2, 3):
        wait_for(partial(is_in_round, ann, address, number))
        playing = [person for person in (ann, bob) if league(person, address)["table"] is not None]
        tables = {league(person, address)["table"] for person in playing}
        for person in playing:
            person.go(f"/league/{address}").page.get_by_role(
                "link", name=re.compile("To your table|Zu deinem Tisch")
            ).click()
            person.page.wait_for_url("**/table/*")
        for person in playing:
            expect(person.page.locator(MARKET).first).to_be_visible()
        if number == 1:
            # The table names its league.
            opener = playing[0].page.get_by_role("button", name=re.compile("^(Your seat|Dein Platz)"))
            opener.click()
            mark = playing[0].page.locator(f"a[href='/league/{address}']")
            expect(mark.first).to_be_visible()
            opener.click()
        # Whoever is Bob gives up wherever he sits; Ann gives up against the bot.
        loser = bob if bob in playing else ann
        assert len(tables) == 1
        give_up(loser, tables.pop())
    wait_for(lambda: league(ann, address)["state"] == "over")
    ann.go(f"/league/{address}")
    expect(ann.page.get_by_role("heading", name="Over")).to_be_visible()
    rows = ann.page.get_by_role("row")
    expect(rows).to_have_count(4)
    expect(ann.page.get_by_role("heading", name="Round 3")).to_be_visible()
    assert findings(ann, "a league that is over") == []
    # A finished game leads back to its league, and the league is in the list.
    ann.page.get_by_role("link", name=re.compile("Look")).first.click()
    expect(ann.page.locator(f"section.result a[href='/league/{address}']")).to_contain_text("round 3")
    ann.go("/games/leagues")
    expect(ann.page.get_by_role("link", name=re.compile("Thursday evening"))).to_be_visible()
    assert (ann.complaints, bob.complaints) == ([], [])


def test_the_host_removes_somebody_and_calls_the_league_off(server: Server, browser: Browser) -> None:
    ann, bob = named(browser, server, "Ann"), named(browser, server, "Bob")
    wish = {"command_id": fresh_id(), "name": "Friday", "game": "yedo", "seats": 2, "kind": "swiss", "rounds": 2}
    address = ann.call("POST", "/api/leagues", {**wish, "most": 8})["league"]
    bob.call("POST", f"/api/leagues/{address}/join")
    ann.go(f"/league/{address}")
    ann.page.get_by_role("button", name=re.compile("^Remove")).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bob")
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(ann.page.get_by_text("One person", exact=True)).to_be_visible()
    bob.go(f"/league/{address}")
    expect(bob.page.get_by_text("You have left this league.")).to_be_visible()
    ann.page.get_by_role("button", name="Call the league off").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Call the league off").click()
    expect(ann.page.get_by_role("heading", name="Called off")).to_be_visible()
    bob.go("/league/no-such-league")
    expect(bob.page.get_by_text("Thursday")).to_have_count(0)
    expect(bob.page.get_by_role("heading", level=1)).to_be_visible()
