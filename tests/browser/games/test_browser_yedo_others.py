"""Yedo in the browser, among others: offers made by pointing, a counter-offer, cards that can be cancelled."""

from __future__ import annotations

from typing import Any

import pytest
from person import Person
from playwright.sync_api import Browser, expect
from serving import Server, Sitting, people, wait_for
from yedo_others import begun, others_play, scene_of
from yedo_town import SAMURAI, town

PAPER = "rgb(253, 247, 232)"
EARS = "walls_have_ears"
# In the tavern toyotomi has the weapon that hosokawa's mission asks for, and hosokawa one that it has no use for.
TRADE: dict[str, Any] = town(tavern="toyotomi hosokawa", gates="nabeshima maeda") | {
    "round": 2,
    "mon": {"toyotomi": 12, "hosokawa": 6},
    "weapon": {"toyotomi": ["doku", "nawa"], "hosokawa": ["yumi"]},
    "mission": {"toyotomi": ["guest_list"], "hosokawa": ["bitter_cup"]},
    "geishas": {"toyotomi": 1},
    "agenda": ["BeginTrade toyotomi", "BeginActions toyotomi"],
}
# Hosokawa is about to play a card against toyotomi.
SLANDER: dict[str, Any] = (
    SAMURAI
    | town(gates="hosokawa hosokawa toyotomi")
    | {
        "round": 3,
        "order": ["hosokawa", "toyotomi", "nabeshima", "maeda"],
        "prestige_start": {"toyotomi": 5},
        "turn": "hosokawa",
    }
)
# Remembers whether the page ever asked anything.
WATCHED = """() => { window.asked = []; new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-option]')) window.asked.push(one.dataset.option)
}).observe(document.body, { childList: true, subtree: true }) }"""


def told(person: Person, table: str, what: str) -> list[Any]:
    """The lines of the log of one sort."""
    entries = person.call("GET", f"/api/tables/{table}")["entries"]
    return [line for entry in entries for line in entry["events"] if line["what"] == what]


def belongs(person: Person, table: str, place: str, owner: str) -> list[str]:
    parts = scene_of(person, table)["places"]
    return [
        piece["kind"] for part in parts if part["place"] == place and part["owner"] == owner for piece in part["pieces"]
    ]


def test_an_offer_is_composed_by_pointing_changed_and_accepted_by_a_bot(browser: Browser, server: Server) -> None:
    me = Person(browser, server.url)
    table = me.sits_at(server, begun(TRADE), *[Sitting(None, bot="greedy")] * 3)
    me.go(f"/table/{table}")
    me.wait_to_be_asked(table, "MakeOffer")
    # At night the dark weapons of the others lie on paper.
    me.page.emulate_media(color_scheme="dark")
    weapon = me.page.locator("[data-place=weapon][data-owner=hosokawa] svg").first
    expect(weapon).to_have_css("background-color", PAPER)
    me.choose("clan.hosokawa")
    me.wait_to_be_asked(table, "Compose")
    offer = me.page.locator("section.offer")
    me.choose("geisha")
    expect(offer.locator("[data-place=offered_geishas]")).to_be_visible()
    me.wait_to_be_asked(table, "Compose")
    # Not the geisha after all: what was pointed at last is taken back, the offer stays.
    me.page.get_by_role("button", name="Undo", exact=True).click()
    expect(offer.locator("[data-place=offered_geishas]")).to_have_count(0)
    me.wait_to_be_asked(table, "Compose")
    me.choose("weapon.doku")
    expect(offer.locator("[data-place=offered_weapon] [data-kind=doku]")).to_be_visible()
    me.wait_to_be_asked(table, "Compose")
    me.page.reload()
    me.wait_to_be_asked(table, "Compose")
    expect(offer.locator("[data-place=offered_weapon] [data-kind=doku]")).to_be_visible()
    me.choose("want.yumi")
    me.wait_to_be_asked(table, "Compose")
    offer.get_by_role("button", name="More").first.click()
    me.choose("give_mon.2")
    me.wait_to_be_asked(table, "Compose")
    me.choose("propose")
    wait_for(lambda: told(me, table, "accepted") != [])
    expect(me.page.locator("[data-place=weapon][data-owner=toyotomi] [data-kind=yumi]")).to_be_visible()
    assert "yumi" in belongs(me, table, "weapon", "toyotomi")
    assert me.complaints == []


def test_a_counter_offer_lies_on_the_table_and_is_accepted(browser: Browser, server: Server) -> None:
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url, "de")
        table = me.sits_at(server, begun(TRADE), *others)
        me.go(f"/table/{table}")
        me.wait_to_be_asked(table, "MakeOffer")
        me.choose("clan.hosokawa")
        me.wait_to_be_asked(table, "Compose")
        me.choose("weapon.nawa")
        me.wait_to_be_asked(table, "Compose")
        me.choose("want_mon.1")
        me.wait_to_be_asked(table, "Compose")
        me.choose("propose")
        others_play(table, others, "hosokawa counter", "hosokawa weapon.yumi", "hosokawa want.doku", "hosokawa propose")
        me.wait_to_be_asked(table, "Answer")
        expect(me.page.locator(".prompt")).to_contain_text("Gegenangebot")
        expect(me.page.locator("section.offer [data-place=offered_weapon] [data-kind=yumi]")).to_be_visible()
        expect(me.thing("counter")).to_have_count(0)
        me.choose("accept")
        others_play(table, others, "hosokawa done")
        me.wait_to_be_asked(table, "MakeOffer")
        assert belongs(me, table, "weapon", "hosokawa") == ["doku"]
        assert sorted(belongs(me, table, "weapon", "toyotomi")) == ["nawa", "yumi"]
        assert me.complaints == []


@pytest.mark.parametrize("cancels", [True, False])
def test_who_can_cancel_a_card_is_asked_before_it_counts(browser: Browser, server: Server, cancels: bool) -> None:
    hands = {"card": {"hosokawa": ["slander"], "toyotomi": [EARS, "trapdoor"]}}
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url)
        table = me.sits_at(server, begun(SLANDER, hands), *others)
        me.go(f"/table/{table}")
        me.sees_the_newest(table)
        others_play(table, others, "hosokawa card.slander")
        me.wait_to_be_asked(table, "React")
        expect(me.page.locator(".prompt")).to_contain_text("Do you cancel the card?")
        expect(me.page.locator('[data-place=played] [data-kind="slander"]').first).to_be_visible()
        expect(me.thing("card.trapdoor")).to_have_count(0)
        me.choose(f"card.{EARS}" if cancels else "decline")
        wait_for(lambda: scene_of(me, table)["step"]["name"] == "Activate")
        me.sees_the_newest(table)
        expect(me.page.locator("[data-place=played]")).to_have_count(0)
        assert bool(told(me, table, "cancelled")) == cancels
        assert bool(told(me, table, "prestige_lost")) != cancels
        assert me.complaints == []


def test_who_could_only_decline_is_not_asked(browser: Browser, server: Server) -> None:
    hands = {"card": {"hosokawa": ["slander"], "toyotomi": ["trapdoor"]}}
    with people(server, "Hana", "Nao", "Mei") as others:
        me = Person(browser, server.url)
        table = me.sits_at(server, begun(SLANDER, hands), *others)
        me.go(f"/table/{table}")
        me.sees_the_newest(table)
        me.listens(table)
        me.page.evaluate(WATCHED)
        others_play(table, others, "hosokawa card.slander")
        wait_for(lambda: told(me, table, "prestige_lost") != [])
        me.sees_the_newest(table)
        assert me.page.evaluate("window.asked") == []
        expect(me.page.locator(".prompt")).to_contain_text("Hana")
        assert me.complaints == []
