"""Reasons for a bot's choice: the terms of the evaluation that it changes most, with their numbers."""

from __future__ import annotations

from typing import Final

from higaki.engine.match.compound_move import plan
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.scene import scene

# A term by its word, as it is on the one table and on the other.
Change = tuple[str, int, int]
# More reasons than this are no reason.
MOST: Final = 2


def intended(t: Table, thing: int) -> Table:
    """The table after the whole intention that begins with this thing."""
    after = t.clone()
    for planned in plan(t, thing, [], []):
        if not planned.forced:
            after.play(planned.thing)
    return after


def why_rather(t: Table, better: int, chosen: int) -> list[Change]:
    """What comes of one thing and is worth more than what comes of another that was pointed at instead.

    Only what the numbers say, too: nobody understands that something is better because it brings less of what is good.
    """
    changes = _changes(intended(t, chosen), intended(t, better), t.seat)
    return [change for gain, improved, change in changes if gain > 0 and improved][:MOST]


def why_each(t: Table, things: list[int]) -> list[list[Change]]:
    """What each of some things would change. What all of them change alike speaks for none of them."""
    found = [[change for _, _, change in _changes(t, intended(t, thing), t.seat)] for thing in things]
    shared = set(found[0]).intersection(*found[1:]) if len(found) > 1 else set()
    return [[change for change in some if change not in shared][:MOST] for some in found]


def different(t: Table, things: list[int]) -> list[int]:
    """Of things that come to the same only the first: they lead to one table, or nobody could tell them by words."""
    looks = _looks(t)
    seen: set[str] = set()
    kept: list[int] = []
    for thing in things:
        after, name = intended(t, thing), t.game.things.names[thing]
        observed = observe(after, t.seat)
        numbers = [int(observed[at]) for at in range(len(observed))]
        # What will be asked later is no part of what is observed.
        table = f"{numbers} {[int(step.number) for step in after.agenda]}"
        words = f"{looks.get(name, name)} {[int(term.amount) for term in t.game.terms(after, t.seat)]}"
        if table not in seen and words not in seen:
            kept.append(thing)
        seen |= {table, words}
    return kept


def _changes(one: Table, other: Table, seat: int) -> list[tuple[float, bool, Change]]:
    """What is otherwise for a seat on the other table, what matters most first.

    Of each how much more it is worth, and whether its amount is better, as a player counts it.
    """
    found = [
        (
            is_now.worth - was.worth,
            (is_now.amount < was.amount) == is_now.less_is_better,
            (is_now.word, was.amount, is_now.amount),
        )
        for was, is_now in zip(one.game.terms(one, seat), one.game.terms(other, seat), strict=True)
        if was.amount != is_now.amount
    ]
    found.sort(key=lambda change: -abs(change[0]))
    return found


def _looks(t: Table) -> dict[str, str]:
    """What lies where one can point, as texts speak of it: of two equal cards in a row they say the same."""
    found: dict[str, str] = {}
    for part in scene(t, t.seat)["places"]:
        for piece in [*part.get("pieces", []), *part.get("slots", [])]:
            if "thing" in piece and "kind" in piece:
                group, _, _ = piece["thing"].partition(".")
                found[piece["thing"]] = f"{group} {piece | {'thing': None}}"
    return found
