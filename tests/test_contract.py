"""The contract: what holds for every game, every seat count and every option, whatever is played.

It runs on the compiled build, and a sample of it (HIGAKI_QUICK=1) on the interpreted one. HIGAKI_SOAK=1 plays a
hundred times as much.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import higaki
from higaki import catalogue
from higaki.bots import NAMES, bot_called
from higaki.engine.errors import IllegalChoice
from higaki.engine.luck import luck_of
from higaki.engine.marks import kind_of
from higaki.engine.match import Match
from higaki.engine.observation import observe, slices
from higaki.engine.playout import play_out, random_thing
from higaki.engine.redeal import redeal
from higaki.engine.snapshot import restored, snapshot
from higaki.engine.steps import CHANCE
from higaki.engine.table import Table
from higaki.engine.text import Words, languages

Choice = tuple[str, Any]
SOAK = 100 if os.environ.get("HIGAKI_SOAK") else 1
QUICK = bool(os.environ.get("HIGAKI_QUICK"))
LONGEST = 5000
# Decisions that a bot makes before lots take over, where turns have many actions and thoughts are deep.
THOUGHTS = 10 if QUICK else 50 * SOAK
# Decisions of which every question and answer is said.
ALL_SAID = 25 if QUICK else 250 * SOAK


def variants() -> list[Any]:
    """Every game at every seat count with its options."""
    found = []
    for name in catalogue.names():
        game = catalogue.find(name)
        for seats in game.settings.seats:
            options = [option for option in game.settings.options if seats in option.seats]
            choices = [[(option.name, value) for value in option.values] for option in options]
            for chosen in combinations(choices):
                words = "-".join([name, str(seats), *[f"{key}={value}" for key, value in chosen]])
                found.append(pytest.param((name, seats, dict(chosen)), id=words))
    return found


def combinations(choices: list[list[Choice]]) -> list[tuple[Choice, ...]]:
    """So many that every pair of values meets, the defaults first; in the soak all there are."""
    everything = list(itertools.product(*choices))
    if SOAK > 1:
        return everything
    chosen, met = [everything[0]], set(itertools.combinations(everything[0], 2))
    while True:
        best = max(everything, key=lambda one: len(set(itertools.combinations(one, 2)) - met))
        if not set(itertools.combinations(best, 2)) - met:
            return chosen
        chosen.append(best)
        met |= set(itertools.combinations(best, 2))


pytestmark = pytest.mark.parametrize("variant", variants())
Variant = tuple[str, int, dict[str, Any]]
seeds = st.integers(min_value=0, max_value=1 << 40)
lengths = st.integers(min_value=0, max_value=200)


def few(examples: int) -> Any:
    return settings(
        max_examples=(examples + 9) // 10 if QUICK else examples * SOAK,
        deadline=None,
        derandomize=SOAK == 1,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def new(variant: Variant, seed: int) -> Match:
    name, seats, options = variant
    return higaki.new(name, seats=seats, seed=seed, **options)


def table_after(variant: Variant, seed: int, decisions: int) -> Table:
    """A table in the middle of a random game."""
    name, seats, options = variant
    t = catalogue.find(name).new_table(seats, seed, options)
    luck = luck_of(seed, "walk")
    for _ in range(decisions):
        if t.over:
            break
        t.play(random_thing(t, luck))
    return t


def match_after(variant: Variant, seed: int, decisions: int) -> Match:
    match = new(variant, seed)
    luck = luck_of(seed, "walk")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.options[luck.below(len(match.options))])
    return match


@given(seed=seeds)
@few(20)
def test_a_random_game_ends_and_every_decision_is_a_real_one(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    luck = luck_of(seed, "walk")
    things = len(t.game.things.names)
    for _ in range(LONGEST):
        if t.over:
            break
        assert t.options
        assert len(set(t.options)) == len(t.options)
        assert all(0 <= thing < things for thing in t.options)
        assert t.seat == CHANCE or 0 <= t.seat < t.seats
        t.play(random_thing(t, luck))
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
    before = snapshot(t)
    one, other = t.clone(), t.clone()
    play_out(one, luck_of(seed, "one"))
    assert snapshot(t) == before
    play_out(t, luck_of(seed, "two"))
    assert snapshot(other) == before
    assert other.options == table_after(variant, seed, decisions).options
    play_out(other, luck_of(seed, "two"))
    assert snapshot(other) == snapshot(t)


@given(seed=seeds, decisions=lengths)
@few(15)
def test_steps_never_change(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    agenda = list(t.agenda)
    fields = [(step.seat, step.fields()) for step in agenda]
    play_out(t, luck_of(seed, "on"))
    assert [(step.seat, step.fields()) for step in agenda] == fields


@given(seed=seeds, decisions=lengths)
@few(10)
def test_the_json_round_trip_plays_on_identically(variant: Variant, seed: int, decisions: int) -> None:
    t = table_after(variant, seed, decisions)
    again = restored(t.game, t.seats, t.game.settings.chosen(t.settings), json.loads(json.dumps(snapshot(t))))
    assert (again.seat, again.options) == (t.seat, t.options)
    play_out(t, luck_of(seed, "on"))
    play_out(again, luck_of(seed, "on"))
    assert snapshot(again) == snapshot(t)


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
        dealt = redeal(t, number, luck_of(other, "redeal"))
        imagined = Match(match.game, dealt, match.seed, None, match.opening)
        assert json.dumps(imagined.scene(viewer)) == json.dumps(match.scene(viewer))
        assert observe(dealt, number) == observe(t, number)
        assert (t.seat != number) or dealt.options == t.options


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
                    ends = [(places[place], owner) for place, owner in (event["from"], event["to"])]
                    assert any(
                        place.remembered or place.sees == "everybody" or (place.sees == "owner" and owner == name)
                        for place, owner in ends
                    )


@given(seed=seeds)
@few(4)
def test_what_somebody_pointed_at_is_told_only_if_it_gives_no_secret_away(variant: Variant, seed: int) -> None:
    """A thing that others could not expect shows a piece to them, or they are not told which thing it was."""
    match = new(variant, seed)
    luck = luck_of(seed, "walk")
    for _ in range(80):
        if match.over:
            break
        before, decisions = match.table.clone(), len(match.log)
        thing = match.options[luck.below(len(match.options))]
        match.play(thing)
        number = match.game.things.numbers[thing]
        for viewer in [None, *[seat for seat in range(before.seats) if seat != before.seat]]:
            if number not in redeal(before, -1 if viewer is None else viewer, luck).options:
                entry = match.told(viewer, since=decisions + 1)[0]
                seen = [event for event in entry["events"] if event["what"] == "moved" and event["kind"] is not None]
                assert entry["thing"] is None or seen


@given(seed=seeds)
@few(6)
def test_pieces_are_conserved(variant: Variant, seed: int) -> None:
    t = table_after(variant, seed, 0)
    luck = luck_of(seed, "walk")
    while not t.over:
        for place in t.game.places.all:
            if place.rest and place.kinds.supply is not None:
                lying: Counter[int] = Counter()
                for spot, (other, _) in enumerate(t.game.places.spots):
                    if other.kinds is place.kinds:
                        lying.update(kind_of(piece) for piece in t.at[spot])
                assert [lying[kind] for kind in range(len(place.kinds))] == place.kinds.supply
            if place.form == "row":
                assert len(t.at[place.first]) <= place.capacity
            if place.form == "heap":
                for owner in place.owners(t.seats):
                    assert t.at[place.of(owner)] == sorted(t.at[place.of(owner)])
        t.play(random_thing(t, luck))


@given(seed=seeds, decisions=lengths)
@few(8)
def test_observations_keep_their_shape_and_own_seat_comes_first(variant: Variant, seed: int, decisions: int) -> None:
    start, t = table_after(variant, seed, 0), table_after(variant, seed, decisions)
    size = len(observe(start, 0))
    for viewer in range(t.seats):
        assert len(observe(t, viewer)) == size
    found = slices(t)
    assert [begin for begin, _ in found.values()] == [0, *[end for _, end in found.values()]][:-1]
    assert max(end for _, end in found.values()) == size
    for viewer in range(t.seats):
        begin, end = found["turn"]
        turn = observe(t, viewer)[begin:end]
        assert turn == [int(t.seat >= 0 and (viewer + after) % t.seats == t.seat) for after in range(t.seats)]


@given(seed=seeds, decisions=lengths)
@few(8)
def test_undo_never_takes_back_what_was_revealed_or_decided_by_others(
    variant: Variant, seed: int, decisions: int
) -> None:
    match = match_after(variant, seed, decisions)
    while match.can_undo:
        seat = match.log[-1].seat
        after, count = match.table, len(match.log)
        match.undo()
        assert len(match.log) == count - 1
        assert match.seat == seat
        assert match.table.luck == after.luck, "a draw was taken back"


@given(seed=seeds, decisions=lengths)
@few(6)
def test_what_is_not_final_stays_with_the_seat_and_can_be_taken_back(
    variant: Variant, seed: int, decisions: int
) -> None:
    match = match_after(variant, seed, decisions)
    saved = match.save()
    for thing in match.options:
        after = higaki.load(saved)
        after.play(thing)
        assert (thing in match.final) == (after.seat != match.seat or not after.can_undo)
    assert match.save() == saved


@given(seed=seeds)
@few(3)
def test_every_sentence_of_a_game_can_be_said_in_every_language(variant: Variant, seed: int) -> None:
    match = new(variant, seed)
    spoken = [Words(match.game.folder, language) for language in languages()]
    luck = luck_of(seed, "walk")
    said: set[tuple[str, str]] = set()
    while not match.over:
        # Where a game is long, only answers to a question that have not been said before.
        asked = {(type(match.table.agenda[-1]).__name__, thing) for thing in match.options}
        if len(match.log) < ALL_SAID or asked - said:
            said |= asked
            scene = match.scene(match.seat)
            for words in spoken:
                assert words.prompt(scene)
                assert all(words.option(scene, thing) for thing in match.options)
        match.play(match.options[luck.below(len(match.options))])
    for words in spoken:
        for entry in match.told(None):
            for event in entry["events"]:
                assert event["what"] == "moved" or words.event(event)


@pytest.mark.parametrize("bot", NAMES)
def test_bots_play_legally_to_the_end(variant: Variant, bot: str) -> None:
    deep = any(kind.step.between_actions for kind in catalogue.find(variant[0]).steps)
    for seed in range(1 if QUICK else 2 * SOAK):
        t = table_after(variant, seed, 0)
        chance = luck_of(seed, "chance")
        for number in range(LONGEST):
            if t.over:
                break
            if t.seat == CHANCE or (deep and number > THOUGHTS):
                t.play(random_thing(t, chance))
                continue
            chosen = bot_called(bot, luck_of(seed, f"bot {number}")).choose(t)
            assert chosen in t.options
            t.play(chosen)
        assert t.over


def test_a_table_is_small(variant: Variant) -> None:
    """Everything that only this table holds, in bytes."""
    for seed in range(3):
        for decisions in (0, 80, 160):
            t = table_after(variant, seed, decisions)
            own = [t, t.at, t.numbers, t.agenda, t.options, *t.at, *t.agenda]
            size = sum(sys.getsizeof(part) + sys.getsizeof(getattr(part, "__dict__", 0)) for part in own)
            assert size < 20_000
