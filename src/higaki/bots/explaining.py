"""Why a bot would do something: the terms of the game's evaluation that it changes most, with their numbers."""

from typing import Final

from higaki.engine.intention import plan
from higaki.engine.table import Table

# A term by its word, as it is before and after.
Change = tuple[str, int, int]
# More reasons than this are no reason.
MOST: Final = 2


def changes(t: Table, thing: int) -> list[Change]:
    """What an intention that begins with this thing changes most for the seat that has to choose, the most first."""
    seat = t.seat
    after = t.clone()
    for planned in plan(t, thing, [], []):
        if not planned.forced:
            after.play(planned.thing)
    was, is_now = t.game.terms(t, seat), t.game.terms(after, seat)
    differences = [
        (abs(now.worth - before.worth), (now.word, before.amount, now.amount))
        for before, now in zip(was, is_now, strict=True)
        if before.amount != now.amount
    ]
    differences.sort(key=lambda difference: -difference[0])
    return [change for _, change in differences[:MOST]]
