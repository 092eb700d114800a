"""Several seats at one screen: does the screen show something that not all of them may see?"""

from __future__ import annotations

from higaki.engine.match.match import Match
from higaki.engine.table.places import STACK, visible
from higaki.engine.table.stacks import slots
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import told


def keep_secrets(match: Match, seats: list[int], since: int = 0) -> bool:
    """Does one of these seats know something now that another one of them may not know?

    Only real secrets count: an empty hand has none. An event that only one of them saw counts as long as its
    log shows it. `since` skips entries that are the same for all of them, because comparing a long log takes
    time.
    """
    t, game = match.table, match.game
    eyes = sorted({game.eyes(t, seat) for seat in seats})
    if len(eyes) < 2:
        return False
    if not t.over and t.step.hidden and t.seat in seats:
        return True
    return _lies_hidden(t, eyes) or _was_told_apart(match, eyes, since)


def _lies_hidden(t: Table, eyes: list[int]) -> bool:
    """Is there a piece that some of these viewers see and others do not?"""
    for spot, (place, member) in enumerate(t.game.places.spots):
        if t.size(spot) == 0:
            continue
        owner = t.game.places.owner(place, member)
        if len({visible(place, owner, one) for one in eyes}) > 1:
            return True
        if place.form == STACK and any(len({slot.known_to(one) for one in eyes}) > 1 for slot in slots(t, spot)):
            return True
    return False


def _was_told_apart(match: Match, eyes: list[int], since: int) -> bool:
    """Do the logs of two viewers differ, from an entry on? Entry 0 is the opening."""
    game, log = match.game, match.log[max(0, since - 1) :]
    if any(entry.hidden and game.eyes(match.table, entry.seat) in eyes for entry in log):
        return True
    for events in [*([match.opening] if since == 0 else []), *[entry.events for entry in log]]:
        heard = told(game, events, eyes[0])
        if any(told(game, events, one) != heard for one in eyes[1:]):
            return True
    return False
