"""What tests share: matches and tables to play on from, and reading in words what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import higaki
from higaki import catalogue
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.new_match import match_at, new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing

# A position of Osaka: grey could sail to Edo with its last tile, if it bought.
ABOUT_TO_WIN = {
    "seats": 2,
    "market": ["blue_5"],
    "farm": ["red_2", "red_3", "green_2"],
    "hand": {"grey": ["blue_5"], "white": ["red_5", "red_5"]},
    "goods": {"grey": ["blue_5"], "white": ["red_5", "red_3"]},
    "tiles": {"grey": ["blue"] * 7, "white": ["red"] * 7},
    "ship": {"blue": "enshunada_2", "red": "enshunada_2"},
    "turn": "grey",
}

# Matches of games that are in no catalogue, and tables in the middle of a game


def dealt(game: Game, seats: int = 2, seed: int = 1, **options: object) -> higaki.Match:
    return new_match(game, seats, Dealer(seed, None), options)


def at(game: Game, position: object, seed: int = 1) -> higaki.Match:
    return match_at(game, position, Dealer(seed, None))


def tables(game: Game, seats: int, seed: int, **options: object) -> Iterator[Table]:
    """Every table of a random game, up to its end. It is always the same table: who keeps one must clone it."""
    t = game.new_table(seats, seed, options)
    rng = rng_of(seed, "walk")
    while not t.over:
        yield t
        t.play(random_thing(t, rng))
    yield t


def spread(variant: tuple[str, int, dict[str, Any]], count: int, looks: int = 10) -> Iterator[Table]:
    """So many tables from all parts of random games, the last ones among them; about so many of each game."""
    name, seats, options = variant
    seed = 0
    while count > 0:
        walked = [t.clone() for t in tables(catalogue.find(name), seats, seed, **options)]
        for t in [walked[-1], *walked[:: max(1, len(walked) // looks)]][:count]:
            count -= 1
            yield t
        seed += 1


def walk(match: higaki.Match, seed: int, decisions: int = 10_000) -> higaki.Match:
    """Play on at random, so many decisions or to the end."""
    rng = rng_of(seed, "walk")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.options[rng.below(len(match.options))])
    return match


def play(match: higaki.Match, *things: str) -> higaki.Match:
    for thing in things:
        match.play(thing)
    return match


def finished_match(seats: int = 2) -> higaki.Match:
    """A game of Osaka in which everybody always takes the first option."""
    match = higaki.new("osaka", seats=seats, seed=5)
    while not match.over:
        match.play(match.options[0])
    return match


# What came of it, in words


def told(match: higaki.Match, what: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """All lines of one kind that a seat heard; None is what everybody heard."""
    return [event for entry in match.told(viewer) for event in entry["events"] if event["what"] == what]


def seen(match: higaki.Match, viewer: str | None, place: str, whose: str | None = None) -> dict[str, Any]:
    """What a seat is shown of a place, or of the part of one owner or area."""
    for part in match.scene(viewer)["places"]:
        if part["place"] == place and whose in (part["owner"], part.get("at")):
            return dict(part)
    raise AssertionError(f"{viewer} is shown no {place} of {whose}")


def part(match: higaki.Match, place: str, owner: str | None = None) -> Any:
    """What a position says of a place, or of an owner's part of it."""
    written = match.position().get(place, [] if owner is None else {})
    return written if owner is None else written.get(owner, [])


def count(match: higaki.Match, place: str) -> int:
    """A number that everybody sees; a position leaves out what is nothing."""
    return int(match.position().get(place, 0))


def cells(match: higaki.Match) -> set[str]:
    """The cells of a board that may be pointed at."""
    return {thing.removeprefix("cell.") for thing in match.options if thing.startswith("cell.")}
