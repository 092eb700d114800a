"""Somebody leaves, as people see it: resigning, being away, a bot that takes over, a claim, an offer, a clock."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from axe import findings
from person import DESKTOP, PHONE, RESULT, Person
from playwright.sync_api import Browser, Locator, expect
from serving import Server, running

LONG = 30_000


def named(browser: Browser, server: Server, name: str, **context: object) -> Person:
    person = Person(browser, server.url, **context)  # type: ignore[arg-type]
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": name})
    return person


def two_at_a_table(browser: Browser, server: Server, **wish: object) -> tuple[Person, Person, str]:
    """Ann at a desk and Ben with a phone; who of them has to choose comes first."""
    ann = named(browser, server, "Ann", viewport=DESKTOP)
    ben = named(browser, server, "Ben", viewport=PHONE)
    body = {"game": "osaka", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {}, "private": True} | wish
    table = ann.call("POST", "/api/tables", body)["table"]
    ben.call("POST", f"/api/tables/{table}/join", {"seat": "white"})
    turn = ann.call("GET", f"/api/tables/{table}")["scene"]["turn"]
    return (ben, ann, table) if turn == "white" else (ann, ben, table)


def menu(person: Person, entry: str) -> None:
    person.page.get_by_role("button", name="Your seat").click()
    person.page.locator(".menu").get_by_role("button", name=entry).click()


def log_line(person: Person, what: str) -> Locator:
    """A line of the log, which lies behind a tab on a phone, as soon as the table is to be seen: while it is fetched,
    there is a page with another heading and without tabs."""
    expect(person.page.get_by_role("heading", level=1, name="Traders of Osaka")).to_be_attached(timeout=LONG)
    tab = person.page.get_by_role("button", name=re.compile("^Log"))
    if tab.count() and tab.get_attribute("aria-expanded") == "false":
        tab.click()
    return person.page.locator(f"[data-happening={what}]")


def test_resigning_at_a_table_for_two_ends_the_game_for_both(server: Server, browser: Browser) -> None:
    first, other, table = two_at_a_table(browser, server)
    for person in (first, other):
        person.go(f"/table/{table}")
    expect(other.page.get_by_role("button", name="Your seat")).to_be_visible()
    menu(other, "Resign")
    dialog = other.page.locator("dialog[open]")
    expect(dialog).to_contain_text("The game ends at once, and the others win.")
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    assert other.call("GET", f"/api/tables/{table}")["state"] == "playing"
    menu(other, "Resign")
    other.page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    for person in (first, other):
        expect(person.page.locator(RESULT)).to_be_visible(timeout=LONG)
        expect(person.page.locator("[data-banner=ended]")).to_contain_text("has resigned")
        assert person.complaints == []
    for person in (first, other):
        # On a phone, which either may hold, the sheet of the end lies over everything until it is folded.
        person.page.get_by_role("button", name="Look at the board").click()
        expect(log_line(person, "resigned")).to_have_count(1)
    first.go(f"/table/{table}/replay")
    expect(first.page.locator("[data-place=market]").first).to_be_visible(timeout=LONG)


def test_a_bot_takes_over_and_the_person_takes_the_seat_back(tmp_path: Path, browser: Browser) -> None:
    with running(tmp_path, patience=2, bot_pause=0.1) as server:
        away, here, table = two_at_a_table(browser, server)
        here.go(f"/table/{table}")
        banner = here.page.locator("[data-banner=awaited]")
        expect(banner).to_contain_text("is away", timeout=LONG)
        expect(banner).to_contain_text("The limit is over.", timeout=LONG)
        banner.get_by_role("button", name="Let a bot play on").click()
        expect(here.page.locator("[data-banner=awaited]")).to_have_count(0)
        expect(here.things().first).to_be_visible(timeout=LONG)
        expect(log_line(here, "stood_in")).to_have_count(1)
        away.go(f"/table/{table}")
        back = away.page.locator("[data-banner=stand-in]")
        expect(back).to_contain_text("A bot plays for you.", timeout=LONG)
        back.get_by_role("button", name="Take your seat back").click()
        expect(back).to_have_count(0)
        for person in (away, here):
            expect(log_line(person, "came_back")).to_have_count(1, timeout=LONG)
            assert person.complaints == []


def test_a_game_is_claimed_from_who_stays_away(tmp_path: Path, browser: Browser) -> None:
    with running(tmp_path, patience=2) as server:
        away, here, table = two_at_a_table(browser, server)
        here.go(f"/table/{table}")
        here.page.locator("[data-banner=awaited]").get_by_role("button", name="Claim the game").click(timeout=LONG)
        away.go(f"/table/{table}")
        for person in (here, away):
            expect(person.page.locator(RESULT)).to_be_visible(timeout=LONG)
            expect(person.page.locator("[data-banner=ended]")).to_contain_text("stayed away for too long")
            assert person.complaints == []


def test_who_comes_back_sees_that_it_was_running_and_one_click_ends_it(server: Server, browser: Browser) -> None:
    away, here, table = two_at_a_table(browser, server, absence_limit=3 * 86400)
    # As if it had been their turn since yesterday.
    server.stop()
    long_ago = (datetime.now(UTC) - timedelta(hours=30)).isoformat(timespec="milliseconds")
    server.write("UPDATE tables SET turn_since = ? WHERE id = ?", long_ago, table)
    server.start()
    here.go(f"/table/{table}")
    banner = here.page.locator("[data-banner=awaited]")
    expect(banner).to_contain_text("30 hours", timeout=LONG)
    expect(banner).to_contain_text("The limit is 3 days.")
    expect(banner.get_by_role("button")).to_have_count(0)
    # The banner takes its room from the board: the own hand stays in sight.
    expect(here.page.locator("[data-place=hand]").last).to_be_visible()
    here.resize(1440, 900)
    assert here.page.evaluate("document.documentElement.scrollHeight") <= 900
    away.go(f"/table/{table}")
    mine = away.page.locator("[data-banner=awaited]")
    expect(mine).to_contain_text("you were away: 30 hours", timeout=LONG)
    mine.get_by_role("button", name="I am here").click()
    for person in (away, here):
        expect(person.page.locator("[data-banner=awaited]")).to_have_count(0, timeout=LONG)
        expect(log_line(person, "here")).to_have_count(1)
        assert person.complaints == []


def test_the_end_is_offered_declined_and_accepted(server: Server, browser: Browser) -> None:
    first, other, table = two_at_a_table(browser, server)
    for person in (first, other):
        person.go(f"/table/{table}")
        expect(person.page.get_by_role("button", name="Your seat")).to_be_visible(timeout=LONG)
    for answer in ("Play on", "End it"):
        menu(other, "Offer to end the game")
        other.page.locator("dialog[open]").get_by_role("button", name="Offer it").click()
        expect(other.page.locator("[data-banner=offer]")).to_contain_text("You offer to end the game")
        asked = first.page.locator("[data-banner=offer]")
        expect(asked).to_contain_text("offers to end the game as it stands", timeout=LONG)
        asked.get_by_role("button", name=answer).click()
        expect(other.page.locator("[data-banner=offer]")).to_have_count(0, timeout=LONG)
    for person in (first, other):
        expect(person.page.locator(RESULT)).to_be_visible(timeout=LONG)
        expect(person.page.locator("[data-banner=ended]")).to_contain_text("All agreed to end the game.")
        assert person.complaints == []


def test_the_limit_is_chosen_with_the_table_and_shown_to_who_waits(server: Server, browser: Browser) -> None:
    person = named(browser, server, "Ann").go("/")
    person.game("Traders of Osaka").get_by_role("button", name="New table").click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_label("How long may somebody be away?").select_option("30 minutes")
    dialog.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("dl")).to_contain_text("30 minutes", timeout=LONG)


def test_a_move_whose_time_is_over_is_ended_by_a_bot(tmp_path: Path, browser: Browser) -> None:
    with running(tmp_path, shortest_clock=1, bot_pause=0.1) as server:
        clock = {"kind": "relaxed", "seconds": 3, "increment": 0}
        slow, other, table = two_at_a_table(browser, server, clock=clock)
        for person in (slow, other):
            person.go(f"/table/{table}")
        expect(log_line(slow, "time_over").first).to_be_attached(timeout=LONG)
        expect(log_line(other, "time_over").first).to_be_attached(timeout=LONG)
        seats = slow.call("GET", f"/api/tables/{table}")["players"]
        assert [player["stand_in"] for player in seats] == [None, None]
        assert slow.complaints == []


def test_the_clock_is_chosen_with_the_table_and_counts_down(server: Server, browser: Browser) -> None:
    person = named(browser, server, "Ann").go("/")
    person.game("Traders of Osaka").get_by_role("button", name="New table").click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_label("Seat 2").select_option("bot easy")
    dialog.get_by_label("Clock").select_option("blitz 300 5")
    dialog.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/table/*")
    timer = person.page.get_by_role("timer")
    expect(timer).to_be_visible(timeout=LONG)
    expect(person.things().first).to_be_visible(timeout=LONG)
    before = timer.inner_text()
    expect(timer).not_to_have_text(before, use_inner_text=True, timeout=LONG)


def test_a_game_over_days_from_the_dialog_to_the_vacation(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann", timezone_id="Europe/Berlin").go("/")
    ann.game("Traders of Osaka").get_by_role("button", name="New table").click()
    dialog = ann.page.locator("dialog[open]")
    dialog.get_by_text("Over days", exact=True).click()
    expect(dialog.get_by_label("Clock")).to_have_value("days 172800 0")
    expect(dialog.get_by_label("How long may somebody be away?")).to_have_count(0)
    dialog.get_by_label("Clock").select_option("bank 864000 43200")
    expect(dialog.get_by_label("The clock stands still at night")).to_be_checked()
    dialog.get_by_label("until").fill("06:30")
    dialog.get_by_label("When the time is up").select_option("hard")
    assert findings(ann, "over days") == []
    dialog.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    clock = ann.call("GET", f"/api/tables/{table}")["clock"]
    assert (clock["kind"], clock["then"]) == ("bank", "hard")
    assert clock["sleep"] == {"begin": 23 * 60, "end": 6 * 60 + 30, "zone": "Europe/Berlin"}
    # Whoever is invited reads all of it before sitting down.
    ben = named(browser, server, "Ben", viewport=PHONE).go(f"/table/{table}")
    about = ben.page.locator("article")
    for said in ("Over days", "10 days per player", "23:00 to 06:30 (Europe/Berlin)", "plays on"):
        expect(about).to_contain_text(said)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_role("timer").first).to_be_attached(timeout=LONG)
    assert findings(ann, "at the table") == []
    slow = ann if ann.call("GET", f"/api/tables/{table}")["scene"]["turn"] == "grey" else ben
    slow.go("/")
    card = slow.page.get_by_role("link", name=re.compile("Traders of Osaka.*Over days"))
    expect(card).to_contain_text("your time ends")
    slow.page.get_by_role("button", name="Devices and data").first.click()
    slow.page.get_by_label("Days", exact=True).fill("3")
    slow.page.get_by_role("button", name="Go on vacation").click()
    expect(slow.page.get_by_text("You are on vacation until")).to_be_visible()
    assert findings(slow, "vacation") == []
    other = ben if slow is ann else ann
    expect(log_line(other, "vacation").first).to_be_attached(timeout=LONG)
    slow.page.get_by_role("button", name="I am back").click()
    expect(slow.page.get_by_text("You have 29 days left this year.")).to_be_visible()
    assert ann.complaints + ben.complaints == []
