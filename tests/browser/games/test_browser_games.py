"""Games to their end in the browser: with friends, in both languages, on a phone, by keyboard alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from moments import late_in_osaka
from person import LONGEST_GAME, PHONE, RESULT, Person, play_to_the_end
from playwright.sync_api import Browser, expect
from serving import Server, Sitting

BOT = Sitting(None, bot="random")
ONE_OPTION_IN_SIGHT = """[...document.querySelectorAll("button[data-thing], button[data-option]")].some((thing) => {
  const box = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
})"""


def test_two_browsers_and_a_bot_play_to_the_end_in_two_languages(server: Server, browser: Browser) -> None:
    anna, ben = Person(browser, server.url, "de"), Person(browser, server.url, "en")
    table = anna.sits_at(server, late_in_osaka(3, lacking=1), ben.sitting(server), BOT)
    anna.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    expect(anna.page.get_by_text("Ertragsplättchen").first).to_be_visible()
    expect(ben.page.get_by_text("Yield tiles").first).to_be_visible()

    troubles: dict[int, Callable[[], object]] = {
        2: anna.page.reload,
        4: lambda: ben.context.set_offline(True),
        9: lambda: ben.context.set_offline(False),
    }

    def trouble(number: int) -> None:
        if number in troubles:
            troubles.pop(number)()

    play_to_the_end(anna, ben, each_round=trouble)
    assert troubles == {}, "the game was over before there was any trouble"
    expect(anna.page.locator(RESULT)).to_be_visible()
    final = [person.call("GET", f"/api/tables/{table}") for person in (anna, ben)]
    assert final[0]["scene"]["ranking"] == final[1]["scene"]["ranking"]
    assert final[0]["seq"] == final[1]["seq"]
    offline = [line for line in ben.complaints if "ERR_INTERNET_DISCONNECTED" not in line and "WebSocket" not in line]
    assert (anna.complaints, offline) == ([], [])


def test_one_click_from_the_home_page_to_a_game_with_bots(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en").go("/")
    person.game("Traders of Osaka").get_by_role("button", name="Play now").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("[data-place=market]").first).to_be_visible()
    expect(person.page).to_have_title(re.compile("Traders of Osaka"))
    assert person.complaints == []


def test_a_game_on_a_phone_by_tapping(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "de", viewport=PHONE, has_touch=True, is_mobile=True)
    table = person.sits_at(server, late_in_osaka(2), BOT)
    person.go(f"/table/{table}")
    expect(person.page.locator("[data-place=market]").first).to_be_visible()

    expect(person.things().first).to_be_visible(timeout=15_000)
    person.page.wait_for_function(ONE_OPTION_IN_SIGHT)

    def fits(number: int) -> None:
        if number % 5 == 0:
            assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    play_to_the_end(person, each_round=fits)
    assert person.complaints == []


def test_turns_by_keyboard_alone(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    table = person.sits_at(server, late_in_osaka(2), BOT)
    person.go(f"/table/{table}")
    keys = person.page.keyboard
    expect(person.page.locator("[data-place=market]").first).to_be_visible()
    begin, before = time.monotonic(), decisions(person, table)
    while not person.over() and decisions(person, table) < before + 12:
        assert time.monotonic() - begin < LONGEST_GAME, "the game does not go on"
        if person.things().count() == 0:
            time.sleep(0.05)
            continue
        if person.page.locator("[data-option] kbd").count() == 0:
            keys.press("l")  # the numbered list
        keys.press("1")
        if person.page.locator("[data-sure]").count():
            keys.press("1")  # the same again means yes
        time.sleep(0.05)
    assert decisions(person, table) > before + 3
    assert person.complaints == []


def decisions(person: Person, table: str) -> int:
    """How often the person has decided."""
    entries = person.call("GET", f"/api/tables/{table}")["entries"]
    return sum(entry["seat"] == "grey" for entry in entries)


def test_people_at_one_screen_have_a_curtain_between_their_hands(server: Server, browser: Browser) -> None:
    person = Person(browser, server.url, "en")
    table = person.open_table({"kind": "me"}, {"kind": "here", "name": "Ben"})
    person.go(f"/table/{table}")
    curtain = person.page.locator(".curtain button")
    cards = person.page.locator("[data-place=hand] [data-kind]")
    for _ in range(3):
        # Somebody's turn may take several clicks.
        for _click in range(20):
            expect(curtain.or_(person.things().first).first).to_be_visible(timeout=15_000)
            if curtain.count():
                break
            person.point(0)
        # What everybody may see stays in view.
        expect(person.page.locator("[data-place=market]")).to_be_visible()
        expect(cards).to_have_count(0)
        curtain.click()
        expect(cards.first).to_be_visible()
