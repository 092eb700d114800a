"""Phase 3a (p. 2): the market is shifted before the event is turned up."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, told
from yedo_town import amount, start

import higaki
from higaki.games.yedo.box import WEAPONS
from higaki.games.yedo.printed import EVENTS

rule = pytest.mark.rule
NEW = ["shuko", "shuriken", "metsubushi", "fukiya"]
STACK = {"weapon_stack": {"top": NEW}, "event_stack": {"top": ["open_court"]}}
EVERY_WEAPON = [weapon for weapon in WEAPONS.names for _ in range(5)]


def shifted(market: dict[str, str], **more: Any) -> higaki.Match:
    """A market before phase 3: by stall, the weapon there."""
    lying = {stall: [weapon] for stall, weapon in market.items()}
    return start({"market": lying, "agenda": ["BeginEvent toyotomi"], "round": 3, "phase": {"phase": "event"}}, more)


def on_stalls(match: higaki.Match) -> dict[str, str]:
    return {stall: weapon for stall, [weapon] in part(match, "market").items()}


@rule("market.shift")
@rule("market.new")
def test_p2_the_two_leftmost_go_to_the_right_all_others_are_discarded_and_three_new_ones_come() -> None:
    match = shifted({"1": "doku", "2": "nawa", "3": "yumi", "4": "katana", "5": "katana"}, **STACK)
    assert on_stalls(match) == {"1": "shuko", "2": "shuriken", "3": "metsubushi", "4": "doku", "5": "nawa"}
    assert sorted(part(match, "weapons_used")) == ["katana", "katana", "yumi"]


@rule("market.shift")
@pytest.mark.parametrize(
    ("before", "fourth", "fifth", "discarded"),
    [
        ({"3": "yumi", "4": "katana", "5": "doku"}, "yumi", "katana", ["doku"]),
        ({"2": "nawa", "5": "doku"}, "nawa", "doku", []),
        ({"1": "nawa", "3": "yumi", "5": "doku"}, "nawa", "yumi", ["doku"]),
        ({"2": "nawa"}, "nawa", None, []),
    ],
)
def test_p2_ruling_E8_the_two_leftmost_weapons_of_the_whole_row_stay(
    before: dict[str, str], fourth: str, fifth: str | None, discarded: list[str]
) -> None:
    match = shifted(before, **STACK)
    after = on_stalls(match)
    assert (after["4"], after.get("5")) == (fourth, fifth)
    assert [after[stall] for stall in "123"] == NEW[:3]
    assert part(match, "weapons_used") == discarded


@rule("market.shift")
@rule("market.new")
@pytest.mark.parametrize("before", [{"4": "katana", "5": "doku"}, {"5": "doku"}, {}])
def test_p2_ruling_E8_nothing_moves_if_all_left_fields_are_empty_but_new_weapons_come(before: dict[str, str]) -> None:
    after = on_stalls(shifted(before, **STACK))
    assert after == before | dict(zip("123", NEW, strict=False))


@rule("market.new")
def test_p2_an_empty_stack_is_made_of_the_shuffled_discard_pile() -> None:
    box = EVERY_WEAPON.copy()
    for weapon in ("doku", "nawa", "yumi", "katana", "shuko"):
        box.remove(weapon)
    discarded = ["yumi", "katana"]
    match = shifted({"1": "doku", "2": "nawa"}, weapons_used=discarded, weapon_stack={"top": ["shuko"]}, box=box)
    after = on_stalls(match)
    assert (after["1"], after["4"], after["5"]) == ("shuko", "doku", "nawa")
    assert {after["2"], after["3"]} == set(discarded)
    assert part(match, "weapons_used") == [] and amount(match, "weapon_stack") == 0


@rule("market.new")
def test_p2_ruling_E6_where_no_weapon_is_left_at_all_a_field_stays_empty() -> None:
    box = EVERY_WEAPON.copy()
    for weapon in ("doku", "shuko"):
        box.remove(weapon)
    match = shifted({"1": "doku"}, box=box)
    assert on_stalls(match) == {"1": "shuko", "4": "doku"}


@rule("event.turn")
def test_p2_the_market_comes_before_the_event_and_the_event_replaces_the_old_one() -> None:
    match = shifted({"1": "doku"}, event=["weapons_fair"], **STACK)
    heard = [event["what"] for entry in match.told(None) for event in entry["events"]]
    assert heard.index("market_shifted") < heard.index("event_comes")
    assert told(match, "event_comes") == [{"what": "event_comes", "event": "open_court"}]
    assert part(match, "event") == ["open_court"] and part(match, "events_past") == ["weapons_fair"]


@rule("event.turn")
def test_p2_ruling_E6_without_any_event_left_the_old_one_is_over() -> None:
    box = [name for name in EVENTS.names if name != "weapons_fair"]
    match = shifted({}, event=["weapons_fair"], options={"version": "samurai"}, box=box)
    assert part(match, "event") == [] and told(match, "event_comes") == []
