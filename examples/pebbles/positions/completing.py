"""Written positions: what cannot be at a table."""

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.table import Table
from higaki.games.pebbles.box import PLAYERS
from higaki.games.pebbles.places import BEACH, HAND, SETS, TAKEN
from higaki.games.pebbles.rules.setup import pebbles_in_game
from higaki.games.pebbles.rules.turn import BeginTurn, KeepStone


def complete(t: Table) -> None:
    """Refuse what cannot be; nothing follows from the rest of a position."""
    pebbles, most = t[BEACH], pebbles_in_game(t)
    for seat in range(t.seats):
        pebbles += t[TAKEN + seat]
        if t[SETS + seat] and not t.over:
            raise BadPosition("sets: they are counted at the end of the game; right would be 0 until then")
    if pebbles > most:
        raise BadPosition(f"beach and taken: {pebbles} pebbles together; right would be at most {most}")
    if not t.over:
        refuse_what_cannot_follow(t)


def refuse_what_cannot_follow(t: Table) -> None:
    """A turn is asked of one player, or begins after a stone was kept."""
    agenda = t.agenda  # the next step comes last
    turn, keeping = agenda[0], agenda[1:]
    is_turn = not isinstance(turn, KeepStone) and (isinstance(turn, BeginTurn) or not keeping)
    if not is_turn or not all(isinstance(step, KeepStone) for step in keeping):
        right = "['BeginTurn crab'], or ['KeepStone crab', 'BeginTurn gull']"
        raise BadPosition(f"agenda: no turn can go on like this; right would be {right}")
    if t[BEACH] == 0 and not keeping:
        raise BadPosition("beach: no pebble is left, so the game would be over; right would be 1 or more")
    for step in keeping:
        if t.size(HAND + step.seat) == 0:
            name = PLAYERS.names[step.seat]
            raise BadPosition(f"agenda: {name} has no stone to keep; right would be at least one in the hand")
