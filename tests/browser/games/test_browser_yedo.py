"""Yedo in the browser: a round with its auction, a capture and a mission, with a reload; on a phone a list."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe import findings
from person import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, expect
from sampling import only_in_soak
from serving import Server, people
from sizes import too_small
from yedo_others import begun, others_play, scene_of
from yedo_town import brings, town

# Two take part in the bidding; whoever goes to the tavern meets the watch there.
BIDDING: dict[str, Any] = town(home="toyotomi toyotomi hosokawa nabeshima maeda") | {
    "round": 2,
    "watch": {"red": "gates"},
    "mon": {"toyotomi": 15, "hosokawa": 14},
    "mission": {"toyotomi": ["bitter_cup"]},
    "weapon": {"toyotomi": ["fukiya"]},
    "blackmail": {"toyotomi": ["smith"]},
    "weapon_stack": {"top": ["nawa", "doku", "yumi", "shuko", "shuriken"]},
    "event_stack": {"top": ["spring_festival"]},
    "agenda": [f"DecideToBid {clan}" for clan in ("toyotomi", "hosokawa", "nabeshima", "maeda")],
}
# Toyotomi stands where the mission asks for and has what its bonus part asks for, too.
MISSION: dict[str, Any] = town(tavern="toyotomi", gates="hosokawa", temple="toyotomi") | {
    "round": 2,
    "mission": {"toyotomi": ["bitter_cup", "guest_list"]},
    "weapon": {"toyotomi": ["doku", "fukiya"]},
    "turn": "toyotomi",
}


def amount(person: Person, table: str, place: str, owner: str = "toyotomi") -> int:
    parts = scene_of(person, table)["places"]
    found = next(part for part in parts if part["place"] == place and part["owner"] == owner)
    return int(found["count"])


def test_a_round_with_an_auction_the_watch_and_a_mission(browser: Browser, server: Server) -> None:
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url)
        table = me.sits_at(server, begun(BIDDING), *others)
        me.go(f"/table/{table}")
        # Bidding: name a category, be outbid, raise by the stepper.
        me.wait_to_be_asked(table, "DecideToBid")
        me.choose("take_part")
        others_play(table, others, "hosokawa take_part", "nabeshima sit_out", "maeda sit_out")
        me.wait_to_be_asked(table, "OpenAuction")
        me.choose("field.weapon")
        others_play(table, others, "hosokawa bid.7")
        me.wait_to_be_asked(table, "Raise")
        expect(me.page.locator(".prompt")).to_contain_text("7 Mon")
        expect(me.thing("bid.8")).to_be_visible()
        me.page.get_by_role("button", name="More").click()
        me.page.get_by_role("button", name="More").click()
        me.choose("bid.10")
        me.wait_to_be_asked(table, "KeepWeapon")
        assert amount(me, table, "mon") == 5
        me.choose("weapon.doku")
        others_play(table, others, "hosokawa drop_out")
        # Assignment, one disciple after the other; a reload in the middle of it.
        me.wait_to_be_asked(table, "Assign")
        me.choose("post.tavern")
        others_play(table, others, "hosokawa post.tavern", "nabeshima post.gates", "maeda post.temple")
        me.wait_to_be_asked(table, "Assign")
        me.page.reload()
        me.wait_to_be_asked(table, "Assign")
        me.choose("post.gates")
        # The watch comes to the tavern: Hosokawa's disciple is captured, blackmail saves Toyotomi's for the mission.
        me.wait_to_be_asked(table, "TakeShelter")
        expect(me.page.locator(".prompt")).to_contain_text("capture")
        me.choose("blackmail")
        me.wait_to_be_asked(table, "Activate")
        assert amount(me, table, "blackmail") == 0
        parts = scene_of(me, table)["places"]
        tavern = next(part for part in parts if (part["place"], part.get("at")) == ("post", "tavern"))
        assert [piece["kind"] for piece in tavern["pieces"]] == ["toyotomi_disciple"]
        expect(me.page.get_by_text(re.compile("captures")).first).to_be_attached()
        mon = amount(me, table, "mon")
        me.choose("mission.bitter_cup")
        others_play(table, others, "nabeshima action.rest", "maeda action.rest")
        me.wait_to_be_asked(table, "Activate")
        assert amount(me, table, "mon") == mon + brings("bitter_cup", "mon", extra=True)
        me.choose("action.rest")
        me.wait_to_be_asked(table, "DecideToBid")
        expect(me.page.get_by_text(re.compile("Round 3")).first).to_be_visible()
        assert me.complaints == []


def test_a_mission_and_its_bonus_part_are_confirmed_once(browser: Browser, server: Server) -> None:
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url, "de")
        table = me.sits_at(server, begun(MISSION), *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "Activate")
        prestige = amount(me, table, "prestige")
        refused = me.page.locator('[data-refused="mission.guest_list"]').first
        expect(refused).to_have_attribute("aria-disabled", "true")
        me.thing("mission.bitter_cup").click()
        expect(me.page.locator(".prompt")).to_contain_text("Bonus")
        assert amount(me, table, "prestige") == prestige
        me.page.click("[data-sure]")
        expect(me.page.locator(".prompt")).to_contain_text("Hana")
        assert amount(me, table, "prestige") == prestige + brings("bitter_cup", "prestige", extra=True)
        assert me.complaints == []


def test_an_intention_on_a_phone_is_dropped_and_begun_again(browser: Browser, server: Server) -> None:
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True)
        table = me.sits_at(server, begun(MISSION), *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "Activate")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        me.thing("mission.bitter_cup").tap()
        expect(me.page.locator("[data-sure]")).to_be_visible()
        me.page.locator("[data-sure] + [data-key]").tap()
        expect(me.page.locator("[data-sure]")).to_have_count(0)
        me.thing("action.bless").tap()
        sure = me.page.locator("[data-sure]")
        if sure.count():
            sure.tap()
        expect(me.page.locator(".prompt")).to_contain_text("Hana")
        assert amount(me, table, "blessings") == 1
        assert me.complaints == []


@pytest.mark.parametrize(
    ("language", "viewport"), [only_in_soak("en", DESKTOP, id="desk"), pytest.param("de", PHONE, id="phone")]
)
def test_what_is_printed_on_a_card_stands_beside_it_in_words(
    browser: Browser, server: Server, language: str, viewport: Any
) -> None:
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url, language, viewport=viewport)
        table = me.sits_at(server, begun(MISSION), *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "Activate")
        if viewport is PHONE:
            me.page.get_by_role("button", name="Mehr").click()
            expect(me.page.get_by_text("Verlangt", exact=True).first).to_be_visible()
        else:
            me.thing("mission.bitter_cup").hover()
            expect(me.page.get_by_role("tooltip")).to_contain_text("Requires")
        assert too_small(me, fine=viewport is DESKTOP, large_board=True) == []
        assert findings(me, f"Yedo, {language}") == []
        assert me.complaints == []
