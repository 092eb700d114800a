"""Words: names of values that several types use."""

from __future__ import annotations

from typing import Literal, TypeAlias

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
