"""Nothing leaks: what a guest may not know can be dealt anew without changing one byte of what the guest is sent."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import SOAK
from toy import GAME as PEBBLES_GAME
from toy_town import GAME as TOWN_GAME

import higaki
from higaki.engine.beginning import new_match
from higaki.engine.dealing import Dealer
from higaki.engine.game import Game
from higaki.engine.luck import luck_of
from higaki.engine.match import Entry, Match
from higaki.engine.places import known
from higaki.engine.position import write_whole
from higaki.engine.reading import read_whole
from higaki.engine.redeal import redeal
from higaki.engine.scene import scene
from higaki.engine.steps import CHANCE, NOBODY
from higaki.engine.story import MOVED
from higaki.engine.telling import Event
from higaki.server import bot_workers, views, windows, writing
from higaki.server.bot_players import BotPlayers
from higaki.server.bot_workers import BotWorkers
from higaki.server.chair import Chair
from higaki.server.commands import Commands
from higaki.server.hall import Hall
from higaki.server.room import Room

GAMES = [*[higaki.new(name).game for name in higaki.game_names()], PEBBLES_GAME, TOWN_GAME]
# White and pink are played at one screen; the others have one guest each.
GUESTS = ["ann", "bob", "bob", "cem", "dee"]
ROLES = ["ann", "bob", "cem", "dee", "somebody at another table", None]
QUICK = bool(os.environ.get("HIGAKI_QUICK"))
seeds = st.integers(min_value=0, max_value=1 << 40)
lengths = st.integers(min_value=0, max_value=250)


def variants() -> list[Any]:
    """Every game at every seat count, as it comes and with the last value of every option."""
    found = []
    for game in GAMES:
        for seats in game.settings.seats:
            options = {o.name: o.values[-1] for o in game.settings.options if seats in o.seats}
            for chosen in [{}, options] if options else [{}]:
                words = "-".join([game.name, str(seats), *[f"{name}={value}" for name, value in chosen.items()]])
                found.append(pytest.param((game, seats, chosen), id=words))
    return found


Variant = tuple[Game, int, dict[str, Any]]
pytestmark = pytest.mark.parametrize("variant", variants())


def few(examples: int) -> Any:
    return settings(
        max_examples=examples * 100 if SOAK else examples // 2 if QUICK else examples,
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def key_of(seed: int) -> bytes:
    """A key as a real table has one, but always the same."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32).digest()


class OtherKey(Dealer):
    """Another key behind the same seal, which is all that may be seen of it before the end."""

    def __init__(self, dealer: Dealer, seed: int) -> None:
        super().__init__(None, key_of(seed))
        self._seal = dealer.seal

    @property
    def seal(self) -> str | None:
        return self._seal


def room_after(variant: Variant, seed: int, decisions: int) -> Room:
    """A table in the middle of a random game."""
    game, seats, options = variant
    match = new_match(game, seats, Dealer(None, key_of(seed)), options)
    luck = luck_of(seed, "walk")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.options[luck.below(len(match.options))])
    chairs = [Chair(guest, None, "Bo" if number == 2 else None, number == 2) for number, guest in enumerate(GUESTS)]
    room = Room("table", game, True, chairs[:seats], options, "ann")
    room.match = match
    windows.prepare(room)
    room.seq = len(match.log)
    room.chat.append({"n": 1, "seat": None, "name": "Ann", "text": "hello", "at": "2026-01-01"})
    room.note_length()
    return room


def with_other_secrets(room: Room, seat: int, seed: int) -> Room:
    """The same table for the eyes of this seat; everything else is different, also what others answer in advance."""
    match = room.match
    assert match is not None
    luck = luck_of(seed, "secrets")
    dealt = redeal(match.table, seat, luck)
    eyes = room.game.eyes(match.table, seat)
    opening = [blurred(room.game, event, eyes, luck) for event in match.opening]
    dealer = match.dealer if match.over else OtherKey(match.dealer, seed)
    imagined = Match(room.game, dealt, dealer, None, opening)
    for entry in match.log:
        events = [blurred(room.game, event, eyes, luck) for event in entry.events]
        unknown = entry.hidden and room.game.eyes(match.table, entry.seat) != eyes
        thing = luck.below(len(room.game.things.names)) if unknown else entry.thing
        imagined.log.append(Entry(entry.seat, thing, entry.hidden, events))
    # Whether something can be taken back is everybody's knowledge; what it would be is not.
    imagined._before = [redeal(before, seat, luck) for before in match._before]
    imagined.standing.extend(answer for answer in match.standing if answer.seat == seat)
    other = Room(room.id, room.game, room.private, room.chairs, room.options, room.host)
    other.match, other.seq, other.chat = imagined, room.seq, room.chat
    other.note_length()
    return other


def blurred(game: Game, event: Event, eyes: int, luck: Any) -> Event:
    """A piece that moved unseen might have been any other with the same back."""
    ends = [game.places.spots[spot] for spot in event[2:4]] if event[0] == MOVED else []
    if not ends or any(known(place, game.places.owner(place, member), eyes) for place, member in ends):
        return event
    kinds = game.places.spots[event[2]][0].kinds
    alike = [kind for kind in range(len(kinds)) if kinds.back(kind) == kinds.back(event[1])]
    return (event[0], alike[luck.below(len(alike))], *event[2:])


def sent(room: Room, guest: str | None, entries: int) -> bytes:
    """The very bytes of an update, and of the view that a call answers with."""
    names = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}
    room.subscribers.written.clear()  # nothing that was written for the table as it stood before
    update = json.loads(writing.update(room, names, guest, entries, 0))
    view = views.view(room, names, guest)
    for one in (update["view"], view):
        if one["scene"] is not None and one["state"] == "over":
            one["scene"].pop("revealed", None)  # what the players lay down at the end, for everybody
    return json.dumps([update, view], separators=(",", ":")).encode()


@given(seed=seeds, decisions=lengths, other=seeds)
@few(16)
def test_every_guest_is_sent_the_same_bytes_whatever_it_may_not_know(
    variant: Variant, seed: int, decisions: int, other: int
) -> None:
    room = room_after(variant, seed, decisions)
    for guest in ROLES:
        if room.passing and room.turn in room.seats_of(guest) and room.viewer(guest) != room.turn:
            continue  # that somebody else at the same screen is not asked is seen there
        imagined = with_other_secrets(room, room.viewer(guest), other)
        for entries in (0, decisions // 2):
            assert sent(imagined, guest, entries) == sent(room, guest, entries)


def test_dealing_anew_does_change_what_somebody_may_know(variant: Variant) -> None:
    """Else the test above would prove nothing. Where nothing lies hidden but a pile, only that one changes."""
    changed = 0
    for seed in range(20):
        room = room_after(variant, seed, 60)
        imagined = with_other_secrets(room, NOBODY, seed + 1)
        assert room.match is not None
        assert imagined.match is not None
        changed += write_whole(imagined.match.table) != write_whole(room.match.table)
    assert changed > 10


@given(seed=seeds, decisions=lengths)
@few(8)
def test_a_guest_looks_only_from_a_seat_of_its_own(variant: Variant, seed: int, decisions: int) -> None:
    room = room_after(variant, seed, decisions)
    assert room.match is not None
    for guest in ROLES:
        mine = room.seats_of(guest)
        viewer = room.viewer(guest)
        assert viewer in mine if mine else viewer == NOBODY
        assert room.turn not in mine or viewer == room.turn or room.passing
        shown = views.view(room, {}, guest)
        name = None if viewer == NOBODY else room.game.seat_names[viewer]
        assert (shown["viewer"], shown["scene"]["viewer"]) == (name, name)
        assert [player["you"] for player in shown["players"]] == [seat in mine for seat in range(len(room.chairs))]
        assert bool(shown["scene"]["options"]) == (room.turn in mine and not room.passing)


@given(seed=seeds, decisions=lengths)
@few(8)
def test_what_is_sent_names_no_guest_no_key_and_no_command(variant: Variant, seed: int, decisions: int) -> None:
    room = room_after(variant, seed + (1 << 41), decisions)
    chairs = [Chair(f"concealed-{number}", None, None, False) for number in range(len(room.chairs))]
    seated = Room(room.id, room.game, True, chairs, room.options, "concealed-host")
    seated.match, seated.commands = room.match, Commands({"concealed-command": None})
    for guest in ["concealed-0", "concealed-other", None]:
        text = sent(seated, guest, 0).decode()
        assert "concealed" not in text
        assert room.match is not None
        assert room.match.dealer.key is not None
        assert (room.match.dealer.key.hex() in text) == room.match.over
        assert str(room.match.table.luck) not in text


class Overheard:
    """Processes that only write down what they are sent."""

    def __init__(self) -> None:
        self.tasks: list[Any] = []

    async def ask(self, how: Any, task: Any) -> Any:
        self.tasks.append(task)
        first = restored_table(task).options[0]
        return first if how is bot_workers._think else (first, [("coins", 1, 2)])


def restored_table(task: Any) -> Any:
    name, seats, options, whole, _, _ = json.loads(json.dumps(task))
    t = read_whole(next(game for game in GAMES if game.name == name), seats, options, whole, 1)
    t.settle()
    return t


@given(seed=seeds, decisions=lengths)
@few(8)
def test_a_worker_gets_a_table_its_seat_could_just_as_well_sit_at(variant: Variant, seed: int, decisions: int) -> None:
    """Both for a bot's move and for a hint: what the seat knows is true, and nothing else is."""
    room = room_after(variant, seed + (1 << 41), decisions)
    match = room.match
    assert match is not None
    if match.over:
        return
    pool = Overheard()
    workers = BotWorkers(pool)  # type: ignore[arg-type]
    hall = Hall(None)  # type: ignore[arg-type]
    hall.shelf._rooms[room.id] = room
    bots = BotPlayers(hall, workers, 0, (0, 0))

    class Somebody:
        id = GUESTS[match.seat]

    async def ask() -> None:
        for _ in range(4):
            await workers.choose(match.table.clone(), "greedy")
            await bots.hint(room, Somebody())  # type: ignore[arg-type]

    # Where the rules leave one way only, agreeing with them deals the truth, as anybody at the table could conclude it.
    with patch.object(type(room.game), "reconcile", lambda *_: None):
        asyncio.run(ask())
    assert len(pool.tasks) == 8
    assert match.dealer.key is not None
    for task in pool.tasks:
        dealt = restored_table(task)
        assert scene(dealt, match.seat) == scene(match.table, match.seat)
        assert match.dealer.key.hex() not in json.dumps(task)
        assert str(match.table.luck) not in json.dumps(task)
    eyes = room.game.eyes(match.table, match.seat)
    for spot, (place, member) in enumerate(room.game.places.spots):
        true = match.table.pieces(spot)
        if not known(place, room.game.places.owner(place, member), eyes) and len(set(true)) > 5:
            sent_spots = [restored_table(task).pieces(spot) for task in pool.tasks]
            assert any(pieces != true for pieces in sent_spots), "the true pile was sent"
            assert any(pieces != sent_spots[0] for pieces in sent_spots), "always the same pile was sent"


def test_the_chance_of_a_table_is_no_seat(variant: Variant) -> None:
    """Nobody looks from where chance does, which sees everything."""
    for seed in range(20):
        room = room_after(variant, seed, seed * 7)
        assert all(room.viewer(guest) != CHANCE for guest in ROLES)
