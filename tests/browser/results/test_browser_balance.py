"""The page of a balance report: from the about page, another number of players, sorting, a filter, downloads."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from axe import findings
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server
from variants import sources

from higaki.balance.report_file import PUBLISHED

# The words in the heads of a table that are broken across two lines.
BROKEN = """() => [...document.querySelectorAll('.figure-table thead th')].flatMap((head) => {
  const walk = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
  const broken = []
  while (walk.nextNode()) for (const { 0: word, index } of walk.currentNode.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange()
    range.setStart(walk.currentNode, index)
    range.setEnd(walk.currentNode, index + word.length)
    if (range.getClientRects().length > 1) broken.push(word)
  }
  return broken
})"""
REPORT = sources()["osaka"] / PUBLISHED


@pytest.mark.skipif(not REPORT.is_file(), reason="Osaka has no report")
def test_from_the_about_page_to_figures_cards_and_downloads(server: Server, browser: Browser) -> None:
    report = json.loads(REPORT.read_text(encoding="utf-8"))
    ann = Person(browser, server.url)
    page = ann.go("/about/osaka").page
    page.get_by_role("link", name="Look at the figures").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Traders of Osaka: What many games say")
    expect(page.get_by_role("cell", name=f"{report['games'][0]['games']:,}", exact=True).first).to_be_visible()
    page.locator("label").filter(has_text="2").first.click()
    expect(page).to_have_url(f"{server.url}/balance/osaka?seats=2")
    wins = page.get_by_role("table", name="trader (hasty)").first
    first = next(row for row in report["figures"] if row[:5] == ["greedy", 2, "", "wins", "place 1"])
    expect(wins.get_by_role("row", name="Place 1 trader (hasty)")).to_contain_text(f"{first[5]:.1%}")
    assert findings(ann, "balance report") == []
    the_table_is_sorted_and_filtered(ann)
    downloads_are_what_is_shown(ann, report)
    assert ann.complaints == []
    ben = Person(browser, server.url, language="de", viewport=PHONE, color_scheme="dark")
    ben.go("/balance/osaka?seats=3&name=blau")
    expect(ben.page.get_by_role("rowheader", name="Blau").first).to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(ben, "balance report on a phone") == []
    assert ben.complaints == []


@pytest.mark.skipif(not REPORT.is_file(), reason="Osaka has no report")
def test_no_word_is_broken_in_the_heads_on_a_phone(server: Server, browser: Browser) -> None:
    for language in ("en", "de"):
        ann = Person(browser, server.url, language, viewport=PHONE)
        ann.go("/balance/osaka")
        expect(ann.page.locator(".figure-table").first).to_be_visible()
        ann.page.evaluate("document.fonts.ready.then(() => null)")
        assert ann.page.evaluate(BROKEN) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def the_table_is_sorted_and_filtered(ann: Person) -> None:
    table = ann.page.get_by_role("group", name="What players take, and how they do").get_by_role("table")
    subject = ann.page.get_by_label("Subject")
    subject.select_option("Colour sold")
    names = table.get_by_role("rowheader")
    expect(names).to_have_count(4)
    table.get_by_role("button", name="Card or area").click()
    expect(names).to_have_text(["blue", "green", "red", "yellow"])
    table.get_by_role("button", name="Card or area").click()
    expect(names).to_have_text(["yellow", "red", "green", "blue"])
    search = ann.page.get_by_label("Search for a name")
    search.fill("GRE")
    expect(names).to_have_text(["green"])
    search.fill("bishop")
    expect(
        ann.page.get_by_text("Nothing here is called “bishop”; right would be a name from the list.")
    ).to_be_visible()
    expect(names).to_have_count(4)
    search.fill("")


def downloads_are_what_is_shown(ann: Person, report: dict[str, Any]) -> None:
    for link, columns, rows in (
        ("Figures (CSV)", "columns", "figures"),
        ("What players take (CSV)", "taken_columns", "taken"),
    ):
        with ann.page.expect_download() as download:
            ann.page.get_by_role("link", name=link).click()
        text = Path(download.value.path()).read_text(encoding="utf-8")
        found = list(csv.reader(io.StringIO(text)))
        assert list(found[0]) == list(report[columns])
        assert [[float(cell) for cell in row[-4:]] for row in found[1:]] == [row[-4:] for row in report[rows]]
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Everything (JSON)").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8")) == report
