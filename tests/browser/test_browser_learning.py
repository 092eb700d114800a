"""Learning in the browser: tutorials from beginning to end, kind words for wrong clicks, and the first game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe import findings
from person import DESKTOP, PHONE, QUICKLY, Person
from playwright.sync_api import Browser, Locator, expect
from sampling import SOAK, only_in_soak
from serving import Server

from higaki import catalogue

# The frame around what a step is about lies around the element that must be pressed, and nothing covers that.
MARKED = """(thing) => {
  const frame = document.querySelector('.frame')?.getBoundingClientRect()
  const element = document.querySelector(`[data-option="${thing}"], [data-thing="${thing}"]`)
  const box = element.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return !!frame && frame.x < box.x && frame.right > box.right && frame.y < box.y && frame.bottom > box.bottom
    && (element.contains(top) || top.contains(element))
}"""


# Keeps what the coach asks for, from one step to the next.
ASKED = """() => {
  window.asked = []
  const look = () => window.asked.push(document.querySelector('.lesson .now')?.textContent?.trim())
  new MutationObserver(look).observe(document.querySelector('.lesson'), { childList: true, subtree: true })
}"""


def lessons(person: Person, game: str, lesson: int = 1) -> list[dict[str, Any]]:
    moments: list[dict[str, Any]] = person.call("GET", f"/api/tutorials/{game}/{lesson}")["moments"]
    return moments


def on_the_table(person: Person, thing: str) -> Locator:
    pressable = f'button[data-option="{thing}"], button[data-thing="{thing}"], [role=button][data-thing="{thing}"]'
    return person.page.locator(pressable).first


def at_step(person: Person, number: int) -> None:
    step = re.compile(rf"(step|Schritt) {number} (of|von) ")
    expect(person.page.locator(".lesson .count")).to_contain_text(step)


def test_the_tutorial_of_osaka_by_clicks(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.game("Traders of Osaka").get_by_role("link", name="Learn to play").click()
    person.page.wait_for_url("**/learn/osaka")
    moments = lessons(person, "osaka")
    at = 0
    while True:
        moment = moments[at]
        at_step(person, moment["step"])
        if moment["leads"]:
            thing = next(iter(moment["leads"]))
            person.page.wait_for_function(MARKED, arg=thing)
            on_the_table(person, thing).click()
            at = moment["leads"][thing]
        elif moment["next"] is not None:
            expect(person.page.locator(".frame")).to_be_visible()
            person.page.get_by_role("button", name="Next").click()
            at = moment["next"]
        else:
            break
    assert at == len(moments) - 1
    assert person.complaints == []
    further = person.page.get_by_role("link", name="Lesson 2: Storm, stones and the last payday")
    expect(further).to_have_attribute("href", "/learn/osaka/2")

    person.page.get_by_role("button", name="Your first game").click()
    person.page.wait_for_url("**/table/*")
    explanation = person.page.locator("aside.first")
    expect(explanation).to_contain_text("Everybody starts with one yield tile", timeout=20_000)
    players = person.call("GET", f"/api/tables/{person.page.url.rsplit('/', 1)[1]}")["players"]
    assert [player["bot"] for player in players] == [None, "easy", "easy"]
    explanation.get_by_role("button", name="Got it").click()
    expect(explanation).to_have_count(0)
    person.page.reload()
    expect(person.things().first).to_be_visible(timeout=20_000)
    expect(explanation).to_have_count(0)  # what was read once is remembered
    assert person.complaints == []


def test_a_second_lesson_is_played_to_the_end_of_the_game(server: Server, browser: Browser) -> None:
    """The prompt stays in sight, the coach asks for nothing while others move, and a finished lesson is remembered."""
    person = Person(browser, server.url, "en", viewport={"width": 1280, "height": 560})
    person.page.add_init_script(QUICKLY)
    person.go("/learn/osaka/2")
    moments = lessons(person, "osaka", 2)
    for moment in moments[:-1]:
        at_step(person, moment["step"])
        person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(person.page.locator("[data-action-bar]")).to_be_in_viewport(ratio=1)
        if moment["leads"]:
            person.page.evaluate(ASKED)
            on_the_table(person, next(iter(moment["leads"]))).click()
            at_step(person, moment["step"] + 1)
            asked = person.page.evaluate("window.asked")
            assert asked[:1] == ["Watch what happens."], asked
        else:
            person.page.get_by_role("button", name="Next").click()
    result = person.page.locator("section.result")
    expect(result).to_contain_text("You win!")
    expect(result).to_contain_text("4 victory cards ahead of White.")
    assert findings(person, "end of a lesson") == []
    person.go("/about/osaka")
    expect(person.page.get_by_role("link", name="Lesson 1")).to_contain_text("begin here")
    expect(person.page.get_by_role("link", name="Lesson 2")).to_contain_text("done")
    assert person.complaints == []


def test_explanations_come_once_for_each_kind_of_question_and_can_be_switched_off(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, server.url, "de").go("/learn/dragon_market")
    expect(person.page.locator(".lesson")).to_be_visible()
    person.page.evaluate("localStorage.setItem('higaki.explain', 'on')")
    table = person.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="dragon_market", boats="ready")
    person.go(f"/table/{table}")
    explanation = person.page.locator("aside.first")
    expect(explanation).to_contain_text("Such die Waren", timeout=20_000)
    explanation.get_by_role("button", name="Was würdest du tun?").click()
    expect(person.page.locator("section.hint")).to_be_visible(timeout=30_000)
    assert findings(person, "first game") == []
    explanation.get_by_role("button", name="Keine Erklärungen mehr").click()
    expect(explanation).to_have_count(0)
    assert person.page.evaluate("localStorage.getItem('higaki.explain')") == "off"
    assert person.complaints == []


def test_a_wrong_click_is_answered_kindly(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/learn/osaka")
    told = person.page.locator(".lesson .told")
    at_step(person, 1)
    person.page.locator("[data-place=farm] [data-kind]").first.click()
    expect(told).to_have_text("Nothing to choose yet. Read, then press “Next”.")
    person.page.get_by_role("button", name="Next").click()
    at_step(person, 2)
    expect(told).to_be_empty()
    on_the_table(person, "market.1").click()
    expect(told).to_contain_text("Take yellow 3 as coins")
    expect(told).to_contain_text("For now, please: Take red 5 as coins.")
    person.page.locator("[data-place=discard]").first.click(position={"x": 5, "y": 60})
    expect(told).to_contain_text("What we want here: Take red 5 as coins.")
    person.page.locator("[data-refused=buy]").click(force=True)
    expect(told).to_contain_text("15")  # why not: what it costs
    at_step(person, 2)
    on_the_table(person, "market.3").click()
    at_step(person, 3)
    person.page.get_by_role("button", name="Back").click()
    at_step(person, 2)
    assert person.complaints == []


# Each game's in one way, that of Osaka by clicks, above; in the soak also in the others.
@pytest.mark.parametrize("game", ["dragon_market", "yedo", "yokohama"] if SOAK else ["yokohama"])
def test_a_tutorial_by_keyboard(server: Server, browser: Browser, game: str) -> None:
    """The lesson gets the focus at every step and leads to what it asks for; Enter does the rest."""
    person = Person(browser, server.url, "de").go(f"/learn/{game}")
    keys = person.page.keyboard
    moments = lessons(person, game)
    at = 0
    while moments[at]["leads"] or moments[at]["next"] is not None:
        moment = moments[at]
        at_step(person, moment["step"])
        expect(person.page.locator(".lesson")).to_be_focused()
        said = "Bring mich hin" if moment["leads"] else "Weiter"
        person.page.get_by_role("button", name=said).focus()
        keys.press("Enter")
        if not moment["leads"]:
            at = moment["next"]
            continue
        thing = next(iter(moment["leads"]))
        expect(on_the_table(person, thing)).to_be_focused()
        expect(on_the_table(person, thing)).to_have_attribute("aria-describedby", "lesson-text")
        keys.press("Enter")
        at = moment["leads"][thing]
    at_step(person, moments[-1]["step"])
    expect(person.page.get_by_role("button", name="Dein erstes Spiel")).to_be_visible()
    assert person.complaints == []


@pytest.mark.parametrize("game", catalogue.names() if SOAK else ["dragon_market", "yedo"])
def test_a_tutorial_on_a_phone_leaves_what_it_marks_in_sight(server: Server, browser: Browser, game: str) -> None:
    person = Person(browser, server.url, "de", viewport=PHONE, has_touch=True, is_mobile=True).go(f"/learn/{game}")
    moments = lessons(person, game)
    at = 0
    while moments[at]["leads"] or moments[at]["next"] is not None:
        moment = moments[at]
        at_step(person, moment["step"])
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if not moment["leads"]:
            person.page.get_by_role("button", name="Weiter").tap()
            at = moment["next"]
            continue
        thing = next(iter(moment["leads"]))
        person.page.wait_for_function(MARKED, arg=thing)
        on_the_table(person, thing).tap()
        if "pose" in moment["scene"]["previews"].get(thing, {}):  # the first tap shows what would happen
            on_the_table(person, thing).tap()
        if (game, moment["step"]) == ("dragon_market", 9):  # the step leads over the messenger's own boat
            person.page.get_by_role("group", name="Boot oder Schritt?").get_by_role("button").first.tap()
        at = moment["leads"][thing]
    at_step(person, moments[-1]["step"])
    assert findings(person, f"tutorial of {game}") == []
    assert person.complaints == []


@pytest.mark.parametrize("viewport", [only_in_soak(DESKTOP, id="desk"), pytest.param(PHONE, id="phone")])
def test_the_help_begins_with_the_guide_and_speaks_only_of_what_is_in_play(
    server: Server, browser: Browser, viewport: Any
) -> None:
    person = Person(browser, server.url, "en", viewport=viewport).go("/")
    person.game("Dragon Market").get_by_role("button", name="Dragon Market").click()
    person.page.get_by_role("button", name="Rules").click()
    dialog = person.page.locator("dialog[open]").last
    expect(dialog.get_by_role("heading").nth(1)).to_have_text("The goal")
    expect(dialog.locator(".picture").first).to_be_visible()
    expect(dialog).to_contain_text("Be the first to fulfil two orders.")
    expect(dialog.locator("summary", has_text=re.compile("^Order$"))).to_have_count(1)
    expect(dialog.locator("summary", has_text="Secret order")).to_have_count(0)
    assert findings(person, "guide") == []

    table = person.open_table({"kind": "me"}, {"kind": "friend"}, game="dragon_market", mode="advanced")
    person.go(f"/table/{table}")
    person.page.get_by_role("button", name="Rules").click()
    expect(dialog).to_contain_text("Be the first to fulfil three secret orders.")
    table = person.open_table({"kind": "me"}, {"kind": "bot", "bot": "random"}, game="dragon_market", mode="advanced")
    person.go(f"/table/{table}")
    person.page.get_by_role("button", name="Help").click()
    expect(dialog).to_contain_text("Be the first to fulfil three secret orders.")
    expect(dialog.locator("summary", has_text="Secret order")).to_have_count(1)
    expect(dialog.locator("summary", has_text=re.compile("^Order$"))).to_have_count(0)
    assert person.complaints == []


def test_the_about_page_says_whose_the_game_is(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.game("Traders of Osaka").get_by_role("button", name="Traders of Osaka").click()
    person.page.get_by_role("link", name="About the game").click()
    person.page.wait_for_url("**/about/osaka")
    expect(person.page.locator("main")).to_contain_text("Susumu Kawasaki")
    expect(person.page.locator("main")).to_contain_text("where the rulebook is silent")
    cover = person.page.locator(".cover svg").first.bounding_box()
    assert cover is not None
    assert abs(cover["width"] / cover["height"] - 4 / 3) < 0.02, "the whole print is to be seen"
    assert findings(person, "about") == []
    assert person.complaints == []
    person.go("/about/nothing")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    assert len(person.complaints) == 1 and "404" in person.complaints[0]
