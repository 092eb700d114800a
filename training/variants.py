"""The variants of a game on which one net is trained: all seat counts and all values of options."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

from higaki import catalogue


class Variant(NamedTuple):
    """A seat count with options."""

    seats: int
    options: dict[str, Any]


def variants_of(name: str) -> list[Variant]:
    """By seat count, the most seats first: the default options, then few variants that have every value of each.

    The first of the list is the usual table.
    """
    settings = catalogue.find(name).settings
    found = []
    for seats in reversed(settings.seats):
        options = [option for option in settings.options if seats in option.seats]
        # The k-th variant has the k-th value of every option, or its default.
        for row in zip_longest(*[option.values for option in options]) if options else [()]:
            chosen = zip(options, row, strict=True)
            found.append(Variant(seats, {o.name: o.values[0] if value is None else value for o, value in chosen}))
    usual = min(4, settings.seats[-1])
    return sorted(found, key=lambda variant: variant.seats != usual)
