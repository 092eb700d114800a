"""A table as one guest sees it, and the messages on the WebSocket that keep it up to date."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.events import Added, Entry
from higaki.server.protocol.responses.table.in_advance import InAdvance, Reactions
from higaki.server.protocol.responses.table.people import Player, Said, Talk
from higaki.server.protocol.responses.table.running import Awaited, Clock, Ended, Happening, Offer, Planned
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.protocol.responses.words import Memory, NoUndo, OptionValue, Remedy, Seat, State, Thing, TrialKind


class Shuffle(TypedDict, closed=True):
    """The shuffle of a waiting table."""

    # The seal, a digest of the key, which was drawn with the table.
    seal: str
    # Do the players come from elsewhere? Then the game begins when all have come, or after some seconds.
    gathers: bool
    # Is the game about to begin? Then everybody who has fixed a number shows it.
    begun: bool
    numbers: list[Added]


class Trial(TypedDict, closed=True):
    """What this private copy is a copy of."""

    kind: TrialKind
    # The table, or the puzzle; the seat, and the number of decisions before the copied moment.
    table: str
    seat: Seat
    moment: int
    # The number of the seat's decisions before others decide again: these could be played in the real game.
    moves: int
    # Are there hints?
    hints: bool


class TableLeague(TypedDict, closed=True):
    """The league that a table belongs to, and the round."""

    league: str
    name: str
    round: int


class View(TypedDict, closed=True):
    """A table as one guest sees it."""

    table: str
    # The number of the last change.
    seq: int
    game: str
    state: State
    private: bool
    players: list[Player]
    # The seat from which the guest looks; null for a spectator.
    viewer: Seat | None
    # The name of the host, and whether the guest is the host.
    host: str | None
    hosting: bool
    # The options that have an effect at this number of seats, and whether openly taken pieces stay visible.
    options: dict[str, OptionValue]
    memory: Memory
    # Does every window take the same time?
    even_windows: bool
    # Does the result count for ratings?
    rated: bool
    # May players try moves out in a private copy? And is this one? Then only its owner sees it.
    try_out: bool
    trial: Trial | None
    # May somebody else take over a seat that its player has left?
    substitutes: bool
    # The seat that the guest has left, if somebody else has taken it over.
    left_seat: Seat | None
    league: TableLeague | None
    # Null once the game is dealt.
    shuffle: Shuffle | None
    # Null before the game begins.
    scene: Scene | None
    # Several seats share the screen, and one of them sees something that another may not see: what a spectator sees.
    public_scene: Scene | None
    entries: list[Entry]
    # The number of decisions that the guest may undo.
    undoable: int
    # By option, why its compound move cannot be undone; all others can, until another seat decides.
    final: dict[Thing, NoUndo]
    # By option, the compound move that it begins, as the rules suggest it; most options begin none.
    plans: dict[Thing, list[Planned]]
    # The last lines of chat.
    chat: list[Said]
    talk: Talk
    # The table of the rematch, once somebody has requested it.
    rematch: str | None
    happenings: list[Happening]
    # The seconds that a player who has to decide may be away.
    absence_limit: int
    # Null while no absent player has to decide.
    awaited: Awaited | None
    offer: Offer | None
    # How often the guest may still offer to end the game.
    offers_left: int
    clock: Clock | None
    # Null if the game is running, or its rules have ended it.
    ended: Ended | None
    # The consequence if the guest resigned; null if the guest cannot resign.
    if_resigned: Remedy | None
    # Null for a spectator, and in games without questions out of turn.
    reactions: Reactions | None
    # Null for a spectator, and while no game is running.
    in_advance: InAdvance | None


class Update(TypedDict, closed=True):
    """The view in a message on the WebSocket or in the response to a move, with only the new part of log and chat."""

    seq: int
    view: View
    entries_from: int
    entries_total: int


class News(TypedDict, closed=True):
    """A message on the WebSocket when only presence, clocks or chat have changed."""

    seq: int
    # The seats of connected players.
    connected: list[Seat]
    awaited: Awaited | None
    clock: Clock | None
    # The new lines of chat.
    said: list[Said]


class GuestNews(TypedDict, closed=True):
    """A message on the WebSocket about the guest, not about the table."""

    # A device may have been added that this one has not shown yet.
    look_for_devices: bool
