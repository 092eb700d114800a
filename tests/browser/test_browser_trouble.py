"""Played badly: double clicks, undo, reloads, two windows, the back button, a killed server, hostile names."""

from __future__ import annotations

import time
from functools import partial

from person import Person
from playwright.sync_api import Browser, Dialog, Locator, Route, expect
from serving import Server, Sitting, wait_for

import higaki

BOT = {"kind": "bot", "bot": "random"}
HOSTILE = "<img src=x onerror=alert(1)>"
# Notes every height that the market of the board is drawn with.
HEIGHTS = """window.heights = new Set(); (function look() {
  const market = document.querySelector("[data-place=market]")
  if (market) heights.add(Math.round(market.getBoundingClientRect().height))
  requestAnimationFrame(look)
})()"""
RIGHT_TO_LEFT = "\u202egnirts\u202c😀"


def seated(server: Server, browser: Browser, *others: dict[str, str], language: str = "en") -> tuple[Person, str]:
    """Somebody at a table of their own, waiting for their turn to come."""
    person = Person(browser, server.url, language)
    table = person.open_table({"kind": "me"}, *(others or (BOT,)))
    person.go(f"/table/{table}")
    ready(person)
    return person, table


def ready(person: Person) -> None:
    """Wait until there is something to point at; a curtain is lifted first."""
    curtain = curtain_of(person)
    expect(curtain.or_(person.things().first).first).to_be_visible(timeout=15_000)
    if curtain.count():
        lift_curtain(person)
    expect(person.things().first).to_be_visible(timeout=15_000)


def curtain_of(person: Person) -> Locator:
    return person.page.locator(".curtain button")


def lift_curtain(person: Person) -> None:
    """Wait for the curtain between two people at one screen, and lift it."""
    expect(curtain_of(person)).to_be_visible(timeout=15_000)
    curtain_of(person).click()
    expect(person.things().first).to_be_visible(timeout=15_000)


def seq_of(person: Person, table: str) -> int:
    return int(person.call("GET", f"/api/tables/{table}")["seq"])


def test_a_double_click_is_one_move(server: Server, browser: Browser) -> None:
    person, table = seated(server, browser, {"kind": "here", "name": "Ben"})
    before = seq_of(person, table)
    person.things().first.dblclick()
    time.sleep(0.5)
    assert seq_of(person, table) == before + 1


def test_a_move_can_be_taken_back_until_something_is_revealed(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    position = {"seats": 2, "market": ["blue_3", "red_5"], "hand": {"grey": ["red_2"]}, "turn": "grey"}
    table = person.sits_at(server, higaki.start("osaka", position, seed=1), Sitting(None, bot="random"))
    person.go(f"/table/{table}")
    expect(person.page.locator("[data-option=reserve]:enabled")).to_be_visible(timeout=15_000)
    before = person.call("GET", f"/api/tables/{table}")["scene"]
    person.page.locator("[data-option=reserve]").click()
    expect(person.page.get_by_role("button", name="Undo")).to_be_visible()
    person.page.get_by_role("button", name="Undo").click()
    expect(person.page.locator("[data-option=reserve]:enabled")).to_be_visible()
    assert person.call("GET", f"/api/tables/{table}")["scene"] == before


def test_reload_back_button_and_a_second_window_show_the_same_table(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.game("Traders of Osaka").get_by_role("button", name="Play now").click()
    person.page.wait_for_url("**/table/*")
    expect(person.things().first).to_be_visible(timeout=15_000)
    address = person.page.url
    prompt = person.page.locator(".prompt").inner_text()
    person.page.reload()
    expect(person.page.locator(".prompt")).to_have_text(prompt, use_inner_text=True)
    person.page.go_back()
    expect(person.page.get_by_role("button", name="Play now").first).to_be_visible()
    person.page.go_forward()
    expect(person.things().first).to_be_visible()
    second = person.new_page()
    second.goto(address)
    expect(second.locator("[data-place=market]").first).to_be_visible()
    entries = second.locator("[data-place=hand] [data-kind]").count()
    assert entries == person.page.locator("[data-place=hand] [data-kind]").count()
    # A page behind another one is drawn rarely, and what is not drawn cannot be clicked.
    person.page.bring_to_front()
    if not person.point(0):
        person.page.locator("[data-sure]").click()
    expect(person.page.locator("[data-sure]")).to_have_count(0)
    expect(person.page.locator(".prompt")).not_to_have_text(prompt, use_inner_text=True)
    ready(person)
    expect(second.locator(".prompt")).to_have_text(person.page.locator(".prompt").inner_text(), use_inner_text=True)
    assert person.complaints == []


def test_a_killed_server_is_found_again_without_a_reload(own_server: Server, browser: Browser) -> None:
    person = Person(browser, own_server.url, "en")
    position = {"seats": 2, "market": ["blue_3", "red_5"], "turn": "grey"}
    match = higaki.start("osaka", position, seed=1)
    table = person.sits_at(own_server, match, person.sitting(own_server, here="Ben"))
    person.go(f"/table/{table}")
    ready(person)
    expect(person.page.locator('button[data-thing="market.1"]')).to_be_visible()
    person.page.evaluate("window.marked = true")

    def went_on(before: int) -> bool:
        return seq_of(person, table) > before

    for _ in range(2):
        before = seq_of(person, table)
        own_server.kill()
        # Into the void: the client repeats it until somebody answers.
        person.choose("market.1")
        own_server.start()
        wait_for(partial(went_on, before))
        # The board of the turn before stays until the client has heard of the move.
        lift_curtain(person)
    assert person.page.evaluate("window.marked") is True


def test_hostile_names_and_chat_are_shown_as_text(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    person.call("GET", "/api/me")
    person.call("PATCH", "/api/me", {"name": HOSTILE[:24]})
    table = person.open_table({"kind": "me"}, {"kind": "friend"})
    alerts: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        alerts.append(dialog.message)
        dialog.dismiss()

    person.page.on("dialog", dismiss)
    person.go(f"/table/{table}")
    expect(person.page.get_by_text(HOSTILE[:24]).first).to_be_visible()
    other = Person(browser, server.url, "de")
    other.call("GET", "/api/me")
    other.call("PATCH", "/api/me", {"name": RIGHT_TO_LEFT})
    other.call("POST", f"/api/tables/{table}/join", {"seat": "white"})
    for number, text in enumerate([HOSTILE, RIGHT_TO_LEFT, "a" * 500, "😀" * 200]):
        other.call("POST", f"/api/tables/{table}/chat", {"command_id": f"hostile-{number}", "text": text})
    expect(person.page.get_by_text(HOSTILE, exact=True).first).to_be_visible()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.page.locator("img[src=x]").count() == 0
    assert alerts == []
    assert person.complaints == []


def test_a_wrong_code_is_answered_where_it_was_typed(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.page.get_by_role("button", name="Devices and data").first.click()
    dialog = person.page.locator("dialog[open]")
    dialog.get_by_role("textbox").fill("ABCD-EFGH")
    dialog.get_by_role("textbox").press("Enter")
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_have_value("ABCD-EFGH")


def test_a_language_is_kept_and_one_that_cannot_be_fetched_changes_nothing(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    german, english = (person.page.get_by_role("button", name=name) for name in ("DE Deutsch", "EN English"))
    title = person.page.get_by_role("heading", level=1)
    expect(title).to_have_text("Merchants, take your seats")
    person.page.route("**/assets/de-*.js", lambda route: route.abort())
    german.click()
    expect(person.page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(title).to_have_text("Merchants, take your seats")
    person.page.unroute("**/assets/de-*.js")
    person.page.reload()
    held: list[Route] = []
    person.page.route("**/assets/de-*.js", lambda route: held.append(route))  # noqa: PLW0108 (it asks for its signature)
    german.click()
    english.click()  # who changes their mind while it is fetched stays
    while not held:
        person.page.wait_for_timeout(20)
    held[0].continue_()
    person.page.wait_for_timeout(300)
    expect(title).to_have_text("Merchants, take your seats")
    person.page.unroute("**/assets/de-*.js")
    german.click()
    expect(title).to_have_text("Händler, nehmt Platz")
    person.page.reload()
    expect(title).to_have_text("Händler, nehmt Platz")
    expect(english).to_have_attribute("aria-pressed", "false")


def test_a_page_whose_board_did_not_come_asks_for_it_again(own_server: Server, browser: Browser) -> None:
    person = Person(browser, own_server.url, "en")
    match = higaki.start("osaka", {"seats": 2, "market": ["blue_3", "red_5"], "turn": "grey"}, seed=1)
    table = person.sits_at(own_server, match, Sitting(None, bot="random"))

    lost: list[str] = []

    def lose(route: Route) -> None:
        own_server.kill()
        lost.append(route.request.url)
        route.abort()

    def is_lost() -> bool:
        person.page.wait_for_timeout(20)  # requests are dealt with only meanwhile
        return bool(lost)

    person.page.route("**/assets/osaka-*.js", lose, times=1)
    person.go(f"/table/{table}")
    expect(person.page.locator("[data-option=reserve]")).to_be_visible(timeout=15_000)
    # The board is asked for when the question is there already.
    wait_for(is_lost)
    own_server.start()
    expect(person.page.locator('button[data-thing="market.1"]')).to_be_visible(timeout=15_000)


def test_a_board_whose_style_sheet_comes_late_is_never_drawn_without_it(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url)
    late: list[Route] = []

    def held_back(route: Route) -> None:
        late.append(route)
        time.sleep(1)
        route.continue_()

    person.context.route("**/assets/osaka-*.css", held_back)
    person.page.add_init_script(HEIGHTS)
    table = person.open_table({"kind": "me"}, BOT)
    person.go(f"/table/{table}")
    ready(person)
    person.resize(1280, 800)
    assert len(late) == 1
    assert person.page.evaluate("heights.size") == 1


def test_a_page_whose_words_did_not_come_asks_for_them_again(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    person.page.route("**/assets/en-*.js", lambda route: route.abort(), times=1)
    person.go("/")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Merchants, take your seats", timeout=15_000)
