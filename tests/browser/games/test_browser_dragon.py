"""Dragon Market in the browser: a turn with everything in it, by mouse and by finger, the options, and a whole game."""

from __future__ import annotations

import re
import time

from axe import findings
from dragon_table import eventually, number, scene, seated_at, thing, where
from moments import NEARLY_DONE, ONE_STEP_TO_WIN
from person import LONGEST_GAME, PHONE, RESULT, Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting, wait_for

import higaki


def sure(person: Person) -> None:
    """Say yes to what cannot be taken back."""
    person.page.locator("[data-sure]").click()


def test_a_turn_by_mouse_with_slide_turn_step_collect_and_hand_in(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en")
    table = seated_at(server, pink, NEARLY_DONE)

    thing(pink, "boat.2").click()
    thing(pink, "cell.d2").hover()
    expect(pink.page.locator(".ghost")).to_be_visible()
    expect(pink.page.locator(".sweeps rect")).to_have_count(4)  # the water from g2 to d2
    thing(pink, "cell.d2").click()
    eventually(pink, lambda: where(pink, table, "boat", "2") == "d2_east")

    thing(pink, "boat.1").click()
    thing(pink, "turn.right").hover()
    expect(pink.page.locator(".ghost")).to_be_visible()
    expect(pink.page.locator(".sweeps rect")).to_have_count(6)  # the rest of the block of nine
    thing(pink, "turn.right").click()
    eventually(pink, lambda: where(pink, table, "boat", "1") == "c7_east")

    pink.page.get_by_role("button", name="Undo", exact=True).click()
    eventually(pink, lambda: where(pink, table, "boat", "1") == "c7_north")
    thing(pink, "turn.right").click()
    eventually(pink, lambda: where(pink, table, "boat", "1") == "c7_east")

    thing(pink, "cell.b1").click()
    eventually(pink, lambda: where(pink, table, "messenger", "pink") == "8a")
    assert number(pink, table, "basket", "pink") == 4
    expect(pink.page.get_by_text("Pink collects: rice bowl.").last).to_be_attached()

    thing(pink, "cell.a1").click()
    sure(pink)  # the next order is drawn
    eventually(pink, lambda: number(pink, table, "fulfilled", "pink") == 1)
    assert number(pink, table, "basket", "pink") == 0
    assert number(pink, table, "points") == 2, "the turn goes on with the points left"
    expect(thing(pink, "boat.2")).to_be_visible()
    assert pink.complaints == []


def test_a_finger_sees_before_it_confirms_and_may_take_another_boat(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "de", viewport=PHONE, has_touch=True, is_mobile=True)
    table = seated_at(server, pink, NEARLY_DONE)

    thing(pink, "boat.2").tap()
    expect(thing(pink, "cell.d2")).to_be_visible()
    pink.page.get_by_role("button", name="Stattdessen Boot 1 bewegen").tap()
    eventually(pink, lambda: scene(pink, table)["step"] == {"name": "MoveBoat", "boat": "1"})
    expect(thing(pink, "turn.right")).to_be_visible()

    thing(pink, "turn.right").tap()
    expect(pink.page.locator(".ghost")).to_be_visible()
    assert where(pink, table, "boat", "1") == "c7_north", "the first tap only shows"
    thing(pink, "turn.right").tap()
    eventually(pink, lambda: where(pink, table, "boat", "1") == "c7_east")
    thing(pink, "cell.b1").tap()
    eventually(pink, lambda: number(pink, table, "basket", "pink") == 4)
    assert findings(pink, "Dragon Market on a phone") == []
    assert pink.complaints == []


def test_the_options_of_a_new_table_fit_the_number_of_players(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.game("Dragon Market").get_by_role("button", name="New table").click()
    dialog = person.page.locator("dialog[open]")
    expect(dialog.get_by_role("group", name="Orders to win")).to_be_visible()
    expect(dialog.get_by_role("group", name="Teams")).to_have_count(0)
    dialog.get_by_text("4", exact=True).click()
    expect(dialog.get_by_role("group", name="Orders to win")).to_have_count(0)
    for value in ("two against two", "advanced", "random layout"):
        dialog.get_by_text(value, exact=True).click()
    for seat in range(2, 5):
        dialog.get_by_label(f"Seat {seat}").select_option("bot easy")
    assert findings(person, "new table") == []
    dialog.get_by_role("button", name=re.compile("open", re.IGNORECASE)).last.click()
    person.page.wait_for_url("**/table/*")
    seen = scene(person, person.page.url.rsplit("/", 1)[1])
    assert seen["teams"] == [["pink", "green"], ["yellow", "purple"]]
    assert {part["place"] for part in seen["places"] if part["owner"] and part["count"]} >= {"coins"}


def test_a_game_is_played_to_its_end_by_keyboard_following_the_hints(server: Server, browser: Browser) -> None:
    """Whoever takes every hint comes to an end, and the whole board answers to Enter.

    There is one point left, so the second order, which wins, is handed in only after the bot's turn.
    """
    person = Person(browser, server.url, "de")
    position = NEARLY_DONE | {"fulfilled": ONE_STEP_TO_WIN["fulfilled"], "points": 1}
    match = higaki.start("dragon_market", position, seed=3)
    table = person.sits_at(server, match, Sitting(None, bot="random"))
    person.go(f"/table/{table}")
    end = time.monotonic() + LONGEST_GAME
    while not person.over():
        assert time.monotonic() < end, "the game does not end"
        view = person.call("GET", f"/api/tables/{table}")
        if not view["scene"]["options"]:
            time.sleep(0.02)
            continue
        hint = person.call("GET", f"/api/tables/{table}/hint")["best"][0]
        point_at(person, hint["moves"][0]["things"][0], view["seq"], table)
    expect(person.page.locator(RESULT)).to_be_visible()
    told = person.call("GET", f"/api/tables/{table}")
    assert {entry["seat"] for entry in told["entries"]} >= {"pink", "yellow"}, "the bot had no turn in between"
    assert told["scene"]["ranking"][0] == ["pink"]
    assert findings(person, "result") == []
    assert person.complaints == []


def test_a_hint_is_a_whole_turn_drawn_on_the_board_and_played_by_one_click(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    table = person.sits_at(
        server, higaki.new("dragon_market", seats=2, seed=4, boats="ready"), Sitting(None, bot="random")
    )
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    before = person.call("GET", f"/api/tables/{table}")
    person.page.keyboard.press("h")
    panel = person.page.locator("section.hint")
    expect(panel).to_be_visible(timeout=60_000)
    expect(person.page.locator(".ghosts .number").first).to_be_visible()
    numbers = {*person.page.locator(".ghosts .number").all_inner_texts()}
    told = panel.locator("article.open li").count()
    assert told > 1, "the whole turn, not one step"
    assert numbers <= {str(number) for number in range(1, told + 1)}
    assert person.call("GET", f"/api/tables/{table}")["scene"] == before["scene"], "nothing is played yet"
    panel.get_by_role("button", name="Play it").click()
    wait_for(lambda: len(chosen_by_pink(person, table)) >= told)
    expect(panel).to_have_count(0)
    assert person.complaints == []


def chosen_by_pink(person: Person, table: str) -> list[str]:
    entries = person.call("GET", f"/api/tables/{table}")["entries"]
    return [entry["thing"] for entry in entries if entry["seat"] == "pink"]


def point_at(person: Person, name: str | None, seq: int, table: str) -> None:
    """Press Enter on the thing, and on yes if that is asked; wait until the table has moved on."""
    if name is None:
        return
    target = person.page.locator(
        f'[role=button][data-thing="{name}"], button[data-thing="{name}"], button[data-option="{name}"]'
    ).first
    if name.startswith("coins."):  # an amount is turned up from the least
        amount = person.page.get_by_role("spinbutton")
        amount.press("Home", timeout=5000)
        while amount.get_attribute("aria-valuenow") != name.partition(".")[2]:
            amount.press("ArrowUp")
    target.press("Enter", timeout=5000)
    for _ in range(40):
        if person.page.locator("[data-sure]:enabled").count():
            sure(person)
        if person.call("GET", f"/api/tables/{table}")["seq"] > seq:
            return
        time.sleep(0.05)
