"""My games in the browser: an endless list with filters in the address, statistics, and the switch that shows them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from axe import findings
from person import PHONE, RESULT, Person, named
from playwright.sync_api import Browser, expect
from serving import Json, Server, fresh_id, wait_for

MANY = 60


def lost(person: Person, game: str = "osaka") -> str:
    table = person.open_table({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, game=game)
    answer: Json = {}
    while answer.get("state") != "over":  # the bot may have moved meanwhile
        view = person.call("GET", f"/api/tables/{table}")
        body = {"command_id": fresh_id(), "expected_seq": view["seq"], "seat": view["viewer"]}
        answer = person.call("POST", f"/api/tables/{table}/resign", body)
    return table


def copied(server: Server, table: str, times: int) -> None:
    """The same finished game many times, each a minute earlier than the last one."""
    with closing(sqlite3.connect(server.file)) as connection, connection:
        for what, key, time in (("tables", "id", "updated"), ("seats", "table", None), ("results", "table", "at")):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({what})")]
            rows = connection.execute(f'SELECT * FROM {what} WHERE "{key}" = ?', (table,)).fetchall()
            for number in range(times):
                new = {key: f"{table}-{number:03}"}
                if time is not None:
                    new[time] = f"2026-01-01T{number // 60:02}:{number % 60:02}:00.000+00:00"
                values = [[new.get(name, value) for name, value in zip(names, row, strict=True)] for row in rows]
                marks = ", ".join("?" * len(names))
                connection.executemany(f"INSERT INTO {what} VALUES ({marks})", values)


def test_from_the_front_page_through_the_list_to_statistics_that_others_see(server: Server, browser: Browser) -> None:
    ann = named(browser, server, "Ann")
    copied(server, lost(ann), MANY)
    yedo = lost(ann, "yedo")
    ann.open_table({"kind": "me"}, {"kind": "here", "name": "Cleo"})
    ann.go("/").page.get_by_role("link", name="All my games").click()
    expect(ann.page.get_by_role("heading", name="My games", level=1)).to_be_focused()
    the_list_goes_on_and_comes_back(ann)
    filters_are_in_the_address(ann, yedo)
    assert ann.complaints == []
    ann.go("/games?opponent=guest:0")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no such filter")
    ben = named(browser, server, "Ben", language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    statistics_are_shown_by_a_switch(ann, ben)
    assert ben.complaints == []


def the_list_goes_on_and_comes_back(ann: Person) -> None:
    page, main = ann.page, ann.page.get_by_role("main")
    expect(main.get_by_text(f"{MANY + 3} games", exact=True)).to_be_visible()
    assert findings(ann, "my games") == []
    headings = main.get_by_role("heading", level=2)
    expect(headings).to_have_text(["Your turn", "Finished"])
    cards = main.locator("li > a")
    expect(cards).to_have_count(30)
    # By the keyboard, and by scrolling.
    page.get_by_role("button", name="More games").focus()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(60)
    page.mouse.wheel(0, 20_000)
    expect(cards).to_have_count(MANY + 3)
    expect(page.get_by_role("button", name="More games")).to_have_count(0)
    # Back from a table, the list is as it was left.
    before = page.evaluate("scrollY")
    assert before > 500
    cards.nth(MANY - 5).click()
    expect(page.locator(RESULT)).to_be_visible()
    page.go_back()
    expect(cards).to_have_count(MANY + 3)
    wait_for(lambda: page.evaluate("scrollY") > 500)


def filters_are_in_the_address(ann: Person, yedo: str) -> None:
    """They stay there after a reload."""
    page, main = ann.page, ann.page.get_by_role("main")
    cards = main.locator("li > a")
    page.get_by_label("Game", exact=True).select_option(label="Yedo")
    expect(cards).to_have_count(1)
    expect(cards).to_have_attribute("href", f"/table/{yedo}")
    page.get_by_label("Game", exact=True).select_option(label="All games")
    page.get_by_label("Name or game").fill("cleo")
    expect(cards).to_have_count(1)
    page.get_by_label("Name or game").fill("")
    page.get_by_label("Result").select_option(label="Lost")
    page.get_by_label("Played with").select_option(label="trader (hasty)")
    expect(main.get_by_text(f"{MANY + 2} games", exact=True)).to_be_visible()
    assert re.search(r"\?opponent=bot%3Agreedy&result=lost$", page.url)
    page.reload()
    expect(main.get_by_text(f"{MANY + 2} games", exact=True)).to_be_visible()
    expect(page.get_by_label("Result")).to_have_value("lost")
    page.get_by_label("Result").select_option(label="No result")
    expect(main.get_by_text("No game fits this filter.")).to_be_visible()
    page.get_by_role("link", name="Show all").click()
    expect(main.get_by_text(f"{MANY + 3} games", exact=True)).to_be_visible()


def statistics_are_shown_by_a_switch(ann: Person, ben: Person) -> None:
    page, main = ann.page, ann.page.get_by_role("main")
    page.get_by_role("link", name="Statistics").click()
    everything = main.get_by_role("region", name="All games")
    expect(everything.locator("b").first).to_have_text(str(MANY + 2))
    expect(everything.get_by_role("img", name="Won 0% of the games, by chance 50%")).to_be_visible()
    row = main.get_by_role("region", name="Opponents").get_by_role("row", name=re.compile("trader"))
    expect(row).to_contain_text(str(MANY + 2))
    assert findings(ann, "statistics") == []
    page.get_by_role("link", name="My ratings").click()
    page.get_by_role("switch", name=re.compile("Show my page")).click()
    too = page.get_by_role("switch", name=re.compile("Show my statistics"))
    expect(too).not_to_be_checked()
    too.click()
    expect(too).to_be_checked()
    address = main.locator("a[href^='/guests/']").get_attribute("href")
    assert address
    ben.go(address)
    expect(ben.page.get_by_role("region", name="Alle Spiele")).to_contain_text(str(MANY + 2))
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge"
