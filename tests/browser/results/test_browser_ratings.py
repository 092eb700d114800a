"""Ratings in the browser: a rated table from the form to the result, and a page that is shown until it is not."""

from __future__ import annotations

import re

from person import PHONE, RESULT, Person, named
from playwright.sync_api import Browser, expect
from serving import Server, fresh_id


def both_decide(table: str, *people: Person) -> None:
    """By calls: what is pointed at is not what this is about."""
    waiting = set(people)
    while waiting:
        for person in people:
            view = person.call("GET", f"/api/tables/{table}")
            if view["scene"]["options"]:
                body = {"command_id": fresh_id(), "expected_seq": view["seq"], "thing": view["scene"]["options"][0]}
                person.call("POST", f"/api/tables/{table}/play", body)
                waiting.discard(person)


def test_a_rated_table_from_the_form_to_the_result(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann")
    ben = named(browser, server, "Ben", language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.go("/").game("Traders of Osaka").get_by_role("button", name="New table").click()
    form = ann.page.get_by_role("dialog")
    form.get_by_label("3", exact=True).check(force=True)
    expect(form.locator("option", has_text="Bot").first).to_be_attached()
    form.get_by_label("rated", exact=True).focus()
    ann.page.keyboard.press("Space")
    for gone in ("Bot", "same screen", "per move"):
        expect(form.locator("option", has_text=gone)).to_have_count(0)
    form.get_by_label("2", exact=True).check(force=True)
    form.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_text("without hints and bots")).to_be_visible()
    expect(ann.page.get_by_role("button", name="A bot")).to_have_count(0)
    table = ann.page.url.rsplit("/", 1)[1]

    ben.go(f"/table/{table}")
    expect(ben.page.get_by_role("main").get_by_text("Mit Wertung", exact=True)).to_be_visible()
    ben.page.get_by_role("button", name="Platz nehmen", exact=True).click()
    expect(ann.page.get_by_role("list", name="Seats").get_by_text("1500?")).to_be_visible()
    both_decide(table, ann, ben)
    for person, hint in ((ann, "Hint"), (ben, "Tipp")):
        expect(person.page.get_by_role("button", name=hint)).to_have_count(0)
    ben.page.get_by_role("button", name="Dein Platz").click()
    expect(ben.page.get_by_text("nicht gezeigt")).to_be_visible()
    ben.page.get_by_role("button", name="Aufgeben").click()
    sure = ben.page.get_by_role("dialog")
    expect(sure.get_by_text("kommt auf den letzten Platz")).to_be_visible()
    sure.get_by_role("button", name="Aufgeben").click()

    result = ann.page.locator(RESULT).get_by_role("region", name="Ratings")
    expect(result.get_by_text("+158", exact=True)).to_be_visible()
    expect(result.get_by_text("1658?", exact=True)).to_be_visible()
    expect(result.get_by_text("not shown")).to_be_visible()
    assert (ann.complaints, ben.complaints) == ([], [])


def test_a_page_is_shown_until_it_is_not(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann")
    ben = named(browser, server, "Ben", language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    wish = {"game": "osaka", "seats": [{"kind": "me"}, {"kind": "friend"}], "rated": True}
    for _ in range(2):
        table = ann.call("POST", "/api/tables", wish)["table"]
        ben.call("POST", f"/api/tables/{table}/join", {"seat": "white"})
        both_decide(table, ann, ben)
        seq = ben.call("GET", f"/api/tables/{table}")["seq"]
        lost = {"command_id": fresh_id(), "expected_seq": seq, "seat": "white"}
        assert ben.call("POST", f"/api/tables/{table}/resign", lost)["state"] == "over"

    ann.go("/").page.get_by_role("link", name="My ratings").click()
    showing = ann.page.get_by_role("switch", name=re.compile("Show my page"))
    expect(showing).not_to_be_checked()
    showing.focus()
    ann.page.keyboard.press("Enter")
    expect(showing).to_be_checked()
    address = ann.page.get_by_role("main").locator("a[href^='/guests/']").get_attribute("href")
    assert address
    ben.go(address)
    expect(ben.page.get_by_role("heading", name="Ann")).to_be_visible()
    rating = ann.call("GET", "/api/me/ratings")["ratings"][0]["rating"]
    expect(ben.page.get_by_text(f"{rating}?", exact=True).first).to_be_visible()
    expect(ben.page.get_by_role("img", name=f"Von 1658 bis {rating}, am niedrigsten 1658")).to_be_visible()
    expect(ben.page.get_by_text("Gegen: jemand").first).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
    ann.page.keyboard.press("Enter")
    expect(showing).not_to_be_checked()
    complaints = [*ann.complaints, *ben.complaints]
    ben.go(address)
    expect(ben.page.get_by_role("heading", name="Ann")).to_have_count(0)
    expect(ben.page.get_by_role("link", name="Zur Startseite").last).to_be_visible()
    expect(ben.page.get_by_text("Diese Seite gibt es nicht")).to_be_visible()
    assert complaints == []
    ben.go("/ladder/osaka")
    expect(ben.page.get_by_role("heading", name="Rangliste: Die Händler von Osaka")).to_be_visible()
