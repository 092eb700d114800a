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
from sampling import only_in_soak
from serving import Server, Sitting

import higaki

# Not broad enough for the log beside the board.
TABLET: ViewportSize = {"width": 900, "height": 800}
# What is told when PAYDAY's card is bought: what is seen together is one gesture.
ORDER = [
    "paid bought refilled ship_sailed",
    "payday",
    "sold took_tile",
    "ship_sank lost",
    "ship_returned ship_returned",
]
# The same for who bought it: what was done by hand is not shown again.
FOLLOWING = ["refilled ship_sailed", *ORDER[1:]]
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


def has_its_board(person: Person) -> None:
    """The board is loaded after the page, and WATCH looks at its ships."""
    expect(person.page.locator("[data-place=ship]").first).to_be_visible(timeout=15_000)


def with_friend(
    server: Server, browser: Browser, position: dict[str, Any], **context: Any
) -> tuple[Person, Person, str]:
    """Two people before a written position; the second one looks at no page."""
    person, friend = Person(browser, server.url, "en", **context), named(server, browser, "Ben")
    person.page.add_init_script(QUICKLY)
    table = person.sits_at(server, higaki.start("osaka", position, seed=3), friend.sitting(server))
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    has_its_board(person)
    person.listens(table)
    return person, friend, table


def beside_friend(server: Server, browser: Browser, position: dict[str, Any], pace: str) -> tuple[Person, Person, str]:
    """The same, but the friend is on, and the person looks on as the second seat."""
    person = Person(browser, server.url, "en", reduced_motion="no-preference")
    friend = named(server, browser, "Ben")
    person.page.add_init_script(f"localStorage.setItem('higaki.pace', '{pace}')")
    table = friend.sits_at(server, higaki.start("osaka", position, seed=3), person.sitting(server))
    person.go(f"/table/{table}")
    expect(prompt(person)).to_have_text(re.compile("Ben.* is choosing"), timeout=15_000)
    has_its_board(person)
    person.listens(table)
    person.page.evaluate(WATCH)
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


def beats(person: Person) -> list[str]:
    return [one["beat"] for one in person.page.evaluate("seen")]


def test_everything_is_seen_in_the_order_it_was_told(server: Server, browser: Browser) -> None:
    white, ben, table = beside_friend(server, browser, PAYDAY, "quick")
    play(ben, table, "buy")
    expect(white.things().first).to_be_visible(timeout=30_000)
    seen = white.page.evaluate("seen")
    assert [one["beat"] for one in seen] == ORDER
    bought, payday, _, sank, returned = seen
    # Each gesture is said while it is seen, and in the log not earlier; a name is said once in it.
    assert re.search("Ben.* pays .* Buys", bought["caption"]) and bought["caption"].count("Ben") == 1
    assert payday["caption"] == "Payday for blue!"
    assert "Payday for blue!" not in bought["lines"]
    assert "Payday for blue!" in payday["lines"]
    # The card and the ship come before the payday, the wave before the ships return.
    assert (bought["bought"], payday["bought"]) == (1, 2)
    assert (bought["blue"], payday["blue"]) == ("enshunada_2", "edo")
    assert (sank["red"], sank["theirs"], returned["theirs"]) == ("enshunada_1", 2, 0)
    # Meanwhile it is nobody else's turn, and nothing can be chosen.
    assert {(one["turn"], one["options"]) for one in seen} == {(seen[0]["turn"], 0)}
    assert white.page.locator(".flying, [data-beat]").count() == 0
    assert white.page.locator("[data-place=ship] [data-kind=blue]").get_attribute("data-space") == "osaka"
    assert white.complaints == []


@pytest.mark.parametrize("key", ["Escape", " "])
def test_a_key_shows_at_once_how_it_stands(server: Server, browser: Browser, key: str) -> None:
    grey, ben, table = with_friend(server, browser, PAYDAY, reduced_motion="no-preference")
    grey.page.evaluate(WATCH, key)
    play(grey, table, "buy")
    expect(prompt(grey)).to_have_text(re.compile("Ben.* is choosing"), timeout=30_000)
    assert beats(grey) == FOLLOWING[:1]
    assert grey.page.locator("[data-place=ship] [data-kind=red]").get_attribute("data-space") == "anori"
    # The own options come after the other's move has been shown, or when that is skipped.
    play(ben, table, "market.1")
    expect(grey.things().first).to_be_visible(timeout=30_000)
    assert beats(grey) == [FOLLOWING[0], "took_coins"]
    assert grey.complaints == []


def test_what_one_did_by_hand_is_not_shown_again(server: Server, browser: Browser) -> None:
    grey, _, table = with_friend(server, browser, PAYDAY, reduced_motion="no-preference")
    grey.page.evaluate(WATCH)
    play(grey, table, "buy")
    expect(prompt(grey)).to_have_text(re.compile("Ben.* is choosing"), timeout=30_000)
    assert beats(grey) == FOLLOWING
    assert grey.page.evaluate("seen[0].bought") == 2, "what was bought lies there from the beginning"


def test_nothing_flies_where_the_pace_is_off_or_something_is_taken_back(server: Server, browser: Browser) -> None:
    position = PAYDAY | {"market": ["blue_2", "red_5"], "hand": {"grey": ["blue_3", "red_5", "green_5"]}}
    white, ben, table = beside_friend(server, browser, position, "quick")
    paid = white.page.locator("aside .line", has_text="pays")
    play(ben, table, "buy")
    play(ben, table, "hand.green_5")
    expect(paid).to_have_count(1)
    white.sees_the_newest(table)
    seq = ben.call("GET", f"/api/tables/{table}")["seq"]
    ben.call("POST", f"/api/tables/{table}/undo", {"command_id": "show-undo", "expected_seq": seq})
    expect(paid).to_have_count(0)
    white.page.get_by_role("button", name="Settings").click()
    white.page.get_by_label("Pace").select_option("off")
    white.page.keyboard.press("Escape")
    play(ben, table, "hand.red_5")
    expect(paid).to_have_count(1)
    assert beats(white) == ["paid"]


def test_what_others_did_to_me_stays_marked_until_i_decide(server: Server, browser: Browser) -> None:
    """Even where nothing is shown: Ben's payday takes the goods on the ship that sinks."""
    white, ben, table = beside_friend(server, browser, PAYDAY, "off")
    play(ben, table, "buy")
    expect(white.things().first).to_be_visible()
    line = white.page.locator("aside .line.mine")
    expect(line).to_contain_text("Concerns you:")
    expect(line).to_contain_text("loses")
    badge = white.page.locator("[aria-current=step] .done")
    expect(badge).to_have_text("1Concerns you")
    assert beats(white) == []
    assert findings(white, "marked") == []
    play(white, table, "market.1")
    for mark in (line, badge):
        expect(mark).to_have_count(0)
    assert white.complaints == []


def test_bots_are_skipped_for_good(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", reduced_motion="no-preference")
    person.page.add_init_script("localStorage.setItem('higaki.pace', 'calm')")
    match = higaki.start("osaka", PAYDAY | {"market": ["blue_2", "red_5", "red_2", "red_3", "green_5"]}, seed=3)
    table = person.sits_at(server, match, Sitting(None, bot="random"))
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    has_its_board(person)
    person.listens(table)
    person.page.evaluate(WATCH)
    play(person, table, "market.1")
    person.page.get_by_role("button", name="Always skip bots").click(timeout=15_000)
    # It is said for some seconds only.
    expect(person.page.get_by_text("Bots are no longer shown")).to_be_visible()
    expect(person.things().first).to_be_visible(timeout=15_000)
    shown = beats(person)
    # The bot may have reserved any card.
    options = person.call("GET", f"/api/tables/{table}")["scene"]["options"]
    play(person, table, next(thing for thing in options if thing.startswith("market.")))
    expect(prompt(person)).not_to_have_text(re.compile("is choosing"))
    person.sees_the_newest(table)
    assert beats(person) == shown
    # It is remembered, and taken back where the pace is set.
    person.page.reload()
    has_its_board(person)
    person.page.get_by_role("button", name="Settings").click()
    switch = person.page.get_by_role("switch", name="Always skip bots")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()


def test_after_the_first_long_show_the_pace_is_asked_once(server: Server, browser: Browser) -> None:
    white, ben, table = beside_friend(server, browser, PAYDAY, "normal")
    asked = white.page.get_by_text("Was that too slow?")
    play(ben, table, "buy")
    # Who skips it is asked, too.
    white.page.get_by_role("button", name="Skip", exact=True).click(timeout=15_000)
    expect(asked).to_be_visible(timeout=15_000)
    white.page.get_by_role("button", name="Show it quicker").click()
    expect(asked).to_have_count(0)
    stored = white.page.evaluate("[localStorage['higaki.pace'], localStorage['higaki.pace_asked']]")
    assert stored == ["quick", "on"]
    assert white.complaints == []


def test_who_only_watches_has_no_last_turn(server: Server, browser: Browser) -> None:
    _, _, table = with_friend(server, browser, PAYDAY)
    watcher = Person(browser, server.url, "en").go(f"/table/{table}")
    expect(watcher.page.locator("[data-place=ship]").first).to_be_visible(timeout=15_000)
    assert watcher.page.get_by_text("Since your last turn").count() == 0
    assert watcher.complaints == []


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


@pytest.mark.parametrize("viewport", [only_in_soak(TABLET, id="tablet"), pytest.param(PHONE, id="phone")])
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
    # Each name stands over its turn, and not again in every line.
    expect(sheet.locator(".line").first).to_have_text(re.compile("^takes .* as coins"))
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
    assert page.evaluate("seen") == [*ORDER[:3], "ended"]
    # Nothing is secret any more: who watches sees the hands that were hidden then.
    watcher.go(f"/table/{table}/replay?move=0")
    expect(page.get_by_role("region", name="What lay hidden then").locator("li").first).to_be_visible()
    assert watcher.complaints == []
