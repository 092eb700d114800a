"""Reasons for a bot's choice: the terms of the evaluation that it changes most, with their numbers."""

from __future__ import annotations

from typing import Final

from higaki.engine.match.move_plan import plan
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe
from higaki.engine.views.scene import scene

# The name of a term, its amount on the first table and on the second.
Change = tuple[str, int, int]
# The largest number of reasons.
MOST: Final = 2


def intended(t: Table, thing: int) -> Table:
    """The table after the whole compound move that begins with this thing."""
    after = t.clone()
    for planned in plan(t, thing, [], []).planned:
        if not planned.forced:
            after.play(planned.thing)
    return after


def why_rather(t: Table, better: int, chosen: int) -> list[Change]:
    """Effects of one thing that are worth more than those of another one that was chosen.

    Only effects with consistent amounts: a player would not understand that less of something good is better.
    """
    return why_better(intended(t, chosen), intended(t, better), t.seat)


def why_better(one: Table, other: Table, seat: int) -> list[Change]:
    """The same of two tables to which a seat's turns lead: what is better for it on the other one."""
    return _improvements(one, other, seat)[:MOST]


def why_each(t: Table, ends: list[Table]) -> list[list[Change]]:
    """The improvements up to each of some tables. A change that all of them share is no reason for one."""
    found = [_improvements(t, end, t.seat) for end in ends]
    shared = set(found[0]).intersection(*found[1:]) if len(found) > 1 else set()
    return [[change for change in some if change not in shared][:MOST] for some in found]


def different(t: Table, things: list[int]) -> list[int]:
    """Remove things with the same effect as an earlier one: they lead to the same table, or have the same text."""
    looks = _looks(t)
    seen: set[str] = set()
    kept: list[int] = []
    for thing in things:
        after, name = intended(t, thing), t.game.things.names[thing]
        observed = observe(after, t.seat)
        numbers = [int(observed[at]) for at in range(len(observed))]
        # Later questions are not part of an observation.
        table = f"{numbers} {[int(step.number) for step in after.agenda]}"
        words = f"{looks.get(name, name)} {[int(term.amount) for term in t.game.terms(after, t.seat)]}"
        if table not in seen and words not in seen:
            kept.append(thing)
        seen |= {table, words}
    return kept


def _improvements(one: Table, other: Table, seat: int) -> list[Change]:
    return [change for gain, improved, change in _changes(one, other, seat) if gain > 0 and improved]


def _changes(one: Table, other: Table, seat: int) -> list[tuple[float, bool, Change]]:
    """Differences for a seat on the second table, the most important first.

    Each with its difference in worth, and whether its amount is better, as a player counts it.
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
    """The names of the selectable pieces in texts: two equal cards in a row have the same text."""
    found: dict[str, str] = {}
    for part in scene(t, t.seat)["places"]:
        for piece in [*part.get("pieces", []), *part.get("slots", [])]:
            if "thing" in piece and "kind" in piece:
                group, _, _ = piece["thing"].partition(".")
                found[piece["thing"]] = f"{group} {piece | {'thing': None}}"
    return found
