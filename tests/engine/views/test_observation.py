"""Observations: the own seat first, bounded, the same for all that a seat cannot tell apart, different for the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import toy
import toy_town
from changing import changes, without_memory
from toy_town.places import BOARD, LETTER_STACK, LETTERS, POST
from turning import lie_alike, turned
from written import at, tables

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.memory import note
from higaki.engine.table.stacks import Slot, arrange
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe, one_hot, outlook, shape
from higaki.engine.views.observation_parts import Part
from higaki.engine.views.redeal import redeal

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


def places_of(t: Table, viewer: int, sort: str) -> dict[str, str]:
    """Where the viewer knows each piece of a sort to lie."""
    seen = numbers(t, viewer)
    part = next(part for part in outlook(t, viewer).parts if part.name == f"{sort} at")
    found = zip(part.of, [part.values[seen[at]] for at in range(part.begin, part.end)], strict=True)
    return {piece: place for piece, place in found if place != "unknown"}


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
    assert (red["coins"], blue["coins"]) == ([1, 2, 3, 0], [2, 3, 1, 0])  # nobody sits on the fourth seat
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
    assert (red["agenda"], red["turn later 1"], blue["turn later 1"], blue["turn later 2"]) == ([2], [1], [3], [0])
    assert red["step later 1"] == blue["step later 1"] != red["step"]


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
    for viewer in range(4):
        own = {"ant": "post+0", "eel": "post+0"} if viewer % 2 == 0 else {"cat": "post+0"}
        assert places_of(t, viewer, "letter") == own
    # By back: the other team's letters, plain and sealed.
    assert [named(t, viewer)["post+2 backs"] for viewer in range(4)] == [[1, 0], [1, 1], [1, 0], [1, 1]]


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
    assert {"stones@bank kinds", "stones@harbour kinds", "tasks@dusk slots", "letters slot backs", "letter at"} <= names
    # What everybody sees needs no number of pieces, and that of letters follows from their backs.
    assert {"post+1 backs", "post+3 backs", "chest+0 backs", "tasks@dusk"} <= names
    assert not {"post+0 kinds", "post+1", "chest+0 kinds", "letters slots", "stones@bank", "tasks@dusk backs"} & names


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


def test_every_set_becomes_its_members() -> None:
    knowing = Part("known to", 0, [7, 7], ["1", "2"], ["+0", "+1", "+2"], is_set=True)
    assert one_hot([knowing], [0b101, 0]) == [1, 0, 1, 0, 0, 0]


@each_game
def test_one_hot_has_as_many_ones_as_there_are_names(game: Game, seats: int) -> None:
    parts = shape(game, seats, {})
    names = sum(len(part.highest) for part in parts if part.is_index)
    for t in some_tables(game, seats, games=1, every=9):
        seen = numbers(t, 0)
        amounts = sum(sum(seen[part.begin : part.end]) for part in parts if not part.is_index and not part.is_set)
        members = sum(seen[at].bit_count() for part in parts if part.is_set for at in range(part.begin, part.end))
        spread = one_hot(parts, seen)
        assert sum(spread) == names + amounts + members
        assert len(spread) == sum(
            sum(part.highest) + len(part.highest)
            if part.is_index
            else len(part.highest) * (len(part.values) if part.is_set else 1)
            for part in parts
        )


# What is known and what is not


@each_game
def test_what_cannot_be_told_apart_is_observed_alike(game: Game, seats: int) -> None:
    for number, t in enumerate(some_tables(game, seats, games=2, every=6)):
        for viewer in range(NOBODY, seats):
            other = redeal(t, viewer, rng_of(number, "redeal"))
            assert numbers(other, viewer) == numbers(t, viewer)


@pytest.mark.slow
@each_game
def test_a_viewer_observes_a_change_if_it_knows_of_it_and_only_then(game: Game, seats: int) -> None:
    rng = rng_of(1, "changes")
    for t in some_tables(game, seats, games=1, every=16 if game is not OSAKA else 60):
        bare = without_memory(t)
        seen = {viewer: numbers(bare, viewer) for viewer in range(NOBODY, seats)}
        for change in changes(bare, rng):
            for viewer in range(NOBODY, seats):
                differs = numbers(change.table, viewer) != seen[viewer]
                assert differs == (viewer in change.known_to), (change.name, viewer)


def test_a_stack_is_observed_from_the_top_down() -> None:
    t = toy_town.GAME.new_table(2, 1, {})
    t.fill(BOARD, [])
    for seat in range(2):
        t.fill(POST + seat, [])
    ant, bee, cat, dove, eel = range(len(LETTERS))
    ends = [Slot(cat, True, 0b01), Slot(dove, True, 0b10), Slot(eel, False, 0b11), Slot(ant, False, 0b01)]
    arrange(t, LETTER_STACK, [bee, eel], ends)
    assert places_of(t, 0, "letter") == {"cat": "letters 1", "eel": "letters 5", "ant": "letters 6"}
    assert places_of(t, 1, "letter") == {"dove": "letters 2", "eel": "letters 5"}
    assert places_of(t, NOBODY, "letter") == {}
    red, blue, nobody = (named(t, viewer) for viewer in (0, 1, NOBODY))
    for seen in (red, blue, nobody):  # plain is 1, sealed is 2
        assert (seen["letters ends"], seen["letters backs"]) == ([2, 2], [3, 3])
        assert seen["letters slot backs"][:7] == [1, 2, 0, 0, 2, 1, 0]
    # Who knows the highest four: a bit for each seat, the own first. Nobody knows what is in the bag.
    assert (red["letters known to"], blue["letters known to"]) == ([0b01, 0b10, 0, 0], [0b10, 0b01, 0, 0])


def test_what_others_know_of_the_own_pieces_is_observed() -> None:
    t = without_memory(toy_town.GAME.new_table(3, 1, {}))
    ant, bee, *_ = range(len(LETTERS))
    for seat in range(3):
        t.fill(POST + seat, [])
    t.fill(BOARD, [])
    t.fill(POST, [ant, ant, bee])
    note(t, POST, ant, 0b100)
    assert places_of(t, 0, "letter") == {"ant": "post+0", "ant 2": "post+0 known to others", "bee": "post+0"}
    assert places_of(t, 1, "letter") == {}
    assert places_of(t, 2, "letter") == {"ant": "post+1"}
    assert [named(t, viewer)[f"letter of +{(3 - viewer) % 3} remembered by"] for viewer in range(3)] == [
        [0, 0, 1, 0],
        [0, 1, 0, 0],
        [1, 0, 0, 0],
    ]


def test_an_observation_is_a_copy() -> None:
    t = toy.GAME.new_table(2, 1, {})
    seen = observe(t, 0)
    before = [*seen]
    t.play(t.options[0])
    assert [*seen] == before
    assert numbers(t, 0) != before
