"""The prints on pieces, places and spaces. They never change, so scenes omit them and they are added later."""

from __future__ import annotations

from higaki.engine.base.json_type import Json
from higaki.engine.table.game import Game
from higaki.engine.table.places import NUMBER, TRACK, Place


def printings(game: Game) -> Json:
    """All that is printed in a game's box: by sort and kind, by place, by place and slot, by track and space."""
    kinds: Json = {}
    places: Json = {}
    slots: Json = {}
    spaces: Json = {}
    for place in game.places.all:
        if place.form != NUMBER and place.kinds.printed is not None:
            kinds[place.kinds.name] = _by_name(place.kinds.names, place.kinds.printed)
        if place.printed:
            places[place.name] = place.printed
        elif _shows_slots(game, place):
            assert place.per is not None and place.per.printed is not None
            slots[place.name] = dict(zip(place.per.names, place.per.printed, strict=True))
        if place.form == TRACK:
            assert place.spaces is not None
            if place.spaces.printed is not None:
                spaces[place.name] = _by_name(place.spaces.names, place.spaces.printed)
    return {
        "kinds": {sort: printed for sort, printed in kinds.items() if printed},
        "places": places,
        "slots": slots,
        "spaces": {place: printed for place, printed in spaces.items() if printed},
    }


def _by_name(names: list[str], printed: list[dict[str, object]]) -> Json:
    return {name: words for name, words in zip(names, printed, strict=True) if words}


def _shows_slots(game: Game, place: Place) -> bool:
    """Is something printed on each slot? Prints on pieces with parts are shown with those pieces."""
    if place.per is None or place.per.printed is None:
        return False
    return not any(other.kinds is place.per for other in game.places.all)


def lay_on(game: Game, seen: Json) -> Json:
    """The scene with all that is printed on its pieces and places. `web/src/scene/staticFaces.ts` does the same."""
    printed = printings(game)
    for part in [*seen["places"], *seen.get("revealed", [])]:
        _lay_on_part(printed, part)
    return seen


def _lay_on_part(printed: Json, part: Json) -> None:
    place = part["place"]
    if place in printed["places"]:
        part["printed"] = printed["places"][place]
    elif place in printed["slots"]:
        part["printed"] = printed["slots"][place][part.get("at", part["owner"])]
    if place in printed["spaces"]:
        part["spaces"] = printed["spaces"][place]
    kinds = printed["kinds"].get(part.get("sort"), {})
    for piece in [*part.get("pieces", []), *part.get("remembered", []), *part.get("slots", [])]:
        if piece.get("kind") in kinds:
            piece["printed"] = kinds[piece["kind"]]
