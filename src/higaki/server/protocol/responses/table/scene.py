"""A table as the engine shows it to one seat."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from higaki.server.protocol.responses.words import Earned, Field, Form, OptionValue, Preview, Printed, Seat, Thing


class Piece(TypedDict, closed=True):
    kind: str
    count: NotRequired[int]
    # The thing to choose, if the viewer can ever choose the piece.
    thing: NotRequired[Thing]
    mark: NotRequired[str]
    # Its orientation, if it was turned.
    turned: NotRequired[str]
    # Its space on a track.
    space: NotRequired[str]
    # What is printed on it, if its name does not say it all. Never sent: the client adds it (`Printings`).
    printed: NotRequired[Printed]


class Slot(TypedDict, closed=True):
    """A piece at the top or the bottom of a stack; its kind only if the viewer knows it."""

    end: Literal["top", "bottom"]
    back: str
    kind: NotRequired[str]
    # Added by the client, as for any piece.
    printed: NotRequired[Printed]
    # The thing to choose, while the viewer looks through the stack.
    thing: NotRequired[Thing]


class Part(TypedDict, closed=True):
    """One owner's part of a place: what the viewer may see of it."""

    place: str
    form: Form
    owner: Seat | None
    # The member it belongs to, if there is one such place per member of a sort other than seats.
    at: NotRequired[str]
    sort: NotRequired[str]
    count: NotRequired[int]
    # Absent if the viewer sees only the number of pieces.
    pieces: NotRequired[list[Piece]]
    # Hidden pieces that everybody saw when they were moved there.
    remembered: NotRequired[list[Piece]]
    # The number of hidden pieces by their backs.
    backs: NotRequired[dict[str, int]]
    # The top and the bottom of a stack, the highest first.
    slots: NotRequired[list[Slot]]
    # What is printed on the place itself, such as the size of a board; added by the client.
    printed: NotRequired[Printed]
    # The spaces of a track with something printed on them, in order; added by the client.
    spaces: NotRequired[dict[str, Printed]]


class Step(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # mypy does not know extra_items yet
    """What the seat whose turn it is should do: a name and its fields."""

    name: str


class Amount(TypedDict, closed=True):
    """A group of options that is a range of numbers."""

    group: str
    least: int
    most: int


class WhyNot(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # as above
    """Why a thing cannot be chosen: a reason and the fields of its text, `why-<why>`."""

    why: str


class Scene(TypedDict, closed=True):
    """A table as one seat, or a spectator, sees it."""

    game: str
    seats: list[Seat]
    # The options of this game.
    settings: dict[str, OptionValue]
    viewer: Seat | None
    # Whose turn it is; "chance" before a random draw.
    turn: Seat | None
    step: Step | None
    # The things that the viewer may choose now.
    options: list[Thing]
    amounts: list[Amount]
    previews: dict[Thing, Preview]
    # A sensible choice where the step completes an earlier choice.
    suggested: Thing | None
    # Things that the viewer may expect but cannot choose now.
    refused: dict[Thing, WhyNot]
    # Seats that play together; absent if everybody plays alone.
    teams: NotRequired[list[list[Seat]]]
    places: list[Part]
    over: bool
    # Once the game is over.
    scores: NotRequired[dict[Seat, int]]
    # The seats by rank, best first, once the game is over.
    ranking: NotRequired[list[list[Seat]]]
    # The score of each seat, then its tie-breaks, once the game is over.
    standing: NotRequired[dict[Seat, list[int]]]
    # The name of each tie-break in a standing.
    tie_breaks: NotRequired[list[str]]
    # The players' hidden pieces, once the game is over, and at every moment of its replay.
    revealed: NotRequired[list[Part]]
    # The sources of each seat's points, once the game is over.
    account: NotRequired[dict[Seat, list[Earned]]]
