"""What happened is seen in its order, can be skipped, and can be looked up: since the last turn, and in the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe import findings
from moments import PAYDAY, recorded
from person import DESKTOP, PHONE, QUICKLY, Person
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from serving import Server, Sitting

import higaki

# Not broad enough for the log beside the board.
TABLET: ViewportSize = {"width": 900, "height": 800}
# What is told when PAYDAY's card is bought.
ORDER = [
    "paid",
    "bought",
    "refilled",
    "ship_sailed",
    "payday",
    "sold",
    "took_tile",
    "ship_sank",
    "lost",
    "ship_returned",
    "ship_returned",
]
# Notes how the page looks whenever a beat begins, and does something at the first one.
WATCH = """(atFirst) => {
  window.seen = []
  const space = (color) => document.querySelector(`[data-place=ship] [data-kind=${color}]`).dataset.space
  const goods = (seat) => document.querySelectorAll(`[data-place=goods][data-owner=${seat}] [data-kind]`).length
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.dataset.beat) continue
      seen.push({
        beat: target.dataset.beat,
        caption: document.querySelector('.prompt').innerText.trim(),
        turn: document.querySelector('[aria-current=step] .name').innerText,
        options: document.querySelectorAll('button[data-thing], button[data-option]').length,
        lines: document.querySelector('aside').innerText,
        blue: space('blue'), red: space('red'), bought: goods('grey'), theirs: goods('white'),
      })
      if (atFirst && seen.length === 1) dispatchEvent(new KeyboardEvent('keydown', { key: atFirst }))
    }
  }).observe(document.querySelector('main .board'), { attributes: true, attributeFilter: ['data-beat'] })
}"""


def with_friend(
    server: Server, browser: Browser, position: dict[str, Any], **context: Any
) -> tuple[Person, Person, str]:
    """Two people before a written position; the second one looks at no page."""
    person, friend = Person(browser, server.url, "en", **context), named(server, browser, "Ben")
    person.page.add_init_script(QUICKLY)
    table = person.sits_at(server, higaki.start("osaka", position, seed=3), friend.sitting(server))
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    person.listens(table)
    return person, friend, table


def named(server: Server, browser: Browser, name: str) -> Person:
    person = Person(browser, server.url, "en")
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": name})
    return person


def play(person: Person, table: str, thing: str) -> None:
    """Decide without the page, which hears of it by its socket."""
    seq = person.call("GET", f"/api/tables/{table}")["seq"]
    body = {"command_id": f"decided-{seq}", "expected_seq": seq, "thing": thing}
    assert "error" not in person.call("POST", f"/api/tables/{table}/play", body)


def prompt(person: Person) -> Locator:
    return person.page.locator(".prompt")


def test_everything_is_seen_in_the_order_it_was_told(server: Server, browser: Browser) -> None:
    grey, _, table = with_friend(server, browser, PAYDAY, reduced_motion="no-preference")
    grey.page.evaluate(WATCH)
    play(grey, table, "buy")
    expect(prompt(grey)).to_have_text(re.compile("Ben.* is choosing"), timeout=30_000)
    seen = grey.page.evaluate("seen")
    assert [one["beat"] for one in seen] == ORDER
    at = {one["beat"]: one for one in seen}
    # Each line is said while its beat is seen, and in the log not earlier.
    assert at["payday"]["caption"] == "Payday for blue!"
    assert "Payday for blue!" not in at["ship_sailed"]["lines"]
    assert "Payday for blue!" in at["payday"]["lines"]
    # The cards come before the ship, the ship before the payday, the wave before the loss.
    assert (at["bought"]["bought"], at["refilled"]["bought"]) == (1, 2)
    assert (at["refilled"]["blue"], at["ship_sailed"]["blue"], at["payday"]["blue"]) == (
        "enshunada_2",
        "enshunada_2",
        "edo",
    )
    assert (at["ship_sank"]["red"], at["ship_sank"]["theirs"], at["lost"]["theirs"]) == ("enshunada_1", 2, 0)
    # Meanwhile it is nobody else's turn, and nothing can be chosen.
    assert {(one["turn"], one["options"]) for one in seen} == {(seen[0]["turn"], 0)}
    assert grey.page.locator(".flying, [data-beat]").count() == 0
    assert grey.page.locator("[data-place=ship] [data-kind=blue]").get_attribute("data-space") == "osaka"
    assert grey.complaints == []


def test_escape_shows_at_once_how_it_stands(server: Server, browser: Browser) -> None:
    grey, ben, table = with_friend(server, browser, PAYDAY, reduced_motion="no-preference")
    grey.page.evaluate(WATCH, "Escape")
    play(grey, table, "buy")
    expect(prompt(grey)).to_have_text(re.compile("Ben.* is choosing"), timeout=30_000)
    assert [one["beat"] for one in grey.page.evaluate("seen")] == ["paid"]
    assert grey.page.locator("[data-place=ship] [data-kind=red]").get_attribute("data-space") == "anori"
    # The own options come after the other's move has been shown, or when that is skipped.
    play(ben, table, "market.1")
    expect(grey.things().first).to_be_visible(timeout=30_000)
    assert [one["beat"] for one in grey.page.evaluate("seen")] == ["paid", "took_coins"]
    assert grey.complaints == []


def test_nothing_flies_where_the_pace_is_off_or_something_is_taken_back(server: Server, browser: Browser) -> None:
    position = PAYDAY | {"market": ["blue_2", "red_5"], "hand": {"grey": ["blue_3", "red_5", "green_5"]}}
    grey, _, table = with_friend(server, browser, position, reduced_motion="no-preference")
    grey.page.evaluate(WATCH)
    play(grey, table, "buy")
    play(grey, table, "hand.green_5")
    expect(grey.page.locator("[data-place=hand][data-owner=grey] [data-kind=green_5]")).to_have_count(0)
    seq = grey.call("GET", f"/api/tables/{table}")["seq"]
    grey.call("POST", f"/api/tables/{table}/undo", {"command_id": "show-undo", "expected_seq": seq})
    expect(grey.page.locator("[data-place=hand][data-owner=grey] [data-kind=green_5]")).to_have_count(1)
    grey.page.get_by_role("button", name="Settings").click()
    grey.page.get_by_label("Pace").select_option("off")
    grey.page.keyboard.press("Escape")
    play(grey, table, "hand.red_5")
    expect(grey.page.locator("[data-place=hand][data-owner=grey] [data-kind=red_5]")).to_have_count(0)
    assert [one["beat"] for one in grey.page.evaluate("seen")] == ["paid"]


def test_at_one_screen_nothing_is_shown_to_the_next_person(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", reduced_motion="no-preference")
    hidden = PAYDAY | {"goods": {"grey": ["blue_5"]}, "hand": {"grey": ["blue_3"], "white": ["green_2"]}}
    match = higaki.start("osaka", hidden, seed=3)
    table = person.sits_at(server, match, person.sitting(server, here="Ben"))
    person.go(f"/table/{table}")
    person.page.get_by_role("button", name="Lift the curtain").click()
    expect(person.things().first).to_be_visible()
    person.listens(table)
    person.page.evaluate(WATCH)
    play(person, table, "buy")
    expect(person.page.get_by_role("heading", name=re.compile("Ben.*, it is your turn"))).to_be_visible(timeout=15_000)
    assert person.page.evaluate("seen") == []
    assert person.complaints == []


@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
def test_since_the_last_turn_is_complete_and_newest_first(server: Server, browser: Browser, viewport: Any) -> None:
    person = Person(browser, server.url, "en", viewport=viewport)
    ben, bea = named(server, browser, "Ben"), named(server, browser, "Bea")
    position = {"seats": 3, "market": ["blue_2", "red_5", "red_2"], "hand": {"white": ["blue_5"] * 2}, "turn": "grey"}
    match = higaki.start("osaka", position, seed=3)
    table = person.sits_at(server, match, ben.sitting(server), bea.sitting(server))
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    person.listens(table)
    play(person, table, "market.1")
    play(ben, table, "buy")
    play(bea, table, "market.1")
    since = person.page.get_by_role("button", name="Since your last turn")
    expect(since).to_contain_text("Bea", timeout=15_000)
    board = person.page.locator("main .board").first
    person.page.evaluate("document.fonts.ready.then(() => null)")
    before = board.bounding_box()
    since.click()
    sheet = person.page.get_by_role("dialog", name="Since your last turn")
    expect(sheet).to_be_visible()
    assert board.bounding_box() == before, "nothing moves the board"
    told = person.call("GET", f"/api/tables/{table}")["entries"]
    lines = [event["what"] for entry in told if entry["seat"] in ("white", "pink") for event in entry["events"]]
    expected = [what for what in lines if what not in ("moved", "shifted", "went")]
    assert len(expected) >= 5
    expect(sheet.locator(".line")).to_have_count(len(expected))
    assert [heading.strip("\u2068\u2069") for heading in sheet.get_by_role("heading", level=3).all_inner_texts()] == [
        "Bea",
        "Ben",
    ]
    expect(sheet.locator(".line").first).to_have_text(re.compile("Bea.* takes .* as coins"))
    for line in (sheet.locator(".line").first, sheet.locator(".line").last):
        line.scroll_into_view_if_needed()
        expect(line).to_be_in_viewport()
    assert findings(person, "since") == []
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(since).to_be_focused()
    # Beside the board the log says the same.
    person.resize(**DESKTOP)
    expect(since).to_have_count(0)
    expect(person.page.get_by_role("heading", name="Log")).to_be_visible()


def move_in_address(person: Person, right: Callable[[int], bool]) -> int:
    """The decision that the address names, once it is the right one."""

    def named_in(url: str) -> int:
        found = re.search(r"[?&]move=(\d+)", url)
        return int(found.group(1)) if found else -1

    person.page.wait_for_url(lambda url: right(named_in(url)))
    return named_in(person.page.url)


def test_a_replay_on_a_phone_jumps_by_log_chapter_and_turn(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", viewport=PHONE, has_touch=True, is_mobile=True)
    table = person.sits_at(server, recorded("osaka", "greedy_2_seats_1"), Sitting(None, bot="random"))
    entries = person.call("GET", f"/api/tables/{table}/replay")["entries"]
    person.go(f"/table/{table}/replay")
    page = person.page
    ship = page.locator("[data-place=ship]").first
    expect(ship).to_be_in_viewport()
    controls = page.get_by_role("region", name="Replay")
    expect(controls).to_be_in_viewport(ratio=1)
    assert page.get_by_text("began from a written position").count() == 0

    bought = next(entry for entry in entries if any(event["what"] == "bought" for event in entry["events"]))
    controls.get_by_role("button", name="Log").tap()
    log = page.get_by_role("dialog", name="Log")
    log.locator(f"[data-entry='{bought['number']}']").tap()
    expect(log).to_have_count(0)
    expect(controls.locator(".said")).to_contain_text("buys")
    move_in_address(person, lambda move: move == bought["number"])

    paydays = [entry["number"] for entry in entries if any(event["what"] == "payday" for event in entry["events"])]
    chapters = controls.locator("[data-chapters]")
    assert chapters.locator("option").count() == 1 + len(paydays)
    chapters.select_option(str(len(paydays) - 1))
    expect(controls.locator(".said")).to_contain_text("Payday")
    move_in_address(person, lambda move: move == paydays[-1])

    seats = {entry["number"]: entry["seat"] for entry in entries}
    controls.get_by_role("button", name="To the turn before").tap()
    expect(controls.locator("output")).not_to_have_text(re.compile(f"^{paydays[-1]} of"))
    number = move_in_address(person, lambda move: 0 < move < paydays[-1])
    assert seats[number] != seats[number - 1]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert findings(person, "replay") == []
    assert person.complaints == []


def test_a_replay_shows_each_decision_in_order_and_says_that_it_began_from_a_position(
    server: Server, browser: Browser
) -> None:
    nearly = PAYDAY | {"tiles": {"grey": ["blue"] * 7}}
    grey, _, table = with_friend(server, browser, nearly)
    play(grey, table, "buy")
    assert grey.call("GET", f"/api/tables/{table}")["state"] == "over"
    watcher = Person(browser, server.url, "en", reduced_motion="no-preference")
    page = watcher.page
    page.add_init_script(QUICKLY)
    watcher.go(f"/table/{table}/replay")
    expect(page.get_by_text("began from a written position")).to_be_visible()
    expect(page.locator("[data-place=ship]").first).to_be_visible()
    page.evaluate(
        """() => { window.seen = []; new MutationObserver((all) => all.forEach(({ target }) =>
        target.dataset.beat && seen.push(target.dataset.beat))).observe(document.querySelector('main .board'),
        { attributes: true, attributeFilter: ['data-beat'] }) }"""
    )
    # Beside the board the story stands open; a click on a decision shows how it came about.
    page.locator("aside [data-entry='1']").click()
    expect(page.locator("[data-place=ship] [data-kind=blue]")).to_have_attribute("data-space", "edo", timeout=30_000)
    expect(page.locator("[data-beat]")).to_have_count(0, timeout=60_000)
    assert page.evaluate("seen") == [*ORDER[:7], "ended"]
    assert watcher.complaints == []
