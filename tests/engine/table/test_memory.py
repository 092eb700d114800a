"""What a seat saw go to a hidden place it remembers until that moves on: redeals, observations, scenes, saves, undo."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from knowing import Watcher
from written import play, seen
from yedo_town import start, town

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadPosition, BadSave
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.saving import check_over
from higaki.engine.table.memory import all_notes, lying_at, remembered
from higaki.engine.table.stacks import deal_top, put_under, slots
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, outlook
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal
from higaki.games.yedo.printed import MISSIONS

QUICK = bool(os.environ.get("HIGAKI_QUICK"))


def trade_or_anything(t: Table, rng: Rng) -> int:
    """Any option, but offers are mostly made of hidden cards, proposed and accepted."""
    names = t.game.things.names
    for word in ("accept", "propose", "card.", "bonus.", "mission.", "want.card", "want.bonus", "want.mission"):
        wanted = [thing for thing in t.options if names[thing].startswith(word)]
        if wanted and rng.below(3):
            return wanted[rng.below(len(wanted))]
    return random_thing(t, rng)


TABLES = [
    ("yedo", 5, {}),
    ("yedo", 3, {}),
    ("yedo", 4, {"version": "samurai"}),
    ("dragon_market", 4, {"mode": "advanced"}),
]


def watched(name: str, seats: int, options: dict[str, Any], forgetful: bool) -> Iterator[tuple[list[int], list[int]]]:
    """After each decision of a few games, what each viewer is certain of at each spot, and what it remembers."""
    for seed in range(1 if QUICK else 2):
        t = catalogue.find(name).new_table(seats, seed, options)
        watcher, rng = Watcher(t, forgetful), rng_of(seed, "walk")
        for _ in range(400):
            if t.over:
                break
            watcher.play(trade_or_anything(t, rng))
            for viewer in range(seats):
                for spot in watcher.lying:
                    yield watcher.certain(viewer, spot), remembered(t, spot, viewer)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_seat_remembers_what_is_certain_after_each_decision(name: str, seats: int, options: dict[str, Any]) -> None:
    known = 0
    for certain, noted in watched(name, seats, options, forgetful=True):
        assert noted == certain
        known += len(certain)
    assert known > 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_nothing_is_remembered_that_is_not_certain(name: str, seats: int, options: dict[str, Any]) -> None:
    """Even to who also keeps in mind that something lies here or there, and concludes from it."""
    for known, noted in watched(name, seats, options, forgetful=False):
        assert not Counter(noted) - Counter(known)


# A trade in Yedo: toyotomi gives hosokawa cards, nabeshima looks on


def traded(*more: str) -> higaki.Match:
    """Toyotomi has given hosokawa an action card, a bonus card and a mission."""
    gifts = ("card.trapdoor", "bonus.hoarder", "mission.heir")
    return play(trading(), "clan.hosokawa", *gifts, "propose", "accept", *more)


def trading() -> higaki.Match:
    return start(
        {"agenda": ["BeginTrade toyotomi", "BeginActions toyotomi"], "round": 3},
        {
            "mission": {"toyotomi": ["heir"], "hosokawa": ["bitter_cup", "war_chest"]},
            "card": {"toyotomi": ["trapdoor"], "hosokawa": ["safe_house", "false_alarm"]},
            "bonus": {"toyotomi": ["hoarder"], "hosokawa": ["warlord"]},
        },
        town(tavern="toyotomi hosokawa", orders="maeda"),
    )


GIVEN = {"card": ["trapdoor"], "bonus": ["hoarder"], "mission": ["heir"]}


def known_of_hosokawa(match: higaki.Match, viewer: str | None) -> dict[str, list[str]]:
    """What a viewer is shown of hosokawa's hands."""
    shown = {place: seen(match, viewer, place, "hosokawa").get("remembered", []) for place in GIVEN}
    return {place: [piece["kind"] for piece in pieces] for place, pieces in shown.items() if pieces}


def test_who_gave_cards_away_is_shown_where_they_are_and_nobody_else() -> None:
    match = traded()
    assert known_of_hosokawa(match, "toyotomi") == GIVEN
    for viewer in ("nabeshima", "maeda", "hosokawa", None):
        assert known_of_hosokawa(match, viewer) == {}
    without = match.scene("toyotomi", memory=False)
    assert not [
        part
        for part in without["places"]
        if part["owner"] == "hosokawa" and part["place"] in GIVEN and "remembered" in part
    ]


def test_who_gave_cards_away_imagines_them_where_they_are() -> None:
    t = traded().table
    held: dict[int, Counter[str]] = {0: Counter(), 2: Counter()}
    for viewer, found in held.items():
        for seed in range(40):
            dealt = redeal(t, viewer, rng_of(seed, "imagined"))
            for place, (name,) in GIVEN.items():
                found[name] += name in [names_of(t, place)[kind] for kind in dealt.pieces(spot_of(t, place, 1))]
    assert held[0] == {"trapdoor": 40, "hoarder": 40, "heir": 40}
    assert max(held[2].values()) < 30


def spot_of(t: Table, place: str, seat: int) -> int:
    found = t.game.places.named(place)
    assert found is not None
    return found.of(seat)


def names_of(t: Table, place: str) -> list[str]:
    found = t.game.places.named(place)
    assert found is not None
    return found.kinds.names


def test_what_is_remembered_may_lie_in_any_slot_with_its_back() -> None:
    backs = dict(zip(MISSIONS.names, MISSIONS.backs or [], strict=True))
    alike = [name for name in MISSIONS.names if backs[name] == backs["heir"] and name != "heir"][:2]
    other = next(name for name in MISSIONS.names if backs[name] != backs["heir"])
    match = start({"mission": {"hosokawa": [alike[0], other, "heir", alike[1]]}}, town(orders="maeda"))
    match = higaki.start("yedo", match.position() | {"memory": {"toyotomi": {"mission": {"hosokawa": ["heir"]}}}})
    lying: Counter[int] = Counter()
    spot, heir = spot_of(match.table, "mission", 1), MISSIONS.numbers["heir"]
    for seed in range(300):
        lying[redeal(match.table, 0, rng_of(seed, "imagined")).pieces(spot).index(heir)] += 1
    assert set(lying) == {0, 2, 3}
    assert all(70 < count < 130 for count in lying.values())


def test_who_gave_cards_away_observes_them_and_a_redeal_tells_nothing_new() -> None:
    t = traded().table
    for viewer, amount in ((0, 1), (2, 0), (3, 0)):
        seen_now = observe(t, viewer)
        places: dict[str, str] = {}
        for part in outlook(t, viewer).parts:
            if part.name.endswith(" at"):
                found = [part.values[seen_now[at]] for at in range(part.begin, part.end)]
                places |= dict(zip(part.of, found, strict=True))
        for place, (name,) in GIVEN.items():
            assert places[name] == (f"{place}+{(1 - viewer) % t.seats}" if amount else "unknown")
        for seed in range(5):
            assert [*observe(redeal(t, viewer, rng_of(seed, "imagined")), viewer)] == [*seen_now]


def test_others_remember_as_much_at_a_redealt_table_of_what_lies_there() -> None:
    t = traded().table
    for viewer in (1, 2, 3):
        for seed in range(20):
            dealt = redeal(t, viewer, rng_of(seed, "imagined"))
            notes = all_notes(dealt)
            assert [(spot, seat) for spot, _, seat in notes] == [(spot, seat) for spot, _, seat in all_notes(t)]
            assert all(kind in lying_at(dealt, spot) for spot, kind, _ in notes)


def test_what_is_played_openly_is_no_longer_remembered() -> None:
    match = traded()
    t = match.table.clone()
    card = names_of(t, "card").index("trapdoor")
    t.drop(card, spot_of(t, "card", 1), spot_of(t, "played", -1))
    assert remembered(t, spot_of(t, "card", 1), 0) == []
    assert remembered(t, spot_of(t, "bonus", 1), 0) != []


def test_what_may_have_moved_on_unseen_is_no_longer_known() -> None:
    """Hosokawa lays a card under the stack: to toyotomi it can be any of three."""
    t = traded().table.clone()
    hand, stack = spot_of(t, "card", 1), spot_of(t, "card_stack", -1)
    t.remove(names_of(t, "card").index("safe_house"), hand)
    put_under(t, names_of(t, "card").index("safe_house"), hand, stack, 1 << 1)
    assert remembered(t, hand, 0) == []
    assert slots(t, stack)[-1].knowing == 1 << 1


def test_the_only_card_it_can_be_is_known_wherever_it_goes() -> None:
    t = traded().table.clone()
    hand, stack = spot_of(t, "card", 1), spot_of(t, "card_stack", -1)
    for name in ("safe_house", "false_alarm"):
        t.drop(names_of(t, "card").index(name), hand, spot_of(t, "played", -1))
    card = names_of(t, "card").index("trapdoor")
    assert remembered(t, hand, 0) == [card]
    t.remove(card, hand)
    put_under(t, card, hand, stack, 1 << 1)
    assert slots(t, stack)[-1].knowing == 0b11
    assert remembered(t, hand, 0) == []


def test_who_looked_at_a_stack_knows_what_another_one_draws_from_it() -> None:
    match = start({"card_stack": {"top": ["trapdoor maeda", "safe_house"]}}, town(orders="toyotomi"))
    t = match.table.clone()
    hand = spot_of(t, "card", 0)
    deal_top(t, spot_of(t, "card_stack", -1), hand)
    assert remembered(t, hand, 3) == [names_of(t, "card").index("trapdoor")]
    assert [seat for seat in range(t.seats) if remembered(t, hand, seat)] == [3]


def test_an_offer_that_is_taken_back_changes_nothing() -> None:
    """Which cards lie in an offer nobody else sees: they are still among those that hosokawa has."""
    match = traded("clan.toyotomi", "card.trapdoor", "card.safe_house")
    assert known_of_hosokawa(match, "toyotomi") == GIVEN
    assert known_of_hosokawa(play(match, "withdraw"), "toyotomi") == GIVEN


# Positions, saves, undo


def test_a_position_says_what_is_remembered() -> None:
    match = traded()
    written = json.loads(json.dumps(match.position()))
    assert written["memory"] == {"toyotomi": {place: {"hosokawa": names} for place, names in GIVEN.items()}}
    again = higaki.start("yedo", written)
    assert again.position() == match.position()
    assert [again.scene(seat) for seat in range(4)] == [match.scene(seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("memory", "wrong"),
    [
        (
            {"maeda": {"card": {"hosokawa": ["trapdoor"]}}},
            "trapdoor does not lie there, or not so often; right would be",
        ),
        ({"maeda": {"card": {"maeda": []}}}, "it is in sight; right would be what is hidden"),
        ({"maeda": {"weapon": {}}}, "nothing there is hidden from some; right would be one of bonus, card"),
        ({"maeda": {"card": {"red": []}}}, "nobody at this table is called 'red'; right would be one of"),
        ({"maeda": {"card": {"hosokawa": "trapdoor"}}}, "'trapdoor' is no list of names; right would be like"),
        ({"maeda": ["card"]}, "is no object; right would be like"),
        (["maeda"], "is no object; right would be like"),
    ],
)
def test_what_cannot_be_remembered_is_refused(memory: Any, wrong: str) -> None:
    with pytest.raises(BadPosition, match=f"memory.*{wrong}"):
        higaki.start("yedo", {"seats": 4, "card": {"hosokawa": ["safe_house"]}, "memory": memory})


def test_a_saved_game_remembers_and_one_from_before_is_played_again() -> None:
    match = traded()
    saved = json.loads(json.dumps(match.save()))
    assert known_of_hosokawa(higaki.load(saved), "toyotomi") == GIVEN
    # What was saved before seats remembered anything does not say it; playing the log again finds it.
    del saved["table"]["memory"]
    saved["check"] = check_over(saved)
    assert known_of_hosokawa(higaki.load(saved), "toyotomi") == GIVEN
    saved["table"]["memory"] = {}
    saved["check"] = check_over(saved)
    with pytest.raises(BadSave, match="contradicts itself"):
        higaki.load(saved)


def test_a_save_of_older_rules_may_remember_places_that_are_gone() -> None:
    saved = traded().save()
    saved["table"]["memory"]["toyotomi"]["sleeve"] = {"hosokawa": ["ace"]}
    saved["rules"] -= 1
    saved["check"] = check_over(saved)
    assert known_of_hosokawa(higaki.load(saved), "toyotomi") == GIVEN


def test_who_takes_back_what_they_did_remembers_what_they_did_before() -> None:
    match = traded("clan.toyotomi")
    before = match.save()["table"]["memory"]
    play(match, "card.safe_house")
    match.undo()
    assert match.save()["table"]["memory"] == before


# Orders of Dragon Market that were put back


def test_an_order_put_back_is_in_the_deck_until_somebody_draws() -> None:
    match = higaki.new("dragon_market", seats=3, seed=2, mode="advanced", boats="ready")
    chooser, kept, back = match.seat, match.options[0], [thing.removeprefix("order.") for thing in match.options[1:]]
    match.play(kept)
    t = match.table
    deck = spot_of(t, "deck", -1)
    while not remembered(t, deck, chooser):  # Everybody draws before anybody may act.
        seat, options = match.seat, [thing.removeprefix("order.") for thing in match.options]
        match.play(match.options[0])
        t, chooser, back = match.table, seat, options[1:]
    names = names_of(t, "deck")
    assert [names[kind] for kind in remembered(t, deck, chooser)] == sorted(back, key=names.index)
    for seed in range(30):
        dealt = redeal(t, chooser, rng_of(seed, "imagined"))
        assert set(back) <= {names[kind] for kind in dealt.pieces(deck)}
