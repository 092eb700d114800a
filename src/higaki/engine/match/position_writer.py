"""Writes positions: a table in names, short and readable, like the FEN of chess. `position_reader` reads them.

A position omits what the reader fills in. A whole position, as in saved games, omits nothing.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.json_type import Json
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.piece_encoding import kind_of, mark_on
from higaki.engine.table.game import Game
from higaki.engine.table.places import NUMBER, PILE, ROW, STACK, TRACK, Place
from higaki.engine.table.stacks import Slot, bag, slots
from higaki.engine.table.steps import CHANCE, NOBODY, Step
from higaki.engine.table.table import Table
from higaki.engine.table.written_memory import MEMORY, write_memory

# Pieces that are out of this game.
BOX: Final = "box"


def write(t: Table) -> Json:
    """The position of a table, hidden pieces included, without the parts that the reader fills in."""
    game = t.game
    position: Json = {"game": game.name, "seats": t.seats}
    options = game.settings.chosen(t.settings)
    if options:
        position["options"] = options
    for place in game.places.all:
        if not (place.among or place.derived or (place.rest and place.form != STACK)):
            content = _content(t, place, whole=False)
            if content:
                position[place.name] = content
    memory = write_memory(t)
    if memory:
        position[MEMORY] = memory
    in_box = _words_in_box(t)
    if in_box:
        position[BOX] = in_box
    position["turn"] = None if t.over else seat_word(game, t.seat)
    position["agenda"] = _agenda(t)
    return position


def write_whole(t: Table) -> Json:
    """The whole content of a table, in names."""
    whole: Json = {}
    for place in t.game.places.all:
        if not place.among:
            whole[place.name] = _content(t, place, whole=True)
    if t.notes:
        whole[MEMORY] = write_memory(t)
    whole["agenda"] = _agenda(t)
    return whole


def _agenda(t: Table) -> list[str]:
    return [step_words(t.game, step) for step in reversed(t.agenda)]


def _content(t: Table, place: Place, whole: bool) -> object:
    if place.per is None:
        return _part(t, place, NOBODY, whole)
    parts = {place.per.names[m]: _part(t, place, m, whole) for m in t.game.places.members(place, t.seats)}
    return {member: part for member, part in parts.items() if part}


def _part(t: Table, place: Place, member: int, whole: bool) -> object:
    if place.form == NUMBER:
        return t[place.of(member)]
    names = place.kinds.names
    if place.form == TRACK:
        assert place.spaces is not None
        return {name: place.spaces.names[t[place.first + number]] for number, name in enumerate(names)}
    spot = place.of(member)
    if place.form == STACK:
        return _stack_words(t, place, spot, whole)
    lying = t.pieces(spot)
    if place.form == ROW:
        return [_marked_word(place, piece) for piece in lying]
    words = [names[piece] for piece in (lying if whole and place.form == PILE else sorted(lying))]
    turned = t.game.places.turned_in(place)
    if turned is not None:
        words += [f"{names[piece]} {turned.turned}" for piece in t.pieces(turned.of(member))]
    return words


def _marked_word(place: Place, piece: int) -> str:
    name = place.kinds.names[kind_of(piece)]
    if place.marks is None or mark_on(piece) == NOBODY:
        return name
    return f"{name} {place.marks.names[mark_on(piece)]}"


def _stack_words(t: Table, place: Place, spot: int, whole: bool) -> Json:
    """A stack's top and bottom, the highest first, each with the seats that know it; the bag if it does not follow."""
    in_bag = [place.kinds.names[piece] for piece in bag(t, spot)]
    words: Json = {"bag": in_bag} if whole or (in_bag and not place.rest) else {}
    for end in ("top", "bottom"):
        lying = [slot for slot in slots(t, spot) if slot.on_top == (end == "top")]
        if lying:
            words[end] = [_slot_words(t, place, slot) for slot in lying]
    return words


def _slot_words(t: Table, place: Place, slot: Slot) -> str:
    knowing = [name for seat, name in enumerate(t.game.seat_names[: t.seats]) if slot.known_to(seat)]
    return " ".join([place.kinds.names[slot.piece], *knowing])


def step_words(game: Game, step: Step) -> str:
    assert step.declared is not None
    words = [step.declared.name, seat_word(game, step.seat)]
    for field, number in zip(step.declared.fields.values(), step.fields, strict=True):
        words.append(str(field.written(number)))
    return " ".join(words)


def seat_word(game: Game, seat: int) -> str:
    return "chance" if seat == CHANCE else game.seat_names[seat]


def sorts_with_rest(game: Game) -> list[Kinds]:
    """The sorts of which every piece must be somewhere."""
    sorts: list[Kinds] = []
    for place in game.places.all:
        if place.rest and place.kinds.supply is not None and place.kinds not in sorts:
            sorts.append(place.kinds)
    return sorts


def lying_on_table(t: Table, kinds: Kinds) -> list[int]:
    """By kind, the number of pieces of a sort on the table."""
    counts = [0] * len(kinds)
    for spot, (place, _) in enumerate(t.game.places.spots):
        if place.kinds is kinds:
            for piece in t.pieces(spot):
                counts[kind_of(piece)] += 1
    return counts


def _words_in_box(t: Table) -> list[str]:
    """Pieces that are out of this game."""
    words: list[str] = []
    for kinds in sorts_with_rest(t.game):
        assert kinds.supply is not None
        for name, supply, lying in zip(kinds.names, kinds.supply, lying_on_table(t, kinds), strict=True):
            words += [name] * (supply - lying)
    return words
