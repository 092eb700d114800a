"""Who knows what: all that a seat could have concluded from what it saw move, kept beside a table that is played.

For each viewer it keeps every way in which the pieces that the viewer has seen can lie by now. Of this the table's own
notes are to say what is certain.
"""

from __future__ import annotations

from collections import Counter

from higaki.engine.base.piece_encoding import kind_of
from higaki.engine.table.events import MOVED, Listener
from higaki.engine.table.memory import lying_at
from higaki.engine.table.places import STACK
from higaki.engine.table.stacks import Slot, bag, slots
from higaki.engine.table.table import Table

# Pieces that a viewer has seen: of which kind, and at which spot they lie, in order.
World = tuple[tuple[int, int], ...]


class Watcher:
    """What every viewer at a table can be certain of.

    One that is forgetful remembers after each decision only what is certain, not that something lies here or there.
    """

    def __init__(self, t: Table, forgetful: bool) -> None:
        self.t = t
        self.forgetful = forgetful
        self.worlds: list[set[World]] = [{()} for _ in range(t.seats)]
        noted = t.game.layout.noted
        self.lying = {int(spot): lying_at(t, spot) for spot in noted if spot >= 0}

    def play(self, thing: int) -> None:
        """Play on, and watch."""
        t = self.t
        stacks = [spot for spot, (place, _) in enumerate(t.game.places.spots) if place.form == STACK]
        # All pieces of each stack, the highest first; of those between top and bottom nobody knows any.
        ends: dict[int, list[Slot]] = {}
        for spot in stacks:
            lying, unknown = slots(t, spot), [Slot(-1, False, 0)] * len(bag(t, spot))
            tops = [slot for slot in lying if slot.on_top]
            ends[spot] = [*tops, *unknown, *lying[len(tops) :]]
        listener = t.listener = Listener()
        t.play(thing)
        t.listener = None
        for event in listener.events:
            if event[0] == MOVED:
                self._watch(event[1], event[2], event[3], ends)
        for viewer in range(t.seats) if self.forgetful else ():
            self.worlds[viewer] = {
                tuple(sorted((kind, spot) for spot in self.lying for kind in self.certain(viewer, spot)))
            }

    def certain(self, viewer: int, spot: int) -> list[int]:
        """The kinds that lie there in every way in which things can be."""
        counts = [Counter(kind for kind, where in world if where == spot) for world in self.worlds[viewer]]
        least = counts[0]
        for other in counts[1:]:
            least &= other
        return sorted(least.elements())

    def _watch(self, piece: int, source: int, target: int, ends: dict[int, list[Slot]]) -> None:
        layout, kind = self.t.game.layout, int(kind_of(piece))
        left, reached = layout.noted[source], layout.noted[target]
        slot = ends[source].pop(0) if ends.get(source) else None
        if left == reached:
            return
        if left >= 0:
            self.lying[left].remove(kind)
        for viewer in range(self.t.seats):
            seen = (layout.sight[source] | layout.sight[target]) >> viewer & 1
            seen = seen or (slot is not None and slot.known_to(viewer))
            hidden = reached if reached >= 0 and not layout.sight[target] >> viewer & 1 else -1
            worlds = self.worlds[viewer]
            if left >= 0 and not layout.sight[source] >> viewer & 1:
                worlds = {new for world in worlds for new in self._ways(world, kind, left, hidden, bool(seen))}
            elif seen and hidden >= 0:
                worlds = {tuple(sorted([*world, (kind, hidden)])) for world in worlds}
            self.worlds[viewer] = worlds
        if reached >= 0:
            self.lying[reached].append(kind)

    def _ways(self, world: World, kind: int, left: int, hidden: int, seen: bool) -> list[World]:
        """What a world can be after a piece has left a hidden spot, and perhaps come to another."""
        backs = self.t.game.places.spots[left][0].kinds.back_numbers
        known = [one for one, where in world if where == left and backs[one] == backs[kind]]
        before = 1 + sum(1 for other in self.lying[left] if backs[other] == backs[kind])
        ways: list[World] = []
        for one in sorted(set(known)):
            if not seen or one == kind:
                rest = list(world)
                rest.remove((one, left))
                ways.append(tuple(sorted([*rest, (one, hidden)] if hidden >= 0 else rest)))
        if before > len(known):
            ways.append(tuple(sorted([*world, (kind, hidden)])) if seen and hidden >= 0 else world)
        return ways
