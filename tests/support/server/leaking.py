"""For the tests that nothing leaks: tables in the middle of a game, and the same with other secrets."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from sampling import SOAK, in_turn

from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Entry, Match
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.table.events import MOVED
from higaki.engine.table.game import Game
from higaki.engine.table.places import known
from higaki.engine.views.event_view import Event
from higaki.engine.views.redeal import redeal
from higaki.server.tables import view_json, views, windows
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room

# White and pink are played at one screen; the others have one guest each.
GUESTS = ["ann", "bob", "bob", "cem", "dee"]
ROLES = ["ann", "bob", "cem", "dee", "somebody at another table", None]
seeds = st.integers(min_value=0, max_value=1 << 40)
lengths = st.integers(min_value=0, max_value=250)


def variants(games: list[Game]) -> list[Any]:
    """Every one of these games at every seat count, in turn as it comes and with the last value of every option; in the
    soak in both ways."""
    found = []
    for game in games:
        for seats in game.settings.seats:
            options = {o.name: o.values[-1] for o in game.settings.options if seats in o.seats}
            for chosen in in_turn(seats, [{}, options]) if options else [{}]:
                words = "-".join([game.name, str(seats), *[f"{name}={value}" for name, value in chosen.items()]])
                found.append(pytest.param((game, seats, chosen), id=words))
    return found


Variant = tuple[Game, int, dict[str, Any]]


def few(examples: int) -> settings:
    return settings(
        max_examples=examples * 100 if SOAK else examples,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def key_of(seed: int) -> bytes:
    """A key as a real table has one, but always the same."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32).digest()


def room_after(variant: Variant, seed: int, decisions: int) -> Room:
    """A table in the middle of a random game."""
    game, seats, options = variant
    match = new_match(game, seats, Dealer(None, key_of(seed)), options)
    rng = rng_of(seed, "walk")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.options[rng.below(len(match.options))])
    occupants = [
        Occupant(guest, None, "Bo" if number == 2 else None, number == 2) for number, guest in enumerate(GUESTS)
    ]
    room = Room("table", game, True, occupants[:seats], options, "ann")
    room.match = match
    windows.prepare(room)
    room.seq = len(match.log)
    room.chat.append(
        {
            "n": 1,
            "seat": None,
            "host": True,
            "author": "",
            "name": "Ann",
            "text": "hello",
            "phrase": None,
            "clears": None,
            "at": "2026-01-01",
        }
    )
    room.note_length()
    return room


def with_other_secrets(room: Room, seat: int, seed: int) -> Room:
    """The same table for the eyes of this seat; everything else is different, also what others answer in advance."""
    match = room.match
    assert match is not None
    rng = rng_of(seed, "secrets")
    dealt = redeal(match.table, seat, rng)
    eyes = room.game.eyes(match.table, seat)
    opening = [blurred(room.game, event, eyes, rng) for event in match.opening]
    dealer = match.dealer if match.over else Dealer(None, key_of(seed))
    imagined = Match(room.game, dealt, dealer, None, opening)
    for entry in match.log:
        events = [blurred(room.game, event, eyes, rng) for event in entry.events]
        unknown = entry.hidden and room.game.eyes(match.table, entry.seat) != eyes
        thing = rng.below(len(room.game.things.names)) if unknown else entry.thing
        window = entry.window if room.game.eyes(match.table, entry.seat) == eyes else None
        imagined.log.append(Entry(entry.seat, thing, entry.hidden, events, window))
    # Whether something can be taken back is everybody's knowledge; what it would be is not.
    imagined._before = [redeal(before, seat, rng) for before in match._before]
    imagined.standing.extend(answer for answer in match.standing if answer.seat == seat)
    other = Room(room.id, room.game, room.private, room.occupants, room.options, room.host)
    other.match, other.seq, other.chat = imagined, room.seq, room.chat
    other.note_length()
    return other


def blurred(game: Game, event: Event, eyes: int, rng: Any) -> Event:
    """A piece that moved unseen might have been any other with the same back."""
    ends = [game.places.spots[spot] for spot in event[2:4]] if event[0] == MOVED else []
    if not ends or any(known(place, game.places.owner(place, member), eyes) for place, member in ends):
        return event
    kinds = game.places.spots[event[2]][0].kinds
    alike = [kind for kind in range(len(kinds)) if kinds.back(kind) == kinds.back(event[1])]
    return (event[0], alike[rng.below(len(alike))], *event[2:])


def seal_of(room: Room) -> bytes:
    """All that may be seen of its key before the end."""
    assert room.match is not None
    assert room.match.dealer.seal is not None
    return room.match.dealer.seal.encode()


def sent(room: Room, guest: str | None, entries: int) -> bytes:
    """The very bytes of an update, and of the view that a call answers with."""
    names = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}
    room.subscribers.written.clear()  # nothing that was written for the table as it stood before
    update = view_json.update(room, names, guest, entries, 0)
    view = views.view(room, names, guest)
    if view["scene"] is not None and view["state"] == "over":
        read = json.loads(update)
        for scene in (read["view"]["scene"], view["scene"]):
            scene.pop("revealed", None)  # what the players lay down at the end, for everybody
        update = json.dumps(read)
    return f"{update}\n{json.dumps(view)}".encode()
