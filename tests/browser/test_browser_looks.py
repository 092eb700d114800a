"""What meets the eye: sizes of words and targets, boards that fit, day and night, forced colours, tabs, the focus."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from axe import contrasts, findings
from person import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, expect
from sampling import SOAK, in_turn
from serving import Server, Sitting, wait_for
from sizes import too_small

import higaki
from higaki import catalogue

BOT = {"kind": "bot", "bot": "random"}
GAMES = catalogue.names()
LARGE_BOARDS = ("yokohama", "yedo")
# The colour of text.
DAY = "rgb(38, 32, 28)"
NIGHT = "rgb(241, 229, 203)"
SCHEMES: list[tuple[Literal["light", "dark"], str]] = [("light", DAY), ("dark", NIGHT)]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_everything_can_be_read_and_hit(server: Server, browser: Browser, viewport: Any) -> None:
    fine = viewport is DESKTOP
    touch = {} if fine else {"has_touch": True, "is_mobile": True}
    person = Person(browser, server.url, "de", viewport=viewport, **touch).go("/")
    expect(person.page.locator("article").first).to_be_visible()
    small = {"home": too_small(person, fine)}
    person.page.locator("article h3 button").first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
    small["box"] = too_small(person, fine)
    person.go(f"/table/{person.open_table({'kind': 'me'}, {'kind': 'friend'})}")
    expect(person.page.locator("main button").first).to_be_visible()
    small["waiting"] = too_small(person, fine)
    for game in [] if fine and not SOAK else GAMES:  # at a desk each board is looked at below
        person.go(f"/table/{person.open_table({'kind': 'me'}, BOT, game=game)}")
        expect(person.things().first).to_be_visible(timeout=15_000)
        small[game] = too_small(person, fine, game in LARGE_BOARDS)
    assert {screen: found for screen, found in small.items() if found} == {}


DESKS = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 740), (844, 390)]
BELOW = "document.documentElement.scrollHeight - innerHeight"
BOTTOM_OF_BOARD = "document.querySelector('.bar.mine').getBoundingClientRect().top"


@pytest.mark.parametrize("bots", [1, 3])
def test_osaka_fits_the_screens_it_is_played_on(server: Server, browser: Browser, bots: int) -> None:
    person = Person(browser, server.url, "en")
    table = person.open_table({"kind": "me"}, *[BOT] * bots)
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    for width, height in DESKS:
        person.resize(width, height)
        assert person.page.evaluate(BELOW) <= 0, f"{width} by {height}"
    for width, height in PHONES:
        person.resize(width, height)
        prompt = person.page.evaluate(BOTTOM_OF_BOARD)
        for place in ("ship", "market", "farm", "hand"):
            box = person.page.locator(f"[data-place={place}]").last.bounding_box()
            assert box is not None
            assert box["y"] >= 0 and box["y"] + box["height"] <= prompt + 1, f"{place} at {width} by {height}"


TOOLS_WITHOUT_WORDS = """() => [...document.querySelectorAll('.tools button')].filter((key) => key.checkVisibility())
  .filter((key) => ![...key.querySelectorAll('span')].some((word) => word.getBoundingClientRect().width > 12))
  .map((key) => `only an icon: ${key.title}`)"""


@pytest.mark.parametrize("game", GAMES)
def test_no_board_has_to_be_scrolled_sideways_and_all_is_legible_by_day_and_by_night(
    server: Server, browser: Browser, game: str
) -> None:
    person = Person(browser, server.url, "de", color_scheme="light")
    bots = [BOT] * (catalogue.find(game).settings.seats[-1] - 1)
    table = person.open_table({"kind": "me"}, *bots, game=game)
    person.go(f"/table/{table}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    for width, height in DESKS + PHONES:
        person.resize(width, height)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} by {height}"
    found = findings(person, "phone in landscape")
    # One by day and one by night, of the next game the other way round.
    for number, (width, height) in enumerate((PHONES[0], DESKS[0]), GAMES.index(game)):
        person.resize(width, height)
        if (width, height) == DESKS[0]:
            found += too_small(person, True, game in LARGE_BOARDS)
        else:
            found += person.page.evaluate(TOOLS_WITHOUT_WORDS)
        for scheme, colour in in_turn(number, SCHEMES):
            person.page.emulate_media(color_scheme=scheme)
            expect(person.page.locator("body")).to_have_css("color", colour)
            found += contrasts(person, f"{width} by {height}, {scheme}")
    assert found == []


def test_the_front_page_and_the_settings_are_legible_at_night(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", color_scheme="dark").go("/")
    expect(person.page.locator("article").first).to_be_visible()
    expect(person.page.locator("body")).to_have_css("color", NIGHT)
    found = findings(person, "home")
    person.page.get_by_role("button", name="Settings").click()
    found += findings(person, "settings")
    person.page.set_viewport_size(PHONE)
    found += contrasts(person, "settings on a phone")
    assert found == []


def test_day_or_night_is_chosen_and_remembered(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", color_scheme="light").go("/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="Night").click()
    expect(person.page.locator("body")).to_have_css("color", NIGHT)
    person.page.reload()
    expect(person.page.locator("body")).to_have_css("color", NIGHT)
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="As the device").click()
    expect(person.page.locator("body")).to_have_css("color", DAY)


# The text size when the first element of the page is about to be painted.
FIRST_SIZE = """new MutationObserver((_, observer) => {
  if (!document.querySelector('#app > *')) return
  observer.disconnect()
  requestAnimationFrame(() => { window.firstSize = getComputedStyle(document.documentElement).fontSize })
}).observe(document, { childList: true, subtree: true })"""
# What of the bar with the question lies outside the window or is cut, and whether the page is broader than the window.
CUT = """() => {
  const outside = ({ left, top, right, bottom }) =>
    left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
  const bar = document.querySelector('.bar.mine'), prompt = bar.querySelector('.prompt')
  const wrong = [...bar.querySelectorAll('button')].filter((key) => key.checkVisibility())
    .filter((key) => outside(key.getBoundingClientRect()) || key.scrollWidth > key.clientWidth)
    .map((key) => `the button ${key.getAttribute('aria-label') || key.textContent}`)
  if (outside(bar.getBoundingClientRect())) wrong.push('the bar')
  // Letters reach a little below their last line.
  if (prompt.scrollHeight > prompt.clientHeight + 4) wrong.push('the question')
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page')
  return wrong
}"""


def test_every_board_survives_the_largest_text(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "de").go("/")
    person.context.add_init_script(FIRST_SIZE)
    person.page.get_by_role("button", name="Optionen").click()
    person.page.get_by_role("button", name="Sehr große Schrift").click()
    wrong = {}
    for game in GAMES if SOAK else LARGE_BOARDS:
        person.go(f"/table/{person.open_table({'kind': 'me'}, BOT, BOT, BOT, game=game)}")
        expect(person.things().first).to_be_visible(timeout=15_000)
        assert person.page.evaluate("firstSize") == "20.8px", "it is remembered and there before the first paint"
        for width, height in [(1280, 800), (390, 844)]:
            person.resize(width, height)
            wrong[f"{game} at {width}"] = person.page.evaluate(CUT)
        person.resize(1280, 800)
    assert {where: found for where, found in wrong.items() if found} == {}


def test_forced_colours_still_tell_what_can_be_done(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", forced_colors="active")
    person.go(f"/table/{person.open_table({'kind': 'me'}, BOT)}")
    piece = person.page.locator("button[data-thing]").first
    expect(piece).to_be_visible(timeout=15_000)
    assert piece.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"
    # The focus is drawn within the piece, too, where no neighbour hides it.
    piece.focus()
    assert piece.evaluate("(it) => getComputedStyle(it, '::after').borderTopWidth") == "4px"
    numbered = person.page.get_by_role("button", name="Number all options")
    off = numbered.evaluate("(it) => getComputedStyle(it).backgroundColor")
    numbered.click()
    expect(numbered).to_have_attribute("aria-pressed", "true")
    person.page.mouse.move(0, 0)
    assert numbered.evaluate("(it) => getComputedStyle(it).backgroundColor") != off
    person.page.get_by_role("button", name="Settings").click()
    switch = person.page.get_by_role("switch", name=re.compile("Ask me first"))
    assert switch.evaluate("(it) => getComputedStyle(it).outlineStyle") == "solid"


def test_log_and_chat_are_tabs_on_a_phone_and_tell_what_is_new(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en", viewport=PHONE, has_touch=True, is_mobile=True)
    friend = Person(browser, server.url, "en")
    table = person.open_table({"kind": "me"}, {"kind": "friend"})
    friend.go(f"/table/{table}")
    friend.page.get_by_role("button", name=re.compile("sit", re.IGNORECASE)).first.click()
    person.go(f"/table/{table}")
    chat = person.page.locator("[data-tab=chat]")
    expect(chat).to_be_visible(timeout=15_000)
    expect(person.page.get_by_role("log")).to_have_count(0)
    friend.page.get_by_label("Say something").fill("Good wind!")
    friend.page.keyboard.press("Enter")
    expect(chat).to_contain_text("1 new")
    chat.tap()
    expect(person.page.get_by_role("log")).to_contain_text("Good wind!")
    expect(chat).not_to_contain_text("new")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("log")).to_have_count(0)
    assert chat.evaluate("(it) => it === document.activeElement")


def test_a_lost_connection_is_told_wherever_one_has_scrolled_to(own_server: Server, browser: Browser) -> None:
    person = Person(browser, own_server.url, "en", viewport={"width": 360, "height": 480})
    person.go(f"/table/{person.open_table({'kind': 'me'}, BOT)}")
    expect(person.things().first).to_be_visible(timeout=15_000)
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    own_server.kill()
    notice = person.page.get_by_text("Connection lost")
    expect(notice).to_be_visible(timeout=15_000)
    expect(notice).to_be_in_viewport()


def test_the_focus_stays_at_the_table(server: Server, browser: Browser) -> None:
    """By keys through a confirmation: arrows between its answers, Escape back, and never to nowhere."""
    person = Person(browser, server.url, "en")
    position = {"seats": 2, "market": ["blue_3"], "hand": {"grey": ["red_5"]}, "turn": "grey"}
    table = person.sits_at(server, higaki.start("osaka", position, seed=1), Sitting(None, bot="random"))
    person.go(f"/table/{table}")
    buy, sure = person.page.locator("[data-option=buy]"), person.page.locator("[data-sure]")
    expect(buy).to_be_visible(timeout=15_000)
    # Who comes to the table is at the question.
    expect(person.page.locator(".prompt")).to_be_focused()
    keys = person.page.keyboard
    somewhere = "!document.activeElement.matches('body')"
    keys.press("ArrowRight")
    expect(buy).to_be_focused()
    keys.press("Enter")
    expect(sure).to_be_focused()
    keys.press("ArrowRight")
    expect(person.page.locator("[data-sure] + [data-key]")).to_be_focused()
    keys.press("Escape")
    expect(sure).to_have_count(0)
    expect(buy).to_be_focused()
    keys.press("Enter")
    expect(sure).to_be_focused()
    keys.press("Enter")
    expect(sure).to_have_count(0)
    assert person.page.evaluate(somewhere)
    # The bot has its turn, and then there is something to choose again.
    wait_for(lambda: len({entry["seat"] for entry in person.call("GET", f"/api/tables/{table}")["entries"]}) > 2)
    expect(person.things().first).to_be_visible(timeout=15_000)
    assert person.page.evaluate(somewhere)
