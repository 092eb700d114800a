"""What leaves the server about a table: built up for one guest from the engine's scene and log, never stripped down."""

from __future__ import annotations

from typing import cast

from higaki.engine.match import Match
from higaki.engine.sharing import keep_secrets
from higaki.engine.steps import NOBODY
from higaki.server.room import Chair, Room
from higaki.server.shapes import Entry, OptionValue, Player, Scene, Update, View


def player(room: Room, number: int, names: dict[str, str], guest: str | None) -> Player:
    """One seat, as a guest may know it."""
    chair = room.chairs[number]
    return {
        "seat": room.game.seat_names[number],
        "kind": "free" if chair.free else "bot" if chair.bot else "human",
        "name": chair_name(chair, names),
        "bot": chair.bot,
        "you": chair.guest is not None and chair.guest == guest,
        "here": chair.here and chair.guest == guest,
        "connected": chair.bot is not None
        or any(one.guest == chair.guest for one in room.subscribers if one.guest is not None),
    }


def chair_name(chair: Chair, names: dict[str, str]) -> str | None:
    if chair.name is not None:
        return chair.name
    return (names.get(chair.guest) or None) if chair.guest is not None else None


def view(room: Room, names: dict[str, str], guest: str | None, entries_from: int = 0) -> View:
    """The table as one guest sees it; of the log only what comes from an entry on."""
    match, viewer = room.match, room.viewer(guest)
    seat = None if viewer == NOBODY else viewer
    return {
        "table": room.id,
        "seq": room.seq,
        "game": room.game.name,
        "state": room.state,
        "private": room.private,
        "players": [player(room, number, names, guest) for number in range(len(room.chairs))],
        "viewer": None if seat is None else room.game.seat_names[seat],
        "host": names.get(room.host) or None,
        "hosting": guest == room.host,
        "options": agreed(room),
        "memory": room.memory,
        "scene": None if match is None else scene(match, seat, room.reminds),
        "secrets": secrets(room, guest),
        "entries": [] if match is None else entries(match, seat, entries_from),
        "undoable": undoable(room, guest),
        "final": list(match.final) if match is not None and match.seat == seat else [],
        "plans": match.plans if match is not None and match.seat == seat else {},
        "chat": room.chat,
        "rematch": room.rematch,
    }


def agreed(room: Room) -> dict[str, OptionValue]:
    """The options the game is played with, those left out that mean nothing at so many seats."""
    seats = len(room.chairs)
    fitting = [option for option in room.game.settings.options if seats in option.seats]
    return {option.name: cast(OptionValue, room.options.get(option.name, option.values[0])) for option in fitting}


def secrets(room: Room, guest: str | None) -> bool:
    """At a screen with several seats: is anything there that not all of them may see?"""
    return room.match is not None and keep_secrets(room.match, room.seats_of(guest))


def scene(match: Match, seat: int | None, memory: bool) -> Scene:
    """The engine writes plain JSON; that it has this shape is tested, not checked at every look."""
    return cast(Scene, match.scene(seat, memory))


def entries(match: Match, seat: int | None, begin: int = 0) -> list[Entry]:
    """The log, from an entry on, as a seat may hear it."""
    return cast(list[Entry], match.told(seat, since=begin))


def undoable(room: Room, guest: str | None) -> int:
    """Only who made the last decisions may take them back, and only up to the last reveal."""
    match = room.match
    if match is None or not match.log or match.over or match.log[-1].seat not in room.seats_of(guest):
        return 0
    return match.undoable


def update(room: Room, names: dict[str, str], guest: str | None, known: int) -> Update:
    """What a subscriber who has the first `known` entries is sent."""
    total = 0 if room.match is None else len(room.match.log) + 1
    begin = min(known, total)
    content = view(room, names, guest, begin)
    return {"seq": room.seq, "view": content, "entries_from": begin, "entries_total": total}
