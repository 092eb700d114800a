"""The scene: what one seat (or a spectator) sees of a table, in names, ready for JSON.

It is built up from what may be seen, never stripped down, so a field somebody forgets is a field nobody sees.
"""

from __future__ import annotations

from typing import Any

from higaki.engine.game import Game
from higaki.engine.marks import kind_of, mark_on
from higaki.engine.places import HEAP, NUMBER, PILE, ROW, TRACK, Place, visible
from higaki.engine.steps import CHANCE, NOBODY, Step
from higaki.engine.table import Table

Json = dict[str, Any]


def scene(t: Table, viewer: int) -> Json:
    """Everything the viewer sees; NOBODY is a spectator."""
    game = t.game
    things = game.things.names
    eyes = game.eyes(t, viewer)
    choosing = t.seat == viewer and viewer != NOBODY
    seen: Json = {
        "game": game.name,
        "seats": game.seat_names[: t.seats],
        "viewer": seat_name(game, viewer),
        "turn": seat_name(game, t.seat),
        "step": None if t.over else step_words(game, t.agenda[-1]),
        "options": [things[thing] for thing in t.options] if choosing else [],
        "previews": _previews(t) if choosing else {},
        "places": [],
        "over": t.over,
    }
    for place in game.places.all:
        if not place.among:
            for owner in place.owners(t.seats):
                seen["places"].append(_part(t, place, owner, eyes))
    teams = _teams(t)
    if len(teams) < t.seats:
        seen["teams"] = teams
    if t.over:
        seen["scores"] = dict(zip(seen["seats"], game.scores(t), strict=True))
        seen["ranking"] = [[game.seat_names[seat] for seat in seats] for seats in game.ranking(t)]
    return seen


def _previews(t: Table) -> Json:
    """What a board can show of the options before one is taken; most need nothing."""
    shown = {t.game.things.names[thing]: t.game.preview(t, thing) for thing in t.options}
    return {thing: preview for thing, preview in shown.items() if preview}


def _teams(t: Table) -> list[list[str]]:
    """Seats that share what they have."""
    teams: dict[int, list[str]] = {}
    for seat in range(t.seats):
        teams.setdefault(t.game.eyes(t, seat), []).append(t.game.seat_names[seat])
    return list(teams.values())


def seat_name(game: Game, seat: int) -> str | None:
    """The seat as it is spoken of; chance is called chance."""
    if seat == CHANCE:
        return "chance"
    return None if seat == NOBODY else game.seat_names[seat]


def step_words(game: Game, step: Step) -> Json:
    """A step by its name, with its numbers by theirs."""
    words: Json = {"name": type(step).__name__}
    kinds_of = game.step_kind(step).fields
    for (name, kinds), number in zip(kinds_of.items(), step.fields(), strict=True):
        words[name] = number if kinds is None else kinds.names[number]
    return words


def _part(t: Table, place: Place, owner: int, eyes: int) -> Json:
    """One owner's part of a place."""
    part: Json = {"place": place.name, "form": place.form, "owner": seat_name(t.game, owner)}
    if place.form == NUMBER:
        part["count"] = t.numbers[place.of(owner)]
        return part
    part["sort"] = place.kinds.name
    if place.form == TRACK:
        assert place.spaces is not None
        names, spaces = place.kinds.names, place.spaces.names
        part["pieces"] = [{"kind": k, "space": spaces[t.numbers[place.first + n]]} for n, k in enumerate(names)]
        return part
    part["count"] = len(t.at[place.of(owner)])
    if visible(place, owner, eyes):
        part["pieces"] = _pieces(t, place, owner, eyes)
    elif place.remembered:
        part["remembered"] = _counted(place, t.at[place.of(owner)])
    return part


def _pieces(t: Table, place: Place, owner: int, eyes: int) -> list[Json]:
    """What lies there, each with the thing to point at, if the viewer could ever point at it."""
    lying = t.at[place.of(owner)]
    if place.form == ROW:
        pieces = [_in_row(t.game, place, piece) for piece in lying]
        thing_names = [str(number) for number in range(1, len(pieces) + 1)]
    else:
        pieces = _counted(place, lying)
        thing_names = [piece["kind"] for piece in pieces]
    if owner in (NOBODY, eyes):
        for piece, name in zip(pieces, thing_names, strict=True):
            if f"{place.name}.{name}" in t.game.things.numbers:
                piece["thing"] = f"{place.name}.{name}"
    turned = t.game.places.turned_in(place)
    if turned is not None:
        for piece in _counted(turned, t.at[turned.of(owner)]):
            pieces.append(piece | {"turned": turned.turned})
    return pieces


def _in_row(game: Game, place: Place, piece: int) -> Json:
    named = _named(place, kind_of(piece))
    if place.marks is not None and mark_on(piece) != NOBODY:
        named["mark"] = place.marks.names[mark_on(piece)]
    return named


def _counted(place: Place, lying: list[int]) -> list[Json]:
    """A heap or a pile by kind, so that its listing says nothing about the order in which it came together."""
    assert place.form in (HEAP, PILE)
    return [_named(place, kind) | {"count": lying.count(kind)} for kind in sorted(set(lying))]


def _named(place: Place, kind: int) -> Json:
    named: Json = {"kind": place.kinds.names[kind]}
    if place.kinds.printed is not None:
        named["printed"] = place.kinds.printed[kind]
    return named
