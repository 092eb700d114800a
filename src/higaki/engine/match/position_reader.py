"""Reads positions: fills in defaults, and raises errors with the wrong value and the right ones.

A whole position can also be read when the rules have more places, numbers, things or steps than it was saved with.
"""

from __future__ import annotations

from typing import Final

from higaki.engine.base.errors import BadPosition, one_of, short
from higaki.engine.base.json_type import Json
from higaki.engine.base.kinds import Count, Field, Kinds
from higaki.engine.base.piece_encoding import marked
from higaki.engine.match.position_writer import BOX, lying_on_table, seat_word, sorts_with_rest, step_words
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH, NUMBER, PILE, ROW, STACK, TRACK, Place
from higaki.engine.table.stacks import Slot, arrange, bag, slots
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.table.written_memory import MEMORY, read_memory

SHARED: Final = ("game", "seats", "options", "turn", "agenda", BOX, MEMORY)
# The largest number of steps that can be put on an agenda one by one.
MOST_STEPS: Final = AGENDA_DEPTH - 4


def read(game: Game, position: object, random_state: int) -> Table:
    """The table of a written position, not yet settled.

    A seat without an entry holds nothing there, pieces are on the first space of their track, pieces that are not
    mentioned are in the pile unless they are in the box, numbers are 0, and without an agenda the turn of `turn` (or of
    the first seat) begins.
    """
    content = _dict(position, "the position", "{'seats': 2, 'turn': '" + game.seat_names[0] + "'}")
    if content.get("game", game.name) != game.name:
        raise BadPosition(f"game: {short(content['game'])} is not the game to start; right would be {game.name!r}")
    written = [place for place in game.places.all if not place.among and not place.derived]
    names = [*SHARED, *[place.name for place in written]]
    for key in content:
        if key not in names:
            raise BadPosition(f"unknown key {short(key)}; right would be {one_of(names, key)}")
    seats = content.get("seats", game.settings.seats[-1])
    if type(seats) is not int or seats not in game.settings.seats:
        counts = one_of(str(count) for count in game.settings.seats)
        raise BadPosition(f"seats: {short(seats)} cannot be; right would be {counts}")
    options = _dict(content.get("options", {}), "options", str(game.settings.chosen([0] * len(game.settings.options))))
    t = game.empty_table(seats, random_state, options)
    for place in written:
        if place.name in content:
            _read_place(t, place, content[place.name])
    _deal_the_rest(t, content)
    read_memory(t, content.get(MEMORY, {}))
    _read_agenda(t, content)
    game.complete(t)
    return t


def read_whole(game: Game, seats: int, options: Json, whole: Json, random_state: int) -> Table:
    """The table of a whole position, not yet settled.

    Places that its rules did not have are empty; places that our rules do not have are ignored.
    """
    t = game.empty_table(seats, random_state, options)
    for place in game.places.all:
        if place.name in whole and not place.among:
            _read_place(t, place, whole[place.name])
    read_memory(t, whole.get(MEMORY, {}), older_rules=True)
    _put_on_agenda(t, whole["agenda"])
    game.work_out(t)
    return t


def _dict(value: object, where: str, example: str) -> Json:
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: {short(value)} is no object; right would be like {example}")
    return value


def _seat(t: Table, word: object, where: str) -> int:
    names = t.game.seat_names[: t.seats]
    if not isinstance(word, str) or word not in names:
        right = one_of(names, word)
        raise BadPosition(f"{where}: nobody at this table is called {short(word)}; right would be {right}")
    return names.index(word)


def _read_place(t: Table, place: Place, content: object) -> None:
    if place.per is None:
        _read_part(t, place, NOBODY, content, place.name)
        return
    example = f"{{{place.per.names[0]!r}: {_example(place)}}}"
    for name, part in _dict(content, place.name, example).items():
        of_seat = place.per is t.game.places.seats
        member = _seat(t, name, place.name) if of_seat else place.per.read(name, place.name)
        _read_part(t, place, member, part, f"{place.name} of {name}")


def _example(place: Place) -> str:
    """The format of a place's content."""
    if place.form == NUMBER:
        return "1"
    if place.form == TRACK:
        assert place.spaces is not None
        return f"{{{place.kinds.names[0]!r}: {place.spaces.names[-1]!r}}}"
    listed = f"[{place.kinds.names[0]!r}]"
    return f"{{'top': {listed}}}" if place.form == STACK else listed


def _read_part(t: Table, place: Place, member: int, content: object, where: str) -> None:
    if place.form == NUMBER:
        t[place.of(member)] = Count(place.capacity).read(content, where)
    elif place.form == TRACK:
        assert place.spaces is not None
        for piece, space in _dict(content, where, _example(place)).items():
            number = place.first + place.kinds.read(piece, where)
            t[number] = _read_field(t, place.spaces, space, f"{where} {piece}")
    elif place.form == STACK:
        _read_stack(t, place, place.of(member), content, where)
    else:
        _read_pieces(t, place, member, content, where)


def _words(place: Place, content: object, where: str) -> list[str]:
    if not isinstance(content, list) or not all(isinstance(word, str) for word in content):
        example = f"[{place.kinds.names[0]!r}]"
        raise BadPosition(f"{where}: {short(content)} is no list of names; right would be like {example}")
    return content


def _read_pieces(t: Table, place: Place, member: int, content: object, where: str) -> None:
    words = _words(place, content, where)
    if place.form in (ROW, PILE) and len(words) > place.capacity:
        raise BadPosition(f"{where}: {len(words)} pieces; right would be at most {place.capacity}")
    turned = t.game.places.turned_in(place)
    lying: list[int] = []
    lying_turned: list[int] = []
    for word in words:
        name, _, mark = word.partition(" ")
        piece = place.kinds.read(name, where)
        if mark and turned is not None and mark == turned.turned:
            lying_turned.append(piece)
        elif mark and place.marks is not None:
            lying.append(marked(piece, _seat(t, mark, f"{where}, {name}")))
        elif mark:
            right = f"{name!r} or '{name} {turned.turned}'" if turned is not None else repr(name)
            raise BadPosition(f"{where}: {short(word)} says too much; right would be {right}")
        else:
            lying.append(piece)
    t.fill(place.of(member), lying)
    if turned is not None:
        t.fill(turned.of(member), lying_turned)


def _read_stack(t: Table, place: Place, spot: int, content: object, where: str) -> None:
    stack = _dict(content, where, _example(place))
    for key in stack:
        if key not in ("top", "bag", "bottom"):
            raise BadPosition(f"{where}: unknown key {short(key)}; right would be one of bag, bottom, top")
    ends: list[Slot] = []
    for end in ("top", "bottom"):
        for word in _words(place, stack.get(end, []), f"{where}, {end}"):
            name, *knowing = word.split() or [""]
            seats = {_seat(t, seat, f"{where}, {end}, {name}") for seat in knowing}
            ends.append(Slot(place.kinds.read(name, where), end == "top", sum(1 << seat for seat in seats)))
    in_bag = [place.kinds.read(name, where) for name in _words(place, stack.get("bag", []), f"{where}, bag")]
    if len(in_bag) + len(ends) > place.capacity:
        raise BadPosition(f"{where}: {len(in_bag) + len(ends)} pieces; right would be at most {place.capacity}")
    deeper = ends[len([slot for slot in ends if slot.on_top][: place.deep]) :]
    if place.deep < place.capacity and any(slot.knowing for slot in deeper):
        raise BadPosition(f"{where}: somebody knows a piece further down; right would be the highest {place.deep}")
    arrange(t, spot, in_bag, ends)


def _read_box(t: Table, content: Json) -> list[tuple[Kinds, list[int]]]:
    """For each sort, the number of pieces of each kind that are out of the game."""
    sorts = sorts_with_rest(t.game)
    names = [name for kinds in sorts for name in kinds.names]
    words = content.get(BOX, [])
    if not isinstance(words, list):
        raise BadPosition(f"{BOX}: {short(words)} is no list of names; right would be like {names[:1]}")
    for word in words:
        if word not in names:
            raise BadPosition(f"{BOX}: unknown piece {short(word)}; right would be {one_of(names, word)}")
    return [(kinds, [words.count(name) for name in kinds.names]) for kinds in sorts]


def _deal_the_rest(t: Table, content: Json) -> None:
    """Put pieces that were not mentioned on the pile, and refuse more pieces than exist."""
    for kinds, in_box in _read_box(t, content):
        assert kinds.supply is not None
        rest = next(place for place in t.game.places.all if place.rest and place.kinds is kinds)
        missing: list[int] = []
        for kind, lying in enumerate(lying_on_table(t, kinds)):
            found, supply, name = lying + in_box[kind], kinds.supply[kind], kinds.names[kind]
            if found > supply:
                raise BadPosition(f"{name} lies {found} times on the table; right would be at most {supply}")
            if rest.name in content and rest.form != STACK and found < supply:
                right = f"{supply} with all places and the {BOX!r} together, or no {rest.name!r} in the position"
                raise BadPosition(f"{rest.name}: {name} lies {found} times on the table; right would be {right}")
            missing += [kind] * (supply - found)
        for spot in sorted({rest.rests_at(kind) for kind in missing}):
            there = [kind for kind in missing if rest.rests_at(kind) == spot]
            if rest.form == STACK:
                arrange(t, spot, bag(t, spot) + there, slots(t, spot))
            else:
                t.fill(spot, t.pieces(spot) + there)


def _read_agenda(t: Table, content: Json) -> None:
    turn = content.get("turn")
    if "agenda" not in content:
        t.then(t.game.begin_turn(0 if turn is None else _seat(t, turn, "turn")))
        return
    _put_on_agenda(t, content["agenda"])
    if not t.over and turn is not None and turn != seat_word(t.game, t.step.seat):
        right = seat_word(t.game, t.step.seat)
        raise BadPosition(f"turn: {short(turn)} does not take the first step of the agenda; right would be {right!r}")


def _put_on_agenda(t: Table, agenda: object) -> None:
    if not isinstance(agenda, list) or not all(isinstance(words, str) for words in agenda):
        example = [step_words(t.game, t.game.step_by_number[t.game.begin_turn(0)])]
        raise BadPosition(f"agenda: {short(agenda)} is no list of steps; right would be like {example}")
    if len(agenda) > MOST_STEPS:
        raise BadPosition(f"agenda: {len(agenda)} steps; right would be at most {MOST_STEPS}")
    for words in reversed(agenda):
        t.then(_read_step(t, words))


def _read_step(t: Table, words: str) -> int:
    names = [kind.name for kind in t.game.steps.kinds]
    name, *rest = words.split() or [""]
    kind = t.game.steps.kind_called(name)
    if kind is None:
        raise BadPosition(f"agenda: unknown step {short(name)}; right would be {one_of(names, name)}")
    seat = "chance" if kind.of_chance else t.game.seat_names[0]
    if len(rest) != 1 + len(kind.fields):
        example = " ".join([name, seat, *[str(field.written(field.size() - 1)) for field in kind.fields.values()]])
        raise BadPosition(f"agenda: {short(words)} does not say all there is to say; right would be like {example!r}")
    if (rest[0] == "chance") != kind.of_chance:
        raise BadPosition(f"agenda: {short(words)} is not a step of {rest[0]}'s; right would be like '{name} {seat}'")
    numbers = [] if kind.of_chance else [_seat(t, rest[0], "agenda")]
    for word, (field, values) in zip(rest[1:], kind.fields.items(), strict=True):
        numbers.append(_read_field(t, values, word, f"agenda, {name}, {field}"))
    return kind.of(*numbers)


def _read_field(t: Table, field: Field, word: object, where: str) -> int:
    """A number of a step, or a space; a seat must exist at this table."""
    return _seat(t, word, where) if field is t.game.places.seats else field.read(word, where)
