"""The memory of seats in written positions: the seat, the place, its owner if it has one, and the pieces.

`{"red": {"card": {"blue": ["theft"]}}}` means that red knows of a theft among the cards of blue.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import BadPosition, one_of, short
from higaki.engine.base.json_type import Json
from higaki.engine.table.memory import all_notes, lying_at, note
from higaki.engine.table.places import Place
from higaki.engine.table.table import Table

# The key of a written position.
MEMORY: Final = "memory"


def write_memory(t: Table) -> Json:
    """The memory of all seats, in names."""
    game = t.game
    written: Json = {}
    for spot, kind, seat in sorted(all_notes(t), key=lambda one: (one[2], one[0], one[1])):
        place, member = game.places.spots[spot]
        part = written.setdefault(game.seat_names[seat], {})
        if place.per is None:
            pieces = part.setdefault(place.name, [])
        else:
            pieces = part.setdefault(place.name, {}).setdefault(place.per.names[member], [])
        pieces.append(place.kinds.names[kind])
    return written


def read_memory(t: Table, written: object, older_rules: bool = False) -> None:
    """Read the memory of seats: the pieces must exist, and be hidden from these seats.

    With `older_rules`, places that the rules no longer have are ignored.
    """
    noted = [place for place in t.game.places.all if place.holds_pieces and t.game.layout.noted[place.first] >= 0]
    by_name = {place.name: place for place in noted if not place.held_with}
    for seat, parts in _dict(written, MEMORY).items():
        for name, content in _dict(parts, f"{MEMORY} of {seat}").items():
            where = f"{MEMORY} of {seat}, {name}"
            place = by_name.get(name)
            if place is None and older_rules:
                continue
            if place is None:
                raise BadPosition(f"{where}: nothing there is hidden from some; right would be {one_of(by_name, name)}")
            for member, pieces in [(-1, content)] if place.per is None else _members(t, place, content, where):
                _read_part(t, place, member, pieces, _seat(t, seat, MEMORY), where)


def _members(t: Table, place: Place, content: object, where: str) -> list[tuple[int, object]]:
    return [(_seat(t, owner, where), pieces) for owner, pieces in _dict(content, where).items()]


def _read_part(t: Table, place: Place, member: int, pieces: object, seat: int, where: str) -> None:
    spot = place.of(member)
    if t.game.layout.sight[spot] >> seat & 1:
        raise BadPosition(f"{where}: it is in sight; right would be what is hidden from the seat")
    if not isinstance(pieces, list):
        raise BadPosition(f"{where}: {short(pieces)} is no list of names; right would be like {place.kinds.names[:1]}")
    lying = lying_at(t, spot)
    for name in pieces:
        kind = place.kinds.read(name, where)
        if kind not in lying:
            right = one_of(sorted({place.kinds.names[other] for other in lying}))
            raise BadPosition(f"{where}: {name} does not lie there, or not so often; right would be {right}")
        lying.remove(kind)
        note(t, spot, kind, 1 << seat)


def _dict(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: {short(value)} is no object; right would be like {{'red': {{'hand': ...}}}}")
    return value


def _seat(t: Table, word: object, where: str) -> int:
    names = t.game.seat_names[: t.seats]
    if not isinstance(word, str) or word not in names:
        raise BadPosition(
            f"{where}: nobody at this table is called {short(word)}; right would be {one_of(names, word)}"
        )
    return names.index(word)
