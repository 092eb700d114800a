"""The sheet about a card, an area or a piece: by hover, right click, long press and key, in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from axe import findings
from moments import NEARLY_DONE, PAYDAY
from person import NEXT_FRAME, Person
from playwright.sync_api import Browser, Locator, ViewportSize, expect
from sampling import SOAK
from serving import Server, Sitting
from yedo_others import begun
from yedo_town import town

import higaki
from higaki.engine.match.match import Match

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
YEDO: dict[str, Any] = town(tavern="toyotomi", gates="hosokawa", temple="toyotomi") | {
    "round": 2,
    "mission": {"toyotomi": ["bitter_cup", "guest_list"]},
    "card": {"toyotomi": ["bribed_patrol"]},
    "bonus": {"toyotomi": ["busy_hands"]},
    "weapon": {"toyotomi": ["doku", "fukiya"]},
    "event": ["spring_festival"],
    "turn": "toyotomi",
}


def placing() -> Match:
    """Yokohama after the orders were chosen: red places assistants."""
    match = higaki.new("yokohama", seats=2, seed=1)
    for _ in range(4):
        if match.scene("red")["step"]["name"] == "PlaceFirst":
            break
        match.play(match.options[0])
    return match


@dataclass(frozen=True)
class Case:
    """Something to be read at a table: where it is, and what must stand on its sheet."""

    game: str
    about: str
    texts: tuple[str, ...]
    german: tuple[str, ...]

    def match(self) -> Match:
        if self.game == "osaka":
            return higaki.start("osaka", PAYDAY, seed=1)
        if self.game == "dragon_market":
            return higaki.start("dragon_market", NEARLY_DONE, seed=1)
        return begun(YEDO) if self.game == "yedo" else placing()


CASES = [
    Case(
        "osaka",
        '[data-place=market] [data-kind="blue_2"]',
        ("blue 2: indigo cloth", "2 coins", "insures 2 blue"),
        ("Indigostoffe", "2 Münzen", "versichert sie 2 Waren"),
    ),
    Case(
        "dragon_market",
        '[data-kind="8"]',
        ("boat 8", "Carries: rice bowl", "On board: nobody"),
        ("Trägt:", "An Bord: niemand"),
    ),
    Case(
        "yokohama",
        '[data-kind="bank"]',
        ("Bank", "By strength: 1:", "nobody is here", "Free sites:", "Tile at"),
        ("Nach Stärke:", "Freie Bauplätze:"),
    ),
    Case(
        "yedo",
        '[data-kind="bitter_cup"]',
        ("A Bitter Cup", "Requires:", "Reward:", "Bonus:", "You lack:"),
        ("Verlangt:", "Bonus:", "Dir fehlt:"),
    ),
]
OSAKA, DRAGON, YOKOHAMA, YEDO_CASE = CASES
# Each game by one hand, in the soak by both.
BY_MOUSE = CASES if SOAK else [OSAKA, YOKOHAMA]
BY_FINGER = CASES if SOAK else [DRAGON, YEDO_CASE]


def game_of(case: Case) -> str:
    return case.game


def seated(browser: Browser, server: Server, case: Case, **context: Any) -> tuple[Person, str]:
    person = Person(browser, server.url, **context)
    match = case.match()
    others = [Sitting(None, bot="random")] * (len(match.scene(None)["seats"]) - 1)
    table = person.sits_at(server, match, *others)
    person.go(f"/table/{table}")
    person.sees_the_newest(table)
    return person, table


def sheet_of(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def lies_beside(person: Person, about: Locator) -> None:
    """In the window, and not over the bar with the question."""
    sheet, bar = sheet_of(person).bounding_box(), person.page.locator("[data-action-bar]").bounding_box()
    size = person.page.viewport_size
    assert sheet and bar and size and about.bounding_box()
    assert sheet["x"] >= 0 and sheet["y"] >= 0
    assert sheet["x"] + sheet["width"] <= size["width"] and sheet["y"] + sheet["height"] <= size["height"]
    assert sheet["y"] >= bar["y"] + bar["height"] or sheet["y"] + sheet["height"] <= bar["y"]


# Every piece of a board is asked about in turn; what answers nothing is named.
ASK_ALL = """async () => {
  const silent = []
  let asked = 0
  for (const element of document.querySelectorAll('.board [data-about]:not([data-about=""])')) {
    if (!element.checkVisibility()) continue
    asked += 1
    element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    await new Promise((done) => setTimeout(done))
    const said = document.querySelector('[role=tooltip]')?.innerText ?? ''
    if (said.trim().split('\\n').length < 2) silent.push(`${element.dataset.about}: ${said}`)
  }
  return asked > 4 ? silent : [`only ${asked} asked`]
}"""


@pytest.mark.parametrize("case", BY_MOUSE, ids=game_of)
def test_a_mouse_or_a_key_shows_the_sheet_beside_what_is_pointed_at(
    browser: Browser, server: Server, case: Case
) -> None:
    person, table = seated(browser, server, case, viewport=DESK)
    about = person.page.locator(case.about).first
    seq = person.call("GET", f"/api/tables/{table}")["seq"]
    about.hover()
    for text in case.texts:
        expect(sheet_of(person)).to_contain_text(text)
    lies_beside(person, about)
    person.page.mouse.move(2, 2)
    expect(sheet_of(person)).to_have_count(0)
    # By right click it stays when the mouse goes on; Escape closes it and nothing else.
    about.click(button="right")
    expect(sheet_of(person)).to_contain_text(case.texts[-1])
    assert findings(person, case.game) == []
    person.page.keyboard.press("Escape")
    expect(sheet_of(person)).to_have_count(0)
    # By key for whoever does not point; a press anywhere else closes it.
    person.page.locator("[data-thing]:is(button, [role=button])").first.focus()
    person.page.keyboard.press("i")
    expect(sheet_of(person)).to_have_count(1)
    person.page.mouse.click(2, 200)
    expect(sheet_of(person)).to_have_count(0)
    assert person.call("GET", f"/api/tables/{table}")["seq"] == seq
    # Everything else answers, too, and no text is missing.
    assert person.page.evaluate(ASK_ALL) == []
    assert person.complaints == []


# A finger that lies still, as the browser reports it, and then the click that it would have been.
PRESS = """async (element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  while (!document.querySelector('[role=tooltip]')) await new Promise((done) => requestAnimationFrame(done))
  element.dispatchEvent(new PointerEvent('pointerup', at))
  element.dispatchEvent(new MouseEvent('click', at))
}"""


@pytest.mark.parametrize("case", BY_FINGER, ids=game_of)
def test_a_long_press_shows_the_sheet_on_a_phone_and_chooses_nothing(
    browser: Browser, server: Server, case: Case
) -> None:
    person, table = seated(browser, server, case, language="de", viewport=PHONE, has_touch=True)
    if case.game == "yedo":
        person.page.get_by_role("button", name="Mehr").click()
    about = person.page.locator(case.about).first
    about.scroll_into_view_if_needed()
    seq = person.call("GET", f"/api/tables/{table}")["seq"]
    about.evaluate(PRESS)
    for text in case.german:
        expect(sheet_of(person)).to_contain_text(text)
    lies_beside(person, about)
    assert person.page.locator("[data-sure]").count() == 0
    assert person.call("GET", f"/api/tables/{table}")["seq"] == seq
    person.page.touchscreen.tap(195, 10)
    expect(sheet_of(person)).to_have_count(0)
    assert person.page.evaluate(ASK_ALL) == []
    assert person.complaints == []


def test_why_not_is_said_beside_what_was_pointed_at_and_clicks_go_through(browser: Browser, server: Server) -> None:
    person, _ = seated(browser, server, YEDO_CASE, viewport=DESK)
    refused = person.page.locator(".board [data-refused]").first
    refused.click(force=True)
    note = person.page.get_by_role("status").locator(".note")
    expect(note).to_be_visible()
    person.page.evaluate(NEXT_FRAME)
    box, bar = note.bounding_box(), person.page.locator("[data-action-bar]").bounding_box()
    assert box and bar
    assert box["y"] >= bar["y"] + bar["height"]
    assert note.evaluate("(note) => getComputedStyle(note).pointerEvents") == "none"
    assert note.locator("button").evaluate("(close) => getComputedStyle(close).pointerEvents") == "auto"
    note.locator("button").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("case", [OSAKA], ids=game_of)
def test_the_question_mark_is_large_enough_and_gets_the_focus_back(
    browser: Browser, server: Server, case: Case
) -> None:
    person, _ = seated(browser, server, case, viewport=DESK)
    marks = person.page.locator("button.rule")
    for box in [mark.bounding_box() for mark in marks.all()]:
        assert box and box["width"] >= 24 and box["height"] >= 24
    marks.first.focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(marks.first).to_be_focused()


def test_what_slides_under_a_mouse_that_lies_still_was_not_pointed_at(browser: Browser, server: Server) -> None:
    """Who takes a card wants to see what came of it, and not to read about the next one."""
    person, ben = Person(browser, server.url, viewport=DESK), Person(browser, server.url)
    position = {"seats": 2, "market": ["blue_3", "red_5", "green_2"], "turn": "grey"}
    table = person.sits_at(server, higaki.start("osaka", position, seed=1), ben.sitting(server))
    person.go(f"/table/{table}")
    card = person.page.locator('button[data-thing="market.1"]')
    card.click()
    expect(person.page.locator("[data-place=market] [data-kind]").first).to_have_attribute("data-kind", "red_5")
    person.page.wait_for_timeout(900)
    expect(sheet_of(person)).to_have_count(0)
    at = person.page.locator("[data-place=market] [data-kind]").first.bounding_box()
    assert at is not None
    person.page.mouse.move(at["x"] + 20, at["y"] + 20)
    expect(sheet_of(person)).to_contain_text("red 5")
