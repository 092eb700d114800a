"""The chat in the browser: phrases in everybody's language, muting, reporting, and what the host clears."""

from __future__ import annotations

import re
from typing import Any

from axe import contrasts, findings
from person import Person, named
from playwright.sync_api import Browser, Locator, expect
from serving import Server, fresh_id
from sizes import too_small

FRIEND = {"kind": "friend"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def say(person: Person, table: str, text: str) -> None:
    person.call("POST", f"/api/tables/{table}/chat", {"command_id": fresh_id(), "text": text})


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("log")


def test_phrases_muting_reporting_and_clearing(server: Server, browser: Browser) -> None:
    """Ann is the host, Bob reads German, Cleo has a phone."""
    ann, bob = named(browser, server, "Ann"), named(browser, server, "Bob", language="de")
    cleo = named(browser, server, "Cleo", **PHONE)
    table = ann.open_table({"kind": "me"}, FRIEND, FRIEND)
    for person, seat in ((bob, "white"), (cleo, "pink")):
        person.call("POST", f"/api/tables/{table}/join", {"seat": seat})
    for person in (ann, bob, cleo):
        person.go(f"/table/{table}")
        expect(person.page.locator("[data-place=market]").first).to_be_visible()
    cleo.page.locator("[data-tab=chat]").tap()

    speak_in_phrases(ann, bob, cleo)
    mute_and_unmute(bob, cleo, table)
    report_a_line(ann, bob, cleo)
    clear_everything(ann, bob, cleo)
    assert [person.complaints for person in (ann, bob, cleo)] == [[], [], []]


def speak_in_phrases(ann: Person, bob: Person, cleo: Person) -> None:
    """By keys, and by touch; everybody reads them in their language."""
    ann.page.get_by_role("button", name="Phrases").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-phrase=hello]")).to_be_focused()
    assert findings(ann, "phrases") + contrasts(ann, "phrases") == []
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("[data-phrase=well_played]")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("button", name="Phrases")).to_be_focused()
    expect(log_of(bob)).to_contain_text("Gut gespielt!")
    expect(log_of(cleo)).to_contain_text("Well played!")
    cleo.page.get_by_role("button", name="Phrases").tap()
    assert [line for line in too_small(cleo, fine=False) if "market" not in line] == []
    cleo.page.locator("[data-phrase=thanks]").tap()
    expect(log_of(bob)).to_contain_text("Danke!")


def mute_and_unmute(bob: Person, cleo: Person, table: str) -> None:
    """Muted lines are counted, and stay hidden after a reload."""
    for text in ("rude", "ruder"):
        say(bob, table, text)
    expect(log_of(cleo)).to_contain_text("ruder")
    cleo.page.get_by_role("button", name="About this line of").last.tap()
    assert findings(cleo, "the menu of a line") == []
    cleo.page.get_by_role("button", name=re.compile("^Mute")).tap()
    expect(log_of(cleo)).to_contain_text("2 lines are hidden.")
    expect(log_of(cleo)).not_to_contain_text("rude")
    cleo.page.reload()
    cleo.page.locator("[data-tab=chat]").tap()
    expect(log_of(cleo)).to_contain_text("2 lines are hidden.")
    cleo.page.get_by_role("button", name=re.compile("^Show the lines of")).tap()
    expect(log_of(cleo)).to_contain_text("ruder")


def report_a_line(ann: Person, bob: Person, cleo: Person) -> None:
    """A report reaches the host alone; it hides the line for who reported it."""
    cleo.page.get_by_role("button", name="About this line of").last.tap()
    expect(cleo.page.locator("[data-do=clear-line]")).to_have_count(0)
    cleo.page.locator("[data-do=report]").tap()
    expect(log_of(cleo)).to_contain_text("One line is hidden.")
    reported = ann.page.locator("[data-report]")
    expect(reported).to_contain_text("Bob")
    expect(reported).to_contain_text("One person has reported this line.")
    expect(bob.page.locator("[data-report]")).to_have_count(0)
    assert findings(ann, "a report") + contrasts(ann, "a report") == []
    reported.get_by_role("button", name="Clear this line").click()
    expect(reported).to_have_count(0)
    expect(log_of(bob)).not_to_contain_text("ruder")
    expect(log_of(bob)).to_contain_text("Der Gastgeber hat eine Zeile gelöscht.")


def clear_everything(ann: Person, bob: Person, cleo: Person) -> None:
    """One tab stop for all lines; the host clears everything, which is asked first."""
    ann.page.get_by_label("Say something").focus()
    ann.page.keyboard.press("Shift+Tab")
    ann.page.keyboard.press("Shift+Tab")
    lines = ann.page.locator("[data-line]")
    expect(lines.last).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.locator("[data-do=clear]").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Clear the chat").click()
    for person, text in ((bob, "Der Gastgeber hat das Gespräch gelöscht."), (cleo, "The host cleared the chat.")):
        expect(log_of(person).locator("p")).to_have_text([text])
