"""The types of everything that the server sends, and of some values that it receives.

This is their only definition. `python -m higaki.server.protocol.typescript` writes the client's
`web/src/api/generatedTypes.ts` from it, with the docstrings and the comments right above a name. Tests compare real
responses with these types. The engine makes scenes and entries (`engine/views/scene.py`, `engine/match/match.py`). A
closed type has no other fields.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

# The one of `typing` has no `closed` yet, and pydantic refuses it before Python 3.12.
from typing_extensions import TypedDict

# The name of a seat in the game.
Seat: TypeAlias = str
# What a player can choose: a lower-case path such as "hand.red_2".
Thing: TypeAlias = str
# A place and its owner; null in the middle of the table. The third part is the area, if each area has such a place.
Spot: TypeAlias = tuple[str, Seat | None] | tuple[str, Seat | None, str]
# What a board can show of an option before it is chosen; each game defines its content.
Preview: TypeAlias = dict[str, object]
# What is printed on something; each game defines its content.
Printed: TypeAlias = dict[str, object]
# A field of a step or an event: a number, or the name of a kind.
Field: TypeAlias = str | int
Fields: TypeAlias = dict[str, Field]
OptionValue: TypeAlias = str | int | bool
# Why a move cannot be undone: all are asked, something is drawn or shown, the game ends.
NoUndo: TypeAlias = Literal["asks_all", "draws", "shows", "ends"]
Form: TypeAlias = Literal["heap", "pile", "row", "stack", "track", "number"]
State: TypeAlias = Literal["waiting", "playing", "over"]
# Are pieces that were openly taken into a hidden hand shown to all ("open"), or must players remember them ("strict")?
Memory: TypeAlias = Literal["open", "strict"]
# Why a guest cannot take the seat back from a bot.
GaveUp: TypeAlias = Literal["resigned", "time", "absent"]
# What the others can decide about an absent player: a bot plays on, or the game ends and the absent player loses.
Remedy: TypeAlias = Literal["bot", "end"]
# How long a seat declines in advance: until the chapter ends, or only while it can only decline.
Scope: TypeAlias = Literal["always", "unable"]
ClockKind: TypeAlias = Literal["relaxed", "blitz", "days", "bank"]
# Is a game played at once, or over days?
Pace: TypeAlias = Literal["live", "days"]
# "time" occurs only at rated tables: at others a bot plays on for a player without time.
WhyEnded: TypeAlias = Literal["resigned", "agreed", "absent", "time", "closed"]
# The actions about an offer to end the game.
OfferAnswer: TypeAlias = Literal["offer", "accept", "decline", "withdraw"]
# Why the result of a rated table does not count: all agreed on the end, somebody never decided anything,
# or two players have played against each other too often within a day.
Uncounted: TypeAlias = Literal["agreed", "short", "pair"]
# What can be said in every language; its text is `phrase-<phrase>`.
Phrase: TypeAlias = Literal[
    "hello",
    "luck",
    "thanks",
    "well_played",
    "nice_move",
    "your_turn",
    "moment",
    "back",
    "sorry",
    "leaving_soon",
    "good_game",
    "rematch",
]
# What people do at a table beside the rules; its text is `table-<what>`.
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
    "vacation",
    "home",
    "handed_over",
    "took_over",
]
# A private copy of a running game, to try moves out; or of a moment of a finished one.
# Or of a puzzle.
TrialKind: TypeAlias = Literal["try_out", "what_if", "puzzle"]
# Why no further decision of a trial was played in the real game: all were; somebody else decides, or decided something
# else; something else was drawn or shown; it cannot be played there; the game had gone on differently before; everybody
# is asked. Its text is `played-this-<why>`.
WhyStopped: TypeAlias = Literal["all", "others", "chance", "impossible", "moved_on", "window"]
# Everybody meets everybody, or in every round those with equal points.
LeagueKind: TypeAlias = Literal["round_robin", "swiss"]
# The points of a game: the share of the opponents that were beaten, or one for the winner.
Scoring: TypeAlias = Literal["place", "win"]
LeagueState: TypeAlias = Literal["open", "running", "over"]
# "bye": who sits out. "none": a game without a result.
LeagueTableState: TypeAlias = Literal["waiting", "playing", "over", "bye", "none"]
# A source of points, and their number.
Earned: TypeAlias = tuple[str, int]


# The table, as the engine shows it


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


# Events. Three types are written as calls, because one field has the name of a Python keyword.

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


class Told(TypedDict, extra_items=Field):  # type: ignore[call-arg]  # as above
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


# A table and its guests


class Before(TypedDict, closed=True):
    """A player who left a seat that somebody else took over."""

    # Null for a guest who was deleted, or has no name.
    name: str | None
    # The number of decisions at the table by then.
    until: int


class Player(TypedDict, closed=True):
    """One seat, as a guest may see it."""

    seat: Seat
    # A reserved seat is free for one guest only, who sat there in the game before.
    kind: Literal["human", "bot", "free", "reserved"]
    name: str | None
    bot: str | None
    you: bool
    # The seat is reserved for this guest.
    for_you: bool
    # The host of the table sits here.
    host: bool
    # The guest who sat here was deleted.
    former: bool
    # Another person at the guest's own screen.
    here: bool
    connected: bool
    # The bot that plays for an absent person.
    stand_in: str | None
    # Why the person cannot take the seat back.
    gave_up: GaveUp | None
    # The person has left, and somebody else may take the seat over.
    vacant: bool
    # Who played here before, in order.
    before: list[Before]


class Said(TypedDict, closed=True):
    """A line of chat."""

    n: int
    # Null for a spectator.
    seat: Seat | None
    # The host of the table wrote it.
    host: bool
    # The same for all lines of one person at this table; empty if nobody wrote it.
    author: str
    name: str
    # Empty if the line is a phrase, or clears others.
    text: str
    phrase: Phrase | None
    # The line that this one removes, 0 for all before it; null for a line that was said. If the host did not remove it,
    # several people have reported it.
    clears: int | None
    at: str


class Muted(TypedDict, closed=True):
    """A person whose lines the guest does not want to read."""

    author: str
    name: str


class Report(TypedDict, closed=True):
    """A line for the host to judge, and the number of people who have reported it."""

    line: Said
    people: int


class Talk(TypedDict, closed=True):
    """What concerns only this guest about the chat."""

    # The author of the guest's own lines; null without a cookie.
    me: str | None
    muted: list[Muted]
    # The lines that the guest has reported.
    reported: list[int]
    # For the host.
    reports: list[Report]


class Planned(TypedDict, closed=True):
    """One choice of a compound move."""

    thing: Thing
    step: Step
    # The other choices; empty for the first choice and for a forced one.
    options: list[Thing]
    # The only possible choice, so nobody has to make it.
    forced: bool


class Happening(TypedDict, closed=True):
    """A line of the log about what people did beside the rules."""

    n: int
    # The entry it follows.
    after: int
    at: str
    what: What
    # Null if the guest has no seat.
    seat: Seat | None
    # How often the seat had been taken over by then; absent if never.
    part: NotRequired[int]
    # For a vote: the absent seat, and the wish.
    about: NotRequired[Seat]
    wish: NotRequired[Remedy]


class Awaited(TypedDict, closed=True):
    """A player who has to decide and is away, or was until a moment ago."""

    seat: Seat
    # Milliseconds of absence, when this was sent.
    away: int
    # Is the player still away?
    counting: bool
    # The limit is reached: the others may vote.
    over: bool
    # The seats that want a bot to play on, those that want the game to end, and those that have not voted yet.
    bot: list[Seat]
    end: list[Seat]
    undecided: list[Seat]
    may_vote: bool


class Offer(TypedDict, closed=True):
    """An offer to end the game as it stands."""

    by: Seat
    accepted: list[Seat]
    # The seats that have not answered yet.
    undecided: list[Seat]


class Clock(TypedDict, closed=True):
    """The table's clock when this was sent."""

    kind: ClockKind
    # The seconds per move, or per player.
    seconds: int
    # The seconds that a player regains with every move.
    increment: int
    # The milliseconds that each person has left.
    left: dict[Seat, int]
    # The seat whose time runs now.
    running: Seat | None
    # What happens when a player has no time left: "give_up", or a bot plays on; null for the usual bot.
    then: str | None
    # The daily hours in which a bank stands still.
    sleep: QuietHours | None
    # Of a clock over days: when the time of the running seat ends, and by seat until when a player is on vacation.
    due: str | None
    away: dict[Seat, str]


class Ended(TypedDict, closed=True):
    """Why a game ended before its rules ended it: somebody resigned, stayed away or had no time left, all agreed, or
    the host closed the table. A closed table has no result: neither ranks nor points.
    """

    why: WhyEnded
    # The seats that resigned, stayed away or have no time left; empty if all agreed.
    seats: list[Seat]
    at: str


class Reactions(TypedDict, closed=True):
    """How the guest's seat answers questions out of turn. Only this guest receives it."""

    seat: Seat
    # Is it asked even if it can only decline?
    asked_always: bool
    # The steps that it has declined until the chapter ends.
    declined: list[str]
    # The thing that declines; null while it is not asked out of turn.
    decline: Thing | None
    # The steps that are windows: it can decline them for the rest of the chapter.
    windows: list[str]
    # It has answered already; the server publishes the answer at its time.
    passing: bool
    # Its answer is held back until the time of the even window is over.
    held: bool
    # Milliseconds until the server answers for it; null without a limit.
    left: int | None
    # The entries of the guest's own seats that the server decided without asking.
    given: list[int]
    # The question of each that answered a window, by the number of the entry.
    questions: dict[str, Step]


class StandingOrder(TypedDict, closed=True):
    """A standing order that the rules of a game offer."""

    name: str
    # The questions that it may answer.
    steps: list[str]
    # The range of the number that the player sets; 0 and 0 without one.
    least: int
    most: int
    # Does it make sense now?
    possible: bool


class OrderEnd(TypedDict, closed=True):
    """Why a standing order no longer holds: what happened, or null if the chapter of the game is over."""

    event: Event | None


class GivenOrder(TypedDict, closed=True):
    """A standing order that the guest's seat has given."""

    name: str
    amount: int
    # Null while it holds.
    ended: OrderEnd | None


Became: TypeAlias = Literal["waits", "holds", "changed", "impossible"]


class PreparedMove(TypedDict, closed=True):
    """A move that the guest's seat has prepared: the question, the things, and what it does, as foreseen then."""

    step: str
    things: list[Thing]
    events: list[Event]
    # Is its question not asked yet, does it still do the same, or something else, or is it impossible?
    became: Became
    # What it does now, if that has changed.
    now: list[Event]


class InAdvance(TypedDict, closed=True):
    """What the guest's seat has decided in advance, and may decide. Only this guest receives it."""

    seat: Seat
    orders: list[StandingOrder]
    given: list[GivenOrder]
    prepared: list[PreparedMove]
    # The server plays for it in a moment.
    passing: bool


class ImaginedTurn(TypedDict, closed=True):
    """The next turn of the guest's seat as it imagines it, after the moves it has prepared."""

    moves: list[PreparedMove]
    # Null if nobody knows what comes after these moves.
    scene: Scene | None
    plans: dict[Thing, list[Planned]]
    final: dict[Thing, NoUndo]


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


class CardClock(TypedDict, closed=True):
    """The clock of a table in a list."""

    kind: ClockKind
    seconds: int
    increment: int


class Card(TypedDict, closed=True):
    """A table in a list of tables."""

    table: str
    game: str
    state: State
    seats: list[Player]
    turn: Seat | None
    your_turn: bool
    # Since when it is that seat's turn.
    turn_since: str | None
    # The seats by rank, best first, once the game is over; empty without a result.
    ranking: list[list[Seat]]
    ended: WhyEnded | None
    private: bool
    rated: bool
    # May its players try moves out in a private copy?
    try_out: bool
    # May somebody else take over a seat that its player has left?
    substitutes: bool
    # The seat that the guest has left, if somebody else has taken it over.
    left_seat: Seat | None
    league: TableLeague | None
    pace: Pace
    absence_limit: int
    clock: CardClock | None
    # At a table over days where it is the guest's turn: when their time ends.
    due: str | None
    updated: str


# Responses


class PlayedThis(TypedDict, closed=True):
    """How far the decisions of a trial are in the real game, which is at this table."""

    table: str
    played: int
    left: int
    # Null if more can be played.
    why: WhyStopped | None


class Seek(TypedDict, closed=True):
    """A game that the guest seeks."""

    game: str
    # The range of the number of seats.
    least: int
    most: int
    pace: Pace
    rated: bool
    # The seconds since the guest began to seek.
    waited: int
    # May the guest begin with bots on the empty seats now?
    bots: bool
    # The table that was found; null while the guest waits.
    table: str | None


class Sought(TypedDict, closed=True):
    """A game that some people seek."""

    game: str
    least: int
    most: int
    pace: Pace
    rated: bool
    people: int


class Lobby(TypedDict, closed=True):
    """What the front page shows of other people."""

    # The tables with a free seat, and running ones with a vacant seat.
    open: list[Card]
    # How many people are here, and the names of those who want to be seen.
    present: int
    names: list[str]
    # Does the guest want to be seen?
    visible: bool
    # The guest's own seeks, and those of everybody together.
    seeks: list[Seek]
    sought: list[Sought]


class SeekEnded(TypedDict, closed=True):
    # The table that was found before the seek was ended.
    table: str | None


class Seen(TypedDict, closed=True):
    """Whether the guest's name is shown among those who are here."""

    visible: bool


class Companion(TypedDict, closed=True):
    """Somebody with whom the guest has played: their seat at the last table they shared."""

    name: str
    table: str
    seat: Seat
    game: str
    # When that table was last changed, and how many tables they have shared lately.
    at: str
    games: int


class Blocked(TypedDict, closed=True):
    """Somebody whom the guest has blocked."""

    # With this the block is undone.
    id: str
    name: str


class LeaguePerson(TypedDict, closed=True):
    """A person or a bot in a league."""

    # By this number the host removes a person.
    number: int
    name: str | None
    bot: str | None
    # The guest was deleted.
    former: bool
    you: bool
    host: bool
    # The first and the last round in which they play; null before the start, and until they have left.
    since: int | None
    until: int | None


class Standing(TypedDict, closed=True):
    """A player in the standings of a league."""

    player: int
    # Equal players share a place.
    place: int
    points: float
    # Finished games, and rounds without one.
    games: int
    byes: int
    # The tie-breaks, in order: points against those with equal points, games won alone, the points of the opponents.
    direct: float
    wins: int
    opponents: float
    # Who has played for this player, one after the other; the last one plays now.
    people: list[LeaguePerson]


class LeagueSeat(TypedDict, closed=True):
    """Who sits at a seat of a league's table, and what they reached there."""

    player: int
    name: str | None
    bot: str | None
    former: bool
    you: bool
    # Null before the end, and without a result.
    place: int | None
    points: float | None


class LeagueTable(TypedDict, closed=True):
    # Null for a bye, and where bots alone would play.
    table: str | None
    state: LeagueTableState
    # In the order of the seats; one for a bye.
    seats: list[LeagueSeat]


class LeagueRound(TypedDict, closed=True):
    round: int
    tables: list[LeagueTable]


class League(TypedDict, closed=True):
    """The page of a league."""

    league: str
    name: str
    game: str
    options: dict[str, OptionValue]
    # At a full table.
    seats: int
    kind: LeagueKind
    scoring: Scoring
    clock: ClockWish | None
    pace: Pace
    # The bot that plays on when nobody replaces a player.
    bot: str
    # The greatest number of players.
    most: int
    state: LeagueState
    # The last round that has begun; 0 before the first.
    round: int
    # Null until a round robin has begun: it depends on the number of players.
    rounds: int | None
    # When the next round begins; null while one is played.
    begins: str | None
    host: str | None
    hosting: bool
    # Is the guest in the league?
    me: Literal["no", "waits", "plays", "left"]
    # The guest's player, and their table of this round while its game goes on.
    player: int | None
    table: str | None
    # Everybody before the start; afterwards those who wait for a place.
    waiting: list[LeaguePerson]
    standings: list[Standing]
    # The rounds that have begun, the last one first.
    played: list[LeagueRound]


class LeagueCard(TypedDict, closed=True):
    """A league in the guest's list."""

    league: str
    name: str
    game: str
    state: LeagueState
    round: int
    rounds: int | None
    people: int
    hosting: bool
    # The guest's table of this round while its game goes on.
    table: str | None


class LeagueAddress(TypedDict, closed=True):
    league: str


class GameOption(TypedDict, closed=True):
    name: str
    # The default first.
    values: list[OptionValue]
    # The numbers of players for which the option exists.
    seats: list[int]


class GameInfo(TypedDict, closed=True):
    name: str
    seats: list[int]
    minutes: int
    options: list[GameOption]
    # The options of a quick start.
    quick: dict[str, OptionValue]
    seat_names: list[Seat]
    # Does the game have pieces that a player would have to remember?
    remembers: bool
    # Does the game have windows, in which everybody may act?
    windows: bool
    bots: list[str]
    # All places of the table, for the help page.
    places: list[str]
    # How many lessons the tutorial has; 0 without a tutorial.
    lessons: int


class Printings(TypedDict, closed=True):
    """Everything that is printed on the pieces and boards of a game. Scenes omit it, because it never changes."""

    # By sort and kind.
    kinds: dict[str, dict[str, Printed]]
    # By place.
    places: dict[str, Printed]
    # By place and member, if each part of a place has its own print.
    slots: dict[str, dict[str, Printed]]
    # By track and space.
    spaces: dict[str, dict[str, Printed]]


class Rating(TypedDict, closed=True):
    """A player's rating in a game, if the guest may see it."""

    rating: int
    # After too few games, or with too high uncertainty: shown with a "?".
    provisional: bool
    # The player's page; null if it is not shown.
    page: str | None
    # The change by this table's result.
    change: int | None


class TableRatings(TypedDict, closed=True):
    """The ratings at a rated table: of the players who show theirs, and the guest's own."""

    ratings: dict[Seat, Rating]
    # Null while the game runs, if the result counts, and for spectators.
    uncounted: Uncounted | None


class RatedMoment(TypedDict, closed=True):
    """A point of a history: the number of games, the time, and the rating then."""

    games: int
    at: str
    rating: int
    provisional: bool


class GameRating(TypedDict, closed=True):
    game: str
    rating: int
    provisional: bool
    games: int
    # The last ratings, the oldest first.
    history: list[RatedMoment]


class Opponent(TypedDict, closed=True):
    """A player of another side; without a name if they show no page."""

    name: str | None
    page: str | None


class RatedGame(TypedDict, closed=True):
    """A rated game on a player's page."""

    game: str
    at: str
    # The rank among the sides.
    place: int
    sides: int
    change: int
    uncounted: Uncounted | None
    # The table, if everybody may see it.
    table: str | None
    partners: list[Opponent]
    opponents: list[Opponent]


class GuestPage(TypedDict, closed=True):
    """The page of a player's rated games. Guests also see their own page while it is hidden."""

    name: str | None
    # The address of the page; null while it is hidden.
    page: str | None
    you: bool
    # Does the page show statistics, too?
    statistics: bool
    ratings: list[GameRating]
    last: list[RatedGame]


class ShownPage(TypedDict, closed=True):
    page: str | None
    statistics: bool


class Rung(TypedDict, closed=True):
    """A player on a ladder."""

    place: int
    name: str | None
    page: str
    you: bool
    rating: int
    games: int


class Ladder(TypedDict, closed=True):
    """The players who show their page and whose rating is not provisional, best first."""

    game: str
    rungs: list[Rung]


class MyGames(TypedDict, closed=True):
    """A page of the guest's games: own turns, then running, waiting and finished games."""

    # How many games fit the filters; null on all pages but the first.
    count: int | None
    games: list[Card]
    # Where the next page begins; null on the last one.
    next: str | None


class Met(TypedDict, closed=True):
    """Who the guest has played with: a guest, a bot, another person at somebody's screen, or a deleted guest."""

    # By this, games are filtered; null for deleted guests, and for everybody but the guest.
    key: str | None
    kind: Literal["guest", "bot", "here", "former"]
    name: str | None
    # The level of a bot.
    bot: str | None
    # The page of a guest who shows it.
    page: str | None


class Tally(TypedDict, closed=True):
    """Sums over finished games with a result."""

    games: int
    # First places, shared ones included.
    wins: int
    # How many wins chance alone would give: a half against one other side, a third against two.
    fair_wins: float
    # The average place, and the one that chance alone would give.
    place: float
    fair_place: float


class Reviewed(TypedDict, closed=True):
    """What a review says of the guest's game, in shares of the win."""

    at: str
    # What all decisions brought, what luck brought, and what the guest's own mistakes cost.
    decided: float
    luck: float
    lost: float


class Way(TypedDict, closed=True):
    """A source of points in won games: points in one game, and the share of all points gained."""

    source: str
    points: float
    share: float


class GameStatistics(TypedDict, closed=True):
    game: str
    tally: Tally
    # How many of the games have a review; the last of them, the oldest first.
    reviewed: int
    trend: list[Reviewed]
    # How many of the won games have their points stored by source, and the largest sources.
    accounted: int
    ways: list[Way]


class OpponentStatistics(TypedDict, closed=True):
    opponent: Met
    tally: Tally


class Statistics(TypedDict, closed=True):
    """A guest's finished games. Others see only opponents who are bots or show a page."""

    all: Tally
    # The most frequent first.
    games: list[GameStatistics]
    opponents: list[OpponentStatistics]


class Me(TypedDict, closed=True):
    name: str
    tables: list[Card]


class Named(TypedDict, closed=True):
    name: str


class DeviceCode(TypedDict, closed=True):
    """A code that makes another device the same guest, valid for this many seconds."""

    code: str
    seconds: int


class Device(TypedDict, closed=True):
    """A device of this guest. Timestamps are days, so that no habits are recorded."""

    # Its id, with which it can be signed out.
    device: str
    made: str
    used: str
    # The device that sent the request.
    this: bool


class NewDevice(TypedDict, closed=True):
    """Whether another device was added that the requesting device has not shown yet."""

    # The day it was added.
    added: str | None


class MyTurn(TypedDict, closed=True):
    """A table where it is the guest's turn."""

    table: str
    game: str
    since: str | None


class Done(TypedDict, closed=True):
    """The request succeeded, and there is no other content."""

    done: bool


class TableAddress(TypedDict, closed=True):
    table: str


class Chat(TypedDict, closed=True):
    """The line of chat as it is sent to everybody."""

    said: Said


class Plan(TypedDict, closed=True):
    plan: list[Planned]
    # Why it cannot be undone; null if it can, until another seat decides.
    final: NoUndo | None


class Changed(TypedDict, closed=True):
    """A term of a seat's position and its change; its text is `term-<term>`."""

    term: str
    before: int
    after: int


class AdvisedMove(TypedDict, closed=True):
    """A move of a turn: what to choose one after the other, and what would happen, as far as the seat can know."""

    step: Step
    things: list[Thing]
    events: list[Event]


class Advice(TypedDict, closed=True):
    """A turn to play, up to its end or to what cannot be foreseen, and its largest effects."""

    moves: list[AdvisedMove]
    # How much less of the win than the best turn, and whether the difference is too small to count.
    behind: float
    alike: bool
    why: list[Changed]
    # Why the turn cannot be undone; null if it can, until another seat decides.
    final: NoUndo | None


class Hint(TypedDict, closed=True):
    """What a bot would do in the guest's place: up to three turns, the best first."""

    best: list[Advice]


class TagOfPuzzles(TypedDict, closed=True):
    """What puzzles are about, and how many are; its text is `puzzle-tag-<tag>` of the game."""

    tag: str
    puzzles: int


class PuzzleRating(TypedDict, closed=True):
    """A guest's own rating in the puzzles of a game."""

    rating: int
    provisional: bool
    # The last ratings, the oldest first; `games` counts the answers.
    history: list[RatedMoment]


class PuzzlesOfGame(TypedDict, closed=True):
    """The puzzles of a game, and how the guest does there."""

    game: str
    puzzles: int
    tags: list[TagOfPuzzles]
    # By the guest, at the first try: answered, and solved.
    answered: int
    solved: int
    # Null before the first answer.
    rating: PuzzleRating | None


class ListedPuzzle(TypedDict, closed=True):
    """A puzzle in a list."""

    puzzle: str
    # Its number among the puzzles of its game, from 1.
    number: int
    tags: list[str]
    seats: int
    # How many options there are.
    options: int
    # How hard it is, by the answers of all guests, and how many there were.
    rating: int
    answers: int
    # Whether the guest's first answer was right; null before it.
    solved: bool | None


class GamePuzzles(TypedDict, closed=True):
    """All puzzles of a game, the easiest first."""

    game: str
    puzzles: list[ListedPuzzle]


class PuzzleAgreement(TypedDict, closed=True):
    """May public games that the guest has finished become puzzles? A game does only if all its people agree."""

    agreed: bool


class PuzzleOfDay(TypedDict, closed=True):
    """The puzzle of a day, the same for everybody."""

    day: str
    game: str
    one: ListedPuzzle


class PuzzleView(TypedDict, closed=True):
    """A puzzle to be solved: the view of its seat. The solution is not in it."""

    game: str
    # "bots" or "people": whose game it is from.
    source: str
    scene: Scene
    plans: dict[Thing, list[Planned]]
    final: dict[Thing, NoUndo]
    one: ListedPuzzle


class PuzzleSolution(TypedDict, closed=True):
    """The right options, and the moves of the solution up to the next draw or the end of the turn."""

    best: list[Thing]
    moves: list[AdvisedMove]
    # The seat's share of the win after them.
    share: float
    # By how much less the second best option wins, half of its 99 % interval, and the number of redealt tables.
    lead: float
    within: float
    redeals: int
    # What the best option does better than the second.
    why: list[Changed]


class PuzzleResult(TypedDict, closed=True):
    """What an answer is worth, and the guest's rating by the first answer."""

    # Null if the guest asked for the solution.
    right: bool | None
    # How much of the win a wrong answer would have cost, with half of the 99 % interval, and what is better.
    cost: float
    within: float
    why: list[Changed]
    # Was this the first answer, which counts? Was that right?
    counted: bool
    solved: bool
    rating: int
    provisional: bool
    change: int
    # After a right answer, or if the guest asked for it.
    solution: PuzzleSolution | None


class Replay(TypedDict, closed=True):
    """A finished game as a spectator may see it."""

    moves: int
    entries: list[Entry]
    # The game started from a written position.
    from_position: bool


class ReplayScene(TypedDict, closed=True):
    scene: Scene


class DearDecision(TypedDict, closed=True):
    """A decision that lowered the seat's share of the win, judged by what the seat knew."""

    # The number of the log entry.
    number: int
    seat: Seat
    thing: Thing
    better: Thing
    # The difference in the share of the win to the better choice, and half of its confidence interval.
    cost: float
    within: float
    # The largest effects of the better choice.
    why: list[Changed]


class BestMove(TypedDict, closed=True):
    """A decision that was clearly better than the next best one, judged by what the seat knew."""

    # The number of the log entry.
    number: int
    seat: Seat
    thing: Thing
    # The difference in the share of the win to the next best choice, and half of its confidence interval.
    lead: float
    within: float
    # The largest effects of the choice.
    why: list[Changed]


class Balance(TypedDict, closed=True):
    """The sources of a seat's share of the win: begin, own and others' decisions, and luck add up to the end."""

    begin: float
    # The effect of its own decisions, and of the others'.
    own: float
    others: float
    luck: float
    # Half of the confidence interval of luck.
    within: float
    end: float
    # The cost of its own dear decisions.
    lost: float


class Review(TypedDict, closed=True):
    """The review of a finished game."""

    # The log entries after which the turn changed, and each seat's share of the win after each.
    numbers: list[int]
    chances: dict[Seat, list[float]]
    balances: dict[Seat, Balance]
    # The most expensive first.
    dear: list[DearDecision]
    # By seat its best one, if any was clearly better than the next best.
    best: dict[Seat, BestMove]
    # Did the rules end the game, so that the last share is the result?
    finished: bool


class ReviewSoFar(TypedDict, closed=True):
    """What is known of a review while it is under way: the first turns, then also dear decisions, as in a whole one."""

    numbers: list[int]
    chances: dict[Seat, list[float]]
    dear: list[DearDecision]


class ReviewState(TypedDict, closed=True):
    """The progress of a review; not begun if nobody has requested it."""

    begun: bool
    # From 0 to 1.
    done: float
    # Null before the first results, and when the review is whole.
    so_far: ReviewSoFar | None
    review: Review | None


class Mark(TypedDict, closed=True):
    """What a step of a tutorial highlights: a thing, a place, or one piece there."""

    thing: NotRequired[Thing]
    place: NotRequired[str]
    owner: NotRequired[Seat]
    kind: NotRequired[str]


class Moment(TypedDict, closed=True):
    """A moment of a tutorial: what the learner sees, and the moments that follow."""

    # Counted from 1; its texts are `lesson-<lesson>-<step>` and `lesson-<lesson>-<step>-title`.
    step: int
    mark: Mark
    scene: Scene
    # The events since the last moment; empty if the script skips some.
    entries: list[Entry]
    # The things to choose, each with the number of the next moment.
    leads: dict[Thing, int]
    # The next moment after reading; null if the learner must choose a thing, and at the end.
    next: int | None


class Tutorial(TypedDict, closed=True):
    """One lesson of a game's tutorial."""

    game: str
    # Counted from 1; its name is the text `lesson-<lesson>`.
    lesson: int
    seat: Seat
    steps: int
    moments: list[Moment]


class MailAddress(TypedDict, closed=True):
    address: str
    # Until it is confirmed, only the confirmation request is sent there.
    confirmed: bool


class QuietHours(TypedDict, closed=True):
    """Daily hours in minutes after midnight, in a time zone."""

    begin: int
    end: int
    zone: str


class Vacation(TypedDict, closed=True):
    """A guest's vacation. Clocks over days stand still meanwhile."""

    # Null if the guest is not on vacation.
    until: str | None
    # The days that are left of this year.
    days_left: int


class NoticeWishes(TypedDict, closed=True):
    """A guest's preferences for notices while away."""

    # The server's public key for subscriptions.
    key: str
    # The subscribed browsers, by digests of their endpoints.
    browsers: list[str]
    mail_offered: bool
    mail: MailAddress | None
    quiet: QuietHours | None


class NoticeTest(TypedDict, closed=True):
    """The number of channels to the guest, and how many of them failed."""

    ways: int
    failed: int


class Refused(TypedDict, closed=True):
    """A request that was not carried out."""

    # Its text is `error-<error>`.
    error: str
    detail: str
    # The seconds to wait before the next request.
    seconds: NotRequired[int]
    # The current table, if the request expected an older one.
    view: NotRequired[View]


# Request bodies


class MyWish(TypedDict, closed=True):
    kind: Literal["me"]


class FriendWish(TypedDict, closed=True):
    """A seat for anybody who opens the link."""

    kind: Literal["friend"]


class BotWish(TypedDict, closed=True):
    kind: Literal["bot"]
    bot: str


class HereWish(TypedDict, closed=True):
    """A seat for another person at the same screen."""

    kind: Literal["here"]
    name: str


class AgainWish(TypedDict, closed=True):
    """A seat that is reserved for somebody with whom the guest has played: who sat at this seat of that table."""

    kind: Literal["again"]
    table: str
    seat: Seat


SeatWish: TypeAlias = MyWish | FriendWish | BotWish | HereWish | AgainWish


class SeekWish(TypedDict, closed=True):
    command_id: str
    game: str
    least: int
    most: int
    pace: Pace
    rated: bool


class ClockWish(TypedDict, closed=True):
    kind: ClockKind
    seconds: int
    increment: int
    then: NotRequired[str | None]
    sleep: NotRequired[QuietHours | None]


class TableWish(TypedDict, closed=True):
    # A repeated request with the same id returns the same table.
    command_id: NotRequired[str]
    game: str
    seats: list[SeatWish]
    options: dict[str, OptionValue]
    private: bool
    memory: Memory
    # Absent or null without a clock.
    clock: NotRequired[ClockWish | None]
    rated: NotRequired[bool]
    # In seconds; absent or null for the server's default.
    absence_limit: NotRequired[int | None]
    even_windows: NotRequired[bool]
    substitutes: NotRequired[bool]
    # At a rated table: may players try moves out in a private copy? By default over days only.
    try_out: NotRequired[bool]


class LeagueWish(TypedDict, closed=True):
    # A repeated request with the same id returns the same league.
    command_id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    seats: int
    kind: LeagueKind
    # For a Swiss league only.
    rounds: int | None
    scoring: Scoring
    clock: ClockWish | None
    bot: str
    most: int


class ExploredDeal(TypedDict, closed=True):
    """A published deal of the explorer, and the key of its first position."""

    seats: int
    seed: int
    games: int
    key: str


class ExploredGame(TypedDict, closed=True):
    """The deals of a game's explorer; a position is there if at least so many games reached it."""

    game: str
    bot: str
    least: int
    deals: list[ExploredDeal]


class ExploredChoice(TypedDict, closed=True):
    """What some games chose: the share of the win of who chose, its interval, and the position that follows."""

    thing: Thing
    games: int
    wins: float
    low: float
    high: float
    next: str | None


class Explored(TypedDict, closed=True):
    """A position of the explorer, as the seat to move sees it."""

    game: str
    bot: str
    key: str
    parent: str | None
    seats: int
    seed: int
    decisions: int
    games: int
    seat: Seat
    scene: Scene
    choices: list[ExploredChoice]


class FoundPosition(TypedDict, closed=True):
    """The key of a position in the explorer of its game; None if it is not there."""

    game: str
    key: str | None
