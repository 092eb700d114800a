"""Dragon Market by drag: boats slide and turn under mouse and finger, messengers step, and taps still work."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from dragon_table import eventually, number, scene, seated_at, thing, where
from moments import NEARLY_DONE
from person import PHONE, Person
from playwright.sync_api import Browser, expect
from serving import Server

# Pink stands on the bow of boat 1, which lies from c7 to c5: its middle is a cell to step to.
ON_BOAT_1 = NEARLY_DONE | {"messenger": {"pink": "1b"}, "points": 7}
MIDDLE_OF_CELL = """(cell) => {
  const svg = document.querySelector('section.water > svg')
  const at = new DOMPoint((cell.charCodeAt(0) - 96.5) * 40, (Number(cell.slice(1)) - 0.5) * 40)
  const { x, y } = at.matrixTransform(svg.getScreenCTM())
  return { x, y }
}"""
STEPS = 6


class Hand:
    """A mouse or a finger that drags from cell to cell, and counts what it did."""

    def __init__(self, person: Person, finger: bool) -> None:
        self.person, self.finger, self.gestures = person, finger, 0
        self._touches = person.page.context.new_cdp_session(person.page) if finger else None

    def at(self, cell: str) -> tuple[float, float]:
        point: dict[str, float] = self.person.page.evaluate(MIDDLE_OF_CELL, cell)
        return point["x"], point["y"]

    def grab(self, *cells: str) -> None:
        """Press on the first cell, and go to the others."""
        self.gestures += 1
        self._send("touchStart", *self.at(cells[0]))
        self.go_on(*cells)

    def go_on(self, *cells: str) -> None:
        points = [self.at(cell) for cell in cells]
        for (x, y), (to_x, to_y) in pairwise(points):
            for step in range(1, STEPS + 1):
                self._send("touchMove", x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)

    def let_go(self) -> None:
        self._send("touchEnd")

    def drag(self, *cells: str) -> None:
        self.grab(*cells)
        self.let_go()

    def tap(self, cell: str) -> None:
        self.gestures += 1
        where = self.at(cell)
        if self.finger:
            self.person.page.touchscreen.tap(*where)
        else:
            self.person.page.mouse.click(*where)

    def _send(self, kind: str, x: float = 0, y: float = 0) -> None:
        mouse = self.person.page.mouse
        if self._touches:
            points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
            self._touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        elif kind == "touchStart":
            mouse.move(x, y)
            mouse.down()
        elif kind == "touchMove":
            mouse.move(x, y)
        else:
            mouse.up()


def lies(person: Person, table: str, pose: str) -> bool:
    """Does boat 2 lie there?"""
    return where(person, table, "boat", "2") == pose


def seated(server: Server, browser: Browser, finger: bool, position: dict[str, Any]) -> tuple[Person, str, Hand]:
    screen: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if finger else {}
    pink = Person(browser, server.url, "en", **screen)
    table = seated_at(server, pink, position)
    pink.page.locator("section.water").scroll_into_view_if_needed()
    return pink, table, Hand(pink, finger)


def log_says(person: Person, line: str, finger: bool) -> None:
    if finger:
        told = person.page.locator("p.unseen[aria-live=polite]").last
        expect(told).to_contain_text(line, ignore_case=True)
    else:
        expect(person.page.locator("#beside").get_by_text(re.compile(line, re.IGNORECASE)).last).to_be_visible()


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_turn_of_seven_points_takes_eight_gestures(server: Server, browser: Browser, finger: bool) -> None:
    pink, table, hand = seated(server, browser, finger, ON_BOAT_1)
    top = pink.page.evaluate("scrollY")

    hand.grab("h2", "d2")
    expect(pink.page.locator(".ghost")).to_be_visible()
    expect(pink.page.locator(".cost")).to_have_text("1 point")
    hand.let_go()
    eventually(pink, lambda: where(pink, table, "boat", "2") == "d2_east")
    log_says(pink, "slides boat 2 to d2", finger)
    assert scene(pink, table)["step"]["name"] == "TakeAction"

    hand.drag("c6", "d6", "d7")  # by the seat beside the merchant, to the right
    eventually(pink, lambda: where(pink, table, "boat", "1") == "c7_east")
    log_says(pink, "turns boat 1", finger)
    hand.drag("e7", "d7")  # the messenger, from seat to seat of the same boat
    eventually(pink, lambda: where(pink, table, "messenger", "pink") == "1a")
    hand.drag("d7", "e7")
    eventually(pink, lambda: where(pink, table, "messenger", "pink") == "1b")
    for cell, pose in (("d2", "c2_east"), ("c2", "d2_east"), ("d2", "c2_east")):
        hand.drag(cell, pose[:2])
        eventually(pink, partial(lies, pink, table, pose))
    assert number(pink, table, "points") == 0
    pink.page.locator("[data-option=done]").click()
    hand.gestures += 1
    assert hand.gestures <= 8
    assert pink.page.evaluate("scrollY") == top, "the page went along with the finger"
    assert pink.complaints == []


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_who_lets_go_elsewhere_has_chosen_nothing(server: Server, browser: Browser, finger: bool) -> None:
    pink, table, hand = seated(server, browser, finger, ON_BOAT_1)
    seq = pink.call("GET", f"/api/tables/{table}")["seq"]
    hand.grab("h2", "d2")
    expect(pink.page.locator(".ghost")).to_be_visible()
    hand.go_on("d2", "g6")
    expect(pink.page.locator(".ghost")).to_have_count(0)
    hand.let_go()
    hand.drag("c5", "e3")  # the messenger, onto water
    hand.drag("h2", "d2", "h2")  # there and back
    told = pink.call("GET", f"/api/tables/{table}")
    assert (told["seq"], told["scene"]["step"]["name"]) == (seq, "TakeAction")
    expect(pink.page.locator(".pending")).to_have_count(0)

    hand.drag("h2", "d2")  # and then it works
    eventually(pink, lambda: where(pink, table, "boat", "2") == "d2_east")


def test_a_finger_on_the_boat_under_the_own_messenger_is_asked(server: Server, browser: Browser) -> None:
    pink, table, hand = seated(server, browser, True, ON_BOAT_1)
    menu = pink.page.get_by_role("group", name="Boat or step?")
    hand.tap("c6")
    expect(menu.get_by_role("button")).to_have_text(["Step to c6", "Move boat 1"])
    assert where(pink, table, "messenger", "pink") == "1b", "a tap on the boat is no step"
    hand.tap("h8")
    expect(menu).to_have_count(0)
    hand.tap("c6")
    menu.get_by_role("button", name="Move boat 1").tap()
    eventually(pink, lambda: scene(pink, table)["step"] == {"name": "MoveBoat", "boat": "1"})
    expect(menu).to_have_count(0)
    hand.tap("c7")  # its merchant: it stays where it is
    eventually(pink, lambda: scene(pink, table)["step"]["name"] == "TakeAction")
    hand.tap("c7")
    eventually(pink, lambda: scene(pink, table)["step"]["name"] == "MoveBoat")
    hand.tap("c7")
    eventually(pink, lambda: scene(pink, table)["step"]["name"] == "TakeAction")
    hand.tap("c6")
    menu.get_by_role("button", name="Step to c6").tap()
    eventually(pink, lambda: where(pink, table, "messenger", "pink") == "1a")
    assert pink.complaints == []


def test_escape_lets_go_of_a_boat_and_closes_one_thing_at_a_time(server: Server, browser: Browser) -> None:
    pink, table, hand = seated(server, browser, False, NEARLY_DONE)
    thing(pink, "boat.2").click()
    eventually(pink, lambda: scene(pink, table)["step"]["name"] == "MoveBoat")
    pink.page.keyboard.press("h")
    expect(pink.page.locator("section.hint")).to_be_visible(timeout=60_000)
    pink.page.keyboard.press("Escape")
    expect(pink.page.locator("section.hint")).to_have_count(0)
    assert scene(pink, table)["step"]["name"] == "MoveBoat"
    pink.page.keyboard.press("Escape")
    eventually(pink, lambda: scene(pink, table)["step"]["name"] == "TakeAction")

    hand.grab("h2", "d2")
    expect(pink.page.locator(".ghost")).to_be_visible()
    pink.page.keyboard.press("Escape")
    expect(pink.page.locator(".ghost")).to_have_count(0)
    hand.let_go()
    assert where(pink, table, "boat", "2") == "h2_east"
    # Another boat may be dragged while one is chosen.
    thing(pink, "boat.1").click()
    expect(thing(pink, "turn.right")).to_be_visible()
    hand.drag("h2", "d2")
    eventually(pink, lambda: where(pink, table, "boat", "2") == "d2_east")
    assert pink.complaints == []
