"""The scene: what one seat (or a spectator) sees of a table, in names, ready for JSON."""

from __future__ import annotations

from higaki.engine.base.json_type import Json
from higaki.engine.base.piece_encoding import kind_of, mark_on
from higaki.engine.table.game import Game
from higaki.engine.table.memory import remembered
from higaki.engine.table.places import NUMBER, ROW, STACK, TRACK, Place, visible
from higaki.engine.table.stacks import Slot, slots
from higaki.engine.table.steps import NOBODY, Step
from higaki.engine.table.table import Table

# Cached parts of places, by everything they depend on beside the table.
Parts = dict[tuple[str, int, bool, bool, bool], Json]


def scene(t: Table, viewer: int, memory: bool = True, alike: Parts | None = None) -> Json:
    """Everything the viewer sees; NOBODY is a spectator. With memory, also hidden pieces that it has seen.

    For several viewers of the same table, pass the same `alike`: parts that look the same are built once and must not
    be changed.
    """
    game = t.game
    eyes = game.eyes(t, viewer)
    parts: Parts = {} if alike is None else alike
    choosing = t.seat == viewer and viewer != NOBODY
    seen: Json = {
        "game": game.name,
        "settings": game.settings.chosen(t.settings),
        "seats": game.seat_names[: t.seats],
        "viewer": game.seat_name(viewer),
        "turn": game.seat_name(t.seat),
        "step": None if t.over else step_words(t.step) | (t.step.details(t) if choosing else {}),
        "options": [game.things.names[thing] for thing in t.options] if choosing else [],
        "previews": _previews(t) if choosing else {},
        "amounts": _amounts(t) if choosing else [],
        "refused": _refused(t) if choosing else {},
        "suggested": game.things.names[t.step.suggestion(t, t.options)] if choosing and t.step.continues else None,
        "places": [],
        "over": t.over,
    }
    for place in game.places.all:
        if not place.among:
            for member in game.places.members(place, t.seats):
                seen["places"].append(_part(t, place, member, eyes, memory, parts))
    if choosing:
        _name_looked_at(t, seen)
    teams = _teams(t)
    if len(teams) < t.seats:
        seen["teams"] = teams
    if t.over:
        seen |= outcome(t)
    return seen


def _previews(t: Table) -> Json:
    """What a board can show of each option before it is chosen; most options need nothing."""
    shown = {t.game.things.names[thing]: t.game.preview(t, thing) for thing in t.options}
    return {thing: preview for thing, preview in shown.items() if preview}


def _amounts(t: Table) -> list[Json]:
    """The options that are amounts of one group, from the least to the most."""
    found: list[Json] = []
    for group in t.game.things.ranges:
        offered = [int(group.member(thing)) for thing in t.options if thing in group]
        if offered:
            found.append({"group": group.name, "least": offered[0], "most": offered[-1]})
    return found


def _refused(t: Table) -> Json:
    """Things that the seat may expect but cannot choose, and why."""
    reasons: Json = {}
    for refused in t.step.refused(t):
        why = t.game.reasons[refused.why]
        reasons[t.game.things.names[refused.thing]] = {"why": why.name} | why.said(refused.numbers)
    return reasons


def _teams(t: Table) -> list[list[str]]:
    """Seats that share their pieces."""
    teams: dict[int, list[str]] = {}
    for seat in range(t.seats):
        teams.setdefault(t.game.eyes(t, seat), []).append(t.game.seat_names[seat])
    return list(teams.values())


def outcome(t: Table) -> Json:
    """The result in a scene of a finished game: the ranks, the tie-breaks, and the pieces that were hidden."""
    game, names = t.game, t.game.seat_names
    return {
        "scores": {names[seat]: points for seat, points in enumerate(game.scores(t))},
        "ranking": [[names[seat] for seat in seats] for seats in game.ranking(t)],
        "standing": {names[seat]: game.standing(t, seat) for seat in range(t.seats)},
        "tie_breaks": game.tie_breaks(),
        "account": {names[seat]: [[word, points] for word, points in game.account(t, seat)] for seat in range(t.seats)},
        "revealed": hidden_pieces(t),
    }


def hidden_pieces(t: Table) -> list[Json]:
    """The pieces that a spectator does not see. Used only of finished games, in which nothing is secret."""
    found: list[Json] = []
    for place in t.game.places.all:
        for member in t.game.places.members(place, t.seats) if place.holds_pieces else []:
            owner = t.game.places.owner(place, member)
            lying = [kind_of(piece) for piece in t.pieces(place.of(member))]
            if owner != NOBODY and lying and not visible(place, owner, NOBODY):
                part: Json = {"place": place.name, "form": place.form, "owner": t.game.seat_name(owner)}
                found.append(part | {"sort": place.kinds.name, "count": len(lying), "pieces": _counted(place, lying)})
    return found


def step_words(step: Step) -> Json:
    """A step by its name, with its numbers by theirs."""
    assert step.declared is not None
    words: Json = {"name": step.declared.name}
    for (name, field), number in zip(step.declared.fields.items(), step.fields, strict=True):
        words[name] = field.written(number)
    return words


def _part(t: Table, place: Place, member: int, eyes: int, memory: bool, alike: Parts) -> Json:
    """One member's part of a place. The parts of stacks and hands differ by viewer."""
    owner = t.game.places.owner(place, member)
    sees, points = visible(place, owner, eyes), owner in (NOBODY, eyes)
    if place.form == STACK:
        return _made(t, place, member, sees, points, memory) | {
            "slots": [_slot(place, slot, eyes) for slot in slots(t, place.of(member))]
        }
    key = (place.name, member, sees, points, memory)
    part = alike.get(key)
    if part is None:
        part = alike[key] = _made(t, place, member, sees, points, memory)
    known = remembered(t, place.of(member), eyes) if memory and place.holds_pieces else []
    return part | {"remembered": _counted(place, known)} if known else part


def _made(t: Table, place: Place, member: int, sees: bool, points: bool, memory: bool) -> Json:
    """A part, shared by all viewers who see its pieces alike and can choose the same things."""
    owner = t.game.places.owner(place, member)
    part: Json = {"place": place.name, "form": place.form, "owner": t.game.seat_name(owner)}
    if place.per is not None and owner == NOBODY:
        part["at"] = place.per.names[member]
    if place.form == NUMBER:
        part["count"] = t[place.of(member)]
        return part
    part["sort"] = place.kinds.name
    if place.form == TRACK:
        _show_track(t, place, part)
        return part
    spot = place.of(member)
    part["count"] = t.size(spot)
    if sees:
        part["pieces"] = _pieces(t, place, member, points)
    elif place.remembered and memory:
        part["remembered"] = _counted(place, t.pieces(spot))
    elif place.kinds.backs is not None:
        backs = [place.kinds.back(kind_of(piece)) for piece in t.pieces(spot)]
        part["backs"] = {back: backs.count(back) for back in sorted(set(backs))}
    return part


def _show_track(t: Table, place: Place, part: Json) -> None:
    assert place.spaces is not None
    spaces = place.spaces
    part["pieces"] = [
        _named(place, kind) | {"space": spaces.names[t[place.first + kind]]} for kind in range(len(place.kinds))
    ]


def _slot(place: Place, slot: Slot, eyes: int) -> Json:
    """A slot of a stack's top or bottom: the piece for viewers who know it, the back for all others."""
    shown: Json = {"end": "top" if slot.on_top else "bottom", "back": place.kinds.back(slot.piece)}
    if slot.known_to(eyes):
        shown |= _named(place, slot.piece)
    return shown


def _name_looked_at(t: Table, seen: Json) -> None:
    """Add the things to the highest pieces of the stack that a seat is looking at."""
    spot = t.step.looked_at(t)
    if spot < 0:
        return
    place, member = t.game.places.spots[spot]
    words = where(t.game, place, member)
    for part in seen["places"]:
        if [part["place"], part["owner"], *([part["at"]] if "at" in part else [])] == words:
            for number, slot in enumerate(part["slots"], 1):
                if f"looked.{number}" in t.game.things.numbers:
                    slot["thing"] = f"looked.{number}"


def _pieces(t: Table, place: Place, member: int, points: bool) -> list[Json]:
    """The pieces there, each with its thing, if the viewer can ever choose it."""
    lying = t.pieces(place.of(member))
    if place.form == ROW:
        pieces = [_in_row(place, piece) for piece in lying]
        thing_names = [str(number) for number in range(1, len(pieces) + 1)]
        if f"{place.name}.1" not in t.game.things.numbers:  # the things are not its slots
            thing_names = [piece["kind"] for piece in pieces]
    else:
        pieces = _counted(place, lying)
        thing_names = [piece["kind"] for piece in pieces]
    if points:
        if place.form == ROW and place.per is not None and place.per is not t.game.places.seats:
            thing_names = [place.per.names[member]] * len(pieces)  # the slot is the thing
        for piece, name in zip(pieces, thing_names, strict=True):
            if f"{place.name}.{name}" in t.game.things.numbers:
                piece["thing"] = f"{place.name}.{name}"
    turned = t.game.places.turned_in(place)
    if turned is not None:
        for piece in _counted(turned, t.pieces(turned.of(member))):
            pieces.append(piece | {"turned": turned.turned})
    return pieces


def _in_row(place: Place, piece: int) -> Json:
    named = _named(place, kind_of(piece))
    if place.marks is not None and mark_on(piece) != NOBODY:
        named["mark"] = place.marks.names[mark_on(piece)]
    return named


def _counted(place: Place, lying: list[int]) -> list[Json]:
    """A heap or a pile sorted by kind, so that the order reveals nothing."""
    return [_named(place, kind) | {"count": lying.count(kind)} for kind in sorted(set(lying))]


def _named(place: Place, kind: int) -> Json:
    return {"kind": place.kinds.names[kind]}


def where(game: Game, place: Place, member: int) -> list[str | None]:
    """A part of a place in an event: the place, its owner, and the area if there is one per area."""
    owner = game.places.owner(place, member)
    words = [place.name, game.seat_name(owner)]
    if place.per is not None and owner == NOBODY:
        words.append(place.per.names[member])
    return words
