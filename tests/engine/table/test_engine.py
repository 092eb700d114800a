"""The engine by itself, on two toy games that have everything the engine knows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
import toy
import toy_town
from toy_town.places import ANT, AREA, AREAS, BID, COINS, LAID, LETTER_SEEN, POST, PURSE, STONES_AT
from toy_town.places import THINGS as TOWN_THINGS
from toy_town.turn import ACT, CHOOSE_START, RAISE_GLASS, VISIT
from written import at, dealt, part, play, seen, tables, told, walk

from higaki.engine.base.errors import BadSetting, IllegalChoice, NothingToUndo, RulesBug
from higaki.engine.base.kinds import Count, Kinds, SetOf
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.piece_encoding import UNMARKED, kind_of, mark_on, marked
from higaki.engine.base.random_numbers import Rng, rng_of, seeded
from higaki.engine.match.match import Entry, Match
from higaki.engine.match.position_writer import lying_on_table, sorts_with_rest, write_whole
from higaki.engine.table.cell_layout import Layout
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH, EVERYBODY, OWNER, Places
from higaki.engine.table.steps import NOBODY, Steps
from higaki.engine.views.random_play import play_out, sample
from higaki.engine.views.redeal import redeal

PEBBLES, TOWN = toy.GAME, toy_town.GAME
# Nothing hidden is on this table: what follows is what the test says.
QUIET_TOWN = {"seats": 3, "coins": {"red": 6, "blue": 6, "green": 6}, "agenda": ["Act red", "Rest red"]}


# Places


def test_an_index_takes_numbers_but_is_no_place() -> None:
    places = Places(PEBBLES.folder, toy.SEATS)
    first = places.numbers
    assert first == AGENDA_DEPTH + len(PEBBLES.settings.options)
    assert places.index(100) == first
    assert places.number("points", most=9) == first + 100
    assert [place.name for place in places.all] == ["points"]
    assert places.numbers == first + 101


@pytest.mark.parametrize(
    ("kinds", "fit"),
    [
        (Kinds("coin", ["gold", "copper"], [100, 28]), True),
        (Kinds("coin", ["gold", "copper"], [100, 29]), False),
        (Kinds("coin", ["gold", "copper"]), False),
        (Kinds("coin", [f"coin_{n}" for n in range(16)], [1] * 16, backs=[f"{n}" for n in range(16)]), True),
        (Kinds("coin", [f"coin_{n}" for n in range(17)], [1] * 17, backs=[f"{n}" for n in range(17)]), False),
    ],
)
def test_a_sort_that_lies_hidden_is_limited(kinds: Kinds, fit: bool) -> None:
    """A redeal has room for so many pieces and backs."""
    places = Places(PEBBLES.folder, toy.SEATS)
    places.heap("purse", kinds, OWNER, per=toy.SEATS)
    if fit:
        Layout(places, 1)
    else:
        with pytest.raises(RulesBug, match="too many coin can lie hidden at purse; right would be at most 128 pieces"):
            Layout(places, 1)


def test_what_game_toml_does_not_say_cannot_be_declared() -> None:
    with pytest.raises(RulesBug, match=r"game.toml has no option 'stake'"):
        toy.PLACES.option("stake")
    with pytest.raises(RulesBug, match="there is no limit to coin, so they cannot lie in a pile"):
        Places(PEBBLES.folder, toy.SEATS).pile("purse", toy.COIN, EVERYBODY)


def test_an_open_box_has_every_piece_where_the_rest_of_its_sort_lies() -> None:
    t = PEBBLES.unpacked_table(2, 1, {})
    assert t.pieces(toy.BAG) == [0] * 6 + [1] * 6
    assert PEBBLES.empty_table(2, 1, {}).pieces(toy.BAG) == []


def test_what_is_printed_on_a_piece_is_shown_only_with_a_piece_that_is_seen() -> None:
    match = at(TOWN, {"seats": 2, "post": {"red": ["ant", "dove"], "blue": ["ant", "eel"]}, "turn": "red"})
    own = seen(match, "red", "post", "red")["pieces"]
    assert [(piece["kind"], piece["printed"]) for piece in own] == [("ant", {"legs": 6}), ("dove", {"legs": 2})]
    assert "printed" not in seen(match, "red", "post", "blue")
    assert "legs" not in json.dumps(seen(match, "red", "post", "blue"))


def test_what_is_printed_on_spaces_is_shown_with_their_track() -> None:
    match = dealt(TOWN)
    assert seen(match, None, "pawn")["spaces"] == {"church": {"bell": True}, "bank": {"fee": 2}}
    assert "spaces" not in seen(match, None, "rival")


def test_partners_look_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PEBBLES, "eyes", lambda t, seat: min(seat, 0))
    match = dealt(PEBBLES, seats=3)
    assert match.scene(0)["teams"] == [["left", "right", "middle"]]
    hands = [part for part in match.scene(2)["places"] if part["place"] == "hand"]
    assert ["pieces" in hand for hand in hands] == [True, False, False]


# Places of areas


def test_a_place_of_areas_says_in_the_scene_where_each_part_is() -> None:
    match = at(TOWN, QUIET_TOWN | {"stones": {"bank": ["black", "white", "white"]}, "visits": {"harbour": 4}})
    parts = [part for part in match.scene("blue")["places"] if part["place"] == "stones"]
    assert [(part["owner"], part["at"], part["count"]) for part in parts] == [
        (None, "church", 0),
        (None, "bank", 3),
        (None, "harbour", 0),
    ]
    assert [(piece["kind"], piece["count"]) for piece in parts[1]["pieces"]] == [("black", 1), ("white", 2)]
    assert seen(match, None, "visits", "harbour")["count"] == 4
    assert "at" not in seen(match, None, "wall", "red")
    assert "at" not in seen(match, None, "quarry")


def test_a_piece_that_moves_to_an_area_is_told_with_the_area() -> None:
    match = at(TOWN, QUIET_TOWN | {"pawn": {"red": "bank"}})
    play(match, "quarry.white")
    assert told(match, "moved") == [
        {"what": "moved", "sort": "stone", "kind": "white", "from": ["quarry", None], "to": ["stones", None, "bank"]}
    ]
    play(match, "done")
    match = at(TOWN, QUIET_TOWN | {"stones": {"harbour": ["black"]}, "camp": ["red"]})
    play(match, "tour", "area.harbour")
    assert [(move["from"], move["to"]) for move in told(match, "moved")] == [
        (["camp", None], ["helpers", None, "harbour"]),
        (["stones", None, "harbour"], ["wall", "red"]),
    ]


def test_a_position_holds_what_lies_in_each_area() -> None:
    stones = {"bank": ["black", "white"], "harbour": ["white"]}
    match = at(TOWN, QUIET_TOWN | {"stones": stones, "helpers": {"church": ["red", "green"]}, "visits": {"bank": 2}})
    written = match.position()
    assert (written["stones"], written["helpers"]) == (stones, {"church": ["red", "green"]})
    assert written["visits"] == {"bank": 2}
    assert match.table[LAID] == 3  # an index is worked out
    assert at(TOWN, written).position() == written


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_and_coins_are_conserved_wherever_they_lie(seats: int) -> None:
    assert [kinds.name for kinds in sorts_with_rest(TOWN)] == ["letter", "task", "stone"]
    for seed in range(8):
        for t in tables(TOWN, seats, seed):
            for kinds in sorts_with_rest(TOWN):
                assert lying_on_table(t, kinds) == kinds.supply
            assert sum(t[COINS + seat] for seat in range(seats)) + t[PURSE] == 6 * seats
            assert t[LAID] == sum(t.size(STONES_AT + area) for area in range(len(AREAS)))


# Things


def test_a_group_knows_its_things_and_their_members() -> None:
    names = TOWN_THINGS.names
    assert [names[AREA + area] for area in range(3)] == ["area.church", "area.bank", "area.harbour"]
    assert [names[LETTER_SEEN + slot] for slot in range(3)] == ["letters.1", "letters.2", "letters.3"]
    for group, members in ((AREA, range(3)), (LETTER_SEEN, range(3)), (BID, range(1, 6))):
        assert [group.member(group + member) for member in members] == list(members)
        inside = [thing for thing in range(-2, len(names) + 2) if thing in group]
        assert inside == [group + member for member in members]


def test_amounts_are_named_by_their_number_and_shown_as_one_range() -> None:
    assert [TOWN_THINGS.names[BID + amount] for amount in (1, 5)] == ["bid.1", "bid.5"]
    assert TOWN_THINGS.numbers["bid.3"] == BID + 3
    match = at(TOWN, QUIET_TOWN | {"coins": {"red": 3, "blue": 6}})
    assert match.scene("red")["amounts"] == [{"group": "bid", "least": 1, "most": 3}]
    assert match.scene("blue")["amounts"] == match.scene(None)["amounts"] == []
    assert [thing for thing in match.options if thing.startswith("bid")] == ["bid.1", "bid.2", "bid.3"]
    assert at(TOWN, QUIET_TOWN | {"coins": {}}).scene("red")["amounts"] == []


# Steps


def test_steps_have_a_number_for_each_value_of_each_field() -> None:
    steps = Steps(TOWN.places.seats)
    kind = steps.each(toy_town.turn.Visit, visited=SetOf(AREAS), left=Count(2))
    assert kind.count == len(steps.all) == 4 * 8 * 3
    assert [step.number for step in steps.all] == list(range(kind.count))
    numbers = {kind.of(seat, visited, left) for seat in range(4) for visited in range(8) for left in range(3)}
    assert numbers == set(range(kind.count))
    step = steps.all[kind.of(2, 5, 1)]
    assert isinstance(step, toy_town.turn.Visit)
    assert (step.seat, step.visited, step.left, step.fields) == (2, 5, 1, [5, 1])


def test_a_step_that_was_not_declared_is_a_bug() -> None:
    for numbers in ((4, 0, 0), (0, 8, 0), (0, 0, 3), (-1, 0, 0), (0, -1, 0), (0, 0, -1)):
        with pytest.raises(RulesBug, match="there is no Visit of"):
            VISIT.of(*numbers)
    with pytest.raises(RulesBug, match="Visit has more fields than a step can have"):
        Steps(TOWN.places.seats).each(toy_town.turn.Visit, a=Count(1), b=Count(1), c=Count(1))


def test_a_set_in_a_step_is_written_by_its_members() -> None:
    match = at(TOWN, QUIET_TOWN)
    play(match, "tour")
    assert match.scene("blue")["step"] == {"name": "Visit", "visited": "none", "left": 2}
    play(match, "area.harbour")
    assert match.position()["agenda"] == ["Visit red harbour 1", "Rest red"]
    assert match.options == ("done", "area.church", "area.bank")
    both = at(TOWN, QUIET_TOWN | {"agenda": ["Visit red church+harbour 1", "Rest red"]})
    assert both.options == ("done", "area.bank")
    assert both.scene(None)["step"]["visited"] == "church+harbour"
    again = at(TOWN, QUIET_TOWN | {"agenda": ["Visit red harbour+church 1", "Rest red"]})
    assert again.position() == both.position()


def test_a_glass_is_raised_to_each_once() -> None:
    """A set of seats in a step: who has been toasted is not offered again."""
    match = at(TOWN, QUIET_TOWN)
    play(match, "toast", "seat.green")
    assert match.options == ("done", "seat.blue")
    assert match.position()["agenda"][0] == "RaiseGlass red green"
    assert match.table.step.number == RAISE_GLASS.of(0, 0b100)


# Luck


def test_luck_is_fair_for_single_numbers_and_for_pairs() -> None:
    rng = rng_of(1, "fairness")
    drawn = [rng.below(12) for _ in range(120_000)]
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
    rng = Rng(0)
    drawn = [rng.below(32768) for _ in range(2000)]
    assert min(drawn) >= 0
    assert 30000 < max(drawn) < 32768


# The loop


def test_a_single_answer_is_taken_unless_it_is_secret() -> None:
    empty_hand = at(PEBBLES, {"seats": 2, "hand": {"right": ["black"]}})
    assert empty_hand.options == ("quiet",)  # a secret choice is asked
    empty_hand.play("quiet")
    rich = at(PEBBLES, {"seats": 2, "hand": {"left": ["black"]}, "points": {"left": 2}})
    rich.play("hand.black")
    assert rich.seat == 1  # with two points there is no dare: one answer is no question


def test_options_are_sorted_however_they_were_offered() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black"]}})
    match.play("hand.black")
    assert match.options == ("quiet", "toss")  # offered the other way round
    for game in (PEBBLES, TOWN):
        for t in tables(game, 2, seed=3):
            assert t.seat < 0 or t.options == sorted(t.options)


def test_a_choice_without_an_answer_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Dare, "options", lambda self, t: None)
    t = PEBBLES.empty_table(2, 1, {})
    t.then(toy.DARE.of(1))
    with pytest.raises(RulesBug, match="Dare of seat 1 has no answer"):
        t.settle()


def test_steps_happen_in_reading_order() -> None:
    t = PEBBLES.empty_table(2, 1, {})
    last, *steps = [kind.of(seat) for seat in (0, 1) for kind in (toy.TURN, toy.DECIDE, toy.DARE)]
    t.then(last)
    t.then(*steps)
    assert [step.number for step in reversed(t.agenda)] == [*steps, last]
    assert t.step.number == steps[0]
    assert t.step_after.number == steps[1]
    for count in (1, 2, 3, 4, 5):
        t.finish()
        t.then(*steps[:count])
        assert [step.number for step in reversed(t.agenda)] == steps[:count]


def test_the_same_of_everybody_happens_clockwise_from_a_seat_on() -> None:
    for seats in (2, 3, 4):
        for start in range(seats):
            t = TOWN.empty_table(seats, 1, {})
            t.then(ACT.of(0))
            t.then_clockwise(CHOOSE_START, start)
            *waiting, following = reversed(t.agenda)
            assert [step.seat for step in waiting] == [(start + after) % seats for after in range(seats)]
            assert {step.declared for step in waiting} == {CHOOSE_START}
            assert following.number == ACT.of(0)


def test_an_agenda_that_runs_over_is_a_bug() -> None:
    t = PEBBLES.empty_table(2, 1, {})
    with pytest.raises(RulesBug, match="the agenda is full after Turn"):
        for _ in range(AGENDA_DEPTH + 1):
            t.then(toy.TURN.of(0))
    assert t.settings == [0, 0]
    # Whatever still fits must be on the agenda, and not in what was agreed on.
    t.finish()
    for _ in range(AGENDA_DEPTH - 5):
        t.then(toy.TURN.of(0))
    t.then(*[toy.DECIDE.of(1)] * 5)
    assert (t.settings, len(t.agenda)) == ([0, 0], AGENDA_DEPTH)


def test_an_event_is_told_with_all_its_numbers() -> None:
    t = PEBBLES.empty_table(2, 1, {})
    t.tell(toy.WON, 0)  # nobody listens
    t.listener = Listener()
    t.tell(toy.WON, 0, 3)
    assert t.listener.events == [(toy.WON, 0, 3)]
    for numbers in ((), (1, 2)):
        with pytest.raises(RulesBug, match=f"won was told with {len(numbers)} numbers; right would be 1"):
            t.tell(toy.WON, 0, *numbers)


def test_an_illegal_thing_names_what_is_legal_and_changes_nothing() -> None:
    match = dealt(PEBBLES)
    before = match.save()
    with pytest.raises(IllegalChoice, match=r"toss cannot be chosen now; right would be .*hand\."):
        match.play("toss")
    with pytest.raises(IllegalChoice, match=r"there is no thing called 'hand\.green'"):
        match.play("hand.green")
    with pytest.raises(IllegalChoice):
        match.table.play(99)
    assert match.save() == before
    over = at(PEBBLES, {"seats": 2, "agenda": []})
    with pytest.raises(IllegalChoice, match="the game is over; toss cannot be chosen"):
        over.play("toss")


def test_a_thing_that_is_nearly_right_is_asked_back() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black", "white"]}})
    with pytest.raises(IllegalChoice, match=r"one of hand\.black, hand\.white \(did you mean hand\.black\?\)"):
        match.play("hand.blck")


def test_a_draw_from_an_empty_pile_is_nothing() -> None:
    assert PEBBLES.empty_table(2, 1, {}).draw(toy.BAG) == NOTHING


def test_every_piece_of_a_pile_is_as_likely_to_be_drawn() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(3000):
        t = PEBBLES.empty_table(2, seeded(seed, "table"), {})
        t.fill(toy.BAG, [0, 1, 1])
        drawn[t.draw(toy.BAG)] += 1
        assert t.size(toy.BAG) == 2
    assert 0.30 < drawn[0] / 3000 < 0.37


def test_verbs_move_pieces_and_say_where() -> None:
    t = PEBBLES.empty_table(2, 1, {})
    t.fill(toy.HAND, [0, 0, 1])
    t.fill(toy.SHOWN, [1, 0, 0])
    t.move(0, toy.HAND, toy.HAND + 1)
    t.drop(1, toy.HAND, toy.SHOWN)
    assert (t.pieces(toy.HAND), t.pieces(toy.HAND + 1), t.pieces(toy.SHOWN)) == ([0], [0], [1, 0, 0, 1])
    assert t.pick(toy.SHOWN, 0) == 1
    t.replace(toy.SHOWN, 1, 1)
    assert t.pieces(toy.SHOWN) == [0, 1, 1]
    t.lay_all(toy.SHOWN, toy.BAG)
    assert (t.pieces(toy.SHOWN), t.pieces(toy.BAG)) == ([], [0, 1, 1])
    assert (t.any_in(toy.HAND), t.any_in(toy.HAND + 2)) == (0, NOTHING)
    t.fill(toy.HAND, [1, 1])
    assert (t.any_in(toy.HAND), t.count(toy.HAND, 0), t.count(toy.HAND, 1), t.size(toy.HAND)) == (1, 0, 2, 2)
    assert t.worth(toy.HAND, figures([10, 3])) == 6


def test_clones_share_nothing_that_either_can_change() -> None:
    t = dealt(PEBBLES).table
    before = write_whole(t)
    play_out(t.clone(), rng_of(1, "clone"))
    assert write_whole(t) == before
    second = t.clone()
    play_out(t, rng_of(2, "clone"))
    assert write_whole(second) == before


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
        match = dealt(PEBBLES, seed=seed)
        match.play(match.options[0])
        match.play("toss")
        side = match.game.things.names[match.log[2].thing]
        assert match.told(None)[3]["seat"] == "chance"
        sides[side] += 1
        assert match.scores[0] == (1 if side == "coin.heads" else 0)
    assert 0.70 < sides["coin.heads"] / 800 < 0.80


def test_chances_keep_the_order_of_their_weights() -> None:
    match = dealt(PEBBLES)
    match.play(match.options[0])
    t = match.table.clone()
    t.play(toy.TOSS)
    for viewer in (None, NOBODY, 0, 1):
        other = t if viewer is None else redeal(t, viewer, rng_of(1, "redeal"))
        assert [other.option(number) for number in range(other.choices)] == [toy.SIDE + 1, toy.SIDE + 0]
        assert [*other.step.weights(other)] == [1, 3]
        sides = Counter(sample(other, rng_of(seed, "edge")) for seed in range(400))
        assert 0.70 < sides[toy.SIDE + 0] / 400 < 0.80
        assert len(sides) == 2


# Options of a game


def test_options_have_defaults_and_change_the_game() -> None:
    low = at(PEBBLES, {"seats": 2, "agenda": ["Collect left"]})
    high = at(PEBBLES, {"seats": 2, "options": {"stakes": 2}, "agenda": ["Collect left"]})
    assert (low.scores[0], high.scores[0]) == (1, 2)
    assert dealt(TOWN, length="short").scene(None)["settings"] == {"length": "short"}
    days = {length: walk(dealt(TOWN, length=length), 1).position()["day"] for length in ("short", "long")}
    assert days == {"short": 3, "long": 6}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stake": 2}, r"unknown option 'stake'; right would be one of open, stakes \(did you mean stakes\?\)"),
        ({"stakes": 3}, "option 'stakes' cannot be 3; right would be one of 1, 2"),
        ({"stakes": True}, "option 'stakes' cannot be True; right would be one of 1, 2"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetting, match=message):
        dealt(PEBBLES, 2, 1, **options)


def test_bad_seat_counts_are_refused() -> None:
    for seats in (7, 0, True, 2.0):
        with pytest.raises(BadSetting, match=f"not for {seats} players; right would be one of 2, 3"):
            dealt(PEBBLES, seats=seats)  # type: ignore[arg-type]


# Undo


def test_undo_goes_back_within_the_own_turn_and_not_further() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}})
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


def test_undo_never_crosses_another_seats_decision() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}})
    play(match, "hand.black", "quiet")
    after_left = match.position()
    play(match, "hand.black")
    match.undo()  # right's own decision
    assert match.position() == after_left
    assert not match.undoable
    with pytest.raises(NothingToUndo):
        match.undo()


def test_undo_never_crosses_a_chance() -> None:
    match = at(PEBBLES, {"seats": 2, "hand": {"left": ["black", "white"], "right": ["black"]}})
    play(match, "hand.black", "toss")
    assert not match.undoable
    with pytest.raises(NothingToUndo):
        match.undo()


def test_a_decision_that_reveals_nothing_can_be_taken_back() -> None:
    for thing in ("tour", "toast", "return", "file", "quarry.black", "knock"):
        match = at(TOWN, QUIET_TOWN | {"post": {"red": ["bee"]}})
        before = match.save()
        match.play(thing)
        assert match.undoable
        match.undo()
        assert match.save() == before


def test_luck_alone_is_a_reveal() -> None:
    match = at(TOWN, QUIET_TOWN)
    lying = write_whole(match.table)
    match.play("shake")
    assert write_whole(match.table) == lying | {"agenda": ["Rest red"]}  # nothing moved, nothing was told
    assert not match.log[0].events
    assert not match.undoable


def test_sight_alone_is_a_reveal() -> None:
    match = at(TOWN, QUIET_TOWN | {"chest": {"red": ["cat"]}})
    drawn = match.table.drawn
    match.play("open")
    assert part(match, "board") == ["cat red"]
    assert match.table.drawn == drawn
    assert not match.undoable


def test_a_look_at_what_others_know_is_a_reveal_without_luck() -> None:
    stack = {"top": ["cat blue", "bee blue", "eel blue"]}
    match = at(TOWN, QUIET_TOWN | {"letters": stack})
    drawn = match.table.drawn
    match.play("look")
    assert match.table.drawn == drawn
    assert [slot["kind"] for slot in seen(match, "red", "letters")["slots"]] == ["cat", "bee", "eel"]
    assert not match.undoable


def test_a_second_look_at_the_same_reveals_nothing() -> None:
    match = at(TOWN, QUIET_TOWN | {"letters": {"top": ["cat blue red", "bee red", "eel red"]}})
    assert "look" not in match.final
    before = match.position()
    match.play("look")
    match.undo()
    assert match.position() == before


def test_after_an_undo_the_options_of_before_are_planned_ahead_again() -> None:
    match = at(TOWN, QUIET_TOWN | {"coins": {"red": 5}})
    final, plans = match.final, match.plans
    match.play("toast")
    assert (match.final, match.plans) != (final, plans)
    match.undo()
    assert (match.final, match.plans) == (final, plans)


def test_an_undo_takes_back_what_others_have_been_shown() -> None:
    match = at(TOWN, QUIET_TOWN | {"coins": {"red": 5}})
    before = match.save()
    play(match, "toast", "seat.green", "seat.blue", "done")
    assert match.position()["coins"] == {"red": 3, "blue": 1, "green": 1}
    for _ in range(4):
        match.undo()
    assert match.save() == before
    assert told(match, "shifted") == []


# What is final


def test_what_reveals_asks_all_or_ends_is_final() -> None:
    match = at(TOWN, QUIET_TOWN | {"post": {"red": ["bee"]}, "chest": {"red": ["cat"]}, "coins": {"red": 2}})
    final = {"shake", "look", "draw", "stash", "open", "bid.1", "bid.2", "tasks.dawn", "tasks.dusk"}
    assert set(match.final) - {"knock"} == final
    assert set(match.options) - set(match.final) >= {"tour", "toast", "return", "file", "quarry.black"}
    assert {match.final[thing] for thing in ("shake", "draw")} == {"draws"}
    assert match.final["open"] == "shows"
    assert match.final["bid.2"] == "asks_all"
    play(match, "tour", "done")
    assert match.final == {"done": "ends"}
    match = at(TOWN, QUIET_TOWN | {"agenda": ["Act red", "Rest red", "Act blue", "Rest blue"]})
    play(match, "tour", "done")
    assert match.final == {}


def test_what_is_final_says_nothing_about_what_is_hidden() -> None:
    """Whether knocking shows an ant depends on the neighbour's letters: whatever they are, the same is final."""
    match = at(TOWN, QUIET_TOWN | {"post": {"blue": ["ant", "bee"], "green": ["cat"]}, "chest": {"red": ["bee"]}})
    for decisions in range(6):  # what is imagined changes with every decision
        finals, holding_ants = set(), set()
        for seed in range(40):
            other = redeal(match.table, 0, rng_of(seed, "redeal"))
            imagined = Match(TOWN, other, match.dealer, None, [])
            imagined.log.extend([Entry(0, 0, False, [])] * decisions)
            finals.add(json.dumps(imagined.final))
            holding_ants.add(other.count(POST + 1, ANT) > 0)
        assert holding_ants == {False, True}
        assert len(finals) == 1


def test_to_ask_what_is_final_changes_nothing() -> None:
    match = walk(dealt(TOWN, seats=3, seed=5), 5, 20)
    before = match.save()
    assert match.final == match.final
    assert match.save() == before


# Secrets


def test_redeal_shuffles_only_what_the_viewer_cannot_know() -> None:
    match = dealt(PEBBLES, seats=3, seed=4)
    hands = set()
    for seed in range(60):
        other = redeal(match.table, 0, rng_of(seed, "redeal"))
        assert other.pieces(toy.HAND) == match.table.pieces(toy.HAND)
        assert lying_on_table(other, toy.PEBBLES) == lying_on_table(match.table, toy.PEBBLES)
        for spot in range(len(PEBBLES.places.spots)):
            assert other.size(spot) == match.table.size(spot)
        assert other.random_state != match.table.random_state
        hands.add(tuple(other.pieces(toy.HAND + 1)))
    assert hands == {(0, 0), (0, 1), (1, 1)}


@pytest.mark.parametrize("game", [PEBBLES, TOWN], ids=["pebbles", "town"])
def test_after_a_redeal_the_viewer_gets_the_same_to_see(game: Game) -> None:
    for seed in range(4):
        for number, t in enumerate(tables(game, 3, seed)):
            for viewer in (NOBODY, 0, 1, 2):
                other = redeal(t, viewer, rng_of(number, "redeal"))
                match, imagined = (Match(game, table, dealt(game).dealer, None, []) for table in (t, other))
                seat = None if viewer == NOBODY else viewer
                scenes = [one.scene(seat) for one in (imagined, match)]
                for shown in scenes:
                    shown.pop("revealed", None)  # once the game is over nothing is a secret
                assert scenes[0] == scenes[1]


def test_a_scene_shows_own_hands_and_hides_the_others() -> None:
    match = dealt(PEBBLES, seats=2, seed=4)
    for viewer in (0, 1, None):
        for shown in match.scene(viewer)["places"]:
            if shown["place"] == "hand":
                assert ("pieces" in shown) == (shown["owner"] == match.scene(viewer)["viewer"])
        assert (match.scene(viewer)["options"] != []) == (viewer == match.seat)


def test_hidden_pieces_show_their_backs_to_everybody() -> None:
    match = at(TOWN, QUIET_TOWN | {"post": {"blue": ["ant", "bee", "eel"]}})
    for viewer in ("red", "green", None):
        assert seen(match, viewer, "post", "blue")["backs"] == {"plain": 2, "sealed": 1}
    assert "backs" not in seen(match, "blue", "post", "blue")


def test_a_moved_piece_is_told_by_its_back_to_who_saw_neither_end() -> None:
    match = dealt(PEBBLES, seats=2, seed=4)
    for name in ("left", "right", None):
        for event in match.told(name)[0]["events"]:
            assert (event["kind"] is not None) == (event["to"][1] == name)
    town = at(TOWN, QUIET_TOWN | {"letters": {"top": ["dove"]}})
    town.play("draw")
    ends = {"from": ["letters", None], "to": ["post", "red"]}
    for viewer in ("blue", None):
        move = {"what": "moved", "sort": "letter", "kind": None, "back": "sealed"}
        assert told(town, "moved", viewer) == [move | ends]
    assert told(town, "moved", "red") == [{"what": "moved", "sort": "letter", "kind": "dove"} | ends]


def test_a_piece_that_leaves_my_sight_is_named_to_me() -> None:
    match = at(TOWN, QUIET_TOWN | {"post": {"red": ["bee", "eel"]}})
    play(match, "return", "post.eel")
    assert [move["kind"] for move in told(match, "moved", "red")] == ["eel"]
    assert [move["kind"] for move in told(match, "moved", "blue")] == [None]


def test_what_was_pointed_at_in_secret_is_told_only_to_who_did() -> None:
    match = at(TOWN, QUIET_TOWN | {"post": {"red": ["bee", "eel"]}})
    play(match, "return", "post.eel")
    assert [entry["thing"] for entry in match.told("red")[1:]] == ["return", "post.eel"]
    for viewer in ("blue", "green", None):
        assert [entry["thing"] for entry in match.told(viewer)[1:]] == ["return", None]
        assert "eel" not in json.dumps([match.told(viewer), match.scene(viewer)])


def test_what_is_hidden_from_its_owner_stays_hidden() -> None:
    match = at(TOWN, QUIET_TOWN | {"letters": {"top": ["dove"]}})
    match.play("stash")
    for viewer in ("red", "blue", None):
        chest = seen(match, viewer, "chest", "red")
        assert (chest["count"], chest["backs"]) == (1, {"sealed": 1})
        assert "pieces" not in chest
        assert [move["kind"] for move in told(match, "moved", viewer)] == [None]
        assert "dove" not in json.dumps([match.told(viewer), match.scene(viewer)])
    imagined = {redeal(match.table, 0, rng_of(seed, "r")).any_in(toy_town.places.CHEST) for seed in range(40)}
    assert imagined == {3, 4}  # either of the sealed letters


@pytest.mark.parametrize("seat", [2, -1, "middle", "lft", True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    match = dealt(PEBBLES, seats=2)
    looks: list[Callable[[object], object]] = [match.scene, match.told]  # type: ignore[list-item]
    for look in looks:
        with pytest.raises(BadSetting, match=r"there is no seat .* right would be one of left, right.* from 0 to 1$"):
            look(seat)


def test_a_seat_may_be_called_by_its_name() -> None:
    match = dealt(PEBBLES, seats=3, seed=2)
    for number, name in enumerate(("left", "right", "middle")):
        assert match.scene(name) == match.scene(number)
        assert match.scene(name)["viewer"] == name
        assert match.told(name) == match.told(number)
    with pytest.raises(BadSetting, match=r"no seat 'midle' .* \(did you mean middle\?\), or a number from 0 to 2"):
        match.scene("midle")


# Coins, points and cubes


def test_what_is_shifted_is_told_and_conserved() -> None:
    match = at(TOWN, QUIET_TOWN | {"coins": {"red": 4, "green": 2}})
    play(match, "bid.3")
    shift = {"what": "shifted", "count": 3, "from": ["coins", "red"], "to": ["purse", None]}
    for viewer in ("red", "blue", None):
        assert told(match, "shifted", viewer) == [shift]
    assert part(match, "coins") == {"red": 1, "green": 2}
    assert seen(match, None, "purse")["count"] == 18 - 3
    match = at(TOWN, QUIET_TOWN)
    play(match, "toast", "seat.green")
    assert told(match, "shifted") == [
        {"what": "shifted", "count": 1, "from": ["coins", "red"], "to": ["coins", "green"]}
    ]


def test_a_shift_can_be_taken_back_and_none_is_not_told() -> None:
    match = at(TOWN, QUIET_TOWN)
    before = match.position()
    play(match, "toast", "seat.blue")
    assert match.position()["coins"] == {"red": 5, "blue": 7, "green": 6}
    match.undo()
    match.undo()
    assert match.position() == before
    t = match.table.clone()
    t.listener = Listener()
    t.shift(0, COINS, PURSE)
    assert t.listener.events == []


# The end


def test_shared_places_of_the_ranking() -> None:
    match = at(PEBBLES, {"seats": 3, "points": {"left": 1, "middle": 1, "right": 2}, "agenda": []})
    assert match.ranking == [[1], [0, 2]]
    assert match.table[toy.POINTS] == 1
    assert match.table.pieces(toy.SHOWN) == []


def test_ties_are_broken_by_what_comes_after_the_score() -> None:
    points = {"points": {"red": 3, "blue": 3, "green": 3}, "coins": {"red": 1, "green": 2, "blue": 2}}
    assert at(TOWN, QUIET_TOWN | points | {"agenda": []}).ranking == [[1, 2], [0]]


def test_the_account_of_everybodys_points_adds_up_to_the_score() -> None:
    over = {"points": {"red": 4}, "deeds": {"red": ["bake", "sing"]}, "wall": {"blue": ["black"]}, "agenda": []}
    scene = at(TOWN, QUIET_TOWN | over).scene("green")
    assert scene["account"]["red"] == [["bids", 4], ["deeds", 2], ["stones", 0]]
    assert scene["scores"] == {"red": 6, "blue": 1, "green": 0}
    assert "account" not in at(TOWN, QUIET_TOWN).scene("green")
    for game in (PEBBLES, TOWN):
        ended = walk(dealt(game, seats=3, seed=8), 8).scene(None)
        for seat, points in ended["scores"].items():
            assert points == sum(points for _, points in ended["account"][seat])
