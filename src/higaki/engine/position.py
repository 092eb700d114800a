"""Positions: a table written down in names, short and readable, as chess has its FEN.

What a position leaves out is filled in (see `read`); what is wrong in it is named.
"""

from __future__ import annotations

from higaki.engine.errors import BadPosition, RulesBug, one_of
from higaki.engine.game import Game
from higaki.engine.marks import kind_of, mark_on, marked
from higaki.engine.places import HEAP, NUMBER, ROW, TRACK, Kinds, Place
from higaki.engine.scene import Json
from higaki.engine.steps import CHANCE, NOBODY, Step
from higaki.engine.table import Table

MOST = 1_000_000


def write(t: Table) -> Json:
    """The position of a table, hidden pieces included."""
    game = t.game
    position: Json = {"game": game.name, "seats": t.seats}
    options = game.settings.chosen(t.settings)
    if options:
        position["options"] = options
    for place in game.places.all:
        if place.among or place.rest or place.derived:
            continue
        if place.per_seat:
            parts = {game.seat_names[owner]: _write_part(t, place, owner) for owner in range(t.seats)}
            content: object = {seat: part for seat, part in parts.items() if part}
        else:
            content = _write_part(t, place, NOBODY)
        if content:
            position[place.name] = content
    position["turn"] = None if t.over else _seat_word(game, t.seat)
    position["agenda"] = [_write_step(game, step) for step in reversed(t.agenda)]
    return position


def _write_part(t: Table, place: Place, owner: int) -> object:
    names = place.kinds.names
    if place.form == NUMBER:
        return t.numbers[place.of(owner)]
    if place.form == TRACK:
        assert place.spaces is not None
        return {name: place.spaces.names[t.numbers[place.first + number]] for number, name in enumerate(names)}
    lying = t.at[place.of(owner)]
    if place.form == ROW:
        return [_write_marked(place, piece) for piece in lying]
    words = [names[piece] for piece in sorted(lying)]
    turned = t.game.places.turned_in(place)
    if turned is not None:
        words += [f"{names[piece]} {turned.turned}" for piece in t.at[turned.of(owner)]]
    return words


def _write_marked(place: Place, piece: int) -> str:
    name = place.kinds.names[kind_of(piece)]
    if place.marks is None or mark_on(piece) == NOBODY:
        return name
    return f"{name} {place.marks.names[mark_on(piece)]}"


def _write_step(game: Game, step: Step) -> str:
    words = [type(step).__name__, _seat_word(game, step.seat)]
    for kinds, number in zip(game.step_kind(step).fields.values(), step.fields(), strict=True):
        words.append(str(number) if kinds is None else kinds.names[number])
    return " ".join(words)


def _seat_word(game: Game, seat: int) -> str:
    return "chance" if seat == CHANCE else game.seat_names[seat]


def read(game: Game, position: object, seed: int) -> Table:
    """A table that stands as the position says.

    A seat without an entry holds nothing there, pieces stand on the first space of their track, pieces not mentioned
    lie in the pile, numbers are 0, and without an agenda the turn of `turn` (or of the first seat) begins.
    """
    content = _dict(position, "the position")
    if content.get("game", game.name) != game.name:
        raise BadPosition(f"game: {content['game']!r} is not the game to start; right would be {game.name!r}")
    shared = ["game", "seats", "options", "turn", "agenda"]
    written = [place.name for place in game.places.all if not place.among and not place.derived]
    for key in content:
        if key not in shared and key not in written:
            raise BadPosition(f"unknown key {key!r}; right would be {one_of(shared + written)}")
    t = game.empty_table(_number(content.get("seats", game.settings.seats[-1]), "seats"), seed, _options(content))
    for name in written:
        place = game.places.named(name)
        assert place is not None
        if name in content:
            _read_place(t, place, content[name])
    _deal_the_rest(t, content)
    _read_agenda(t, content)
    wrong = game.complete(t)
    if wrong:
        raise BadPosition(wrong)
    try:
        t.settle()
    except RulesBug as bug:
        raise BadPosition(f"agenda: {bug}; right would be a step that can be taken here") from None
    return t


def _options(content: Json) -> Json:
    return _dict(content.get("options", {}), "options")


def _dict(value: object, where: str) -> Json:
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: {_short(value)} is no object; right would be names with what they hold")
    return value


def _number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise BadPosition(f"{where}: {_short(value)} is no count; right would be a whole number of 0 or more")
    return value


def _kind(kinds: Kinds, word: object, where: str) -> int:
    if not isinstance(word, str) or word not in kinds.numbers:
        raise BadPosition(f"{where}: unknown {kinds.name} {_short(word)}; right would be {one_of(kinds.names)}")
    return kinds.numbers[word]


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _seat(t: Table, word: object, where: str) -> int:
    names = t.game.seat_names[: t.seats]
    if not isinstance(word, str) or word not in names:
        raise BadPosition(f"{where}: nobody at this table is called {_short(word)}; right would be {one_of(names)}")
    return names.index(word)


def _read_place(t: Table, place: Place, content: object) -> None:
    if not place.per_seat:
        _read_part(t, place, NOBODY, content, place.name)
        return
    for name, part in _dict(content, place.name).items():
        _read_part(t, place, _seat(t, name, place.name), part, f"{place.name} of {name}")


def _read_part(t: Table, place: Place, owner: int, content: object, where: str) -> None:
    if place.form == NUMBER:
        t.numbers[place.of(owner)] = _number(content, where)
    elif place.form == TRACK:
        assert place.spaces is not None
        for piece, space in _dict(content, where).items():
            spot = place.first + _kind(place.kinds, piece, where)
            t.numbers[spot] = _kind(place.spaces, space, f"{where} {piece}")
    else:
        _read_pieces(t, place, owner, content, where)


def _read_pieces(t: Table, place: Place, owner: int, content: object, where: str) -> None:
    if not isinstance(content, list) or not all(isinstance(word, str) for word in content):
        raise BadPosition(
            f"{where}: {_short(content)} is no list of names; right would be like [{place.kinds.names[0]!r}]"
        )
    if place.form == ROW and len(content) > place.capacity:
        raise BadPosition(f"{where}: {len(content)} pieces; right would be at most {place.capacity}")
    turned = t.game.places.turned_in(place)
    for word in content:
        name, _, mark = word.partition(" ")
        piece = _kind(place.kinds, name, where)
        spot = place.of(owner)
        if mark and turned is not None and mark == turned.turned:
            spot = turned.of(owner)
        elif mark and place.marks is not None:
            piece = marked(piece, _seat(t, mark, f"{where}, {name}"))
        elif mark:
            right = f"{name!r} or '{name} {turned.turned}'" if turned is not None else repr(name)
            raise BadPosition(f"{where}: {_short(word)} says too much; right would be {right}")
        t.at[spot].append(piece)
        if place.form == HEAP:
            t.at[spot].sort()


def _deal_the_rest(t: Table, content: Json) -> None:
    """Put what was not mentioned on the pile, and refuse what there is not enough of."""
    spots = t.game.places.spots
    for place in t.game.places.all:
        if not place.rest or place.kinds.supply is None:
            continue
        for kind, supply in enumerate(place.kinds.supply):
            lying = 0
            for spot, (other, _) in enumerate(spots):
                if other.kinds is place.kinds:
                    lying += sum(1 for piece in t.at[spot] if kind_of(piece) == kind)
            name = place.kinds.names[kind]
            if lying > supply:
                raise BadPosition(f"{name} lies {lying} times on the table; right would be at most {supply}")
            if place.name in content and lying < supply:
                right = f"{supply} with all places together, or no {place.name!r} in the position"
                raise BadPosition(f"{place.name}: {name} lies {lying} times on the table; right would be {right}")
            t.at[place.first] += [kind] * (supply - lying)
        if place.form == HEAP:
            t.at[place.first].sort()


def _read_agenda(t: Table, content: Json) -> None:
    turn = content.get("turn")
    if "agenda" not in content:
        t.agenda = [t.game.begin_turn(0 if turn is None else _seat(t, turn, "turn"))]
        return
    agenda = content["agenda"]
    if not isinstance(agenda, list) or not all(isinstance(words, str) for words in agenda):
        raise BadPosition(f"agenda: {_short(agenda)} is no list of steps; right would be like ['StepName seat']")
    t.agenda = [_read_step(t, words) for words in reversed(agenda)]
    if t.agenda and turn is not None and turn != _seat_word(t.game, t.agenda[-1].seat):
        raise BadPosition(f"turn: {_short(turn)} does not take the first step of the agenda, {agenda[0]!r}")


def _read_step(t: Table, words: str) -> Step:
    names = [kind.name for kind in t.game.steps]
    name, *rest = words.split() or [""]
    if name not in names:
        raise BadPosition(f"agenda: unknown step {_short(name)}; right would be {one_of(names)}")
    kind = t.game.steps[names.index(name)]
    if len(rest) != 1 + len(kind.fields):
        right = " ".join([name, "SEAT", *[field.upper() for field in kind.fields]])
        raise BadPosition(f"agenda: {_short(words)} does not say all there is to say; right would be {right!r}")
    numbers: list[int] = [] if rest[0] == "chance" else [_seat(t, rest[0], "agenda")]
    for word, (field, kinds) in zip(rest[1:], kind.fields.items(), strict=True):
        where = f"agenda, {name}, {field}"
        if kinds is not None:
            numbers.append(_kind(kinds, word, where))
        elif word.isdecimal() and len(word) < 8:
            numbers.append(int(word))
        else:
            raise BadPosition(f"{where}: {_short(word)} is no count; right would be a whole number of 0 or more")
    try:
        return kind.step(*numbers)
    except TypeError:
        raise BadPosition(f"agenda: {_short(words)} is not a step of {rest[0]}'s") from None
