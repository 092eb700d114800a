"""Stacks: what is drawn when, who knows what, and that nobody else learns of it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
import toy_town
from toy_town.places import ARCHIVE, BOARD, CHEST, LETTER_STACK, LETTERS, POST, TASK_STACK, TASKS
from written import at, dealt, part, play, seen, tables, told, walk

from higaki.engine.base.random_numbers import rng_of, seeded
from higaki.engine.match.loading import checked, load
from higaki.engine.match.position_writer import lying_on_table, write_whole
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import Listener
from higaki.engine.table.stacks import (
    Slot,
    arrange,
    bag,
    bring_up,
    look,
    put_on_top,
    put_under,
    seen_from_top,
    shuffle,
    slots,
    take_in_hand,
    take_top,
)
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal

TOWN = toy_town.GAME
ANT, BEE, CAT, DOVE, EEL = range(5)
RED, BLUE = 0b01, 0b10
AT_TURN = {"seats": 2, "coins": {"red": 6, "blue": 6}, "agenda": ["Act red", "Rest red", "BeginTurn blue"]}


def stacked(top: str = "", in_bag: str = "", bottom: str = "", seed: int = 1) -> Table:
    """A table with a stack on it: words like `cat`, or `cat+red` for one that somebody knows; the highest first."""
    t = TOWN.empty_table(2, seeded(seed, "table"), {})
    ends = [slot_of(word, True) for word in top.split()] + [slot_of(word, False) for word in bottom.split()]
    arrange(t, LETTER_STACK, [LETTERS.numbers[name] for name in in_bag.split()], ends)
    return t


def slot_of(word: str, on_top: bool) -> Slot:
    name, *knowing = word.split("+")
    return Slot(LETTERS.numbers[name], on_top, sum({"red": RED, "blue": BLUE}[seat] for seat in knowing))


def in_words(t: Table, stack: int = LETTER_STACK) -> list[str]:
    """The slots, the highest first, as `stacked` reads them; the bag, which has none, as so many dots."""
    tops, bottoms = ([slot for slot in slots(t, stack) if slot.on_top == on_top] for on_top in (True, False))
    return [*map(word_of, tops), "." * len(bag(t, stack)), *map(word_of, bottoms)]


def word_of(slot: Slot) -> str:
    knowing = [name for name, seat in (("red", RED), ("blue", BLUE)) if slot.knowing & seat]
    return "+".join([LETTERS.names[slot.piece], *knowing])


def drawn_out(t: Table) -> list[str]:
    """All letters of the stack, as they come."""
    letters = [LETTERS.names[take_top(t, LETTER_STACK)] for _ in range(t.size(LETTER_STACK))]
    assert take_top(t, LETTER_STACK) == NOTHING
    assert (t.size(LETTER_STACK), slots(t, LETTER_STACK)) == (0, [])
    return letters


# Laying back in another order


def test_pieces_taken_in_hand_are_laid_back_in_another_order_and_nobody_else_knows_them_any_more() -> None:
    t = stacked("ant+blue bee cat+blue dove+blue", "eel")
    look(t, LETTER_STACK, 0, 3)
    take_in_hand(t, LETTER_STACK, 0, 3)
    assert in_words(t) == ["ant+red", "bee+red", "cat+red", "dove+blue", "."]
    bring_up(t, LETTER_STACK, 2, 0)
    assert in_words(t) == ["cat+red", "ant+red", "bee+red", "dove+blue", "."]
    bring_up(t, LETTER_STACK, 2, 1)
    assert in_words(t) == ["cat+red", "bee+red", "ant+red", "dove+blue", "."]
    bring_up(t, LETTER_STACK, 1, 1)
    assert in_words(t) == ["cat+red", "bee+red", "ant+red", "dove+blue", "."]


def test_a_stack_for_each_back_has_room_for_the_pieces_with_it_and_they_rest_there() -> None:
    place = TOWN.places.named("tasks")
    assert place is not None and place.capacity == 4
    match = at(TOWN, AT_TURN | {"deeds": {"red": ["brew", "sweep"]}})
    for time, names in enumerate((["bake", "bake", "brew"], ["sing", "sing", "sweep"])):
        assert sorted(TASKS.names[task] for task in bag(match.table, TASK_STACK + time)) == names


# Drawing


def test_the_top_is_drawn_first_then_the_bag_then_the_bottom() -> None:
    middles = set()
    for seed in range(60):
        *tops, first, second, third, low, lowest = drawn_out(stacked("ant bee", "cat dove eel", "bee ant", seed))
        assert (tops, low, lowest) == (["ant", "bee"], "bee", "ant")
        middles.add((first, second, third))
    assert len(middles) == 6  # the bag has no order
    assert {letter for middle in middles for letter in middle} == {"cat", "dove", "eel"}


def test_an_empty_stack_gives_nothing() -> None:
    t = stacked()
    state = t.random_state
    assert take_top(t, LETTER_STACK) == NOTHING
    assert look(t, LETTER_STACK, 0, 3) == 0
    assert t.random_state == state


def test_every_piece_of_the_bag_is_as_likely() -> None:
    drawn: Counter[int] = Counter()
    looked: Counter[int] = Counter()
    for seed in range(3000):
        drawn[take_top(stacked("", "ant bee cat", "eel", seed), LETTER_STACK)] += 1
        t = stacked("dove", "ant bee cat", "eel", seed)
        look(t, LETTER_STACK, 0, 2)
        looked[seen_from_top(t, LETTER_STACK, 1)] += 1
    for counted in (drawn, looked):
        assert set(counted) == {ANT, BEE, CAT}
        assert all(0.30 < count / 3000 < 0.37 for count in counted.values())


def test_only_the_bag_uses_luck() -> None:
    t = stacked("ant bee", "cat", "eel dove")
    state = t.random_state
    take_top(t, LETTER_STACK)
    look(t, LETTER_STACK, 1, 1)
    take_top(t, LETTER_STACK)
    assert t.random_state == state
    take_top(t, LETTER_STACK)
    assert t.random_state != state
    state = t.random_state
    look(t, LETTER_STACK, 0, 2)
    assert [take_top(t, LETTER_STACK), take_top(t, LETTER_STACK)] == [EEL, DOVE]
    assert t.random_state == state


# Looking


def test_who_looks_sees_what_will_be_drawn() -> None:
    for seed in range(30):
        t = stacked("ant", "bee cat dove eel", "bee", seed)
        assert look(t, LETTER_STACK, 0, 3) == 3
        foreseen = [LETTERS.names[seen_from_top(t, LETTER_STACK, depth)] for depth in range(3)]
        assert foreseen[0] == "ant"
        assert drawn_out(t)[:3] == foreseen


def test_a_look_lets_only_the_looker_know() -> None:
    t = stacked("ant+blue bee", "cat", "dove eel")
    look(t, LETTER_STACK, 0, 2)
    assert in_words(t) == ["ant+red+blue", "bee+red", ".", "dove", "eel"]
    look(t, LETTER_STACK, 1, 1)
    assert in_words(t) == ["ant+red+blue", "bee+red", ".", "dove", "eel"]


def test_a_look_below_the_top_takes_pieces_out_of_the_bag() -> None:
    t = stacked("ant+blue", "cat cat cat")
    look(t, LETTER_STACK, 0, 3)
    assert in_words(t) == ["ant+red+blue", "cat+red", "cat+red", "."]


def test_a_look_through_the_whole_stack_sees_the_bottom_too() -> None:
    t = stacked("ant", "cat", "dove eel")
    assert look(t, LETTER_STACK, 1, 9) == 4
    assert in_words(t) == ["ant+blue", "cat+blue", "", "dove+blue", "eel+blue"]


def test_who_looked_does_not_know_what_comes_there_later() -> None:
    t = stacked("ant+red", "bee")
    take_top(t, LETTER_STACK)
    put_on_top(t, CAT, CHEST, LETTER_STACK, BLUE)
    assert in_words(t) == ["cat+blue", "."]
    take_top(t, LETTER_STACK)
    assert take_top(t, LETTER_STACK) == BEE
    put_under(t, EEL, CHEST, LETTER_STACK, 0)
    assert in_words(t) == ["", "eel"]


# Putting back


def test_what_is_put_on_top_is_drawn_first() -> None:
    t = stacked("ant", "bee", "cat")
    put_on_top(t, DOVE, POST, LETTER_STACK, RED)
    put_on_top(t, EEL, POST, LETTER_STACK, RED | BLUE)
    assert in_words(t) == ["eel+red+blue", "dove+red", "ant", ".", "cat"]
    assert drawn_out(t) == ["eel", "dove", "ant", "bee", "cat"]


def test_what_is_put_under_is_drawn_last() -> None:
    t = stacked("ant+blue", "bee", "cat+red")
    put_under(t, DOVE, POST, LETTER_STACK, RED)
    put_under(t, EEL, POST, LETTER_STACK, BLUE)
    assert in_words(t) == ["ant+blue", ".", "cat+red", "dove+red", "eel+blue"]
    assert drawn_out(t) == ["ant", "bee", "cat", "dove", "eel"]


def test_what_goes_on_or_under_a_stack_is_told() -> None:
    t = stacked("ant")
    t.listener = Listener()
    put_on_top(t, DOVE, POST + 1, LETTER_STACK, BLUE)
    put_under(t, EEL, POST, LETTER_STACK, RED)
    assert [event[1:] for event in t.listener.events] == [
        (DOVE, POST + 1, LETTER_STACK),
        (EEL, POST, LETTER_STACK),
    ]


def test_after_a_shuffle_nobody_knows_anything() -> None:
    lowest = set()
    for seed in range(40):
        t = stacked("ant+red", "bee", "cat+blue", seed)
        shuffle(t, LETTER_STACK)
        assert in_words(t) == ["..."]
        look(t, LETTER_STACK, 1, 3)
        assert [slot.knowing for slot in slots(t, LETTER_STACK)] == [BLUE] * 3  # and red no longer
        lowest.add(drawn_out(t)[-1])
    assert lowest == {"ant", "bee", "cat"}


# What others can imagine


def imagined(t: Table, viewer: int, redeals: int) -> Counter[tuple[str, ...]]:
    """What lies where in so many redeals: stack and post by name, the bag sorted."""
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(redeals):
        other = redeal(t, viewer, rng_of(seed, "redeal"))
        ends = [LETTERS.names[slot.piece] for slot in slots(other, LETTER_STACK)]
        mixed = sorted(LETTERS.names[piece] for piece in bag(other, LETTER_STACK))
        posts = [LETTERS.names[piece] for piece in other.pieces(POST + 1)]
        found[(*ends, "|", *mixed, "|", *posts)] += 1
    return found


def test_a_redeal_mixes_what_is_unknown_and_shares_a_back_and_nothing_else() -> None:
    """Red knows the cat on top; of the rest an ant, a bee and a cat are plain, a dove and an eel are sealed."""
    t = stacked("cat+red ant+blue", "bee dove", "eel+blue")
    t.fill(POST + 1, [CAT])
    t.fill(POST, [ANT, EEL])
    found = imagined(t, 0, redeals=1200)
    expected = {
        ("cat", top, low, "|", *sorted((in_bag, sealed)), "|", post)
        for top, in_bag, post in (
            ("ant", "bee", "cat"),
            ("ant", "cat", "bee"),
            ("bee", "ant", "cat"),
            ("bee", "cat", "ant"),
            ("cat", "ant", "bee"),
            ("cat", "bee", "ant"),
        )
        for low, sealed in (("eel", "dove"), ("dove", "eel"))
    }
    assert set(found) == expected
    assert all(60 < count < 150 for count in found.values())  # each about 100 times


def test_a_redeal_keeps_who_knows_what_and_the_own_letters() -> None:
    t = stacked("cat+red ant+blue", "bee dove", "eel+blue dove")
    t.fill(POST, [ANT, EEL])
    for viewer in (NOBODY, 0, 1):
        for seed in range(20):
            other = redeal(t, viewer, rng_of(seed, "redeal"))
            assert [slot.knowing for slot in slots(other, LETTER_STACK)] == [RED, BLUE, BLUE, 0]
            assert [slot.on_top for slot in slots(other, LETTER_STACK)] == [True, True, False, False]
            assert [LETTERS.back(slot.piece) for slot in slots(other, LETTER_STACK)] == [
                "plain",
                "plain",
                "sealed",
                "sealed",
            ]
            assert lying_on_table(other, LETTERS) == lying_on_table(t, LETTERS)
            if viewer == 0:
                assert other.pieces(POST) == [ANT, EEL]
                assert slots(other, LETTER_STACK)[0].piece == CAT
            if viewer == 1:
                assert [slot.piece for slot in slots(other, LETTER_STACK)][1:3] == [ANT, EEL]


def test_a_redeal_leaves_each_stack_its_own_backs() -> None:
    match = dealt(TOWN, seats=2)
    deeds = set()
    for seed in range(60):
        other = redeal(match.table, NOBODY, rng_of(seed, "redeal"))
        for time, back in enumerate(("dawn", "dusk")):
            assert {TASKS.back(task) for task in bag(other, TASK_STACK + time)} == {back}
        deeds.add(take_top(other, TASK_STACK))
    assert deeds == {0, 1}


# Scenes


def test_a_scene_shows_slots_to_who_knows_them_and_backs_to_everybody() -> None:
    stack = {"top": ["cat red", "eel blue red"], "bottom": ["dove", "bee blue"]}
    match = at(TOWN, AT_TURN | {"letters": stack})
    ends = [("top", "plain"), ("top", "sealed"), ("bottom", "sealed"), ("bottom", "plain")]
    known = {"red": ["cat", "eel", None, None], "blue": [None, "eel", None, "bee"], None: [None] * 4}
    for viewer, kinds in known.items():
        shown = seen(match, viewer, "letters")
        assert [(slot["end"], slot["back"]) for slot in shown["slots"]] == ends
        assert [slot.get("kind") for slot in shown["slots"]] == kinds
        assert (shown["count"], shown["backs"]) == (10, {"plain": 6, "sealed": 4})
        assert "pieces" not in shown
    assert seen(match, "red", "letters")["slots"][0]["printed"] == {"legs": 4}


def test_others_see_the_same_whatever_was_looked_at() -> None:
    for viewer in ("blue", None):
        looked = []
        for top in (["cat", "ant", "bee"], ["bee", "bee", "ant"]):
            match = at(TOWN, AT_TURN | {"letters": {"top": top}})
            match.play("look")
            looked.append(json.dumps([match.scene(viewer), match.told(viewer)]))
        assert looked[0] == looked[1]


def test_each_stack_of_an_area_is_shown_with_where_it_is() -> None:
    match = dealt(TOWN)
    assert [(part["at"], part["backs"]) for part in match.scene(None)["places"] if part["place"] == "tasks"] == [
        ("dawn", {"dawn": 4}),
        ("dusk", {"dusk": 4}),
    ]
    play(match, "area.bank", "area.bank", "tasks.dusk")
    (move,) = [move for move in told(match, "moved") if move["sort"] == "task"]
    assert move["from"] == ["tasks", None, "dusk"]
    assert move["to"] == ["deeds", "red"]
    assert move["kind"] in ("sing", "sweep")


# In the game: look at three, put one under, put one back


def test_one_of_three_goes_under_and_the_others_stay_in_order() -> None:
    match = at(TOWN, AT_TURN | {"letters": {"top": ["ant", "bee", "cat"], "bottom": ["eel blue"]}})
    play(match, "look", "letters.2")
    assert part(match, "letters") == {"top": ["ant red", "cat red"], "bottom": ["eel blue", "bee red"]}
    assert [slot.get("kind") for slot in seen(match, "red", "letters")["slots"]] == ["ant", "cat", None, "bee"]
    assert [slot.get("kind") for slot in seen(match, "blue", "letters")["slots"]] == [None, None, "eel", None]


def test_a_letter_put_back_is_known_to_who_put_it_there() -> None:
    match = at(TOWN, AT_TURN | {"post": {"red": ["dove"]}})
    play(match, "return", "post.dove", "done")
    assert part(match, "letters") == {"top": ["dove red"]}
    assert seen(match, "red", "letters")["slots"] == [
        {"end": "top", "back": "sealed", "kind": "dove", "printed": {"legs": 2}}
    ]
    assert seen(match, "blue", "letters")["slots"] == [{"end": "top", "back": "sealed"}]
    play(match, "draw")
    assert part(match, "post", "blue") == ["dove"]


@pytest.mark.parametrize("seats", [2, 4])
def test_no_letter_is_lost_or_doubled_in_any_stack(seats: int) -> None:
    for seed in range(6):
        for t in tables(TOWN, seats, seed):
            for stack in (LETTER_STACK, ARCHIVE, TASK_STACK, TASK_STACK + 1):
                together = [slot.piece for slot in slots(t, stack)] + bag(t, stack)
                assert sorted(together) == sorted(t.pieces(stack))
            assert lying_on_table(t, LETTERS) == LETTERS.supply
            assert t.size(BOARD) <= 10


# Positions and saves


def test_a_position_keeps_who_knows_what() -> None:
    stack = {"top": ["cat red", "eel red blue", "ant"], "bottom": ["dove", "bee blue"]}
    written = at(TOWN, AT_TURN | {"letters": stack}).position()
    assert written["letters"] == stack
    again = at(TOWN, json.loads(json.dumps(written)))
    assert again.position() == written
    assert in_words(again.table) == ["cat+red", "eel+red+blue", "ant", ".....", "dove", "bee+blue"]


def test_what_a_position_says_of_a_bag_is_filled_up_with_the_rest() -> None:
    match = at(TOWN, AT_TURN | {"letters": {"bag": ["ant", "eel"], "top": ["ant red"]}, "post": {"blue": ["bee"]}})
    assert in_words(match.table) == ["ant+red", "........"]
    assert lying_on_table(match.table, LETTERS) == LETTERS.supply


def test_a_position_keeps_what_lies_in_a_stack_that_is_not_the_rest() -> None:
    archive = {"bag": ["ant", "eel", "eel"], "top": ["cat blue"]}
    match = at(TOWN, AT_TURN | {"archive": archive})
    assert sorted(bag(match.table, ARCHIVE)) == [ANT, EEL, EEL]
    written = match.position()
    assert written["archive"] == archive
    assert at(TOWN, written).position() == written
    assert "bag" not in written.get("letters", {})


@pytest.mark.parametrize("seats", [2, 3])
def test_positions_and_saves_of_a_random_game_keep_all_that_is_known(seats: int) -> None:
    for seed in range(4):
        match = dealt(TOWN, seats, seed)
        while not match.over:
            walk(match, seed + len(match.log), 3)
            again = at(TOWN, json.loads(json.dumps(match.position())))
            loaded = load(TOWN, checked(json.loads(json.dumps(match.save()))))
            for viewer in (None, *range(seats)):
                assert again.scene(viewer) == match.scene(viewer)
                assert loaded.scene(viewer) == match.scene(viewer)
            assert write_whole(loaded.table) == write_whole(match.table)
            assert again.position() == match.position()
