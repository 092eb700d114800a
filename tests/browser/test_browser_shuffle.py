"""The shuffle in the browser: numbers are added without a click, and the result says what that proves and what not."""

from __future__ import annotations

import re

import pytest
from person import Person
from playwright.sync_api import Browser, Locator, expect
from sampling import only_in_soak
from serving import Server

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}
MARKET = "[data-place=market]"


def named(browser: Browser, server: Server, name: str, language: str = "en") -> Person:
    person = Person(browser, server.url, language)
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": name})
    return person


def sheet(person: Person) -> Locator:
    return person.page.locator("section.result")


def resign(person: Person, table: str) -> None:
    """The quickest way to a result."""
    view = person.call("GET", f"/api/tables/{table}")
    body = {"command_id": "enough-of-it", "expected_seq": view["seq"], "seat": view["viewer"]}
    assert person.call("POST", f"/api/tables/{table}/resign", body)["state"] == "over"


def test_two_browsers_add_numbers_and_say_what_that_proves(server: Server, browser: Browser) -> None:
    ann, ben = named(browser, server, "Ann"), named(browser, server, "Ben", "de")
    table = ann.open_table(ME, FRIEND)
    ann.go(f"/table/{table}")
    ann.page.get_by_text("How the shuffle can be checked").click()
    expect(ann.page.get_by_text("is fixed by its digest")).to_be_visible()
    ann.listens(table)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Platz nehmen", exact=True).click()
    for person in (ann, ben):
        expect(person.page.locator(MARKET).first).to_be_visible()
    first = ann.call("GET", f"/api/tables/{table}")["entries"][0]
    assert [number["seats"] for number in first["numbers"]] == [["grey"], ["white"]]
    assert all(number["number"] for number in first["numbers"])

    resign(ben, table)
    expect(
        sheet(ann).get_by_text(re.compile("^Your browser added a number.*does not prove that nobody saw"))
    ).to_be_visible()
    expect(sheet(ben).get_by_text(re.compile("^Dein Browser hat zum Mischen eine Zahl beigetragen"))).to_be_visible()
    assert (ann.complaints, ben.complaints) == ([], [])


# Each is what a browser would remember if whoever runs the server had been dishonest. All that can differ is in the
# unit tests of the client; here what it says of two of them.
@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"shown": "0" * 64}, "^Careful: the log names another seal or other numbers"),
        ({"earlier": 1}, "Before that one shuffle was thrown away"),
        only_in_soak({"code": "0" * 32}, "^Careful: the log names another seal or other numbers"),
        only_in_soak({"shown": None}, "^Another browser of yours added a number"),
    ],
    ids=["another number", "another shuffle before", "other digests", "another browser"],
)
def test_a_browser_holds_the_log_against_what_it_remembers(
    server: Server, browser: Browser, changed: dict[str, object], said: str
) -> None:
    ann = named(browser, server, "Ann")
    table = ann.open_table(ME, FRIEND)
    ann.call("POST", f"/api/tables/{table}/fill", {"seat": None, "bot": "random"})
    ann.go(f"/table/{table}")
    ann.page.get_by_text("How the shuffle can be checked").click()
    expect(ann.page.get_by_text("is fixed by its digest")).to_be_visible()
    ann.page.get_by_role("button", name="Begin the game").click()
    expect(ann.page.locator(MARKET).first).to_be_visible()
    resign(ann, table)
    expect(sheet(ann).get_by_text(re.compile("^Your browser added a number"))).to_be_visible()
    ann.page.evaluate(
        """([table, changed]) => {
            const kept = JSON.parse(localStorage.getItem('higaki.numbers'))
            localStorage.setItem('higaki.numbers', JSON.stringify({ ...kept, [table]: { ...kept[table], ...changed } }))
        }""",
        [table, changed],
    )
    ann.page.reload()
    expect(sheet(ann).get_by_text(re.compile(said))).to_be_visible()
    assert ann.complaints == []


def test_who_plays_at_once_is_told_that_nobody_added_a_number(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann")
    table = ann.open_table(ME, BOT)
    ann.go(f"/table/{table}")
    resign(ann, table)
    expect(
        sheet(ann).get_by_text(re.compile("^Nobody added a number.*could have chosen them among many"))
    ).to_be_visible()
    assert ann.complaints == []
