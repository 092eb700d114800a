"""Dragon Market for who hears it: a whole turn by keyboard alone, read from the accessibility tree."""

from __future__ import annotations

import re

from axe import findings
from dragon_table import eventually, number, seated_at, where
from moments import NEARLY_DONE
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server

LONGEST_WALK = 80
WATER_FITS = """([width, height]) => innerWidth === width && innerHeight === height
  && document.querySelector('section.water').getBoundingClientRect().bottom <= height
  && document.documentElement.scrollHeight <= height"""

CUT_OFF = """[...document.querySelectorAll('.bar .room button')].filter((key) => {
  const [{ right }, room] = [key.getBoundingClientRect(), key.closest('.room').getBoundingClientRect()]
  return key.offsetParent && right > room.right
}).map((key) => key.textContent)"""


# How far an order lies from the right edge of its panel.
FROM_THE_EDGE = """[...document.querySelectorAll('.slip')].map((slip) =>
  slip.closest('article').getBoundingClientRect().right - slip.getBoundingClientRect().right)"""


def heard(person: Person) -> str:
    """The water as a screen reader tells it."""
    return re.sub("[\u2066-\u2069]", "", person.page.locator("section.water").aria_snapshot())


def walk_to(person: Person, name: str) -> None:
    """Arrow by arrow through what may be chosen, until the focus is on what is called so."""
    for _ in range(LONGEST_WALK):
        label = person.page.evaluate(
            "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText"
        )
        if label and re.search(name, label):
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow leads to {name}; the focus is on {label}")


def choose(person: Person, name: str) -> None:
    walk_to(person, name)
    person.page.keyboard.press("Enter")


def test_a_turn_is_played_by_ear_and_keyboard(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en")
    table = seated_at(server, pink, NEARLY_DONE)
    told = heard(pink)
    assert "Move boat 2: h2 to j2, heading east; carries carpet and ring" in told
    assert "Move boat 8: b3 to b1, heading north; carries rice bowl and" in told
    assert re.search(r"your messenger \(Pink\), north-west dock, a1", told)
    assert re.search(r"messenger of Ben, south-east dock, j10", told)
    assert "2 × rice bowl, on boat 8, b1" in told
    assert "your dock, a1" in told

    choose(pink, "^Move boat 2:")
    expect(pink.page.locator('[data-thing="cell.d2"]')).to_be_visible()
    refused = pink.page.locator('[data-refused="turn.left"]')
    assert refused.get_attribute("aria-label") == "Turn to the left. It would leave the water."
    choose(pink, "^Slide to d2")
    eventually(pink, lambda: where(pink, table, "boat", "2") == "d2_east")
    expect(pink.page.locator('[data-kind="2"][aria-label*="d2 to f2"]')).to_be_visible()

    choose(pink, "^Step to b1")
    eventually(pink, lambda: number(pink, table, "basket", "pink") == 4)
    eventually(pink, lambda: "your messenger (Pink), boat 8, b1" in heard(pink))
    told = heard(pink)
    assert "you stand on it" in told
    assert "1 × rice bowl, on boat 8, b1" in told
    expect(pink.page.get_by_text("You have everything: off to your dock.")).to_be_visible()

    choose(pink, "^Step to a1")
    pink.page.locator("[data-sure]").wait_for()
    pink.page.keyboard.press("Enter")
    eventually(pink, lambda: number(pink, table, "orders_done", "pink") == 1)
    expect(pink.page.get_by_role("group", name="Orders fulfilled: 1")).to_be_visible()
    assert findings(pink, "the board, read") == []
    assert pink.complaints == []


def test_what_cannot_be_chosen_says_why_by_focus_and_tap(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en")
    seated_at(server, pink, NEARLY_DONE)
    water = pink.page.locator('[data-refused="cell.a2"]')
    assert water.locator("title").text_content() == "a2 is open water: bring a boat there first."
    water.click()
    expect(pink.page.get_by_text("a2 is open water: bring a boat there first.").last).to_be_visible()
    pink.page.locator('[role=button][data-thing="boat.10"]').click()
    arrow = pink.page.locator('[data-refused="turn.left"]')
    expect(arrow).to_have_attribute("aria-label", re.compile(r"^Turn to the left\. .* is taken by boat 1"))
    arrow.focus()
    pink.page.keyboard.press("Enter")
    expect(pink.page.get_by_text(re.compile("is taken by boat 1")).last).to_be_visible()


def test_the_board_can_be_read_at_night(server: Server, browser: Browser) -> None:
    """The coordinates below the own order lie on pale paper, by night as by day."""
    pink = Person(browser, server.url, "en", color_scheme="dark")
    seated_at(server, pink, NEARLY_DONE)
    expect(pink.page.get_by_role("button", name="Still missing: rice bowl, b1")).to_be_visible()
    assert findings(pink, "the board at night") == []


def test_no_key_lies_under_the_tools_of_a_phone(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en", viewport=PHONE, has_touch=True, is_mobile=True)
    seated_at(server, pink, NEARLY_DONE | {"coins": {"pink": 1}})
    expect(pink.page.locator(".bar [data-option=done]")).to_be_visible()
    assert pink.page.evaluate(CUT_OFF) == []


def test_used_bonuses_count_as_orders_fulfilled(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en")
    seated_at(
        server,
        pink,
        {
            "seats": 2,
            "options": {"mode": "advanced", "boats": "ready"},
            "fulfilled": {"pink": ["R6 used", "R4 used"], "yellow": ["R1 used"]},
            "secret": {"pink": ["R2"], "yellow": ["R3"]},
            "points": 5,
            "round": 9,
            "agenda": ["TakeAction pink", "BeginTurn yellow"],
        },
    )
    expect(pink.page.get_by_role("group", name="Orders fulfilled: 2")).to_be_visible()
    expect(pink.page.get_by_role("button", name="1 – Orders fulfilled")).to_be_visible()


def test_the_board_fits_the_screens_it_is_played_on(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "de")
    seated_at(server, pink, NEARLY_DONE)
    for width, height in [(1280, 800), (1366, 768), (1440, 900), (1920, 1080)]:
        pink.page.set_viewport_size({"width": width, "height": height})
        pink.page.wait_for_function(WATER_FITS, arg=[width, height])


def test_an_order_of_four_goods_lies_within_the_narrowest_panel(server: Server, browser: Browser) -> None:
    pink = Person(browser, server.url, "en")
    seated_at(server, pink, {name: what for name, what in NEARLY_DONE.items() if name != "basket"})
    expect(pink.page.locator(".sought")).to_have_count(4)
    for size in [(1280, 800), (1024, 768), (360, 740)]:
        pink.resize(*size)
        assert min(pink.page.evaluate(FROM_THE_EDGE)) >= 5, size
