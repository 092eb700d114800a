"""The end of a game in the browser: a sheet over the board, when it comes, what it says, and how it is folded away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from moments import ONE_STEP_TO_WIN, recorded
from person import DESKTOP, PHONE, QUICKLY, Person
from playwright.sync_api import Browser, Locator, expect
from serving import Server, Sitting

import higaki
from higaki.engine.match.match import Match

# Remembers whenever something flies, the sheet is open, or both at once.
WATCH = """
window.seen = []
new MutationObserver(() => {
  const now = [document.querySelector('.flying') && 'flying', document.querySelector('dialog[open]') && 'sheet']
  const said = now.filter(Boolean).join(' and ')
  if (said && window.seen.at(-1) !== said) window.seen.push(said)
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
"""


def seated_at(server: Server, person: Person, match: Match) -> str:
    """A table of this match; the person has its first seat, bots have the others."""
    table = person.sits_at(server, match, *[Sitting(None, bot="random")] * (match.table.seats - 1))
    person.go(f"/table/{table}")
    return table


def sheet(person: Person) -> Locator:
    return person.page.locator("dialog:has(section.result)")


def test_the_sheet_comes_when_the_last_move_has_landed(server: Server, browser: Browser) -> None:
    """For somebody who watches: own moves are not shown again."""
    pink, watcher = (Person(browser, server.url, "en", reduced_motion="no-preference") for _ in range(2))
    watcher.page.add_init_script(QUICKLY)
    watcher.page.add_init_script(WATCH)
    table = seated_at(server, pink, higaki.start("dragon_market", ONE_STEP_TO_WIN, seed=3))
    expect(pink.things().first).to_be_visible()
    watcher.go(f"/table/{table}")
    expect(watcher.page.locator("section.water")).to_be_visible()
    watcher.listens(table)
    seq = pink.call("GET", f"/api/tables/{table}")["seq"]
    body = {"command_id": "the-last-step", "expected_seq": seq, "thing": "cell.a1"}
    assert pink.call("POST", f"/api/tables/{table}/play", body)["view"]["state"] == "over"
    expect(sheet(watcher)).to_be_visible(timeout=20_000)
    seen = watcher.page.evaluate("window.seen")
    assert set(seen) == {"flying", "sheet"}
    assert seen[-1] == "sheet"
    assert seen.count("sheet") == 1
    expect(sheet(pink).get_by_role("heading", level=2)).to_have_text("You win!")
    expect(sheet(pink).locator("ol a")).to_have_text(re.compile("Second order: .*rice bowl"))
    assert pink.complaints == []


def test_the_sheet_says_places_sums_and_secrets_and_leads_to_the_moment(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    match = recorded("osaka", "greedy_3_seats_2")
    table = seated_at(server, person, match)
    scene = person.call("GET", f"/api/tables/{table}")["scene"]
    places = sheet(person).get_by_role("list", name="Ranking").locator("li")
    expect(places).to_have_count(3)
    points = [scene["scores"][seat] for seats in scene["ranking"] for seat in seats]
    for place, number in zip(places.all(), points, strict=True):
        expect(place).to_contain_text(str(number))
    expect(places.filter(has_text="you")).to_have_count(1)

    moments = [entry["number"] for entry in match.told(None) if any("scored" in event for event in entry["events"])]
    links = sheet(person).locator("a[href*='replay?move=']")
    assert [link.get_attribute("href") for link in links.all()] == [
        f"/table/{table}/replay?move={move}" for move in moments
    ]
    expect(links.first).to_contain_text(re.compile(r"× \d = \d+"))
    for part in scene["revealed"]:
        assert part["pieces"]
    expect(sheet(person).get_by_text("Hand", exact=True)).to_have_count(
        sum(part["place"] == "hand" for part in scene["revealed"])
    )
    expect(sheet(person).get_by_text("Noted", exact=True)).to_have_count(0)  # it brought nobody anything

    links.nth(1).click()
    person.page.wait_for_url(f"**/table/{table}/replay?move={moments[1]}&seat=*")
    expect(person.page.locator("input[type=range]")).to_have_value(str(moments[1]))
    person.page.go_back()
    expect(sheet(person)).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize(
    ("language", "viewport", "fold", "show"),
    [
        ("en", DESKTOP, "Look at the board", "Show the result"),
        ("de", PHONE, "Das Brett ansehen", "Ergebnis zeigen"),
    ],
    ids=["desk", "phone"],
)
def test_the_sheet_folds_away_and_opens_again(
    server: Server, browser: Browser, language: str, viewport: Any, fold: str, show: str
) -> None:
    person = Person(browser, server.url, language, viewport=viewport)
    seated_at(server, person, recorded("dragon_market", "team_advanced"))
    heading = sheet(person).get_by_role("heading", level=2)
    opener = person.page.get_by_role("button", name=show)
    expect(heading).to_be_focused()
    expect(opener).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(sheet(person)).to_be_hidden()
    expect(opener).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(heading).to_be_focused()
    sheet(person).get_by_role("button", name=fold).click()
    expect(sheet(person)).to_be_hidden()
    expect(opener).to_be_focused()
    expect(person.page.locator("[data-place=boat]").first).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert person.complaints == []


def test_who_only_watched_is_nobody_in_particular(server: Server, browser: Browser) -> None:
    person, visitor = Person(browser, server.url, "en"), Person(browser, server.url, "en")
    table = seated_at(server, person, recorded("osaka", "greedy_2_seats_1"))
    expect(sheet(person).get_by_role("button", name="Play again")).to_be_visible()
    visitor.go(f"/table/{table}")
    expect(sheet(visitor).get_by_role("heading", level=2)).to_have_text(re.compile("wins$"))
    expect(sheet(visitor).get_by_text("you", exact=True)).to_have_count(0)
    expect(sheet(visitor).get_by_role("button", name="Play again")).to_have_count(0)
    expect(sheet(visitor).get_by_role("link", name="Replay", exact=True)).to_be_visible()
