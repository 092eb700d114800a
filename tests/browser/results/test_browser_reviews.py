"""The review beside the replay: it comes by itself, leads to the decisions it speaks of, and its address is shared."""

from __future__ import annotations

import json
import re

from axe import findings
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting
from written import ABOUT_TO_WIN

import higaki
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.server.accounts.guests import now
from higaki.server.storage import reviews

CHART = "figure:has(svg .now)"


def with_a_mistake() -> Match:
    """A short game that is lost by its first decision."""
    match = higaki.start("osaka", ABOUT_TO_WIN, seed=1)
    match.play("market.1")
    bot = bot_called("greedy", rng_of(1, "bot"))
    while not match.over:
        match.play(match.game.things.names[bot.choose(match.table)])
    return match


def test_a_review_is_asked_for_shown_and_shared(server: Server, browser: Browser) -> None:
    ann = Person(browser, server.url)
    table = ann.sits_at(server, with_a_mistake(), Sitting(None, bot="greedy"))
    ann.go(f"/table/{table}")
    ann.page.locator("section.result").get_by_role("link", name="Review").click()
    expect(ann.page.locator(CHART)).to_be_visible(timeout=60_000)
    # It opens at the decision that cost most, as its player saw it.
    expect(ann.page).to_have_url(re.compile(r"move=1&seat=grey&review$"), timeout=60_000)
    review = ann.page.get_by_role("button", name="Review")
    expect(review).to_have_attribute("aria-pressed", "true")
    review.click()
    expect(ann.page.locator(CHART)).to_be_hidden()
    review.click()
    expect(ann.page.locator(CHART)).to_be_visible()
    rows = ann.page.locator("aside section table tbody")
    expect(rows).to_have_count(2)
    balances = ann.call("GET", f"/api/tables/{table}/review")["review"]["balances"]
    assert balances["grey"]["lost"] > 0.3
    expect(rows.locator("td:last-child")).to_have_text([f"−{round(100 * balances['grey']['lost'])}%", "0%"])
    expect(ann.page.get_by_text("The picture estimates the real game")).to_be_visible()
    expect(ann.page).to_have_url(re.compile(r"move=1&seat=grey&review$"))
    expect(ann.page.get_by_text("what the board shows")).to_be_visible()
    assert findings(ann, "review") == []

    ben = Person(browser, server.url, "de", viewport=PHONE)
    ben.page.goto(ann.page.url)
    expect(ben.page.get_by_role("heading", name="Auswertung")).to_be_visible()
    chart = ben.page.locator(CHART)
    expect(chart).to_be_visible()
    assert findings(ben, "review on a phone") == []
    frame = ben.page.get_by_role("group", name="Können und Glück, in Prozent des Sieges")
    assert frame.evaluate("frame => frame.scrollWidth <= frame.clientWidth"), "nothing is cut off"
    box = chart.locator(".chart > svg").bounding_box()
    assert box is not None
    ben.page.mouse.click(box["x"] + box["width"] - 60, box["y"] + box["height"] / 2)
    expect(ben.page).to_have_url(re.compile(r"move=[1-9]\d*&seat=grey$"))
    assert ann.complaints == ben.complaints == []


def test_all_dear_decisions_are_shown_to_who_asks_for_them(server: Server, browser: Browser) -> None:
    match = higaki.new("osaka", seats=2, seed=3)
    bot = bot_called("greedy", rng_of(1, "bot"))
    while not match.over:
        match.play(match.game.things.names[bot.choose(match.table)])
    ann = Person(browser, server.url)
    table = ann.sits_at(server, match, Sitting(None, bot="greedy"))
    names = match.game.seat_names[:2]
    dear = [
        {
            "number": number,
            "seat": names[entry.seat],
            "thing": match.game.things.names[entry.thing],
            "better": match.game.things.names[entry.thing],
            "cost": 0.3 - 0.01 * number,
            "within": 0.02,
            "why": [{"term": "coins", "before": 15, "after": 18}, {"term": "rival", "before": 6, "after": 4}],
        }
        for number, entry in enumerate(match.log[:11], 1)
    ]
    balance = {"begin": 0.5, "own": 0, "others": 0, "luck": 0, "within": 0.1, "end": 0.5, "lost": 0.4}
    review = {
        "numbers": [0, 1],
        "chances": {name: [0.5, 0.5] for name in names},
        "balances": dict.fromkeys(names, balance),
        "dear": dear,
        "best": {
            names[0]: {**dear[0], "lead": 0.24, "why": [{"term": "coins", "before": 15, "after": 18}]},
        },
        "finished": True,
    }
    kept = (table, reviews.VERSION, now(), json.dumps(review))
    server.write('INSERT INTO reviews ("table", version, done, at, review) VALUES (?, ?, 1.0, ?, ?)', *kept)
    ann.go(f"/table/{table}")
    ann.page.locator("section.result").get_by_role("link", name="Review").click()
    in_words = ann.page.locator("aside section", has=ann.page.get_by_role("heading", name="In words")).locator("div")
    words = in_words.first
    expect(words).to_contain_text("decisions were mistakes and cost 40% of the win together.")
    expect(words).to_contain_text("Luck had no clear part: it lies within ± 10% of the win.")
    expect(words.get_by_role("button")).to_contain_text("worth 24% of the win more than the next best.")
    expect(in_words.last).to_contain_text("No single move was clearly better than the next best one.")
    decisions = ann.page.locator("aside section ol > li")
    expect(decisions).to_have_count(8)
    expect(decisions.first).to_contain_text("18 coins in hand, instead of 15")
    expect(decisions.first).to_contain_text("the strongest opponent can hope for 4 victory cards, instead of 6")
    ann.page.get_by_role("button", name="Show all 11").click()
    expect(decisions).to_have_count(11)
    expect(ann.page.get_by_role("button", name="Show all 11")).to_be_hidden()
    assert findings(ann, "a long review") == []
    assert ann.complaints == []
