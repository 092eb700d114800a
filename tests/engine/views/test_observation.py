"""Observations: the own seat first, bounded, the same for all that a seat cannot tell apart, different for the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import toy
import toy_town
from toy_town.places import LETTER_STACK, LETTERS
from turning import lie_alike, turned
from written import at, tables

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.piece_encoding import kind_of, mark_on, marked
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH, HEAP, NUMBER, ROW, STACK, TRACK, Place
from higaki.engine.table.stacks import Slot, arrange, bag, slots
from higaki.engine.table.steps import CHANCE, NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, one_hot, outlook, shape
from higaki.engine.views.observation_layout import DEEP, Part
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene

OSAKA = catalogue.find("osaka")
GAMES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in (toy.GAME, toy_town.GAME, OSAKA)
    for seats in game.settings.seats
]
each_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def some_tables(game: Game, seats: int, games: int, every: int) -> Iterator[Table]:
    """Every so manyth table of a few random games, and their last ones."""
    for seed in range(games):
        for number, t in enumerate(tables(game, seats, seed)):
            if t.over or number % every == seed % every:
                yield t


def numbers(t: Table, viewer: int) -> list[int]:
    return [*observe(t, viewer)]


def named(t: Table, viewer: int) -> dict[str, list[int]]:
    """An observation by its parts."""
    seen = numbers(t, viewer)
    return {part.name: seen[part.begin : part.end] for part in outlook(t, viewer).parts}


# The own seat first


@pytest.mark.slow
@each_game
def test_a_turned_table_is_the_same_table_from_another_side(game: Game, seats: int) -> None:
    """What the other tests rely on: nothing gets lost on the way round."""
    for t in some_tables(game, seats, games=2, every=5):
        assert lie_alike(turned(t, 0), t)
        assert lie_alike(turned(t, seats), t)
        assert lie_alike(turned(turned(t, 1), seats - 1), t)


@pytest.mark.slow
@each_game
def test_turning_the_seats_of_a_table_turns_the_observation(game: Game, seats: int) -> None:
    for t in some_tables(game, seats, games=3, every=4):
        seen = [numbers(t, viewer) for viewer in range(seats)]
        for by in range(1, seats):
            round_the_table = turned(t, by)
            for viewer in range(seats):
                assert numbers(round_the_table, (viewer + by) % seats) == seen[viewer]


def test_the_own_things_come_first_and_the_others_follow_clockwise() -> None:
    match = at(
        toy_town.GAME,
        {
            "seats": 3,
            "coins": {"red": 1, "blue": 2, "green": 3},
            "pawn": {"red": "church", "blue": "bank", "green": "harbour"},
            "patron": {"church": "red", "bank": "red", "harbour": "green"},
            "rival": {"red": "blue", "blue": "green", "green": "green"},
            "helpers": {"bank": ["red", "green", "green"]},
            "queue": ["blue", "red", "blue"],
            "board": ["ant green", "bee", "cat red"],
            "wall": {"green": ["black"]},
            "agenda": ["MayObject green red 2", "Rest red"],
        },
    )
    red, blue = (named(match.table, viewer) for viewer in (0, 1))
    assert (red["coins"], blue["coins"]) == ([1, 2, 3], [2, 3, 1])
    assert (red["pawn"][:3], blue["pawn"][:3]) == ([0, 1, 2], [1, 2, 0])
    assert (red["patron"], blue["patron"]) == ([0, 0, 2], [2, 2, 1])
    assert (red["rival"][:3], blue["rival"][:3]) == ([1, 2, 2], [1, 1, 0])
    assert (red["helpers@bank kinds"], blue["helpers@bank kinds"]) == ([1, 0, 2, 0], [0, 2, 1, 0])
    assert (red["queue kinds"][:4], blue["queue kinds"][:4]) == ([2, 1, 2, 0], [1, 3, 1, 0])
    assert (red["board kinds"][:4], red["board marks"][:4]) == ([1, 2, 3, 0], [3, 0, 1, 0])
    assert (blue["board kinds"][:4], blue["board marks"][:4]) == ([1, 2, 3, 0], [2, 0, 3, 0])
    assert (red["wall+2 kinds"], blue["wall+1 kinds"], blue["wall+2 kinds"]) == ([1, 0], [1, 0], [0, 0])
    assert (red["turn"], blue["turn"]) == ([3], [2])
    assert (red["fields"], blue["fields"]) == ([0, 2], [2, 2])  # who bids, and how much


def test_colours_that_nobody_plays_are_nobodys() -> None:
    t = at(toy_town.GAME, {"seats": 2, "queue": ["gold", "red", "green"], "helpers": {"bank": ["gold", "red"]}}).table
    assert [named(t, viewer)["queue kinds"][:3] for viewer in (0, 1)] == [[4, 1, 3], [4, 2, 3]]
    assert [named(t, viewer)["helpers@bank kinds"] for viewer in (0, 1)] == [[1, 0, 0, 1], [0, 1, 0, 1]]


def test_a_set_of_seats_in_a_step_is_counted_from_the_viewer() -> None:
    match = at(toy_town.GAME, {"seats": 3, "coins": {"red": 6}, "agenda": ["RaiseGlass red green", "Rest red"]})
    assert [named(match.table, viewer)["fields"][0] for viewer in range(3)] == [0b100, 0b010, 0b001]


def test_partners_observe_what_their_team_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two teams that sit opposite each other; a team's letters lie at its first member's."""
    monkeypatch.setattr(toy_town.GAME, "eyes", lambda t, seat: seat % 2 if seat >= 0 else seat)
    monkeypatch.setattr(toy_town.GAME, "outlooks", {})
    t = at(toy_town.GAME, {"seats": 4, "post": {"red": ["ant", "eel"], "blue": ["cat"]}, "turn": "red"}).table
    for viewer, post in ((0, [1, 0, 0, 0, 1]), (2, [1, 0, 0, 0, 1]), (1, [0, 0, 1, 0, 0]), (3, [0, 0, 1, 0, 0])):
        assert named(t, viewer)["post+0 kinds"] == post
    assert [named(t, viewer)["post+2"] for viewer in range(4)] == [[1], [2], [1], [2]]


# Shape and bounds


@each_game
def test_every_number_stays_within_its_bounds(game: Game, seats: int) -> None:
    for t in some_tables(game, seats, games=4, every=3):
        for viewer in range(NOBODY, seats):
            view = outlook(t, viewer)
            seen = numbers(t, viewer)
            bounds = [highest for part in view.parts for highest in part.highest]
            assert len(seen) == view.size == len(bounds)
            assert all(0 <= number <= highest for number, highest in zip(seen, bounds, strict=True))


@each_game
def test_the_shape_is_known_without_a_table_and_the_same_for_everybody(game: Game, seats: int) -> None:
    expected = [(part.name, part.begin, part.end, part.highest, part.is_index) for part in shape(game, seats, {})]
    for t in some_tables(game, seats, games=1, every=20):
        for viewer in range(NOBODY, seats):
            parts = outlook(t, viewer).parts
            assert [(part.name, part.begin, part.end, part.highest, part.is_index) for part in parts] == expected


@each_game
def test_parts_have_names_of_their_own_and_follow_one_another(game: Game, seats: int) -> None:
    parts = shape(game, seats, {})
    assert len({part.name for part in parts}) == len(parts)
    assert [part.begin for part in parts] == [0, *[part.end for part in parts[:-1]]]
    assert all(len(part.highest) == part.end - part.begin > 0 for part in parts)


def test_parts_of_areas_and_stacks_are_named_by_where_they_are() -> None:
    names = {part.name for part in shape(toy_town.GAME, 2, {})}
    assert {"stones@bank", "stones@harbour kinds", "tasks@dusk top", "letters bottom", "post+0 kinds"} <= names
    assert {"post+1", "post+1 backs", "chest+0", "chest+0 backs"} <= names
    assert not {"post+1 kinds", "chest+0 kinds", "post+2"} & names


def test_what_was_agreed_on_is_observed() -> None:
    for length, number in (("long", 0), ("short", 1)):
        assert named(toy_town.GAME.new_table(2, 1, {"length": length}), 0)["length"] == [number]
    stakes = named(toy.GAME.new_table(2, 1, {"stakes": 2, "open": True}), 1)
    assert (stakes["stakes"], stakes["open"]) == ([1], [1])


@pytest.mark.parametrize("viewer", [2, 7, -2])
def test_a_seat_that_is_not_there_observes_nothing(viewer: int) -> None:
    t = toy.GAME.new_table(2, 1, {})
    with pytest.raises(BadSetting, match=f"there is no seat {viewer} at this table; right would be a number from 0 to"):
        observe(t, viewer)


def test_every_name_becomes_a_one_among_zeros() -> None:
    place, coins = Part("place", 0, [2, 1], ["a", "b"], ["x", "y", "z"]), Part("coins", 2, [9], ["coins"], [])
    parts = [place, coins, Part("step", 3, [3], ["step"], ["none", "buy", "sell", "pass"])]
    assert one_hot(parts, [1, 0, 7, 3]) == [0, 1, 0, 1, 0, 7, 0, 0, 0, 1]


@each_game
def test_one_hot_has_as_many_ones_as_there_are_names(game: Game, seats: int) -> None:
    parts = shape(game, seats, {})
    names = sum(len(part.highest) for part in parts if part.is_index)
    for t in some_tables(game, seats, games=1, every=9):
        seen = numbers(t, 0)
        amounts = sum(sum(seen[part.begin : part.end]) for part in parts if not part.is_index)
        spread = one_hot(parts, seen)
        assert sum(spread) == names + amounts
        assert len(spread) == sum(
            sum(part.highest) + len(part.highest) if part.is_index else 0 for part in parts
        ) + sum(len(part.highest) for part in parts if not part.is_index)


# What is known and what is not


@each_game
def test_what_cannot_be_told_apart_is_observed_alike(game: Game, seats: int) -> None:
    for number, t in enumerate(some_tables(game, seats, games=2, every=6)):
        for viewer in range(NOBODY, seats):
            other = redeal(t, viewer, rng_of(number, "redeal"))
            assert numbers(other, viewer) == numbers(t, viewer)


@pytest.mark.slow
@each_game
def test_what_is_open_to_a_viewer_is_observed_and_nothing_else(game: Game, seats: int) -> None:
    """Change one thing: the observation changes if, and only if, the viewer is shown something else."""
    shown: set[str] = set()
    hidden: set[str] = set()
    for t in some_tables(game, seats, games=1, every=16 if game is not OSAKA else 60):
        changes = a_few_of_each(changed(t), most=4)
        for viewer in range(NOBODY, seats):
            seen, observed = on_the_table(t, viewer), numbers(t, viewer)
            for name, other in changes:
                if on_the_table(other, viewer) != seen:
                    assert numbers(other, viewer) != observed, f"{name} changed, and {viewer} observes the same"
                    shown.add(name)
                else:
                    assert numbers(other, viewer) == observed, f"{name} is hidden from {viewer}, but observed"
                    hidden.add(name)
    assert {place.name for place in game.places.all} <= {name.partition(":")[0].partition(" of")[0] for name in shown}
    assert hidden


def a_few_of_each(changes: Iterator[tuple[str, Table]], most: int) -> list[tuple[str, Table]]:
    """Spread over all of one name."""
    by_name: dict[str, list[Table]] = {}
    for name, t in changes:
        by_name.setdefault(name, []).append(t)
    return [(name, t) for name, found in by_name.items() for t in found[:: 1 + (len(found) - 1) // most]]


def on_the_table(t: Table, viewer: int) -> dict[str, Any]:
    """What a viewer is shown, but for what is laid open only when all is over."""
    return {name: shown for name, shown in scene(t, viewer).items() if name != "revealed"}


def changed(t: Table) -> Iterator[tuple[str, Table]]:
    """This table with one thing on it changed, in every way that can be thought of easily."""
    game = t.game
    for number, option in enumerate(game.settings.options):
        yield option.name, kept_in(t, AGENDA_DEPTH + number, len(option.values))
    for place in game.places.all:
        for member in game.places.members(place, t.seats):
            spot = place.of(member)
            if place.form == NUMBER:
                yield place.name, kept_in(t, spot, place.capacity + 1)
            elif place.form == TRACK:
                yield from tracks_changed(t, place)
            elif place.form == STACK:
                yield from stacks_changed(t, place, spot)
            else:
                yield from pieces_changed(t, place, spot)
    if not t.over:
        yield from steps_changed(t)


def kept_in(t: Table, cell: int, values: int) -> Table:
    """One higher, and after the highest 0."""
    other = t.clone()
    other[cell] = (other[cell] + 1) % values
    return other


def tracks_changed(t: Table, place: Place) -> Iterator[tuple[str, Table]]:
    assert place.spaces is not None
    seats = t.game.places.seats
    for kind in range(t.seats if place.kinds is seats else len(place.kinds)):
        spaces = t.seats if place.spaces is seats else len(place.spaces)
        yield f"{place.name} of {place.kinds.names[kind]}", kept_in(t, place.first + kind, spaces)


def with_pieces(t: Table, spot: int, pieces: list[int]) -> Table:
    other = t.clone()
    other.fill(spot, pieces)
    return other


def pieces_changed(t: Table, place: Place, spot: int) -> Iterator[tuple[str, Table]]:
    """One piece another, one more, one less; in a row also another order and another mark."""
    pieces = t.pieces(spot)
    if place.form == HEAP or len(pieces) < place.capacity:
        yield f"{place.name}: one more", with_pieces(t, spot, [*pieces, 0])
    for number, piece in enumerate(pieces):
        without = pieces[:number] + pieces[number + 1 :]
        yield f"{place.name}: one less", with_pieces(t, spot, without)
        another = (kind_of(piece) + 1) % len(place.kinds)
        yield f"{place.name}: another", with_pieces(t, spot, [*without, marked(another, mark_on(piece))])
        if place.form == ROW:
            yield f"{place.name}: in another order", with_pieces(t, spot, [*without, piece])
        if place.form == ROW and place.marks is not None:
            for mark in range(NOBODY, t.seats):
                others = [*pieces[:number], marked(piece, mark), *pieces[number + 1 :]]
                yield f"{place.name}: another mark", with_pieces(t, spot, others)


def stacks_changed(t: Table, place: Place, spot: int) -> Iterator[tuple[str, Table]]:
    """Another piece in the bag or in a slot, somebody more or less who knows it, and more or less in order."""
    in_bag, ends = bag(t, spot), slots(t, spot)
    assert len(ends) <= DEEP, "what lies deeper is not observed"
    if len(in_bag) + len(ends) < place.capacity:
        yield f"{place.name}: one more", arranged(t, spot, [*in_bag, 0], ends)
    for number, piece in enumerate(in_bag):
        rest = in_bag[:number] + in_bag[number + 1 :]
        for kind in range(len(place.kinds)):
            yield f"{place.name}: another in the bag", arranged(t, spot, [*rest, kind], ends)
        for on_top in (True, False):
            for knowing in (0, 1, 2):
                slot = Slot(piece, on_top, knowing)
                # Under all that lies on top, or above all that lies at the bottom.
                tops = [end for end in ends if end.on_top]
                bottoms = [end for end in ends if not end.on_top]
                yield f"{place.name}: out of the bag", arranged(t, spot, rest, [*tops, slot, *bottoms])
    for number, slot in enumerate(ends):
        before, after = ends[:number], ends[number + 1 :]
        for kind in range(len(place.kinds)):
            other = Slot(kind, slot.on_top, slot.knowing)
            yield f"{place.name}: another in a slot", arranged(t, spot, in_bag, [*before, other, *after])
        for seat in range(t.seats):
            other = Slot(slot.piece, slot.on_top, slot.knowing ^ 1 << seat)
            yield f"{place.name}: somebody else knows", arranged(t, spot, in_bag, [*before, other, *after])
        yield f"{place.name}: into the bag", arranged(t, spot, [*in_bag, slot.piece], [*before, *after])


def arranged(t: Table, spot: int, in_bag: list[int], ends: list[Slot]) -> Table:
    other = t.clone()
    arrange(other, spot, in_bag, ends)
    return other


def steps_changed(t: Table) -> Iterator[tuple[str, Table]]:
    """Another step at this place of the agenda, as if it were what has to be decided.

    One that continues another has to suggest one of its own answers, which those of this table are not.
    """
    for kind in t.game.steps.kinds:
        if t.game.steps.all[kind.first].continues:
            continue
        steps = [step for step in t.game.steps.all if step.declared is kind and step.seat in (t.seat, CHANCE)]
        for step in steps[:: max(1, len(steps) // 5)]:
            other = t.clone()
            other.pending -= 1
            other.then(step.number)
            yield f"step {kind.name}", other


def test_a_stack_is_observed_at_both_ends() -> None:
    t = toy_town.GAME.new_table(2, 1, {})
    ant, bee, cat, dove, eel = range(len(LETTERS))
    ends = [Slot(cat, True, 0b01), Slot(dove, True, 0b10), Slot(eel, False, 0b11), Slot(ant, False, 0b01)]
    arrange(t, LETTER_STACK, [bee, eel], ends)
    red, blue, nobody = (named(t, viewer) for viewer in (0, 1, NOBODY))
    assert (red["letters top"], red["letters bottom"]) == ([1 + cat, 0, 0, 0, 0], [1 + ant, 1 + eel, 0, 0, 0])
    assert (blue["letters top"], blue["letters bottom"]) == ([0, 1 + dove, 0, 0, 0], [0, 1 + eel, 0, 0, 0])
    assert (nobody["letters top"], nobody["letters bottom"]) == ([0] * 5, [0] * 5)
    for seen in (red, blue, nobody):  # plain is 1, sealed is 2
        assert (seen["letters"], seen["letters ends"], seen["letters backs"]) == ([6], [2, 2], [3, 3])
        assert (seen["letters top backs"][:3], seen["letters bottom backs"][:3]) == ([1, 2, 0], [1, 2, 0])


def test_an_observation_is_a_copy() -> None:
    t = toy.GAME.new_table(2, 1, {})
    seen = observe(t, 0)
    before = [*seen]
    t.play(t.options[0])
    assert [*seen] == before
    assert numbers(t, 0) != before
