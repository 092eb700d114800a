"""Church and customs house (p. 13, p. 14), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told

import higaki

rule = pytest.mark.rule
each_strength = pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
OFFERINGS = ["import", "copper", "silk", "tea", "fish"]


def acting(area: str, strength: int, **more: Any) -> higaki.Match:
    """Red acts with this strength: his president and as many assistants as it takes."""
    position = {
        "seats": 4,
        "president": {"red": area},
        "assistants": {area: ["red_assistant"] * (strength - 1)},
        "agenda": [f"BeginAction red {area}", "FinishTurn red", "BeginTurn blue"],
    }
    return higaki.start("yokohama", position | more, seed=1)


def spaces(match: higaki.Match, board: str) -> list[int]:
    return [int(thing.rsplit("_", 1)[1]) for thing in match.options if thing.startswith(f"space.{board}")]


def yen(match: higaki.Match) -> int:
    return int(match.position().get("yen", {}).get("red", 0))


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# Church


@rule("area.church")
@each_strength
def test_p13_faith_is_the_strength(strength: int) -> None:
    match = acting("church", strength, wares={"red": ["tea"]}, supply={"red": ["red_assistant"]})
    assert spaces(match, "church") == [1, 2, 3][: max(0, strength - 2)]  # with an offering faith 4, 5 and 6
    assert (step(match), "done" in match.options) == ("Pray" if strength > 2 else "FinishTurn", strength < 4)


@rule("church.offerings")
@each_strength
@pytest.mark.parametrize("number", [1, 4, 6])
def test_p13_each_offering_raises_the_faith_by_one(strength: int, number: int) -> None:
    offered = {"wares": {"red": OFFERINGS[:number]}, "yen": {"red": 2 if number == 6 else 1}}
    match = acting("church", strength, supply={"red": ["red_assistant"]}, **offered)
    assert spaces(match, "church") == list(range(1, min(8, strength + number - 3) + 1))


@rule("church.offerings")
@pytest.mark.parametrize("offering", [*OFFERINGS, "yen"])
def test_p13_each_kind_of_offering(offering: str) -> None:
    owned: dict[str, Any] = {"yen": {"red": 3}} if offering == "yen" else {"wares": {"red": [offering]}}
    match = acting("church", 3, **owned)
    play(match, "space.church_1", "done")  # what must be offered and who settles leave no choice
    assert part(match, "wares", "red") == [] and yen(match) == (1 if offering == "yen" else 0)
    assert [event["offering"] for event in told(match, "offered")] == [offering]
    assert match.scores[0] == 3


@rule("church.once")
def test_p13_each_offering_at_most_once() -> None:
    match = acting("church", 3, wares={"red": ["fish"] * 5}, yen={"red": 9})
    assert spaces(match, "church") == [1, 2]  # one fish and two yen, not two fish nor four yen
    play(match, "space.church_2")
    assert set(match.options) == {"offering.fish", "offering.yen"}
    play(match, "offering.fish", "done")
    assert (part(match, "wares", "red"), yen(match)) == (["fish"] * 4, 7)


@rule("church.offerings")
def test_p13_ruling_Y6_offerings_are_exactly_what_is_missing() -> None:
    match = acting("church", 3, wares={"red": OFFERINGS}, yen={"red": 2})
    play(match, "space.church_3", "offering.tea", "offering.import")
    assert step(match) == "Offer" and "offering.tea" not in match.options
    play(match, "offering.copper")
    assert step(match) == "DispatchFrom"
    assert (sorted(part(match, "wares", "red")), yen(match)) == (["fish", "silk"], 2)
    free = play(acting("church", 4, wares={"red": OFFERINGS}), "space.church_1")
    assert part(free, "wares", "red") == ["copper", "silk", "tea", "fish", "import"]


@rule("church.space")
@pytest.mark.parametrize(("source", "left", "home"), [("area.church", 3, 1), ("supply", 4, 0)])
def test_p13_the_assistant_comes_from_the_area_or_the_supply(source: str, left: int, home: int) -> None:
    match = play(acting("church", 5, supply={"red": ["red_assistant"]}), "space.church_2")
    assert set(match.options) == {"area.church", "supply"}
    play(match, source)
    assert len(part(match, "assistants", "church")) == left
    assert len(part(match, "supply", "red")) == home
    assert part(match, "space") == {"church_2": ["red_assistant"]}


@rule("church.space")
@pytest.mark.parametrize(
    ("space", "points", "moves"),
    [(1, 3, 3), (2, 4, 3), (3, 5, 2), (4, 6, 2), (5, 7, 2), (6, 8, 2), (7, 11, 1), (8, 14, 1)],
)
def test_p13_every_space_brings_its_points_and_moves(space: int, points: int, moves: int) -> None:
    match = acting("church", 5, wares={"red": OFFERINGS}, yen={"red": 2})
    play(match, f"space.church_{space}")
    while step(match) == "Offer":
        play(match, match.options[0])
    assert match.scores == [points, 0, 0, 0]
    for _ in range(moves):
        assert step(match) == "DispatchFrom"
        play(match, "area.church", "area.bank")
    assert step(match) == "FinishTurn"
    assert part(match, "assistants", "bank") == ["red_assistant"] * moves
    assert part(match, "space") == {f"church_{space}": ["red_assistant"]}


@rule("church.space")
def test_p13_ruling_Y6_who_is_strong_enough_for_a_free_space_settles() -> None:
    taken = {"space": {"church_1": ["blue_assistant"]}}
    only = acting("church", 5, **taken)  # one answer is no question
    assert part(only, "space", "church_2") == ["red_assistant"] and only.scores[0] == 4
    match = acting("church", 5, wares={"red": ["tea"]}, **taken)
    assert match.options == ("space.church_2", "space.church_3")  # an offering may be made, but nobody stays away
    assert match.scene("red")["refused"]["done"] == {"why": "must_settle"}


@rule("church.offerings")
def test_p13_ruling_Y6_nobody_has_to_make_an_offering() -> None:
    weak = acting("church", 3, wares={"red": ["tea"]})
    assert weak.options == ("space.church_1", "done")
    play(weak, "done")
    assert step(weak) == "FinishTurn" and (weak.scores[0], part(weak, "wares", "red")) == (0, ["tea"])
    both = {"church_1": ["blue_assistant"], "church_2": ["blue_assistant"]}
    taken = acting("church", 5, wares={"red": ["tea"]}, space=both)
    assert taken.options == ("space.church_3", "done")


@rule("church.space")
def test_p13_ruling_Y6_who_has_nobody_there_nor_at_hand_cannot_settle() -> None:
    built = {"church_1": ["red_shop"], "church_house": ["red_house"]}
    there = {"building": built, "station": {"station": "church"}}
    assert step(acting("church", 1, wares={"red": OFFERINGS}, **there)) == "FinishTurn"


@rule("church.stay")
def test_p13_who_settled_stays_for_the_rest_of_the_game() -> None:
    match = play(acting("church", 4), "done", "done")  # the only space there is for strength 4
    assert match.scene(None)["turn"] == "blue"
    assert part(match, "space") == {"church_1": ["red_assistant"]}


@rule("example.church")
def test_p13_example_hisashi_offers_copper_silk_and_two_yen_for_faith_six() -> None:
    match = acting("church", 3, wares={"red": ["copper", "silk", "tea"]}, yen={"red": 4})
    play(match, "space.church_3", "offering.copper", "offering.silk", "offering.yen")
    assert part(match, "space") == {"church_3": ["red_assistant"]}
    assert match.scores == [5, 0, 0, 0]
    assert (part(match, "wares", "red"), yen(match)) == (["tea"], 2)
    play(match, "area.church", "area.bank", "area.bank", "area.port")  # two moves, here of one assistant
    assert step(match) == "FinishTurn"
    assert part(match, "assistants") == {"port": ["red_assistant"]}


# Customs house


@rule("area.customs")
@rule("customs.strength")
@each_strength
def test_p14_the_strength_limits_how_many_import_goods_are_handed_in(strength: int) -> None:
    match = acting("customs", strength, wares={"red": ["import"] * 9}, supply={"red": ["red_assistant"]})
    assert spaces(match, "customs") == list(range(1, [0, 2, 4, 6, 7][strength - 1] + 1))


@rule("area.customs")
@pytest.mark.parametrize(("imports", "open_spaces"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 7)])
def test_p14_a_space_needs_its_import_goods(imports: int, open_spaces: int) -> None:
    match = acting("customs", 5, wares={"red": ["import"] * imports + ["silk"] * 4}, yen={"red": 9})
    assert spaces(match, "customs") == list(range(1, open_spaces + 1))


@rule("area.customs")
@pytest.mark.parametrize(
    ("space", "cost", "points", "money"),
    [(1, 1, 5, 1), (2, 1, 4, 2), (3, 2, 10, 1), (4, 2, 9, 2), (5, 3, 16, 0), (6, 3, 15, 0), (7, 4, 22, 0)],
)
def test_p14_every_space_takes_and_brings_what_is_printed(space: int, cost: int, points: int, money: int) -> None:
    match = play(acting("customs", 5, wares={"red": ["import"] * 5}), f"space.customs_{space}")
    assert part(match, "wares", "red") == ["import"] * (5 - cost)
    assert match.scores == [points, 0, 0, 0] and yen(match) == money
    assert part(match, "space") == {f"customs_{space}": ["red_assistant"]}


@rule("area.customs")
def test_p14_ruling_Y6_who_can_hand_in_import_goods_does_and_the_assistant_comes_from_area_or_supply() -> None:
    taken = {"space": {"customs_1": ["green_assistant"]}}
    match = acting("customs", 2, wares={"red": ["import"]}, supply={"red": ["red_assistant"]}, **taken)
    assert set(match.options) == {"area.customs", "supply"}  # there was one space only, and it had to be taken
    play(match, "supply")
    assert part(match, "supply", "red") == ["red_assistant"]  # the one of the area came home
    assert part(match, "space", "customs_2") == ["red_assistant"]


@rule("area.customs")
def test_p14_ruling_Y6_which_space_is_free_to_choose_but_not_whether() -> None:
    match = acting("customs", 5, wares={"red": ["import"] * 4})
    assert match.options == tuple(f"space.customs_{space}" for space in range(1, 8))
    assert match.scene("red")["refused"]["done"] == {"why": "must_settle"}
    full = {f"customs_{space}": ["blue_assistant"] for space in range(1, 8)}
    for cannot in ({"wares": {"red": ["tea"]}}, {"wares": {"red": ["import"]}, "space": full}):
        assert step(acting("customs", 5, **cannot)) == "FinishTurn"


@rule("customs.stay")
def test_p14_who_settled_stays_for_the_rest_of_the_game() -> None:
    match = play(acting("customs", 2, wares={"red": ["import"]}), "space.customs_1", "done")
    assert match.scene(None)["turn"] == "blue"
    assert part(match, "space") == {"customs_1": ["red_assistant"]}


@rule("example.customs")
def test_p14_example_hisashi_hands_in_his_one_import_good_for_the_second_space() -> None:
    match = acting("customs", 3, wares={"red": ["import"]}, space={"customs_1": ["blue_assistant"]})
    assert part(match, "space", "customs_2") == ["red_assistant"]
    assert match.scores == [4, 0, 0, 0] and yen(match) == 2
    assert part(match, "wares", "red") == []
    assert part(match, "supply", "red") == ["red_assistant"]
