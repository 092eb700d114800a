"""The contract: what holds for every game, every seat count and every option, whatever is played.

It runs on the compiled build, and a sample of it (HIGAKI_QUICK=1) on the interpreted one. HIGAKI_SOAK=1 plays a
hundred times as much.
"""

from __future__ import annotations

import itertools
import json
import os
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sampling import SOAK
from variants import TIMES, variants

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.engine.base.errors import IllegalChoice
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.base.text import UNSPOKEN, Words, languages
from higaki.engine.match.match import Match
from higaki.engine.match.position_reader import read_whole
from higaki.engine.match.position_writer import lying_on_table, write_whole
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, one_hot, outlook, shape
from higaki.engine.views.random_play import play_out, random_thing
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
LONGEST = 5000
# Decisions that a bot makes before lots take over, where turns have many actions and thoughts are deep.
THOUGHTS = 10 if QUICK else 50 * TIMES
# Every so many decisions all pieces are counted.
COUNTED = 10 if QUICK else 7 if not SOAK else 1
# Decisions of which every question and answer is said.
ALL_SAID = 25 if QUICK else 50 * TIMES


pytestmark = pytest.mark.parametrize("variant", variants(defaults_only=QUICK))
Variant = tuple[str, int, dict[str, Any]]
seeds = st.integers(min_value=0, max_value=1 << 40)
lengths = st.integers(min_value=0, max_value=200)


def few(examples: int) -> settings:
    return settings(
        max_examples=(examples + 9) // 10 if QUICK else (examples + 2) // 3 if not SOAK else examples * TIMES,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def standing_of(t: Table) -> Any:
    """Everything there is to say about a table."""
    return write_whole(t), t.random_state, t.seat, t.options


def options_worked_out(t: Table) -> list[int]:
    """The options of a table found anew, not those it was copied with."""
    asked = t.clone()
    asked.choices = 0
    asked.step.options(asked)
    return asked.options


def new(variant: Variant, seed: int) -> Match:
    name, seats, options = variant
    return higaki.new(name, seats=seats, seed=seed, **options)


def table_after(variant: Variant, seed: int, decisions: int) -> Table:
    """A table in the middle of a random game."""
    name, seats, options = variant
    t = catalogue.find(name).new_table(seats, seed, options)
    rng = rng_of(seed, "walk")
    for _ in range(decisions):
        if t.over:
            break
        t.play(random_thing(t, rng))
    return t


def match_after(variant: Variant, seed: int, decisions: int) -> Match:
    match = new(variant, seed)
    rng = rng_of(seed, "walk")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.options[rng.below(len(match.options))])
    return match


@given(seed=seeds)
@few(20)
def test_a_random_game_ends_and_every_decision_is_a_real_one(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    rng = rng_of(seed, "walk")
    things = len(t.game.things.names)
    for _ in range(LONGEST):
        if t.over:
            break
        assert t.options
        assert t.options == sorted(set(t.options))
        assert all(0 <= thing < things for thing in t.options)
        if t.seat == CHANCE:  # weights are in the order in which things were offered
            assert len(t.step.weights(t)) in (0, t.choices)
            assert [t.option(number) for number in range(t.choices)] == t.options
        assert t.seat == CHANCE or 0 <= t.seat < t.seats
        t.play(random_thing(t, rng))
    assert t.over, f"no end after {LONGEST} decisions"
    assert t.options == []
    ranked = [seat for seats in t.game.ranking(t) for seat in seats]
    assert sorted(ranked) == list(range(t.seats))


@given(seed=seeds, decisions=lengths)
@few(15)
def test_every_other_thing_is_refused_and_changes_nothing(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    before = match.save()
    for thing in match.game.things.names:
        if thing not in match.options:
            with pytest.raises(IllegalChoice) as caught:
                match.play(thing)
            assert "\n" not in str(caught.value)
            assert all(option in str(caught.value) for option in match.options)
    for nonsense in ("", "nothing.at.all", "\x00", "a" * 10_000):
        with pytest.raises(IllegalChoice):
            match.play(nonsense)
    assert match.save() == before


@given(seed=seeds, decisions=lengths)
@few(15)
def test_a_clone_shares_nothing_mutable(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    before = standing_of(t)
    one, other = t.clone(), t.clone()
    play_out(one, rng_of(seed, "one"))
    assert standing_of(t) == before
    play_out(t, rng_of(seed, "two"))
    assert standing_of(other) == before
    assert other.options == table_after(variant, seed, decisions).options
    play_out(other, rng_of(seed, "two"))
    assert standing_of(other) == standing_of(t)


@given(seed=seeds, decisions=lengths)
@few(10)
def test_the_json_round_trip_plays_on_identically(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    written = json.loads(json.dumps(write_whole(t)))
    again = read_whole(t.game, t.seats, t.game.settings.chosen(t.settings), written, t.random_state)
    again.settle()
    assert standing_of(again) == standing_of(t)
    play_out(t, rng_of(seed, "on"))
    play_out(again, rng_of(seed, "on"))
    assert standing_of(again) == standing_of(t)


@given(seed=seeds, decisions=lengths)
@few(8)
def test_saving_and_replaying_reproduce_the_match(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    text = json.dumps(match.save())
    assert len(text) < 100_000
    loaded = higaki.load(json.loads(text))
    assert loaded.save() == match.save()
    for viewer in [None, *range(match.table.seats)]:
        assert loaded.scene(viewer) == match.scene(viewer)
        assert loaded.told(viewer) == match.told(viewer)


@given(seed=seeds, decisions=lengths)
@few(10)
def test_a_position_can_be_written_down_and_started_from(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    position = json.loads(json.dumps(match.position()))
    again = higaki.start(variant[0], position, seed=seed)
    assert again.position() == position
    assert again.options == match.options
    assert [again.scene(seat) for seat in range(again.table.seats)] == [
        match.scene(seat) for seat in range(match.table.seats)
    ]


@given(seed=seeds, decisions=lengths, other=seeds)
@few(15)
def test_nothing_leaks(variant: Variant, seed: int, decisions: int, other: int) -> None:
    """After redealing all that a viewer cannot know, every byte the viewer gets is the same."""
    match = match_after(variant, seed, decisions)
    t = match.table
    for viewer in [None, *range(t.seats)]:
        number = -1 if viewer is None else viewer
        dealt = redeal(t, number, rng_of(other, "redeal"))
        imagined = Match(match.game, dealt, match.dealer, None, match.opening)
        scenes = [one.scene(viewer) for one in (imagined, match)]
        if t.over:  # then the players lay down what they had, and this alone may differ
            for scene in scenes:
                del scene["revealed"]
        assert json.dumps(scenes[0]) == json.dumps(scenes[1])
        assert list(observe(dealt, number)) == list(observe(t, number))
        if t.seat == number and not t.over:
            assert options_worked_out(dealt) == t.options


@given(seed=seeds)
@few(4)
def test_what_a_seat_may_choose_follows_from_what_it_knows(variant: Variant, seed: int) -> None:
    """Along a whole random game: options found anew on a redealt table are those of the true one."""
    t = table_after(variant, seed, 0)
    rng = rng_of(seed, "walk")
    for _ in range(300):
        if t.over:
            break
        if t.seat != CHANCE:
            assert options_worked_out(redeal(t, t.seat, rng)) == t.options
        t.play(random_thing(t, rng))


@given(seed=seeds, decisions=lengths)
@few(8)
def test_the_log_names_a_moved_piece_only_to_who_could_see_it(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    places = {place.name: place for place in match.game.places.all}
    for viewer in [None, *range(match.table.seats)]:
        name = None if viewer is None else match.game.seat_names[match.game.eyes(match.table, viewer)]
        for entry in match.told(viewer):
            for event in entry["events"]:
                if event["what"] == "moved" and event["kind"] is not None:
                    ends = [(places[end[0]], end[1]) for end in (event["from"], event["to"])]
                    assert any(
                        place.remembered or place.sees == "everybody" or (place.sees == "owner" and member == name)
                        for place, member in ends
                    )


@given(seed=seeds)
@few(4)
def test_what_somebody_pointed_at_is_told_only_if_it_gives_no_secret_away(variant: Variant, seed: int) -> None:
    """A thing that others could not expect shows a piece to them, or they are not told which thing it was."""
    match = new(variant, seed)
    rng = rng_of(seed, "walk")
    for _ in range(80):
        if match.over:
            break
        before, decisions = match.table.clone(), len(match.log)
        thing = match.options[rng.below(len(match.options))]
        match.play(thing)
        number = match.game.things.numbers[thing]
        for viewer in [None, *[seat for seat in range(before.seats) if seat != before.seat]]:
            if number not in redeal(before, -1 if viewer is None else viewer, rng).options:
                entry = match.told(viewer, since=decisions + 1)[0]
                seen = [event for event in entry["events"] if event["what"] == "moved" and event["kind"] is not None]
                assert entry["thing"] is None or seen


@given(seed=seeds)
@few(6)
def test_pieces_are_conserved(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    rng = rng_of(seed, "walk")
    places = t.game.places
    sorts = {id(place.kinds): place.kinds for place in places.all if place.rest and place.kinds.supply is not None}
    spots = [(place, place.of(member)) for place in places.all for member in places.members(place, t.seats)]
    limited = [(spot, place.capacity) for place, spot in spots if place.capacity and place.holds_pieces]
    heaps = [(spot, range(len(place.kinds))) for place, spot in spots if place.form == "heap"]
    for number in itertools.count():
        if t.over:
            return
        # What is lost stays lost, so a sample sees it a little later.
        if number % COUNTED == 0:
            for kinds in sorts.values():
                assert lying_on_table(t, kinds) == kinds.supply
            for spot, capacity in limited:
                assert t.size(spot) <= capacity
            for spot, kinds_of_heap in heaps:
                counts = [t.count(spot, kind) for kind in kinds_of_heap]
                assert min(counts) >= 0
                assert sum(counts) == t.size(spot)
        t.play(random_thing(t, rng))


@given(seed=seeds)
@few(6)
def test_the_account_of_every_seat_sums_to_its_score(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    play_out(t, rng_of(seed, "on"))
    for seat in range(t.seats):
        account = t.game.account(t, seat)
        assert sum(points for _, points in account) == t.game.scores(t)[seat]
        assert len({word for word, _ in account}) == len(account)


@given(seed=seeds, decisions=lengths if QUICK else st.integers(min_value=0, max_value=LONGEST))
@few(4)
def test_what_the_log_scored_sums_to_the_score(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    eyes = [match.game.eyes(match.table, seat) for seat in range(match.table.seats)]
    scored = [0] * match.table.seats
    for entry in match.told(None):
        for event in entry["events"]:
            if "scored" in event:
                scored[eyes[match.game.seat_names.index(event["seat"])]] += event["scored"]
    assert [scored[eyes[seat]] for seat in range(match.table.seats)] == match.scores


@given(seed=seeds, decisions=lengths)
@few(10)
def test_the_terms_of_a_standing_add_up_to_it(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    words = [term.word for term in t.game.terms(t, 0)]
    assert len(set(words)) == len(words)
    for seat in range(t.seats):
        terms = t.game.terms(t, seat)
        assert [term.word for term in terms] == words
        assert sum(term.worth for term in terms) == pytest.approx(t.game.evaluate(t, seat))


@given(seed=seeds, decisions=lengths)
@few(10)
def test_what_is_refused_is_not_offered_and_no_reason_is_given_to_others(
    variant: Variant, seed: int, decisions: int
) -> None:
    match = match_after(variant, seed, decisions)
    for viewer in [None, *range(match.table.seats)]:
        scene = match.scene(viewer)
        assert not set(scene["refused"]) & set(match.options)
        assert viewer == match.seat or not scene["refused"]


@given(seed=seeds, decisions=lengths)
@few(6)
def test_a_plan_can_be_played_as_it_stands_and_taken_back_up_to_a_reveal(
    variant: Variant, seed: int, decisions: int
) -> None:
    match = match_after(variant, seed, decisions)
    saved = match.save()
    for thing, planned in match.plans.items():
        assert planned[0]["thing"] == thing
        # What was pointed at, and what is forced, need not be offered again.
        asked = [one for one in planned[1:] if not one["forced"]]
        assert all(one["thing"] in one["options"] for one in asked)
        assert not any(one["options"] for one in planned if one not in asked)
        assert match.plan(thing, [], []) == planned
        pointed = [one["thing"] for one in planned if not one["forced"]]
        after = higaki.load(saved)
        after.play_all(pointed)
        decided = after.log[len(match.log) :][: len(pointed)]
        assert [after.game.things.names[entry.thing] for entry in decided] == pointed
    assert match.save() == saved


@given(seed=seeds)
@few(6)
def test_the_standings_of_a_finished_game_explain_its_ranking(variant: Variant, seed: int) -> None:
    """Score first, then a word for every tie-break; who shares a place has the same numbers, who is behind has less."""
    t = table_after(variant, seed, 0)
    assert not {"standing", "tie_breaks", "revealed"} & set(scene(t, 0))
    play_out(t, rng_of(seed, "on"))
    seen = scene(t, 0)
    for seat, numbers in seen["standing"].items():
        assert numbers[0] == seen["scores"][seat]
        assert len(numbers) == 1 + len(seen["tie_breaks"])
    places = [[seen["standing"][seat] for seat in seats] for seats in seen["ranking"]]
    assert all(numbers == place[0] for place in places for numbers in place)
    assert [place[0] for place in places] == sorted([place[0] for place in places], reverse=True)
    assert len({tuple(place[0]) for place in places}) == len(places)


@given(seed=seeds)
@few(6)
def test_at_the_end_everybody_sees_all_that_players_kept_hidden(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    play_out(t, rng_of(seed, "on"))
    revealed = scene(t, 0)["revealed"]
    assert all(scene(t, viewer)["revealed"] == revealed for viewer in range(-1, t.seats))
    hidden = [part for part in scene(t, -1)["places"] if "sort" in part and "pieces" not in part]
    kept = {(part["place"], part["owner"]): part["count"] for part in hidden if part["owner"] and part["count"]}
    counts = [(part["place"], part["owner"], sum(piece["count"] for piece in part["pieces"])) for part in revealed]
    assert {(place, owner): count for place, owner, count in counts} == kept
    assert len(counts) == len(kept)


@given(seed=seeds, decisions=lengths)
@few(8)
def test_observations_keep_their_shape_and_own_seat_comes_first(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    parts = shape(t.game, t.seats, variant[2])
    assert [part.begin for part in parts] == [0, *[part.end for part in parts]][:-1]
    assert len({part.name for part in parts}) == len(parts)
    turn = next(part for part in parts if part.name == "turn")
    for viewer in range(t.seats):
        seen = list(observe(t, viewer))
        assert [(part.name, part.highest) for part in outlook(t, viewer).parts] == [(p.name, p.highest) for p in parts]
        highest = [most for part in parts for most in part.highest]
        assert len(seen) == len(highest)
        assert all(0 <= number <= most for number, most in zip(seen, highest, strict=True))
        assert len(one_hot(parts, seen)) == sum(
            most + 1 if part.is_index else len(part.values) if part.is_set else 1
            for part in parts
            for most in part.highest
        )
        assert seen[turn.begin] == (1 + (t.seat - viewer) % t.seats if t.seat >= 0 else 0)


@given(seed=seeds, decisions=lengths)
@few(8)
def test_undo_never_takes_back_what_was_revealed_or_decided_by_others(
    variant: Variant, seed: int, decisions: int
) -> None:
    match = match_after(variant, seed, decisions)
    while match.undoable:
        seat = match.log[-1].seat
        after, count = match.table, len(match.log)
        match.undo()
        assert len(match.log) == count - 1
        assert match.seat == seat
        assert match.table.drawn == after.drawn, "a draw was taken back"


@given(seed=seeds, decisions=lengths)
@few(6)
def test_what_is_not_final_can_be_taken_back(variant: Variant, seed: int, decisions: int) -> None:
    match = match_after(variant, seed, decisions)
    saved = match.save()
    for thing in match.options:
        after = higaki.load(saved)
        after.play_all(
            [one["thing"] for one in match.plans.get(thing, [{"thing": thing, "forced": False}]) if not one["forced"]]
        )
        assert (thing in match.final) == (not after.undoable)
    assert match.save() == saved


@cache
def all_words(name: str) -> list[Words]:
    """Of every language; reading the files takes as long as a whole game."""
    return [Words(catalogue.find(name).folder, language) for language in languages()]


@given(seed=seeds)
@few(2)
def test_every_sentence_of_a_game_can_be_said_in_every_language(variant: Variant, seed: int) -> None:
    match = new(variant, seed)
    name, seats, _ = variant
    spoken = all_words(name)
    if not SOAK:  # one language with an even number of seats, the other with an odd one
        spoken = [spoken[seats % len(spoken)]]
    rng = rng_of(seed, "walk")
    said: set[tuple[str, str]] = set()
    while not match.over:
        # Where a game is long, only answers to a question that have not been said before.
        asked = {(type(match.table.step).__name__, thing) for thing in match.options}
        if len(match.log) < ALL_SAID or asked - said:
            said |= asked
            scene = match.scene(match.seat)
            for words in spoken:
                assert words.prompt(scene)
                assert all(words.option(scene, thing) for thing in match.options)
                assert all(words.option(scene, thing) and words.why_not(scene, thing) for thing in scene["refused"])
        match.play(match.options[rng.below(len(match.options))])
    for words in spoken:
        for entry in match.told(None):
            for event in entry["events"]:
                assert event["what"] in UNSPOKEN or words.event(event)
                assert "scored" not in event or words.score(event)
        for word in match.game.tie_breaks():
            assert words.say(f"tie-{word}", more=2, less=1)
        for account in match.scene(None)["account"].values():
            assert all(words.say(f"account-{word}") for word, _ in account)


@pytest.mark.parametrize("bot", ["random", "greedy", *([] if QUICK else ["easy", "medium:3"])])
def test_bots_play_legally_to_the_end(variant: Variant, bot: str) -> None:
    deep = bot == "medium:3" or any(step.between_actions for step in catalogue.find(variant[0]).steps.all)
    for seed in range(TIMES):
        t = table_after(variant, seed, 0)
        chance = rng_of(seed, "chance")
        for number in range(LONGEST):
            if t.over:
                break
            if t.seat == CHANCE or (deep and number > THOUGHTS):
                t.play(random_thing(t, chance))
                continue
            chosen = bot_called(bot, rng_of(seed, f"bot {number}")).choose(t)
            assert chosen in t.options
            t.play(chosen)
        assert t.over


def test_a_table_is_small(variant: Variant) -> None:
    """All that a clone copies: its cells have two bytes each."""
    assert len(table_after(variant, 1, 0).cells) < 2_500
