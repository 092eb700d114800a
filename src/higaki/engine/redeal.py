"""Redealing: a table that a seat could just as well be sitting at, given all it knows. This is the table a bot gets."""

from __future__ import annotations

from higaki.engine.luck import Luck
from higaki.engine.places import HEAP, known
from higaki.engine.table import Table


def redeal(t: Table, viewer: int, luck: Luck) -> Table:
    """A clone with new luck, and all pieces of one back that the viewer cannot know shuffled and dealt back."""
    dealt = t.clone()
    dealt.luck = luck.below(1 << 15) << 30 | luck.below(1 << 15) << 15 | luck.below(1 << 15)
    eyes = t.game.eyes(t, viewer)
    unknown: dict[str, list[int]] = {}
    for spot, (place, owner) in enumerate(t.game.places.spots):
        if not known(place, owner, eyes) and t.at[spot]:
            unknown.setdefault(place.kinds.name, []).append(spot)
    for spots in unknown.values():
        pool = [piece for spot in spots for piece in t.at[spot]]
        _shuffle(pool, luck)
        for spot in spots:
            count = len(t.at[spot])
            mine = pool[:count]
            del pool[:count]
            dealt.at[spot] = sorted(mine) if t.game.places.spots[spot][0].form == HEAP else mine
    t.game.agree(dealt, eyes, luck)
    if dealt.seat != viewer and not dealt.over:
        dealt.options = dealt.agenda[-1].options(dealt)
    return dealt


def _shuffle(pieces: list[int], luck: Luck) -> None:
    for last in range(len(pieces) - 1, 0, -1):
        other = luck.below(last + 1)
        pieces[last], pieces[other] = pieces[other], pieces[last]
