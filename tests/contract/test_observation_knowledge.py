"""An observation says all that a seat knows, and nothing else, in every game, seat count and option."""

from __future__ import annotations

import os
from typing import Any

import pytest
from changing import changes, without_memory
from sampling import SOAK
from variants import share, variants
from written import spread

from higaki import catalogue
from higaki.batch import Batch, is_available
from higaki.engine.base.kinds import SetOf
from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.table.places import EVERYBODY, NUMBER, STACK, TRACK
from higaki.engine.table.stacks import slots
from higaki.engine.table.steps import NOBODY
from higaki.engine.views.observation import observe, shape
from higaki.engine.views.redeal import redeal

Variant = tuple[str, int, dict[str, Any]]
each_variant = pytest.mark.parametrize("variant", variants())
MOST_NUMBERS = 800
QUICK = bool(os.environ.get("HIGAKI_QUICK"))
# Tables of each variant whose hidden part is redealt.
REDEALT = 1_000 if QUICK else 100_000 if SOAK else 10_000


def changed(variant: Variant) -> int:
    """Tables of a variant of which everything is changed in turn; in the soak 10,000 of each game."""
    return share(variant, 10_000) if SOAK else 3 if QUICK else 10


@pytest.mark.parametrize("name", catalogue.names())
def test_an_observation_has_the_same_size_for_every_number_of_seats(name: str) -> None:
    game = catalogue.find(name)
    sizes = {shape(game, seats, {})[-1].end for seats in game.settings.seats}
    assert len(sizes) == 1 and max(sizes) <= MOST_NUMBERS


@pytest.mark.parametrize("name", catalogue.names())
def test_no_step_names_a_piece_that_can_lie_hidden(name: str) -> None:
    """Everybody observes the steps on the agenda, so none may tell what somebody holds."""
    game = catalogue.find(name)
    hidden = {place.kinds for place in game.places.all if place.holds_pieces and place.sees != EVERYBODY}
    fields = [field for kind in game.steps.kinds for field in kind.fields.values()]
    named = {field.kinds if isinstance(field, SetOf) else field for field in fields}
    assert not hidden & named


@each_variant
def test_redealing_what_a_seat_cannot_know_leaves_every_number(variant: Variant) -> None:
    """Tables from all parts of random games, from every seat and for a spectator. Games go on from the redealt ones."""
    name, seats, options = variant
    if not is_available(catalogue.find(name)):
        for number, t in enumerate(spread(variant, 100)):
            viewer = number % (seats + 1) - 1
            assert list(observe(redeal(t, viewer, rng_of(number, "redeal")), viewer)) == list(observe(t, viewer))
        return
    batch = Batch(name, seats, n=100, seed=3, resets=True, **options)
    for turn in range(REDEALT // 100):
        for _ in range(10 + 7 * turn % 11):
            batch.step(batch.random_things())
        viewer = turn % (seats + 1) - 1
        known = batch.observe(viewer)
        batch.redeal(viewer)
        assert (batch.observe(viewer) == known).all()


@each_variant
def test_a_place_holds_only_what_it_is_declared_to_hold(variant: Variant) -> None:
    """Observations rely on it: kinds that cannot lie there have no number, nor have slots of a stack below `deep`."""
    game = catalogue.find(variant[0])
    for t in spread(variant, changed(variant)):
        for spot, (place, member) in enumerate(game.places.spots):
            owner = game.places.owner(place, member)
            assert all(place.may_hold(kind_of(piece), owner) for piece in t.pieces(spot)), place.name
            if place.form == STACK and place.deep < place.capacity:
                known = [depth for depth, slot in enumerate(slots(t, spot)) if slot.knowing]
                assert all(depth < place.deep and slots(t, spot)[depth].on_top for depth in known)


@pytest.mark.slow
@each_variant
def test_a_viewer_observes_a_change_if_it_knows_of_it_and_only_then(variant: Variant) -> None:
    """Change everything there is, one thing at a time."""
    game, seats, rng = catalogue.find(variant[0]), variant[1], rng_of(7, "changes")
    found = set()
    for played in spread(variant, changed(variant)):
        t = without_memory(played)
        seen = {viewer: list(observe(t, viewer)) for viewer in range(NOBODY, seats)}
        for change in changes(t, rng):
            for viewer in range(NOBODY, seats):
                differs = list(observe(change.table, viewer)) != seen[viewer]
                assert differs == (viewer in change.known_to), (change.name, viewer)
                found.add(change.name)
    assert {place.name for place in game.places.all if place.form in (NUMBER, TRACK)} <= found
