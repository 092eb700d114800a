"""The log of a table: entries, and the events in them.

Three types are written as calls, because one field has the name of a Python keyword.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import Field, Seat, Spot, Thing

# A piece was moved from one spot to another.
Moved = TypedDict(
    "Moved",
    {
        "what": Literal["moved"],
        "sort": str,
        # Null if the viewer saw only its back.
        "kind": str | None,
        "from": Spot,
        "to": Spot,
        # Its back, if backs differ and the viewer saw only that.
        "back": NotRequired[str],
    },
    closed=True,
)

# Money or points were moved from one counter to another.
Shifted = TypedDict(
    "Shifted",
    {
        "what": Literal["shifted"],
        "count": int,
        "from": Spot,
        "to": Spot,
    },
    closed=True,
)


# A piece was moved from one space of a track to another.
Went = TypedDict(
    "Went",
    {
        "what": Literal["went"],
        "place": str,
        "kind": str,
        "from": str,
        "to": str,
    },
    closed=True,
)


class Told(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # mypy does not know extra_items yet
    """A line of the log: its name and the fields of its text. `scored` are points of its seat."""

    what: str


Event: TypeAlias = Moved | Shifted | Went | Told


class Added(TypedDict, closed=True):
    """A number that a player adds to the shuffle: fixed by its digest (SHA-256), then shown."""

    # The seats of one guest; several if people share a screen.
    seats: list[Seat]
    digest: str
    # Null until it is shown.
    number: str | None


class Entry(TypedDict, closed=True):
    """One decision in the log and its events; number 0 is the start of the game."""

    number: int
    seat: Seat | None
    # Null at the start, and if the choice is secret.
    thing: Thing | None
    events: list[Event]
    # In the first entry: the seal, a digest of the key of the shuffle, published before the first decision.
    seal: NotRequired[str]
    # In the first entry: the numbers that players added to the shuffle; absent in a game with a seed.
    numbers: NotRequired[list[Added]]
    # In the last entry, once the game is over: the key of the shuffle.
    key: NotRequired[str]
