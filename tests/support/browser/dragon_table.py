"""A table of Dragon Market in the browser: what is pointed at, and where everything is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from person import Person
from playwright.sync_api import Locator, expect
from serving import Server, wait_for

import higaki


def seated_at(server: Server, person: Person, position: dict[str, Any]) -> str:
    """A table for two at one screen with the written position on it."""
    match = higaki.start("dragon_market", position, seed=3)
    table = person.sits_at(server, match, person.sitting(server, here="Ben"))
    person.go(f"/table/{table}")
    curtain = person.page.get_by_role("button", name=re.compile("Lift the curtain|Vorhang"))
    curtain.or_(thing(person, "boat.2")).first.wait_for()
    if curtain.count():  # only where something is hidden
        curtain.click()
    expect(thing(person, "boat.2")).to_be_visible()
    return table


def thing(person: Person, name: str) -> Locator:
    return person.page.locator(f'[role=button][data-thing="{name}"], button[data-thing="{name}"]').first


def scene(person: Person, table: str) -> dict[str, Any]:
    seen: dict[str, Any] = person.call("GET", f"/api/tables/{table}")["scene"]
    return seen


def where(person: Person, table: str, place: str, kind: str) -> str:
    """The space where a piece of a track stands."""
    track = next(part for part in scene(person, table)["places"] if part["place"] == place)
    return str(next(piece["space"] for piece in track["pieces"] if piece["kind"] == kind))


def number(person: Person, table: str, place: str, owner: str | None = None) -> int:
    parts = scene(person, table)["places"]
    return int(next(part["count"] for part in parts if part["place"] == place and part["owner"] == owner))


def eventually(person: Person, condition: Callable[[], bool]) -> None:
    """It comes true at the server, and then the page has heard of it, too: before that it takes no further click."""
    wait_for(condition)
    expect(person.page.locator("section.bar")).to_have_attribute("aria-busy", "false")
