"""Trying out: a copy beside the running game, its moves played there, and playing on from a replay."""

from __future__ import annotations

import os
import re
from pathlib import Path

from axe import findings
from person import PHONE, RESULT, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting, wait_for
from written import ABOUT_TO_WIN

import higaki
from higaki.bots import bot_called
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match

BANNER = "[data-banner=trial]"
# Where screenshots are kept, if somebody wants to look at them.
SHOWN = os.environ.get("HIGAKI_SCREENSHOTS")


def show(person: Person, name: str) -> None:
    if SHOWN:
        person.page.screenshot(path=Path(SHOWN) / f"{name}.png")


def trial_of(person: Person) -> str:
    """The table of the copy that the page is at."""
    expect(person.page.locator(BANNER)).to_be_visible()
    return person.page.url.rpartition("/")[2]


def own_turn(game: str, seats: int, seed: int = 1, decisions: int = 12) -> Match:
    """A running game in which the first seat has to choose."""
    match = higaki.new(game, seats=seats, seed=seed)
    bot = bot_called("greedy", rng_of(seed, "bot"))
    while len(match.log) < decisions or match.seat != 0:
        match.play(match.game.things.names[bot.choose(match.table)])
    return match


def test_moves_are_tried_out_and_played(server: Server, browser: Browser) -> None:
    ann, bob = Person(browser, server.url), Person(browser, server.url)
    bob.call("GET", "/api/me")
    table = ann.sits_at(server, own_turn("yokohama", 2), bob.sitting(server))
    ann.go(f"/table/{table}")
    ann.sees_the_newest(table)
    before = ann.call("GET", f"/api/tables/{table}")
    show(ann, "table")
    ann.page.get_by_role("button", name=re.compile("^Try: ")).click()
    expect(ann.page.locator(BANNER)).to_contain_text("nobody sees it")
    copy = trial_of(ann)
    assert copy != table
    # Who tries moves out is still at the table.
    expect(ann.page.locator(BANNER)).to_contain_text("At the table it is your turn.")
    wait_for(lambda: bob.call("GET", f"/api/tables/{table}")["players"][0]["connected"])
    expect(ann.page.locator("[data-tab=chat]")).to_have_count(0)
    ann.sees_the_newest(copy)
    expect(ann.page.locator("[data-trial=play]")).to_have_count(0)
    view = ann.call("GET", f"/api/tables/{copy}")
    thing = next(option for option in view["scene"]["options"] if option not in view["final"])
    ann.call("POST", f"/api/tables/{copy}/play", _move(view["seq"], thing))
    play = ann.page.locator("[data-trial=play]")
    expect(play).to_be_visible()
    assert findings(ann, "a copy") == []
    show(ann, "copy")
    assert ann.call("GET", f"/api/tables/{table}")["seq"] == before["seq"]
    play.click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(ann.page.get_by_text(re.compile("moves? (is|are) played at the table"))).to_be_visible()
    ann.sees_the_newest(table)
    now = bob.call("GET", f"/api/tables/{table}")
    assert now["entries"][len(before["entries"])]["thing"] == thing
    assert bob.call("GET", f"/api/tables/{copy}")["error"] == "not_found"
    bob.go(f"/table/{copy}")
    expect(bob.page.get_by_role("heading", level=1)).not_to_contain_text("Yokohama")
    assert ann.complaints == []


def test_one_starts_over_and_goes_back_on_a_phone_at_night(server: Server, browser: Browser) -> None:
    ann = Person(browser, server.url, "de", viewport=PHONE, color_scheme="dark")
    table = ann.sits_at(server, own_turn("osaka", 3), Sitting(None, bot="greedy"), Sitting(None, bot="greedy"))
    ann.go(f"/table/{table}")
    ann.sees_the_newest(table)
    ann.page.get_by_role("button", name="Dein Platz").click()
    ann.page.locator(".menu [data-try-out]").click()
    first = trial_of(ann)
    show(ann, "copy-phone-night")
    assert findings(ann, "a copy on a phone") == []
    ann.page.locator("[data-trial=over]").click()
    ann.page.wait_for_url(lambda url: not url.endswith((first, table)))
    second = trial_of(ann)
    assert second != first
    wait_for(lambda: ann.call("GET", f"/api/tables/{first}").get("error") == "not_found")
    ann.page.locator("[data-trial=back]").click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(ann.page.locator(BANNER)).to_have_count(0)
    assert ann.complaints == []


def test_one_plays_on_from_a_replay_to_the_end(server: Server, browser: Browser) -> None:
    match = higaki.start("osaka", ABOUT_TO_WIN, seed=1)
    match.play("market.1")
    bot = bot_called("greedy", rng_of(1, "bot"))
    while not match.over:
        match.play(match.game.things.names[bot.choose(match.table)])
    ann, eve = Person(browser, server.url), Person(browser, server.url)
    table = ann.sits_at(server, match, Sitting(None, bot="greedy"))
    # Whoever may see the replay may play on, from any seat.
    eve.go(f"/table/{table}/replay?move={len(match.log)}")
    expect(eve.page.locator("[data-place]").first).to_be_visible()
    expect(eve.page.locator("[data-play-on]")).to_have_count(0)
    ann.go(f"/table/{table}/replay?move=0&seat=grey")
    ann.page.locator("[data-play-on]").click()
    dialog = ann.page.locator("dialog[open]")
    expect(dialog.locator("select")).to_have_value("grey")
    assert findings(ann, "playing on") == []
    show(ann, "play-on")
    dialog.get_by_role("button", name="Play on").click()
    ann.page.wait_for_url(lambda url: "/replay" not in url)
    copy = trial_of(ann)
    ann.sees_the_newest(copy)
    expect(ann.page.locator(BANNER)).to_contain_text("Your own way on")
    show(ann, "what-if")
    _play_to_the_end(ann, copy)
    result = ann.page.locator(RESULT)
    expect(result).to_be_visible(timeout=60_000)
    for missing in ("Replay", "Review", "Play again"):
        expect(result.get_by_text(missing, exact=True)).to_have_count(0)
    show(ann, "what-if-over")
    result.get_by_role("link", name="Back to the replay").click()
    expect(ann.page).to_have_url(re.compile(rf"/table/{table}/replay\?move=0&seat=grey"))
    assert ann.complaints == []


def _play_to_the_end(person: Person, table: str) -> None:
    def over() -> bool:
        view = person.call("GET", f"/api/tables/{table}")
        options = view["scene"]["options"] if view["scene"] else []
        if view["state"] != "over" and options:
            person.call("POST", f"/api/tables/{table}/play", _move(view["seq"], options[0]))
        return bool(view["state"] == "over")

    wait_for(over)


def _move(seq: int, thing: str) -> dict[str, object]:
    return {"command_id": f"command-{seq}-{abs(hash(thing))}", "expected_seq": seq, "thing": thing}
