"""Numbers that people add to the shuffle: who knows the key cannot choose the cards by it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from written import walk

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadSave, BadSetting
from higaki.engine.match.keyed_random_numbers import KEY_BYTES, seal
from higaki.engine.match.loading import checked, load
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import begun_again, new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import check_over, save_text
from higaki.engine.match.shuffle_numbers import NUMBER_BYTES, Added, code, digest_of, mixed

OSAKA = catalogue.find("osaka")
GREY, WHITE, PINK = OSAKA.seat_names[:3]
KEY = bytes(range(KEY_BYTES))


def number_of(person: str) -> bytes:
    return hashlib.sha256(person.encode()).digest()


def added(seat: str, number: bytes) -> Added:
    return Added([seat], digest_of(number), number)


def dealt_with(*numbers: Added, key: bytes = KEY, seats: int = 3) -> Match:
    return new_match(OSAKA, seats, Dealer(None, key, numbers), {})


def hand_of(match: Match, seat: int) -> list[str]:
    (hand,) = [part for part in match.scene(seat)["places"] if part["place"] == "hand" and part["owner"] == GREY]
    return [piece["kind"] for piece in hand["pieces"]]


def worth(match: Match) -> int:
    """What an operator who plays along on the first seat would like to be dealt."""
    return sum(int(kind[-1]) for kind in hand_of(match, 0))


# What the operator can do


def best_key(keys: range, *numbers: Added) -> bytes:
    return max((number_of(f"key {one}") for one in keys), key=lambda key: worth(dealt_with(*numbers, key=key)))


def test_without_numbers_who_tries_many_keys_deals_itself_the_best_hand() -> None:
    hands = [worth(dealt_with(key=number_of(f"key {one}"))) for one in range(300)]
    best = dealt_with(key=best_key(range(300)))
    assert worth(best) == max(hands) > sorted(hands)[150]


def test_a_key_chosen_among_many_is_worth_nothing_once_a_number_is_added_that_came_after_it() -> None:
    # However good the key that was sealed: over what the others may add, its hands are like any other key's.
    chosen, others = best_key(range(300)), range(100, 200)
    steered = [worth(dealt_with(added(WHITE, number_of(str(one))), key=chosen)) for one in others]
    fair = [worth(dealt_with(added(WHITE, number_of(str(one))), key=KEY)) for one in others]
    assert worth(dealt_with(key=chosen)) > sorted(fair)[90]
    assert abs(sum(steered) - sum(fair)) / len(others) < 0.7
    assert len({tuple(hand_of(dealt_with(added(WHITE, number_of(str(one))), key=chosen), 0)) for one in others}) > 50


def test_who_sees_the_others_numbers_cannot_choose_another_one_that_fits_its_digest() -> None:
    own, honest = added(GREY, number_of("operator")), added(WHITE, number_of("white"))
    for one in range(300):
        swapped = Added([GREY], own.digest, number_of(f"better {one}"))
        with pytest.raises(BadSetting, match=f"the number of {GREY} does not fit the digest that was fixed before"):
            dealt_with(swapped, honest)


# What is dealt


def test_every_number_every_digest_and_whose_it_is_changes_the_cards() -> None:
    one, other = number_of("one"), number_of("other")
    shown = (added(GREY, one), added(WHITE, other))
    ways = [
        (),
        (added(GREY, one),),
        (added(WHITE, one),),
        (added(GREY, other), added(WHITE, one)),
        shown,
        (Added([GREY, PINK], digest_of(one), one), added(WHITE, other)),
        (*shown, Added([PINK], digest_of(one), None)),
        (*shown, Added([PINK], digest_of(other), None)),
    ]
    assert len({mixed(KEY, way) for way in ways}) == len(ways)
    assert mixed(KEY, ()) == KEY, "as before there were numbers"
    match = dealt_with(*shown)
    assert match.position() == dealt_with(*shown).position() != dealt_with().position()
    assert match.table.random_state != dealt_with().table.random_state, "bots imagine other tables, too"
    assert match.luck.below(1 << 40) != dealt_with().luck.below(1 << 40), "and dice fall otherwise"


def test_the_mixing_never_changes() -> None:
    # Saved games depend on it, and so do browsers.
    shown = (added(GREY, number_of("one")), Added([WHITE, PINK], digest_of(number_of("two")), None))
    assert mixed(KEY, shown).hex() == "62f893486bd4ff23540e8b60d2dd42c87a19d37496197bc36aab237d69527cea"
    assert code(seal(KEY), shown) == "d5547bb248e7eca0510fe9caeddfee91"


@pytest.mark.slow
def test_seal_and_numbers_stand_in_the_first_entry_and_the_key_only_in_the_last() -> None:
    match = dealt_with(added(GREY, number_of("one")), Added([WHITE], digest_of(KEY), None))
    first = match.told(None)[0]
    assert first["seal"] == seal(KEY)
    assert first["numbers"] == [
        {"seats": [GREY], "digest": digest_of(number_of("one")), "number": number_of("one").hex()},
        {"seats": [WHITE], "digest": digest_of(KEY), "number": None},
    ]
    drawn_from = mixed(KEY, match.dealer.numbers or ()).hex()
    while not match.over:
        told = json.dumps([match.told(viewer) for viewer in (None, 0, 1, 2)])
        assert KEY.hex() not in told
        assert drawn_from not in told
        match.play(match.options[-1])
    assert match.told(None)[-1]["key"] == KEY.hex()


def test_undo_copies_and_a_second_beginning_draw_from_the_same() -> None:
    match = walk(dealt_with(added(GREY, number_of("one"))), 5, 9)
    assert begun_again(match).position() == dealt_with(added(GREY, number_of("one"))).position()
    again = higaki.load(match.save())
    for one in (match, again):
        walk(one, 5)
    assert again.save() == match.save()


# From Python


def test_numbers_can_be_added_from_python() -> None:
    match = higaki.new("osaka", seats=3, numbers={"white": number_of("w"), 0: number_of("g")})
    numbers = match.told(None)[0]["numbers"]
    assert [(one["seats"], one["number"]) for one in numbers] == [
        ([GREY], number_of("g").hex()),
        ([WHITE], number_of("w").hex()),
    ]
    assert higaki.new("osaka", seats=3).told(None)[0]["numbers"] == []
    assert "numbers" not in higaki.new("osaka", seats=3, seed=1).told(None)[0]


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"numbers": {"green": KEY}}, "no number can be added for seat 'green'; right would be one of grey"),
        ({"numbers": {3: KEY}}, "no number can be added for seat 3"),
        ({"numbers": {"grey": KEY, 0: KEY}}, "once each"),
        ({"numbers": {"grey": KEY[1:]}}, "right would be 32 bytes"),
        ({"numbers": {"grey": 7}}, "a number cannot be 7"),
        ({"numbers": {"grey": KEY}, "seed": 7}, "a seed fixes all cards"),
    ],
)
def test_what_cannot_be_added_is_refused(wish: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetting, match=message):
        higaki.new("osaka", seats=3, **wish)


# Saved games


def rechecked(saved: dict[str, Any], **changes: object) -> dict[str, Any]:
    changed = saved | changes
    return changed | {"check": check_over(changed)}


def finished() -> dict[str, Any]:
    """A game that two seats have added numbers to, and a third one has not shown its own."""
    shown = (added(GREY, number_of("one")), added(WHITE, number_of("two")))
    return walk(dealt_with(*shown, Added([PINK], digest_of(KEY), None)), 3).save()


FINISHED = finished()


def with_number(place: int, **changes: object) -> list[dict[str, Any]]:
    numbers = [dict(one) for one in FINISHED["numbers"]]
    numbers[place] |= changes
    return numbers


def test_a_saved_game_is_the_same_again() -> None:
    assert higaki.load(FINISHED).save() == FINISHED
    assert json.loads(save_text(higaki.load(FINISHED))) == FINISHED


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        (with_number(0, number=number_of("three").hex()), "the number of grey does not fit the digest"),
        (with_number(1, digest=digest_of(KEY)), "the number of white does not fit the digest"),
        (with_number(0, number=number_of("x").hex(), digest=digest_of(number_of("x"))), "log"),
        (with_number(0, number=None), "log"),
        (with_number(2, digest=digest_of(number_of("x"))), "log"),
        (with_number(2, seats=[PINK, WHITE]), "in the order of the seats"),
        (FINISHED["numbers"][:2], "log"),
        ([], "log"),
        (FINISHED["numbers"][::-1], "in the order of the seats"),
        ([FINISHED["numbers"][0], *FINISHED["numbers"]], "in the order of the seats"),
        (with_number(0, seats=["green"]), "in the order of the seats"),
        (with_number(0, seats=[]), "without a seat"),
        (with_number(0, number="00"), "does not fit"),
        (with_number(0, number=7), "makes no sense"),
        (None, "makes no sense"),
    ],
)
def test_whoever_changes_a_number_a_digest_or_their_order_is_found_out(numbers: Any, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        higaki.load(rechecked(FINISHED, numbers=numbers))


def test_numbers_cannot_be_left_out_of_a_save_nor_read_by_a_version_that_would_leave_them_out() -> None:
    assert FINISHED["format"] == 3
    without = {key: value for key, value in FINISHED.items() if key != "numbers"}
    with pytest.raises(BadSave, match="key 'numbers' is missing"):
        higaki.load(rechecked(without))
    with pytest.raises(BadSave, match="log"):
        higaki.load(rechecked(without, format=2))


def test_a_game_that_nobody_added_to_is_still_read_by_older_versions_and_theirs_by_us() -> None:
    saved = walk(dealt_with(), 3).save()
    assert (saved["format"], saved["numbers"]) == (2, [])
    older = rechecked({key: value for key, value in saved.items() if key != "numbers"})
    match = higaki.load(older)
    assert match.save() == older
    assert "numbers" not in match.told(None)[0]
    assert (match.dealer.numbers, match.position()) == (None, higaki.load(saved).position())
    assert "numbers" not in higaki.new("osaka", seats=2, seed=7).save(), "with a seed nothing is new"


def test_a_key_that_is_not_safe_is_not_made_safe_by_numbers() -> None:
    with pytest.raises(BadSave, match="a key of 1 bytes is not safe"):
        higaki.load(rechecked(FINISHED, key="00"))
    assert NUMBER_BYTES == KEY_BYTES
    assert load(OSAKA, checked(FINISHED)).over
