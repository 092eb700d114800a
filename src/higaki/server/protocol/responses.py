"""The types of everything that the server sends, and of some values that it receives.

This is their only definition. `python -m higaki.server.protocol.typescript` writes the client's
`web/src/api/generatedTypes.ts` from it, with the docstrings and the comments right above a name. Tests compare real
responses with these types. The engine makes scenes and entries (`engine/views/scene.py`, `engine/match/match.py`). A
closed type has no other fields.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

# That of typing cannot be closed yet, and pydantic refuses it before Python 3.12.
from typing_extensions import TypedDict

# A seat by its name, as the game calls it.
Seat: TypeAlias = str
# What can be pointed at: a lower-case path such as "hand.red_2".
Thing: TypeAlias = str
# A place, and whose part of it; nobody owns what lies in the middle. A third word says in which area it is, if in each.
Spot: TypeAlias = tuple[str, Seat | None] | tuple[str, Seat | None, str]
# What a board can show of an option before it is taken; what is in it is the game's affair.
Preview: TypeAlias = dict[str, object]
# What is printed on something; what is in it is the game's affair, too.
Printed: TypeAlias = dict[str, object]
# A field of a step or an event: a number, or the name of a kind.
Field: TypeAlias = str | int
Fields: TypeAlias = dict[str, Field]
OptionValue: TypeAlias = str | int | bool
Form: TypeAlias = Literal["heap", "pile", "row", "stack", "track", "number"]
State: TypeAlias = Literal["waiting", "playing", "over"]
# Is what was openly taken into a hidden hand shown to all ("open"), or must they remember it ("strict")?
Memory: TypeAlias = Literal["open", "strict"]
# Why a guest cannot take the seat back on which a bot plays.
GaveUp: TypeAlias = Literal["resigned", "time", "absent"]
# What can be done about somebody who stays away: a bot plays on, or the game ends and who is away loses it.
Remedy: TypeAlias = Literal["bot", "end"]
# How long a seat declines in advance: until the chapter ends, or only while it can do nothing else.
Scope: TypeAlias = Literal["always", "unable"]
ClockKind: TypeAlias = Literal["relaxed", "blitz"]
# "time" only where it counts: at other tables a bot plays on for who has none left.
WhyEnded: TypeAlias = Literal["resigned", "agreed", "absent", "time", "closed"]
# What can be said about an end of the game that all agree on.
OfferAnswer: TypeAlias = Literal["offer", "accept", "decline", "withdraw"]
# Why the result of a rated table does not count: all agreed on the end, somebody never came to decide anything,
# or two of them have played against each other too often within a day.
Uncounted: TypeAlias = Literal["agreed", "short", "pair"]
# What people do at a table beside the rules; said by the text `table-<what>`.
What: TypeAlias = Literal[
    "resigned",
    "stood_in",
    "came_back",
    "voted",
    "withdrew",
    "time_over",
    "claimed",
    "here",
    "offered",
    "accepted",
    "declined",
    "took_back",
    "agreed",
    "cut_off",
    "closed",
]
# A word for where points came from, and how many.
Earned: TypeAlias = tuple[str, int]


# The table, as the engine shows it


class Piece(TypedDict, closed=True):
    kind: str
    count: NotRequired[int]
    # What to point at, if the viewer could ever point at it.
    thing: NotRequired[Thing]
    mark: NotRequired[str]
    # How it lies, if it was turned.
    turned: NotRequired[str]
    # Where it stands on a track.
    space: NotRequired[str]
    # What is printed on it, where its name does not say it all. Never sent: the client lays it on (`Printings`).
    printed: NotRequired[Printed]


class Slot(TypedDict, closed=True):
    """A piece on top of a stack or at its bottom; named only to who knows it."""

    end: Literal["top", "bottom"]
    back: str
    kind: NotRequired[str]
    # Laid on, as on any piece.
    printed: NotRequired[Printed]
    # What to point at, while the stack is looked at.
    thing: NotRequired[Thing]


class Part(TypedDict, closed=True):
    """One owner's part of a place: what the viewer may see of it."""

    place: str
    form: Form
    owner: Seat | None
    # The member it belongs to, where a place exists for each member of a sort other than seats.
    at: NotRequired[str]
    sort: NotRequired[str]
    count: NotRequired[int]
    # Absent where the viewer sees only how many there are.
    pieces: NotRequired[list[Piece]]
    # What everybody watched going there, though it lies hidden now.
    remembered: NotRequired[list[Piece]]
    # Hidden pieces, counted by what their backs show.
    backs: NotRequired[dict[str, int]]
    # The top and the bottom of a stack, the highest first.
    slots: NotRequired[list[Slot]]
    # What is printed on the place itself, as the size of a board; laid on.
    printed: NotRequired[Printed]
    # The spaces of a track on which something is printed, in their order; laid on.
    spaces: NotRequired[dict[str, Printed]]


class Step(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # mypy does not know extra_items yet
    """What the seat whose turn it is should do: a name and its fields."""

    name: str


class Amount(TypedDict, closed=True):
    """Options of a group that is a range: any number from the least to the most."""

    group: str
    least: int
    most: int


class WhyNot(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # as above
    """Why a thing cannot be chosen: a reason and the fields of its sentence, `why-<why>`."""

    why: str


class Scene(TypedDict, closed=True):
    """What one seat, or a spectator, sees of a table."""

    game: str
    seats: list[Seat]
    # The options the game is played with.
    settings: dict[str, OptionValue]
    viewer: Seat | None
    # Whose turn it is; "chance" while dice or lots are due.
    turn: Seat | None
    step: Step | None
    # What the viewer may point at now.
    options: list[Thing]
    amounts: list[Amount]
    previews: dict[Thing, Preview]
    # A sensible answer to a question that completes an earlier answer.
    suggested: Thing | None
    # What the viewer would look for but cannot point at now.
    refused: dict[Thing, WhyNot]
    # Seats that share what they have; absent where everybody plays alone.
    teams: NotRequired[list[list[Seat]]]
    places: list[Part]
    over: bool
    # Once the game is over.
    scores: NotRequired[dict[Seat, int]]
    # The seats on each place, best first, once the game is over.
    ranking: NotRequired[list[list[Seat]]]
    # The score of each seat, then what breaks ties, once the game is over.
    standing: NotRequired[dict[Seat, list[int]]]
    # A word for each number after the score in a standing.
    tie_breaks: NotRequired[list[str]]
    # What the players kept hidden, for everybody once the game is over.
    revealed: NotRequired[list[Part]]
    # Where the points of each seat came from, once the game is over.
    account: NotRequired[dict[Seat, list[Earned]]]


# What happened. Three are written as calls, because a field is called like a keyword of Python.

# A piece that went from one spot to another.
Moved = TypedDict(
    "Moved",
    {
        "what": Literal["moved"],
        "sort": str,
        # Not named where only its back was to be seen.
        "kind": str | None,
        "from": Spot,
        "to": Spot,
        # What its back shows, where backs differ and nothing else was to be seen.
        "back": NotRequired[str],
    },
    closed=True,
)

# Money or points that went from one number to another.
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


# A piece of a track that went from one space to another.
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


class Told(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # as above
    """A line of the log: which one, and the fields of its sentence. What it `scored` are points of its seat."""

    what: str


Event: TypeAlias = Moved | Shifted | Went | Told


class Added(TypedDict, closed=True):
    """A number that somebody adds to the shuffle: fixed by its digest (SHA-256), then shown."""

    # Those of one person; several, where they share a screen.
    seats: list[Seat]
    digest: str
    # Missing as long as it is not shown.
    number: str | None


class Entry(TypedDict, closed=True):
    """One decision in the log and what followed; number 0 is the beginning."""

    number: int
    seat: Seat | None
    # Not named at the beginning, and where the choice is a secret.
    thing: Thing | None
    events: list[Event]
    # In the first entry: the seal on how everything will be shuffled, given before anybody has decided anything.
    seal: NotRequired[str]
    # And the numbers that were added to it, by seats; none in a game with a seed.
    numbers: NotRequired[list[Added]]
    # In the last entry, once the game is over: the key that opens the seal.
    key: NotRequired[str]


# A table with the guests around it


class Player(TypedDict, closed=True):
    """One seat, as a guest may know it."""

    seat: Seat
    # A seat is reserved while it is free for one guest only: who sat there in the game before.
    kind: Literal["human", "bot", "free", "reserved"]
    name: str | None
    bot: str | None
    you: bool
    # It is reserved, and for the guest who looks.
    for_you: bool
    # Whoever opened the table sits here.
    host: bool
    # Somebody sat here who has left this server for good.
    former: bool
    # Somebody else at your own screen.
    here: bool
    connected: bool
    # The bot that plays for the person meanwhile.
    stand_in: str | None
    # Why the person cannot take the seat back.
    gave_up: GaveUp | None


class Said(TypedDict, closed=True):
    """A line of chat."""

    n: int
    # Who only watches has none.
    seat: Seat | None
    # Whoever opened the table said it.
    host: bool
    name: str
    text: str
    at: str


class Planned(TypedDict, closed=True):
    """One pointing of an intention of several."""

    thing: Thing
    step: Step
    # What else could be answered; empty for the first, which begins it, and where nothing else could.
    options: list[Thing]
    # There is no other answer, so nobody has to point.
    forced: bool


class Happening(TypedDict, closed=True):
    """A line of the log that the people wrote, not the rules."""

    n: int
    # The entry it follows.
    after: int
    at: str
    what: What
    # Missing where who did it has no seat.
    seat: Seat | None
    # For a vote: about whom, and for what.
    about: NotRequired[Seat]
    wish: NotRequired[Remedy]


class Awaited(TypedDict, closed=True):
    """Somebody who owes a decision and is away, or was until a moment ago."""

    seat: Seat
    # Milliseconds, when this was sent.
    away: int
    # Does that go on? Not for who has just come back.
    counting: bool
    # It is as long as the limit: the others may decide what to do.
    over: bool
    # Who wants a bot to play on, who wants the game to end, and who has not said anything yet.
    bot: list[Seat]
    end: list[Seat]
    undecided: list[Seat]
    may_vote: bool


class Offer(TypedDict, closed=True):
    """Somebody offers to end the game as it stands."""

    by: Seat
    accepted: list[Seat]
    # Who has not answered yet.
    undecided: list[Seat]


class Clock(TypedDict, closed=True):
    """The table's clock, as it stood when this was sent."""

    kind: ClockKind
    # For every move, or for every player.
    seconds: int
    # What a player gets back with every move.
    increment: int
    # Milliseconds, for every person.
    left: dict[Seat, int]
    # Whose time runs now.
    running: Seat | None


class Ended(TypedDict, closed=True):
    """Why a game ended before its rules did: somebody resigned, stayed away or had no time left, all agreed, or the
    host closed the table. A table that was closed has no result: neither places nor points.
    """

    why: WhyEnded
    # Who resigned, stayed away or has no time left; nobody where all agreed.
    seats: list[Seat]
    at: str


class Reactions(TypedDict, closed=True):
    """How the seat the guest looks from answers what is asked out of turn. Nobody else is shown it."""

    seat: Seat
    # Is it asked even where it can do nothing but decline?
    asked_always: bool
    # The steps it has declined in advance, until the chapter ends.
    declined: list[str]
    # What to decline with; missing while it is not asked such a question.
    decline: Thing | None
    # The steps that are windows, in which it can decline for the rest of the chapter.
    windows: list[str]
    # It is asked, but has answered already: that is given when its time has come.
    passing: bool
    # What it answered is held back until as much time has passed as for everybody.
    held: bool
    # Milliseconds until it is answered for them, where there is an end to it.
    left: int | None
    # The entries of the guest's own seats that the server answered, so that nobody was asked.
    given: list[int]


class Shuffle(TypedDict, closed=True):
    """How a table that waits will be dealt."""

    # On the key, which was drawn with the table.
    seal: str
    # Is the game about to begin? Then everybody who has fixed a number shows it.
    begun: bool
    numbers: list[Added]


class View(TypedDict, closed=True):
    """A table as one guest sees it."""

    table: str
    # The number of the last change.
    seq: int
    game: str
    state: State
    private: bool
    players: list[Player]
    # The seat the guest looks from; a spectator has none.
    viewer: Seat | None
    # Who opened the table, and whether that is the guest.
    host: str | None
    hosting: bool
    # What was agreed on: the game's options that matter at so many seats, and how much is remembered for all.
    options: dict[str, OptionValue]
    memory: Memory
    # Does every window take as long for everybody?
    even_windows: bool
    # Does the result count for ratings?
    rated: bool
    # Missing once the game is dealt.
    shuffle: Shuffle | None
    # Missing before the game begins.
    scene: Scene | None
    # Several seats share the screen, and one of them has something that is not for the eyes of another.
    secrets: bool
    entries: list[Entry]
    # How many of the last decisions the guest may take back.
    undoable: int
    # Options that cannot be taken back for sure: they reveal something or hand the turn on.
    final: list[Thing]
    # By option, the whole intention it begins, as the rules suggest it; most options begin none.
    plans: dict[Thing, list[Planned]]
    # What was said last.
    chat: list[Said]
    # The table of the next game, once somebody has asked for it.
    rematch: str | None
    happenings: list[Happening]
    # For how many seconds who owes a decision may be away.
    absence_limit: int
    # Missing while nobody who owes a decision is away.
    awaited: Awaited | None
    offer: Offer | None
    # How often the guest may still offer to end the game.
    offers_left: int
    clock: Clock | None
    # Missing where the game goes on, or its rules have ended it.
    ended: Ended | None
    # What would come of it if the guest resigned; missing for who cannot.
    if_resigned: Remedy | None
    # Missing for who does not play, and in games where nobody is asked out of turn.
    reactions: Reactions | None


class Update(TypedDict, closed=True):
    """What comes over the socket or as a move's answer: the view, of its log and its chat only what is missing."""

    seq: int
    view: View
    entries_from: int
    entries_total: int


class News(TypedDict, closed=True):
    """What comes over the socket when the table has not changed: who is there, what comes of it, and what was said."""

    seq: int
    # The seats whose players are there.
    connected: list[Seat]
    awaited: Awaited | None
    clock: Clock | None
    # The lines of chat that are missing.
    said: list[Said]


class GuestNews(TypedDict, closed=True):
    """What comes over the socket when something about the guest has changed, and not about the table."""

    # There may be a device that this one was not told of.
    look_for_devices: bool


class Card(TypedDict, closed=True):
    """A table in a list of tables."""

    table: str
    game: str
    state: State
    seats: list[Player]
    turn: Seat | None
    your_turn: bool
    # Since when it has been that one's turn.
    turn_since: str | None
    # The seats on each place, best first, once the game is over; none where there is no result.
    ranking: list[list[Seat]]
    ended: WhyEnded | None
    private: bool
    rated: bool
    absence_limit: int
    updated: str


# Answers to calls


class GameOption(TypedDict, closed=True):
    name: str
    # The default first.
    values: list[OptionValue]
    # The numbers of players it is for.
    seats: list[int]


class GameInfo(TypedDict, closed=True):
    name: str
    seats: list[int]
    minutes: int
    options: list[GameOption]
    # The options for who wants to be playing at once.
    quick: dict[str, OptionValue]
    seat_names: list[Seat]
    # Is there anything that a careful person would have to remember?
    remembers: bool
    # Are there moments in which everybody may act?
    windows: bool
    bots: list[str]
    # All places of its table, for the help.
    places: list[str]
    # Is there a tutorial?
    tutorial: bool


class Printings(TypedDict, closed=True):
    """All that is printed in a game's box. Scenes leave it out, because it never changes."""

    # By sort and kind.
    kinds: dict[str, dict[str, Printed]]
    # By place.
    places: dict[str, Printed]
    # By place and the member it belongs to, where each slot has its own.
    slots: dict[str, dict[str, Printed]]
    # By track and space.
    spaces: dict[str, dict[str, Printed]]


class Rating(TypedDict, closed=True):
    """How well somebody plays a game, for who may know it."""

    rating: int
    # Too few games yet, or too much doubt: shown with a "?".
    provisional: bool
    # The guest's page; missing for who shows none.
    page: str | None
    # What this table's result has changed.
    change: int | None


class TableRatings(TypedDict, closed=True):
    """The people at a rated table: those who show it, and oneself."""

    ratings: dict[Seat, Rating]
    # Missing while the game runs, where it counts, and for who only watched.
    uncounted: Uncounted | None


class RatedMoment(TypedDict, closed=True):
    """A point of a history: after which game, when, and the rating then."""

    games: int
    at: str
    rating: int
    provisional: bool


class GameRating(TypedDict, closed=True):
    game: str
    rating: int
    provisional: bool
    games: int
    # The last ones, the oldest first.
    history: list[RatedMoment]


class Opponent(TypedDict, closed=True):
    """Somebody from another side; who shows no page has no name here."""

    name: str | None
    page: str | None


class RatedGame(TypedDict, closed=True):
    """A rated game on somebody's page."""

    game: str
    at: str
    # Counted by sides.
    place: int
    sides: int
    change: int
    uncounted: Uncounted | None
    # The table, where everybody may look at it.
    table: str | None
    partners: list[Opponent]
    opponents: list[Opponent]


class GuestPage(TypedDict, closed=True):
    """What somebody shows of their rated games; to oneself also what one does not show."""

    name: str | None
    # Its address; missing while it is shown to nobody else.
    page: str | None
    you: bool
    ratings: list[GameRating]
    last: list[RatedGame]


class ShownPage(TypedDict, closed=True):
    page: str | None


class Rung(TypedDict, closed=True):
    """Somebody on a ladder."""

    place: int
    name: str | None
    page: str
    you: bool
    rating: int
    games: int


class Ladder(TypedDict, closed=True):
    """Those who show their page and are no longer provisional, best first."""

    game: str
    rungs: list[Rung]


class Me(TypedDict, closed=True):
    name: str
    tables: list[Card]


class Named(TypedDict, closed=True):
    name: str


class DeviceCode(TypedDict, closed=True):
    """What makes another device the same guest, for so many seconds."""

    code: str
    seconds: int


class Device(TypedDict, closed=True):
    """A browser that is this guest, too. Days, and no more: nobody is watched by the hour."""

    # What it is called when it is to be signed out.
    device: str
    made: str
    used: str
    # The one that asks.
    this: bool


class NewDevice(TypedDict, closed=True):
    """Was a device added, by a code, that the one which asks has not been told of?"""

    # The day.
    added: str | None


class MyTurn(TypedDict, closed=True):
    """A table where it is the guest's turn."""

    table: str
    game: str
    since: str | None


class Done(TypedDict, closed=True):
    """It was done, and there is nothing more to say; what is gone cannot be shown."""

    done: bool


class TableAddress(TypedDict, closed=True):
    table: str


class Chat(TypedDict, closed=True):
    """The line as everybody is sent it."""

    said: Said


class Plan(TypedDict, closed=True):
    plan: list[Planned]


class Changed(TypedDict, closed=True):
    """A term of how well somebody stands, said by the text `term-<term>`."""

    term: str
    before: int
    after: int


class Advice(TypedDict, closed=True):
    """Something to point at, the share of the win to be expected of it, and what it would change most."""

    thing: Thing
    share: float
    why: list[Changed]


class Hint(TypedDict, closed=True):
    """What a bot would point at in the place of who asks: two or three things, the best first."""

    best: list[Advice]


class Replay(TypedDict, closed=True):
    """A finished game as a spectator may hear it."""

    moves: int
    entries: list[Entry]
    # It began from a written position instead of the box.
    from_position: bool


class ReplayScene(TypedDict, closed=True):
    scene: Scene


class DearDecision(TypedDict, closed=True):
    """A decision that cost its seat something, by all that seat knew."""

    # The entry of the log.
    number: int
    seat: Seat
    thing: Thing
    better: Thing
    # The share of the win that the better one is worth more, and half of the interval it is sure within.
    cost: float
    within: float
    # What the better one would have changed most.
    why: list[Changed]


class Balance(TypedDict, closed=True):
    """How a seat's share of the win came about: begin, own and others' decisions, and luck add up to the end."""

    begin: float
    # Its own decisions, and those of the others.
    own: float
    others: float
    luck: float
    # Half of the interval of luck.
    within: float
    end: float
    # What its own dear decisions cost.
    lost: float


class Review(TypedDict, closed=True):
    """A finished game, reviewed."""

    # The entries of the log after which it was another's turn, and for each everybody's share of the win.
    numbers: list[int]
    chances: dict[Seat, list[float]]
    balances: dict[Seat, Balance]
    # The dearest first.
    dear: list[DearDecision]
    # Have the rules ended the game, so that its end is the result?
    finished: bool


class ReviewState(TypedDict, closed=True):
    """How far a review is; nobody has asked for one that has not begun."""

    begun: bool
    # From 0 to 1.
    done: float
    review: Review | None


class Mark(TypedDict, closed=True):
    """What a step of a tutorial is about: something to point at, or a place, or one piece there."""

    thing: NotRequired[Thing]
    place: NotRequired[str]
    owner: NotRequired[Seat]
    kind: NotRequired[str]


class Moment(TypedDict, closed=True):
    """A moment of a tutorial: what the learner sees, and how it goes on from there."""

    # Counted from 1; said by the texts `tutorial-<step>` and `tutorial-<step>-title`.
    step: int
    mark: Mark
    scene: Scene
    # What happened since the last moment; nothing where the script leaps ahead.
    entries: list[Entry]
    # The things to point at, each with the number of the moment it leads to.
    leads: dict[Thing, int]
    # The moment that reading on leads to; none where something must be pointed at, and at the end.
    next: int | None


class Tutorial(TypedDict, closed=True):
    game: str
    seat: Seat
    steps: int
    moments: list[Moment]


class MailAddress(TypedDict, closed=True):
    address: str
    # Until then nothing but the question is sent there.
    confirmed: bool


class QuietHours(TypedDict, closed=True):
    """In minutes after midnight, where the guest is; nothing is told in them."""

    begin: int
    end: int
    zone: str


class NoticeWishes(TypedDict, closed=True):
    """How a guest is told what happens while they are away."""

    # What a browser subscribes with.
    key: str
    # Those that have subscribed, by digests of their endpoints.
    browsers: list[str]
    mail_offered: bool
    mail: MailAddress | None
    quiet: QuietHours | None


class NoticeTest(TypedDict, closed=True):
    """How many ways there are to tell the guest something, and how many of them failed."""

    ways: int
    failed: int


class Refused(TypedDict, closed=True):
    """A request that was not carried out."""

    # Said by the text `error-<error>`.
    error: str
    detail: str
    # How long to wait before asking again.
    seconds: NotRequired[int]
    # The table as it stands, when the request spoke of an older one.
    view: NotRequired[View]


# What the server is sent


class MyWish(TypedDict, closed=True):
    kind: Literal["me"]


class FriendWish(TypedDict, closed=True):
    """A seat for whoever comes by the link."""

    kind: Literal["friend"]


class BotWish(TypedDict, closed=True):
    kind: Literal["bot"]
    bot: str


class HereWish(TypedDict, closed=True):
    """A seat for somebody else at the same screen."""

    kind: Literal["here"]
    name: str


SeatWish: TypeAlias = MyWish | FriendWish | BotWish | HereWish


class ClockWish(TypedDict, closed=True):
    kind: ClockKind
    seconds: int
    increment: int


class TableWish(TypedDict, closed=True):
    # Asking again with the same one is asking for the same table.
    command_id: NotRequired[str]
    game: str
    seats: list[SeatWish]
    options: dict[str, OptionValue]
    private: bool
    memory: Memory
    # Missing where nobody is in a hurry.
    clock: NotRequired[ClockWish | None]
    rated: NotRequired[bool]
    # In seconds; missing where the server may say.
    absence_limit: NotRequired[int | None]
    even_windows: NotRequired[bool]
