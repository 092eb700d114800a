"""What a person means as one thing is one click and one confirmation; what is not possible says why."""

from __future__ import annotations

import re

from moments import NEARLY_DONE
from person import PHONE, Person
from playwright.sync_api import Browser, Route, expect
from serving import Server, Sitting, people, wait_for

import higaki

POSITION = {
    "seats": 2,
    "market": ["blue_3", "red_5", "green_2", "blue_2", "yellow_3"],
    "farm": ["blue_2", "red_2", "green_2"],
    "hand": {"grey": ["red_2", "red_3", "blue_3", "green_5", "yellow_2", "red_5"], "white": ["red_2"]},
    "turn": "grey",
}

# The bar with the question: where its answers begin, which of them are cut, and whether the question is.
BAR = """() => {
  const room = document.querySelector('.bar .room'), prompt = document.querySelector('.bar .prompt')
  const { left, right } = room.getBoundingClientRect()
  const isCut = (key) => key.getBoundingClientRect().left < left || key.getBoundingClientRect().right > right
  const cut = [...room.querySelectorAll('button')].filter(isCut).map((key) => key.innerText)
  return { scrolled: room.scrollLeft, cut, question: prompt.scrollHeight > prompt.clientHeight + 4 }
}"""


def paid(person: Person, table: str) -> list[str]:
    entries = person.call("GET", f"/api/tables/{table}")["entries"]
    return [entry["thing"] for entry in entries[1:]]


def test_a_purchase_with_five_cards_takes_two_clicks(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url)
        hand = {"grey": ["red_3", "blue_3", "green_3", "yellow_3", "red_3"], "white": ["red_2"]}
        table = grey.sits_at(server, higaki.start("osaka", POSITION | {"hand": hand}, seed=1), white)
        grey.go(f"/table/{table}")
        grey.page.click('[data-option="buy"]')
        expect(grey.page.locator(".prompt")).to_contain_text("paying with")
        assert paid(grey, table) == []
        grey.page.click("[data-sure]")
        expect(grey.page.locator(".prompt")).to_contain_text("Wim")
        things = paid(grey, table)
        assert things[0] == "buy"
        # The last card is forced, so nobody had to point at it.
        assert len(things) == 5
        assert grey.complaints == []


def test_the_payment_can_be_changed_by_pointing_at_cards(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url, viewport=PHONE, has_touch=True)
        table = grey.sits_at(server, higaki.start("osaka", POSITION, seed=1), white)
        grey.go(f"/table/{table}")
        grey.page.click('[data-option="buy"]')
        prompt = grey.page.locator(".prompt")
        expect(prompt).to_contain_text("green 5")
        grey.page.click('button[data-thing="hand.green_5"]')
        expect(prompt).not_to_contain_text("green 5")
        grey.page.click('button[data-thing="hand.yellow_2"]')
        expect(prompt).to_contain_text("yellow 2")
        grey.page.keyboard.press("Escape")
        expect(prompt).to_contain_text("Buy for 15 of your")
        expect(grey.page.locator('[data-option="buy"]')).to_be_focused()
        assert paid(grey, table) == []
        assert grey.complaints == []


def test_what_cannot_be_chosen_is_grey_and_says_why(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url)
        poor = POSITION | {"hand": {"grey": ["red_2"], "white": ["red_2"]}, "market": ["blue_3", "red_5 white"]}
        table = grey.sits_at(server, higaki.start("osaka", poor, seed=1), white)
        grey.go(f"/table/{table}")
        expect(grey.page.locator(".prompt")).to_contain_text("Take a card as coins, or reserve one.")
        buy = grey.page.locator('[data-refused="buy"]')
        expect(buy).to_have_attribute("aria-disabled", "true")
        expect(buy).to_have_attribute("title", "All open goods cost 3; your hand is worth 2.")
        buy.click(force=True)
        expect(grey.page.get_by_text("All open goods cost 3; your hand is worth 2.").last).to_be_visible()
        closed = grey.page.locator('[data-refused="market.2"]')
        expect(closed).to_have_accessible_name(re.compile("^red 5 .*has reserved this card"))
        closed.click(force=True)
        expect(grey.page.get_by_text("has reserved this card").last).to_be_visible()
        assert paid(grey, table) == []
        assert grey.complaints == []


def test_a_purchase_by_keyboard_alone_keeps_the_focus(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url)
        table = grey.sits_at(server, higaki.start("osaka", POSITION, seed=1), white)
        grey.go(f"/table/{table}")
        expect(grey.page.locator('[data-option="buy"]')).to_be_visible()
        keys = grey.page.keyboard
        keys.press("1")
        expect(grey.page.locator("[data-sure]")).to_be_focused()
        keys.press("ArrowRight")
        expect(grey.page.locator("[data-sure]")).not_to_be_focused()
        keys.press("Enter")
        expect(grey.page.locator('[data-option="buy"]')).to_be_focused()
        keys.press("Enter")
        expect(grey.page.locator("[data-sure]")).to_be_focused()
        keys.press("Enter")
        expect(grey.page.locator(".prompt")).to_contain_text("Wim")
        assert grey.page.evaluate("document.activeElement !== document.body")
        assert paid(grey, table)[0] == "buy"


def test_a_payment_made_card_by_card_can_be_taken_back_as_a_whole(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url)
        match = higaki.start("osaka", POSITION, seed=1)
        match.play_all(["buy", "hand.red_2", "hand.red_3"])
        table = grey.sits_at(server, match, white)
        grey.go(f"/table/{table}")
        grey.page.get_by_role("button", name="Take back everything of this turn").click()
        expect(grey.page.locator('[data-option="buy"]')).to_be_visible()
        assert paid(grey, table) == []


def test_ending_a_turn_and_taking_the_coins_is_one_button(browser: Browser, server: Server) -> None:
    pink = Person(browser, server.url)
    match = higaki.start("dragon_market", NEARLY_DONE, seed=1)
    table = pink.sits_at(server, match, Sitting(None, bot="random"))
    pink.go(f"/table/{table}")
    end = pink.page.locator('[data-option="done"]')
    expect(end).to_contain_text("End the turn, take")
    end.click()
    pink.page.click("[data-sure]")
    wait_for(lambda: len(paid(pink, table)) > 1)
    decided = paid(pink, table)
    assert decided[0] == "done"
    assert decided[1].startswith("coins.")


def test_a_hint_leaves_the_board_where_it_is_and_is_put_away_again(browser: Browser, server: Server) -> None:
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url)
        table = grey.sits_at(server, higaki.start("osaka", POSITION, seed=1), white)
        grey.go(f"/table/{table}")
        hint, button = grey.page.locator("section.hint"), grey.page.get_by_role("button", name="Hint")
        expect(grey.things().first).to_be_visible()
        grey.page.evaluate("document.fonts.ready.then(() => null)")
        where = grey.page.locator("[data-place=market]").first.bounding_box()
        button.click()
        expect(hint).to_contain_text("instead of", timeout=30_000)
        expect(grey.page.locator("[data-ghosts]")).not_to_have_attribute("data-ghosts", "0")
        assert grey.page.locator("[data-place=market]").first.bounding_box() == where
        button.click()
        expect(hint).to_have_count(0)
        button.click()
        expect(hint).to_have_count(1, timeout=30_000)
        grey.page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
        # Asked for during a confirmation, it takes the place of that.
        grey.page.locator('[data-option="buy"]').click()
        expect(grey.page.locator("[data-sure]")).to_be_visible()
        button.click()
        expect(hint).to_have_count(1, timeout=30_000)
        expect(grey.page.locator("[data-sure]")).to_have_count(0)
        # As soon as its move is sent, it covers nothing of what comes of it.
        sent: list[Route] = []
        grey.page.route("**/play", lambda route: sent.append(route))  # noqa: PLW0108 (it asks for its signature)
        with grey.page.expect_request("**/play"):
            hint.get_by_role("button", name="Play it").click()
        expect(hint).to_have_count(0)
        with grey.page.expect_response("**/play"):
            sent[0].continue_()


def test_a_long_question_and_its_answers_are_read_whole(browser: Browser, server: Server) -> None:
    hand = {"grey": ["red_5", "red_3", "blue_3", "green_5", "yellow_2", "red_5"], "white": ["red_2"]}
    with people(server, "Wim") as (white,):
        grey = Person(browser, server.url, "de")
        table = grey.sits_at(server, higaki.start("osaka", POSITION | {"hand": hand}, seed=1), white)
        for size in [(1440, 900), (1280, 800), (1024, 768), (390, 844)]:
            grey.page.set_viewport_size({"width": size[0], "height": size[1]})
            grey.go(f"/table/{table}")
            expect(grey.page.locator("[data-option=buy]")).to_be_visible()
            expect(grey.page.locator(".board [data-place]").first).to_be_visible()
            grey.page.evaluate("document.fonts.ready.then(() => null)")
            grey.resize(*size)
            assert grey.page.evaluate(BAR) == {"scrolled": 0, "cut": [], "question": False}, size
