"""The engine by itself, on a toy game that has everything the engine knows."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from toy import BAG, HAND, PEBBLES_GAME, POINTS, SHOWN

from higaki.engine.errors import BadSave, BadSetting, IllegalChoice, NothingToUndo, RulesBug
from higaki.engine.loading import load, unharmed
from higaki.engine.luck import Luck, luck_of, seeded
from higaki.engine.marks import UNMARKED, kind_of, mark_on, marked
from higaki.engine.match import Match, match_at, new_match
from higaki.engine.places import Places
from higaki.engine.playout import play_out, sample
from higaki.engine.redeal import redeal
from higaki.engine.snapshot import check_over
from higaki.engine.steps import NOBODY, Choice
from higaki.engine.table import NOTHING, Table


def pebbles(seats: int = 2, seed: int = 1, **options: object) -> Match:
    return new_match(PEBBLES_GAME, seats, seed, options)


# Places


def test_an_index_takes_numbers_but_is_no_place() -> None:
    places = Places(most_seats=2)
    assert places.index(100) == 0
    assert places.number("points") == 100
    assert [place.name for place in places.all] == ["points"]
    assert places.numbers == 101


def test_what_is_printed_on_a_piece_is_shown_only_with_a_piece_that_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PEBBLES_GAME.places.named("hand").kinds, "printed", [{"spots": 1}, {"spots": 2}])
    hands = [part for part in pebbles().scene(0)["places"] if part["place"] == "hand"]
    assert {piece["printed"]["spots"] for piece in hands[0]["pieces"]} <= {1, 2}
    assert "printed" not in json.dumps(hands[1])


def test_partners_look_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PEBBLES_GAME, "eyes", lambda t, seat: min(seat, 0))
    match = pebbles(seats=3)
    assert match.scene(0)["teams"] == [["left", "right", "middle"]]
    hands = [part for part in match.scene(2)["places"] if part["place"] == "hand"]
    assert ["pieces" in hand for hand in hands] == [True, False, False]


# Luck


def test_luck_is_fair_for_single_numbers_and_for_pairs() -> None:
    luck = luck_of(1, "fairness")
    drawn = [luck.below(12) for _ in range(120_000)]
    expected = len(drawn) / 12
    chi_square = sum((count - expected) ** 2 / expected for count in Counter(drawn).values())
    assert chi_square < 31.3  # 11 degrees of freedom, one in a thousand
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    expected = len(drawn) / 2 / 144
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 204  # 143 degrees of freedom


def test_streams_of_one_seed_differ_and_seeds_are_reproducible() -> None:
    assert seeded(1, "table") == seeded(1, "table")
    assert len({seeded(seed, stream) for seed in range(100) for stream in ("table", "chance")}) == 200
    assert seeded(-5, "table") != seeded(5, "table")


def test_luck_covers_the_whole_range_at_its_limit() -> None:
    luck = Luck(0)
    drawn = [luck.below(32768) for _ in range(2000)]
    assert min(drawn) >= 0
    assert 30000 < max(drawn) < 32768


# The loop


def test_a_single_answer_is_taken_unless_it_is_secret() -> None:
    empty_hand = match_at(PEBBLES_GAME, {"seats": 2, "hand": {"right": ["black"]}}, 1)
    assert empty_hand.options == ("quiet",)  # a secret choice is asked
    empty_hand.play("quiet")
    rich = match_at(PEBBLES_GAME, {"seats": 2, "hand": {"left": ["black"]}, "points": {"left": 2}}, 1)
    rich.play("hand.black")
    assert rich.seat == 1  # with two points there is no dare: one answer is no question


def test_a_choice_without_an_answer_is_a_bug() -> None:
    class Stuck(Choice):
        def options(self, t: Table) -> list[int]:
            return []

    t = PEBBLES_GAME.empty_table(2, 1, {})
    t.then(Stuck(0))
    with pytest.raises(RulesBug, match="Stuck of seat 0 has no answer"):
        t.settle()


def test_steps_happen_in_reading_order() -> None:
    t = PEBBLES_GAME.empty_table(2, 1, {})
    first, second, third = (PEBBLES_GAME.begin_turn(0) for _ in range(3))
    t.then(third)
    t.then(first, second)
    assert t.agenda == [third, second, first]


def test_an_illegal_thing_names_what_is_legal_and_changes_nothing() -> None:
    match = pebbles()
    before = match.save()
    with pytest.raises(IllegalChoice, match=r"toss cannot be chosen now; right would be .*hand\."):
        match.play("toss")
    with pytest.raises(IllegalChoice, match=r"there is no thing called 'hand\.green'"):
        match.play("hand.green")
    with pytest.raises(IllegalChoice):
        match.table.play(99)
    assert match.save() == before


def test_a_draw_from_an_empty_pile_is_nothing() -> None:
    assert PEBBLES_GAME.empty_table(2, 1, {}).draw(BAG) == NOTHING


def test_every_piece_of_a_pile_is_as_likely_to_be_drawn() -> None:
    drawn = Counter()
    for seed in range(3000):
        t = PEBBLES_GAME.empty_table(2, seed, {})
        t.at[BAG] = [0, 1, 1]
        drawn[t.draw(BAG)] += 1
    assert 0.30 < drawn[0] / 3000 < 0.37


def test_clones_share_nothing_that_either_can_change() -> None:
    t = pebbles().table
    before = [list(pieces) for pieces in t.at]
    copy = t.clone()
    play_out(copy, luck_of(1, "clone"))
    assert [list(pieces) for pieces in t.at] == before
    second = t.clone()
    play_out(t, luck_of(2, "clone"))
    assert [list(pieces) for pieces in second.at] == before


def test_marks_travel_with_their_piece() -> None:
    for mark in range(4):
        piece = marked(7, mark)
        assert (kind_of(piece), mark_on(piece)) == (7, mark)
        assert piece >= UNMARKED
    assert mark_on(7) == NOBODY


# Chance


def test_chance_is_drawn_by_weight_by_the_match_and_logged() -> None:
    sides: Counter[str] = Counter()
    for seed in range(800):
        match = pebbles(seed=seed)
        match.play(match.options[0])
        match.play("toss")
        side = match.game.things.names[match.log[2].thing]
        assert match.told(None)[3]["seat"] == "chance"
        sides[side] += 1
        assert match.scores[0] == (1 if side == "coin.heads" else 0)
    assert 0.70 < sides["coin.heads"] / 800 < 0.80


def test_sampling_respects_weights_at_the_edges() -> None:
    match = pebbles()
    match.play(match.options[0])
    t = match.table.clone()
    t.play(t.game.things.numbers["toss"])
    assert t.weights() == [3, 1]
    assert {t.game.things.names[sample(t, luck_of(seed, "edge"))] for seed in range(60)} == {"coin.heads", "coin.tails"}


# Options of a game


def test_options_have_defaults_and_change_the_game() -> None:
    low = match_at(PEBBLES_GAME, {"seats": 2, "agenda": ["Collect left"]}, 1)
    high = match_at(PEBBLES_GAME, {"seats": 2, "options": {"stakes": 2}, "agenda": ["Collect left"]}, 1)
    assert (low.scores[0], high.scores[0]) == (1, 2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stake": 2}, "unknown option 'stake'; right would be one of open, stakes"),
        ({"stakes": 3}, "option 'stakes' cannot be 3; right would be one of 1, 2"),
        ({"stakes": True}, "option 'stakes' cannot be True; right would be one of 1, 2"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetting, match=message):
        pebbles(**options)


def test_bad_seat_counts_are_refused() -> None:
    with pytest.raises(BadSetting, match="not for 7 players; right would be one of 2, 3"):
        pebbles(seats=7)


# Undo


def test_undo_goes_back_within_the_own_turn_and_not_further() -> None:
    match = match_at(PEBBLES_GAME, {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}}, 1)
    before = match.position()
    match.play("hand.black")
    match.undo()
    assert match.position() == before
    assert not match.log
    match.play("hand.black")
    match.play("quiet")
    match.undo()
    match.undo()
    assert match.position() == before
    with pytest.raises(NothingToUndo):
        match.undo()


def test_undo_never_crosses_another_seats_decision_or_a_chance() -> None:
    position = {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}}
    match = match_at(PEBBLES_GAME, position, 1)
    match.play("hand.black")
    match.play("quiet")
    match.play("hand.black")
    match.undo()  # right's own decision
    match.play("hand.black")
    match.undo()
    match = match_at(PEBBLES_GAME, position, 1)
    match.play("hand.black")
    match.play("toss")
    assert not match.can_undo
    with pytest.raises(NothingToUndo):
        match.undo()


# Secrets


def test_redeal_shuffles_only_what_the_viewer_cannot_know() -> None:
    match = pebbles(seats=3, seed=4)
    hands = set()
    for seed in range(60):
        dealt = redeal(match.table, 0, luck_of(seed, "redeal"))
        assert dealt.at[HAND] == match.table.at[HAND]
        assert Counter(p for spot in dealt.at for p in spot) == Counter(p for spot in match.table.at for p in spot)
        assert [len(spot) for spot in dealt.at] == [len(spot) for spot in match.table.at]
        assert dealt.luck != match.table.luck
        hands.add(tuple(dealt.at[HAND + 1]))
    assert hands == {(0, 0), (0, 1), (1, 1)}


def test_a_scene_shows_own_hands_and_hides_the_others() -> None:
    match = pebbles(seats=2, seed=4)
    for viewer in (0, 1, None):
        for part in match.scene(viewer)["places"]:
            if part["place"] == "hand":
                assert ("pieces" in part) == (part["owner"] == match.scene(viewer)["viewer"])
        assert (match.scene(viewer)["options"] != []) == (viewer == match.seat)


@pytest.mark.parametrize("seat", [2, -1, "left", True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    match = pebbles(seats=2)
    for look in (match.scene, match.told):
        with pytest.raises(BadSetting, match=r"there is no seat .* right would be a number from 0 to 1, or None"):
            look(seat)  # type: ignore[arg-type]


def test_a_moved_piece_is_told_by_its_back_to_who_saw_neither_end() -> None:
    match = pebbles(seats=2, seed=4)
    for viewer, name in ((0, "left"), (1, "right"), (None, None)):
        for event in match.told(viewer)[0]["events"]:
            assert (event["kind"] is not None) == (event["to"][1] == name)


# Saving


def test_a_save_is_json_and_loads_to_the_same_match() -> None:
    match = pebbles(seed=9, stakes=2)
    while not match.over:
        match.play(match.options[-1])
        saved = json.loads(json.dumps(match.save()))
        loaded = load(PEBBLES_GAME, unharmed(saved))
        assert loaded.save() == match.save()
        assert loaded.can_undo == match.can_undo
        assert loaded.told(0) == match.told(0)


def resealed(saved: dict[str, object], **changes: object) -> dict[str, object]:
    """A save changed by somebody who also knows how to make the check fit."""
    changed = saved | changes
    return changed | {"check": check_over(changed)}


def test_a_game_saved_under_older_rules_goes_on_from_its_snapshot() -> None:
    match = pebbles(seed=9)
    match.play(match.options[0])
    old = resealed(match.save(), rules=2)
    loaded = load(PEBBLES_GAME, unharmed(old))
    assert loaded.position() == match.position()
    assert loaded.earlier == match.save()["log"]
    loaded.play(loaded.options[0])
    again = load(PEBBLES_GAME, unharmed(loaded.save()))
    assert again.save() == loaded.save()
    assert again.save()["rules"] == 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda s: None, "this is no saved game"),
        (lambda s: [], "this is no saved game"),
        (lambda s: s | {"format": 99}, "saved in format 99; this version reads format 1"),
        (lambda s: {k: v for k, v in s.items() if k != "log"}, "incomplete: key 'log' is missing"),
        (lambda s: s | {"seed": 10}, "changed after it was saved"),
        (lambda s: resealed(s, rules=4), "saved with rules 4 of toy; this version has rules 3"),
        (lambda s: resealed(s, log=["1 left quiet"]), "log line 1 cannot be played"),
        (lambda s: resealed(s, log=["1 right hand.black"]), "log line 1 is"),
        (lambda s: resealed(s, log=[]), "its log leads to another table"),
        (lambda s: resealed(s, log=[7]), "makes no sense"),
        (lambda s: resealed(s, table={}), "makes no sense"),
        (lambda s: resealed(s, rules="x"), "makes no sense"),
        (lambda s: resealed(s, table=s["table"] | {"at": []}), "other places"),
        (lambda s: resealed(s, table=s["table"] | {"agenda": [["Dance", 0]]}), "a step called 'Dance'"),
    ],
)
def test_broken_saves_are_refused_in_one_line(change: object, message: str) -> None:
    match = pebbles(seed=9)
    match.play(match.options[0])
    with pytest.raises(BadSave, match=message) as caught:
        load(PEBBLES_GAME, unharmed(change(match.save())))  # type: ignore[operator]
    assert "\n" not in str(caught.value)


def test_shared_places_of_the_ranking() -> None:
    match = match_at(PEBBLES_GAME, {"seats": 3, "points": {"left": 1, "middle": 1, "right": 2}, "agenda": []}, 1)
    assert match.ranking == [[1], [0, 2]]
    assert match.table.numbers[POINTS] == 1
    assert match.table.at[SHOWN] == []
