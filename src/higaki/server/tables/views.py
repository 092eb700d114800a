"""The view of a table for one guest, built from the engine's scene and log. Secrets are never added to it."""

from __future__ import annotations

import hashlib
from typing import cast

from higaki.engine.match.match import Match
from higaki.engine.match.shared_screen import keep_secrets
from higaki.engine.table.steps import NOBODY
from higaki.engine.views.scene import Parts
from higaki.engine.views.scene import scene as bare_scene
from higaki.server.common.monotonic_time import written
from higaki.server.protocol.responses.table.events import Added, Entry
from higaki.server.protocol.responses.table.people import Before, Player, Said, Talk
from higaki.server.protocol.responses.table.running import Awaited, Clock, Offer
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.table.view import News, Shuffle, TableLeague, Trial, View
from higaki.server.protocol.responses.words import OptionValue
from higaki.server.tables import early_end, windows
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import PLAYING, Room
from higaki.server.tables.room_parts import LeagueOfTable, Substitution
from higaki.server.tables.substitutes import vacancies
from higaki.server.tables.trial import ready


def players(room: Room, names: dict[str, str], guest: str | None) -> list[Player]:
    """All seats. Only a guest's own seats look different from the common view."""
    known = room.subscribers.common
    if "players" not in known:
        known["players"] = [_player(room, number, names, None) for number in range(len(room.occupants))]
    shown: list[Player] = list(known["players"])
    for number, occupant in enumerate(room.occupants):
        if guest is not None and guest in (occupant.guest, occupant.reserved):
            shown[number] = _player(room, number, names, guest)
    return shown


def _player(room: Room, number: int, names: dict[str, str], guest: str | None) -> Player:
    occupant = room.occupants[number]
    here, vacant = room.connected(occupant), number in vacancies(room)
    left = room.substitutes.made_at(number)
    return player(room.game.seat_names[number], occupant, names, guest, room.host, here, vacant, left)


def player(
    seat: str,
    occupant: Occupant,
    names: dict[str, str],
    guest: str | None,
    host: str | None,
    connected: bool,
    vacant: bool,
    left: list[Substitution],
) -> Player:
    """One seat, as a guest may see it."""
    return {
        "seat": seat,
        "kind": "bot" if occupant.bot else "human" if occupant.guest else "reserved" if occupant.reserved else "free",
        "name": chair_name(occupant, names),
        "bot": occupant.bot,
        "you": occupant.guest is not None and occupant.guest == guest,
        "for_you": occupant.free and occupant.reserved is not None and occupant.reserved == guest,
        "host": occupant.guest is not None and occupant.guest == host and not occupant.here,
        "former": occupant.former,
        "here": occupant.here and occupant.guest == guest,
        "connected": connected,
        "stand_in": occupant.stand_in,
        "gave_up": occupant.gave_up,
        "vacant": vacant,
        "before": [_before(one, names) for one in left],
    }


def _before(left: Substitution, names: dict[str, str]) -> Before:
    """Who played at a seat before it was taken over. A deleted guest has no name."""
    return {"name": left.name or names.get(left.guest or "") or None, "until": left.after}


def chair_name(occupant: Occupant, names: dict[str, str]) -> str | None:
    if occupant.name is not None:
        return occupant.name
    whose = occupant.guest or occupant.reserved
    return (names.get(whose) or None) if whose is not None else None


def view(
    room: Room, names: dict[str, str], guest: str | None, entries_from: int = 0, blocked: frozenset[str] = frozenset()
) -> View:
    """The table as one guest sees it, with the log from an entry on, without what guests they have blocked say."""
    match, viewer, turn, mine = room.match, room.viewer(guest), room.turn, room.played_by(guest)
    seat = None if viewer == NOBODY else viewer
    passing = room.passing if mine else False
    chooses = turn in mine and not passing
    return {
        "table": room.id,
        "seq": room.seq,
        "game": room.game.name,
        "state": room.state,
        "private": room.private,
        "players": players(room, names, guest),
        "viewer": None if seat is None else room.game.seat_names[seat],
        "host": names.get(room.host) or None,
        "hosting": guest == room.host,
        "options": agreed(room),
        "memory": room.memory,
        "even_windows": room.even_windows,
        "rated": room.rated,
        "try_out": room.try_out,
        "trial": trial(room),
        "substitutes": room.substitutes.allowed,
        "left_seat": None if (left := room.substitutes.seat_left_by(guest)) is None else room.game.seat_names[left],
        "league": league(room.league),
        "shuffle": shuffle(room),
        "scene": None
        if match is None
        else early_end.as_ended(room, _scene_now(room, match, viewer, viewer in mine and not passing)),
        "public_scene": _scene_now(room, match, NOBODY, plays=False)
        if match is not None and room.state == PLAYING and secrets(room, guest)
        else None,
        "entries": [] if match is None else entries(match, seat, entries_from),
        "undoable": undoable(room, guest),
        "final": match.final if match is not None and chooses else {},
        "plans": match.plans if match is not None and chooses else {},
        "chat": said(room, 0, blocked),
        "talk": talk(room, guest),
        "rematch": room.rematch,
        "happenings": room.happenings,
        "absence_limit": room.absence.limit,
        "awaited": awaited(room, guest),
        "offer": offer(room),
        "offers_left": early_end.offers_left(room, guest),
        "clock": clock(room),
        "ended": room.end.ended,
        "if_resigned": early_end.if_resigned(room, viewer),
        "reactions": windows.reactions(room, guest, viewer),
        "in_advance": room.decided.seen(match, room.seq, viewer, turn == viewer and passing)
        if match is not None and room.state == PLAYING and viewer in mine
        else None,
    }


def _scene_now(room: Room, match: Match, viewer: int, plays: bool) -> Scene:
    """The scene from a seat. It has no options if the guest does not play the seat or has answered in advance."""
    seen = scene(match, None if viewer == NOBODY else viewer, room.reminds, room.subscribers.alike)
    return seen if plays else early_end.idle(seen)


def trial(room: Room) -> Trial | None:
    """What a private copy is a copy of."""
    made_of = room.trial
    if made_of is None or room.match is None:
        return None
    return {
        "kind": made_of.kind,
        "table": made_of.table,
        "seat": room.game.seat_names[made_of.seat],
        "moment": made_of.moment,
        "moves": ready(room.match, made_of.seat),
        "hints": not made_of.rated,
    }


def awaited(room: Room, guest: str | None) -> Awaited | None:
    """The absent player, and the votes about them. Guests are named by the seats they play."""
    occupant, away, voters = room.person_to_move, room.away_for(), room.voters()
    if occupant is None or occupant.guest is None or away is None or not voters:
        return None

    def seats(guests: list[str]) -> list[str]:
        return _played(room, guests)

    return {
        "seat": room.game.seat_names[room.turn],
        "away": round(away * 1000),
        "counting": not room.is_here(occupant.guest) and room.absence.counts,
        "over": room.overdue,
        "bot": seats([one for one in voters if room.end.votes.get(one) == "bot"]),
        "end": seats([one for one in voters if room.end.votes.get(one) == "end"]),
        "undecided": seats([one for one in voters if one not in room.end.votes and not room.is_gone(one)]),
        "may_vote": guest in voters,
    }


def offer(room: Room) -> Offer | None:
    """The offer to end the game, and the seats that have not answered."""
    made = room.end.offer
    if made is None:
        return None
    others = [one for one in room.playing_guests() if one != made["by"]]
    return {
        "by": _played(room, [made["by"]])[0],
        "accepted": _played(room, [one for one in others if one in made["accepted"]]),
        "undecided": _played(room, [one for one in others if one not in made["accepted"]]),
    }


def _played(room: Room, guests: list[str]) -> list[str]:
    """The first seat of each of these guests who plays."""
    return [room.game.seat_names[room.played_by(one)[0]] for one in guests]


def clock(room: Room) -> Clock | None:
    """The clock, with the time that every person has left now."""
    if room.clock is None:
        return None
    names, running, sleep = room.game.seat_names, room.clock.running, room.clock.sleep
    people = [number for number, occupant in enumerate(room.occupants) if occupant.bot is None]
    return {
        "kind": room.clock.kind,
        "seconds": room.clock.seconds,
        "increment": room.clock.increment,
        "left": {names[number]: round(room.clock.left_now(number) * 1000) for number in people},
        "running": None if running is None else names[running],
        "then": room.clock.then,
        "sleep": None if sleep is None else {"begin": sleep.begin, "end": sleep.end, "zone": sleep.zone},
        "due": written(room.clock.due) if room.clock.over_days and room.clock.due is not None else None,
        "away": {names[number]: written(until) for number, until in room.clock.on_vacation().items()},
    }


def shuffle(room: Room) -> Shuffle | None:
    """The seal and the digests of the players' numbers, and each number once it is shown."""
    waiting = room.shuffle
    if waiting is None:
        return None
    numbers = cast(list[Added], [one.written() for one in waiting.added(room.seats_by_guest)])
    return {"seal": waiting.seal, "gathers": room.gathers, "begun": waiting.begun, "numbers": numbers}


def league(of: LeagueOfTable | None) -> TableLeague | None:
    return None if of is None else {"league": of.league, "name": of.name, "round": of.round}


def agreed(room: Room) -> dict[str, OptionValue]:
    """The options of the game, without those that have no effect at this number of seats."""
    seats = len(room.occupants)
    fitting = [option for option in room.game.settings.options if seats in option.seats]
    return {option.name: cast(OptionValue, room.options.get(option.name, option.values[0])) for option in fitting}


def secrets(room: Room, guest: str | None) -> bool:
    """At a screen with several seats: does one of them see something that another may not see?"""
    seats = room.seats_of(guest)
    if room.match is None or len(seats) < 2:
        return False
    alike = room.sent.told_alike
    if keep_secrets(room.match, seats, alike.get(tuple(seats), 0)):
        return True
    alike[tuple(seats)] = log_length(room)
    return False


def scene(match: Match, seat: int | None, memory: bool, alike: Parts | None = None) -> Scene:
    """The scene without what is printed on pieces and places, which is sent once (`/api/games/{game}/printed`).

    The engine writes plain JSON. Tests check its type; it is not checked at run time.
    """
    return cast(Scene, bare_scene(match.table, NOBODY if seat is None else seat, memory, alike))


def entries(match: Match, seat: int | None, begin: int = 0) -> list[Entry]:
    """The log from an entry on, as a seat may see it."""
    return cast(list[Entry], match.told(seat, since=begin))


def undoable(room: Room, guest: str | None) -> int:
    """The number of decisions that a guest may undo: only their own, up to the last reveal, and no settled ones."""
    match = room.match
    if match is None or room.state != PLAYING or not match.log or match.log[-1].seat not in room.played_by(guest):
        return 0
    return min(match.undoable, room.decisions - room.settled)


def log_length(room: Room) -> int:
    """The number of entries; the first one is the start of the game."""
    return 0 if room.match is None else room.decisions + 1


def news(room: Room, guest: str | None, heard: int, blocked: frozenset[str]) -> News:
    """Presence, the absent player, the clock, and the chat since a line."""
    return {
        "seq": room.seq,
        "connected": who_is_there(room),
        "awaited": awaited(room, guest),
        "clock": clock(room),
        "said": said(room, heard, blocked),
    }


def said(room: Room, heard: int, blocked: frozenset[str]) -> list[Said]:
    """The chat since a line, without the lines of guests whom the viewer has blocked."""
    lines = [line for line in room.chat if line["n"] > heard]
    unheard = {author_of(room.id, guest) for guest in blocked}
    return [line for line in lines if line["author"] not in unheard]


def talk(room: Room, guest: str | None) -> Talk:
    """The people whom a guest has muted, the lines they have reported, and for the host the lines to judge."""
    if guest is None:
        return {"me": None, "muted": [], "reported": [], "reports": []}
    muted, reported = room.talk.muted.get(guest, {}), room.talk.reported
    return {
        "me": author_of(room.id, guest),
        "muted": [{"author": author_of(room.id, one), "name": name} for one, name in muted.items()],
        "reported": [number for number, about in reported.items() if guest in about.reporters],
        "reports": [
            {"line": about.line, "people": len(about.reporters)}
            for about in reported.values()
            if guest == room.host and room.judges(about.author) and not about.dismissed
        ],
    }


def author_of(table: str, guest: str) -> str:
    """The same for all lines of a guest at one table. It reveals neither the guest's number nor their other tables."""
    return hashlib.sha256(f"{table} {guest}".encode()).hexdigest()[:16]


def who_is_there(room: Room) -> list[str]:
    known = room.subscribers.common
    if "there" not in known:
        names = room.game.seat_names
        known["there"] = [
            name for name, occupant in zip(names, room.occupants, strict=False) if room.connected(occupant)
        ]
    there: list[str] = known["there"]
    return there


def as_told(room: Room, guest: str | None) -> object:
    """The presence to compare with the one last sent; running clocks do not count as a change."""
    missing = awaited(room, guest)
    return who_is_there(room), missing and {**missing, "away": 0}, room.clock and room.clock.running
